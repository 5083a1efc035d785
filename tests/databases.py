"""Databases for the tests: files of SQLite, and a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.postgres import PostgreSQL

BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes empty databases of a PostgreSQL that runs as long as the tests."""
    running = PostgreSQL()
    yield running.make
    running.remove()


@pytest.fixture
def mortal() -> Iterator[PostgreSQL]:
    """A PostgreSQL for one test, which may kill it."""
    running = PostgreSQL()
    yield running
    running.remove()


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgresql":
        make: Callable[[], str] = request.getfixturevalue("postgresql")
        return make()
    return str(tmp_path / "grasse.sqlite")
