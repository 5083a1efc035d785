"""Brings a database to the tables of this program, one step after the other."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from grasse.storage.guard import InUse, alone_with

FOLDER = Path(__file__).with_name("migrations")
FIRST = "0001"  # the tables of Grasse 0.1.0, which did not write down which version they are
VERSIONS = "alembic_version"  # the table that says which they are
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""
LOCK = 47  # in PostgreSQL: of two workers that start at once, one migrates and the other waits


class NewerDatabase(Exception):
    """The tables are of a later program than this one; says so in a line."""


@cache
def newest() -> str:
    """The version of the tables as schema.py has them: that of the last step."""
    steps = (FOLDER / "versions").glob("s[0-9]*_*.py")
    return max(path.stem.partition("_")[0].removeprefix("s") for path in steps)


def version_of(connection: Connection) -> str:
    """The version of the tables in a database; nothing if it is empty."""
    found = inspect(connection)
    if found.has_table(VERSIONS):
        return connection.scalar(text(f"SELECT version_num FROM {VERSIONS}")) or ""
    return FIRST if found.has_table("matches") else ""


def migrate(engine: Engine, to: str = "") -> None:
    """Makes the tables, or brings those of an earlier version up to date: all of it, or nothing.

    Up to the version *to*, or to the newest.
    """
    with engine.begin() as connection:
        if _is_current(connection):  # as a rule; nobody has to wait for a lock then
            return
    with engine.execution_options(write=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if not _is_current(connection):
            _take_steps(connection, version_of(connection), to or "head")


def migrate_beside(engine: Engine, database: str) -> None:
    """The same for whoever is no server, but not under one that runs: an InUse, if it would be."""
    told = "its tables are of an earlier version, and a server may run on it: end that first"
    with engine.begin() as connection:
        if _is_current(connection):
            return
        if connection.dialect.name == "postgresql" and connection.scalar(text(OTHERS)):
            raise InUse(told)
    try:
        with alone_with(database):
            migrate(engine)
    except InUse:
        raise InUse(told) from None


def _is_current(connection: Connection) -> bool:
    found = version_of(connection)
    if found > newest():
        raise NewerDatabase(
            f"it was written by a newer Grasse (its tables are version {found}, this program "
            f"knows them up to {newest()}); install the newer Grasse, or name another database"
        )
    has_word = inspect(connection).has_table(VERSIONS)
    return has_word and found == newest()


def _take_steps(connection: Connection, found: str, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found == FIRST:
        command.stamp(config, FIRST)
    command.upgrade(config, to)
