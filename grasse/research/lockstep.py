"""Matches in step: a network answers for all seats at once, and the caller for chance."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Mask, State, View, Weights
from grasse.kernel.events import EVENTS, ROWS
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.network import Network
from grasse.research.batches import Actions, Array
from grasse.research.net import Chooser, exact_net

NOTHING = -1  # as an action: none
FIELDS = 6  # of what is told: match, kind, seat, a, b, c
Told = npt.NDArray[np.int64]  # [event, field]

# What the loops expect of the game that they are bound to.
ACTIONS: int
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, Array], None]


# They take records as arrays of one: to hand a record over from Python takes as long as to play a
# hundred decisions.


def play_each(
    boxes: Array,
    first: int,
    actions: Actions,
    wanted: Mask,
    which: Array,
    states: State,
    told: Told,
    tales: Array,
) -> int:
    """Plays actions[match], unchecked, and fills *told* with the events of the *wanted* kinds.

    Answers with how many these are; *first* is the number of the first match.
    """
    count, events = 0, tales[0]
    for match in range(len(states)):
        if actions[match] != NOTHING:
            apply(boxes[which[match]], states[match], actions[match], events)
            for number in range(events.count):
                row = events.rows[number]
                if wanted[row.kind]:
                    told[count, 0] = first + match
                    told[count, 1], told[count, 2] = row.kind, row.seat
                    told[count, 3], told[count, 4], told[count, 5] = row.a, row.b, row.c
                    count += 1
    return count


def draw_each(
    boxes: Array,
    which: Array,
    states: State,
    rows: Array,
    times: Array,
    actions: Actions,
    weights: Weights,
) -> None:
    """Fills actions[match] with the outcome that has waited first: its time by its weight."""
    for number in range(len(rows)):
        match = rows[number]
        odds(boxes[which[match]], states[match], weights)
        best, shortest = NOTHING, np.inf
        for outcome in range(len(weights)):
            if weights[outcome] > 0:
                waited = times[number, outcome] / weights[outcome]
                if best == NOTHING or waited < shortest:
                    best, shortest = ACTIONS + outcome, waited
        actions[match] = best


def look_each(
    boxes: Array, which: Array, states: State, masks: Array, observations: Array, views: State
) -> None:
    """Fills masks[match] with the options of the seat that decides, and what it sees."""
    view = views[0]
    for match in range(len(states)):
        box, state = boxes[which[match]], states[match]
        options(box, state, masks[match])
        views[0] = state  # a copy: hide() blanks it in place
        hide(box, view, state.seat)
        encode(box, view, observations[match])


class Lockstep:
    """Matches side by side with some boxes; a network plays all seats of them.

    Whoever lets them play begins a match in each row, answers for chance where it is waited for
    (waiting, settle), and asks for the next decision in all rows (decide) when nothing waits.
    """

    def __init__(
        self,
        game: Game,
        boxes: Sequence[bytes],
        seats: int,
        size: int,
        wanted: Sequence[bool],
        network: Network,
        device: str,
    ) -> None:
        self.game, self.seats, self.size = game, seats, size
        self.boxes = np.frombuffer(b"".join(boxes), game.BOX)
        self.which = np.zeros(size, np.int64)
        self.states = np.zeros(size, game.STATE)
        self.options = np.zeros((size, game.ACTIONS), np.bool_)
        self.observations = np.zeros((size, game.FEATURES), np.float32)
        self._wanted = np.array(wanted, np.bool_)  # [kind of event] whether it is told
        laid = np.zeros(len(boxes), game.STATE)
        for number in range(len(boxes)):
            game.start(self.boxes[number], laid[number], seats, game.variant_bits())
        self._laid, self._bytes = _bytes_of(laid), _bytes_of(self.states)
        self._bind()
        self._divide()
        scale = float(network.scale[0])
        self._choose = Chooser(exact_net(network), self, scale, device)

    def _bind(self) -> None:
        names = {"hide": self.game.hide, "encode": self.game.encode}
        names |= vars(self.game.loops.rules)
        self._play, self._draw, self._look = (
            bind(loop, names, self.game.name, self.game.folder)
            for loop in (play_each, draw_each, look_each)
        )

    def _divide(self) -> None:
        """Gives each thread its rows of every array, and room of its own, once and for all."""
        workers = max(1, min(os.cpu_count() or 1, self.size))
        self._pool = ThreadPoolExecutor(workers)
        edges = [self.size * worker // workers for worker in range(workers + 1)]
        self._parts = [
            (
                part,
                np.zeros(((part.stop - part.start) * ROWS, FIELDS), np.int64),
                np.zeros(1, EVENTS),
                np.zeros(1, self.game.STATE),
            )
            for part in map(slice, edges, edges[1:])
        ]
        self._actions = np.zeros(self.size, np.int64)
        self._weights = np.zeros(self.game.CHANCES, np.int64)

    def begin(self, row: int, box: int) -> None:
        """Begins a match in a row, with one of the boxes."""
        self.which[row] = box
        self._bytes[row] = self._laid[box]

    def waiting(self) -> tuple[Array, Array]:
        """The rows in which luck is due, and the phase of each."""
        rows = np.flatnonzero(self.states["seat"] == CHANCE)
        return rows, self.states["phase"][rows]

    def settle(self, rows: Array, times: Array) -> Told:
        """Plays for chance in some rows, by the times that outcomes wait; tells what happened."""
        self._actions[:] = NOTHING
        there = (self.boxes, self.which, self.states, rows)
        self._draw(*there, times, self._actions, self._weights)
        return self._played(self._actions)

    def decide(self) -> Told:
        """Plays what the network finds most promising, in every row; tells what happened."""

        def look(number: int) -> None:
            part, _, _, views = self._parts[number]
            arrays = (self.which, self.states, self.options, self.observations)
            self._look(self.boxes, *(array[part] for array in arrays), views)

        list(self._pool.map(look, range(len(self._parts))))
        return self._played(self._choose())

    def _played(self, actions: Actions) -> Told:
        def play(number: int) -> Told:
            part, told, tales, _ = self._parts[number]
            rows = (actions[part], self._wanted, self.which[part], self.states[part])
            return told[: self._play(self.boxes, part.start, *rows, told, tales)]

        return np.concatenate(list(self._pool.map(play, range(len(self._parts)))))

    def over(self) -> list[int]:
        """The rows whose match is over."""
        found: list[int] = np.flatnonzero(self.states["seat"] == NOBODY).tolist()
        return found

    def scores(self, row: int) -> list[tuple[int, int]]:
        """[seat] its points and its place."""
        out = np.zeros((self.seats, 2), np.int32)
        box = int(self.which[row])
        self.game.calls.score(self.boxes[box : box + 1], self.states[row : row + 1], out)
        return [(points, place) for points, place in out.tolist()]


def _bytes_of(states: Any) -> Array:
    """[state, byte] the same memory: NumPy copies a record field by field, which takes long."""
    whole: Array = states.view(np.uint8).reshape(len(states), -1)
    return whole
