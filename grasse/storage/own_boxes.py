"""The boxes that people have made."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, select, update

from grasse.storage.schema import OWN_BOXES

NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a box


@dataclass(frozen=True)
class OwnBoxRow:
    """A row of OWN_BOXES."""

    box: str
    person: str
    game: str
    name: str
    text: str
    hash: str
    faults: int
    created: float
    changed: float
    number: int = 0


def find(connection: Connection, box: str) -> OwnBoxRow | None:
    """A box by its name."""
    if not NAME.fullmatch(box):  # PostgreSQL cannot even be asked for some
        return None
    row = connection.execute(select(OWN_BOXES).where(OWN_BOXES.c.box == box)).first()
    return OwnBoxRow(**row._mapping) if row is not None else None


def boxes_of(connection: Connection, person: str) -> list[OwnBoxRow]:
    """The boxes of somebody, the last changed first."""
    wanted = select(OWN_BOXES).where(OWN_BOXES.c.person == person)
    rows = connection.execute(wanted.order_by(OWN_BOXES.c.changed.desc(), OWN_BOXES.c.box))
    return [OwnBoxRow(**row._mapping) for row in rows]


def count(connection: Connection, person: str) -> int:
    """How many boxes somebody has."""
    wanted = select(func.count()).select_from(OWN_BOXES).where(OWN_BOXES.c.person == person)
    return connection.scalar(wanted) or 0


def keep(connection: Connection, row: OwnBoxRow) -> None:
    """Keeps a new box."""
    connection.execute(OWN_BOXES.insert(), asdict(row))


def renew(connection: Connection, row: OwnBoxRow) -> bool:
    """Keeps a box in the place of what it was; False if it was changed since it was read."""
    values = {**asdict(row), "number": row.number + 1}
    meant = update(OWN_BOXES).where(OWN_BOXES.c.box == row.box, OWN_BOXES.c.number == row.number)
    return connection.execute(meant.values(values)).rowcount == 1


def remove(connection: Connection, box: str, person: str) -> bool:
    """Removes a box of somebody; matches have copies of their own."""
    theirs = delete(OWN_BOXES).where(OWN_BOXES.c.box == box, OWN_BOXES.c.person == person)
    return connection.execute(theirs).rowcount == 1
