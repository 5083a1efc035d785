"""Whose question is answered next: one address after the other, then one browser, one table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

Turn = asyncio.Future[None]


class Turns:
    """Lets some be answered at once. The others wait, and nobody waits for all of another's.

    Who asks is a path: an address, a browser, a table. All that share its beginning share a place
    in the round.
    """

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting = 0
        self._round: OrderedDict[str, Any] = OrderedDict()  # of rounds, and at last of lines

    @asynccontextmanager
    async def turn(self, *path: str) -> AsyncIterator[None]:
        """Waits for the turn of *path*, and keeps it."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(path)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, path: tuple[str, ...]) -> None:
        turn: Turn = asyncio.get_running_loop().create_future()
        place = self._round
        for name in path[:-1]:
            place = place.setdefault(name, OrderedDict())
        place.setdefault(path[-1], deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came, and nobody is there to take it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Gives the turn to the next who still waits."""
        while self._round:
            turn = _next(self._round)
            self.waiting -= 1
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


def _next(place: OrderedDict[str, Any]) -> Turn:
    """Takes the first of a round, which goes behind the others if more of it wait."""
    name, below = place.popitem(last=False)
    turn: Turn = below.popleft() if isinstance(below, deque) else _next(below)
    if below:
        place[name] = below
    return turn
