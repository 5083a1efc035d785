"""What came of matches: for those who played, and for others as far as they may know."""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from grasse.server import people_messages as messages
from grasse.server.day_luck import is_shown
from grasse.server.desk import Desk, load_table
from grasse.server.messages import Refusal, sent_seat
from grasse.server.outcomes import tell, tell_early, tell_unplayable
from grasse.server.profiles import check_known, find_named, shown_by
from grasse.server.rated import sent_rating
from grasse.storage import ratings, results, store
from grasse.storage.ratings import RatedRow
from grasse.storage.store import EntryRow, MatchRow, ResultRow
from grasse.study.review.findings import METHOD, read_review
from grasse.study.review.ledger import accuracies_of
from grasse.study.skill import Skill

AT_ONCE = 20  # matches that are told between two looks for more
REST = 0.2  # seconds after each: those who play come first
DAY = 24 * 3600.0
LATER = 60.0  # seconds until the next look, if something is not ready
log = logging.getLogger("grasse")


# ---------------------------------------------------------------- telling


def tell_kept(connection: Connection, row: MatchRow) -> list[ResultRow]:
    """What came of a match that is over, with what its review found.

    If it cannot be replayed any more, the points are those that were written down.
    """
    if row.scores == "[]":
        chairs, entries = store.chairs_of(connection, [row.match]), _entries(connection, row)
        return tell_early(row, chairs, entries)
    try:
        found = tell(load_table(connection, row.match, lambda game: None))
    except Refusal as refusal:
        if refusal.reason != "other_rules":
            raise
        chairs = store.chairs_of(connection, [row.match])
        found = tell_unplayable(row, chairs, _entries(connection, row))
    review = store.review_of(connection, row.match, METHOD)
    if review is None or review.done < 1:
        return found
    ledger = read_review(zlib.decompress(review.review)).ledger
    accuracies = accuracies_of(ledger)
    return [replace(row, accuracy=accuracies[row.seat]) for row in found]


def _entries(connection: Connection, row: MatchRow) -> list[EntryRow]:
    return store.entries_of(connection, row.match)


def tell_all(connection: Connection) -> tuple[int, int]:
    """Tells again what came of all matches: of how many, and of how many it was not kept so."""
    rows = results.told_matches(connection)
    changed = [
        row.match
        for row in rows
        if results.replace_results(connection, row.match, tell_kept(connection, row))
    ]
    return len(rows), len(changed)


async def keep_telling(desk: Desk) -> None:
    """Tells what came of matches that were over before this was kept; most servers have none."""
    while True:
        try:
            while rows := await desk.read(results.missing_results, AT_ONCE):
                for row in rows:
                    desk.warmup.check(row.game)
                    found = await desk.read(tell_kept, row)
                    await desk.write(store.keep_results, found)
                    await asyncio.sleep(REST)
        except Refusal as refusal:
            log.debug("results are told later: %s", refusal)
        except Exception:
            log.exception("what came of some matches could not be told")
        await asyncio.sleep(LATER)


# ---------------------------------------------------------------- asking


@dataclass(frozen=True)
class Allowed:
    """What whoever asks may see: all of it, figures without names, and matches that are listed."""

    everything: bool
    statistics: bool = False
    listed: bool = False


async def my_results(desk: Desk, person: str, before: float | None) -> messages.Results:
    """What came of one's own matches."""
    check_known(person)
    return await desk.read(ask_results, person, before, Allowed(True), desk.clock())


async def results_of(desk: Desk, holder: str, name: str, before: float | None) -> messages.Results:
    """What came of somebody's matches, as far as they let others see it."""
    row = await find_named(desk, name)
    shown = shown_by(row)
    allowed = Allowed(row.person == holder, shown.statistics, shown.matches)
    return await desk.read(ask_results, row.person, before, allowed, desk.clock())


def ask_results(
    connection: Connection, person: str, before: float | None, allowed: Allowed, now: float
) -> messages.Results:
    """The latest results of somebody, and whether there are more."""
    found = results.results_of(connection, person, before, results.MOST + 1)
    rows = found[: results.MOST]
    matches = sorted({row.match for row in rows})
    tables_of = results.tables_of(connection, matches)
    rated = ratings.rated_matches(connection, matches)
    told = list(told_results(rows, tables_of, rated, allowed, now))
    until = rows[-1].at if rows else 0.0
    return messages.Results(
        told, len(found) > len(rows), until, told_ratings(connection, person, allowed)
    )


def told_ratings(
    connection: Connection, person: str, allowed: Allowed
) -> list[messages.GameRating]:
    """How strong somebody is in each game, as it is sent."""
    if not (allowed.everything or allowed.statistics):
        return []
    return [
        messages.GameRating(row.game, sent_rating(Skill(row.mu, row.sigma)), row.matches)
        for row in ratings.own_ratings(connection, person)
    ]


def told_change(row: RatedRow | None) -> messages.RatingStep | None:
    """What a match changed about a rating, as it is sent."""
    if row is None:
        return None
    before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma)
    return messages.RatingStep(sent_rating(before), sent_rating(after))


def told_results(
    rows: list[ResultRow],
    tables_of: results.TablesOf,
    rated: Mapping[tuple[str, int], RatedRow],
    allowed: Allowed,
    now: float,
) -> Iterator[messages.Result]:
    """Results as they are sent.

    Of a match that is not listed only those who played learn its name, who played, and more than
    the day. What came of a match of the day is nobody else's as long as others may still play it.
    """
    matches, chairs, known = tables_of
    for row in rows:
        match = matches[row.match]
        is_open = allowed.everything or (allowed.listed and match.listed)
        if not (is_open or allowed.statistics):
            continue
        if not (allowed.everything or is_shown(match.day, now)):
            continue
        scores = json.loads(match.scores)
        others = [chair for chair in chairs[row.match] if chair.seat != row.seat]
        yield messages.Result(
            match=row.match if is_open else "",
            game=row.game,
            seats=row.seats,
            seat=sent_seat(row.seat),
            at=row.at if is_open else row.at // DAY * DAY,
            points=row.points,
            place=row.place,
            against=row.against,
            opponents=[
                messages.Opponent(
                    *(sent_seat(chair.seat), chair.name, chair.player),
                    known[chair.holder].name if chair.holder in known else "",
                    *(scores[chair.seat] if scores else (0, 0)),
                )
                for chair in (others if is_open else ())
            ],
            sources=json.loads(row.sources),
            accuracy=row.accuracy,
            counts=row.counts,
            forked=match.forked > 0,
            listed=match.listed,
            abandoned=row.abandoned,
            early=row.early,
            rating=told_change(rated.get((row.match, row.seat))) if is_open else None,
        )
