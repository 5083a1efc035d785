"""When a match begins: a pledge is waited for, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from grasse.server import tables
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.fairness import SHARED
from grasse.server.tables import PLEDGE_PATIENCE, Table
from grasse.storage import store
from grasse.storage.schema import CHAIRS
from tests.server.test_clocks import START, lay
from tests.server.test_fairness import ROSE

Scene = Callable[[Desk, list[float]], Coroutine[None, None, None]]


def promised(awaited: int = 0, free: int = -1) -> Table:
    """A table that waits for one pledge, and perhaps for somebody to sit down."""
    old = lay("", "")
    chairs = [replace(c, kind="open") if c.seat == free else c for c in old.chairs]
    table = Table(replace(old.row, luck=SHARED), chairs)
    table.await_pledge(awaited, START)
    table.begin(START)
    return table


def at_a_desk(folder: Path, scene: Scene) -> None:
    """Plays a scene at a desk whose clock it turns."""

    async def play() -> None:
        now = [START]
        desk = Desk(store.open_database(str(folder / "x.sqlite")), Bots(1), lambda: now[0])
        try:
            await scene(desk, now)
        finally:
            await desk.close()

    asyncio.run(play())


def test_a_pledge_that_never_comes_holds_a_match_up_for_a_minute(tmp_path: Path) -> None:
    """Nobody is connected: whoever went away has to be told that it is their turn."""

    async def scene(desk: Desk, now: list[float]) -> None:
        await desk.lay(promised())
        desk.places.clear()
        now[0] += PLEDGE_PATIENCE - 1
        await desk.sweep_clocks()
        row = await desk.read(store.find_match, "clocks")
        assert row is not None
        assert row.status == "waiting"
        now[0] += 1
        await desk.sweep_clocks()
        row = await desk.read(store.find_match, "clocks")
        assert row is not None
        assert row.status == "playing"

    at_a_desk(tmp_path, scene)


def test_a_pledge_that_comes_begins_the_match_at_once() -> None:
    table = promised()
    table.pledge(0, ROSE[-1], START + 1)
    assert table.status == "playing"
    assert table.trail.first == {0: ROSE[-1]}


def test_whoever_pledges_too_late_contributes_from_then_on() -> None:
    table = promised()
    assert table.begin(START + PLEDGE_PATIENCE)
    table.pledge(0, ROSE[-1], START + PLEDGE_PATIENCE + 5)
    assert table.trail.first == {}
    assert table.trail.pledged(0) == ROSE[-1]


def test_a_free_chair_is_waited_for_without_an_end() -> None:
    table = promised(free=1)
    assert table.due(START + 1e6) is None
    assert table.begin(START + 1e6) == []
    table.welcome(replace(table.chairs[1], kind="person"), START + 1e6)
    assert table.status == "playing"  # the pledge was waited for long enough


def test_a_minute_in_which_no_server_ran_does_not_count() -> None:
    table = promised()
    table.pauses = [(START + 10, START + 1000)]
    assert table.begin(START + 1000 + PLEDGE_PATIENCE - 11) == []
    assert table.begin(START + 1000 + PLEDGE_PATIENCE - 10)


@pytest.mark.parametrize("away", [False, True], ids=["clock", "stand-in"])
def test_a_chair_that_was_opened_in_the_middle_of_a_match_is_looked_after(
    tmp_path: Path, away: bool
) -> None:
    """Its clock runs on, and whoever stands in there is asked again after a restart."""

    async def scene(desk: Desk, now: list[float]) -> None:
        table = lay("", "", clock="decision", seconds=60)
        seat = table.turn
        if away:
            table.leave(seat, START)
        await desk.lay(table)

        def open_chair(connection: Connection) -> None:
            changed = CHAIRS.update().where(CHAIRS.c.seat == seat)
            connection.execute(changed.values(kind="open", invite="new"))

        await desk.write(open_chair)
        desk.places.clear()
        now[0] += 61
        await desk.sweep_clocks()
        opened = desk.places["clocks"].table
        assert opened is not None
        assert opened.bot(seat)
        assert opened.entries[-1].kind in (tables.LEFT, tables.BY_BOT)

    at_a_desk(tmp_path, scene)
