"""Whoever leaves a rated match can return for a while before the others may end it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from grasse.server.grace import LIVE, SLOW
from grasse.server.judging import judge
from grasse.server.messages import Refusal
from grasse.server.tables import Table
from grasse.server.uptime import Span
from grasse.storage.leaving import GONE
from tests.server.test_clocks import START, lay

DAY = 24 * 3600.0


def rated(*players: str, clock: str = "decision", seconds: float = 60.0, **row: Any) -> Table:
    """A rated table that has begun, with holders."""
    table = lay(*players, clock=clock, seconds=seconds)
    table.row = replace(table.row, rated=True, **row)
    table.chairs = [
        replace(chair, holder="" if chair.player else f"p{chair.seat}") for chair in table.chairs
    ]
    return table


def reload(table: Table, pauses: Sequence[Span] = ()) -> Table:
    """The same table after the server was started again."""
    return Table(table.row, table.chairs, table.entries, pauses=pauses)


def graces(table: Table, now: float) -> list[float | None]:
    return [chair.grace for chair in table._told_alike(now)["chairs"]]


def ends(table: Table, seat: int, now: float) -> bool:
    """Whether a seat ends the match now."""
    try:
        table.ask_end(seat, table.number, now)
    except Refusal as refusal:
        if refusal.reason != "grace":
            raise
    return table.status == "over"


@pytest.mark.parametrize(
    ("clock", "seconds", "grace"),
    [("decision", 60.0, LIVE), ("match", 900.0, LIVE), ("decision", DAY, SLOW)],
)
def test_nobody_wins_the_moment_another_leaves(clock: str, seconds: float, grace: float) -> None:
    table = rated("", "", clock=clock, seconds=seconds)
    table.leave(1, START)
    assert graces(table, START + 10) == [grace, grace - 10]
    assert not ends(table, 0, START + grace - 1)
    assert ends(table, 0, START + grace)
    assert [each.place for each in judge(table.row, table.chairs, table.entries)] == [1, 2]


def test_whoever_returns_in_time_plays_on_and_may_leave_again() -> None:
    table = rated("", "")
    table.leave(1, START)
    table.come_back(1, START + LIVE - 1)
    assert graces(table, START + 2 * LIVE) == [LIVE, LIVE]
    table.leave(1, START + 2 * LIVE)
    assert not ends(table, 0, START + 3 * LIVE - 1)  # it begins again
    assert ends(table, 0, START + 3 * LIVE)


def test_it_stands_still_while_no_server_runs() -> None:
    table = rated("", "")
    table.leave(1, START)
    again = reload(table, [(START + 100, START + 1000)])
    assert graces(again, START + 1000) == [LIVE, LIVE - 100]
    assert not ends(again, 0, START + 1000)
    assert ends(again, 0, START + 900 + LIVE)


def test_a_match_is_not_ended_by_the_leaving_of_whoever_was_asked() -> None:
    table = rated("", "")
    table.ask_end(0, table.number, START)
    table.leave(1, START + 1)
    assert table.status == "playing"
    table.come_back(1, START + 2)
    table.answer(1, table.number, True, START + 3)
    assert table.status == "over"  # by consent, at any time


def test_all_who_left_are_waited_for() -> None:
    table = rated("", "", "")
    table.leave(1, START)
    table.leave(2, START + 100)
    assert not ends(table, 0, START + LIVE)
    assert ends(table, 0, START + 100 + LIVE)


def test_whoever_cannot_return_is_not_waited_for() -> None:
    table = rated("", "", clock="match", seconds=50.0)
    seat = table.turn
    table.end_time(START + 50)
    assert graces(table, START + 50)[seat] == 0.0
    assert ends(table, 1 - seat, START + 51)
    gone = rated("", "")
    gone.chairs[1] = replace(gone.chairs[1], holder=f"{GONE}x")
    gone.leave(1, START)
    assert ends(gone, 0, START)


def test_nothing_else_waits() -> None:
    alone = rated("", "greedy")
    assert graces(alone, START) == [None, None]
    assert ends(alone, 0, START)
    fun = lay("", "", clock="decision", seconds=60.0)
    fun.leave(1, START)
    assert graces(fun, START) == [None, None]
    assert ends(fun, 0, START)
    club = rated("", "", tournament="t")
    club.leave(1, START)
    assert graces(club, START) == [None, None]  # nobody ends it early
