"""Our search on Connect Four, and on our own games for two and four seats.

An iteration guesses a world, goes down the tree and plays on from there. In *random playouts* that
is to the end of the match and at random, as the peers do it; *as it plays* is how the strongest
level does it: by the game's sense of worth, and only as far as a position that can be judged. Each
decision of a random match that has several options is thought about with a new tree.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from benchmarks.drivers.thought import Entry, report
from examples.connect_four import GAME as CONNECT_FOUR
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from grasse.players import find_player
from grasse.players.search import Habits, Search

ITERATIONS = 1000  # for a decision
NODES = 50_000


def thinker(game: Game, seats: int, habits: Habits, seed: int) -> Callable[[], int]:
    """Returns what thinks about one decision after the other."""
    box, rng = game.load_box(), make_rng("think", seed)
    match, luck = Match(game, box, seats), Seeded(seed)

    def think() -> int:
        nonlocal match
        while True:
            if match.is_over:
                match = Match(game, box, seats)
            if match.seat == CHANCE:
                match.play(luck.draw(match))
                continue
            options = match.options()
            if len(options) > 1:
                player = Search(rng, replace(habits, iterations=ITERATIONS, milliseconds=0))
                player.consider(game, box, match.view(match.seat))
            match.play(options[below(rng, len(options))])
            if len(options) > 1:
                return ITERATIONS

    return think


def entries(seed: int) -> Iterator[Entry]:
    """Yields Connect Four, then our games as they are played."""
    habits = replace(find_player("nose-1s").habits or Habits(), nodes=NODES)
    at_random = replace(habits, horizon=0, noise=1000)
    think = thinker(CONNECT_FOUR, 2, at_random, seed)
    yield Entry("connect_four", 2, "random playouts", think)
    for game in GAMES.values():
        for seats in (2, 4):
            yield Entry(game.name, seats, "as it plays", thinker(game, seats, habits, seed))
            think = thinker(game, seats, at_random, seed)
            yield Entry(game.name, seats, "random playouts", think)


if __name__ == "__main__":
    report("grasse", "grasse", entries)
