"""`grasse admin`: looking after the matches of a server, while it runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from grasse.storage.place import default_database, file_of, is_postgresql
from grasse.storage.stewardship import (
    Listed,
    NoSuchMatch,
    close_match,
    free_chair,
    list_matches,
    remove_match,
)
from grasse.storage.store import open_database
from grasse.terminal.backup import complaining
from grasse.terminal.complaint import Complaint, printable
from grasse.terminal.language import house_words
from grasse.terminal.screen import Screen
from grasse.words import Words

Answer = TypeVar("Answer")
HEADINGS = ("admin-match", "admin-game", "admin-status", "admin-players", "admin-moved")


def list_all(status: str, limit: int) -> int:
    """`grasse admin list`: matches, those that moved last first."""
    words, screen = house_words(), Screen()
    found = ask(words, lambda connection: list_matches(connection, status, limit))
    if not found:
        screen.say(words.say("admin-none"))
        return 0
    if not screen.is_live:  # lines that a program can look through
        for listed in found:
            screen.console.print("\t".join(row_of(listed)), soft_wrap=True)
        return 0
    grid = Table(box=None, header_style="bold")
    for key in HEADINGS:
        grid.add_column(Text(words.say(key)))
    for listed in found:
        grid.add_row(*(Text(cell) for cell in row_of(listed)))
    screen.show(grid)
    return 0


def row_of(listed: Listed) -> tuple[str, ...]:
    """A match as it is listed; an open chair is a dash."""
    row = listed.row
    players = ", ".join(
        printable(chair.player or chair.name) if chair.kind != "open" else "–"
        for chair in listed.chairs
    )
    moved = datetime.fromtimestamp(row.moved or row.created, UTC).strftime("%Y-%m-%d %H:%M")
    return row.match, row.game, row.status, players, moved


def close(match: str) -> int:
    """`grasse admin close`: a match ends as it stands, and can be looked at and verified."""
    words = house_words()
    ask(words, lambda connection: close_match(connection, match, time.time()))
    Screen().say(words.say("admin-closed", match=match))
    return 0


def remove(match: str) -> int:
    """`grasse admin remove`: a match goes, with all that belongs to it."""
    words = house_words()
    ask(words, lambda connection: remove_match(connection, match))
    Screen().say(words.say("admin-removed", match=match))
    return 0


def chair(match: str, seat: int, address: str) -> int:
    """`grasse admin chair`: a new invitation to a chair whose browser was lost."""
    words = house_words()
    invite = ask(words, lambda connection: free_chair(connection, match, seat - 1))
    link = f"{address.rstrip('/')}/#/join/{match}/{invite}"
    screen = Screen()
    screen.say(words.say("admin-chair", seat=seat))
    screen.console.print(Text(link), soft_wrap=True)
    return 0


def ask(words: Words, question: Callable[[Connection], Answer]) -> Answer:
    """Asks the database of the settings something, or changes it."""
    database = default_database()
    with complaining(words):
        if not is_postgresql(database) and not file_of(database).is_file():
            raise Complaint(words.say("admin-nowhere", file=str(file_of(database))))
        engine = open_database(database)
        try:
            with engine.execution_options(write=True).begin() as connection:
                return question(connection)
        except NoSuchMatch as error:
            raise Complaint(f"{error}.") from None
        finally:
            engine.dispose()
