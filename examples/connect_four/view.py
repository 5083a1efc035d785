"""What one seat may see of Connect Four: everything."""

from __future__ import annotations

from typing import Any

from examples.connect_four.actions import DROP
from examples.connect_four.box import SEATS
from examples.connect_four.legal import CF_1_2, LAW
from examples.connect_four.records import Box, State, View
from examples.connect_four.state import ACROSS, PHASE_NAMES
from grasse.kernel.aliases import Rng
from grasse.kernel.jit import jit
from grasse.kernel.seats import EVERYTHING
from grasse.kernel.tree import Node

SIGNS = "-xo"  # nobody, seat 1, seat 2


@jit
def hide(box: Box, state: State, seat: int) -> None:
    """Blanks nothing, as nothing is hidden; it only says whose view this is."""
    state.viewer = seat


@jit
def guess(box: Box, view: View, seat: int, rng: Rng) -> None:
    """Fills no blanks, as there are none."""
    view.viewer = EVERYTHING


def owner(state: State, column: int, row: int) -> int:
    """The seat whose stone lies in a space, or -1."""
    for seat in range(SEATS):
        if int(state.stones[seat]) >> (column * ACROSS + row) & 1:
            return seat
    return -1


def named(box: Box, state: State) -> dict[str, Any]:
    """The whole state by name; the board is drawn with its top row first."""
    rows = [
        "".join(SIGNS[owner(state, column, row) + 1] for column in range(box.columns))
        for row in range(box.rows)
    ]
    return {
        "phase": PHASE_NAMES[state.phase],
        "decides": int(state.seat) + 1 if state.seat >= 0 else None,
        "spaces_left": int(state.spaces_left),
        "board": rows[::-1],
    }


def describe(box: Box, view: View) -> Node:
    """The table for people: columns of stones, and whether one can be dropped there."""
    table = Node("table", "table", {"phase": PHASE_NAMES[view.phase]})
    for column in range(box.columns):
        node = Node(f"column {column + 1}", "column", {"column": column + 1})
        for row in range(view.heights[column]):
            stone = Node(f"stone {column + 1}.{row + 1}", "stone")
            stone.values = {"row": row + 1, "owner": owner(view, column, row) + 1}
            node.children.append(stone)
        node.clause = int(LAW.refuses(box, view, DROP + column))
        if node.clause == 0 and view.viewer != view.seat:
            node.clause = CF_1_2
        if node.clause == 0:
            node.actions = [DROP + column]
        table.children.append(node)
    return table


def faces(box: Box) -> dict[str, Node]:
    """No piece has a name of its own."""
    return {}
