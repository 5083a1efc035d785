"""Where the perfumers stand: what changes in one area of the board changes no other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from grasse.games.aqua_mirabilis.box import SPACES
from grasse.games.aqua_mirabilis.records import Box, View
from grasse.games.aqua_mirabilis.state import NONE
from grasse.kernel.plain import lasting

Seats: TypeAlias = tuple[int, ...]


def perfumers_in(area: int) -> Callable[[Box, View], Seats]:
    """[seat] the space of this area that its perfumer is on, or NONE."""

    @lasting("seats_size", "seats.perfumer")
    def standing(box: Box, view: View) -> Seats:
        spaces = spaces_of(box, area)
        return tuple([space if space in spaces else NONE for space in _perfumers(view)])

    return standing


@lasting("seats_size", "seats.perfumer", "space")
def perfumer_there(box: Box, view: View) -> int:
    """The seat whose perfumer is on the space that is chosen, or NONE."""
    spaces = _perfumers(view)
    return spaces.index(view.space) if view.space in spaces else NONE


def _perfumers(view: View) -> list[int]:
    """[seat] the space that its perfumer is on."""
    return [view.seats[seat].perfumer for seat in range(view.seats_size)]


@cache
def spaces_of(box: Box, area: int) -> list[int]:
    """The spaces of an area."""
    return [space for space in range(SPACES) if box.spaces[space].area == area]
