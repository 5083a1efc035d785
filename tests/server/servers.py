"""Real servers in processes of their own, and players who come back by themselves."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import IO, Any

import psutil
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from grasse.server.limits import Limits

ROOT = Path(__file__).resolve().parents[2]
GENEROUS = {f"GRASSE_{field.name.upper()}": "1000000" for field in fields(Limits)}
PATIENCE = 1200.0  # seconds; games may have to be compiled, and the machine may be busy
GRASSE = ["-m", "grasse"]
PATIENT = [str(ROOT / "tests" / "server" / "patient.py")]
SHORTEST, LONGEST = 0.1, 2.0  # seconds until a player comes back, more each time it is in vain
PORTS = itertools.count()  # that this process has asked for


def free_port() -> int:
    """A port that stays free while its server is down.

    Those that a system gives away by itself, from 16,000 or 32,768 on, do not: while a server is
    started again, somebody's connection may get its port. Every process has ten ports of its own
    to begin with, for others choose theirs at the same moment.
    """
    first = os.getpid() % 600 * 10
    while True:
        port = 10_000 + (first + next(PORTS)) % 6000
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


def call(address: str, **more: Any) -> ClientConnection:
    """A socket of a server that may take its time: to open it, and to answer pings."""
    return connect(address, open_timeout=PATIENCE, ping_interval=None, **more)


class Server:
    """`grasse serve` on a database, at the same port whenever it is started."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        python: str = sys.executable,
        cwd: Path = ROOT,
        **settings: str,
    ) -> None:
        self.database, self.workers, self.port = database, workers, free_port()
        self.python, self.cwd = python, cwd
        self.program = GRASSE
        self.settings = settings  # of its environment
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def spawn(self, errors: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
        """Starts the process, and waits for nothing."""
        command = [self.python, *self.program, "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--workers", str(self.workers)],
            cwd=self.cwd,
            env={**os.environ, **GENEROUS, "GRASSE_DATABASE": self.database, **self.settings},
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )
        return self.process

    def start(self, errors: IO[bytes] | None = None) -> None:
        process = self.spawn(errors)
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            assert process.poll() is None, f"the server ended by itself: {process.returncode}"
            address = f"{self.address}/api/lobby"
            with suppress(OSError), urllib.request.urlopen(address, timeout=5) as answer:
                if not json.load(answer)["preparing"]:
                    return
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        """The main process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """kill -9 of the server and of everything that it started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ends it in peace, as Ctrl+C does; anything that stays is killed."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(self.process.pid, signal.SIGKILL)

    def worker_processes(self) -> list[psutil.Process]:
        """Those that serve; Python's tracker of semaphores is a child of the server, too."""
        children = psutil.Process(self.pid).children()
        return [child for child in children if "resource_tracker" not in " ".join(child.cmdline())]

    def worker_of(self, connection: ClientConnection) -> psutil.Process | None:
        """The worker at the other end of a connection."""
        return self.worker_at(connection.local_address[1])

    def worker_at(self, port: int) -> psutil.Process | None:
        """The worker that a connection from this port has come to."""
        assert self.process is not None
        for worker in psutil.Process(self.process.pid).children(recursive=True):
            with suppress(psutil.Error):
                for found in worker.net_connections("tcp"):
                    if found.raddr and found.raddr.port == port:
                        return worker
        return None

    def get(self, path: str, key: str = "") -> Any:
        """What stands at an address."""
        asked = urllib.request.Request(self.address + path, headers={"cookie": f"grasse={key}"})
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)

    def post(self, path: str, content: Any, key: str = "") -> tuple[Any, str]:
        """Asks for a change; answers with what came, and the key."""
        headers = {"content-type": "application/json", "cookie": f"grasse={key}"}
        asked = urllib.request.Request(
            self.address + path, json.dumps(content).encode(), headers, method="POST"
        )
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            given = (answer.headers["set-cookie"] or "").partition(";")[0].partition("=")[2]
            return json.load(answer), given or key

    def open(self, *chairs: dict[str, str], **rest: Any) -> tuple[str, str]:
        """Opens a match; answers with it, and with the key."""
        wish = {"game": "parfum", "chairs": list(chairs), **rest}
        found, key = self.post("/api/matches", wish)
        return found["match"], key


class Player(threading.Thread):
    """Plays at random at one chair, and comes back whenever the connection is lost."""

    compression: str | None = "deflate"  # of what it is told

    def __init__(self, server: Server, match: str, key: str, seat: int, seed: object = 0) -> None:
        super().__init__(daemon=True)
        self.server, self.match, self.key, self.seat = server, match, key, seat
        self.sent: list[tuple[int, int]] = []  # number of the table that asked, action
        self.acknowledged: list[tuple[int, int]] = []  # those of them that the next table answered
        self.refused: list[str] = []  # reasons
        self.numbers: list[int] = []  # of all tables, in the order in which they came
        self.events: dict[int, list[Any]] = {}  # what was told, by the number of the entry
        self.came_back = 0
        self.pause = SHORTEST
        self.is_over = False
        self.ended = threading.Event()
        self.fault: BaseException | None = None
        self.connection: ClientConnection | None = None
        self.rng = random.Random(f"{seed} {seat}")
        self._asked: tuple[int, int] | None = None  # what was sent last, if nothing came since

    def connect(self) -> ClientConnection:
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/matches/{self.match}/socket"
        query = f"?seat={self.seat}&since={self.numbers[-1] if self.numbers else 0}"
        headers = {"cookie": f"grasse={self.key}"}
        return call(address + query, additional_headers=headers, compression=self.compression)

    def run(self) -> None:
        try:
            while not self.ended.is_set() and not self.is_over:
                try:
                    with self.connect() as self.connection:
                        self.play(self.connection)
                except (OSError, WebSocketException, EOFError, TimeoutError):
                    self.came_back += 1
                    self.ended.wait(self.pause)
                    self.pause = min(2 * self.pause, LONGEST)
        except BaseException as fault:
            self.fault = fault

    def play(self, connection: ClientConnection) -> None:
        self._asked = None
        while not self.ended.is_set() and not self.is_over:
            try:
                message = json.loads(connection.recv(timeout=0.5))
            except TimeoutError:
                continue
            if message["type"] == "refused":
                self.refused.append(message["reason"])
                self._asked = None  # the next table may ask it again
            elif message["type"] == "table":
                self.see(message)
                if not self.is_over:
                    self.answer(message, connection)

    def see(self, table: dict[str, Any]) -> None:
        """Takes up a table; the first after a decision acknowledges it."""
        self.pause = SHORTEST
        number = table["number"]
        if self._asked is not None and number > self._asked[0]:
            self.acknowledged.append(self._asked)
            self._asked = None
        self.numbers.append(number)
        for event in table["events"]:
            self.events.setdefault(event["number"], []).append(event)
        self.is_over = table["status"] == "over"

    def answer(self, table: dict[str, Any], connection: ClientConnection) -> None:
        """Decides, if it is asked."""
        if table["options"] and self._asked is None:
            self._asked = (table["number"], self.rng.choice(table["options"]))
            self.sent.append(self._asked)
            number, action = self._asked
            connection.send(json.dumps({"type": "decide", "number": number, "action": action}))

    def stop(self) -> None:
        self.ended.set()
        self.join(PATIENCE)
        if self.fault is not None:
            raise self.fault
