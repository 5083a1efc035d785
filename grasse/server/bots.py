"""Programs at the table: they think in processes of their own, and are given a view."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from grasse.games import GAMES
from grasse.players import PLAYERS
from grasse.players.warmup import warm_up
from grasse.server.tables import box_of


class Bots:
    """Asks programs for their decisions."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads in it can hang.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, _sit_down)

    async def choose(
        self, player: str, game: str, view: bytes, options: list[int], seed: str
    ) -> int:
        """The answer of a program; one whose process died is asked once more in a new one."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, player, game, view, options, seed)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, think, player, game, view, options, seed)

    def close(self) -> None:
        """Sends them home; what they think of is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _sit_down() -> None:
    """Makes a new process ready: an interrupt of the terminal is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_home_with_parent, daemon=True).start()
    warm_all()


def _go_home_with_parent() -> None:
    """Ends this process with the worker that it thinks for, should that be killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_all() -> None:
    """Compiles all games, or loads what was compiled before."""
    for name, game in GAMES.items():
        warm_up(game, box_of(name))


def think(player: str, game: str, view: bytes, options: list[int], seed: str) -> int:
    """What a program of this kind chooses; the same seed chooses the same."""
    state = np.frombuffer(bytearray(view), GAMES[game].STATE)[0]
    action = PLAYERS[player].sit(seed).choose(GAMES[game], box_of(game), state, options)
    return int(action)
