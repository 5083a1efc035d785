"""What came of matches for those who played: asked for, mended, and told again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from grasse.storage.people import PersonRow, people_of
from grasse.storage.schema import CHAIRS, MATCHES, PEOPLE, RATED, RESULTS
from grasse.storage.store import (
    ChairRow,
    MatchRow,
    ResultRow,
    chairs_of,
    keep_results,
)

MOST = 1000  # results in one answer
TablesOf = tuple[dict[str, MatchRow], dict[str, list[ChairRow]], dict[str, PersonRow]]


def results_of(
    connection: Connection, person: str, before: float | None = None, limit: int = MOST
) -> list[ResultRow]:
    """What came of the matches of somebody that were over *before*, the latest first."""
    wanted = select(RESULTS).where(RESULTS.c.person == person)
    if before is not None:
        wanted = wanted.where(RESULTS.c.at < before)
    wanted = wanted.order_by(RESULTS.c.at.desc(), RESULTS.c.match, RESULTS.c.seat).limit(limit)
    return [ResultRow(**row._mapping) for row in connection.execute(wanted)]


def own_results(
    connection: Connection, person: str, matches: Sequence[str]
) -> dict[str, ResultRow]:
    """[match] what came of it for somebody who had one chair there."""
    wanted = select(RESULTS).where(RESULTS.c.person == person, RESULTS.c.match.in_(matches))
    found = [ResultRow(**row._mapping) for row in connection.execute(wanted)]
    times = Counter(row.match for row in found)
    return {row.match: row for row in found if times[row.match] == 1}


def tables_of(connection: Connection, matches: Sequence[str]) -> TablesOf:
    """These matches, their chairs, and the people who hold them."""
    found = connection.execute(select(MATCHES).where(MATCHES.c.match.in_(matches)))
    rows = {row.match: MatchRow(**row._mapping) for row in found}
    chairs: dict[str, list[ChairRow]] = {match: [] for match in rows}
    for chair in chairs_of(connection, list(rows)):
        chairs[chair.match].append(chair)
    holders = {chair.holder for each in chairs.values() for chair in each if chair.holder}
    return rows, chairs, people_of(connection, holders)


def missing_results(connection: Connection, limit: int) -> list[MatchRow]:
    """Matches that are told of, and of which a person's result is not kept yet."""
    kept = exists().where(RESULTS.c.match == CHAIRS.c.match, RESULTS.c.seat == CHAIRS.c.seat)
    rated = exists().where(RATED.c.match == CHAIRS.c.match, RATED.c.seat == CHAIRS.c.seat)
    told = or_(MATCHES.c.scores != "[]", rated)  # who is not rated has nothing of an early end
    held = and_(CHAIRS.c.match == MATCHES.c.match, CHAIRS.c.kind == "person", told, ~kept)
    known = exists().where(held, PEOPLE.c.person == CHAIRS.c.holder)
    wanted = select(MATCHES).where(_is_told_of(), known).order_by(MATCHES.c.moved.desc())
    return [MatchRow(**row._mapping) for row in connection.execute(wanted.limit(limit))]


def told_matches(connection: Connection) -> list[MatchRow]:
    """All matches of which results are kept, the oldest first."""
    wanted = select(MATCHES).where(_is_told_of()).order_by(MATCHES.c.moved, MATCHES.c.match)
    return [MatchRow(**row._mapping) for row in connection.execute(wanted)]


def _is_told_of() -> ColumnElement[bool]:
    counted = exists().where(RATED.c.match == MATCHES.c.match)
    ended = or_(MATCHES.c.scores != "[]", counted)
    return and_(MATCHES.c.status == "over", ended, MATCHES.c.lesson == "")


def replace_results(connection: Connection, match: str, rows: Sequence[ResultRow]) -> bool:
    """Keeps these results of a match and no others; answers whether that changed anything."""
    wanted = select(RESULTS).where(RESULTS.c.match == match).order_by(RESULTS.c.seat)
    kept = [ResultRow(**row._mapping) for row in connection.execute(wanted)]
    if kept == list(rows):
        return False
    connection.execute(delete(RESULTS).where(RESULTS.c.match == match))
    keep_results(connection, rows)
    return True


def keep_accuracies(connection: Connection, match: str, accuracies: Sequence[float | None]) -> None:
    """Keeps how well each seat decided, as a review has found: None where nobody did."""
    for seat, accuracy in enumerate(accuracies):
        meant = update(RESULTS).where(RESULTS.c.match == match, RESULTS.c.seat == seat)
        connection.execute(meant.values(accuracy=accuracy))
