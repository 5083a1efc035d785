"""A player that takes what looks best at once, by the game's hand-made sense of worth."""

from __future__ import annotations

import numpy as np

from grasse.kernel.aliases import Box, Mask, Rng, View, Worth
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.rng import below


class Greedy:
    """Plays a sensible game without looking ahead; equals are drawn by lot."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with one of the *options* that appraise() gives the highest worth."""
        mask = np.zeros(game.ACTIONS, np.bool_)
        mask[options] = True
        worth = np.zeros(game.ACTIONS, np.float64)
        game.appraise(box, view, mask, worth)
        return int(pick_best(self.rng, mask, worth))


@jit
def pick_best(rng: Rng, mask: Mask, worth: Worth) -> int:
    """One of the marked actions of the highest worth, each as likely as the other."""
    best, ties = -np.inf, 0
    for action in range(len(mask)):
        if mask[action] and worth[action] > best:
            best, ties = worth[action], 0
        if mask[action] and worth[action] == best:
            ties += 1
    left = below(rng, ties)
    for action in range(len(mask)):
        if mask[action] and worth[action] == best:
            if left == 0:
                return action
            left -= 1
    return -1  # nothing is marked
