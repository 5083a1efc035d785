"""Rivals for a learner: what a player of ours would choose, in every match of a batch at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Mask, State, View, Worth
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.rng import make_streams
from grasse.players.greedy import pick_best
from grasse.research.batches import Actions, Array, Batch, batch

Choose = Callable[[Array, Array], Actions]  # of observations and options

# What the loop expects of the game that it is bound to.
hide: Callable[[Box, State, int], None]
appraise: Callable[[Box, View, Mask, Worth], None]


def choose_greedily(
    boxes: Array,
    states: Array,
    masks: Array,
    rngs: Array,
    actions: Actions,
    views: Array,
    worth: Worth,
) -> None:
    """Fills actions[match] with what looks best to the seat that decides."""
    box, view = boxes[0], views[0]
    for match in range(len(states)):
        views[0] = states[match]  # a copy: hide() blanks it in place
        hide(box, view, states[match].seat)
        for action in range(len(worth)):
            worth[action] = 0
        appraise(box, view, masks[match], worth)
        count = masks[match].sum()
        actions[match] = pick_best(rngs[match], masks[match], worth, count)


class GreedyRival:
    """The player greedy on every chair of a batch on the CPU."""

    def __init__(self, batch: Batch, seed: object = 0) -> None:
        game = batch.game
        names: dict[str, Any] = {"hide": game.hide, "appraise": game.appraise}
        self._choose = bind(choose_greedily, names, game.name, game.folder)
        self._batch = batch
        self._boxes = np.frombuffer(batch.box.tobytes(), game.BOX)
        self._seed = seed
        self.reset()
        self._actions = np.zeros(batch.size, np.int64)
        self._room = (np.zeros(1, game.STATE), np.zeros(game.ACTIONS, np.float64))

    def reset(self) -> None:
        """Gives it the luck again that it began with; among equals it chooses by that."""
        self._rngs = make_streams(self._batch.size, "greedy", self._seed)

    def pick(self) -> npt.NDArray[np.int64]:
        """What greedy would do in every match: always the same array, filled again."""
        there = (self._batch.states, self._batch.options)
        self._choose(self._boxes, *there, self._rngs, self._actions, *self._room)
        return self._actions


class Trial:
    """Matches of a newcomer against our simplest players, the same ones every time."""

    def __init__(self, game: Game, seats: int, matches: int) -> None:
        self._batch = batch(game, matches, seats=seats, seed="trial")
        self._greedy = GreedyRival(self._batch, "trial")

    def shares_won(self, choose: Choose) -> dict[str, float]:
        """The part of its matches that the newcomer wins against each of them."""
        self._greedy.reset()
        rivals = {"uniform": self._batch.pick, "greedy": self._greedy.pick}
        return {name: share_won(self._batch, rival, choose) for name, rival in rivals.items()}


def share_won(matches: Batch, rival: Callable[[], Actions], choose: Choose) -> float:
    """The part of the matches that a newcomer wins on one chair, with the rival on all others.

    choose(observations, options) says what the newcomer does where it decides; its chair goes
    round from match to match. Every match is played once, and a shared first place is shared.
    """

    def choose_rows(asked: Actions) -> Actions:
        return choose(matches.observations[asked], matches.options[asked])

    return share_won_by(matches, rival, choose_rows)


def share_won_by(
    matches: Batch, rival: Callable[[], Actions], choose: Callable[[Actions], Actions]
) -> float:
    """The same of a newcomer that is told which matches ask it, and looks itself."""
    matches.reset()
    own, over = np.arange(matches.size) % matches.seats, np.zeros(matches.size, np.bool_)
    won = 0.0
    while not over.all():
        actions, asked = rival().copy(), np.flatnonzero((matches.seat == own) & ~over)
        if len(asked):
            actions[asked] = choose(asked)
        matches.step(actions)
        for match in np.flatnonzero(matches.done & ~over):
            is_first = matches.rewards[match] == matches.rewards[match].max()
            won += float(is_first[own[match]]) / is_first.sum()
        over |= matches.done
    return float(won / matches.size)
