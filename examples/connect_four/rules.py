"""What a decision does in Connect Four."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from examples.connect_four.actions import DROP
from examples.connect_four.box import SEATS
from examples.connect_four.events import BOARD_FILLED, CONNECTED_FOUR, DROPPED
from examples.connect_four.records import Box, State
from examples.connect_four.state import ACROSS, FALLING, OVER, RISING, TURN, UP
from grasse.kernel.aliases import Events
from grasse.kernel.events import NO_SEAT, tell
from grasse.kernel.jit import inline, jit
from grasse.kernel.seats import EVERYTHING, NOBODY


@jit
def start(box: Box, state: State, seats: int, variants: int) -> None:
    """Lays the table; *state* must be all zeros, so the board is empty."""
    state.viewer = EVERYTHING
    state.spaces_left = box.columns * box.rows  # CF-1.1
    state.phase = TURN
    state.seat = 0  # CF-1.2


@jit
def apply(box: Box, state: State, action: int, events: Events) -> None:
    """Plays *action* in place and tells *events* what happened.

    The action is not checked: it must be one that refuses() allows.
    """
    events.count = 0
    seat = state.seat
    column = action - DROP
    tell(events, DROPPED, seat, column, state.heights[column], 0)
    state.stones[seat] |= landing(state, column)  # CF-2.3
    state.heights[column] += 1
    state.spaces_left -= 1
    if has_four(state.stones[seat]):  # CF-3.1
        tell(events, CONNECTED_FOUR, seat, 0, 0, 0)
        finish(state)
    elif state.spaces_left == 0:  # CF-3.2
        tell(events, BOARD_FILLED, NO_SEAT, 0, 0, 0)
        finish(state)
    else:
        state.seat = 1 - seat


@inline
def finish(state: State) -> None:
    """CF-3.3: nobody decides any more."""
    state.phase = OVER
    state.seat = NOBODY


@inline
def landing(state: State, column: int) -> int:
    """The space where a stone dropped into *column* comes to rest, as a board (CF-2.3)."""
    return 1 << (column * ACROSS + int(state.heights[column]))


@inline
def has_four(stones: int) -> bool:
    """Whether four stones of a board stand in a row (CF-3.1)."""
    return (
        has_four_along(stones, UP)
        or has_four_along(stones, ACROSS)
        or has_four_along(stones, RISING)
        or has_four_along(stones, FALLING)
    )


@inline
def has_four_along(stones: int, way: int) -> bool:
    """Whether four stones stand in a row, each *way* bits after the one before."""
    pairs = stones & (stones >> way)
    return pairs & (pairs >> 2 * way) != 0


@jit
def scores(box: Box, state: State, out: npt.NDArray[np.int32]) -> None:
    """Fills out[seat, 0] with 1 for the winner, and out[seat, 1] with the place once it is over."""
    out[:] = 0
    for seat in range(SEATS):
        out[seat, 0] = has_four(state.stones[seat])
        if state.phase == OVER:
            out[seat, 1] = 2 if has_four(state.stones[1 - seat]) else 1
