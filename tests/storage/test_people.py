"""People: one name each, browsers by their hashes, and those of older databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, text

from grasse.storage import people
from grasse.storage.migrations.versions import s0007_people
from grasse.storage.store import open_database
from tests.storage.releases import RELEASES, fill


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    yield engine.execution_options(write=True)
    engine.dispose()


@pytest.mark.parametrize(
    ("one", "other"),
    [("Rosé", "rose"), ("O1ga", "olga"), ("Аnn", "Ann"), ("Le  Nez", "lenez"), ("ＡＢ", "ab")],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert people.fold(one) == people.fold(other)


def test_a_name_of_signs_alone_is_a_name() -> None:
    assert people.fold("☆") != people.fold("♡")


def test_of_two_who_wish_for_a_name_both_get_one(engine: Engine) -> None:
    with engine.begin() as connection:
        first = people.welcome(connection, "p1", "k1", "Rose", 1.0)
        second = people.welcome(connection, "p2", "k2", "rosé", 2.0)
        nameless = people.welcome(connection, "p3", "k3", "", 3.0)
        again = people.welcome(connection, "p1", "k9", "Iris", 4.0)
    assert first.name == "Rose"
    assert second.name.startswith("rosé ")
    assert nameless.name.split()[0] in people.PLANTS
    assert again == first
    with engine.begin() as connection:
        assert people.person_of(connection, "k2") == "p2"
        assert people.person_of(connection, "k9") == ""
        with pytest.raises(people.NameTaken):
            people.rename(connection, "p2", "ROSE")
        people.rename(connection, "p1", "ROSE")
        found = people.find_name(connection, "rose")
    assert found is not None
    assert (found.person, found.name) == ("p1", "ROSE")


@pytest.mark.parametrize("release", RELEASES)
def test_every_browser_of_an_older_database_is_a_person(database: str, release: str) -> None:
    fill(database, release)
    engine = open_database(database)
    with engine.begin() as connection:
        holders = connection.execute(
            text("SELECT DISTINCT holder FROM chairs WHERE kind = 'person'")
        ).scalars()
        found = people.people_of(connection, holders)
        chairs = connection.execute(
            text("SELECT count(*) FROM chairs WHERE kind = 'person' AND holder = ''")
        ).scalar()
        devices = [len(people.devices_of(connection, person)) for person in found]
    engine.dispose()
    assert chairs == 0
    assert len(found) >= 2
    assert devices == [1] * len(found)
    assert all(row.folded == people.fold(row.name) for row in found.values())


def test_two_browsers_of_one_name_get_two() -> None:
    taken: dict[str, int] = {}
    names = [s0007_people.free_name(name, taken) for name in ("Rose", "rose 2", "ROSE", "Rosé", "")]
    assert names == ["Rose", "rose 2", "ROSE 3", "Rosé 4", "Rose 5"]


def test_the_step_compares_names_as_the_program_does() -> None:
    for name in ("Rosé", "O1ga", "Аnn", "Βeta", "☆", "Le Nez 10"):
        assert s0007_people.fold(name) == people.fold(name)
    assert (s0007_people.COLOURS, s0007_people.SIGNS) == (people.COLOURS, people.SIGNS)
