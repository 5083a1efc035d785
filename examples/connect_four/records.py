"""The records of Connect Four, as a type checker sees them.

Made by docs/make.py from BOX (box.py) and STATE (state.py): edit those.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from grasse.kernel.arrays import Record, Row


class Box(Record, Protocol):
    columns: int
    rows: int


class State(Record, Protocol):
    stones: Row
    heights: Row
    spaces_left: int
    seat: int
    phase: int
    viewer: int


View: TypeAlias = State  # the same record with the secrets of others blanked
