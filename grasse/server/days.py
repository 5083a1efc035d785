"""The match of the day: the same seats, bots and luck for everyone; one try counts."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.seats import WATCHER
from grasse.server import boxes, fairness, lobby, messages
from grasse.server.cards import find_game
from grasse.server.day_luck import day_of, ends, is_shown, later, midnight, read_day
from grasse.server.day_messages import Day, DayGame, DayRank, OpenDay
from grasse.server.desk import Desk
from grasse.server.matches import match_of
from grasse.server.messages import Refusal, sent_seat
from grasse.server.replays import find_replay
from grasse.server.tables import Table
from grasse.server.trail import hash_of
from grasse.server.visitors import Visitor
from grasse.storage import days, store
from grasse.storage.days import DayRow, TryRow
from grasse.storage.store import ChairRow

# The bots of a day, from Monday on: they get stronger towards Sunday. All of them can be asked to
# answer by iterations and not by the clock; see steady_player.
BOTS = (*["apprentice"] * 2, *["distiller"] * 2, *["perfumer"] * 3)
LISTED = 100  # ranks that are told; one's own besides
SIGNS = 12  # moments of a match by which it is shared


# ---------------------------------------------------------------- what is played


def plan(day: str, game: Game) -> DayRow:
    """What is played on a day: the number of seats and the own one go round."""
    date = read_day(day)
    turn = date.toordinal() + list(GAMES).index(game.name)
    seats = game.seats[turn % len(game.seats)]
    mine = turn // len(game.seats) % seats
    bot = BOTS[date.weekday()]
    return DayRow(
        day,
        game.name,
        fairness.make_secret(),
        game.version,
        boxes.shipped(game.name).hash,
        mine,
        json.dumps(["" if seat == mine else bot for seat in range(seats)]),
    )


async def planned(desk: Desk, day: str) -> dict[str, DayRow]:
    """[game] what is played on a day that has come, or comes tomorrow."""
    found = await desk.read(days.days_of, day)
    missing = [plan(day, game) for name, game in GAMES.items() if name not in found]
    if not missing:
        return found
    await desk.write(days.publish, missing)
    return await desk.read(days.days_of, day)


async def check_day(desk: Desk, day: str) -> str:
    """A day that has come, today if none is said; a Refusal if there is no match of it."""
    today = day_of(desk.clock())
    try:
        is_past = read_day(day) <= read_day(today) if day else True
    except ValueError:
        is_past = False
    if not is_past or (day and day != today and day < await first_day(desk)):
        raise Refusal("no_such_day", "there is no match of that day")
    return day or today


async def first_day(desk: Desk) -> str:
    """The first day that this server had a match of."""
    return min(await desk.read(days.first_day) or "9", day_of(desk.clock()))


# ---------------------------------------------------------------- playing it


def try_name(row: DayRow, person: str) -> str:
    """The name of the match in which somebody plays a day: there is one, and nobody can guess it.

    So the database itself sees to it that only one try counts, whichever worker is asked.
    """
    digest = hmac.digest(row.secret.encode(), f"try:{person}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


async def play(desk: Desk, visitor: Visitor, wanted: OpenDay) -> messages.Summary:
    """Begins the match of the day, or goes on with it; for practice, one more."""
    game, day = find_game(wanted.game), await check_day(desk, wanted.day)
    desk.warmup.check(game.name)
    is_today = day == day_of(desk.clock())
    rows = await planned(desk, day) if is_today else await desk.read(days.days_of, day)
    row = rows.get(game.name)
    if row is None:
        raise Refusal("no_such_day", "this game had no match on that day")
    name = try_name(row, visitor.person)
    own = await desk.read(store.find_match, name)
    if not wanted.practice:
        if own is None and is_today:
            await lay(desk, visitor, row, wanted.name, name)
        elif own is None:
            raise Refusal("day", "that day is over; it can be played for practice")
        return await lobby.summary(desk, visitor.person, name)
    if not is_shown(day, desk.clock()) and (own is None or own.status != "over"):
        raise Refusal("day", "first play the try that counts")
    going_on = await desk.read(days.practices_of, day, visitor.person)
    name = going_on.get(game.name) or lobby.make_name()
    if game.name not in going_on:
        await lay(desk, visitor, row, wanted.name, name, practice=True)
    return await lobby.summary(desk, visitor.person, name)


async def lay(
    desk: Desk, visitor: Visitor, planned: DayRow, called: str, name: str, practice: bool = False
) -> None:
    """Lays the table of a day for somebody; another worker may have done it in the meantime."""
    await lobby.check_matches(desk, visitor.person)
    game, players = GAMES[planned.game], json.loads(planned.players)
    row = lobby.new_row(desk, name, game, len(players), game.variants)
    row = replace(row, version=planned.version, box=planned.box, secret=planned.secret)
    row = replace(row, luck=fairness.OF_A_DAY, day=planned.day, practice=practice)
    chairs = [
        ChairRow(name, seat, "bot", player=player)
        if player
        else ChairRow(name, seat, "person", lobby.plain_name(called), holder=visitor.person)
        for seat, player in enumerate(players)
    ]
    await desk.read(boxes.recall, game.name, planned.box)
    table = await asyncio.to_thread(Table, row, chairs)
    try:
        await desk.lay(table, visitor.welcome(table, row.created))
    except IntegrityError:
        if practice:
            raise


# ---------------------------------------------------------------- how it ended


def ranked(tries: Sequence[TryRow], seat: int, holder: str, shown: bool) -> list[DayRank]:
    """The tries by points; each beats the share of the others that have fewer, ties count half."""
    scores = [json.loads(each.scores)[seat] for each in tries]
    all_points = [points for points, _ in scores]
    found = []
    for each, (points, place) in zip(tries, scores, strict=True):
        below = sum(other < points for other in all_points)
        ties = all_points.count(points) - 1
        others = len(tries) - 1
        percent = round(100 * (below + ties / 2) / others, 1) if others else None
        rank = 1 + sum(other > points for other in all_points)
        mine = holder != "" and each.holder == holder
        match = each.match if shown or mine else ""
        found.append(DayRank(rank, each.name, points, place, percent, mine, match))
    moved = [each.moved for each in tries]
    order = sorted(range(len(found)), key=lambda at: (found[at].rank, moved[at]))
    return [found[at] for at in order]


def is_counted(each: TryRow) -> bool:
    """Whether a try came to its end, and in time."""
    return each.status == "over" and each.scores != "[]"


async def see(desk: Desk, holder: str, wanted: str) -> Day:
    """The matches of a day, and what may be known of them now."""
    day = await check_day(desk, wanted)
    now = desk.clock()
    today = day_of(now)
    rows = await planned(desk, day) if day == today else await desk.read(days.days_of, day)
    coming = await planned(desk, later(today)) if day == today else {}
    told = [
        await see_game(desk, holder, rows[name], coming.get(name)) for name in GAMES if name in rows
    ]
    return Day(
        day=day,
        today=today,
        first=await first_day(desk),
        changes=midnight(later(day)),
        ends=ends(day),
        shown=is_shown(day, now),
        games=told,
    )


async def see_game(desk: Desk, holder: str, row: DayRow, coming: DayRow | None) -> DayGame:
    """The match of a day of one game, as somebody may know it.

    Whoever has not ended their own try is not told what others reached, as long as they could.
    """
    now = desk.clock()
    shown = is_shown(row.day, now)

    def ask(connection: Connection) -> tuple[list[TryRow], dict[str, str]]:
        going_on = days.practices_of(connection, row.day, holder) if holder else {}
        return days.tries_of(connection, row.day, row.game), going_on

    tries, practices = await desk.read(ask)
    own = next((each for each in tries if holder and each.holder == holder), None)
    field = [each for each in tries if is_counted(each) and each.moved <= ends(row.day)]
    ranks = ranked(field, row.seat, holder, shown)
    mine = next((each for each in ranks if each.mine), None)
    is_told = shown or mine is not None or (own is None and row.day < day_of(now))
    return DayGame(
        game=row.game,
        seat=sent_seat(row.seat),
        players=json.loads(row.players),
        hash=hash_of(row.secret),
        secret=row.secret if shown else "",
        tomorrow=hash_of(coming.secret) if coming else "",
        match=own.match if own else "",
        status=own.status if own else "",
        practice=practices.get(row.game, ""),
        field=len(field),
        ranks=ranks[:LISTED] if is_told else [],
        mine=mine,
        signs=await signs_of(desk, mine.match, row.seat) if mine else [],
    )


async def signs_of(desk: Desk, match: str, seat: int) -> list[int]:
    """The place that a seat had after each chapter of a match: nothing of what it was dealt."""
    try:
        replay = await find_replay(desk, match)
    except Refusal:  # by rules that are not here any more
        return []
    if seat not in replay.signs:
        replay.signs[seat] = await asyncio.to_thread(standings, replay.table, seat)
    return replay.signs[seat]


def standings(table: Table, seat: int) -> list[int]:
    """[moment] the place of a seat by points, after chapters; of many, some that lie evenly."""
    again, found, begun = match_of(table.row), list[int](), 0
    game = again.game
    for action in table.match.decisions:
        before = [points for points, _ in again.scores()]
        for event in game.read_events(again.box, again.play(action), WATCHER):
            if event.name in game.chapters:
                if begun:
                    found.append(1 + sum(other > before[seat] for other in before))
                begun += 1
    found.append(table.scores()[seat][1])
    last = len(found) - 1
    picked = range(min(SIGNS, len(found)))
    return [found[at * last // max(1, len(picked) - 1)] for at in picked]
