"""Hears from PostgreSQL which matches other workers have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from grasse.storage.store import CHANNEL

AGAIN = 1.0  # seconds until it connects again
log = logging.getLogger("grasse")


async def listen(
    database: str,
    hear: Callable[[str], Awaitable[None]],
    catch_up: Callable[[], Awaitable[None]],
) -> None:
    """Listens for ever: *hear* is given each word; *catch_up* is called after every gap."""
    import psycopg

    while True:
        try:
            line = await psycopg.AsyncConnection.connect(
                database,
                autocommit=True,
                connect_timeout=10,
                keepalives_idle=20,  # a machine that went away says nothing
                keepalives_interval=5,
                keepalives_count=3,
            )
            async with line:
                await line.execute(f"LISTEN {CHANNEL}".encode())
                await catch_up()
                async for word in line.notifies():
                    await hear(word.payload)
        except psycopg.Error as error:
            log.warning("the other workers are not heard: %s", str(error).partition("\n")[0])
        await asyncio.sleep(AGAIN)
