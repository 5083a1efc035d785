"""Which games are ready: what was never compiled here is compiled beside the server, not in it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable

from grasse.games import GAMES
from grasse.kernel.jit import is_compiled
from grasse.players.warmup import SEARCH, warm_search, warm_up
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.tables import box_of

log = logging.getLogger("grasse")


class Kitchen:
    """Makes the games ready, one after the other; a game is played from then on."""

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self.games = tuple(games)
        self.ready: set[str] = set()
        self._staff = Staff(max(1, (os.cpu_count() or 2) - 1), kindness=5)
        self._searches: dict[str, asyncio.Task[None]] = {}

    def check(self, game: str) -> None:
        """Refuses a game that is not ready yet."""
        if game in self.waiting():
            raise Refusal("not_ready", f"{game} is being compiled; it takes a minute, once")

    def waiting(self) -> list[str]:
        """The games that are not ready yet."""
        return [name for name in self.games if name not in self.ready]

    async def open(self, everything: bool) -> None:
        """Loads what was compiled before; or waits for *everything*."""
        for name in self.games:
            if everything or is_compiled(GAMES[name].folder):
                await self._load(name)

    async def cook(self) -> None:
        """Compiles the rest in processes of its own."""
        await asyncio.gather(*(self._cook(name) for name in self.waiting()))

    async def _cook(self, name: str) -> None:
        try:
            await self._staff.ask(compile_game, name)
            await self._load(name)
        except Exception:
            log.exception("%s cannot be compiled", name)

    async def _load(self, name: str) -> None:
        await asyncio.to_thread(compile_game, name)
        self.ready.add(name)

    async def search(self, name: str) -> None:
        """Waits until what looking ahead needs is compiled, too; few matches ask for that."""
        if name not in self._searches:
            self._searches[name] = asyncio.create_task(self._cook_search(name))
        await asyncio.shield(self._searches[name])

    async def _cook_search(self, name: str) -> None:
        try:
            if not is_compiled(GAMES[name].folder, SEARCH):
                await self._staff.ask(compile_search, name)
        except Exception:  # those who think will try it themselves
            log.exception("the search of %s cannot be compiled", name)

    def close(self) -> None:
        """Leaves what is not ready."""
        for task in self._searches.values():
            task.cancel()
        self._staff.close()


def compile_game(name: str) -> None:
    """Compiles a game, or loads what was compiled before."""
    warm_up(GAMES[name], box_of(name))


def compile_search(name: str) -> None:
    """The same for players that look ahead."""
    warm_search(GAMES[name], box_of(name))
