"""Stepping through a finished match: the right table, a few decisions away."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from grasse.kernel.match import Match
from grasse.server import replays
from grasse.server.matches import match_of
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from tests.server.browsers import Browser, finish, play_on
from tests.server.test_clocks import START, lay


def test_every_step_is_a_few_decisions_away(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay("", "")
    play_on(table, START)
    straight = match_of(table.row)
    states = [straight.state.tobytes()]
    for action in table.match.decisions:
        straight.play(action)
        states.append(straight.state.tobytes())
    play, played = Match.play, list[int]()

    here = threading.get_ident()

    def count(match: Match, action: int) -> object:
        if threading.get_ident() == here:  # bots of a server in this process may still play
            played.append(action)
        return play(match, action)

    monkeypatch.setattr(Match, "play", count)
    replay = Replay(table)
    numbers = list(range(len(states)))
    random.Random("steps").shuffle(numbers)
    replay.after(numbers[-1])
    replay.after(len(states) - 1)
    for number in numbers:
        played.clear()
        again, rows = replay.after(number)
        assert again.state.tobytes() == states[number]
        assert again.decisions == table.match.decisions[:number]
        assert (rows is None) == (number == 0)
        assert len(played) <= replays.EVERY
    for number in (-1, len(states)):
        with pytest.raises(Refusal, match="no_such_number"):
            replay.after(number)
    played.clear()
    assert replay.whole() is replay.whole()
    assert len(played) == len(states) - 1


def test_a_replay_is_made_once_and_nobody_waits_for_it(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes its time is done beside the loop that all tables share."""
    match = browser.open("me", "me", game="aqua-mirabilis")["match"]
    finish(browser, match)
    made: list[Replay] = []
    done: list[tuple[str, bool]] = []
    begin = Replay.__init__

    def count(self: Replay, *given: Any) -> None:
        made.append(self)
        begin(self, *given)

    def watch(name: str) -> None:
        work = getattr(Replay, name)

        def do(self: Replay, *given: Any) -> Any:
            done.append((name, asyncio._get_running_loop() is not None))
            return work(self, *given)

        monkeypatch.setattr(Replay, name, do)

    monkeypatch.setattr(Replay, "__init__", count)
    for name in ("whole", "step", "record"):
        watch(name)
    for path in ("replay", "replay/9", "replay/9", "replay/1", "record"):
        assert browser.ask("GET", f"/api/matches/{match}/{path}").status_code == 200
    assert done == [("whole", False), *[("step", False)] * 3, ("record", False)]
    assert len(made) == 1
