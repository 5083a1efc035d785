"""What is kept for how long: matches that nobody needs any more are removed with all of theirs."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, select, text

from grasse.storage.schema import (
    CHAIRS,
    CHAT,
    ENTRIES,
    INVITATIONS,
    MATCHES,
    RESULTS,
    REVIEWS,
    SNAPSHOTS,
    TOLD,
)
from grasse.storage.store import notify

DAY = 24 * 3600.0
AT_ONCE = 200  # matches in one transaction, so that nobody waits long for it
LOCK = 48  # in PostgreSQL: one worker at a time


@dataclass(frozen=True)
class Terms:
    """Days since the last decision and the last visit after which a match goes; 0: it never does.

    *waiting* is for those that never began, *playing* for those left in the middle.
    """

    waiting: float = 30.0
    playing: float = 0.0
    over: float = 0.0


def forget(connection: Connection, terms: Terms, now: float) -> list[str]:
    """Removes some of what is older than its term; answers with what, nothing if that is all."""
    if connection.dialect.name == "postgresql" and not connection.scalar(
        text(f"SELECT pg_try_advisory_xact_lock({LOCK})")
    ):
        return []
    found: list[str] = []
    for status, days in vars(terms).items():
        if days > 0 and len(found) < AT_ONCE:
            before = now - days * DAY
            visited = exists().where(CHAIRS.c.match == MATCHES.c.match, CHAIRS.c.seen >= before)
            wanted = select(MATCHES.c.match).where(
                MATCHES.c.status == status, MATCHES.c.moved < before, ~visited
            )
            found += connection.scalars(wanted.limit(AT_ONCE - len(found)))
    remove(connection, found)
    for match in found:
        notify(connection, match)
    return found


def remove(connection: Connection, matches: list[str]) -> None:
    """Removes matches and all that belongs to them."""
    tables = (RESULTS, REVIEWS, CHAT, SNAPSHOTS, ENTRIES, INVITATIONS, TOLD, CHAIRS, MATCHES)
    for table in tables:
        connection.execute(delete(table).where(table.c.match.in_(matches)))
