"""What can happen in Connect Four."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("dropped", ("column", "row")),
    EventKind("connected_four"),
    EventKind("board_filled"),
)

DROPPED, CONNECTED_FOUR, BOARD_FILLED = range(len(EVENT_KINDS))
