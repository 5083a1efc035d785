"""Databases as released versions wrote them, with what is in them.

Each was filled by the server of its version: a match that waits, one with a bot, one of two people,
one that is over, one that was forked from it, its rematch, and chat. A release adds its own files.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

FOLDER = Path(__file__).with_name("released")
RELEASES = sorted({path.name.rsplit(".", 2)[0] for path in FOLDER.glob("*.json")})


def fill(database: str, release: str) -> dict[str, Any]:
    """Fills an empty database as *release* left it; answers with keys and matches."""
    kind = "postgresql" if database.startswith("postgresql://") else "sqlite"
    dump = (FOLDER / f"{release}.{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(dump)
    else:
        lines = [line for line in dump.splitlines() if not line.startswith("\\")]  # psql's own
        with psycopg.connect(database) as connected:
            connected.execute("\n".join(lines).encode())
    known: dict[str, Any] = json.loads((FOLDER / f"{release}.{kind}.json").read_text())
    return known
