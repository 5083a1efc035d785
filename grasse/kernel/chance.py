"""Those who can answer for chance."""

from __future__ import annotations

from collections.abc import Iterable

from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng


class Seeded:
    """Luck from a seed.

    Each draw depends on the seed and its number alone, so that a match which is saved and taken
    up again meets the same luck.
    """

    def __init__(self, seed: object) -> None:
        self.seed = seed

    def draw(self, match: Match) -> int:
        """Draws an outcome, as likely as its weight."""
        odds = match.odds()
        left = below(make_rng(self.seed, len(match.decisions)), sum(odds.values()))
        for action, weight in odds.items():
            if left < weight:
                return action
            left -= weight
        raise AssertionError("chance was asked where nothing is left to chance")


class Scripted:
    """Luck from a list of notations, `note(HT-09)`: for tests and examples."""

    def __init__(self, script: Iterable[str]) -> None:
        self.script = list(script)
        self.drawn = 0

    def draw(self, match: Match) -> int:
        """Gives the next outcome of the script."""
        if self.drawn == len(self.script):
            raise IndexError(f"the script ends after {self.drawn} outcomes; another one is due")
        self.drawn += 1
        return match.game.notation.read(match.box, self.script[self.drawn - 1])
