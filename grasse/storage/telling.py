"""Who is to be told what: by which ways, and what has been told already."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, and_, delete, false, func, or_, select, union
from sqlalchemy.dialects import postgresql, sqlite

from grasse.storage.meeting import PRESENT, SLOW, STALE, blocked_by
from grasse.storage.people import people_of
from grasse.storage.schema import (
    CHAIRS,
    INVITATIONS,
    MATCHES,
    SECRETS,
    SUBSCRIPTIONS,
    TELLING,
    TOLD,
)
from grasse.storage.store import EntryRow, MatchRow, chairs_of, entries_of

KINDS = ("turn", "begin", "invited", "day")
ASKED_FOR = ("day",)  # kinds that nobody is told who has not said so
DAY = 24 * 3600.0
MORNING = 7 * 3600.0  # seconds after midnight (UTC): nobody is woken for a new day
EVERY_DAY = "day"  # in place of a match, for what is told once a day
AT_ONCE = 200  # calls in one transaction
BROWSERS = 20  # of one person


@dataclass(frozen=True)
class SubscriptionRow:
    """A row of SUBSCRIPTIONS."""

    subscription: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


@dataclass(frozen=True)
class TellingRow:
    """A row of TELLING."""

    person: str
    kinds: str = "{}"
    mail: str = ""
    confirmed: bool = False
    token: str = ""
    language: str = ""

    def wants(self, kind: str) -> bool:
        """Whether somebody wants to be told this; most of it, unless they said otherwise."""
        return bool(json.loads(self.kinds).get(kind, kind not in ASKED_FOR))


@dataclass(frozen=True)
class Call:
    """Something to tell somebody, and the names that it speaks of."""

    person: str
    kind: str
    match: str
    game: str
    names: Sequence[str]


# ---------------------------------------------------------------- ways


def name_of(endpoint: str) -> str:
    """What the database knows a subscription by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscribe(connection: Connection, row: SubscriptionRow) -> None:
    """A browser can be called; if it was somebody else's, it is no longer."""
    connection.execute(
        delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.subscription == row.subscription)
    )
    connection.execute(SUBSCRIPTIONS.insert(), asdict(row))
    kept = select(SUBSCRIPTIONS.c.subscription).where(SUBSCRIPTIONS.c.person == row.person)
    newest = kept.order_by(SUBSCRIPTIONS.c.created.desc()).limit(BROWSERS)
    of_person = SUBSCRIPTIONS.c.person == row.person
    old = SUBSCRIPTIONS.c.subscription.not_in(list(connection.scalars(newest)))
    connection.execute(delete(SUBSCRIPTIONS).where(of_person, old))


def unsubscribe(connection: Connection, subscription: str, person: str = "") -> None:
    """A browser is not called any more."""
    meant = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.subscription == subscription)
    connection.execute(meant.where(SUBSCRIPTIONS.c.person == person) if person else meant)


def subscriptions_of(connection: Connection, person: str) -> list[SubscriptionRow]:
    """The browsers by which somebody can be called."""
    wanted = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
    return [SubscriptionRow(**row._mapping) for row in connection.execute(wanted)]


def wishes_of(connection: Connection, person: str) -> TellingRow:
    """What somebody wants to be told."""
    row = connection.execute(select(TELLING).where(TELLING.c.person == person)).first()
    return TellingRow(**row._mapping) if row is not None else TellingRow(person)


def keep_wishes(connection: Connection, row: TellingRow) -> None:
    """Keeps what somebody wants, in place of what they wanted before."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    kept = insert(TELLING).values(asdict(row))
    connection.execute(kept.on_conflict_do_update(index_elements=["person"], set_=asdict(row)))


def find_token(connection: Connection, token: str) -> TellingRow | None:
    """Whose address a link confirms, of which this is the hash."""
    wanted = select(TELLING).where(TELLING.c.token == token, TELLING.c.token != "")
    row = connection.execute(wanted).first()
    return TellingRow(**row._mapping) if row is not None else None


def secret(connection: Connection, name: str, new: str) -> str:
    """A secret of this server; the first that was made up counts."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    first = insert(SECRETS).values(name=name, value=new).on_conflict_do_nothing()
    connection.execute(first)
    return connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name)) or new


# ---------------------------------------------------------------- what is due


def is_due(connection: Connection, now: float, patience: float) -> bool:
    """Whether there is something to look at: most of the time there is not."""
    wanted = (_invitations(), _tables(now), _turns(now - patience, now), _days(now))
    return any(connection.execute(each.limit(1)).first() is not None for each in wanted)


def take_calls(connection: Connection, now: float, patience: float) -> list[Call]:
    """What is to be told now. It counts as told from here on: nobody is told twice.

    Somebody who sits at the table sees it there. Others are told *patience* seconds after the
    last decision: many are back by then.
    """
    calls = _invited(connection)
    calls += _begun(connection, now)
    calls += _asked(connection, now - patience, now)
    calls += _opened(connection, now)
    return calls


def _reachable() -> Any:
    confirmed = select(TELLING.c.person).where(TELLING.c.confirmed)
    return union(select(SUBSCRIPTIONS.c.person), confirmed).scalar_subquery()


def _absent(now: float) -> Any:
    return or_(CHAIRS.c.seen <= CHAIRS.c.gone, CHAIRS.c.seen < now - PRESENT)


def _playing(kind: str, now: float) -> Any:
    """Matches with others, with the chairs of those who are away, and what they were told.

    Nobody waits at a match against bots alone, but for those of a tournament.
    """
    others = CHAIRS.alias("others")
    company = (
        select(others.c.seat)
        .where(others.c.match == CHAIRS.c.match, others.c.kind == "person")
        .where(others.c.holder != CHAIRS.c.holder)
    )
    told = and_(
        TOLD.c.match == CHAIRS.c.match, TOLD.c.person == CHAIRS.c.holder, TOLD.c.kind == kind
    )
    return (
        select(MATCHES, CHAIRS.c.holder, CHAIRS.c.seat, func.coalesce(TOLD.c.turn, 0).label("told"))
        .join(CHAIRS, CHAIRS.c.match == MATCHES.c.match)
        .join(TOLD, told, isouter=True)
        .where(MATCHES.c.status == "playing", CHAIRS.c.kind == "person")
        .where(or_(company.exists(), MATCHES.c.tournament != ""))
        .where(CHAIRS.c.holder.in_(_reachable()), _absent(now))
        .limit(AT_ONCE)
    )


def _tables(now: float) -> Any:
    is_new = TOLD.c.turn.is_(None), MATCHES.c.created > now - STALE
    return _playing("begin", now).where(*is_new)


def _begun(connection: Connection, now: float) -> list[Call]:
    """Tables that have filled up, for people who are away and have not decided there yet."""
    calls = []
    for found in connection.execute(_tables(now)).all():
        row, holder, seat = _taken_apart(found)
        entries = entries_of(connection, row.match)
        began = next((e.number for e in entries if e.kind == "begun"), 1)
        is_new = not any(e.seat == seat and e.kind in ("decided", "along") for e in entries)
        joined_last = is_new and _sat_down_last(entries, seat)
        if not _claim(connection, row.match, holder, "begin", began) or not is_new or joined_last:
            continue
        if not wishes_of(connection, holder).wants("begin"):
            continue
        if row.turn == seat:  # one call for both
            _claim(connection, row.match, holder, "turn", row.number)
        calls.append(_call(connection, row, holder, "begin"))
    return calls


def _sat_down_last(entries: Sequence[EntryRow], seat: int) -> bool:
    """Whether somebody filled the table themselves: they know that it began."""
    began = [e for e in entries if e.kind in ("joined", "begun")]
    last = [e.seat for e in began if e.kind == "joined"][-1:]
    return last == [seat]


def _turns(before: float, now: float) -> Any:
    slow = or_(MATCHES.c.clock_kind == "none", MATCHES.c.clock_seconds >= SLOW)
    is_new = MATCHES.c.moved < before, MATCHES.c.number > func.coalesce(TOLD.c.turn, 0)
    return _playing("turn", now).where(slow, MATCHES.c.turn == CHAIRS.c.seat, *is_new)


def _asked(connection: Connection, before: float, now: float) -> list[Call]:
    """Slow matches in which it is the turn of somebody who is away."""
    calls = []
    for found in connection.execute(_turns(before, now)).all():
        row, holder, seat = _taken_apart(found)
        is_new = turn_began(entries_of(connection, row.match), seat) > found.told
        is_first = _claim(connection, row.match, holder, "turn", row.number, found.told)
        if is_first and is_new and wishes_of(connection, holder).wants("turn"):
            calls.append(_call(connection, row, holder, "turn"))
    return calls


def turn_began(entries: Sequence[EntryRow], seat: int) -> int:
    """The entry after which it was this seat's turn: the last that somebody else decided."""
    others = ("decided", "along", "by_bot")
    return next(
        (e.number for e in reversed(entries) if e.kind in others and e.seat != seat),
        next((e.number for e in entries if e.kind == "begun"), 1),
    )


def _invitations() -> Any:
    told = and_(
        TOLD.c.match == INVITATIONS.c.match,
        TOLD.c.person == INVITATIONS.c.person,
        TOLD.c.kind == "invited",
    )
    return (
        select(MATCHES, INVITATIONS.c.person, INVITATIONS.c.by)
        .join(INVITATIONS, INVITATIONS.c.match == MATCHES.c.match)
        .join(TOLD, told, isouter=True)
        .where(MATCHES.c.status == "waiting", TOLD.c.turn.is_(None))
        .where(INVITATIONS.c.person.in_(_reachable()))
        .limit(AT_ONCE)
    )


def _invited(connection: Connection) -> list[Call]:
    calls = []
    for found in connection.execute(_invitations()).all():
        values = dict(found._mapping)
        person, by = values.pop("person"), values.pop("by")
        row, known = MatchRow(**values), people_of(connection, [by])
        is_wanted = wishes_of(connection, person).wants("invited")
        is_blocked = by in blocked_by(connection, person)
        claimed = _claim(connection, row.match, person, "invited", 1)
        if claimed and is_wanted and by in known and not is_blocked:
            calls.append(Call(person, "invited", row.match, row.game, [known[by].name]))
    return calls


def _days(now: float) -> Any:
    """Whoever wants to know of each day, has not been told of this one, and does not play it."""
    day, since = divmod(now, DAY)
    told = and_(TOLD.c.match == EVERY_DAY, TOLD.c.person == TELLING.c.person, TOLD.c.kind == "day")
    last = func.coalesce(TOLD.c.turn, 0)
    name = datetime.fromtimestamp(now, UTC).date().isoformat()
    tried = select(CHAIRS.c.match).join(MATCHES, MATCHES.c.match == CHAIRS.c.match)
    tried = tried.where(CHAIRS.c.holder == TELLING.c.person, MATCHES.c.day == name)
    return (
        select(TELLING.c.person, last.label("told"))
        .join(TOLD, told, isouter=True)
        .where(TELLING.c.kinds.contains('"day": true'), TELLING.c.person.in_(_reachable()))
        .where(last < int(day) if since >= MORNING else false(), ~tried.exists())
        .limit(AT_ONCE)
    )


def _opened(connection: Connection, now: float) -> list[Call]:
    """The matches of a new day."""
    return [
        Call(found.person, "day", EVERY_DAY, "", [])
        for found in connection.execute(_days(now)).all()
        if _claim(connection, EVERY_DAY, found.person, "day", int(now // DAY), found.told)
    ]


def _taken_apart(found: Any) -> tuple[MatchRow, str, int]:
    values = dict(found._mapping)
    holder, seat, _ = values.pop("holder"), values.pop("seat"), values.pop("told")
    return MatchRow(**values), holder, seat


def _call(connection: Connection, row: MatchRow, holder: str, kind: str) -> Call:
    chairs = chairs_of(connection, [row.match])
    names = [chair.name for chair in chairs if chair.kind == "person" and chair.holder != holder]
    return Call(holder, kind, row.match, row.game, names)


def _claim(
    connection: Connection, match: str, person: str, kind: str, turn: int, last: int = 0
) -> bool:
    """Whether nobody else has told this meanwhile; from now on it is told.

    *last* is what was written down of it when it was looked at.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"match": match, "person": person, "kind": kind, "turn": turn}
    first = insert(TOLD).values(row)
    later = first.on_conflict_do_update(
        index_elements=["match", "person", "kind"],
        set_={"turn": turn},
        where=TOLD.c.turn == last,
    )
    return connection.scalar(later.returning(TOLD.c.turn)) is not None
