"""Random play in OpenSpiel: Connect Four, backgammon (dice) and hearts (four seats, hidden hands).

Each game is driven three ways:

- *Python loop*: `legal_actions`, `chance_outcomes` and `apply_action` of the C++ state, called
  from Python, as most of its users do.
- *C++ bots*: `evaluate_bots` with its uniform random bots; one call from Python plays a match.
- *C++ rollouts*: the `RandomRolloutEvaluator` of its tree search, the fastest random play that
  the package can reach. A search of one simulation from a fresh state does nothing but those
  rollouts. It cannot start where chance is to move, so the opening draws (the first dice, or
  the whole deal of hearts) are made once for all the rollouts of a call and are not counted:
  of hearts it plays less than a whole match.

C++ does not say how many decisions it made; they are its matches times the mean length of the
matches of the Python loop, which plays the same game with the same odds.
"""

import random
from collections.abc import Callable, Iterator

import pyspiel

from benchmarks.drivers.clock import Entry, Tally, report

GAMES = ("connect_four", "backgammon", "hearts")
BOT_MATCHES = 50  # in a call
ROLLOUTS = 1000  # in a call


class PythonLoop:
    """Plays one match a call, and remembers how long matches are."""

    def __init__(self, game: pyspiel.Game) -> None:
        self.game = game
        self.matches = 0
        self.by_seats = 0
        self.by_chance = 0

    def __call__(self) -> Tally:
        state = self.game.new_initial_state()
        by_seats = by_chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state)
                by_chance += 1
            else:
                options = state.legal_actions()
                state.apply_action(options[int(random.random() * len(options))])
                by_seats += 1
        self.matches += 1
        self.by_seats += by_seats
        self.by_chance += by_chance
        return Tally(1, by_seats, by_chance)

    def typical(self, matches: int, opening: int = 0) -> Tally:
        """Returns what this many matches of mean length count, less *opening* draws in each."""
        by_seats = matches * self.by_seats / self.matches
        by_chance = matches * (self.by_chance / self.matches - opening)
        return Tally(matches, round(by_seats), round(by_chance))


def draw(state: pyspiel.State) -> None:
    """Lets chance decide once."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, odds)[0])


def bots(game: pyspiel.Game, loop: PythonLoop, seed: int) -> Callable[[], Tally]:
    """Returns a play of whole matches between the library's own random bots."""
    count = game.num_players()
    seats = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(count)]

    def play() -> Tally:
        for _ in range(BOT_MATCHES):
            pyspiel.evaluate_bots(game.new_initial_state(), seats, random.getrandbits(30))
        return loop.typical(BOT_MATCHES)

    return play


def rollouts(game: pyspiel.Game, loop: PythonLoop, seed: int) -> Callable[[], Tally]:
    """Returns a play of matches inside the search, from where the first seat decides."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=seed,
        verbose=False,
    )

    def play() -> Tally:
        state = game.new_initial_state()
        opening = 0
        while state.is_chance_node():
            draw(state)
            opening += 1
        search.mcts_search(state)
        return loop.typical(ROLLOUTS, opening)

    return play


def entries(seed: int) -> Iterator[Entry]:
    """Yields each game in each way; the Python loop first, since the others need its lengths."""
    for name in GAMES:
        game = pyspiel.load_game(name)
        loop = PythonLoop(game)
        yield Entry(name, game.num_players(), "Python loop", loop)
        yield Entry(name, game.num_players(), "C++ bots", bots(game, loop, seed))
        way = "C++ rollouts, already dealt" if name == "hearts" else "C++ rollouts"
        yield Entry(name, game.num_players(), way, rollouts(game, loop, seed))


if __name__ == "__main__":
    report("OpenSpiel", "open-spiel", entries)
