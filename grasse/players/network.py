"""A trained network beside the box: what a table is worth to every seat, and what is worth trying.

It does not begin at nothing. What the game foresees (`foresee`) and what it finds worth doing
(`appraise`) are there before the network, which learns by how much both are wrong: one whose last
weights are all 0 plays like greedy, and judges like the search without a network.

Its file is a line that says what it is, a line of JSON, and the weights. Whoever trained it, it is
evaluated here in compiled code: a view is mostly zeros, so the first layer costs little, and of the
actions only those that are options are looked at.
"""

from __future__ import annotations

import hashlib
import json
import math
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Floats, Mask, Rng, State, View
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.loops import bind
from grasse.kernel.stack import floats
from grasse.players.search import seats_of
from grasse.players.search_tree import scale_of

MAGIC = b"grasse network 2\n"
FILE = "network.weights"  # in the folder of a game
STORED = np.dtype("<f2")  # a weight in the file; in memory it is a float32
SEATS = 4  # of a match, at most
LARGEST = 3_000_000  # bytes of a file that comes with a game

# What is foreseen stands behind the features: how far each seat will be ahead of the own one, the
# points that each will still make, and how far off that may be. The own seat is the first.
LEAD, TO_COME, DOUBT, FORESEEN = 0, SEATS, 2 * SEATS, 2 * SEATS + 1
AHEAD = 9.0  # times as far as it may be off: more is no more certain
DOUBTED = 10.0  # points, that count as one
HOPELESS = -8.0  # an option that looks worse than this at first sight looks like this
TRUST = 3.0  # how much what looks best at first sight counts, before the network has learnt
GATE = 2 * SEATS  # of the value's outputs: how much more it counts
OUTPUTS = 2 * SEATS + 1

Weights = npt.NDArray[np.float32]

# What a loop expects of the game that it is bound to.
FEATURES: int
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, Any], None]
appraise: Callable[[Box, View, Mask, Floats], None]
foresee: Callable[[Box, State, Floats], float]
judge: Callable[..., None]


class NetworkError(ValueError):
    """A file that is no network of this game."""


class Network(NamedTuple):
    """The weights of every layer, [from, to] each, but for the policy: [action, from]."""

    read: Weights
    read_bias: Weights
    mix: Weights
    mix_bias: Weights
    muse: Weights
    muse_bias: Weights
    policy: Weights
    policy_bias: Weights
    value: Weights  # to: [seat] chances to win, [seat] points still to make, and the gate
    value_bias: Weights
    scale: Weights  # [0] points that the network counts as one
    points: npt.NDArray[np.int64]  # [seat] where in an observation its points are, or nothing


class Thought(NamedTuple):
    """Where one table is looked at; nothing else is allocated."""

    views: State  # [0] what the seat sees
    seen: Weights  # the same as features, and what is foreseen
    outlook: Weights  # what is foreseen
    sense: Weights  # [action] how it looks at first sight: 0 is the best, all others are below
    worth: Floats  # [action] for what appraise() finds
    wide: Weights
    narrow: Weights
    deep: Weights
    head: Weights


def shapes_of(features: int, actions: int, wide: int, narrow: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, in the order of the file."""
    return {
        "read": (features + FORESEEN, wide),
        "read_bias": (wide,),
        "mix": (wide, narrow),
        "mix_bias": (narrow,),
        "muse": (narrow, narrow),
        "muse_bias": (narrow,),
        "policy": (actions, narrow),
        "policy_bias": (actions,),
        "value": (narrow, OUTPUTS),
        "value_bias": (OUTPUTS,),
    }


# ---------------------------------------------------------------- the file


def encoding_of(game: Game) -> str:
    """Tells what the features and the actions of a game mean: a network knows no others."""
    box = game.load_box()
    actions = [game.notation.write(box, action) for action in range(game.ACTIONS)]
    told = json.dumps([game.legend(box), actions])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def write_network(
    path: Path, game: Game, arrays: Mapping[str, Any], about: Mapping[str, Any]
) -> dict[str, Any]:
    """Writes a file of *arrays* as Network names them; answers with its header.

    *about* must tell the points of a seat (`points`) and their `scale`; anything may be added.
    """
    wide, narrow = arrays["mix"].shape
    shapes = shapes_of(game.FEATURES, game.ACTIONS, wide, narrow)
    parts = []
    for name, shape in shapes.items():
        if arrays[name].shape != shape:
            raise NetworkError(f"{name} is {arrays[name].shape}, and should be {shape}")
        parts.append(np.ascontiguousarray(arrays[name], STORED).tobytes())
    weights = b"".join(parts)
    header = {
        "game": game.name,
        "rules": game.version,
        "encoding": encoding_of(game),
        "wide": wide,
        "narrow": narrow,
        "hash": hashlib.sha256(weights).hexdigest(),
        **about,
    }
    path.write_bytes(MAGIC + json.dumps(header).encode() + b"\n" + weights)
    return header


def read_header(path: Path) -> dict[str, Any]:
    """What a file says of itself; a NetworkError if it is no network."""
    with path.open("rb") as file:
        if file.readline() != MAGIC:
            raise NetworkError(f"{path} is no network")
        header: dict[str, Any] = json.loads(file.readline())
    return header


def read_network(path: Path, game: Game) -> Network:
    """The network in a file; a NetworkError says why it is none for this game."""
    header = read_header(path)
    if header["game"] != game.name:
        raise NetworkError(f"{path} is for {header['game']}, not for {game.name}")
    if header["rules"] != game.version:
        told = f"by version {header['rules']} of the rules of {game.title}, not {game.version}"
        raise NetworkError(f"{path} was trained {told}")
    if header["encoding"] != encoding_of(game):
        raise NetworkError(f"{path} was trained on other features or actions of {game.title}")
    weights = path.read_bytes().split(b"\n", 2)[2]
    if hashlib.sha256(weights).hexdigest() != header["hash"]:
        raise NetworkError(f"{path} is damaged")
    flat = np.frombuffer(weights, STORED).astype(np.float32)
    shapes = shapes_of(game.FEATURES, game.ACTIONS, header["wide"], header["narrow"])
    if len(flat) != sum(map(math.prod, shapes.values())):
        raise NetworkError(f"{path} has {len(flat)} weights, and should have others")
    arrays, at = {}, 0
    for name, shape in shapes.items():
        arrays[name] = flat[at : at + math.prod(shape)].reshape(shape)
        at += math.prod(shape)
    scale = np.array([header["scale"]], np.float32)
    return Network(**arrays, scale=scale, points=np.array(header["points"], np.int64))


@cache
def network_of(game: Game) -> Network | None:
    """The network that comes with a game, or None; one that does not fit is none, with a warning.

    Whoever changes a game can play on: only the strength is that of a game without a network.
    """
    path = game.folder / FILE
    try:
        return read_network(path, game) if path.exists() else None
    except NetworkError as error:
        warnings.warn(f"{error}: it is not used", RuntimeWarning, stacklevel=2)
        return None


@cache
def wanted_habits(game: Game) -> dict[str, Any]:
    """The habits of a search that its file names as best for the network of a game."""
    habits: dict[str, Any] = {}
    if network_of(game) is not None:
        habits = read_header(game.folder / FILE).get("habits", {})
    return habits


def make_thought(game: Game, network: Network) -> Thought:
    """Room for one evaluation at a time."""
    wide, narrow = network.mix.shape
    sizes = {
        "seen": game.FEATURES + FORESEEN,
        "outlook": FORESEEN,
        "sense": game.ACTIONS,
        "wide": wide,
        "narrow": narrow,
        "deep": narrow,
        "head": OUTPUTS,
    }
    room = {name: np.zeros(size, np.float32) for name, size in sizes.items()}
    return Thought(views=np.zeros(1, game.STATE), worth=np.zeros(game.ACTIONS), **room)


# ---------------------------------------------------------------- evaluation


@jit
def spread(ins: Weights, weights: Weights, bias: Weights, outs: Weights) -> None:
    """One layer: outs = ins · weights + bias; rows of what is 0 are not looked at."""
    for number in range(len(outs)):
        outs[number] = bias[number]
    for source in range(len(ins)):
        strength = ins[source]
        if strength != 0:
            row = weights[source]
            for number in range(len(outs)):
                outs[number] += strength * row[number]


@jit
def cut(values: Weights) -> None:
    """What is below 0 becomes 0."""
    for number in range(len(values)):
        values[number] = max(values[number], np.float32(0))


@jit
def muse_on(network: Network, thought: Thought) -> None:
    """Fills all of *thought* from its features; they are counts, so their logarithms are taken."""
    seen, points = thought.seen, network.points
    now = floats(SEATS)
    for seat in range(len(points)):
        now[seat] = seen[points[seat]]
    thought.outlook[:] = seen[len(seen) - FORESEEN :]
    for number in range(len(seen)):
        if seen[number] != 0:
            size = math.log1p(abs(seen[number]))
            seen[number] = size if seen[number] > 0 else -size
    spread(seen, network.read, network.read_bias, thought.wide)
    cut(thought.wide)
    spread(thought.wide, network.mix, network.mix_bias, thought.narrow)
    cut(thought.narrow)
    spread(thought.narrow, network.muse, network.muse_bias, thought.deep)
    cut(thought.deep)
    for number in range(len(thought.deep)):
        thought.deep[number] += thought.narrow[number]
    spread(thought.deep, network.value, network.value_bias, thought.head)
    for seat in range(SEATS):
        thought.head[seat] += thought.outlook[LEAD + seat]
        to_come = thought.head[SEATS + seat] + thought.outlook[TO_COME + seat]
        thought.head[SEATS + seat] = now[seat] + network.scale[0] * to_come  # points in the end


@jit
def rate(network: Network, thought: Thought, mask: Mask, worth: Floats) -> None:
    """Fills worth[action] of the marked actions: e times as much for one more is the network's."""
    trust = TRUST + thought.head[GATE]
    for action in range(len(mask)):
        if mask[action]:
            row = network.policy[action]
            found = network.policy_bias[action] + trust * thought.sense[action]
            for number in range(len(row)):
                found += row[number] * thought.deep[number]
            worth[action] = found


@jit
def expect(thought: Thought, first: int, seats: int, values: Floats, points: Floats) -> None:
    """Fills the chance of every seat to win, and its points in the end; *first* looked at it."""
    most, total = -np.inf, 0.0
    for step in range(seats):
        most = max(most, thought.head[step])
    for step in range(seats):
        total += math.exp(thought.head[step] - most)
    for step in range(seats):
        seat = (first + step) % seats
        values[seat] = math.exp(thought.head[step] - most) / total
        points[seat] = thought.head[SEATS + step]


def judge_all(
    box: Box,
    view: View,
    seats: int,
    mask: Mask,
    points: npt.NDArray[np.int64],
    scale: float,
    seen: Any,
    sense: Any,
    worth: Floats,
) -> None:
    """Fills what is foreseen, behind the features in *seen*, and *sense*[action] of the options."""
    foreseen, own, outlook = floats(SEATS), int(view.seat), seen[len(seen) - FORESEEN :]
    spread = foresee(box, view, foreseen)
    for number in range(FORESEEN):
        outlook[number] = 0
    for step in range(seats):
        found = foreseen[(own + step) % seats]
        outlook[LEAD + step] = max(-AHEAD, min(AHEAD, (found - foreseen[own]) / spread))
        now = float(seen[points[step]]) if len(points) else 0.0
        outlook[TO_COME + step] = (found - now) / scale
    outlook[DOUBT] = spread / DOUBTED
    count, best = 0, -np.inf
    for action in range(len(mask)):
        sense[action] = 0
        worth[action] = 0.0
        count += 1 if mask[action] else 0
    if count < 2:
        return
    appraise(box, view, mask, worth)
    apart = scale_of(mask, worth, 1.0)
    for action in range(len(mask)):
        if mask[action]:
            best = max(best, worth[action])
    for action in range(len(mask)):
        if mask[action]:
            sense[action] = max(HOPELESS, (worth[action] - best) / apart)


def look(
    box: Box, world: State, seats: int, mask: Mask, network: Network, thought: Thought
) -> None:
    """Fills *thought* with what the seat that decides in *world* sees, and thinks of it.

    *mask* marks its options: only of these it is said how they look.
    """
    view = thought.views[0]
    thought.views[0] = world  # a copy: hide() blanks it in place
    hide(box, view, world.seat)
    encode(box, view, thought.seen[:FEATURES])
    scale = float(network.scale[0])
    places, room = network.points, (thought.seen, thought.sense, thought.worth)
    judge(box, view, seats, mask, places, scale, *room)
    muse_on(network, thought)


_JUDGES: dict[Game, Callable[..., None]] = {}
_LOOKS: dict[Game, Callable[..., None]] = {}


def judge_of(game: Game) -> Callable[..., None]:
    """judge_all() of a game."""
    if game not in _JUDGES:
        names = {"appraise": game.appraise, "foresee": game.foresee}
        _JUDGES[game] = bind(judge_all, names, game.name, game.folder)
    return _JUDGES[game]


def look_of(game: Game) -> Callable[..., None]:
    """look() of a game."""
    if game not in _LOOKS:
        names: dict[str, Any] = {"hide": game.hide, "encode": game.encode}
        names |= {"judge": judge_of(game), "FEATURES": game.FEATURES}
        _LOOKS[game] = bind(look, names, game.name, game.folder)
    return _LOOKS[game]


class Policy:
    """Plays what the network of a game finds most promising, without looking ahead."""

    def __init__(self, rng: Rng, network: Network | None = None) -> None:
        del rng  # it leaves nothing to chance
        self.network = network  # or that which comes with the game
        self._rooms: dict[Game, tuple[Network, Thought]] = {}

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with the option that the network rates highest; a LookupError if it has none.

        Where the rulebook is read otherwise than the network that comes with the game has learnt
        it, the game's sense decides alone.
        """
        mask, worth = np.zeros(game.ACTIONS, np.bool_), np.full(game.ACTIONS, -np.inf)
        mask[options] = True
        if self.network is None and game.is_read_otherwise(view):
            worth[options] = 0.0
            game.appraise(box, view, mask, worth)
            return int(np.where(mask, worth, -np.inf).argmax())
        network, thought = self._room_of(game)
        look_of(game)(box, view, seats_of(game, view), mask, network, thought)
        rate(network, thought, mask, worth)
        return int(worth.argmax())

    def _room_of(self, game: Game) -> tuple[Network, Thought]:
        if game not in self._rooms:
            network = self.network or network_of(game)
            if network is None:
                raise LookupError(f"no network comes with {game.title}")
            self._rooms[game] = network, make_thought(game, network)
        return self._rooms[game]
