"""Has tournaments go on: rounds begin, their results are taken up, and those that are due end.

Each step is one transaction that is done once, whichever worker does it and however often it is
tried: whoever is killed in between leaves a tournament that goes on with the next look.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from grasse.games import GAMES
from grasse.server import fairness, lobby, tournaments
from grasse.server.desk import Desk
from grasse.server.judging import replaced
from grasse.server.meeting import check_known
from grasse.server.messages import Refusal
from grasse.server.pairing import Rule, draw_groups, lots, pair
from grasse.server.standings import finalists, judged, undecided
from grasse.server.tables import Table
from grasse.server.tournament_messages import Tournament, TournamentSettings
from grasse.server.tournaments import begins, final_round, last_round, settings_of, sittings_of
from grasse.storage import meeting, people, store
from grasse.storage import tournaments as kept
from grasse.storage.people import PersonRow
from grasse.storage.store import ChairRow, EntryRow
from grasse.storage.tournaments import EntrantRow, SittingRow, TournamentRow, Whole

AT_LEAST = 24 * 3600.0  # seconds of a round before its host may end it
EVERY = 2.0  # seconds between two looks
log = logging.getLogger("grasse")


async def run(desk: Desk) -> None:
    """Has tournaments go on as long as the server runs; if the database is away, later."""
    while True:
        try:
            await look_after_all(desk)
        except Refusal:
            pass  # of the database, which is said already
        except Exception:
            log.exception("tournaments could not be looked after; trying again")
        await asyncio.sleep(EVERY)


async def look_after_all(desk: Desk) -> None:
    """One look at each tournament that goes on: many that wait hold up no other."""
    names = await desk.read(kept.to_look_after, desk.clock())
    while names:
        for name in names:
            if desk.homes.is_here(name):
                await look_after(desk, name)
        names = await desk.read(kept.to_look_after, desk.clock(), names[-1])


async def look_after(desk: Desk, name: str) -> None:
    """Does what is due in one tournament; a fault in one does not hold up the others."""
    try:
        while await advance(desk, name):
            pass
    except Refusal as refusal:
        if refusal.reason == "broken":
            raise
        log.warning("tournament %s: %s", name, refusal)
    except Exception:
        log.exception("tournament %s could not go on", name)


async def advance(desk: Desk, name: str) -> bool:
    """One step of a tournament, if one is due; answers whether there may be another."""
    whole = await desk.read(kept.whole, name)
    if whole is None or whole.row.status not in ("open", *kept.PLAYED):
        return False
    row, agreed, now = whole.row, settings_of(whole.row), desk.clock()
    if row.status == "open":
        return bool(row.starts) and row.starts <= now and await begin_next(desk, whole)
    if any(each.scores == "[]" for each in tables_of(whole)):
        return await take_up(desk, whole, now)
    await show_luck(desk, whole)
    if row.status == "playing" and row.round < last_round(agreed):
        return now >= begins(row, agreed, row.round + 1) and await begin_next(desk, whole)
    await desk.write(kept.go_on, row, ending(now))
    return False


def ending(now: float) -> dict[str, str | float]:
    """What is written of a tournament that is over."""
    return {"status": "over", "moved": now}


def tables_of(whole: Whole) -> list[SittingRow]:
    """The tables of the round that was begun last."""
    return [each for each in whole.sittings if each.round == whole.row.round and each.match]


# ---------------------------------------------------------------- results


async def take_up(desk: Desk, whole: Whole, now: float) -> bool:
    """Takes up what came of tables that are over; ends those whose time is up."""
    row, agreed = whole.row, settings_of(whole.row)
    played = [each for each in tables_of(whole) if each.scores == "[]"]
    statuses = await desk.read(kept.statuses, [each.match for each in played])
    ended = [each for each in played if statuses.get(each.match, "over") == "over"]
    if ended:

        def keep(connection: Connection) -> None:
            for each in ended:
                kept.keep_scores(connection, each, result_of(connection, each))

        await desk.write(keep)
    due = begins(row, agreed, row.round + 1)
    if due and now >= due:
        for each in played:
            if each not in ended:
                await end_now(desk, each)
    return len(ended) == len(played)


def result_of(connection: Connection, row: SittingRow) -> list[list[int]]:
    """What counts of a table that is over: it follows from what was written down of the match."""
    match = store.find_match(connection, row.match)
    seats = len(json.loads(row.entrants))
    if match is None or match.scores == "[]":
        return [list(each) for each in undecided(seats)]
    scores = [(points, place) for points, place in json.loads(match.scores)]
    missed = replaced(store.entries_of(connection, row.match))
    chairs = store.chairs_of(connection, [row.match])
    gone = [chair.seat for chair in chairs if chair.kind == "person" and chair.seat in missed]
    return [list(each) for each in judged(scores, gone)]


async def end_now(desk: Desk, row: SittingRow) -> None:
    """The time of a round is up: bots play on for everybody, and nothing is rated."""

    def plan(table: Table, now: float) -> list[EntryRow]:
        if table.status != "playing":
            return []
        entries = [entry for seat in table.people() for entry in table.leave(seat, now)]
        if entries:  # with them it is written; what came of it is judged by this table
            table.row = replace(table.row, rated=False)
        return entries

    try:
        await desk.act(row.match, plan, lambda connection: kept.make_unrated(connection, row.match))
    except Refusal as refusal:
        if refusal.reason == "broken":
            raise
        log.warning("match %s: %s", row.match, refusal)


async def close(desk: Desk, holder: str, name: str) -> Tournament:
    """Its host ends a tournament with the round that is played; said again, the round, too.

    One with long clocks would go on for months. Whoever plays has a day from its beginning.
    """
    whole = await desk.read(kept.whole, name)
    if whole is None or whole.row.status != "ending":
        return await tournaments.close(desk, holder, name)
    check_known(holder)
    if whole.row.host != holder:
        raise Refusal("not_your_chair", "only its host can close it")
    played = [each for each in tables_of(whole) if each.scores == "[]"]
    if any(desk.clock() < each.began + AT_LEAST for each in played):
        raise Refusal("round", f"a round has {AT_LEAST:g} s at least")
    for each in played:
        await end_now(desk, each)
    return await tournaments.see(desk, holder, name)


async def show_luck(desk: Desk, whole: Whole) -> None:
    """When all tables of a round are over, what they were dealt is no secret any more."""
    if not settings_of(whole.row).same:
        return

    def release(connection: Connection) -> list[str]:
        shown = kept.release(connection, [each.match for each in tables_of(whole)])
        store.notify(connection, *shown)
        return shown

    for match in await desk.write(release):
        await desk.refresh(match)


# ---------------------------------------------------------------- beginning a round


async def begin(desk: Desk, holder: str, name: str) -> Tournament:
    """Its host begins the first round."""
    check_known(holder)
    whole = await desk.read(kept.whole, name)
    if whole is None:
        raise Refusal("no_such_tournament", "there is no such tournament")
    if whole.row.host != holder:
        raise Refusal("not_your_chair", "only its host begins it")
    if whole.row.status != "open":
        raise Refusal("begun", "it has begun")
    if len(whole.entrants) + len(fillers(whole)) < 2:
        raise Refusal("too_few", "at least two have to enter")
    if not await begin_next(desk, whole):
        raise Refusal("old", "somebody entered at this moment; ask again")
    return await tournaments.see(desk, holder, name)


async def begin_next(desk: Desk, whole: Whole) -> bool:
    """Begins the next round with all its matches, or does nothing if another worker was faster."""
    row, now = whole.row, desk.clock()
    desk.warmup.check(row.game)
    number = row.round + 1
    before = [each.entrant for each in whole.entrants]
    bots = fillers(whole) if number == 1 else []
    entrants = with_pools(row, [*whole.entrants, *bots]) if number == 1 else list(whole.entrants)
    whole = Whole(row, entrants, whole.sittings)
    apart = await desk.read(meeting.blocks_among, [e.holder for e in entrants], row.created)
    seated = await asyncio.to_thread(seats_of, whole, number, apart)
    names = await desk.read(people.people_of, [each.holder for each in entrants])
    laid = await asyncio.to_thread(lay_tables, desk, whole, seated, names)
    goes_on: dict[str, str | float] = {"status": "playing", "round": number, "moved": now}
    is_over = not laid and not can_go_on(entrants)
    if is_over:  # nobody is there to play, nor will be
        goes_on = ending(now) if row.round else {"status": "closed", "moved": now}
    if number == 1:
        goes_on |= {"starts": row.starts or now}

    def claim(connection: Connection) -> bool:
        kept.lock(connection, row.tournament)
        there = [each.entrant for each in kept.entrants_of(connection, row.tournament)]
        if number == 1 and there != before:
            return False  # somebody came at this moment
        if not kept.go_on(connection, row, goes_on):
            return False
        if number == 1 and not is_over:
            for bot in bots:
                kept.enter(connection, bot)
            pools = {each.entrant: each.pool for each in entrants}
            kept.set_pools(connection, row.tournament, pools)
        if not is_over:
            kept.seat(connection, sitting_rows(row, number, seated, laid, now))
        return True

    return await desk.lay_all(laid, claim)


def can_go_on(entrants: Sequence[EntrantRow]) -> bool:
    """Whether there may be another table: whoever skips a round comes back for the next."""
    left = [each for each in entrants if not each.withdrawn]
    return len(left) > 1 and any(each.holder for each in left)


def fillers(whole: Whole) -> list[EntrantRow]:
    """The bots that enter when it begins: up to the size that was wished for, and full tables."""
    row, agreed, number = whole.row, settings_of(whole.row), len(whole.entrants)
    if not agreed.fill or not number:
        return []
    wanted = max(number, agreed.size, agreed.seats)
    wanted += -wanted % agreed.seats
    last = max(each.entrant for each in whole.entrants)
    return [
        EntrantRow(row.tournament, last + more, player=agreed.fill, entered=row.created)
        for more in range(1, wanted - number + 1)
    ]


def with_pools(row: TournamentRow, entrants: list[EntrantRow]) -> list[EntrantRow]:
    """All in their groups, if there are groups."""
    agreed = settings_of(row)
    if agreed.system != "groups":
        return entrants
    drawn = draw_groups([e.entrant for e in entrants], agreed.seats, lots(row.secret, 0))
    return [replace(each, pool=drawn[each.entrant]) for each in entrants]


def seats_of(whole: Whole, number: int, apart: Iterable[tuple[str, str]] = ()) -> list[list[int]]:
    """Who sits where in a round; one alone has a bye. Nothing, if no person is there to play.

    *apart* are people of whom one has blocked the other.
    """
    row, agreed = whole.row, settings_of(whole.row)
    there = [e for e in whole.entrants if not e.withdrawn and e.absent != number]
    if not any(each.holder for each in there):
        return []
    lot = lots(row.secret, number)
    sittings = sittings_of(whole)
    numbers = {each.holder: each.entrant for each in there if each.holder}
    shunned = [
        (min(pair), max(pair))
        for one, other in apart
        if one in numbers and other in numbers
        for pair in [(numbers[one], numbers[other])]
    ]
    rule = Rule(agreed.seats, GAMES[row.game].seats, bool(agreed.fill))
    if number == final_round(agreed):
        pools = {each.entrant: each.pool for each in there}
        lines = [line for line in tournaments.lines_of(whole) if line.entrant in pools]
        return pair(finalists(lines, pools, agreed.seats), sittings, rule, lot)
    groups = sorted({each.pool for each in there})
    return [
        table
        for pool in groups
        for table in pair(
            [e.entrant for e in there if e.pool == pool], sittings, rule, lot, set(shunned)
        )
    ]


def lay_tables(
    desk: Desk, whole: Whole, seated: list[list[int]], names: dict[str, PersonRow]
) -> list[Table]:
    """The matches of a round, before they begin."""
    agreed = settings_of(whole.row)
    tables = [table for table in seated if len(table) > 1]
    secret = round_secret(whole.row, whole.row.round + 1)
    known = {each.entrant: each for each in whole.entrants}
    found = []
    for table in tables:
        game = GAMES[whole.row.game]
        row = lobby.new_row(desk, lobby.make_name(), game, len(table), game.variants)
        row = replace(lobby.with_clock(row, agreed.clock), tournament=whole.row.tournament)
        row = replace(row, rated=agreed.rated, listed=whole.row.listed and not agreed.same)
        if agreed.same:
            row = replace(row, secret=secret, luck=fairness.OF_A_DAY, held=len(tables) > 1)
        chairs = [
            chair_of(row.match, seat, known.get(each), agreed, names)
            for seat, each in enumerate(table)
        ]
        found.append(Table(row, chairs))
    return found


def round_secret(row: TournamentRow, number: int) -> str:
    """The secret behind the luck of all tables of a round; it is no other round's."""
    return hmac.digest(row.secret.encode(), f"round:{number}".encode(), "sha256").hex()


def chair_of(
    match: str,
    seat: int,
    entrant: EntrantRow | None,
    agreed: TournamentSettings,
    names: dict[str, PersonRow],
) -> ChairRow:
    """The chair of an entrant, or of a bot that only fills."""
    if entrant is None or not entrant.holder:
        player = entrant.player if entrant else agreed.fill
        return ChairRow(match, seat, "bot", player=player)
    return ChairRow(match, seat, "person", names[entrant.holder].name, holder=entrant.holder)


def sitting_rows(
    row: TournamentRow, number: int, seated: list[list[int]], laid: list[Table], now: float
) -> list[SittingRow]:
    """Who sits where, as it is kept; byes come after the tables."""
    names = iter(table.name for table in laid)
    ordered = sorted(seated, key=lambda table: len(table) == 1)
    return [
        SittingRow(
            row.tournament,
            number,
            at,
            next(names) if len(table) > 1 else "",
            json.dumps(table),
            began=now,
        )
        for at, table in enumerate(ordered, 1)
    ]
