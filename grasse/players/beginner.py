"""A player that sees what looks good, but not all of it, and not always right."""

from __future__ import annotations

import math

import numpy as np

from grasse.kernel.aliases import Box, Mask, Rng, View, Worth
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.rng import below, bits
from grasse.players.search_tree import scale_of

WORDS = 2.0**32  # different random bits
NOTICED = 0.25  # of the options that are more than a beginner takes in


class Beginner:
    """Misjudges every option a little, and takes what then looks best at once.

    With a *glance* it takes in only about this many options, and one in four of the others: so it
    overlooks the more, the more there is to see, but it never spoils a plan on purpose.
    """

    def __init__(self, rng: Rng, doubt: float, glance: int = 0) -> None:
        self.rng, self.doubt, self.glance = rng, doubt, glance

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with an option, the likelier the more it is worth at first sight."""
        mask = np.zeros(game.ACTIONS, np.bool_)
        mask[options] = True
        worth = np.zeros(game.ACTIONS, np.float64)
        game.appraise(box, view, mask, worth)
        if self.glance:
            overlook(self.rng, mask, self.glance)
        return int(pick_roughly(self.rng, mask, worth, self.doubt))


@jit
def overlook(rng: Rng, mask: Mask, glance: int) -> None:
    """Unmarks what is overlooked of the marked actions; at least one stays."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    if count <= glance:
        return
    seen = (glance + NOTICED * (count - glance)) / count
    kept, left = below(rng, count), 0  # what catches the eye in any case
    for action in range(len(mask)):
        if mask[action]:
            is_seen = bits(rng) < seen * WORDS
            mask[action] = is_seen or left == kept
            left += 1


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
