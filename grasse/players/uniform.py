"""A player that chooses any of its options, each equally likely."""

from __future__ import annotations

from grasse.kernel.aliases import Box, Rng, View
from grasse.kernel.game import Game
from grasse.kernel.rng import below


class Uniform:
    """Plays at random: a measure for others, not an opponent."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with any of *options*."""
        return options[below(self.rng, len(options))]
