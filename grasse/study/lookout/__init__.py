"""How a match may go on from a decision or a draw: compiled trials for reviews.

A trial imagines a world, plays on in it to where the match can be judged, and notes the points that
every seat may end with, how far off that may be, and everyone's chances by that. Trials with the
same seed imagine the same world, so that options and outcomes are compared in the same worlds.

This folder holds nothing else: an edit of any file in it has the trials compiled again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.games.chances import Curve
from grasse.kernel.aliases import Box, Events, Floats, Integers, Mask, Rng, State, View, Weights
from grasse.kernel.game import Game
from grasse.kernel.jit import part
from grasse.kernel.loops import bind
from grasse.kernel.rng import make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.search import Habits, Manner, Room, Tree, go_down, play_sensibly
from grasse.players.search_tree import NODE, Nodes, back_up, clear, crown, share_out

HABITS = Habits(ambition=1.0)
LONGEST = 200  # decisions in a row that are luck's, or forced
NODES = 40_000  # of the tree below one option
ALIKE = 1e-6  # a spread that nothing is as sharp as: the match was over

# What the loops expect of the game that they are bound to.
ACTIONS: int
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Any], None]
guess: Callable[[Box, View, int, Rng], None]
foresee: Callable[[Box, State, Floats], float]
descend: Callable[..., int]
play_on: Callable[..., bool]


class Leaves(NamedTuple):
    """What trials found; one row each."""

    points: Floats  # [trial, seat] that it may end with
    spreads: Floats  # [trial] how far off that may be by the game's foresight; 0: it was over
    chances: Floats  # [trial, seat] to win


# ---------------------------------------------------------------- loops, bound to each game


def try_option(
    boxes: Any,
    views: State,
    seats: int,
    action: int,
    nodes: Nodes,
    words: Integers,
    room: Room,
    manner: Manner,
    curve: Curve,
    leaves: Leaves,
) -> None:
    """One trial a word: the decider of views[0] takes *action*, and all go on by the search."""
    box, world = boxes[0], room.worlds[0]
    rng = np.zeros(1, np.int64)
    for trial in range(len(words)):
        room.worlds[0] = views[0]
        rng[0] = words[trial]
        guess(box, world, views[0].seat, rng)
        apply(box, world, action, room.events)
        room.calms[0] = 0
        node = descend(box, world, nodes, rng, room, manner)
        is_judged = play_on(box, world, rng, room, manner)
        spread = 0.0
        if is_judged:
            spread = foresee(box, world, room.points)
        else:
            scores(box, world, room.out)
        note(room, seats, spread, curve, leaves, trial)
        back_up(nodes, node, room.values)


def try_luck(
    boxes: Any,
    states: State,
    seats: int,
    drawn: Integers,
    firsts: Integers,
    words: Integers,
    room: Room,
    manner: Manner,
    curve: Curve,
    leaves: Leaves,
) -> None:
    """One trial a word: luck is settled, and all go on by the game's sense of worth.

    With *drawn* luck is what it was; else the first draw of each trial is given by *firsts*, and
    what follows is drawn.
    """
    box, world = boxes[0], room.worlds[0]
    rng = np.zeros(1, np.int64)
    for trial in range(len(words)):
        room.worlds[0] = states[0]
        rng[0] = words[trial]
        if len(drawn) > 0:
            for number in range(len(drawn)):
                apply(box, world, drawn[number], room.events)
        else:
            apply(box, world, firsts[trial], room.events)
            for _ in range(LONGEST):
                if world.seat == NOBODY:
                    break
                if world.seat == CHANCE:
                    total = odds(box, world, room.weights)
                    action = ACTIONS + pick_outcome(rng, room.weights, total)
                else:
                    count = options(box, world, room.mask)
                    if count > 1:
                        break
                    action = pick_option(rng, room.mask, count)
                apply(box, world, action, room.events)
        room.calms[0] = 0
        is_judged = play_on(box, world, rng, room, manner)
        spread = 0.0
        if is_judged:
            spread = foresee(box, world, room.points)
        else:
            scores(box, world, room.out)
        note(room, seats, spread, curve, leaves, trial)


@part
def note(room: Room, seats: int, spread: float, curve: Curve, leaves: Leaves, trial: int) -> None:
    """Writes down how a trial stands; room.values has the chances then."""
    room.values[:] = 0.0
    if spread > 0.0:
        share_out(room.points, seats, curve.still + curve.moving * spread, room.values, 1.0)
    else:
        for seat in range(seats):
            room.points[seat] = room.out[seat, 0]
        crown(room.out, seats, room.values, 1.0)
    leaves.spreads[trial] = spread
    for seat in range(seats):
        leaves.points[trial, seat] = room.points[seat]
        leaves.chances[trial, seat] = room.values[seat]


# ---------------------------------------------------------------- for Python


class Lookout:
    """Tries out what a match can come to, in one game with one number of seats."""

    def __init__(self, game: Game, box: Box, seats: int, curve: Curve | None = None) -> None:
        self.game, self.seats, self.curve = game, seats, curve or Curve()
        self.boxes = np.frombuffer(box.tobytes(), game.BOX)
        self.room = Tree(game, 2).room
        self.manner = Manner(*(getattr(HABITS, name) for name in Manner._fields))
        self._try_option, self._try_luck = loops_of(game)
        self._trees: list[Nodes] = []

    def tree(self, number: int) -> Nodes:
        """An empty tree; the same number gives the same place."""
        while len(self._trees) <= number:
            self._trees.append(np.zeros(NODES, NODE))
        clear(self._trees[number])
        return self._trees[number]

    def option(self, view: View, action: int, nodes: Nodes, words: Integers) -> Leaves:
        """What comes of *action*; the tree grows, and can be used again for the same action."""
        leaves = self._leaves(len(words))
        views = np.frombuffer(view.tobytes(), self.game.STATE)
        self._try_option(
            self.boxes, views, self.seats, action, nodes, words,
            self.room, self.manner, self.curve, leaves,
        )  # fmt: skip
        return leaves

    def luck(
        self, state: State, words: Integers, drawn: Sequence[int] = (), firsts: Sequence[int] = ()
    ) -> Leaves:
        """What comes of what was *drawn*, or of draws that begin with one of *firsts* each."""
        leaves = self._leaves(len(words))
        states = np.frombuffer(state.tobytes(), self.game.STATE)
        self._try_luck(
            self.boxes, states, self.seats, np.array(drawn, np.int64), np.array(firsts, np.int64),
            words, self.room, self.manner, self.curve, leaves,
        )  # fmt: skip
        return leaves

    def _leaves(self, size: int) -> Leaves:
        shape = (size, self.seats)
        return Leaves(np.zeros(shape), np.zeros(size), np.zeros(shape))


_LOOPS: dict[Game, tuple[Callable[..., None], Callable[..., None]]] = {}


def loops_of(game: Game) -> tuple[Callable[..., None], Callable[..., None]]:
    """try_option and try_luck of a game; the first call of each compiles it."""
    if game not in _LOOPS:
        names = {**vars(game.loops.rules)}
        for name in ("appraise", "guess", "scores", "is_calm", "foresee"):
            names[name] = getattr(game, name)
        names["descend"] = bind(go_down, names, game.name, game.folder)
        names["play_on"] = bind(play_sensibly, names, game.name, game.folder)
        bound = [bind(loop, names, game.name, game.folder) for loop in (try_option, try_luck)]
        _LOOPS[game] = bound[0], bound[1]
    return _LOOPS[game]


def words_of(size: int, *seed: object) -> npt.NDArray[np.int64]:
    """Seeds of this many trials."""
    return np.ascontiguousarray(make_streams(size, *seed)[:, 0])


def chances_by(curve: Curve, leaves: Leaves) -> Floats:
    """[trial, seat] the chances of *leaves* by another curve."""
    spread = curve.still + curve.moving * leaves.spreads
    scaled = leaves.points / np.maximum(spread, ALIKE)[:, None]
    shares = np.exp(scaled - scaled.max(1, keepdims=True))
    judged: Floats = shares / shares.sum(1, keepdims=True)
    return np.where((leaves.spreads > 0)[:, None], judged, leaves.chances)


def error_of(values: Floats) -> float:
    """The standard error of a mean."""
    size = len(values)
    return float(np.std(values, ddof=1) / math.sqrt(size)) if size > 1 else 1.0
