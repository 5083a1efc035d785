"""What it costs to describe a table to four readers after each decision: whole, and what changed.

    python benchmarks/describing.py --matches 2

Random matches, by the time that the processor worked; without collecting
garbage, which would be counted wherever it happens to be due.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.plain import Kept
from grasse.kernel.seats import CHANCE, WATCHER

SEATS = 4
MOST = 1200  # decisions of a match


def questions(game: Game, box: Any, seed: int) -> Iterator[Match]:
    """A random match whenever somebody is asked."""
    match, luck, rng = Match(game, box, SEATS), Seeded(f"describing {seed}"), random.Random(seed)
    while not match.is_over and len(match.decisions) < MOST:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            yield match
            match.play(rng.choice(match.options()))


def measure(game: Game, box: Any, seed: int, kept: dict[int, Kept]) -> tuple[float, int]:
    """Seconds of describing, and how many decisions these were; what was *kept* is not made."""
    worked, count = 0.0, 0
    for match in questions(game, box, seed):
        views = [(reader, match.view(reader)) for reader in (WATCHER, *range(SEATS))]
        began = time.process_time()
        for reader, view in views:
            seen = kept[reader].look(view) if kept else view
            if reader != WATCHER:
                game.pieces(box, seen)
        worked, count = worked + time.process_time() - began, count + 1
    return worked, count


def main() -> None:
    """Prints a row a game."""
    parser = argparse.ArgumentParser(description="Measures what describing a table costs.")
    parser.add_argument("--matches", type=int, default=2)
    given = parser.parse_args()
    gc.disable()
    print("| game | whole, µs a decision | what changed, µs | ratio |\n| --- | --: | --: | --: |")
    for game in GAMES.values():
        box, costs = game.load_box(), []
        for is_kept in (False, True):
            worked, count = 0.0, 0
            for seed in range(2 * given.matches):
                public = Kept()
                kept = {WATCHER: public, **{seat: Kept(public) for seat in range(SEATS)}}
                # Others for each way: nobody has seen these tables before.
                found = measure(game, box, 2 * seed + is_kept, kept if is_kept else {})
                worked, count = worked + found[0], count + found[1]
            costs.append(1e6 * worked / count)
        whole, changed = costs
        print(f"| {game.title} | {whole:.0f} | {changed:.0f} | {changed / whole:.2f} |", flush=True)


if __name__ == "__main__":
    main()
