"""How many iterations in that time: the line of JSON that every search prints."""

import argparse
import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter


@dataclass(frozen=True)
class Entry:
    """One game, searched one way.

    *think* searches for one decision after the other, of matches that are played at random, and
    answers with the number of iterations for each.
    """

    game: str
    seats: int
    way: str
    think: Callable[[], int]


def report(peer: str, package: str, entries: Callable[[int], Iterable[Entry]]) -> None:
    """Measures each of *entries*(seed) as the command line says, and prints its line."""
    parser = argparse.ArgumentParser(description=f"Tree search in {peer}.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    for entry in entries(options.seed):
        entry.think()  # compiles, fills caches: not counted
        iterations = decisions = 0
        start, elapsed = perf_counter(), 0.0
        while elapsed < options.seconds:
            iterations += entry.think()
            decisions += 1
            elapsed = perf_counter() - start
        line = {
            "peer": peer,
            "version": installed(package),
            "game": entry.game,
            "seats": entry.seats,
            "way": entry.way,
            "seconds": round(elapsed, 4),
            "decisions": decisions,
            "iterations": iterations,
        }
        print(json.dumps(line), flush=True)


def installed(package: str) -> str:
    """The version of a package, if it is installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "source"
