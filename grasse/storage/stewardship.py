"""What an administrator may do to matches while a server runs: list, close, remove, hand over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select, text, update

from grasse.kernel.seats import WATCHER
from grasse.storage.retention import remove
from grasse.storage.schema import CHAIRS, ENTRIES, MATCHES, written_seat
from grasse.storage.store import (
    Addition,
    ChairRow,
    EntryRow,
    MatchRow,
    Standing,
    append,
    chairs_of,
    find_match,
    notify,
)

CLOSED = "closed"  # the kind of entry that ends a match


class NoSuchMatch(Exception):
    """There is no such match, or no such chair at it; says so in a line."""


@dataclass(frozen=True)
class Listed:
    """A match with its chairs."""

    row: MatchRow
    chairs: Sequence[ChairRow]


def list_matches(connection: Connection, status: str, limit: int) -> list[Listed]:
    """The matches of a status, or all; those that moved last come first."""
    wanted = select(MATCHES).order_by(MATCHES.c.moved.desc()).limit(limit)
    if status:
        wanted = wanted.where(MATCHES.c.status == status)
    rows = [MatchRow(**row._mapping) for row in connection.execute(wanted)]
    chairs: dict[str, list[ChairRow]] = {row.match: [] for row in rows}
    for chair in chairs_of(connection, list(chairs)):
        chairs[chair.match].append(chair)
    return [Listed(row, chairs[row.match]) for row in rows]


def close_match(connection: Connection, match: str, now: float) -> None:
    """Ends a match as it stands: nobody goes on, its secret is shown, and it can be replayed."""
    row = find_match(connection, match)
    if row is None:
        raise NoSuchMatch(f"there is no match {match}")
    if row.status == "over":
        raise NoSuchMatch(f"match {match} is over already")
    last = connection.scalar(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.match == match))
    entry = EntryRow(match, (last or 0) + 1, CLOSED, WATCHER, 0, now)
    stands = Standing(entry.number, "over", WATCHER, row.scores, now, None)
    append(connection, [Addition(match, [entry], stands)])
    tell_server(connection, match)


def remove_match(connection: Connection, match: str) -> None:
    """Removes a match and all that belongs to it; those who sit there are told so."""
    if find_match(connection, match) is None:
        raise NoSuchMatch(f"there is no match {match}")
    remove(connection, [match])
    tell_server(connection, match)


def free_chair(connection: Connection, match: str, seat: int) -> str:
    """Opens a chair again, and answers with its invitation; its holder holds it no longer.

    Nothing else changes: whoever takes the chair goes on where it was left.
    """
    if find_match(connection, match) is None:
        raise NoSuchMatch(f"there is no match {match}")
    invite = secrets.token_urlsafe(12)
    of_person = (CHAIRS.c.match == match, CHAIRS.c.seat == seat, CHAIRS.c.kind != "bot")
    freed = update(CHAIRS).where(*of_person)
    empty = {"kind": "open", "holder": "", "invite": invite, "seen": 0.0, "gone": 0.0}
    if connection.execute(freed.values(empty)).rowcount == 0:
        raise NoSuchMatch(f"match {match} has no chair {written_seat(seat)} for a person")
    tell_server(connection, match)
    return invite


def tell_server(connection: Connection, *matches: str) -> None:
    """Has a running server look at matches again.

    PostgreSQL tells its workers. SQLite tells nobody, so a number is raised that the server reads.
    """
    notify(connection, *matches)
    if connection.dialect.name == "sqlite":
        connection.execute(text(f"PRAGMA user_version = {outside_changes(connection) + 1}"))


def outside_changes(connection: Connection) -> int:
    """How often something was changed from outside the server, in a database of SQLite."""
    return connection.scalar(text("PRAGMA user_version")) or 0
