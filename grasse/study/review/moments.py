"""The moments of a match: decisions of seats that had a choice, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE


@dataclass(frozen=True)
class Choice:
    """A seat decides, and could have decided otherwise. Holds nothing that it did not know."""

    number: int  # decisions before it
    seat: int
    view: bytes  # of that seat
    options: list[int]
    chosen: int


@dataclass(frozen=True)
class Luck:
    """What chance settles in a row, with what is forced then, up to a choice or the end."""

    number: int
    state: bytes
    drawn: list[int]
    odds: dict[int, int]  # of the first draw


def moments_of(match: Match) -> list[Choice | Luck]:
    """The moments of a match, in the order they came in."""
    again, found = match.again(), list[Choice | Luck]()
    block: Luck | None = None
    for number, action in enumerate(match.decisions):
        if again.seat == CHANCE:
            if block is None:
                block = Luck(number, again.state.tobytes(), [], again.odds())
                found.append(block)
        else:
            options = again.options()
            if len(options) > 1:
                block = None
                view = again.view(again.seat).tobytes()
                found.append(Choice(number, again.seat, view, options, action))
        if block is not None:
            block.drawn.append(action)
        again.play(action)
    return found


def until_of(moments: Sequence[Choice | Luck], place: int) -> int:
    """The number of decisions when a moment is settled."""
    moment = moments[place]
    return moment.number + (len(moment.drawn) if isinstance(moment, Luck) else 1)
