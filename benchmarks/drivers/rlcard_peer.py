"""Random play in RLCard: mahjong and no-limit hold'em for four seats, UNO for its two.

The loop drives the rules (`env.game`: `init_game`, `step`, `is_over`) with the actions that they
list, and leaves out the features that `env.step` makes for learners, which halve its speed. Cards
are dealt inside a step.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import rlcard

from benchmarks.drivers.clock import Entry, Tally, report


def listed(state: dict[str, Any]) -> list[Any]:
    """Returns the legal actions that a state carries."""
    actions: list[Any] = state["legal_actions"]
    return actions


def player(game: Any, options: Callable[[dict[str, Any]], list[Any]]) -> Callable[[], Tally]:
    """Returns a play of one match."""

    def play() -> Tally:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(random.choice(options(state)))
            decisions += 1
        return Tally(1, decisions)

    return play


def entries(seed: int) -> Iterator[Entry]:
    """Yields each game; mahjong lists its actions by a function of its own."""
    mahjong = rlcard.make("mahjong", config={"seed": seed}).game
    holdem = rlcard.make("no-limit-holdem", config={"seed": seed, "game_num_players": 4}).game
    uno = rlcard.make("uno", config={"seed": seed}).game
    for name, game, options in (
        ("mahjong", mahjong, mahjong.get_legal_actions),
        ("texas_holdem_no_limit", holdem, listed),
        ("uno", uno, listed),
    ):
        seats = game.get_num_players()
        yield Entry(name, seats, "Python loop", player(game, options), chance_inside=True)


if __name__ == "__main__":
    report("RLCard", "rlcard", entries)
