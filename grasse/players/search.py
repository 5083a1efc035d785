"""A player that looks ahead: information-set Monte Carlo tree search, the same for every game.

Each iteration imagines one world that fits what the seat sees (`guess`), walks down the tree in it
to a decision that was not met before, plays on from there by the game's own sense of worth
(`appraise`) until the match can be judged (`foresee`) or is over, and adds the result, one value a
seat, to all that it passed. Whoever decides takes what is best for its own seat; chance draws by
the odds.

Nothing is allocated while it searches, and no lock is held: several trees of the same question can
grow in threads, and their counts are added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Floats, Mask, Rng, State, View, Weights, Worth
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.rng import below, make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.beginner import Beginner
from grasse.players.greedy import pick_best
from grasse.players.search_tree import (
    NODE,
    NOTHING,
    ROOT,
    SEATS,
    Nodes,
    back_up,
    clear,
    crown,
    expand,
    follow,
    has_all,
    select,
    share_out,
    transplant,
)

PER_MILLE = 1000
DOUBT = 0.2  # of a decision made at first sight
SLICE = 0.01  # seconds between two looks at the clock
LATE = 0.9  # of the time left that a slice may take
OPEN_END = 2**62  # iterations of a search that only the clock ends
STEPS = 200  # tried on the way from one decision to the next

# What a loop expects of the game that it is bound to.
ACTIONS: int
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Any], None]
guess: Callable[[Box, View, int, Rng], None]
appraise: Callable[[Box, View, Mask, Worth], None]
is_calm: Callable[[Box, State], bool]
foresee: Callable[[Box, State, Floats], float]
descend: Callable[..., int]
play_on: Callable[..., bool]


@dataclass(frozen=True)
class Habits:
    """How a searching player thinks."""

    milliseconds: int = 0  # for one decision, or 0
    iterations: int = 0  # for one decision, or 0; of the two, what is over first
    trees: int = 1  # grown side by side; they share the iterations
    threads: int = 1  # that grow them; the answer does not depend on it
    nodes: int = 400_000  # of a tree, at most
    exploration: float = 0.4  # how much an option that was hardly tried is worth trying
    heat: float = 1.0  # how little it trusts what looks best at first sight
    noise: int = 20  # decisions of a playout that are left to chance, per mille
    horizon: int = 1  # calm moments that an iteration looks ahead; 0: to the end of the match
    ambition: float = 0.8  # share of the value that is for winning, the rest is for the margin
    lapses: int = 0  # decisions that it makes at first sight, and misjudges, per mille


# ---------------------------------------------------------------- loops, bound to each game


class Manner(NamedTuple):
    """The habits that compiled code asks for."""

    exploration: float
    heat: float
    noise: int
    horizon: int
    ambition: float


class Room(NamedTuple):
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


def go_down(box: Box, world: State, nodes: Nodes, rng: Rng, room: Room, manner: Manner) -> int:
    """Plays *world* on down the tree, to a decision that nobody stood before; answers its node."""
    mask, weights, worth = room.mask, room.weights, room.worth
    node = ROOT
    while world.seat != NOBODY:
        if world.seat == CHANCE:
            action = ACTIONS + pick_outcome(rng, weights, odds(box, world, weights))
            child = follow(nodes, node, action)
        else:
            if node != ROOT and is_calm(box, world):
                room.calms[0] += 1
            count = options(box, world, mask)
            if count == 1:
                action = pick_option(rng, mask, count)
                child = follow(nodes, node, action)
            else:
                if node != ROOT and nodes[node].visits == 0:
                    return node
                if not has_all(nodes, node, mask, count):
                    worth[:] = 0.0
                    appraise(box, world, mask, worth)
                    expand(nodes, node, mask, worth, manner.heat)
                    options(box, world, mask)
                child = select(nodes, node, mask, world.seat, manner.exploration)
                action = nodes[child].action
        if child == NOTHING:  # the tree is full
            return node
        apply(box, world, action, room.events)
        node = child
    return node


def play_sensibly(box: Box, world: State, rng: Rng, room: Room, manner: Manner) -> bool:
    """Plays a match on by the game's sense of worth; answers whether it stopped before the end.

    It stops at the calm moment that makes room.calms[0] reach the horizon, if that is not 0.
    """
    mask, weights, worth, calms = room.mask, room.weights, room.worth, room.calms
    is_counted = True  # the moment it begins with
    while world.seat != NOBODY:
        if world.seat == CHANCE:
            action = ACTIONS + pick_outcome(rng, weights, odds(box, world, weights))
        else:
            if manner.horizon > 0 and is_calm(box, world):
                calms[0] += 0 if is_counted else 1
                if calms[0] >= manner.horizon:
                    return True
            count = options(box, world, mask)
            if count == 1 or below(rng, PER_MILLE) < manner.noise:
                action = pick_option(rng, mask, count)
            else:
                worth[:] = 0.0
                appraise(box, world, mask, worth)
                action = pick_best(rng, mask, worth, count)
        is_counted = False
        apply(box, world, action, room.events)
    return False


def grow(
    box: Box,
    view: View,
    seats: int,
    nodes: Nodes,
    rng: Rng,
    room: Room,
    manner: Manner,
    iterations: int,
) -> None:
    """Adds this many iterations to a tree whose root is the decision of *view*."""
    world, points, values = room.worlds[0], room.points, room.values
    for _ in range(iterations):
        room.worlds[0] = view
        guess(box, world, view.seat, rng)
        room.calms[0] = 0
        node = descend(box, world, nodes, rng, room, manner)
        values[:] = 0.0
        if play_on(box, world, rng, room, manner):
            share_out(points, seats, foresee(box, world, points), values, 1.0)
        else:
            scores(box, world, room.out)
            for seat in range(seats):
                points[seat] = room.out[seat, 0]
            crown(room.out, seats, values, manner.ambition)
            share_out(points, seats, 3.0 + 0.1 * abs(points[0]), values, 1.0 - manner.ambition)
        back_up(nodes, node, values)


_LOOPS: dict[Game, Callable[..., None]] = {}  # [game] its grow


def grow_of(game: Game) -> Callable[..., None]:
    """The loop of a game; the first call of that compiles it."""
    if game not in _LOOPS:
        names = {**vars(game.loops.rules)}
        for name in ("appraise", "guess", "scores", "is_calm", "foresee"):
            names[name] = getattr(game, name)
        names["descend"] = bind(go_down, names, game.name, game.folder)
        names["play_on"] = bind(play_sensibly, names, game.name, game.folder)
        _LOOPS[game] = bind(grow, names, game.name, game.folder)
    return _LOOPS[game]


# ---------------------------------------------------------------- the player


@dataclass(frozen=True)
class Finding:
    """What a search found of one option."""

    action: int
    visits: int
    values: tuple[float, ...]  # [seat] 0..1, how well each seat would stand


class Tree:
    """A tree with room for one iteration, and a second one to keep a part of it in."""

    def __init__(self, game: Game, size: int) -> None:
        self.nodes, self.spare = np.zeros(size, NODE), np.zeros(size, NODE)
        mask, weights, events = game.loops.scratch()
        self.room: Any = Room(
            worlds=np.zeros(1, game.STATE),
            mask=mask,
            weights=weights,
            worth=np.zeros(game.ACTIONS),
            events=events,
            calms=np.zeros(1, np.int64),
            out=np.zeros((SEATS, 2), np.int32),
            points=np.zeros(SEATS),
            values=np.zeros(SEATS),
        )
        clear(self.nodes)

    def keep(self, node: int) -> None:
        """Forgets all but what lies below *node*."""
        transplant(self.nodes, node, self.spare)
        self.nodes, self.spare = self.spare, self.nodes

    def children(self, node: int) -> list[int]:
        """The nodes that follow one."""
        found = []
        child = int(self.nodes[node].first)
        while child != NOTHING:
            found.append(child)
            child = int(self.nodes[child].following)
        return found

    def lead(self) -> int:
        """How much more often the option tried most was tried than the next one."""
        visits = sorted(int(self.nodes[child].visits) for child in self.children(ROOT))
        return visits[-1] - visits[-2] if len(visits) > 1 else OPEN_END


class Search:
    """Looks ahead as far as its habits let it."""

    def __init__(
        self, rng: Rng, habits: Habits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rng, self.habits, self.clock, self.loop_of = rng, habits, clock, grow_of
        self.at_first_sight = Beginner(rng, DOUBT)
        self.trees: list[Tree] = []
        self.game: Game | None = None  # that the trees are for
        self.asked = b"", b""  # box and view of the last time
        self.answered = NOTHING  # or the last answer, if a tree led to it

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with the option that was tried most."""
        if len(options) == 1:
            return options[0]
        if self.habits.lapses and below(self.rng, PER_MILLE) < self.habits.lapses:
            self.answered = NOTHING
            return self.at_first_sight.choose(game, box, view, options)
        self.answered = self.consider(game, box, view, until_clear=True)[0].action
        return self.answered

    def consider(
        self, game: Game, box: Box, view: View, until_clear: bool = False
    ) -> list[Finding]:
        """What it thinks of the options, the best first.

        With *until_clear* it need not use its whole time: it stops when nothing could change which
        option was tried most.
        """
        began = self.clock()
        self._lay_trees(game, box, view)
        seats = seats_of(game, view)
        rngs = make_streams(len(self.trees), below(self.rng, 2**31))
        workers = min(self.habits.threads, len(self.trees))

        def work(number: int) -> None:
            mine = range(number, len(self.trees), workers)
            trees = [(self.trees[n], rngs[n]) for n in mine]
            self._grow(game, box, view, seats, trees, began, until_clear)

        if workers == 1:
            work(0)
        else:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(work, range(workers)))
        return self._findings(int(view.seat), seats)

    def _grow(
        self,
        game: Game,
        box: Box,
        view: View,
        seats: int,
        trees: list[tuple[Tree, Any]],
        began: float,
        until_clear: bool,
    ) -> None:
        """Lets some trees grow in turn, slice by slice, until the time or the iterations are up.

        One iteration is made even if the time is up before: an answer must have been tried.
        """
        habits, loop = self.habits, self.loop_of(game)
        manner = Manner(*(getattr(habits, name) for name in Manner._fields))
        left = -(-habits.iterations // habits.trees) if habits.iterations else OPEN_END
        end = began + habits.milliseconds / 1000
        size = min(left, 1) if habits.milliseconds else left  # of a slice
        now = self.clock()
        while left > 0:
            for tree, rng in trees:
                loop(box, view, seats, tree.nodes, rng, tree.room, manner, size)
            left -= size
            if habits.milliseconds:
                before, now = now, self.clock()
                each = max(now - before, 1e-9) / size
                room = max(0.0, min(SLICE, LATE * (end - now)))
                size = int(max(1, min(4 * size, room / each, left)))
                more = min(left, max(0.0, end - now) / each)
                if now >= end or (until_clear and all(t.lead() > more for t, _ in trees)):
                    break

    def make_tree(self, game: Game) -> Tree:
        """A tree for a game."""
        return Tree(game, self.habits.nodes)

    # ------------------------------------------------------------ keeping what was found before

    def _lay_trees(self, game: Game, box: Box, view: View) -> None:
        """Keeps what the trees know of the decision that is asked now, or clears them."""
        before, self.asked = self.asked, (box.tobytes(), view.tobytes())
        if self.game is not game:
            self.game, self.answered = game, NOTHING
            self.trees = [self.make_tree(game) for _ in range(self.habits.trees)]
        path = []
        if self.answered != NOTHING and before[0] == self.asked[0]:
            path = self._way_here(game, box, before[1], view)
        for tree in self.trees:
            node = find(tree, path)
            if node == NOTHING:
                clear(tree.nodes)
            else:
                tree.keep(node)

    def _way_here(self, game: Game, box: Box, before: bytes, view: View) -> list[int]:
        """The actions from the last decision to this one, if its own and chance's alone; or none.

        They are tried in an imagined world, and must lead to the very view that is given now.
        """
        seat, wanted = int(view.seat), view.tobytes()
        world = np.frombuffer(bytearray(before), game.STATE)[0]
        game.guess(box, world, seat, self.rng)
        mask, weights, events = game.loops.scratch()
        ways = [(world, self.answered, [self.answered])]
        for _ in range(STEPS):
            if not ways:
                break
            world, action, path = ways.pop()
            game.apply(box, world, action, events)
            if world.seat == seat:
                seen = copy_of(game, world)
                game.hide(box, seen, seat)
                if seen.tobytes() == wanted:
                    return path
                if game.options(box, world, mask) == 1:
                    forced = int(np.flatnonzero(mask)[0])
                    ways.append((world, forced, [*path, forced]))
            elif world.seat == CHANCE:
                game.odds(box, world, weights)
                for outcome in np.flatnonzero(weights):
                    drawn = int(game.ACTIONS + outcome)
                    ways.append((copy_of(game, world), drawn, [*path, drawn]))
        return []

    # ------------------------------------------------------------ what was found

    def _findings(self, seat: int, seats: int) -> list[Finding]:
        visits: dict[int, int] = {}
        values: dict[int, Floats] = {}
        for tree in self.trees:
            for child in tree.children(ROOT):
                node = tree.nodes[child]
                action = int(node.action)
                visits[action] = visits.get(action, 0) + int(node.visits)
                values[action] = values.get(action, np.zeros(seats)) + node["values"][:seats]
        found = []
        for action, count in visits.items():
            means = values[action] / max(1, count)
            found.append(Finding(action, count, tuple(means.tolist())))
        return sorted(found, key=lambda each: (-each.visits, -each.values[seat], each.action))


def seats_of(game: Game, view: View) -> int:
    """How many play."""
    return int(view.seats_size) if "seats_size" in (game.STATE.names or ()) else game.seats[-1]


def find(tree: Tree, path: list[int]) -> int:
    """The node that actions lead to from the root, or NOTHING."""
    node = ROOT if path else NOTHING
    for action in path:
        children = tree.children(node)
        node = next((n for n in children if int(tree.nodes[n].action) == action), NOTHING)
        if node == NOTHING:
            break
    return node


def copy_of(game: Game, state: State) -> State:
    """A copy of a state."""
    return np.frombuffer(bytearray(state.tobytes()), game.STATE)[0]
