"""Some hundred matches of Parfum side by side, written into arrays that are yours."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from grasse.games import find_game
from grasse.research import batch

SIZE, STEPS = 256, 2000


def main() -> None:
    """Steps them with random options, and counts who wins."""
    parfum = find_game("parfum")
    mine = np.zeros((SIZE, parfum.FEATURES), np.float32)  # or the memory of a tensor of yours
    matches = batch("parfum", SIZE, seats=4, seed=1, observations=mine)
    matches.step(matches.pick())  # compiles, the first time

    ended, first = 0, np.zeros(4)
    began = perf_counter()
    for _ in range(STEPS):
        # A learner would choose here: by mine[match], among options[match], for seat[match].
        actions = matches.pick()
        matches.step(actions)
        ended += matches.done.sum()  # those have ended just now, and began again
        first += (matches.rewards == 1).sum(axis=0)
    seconds = perf_counter() - began

    print(f"{ended} matches, won alone by each seat: {[f'{wins / ended:.0%}' for wins in first]}")
    print(f"{SIZE * STEPS / seconds / 1e6:.2f} million decisions a second, observed")


if __name__ == "__main__":
    main()
