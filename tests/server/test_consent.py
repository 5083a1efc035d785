"""What is undone, and who has to agree: among several people, and right after a fork."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grasse.games import GAMES
from grasse.server import tables
from grasse.server.fairness import verify
from grasse.server.messages import Refusal
from grasse.server.replays import Replay
from grasse.server.tables import Table
from grasse.storage.store import EntryRow
from tests.server.test_clocks import START, decide, lay
from tests.server.test_differences import moves


def decide_until_another(table: Table) -> int:
    """Goes on until the seat that decided first can no longer undo that alone."""
    seat = table.turn
    decide(table, START)
    while table.turn == seat or table.steps_back(seat):
        decide(table, START)
    return seat


def test_all_others_must_agree() -> None:
    table = lay("", "", "")
    seat = decide_until_another(table)
    others = [other for other in range(3) if other != seat]
    before = len(table.match.decisions)
    table.undo(seat, table.number, START)
    assert table.asked is not None
    table.answer(others[0], table.number, True, START)
    assert table.asked is not None
    assert len(table.match.decisions) == before  # one of two is not enough
    table.answer(others[1], table.number, True, START)
    assert table.asked is None
    assert len(table.match.decisions) < before
    assert table.turn == seat


def test_hints_too_need_everyone() -> None:
    table = lay("", "", "")
    table.ask_hints(0, table.number, START)
    table.answer(2, table.number, True, START)
    assert not table.hints
    table.answer(1, table.number, True, START)
    assert table.hints


def test_what_comes_from_another_match_is_not_undone() -> None:
    old = lay("", "")
    for _ in range(20):
        decide(old, START)
    made = zip(old.match.decisions, old.match.deciders, strict=True)
    entries = [
        EntryRow("fork", number, tables.DRAWN if seat < 0 else tables.DECIDED, seat, action, START)
        for number, (action, seat) in enumerate(made, 1)
    ]
    row = replace(old.row, match="fork", forked=len(entries))
    table = Table(row, [replace(chair, match="fork") for chair in old.chairs], entries)
    table.begin(START)
    for seat in (0, 1):
        assert table.match.steps_back(seat, agreed=True) > 0  # by the rules alone one could
        assert table.steps_back(seat) == table.steps_back(seat, agreed=True) == 0
        with pytest.raises(Refusal, match="nothing_to"):
            table.undo(seat, table.number, START)
    seat = decide_until_another(table)
    table.undo(seat, table.number, START)
    table.answer(1 - seat, table.number, True, START)
    assert len(table.match.decisions) >= row.forked


def test_a_match_ends_as_it_stands_if_everyone_agrees() -> None:
    table = lay("", "")
    for _ in range(5):
        decide(table, START)
    table.ask_end(0, table.number, START)
    assert table.status == "playing"
    assert table.asked is not None
    assert table.asked.sent().back == -1
    table.answer(1, table.number, True, START)
    assert (table.status, table.scores(), table.due(START)) == ("over", [], None)
    with pytest.raises(Refusal, match="over"):
        table.decide(0, table.number, 0, START)
    with pytest.raises(Refusal, match="over"):
        table.welcome(table.chairs[0], START)
    again = Table(table.row, table.chairs, table.entries)
    assert (again.status, again.standing(START)) == ("over", table.standing(START))
    assert "result: unfinished" in Replay(again).record()
    assert verify(Replay(again).record(), again.match).drawn > 5


def test_whoever_plays_with_bots_alone_may_end_it_at_once() -> None:
    table = lay("", "greedy")
    assert [entry.kind for entry in table.ask_end(0, table.number, START)] == ["asked", "closed"]


def test_the_secret_is_not_shown_before() -> None:
    table = lay("", "")
    table.ask_end(0, table.number, START)
    assert table.row.secret not in table.picture(0, 0, START).decode()
    table.answer(1, table.number, True, START)
    assert table.row.secret in table.picture(0, 0, START).decode()


def test_what_was_forced_is_known_without_playing_it_again() -> None:
    for table in moves(GAMES["parfum"]):
        for seat in range(table.row.seats):
            for agreed in (False, True):
                assert table.last_choice(seat, agreed) == table.match.steps_back(seat, agreed)
