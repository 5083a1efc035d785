"""How somebody leaves for good: all that is theirs goes, and their matches stay without a name."""

from __future__ import annotations

import json
import secrets
import zlib
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, update

from grasse.storage import ratings
from grasse.storage.people import NAMING
from grasse.storage.retention import remove
from grasse.storage.schema import (
    CHAIRS,
    CHAT,
    ENTRIES,
    MATCHES,
    METADATA,
    OWN_BOXES,
    RATED,
    RATINGS,
    REVIEWS,
)
from grasse.storage.stewardship import tell_server
from grasse.storage.store import Addition, EntryRow, Standing, append, find_match
from grasse.storage.tournaments import leave_all

LEFT = "left"  # the kind of entry by which a bot stands in
NAMELESS = "…"  # what an own box is called whose name went: it is still no box of ours
GONE = "gone "  # what the holder of a chair begins with who has left: nobody's person does


def leave(connection: Connection, person: str, now: float) -> list[str]:
    """Removes somebody and all that is theirs; answers with the matches that changed.

    Their chairs stay, held by nobody: always by the same nobody, so that what follows from several
    matches, as the ratings of others, stays what it was. Where a match goes on, a bot stands in. A
    lesson goes, and so does a match that waits for others only; where others wait, the chair is
    open again. An IntegrityError if somebody decided at the same moment: nothing has changed then.
    """
    ratings.lock(connection)  # whoever counts must not write for somebody who has just gone
    held = connection.execute(
        select(CHAIRS.c.match, CHAIRS.c.seat, MATCHES.c.status, MATCHES.c.lesson)
        .join(MATCHES, MATCHES.c.match == CHAIRS.c.match)
        .where(CHAIRS.c.holder == person)
    ).all()
    nobody = GONE + secrets.token_urlsafe(24)
    lonely: set[str] = set()
    for match, seat, status, lesson in held:
        if lesson or (status == "waiting" and not _others(connection, match, person)):
            lonely.add(match)
        elif status == "waiting":
            _open_chair(connection, match, seat)
        else:
            if status == "playing":
                _get_up(connection, match, seat, now)
            _forget_chair(connection, match, seat, nobody)
    remove(connection, sorted(lonely))
    for column in (RATINGS.c.person, RATED.c.holder):  # the others' follow from them, too
        connection.execute(update(column.table).where(column == person).values({column: nobody}))
    leave_all(connection, person, nobody)
    renamed = _forget_boxes(connection, person, {row.match for row in held})
    for table in METADATA.sorted_tables:
        naming = [table.c[name] == person for name in NAMING if name in table.c]
        if naming:
            connection.execute(delete(table).where(or_(*naming)))
    changed = sorted({row.match for row in held}.union(renamed))
    tell_server(connection, *changed)
    return changed


def _others(connection: Connection, match: str, person: str) -> bool:
    """Whether another person holds a chair of a match."""
    held = and_(CHAIRS.c.match == match, CHAIRS.c.holder.not_in(("", person)))
    return connection.scalar(select(CHAIRS.c.match).where(held).limit(1)) is not None


def _open_chair(connection: Connection, match: str, seat: int) -> None:
    values = {"kind": "open", "name": "", "holder": "", "invite": secrets.token_urlsafe(12)}
    _change_chair(connection, match, seat, {**values, "seen": 0.0, "gone": 0.0})


def _get_up(connection: Connection, match: str, seat: int, now: float) -> None:
    """A bot stands in for a seat; if it is its turn, a server looks after it at once."""
    row = find_match(connection, match)
    assert row is not None
    last = connection.scalar(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.match == match))
    entry = EntryRow(match, (last or 0) + 1, LEFT, seat, 0, now)
    due = now if row.turn == seat else row.due
    stands = Standing(entry.number, row.status, row.turn, row.scores, now, due)
    append(connection, [Addition(match, [entry], stands)])


def _forget_chair(connection: Connection, match: str, seat: int, nobody: str) -> None:
    _change_chair(connection, match, seat, {"name": "", "holder": nobody, "seen": 0.0, "gone": 0.0})
    connection.execute(delete(CHAT).where(CHAT.c.match == match, CHAT.c.seat == seat))
    kept = connection.scalar(select(REVIEWS.c.review).where(REVIEWS.c.match == match))
    review: Any = json.loads(zlib.decompress(kept)) if kept else None
    if isinstance(review, dict) and review.get("names"):  # one that is being made has none
        review["names"][seat] = ""
        packed = zlib.compress(json.dumps(review, separators=(",", ":")).encode())
        meant = update(REVIEWS).where(REVIEWS.c.match == match)
        connection.execute(meant.values(review=packed))


def _forget_boxes(connection: Connection, person: str, held: set[str]) -> list[str]:
    """Takes the names of somebody's own boxes from matches; answers with these.

    A box may have had another name, or be gone, when they leave: so all names at their own matches
    go, too, but for those that a box of somebody else has.
    """

    def named(whose: ColumnElement[bool]) -> ColumnElement[bool]:
        same = OWN_BOXES.c.game == MATCHES.c.game, OWN_BOXES.c.name == MATCHES.c.box_name
        return exists().where(whose, *same)

    theirs = or_(named(OWN_BOXES.c.person == person), MATCHES.c.match.in_(held))
    meant = update(MATCHES).where(MATCHES.c.box_name != "", theirs)
    others = named(OWN_BOXES.c.person != person)
    found = meant.where(~others).values(box_name=NAMELESS).returning(MATCHES.c.match)
    return list(connection.scalars(found))


def _change_chair(connection: Connection, match: str, seat: int, values: dict[str, Any]) -> None:
    meant = update(CHAIRS).where(CHAIRS.c.match == match, CHAIRS.c.seat == seat)
    connection.execute(meant.values(values))
