"""The only list of players: programs that can take a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from grasse.kernel.aliases import Rng
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player
from grasse.players.greedy import Greedy
from grasse.players.uniform import Uniform


@dataclass(frozen=True)
class PlayerCard:
    """A kind of player: its name, what it is in one line, and how to make one."""

    name: str
    blurb: str
    make: Callable[[Rng], Player]

    def sit(self, *seed: object) -> Player:
        """A player of this kind; the same seed chooses the same way."""
        return self.make(make_rng(self.name, *seed))


PLAYERS: dict[str, PlayerCard] = {
    card.name: card
    for card in (
        PlayerCard("uniform", "chooses at random", Uniform),
        PlayerCard("greedy", "takes what looks best at once", Greedy),
    )
}


def find_player(name: str) -> PlayerCard:
    """The player of this name; a LookupError tells which there are."""
    if name not in PLAYERS:
        raise LookupError(f"there is no player {name!r}; known are {', '.join(PLAYERS)}")
    return PLAYERS[name]
