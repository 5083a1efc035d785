"""How people meet: open tables, invitations, friends, blocks, and who is here."""

from __future__ import annotations

import base64
import hmac
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from grasse.storage.people import PersonRow, people_of
from grasse.storage.schema import BLOCKS, CHAIRS, INVITATIONS, MATCHES, PEOPLE
from grasse.storage.store import LISTED, ChairRow, MatchRow, chairs_of

LOCK = 49  # in PostgreSQL: one seek at a time
PRESENT = 75.0  # seconds that somebody counts as here without a sign of life
COMING = 30.0  # seconds that whoever sat down may need to come to the table
STALE = 14 * 24 * 3600.0  # seconds after which a table that nobody joins is offered no longer
SLOW = 24 * 3600.0  # seconds on a clock from which on nobody has to be there all the time
FRIENDS = 100  # in one list
# In what two who seek have to agree.
ALIKE = (
    *("game", "box", "seats", "options", "rated"),
    *("clock_kind", "clock_seconds", "clock_increment"),
)
TOUCHED = 60.0  # seconds between two signs of life of a person that are written down


@dataclass(frozen=True)
class InvitationRow:
    """A row of INVITATIONS."""

    match: str
    person: str
    by: str
    at: float


@dataclass(frozen=True)
class Waiting:
    """A table with a free chair, and those who sit there."""

    row: MatchRow
    chairs: Sequence[ChairRow]

    @property
    def holders(self) -> set[str]:
        """The people who sit there."""
        return {chair.holder for chair in self.chairs if chair.holder}


@dataclass(frozen=True)
class Companion:
    """Somebody with whom one has played."""

    person: PersonRow
    matches: int
    moved: float


def is_slow(row: MatchRow) -> bool:
    """Whether a match is played over days: nobody waits at it."""
    return row.clock_kind == "none" or row.clock_seconds >= SLOW


# ---------------------------------------------------------------- open tables


def open_tables(
    connection: Connection, person: str, now: float, wish: MatchRow | None = None
) -> list[Waiting]:
    """The tables at which anyone may sit down and somebody waits, the oldest first.

    All of them, or those that are like what somebody wishes for; not those of people whom *person*
    has blocked, or who have blocked *person*.
    """
    rows = sorted(_waiting(connection, now, wish), key=lambda row: (row.created, row.match))
    shunned = shunned_by(connection, person)
    found = [
        table
        for table in _with_chairs(connection, rows)
        if not table.holders & shunned and is_attended(table, now) and _has_room(table)
    ]
    return found[:LISTED]


def _offers(now: float) -> tuple[ColumnElement[bool], ...]:
    """What a table is like that anyone may find."""
    return MATCHES.c.public, MATCHES.c.status == "waiting", MATCHES.c.moved > now - STALE


def count_offers(connection: Connection, person: str, now: float) -> int:
    """How many open tables wait at which somebody has a chair."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == person)
    wanted = select(func.count()).where(*_offers(now), MATCHES.c.match.in_(held))
    return connection.scalar(wanted) or 0


def _waiting(connection: Connection, now: float, wish: MatchRow | None = None) -> list[MatchRow]:
    wanted = select(MATCHES).where(*_offers(now))
    if wish is not None:  # others hide nobody
        wanted = wanted.where(*(MATCHES.c[name] == getattr(wish, name) for name in ALIKE))
    # The latest of them: many that somebody left long ago must not hide those where one waits.
    wanted = wanted.order_by(MATCHES.c.moved.desc()).limit(4 * LISTED)
    return [MatchRow(**row._mapping) for row in connection.execute(wanted)]


def public_name(row: MatchRow) -> str:
    """What an open table is called for those who do not sit there: its public name.

    It leads to a free chair and nowhere else: the name of the match is the key to all of it, for
    as long as it is kept, and whoever only saw it wait must not have that.
    """
    # The word in it stays: another would change the names of all tables that wait.
    digest = hmac.digest(row.secret.encode(), b"door", "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def waiting_as(connection: Connection, name: str, now: float) -> str:
    """The table that waits under a public name, or nothing."""
    return next((row.match for row in _waiting(connection, now) if public_name(row) == name), "")


def _with_chairs(connection: Connection, rows: Sequence[MatchRow]) -> list[Waiting]:
    chairs: dict[str, list[ChairRow]] = {row.match: [] for row in rows}
    for chair in chairs_of(connection, list(chairs)):
        chairs[chair.match].append(chair)
    return [Waiting(row, chairs[row.match]) for row in rows]


def _has_room(table: Waiting) -> bool:
    return any(chair.kind == "open" for chair in table.chairs) and bool(table.holders)


def is_attended(table: Waiting, now: float) -> bool:
    """Whether those who sit there are there, or need not be: at a slow match they come later."""
    return is_slow(table.row) or all(
        _is_there(chair, table.row, now) for chair in table.chairs if chair.kind == "person"
    )


def _is_there(chair: ChairRow, row: MatchRow, now: float) -> bool:
    if chair.seen > chair.gone:
        return now - chair.seen < PRESENT
    return chair.seen == 0.0 and now - row.moved < COMING


def find_partner(connection: Connection, wish: MatchRow, person: str, now: float) -> str:
    """A table like *wish* that waits for somebody, or at which *person* waits; or nothing.

    Seeks come one after the other, in this transaction: of two at the same moment, the second
    finds the table of the first. So nobody waits alone while another waits for the same.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    waiting = open_tables(connection, person, now, wish)
    waiting.sort(key=lambda table: person not in table.holders)
    return waiting[0].row.match if waiting else ""


def former_seats(connection: Connection, match: str, person: str) -> set[int]:
    """Where somebody sat in the match of which this one is the rematch."""
    held = select(CHAIRS.c.seat).join(MATCHES, MATCHES.c.match == CHAIRS.c.match)
    wanted = held.where(CHAIRS.c.holder == person, MATCHES.c.rematch == match)
    return set(connection.scalars(wanted))


def free_chair(connection: Connection, match: str, seat: int, holder: str, invite: str) -> bool:
    """Opens the chair of somebody who stands up; answers whether it was theirs."""
    held = update(CHAIRS).where(
        CHAIRS.c.match == match, CHAIRS.c.seat == seat, CHAIRS.c.holder == holder
    )
    empty = {"kind": "open", "name": "", "holder": "", "invite": invite, "seen": 0.0, "gone": 0.0}
    return connection.execute(held.values(empty)).rowcount == 1


# ---------------------------------------------------------------- invitations


def invite(connection: Connection, row: InvitationRow) -> bool:
    """Asks somebody to a table, once; answers whether that is new.

    Somebody who has blocked whoever asks is not asked, and nobody is told so.
    """
    if row.by in blocked_by(connection, row.person):
        return False
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    once = insert(INVITATIONS).values(asdict(row)).on_conflict_do_nothing()
    return connection.scalar(once.returning(INVITATIONS.c.match)) is not None


def count_invitations(connection: Connection, match: str) -> int:
    """How many people were asked to a table and have not answered."""
    wanted = select(func.count()).where(INVITATIONS.c.match == match)
    return connection.scalar(wanted) or 0


def is_invited(connection: Connection, match: str, person: str) -> bool:
    """Whether somebody was asked to a table, by someone whom they have not blocked since."""
    wanted = select(INVITATIONS.c.by).where(
        INVITATIONS.c.match == match, INVITATIONS.c.person == person
    )
    by = connection.scalar(wanted)
    return by is not None and by not in blocked_by(connection, person)


def invitations_of(connection: Connection, person: str) -> list[tuple[PersonRow, Waiting]]:
    """The tables to which somebody is asked and that still wait, with who asks; newest first."""
    wanted = (
        select(INVITATIONS.c.by, MATCHES)
        .join(MATCHES, MATCHES.c.match == INVITATIONS.c.match)
        .where(INVITATIONS.c.person == person, MATCHES.c.status == "waiting")
        .order_by(INVITATIONS.c.at.desc())
        .limit(LISTED)
    )
    found = [dict(row._mapping) for row in connection.execute(wanted)]
    blocked = blocked_by(connection, person)
    askers = [row.pop("by") for row in found]
    known = people_of(connection, askers)
    tables = _with_chairs(connection, [MatchRow(**row) for row in found])
    return [
        (known[by], table)
        for by, table in zip(askers, tables, strict=True)
        if by in known and by not in blocked and person not in table.holders and _has_room(table)
    ]


def invitations_by(connection: Connection, person: str) -> list[InvitationRow]:
    """Whom somebody has asked, and who has not answered."""
    wanted = select(INVITATIONS).where(INVITATIONS.c.by == person).order_by(INVITATIONS.c.at)
    return [InvitationRow(**row._mapping) for row in connection.execute(wanted)]


def decline(connection: Connection, match: str, person: str) -> None:
    """Somebody does not come."""
    asked = INVITATIONS.c.match == match, INVITATIONS.c.person == person
    connection.execute(delete(INVITATIONS).where(*asked))


# ---------------------------------------------------------------- friends and blocks


def companions_of(connection: Connection, person: str) -> list[Companion]:
    """People with whom somebody has played a match that began, the latest first."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == person)
    times, moved = func.count(CHAIRS.c.match.distinct()), func.max(MATCHES.c.moved)
    wanted = (
        select(CHAIRS.c.holder, times.label("times"), moved.label("latest"))
        .join(MATCHES, MATCHES.c.match == CHAIRS.c.match)
        .where(CHAIRS.c.match.in_(held), MATCHES.c.status != "waiting")
        .where(CHAIRS.c.holder.not_in(["", person]))
        .group_by(CHAIRS.c.holder)
        .order_by(moved.desc())
        .limit(FRIENDS)
    )
    rows = connection.execute(wanted).all()
    known = people_of(connection, [row.holder for row in rows])
    blocked = blocked_by(connection, person)
    return [
        Companion(known[row.holder], row.times, row.latest)
        for row in rows
        if row.holder in known and row.holder not in blocked
    ]


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Whether two people have sat at one table."""
    mine = select(CHAIRS.c.match).where(CHAIRS.c.holder == one)
    wanted = select(CHAIRS.c.match).where(CHAIRS.c.holder == other, CHAIRS.c.match.in_(mine))
    return connection.scalar(wanted.limit(1)) is not None


def blocked_by(connection: Connection, person: str) -> set[str]:
    """Whom somebody has blocked."""
    return set(connection.scalars(select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)))


def shunned_by(connection: Connection, person: str) -> set[str]:
    """Whom somebody has blocked, and those who have blocked them: they do not meet."""
    if not person:
        return set()
    shy = connection.scalars(select(BLOCKS.c.person).where(BLOCKS.c.blocked == person))
    return blocked_by(connection, person) | set(shy)


def blocks_among(
    connection: Connection, persons: Iterable[str], before: float
) -> set[tuple[str, str]]:
    """Who of these people had blocked whom before a moment."""
    among = [each for each in persons if each]
    wanted = select(BLOCKS.c.person, BLOCKS.c.blocked).where(
        BLOCKS.c.person.in_(among), BLOCKS.c.blocked.in_(among), BLOCKS.c.at < before
    )
    return {(row.person, row.blocked) for row in connection.execute(wanted)}


def block(connection: Connection, person: str, other: str, now: float) -> None:
    """Somebody does not want to meet another, nor to hear them."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"person": person, "blocked": other, "at": now}
    connection.execute(insert(BLOCKS).values(row).on_conflict_do_nothing())


def unblock(connection: Connection, person: str, other: str) -> None:
    """Takes that back."""
    pair = BLOCKS.c.person == person, BLOCKS.c.blocked == other
    connection.execute(delete(BLOCKS).where(*pair))


# ---------------------------------------------------------------- who is here


def touch(connection: Connection, people: Iterable[str], now: float) -> None:
    """Writes down that people are here."""
    stale = PEOPLE.c.person.in_(list(people)), PEOPLE.c.seen < now - TOUCHED / 2
    connection.execute(update(PEOPLE).where(*stale).values(seen=now))


def who_is_here(connection: Connection, now: float) -> tuple[int, list[str]]:
    """How many people are here, and the names of those who let themselves be seen."""
    recent = PEOPLE.c.seen > now - PRESENT - TOUCHED
    count = connection.scalar(select(func.count()).where(recent)) or 0
    wanted = select(PEOPLE.c.name, PEOPLE.c.shown).where(recent, PEOPLE.c.shown.contains('"here"'))
    rows = connection.execute(wanted.order_by(PEOPLE.c.folded).limit(LISTED))
    return count, [row.name for row in rows if json.loads(row.shown).get("here")]


def is_here(row: PersonRow, now: float) -> bool:
    """Whether somebody is here, and lets that be seen."""
    return row.seen > now - PRESENT - TOUCHED and bool(json.loads(row.shown).get("here"))
