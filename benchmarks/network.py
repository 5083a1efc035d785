"""Measures one evaluation of a network on one core, for every game: microseconds.

    python -m benchmarks.network [--wide 512] [--narrow 256] [--seconds 1]

It takes the network that comes with a game. For a game without one the weights are random: only how
many of a layer are above 0 matters for the time. The tables come from play at first sight with the
most seats. They are looked at one by one from compiled code, in two ways: the network alone (from
features to the worth of every option and the chance of every seat), and all that the search asks at
a new decision (what the seat sees, what the game foresees and finds worth doing, and the network).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.loops import bind
from grasse.kernel.match import Match
from grasse.kernel.seats import ask
from grasse.players import PLAYERS
from grasse.players.network import (
    SEATS,
    Network,
    expect,
    look_of,
    make_thought,
    muse_on,
    network_of,
    rate,
    shapes_of,
)

TABLES = 64
APART = 5  # decisions between two of them

see: Callable[..., None]


def random_network(game: Game, wide: int, narrow: int) -> Network:
    """A network of the usual shapes that knows nothing."""
    luck = np.random.default_rng(1)
    shapes = shapes_of(game.FEATURES, game.ACTIONS, wide, narrow)
    arrays = {name: luck.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return Network(**arrays, scale=np.ones(1, np.float32), points=np.zeros(0, np.int64))


def tables_of(game: Game) -> tuple[Any, Any]:
    """Tables with a choice, and the options there."""
    seats = game.seats[-1]
    players = {seat: PLAYERS["apprentice"].sit("network", seat) for seat in range(seats)}
    states, masks, number = np.zeros(TABLES, game.STATE), np.zeros((TABLES, game.ACTIONS), bool), 0
    match, luck, waited = Match(game, game.load_box(), seats), Seeded("network"), 0
    while number < TABLES:
        if match.is_over:
            match = Match(game, game.load_box(), seats)
        waited += 1
        if match.seat >= 0 and len(match.options()) > 1 and waited > APART:
            states[number], masks[number, match.options()] = match.state, True
            number, waited = number + 1, 0
        match.play(ask(match, players, luck))
    return states, masks


def think(seen: Any, masks: Any, seats: int, network: Any, thought: Any, room: Any) -> None:
    """The network alone, for one table after the other."""
    worth, values, points = room
    for row in range(len(seen)):
        thought.seen[:] = seen[row]
        muse_on(network, thought)
        rate(network, thought, masks[row], worth)
        expect(thought, 0, seats, values, points)


def look_all(
    box: Any, states: Any, masks: Any, seats: int, network: Any, thought: Any, room: Any
) -> None:
    """All that the search asks for, for one table after the other."""
    worth, values, points = room
    for row in range(len(states)):
        see(box, states[row], seats, masks[row], network, thought)
        rate(network, thought, masks[row], worth)
        expect(thought, 0, seats, values, points)


think = jit(think, keep=False)


def microseconds(call: Callable[[], None], seconds: float) -> tuple[float, float]:
    """The median and the shortest time for one of the tables."""
    call()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not times:
        began = time.perf_counter()
        call()
        times.append((time.perf_counter() - began) / TABLES)
    return float(np.median(times)) * 1e6, min(times) * 1e6


def measure(game: Game, wide: int, narrow: int, seconds: float) -> dict[str, tuple[float, float]]:
    """The times of the two ways."""
    network = network_of(game) or random_network(game, wide, narrow)
    thought, box, seats = make_thought(game, network), game.load_box(), game.seats[-1]
    states, masks = tables_of(game)
    room = np.zeros(game.ACTIONS), np.zeros(SEATS), np.zeros(SEATS)
    look = look_of(game)
    seen = np.zeros((TABLES, len(thought.seen)), np.float32)
    for row in range(TABLES):
        look(box, states[row], seats, masks[row], network, thought)
        seen[row] = np.expm1(np.abs(thought.seen)) * np.sign(thought.seen)  # as it was given
    every = bind(look_all, {"see": look}, game.name, game.folder)
    return {
        "the network alone": microseconds(
            lambda: think(seen, masks, seats, network, thought, room), seconds
        ),
        "with what the search asks": microseconds(
            lambda: every(box, states, masks, seats, network, thought, room), seconds
        ),
    }


def main() -> None:
    """Prints two lines for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wide", type=int, default=512)
    parser.add_argument("--narrow", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    for game in GAMES.values():
        for what, told in measure(game, given.wide, given.narrow, given.seconds).items():
            print(f"{game.name}, {what}: {told[0]:.1f} µs in the median, {told[1]:.1f} at least")


if __name__ == "__main__":
    main()
