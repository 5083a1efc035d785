"""What a network is told of every match of a batch: foresight, sense, and how it ended."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from grasse.kernel.aliases import Box, State
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.loops import bind
from grasse.players.network import FORESEEN, SEATS, judge_of
from grasse.research.batches import Array, Batch
from grasse.research.pieces import find_points
from grasse.research.position import deal

WON = 10_000.0  # counts for a win, besides the points: no game has as many
SHARES = 12  # twelfths of it that each of 1, 2, 3 or 4 winners has

# What the loop expects of the game that it is bound to.
FEATURES: int
hide: Callable[[Box, State, int], None]
judge: Callable[..., None]


class Looked(Protocol):
    """Matches side by side, each at a decision of one of its seats, that a network may look at."""

    game: Game
    size: int
    seats: int
    boxes: Array  # the boxes that they are played with
    which: Array  # [match] which of these
    states: Array
    options: Array
    observations: Array


def sense_batch(
    boxes: Array,
    seats: int,
    points: Array,
    scale: float,
    which: Array,
    states: Array,
    masks: Array,
    observations: Array,
    seen: Array,
    senses: Array,
    views: Array,
    worth: Array,
) -> None:
    """Fills seen[match] with all that the seat which decides is told, and senses[match, action]."""
    view = views[0]
    for match in range(len(states)):
        box = boxes[which[match]]
        views[0] = states[match]  # a copy: hide() blanks it in place
        hide(box, view, states[match].seat)
        for number in range(FEATURES):
            seen[match, number] = observations[match, number]
        judge(box, view, seats, masks[match], points, scale, seen[match], senses[match], worth)


@jit
def pay_points(scored: Array, rewards: Array) -> None:
    """Fills rewards[seat] with its points, and its share of WON."""
    winners = 0
    for seat in range(len(rewards)):
        winners += 1 if scored[seat, 1] == 1 else 0
    for seat in range(len(rewards)):
        rewards[seat] = scored[seat, 0] + (WON / winners if scored[seat, 1] == 1 else 0.0)


class CountedBatch(Batch):
    """A batch on the CPU whose rewards tell the points in the end, too."""

    pay = staticmethod(pay_points)

    def results(self) -> tuple[Array, Array]:
        """[match, seat] the share of the win and the points; of use only where one has ended."""
        shares = np.round(self.rewards * (SHARES / WON)) / SHARES
        return shares.astype(np.float32), (self.rewards - WON * shares).astype(np.float32)


def counted_batch(game: Game, size: int, seats: int, seed: object) -> CountedBatch:
    """Begins *size* matches that are stepped together."""
    card, box, bits = deal(game, seats, None, None)
    return CountedBatch(card, box, size, seats, bits, seed, None, {})


class Senses:
    """Looks at a batch on the CPU as a network does, on as many threads as there are cores."""

    def __init__(self, batch: Looked, scale: float, seen: Array, senses: Array) -> None:
        game = batch.game
        names: dict[str, Any] = {"FEATURES": game.FEATURES}
        names |= {"hide": game.hide, "judge": judge_of(game)}
        self._loop = bind(sense_batch, names, game.name, game.folder)
        points = np.array(find_points(game, SEATS), np.int64)
        self._told = (batch.boxes, batch.seats, points, float(scale))
        self.seen, self.senses = seen, senses  # float32 [match, ..]: always the same arrays
        workers = max(1, min(os.cpu_count() or 1, batch.size))
        self._pool = ThreadPoolExecutor(workers)
        edges = [batch.size * worker // workers for worker in range(workers + 1)]
        looked = (batch.which, batch.states, batch.options, batch.observations)
        arrays = (*looked, seen, senses)
        self._parts = [
            (
                *(array[part] for array in arrays),
                np.zeros(1, game.STATE),
                np.zeros(game.ACTIONS),
            )
            for part in map(slice, edges, edges[1:])
        ]

    def look(self) -> None:
        """Fills the arrays from the matches as they stand."""
        list(self._pool.map(lambda part: self._loop(*self._told, *part), self._parts))


def senses_of(batch: Looked, scale: float) -> Senses:
    """The senses of a batch, with arrays of their own."""
    features, actions = batch.game.FEATURES + FORESEEN, batch.game.ACTIONS
    shapes = (batch.size, features), (batch.size, actions)
    return Senses(batch, scale, *(np.zeros(shape, np.float32) for shape in shapes))
