"""Two people become one: nothing is lost, nothing is there twice, and ratings still follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text
from sqlalchemy.exc import OperationalError

from grasse.server.rated import count_next, differences
from grasse.storage import meeting, merging, people, ratings, store
from grasse.storage.leaving import leave
from grasse.storage.schema import (
    CHAIRS,
    ENTRANTS,
    MATCHES,
    METADATA,
    RATED,
    RESULTS,
    TELLING,
    TOLD,
)
from grasse.storage.store import ResultRow, open_database
from tests.server.test_rated import keep

OLD, NEW, IRIS = "old-person", "new-person", "iris-person"


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database).execution_options(write=True)
    with engine.begin() as connection:
        for person, name in ((OLD, "Rose 2"), (NEW, "Rose"), (IRIS, "Iris")):
            people.welcome(connection, person, f"key of {person}", name, 1.0)
    yield engine
    engine.dispose()


def count(engine: Engine) -> None:
    with engine.begin() as connection:
        while count_next(connection):
            pass


def merge(engine: Engine) -> list[str]:
    with engine.begin() as connection:
        return merging.merge(connection, OLD, NEW)


def scalars(engine: Engine, wanted: Any) -> list[Any]:
    with engine.begin() as connection:
        return sorted(connection.scalars(wanted))


@pytest.mark.parametrize("go", ["merge", "leave"])
def test_nobody_goes_while_a_match_is_counted(postgresql: Callable[[], str], go: str) -> None:
    engine = open_database(postgresql())
    with engine.begin() as connection:
        for person, name in ((OLD, "Rose 2"), (NEW, "Rose")):
            people.welcome(connection, person, f"key of {person}", name, 1.0)

    def try_it() -> None:
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL lock_timeout = '50ms'"))
            if go == "merge":
                merging.merge(connection, OLD, NEW)
            else:
                leave(connection, OLD, 2.0)

    with engine.begin() as counting:
        ratings.lock(counting)
        with pytest.raises(OperationalError, match="lock timeout"):
            try_it()
    engine.dispose()


def test_all_that_was_the_others_is_ones_own_and_nothing_is_there_twice(engine: Engine) -> None:
    keep(engine, "mine", [NEW, IRIS], [1, 2], 5.0)
    keep(engine, "theirs", [OLD, IRIS], [1, 2], 6.0)
    with engine.begin() as connection:
        connection.execute(CHAIRS.update().where(CHAIRS.c.holder == OLD).values(name="Rose 2"))
        for person in (OLD, NEW):
            meeting.block(connection, person, IRIS, 7.0)
            told = {"match": "mine", "kind": "turn", "turn": 1}
            connection.execute(insert(TOLD), {**told, "person": person})
            mail = {"kinds": "{}", "mail": person, "confirmed": True, "token": person}
            connection.execute(insert(TELLING), {**mail, "person": person, "language": "en"})
        meeting.block(connection, IRIS, OLD, 7.0)
        meeting.block(connection, NEW, OLD, 7.0)
    assert merge(engine) == ["theirs"]
    assert scalars(engine, select(CHAIRS.c.match).where(CHAIRS.c.holder == NEW)) == [
        "mine",
        "theirs",
    ]
    assert scalars(engine, select(CHAIRS.c.name).where(CHAIRS.c.match == "theirs")) == ["", "Rose"]
    assert scalars(engine, select(TELLING.c.mail)) == [NEW]
    with engine.begin() as connection:
        assert meeting.blocked_by(connection, NEW) == {IRIS}
        assert meeting.blocked_by(connection, IRIS) == {NEW}
        assert people.person_of(connection, f"key of {OLD}") == NEW  # its other browsers, too
        assert people.find_person(connection, OLD) is None
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                assert OLD not in tuple(row), table.name


def test_ratings_follow_from_the_records_as_before(engine: Engine) -> None:
    keep(engine, "a", [NEW, IRIS], [1, 2], 5.0)
    keep(engine, "b", [OLD, IRIS], [2, 1], 6.0)
    keep(engine, "c", [NEW, IRIS], [1, 2], 7.0)
    count(engine)
    with engine.begin() as connection:
        before = {(r.game, r.person): r.mu for r in ratings.all_ratings(connection)}
    merge(engine)
    keep(engine, "d", [NEW, IRIS], [1, 2], 8.0)
    with engine.begin() as connection:
        after = {(r.game, r.person): r.mu for r in ratings.all_ratings(connection)}
        assert after == before
        assert differences(connection) == []
        assert [name for name, _ in ratings.best_of(connection, "parfum", "")] == ["Rose", "Iris"]
    count(engine)
    with engine.begin() as connection:
        assert differences(connection) == []
        connection.execute(RATED.update().where(RATED.c.holder == OLD).values(holder=IRIS))
    with engine.begin() as connection:
        assert differences(connection)  # whoever is still somebody has become nobody else


def test_a_rating_that_only_the_other_has_comes_along(engine: Engine) -> None:
    keep(engine, "b", [OLD, IRIS], [1, 2], 6.0)
    count(engine)
    merge(engine)
    with engine.begin() as connection:
        [rating] = ratings.own_ratings(connection, NEW)
        assert rating.matches == 1
        assert differences(connection) == []


def test_whoever_was_rated_against_the_other_stays_two(engine: Engine) -> None:
    keep(engine, "both", [OLD, NEW], [1, 2], 6.0)
    with pytest.raises(merging.HaveMet):
        merge(engine)
    with engine.begin() as connection:
        assert people.find_person(connection, OLD) is not None
        connection.execute(MATCHES.update().values(rated=False))
        entrant = {"player": "", "entered": 1.0, "pool": 0, "absent": 0, "withdrawn": False}
        for number, person in enumerate((OLD, NEW), 1):
            line = {"tournament": "t", "entrant": number, "holder": person, **entrant}
            connection.execute(insert(ENTRANTS), line)
    with pytest.raises(merging.HaveMet):
        merge(engine)
    with engine.begin() as connection:
        connection.execute(ENTRANTS.delete())
        rows = [
            ResultRow("both", seat, who, "parfum", 2, 6.0, 1, 1, "person", True, "{}")
            for seat, who in ((0, OLD), (1, NEW))
        ]
        store.keep_results(connection, rows)
    assert merge(engine) == ["both"]
    assert scalars(engine, select(RESULTS.c.match)) == []  # told again: it counts for nobody


def test_of_two_tries_at_one_day_the_first_counts(engine: Engine) -> None:
    for match, who, at in (("later", NEW, 9.0), ("first", OLD, 3.0)):
        keep(engine, match, [who, "greedy"], [1, 2], at)
        with engine.begin() as connection:
            meant = MATCHES.update().where(MATCHES.c.match == match)
            connection.execute(meant.values(day="2026-05-01", rated=False))
    merge(engine)
    assert scalars(engine, select(MATCHES.c.match).where(MATCHES.c.practice)) == ["later"]
