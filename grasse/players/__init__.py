"""The only list of players: bots that can take a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from grasse.kernel.aliases import Rng
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player
from grasse.players.beginner import Beginner
from grasse.players.greedy import Greedy
from grasse.players.network import Policy
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits, Search
from grasse.players.uniform import Uniform


@dataclass(frozen=True)
class PlayerCard:
    """A kind of player: its name, what it is in one line, and how to make one."""

    name: str
    blurb: str
    make: Callable[[Rng], Player]
    level: int = 0  # 1..6 from first game to expert; 0: a measure for the others
    habits: Habits | None = None  # of one that looks ahead

    def sit(self, *seed: object) -> Player:
        """A player of this kind; the same seed chooses the same way."""
        return self.make(make_rng(self.name, *seed))


def beginner(name: str, blurb: str, level: int, glance: int = 0) -> PlayerCard:
    """A player that takes what looks best at once, misjudges it a little, and may overlook it."""
    return PlayerCard(name, blurb, partial(Beginner, doubt=0.3, glance=glance), level)


def searcher(name: str, blurb: str, level: int, habits: Habits) -> PlayerCard:
    """A player that looks ahead."""
    return PlayerCard(name, blurb, partial(Search, habits=habits), level, habits)


def network_searcher(
    name: str, blurb: str, level: int, habits: Habits, by_network: Habits
) -> PlayerCard:
    """A player that looks ahead by the network of the game; without one by other habits."""
    make = partial(NetworkSearch, habits=habits, by_network=by_network)
    return PlayerCard(name, blurb, make, level, habits)


PLAYERS: dict[str, PlayerCard] = {
    card.name: card
    for card in (
        PlayerCard("uniform", "chooses at random", Uniform),
        beginner("visitor", "plays a first game, and overlooks much", 1, glance=2),
        beginner("apprentice", "knows what is good, not always how good", 2),
        searcher("distiller", "looks ahead now and then", 3, Habits(150, 40, lapses=600)),
        searcher("perfumer", "looks ahead most of the time", 4, Habits(400, 200, lapses=280)),
        network_searcher("nose", "always looks ahead, for a moment", 5, Habits(1000), Habits(200)),
        network_searcher("absolute", "looks ahead for two seconds", 6, Habits(2000), Habits(2000)),
        PlayerCard("greedy", "takes what looks best at once", Greedy),
    )
}
CANDIDATES: dict[str, PlayerCard] = {  # the arena and researchers know them; the table does not
    card.name: card
    for card in (
        PlayerCard("instinct", "does what its network finds most promising", Policy),
        searcher("nose-1s", "looks ahead without a network, for a second", 0, Habits(1000)),
    )
}
STAND_IN = "greedy"  # answers for a person who left, or a bot that cannot: strong, and quick
LEVELS = [card.name for card in PLAYERS.values() if card.level]


def find_player(name: str) -> PlayerCard:
    """The player of this name; a LookupError tells which there are."""
    every = PLAYERS | CANDIDATES
    if name not in every:
        raise LookupError(f"there is no player {name!r}; known are {', '.join(every)}")
    return every[name]
