"""What a rated match is, what counts at its end, and what that changes about those who played."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from grasse.kernel.game import Game, Variants
from grasse.kernel.seats import WATCHER
from grasse.server import meeting_messages, messages, tables
from grasse.server.desk import Desk
from grasse.server.messages import Refusal, sent_seat
from grasse.storage import ratings, store
from grasse.storage.ratings import RatedRow
from grasse.storage.store import ChairRow, EntryRow, MatchRow
from grasse.study.skill import NEWCOMER, Placed, Skill, anchors, rate

EVERY = 2.0  # seconds between two looks for matches that are over
log = logging.getLogger("grasse")


# ---------------------------------------------------------------- before


def check_rated(
    game: Game,
    options: Variants,
    clock: messages.Clock,
    chairs: Sequence[ChairRow],
    box: str = "",
) -> None:
    """Refuses a rated match that would not be like the others."""
    if box:
        raise Refusal("bad_rated", "a rated match has the box that comes with the game")
    if dict(options) != dict(game.variants):
        raise Refusal("bad_rated", "a rated match has no variants")
    if clock.kind == "none":
        raise Refusal("bad_rated", "a rated match has a clock")
    check_chairs(game.name, chairs)


def check_chairs(game: str, chairs: Sequence[ChairRow]) -> None:
    """Refuses one person on two chairs, and bots whose strength nobody knows."""
    holders = [chair.holder for chair in chairs if chair.kind == "person"]
    if len(set(holders)) < len(holders):
        raise Refusal("bad_rated", "nobody has two chairs of a rated match")
    if any(chair.player not in ("", *anchors(game)) for chair in chairs):
        raise Refusal("bad_rated", "a rated match has bots of the ladder only")


# ---------------------------------------------------------------- at the end


class Result(NamedTuple):
    """Somebody who is rated: the seat, the person or the bot, and the place that counts."""

    seat: int
    holder: str
    bot: str
    place: int


def judge(row: MatchRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]) -> list[Result]:
    """What counts of a match that is over, or nothing; docs/lobby.md says why.

    It follows from what was written down alone.
    """
    away, ender = _away(entries)
    people = {chair.seat for chair in chairs if chair.kind == "person" and chair.holder}
    gone = people & (away | replaced(entries))
    places = [place for _, place in json.loads(row.scores)]
    if not places:
        places = _places_of_closed(chairs, people - away, gone, ender)
    last = max(places, default=0) + 1
    found = [
        Result(
            chair.seat,
            chair.holder if chair.kind == "person" else "",
            chair.player,
            last if chair.seat in gone else places[chair.seat],
        )
        for chair in chairs
        if places and places[chair.seat] > 0 and (chair.seat in people or chair.player)
    ]
    is_known = all(each.holder or each.bot in anchors(row.game) for each in found)
    holders = [each.holder for each in found if each.holder]
    counts = is_known and holders and len(set(holders)) == len(holders) and len(found) > 1
    return found if counts else []


def _away(entries: Sequence[EntryRow]) -> tuple[set[int], int | None]:
    """Seats that a bot held at the end, and whoever ended the match early."""
    away: set[int] = set()
    ender = None
    for entry in entries:
        if entry.kind == tables.LEFT:
            away.add(entry.seat)
        elif entry.kind == tables.RETURNED:
            away.discard(entry.seat)
        elif entry.kind == tables.CLOSED:
            ender = entry.seat
    return away, ender


def replaced(entries: Sequence[EntryRow]) -> set[int]:
    """Seats for which a bot has decided more often than anybody else."""
    by_bot = Counter(entry.seat for entry in entries if entry.kind == tables.BY_BOT)
    own = Counter(e.seat for e in entries if e.kind in (tables.DECIDED, tables.ALONG))
    return {seat for seat, times in by_bot.items() if times > own[seat]}


def _places_of_closed(
    chairs: Sequence[ChairRow], present: set[int], gone: set[int], ender: int | None
) -> list[int]:
    """Places in a match that was ended early, 0 where nobody is rated; nothing if none is."""
    if ender in (None, WATCHER) or len(present) != 1:
        return []
    if gone - present:  # the last one who stayed is before those who left; bots do not count
        return [int(chair.seat in present | gone) for chair in chairs]
    return [2 if chair.seat in present else 1 for chair in chairs]


# ---------------------------------------------------------------- counting


def count_next(connection: Connection) -> str:
    """Counts the next match that is over, all of it or nothing; answers with it, or nothing."""
    row = ratings.next_to_count(connection)
    if row is None:
        return ""
    chairs = store.chairs_of(connection, [row.match])
    results = judge(row, chairs, store.entries_of(connection, row.match))
    known = ratings.ratings_of(connection, row.game, [each.holder for each in results])
    before = [
        Skill(known[each.holder].mu, known[each.holder].sigma)
        if each.holder in known
        else anchors(row.game).get(each.bot, NEWCOMER)
        for each in results
    ]
    number = ratings.next_number(connection)
    ratings.keep(connection, row.match, changes(row, number, results, before))
    return row.match


def changes(
    row: MatchRow, number: int, results: Sequence[Result], before: Sequence[Skill]
) -> list[RatedRow]:
    """What a match changes about everybody, from how strong they were before."""
    if not results:
        return []
    placed = [
        Placed(skill, each.place, is_fixed=not each.holder)
        for each, skill in zip(results, before, strict=True)
    ]
    return [
        RatedRow(
            *(row.match, each.seat, number, row.game, each.holder, each.bot, each.place),
            *(*old, *new),
        )
        for each, old, new in zip(results, before, rate(placed), strict=True)
    ]


async def count(desk: Desk) -> None:
    """Counts matches as long as the server runs; if the database is away, later."""
    while True:
        try:
            while await desk.write(count_next):
                await asyncio.sleep(0)
        except Refusal:
            pass  # of the database, which is said already
        except Exception:
            log.exception("a match could not be counted; trying again")
        await asyncio.sleep(EVERY)


def count_all_again(connection: Connection) -> int:
    """Forgets all ratings and counts every rated match that is there; answers with how many."""
    ratings.forget_all(connection)
    counted = 0
    while count_next(connection):
        counted += 1
    return counted


def differences(connection: Connection) -> list[str]:
    """In what the ratings that are kept differ from what follows from the records; a line each.

    Matches that were removed since count as they were kept.
    """
    rows = {row.match: row for row in store.all_matches(connection)}
    kept: dict[str, list[RatedRow]] = {}
    for each in ratings.all_rated(connection):
        kept.setdefault(each.match, []).append(each)
    skills: dict[tuple[str, str], tuple[Skill, int, int]] = {}
    wrong: list[str] = []
    for match, found in kept.items():
        game, number = found[0].game, found[0].number
        results = [Result(r.seat, r.holder, r.bot, r.place) for r in found]
        row = rows.get(match)
        if row is not None:
            chairs = store.chairs_of(connection, [match])
            told = judge(row, chairs, store.entries_of(connection, match))
            if told != results:
                wrong.append(f"{match}: {results} was kept, but {told} follows from the record")
        before = [
            skills.get((game, r.holder), (NEWCOMER, 0, 0))[0]
            if r.holder
            else Skill(r.mu_before, r.sigma_before)  # the ladder may have been climbed again
            for r in found
        ]
        fake = row or MatchRow(match, game, 0, "", 0, "{}", "", 0.0, False, "", 0, 0.0)
        again = changes(fake, number, results, before)
        if again != found:
            wrong.append(f"{match}: the change that was kept does not follow")
        for r in again:
            if r.holder:
                times = skills.get((game, r.holder), (NEWCOMER, 0, 0))[1]
                skills[game, r.holder] = Skill(r.mu, r.sigma), times + 1, number
    for rating in ratings.all_ratings(connection):
        follows = skills.get((rating.game, rating.person))
        if follows != (Skill(rating.mu, rating.sigma), rating.matches, rating.number):
            wrong.append(f"{rating.game}: the rating that is kept does not follow")
    return wrong


# ---------------------------------------------------------------- showing


async def ladder(desk: Desk, holder: str, game: str) -> meeting_messages.Ladder:
    """The strongest people and the bots of a game on one scale, the strongest first."""
    found = await desk.read(ratings.best_of, game, holder)
    rungs = [
        rung(name, "", Skill(row.mu, row.sigma), row.matches, bool(holder) and row.person == holder)
        for name, row in found
    ]
    rungs += [rung("", bot, skill) for bot, skill in anchors(game).items()]
    return meeting_messages.Ladder(sorted(rungs, key=lambda each: -each.rating.points))


def rung(
    name: str, bot: str, skill: Skill, matches: int = 0, mine: bool = False
) -> meeting_messages.Rung:
    """Somebody on the ladder."""
    return meeting_messages.Rung(name, bot, sent_rating(skill), matches, mine)


def sent_rating(skill: Skill) -> messages.Rating:
    """A rating as it is sent."""
    return messages.Rating(skill.points, skill.doubt, skill.is_provisional)


async def change_of(desk: Desk, match: str) -> meeting_messages.RatingChange:
    """What a rated match changed; nothing as long as it is not counted."""
    rows = await desk.read(ratings.rated_match, match)
    return meeting_messages.RatingChange(
        [
            meeting_messages.RatedSeat(
                sent_seat(row.seat),
                sent_rating(Skill(row.mu_before, row.sigma_before)),
                sent_rating(Skill(row.mu, row.sigma)),
            )
            for row in rows
        ]
    )
