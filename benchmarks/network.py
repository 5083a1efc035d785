"""Measures one evaluation of a network on one core, for every game: microseconds.

    python -m benchmarks.network [--wide 512] [--narrow 256] [--seconds 1]

The weights are random: only how many of a layer are above 0 matters for the time, and that is half,
as it is in a trained network. The views come from random play at the fullest table. They are looked
at one by one from compiled code, as the search does.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.players.network import Network, make_thought, muse_on, rate, shapes_of
from grasse.research import batch

VIEWS = 64
STIRRED = 300  # decisions before


def random_network(game: Game, wide: int, narrow: int) -> Network:
    """A network of the usual shapes that knows nothing."""
    luck = np.random.default_rng(1)
    shapes = shapes_of(game.FEATURES, game.ACTIONS, wide, narrow)
    arrays = {name: luck.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return Network(**arrays, scale=np.ones(1, np.float32), points=np.zeros(0, np.int64))


def evaluate(network: Any, thought: Any, seen: Any, masks: Any, worth: Any) -> None:
    """Looks at one view after the other."""
    for row in range(len(seen)):
        thought.seen[:] = seen[row]
        muse_on(network, thought)
        rate(network, thought, masks[row], worth)


evaluate = jit(evaluate, keep=False)


def measure(game: Game, wide: int, narrow: int, seconds: float) -> tuple[float, float]:
    """The median and the shortest time of one evaluation, in microseconds."""
    network = random_network(game, wide, narrow)
    thought, worth = make_thought(game, network), np.zeros(game.ACTIONS)
    matches = batch(game, VIEWS, seats=game.seats[-1], threads=1)
    for _ in range(STIRRED):
        matches.step(matches.pick())
    given = (network, thought, matches.observations, matches.options, worth)
    evaluate(*given)
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not times:
        began = time.perf_counter()
        evaluate(*given)
        times.append((time.perf_counter() - began) / VIEWS)
    return float(np.median(times)) * 1e6, min(times) * 1e6


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wide", type=int, default=512)
    parser.add_argument("--narrow", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    for game in GAMES.values():
        median, least = measure(game, given.wide, given.narrow, given.seconds)
        print(f"{game.name}: {median:.1f} µs in the median, {least:.1f} at least", flush=True)


if __name__ == "__main__":
    main()
