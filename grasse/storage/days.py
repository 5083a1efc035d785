"""The matches of each day: what everyone plays, behind which secret, and how it ended for them."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, and_, exists, func, select
from sqlalchemy.dialects import postgresql, sqlite

from grasse.storage.leaving import LEFT
from grasse.storage.schema import CHAIRS, DAYS, ENTRIES, MATCHES, PEOPLE

OVER = and_(MATCHES.c.status == "over", MATCHES.c.scores != "[]")


@dataclass(frozen=True)
class DayRow:
    """A row of DAYS."""

    day: str
    game: str
    secret: str
    version: int
    box: str
    seat: int
    players: str


@dataclass(frozen=True)
class TryRow:
    """A try that counts, and what came of it; *holder* may have left the server."""

    match: str
    holder: str
    name: str  # nothing, if they have
    status: str
    scores: str
    moved: float


def publish(connection: Connection, rows: list[DayRow]) -> None:
    """Keeps what is played on a day; what another worker has kept before stays."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for row in rows:
        connection.execute(insert(DAYS).values(asdict(row)).on_conflict_do_nothing())


def days_of(connection: Connection, day: str) -> dict[str, DayRow]:
    """[game] what is played on a day, if anybody has asked for it."""
    found = connection.execute(select(DAYS).where(DAYS.c.day == day))
    return {row.game: DayRow(**row._mapping) for row in found}


def first_day(connection: Connection) -> str:
    """The first day of this server, or nothing."""
    return connection.scalar(select(func.min(DAYS.c.day))) or ""


def tries_of(connection: Connection, day: str, game: str) -> list[TryRow]:
    """The tries of a day that count, but for those that a bot went on with."""
    stood_in = exists().where(ENTRIES.c.match == MATCHES.c.match, ENTRIES.c.kind == LEFT)
    wanted = (
        select(
            MATCHES.c.match,
            CHAIRS.c.holder,
            func.coalesce(PEOPLE.c.name, "").label("name"),
            *(MATCHES.c.status, MATCHES.c.scores, MATCHES.c.moved),
        )
        .join(CHAIRS, and_(CHAIRS.c.match == MATCHES.c.match, CHAIRS.c.kind == "person"))
        .join(PEOPLE, PEOPLE.c.person == CHAIRS.c.holder, isouter=True)
        .where(MATCHES.c.day == day, MATCHES.c.game == game, ~MATCHES.c.practice, ~stood_in)
    )
    return [TryRow(**row._mapping) for row in connection.execute(wanted)]


def practices_of(connection: Connection, day: str, holder: str) -> dict[str, str]:
    """[game] the last match of a day that somebody plays for practice and has not ended."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == holder)
    wanted = select(MATCHES.c.game, MATCHES.c.match).where(
        MATCHES.c.match.in_(held), MATCHES.c.day == day, MATCHES.c.practice, ~OVER
    )
    found = connection.execute(wanted.order_by(MATCHES.c.created))
    return {row.game: row.match for row in found}
