"""A server ends when it is asked to, whoever is still connected and whatever hangs."""

from __future__ import annotations

import base64
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from grasse.games import GAMES
from tests.server.servers import PATIENCE, PATIENT, ROOT, Server

pytestmark = pytest.mark.slow
ME = {"kind": "me", "name": "Rose"}
LINES = 60  # of chat that a socket may say at once
# Asks its staff for what never ends, and closes it: this process has to end.
ENDLESS = """
import asyncio, sys, time
from pathlib import Path
from grasse.server.staff import Staff

def think(began):
    Path(began).touch()
    time.sleep(1_000_000)

async def main(began):
    staff = Staff(1)
    asking = asyncio.create_task(staff.ask(think, began))
    while not Path(began).exists():
        await asyncio.sleep(0.05)
    asking.cancel()
    staff.close()

if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
"""


def call(server: Server, receives: int = 0) -> socket.socket:
    """A connection that nobody looks after."""
    line = socket.socket()
    if receives:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    line.connect(("127.0.0.1", server.port))
    return line


def sit(server: Server, match: str, key: str, receives: int = 0) -> socket.socket:
    """A socket at a table that never reads what it is told, nor that it shall close."""
    line = call(server, receives)
    head = (
        f"GET /api/matches/{match}/socket?seat=1 HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(bytes(16)).decode()}\r\ncookie: grasse={key}\r\n\r\n"
    )
    line.sendall(head.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def chat(line: socket.socket) -> None:
    """Says much: everyone at the table is sent a table for each line."""
    said = Frame(Opcode.TEXT, json.dumps({"type": "chat", "text": "hello"}).encode())
    for _ in range(LINES):
        line.sendall(said.serialize(mask=True))


def leave_half(server: Server) -> list[socket.socket]:
    """Requests that stop in the middle, and answers that nobody reads."""
    silent, half, closed, full = call(server), call(server), call(server), call(server, 2048)
    half.sendall(b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
    closed.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
    closed.shutdown(socket.SHUT_WR)
    full.setblocking(False)
    with suppress(BlockingIOError):
        for _ in range(200):
            full.send(b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n")
    return [silent, half, closed, full]


def test_nobody_who_is_silent_or_reads_nothing_holds_up_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(str(tmp_path / "grasse.sqlite"), GRASSE_AHEAD="0")
    server.program = PATIENT
    with log.open("wb") as errors:
        server.start(errors)
    lines: list[socket.socket] = []
    try:
        largest = list(GAMES)[-1]
        match, key = server.open(ME, {"kind": "bot", "player": "greedy"}, game=largest)
        lines += leave_half(server)
        lines += [sit(server, match, key), sit(server, match, key, receives=2048)]
        talkers = [sit(server, match, key) for _ in range(4)]
        lines += talkers
        for talker in talkers:
            chat(talker)
        with urllib.request.urlopen(f"{server.address}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
    finally:
        for line in lines:
            line.close()
        with suppress(ProcessLookupError):
            server.kill()
    assert log.read_text().strip() == ""  # nothing had to be broken off, nothing is left behind


def test_a_database_that_hangs_does_not_hold_up_the_end(tmp_path: Path) -> None:
    database, log = str(tmp_path / "grasse.sqlite"), tmp_path / "log"
    server = Server(database, GRASSE_AHEAD="0")
    with log.open("wb") as errors:
        server.start(errors)
    try:
        match, key = server.open(ME, {"kind": "bot", "player": "greedy"})
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # nobody else can write for as long as it likes
            with closing(sit(server, match, key)):
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                assert server.process.wait(PATIENCE) == 1
    finally:
        with suppress(ProcessLookupError):
            server.kill()
    assert "the server ends without it" in log.read_text()


def test_whoever_thinks_does_not_hold_up_the_end(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    command = [sys.executable, str(script), str(tmp_path / "began")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
