"""Random play in Catanatron: its one game, for four seats.

The loop is that of `Game.play`, less the copies and the check that the action is legal
(`validate_action=False`), choosing from `playable_actions`, the list that its rules keep. Like
`Game.play` it gives up after `TURNS_LIMIT` turns, which few random matches reach. Dice and cards
are drawn inside a step.
"""

import random
from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.drivers.clock import Entry, Tally, report

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play() -> Tally:
    """Plays one match."""
    match = Game([RandomPlayer(color) for color in COLORS])
    decisions = 0
    while match.winning_color() is None and match.state.num_turns < TURNS_LIMIT:
        match.execute(random.choice(match.state.playable_actions), validate_action=False)
        decisions += 1
    return Tally(1, decisions)


def entries(seed: int) -> Iterator[Entry]:
    """Yields the one game."""
    yield Entry("catan", len(COLORS), "Python loop", play, chance_inside=True)


if __name__ == "__main__":
    report("Catanatron", "catanatron", entries)
