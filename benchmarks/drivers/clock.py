"""How many decisions in that time: the line of JSON that every peer prints."""

import argparse
import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter
from typing import NamedTuple


class Tally(NamedTuple):
    """What was played: whole matches, decisions by seats, decisions by chance."""

    matches: int
    by_seats: int
    by_chance: int = 0


@dataclass(frozen=True)
class Entry:
    """One game, driven one way.

    *play* plays some matches and counts them. *chance_inside* says that the library
    rolls its dice inside a step, so that nobody can count what chance decided.
    """

    game: str
    seats: int
    way: str
    play: Callable[[], Tally]
    chance_inside: bool = False


def measure(play: Callable[[], Tally], seconds: float) -> tuple[Tally, float]:
    """Plays for at least *seconds*; returns the sum of the tallies and the time it took."""
    play()  # compiles, fills caches: not counted
    matches = by_seats = by_chance = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        tally = play()
        matches += tally.matches
        by_seats += tally.by_seats
        by_chance += tally.by_chance
        elapsed = perf_counter() - start
    return Tally(matches, by_seats, by_chance), elapsed


def report(peer: str, package: str, entries: Callable[[int], Iterable[Entry]]) -> None:
    """Measures each of *entries*(seed) as the command line says, and prints its line."""
    parser = argparse.ArgumentParser(description=f"Random legal play in {peer}.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    for entry in entries(options.seed):
        tally, seconds = measure(entry.play, options.seconds)
        line = {
            "peer": peer,
            "version": version(package),
            "game": entry.game,
            "seats": entry.seats,
            "way": entry.way,
            "seconds": round(seconds, 4),
            "matches": tally.matches,
            "decisions": tally.by_seats + tally.by_chance,
            "decisions_by_seats": tally.by_seats,
            "decisions_by_chance": None if entry.chance_inside else tally.by_chance,
        }
        print(json.dumps(line), flush=True)
