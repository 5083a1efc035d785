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
        return int(pick_best(self.rng, mask, worth, len(options)))


@jit
def pick_best(rng: Rng, mask: Mask, worth: Worth, count: int) -> int:
    """One of the *count* marked actions of the highest worth, each as likely as the other."""
    best, ties, chosen, left = -np.inf, 0, -1, count
    action = 0
    while left > 0:
        if mask[action]:
            left -= 1
            if chosen == -1 or worth[action] > best:
                best, ties, chosen = worth[action], 1, action
            elif worth[action] == best:
                ties += 1
        action += 1
    passed = below(rng, ties)
    while passed > 0:
        chosen += 1
        if mask[chosen] and worth[chosen] == best:
            passed -= 1
    return chosen  # -1 if nothing is marked
