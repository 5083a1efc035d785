"""What can happen in Connect Four."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("dropped", ("column", "row"), clause="2.3"),
    EventKind("connected_four", clause="3.1"),
    EventKind("board_filled", clause="3.2"),
)

DROPPED, CONNECTED_FOUR, BOARD_FILLED = range(len(EVENT_KINDS))
