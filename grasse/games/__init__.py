"""The only list of games."""

from __future__ import annotations

from grasse.games.aqua_mirabilis import GAME as AQUA_MIRABILIS
from grasse.games.parfum import GAME as PARFUM
from grasse.games.perfumery import GAME as PERFUMERY
from grasse.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (PARFUM, PERFUMERY, AQUA_MIRABILIS)}


def find_game(name: str) -> Game:
    """The game of this name; a LookupError tells which there are."""
    if name not in GAMES:
        raise LookupError(f"there is no game {name!r}; known are {', '.join(GAMES)}")
    return GAMES[name]
