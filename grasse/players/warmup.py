"""A few decisions with every player, so that all of a game is compiled before people come."""

from __future__ import annotations

from grasse.kernel.aliases import Box
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS

DECISIONS = 40  # enough to meet all that a match calls


def warm_up(game: Game, box: Box) -> None:
    """Plays the beginning of a match with every player, so that all of it is compiled."""
    match = Match(game, box, game.seats[-1])
    players = [card.sit("warm-up") for card in PLAYERS.values()]
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
