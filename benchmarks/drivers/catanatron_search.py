"""Catanatron's Monte Carlo player on its one game, for four seats.

`MCTSPlayer` is in the project's repository and not in its package, so the sources are taken from
there, at the commit that benchmarks/peers.py names. It expands all outcomes of an action at once,
plays out at random, and sees what is hidden. It is asked about each decision with several options
of a match that is played at random.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / ".peers-venv" / "catanatron-sources"
sys.path.insert(0, str(SOURCES / "catanatron"))

from catanatron import Color, Game, RandomPlayer  # noqa: E402
from catanatron.players.mcts import MCTSPlayer  # noqa: E402

from benchmarks.drivers.thought import Entry, report  # noqa: E402

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
ITERATIONS = 25  # for a decision


def thinker() -> Callable[[], int]:
    """Returns what thinks about one decision after the other."""
    seats = [RandomPlayer(color) for color in COLORS]
    thinkers = {color: MCTSPlayer(color, ITERATIONS) for color in COLORS}
    match = Game(seats)

    def think() -> int:
        nonlocal match
        while True:
            if match.winning_color() is not None:
                match = Game(seats)
            options = match.playable_actions
            if len(options) > 1:
                thinkers[match.state.current_color()].decide(match, options)
            match.execute(random.choice(options))
            if len(options) > 1:
                return ITERATIONS

    return think


def entries(seed: int) -> Iterator[Entry]:
    """Yields the one game."""
    yield Entry("catan", len(COLORS), "Python MCTS, random playouts", thinker())


if __name__ == "__main__":
    report("Catanatron", "its repository", entries)
