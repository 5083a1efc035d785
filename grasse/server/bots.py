"""Bots at the table: they think in processes of their own, and are given a view."""

from __future__ import annotations

import os
import zlib
from collections import OrderedDict
from dataclasses import replace

import numpy as np

from grasse.games import GAMES
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player
from grasse.players import PLAYERS
from grasse.players.search import Search
from grasse.server.boxes import box_of
from grasse.server.staff import Staff
from grasse.server.turns import Turns
from grasse.study import hints
from grasse.study.hints import HintedOption
from grasse.study.reasons import Reason, reason

Asker = tuple[str, str, str]  # an address, a browser, a table: they are answered in turn
NOBODY: Asker = ("", "", "")
KEPT = 4  # players that a process remembers: their trees may take 35 MB each
PATIENCE = 300.0  # seconds after which the stand-in answers; a machine may be busy
DEEP = 900.0  # the same for those who look ahead: what they need may have to be compiled
_seated: OrderedDict[tuple[str, str], Player] = OrderedDict()  # [chair, player], the oldest first


class Bots:
    """Asks bots for their decisions.

    Those who look ahead have processes of their own, so that nobody waits for them who plays with
    others. All that ask are answered in turn: addresses, browsers of each, tables of each. A
    chair is thought about by the same process as before, if that is free: it remembers what it
    thought of.
    """

    def __init__(self, thinkers: int = 0) -> None:
        self.quick = Staff(1, patience=PATIENCE)
        thinkers = thinkers or max(1, (os.cpu_count() or 2) - 1)
        self.deep = [Staff(1, kindness=5, patience=DEEP) for _ in range(thinkers)]
        self.quick_turns = Turns(2)  # one is on its way while the other is thought about
        self.deep_turns = Turns(thinkers)

    @property
    def unanswered(self) -> int:
        """The questions that are thought about, or wait for their turn."""
        turns = self.quick_turns.waiting + self.deep_turns.waiting
        return turns + sum(staff.waiting for staff in (self.quick, *self.deep))

    async def choose(
        self,
        player: str,
        game: str,
        view: bytes,
        options: list[int],
        seed: str,
        chair: str = "",
        asker: Asker = NOBODY,
        box: bytes = b"",
        steady: bool = False,
    ) -> int:
        """The answer of a bot.

        *chair* names its match and seat, if it is to remember them; *box* is the one that is played
        with, if it is not the game's own. A *steady* one answers the same whenever it is asked.
        """
        question = (think, player, game, view, options, seed, chair, box, steady)
        if not looks_ahead(player):
            async with self.quick_turns.turn(*asker):
                return await self.quick.ask(*question)
        async with self.deep_turns.turn(*asker):
            return await self.thinker(chair).ask(*question)

    async def hint(
        self, game: str, view: bytes, seed: str, asker: Asker = NOBODY, box: bytes = b""
    ) -> list[HintedOption]:
        """What the best of them thinks of the options in *view*."""
        async with self.deep_turns.turn(*asker):
            return await self.thinker(seed).ask(hint, game, view, seed, box)

    async def explain(
        self, game: str, view: bytes, action: int, seed: str, box: bytes, asker: Asker = NOBODY
    ) -> Reason:
        """What came of an action whenever it was tried, from what a watcher sees in *view*."""
        async with self.quick_turns.turn(*asker):
            return await self.quick.ask(explain, game, view, action, seed, box)

    def thinker(self, chair: str) -> Staff:
        """Who thinks about a chair: always the same, unless another has less to do."""
        own = self.deep[zlib.crc32(chair.encode()) % len(self.deep)]
        least = min(self.deep, key=lambda staff: staff.waiting)
        return own if own.waiting <= least.waiting else least

    def close(self) -> None:
        """Sends them home; what they think of is not waited for."""
        for staff in (self.quick, *self.deep):
            staff.close()


def looks_ahead(player: str) -> bool:
    """Whether a bot takes its time."""
    return PLAYERS[player].habits is not None


def think(
    player: str,
    game: str,
    view: bytes,
    options: list[int],
    seed: str,
    chair: str = "",
    box: bytes = b"",
    steady: bool = False,
) -> int:
    """What a bot of this kind chooses; the same seed chooses the same.

    One that looks ahead, and knows its chair, goes on from what it thought there before, and stops
    by the clock. A *steady* one does neither.
    """
    state = np.frombuffer(bytearray(view), GAMES[game].STATE)[0]
    is_known = chair and looks_ahead(player)
    sitting = seat(player, seed, chair) if is_known else PLAYERS[player].sit(seed)
    if steady:
        sitting = steady_player(player, seed)
    chosen_from = np.frombuffer(bytearray(box), GAMES[game].BOX)[0] if box else box_of(game)
    return int(sitting.choose(GAMES[game], chosen_from, state, options))


def seat(player: str, seed: str, chair: str) -> Player:
    """The player that sat in a chair before, or a new one; the one not asked for longest goes."""
    found = _seated.pop((chair, player), None) or PLAYERS[player].sit(seed)
    _seated[chair, player] = found
    if len(_seated) > KEPT:
        _seated.popitem(last=False)
    return found


def steady_player(player: str, seed: str) -> Player:
    """A player whose answer depends on the seed alone: it counts its iterations, and no time."""
    habits = PLAYERS[player].habits
    if habits is None or not habits.iterations:
        return PLAYERS[player].sit(seed)
    return Search(make_rng(player, seed), replace(habits, milliseconds=0))


def hint(game: str, view: bytes, seed: str, box: bytes = b"") -> list[HintedOption]:
    """The best few options, with everyone's chances."""
    return hints.hint(game, box or box_of(game).tobytes(), view, seed=seed)


def explain(game: str, view: bytes, action: int, seed: str, box: bytes = b"") -> Reason:
    """What came of an action."""
    state = np.frombuffer(bytearray(view), GAMES[game].STATE)[0]
    chosen_from = np.frombuffer(bytearray(box), GAMES[game].BOX)[0] if box else box_of(game)
    return reason(GAMES[game], chosen_from, state, action, seed)
