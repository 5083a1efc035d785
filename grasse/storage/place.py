"""Where the database is, and how it may be shown."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path


def default_database() -> str:
    """GRASSE_DATABASE, or a file in the user's data folder, or a passing one if that is closed."""
    chosen = os.environ.get("GRASSE_DATABASE")
    if chosen:
        return chosen
    with suppress(OSError):
        folder = user_data_path("grasse", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return str(folder / "grasse.sqlite")
    return str(Path(tempfile.mkdtemp(prefix="grasse-")) / "grasse.sqlite")


def is_postgresql(database: str) -> bool:
    """Whether a database is PostgreSQL, which several workers can share."""
    return database.startswith(("postgresql://", "postgres://"))


def is_database(given: str) -> bool:
    """Whether somebody means a database, and not some other file: SQLite's begin alike."""
    if is_postgresql(given) or given.startswith("sqlite:///"):
        return True
    with suppress(OSError, RuntimeError), file_of(given).open("rb") as content:
        return content.read(16) == b"SQLite format 3\0"
    return False


def file_of(database: str) -> Path:
    """The file of a database of SQLite."""
    return Path(database.removeprefix("sqlite:///")).expanduser()


def shown_database(database: str) -> str:
    """A database as it may be shown: without a password."""
    if not is_postgresql(database):
        return database
    parts = urlsplit(database)
    return f"postgresql://{parts.hostname or ''}{parts.path}"
