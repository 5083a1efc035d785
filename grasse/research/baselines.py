"""Something to beat: the networks that come with the games, with version and record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grasse.games import find_game
from grasse.kernel.game import Game
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player
from grasse.players.network import FILE, Policy, network_of, read_header
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits

SHOWN = 12  # signs of a version


@dataclass(frozen=True)
class Baseline:
    """A player to beat; a paper names its version."""

    game: Game
    player: Player
    version: str  # the beginning of the hash of its weights
    trained: dict[str, Any]  # what its file says of how it was trained, and what it won then


def baseline(
    game: str | Game, *, milliseconds: int = 0, iterations: int = 0, seed: object = 0
) -> Baseline:
    """The network of a game as a player; with a time or iterations it looks ahead.

    A LookupError says so where no network comes with the game.
    """
    card = find_game(game) if isinstance(game, str) else game
    if network_of(card) is None:
        raise LookupError(f"no network comes with {card.title}")
    rng = make_rng("baseline", seed)
    player: Player = Policy(rng)
    if milliseconds or iterations:
        habits = Habits(milliseconds, iterations)
        player = NetworkSearch(rng, habits, by_network=habits)  # and as its file advises
    header = read_header(card.folder / FILE)
    return Baseline(card, player, header["hash"][:SHOWN], header)
