"""Real connections: silent and slow ones are closed, and one address has no more than its share."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State

from grasse.server import connections
from grasse.server.admission import address_of
from grasse.server.connections import Punctual, PunctualSocket, Unread
from grasse.server.limits import Limits
from grasse.server.serving import PING, configure
from tests.server.servers import PATIENCE
from tests.server.test_endurance import wait_for

AnyRequest = Request[Any, Any, State]
MUCH = 64 << 20  # bytes: more than lies between two who do not read


@get("/")
async def hello(request: AnyRequest) -> str:
    return f"{request.scope['scheme']} {address_of(request)}"


@post("/")
async def count(request: AnyRequest) -> str:
    return str(len(await request.body()))


@get("/much")
async def much() -> bytes:
    return bytes(MUCH)


@websocket("/quiet")
async def listen(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    await socket.receive_data("text")


@websocket("/socket")
async def talk(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            while True:
                await socket.send_bytes(bytes(1 << 20))


class Running:
    """A server with one page, in a thread."""

    def __init__(self, proxies: str = "", ping: float = PING) -> None:
        config = uvicorn.Config(
            Litestar([hello, count, much, talk, listen], openapi_config=None),
            port=0,
            log_level="error",
            http=Punctual,
            ws=PunctualSocket,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            ws_ping_interval=ping,
            ws_ping_timeout=ping,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> Running:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    def connect(self) -> socket.socket:
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)

    def ask(self, words: str) -> bytes:
        with self.connect() as line:
            line.sendall(words.replace("\n", "\r\n").encode())
            return b"".join(iter(lambda: line.recv(4096), b""))


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(connections, "PROMPT", 0.5)
    with Running() as found:
        yield found


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET / HTTP/1.1\r\nHost: x\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
    ],
)
def test_who_does_not_ask_to_the_end_is_not_waited_for(running: Running, said: str) -> None:
    with running.connect() as line:
        line.sendall(said.encode())
        assert b"200 OK" not in line.recv(4096)  # closed


def test_who_asks_in_time_is_answered_again_and_again() -> None:
    with Running() as running, running.connect() as line, line.makefile("rb") as answers:
        for _ in range(3):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answers.readline().startswith(b"HTTP/1.1 200 OK")
            headers = list(iter(answers.readline, b"\r\n"))
            size = next(line for line in headers if line.startswith(b"content-length: "))
            answers.read(int(size.split()[1]))


UPGRADE = (
    "GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("said", ["GET /much HTTP/1.1\r\nHost: x\r\n\r\n", UPGRADE])
def test_who_takes_nothing_of_what_is_sent_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    """To close the connection would not be enough: that waits for the reader."""
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    with Running() as running, running.connect() as line:
        line.sendall(said.encode())
        assert line.recv(12) == b"HTTP/1.1 " + (b"101" if said == UPGRADE else b"200")
        held = running.server.server_state.connections
        wait_for(lambda: not held, 60)


def test_a_socket_that_answers_no_ping_is_not_waited_for() -> None:
    """Its machine was switched off, or went out of reach: nobody ever closes it."""
    with Running(ping=0.2) as running, running.connect() as line:
        line.sendall(UPGRADE.replace("/socket", "/quiet").encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        held = running.server.server_state.connections
        wait_for(lambda: not held, 60)
    config = configure(Litestar([]), 1)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (PING, PING)


def test_who_takes_something_now_and_then_is_waited_for() -> None:
    """However long all of it takes."""

    class Line:
        cut, waiting = False, 0

        def get_write_buffer_size(self) -> int:
            return self.waiting

        def abort(self) -> None:
            self.cut = True

    class Loop:
        def call_later(self, *_: object) -> None:
            pass

    slow, line = Unread(), Line()
    slow.transport, slow.loop = line, Loop()  # type: ignore[assignment]
    lazy = [900] * connections.LOOKS  # and then it takes a byte
    for line.waiting in (*lazy, *(899, 899, 900, 0), *lazy, *[1] * connections.LOOKS):
        slow.look()
        assert not line.cut
    slow.look()
    assert line.cut


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "limits", lambda: Limits(connections=2))
    with Running() as running, ExitStack() as stack:
        for _ in range(2):
            line = stack.enter_context(running.connect())
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200 OK")
        with running.connect() as third, suppress(ConnectionResetError):
            assert third.recv(4096) == b""


ASKED = (
    "GET / HTTP/1.1\nHost: x\nConnection: close\n"
    "X-Forwarded-For: 9.9.9.9\nX-Forwarded-Proto: https\n\n"
)


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [
        ("", b"\nhttp 127.0.0.1"),
        ("127.0.0.1", b"\nhttps 9.9.9.9"),
        ("10.0.0.0/8", b"\nhttp 127.0.0.1"),
    ],
)
def test_a_proxy_is_believed_only_if_the_administrator_says_so(proxies: str, seen: bytes) -> None:
    with Running(proxies) as running:
        assert running.ask(ASKED).endswith(seen)
