"""A socket dies, a match is damaged, a task fails: whatever it is, all else goes on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection

from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.storage import store
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
