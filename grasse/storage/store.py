"""Questions to the database and what is written into it: one function each."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    and_,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from grasse.kernel.seats import WATCHER
from grasse.storage.migrating import migrate, migrate_beside
from grasse.storage.place import file_of, is_postgresql
from grasse.storage.schema import (
    BOXES,
    CHAIRS,
    CHAT,
    DEVICES,
    ENTRIES,
    MATCHES,
    RESULTS,
    REVIEWS,
    RUNS,
    SNAPSHOTS,
    written_seat,
)

CHANNEL = "grasse"  # on which PostgreSQL tells the other workers that a match has changed
TOLD = 200  # matches in one word to the others, which may have 8,000 bytes
LISTED = 50  # matches in one list
RUNS_KEPT = 500  # runs of servers
BLINK = 0.001  # seconds that a run has at least
SAID = 100  # lines of chat that a newcomer is told
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a match
Row = TypeVar("Row")


@dataclass(frozen=True)
class MatchRow:
    """A row of MATCHES."""

    match: str
    game: str
    version: int
    box: str
    seats: int
    options: str
    clock_kind: str
    clock_seconds: float
    listed: bool
    secret: str
    forked: int
    created: float
    number: int = 0
    status: str = "waiting"
    turn: int = WATCHER  # a seat, or this for nobody
    scores: str = "[]"
    moved: float = 0.0
    due: float | None = None
    rematch: str = ""
    luck: int = 1
    lesson: str = ""
    clock_increment: float = 0.0
    public: bool = False
    rated: bool = False
    counted: bool = False
    language: str = ""
    day: str = ""
    practice: bool = False
    tournament: str = ""
    held: bool = False
    box_name: str = ""
    shared: bool = False


@dataclass(frozen=True)
class ChairRow:
    """A row of CHAIRS."""

    match: str
    seat: int
    kind: str
    name: str = ""
    player: str = ""
    holder: str = ""
    invite: str = ""
    seen: float = 0.0
    gone: float = 0.0


@dataclass(frozen=True)
class BoxRow:
    """A row of BOXES."""

    hash: str
    text: str


@dataclass(frozen=True)
class ReviewRow:
    """A row of REVIEWS."""

    match: str
    method: int
    done: float
    at: float
    review: bytes


@dataclass(frozen=True)
class EntryRow:
    """A row of ENTRIES."""

    match: str
    number: int
    kind: str
    seat: int
    value: int
    at: float
    link: str = ""


@dataclass(frozen=True)
class SnapshotRow:
    """A row of SNAPSHOTS."""

    match: str
    number: int
    layout: str
    state: bytes
    floor: int


@dataclass(frozen=True)
class ChatRow:
    """A row of CHAT."""

    match: str
    number: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class ResultRow:
    """A row of RESULTS."""

    match: str
    seat: int
    person: str
    game: str
    seats: int
    at: float
    points: int
    place: int
    against: str
    counts: bool
    sources: str
    accuracy: float | None = None
    abandoned: bool = False
    early: bool = False


@dataclass(frozen=True)
class Standing:
    """Where a match stands after its last entry, for the lists."""

    number: int
    status: str
    turn: int
    scores: str
    moved: float
    due: float | None


@dataclass(frozen=True)
class Addition:
    """What a decision adds to a match: its entries, where it stands now, and what came of it."""

    match: str
    entries: Sequence[EntryRow]
    standing: Standing
    snapshot: SnapshotRow | None = None
    results: Sequence[ResultRow] = ()


def open_database(database: str, beside: bool = False) -> Engine:
    """Connects, and makes the tables or brings them up to date.

    A NewerDatabase if a later version of this program has written it. *beside* a server that may
    run, tables of an earlier version are left as they are, and that is an InUse.
    """
    engine = connect(database)
    try:
        if beside:
            migrate_beside(engine, database)
        else:
            migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def connect(database: str) -> Engine:
    """Connects to a database as it is: a URL of PostgreSQL, or a file for SQLite."""
    if is_postgresql(database):
        return create_engine(
            "postgresql+psycopg://" + database.partition("://")[2],
            pool_size=8,
            pool_pre_ping=True,  # the database may have been started again
            # A machine that went away says nothing: it is given up after half a minute.
            connect_args={
                "connect_timeout": 10,
                "keepalives_idle": 20,
                "keepalives_interval": 5,
                "keepalives_count": 3,
                "tcp_user_timeout": 20_000,  # milliseconds
            },
        )
    path = file_of(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 30})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # what is acknowledged is on the disk


def _begin_sqlite(connection: Connection) -> None:
    # A writer asks for the lock at once: one that first reads could not wait for it later.
    write = connection.get_execution_options().get("write", False)
    _tell_sqlite(connection, "BEGIN IMMEDIATE" if write else "BEGIN")


def _rows(row: type[Row], found: Iterable[Any]) -> list[Row]:
    return [row(**each._mapping) for each in found]


# ---------------------------------------------------------------- reading


def is_there(connection: Connection) -> bool:
    """Whether the database answers."""
    return connection.scalar(select(1)) == 1


def find_match(connection: Connection, match: str) -> MatchRow | None:
    """The match of this name."""
    if not NAME.fullmatch(match):  # PostgreSQL cannot even be asked for some
        return None
    found = _rows(MatchRow, connection.execute(select(MATCHES).where(MATCHES.c.match == match)))
    return found[0] if found else None


def find_match_for(connection: Connection, match: str, key: str) -> tuple[MatchRow | None, bool]:
    """The match of this name, and whether the browser with this hash of a key has a chair there."""
    if not NAME.fullmatch(match):
        return None, False
    sits = exists().where(
        CHAIRS.c.match == MATCHES.c.match, CHAIRS.c.holder == DEVICES.c.person, DEVICES.c.key == key
    )
    wanted = select(MATCHES, sits.label("sits")).where(MATCHES.c.match == match)
    found = connection.execute(wanted).one_or_none()
    if found is None:
        return None, False
    told = dict(found._mapping)
    is_theirs = bool(told.pop("sits"))
    return MatchRow(**told), is_theirs


def chairs_of(connection: Connection, matches: Sequence[str]) -> list[ChairRow]:
    """The chairs of these matches, by seat."""
    wanted = select(CHAIRS).where(CHAIRS.c.match.in_(matches)).order_by(CHAIRS.c.seat)
    return _rows(ChairRow, connection.execute(wanted))


def box_text(connection: Connection, content: str) -> str | None:
    """The file of the box with this hash."""
    return connection.scalar(select(BOXES.c.text).where(BOXES.c.hash == content))


def review_of(connection: Connection, match: str, method: int) -> ReviewRow | None:
    """The review of a match, or how far it is, if it is made by this method."""
    wanted = select(REVIEWS).where(REVIEWS.c.match == match, REVIEWS.c.method == method)
    found = _rows(ReviewRow, connection.execute(wanted))
    return found[0] if found else None


def all_matches(connection: Connection) -> list[MatchRow]:
    """Every match that there is, the oldest first."""
    wanted = select(MATCHES).order_by(MATCHES.c.created, MATCHES.c.match)
    return _rows(MatchRow, connection.execute(wanted))


def entries_of(connection: Connection, match: str, after: int = 0) -> list[EntryRow]:
    """What was written down of a match after entry *after*."""
    wanted = select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.number > after)
    return _rows(EntryRow, connection.execute(wanted.order_by(ENTRIES.c.number)))


def last_snapshot(connection: Connection, match: str) -> SnapshotRow | None:
    """The newest snapshot of a match."""
    wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)
    newest = wanted.order_by(SNAPSHOTS.c.number.desc()).limit(1)
    found = _rows(SnapshotRow, connection.execute(newest))
    return found[0] if found else None


def chat_of(connection: Connection, match: str, after: int = 0) -> list[ChatRow]:
    """The last lines that were said, after line *after*."""
    wanted = select(CHAT).where(CHAT.c.match == match, CHAT.c.number > after)
    newest = wanted.order_by(CHAT.c.number.desc()).limit(SAID)
    return _rows(ChatRow, connection.execute(newest))[::-1]


def lines_of(connection: Connection, match: str) -> list[ChatRow]:
    """All that was ever said at a match."""
    wanted = select(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.number)
    return _rows(ChatRow, connection.execute(wanted))


def matches_of(connection: Connection, holder: str) -> list[MatchRow]:
    """The matches in which *holder* has a chair and which are not over, the latest first.

    All of them: there is a limit to how many somebody has, but none of them may be hidden.
    """
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == holder)
    wanted = select(MATCHES).where(MATCHES.c.match.in_(held), MATCHES.c.status != "over")
    return _rows(MatchRow, connection.execute(wanted.order_by(MATCHES.c.moved.desc())))


def old_lessons(connection: Connection, holder: str, most: int) -> list[str]:
    """The lessons that *holder* has begun and not ended, but for the latest *most*."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == holder)
    wanted = select(MATCHES.c.match).where(
        MATCHES.c.match.in_(held), MATCHES.c.status != "over", MATCHES.c.lesson != ""
    )
    return list(connection.scalars(wanted.order_by(MATCHES.c.moved.desc())))[most:]


def listed_matches(connection: Connection) -> list[MatchRow]:
    """The listed matches that can be watched, the latest first."""
    wanted = select(MATCHES).where(MATCHES.c.listed, MATCHES.c.status == "playing")
    return _rows(MatchRow, connection.execute(_latest(wanted)))


def finished_matches(
    connection: Connection, holder: str, before: float | None = None
) -> list[MatchRow]:
    """The matches of *holder* that were over *before*, the latest first."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == holder, CHAIRS.c.holder != "")
    over = select(MATCHES).where(MATCHES.c.status == "over", MATCHES.c.match.in_(held))
    if before is not None:
        over = over.where(MATCHES.c.moved < before)
    return _rows(MatchRow, connection.execute(_latest(over)))


def _latest(wanted: Any) -> Any:
    return wanted.order_by(MATCHES.c.moved.desc()).limit(LISTED)


def count_matches(connection: Connection, holder: str) -> int:
    """How many matches *holder* has that are not over; lessons do not count."""
    held = select(CHAIRS.c.match).where(CHAIRS.c.holder == holder)
    wanted = select(func.count()).where(
        MATCHES.c.match.in_(held), MATCHES.c.status != "over", MATCHES.c.lesson == ""
    )
    return connection.scalar(wanted) or 0


def due_matches(connection: Connection, now: float, kind: str) -> list[str]:
    """The matches that somebody has to look after by now, where a "bot" decides or a "person".

    A chair that is open in the middle of a match is that of a person who is to come. So is that of
    nobody, before a match begins.
    """
    decides = and_(CHAIRS.c.match == MATCHES.c.match, CHAIRS.c.seat == MATCHES.c.turn)
    wanted = select(MATCHES.c.match).outerjoin(CHAIRS, decides)
    is_bot = func.coalesce(CHAIRS.c.kind, "") == "bot"
    wanted = wanted.where(MATCHES.c.due <= now, is_bot if kind == "bot" else ~is_bot)
    return list(connection.scalars(wanted.order_by(MATCHES.c.due).limit(500)))


def numbers_of(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these matches."""
    wanted = select(MATCHES.c.match, MATCHES.c.number).where(MATCHES.c.match.in_(matches))
    return {row.match: row.number for row in connection.execute(wanted)}


# ---------------------------------------------------------------- writing


def create_match(
    connection: Connection,
    row: MatchRow,
    chairs: Sequence[ChairRow],
    entries: Sequence[EntryRow],
) -> None:
    """A new match, with what was decided in it so far."""
    connection.execute(MATCHES.insert(), asdict(row))
    connection.execute(CHAIRS.insert(), [asdict(chair) for chair in chairs])
    if entries:
        connection.execute(ENTRIES.insert(), [asdict(entry) for entry in entries])


def keep_review(connection: Connection, row: ReviewRow) -> None:
    """Keeps the review of a match, or how far it is, in place of what was kept before."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    kept = insert(REVIEWS).values(asdict(row))
    connection.execute(kept.on_conflict_do_update(index_elements=["match"], set_=asdict(row)))


def renew_reviews(connection: Connection, matches: Collection[str], method: int, at: float) -> None:
    """Says of reviews that are not done that they were still made at this time."""
    going = REVIEWS.c.match.in_(matches), REVIEWS.c.method == method, REVIEWS.c.done < 1
    connection.execute(update(REVIEWS).where(*going).values(at=at))


def keep_boxes(connection: Connection, boxes: Iterable[BoxRow]) -> None:
    """Keeps boxes that are not kept yet; two workers may do so at once."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for row in boxes:
        connection.execute(insert(BOXES).values(asdict(row)).on_conflict_do_nothing())


def append(connection: Connection, additions: Sequence[Addition]) -> None:
    """Writes down what was decided in some matches; an IntegrityError if somebody was faster.

    All entries in one statement: between two of them this thread would wait for the others.
    PostgreSQL is asked once for everything, which is all or nothing even without a transaction.
    """
    entries = [vars(entry) for each in additions for entry in each.entries]
    entries = [{**row, "seat": written_seat(row["seat"])} for row in entries]
    standings = [{**vars(each.standing), "key": each.match} for each in additions]
    standings = [{**row, "turn": written_seat(row["turn"])} for row in standings]
    if connection.dialect.name == "postgresql":
        arrays = [[row[name] for row in entries] for name in _ENTRY]
        arrays += [[row[name] for row in standings] for name in _STANDING]
        connection.exec_driver_sql(_APPEND_ALL, tuple(arrays))
    else:
        _write(connection, _APPEND, entries)
        _write(connection, _STAND, standings)
    for each in additions:
        if each.snapshot is not None:
            connection.execute(SNAPSHOTS.insert(), vars(each.snapshot))
        keep_results(connection, each.results)


_ENTRY = {
    "match": "text",
    "number": "int",
    "kind": "text",
    "seat": "int",
    "value": "int",
    "at": "float8",
    "link": "text",
}
_STANDING = {
    "key": "text",
    "number": "int",
    "status": "text",
    "turn": "int",
    "scores": "text",
    "moved": "float8",
    "due": "float8",
}
_APPEND_ALL = f"""
WITH written AS (
    INSERT INTO entries ({", ".join(_ENTRY)})
    SELECT * FROM unnest({", ".join(f"%s::{kind}[]" for kind in _ENTRY.values())})
)
UPDATE matches SET {", ".join(f"{name} = stands.{name}" for name in list(_STANDING)[1:])}
FROM unnest({", ".join(f"%s::{kind}[]" for kind in _STANDING.values())})
AS stands({", ".join(_STANDING)})
WHERE matches.match = stands.key
"""
_APPEND = ENTRIES.insert()
_STAND = (
    update(MATCHES)
    .where(MATCHES.c.match == bindparam("key"))
    .values({field.name: bindparam(field.name) for field in fields(Standing)})
)


def _write(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """Executes *statement* in SQLite for each row."""
    words, order = _in_words(connection.dialect, statement)
    _tell_sqlite(connection, words, [tuple([row[name] for name in order]) for row in rows])


def _tell_sqlite(connection: Connection, words: str, rows: Sequence[Any] = ((),)) -> None:
    """Executes *words* for each row, past SQLAlchemy, which takes longer over it than SQLite does.

    What fails is told as SQLAlchemy would tell it.
    """
    cursor = connection.connection.cursor()
    try:
        for row in rows:
            cursor.execute(words, row)
    except sqlite3.Error as error:
        raise DBAPIError.instance(words, None, error, sqlite3.Error) from error
    finally:
        cursor.close()


@contextmanager
def in_transaction(connection: Connection) -> Iterator[None]:
    """A transaction of SQLite that is begun and ended past SQLAlchemy, for the same reason."""
    _tell_sqlite(connection, "BEGIN IMMEDIATE")
    try:
        yield
        _tell_sqlite(connection, "COMMIT")
    except BaseException:
        with suppress(DBAPIError):  # it may have ended by itself, or the disk be gone
            _tell_sqlite(connection, "ROLLBACK")
        raise


@cache
def _in_words(dialect: Dialect, statement: Any) -> tuple[str, Sequence[str]]:
    """A statement as the database reads it, and the order of its values if that is how."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), compiled.positiontup or ()


def keep_results(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Keeps what came of matches, in place of what was kept before."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for row in rows:
        kept = insert(RESULTS).values(asdict(row))
        key = ["match", "seat"]
        connection.execute(kept.on_conflict_do_update(index_elements=key, set_=asdict(row)))


def notify(connection: Connection, *matches: str) -> None:
    """Tells the other workers, as soon as this is committed, that matches have changed."""
    if connection.dialect.name == "postgresql":
        sender = connection.get_execution_options().get("sender", "")
        for first in range(0, len(matches), TOLD):
            words = " ".join((sender, *matches[first : first + TOLD]))
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, words))


def take_chair(
    connection: Connection, match: str, invite: str, name: str, holder: str, player: str = ""
) -> int | None:
    """Gives an open chair to whoever has its invitation, or to a bot; answers with the seat.

    Of two who come at once, one gets it: the row is changed only while it is open.
    """
    is_open = and_(CHAIRS.c.match == match, CHAIRS.c.invite == invite, CHAIRS.c.kind == "open")
    taken = update(CHAIRS).where(is_open).returning(CHAIRS.c.seat)
    kind = "bot" if player else "person"
    values = {"kind": kind, "name": name, "player": player, "holder": holder, "invite": ""}
    seats = list(connection.scalars(taken.values(values)))
    return seats[0] if seats else None


def say(connection: Connection, match: str, seat: int, text: str, at: float) -> None:
    """Adds a line to the chat; of two workers that write to one match, one waits."""
    connection.execute(select(MATCHES.c.match).where(MATCHES.c.match == match).with_for_update())
    last = connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.match == match))
    row = ChatRow(match, (last or 0) + 1, seat, text, at)
    connection.execute(CHAT.insert(), vars(row))
    notify(connection, match)


def mark_presence(
    connection: Connection, field: str, chairs: Iterable[tuple[str, int]], now: float
) -> None:
    """Writes down that chairs were "seen" or are "gone"."""
    marked = (
        update(CHAIRS)
        .where(CHAIRS.c.match == bindparam("of"), CHAIRS.c.seat == bindparam("at"))
        .values({field: now})
    )
    rows = [{"of": match, "at": seat} for match, seat in chairs]
    if rows:
        connection.execute(marked, rows)


def set_due(connection: Connection, matches: Iterable[tuple[str, int]], due: float | None) -> None:
    """Writes down when somebody has to look after matches, if they are still at this number."""
    is_meant = and_(MATCHES.c.match == bindparam("of"), MATCHES.c.number == bindparam("at"))
    rows = [{"of": match, "at": number} for match, number in matches]
    if rows:
        connection.execute(update(MATCHES).where(is_meant).values(due=due), rows)


def put_off(connection: Connection, match: str, due: float | None) -> None:
    """Nobody has to look after this match before then, or ever."""
    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(due=due))


def set_shared(connection: Connection, match: str, shared: bool) -> None:
    """Says whether everybody who has the link of a match that is over may look at it."""
    connection.execute(update(MATCHES).where(MATCHES.c.match == match).values(shared=shared))
    notify(connection, match)


def set_rematch(connection: Connection, match: str, rematch: str) -> bool:
    """Names the match that comes after, unless one was named already."""
    first = update(MATCHES).where(MATCHES.c.match == match, MATCHES.c.rematch == "")
    found = connection.execute(first.values(rematch=rematch)).rowcount == 1
    if found:
        notify(connection, match)
    return found


def begin_run(connection: Connection, now: float) -> None:
    """A server starts: the last run has ended when it was last known to run.

    The new one is a moment without a length until the server is ready, however long that takes.
    """
    connection.execute(RUNS.delete().where(RUNS.c.ended <= RUNS.c.began))
    latest = connection.scalar(select(func.max(RUNS.c.ended))) or 0.0
    began = max(now, latest + BLINK)  # the machine's clock may have been put back
    connection.execute(RUNS.insert(), {"began": began, "ended": began})


def keep_running(connection: Connection, now: float, grace: float) -> list[tuple[float, float]]:
    """A server runs; answers with all runs, the oldest first.

    If that was not written down for longer than *grace*, a new run begins.
    """
    newest = select(RUNS.c.began, RUNS.c.ended).order_by(RUNS.c.ended.desc()).limit(1)
    found = connection.execute(newest).first()
    if found is None or found.ended <= found.began or found.ended < now - grace:
        begin_run(connection, now)
        is_new = RUNS.c.ended == RUNS.c.began
        connection.execute(update(RUNS).where(is_new).values(ended=RUNS.c.began + BLINK))
        _forget_runs(connection)
    else:
        latest = update(RUNS).where(RUNS.c.began == found.began, RUNS.c.ended < now)
        connection.execute(latest.values(ended=now))
    return runs(connection)


def runs(connection: Connection) -> list[tuple[float, float]]:
    """When servers ran, the oldest first."""
    wanted = select(RUNS.c.began, RUNS.c.ended).order_by(RUNS.c.began)
    return [(run.began, run.ended) for run in connection.execute(wanted)]


def _forget_runs(connection: Connection) -> None:
    """Forgets the runs before all matches that go on, and of many others the ones in between.

    What was between the first and those that are kept is a pause then: nobody loses time by it.
    """
    oldest = select(func.min(MATCHES.c.created)).where(MATCHES.c.status != "over")
    since = connection.scalar(oldest)
    if since is not None:  # a match may have come after the last sign of life of its run
        before = select(func.max(RUNS.c.ended)).where(RUNS.c.ended < since)
        connection.execute(RUNS.delete().where(RUNS.c.ended < before.scalar_subquery()))
    began = list(connection.scalars(select(RUNS.c.began).order_by(RUNS.c.began)))
    surplus = began[1 : len(began) - RUNS_KEPT + 1]
    if surplus:
        connection.execute(RUNS.delete().where(RUNS.c.began.in_(surplus)))
