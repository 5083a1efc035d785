"""Two workers write at one table: only a decision makes another one too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from grasse.server import fairness
from grasse.server.bots import Bots
from grasse.server.desk import Desk
from grasse.server.messages import Refusal
from grasse.server.tables import DECIDED, Table
from grasse.server.trail import hash_of
from grasse.storage import store
from grasse.storage.store import EntryRow
from tests.server.test_clocks import START, lay

Plan = Callable[[Table, float], list[EntryRow]]


def others_seat(table: Table) -> int:
    return 1 - table.turn


WORDS: dict[str, Plan] = {  # of the seat whose turn it is not
    "pledges": lambda table, now: table.pledge(others_seat(table), hash_of("mine"), now),
    "leaves": lambda table, now: table.leave(others_seat(table), now),
    "asks for the end": lambda table, now: table.ask_end(others_seat(table), table.number, now),
    "asks for hints": lambda table, now: table.ask_hints(others_seat(table), table.number, now),
}


def decision(table: Table) -> Plan:
    """The first option, as it is sent by somebody who sees the table as it is now."""
    seat, number, action = table.turn, table.number, table.options()[0]
    return lambda table, now: table.decide(seat, number, action, now)


def overtake(database: str, word: Callable[[Table], Plan]) -> list[EntryRow]:
    """Somebody decides at one worker, which has not heard what was said at another yet."""

    async def scene() -> list[EntryRow]:
        desk, elsewhere = (
            Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(2)
        )
        try:
            table = lay("", "", luck=fairness.SHARED)
            await desk.lay(table)
            answer = decision(table)
            await elsewhere.act(table.name, word(table))
            await desk.act(table.name, answer)
            return await desk.read(store.entries_of, table.name, table.number - 1)
        finally:
            await desk.close()
            await elsewhere.close()

    return asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("word", WORDS)
def test_what_leaves_the_position_as_it_is_refuses_no_decision(database: str, word: str) -> None:
    entries = overtake(database, lambda _: WORDS[word])
    assert [entry.kind for entry in entries].count(DECIDED) == 1


def test_of_two_decisions_the_second_is_too_late(database: str) -> None:
    with pytest.raises(Refusal, match="old"):
        overtake(database, decision)


class Newcomer:
    """Somebody who sits down at a table."""

    seat, address, holder, key = 0, "", "", ""

    def wake(self) -> None:
        pass

    def fail(self, refusal: Refusal) -> None:
        pass

    def lead_home(self) -> None:
        pass

    def lose_key(self) -> None:
        pass


def test_whoever_comes_from_a_worker_that_died_sees_all_that_it_wrote(database: str) -> None:
    async def scene() -> tuple[int, int]:
        desk, elsewhere = (
            Desk(store.open_database(database), Bots(1), lambda: START) for _ in range(2)
        )
        try:
            table = lay("", "")
            await desk.lay(table)
            place = await desk.open(table.name)
            await elsewhere.act(table.name, decision(table))  # and no word of it comes here
            await desk.sit(table.name, Newcomer())
            assert place.table is not None
            written = await desk.read(store.numbers_of, [table.name])
            return place.table.number, written[table.name]
        finally:
            await desk.close()
            await elsewhere.close()

    shown, written = asyncio.run(scene())
    assert shown == written
