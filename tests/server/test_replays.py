"""Stepping through a finished match: the right table, a few decisions away."""

from __future__ import annotations

import random

import pytest

from grasse.kernel.match import Match
from grasse.server import replays, tables
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from tests.server.browsers import play_on
from tests.server.test_clocks import START, lay


def test_every_step_is_a_few_decisions_away(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay("", "")
    play_on(table, START)
    straight = tables.match_of(table.row)
    states = [straight.state.tobytes()]
    for action in table.match.decisions:
        straight.play(action)
        states.append(straight.state.tobytes())
    play, played = Match.play, list[int]()

    def count(match: Match, action: int) -> object:
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
