"""What is done once an hour: old matches are removed, and those of the next day are made."""

from __future__ import annotations

import asyncio
import logging
import os

from grasse.server import days
from grasse.server.day_luck import day_of, later
from grasse.server.desk import Desk
from grasse.server.logs import BadSetting
from grasse.server.messages import Refusal
from grasse.storage.retention import Terms, forget

EVERY = 3600.0  # seconds
log = logging.getLogger("grasse")


def terms() -> Terms:
    """What the settings say, in days."""
    usual = Terms()
    return Terms(
        waiting=term("GRASSE_KEEP_WAITING", usual.waiting),
        playing=term("GRASSE_KEEP_UNFINISHED", usual.playing),
        over=term("GRASSE_KEEP_FINISHED", usual.over),
    )


def term(name: str, default: float) -> float:
    """A setting that is a number of days, or `ever`."""
    chosen = os.environ.get(name, "").strip().lower()
    if not chosen:
        return default
    try:
        found = 0.0 if chosen == "ever" else float(chosen)
    except ValueError:
        found = -1.0
    if not (found > 0 or chosen == "ever"):
        raise BadSetting(f"{name} is a number of days, or ever, not {chosen!r}")
    return found


async def tidy(desk: Desk, kept: Terms) -> None:
    """Does so as long as the server runs; if the database is away, later."""
    while True:
        try:
            # Made a day ahead, whether anybody asks or not: it can be proved then that it was.
            await days.planned(desk, later(day_of(desk.clock())))
        except Refusal as refusal:
            log.warning("the matches of tomorrow could not be planned: %s", refusal)
        try:
            while gone := await desk.write(forget, kept, desk.clock()):
                log.info("removed %d matches that nobody came back to", len(gone))
                for match in gone:  # a watcher may have stayed; other workers hear of it
                    await desk.refresh(match)
                await asyncio.sleep(1)  # those who play come first
        except Refusal as refusal:
            log.warning("nothing could be removed: %s", refusal)
        await asyncio.sleep(EVERY)
