"""The search with a network: it says what is worth trying, and what a new table is worth.

The tree, the imagined worlds and the clock are those of search.py. With a horizon of 0 an iteration
ends at the first decision that nobody stood before: there the network is asked, once, for both.
With another it plays on from there to a calm moment, as in search.py, and asks the network what
that is worth. For a game without a network all is as in search.py.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Floats, Mask, Rng, State, View, Weights, Worth
from grasse.kernel.game import Game
from grasse.kernel.jit import part
from grasse.kernel.loops import bind
from grasse.kernel.rng import pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.network import (
    Network,
    Thought,
    expect,
    look_of,
    make_thought,
    network_of,
    rate,
    wanted_habits,
)
from grasse.players.search import (
    Finding,
    Habits,
    Manner,
    Search,
    Tree,
    grow_of,
    play_sensibly,
)
from grasse.players.search_tree import (
    NOTHING,
    ROOT,
    Nodes,
    add_child,
    back_up,
    crown,
    follow,
    has_all,
    select,
    share_out,
)

# What a loop expects of the game that it is bound to.
ACTIONS: int
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Any], None]
guess: Callable[[Box, View, int, Rng], None]
is_calm: Callable[[Box, State], bool]
see: Callable[..., None]
descend: Callable[..., int]
play_on: Callable[..., bool]


class NetworkRoom(NamedTuple):
    """Where one iteration works; nothing else is allocated."""

    worlds: State  # [0] the world that it imagines
    mask: Mask
    weights: Weights
    worth: Worth
    events: Events
    calms: npt.NDArray[np.int64]  # [0] calm moments so far
    out: npt.NDArray[np.int32]  # [seat] points and place
    points: Floats  # [seat]
    values: Floats  # [seat]
    network: Network
    thought: Thought


@part
def expand_by(nodes: Nodes, node: int, mask: Mask, worth: Worth, heat: float) -> None:
    """Gives every marked action its child, e times as promising for *heat* more of worth."""
    best, total = -np.inf, 0.0
    for action in range(len(mask)):
        if mask[action]:
            best = max(best, worth[action])
    for action in range(len(mask)):
        if mask[action]:
            total += math.exp((worth[action] - best) / heat)
    child = nodes[node].first
    while child != NOTHING:
        mask[nodes[child].action] = False
        child = nodes[child].following
    for action in range(len(mask)):
        if mask[action]:
            add_child(nodes, node, action, math.exp((worth[action] - best) / heat) / total)


@part
def spread_of(points: Floats) -> float:
    """Points that make a difference at the end of a match."""
    return 3.0 + 0.1 * abs(points[0])


@part
def weigh(room: NetworkRoom, first: int, seats: int, manner: Manner) -> None:
    """Fills room.values from what the network, asked by the seat *first*, expects."""
    values = room.values
    values[:] = 0.0
    expect(room.thought, first, seats, values, room.points)
    for seat in range(seats):
        values[seat] *= manner.ambition
    share_out(room.points, seats, spread_of(room.points), values, 1.0 - manner.ambition)


def go_down(
    box: Box, world: State, seats: int, nodes: Nodes, rng: Rng, room: NetworkRoom, manner: Manner
) -> int:
    """Plays *world* on down the tree, to a decision that nobody stood before; answers its node.

    Without a horizon, room.values are what the network expects there; else they are all 0.
    """
    mask, weights, worth = room.mask, room.weights, room.worth
    node = ROOT
    room.values[:] = 0.0
    while world.seat != NOBODY:
        if world.seat == CHANCE:
            action = ACTIONS + pick_outcome(rng, weights, odds(box, world, weights))
            child = follow(nodes, node, action)
        else:
            if manner.horizon > 0 and node != ROOT and is_calm(box, world):
                room.calms[0] += 1
            count = options(box, world, mask)
            if count == 1:
                action = pick_option(rng, mask, count)
                child = follow(nodes, node, action)
            else:
                if manner.horizon > 0 and node != ROOT and nodes[node].visits == 0:
                    return node
                if not has_all(nodes, node, mask, count):
                    is_met = node == ROOT or nodes[node].first != NOTHING
                    see(box, world, seats, mask, room.network, room.thought)
                    rate(room.network, room.thought, mask, worth)
                    expand_by(nodes, node, mask, worth, manner.heat)
                    if manner.horizon == 0 and not is_met:
                        weigh(room, world.seat, seats, manner)
                        return node
                    options(box, world, mask)
                child = select(nodes, node, mask, world.seat, manner.exploration)
                action = nodes[child].action if child != NOTHING else NOTHING
        if child == NOTHING:  # the tree is full
            return node
        apply(box, world, action, room.events)
        node = child
    return node


def grow(
    box: Box,
    view: View,
    seats: int,
    nodes: Nodes,
    rng: Rng,
    room: NetworkRoom,
    manner: Manner,
    iterations: int,
) -> None:
    """Adds this many iterations to a tree whose root is the decision of *view*."""
    world, values = room.worlds[0], room.values
    for _ in range(iterations):
        room.worlds[0] = view
        guess(box, world, view.seat, rng)
        room.calms[0] = 0
        node = descend(box, world, seats, nodes, rng, room, manner)
        if world.seat != NOBODY and manner.horizon > 0 and play_on(box, world, rng, room, manner):
            room.mask[:] = False  # nobody asks how the options look
            see(box, world, seats, room.mask, room.network, room.thought)
            weigh(room, world.seat, seats, manner)
        elif world.seat == NOBODY:
            scores(box, world, room.out)
            values[:] = 0.0
            for seat in range(seats):
                room.points[seat] = room.out[seat, 0]
            crown(room.out, seats, values, manner.ambition)
            share_out(room.points, seats, spread_of(room.points), values, 1.0 - manner.ambition)
        elif values[0] == 0.0 and values[1] == 0.0:  # a full tree can but repeat itself
            for seat in range(seats):
                values[seat] = nodes[node].values[seat] / max(1, nodes[node].visits)
        back_up(nodes, node, values)


_LOOPS: dict[Game, Callable[..., None]] = {}  # [game] its grow


def grow_by_network_of(game: Game) -> Callable[..., None]:
    """The loop of a game with a network; the first call of that compiles it."""
    if game not in _LOOPS:
        names = {**vars(game.loops.rules), "see": look_of(game)}
        for name in ("appraise", "guess", "scores", "is_calm"):
            names[name] = getattr(game, name)
        names["play_on"] = bind(play_sensibly, names, game.name, game.folder)
        names["descend"] = bind(go_down, names, game.name, game.folder)
        _LOOPS[game] = bind(grow, names, game.name, game.folder)
    return _LOOPS[game]


class NetworkTree(Tree):
    """A tree whose iterations ask a network."""

    def __init__(self, game: Game, size: int, network: Network) -> None:
        super().__init__(game, size)
        plain = self.room
        self.room = NetworkRoom(
            plain.worlds, plain.mask, plain.weights, plain.worth, plain.events, plain.calms,
            plain.out, plain.points, plain.values, network, make_thought(game, network),
        )  # fmt: skip


class NetworkSearch(Search):
    """Looks ahead by the network of a game; without one, as Search does.

    With a network it has the habits *by_network*, if told, and what the file of the network says
    of these: what was measured to be best for it. The network that comes with a game has learnt
    the usual rules; where the rulebook is read otherwise, the search does without it.
    """

    def __init__(
        self,
        rng: Rng,
        habits: Habits,
        clock: Callable[[], float] = time.monotonic,
        network: Network | None = None,
        by_network: Habits | None = None,
    ) -> None:
        super().__init__(rng, habits, clock)
        self.network = network  # or that which comes with the game
        self.otherwise, self.by_network = habits, by_network
        self.is_read_otherwise = False
        self.loop_of = self._loop_of

    def consider(
        self, game: Game, box: Box, view: View, until_clear: bool = False
    ) -> list[Finding]:
        """What it thinks of the options, the best first."""
        otherwise = game.is_read_otherwise(view)
        if otherwise != self.is_read_otherwise:
            self.is_read_otherwise, self.game = otherwise, None  # another kind of tree
        if self.by_network:
            by_network = replace(self.by_network, **wanted_habits(game))
            self.habits = by_network if self._network_of(game) else self.otherwise
        return super().consider(game, box, view, until_clear)

    def _loop_of(self, game: Game) -> Callable[..., None]:
        return grow_by_network_of(game) if self._network_of(game) else grow_of(game)

    def make_tree(self, game: Game) -> Tree:
        """A tree for a game."""
        network = self._network_of(game)
        size = self.habits.nodes
        return NetworkTree(game, size, network) if network else Tree(game, size)

    def _network_of(self, game: Game) -> Network | None:
        return self.network or (None if self.is_read_otherwise else network_of(game))
