"""Matches played to their end by `greedy`, from any moment: compiled, by the thousand.

Everybody decides by what their seat sees. Luck is laid out in advance for each question and its
number, as in `deals.py`: two matches with the same word meet the same luck as far as they go the
same way, and much the same after that, so that options can be compared.

This folder holds nothing else: an edit of any file in it has the loop compiled again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Floats, Integers, Mask, Rng, State, View, Weights
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game
from grasse.kernel.jit import part
from grasse.kernel.loops import bind
from grasse.kernel.rng import MULTIPLIER, bits, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.greedy import pick_best

FAR = 1_000_003  # between the questions of two phases
WIDE = 2_654_435_761  # between two questions
STIRS = 4  # numbers that are passed over, until neighbours have nothing in common

# What the loop expects of the game that it is bound to.
ACTIONS: int
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
appraise: Callable[[Box, View, Mask, Floats], None]
hide: Callable[[Box, State, int], None]


class Room(NamedTuple):
    """Where one match is played; nothing else is allocated."""

    views: Any  # [0] what the seat sees that decides
    mask: Mask
    weights: Weights
    worth: Floats
    events: Any  # [0]
    asked: Integers  # [phase] how often chance was asked in it
    luck: Rng
    lots: Rng  # of players who find two options equally good


def finish(boxes: Any, states: Any, actions: Integers, words: Integers, room: Room) -> None:
    """Plays every match of *states* to its end: first its action, then as all see fit."""
    box, view, luck = boxes[0], room.views[0], room.luck
    for number in range(len(states)):
        state = states[number]
        room.asked[:] = 0
        room.lots[0] = words[number]
        action = actions[number]
        while True:
            apply(box, state, action, room.events[0])
            if state.seat == NOBODY:
                break
            if state.seat == CHANCE:
                lay_luck(luck, words[number], state.phase, room.asked[state.phase])
                room.asked[state.phase] += 1
                total = odds(box, state, room.weights)
                action = ACTIONS + pick_outcome(luck, room.weights, total)
            else:
                count = options(box, state, room.mask)
                room.views[0] = state
                hide(box, view, state.seat)
                room.worth[:] = 0.0
                appraise(box, view, room.mask, room.worth)
                action = pick_best(room.lots, room.mask, room.worth, count)


@part
def lay_luck(luck: Rng, word: int, phase: int, asked: int) -> None:
    """Starts the luck of one question: that of a match, a phase and how often that asked before."""
    luck[0] = (word ^ (WIDE * (phase * FAR + asked + 1))) % (MULTIPLIER * 2**32 - 2) + 1
    for _ in range(STIRS):
        bits(luck)


# ---------------------------------------------------------------- for Python

_LOOPS: dict[Game, Callable[..., None]] = {}


def finish_of(game: Game) -> Callable[..., None]:
    """The loop of a game; the first call of that compiles it."""
    if game not in _LOOPS:
        names: dict[str, Any] = {**vars(game.loops.rules)}
        names |= {"appraise": game.appraise, "hide": game.hide}
        _LOOPS[game] = bind(finish, names, game.name, game.folder)
    return _LOOPS[game]


class Playouts:
    """Plays matches of one game with one box to their ends."""

    def __init__(self, game: Game, box: Box, seats: int) -> None:
        self.game, self.seats = game, seats
        self.boxes = np.frombuffer(box.tobytes(), game.BOX)
        mask, weights, _ = game.loops.scratch()
        self.room: Any = Room(
            views=np.zeros(1, game.STATE),
            mask=mask,
            weights=weights,
            worth=np.zeros(game.ACTIONS),
            events=np.zeros(1, EVENTS),
            asked=np.zeros(len(game.phases), np.int64),
            luck=np.zeros(1, np.int64),
            lots=np.zeros(1, np.int64),
        )
        self._finish = finish_of(game)

    def shares(self, states: Any, actions: Integers, words: Integers) -> Floats:
        """[match, seat] 1 for the winner, shared by those who share; the states are played on."""
        self._finish(self.boxes, states, actions, words, self.room)
        out = np.zeros((self.seats, 2), np.int32)
        won = np.zeros((len(states), self.seats))
        for number in range(len(states)):
            self.game.scores(self.boxes[0], states[number], out)
            won[number] = out[:, 1] == 1
        shared: npt.NDArray[np.float64] = won / won.sum(1, keepdims=True)
        return shared
