"""Why a bot did that: who may ask, about what, and that nothing is told but what everybody saw."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grasse.kernel.seats import WATCHER
from grasse.server import hints
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.messages import Refusal
from grasse.server.reasons import Question, question, standing
from grasse.server.tables import BY_BOT, DECIDED, Table
from grasse.storage import store
from grasse.study.reasons import Reason
from tests.server.browsers import Browser
from tests.server.test_clocks import START, lay


def test_a_bot_says_why(browser: Browser) -> None:
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1, since=0) as socket:
        numbers: list[int] = []
        while not numbers:
            events = socket.table["events"]
            numbers = [e["number"] for e in events if (e["name"], e["seat"]) == ("die_taken", 2)]
            if socket.table["turn"] == 1:
                socket.decide()
            elif not numbers:
                socket.until_table()
        socket.send("why", number=numbers[0])
        found = socket.until(lambda message: message["type"] in ("why", "refused"))
        assert (found["type"], found["number"], found["bot"]) == ("why", numbers[0], "greedy")
        assert (found["tries"], found["ahead"]) == (10, False)
        socket.send("why", number=10_000)
        assert socket.refusal()["reason"] == "no_such_number"
    with browser.sit(match, 0) as watcher:
        watcher.send("why", number=numbers[0])
        assert watcher.refusal()["reason"] == "not_your_chair"


def test_a_question_holds_what_a_watcher_saw_before_the_decision() -> None:
    table = lay("", "greedy")
    seen: list[tuple[int, bytes, int]] = []  # number, view and action of each choice of the bot
    while len(seen) < 12:
        options, turn, number = table.match.options(), table.turn, table.number + 1
        action, view = options[-1], table.match.view(WATCHER).tobytes()
        table.decide(turn, table.number, action, START, BY_BOT if turn == 1 else DECIDED)
        if turn == 1 and len(options) > 1 and not is_hidden(table, action):
            seen.append((number, view, action))
    for number, view, action in seen:
        asked = question(table, number)
        assert (asked.view, asked.action, asked.player) == (view, action, "greedy")
    with pytest.raises(Refusal, match="no bot had a choice"):
        question(table, table.number + 1)


def test_a_turn_that_another_seat_led_to_is_asked_for_by_its_seat() -> None:
    """The event that a bot's turn begins has the number of what the person before it decided."""
    table = lay("", "greedy")
    led = first = 0
    while not first:
        turn, number, options = table.turn, table.number + 1, table.match.options()
        is_choice = turn == 1 and len(options) > 1 and not is_hidden(table, options[-1])
        first = number if is_choice and led else 0
        table.decide(turn, table.number, options[-1], START, BY_BOT if turn == 1 else DECIDED)
        led = number if turn == 0 and table.turn == 1 else led if turn == 1 else 0
    with pytest.raises(Refusal, match="no bot had a choice"):
        question(table, led)
    assert question(table, led, 1) == question(table, first)
    with pytest.raises(Refusal, match="no bot had a choice"):
        question(table, led, 0)


def test_events_tell_which_decisions_can_be_asked_for() -> None:
    """The log offered to explain what a person had decided before leaving, and the last scoring."""
    table, left = lay("", "greedy"), 0
    while table.awaits:
        if table.number > 60 and not table.bot(0):
            table.leave(0, START)
            left = table.number
        kind = BY_BOT if table.bot(table.turn) else DECIDED
        table.decide(table.turn, table.number, table.match.options()[-1], START, kind)
    told = table.events(0, 0)
    assert {event.seat for event in told if event.why} == {1, 2}
    assert not any(event.why for event in told if event.seat == 1 and event.number < left)
    for event in told:
        if event.why:
            asked = question(table, event.number, event.seat - 1)
            assert asked.seed == f"{table.name} {event.number}", "its own, and no later one"
    turned_up = [event for event in told if event.name == "tokens_counted"]
    assert len(turned_up) == 2
    assert not any(event.why for event in turned_up)


def is_hidden(table: Table, action: int) -> bool:
    """Whether others do not see what was chosen."""
    return table.match.game.notation.decision(action).hidden


def test_what_was_undone_was_never_decided() -> None:
    table = lay("", "")
    first = table.number + 1
    table.decide(table.turn, table.number, table.match.options()[0], START)
    seat = table.entries[first - 1].seat
    table.undo(seat, table.number, START)
    assert [entry for entry in standing(table.entries) if entry.number >= first] == []
    with pytest.raises(Refusal, match="no bot had a choice"):
        question(table, first)


def test_a_match_is_played_again_beside_the_loop_that_all_tables_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever asks waits for their turn among all that ask."""
    seen: list[object] = []

    def watched(*asked: Any) -> Question:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return question(*asked)

    async def explained(_: Bots, *asked: Any) -> Reason:
        seen.append(asked[-1])
        return Reason(1, 1, 0.0, "")

    monkeypatch.setattr(hints, "question", watched)
    monkeypatch.setattr(Bots, "explain", explained)

    async def scene() -> None:
        table, asker = lay("", "greedy"), ("here", "friend", "clocks")
        number = 0
        while not number:
            turn, options = table.turn, table.match.options()
            number = table.number + 1 if turn == 1 and len(options) > 1 else 0
            table.decide(turn, table.number, options[-1], START, BY_BOT if turn else DECIDED)
            number = 0 if number and is_hidden(table, options[-1]) else number
        desk = Desk(store.open_database(str(tmp_path / "x.sqlite")), Bots(1), lambda: START)
        try:
            await desk.lay(table)
            await hints.explain(desk, "clocks", number, WATCHER, asker)
        finally:
            await desk.close()
        assert seen == [asker]

    asyncio.run(scene())
