"""OpenSpiel's own search, in C++: Connect Four, backgammon (dice) and Oh Hell (four hidden hands).

`MCTSBot` for the first two, `ISMCTSBot` (a guessed world for each iteration) for Oh Hell: in hearts
it crashes while cards are passed. One random rollout to the end of the match in each iteration, no
solver. A new tree for each decision of a match that is played at random, like ours.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

from benchmarks.drivers.open_spiel_peer import draw
from benchmarks.drivers.thought import Entry, report

ITERATIONS = 1000  # for a decision


def thinker(game: pyspiel.Game, search: Callable[[Any], Any]) -> Callable[[], int]:
    """Returns what thinks about one decision after the other."""
    state = game.new_initial_state()

    def think() -> int:
        nonlocal state
        while True:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                draw(state)
                continue
            options = state.legal_actions()
            if len(options) > 1:
                search(state)
            state.apply_action(random.choice(options))
            if len(options) > 1:
                return ITERATIONS

    return think


def entries(seed: int) -> Iterator[Entry]:
    """Yields each game."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    for name in ("connect_four", "backgammon"):
        game = pyspiel.load_game(name)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.4,
            max_simulations=ITERATIONS,
            max_memory_mb=1000,
            solve=False,
            seed=seed,
            verbose=False,
        )
        think = thinker(game, bot.mcts_search)
        yield Entry(name, game.num_players(), "C++ MCTS, random playouts", think)
    hands = pyspiel.load_game("oh_hell(players=4)")
    guessing = pyspiel.ISMCTSBot(seed, evaluator, 1.4, ITERATIONS)
    think = thinker(hands, guessing.step)
    yield Entry("oh_hell", hands.num_players(), "C++ IS-MCTS, random playouts", think)


if __name__ == "__main__":
    report("OpenSpiel", "open-spiel", entries)
