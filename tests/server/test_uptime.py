"""Clocks stand still while no server runs, and do not jump with the clock of the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from grasse.server import desk as desk_module
from grasse.server.bots import Bots
from grasse.server.desk import GRACE, Desk
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.tables import Table
from grasse.server.uptime import Uptime, elapsed, gaps
from grasse.server.warmup import Warmup
from grasse.storage import store
from grasse.storage.store import open_database
from tests.server.servers import PATIENCE, ROOT, Player, Server
from tests.server.test_clocks import START, lay
from tests.server.test_endurance import ME, YOU, read_table, wait_for, wait_for_more

DAY = 86_400


def test_gaps_lie_between_runs_and_are_not_counted() -> None:
    runs = [(0.0, 10.0), (20.0, 40.0), (21.0, 30.0), (50.0, 60.0)]
    assert gaps(runs) == [(10.0, 20.0), (40.0, 50.0)]
    assert gaps([]) == []
    assert elapsed(5.0, 55.0, gaps(runs)) == 30.0
    assert elapsed(12.0, 18.0, gaps(runs)) == 0.0
    assert elapsed(30.0, 20.0, []) == 0.0


def test_the_time_goes_on_whatever_the_machine_says() -> None:
    wall, steady = [1000.0], [5.0]
    uptime = Uptime(lambda: wall[0], lambda: steady[0])
    for jump in (-300.0, 86_400.0):
        wall[0] += jump
        steady[0] += 1.0
    assert uptime.now() == 1002.0
    uptime.learn([(0.0, 10.0), (20.0, 900.0)])
    assert (uptime.now(), uptime.pauses) == (1002.0, [(10.0, 20.0)])
    uptime.learn([(0.0, 5000.0)])  # before it started, the clock was put back
    assert (uptime.now(), uptime.pauses) == (5000.0, [])


@pytest.mark.parametrize("kind", ["decision", "match"])
def test_what_passes_between_two_servers_is_on_nobodys_clock(tmp_path: Path, kind: str) -> None:
    database, now = str(tmp_path / "x.sqlite"), [START]

    async def serve(seconds: float) -> tuple[float | None, float | None]:
        """What the clock of the seat whose turn it is has left, before and after some seconds."""
        engine = open_database(database)
        with engine.begin() as connection:
            store.begin_run(connection, now[0])
        desk = Desk(engine, Bots(1), lambda: now[0])
        try:
            await desk.beat()
            if not await desk.read(store.find_match, "clocks"):
                await desk.lay(lay("", "", clock=kind, seconds=100))
            place = await desk.open("clocks")
            table = place.table
            assert table is not None
            before = table.left(table.turn, now[0])
            now[0] += seconds
            await desk.beat()
            await desk.sweep_clocks()
            assert table.away == set()
            return before, table.left(table.turn, now[0])
        finally:
            await desk.close()

    assert asyncio.run(serve(6)) == (100, 94)
    now[0] += 10_000  # nobody serves
    assert asyncio.run(serve(6)) == (94, 88)
    now[0] += 3  # a restart, as quick as one may be
    began, ended = asyncio.run(serve(GRACE + 5))  # the database was away for that long
    assert (began, round(ended or 0)) == (88, 88)


Scene = Callable[[Desk, list[float], Table], Coroutine[None, None, None]]


def at_clocks(database: str, now: list[float], scene: Scene, warmup: Warmup | None = None) -> None:
    """A server starts, and plays a scene at a table where each decision has 100 s."""

    async def play() -> None:
        engine = open_database(database)
        with engine.begin() as connection:
            store.begin_run(connection, now[0])
        desk = Desk(engine, Bots(1), lambda: now[0], warmup)
        try:
            if not await desk.read(store.find_match, "clocks"):
                await desk.beat()
                await desk.lay(lay("", "", clock="decision", seconds=100))
            table = (await desk.open("clocks")).table
            assert table is not None
            await scene(desk, now, table)
        finally:
            await desk.close()

    asyncio.run(play())


async def spend(desk: Desk, now: list[float], seconds: float) -> None:
    """Time passes, with all the looks at tables that come with it."""
    for _ in range(int(seconds)):
        now[0] += 1
        desk._beaten -= 1
        await desk.sweep_house()
        await desk.sweep_clocks()


def left(table: Table, now: list[float]) -> float | None:
    """What the seat whose turn it is has left."""
    assert table.away == set()
    return table.left(table.turn, now[0])


def test_what_a_server_takes_to_load_is_on_nobodys_clock(tmp_path: Path) -> None:
    """However short: a run that has not begun is none."""
    now, database = [START], str(tmp_path / "x.sqlite")

    async def first(desk: Desk, now: list[float], table: Table) -> None:
        await spend(desk, now, 12)

    async def second(desk: Desk, now: list[float], table: Table) -> None:
        now[0] += 7  # all is loaded
        await desk.beat()
        kept = left(table, now)
        assert kept is not None
        assert kept >= 88
        await spend(desk, now, 10)
        assert left(table, now) == kept - 10

    at_clocks(database, now, first)
    now[0] += 3
    at_clocks(database, now, second)


def test_no_clock_runs_while_a_game_is_compiled_after_an_update(tmp_path: Path) -> None:
    """Nobody could decide there, and the stand-in sat down as soon as it was ready."""
    now, database = [START], str(tmp_path / "x.sqlite")
    warmup = Warmup(("parfum", "perfumery"))

    async def first(desk: Desk, now: list[float], table: Table) -> None:
        await spend(desk, now, 12)

    async def second(desk: Desk, now: list[float], table: Table) -> None:
        await desk.beat()
        await spend(desk, now, 300)
        kept = left(table, now)
        assert kept is not None
        assert kept >= 88
        warmup.ready.add("perfumery")
        await spend(desk, now, 20)
        now_left = left(table, now)
        assert now_left is not None
        assert kept - 20 <= now_left <= kept - 14
        again = Table(table.row, table.chairs, table.entries, pauses=desk.uptime.pauses)
        assert again.left(table.turn, now[0]) == now_left  # it is written down

    at_clocks(database, now, first)
    now[0] += 3
    warmup.ready.add("parfum")
    at_clocks(database, now, second, warmup)


def test_a_game_that_cannot_be_compiled_stops_no_clock_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("it does not compile")

    monkeypatch.setattr(Staff, "ask", fail)
    warmup = Warmup(("parfum",))
    assert warmup.is_under_way
    asyncio.run(warmup.compile())
    assert warmup.waiting() == ["parfum"]
    assert not warmup.is_under_way
    warmup.close()


def test_a_moment_without_the_database_is_on_nobodys_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [START]

    async def scene(desk: Desk, now: list[float], table: Table) -> None:
        await spend(desk, now, 10)
        before = left(table, now)
        with monkeypatch.context() as away:

            def fail(*_: object) -> None:
                raise OperationalError("", None, Exception("nobody answers"))

            away.setattr(store, "keep_running", fail)
            away.setattr(store, "due_matches", fail)
            away.setattr(desk_module, "outside_changes", fail)
            for _ in range(6):
                now[0] += 1
                for look in (desk.sweep_clocks, desk.sweep_house):
                    with pytest.raises(Refusal, match="broken"):
                        await look()
        await spend(desk, now, 1)
        assert before is not None
        assert (left(table, now) or 0) >= before

    at_clocks(str(tmp_path / "x.sqlite"), now, scene)


@pytest.mark.slow
def test_a_real_server_that_was_away_for_hours_takes_nothing_from_a_player(tmp_path: Path) -> None:
    database = str(tmp_path / "grasse.sqlite")
    server = Server(database)
    server.start()
    try:
        match, key = server.open(ME, YOU, clock={"kind": "match", "seconds": 3600})
        players = [Player(server, match, key, seat) for seat in (1, 2)]
        for player in players:
            player.start()
        wait_for(lambda: sum(len(player.acknowledged) for player in players) > 4)
        for player in players:
            player.stop()
        server.kill()
        engine = open_database(database)
        with engine.begin() as connection:  # as if all that had been three hours ago
            for table, field in (
                *(("entries", "at"), ("matches", "created"), ("matches", "moved")),
                *(("matches", "due"), ("runs", "began"), ("runs", "ended")),
            ):
                connection.execute(text(f"UPDATE {table} SET {field} = {field} - 10800"))
        engine.dispose()
        server.start()
        with players[0].connect() as socket:
            message = socket.recv(timeout=PATIENCE)
        assert '"bot":"greedy"' not in str(message)
        assert "left" not in {entry.kind for entry in read_table(database, match).entries}
    finally:
        server.stop()


@pytest.mark.slow
def test_the_clocks_of_a_real_server_do_not_jump_with_that_of_its_machine(tmp_path: Path) -> None:
    """Forward and back while it serves, and back while it does not."""
    database, jump = str(tmp_path / "grasse.sqlite"), tmp_path / "jump"
    jump.write_text("0")
    server = Server(database, GRASSE_JUMP=str(jump))
    server.program = [str(ROOT / "tests" / "server" / "jumping.py")]
    server.start()
    players: list[Player] = []
    try:
        match, key = server.open(ME, YOU, clock={"kind": "match", "seconds": 7200})
        players = [Player(server, match, key, seat) for seat in (1, 2)]
        for player in players:
            player.start()
        for seconds in (DAY, -DAY):
            wait_for_more(players, 3)
            jump.write_text(str(seconds))
        wait_for_more(players, 3)
        server.kill()
        jump.write_text(str(-5 * DAY))
        server.start()
        wait_for_more(players, 3)
    finally:
        for player in players:
            player.stop()
        server.stop()
    entries = read_table(database, match).entries
    times = [entry.at for entry in entries]
    steps = [late - early for early, late in pairwise(times)]
    assert min(steps) > -desk_module.BEAT  # a server that was killed has told its time so long ago
    assert times[-1] - times[0] < DAY / 2
    assert "left" not in {entry.kind for entry in entries}
