"""Clocks, and what happens when they run out: without I/O, with a clock that the test turns."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from grasse.games import GAMES
from grasse.kernel.seats import WATCHER
from grasse.players import STAND_IN
from grasse.server import fairness, tables
from grasse.server.bots import Bots
from grasse.server.boxes import box_of
from grasse.server.desk import Desk
from grasse.server.messages import Decide, Refusal
from grasse.server.tables import Table
from grasse.server.trail import hash_of
from grasse.storage import store
from grasse.storage.store import Addition, ChairRow, EntryRow, MatchRow
from tests.server.servers import PATIENCE

START = 1_000_000.0


def lay(
    *players: str,
    clock: str = "none",
    seconds: float = 0.0,
    game: str = "parfum",
    luck: int = fairness.SECRET_ALONE,
) -> Table:
    """A table that has begun: "" for a person, or the name of a bot."""
    card = GAMES[game]
    row = MatchRow(
        match="clocks",
        game=game,
        version=card.version,
        box=card.box_hash(box_of(game)),
        seats=len(players),
        options="{}",
        clock_kind=clock,
        clock_seconds=seconds,
        listed=False,
        secret=hash_of("any"),
        forked=0,
        luck=luck,
        created=START,
    )
    chairs = [
        ChairRow("clocks", seat, "bot" if player else "person", f"P{seat}", player)
        for seat, player in enumerate(players)
    ]
    table = Table(row, chairs)
    table.begin(START)
    return table


def decide(table: Table, now: float) -> int:
    """Lets the seat whose turn it is choose the first option; answers with the seat."""
    seat = table.turn
    table.decide(seat, table.number, table.match.options()[0], now)
    return seat


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = lay("", "")
    assert table.left(0, START + 1e9) is None
    assert table.due(START) is None
    assert table.end_time(START + 1e9) == []


def test_a_clock_for_each_decision_starts_anew_with_each() -> None:
    table = lay("", "", clock="decision", seconds=60)
    seat = table.turn
    assert table.left(seat, START + 20) == 40
    assert table.left(1 - seat, START + 20) == 60
    assert table.due(START + 20) == START + 60
    decide(table, START + 59)
    assert table.left(table.turn, START + 60) == 59


def test_a_clock_for_the_match_counts_what_each_has_thought() -> None:
    table = lay("", "", clock="match", seconds=1000)
    first = decide(table, START + 100)
    assert table.left(first, START + 150) == (900 if table.turn != first else 850)
    other = table.turn
    decide(table, START + 300)
    spent = {0: 0.0, 1: 0.0}
    spent[first] += 100
    spent[other] += 200
    assert {seat: 1000 - (table.left(seat, START + 300) or 0) for seat in (0, 1)} == spent


def slowly_left(table: Table, seat: int, now: float) -> float:
    """What a seat has left of a clock for the match, by all entries from the first."""
    played = list[EntryRow]()
    for entry in table.entries:
        if entry.kind == tables.BACK:
            del played[len(played) - entry.value :]
        elif entry.kind in tables.PLAYED:
            played.append(entry)
    answers = [entry for entry in played if (entry.seat, entry.kind) == (seat, tables.DECIDED)]
    seconds = table.row.clock_seconds + table.row.clock_increment * len(answers)
    runs = table.turn == seat and not table.bot(seat)
    return max(0.0, seconds - (table.spent[seat] + (now - table.since if runs else 0.0)))


def live(table: Table, rng: random.Random, now: float) -> None:
    """Something that happens at a table: most often a decision, or several in one go."""
    seat, options = table.turn, table.match.options()
    if rng.random() < 0.2:
        with contextlib.suppress(Refusal):
            table.undo(rng.randrange(3), table.number, now)
    elif rng.random() < 0.1:
        leaves = rng.choice((table.leave, table.come_back))
        leaves(rng.randrange(3), now)
    elif table.asked is not None and rng.random() < 0.8:
        for other in range(3):
            with contextlib.suppress(Refusal):
                table.answer(other, table.number, True, now)
    elif table.bot(seat):
        table.decide(seat, table.number, rng.choice(options), now, tables.BY_BOT)
    else:
        wish = Decide(table.number, rng.choice(options), then=rng.choices(options, k=2))
        table.decide_all(seat, wish, now)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_left_of_a_match_is_what_all_entries_say(seed: int) -> None:
    """Whatever happened: undone alone or by consent, in one go, by a bot that stood in."""
    table = lay("", "", "", clock="match", seconds=10_000)
    table.row = replace(table.row, clock_increment=7.0)
    rng, now, kept, lost = random.Random(seed), START, None, 0
    for step in range(150):
        if not table.awaits:
            break
        now += 1.5
        live(table, rng, now)
        kept = table.snapshot() if step == 75 else kept
        lost += table.entries[-1].kind == tables.BACK
        for other in range(3):
            assert table.left(other, now + 1) == slowly_left(table, other, now + 1)
    assert kept is not None
    assert lost > 3
    for snapshot in (None, kept):  # as another worker takes it over
        again = Table(table.row, table.chairs, table.entries, snapshot)
        for other in range(3):
            assert again.left(other, now + 1) == slowly_left(table, other, now + 1)


def test_a_clock_is_told_without_looking_at_what_was_played() -> None:
    class Unread(list[EntryRow]):
        def __iter__(self) -> Iterator[EntryRow]:
            raise AssertionError("the longer the match, the longer this takes")

    table = lay("", "", clock="match", seconds=1000)
    table.row = replace(table.row, clock_increment=5.0)
    first = decide(table, START + 100)
    table._played = Unread(table._played)
    assert table.left(first, START + 100) == 905


def test_whose_time_is_up_is_stood_in_for_and_may_come_back() -> None:
    table = lay("", "", clock="decision", seconds=60)
    seat = table.turn
    assert table.end_time(START + 59.9) == []
    [entry] = table.end_time(START + 60)
    assert (entry.kind, entry.seat) == (tables.LEFT, seat)
    assert table.bot(seat) == STAND_IN
    assert table.due(START + 60) == START + 60 + tables.PATIENCE
    with pytest.raises(Refusal, match="not_your_turn"):
        table.decide(seat, table.number, table.match.options()[0], START + 61)
    table.come_back(seat, START + 70)
    assert table.bot(seat) == ""
    assert table.left(seat, START + 71) == 59
    decide(table, START + 72)


def test_whose_time_for_the_match_is_spent_cannot_come_back() -> None:
    table = lay("", "", clock="match", seconds=60)
    seat = table.turn
    table.end_time(START + 61)
    with pytest.raises(Refusal, match="time_is_up"):
        table.come_back(seat, START + 62)


def test_what_a_program_thinks_is_on_nobodys_clock() -> None:
    table = lay("", "", clock="match", seconds=60)
    seat = table.turn
    table.leave(seat, START + 10)
    action = table.match.options()[0]
    table.decide(seat, table.number, action, START + 500, tables.BY_BOT)
    table.come_back(seat, START + 501)
    assert (table.left(seat, START + 501) or 0) > 0


def test_one_who_is_away_for_long_can_be_stood_in_for() -> None:
    table = lay("", "")
    seat = table.turn
    for now, reason in ((START + 30, "not_away"), (START + tables.AWAY - 1, "not_away")):
        with pytest.raises(Refusal, match=reason):
            table.stand_in(seat, now)
    with pytest.raises(Refusal, match="not_away"):
        table.stand_in(1 - seat, START + 1000)  # nobody waits for that one
    assert table.stand_in(seat, START + tables.AWAY)
    table.come_back(seat, START + 200)
    chair = table.chairs[seat]
    table.chairs[seat] = replace(chair, seen=START + 1000)
    with pytest.raises(Refusal, match="not_away"):
        table.stand_in(seat, START + 1010)


def test_a_table_follows_its_entries_to_the_same_place() -> None:
    """What one worker wrote, another reads: clocks, chairs and the table are the same."""
    table = lay("", "", "", clock="match", seconds=500)
    now = START
    for step in range(120):
        now += 1.5
        if step % 17 == 5:
            table.undo(0, table.number, now)
        if step % 23 == 7:
            table.leave(1, now)
        if step % 23 == 11:
            table.come_back(1, now)
        kind = tables.BY_BOT if table.bot(table.turn) else tables.DECIDED
        options = table.match.options()
        table.decide(table.turn, table.number, options[step % len(options)], now, kind)
    again = Table(table.row, table.chairs, table.entries)
    for seat in (WATCHER, 0, 1, 2):
        assert again.picture(seat, 0, now) == table.picture(seat, 0, now)


@pytest.mark.parametrize("taken_at", [1, 40, 160])
def test_a_snapshot_leads_to_the_same_table(taken_at: int) -> None:
    table, kept, now = lay("", ""), None, START
    for step in range(200):
        if table.number >= taken_at and kept is None:
            kept = table.snapshot()
        if step == 100:
            table.undo(max(table.match.deciders[-1], 0), table.number, now)
        options = table.match.options()
        table.decide(table.turn, table.number, options[step % len(options)], now)
    assert kept is not None
    again = Table(table.row, table.chairs, table.entries, kept)
    assert again.match.decisions == table.match.decisions
    assert again.match.deciders == table.match.deciders
    assert again.match.floor == table.match.floor
    for seat in (WATCHER, 0, 1):
        assert again.picture(seat, table.number, now) == table.picture(seat, table.number, now)
        assert again.picture(seat, 0, now) == table.picture(seat, 0, now)
    foreign = replace(kept, layout="another", state=b"")
    assert Table(table.row, table.chairs, table.entries, foreign).number == table.number


def test_a_snapshot_that_came_after_the_entries_were_read_is_not_taken() -> None:
    table = lay("", "")
    for _ in range(20):
        table.decide(table.turn, table.number, table.match.options()[0], START)
    early, late = table.entries[:-3], table.snapshot()
    plain, again = (Table(table.row, table.chairs, early, each) for each in (None, late))
    assert again.match.state.tobytes() == plain.match.state.tobytes()
    assert (again.status, again.turn) == (plain.status, plain.turn)


async def wait_for(found: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


@pytest.mark.slow
def test_a_clock_that_runs_out_with_nobody_there_is_noticed(tmp_path: Path) -> None:
    """The worker that looks after due matches lets a bot play, though no one is connected."""

    async def scene() -> None:
        now = [START]
        desk = Desk(store.open_database(str(tmp_path / "x.sqlite")), Bots(), lambda: now[0])
        try:
            table = lay("", "", clock="decision", seconds=60)
            entries = list(table.entries)
            await desk.write(store.create_match, table.row, table.chairs, [])
            await desk.write(store.append, [Addition("clocks", entries, table.standing(START))])
            now[0] += 59
            await desk.sweep_clocks()
            assert desk.places == {}
            now[0] += 2
            await desk.sweep_clocks()
            opened = desk.places["clocks"].table
            assert opened is not None
            seat = table.turn
            assert opened.bot(seat) == STAND_IN
            await wait_for(lambda: any(e.kind == tables.BY_BOT for e in opened.entries))
        finally:
            await desk.close()

    asyncio.run(scene())
