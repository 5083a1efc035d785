"""The events that apply() tells, as a type checker sees them.

Made by docs/make.py from EVENTS (events.py): edit those.
"""

from __future__ import annotations

from typing import Protocol

from grasse.kernel.arrays import Pieces, Record


class EventRow(Record, Protocol):
    kind: int
    seat: int
    a: int
    b: int
    c: int
    audience: int


class Events(Record, Protocol):
    count: int
    rows: Pieces[EventRow]
