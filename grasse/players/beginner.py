"""A player that sees what looks good, and does not always see it right."""

from __future__ import annotations

import math

import numpy as np

from grasse.kernel.aliases import Box, Mask, Rng, View, Worth
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.rng import bits
from grasse.players.search_tree import scale_of

WORDS = 2.0**32  # different random bits


class Beginner:
    """Misjudges every option a little, and takes what then looks best at once."""

    def __init__(self, rng: Rng, doubt: float) -> None:
        self.rng, self.doubt = rng, doubt

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with an option, the likelier the more it is worth at first sight."""
        mask = np.zeros(game.ACTIONS, np.bool_)
        mask[options] = True
        worth = np.zeros(game.ACTIONS, np.float64)
        game.appraise(box, view, mask, worth)
        return int(pick_roughly(self.rng, mask, worth, self.doubt))


@jit
def pick_roughly(rng: Rng, mask: Mask, worth: Worth, doubt: float) -> int:
    """The best of the marked actions by a worth that is misjudged.

    A worth lower than another by *doubt* times what the options lie apart is 1/e as likely.
    """
    scale = scale_of(mask, worth, doubt)
    best, chosen = -np.inf, -1
    for action in range(len(mask)):
        if mask[action]:
            error = -math.log(-math.log((bits(rng) + 0.5) / WORDS))  # by Gumbel's law
            if worth[action] + scale * error > best:
                best, chosen = worth[action] + scale * error, action
    return chosen
