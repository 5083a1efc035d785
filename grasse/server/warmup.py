"""Which games are ready: what was never compiled here is compiled beside the server, not in it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from grasse.games import GAMES
from grasse.kernel.jit import cache_folder, is_compiled, mark_compiled
from grasse.players.warmup import SEARCH, warm_search, warm_up
from grasse.server.boxes import box_of
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.ways import warm_ways
from grasse.study.prospects import warm_prospects
from grasse.study.review.reviewing import warm_reviews

log = logging.getLogger("grasse")
HINTS = "hints"  # what hints and reviews need besides the search


class Warmup:
    """Makes the games ready, one after the other; a game is played from then on.

    What looking ahead needs comes last; a table that needs it sooner does not queue.
    """

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self.games = tuple(games)
        self.ready: set[str] = set()
        self.is_done = False  # whether nothing more will be ready than is
        self._staff = Staff(max(1, (os.cpu_count() or 2) - 1), kindness=5)
        self._helper = Staff(1, kindness=10)  # for searches that nobody waits for
        self._searches: dict[str, asyncio.Task[None]] = {}
        self._searchable: set[str] = set()
        self._hinting: set[str] = set()

    def check(self, game: str) -> None:
        """Refuses a game that is not ready yet."""
        if game in self.waiting():
            raise Refusal("not_ready", f"{game} is being compiled; it takes a minute, once")

    def waiting(self) -> list[str]:
        """The games that are not ready yet."""
        return [name for name in self.games if name not in self.ready]

    @property
    def is_under_way(self) -> bool:
        """Whether there are games that cannot be played yet, but soon."""
        return not self.is_done and bool(self.waiting())

    async def open(self, everything: bool) -> None:
        """Loads what was compiled before; or waits for *everything*."""
        for name in self.games:
            if everything or is_compiled(GAMES[name].folder):
                await self._load(name)

    async def compile(self, ahead: bool = False) -> None:
        """Compiles the rest in processes of its own, and *ahead* of need the searches, too."""
        await asyncio.gather(*(self._compile(name) for name in self.waiting()))
        self.is_done = True
        for name in self.games if ahead else ():
            await self._search(name, self._helper)
        self._helper.close()  # a process that has compiled is large

    async def _compile(self, name: str) -> None:
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
        await self._search(name, self._staff)

    async def _search(self, name: str, staff: Staff) -> None:
        if name not in self._searches:
            self._searches[name] = asyncio.create_task(self._compile_search(name, staff))
        await asyncio.shield(self._searches[name])

    def can_search(self, name: str) -> bool:
        """Whether nobody has to wait for that any more."""
        if name not in self._searchable and is_compiled(GAMES[name].folder, SEARCH):
            self._searchable.add(name)
        return name in self._searchable

    async def hints(self, name: str) -> None:
        """Waits until what hints and reviews need besides is compiled, too."""
        await self.search(name)
        if not self.can_hint(name):
            key = f"{HINTS} {name}"
            if key not in self._searches:
                self._searches[key] = asyncio.create_task(self._compile_hints(name))
            await asyncio.shield(self._searches[key])

    def can_hint(self, name: str) -> bool:
        """Whether nobody has to wait for a hint any more."""
        if name not in self._hinting and is_compiled(GAMES[name].folder, HINTS):
            self._hinting.add(name)
        return name in self._hinting and self.can_search(name)

    async def _compile_hints(self, name: str) -> None:
        try:
            await self._staff.ask(compile_hints, name)
        except Exception:  # who gives the hint will try it
            log.exception("the hints of %s cannot be compiled", name)
            self._hinting.add(name)

    async def _compile_search(self, name: str, staff: Staff) -> None:
        try:
            if not self.can_search(name):
                await staff.ask(compile_search, name)
        except Exception:  # those who think will try it themselves
            log.exception("the search of %s cannot be compiled", name)
            self._searchable.add(name)  # so that nobody is told to wait for it

    def close(self) -> None:
        """Leaves what is not ready."""
        for task in self._searches.values():
            task.cancel()
        self._staff.close()
        self._helper.close()


def compile_game(name: str) -> None:
    """Compiles a game, or loads what was compiled before."""
    warm_up(GAMES[name], box_of(name))
    warm_prospects(GAMES[name], box_of(name))
    warm_ways(GAMES[name], box_of(name))


def compile_search(name: str) -> None:
    """The same for players that look ahead; of several workers one does it, the others wait."""
    folder = GAMES[name].folder
    with alone(cache_folder(folder) / f"{SEARCH}.lock"):
        if not is_compiled(folder, SEARCH):
            warm_search(GAMES[name], box_of(name))


def compile_hints(name: str) -> None:
    """The same for hints and reviews."""
    folder = GAMES[name].folder
    with alone(cache_folder(folder) / f"{HINTS}.lock"):
        if not is_compiled(folder, HINTS):
            warm_reviews(GAMES[name], box_of(name))
            mark_compiled(folder, HINTS)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Waits until no other process is here; where files cannot be locked, nobody waits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield  # closing the file lets the next one in
