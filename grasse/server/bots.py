"""Programs at the table: they think in processes of their own, and are given a view."""

from __future__ import annotations

import os

import numpy as np

from grasse.games import GAMES
from grasse.players import PLAYERS
from grasse.players.opinion import Opinion, opinion
from grasse.server.staff import Staff
from grasse.server.tables import box_of


class Bots:
    """Asks programs for their decisions.

    Those who look ahead have processes of their own, so that nobody waits for them who plays with
    others. A table asks one question at a time: the next is behind those of all other tables.
    """

    def __init__(self, thinkers: int = 0) -> None:
        self.quick = Staff(1)
        self.deep = Staff(thinkers or max(1, (os.cpu_count() or 2) - 1), kindness=5)

    async def choose(
        self, player: str, game: str, view: bytes, options: list[int], seed: str
    ) -> int:
        """The answer of a program."""
        staff = self.deep if looks_ahead(player) else self.quick
        return await staff.ask(think, player, game, view, options, seed)

    async def advise(self, game: str, view: bytes, seed: str) -> list[Opinion]:
        """What the best of them thinks of the options in *view*."""
        return await self.deep.ask(advise, game, view, seed)

    def close(self) -> None:
        """Sends them home; what they think of is not waited for."""
        self.quick.close()
        self.deep.close()


def looks_ahead(player: str) -> bool:
    """Whether a program takes its time."""
    return PLAYERS[player].habits is not None


def think(player: str, game: str, view: bytes, options: list[int], seed: str) -> int:
    """What a program of this kind chooses; the same seed chooses the same."""
    state = np.frombuffer(bytearray(view), GAMES[game].STATE)[0]
    action = PLAYERS[player].sit(seed).choose(GAMES[game], box_of(game), state, options)
    return int(action)


def advise(game: str, view: bytes, seed: str) -> list[Opinion]:
    """The best few options, with everyone's chances."""
    return opinion(game, box_of(game).tobytes(), view, seed=seed)
