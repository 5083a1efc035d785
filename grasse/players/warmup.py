"""A few decisions with every player, so that all of a game is compiled before people come."""

from __future__ import annotations

from grasse.kernel.aliases import Box
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import mark_compiled
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits, Search

SEARCH = "search"  # the part of a game that looking ahead compiles
DECISIONS = 40  # enough to meet all that a match calls


def warm_up(game: Game, box: Box, *names: str) -> None:
    """Plays the beginning of a match with every player, so that all of it is compiled.

    Of those that look ahead only with those named: their search is a second game to compile.
    """
    match = Match(game, box, game.seats[-1])
    cards = [card for card in PLAYERS.values() if card.habits is None]
    players = [card.sit("warm-up") for card in cards]
    if any(PLAYERS[name].habits for name in names):
        warm_search(game, box)
    luck = Seeded("warm-up")
    while len(match.decisions) < DECISIONS and not match.is_over:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            view, options = match.view(match.seat), match.options()
            game.describe(box, view)
            chosen = [player.choose(game, box, view, options) for player in players]
            match.play(chosen[-1])
    match.scores()
    mark_compiled(game.folder)


def warm_search(game: Game, box: Box) -> None:
    """Looks ahead once, so that the search is compiled for this game."""
    match, luck = Match(game, box, game.seats[-1]), Seeded("warm-up")
    few = Habits(iterations=1, nodes=1000)
    players = [Search(make_rng("warm-up"), few), NetworkSearch(make_rng("warm-up"), few)]
    while match.seat == CHANCE or len(match.options()) == 1:
        match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
    for _ in range(2):  # the second time it looks for what it can keep
        for player in players:
            player.choose(game, box, match.view(match.seat), match.options())
    mark_compiled(game.folder, SEARCH)
