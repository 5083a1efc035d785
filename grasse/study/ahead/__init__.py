"""What comes after an action, up to the next question: compiled, to be looked at from Python.

It has a folder of its own, as an edit beside it makes what was compiled worthless.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Floats, Mask, State, View, Weights
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.seats import CHANCE

MOST_FORCED = 50  # decisions in a row that nobody has to be asked for

# What the loops expect of the game that they are bound to.
ACTIONS: int
HIDDEN: npt.NDArray[np.bool_]  # [action] whether a seat is asked even if it has no choice
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
hide: Callable[[Box, State, int], None]
appraise: Callable[[Box, View, Mask, Floats], None]


class Room(NamedTuple):
    """Where it is tried out; nothing else is allocated."""

    events: Any  # [0] what one decision does
    mask: Mask
    weights: Weights
    happened: Mask  # [kind of event] whether one happened since the last question


def go_ahead(boxes: Any, states: Any, action: int, seat: int, lucky: bool, room: Room) -> int:
    """Plays *action* in states[0], and what nobody has to be asked for; marks what is asked then.

    Answers with how many options the seat has; 0 if luck (unless *lucky*) or another is next.
    """
    room.happened[:] = False
    for _ in range(MOST_FORCED):
        apply(boxes[0], states[0], action, room.events[0])
        for number in range(room.events[0].count):
            room.happened[room.events[0].rows[number].kind] = True
        if states[0].seat == CHANCE and lucky:
            odds(boxes[0], states[0], room.weights)
            action = ACTIONS + int(np.argmax(room.weights))
            continue
        if states[0].seat != seat:
            return 0
        found = options(boxes[0], states[0], room.mask)
        if found != 1:
            return found
        action = int(np.argmax(room.mask))
        if HIDDEN[action]:
            return found
    return 0


def weigh_up(boxes: Any, states: Any, seat: int, mask: Mask, worth: Floats) -> None:
    """Fills in what the options look worth to the seat; it sees no more of states[0] than it may.

    The state is not the same afterwards.
    """
    hide(boxes[0], states[0], seat)
    appraise(boxes[0], states[0], mask, worth)


@cache
def loops_of(game: Game) -> tuple[Callable[..., int], Callable[..., None]]:
    """go_ahead and weigh_up in *game*: compiled code is handed an array of one much faster."""
    rules: dict[str, Any] = {name: getattr(game, name) for name in ("apply", "options", "odds")}
    hidden = [game.notation.decision(action).hidden for action in range(game.ACTIONS)]
    rules |= {"ACTIONS": game.ACTIONS, "HIDDEN": np.array(hidden, np.bool_)}
    looks = {"hide": game.hide, "appraise": game.appraise}
    return (
        bind(go_ahead, rules, game.name, game.folder),
        bind(weigh_up, looks, game.name, game.folder),
    )
