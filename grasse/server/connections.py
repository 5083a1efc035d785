"""Connections that are silent or too slow are closed; the number per address is limited."""

from __future__ import annotations

import asyncio
from functools import cache

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from grasse.server.limits import Limits

PROMPT = 20.0  # seconds in which a request has to come to its end


@cache
def limits() -> Limits:
    """The limits of this process."""
    return Limits.from_settings()


class Punctual(H11Protocol):
    """HTTP, for those who ask for something in time."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for a request, unless this address has too many connections."""
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Waits on, until the request is complete."""
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._late is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(PROMPT, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _is_one_too_many(self) -> bool:
        """Whether this address has enough already; all that a proxy brings come from one."""
        if self.client is None or self.config.proxy_headers:
            return False
        address = self.client[0]
        clients = [getattr(other, "client", None) for other in self.connections]
        return sum(1 for client in clients if client and client[0] == address) > (
            limits().connections
        )
