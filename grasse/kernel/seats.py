"""Who can be asked for a decision: the seats of the table, and chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from grasse.kernel.aliases import Box, View

if TYPE_CHECKING:
    from grasse.kernel.game import Game
    from grasse.kernel.match import Match

WATCHER = -1  # looks on, sees what all seats see, decides nothing
EVERYTHING = -2  # as a viewer: of a state from which nothing was blanked
CHANCE = -2  # as a decider: settles every draw, roll and shuffle
NOBODY = -3  # as a decider: the match is over


class Player(Protocol):
    """Somebody who sits on a seat: a person, a bot, a learner."""

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with one of *options*; *view* holds what this seat may know, nothing else."""
        ...


class Luck(Protocol):
    """Whoever answers for chance."""

    def draw(self, match: Match) -> int:
        """Answers with one of the outcomes that match.odds() gives a weight."""
        ...


def ask(match: Match, players: Mapping[int, Player], luck: Luck) -> int:
    """Asks the seat whose turn it is, and returns the answer; nothing is played yet."""
    seat = match.seat
    if seat == CHANCE:
        return luck.draw(match)
    return players[seat].choose(match.game, match.box, match.view(seat), match.options())


def play_out(match: Match, players: Mapping[int, Player], luck: Luck) -> Match:
    """Asks and plays until the match is over."""
    while not match.is_over:
        match.play(ask(match, players, luck))
    return match
