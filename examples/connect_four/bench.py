"""How fast random legal play of Connect Four is here, on one core: one line of JSON.

python -m examples.connect_four.bench [--seconds 5] [--seed 1]
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
from time import perf_counter

from examples.connect_four import GAME

MATCHES = 10_000  # between two looks at the clock


def main() -> None:
    """Plays for this many seconds and prints what benchmarks/peers.py reads."""
    parser = argparse.ArgumentParser(description="Random legal play of Connect Four.")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    box = GAME.load_box()

    def play(number: int) -> int:
        seed = (chosen.seed, number)
        batch = GAME.loops.playouts(box, MATCHES, seats=2, variants=0, seed=seed, threads=1)
        return batch.decisions

    play(0)  # compiles: not counted
    batches = decisions = 0
    began, elapsed = perf_counter(), 0.0
    while elapsed < chosen.seconds:
        batches += 1
        decisions += play(batches)
        elapsed = perf_counter() - began
    line = {
        "peer": "grasse",
        "version": version(),
        "game": GAME.name,
        "seats": 2,
        "way": "compiled loop",
        "seconds": round(elapsed, 4),
        "matches": batches * MATCHES,
        "decisions": decisions,
        "decisions_by_seats": decisions,
        "decisions_by_chance": 0,
    }
    print(json.dumps(line))


def version() -> str:
    """The version of grasse that is installed, if it is."""
    try:
        return importlib.metadata.version("grasse")
    except importlib.metadata.PackageNotFoundError:
        return "source"


if __name__ == "__main__":
    main()
