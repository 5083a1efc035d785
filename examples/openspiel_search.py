"""OpenSpiel's own search, for games with secrets, chooses in Aqua Mirabilis."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import grasse.research.spiel  # noqa: F401  (registers grasse_parfum and the others)

DECISIONS = 6


def main() -> None:
    """Lets it choose for every seat; chance is a player like any other."""
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("grasse_aqua_mirabilis", {"players": 2})
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 1.4, 10, random_state=rng)
    state = game.new_initial_state()
    made = 0
    while made < DECISIONS:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        action = int(bot.step(state))
        print(f"seat {state.current_player() + 1}: {state.action_to_string(action)}")
        state.apply_action(action)
        made += 1


if __name__ == "__main__":
    main()
