"""What a rated match is, and what it changes about those who played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from grasse.kernel.game import Game, Variants
from grasse.server import meeting_messages, messages
from grasse.server.desk import Desk
from grasse.server.judging import Result, judge
from grasse.server.messages import Refusal, sent_seat
from grasse.server.outcomes import tell_early
from grasse.storage import people, ratings, store
from grasse.storage.ratings import RatedRow
from grasse.storage.store import ChairRow, MatchRow
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


# ---------------------------------------------------------------- counting


class Uncountable(Exception):
    """What a match changes cannot be told; its name is what this says."""


def count_next(connection: Connection, but: Collection[str] = ()) -> str:
    """Counts the next match that is over, *but* those; answers with it, or nothing.

    All of it is counted or nothing.
    """
    row = ratings.next_to_count(connection, but)
    if row is None:
        return ""
    try:
        count_one(connection, row)
    except DBAPIError:
        raise
    except Exception as error:
        raise Uncountable(row.match) from error
    return row.match


def count_one(connection: Connection, row: MatchRow) -> None:
    """Keeps what a match changes."""
    chairs = store.chairs_of(connection, [row.match])
    entries = store.entries_of(connection, row.match)
    results = judge(row, chairs, entries)
    known = ratings.ratings_of(connection, row.game, [each.holder for each in results])
    before = [
        Skill(known[each.holder].mu, known[each.holder].sigma)
        if each.holder in known
        else anchors(row.game).get(each.bot, NEWCOMER)
        for each in results
    ]
    number = ratings.next_number(connection)
    ratings.keep(connection, row.match, changes(row, number, results, before))
    store.keep_results(connection, tell_early(row, chairs, entries))


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
    stuck: set[str] = set()  # one that is damaged keeps no other from counting
    while True:
        try:
            while await desk.write(count_next, stuck):
                await asyncio.sleep(0)
        except Uncountable as fault:
            stuck.add(str(fault))
            log.exception("match %s cannot be counted; the others are", fault)
            continue
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


class Merged:
    """Knows who became whom: somebody who is nobody any more, and always the same."""

    def __init__(self, connection: Connection, holders: set[str]) -> None:
        self.known = set(people.people_of(connection, holders))
        self.became: dict[str, str] = {}

    def are_same(self, told: Sequence[Result], kept: Sequence[Result]) -> bool:
        """Whether what follows from a record is what was kept, whoever they are by now."""
        plain = [each._replace(holder=bool(each.holder) * "x") for each in told]
        if plain != [each._replace(holder=bool(each.holder) * "x") for each in kept]:
            return False
        return all(
            new.holder == old.holder
            or (
                old.holder not in self.known
                and self.became.setdefault(old.holder, new.holder) == new.holder
            )
            for new, old in zip(told, kept, strict=True)
        )


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
    merged = Merged(connection, {r.holder for found in kept.values() for r in found})
    for match, found in kept.items():
        game, number = found[0].game, found[0].number
        results = [Result(r.seat, r.holder, r.bot, r.place) for r in found]
        row = rows.get(match)
        if row is not None:
            chairs = store.chairs_of(connection, [match])
            told = judge(row, chairs, store.entries_of(connection, match))
            if not merged.are_same(told, results):
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
