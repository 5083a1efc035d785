"""Connections: who is silent or too slow is let go, who is for another worker is led there."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from grasse.server.homes import Crowded, Homes
from grasse.server.limits import Limits

PROMPT = 20.0  # seconds in which a request has to come to its end
UNREAD = 60.0  # seconds in which a reader has to take something of what waits for it
LOOKS = 12  # in that time: who takes something may be sent more before the next one
PARTING = 2.0  # seconds that a connection may take to end when the server does
AGAIN = 0.005  # seconds until a worker that had no room is asked again
OFTEN = 400  # times that it is
FAREWELL = 5.0  # seconds that those who were led here may take to go when the server ends
SHORT = 600  # bytes of a message that is not compressed: it fits a packet anyhow


class Deflate(PerMessageDeflate):
    """Compresses what is worth the work."""

    def encode(self, frame: Frame) -> Frame:
        """A frame as it is sent."""
        return frame if len(frame.data) < SHORT else super().encode(frame)


class Deflating(ServerPerMessageDeflateFactory):
    """Offers that."""

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and what does it."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        sizes = made.remote_max_window_bits, made.local_max_window_bits
        forgets = made.remote_no_context_takeover, made.local_no_context_takeover
        return agreed, Deflate(*forgets, *sizes, made.compress_settings)


# One message is much like the one before: with a window of 2 kB a difference becomes a third of
# what it was (benchmarks/server.py), for 16 kB of memory and some microseconds.
DEFLATE = Deflating(
    server_max_window_bits=11,
    client_max_window_bits=9,
    compress_settings={"level": 1, "memLevel": 4},
)


@cache
def limits() -> Limits:
    """The limits of this process."""
    return Limits.from_settings()


class Unread(asyncio.Protocol):
    """A connection that is cut if nothing is taken of what was sent.

    Closing it would not do: that waits until all of it was taken.
    """

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _left: int = 0  # bytes that waited when it was looked last
    _in_vain: int = 0  # looks in a row between which nothing was taken
    _next_look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Looks from now on."""
        super().connection_made(transport)
        self.look()

    def look(self) -> None:
        """Cuts the connection if what waits has not become less for long, or looks again."""
        left = self.transport.get_write_buffer_size()
        self._in_vain = self._in_vain + 1 if 0 < self._left <= left else 0
        self._left = left
        if self._in_vain == LOOKS:
            self.transport.abort()
            return
        self._next_look = self.loop.call_later(UNREAD / LOOKS, self.look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Looks no more."""
        self.stop_looking()
        super().connection_lost(exc)

    def stop_looking(self) -> None:
        """Leaves it to others."""
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None


class Punctual(Unread, H11Protocol):
    """HTTP, for those who ask for something in time."""

    homes: ClassVar[Homes] = Homes()
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Waits for a request, unless this address has too many connections."""
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Waits on, until the request is complete; one that is for another worker goes there."""
        if not (self._is_new() and self._pass_on(data)):
            self._take(data)

    def _is_new(self) -> bool:
        """Whether a request begins with what comes now."""
        return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]

    def _pass_on(self, request: bytes, tries: int = 0) -> bool:
        """Whether another worker has the connection now, or will be asked again soon."""
        try:
            if not self.homes.pass_on(request, self.transport.get_extra_info("socket").fileno()):
                return False
        except Crowded:
            if tries == OFTEN:
                return False
            self.transport.pause_reading()
            self.loop.call_later(AGAIN, self._pass_on_again, request, tries + 1)
            return True
        self.transport.abort()  # only here: the other worker has it
        return True

    def _pass_on_again(self, request: bytes, tries: int) -> None:
        if not self.transport.is_closing() and not self._pass_on(request, tries):
            self.transport.resume_reading()
            self._take(request)

    def _take(self, data: bytes) -> None:
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if is_upgraded:
            self.stop_looking()
        if is_upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._late is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends, and does not wait for whoever sends or reads nothing."""
        super().shutdown()
        self.loop.call_later(PARTING, self.transport.abort)

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


class PunctualSocket(Unread, WebSocketsSansIOProtocol):
    """A WebSocket, for those who let the server go; compressed, if they offer it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DEFLATE]

    def shutdown(self) -> None:
        """The server ends, and does not wait for whoever reads nothing."""
        super().shutdown()
        self.loop.call_later(PARTING, self.transport.abort)


class Led(Punctual):
    """A connection that another worker has passed on, with the request that it has read."""

    def __init__(self, config: Config, state: ServerState, request: bytes) -> None:
        super().__init__(config, state, {})
        self._request = request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Goes on where the other worker was; nobody is sent from one to the next for ever."""
        super().connection_made(transport)
        self._take(self._request)

    def _pass_on(self, request: bytes, tries: int = 0) -> bool:
        return False


class Reception:
    """Lets those in who were led here by other workers."""

    def __init__(self) -> None:
        self.config: Config | None = None
        self._state = ServerState()
        self._tasks: set[asyncio.Task[None]] = set()

    def welcome(self, connection: socket.socket, request: bytes) -> None:
        """Serves a connection whose request begins so."""
        task = asyncio.create_task(self._welcome(connection, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _welcome(self, connection: socket.socket, request: bytes) -> None:
        assert self.config is not None
        led = Led(self.config, self._state, request)
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: led, connection)
        except OSError:  # it has gone meanwhile
            connection.close()

    async def close(self) -> None:
        """Bids farewell, as uvicorn does to all others."""
        for connection in list(self._state.connections):
            connection.shutdown()
        tasks = {*self._tasks, *self._state.tasks}
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
        for task in tasks:
            task.cancel()
