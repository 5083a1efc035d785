"""Servers for the tests of the table in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.server.app import make_app
from grasse.server.limits import UNLIMITED
from tests.databases import database, mortal, postgresql
from tests.server.browsers import Browser

__all__ = ["database", "mortal", "postgresql"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server inside this process, on SQLite, that lets one come as often as one likes."""
    path = tmp_path_factory.mktemp("house") / "grasse.sqlite"
    app = make_app(str(path), UNLIMITED)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def browser(house: TestClient[Any]) -> Browser:
    """Somebody new at the server."""
    return Browser(house)


@pytest.fixture
def other(house: TestClient[Any]) -> Browser:
    """Somebody else."""
    return Browser(house)
