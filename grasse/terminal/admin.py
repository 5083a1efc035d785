"""`grasse admin`: looking after the matches and the people of a server, while it runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from grasse.storage import people, tournaments
from grasse.storage.leaving import leave
from grasse.storage.people import PersonRow
from grasse.storage.place import default_database, file_of, is_postgresql
from grasse.storage.stewardship import (
    Listed,
    NoSuchMatch,
    close_match,
    free_chair,
    list_matches,
    remove_match,
    tell_server,
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


def close(name: str) -> int:
    """`grasse admin close`: a match ends as it stands, and can be looked at and verified.

    Or a tournament of that name: it ends with the round that is played.
    """
    words = house_words()

    def end(connection: Connection) -> str:
        row = tournaments.find(connection, name)
        if row is None:
            close_match(connection, name, time.time())
            return words.say("admin-closed", match=name)
        if row.status not in tournaments.ONGOING:
            raise NoSuchMatch(f"tournament {name} is over already")
        tournaments.close(connection, row, time.time())
        return words.say("admin-tournament", tournament=name)

    Screen().say(ask(words, end))
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


# ---------------------------------------------------------------- people


def people_list(like: str) -> int:
    """`grasse admin people`: everyone, by name."""
    words, screen = house_words(), Screen()
    found = ask(words, lambda connection: people.list_people(connection, like))
    if not found:
        screen.say(words.say("admin-nobody"))
    for row in found:
        came, seen = (day_of(when) for when in (row.created, row.seen))
        line = f"{printable(row.name)}\t{came}\t{seen}"
        screen.console.print(Text(line), soft_wrap=True)
    return 0


def day_of(when: float) -> str:
    """A day, as it is listed."""
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d")


def find(connection: Connection, name: str) -> PersonRow:
    """Somebody by name, or a complaint."""
    found = people.find_name(connection, name)
    if found is None:
        raise NoSuchMatch(f"nobody is called {name}")
    return found


def rename(name: str, new: str) -> int:
    """`grasse admin rename`: somebody gets another name, at their tables too."""
    words = house_words()

    def change(connection: Connection) -> None:
        row = find(connection, name)
        try:
            changed = people.rename(connection, row.person, new)
        except people.NameTaken:
            raise NoSuchMatch(f"somebody is called {new}, or something like it") from None
        tell_server(connection, *changed)

    ask(words, change)
    Screen().say(words.say("admin-renamed", name=printable(name), new=printable(new)))
    return 0


def expel(name: str) -> int:
    """`grasse admin expel`: somebody goes, as if they had left; their matches stay, nameless."""
    words = house_words()
    ask(words, lambda connection: leave(connection, find(connection, name).person, time.time()))
    Screen().say(words.say("admin-expelled", name=printable(name)))
    return 0


def tell_results(tell_all: Callable[[Connection], tuple[int, int]]) -> int:
    """`grasse admin results`: what came of all matches, told again from the decisions."""
    words, screen = house_words(), Screen()
    told, changed = ask(words, tell_all)
    screen.say(words.say("admin-results", matches=told, changed=changed))
    return 0


def ask(words: Words, question: Callable[[Connection], Answer]) -> Answer:
    """Asks the database of the settings something, or changes it."""
    database = default_database()
    with complaining(words):
        if not is_postgresql(database) and not file_of(database).is_file():
            raise Complaint(words.say("admin-nowhere", file=str(file_of(database))))
        engine = open_database(database, beside=True)
        try:
            with engine.execution_options(write=True).begin() as connection:
                return question(connection)
        except NoSuchMatch as error:
            raise Complaint(f"{error}.") from None
        finally:
            engine.dispose()


def compare_ratings(
    differences: Callable[[Connection], list[str]], count: Callable[[Connection], int] | None
) -> int:
    """`grasse admin ratings`: what does not follow from the records, if anything.

    With *count*, all of them are computed again first, and kept.
    """
    words, screen = house_words(), Screen()
    if count is not None:
        counted = ask(words, count)
        screen.say(words.say("admin-ratings-again", matches=counted))
    wrong = ask(words, differences)
    for line in wrong:
        screen.console.print(line, soft_wrap=True)
    screen.say(words.say("admin-ratings-wrong" if wrong else "admin-ratings-right"))
    return 1 if wrong else 0
