"""Databases of earlier versions are brought up to date, those of later ones refused."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from grasse.storage import migrating, store
from grasse.storage.guard import InUse, alone_with
from grasse.storage.place import is_postgresql
from grasse.storage.schema import METADATA
from grasse.storage.store import open_database
from tests.storage.releases import RELEASES, fill


def plain_engine(database: str) -> Engine:
    """A connection to a database as it is: nothing is migrated."""
    if is_postgresql(database):
        return create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))
    return create_engine(f"sqlite:///{database}")


def rows_of(database: str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    engine = plain_engine(database)
    with engine.connect() as connection:
        tables = sorted(set(inspect(connection).get_table_names()) - {migrating.VERSIONS})
        found = {
            name: sorted(map(tuple, connection.execute(text(f"SELECT * FROM {name}"))), key=str)
            for name in tables
        }
    engine.dispose()
    return found


def differences(database: str) -> list[Any]:
    """In what the tables differ from those of schema.py."""
    engine = open_database(database)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        found = compare_metadata(context, METADATA)
        assert migrating.version_of(connection) == migrating.newest()
    engine.dispose()
    return found


def test_tables_are_not_changed_under_an_older_server_that_runs(database: str) -> None:
    """`grasse admin` of a newer program works on the database of a server, too."""
    engine = plain_engine(database)
    migrating.migrate(engine, to="0005")
    with alone_with(database), engine.connect() as server:  # as one holds its database
        with pytest.raises(InUse, match="earlier version"):
            open_database(database, beside=True)
        assert migrating.version_of(server) == "0005"
    engine.dispose()
    open_database(database, beside=True).dispose()  # no server runs any more
    with alone_with(database), engine.connect() as server:
        assert migrating.version_of(server) == migrating.newest()
        open_database(database, beside=True).dispose()  # it is of this version
    engine.dispose()


def test_the_last_step_is_the_one_that_alembic_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [migrating.newest()]


def test_the_steps_make_the_tables_of_the_schema(database: str) -> None:
    assert differences(database) == []


def test_there_is_a_database_of_every_release() -> None:
    assert "0.1.0" in RELEASES


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_a_release_is_brought_up_to_date(database: str, release: str) -> None:
    fill(database, release)
    before = rows_of(database)
    assert len(before["matches"]) >= 6
    assert differences(database) == []
    after = rows_of(database)
    for name, rows in before.items():
        assert len(after[name]) == len(rows), name
    assert differences(database) == []  # and again, with nothing left to do


@pytest.mark.parametrize("release", RELEASES)
def test_matches_that_were_over_stay_open_to_all_who_have_their_link(
    database: str, release: str
) -> None:
    fill(database, release)
    plain = plain_engine(database)
    with plain.connect() as connection:
        asked = connection.execute(text("SELECT match, status FROM matches"))
        was: dict[str, str] = {row.match: row.status for row in asked}
    plain.dispose()
    assert {"over", "playing"} <= set(was.values())
    engine = open_database(database)
    with engine.begin() as connection:
        rows = {match: store.find_match(connection, match) for match in was}
    assert {m: row.shared for m, row in rows.items() if row} == {m: was[m] == "over" for m in was}
    engine.dispose()


def test_those_that_start_at_once_migrate_once(database: str) -> None:
    fill(database, RELEASES[0])
    faults: list[BaseException] = []
    gate = threading.Barrier(4)

    def start() -> None:
        gate.wait()
        try:
            open_database(database).dispose()
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert differences(database) == []


def test_a_step_that_fails_leaves_everything_as_it_was(database: str) -> None:
    fill(database, RELEASES[0])
    engine = plain_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE boxes (something INTEGER)"))  # in the way of 0002
    before = rows_of(database)
    with pytest.raises(SQLAlchemyError, match="boxes"):
        open_database(database)
    assert rows_of(database) == before
    assert not inspect(engine).has_table(migrating.VERSIONS)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE boxes"))
    engine.dispose()
    assert differences(database) == []


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {migrating.VERSIONS} SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(migrating.NewerDatabase, match="version 9999"):
        open_database(database)
    engine = plain_engine(database)
    with engine.connect() as connection:
        assert migrating.version_of(connection) == "9999"
    engine.dispose()
