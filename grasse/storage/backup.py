"""Copies a database into one file and back, while matches are played, from either kind to either.

A backup is a file of SQLite with the same tables. All of it is read in one transaction, so it holds
what the database held at one moment: on SQLite also what is still in the write-ahead log, which a
copy of the file alone would lack. It is written row by row, not page by page, so that it can come
from PostgreSQL and go there.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    create_engine,
    delete,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from grasse.storage.guard import alone_with
from grasse.storage.migrating import VERSIONS, migrate, version_of
from grasse.storage.place import file_of, is_postgresql
from grasse.storage.schema import MATCHES, METADATA
from grasse.storage.store import connect, open_database

AT_ONCE = 1000  # rows
Tell = Callable[[int, int], None]  # is told how many rows are copied, and of how many


class CannotCopy(Exception):
    """A backup that cannot be made or restored; says why in a line."""


def back_up(database: str, path: Path, tell: Tell = lambda done, all_rows: None) -> int:
    """Writes all that a database holds now into a new file; answers with how many rows.

    The database is left as it is, also if it is of an earlier version: so one can be made before
    a new program brings it up to date.
    """
    if path.exists():
        raise CannotCopy(f"{path} exists already and is left as it is; choose another name")
    if not is_postgresql(database) and not file_of(database).is_file():
        raise CannotCopy(f"there is no database at {file_of(database)}")
    part = path.with_name(f"{path.name}.part")
    engine = connect(database)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
        try:
            rows = _write_backup(engine, part, tell)
            _make_safe(part)
            os.link(part, path)  # unlike a rename it never replaces anything
        finally:
            part.unlink()
        return rows
    finally:
        engine.dispose()


def _write_backup(engine: Engine, part: Path, tell: Tell) -> int:
    if engine.dialect.name == "postgresql":  # many questions, answered of one moment
        engine = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    file = create_engine(f"sqlite:///{part}")
    try:
        with engine.begin() as source:
            version = version_of(source)
            if not version:
                raise CannotCopy("the database holds nothing of Grasse")
            migrate(file, version)
            with file.begin() as target:
                return _copy(source, target, tell)
    finally:
        file.dispose()


def _make_safe(path: Path) -> None:
    with closing(os.fdopen(os.open(path, os.O_RDWR))) as content:
        os.fsync(content.fileno())


def restore(database: str, path: Path, tell: Tell = lambda done, all_rows: None) -> int:
    """Fills an empty database from a backup, of this version or an earlier one: all, or nothing."""
    if not path.is_file():
        raise CannotCopy(f"there is no file {path}")
    with tempfile.TemporaryDirectory(prefix="grasse-") as folder:
        copy = Path(folder) / "backup.sqlite"  # the file itself is only read
        shutil.copyfile(path, copy)
        with ExitStack() as opened:
            source = _open_backup(copy, path)
            opened.callback(source.dispose)
            opened.enter_context(alone_with(database))
            target = open_database(database)
            opened.callback(target.dispose)
            with source.begin() as old, target.execution_options(write=True).begin() as new:
                _check_empty(new)
                return _copy(old, new, tell)


def _open_backup(copy: Path, path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{copy}")
    try:
        with engine.begin() as connection:
            known = version_of(connection)
    except SQLAlchemyError:
        known = ""
    if not known:
        engine.dispose()
        raise CannotCopy(f"{path} is not a backup of Grasse")
    migrate(engine)
    return engine


def _check_empty(connection: Connection) -> None:
    if connection.execute(select(MATCHES).limit(1)).first() is not None:
        raise CannotCopy("the database is not empty; name an empty one in GRASSE_DATABASE")
    for table in METADATA.sorted_tables:  # what a server writes before the first match
        connection.execute(delete(table))


def _copy(source: Connection, target: Connection, tell: Tell) -> int:
    """Copies the rows of all tables that both have."""
    names = sorted(set(inspect(target).get_table_names()) - {VERSIONS})
    tables = [Table(name, MetaData(), autoload_with=target) for name in names]
    counts = [source.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
    done, whole = 0, sum(counts)
    tell(0, whole)
    for table in tables:
        asked = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for rows in asked.mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in rows])
            done += len(rows)
            tell(done, whole)
    return done
