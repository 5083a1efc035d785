"""What is removed when its time is over, and what an administrator changes by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import psycopg
import pytest
from sqlalchemy import Engine, func, select

from grasse.storage import store
from grasse.storage.retention import AT_ONCE, DAY, Terms, forget
from grasse.storage.schema import INVITATIONS, METADATA, RATED, SITTINGS, TOLD
from grasse.storage.stewardship import (
    NoSuchMatch,
    close_match,
    free_chair,
    list_matches,
    outside_changes,
    remove_match,
)
from grasse.storage.store import ChairRow, ResultRow, ReviewRow, SnapshotRow
from tests.server.servers import PATIENCE
from tests.storage.test_store import CHAIRS, MATCH, entry

NOW = 1000 * DAY
MATCHES = METADATA.tables["matches"]


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = store.open_database(database)
    yield opened.execution_options(write=True)
    opened.dispose()


def lay(engine: Engine, name: str, status: str, age: float, seen: float = 0.0) -> None:
    """A match of that age in days, with something of it in every table."""
    moved = NOW - age * DAY
    row = replace(MATCH, match=name, status=status, created=moved, moved=moved)
    chairs = [replace(chair, match=name, seen=seen) for chair in CHAIRS]
    with engine.begin() as connection:
        store.create_match(connection, row, chairs, [entry(1, match=name)])
        store.say(connection, name, 0, "hello", moved)
        snapshot = SnapshotRow(name, 1, "layout", b"", 1)
        connection.execute(METADATA.tables["snapshots"].insert(), vars(snapshot))
        store.keep_review(connection, ReviewRow(name, 1, 1.0, moved, b"a review"))
        outcome = ResultRow(name, 0, "h", "parfum", 2, moved, 9, 1, "person", True, "{}")
        store.keep_results(connection, [outcome])
        asked = {"match": name, "person": "p", "by": "h", "at": moved}
        connection.execute(INVITATIONS.insert(), asked)
        told = {"match": name, "person": "p", "kind": "turn", "turn": 1}
        connection.execute(TOLD.insert(), told)


def names(engine: Engine) -> dict[str, set[str]]:
    """Whose rows are in each table; what follows from it, in ratings or a tournament, stays."""
    followed = (RATED, SITTINGS)
    tables = [t for t in METADATA.sorted_tables if "match" in t.c and t not in followed]
    with engine.begin() as connection:
        return {table.name: set(connection.scalars(select(table.c.match))) for table in tables}


def test_what_is_older_than_its_term_goes_with_all_that_belongs_to_it(engine: Engine) -> None:
    for status in ("waiting", "playing", "over"):
        for age in (1, 29, 31, 500):
            lay(engine, f"{status}{age}", status, age)
    with engine.begin() as connection:
        assert sorted(forget(connection, Terms(), NOW)) == ["waiting31", "waiting500"]
    with engine.begin() as connection:
        assert forget(connection, Terms(), NOW) == []
        terms = Terms(waiting=30, playing=400, over=30)
        assert sorted(forget(connection, terms, NOW)) == ["over31", "over500", "playing500"]
    kept = {"waiting1", "waiting29", "playing1", "playing29", "playing31", "over1", "over29"}
    assert all(found == kept for found in names(engine).values())
    assert len(names(engine)) == 9


def test_a_match_that_somebody_still_looks_at_stays(engine: Engine) -> None:
    lay(engine, "visited", "waiting", 90, seen=NOW - DAY)
    lay(engine, "left", "waiting", 90, seen=NOW - 80 * DAY)
    with engine.begin() as connection:
        assert forget(connection, Terms(), NOW) == ["left"]


def test_many_are_removed_in_several_goes(engine: Engine) -> None:
    with engine.begin() as connection:
        for number in range(AT_ONCE + 5):
            row = replace(MATCH, match=f"m{number}", moved=1.0)
            store.create_match(connection, row, [ChairRow(row.match, 0, "open")], [])
    gone = []
    for _ in range(3):
        with engine.begin() as connection:
            gone.append(len(forget(connection, Terms(), NOW)))
    assert gone == [AT_ONCE, 5, 0]


def test_a_match_is_listed_and_closed(engine: Engine) -> None:
    for name, status, age in (("a", "waiting", 3), ("b", "playing", 1), ("c", "playing", 2)):
        lay(engine, name, status, age)
    with engine.begin() as connection:
        assert [listed.row.match for listed in list_matches(connection, "", 10)] == ["b", "c", "a"]
        assert [each.row.match for each in list_matches(connection, "playing", 1)] == ["b"]
        assert [chair.name for chair in list_matches(connection, "", 1)[0].chairs] == ["Rose", ""]
        close_match(connection, "c", NOW)
        assert [each.row.match for each in list_matches(connection, "over", 9)] == ["c"]
        with pytest.raises(NoSuchMatch, match="c is over already"):
            close_match(connection, "c", NOW)
        remove_match(connection, "b")
        for act in (remove_match, lambda c, match: close_match(c, match, NOW)):
            with pytest.raises(NoSuchMatch, match="no match b"):
                act(connection, "b")
    assert all(found == {"a", "c"} for found in names(engine).values())


def test_a_chair_is_given_to_another_browser(engine: Engine) -> None:
    lay(engine, "m", "playing", 1)
    with engine.begin() as connection:
        invite = free_chair(connection, "m", 0)
        assert store.take_chair(connection, "m", invite, "Iris", "new") == 0
        chair = store.chairs_of(connection, ["m"])[0]
        assert (chair.name, chair.holder, chair.invite) == ("Iris", "new", "")
        with pytest.raises(NoSuchMatch, match="no chair 9"):
            free_chair(connection, "m", 8)
        with pytest.raises(NoSuchMatch, match="no match x"):
            free_chair(connection, "x", 0)


def test_the_server_is_told(database: str, engine: Engine) -> None:
    lay(engine, "m", "playing", 1)
    if engine.dialect.name == "sqlite":
        with engine.begin() as connection:
            before = outside_changes(connection)
            remove_match(connection, "m")
        with engine.begin() as connection:
            assert outside_changes(connection) == before + 1
            assert connection.scalar(select(func.count()).select_from(MATCHES)) == 0
    else:
        with psycopg.connect(database, autocommit=True) as line:
            line.execute(f"LISTEN {store.CHANNEL}".encode())
            with engine.begin() as connection:
                remove_match(connection, "m")
            [word] = line.notifies(timeout=PATIENCE, stop_after=1)
        assert word.payload == " m"
