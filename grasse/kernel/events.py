"""What happened: the rows that apply() writes, and who may read which of them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from grasse.kernel.aliases import Events
from grasse.kernel.jit import inline

EVERYONE = -1
NO_SEAT = -1  # an event about nobody in particular
UNKNOWN = -1  # stands where a value is not for this reader's eyes
ROWS = 128  # the longest tale is a last scoring, line by line, of about a hundred

EVENT_ROW = np.dtype(
    (
        np.record,
        [
            ("kind", np.int8),  # index into the game's list of event kinds
            ("seat", np.int8),  # whom it is about, or -1
            ("a", np.int32),
            ("b", np.int32),
            ("c", np.int32),
            ("audience", np.int8),  # who may read c: EVERYONE, or one seat
        ],
    )
)
EVENTS = np.dtype(
    (
        np.record,
        [
            ("count", np.int16),  # rows written by the last decision
            ("rows", EVENT_ROW, (ROWS,)),
        ],
    )
)


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, and the nouns that its values a, b, c stand for.

    What else the rest of the house needs to know of it: the rules are told nowhere else.
    """

    name: str
    nouns: tuple[str, ...] = ()
    shows: bool = False  # turns up something that was hidden, so it cannot be undone
    clause: str = ""  # by which it happens, without the game's prefix: "3.9.4"
    points: str = ""  # the noun of the value that its seat scores, under the heading scoring-<name>
    uses: str = ""  # the noun of the tile, card or space that its seat uses by it
    gain: int = 0  # worth of one to its seat for later, beside other kinds; its words: gain-<name>
    count: str = ""  # the noun of the value that says how many it gains; one, if there is none
    chapter: str = ""  # begins a chapter of the story: the noun that counts these, as "round"
    ends_chapter: bool = False  # what follows is nobody's doing
    begins_part: bool = False  # of a round, as the sales: no press leads across it


@dataclass(frozen=True)
class Event:
    """One thing that happened, as one reader may know it; an unknown value is None."""

    name: str
    seat: int
    values: dict[str, str | int | None]


def make_events() -> Events:
    """An empty list of events for apply() to write into."""
    return np.zeros(1, EVENTS)[0]


@inline
def tell(events: Events, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Adds a row that everyone may read."""
    row = events.rows[events.count]
    row.kind = kind
    row.seat = seat
    row.a = a
    row.b = b
    row.c = c
    row.audience = EVERYONE
    events.count += 1


@inline
def tell_one(events: Events, kind: int, seat: int, a: int, b: int, secret: int) -> None:
    """Adds a row that everyone may read, but for its last value, which is for *seat* alone."""
    tell(events, kind, seat, a, b, secret)
    events.rows[events.count - 1].audience = seat
