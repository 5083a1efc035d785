"""A player that takes what looks best at once, by the game's hand-made sense of worth."""

from __future__ import annotations

import numpy as np

from grasse.kernel.aliases import Box, Rng, View
from grasse.kernel.game import Game
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
        best = max(worth[options])
        ties = [action for action in options if worth[action] == best]
        return ties[below(self.rng, len(ties))]
