"""The database: what is written is there, on both kinds, and two who write at once are settled."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from grasse.storage import people, store
from grasse.storage.schema import MATCHES
from grasse.storage.store import Addition, ChairRow, EntryRow, MatchRow, SnapshotRow, Standing
from grasse.storage.writer import LARGEST, Closed, Job, Writer
from tests.postgres import PostgreSQL
from tests.server.servers import PATIENCE

MATCH = MatchRow(
    match="m",
    game="parfum",
    version=1,
    box="b",
    seats=2,
    options="{}",
    clock_kind="none",
    clock_seconds=0.0,
    listed=True,
    secret="s",
    forked=0,
    created=1.0,
    moved=1.0,
)
CHAIRS = [
    ChairRow("m", 0, "person", "Rose", holder="h"),
    ChairRow("m", 1, "open", invite="i"),
]


def entry(number: int, value: int = 7, match: str = "m") -> EntryRow:
    return EntryRow(match, number, "decided", 1, value, float(number))


def standing(number: int, status: str = "playing", due: float | None = None) -> Standing:
    return Standing(number, status, 1, "[]", float(number), due)


def write(match: str, entries: list[EntryRow], stands: Standing) -> Job:
    """A job that appends."""
    return Addition(match, entries, stands)


def take(name: str, holder: str) -> Job:
    """A job that takes the open chair."""
    return lambda connection: store.take_chair(connection, "m", "i", name, holder)


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = store.open_database(database)
    yield opened
    opened.dispose()


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    made = Writer(engine)
    made.submit(lambda c: store.create_match(c, MATCH, CHAIRS, [])).result()
    yield made
    made.close()


def test_a_match_is_found_with_whether_a_browser_has_a_chair_there(
    engine: Engine, writer: Writer
) -> None:
    writer.submit(lambda c: people.welcome(c, "h", "key of Rose", "Rose", 1.0)).result()
    writer.submit(lambda c: people.welcome(c, "o", "another key", "Iris", 1.0)).result()
    with engine.begin() as connection:
        for key, sits in (("key of Rose", True), ("another key", False), ("", False)):
            assert store.find_match_for(connection, "m", key) == (MATCH, sits)
        for name in ("none", "m\0", ""):
            assert store.find_match_for(connection, name, "key of Rose") == (None, False)


def test_what_is_written_is_read_again(engine: Engine, writer: Writer) -> None:
    snapshot = SnapshotRow("m", 2, "layout", b"\0\xff", 1)
    rows = [entry(1), entry(2)]
    writer.submit(Addition("m", rows, standing(2, due=9.5), snapshot)).result()
    writer.submit(lambda c: store.say(c, "m", 1, "hello", 3.0)).result()
    with engine.begin() as connection:
        row = store.find_match(connection, "m")
        assert row == replace(MATCH, number=2, status="playing", turn=1, moved=2.0, due=9.5)
        assert store.chairs_of(connection, ["m"]) == CHAIRS
        assert store.entries_of(connection, "m") == rows
        assert store.entries_of(connection, "m", 1) == rows[1:]
        assert store.last_snapshot(connection, "m") == snapshot
        assert [line.text for line in store.chat_of(connection, "m")] == ["hello"]
        assert store.find_match(connection, "nowhere") is None
        assert store.last_snapshot(connection, "nowhere") is None
        assert store.numbers_of(connection, ["m", "x"]) == {"m": 2}


def test_seats_count_from_1_in_the_database_where_0_is_nobody(
    engine: Engine, writer: Writer
) -> None:
    """As they always did there; only the code counts from 0."""
    writer.submit(write("m", [entry(1), replace(entry(2), seat=-1)], standing(2))).result()
    writer.submit(lambda c: store.say(c, "m", 0, "hello", 3.0)).result()
    with engine.begin() as connection:
        asked = {
            name: [row[0] for row in connection.execute(text(f"SELECT {field} FROM {name}"))]
            for name, field in (("entries", "seat"), ("chairs", "seat"), ("chat", "seat"))
        }
        asked["matches"] = [row[0] for row in connection.execute(text("SELECT turn FROM matches"))]
    assert {name: sorted(found) for name, found in asked.items()} == {
        "entries": [0, 2],
        "chairs": [1, 2],
        "chat": [1],
        "matches": [2],
    }


def test_a_number_is_written_once(engine: Engine, writer: Writer) -> None:
    writer.submit(write("m", [entry(1, 5)], standing(1))).result()
    late = writer.submit(write("m", [entry(1, 6)], standing(1)))
    with pytest.raises(IntegrityError):
        late.result()
    with engine.begin() as connection:
        assert [row.value for row in store.entries_of(connection, "m")] == [5]


def test_one_that_fails_takes_nobody_with_it(engine: Engine, writer: Writer) -> None:
    """Jobs that share a transaction: the bad one is refused, the others are written, once each."""
    gate = threading.Event()
    first = writer.submit(lambda c: gate.wait(10))  # the rest gathers behind it
    jobs = []
    for number in (1, 2, 2, 3):
        rows = [entry(number)]
        job = writer.submit(write("m", rows, standing(number)))
        jobs.append(job)
    gate.set()
    first.result()
    faults = [job.exception() for job in jobs]
    assert [isinstance(fault, IntegrityError) for fault in faults] == [False, False, True, False]
    with engine.begin() as connection:
        assert [row.number for row in store.entries_of(connection, "m")] == [1, 2, 3]


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(engine: Engine, writer: Writer) -> None:
    gate = threading.Event()
    first = writer.submit(lambda c: gate.wait())
    gone, kept = (writer.submit(write("m", [entry(n)], standing(n))) for n in (7, 1))
    assert gone.cancel()
    gate.set()
    assert (first.result(), kept.result()) == (True, None)
    with engine.begin() as connection:
        assert [row.number for row in store.entries_of(connection, "m")] == [1]


def test_more_than_one_transaction_holds_is_all_written(engine: Engine, writer: Writer) -> None:
    gate = threading.Event()
    writer.submit(lambda c: gate.wait(10))
    jobs = [writer.submit(write("m", [entry(n)], standing(n))) for n in range(1, 2 * LARGEST + 3)]
    gate.set()
    for job in jobs:
        job.result()
    with engine.begin() as connection:
        assert len(store.entries_of(connection, "m")) == 2 * LARGEST + 2


def test_other_workers_hear_of_every_match_that_was_written(postgresql: Callable[[], str]) -> None:
    database = postgresql()
    engine = store.open_database(database)
    names = [f"m{number}" for number in range(20)]
    with engine.begin() as connection:
        for name in names:
            chairs = [replace(chair, match=name) for chair in CHAIRS]
            store.create_match(connection, replace(MATCH, match=name), chairs, [])
    writer, heard = Writer(engine.execution_options(sender="me")), set[str]()
    with psycopg.connect(database, autocommit=True) as line:
        line.execute(f"LISTEN {store.CHANNEL}".encode())
        for name in names:  # one after the other, and faster than words are sent
            writer.submit(Addition(name, [entry(1, match=name)], standing(1))).result()
        for word in line.notifies(timeout=PATIENCE):
            sender, *matches = word.payload.split(" ")
            assert sender == "me"
            heard.update(matches)
            if heard == set(names):
                break
    writer.close()
    engine.dispose()
    assert heard == set(names)


@pytest.mark.slow
def test_a_writer_goes_on_with_a_database_that_was_started_again(mortal: PostgreSQL) -> None:
    engine = store.open_database(mortal.make())
    with engine.begin() as connection:
        store.create_match(connection, MATCH, CHAIRS, [])
    writer = Writer(engine)
    writer.submit(Addition("m", [entry(1)], standing(1))).result()
    mortal.kill()
    with pytest.raises(OperationalError):
        writer.submit(Addition("m", [entry(2)], standing(2))).result()
    mortal.start()
    writer.submit(Addition("m", [entry(2)], standing(2))).result()
    writer.close()
    with engine.begin() as connection:
        assert len(store.entries_of(connection, "m")) == 2
    engine.dispose()


def test_decisions_are_written_on_one_connection_that_a_failed_one_leaves_clean(
    engine: Engine, writer: Writer
) -> None:
    fetched: list[int] = []
    event.listen(engine, "checkout", lambda *_: fetched.append(1))
    for number in range(1, 6):
        writer.submit(Addition("m", [entry(number)], standing(number))).result()
    assert len(fetched) <= 1
    with pytest.raises(IntegrityError):  # its first entry would fit
        writer.submit(Addition("m", [entry(6), entry(5)], standing(6))).result()
    writer.submit(Addition("m", [entry(6, value=8)], standing(6))).result()
    with engine.begin() as connection:
        written = store.entries_of(connection, "m")
    assert [(row.number, row.value) for row in written] == [*((n, 7) for n in range(1, 6)), (6, 8)]


def test_a_writer_that_has_ended_leaves_nobody_waiting(engine: Engine) -> None:
    writer = Writer(engine)
    writer.submit(lambda connection: None).result()
    writer.close()
    with pytest.raises(Closed):
        writer.submit(lambda connection: None).result(timeout=PATIENCE)


def test_a_chair_is_taken_once(engine: Engine, writer: Writer) -> None:
    jobs = [writer.submit(take(f"N{n}", f"h{n}")) for n in range(4)]
    assert [job.result() for job in jobs] == [1, None, None, None]
    with engine.begin() as connection:
        chair = store.chairs_of(connection, ["m"])[1]
    assert (chair.kind, chair.name, chair.holder, chair.invite) == ("person", "N0", "h0", "")


def test_a_program_takes_a_chair_as_people_do(engine: Engine, writer: Writer) -> None:
    job = writer.submit(lambda c: store.take_chair(c, "m", "i", "", "", "greedy"))
    assert [job.result(), writer.submit(take("N", "h")).result()] == [1, None]
    with engine.begin() as connection:
        chair = store.chairs_of(connection, ["m"])[1]
    assert (chair.kind, chair.player, chair.holder, chair.invite) == ("bot", "greedy", "", "")


def test_lists_have_what_they_should(engine: Engine, writer: Writer) -> None:
    hidden = replace(MATCH, match="hidden", listed=False)
    chairs = [ChairRow("hidden", 1, "person", "Lily", holder="other")]
    writer.submit(lambda c: store.create_match(c, hidden, chairs, [])).result()
    with engine.begin() as connection:
        assert [row.match for row in store.matches_of(connection, "h")] == ["m"]
        assert store.matches_of(connection, "x") == []
        assert store.listed_matches(connection) == []  # it waits
    for match in ("m", "hidden"):
        rows = [entry(1, match=match)]
        writer.submit(write(match, rows, standing(1, due=5.0))).result()
    with engine.begin() as connection:
        assert [row.match for row in store.listed_matches(connection)] == ["m"]
        assert store.due_matches(connection, 4.9, "person") == []
        assert store.due_matches(connection, 5.0, "person") == ["m", "hidden"]
        assert store.due_matches(connection, 5.0, "bot") == []
        assert store.count_matches(connection, "other") == 1
    for match in ("m", "hidden"):
        rows = [entry(2, match=match)]
        ended = standing(2, "over")
        writer.submit(write(match, rows, ended)).result()
    with engine.begin() as connection:
        assert store.finished_matches(connection, "") == []  # nobody's, though it is listed
        assert [row.match for row in store.finished_matches(connection, "h")] == ["m"]
        assert [row.match for row in store.finished_matches(connection, "other")] == ["hidden"]
        assert store.matches_of(connection, "h") == []
        assert store.count_matches(connection, "other") == 0
        assert store.due_matches(connection, 1e12, "person") == []


def test_no_match_that_goes_on_is_hidden_by_others(engine: Engine) -> None:
    with engine.begin() as connection:
        for n in range(2 * store.LISTED):
            row = replace(MATCH, match=f"m{n}", moved=float(n), lesson="first" if n % 2 else "")
            store.create_match(connection, row, [ChairRow(row.match, 0, "person", holder="me")], [])
        found = [row.match for row in store.matches_of(connection, "me")]
        assert found == [f"m{n}" for n in reversed(range(2 * store.LISTED))]
        assert store.old_lessons(connection, "me", store.LISTED - 2) == ["m3", "m1"]
        assert store.old_lessons(connection, "x", 0) == []


def test_finished_matches_are_ones_own_and_come_in_pages(engine: Engine) -> None:
    over = replace(MATCH, status="over")
    with engine.begin() as connection:
        for number in range(2 * store.LISTED):
            name, is_listed = f"m{number}", number % 2 == 0
            row = replace(over, match=name, listed=is_listed, moved=float(number))
            chairs = [ChairRow(name, 0, "person", holder="h" if number % 3 else "x")]
            store.create_match(connection, row, chairs, [])
        mine = store.finished_matches(connection, "h")
        assert len(mine) == store.LISTED
        rest = store.finished_matches(connection, "h", mine[-1].moved)
        shown = [int(row.moved) for row in mine + rest]
        assert shown == [n for n in range(2 * store.LISTED - 1, -1, -1) if n % 3]


def test_when_a_match_is_due_is_changed_only_while_it_stands_still(
    engine: Engine, writer: Writer
) -> None:
    writer.submit(write("m", [entry(1)], standing(1, due=5.0))).result()
    writer.submit(lambda c: store.set_due(c, [("m", 1)], 7.0)).result()
    writer.submit(lambda c: store.set_due(c, [("m", 0)], 9.0)).result()  # saw an older table
    with engine.begin() as connection:
        row = store.find_match(connection, "m")
        assert row is not None
        assert row.due == 7.0


def test_a_rematch_is_named_once(writer: Writer) -> None:
    assert writer.submit(lambda c: store.set_rematch(c, "m", "n")).result()
    assert not writer.submit(lambda c: store.set_rematch(c, "m", "o")).result()


def test_who_is_here_is_written_down(engine: Engine, writer: Writer) -> None:
    writer.submit(lambda c: store.mark_presence(c, "seen", [("m", 0)], 8.0)).result()
    writer.submit(lambda c: store.mark_presence(c, "gone", [("m", 0)], 9.0)).result()
    writer.submit(lambda c: store.mark_presence(c, "seen", [], 9.0)).result()
    with engine.begin() as connection:
        chair = store.chairs_of(connection, ["m"])[0]
    assert (chair.seen, chair.gone) == (8.0, 9.0)


def test_a_database_that_is_opened_again_has_all_that_was_in_it(database: str) -> None:
    opened = store.open_database(database)
    with opened.begin() as connection:
        store.create_match(connection, MATCH, CHAIRS, [entry(1)])
    opened.dispose()
    again = store.open_database(database)
    with again.begin() as connection:
        assert store.find_match(connection, "m") == MATCH
        assert store.chairs_of(connection, ["m"]) == CHAIRS
        assert store.entries_of(connection, "m") == [entry(1)]
    again.dispose()


def test_what_sqlite_has_acknowledged_is_on_the_disk(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        with engine.begin() as connection:
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
    else:
        with engine.begin() as connection:
            assert connection.scalar(text("SHOW synchronous_commit")) == "on"


def test_runs_before_all_matches_that_go_on_are_forgotten(engine: Engine, writer: Writer) -> None:
    """Each worker reads all of them every few seconds."""

    def run(connection: Connection, times: Sequence[tuple[float, float]]) -> None:
        for began, ended in times:
            store.begin_run(connection, began)
            store.keep_running(connection, began, 8.0)
            store.keep_running(connection, ended, ended - began)

    def age(connection: Connection) -> None:
        connection.execute(update(MATCHES).values(created=1000.0))

    old, there = [(500.0, 600.0), (700.0, 800.0), (900.0, 999.0)], (1010.0, 1020.0)
    writer.submit(age).result()
    writer.submit(lambda c: run(c, [*old, there])).result()
    with engine.begin() as connection:  # the match may have come just after a sign of life
        assert store.runs(connection) == [old[2], there]


def test_a_server_that_ends_again_and_again_leaves_few_runs(
    engine: Engine, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is forgotten is a pause: nobody loses time by it."""
    monkeypatch.setattr(store, "RUNS_KEPT", 4)
    first = 1000.0

    def crash(connection: Connection) -> None:
        for number in range(20):
            store.begin_run(connection, first + 100 * number)
            store.begin_run(connection, first + 100 * number + 1)  # it ended while it was loading
            store.keep_running(connection, first + 100 * number + 5, 8.0)

    writer.submit(crash).result()
    with engine.begin() as connection:
        found = [began - first for began, _ in store.runs(connection)]
    assert found == pytest.approx([5, 1705, 1805, 1905], abs=0.01)
