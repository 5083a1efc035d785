"""A socket dies, a match is damaged, a task fails: whatever it is, all else goes on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection

from grasse.server import app, tables
from grasse.server import desk as desk_module
from grasse.server.bots import Bots
from grasse.server.desk import LATER, Desk
from grasse.server.limits import UNLIMITED
from grasse.server.messages import Refusal
from grasse.server.tables import PATIENCE, Table
from grasse.storage import store
from grasse.storage.schema import ENTRIES
from grasse.storage.stewardship import tell_server
from tests.server.browsers import TIMEOUT, Browser
from tests.server.test_clocks import START, lay
from tests.server.test_overtaking import Newcomer, decision

STALE = 1.0  # seconds in which a table would be read that is older than what is being written

Act = Callable[[Desk, str], Coroutine[Any, Any, None]]


async def decide(desk: Desk, match: str) -> None:
    place = await desk.open(match)
    assert place.table is not None
    await desk.act(match, decision(place.table))


async def chat(desk: Desk, match: str) -> None:
    await desk.say(match, 0, "hello")


class Socket(Newcomer):
    """Somebody at a table, who counts how often there was something new."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@pytest.mark.parametrize("act", [decide, chat])
def test_whoever_goes_while_it_is_written_leaves_no_older_table(database: str, act: Act) -> None:
    """A socket that dies cancels what it began; what is on its way to the disk gets there."""

    async def scene() -> None:
        desk = Desk(store.open_database(database), Bots(1), lambda: START)
        begun, gate = threading.Event(), threading.Event()
        try:
            table = lay("", "")
            await desk.lay(table)
            other = Socket()
            place = await desk.sit(table.name, other)

            def hold(_: Connection) -> None:
                begun.set()
                gate.wait()

            desk.writer.submit(hold)
            await asyncio.to_thread(begun.wait)
            deciding = asyncio.create_task(act(desk, table.name))
            while not (desk.writer._jobs.qsize() or deciding.done()):
                await asyncio.sleep(0)
            assert not deciding.done()
            woken = other.woken
            deciding.cancel()
            await asyncio.gather(deciding, return_exceptions=True)
            looking = asyncio.create_task(desk.look(table.name, lambda table, _: table.number))
            await asyncio.wait([looking], timeout=STALE)
            gate.set()
            await looking
            await desk.write(lambda _: None)  # after which all before it is written
            await asyncio.gather(*desk._tasks, return_exceptions=True)
            written = await desk.read(store.entries_of, table.name)
            said = await desk.read(store.chat_of, table.name)
            assert place.table is not None
            assert place.table.number == written[-1].number
            assert place.table.chat == said
            assert other.woken > woken
        finally:
            gate.set()
            await desk.close()

    asyncio.run(scene())


def named(match: str, *players: str) -> Table:
    """A table of this name, with a minute for each decision."""
    table = lay(*players, clock="decision", seconds=60)
    chairs = [replace(chair, match=match) for chair in table.chairs]
    return Table(replace(table.row, match=match), chairs)


def damage(connection: Connection, match: str, number: int) -> None:
    """An entry goes missing; a server that runs on SQLite hears that something has changed."""
    lost = (ENTRIES.c.match == match) & (ENTRIES.c.number == number)
    assert connection.execute(ENTRIES.delete().where(lost)).rowcount == 1
    tell_server(connection, match)


@pytest.mark.parametrize("players", [("", ""), ("greedy", "greedy")])
def test_a_match_that_is_damaged_stops_no_clock_and_no_bot_of_others(
    database: str, players: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    now = [START]

    def open_desk() -> Desk:
        return Desk(store.open_database(database), Bots(1), lambda: now[0])

    async def scene() -> None:
        first = open_desk()
        first.homes.there, first.homes.mine = {0: 0.0}, 1  # its bots are asked by the next one
        try:
            await first.lay(named("bad", *players))
            now[0] += 1
            await first.lay(named("good", *players))
            await first.write(damage, "bad", 2)
        finally:
            await first.close()
        now[0] += 3600
        desk = open_desk()
        try:
            before = (await desk.read(store.numbers_of, ["good"]))["good"]
            await (desk.sweep_bots() if players[0] else desk.sweep_clocks())
            while (await desk.read(store.numbers_of, ["good"]))["good"] == before:
                await asyncio.sleep(0.01)
            kind = "bot" if players[0] else "person"
            assert "bad" not in await desk.read(store.due_matches, now[0], kind)
            assert "bad" in await desk.read(store.due_matches, now[0] + LATER, kind)
        finally:
            await desk.close()

    asyncio.run(scene())
    assert "match bad could not be looked after" in caplog.text


def test_a_match_that_is_damaged_keeps_no_other_from_being_taken_up(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        desk, elsewhere = (
            Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(2)
        )
        try:
            for match in ("bad", "good"):
                await desk.lay(named(match, "", ""))
            places = {match: await desk.sit(match, Socket()) for match in ("bad", "good")}
            before = await desk.read(store.numbers_of, list(places))
            for match in ("bad", "bad", "good"):
                await decide(elsewhere, match)
            await elsewhere.write(damage, "bad", before["bad"] + 1)
            await desk.sweep_house()
            assert places["good"].table is not None
            assert places["good"].table.number > before["good"]
            assert places["bad"].table is None  # it is not what is written
        finally:
            await desk.close()
            await elsewhere.close()

    asyncio.run(scene())
    assert "match bad could not be taken up" in caplog.text


def test_what_is_done_beside_the_requests_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was gone for good, in silence."""
    begun, again = [0], threading.Event()

    async def work(_: Desk) -> None:
        begun[0] += 1
        if begun[0] == 1:
            raise ValueError("a fault of ours")
        again.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(app, "watch", work)
    with TestClient(app.make_app(str(tmp_path / "grasse.sqlite"), UNLIMITED)):
        assert again.wait(TIMEOUT)
    assert "a fault of ours" in caplog.text


def test_a_database_that_can_only_be_read_is_told_like_one_that_is_away(
    postgresql: Callable[[], str],
) -> None:
    async def scene() -> None:
        desk = Desk(store.open_database(postgresql()), Bots(1), lambda: START)

        def write(connection: Connection) -> None:
            connection.exec_driver_sql("SET TRANSACTION READ ONLY")  # as it is with a stand-by
            store.begin_run(connection, START)

        try:
            with pytest.raises(Refusal, match="broken"):
                await desk.write(write)
        finally:
            await desk.close()

    asyncio.run(scene())


def test_what_is_refused_is_no_trouble_of_the_database(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """An invitation that is used up, say: else anybody could have all tables read again."""

    async def scene() -> None:
        desk = Desk(store.open_database(database), Bots(1), lambda: START)

        def refuse(_: Connection) -> None:
            raise Refusal("invitation_used", "somebody else was quicker")

        try:
            with pytest.raises(Refusal, match="invitation_used"):
                await desk.write(refuse)
            assert not desk.is_troubled
            await desk.sweep_house()
        finally:
            await desk.close()

    asyncio.run(scene())
    assert "answers again" not in caplog.text


def test_all_who_look_at_a_table_hear_together_that_the_database_hangs(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each would wait for those before: the twelfth for six minutes."""

    async def scene() -> None:
        desk = Desk(store.open_database(database), Bots(1), lambda: START)
        asked, gate = [], threading.Event()

        def hang(*_: Any) -> Table:
            asked.append(1)
            gate.wait()
            raise AssertionError("nobody waits any more")

        try:
            table = lay("", "")
            await desk.lay(table)
            desk.places.clear()
            monkeypatch.setattr(desk_module, "load_table", hang)
            desk.patience = 0.2
            looks = (desk.look(table.name, lambda table, _: table.number) for _ in range(12))
            heard = await asyncio.gather(*looks, return_exceptions=True)
            assert [getattr(each, "reason", each) for each in heard] == ["broken"] * 12
            assert len(asked) <= 2, "they asked one after the other"
        finally:
            gate.set()
            await desk.close()

    asyncio.run(scene())


def test_a_fault_with_a_bot_is_told_once_and_tried_again_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was tried again each second, for ever, and each time the log had all of it."""
    now = [START]

    async def scene() -> None:
        desk, tried = Desk(store.open_database(database), Bots(1), lambda: now[0]), list[int]()

        async def fail(*_: Any) -> int:
            tried.append(1)
            raise ValueError("a fault of ours")

        monkeypatch.setattr(desk, "_choice_of_bot", fail)

        async def sweep() -> int:
            await desk.sweep_bots()
            await asyncio.gather(*desk._tasks, return_exceptions=True)
            return len(tried)

        try:
            await desk.lay(named("bad", "greedy", "greedy"))
            await asyncio.gather(*desk._tasks, return_exceptions=True)
            assert len(tried) == 1
            now[0] += PATIENCE + 1  # when another worker would take it up
            assert [await sweep() for _ in range(3)] == [1, 1, 1]
            now[0] += LATER
            assert [await sweep() for _ in range(3)] == [2, 2, 2]
        finally:
            await desk.close()

    asyncio.run(scene())
    assert caplog.text.count("a bot could not play on in bad") == 2


def watch_recollecting(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each table that has its match played again has the loop wait for that."""
    recollect, seen = Table.recollect, list[bool]()

    def watched(table: Table) -> None:
        try:
            asyncio.get_running_loop()
            seen.append(True)
        except RuntimeError:
            seen.append(False)
        recollect(table)

    monkeypatch.setattr(Table, "recollect", watched)
    return seen


def test_what_a_table_told_before_its_snapshot_is_played_again_beside_the_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page asks for it when it opens; the whole match was played again on the loop."""
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 10)
    seen = watch_recollecting(monkeypatch)

    async def scene() -> None:
        desk = Desk(store.open_database(database), Bots(1), lambda: START)
        try:
            await desk.lay(named("long", "", ""))
            for _ in range(12):
                await decide(desk, "long")
            before = await desk.look("long", lambda table, _: table.events(0, 0))
            desk.places.clear()
            await desk.recollect("long", 10**6)
            assert seen == []  # it knows all that is asked for
            both = (desk.recollect("long", 0) for _ in range(2))
            await asyncio.gather(*both)
            assert await desk.look("long", lambda table, _: table.events(0, 0)) == before
            assert seen == [False]
        finally:
            await desk.close()

    asyncio.run(scene())


def test_a_page_that_opens_is_told_all_that_happened_before_the_snapshot(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", 10)
    seen = watch_recollecting(monkeypatch)
    match = browser.open("me", "me")["match"]
    turn, told = 1, 0
    for _ in range(24):
        with browser.sit(match, turn) as socket:
            table = socket.decide() if socket.table["options"] else socket.table
            told, turn = table["number"], table["turn"]
    browser.client.app.state.desk.places.clear()
    with browser.sit(match, 1, since=0) as again:
        assert again.table["number"] == told
        assert again.table["events"][0]["number"] < told - 20
    assert seen == [False]
