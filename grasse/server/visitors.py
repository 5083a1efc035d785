"""Whoever asks for a chair: a person of this server, or somebody who becomes one by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from grasse.server.tables import Table
from grasse.storage import people

# What the page calls somebody who has not said a name, in each language: nobody's own name.
GUEST_NAMES = ("Guest", "Invité", "Invitado", "Ospite", "Gast")
GUESTS = frozenset(map(people.fold, GUEST_NAMES))


@dataclass(frozen=True)
class Visitor:
    """A person, and the hash of the key by which the browser is known as theirs."""

    person: str
    key: str

    def welcome(self, table: Table, now: float) -> Callable[[Connection], bool]:
        """Makes a person of a newcomer when their first match is written down, or not at all."""
        mine = [chair.name for chair in table.chairs if chair.holder == self.person]
        wish = wished_name(mine[0]) if mine else ""

        def keep(connection: Connection) -> bool:
            people.welcome(connection, self.person, self.key, wish, now)
            return True

        return keep


def wished_name(name: str) -> str:
    """The name that somebody wants to have, or nothing if they said none."""
    return "" if people.fold(name) in GUESTS else name
