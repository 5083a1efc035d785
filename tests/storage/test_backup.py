"""Backups: one moment of a database in a file, and back into a database of either kind."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from grasse.storage import migrating
from grasse.storage.backup import CannotCopy, back_up, restore
from grasse.storage.migrating import NewerDatabase
from grasse.storage.store import create_match, entries_of, find_match, open_database
from grasse.storage.writer import Writer
from tests.databases import BOTH
from tests.storage.releases import RELEASES, fill
from tests.storage.test_migrating import rows_of
from tests.storage.test_store import CHAIRS, MATCH, entry, standing, write


@pytest.fixture(params=BOTH)
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of either kind."""
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgresql")
        return make()
    return str(tmp_path / "elsewhere.sqlite")


@pytest.mark.slow
def test_a_backup_is_restored_to_either_kind(database: str, elsewhere: str, tmp_path: Path) -> None:
    fill(database, RELEASES[-1])
    open_database(database).dispose()
    told: list[tuple[int, int]] = []
    rows = back_up(
        database, tmp_path / "all.backup", lambda done, whole: told.append((done, whole))
    )
    assert told[0] == (0, rows)
    assert told[-1] == (rows, rows)
    assert restore(elsewhere, tmp_path / "all.backup") == rows
    assert rows_of(elsewhere) == rows_of(database)
    assert not list(tmp_path.glob("*.part"))
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0  # secrets are in it


def test_what_is_in_the_log_only_is_in_the_backup(tmp_path: Path) -> None:
    database = str(tmp_path / "grasse.sqlite")
    engine = open_database(database)
    writer = Writer(engine)
    writer.submit(lambda c: create_match(c, MATCH, CHAIRS, [entry(1)])).result()
    copied = tmp_path / "copied.sqlite"
    shutil.copyfile(database, copied)  # what was documented once
    with closing(sqlite3.connect(copied)) as lost:
        assert not lost.execute("SELECT name FROM sqlite_master").fetchall()
    back_up(database, tmp_path / "all.backup")
    writer.close()
    engine.dispose()
    restored = str(tmp_path / "restored.sqlite")
    restore(restored, tmp_path / "all.backup")
    assert [row[1] for row in rows_of(restored)["entries"]] == [1]


@pytest.mark.slow
def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Two matches are written to in turn: a backup may have the last of one, never of the other."""
    engine = open_database(database)
    writer = Writer(engine)
    for name in ("m", "n"):
        job = partial(
            create_match,
            row=replace(MATCH, match=name),
            chairs=[replace(chair, match=name) for chair in CHAIRS],
            entries=[],
        )
        writer.submit(job).result()
    ended, written = threading.Event(), [0]

    def play() -> None:
        while not ended.is_set():
            written[0] += 1
            for name in ("n", "m"):
                rows = [entry(written[0], match=name)]
                writer.submit(write(name, rows, standing(written[0]))).result()

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(5):
            before = written[0] - 1
            path = tmp_path / f"{number}.backup"
            back_up(database, path)
            with closing(sqlite3.connect(path)) as backup:
                counts = dict(backup.execute("SELECT match, count(*) FROM entries GROUP BY match"))
                stood = dict(backup.execute("SELECT match, number FROM matches"))
            assert counts.get("m", 0) >= before, "what was acknowledged is in it"
            assert 0 <= counts.get("n", 0) - counts.get("m", 0) <= 1
            assert {name: counts.get(name, 0) for name in stood} == stood
    finally:
        ended.set()
        player.join()
        writer.close()
        engine.dispose()


@pytest.mark.slow
def test_a_backup_of_an_earlier_version_leaves_it_alone(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    fill(database, "0.1.0")
    before = rows_of(database)
    back_up(database, tmp_path / "first.backup")
    assert rows_of(database) == before
    restore(elsewhere, tmp_path / "first.backup")
    after = rows_of(elsewhere)
    assert [len(after[name]) for name in before] == [len(rows) for rows in before.values()]
    assert after["boxes"] == []


def test_a_file_is_never_written_over(database: str, tmp_path: Path) -> None:
    open_database(database).dispose()
    path = tmp_path / "kept.backup"
    path.write_text("mine")
    with pytest.raises(CannotCopy, match="exists already"):
        back_up(database, path)
    assert path.read_text() == "mine"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(CannotCopy, match="there is no database"):
        back_up(str(tmp_path / "nowhere.sqlite"), tmp_path / "x.backup")
    assert not list(tmp_path.iterdir())


def test_a_database_of_something_else_is_not_backed_up(database: str, tmp_path: Path) -> None:
    if "://" not in database:
        Path(database).touch()
    with pytest.raises(CannotCopy, match="holds nothing of Grasse"):
        back_up(database, tmp_path / "x.backup")
    assert not list(tmp_path.glob("x.*"))


def test_only_an_empty_database_is_filled(database: str, tmp_path: Path) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        create_match(connection, MATCH, CHAIRS, [entry(1)])
    back_up(database, tmp_path / "x.backup")
    with pytest.raises(CannotCopy, match="not empty"):
        restore(database, tmp_path / "x.backup")
    with engine.begin() as connection:
        assert find_match(connection, "m") == MATCH
        assert len(entries_of(connection, "m")) == 1
    engine.dispose()


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0" + b"x" * 4096])
def test_a_file_that_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.backup"
    path.write_bytes(content)
    with pytest.raises(CannotCopy, match="is not a backup"):
        restore(str(tmp_path / "grasse.sqlite"), path)
    with pytest.raises(CannotCopy, match="there is no file"):
        restore(str(tmp_path / "grasse.sqlite"), tmp_path / "nowhere.backup")


def test_a_backup_of_a_newer_program_is_refused(database: str, tmp_path: Path) -> None:
    source = tmp_path / "source.sqlite"
    engine = open_database(str(source))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {migrating.VERSIONS} SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase, match="9999"):
        restore(database, source)
