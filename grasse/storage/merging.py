"""How two people become one: somebody who played on a second device before it was theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Column, Connection, Row, Table, and_, delete, select, update

from grasse.storage import ratings
from grasse.storage.people import NAMING, find_person
from grasse.storage.schema import (
    CHAIRS,
    ENTRANTS,
    LINKS,
    MATCHES,
    METADATA,
    PEOPLE,
    RATED,
    RATINGS,
    RESULTS,
)
from grasse.storage.store import notify

HOLDING = (*NAMING, "holder", "host")  # the columns that say whose something is
RATING = (RATED, RATINGS)  # these follow from records, and move only as a whole


class HaveMet(Exception):
    """Both have played a rated match or a tournament together: they have to stay two."""


def merge(connection: Connection, old: str, new: str) -> list[str]:
    """Gives all that is *old*'s to *new*, and removes *old*; answers with the matches that changed.

    Of two tries at the match of a day, the first counts. Where both have a rating, that of *new*
    stays, and what *old* was rated for stays as it was counted, under a name that is nobody's: so
    what follows from it for others stays the same.
    """
    ratings.lock(connection)  # whoever counts must not write for somebody who has just gone
    shared = _matches(connection, old) & _matches(connection, new)
    _check_apart(connection, old, new, shared)
    changed = sorted(_matches(connection, old))
    retold = shared | _settle_days(connection, old, new)
    connection.execute(delete(RESULTS).where(RESULTS.c.match.in_(retold)))  # they are told again
    _move_names(connection, old, new, shared)
    _move_ratings(connection, old, new)
    connection.execute(delete(LINKS).where(LINKS.c.person == old))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.person == old))
    for table in METADATA.sorted_tables:
        for name in HOLDING:
            if name in table.c and table not in (PEOPLE, *RATING):
                _move(connection, table, table.c[name], old, new)
    _forget_oneself(connection, new)
    notify(connection, *changed)
    return changed


def _matches(connection: Connection, person: str) -> set[str]:
    return set(connection.scalars(select(CHAIRS.c.match).where(CHAIRS.c.holder == person)))


def _check_apart(connection: Connection, old: str, new: str, shared: Iterable[str]) -> None:
    rated = select(MATCHES.c.match).where(MATCHES.c.match.in_(shared), MATCHES.c.rated)
    theirs = select(ENTRANTS.c.tournament).where(ENTRANTS.c.holder == new)
    entered = select(ENTRANTS.c.tournament).where(
        ENTRANTS.c.holder == old, ENTRANTS.c.tournament.in_(theirs)
    )
    if connection.scalar(rated.limit(1)) or connection.scalar(entered.limit(1)):
        raise HaveMet


def _settle_days(connection: Connection, old: str, new: str) -> set[str]:
    """Of two tries at one match of a day the later one was for practice; answers with those."""
    wanted = (
        select(MATCHES.c.day, MATCHES.c.game, MATCHES.c.match)
        .join(CHAIRS, CHAIRS.c.match == MATCHES.c.match)
        .where(CHAIRS.c.holder.in_((old, new)), MATCHES.c.day != "", ~MATCHES.c.practice)
        .order_by(MATCHES.c.created, MATCHES.c.match)
    )
    first: dict[tuple[str, str], str] = {}
    later = {
        row.match
        for row in connection.execute(wanted)
        if first.setdefault((row.day, row.game), row.match) != row.match
    }
    connection.execute(update(MATCHES).where(MATCHES.c.match.in_(later)).values(practice=True))
    return later


def _move_names(connection: Connection, old: str, new: str, shared: Iterable[str]) -> None:
    """Chairs with the old name get the new one, unless both sat there: they had two."""
    before, after = find_person(connection, old), find_person(connection, new)
    assert before is not None
    assert after is not None
    named = and_(CHAIRS.c.holder == old, CHAIRS.c.name == before.name)
    meant = update(CHAIRS).where(named, CHAIRS.c.match.not_in(shared))
    connection.execute(meant.values(name=after.name))


def _move_ratings(connection: Connection, old: str, new: str) -> None:
    """A game in which only *old* is rated is *new*'s from now on."""
    own = set(connection.scalars(select(RATED.c.game).where(RATED.c.holder == new)))
    for column in (RATED.c.holder, RATINGS.c.person):
        meant = update(column.table).where(column == old, column.table.c.game.not_in(own))
        connection.execute(meant.values({column: new}))


def _move(connection: Connection, table: Table, column: Column[str], old: str, new: str) -> None:
    """What names *old* names *new*; where both are named, what *new* has stays."""
    rest = [each for each in table.primary_key if each is not column]
    if column.primary_key:
        taken = {_key(row, rest) for row in connection.execute(select(table).where(column == new))}
        for row in connection.execute(select(table).where(column == old)).all():
            if (key := _key(row, rest)) in taken:
                same = [each == value for each, value in zip(rest, key, strict=True)]
                connection.execute(delete(table).where(column == old, *same))
    connection.execute(update(table).where(column == old).values({column: new}))


def _key(row: Row[Any], columns: Sequence[Column[Any]]) -> tuple[Any, ...]:
    return tuple(row._mapping[each.name] for each in columns)


def _forget_oneself(connection: Connection, person: str) -> None:
    """Nobody has blocked or invited themselves."""
    for name, other in (("blocks", "blocked"), ("invitations", "by")):
        table = METADATA.tables[name]
        connection.execute(delete(table).where(table.c.person == person, table.c[other] == person))
