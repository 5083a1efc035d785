"""Whether a server can do its work, for those who look after it."""

from __future__ import annotations

import asyncio
import time

from grasse.server.desk import Desk
from grasse.server.messages import Refusal
from grasse.storage import store

PATIENCE = 5.0  # seconds that the database may take before the server calls itself broken
FRESH = 1.0  # seconds for which an answer holds: anybody may ask, and without a pace


class Pulse:
    """Asks the database once, however many want to know."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._asked = -FRESH
        self._answer: asyncio.Task[bool] | None = None

    async def is_there(self) -> bool:
        """Whether the database answers, or did a moment ago."""
        now = time.monotonic()
        is_known = self._answer is not None and self._answer.done()
        if self._answer is None or (is_known and now - self._asked >= FRESH):
            self._asked, self._answer = now, asyncio.create_task(self._ask())
        return await asyncio.shield(self._answer)

    async def _ask(self) -> bool:
        try:
            await asyncio.wait_for(self.desk.read(store.is_there), PATIENCE)
        except (Refusal, TimeoutError):
            return False
        return True
