"""Messages and requests that are wrong in every way, beside people who go on playing.

    python -m campaigns.fuzz --messages 1000000 --jobs 16

Each job has a server of its own. Most messages go into sockets at tables, right and wrong chairs,
the rest to every address. Found is: an answer 5xx, an answer without a reason, a socket that is
closed as failed or does not answer a ping, an error or a traceback in the log, people who cannot
play on, and memory that grows by more than --growth MB after the first fifth of the run.
"""

from __future__ import annotations

import json
import random
import shutil
import socket
import sys
import tempfile
import threading
import time
import urllib.error
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Any

import psutil
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from campaigns.house import House
from campaigns.lies import PAGES, message, noise, request
from campaigns.memory import ask
from campaigns.running import Order, Tell, parser, run
from grasse.games import GAMES

BURST = 45  # messages into one socket: more at once would be refused unread
PACE = 0.2  # seconds that people think, so that most of the server is left to the lies
CHUNK = 1000  # messages from one look to the next
FIFTHS = 5  # parts of the messages, after each of which memory is looked at
CLOSED_RIGHTLY = (1000, 1007, 1008, 1009)
LIMITED = (  # the server as it is, with small caches, and ready to tell what it has in memory
    "from campaigns.memory import limit, tell_when_asked; limit({kept}); "
    "tell_when_asked({file!r}); from grasse.cli import main; main()"
)
ME = {"kind": "me", "name": "Rose"}
YOU = {"kind": "me", "name": "Jasmine"}
BOT = {"kind": "bot", "player": "uniform"}


class Fuzzer:
    """One who tells lies, at tables of its own."""

    def __init__(self, house: House, seed: str) -> None:
        self.house, self.rng = house, random.Random(seed)
        self.address = ("127.0.0.1", house.server.port)
        self.routes = [*PAGES, *house.paths()]
        self.line: socket.socket | None = None
        self.matches: list[str] = []
        self.key = ""
        self.sent = 0

    def found(self, what: str) -> None:
        """Writes down something that should not be."""
        self.house.findings.append(what)

    def run(self, messages: int) -> None:
        """Tells this many lies."""
        wanted = self.sent + messages
        try:
            while self.sent < wanted:
                if not self.matches or self.rng.random() < 0.01:
                    self.open()
                if self.rng.random() < 0.1:
                    self.talk()
                else:
                    self.ask()
        except urllib.error.HTTPError as error:
            self.found(f"{error.url} answered {error.code} to what is right: {error.read()!r}")

    def open(self) -> None:
        """A table to tell lies at, and one that is forgotten."""
        game = self.rng.choice(list(GAMES))
        match, self.key = self.house.server.open(ME, YOU, BOT, game=game)
        self.matches = [*self.matches[-3:], match]
        self.house.counts["tables"] += 1

    # ------------------------------------------------------------ requests

    def ask(self) -> None:
        """A request, or what is none."""
        self.sent += 1
        if self.rng.random() < 0.02:
            with suppress(OSError), socket.create_connection(self.address, 30) as line:
                line.sendall(noise(self.rng))
                line.settimeout(0.05)
                line.recv(100)
            return
        method, content, is_small = request(self.rng, self.routes, self.matches, self.key)
        self.house.counts["requests"] += 1
        try:
            if self.line is None:
                self.line = socket.create_connection(self.address, 30)
            self.line.sendall(content)
            answer = HTTPResponse(self.line, method=method)
            answer.begin()
            body = answer.read()
        except (OSError, HTTPException) as error:
            if is_small and not isinstance(error, ConnectionResetError | BrokenPipeError):
                self.found(f"{content[:300]!r} was not answered: {error!r}")
            self.hang_up()
            return
        if answer.status >= 500 or (answer.status >= 400 and method != "HEAD"):
            self.check(answer, content, body)
        if answer.will_close:
            self.hang_up()

    def check(self, answer: HTTPResponse, content: bytes, body: bytes) -> None:
        """A refusal is one of the protocol, and no 5xx."""
        reason = ""
        with suppress(ValueError, TypeError, KeyError):
            reason = json.loads(body)["reason"]
        is_http = answer.status in (400, 431) and body.startswith(b"Invalid HTTP")  # h11's own
        if answer.status >= 500 or not (reason or is_http):
            self.found(f"{content[:300]!r} was answered {answer.status}: {body[:200]!r}")

    def hang_up(self) -> None:
        """The next request has a connection of its own."""
        if self.line is not None:
            self.line.close()
        self.line = None

    # ------------------------------------------------------------ sockets

    def talk(self) -> None:
        """A burst of messages into one socket, and then a ping."""
        match = self.rng.choice((*self.matches, *self.matches, "nobody"))
        seat = self.rng.choice((1, 1, 2, 2, 3, 0, 9, -1, "x"))
        since = self.rng.choice(("", "&since=0", "&since=999999", "&since=-1"))
        url = f"ws://127.0.0.1:{self.address[1]}/api/matches/{match}/socket?seat={seat}{since}"
        cookie = {"cookie": f"grasse={self.rng.choice((self.key, self.key, self.key, 'x'))}"}
        with suppress(OSError, WebSocketException, EOFError):
            with connect(url, additional_headers=cookie, open_timeout=30, close_timeout=1) as line:
                try:
                    self.say_all(line)
                finally:
                    code = line.close_code
            if code not in (None, *CLOSED_RIGHTLY):
                self.found(f"a socket at {match}, seat {seat}, was closed with {code}")

    def say_all(self, line: ClientConnection) -> None:
        """Says it all; what the table is like is known from the first message."""
        first = json.loads(line.recv(timeout=30))
        table: dict[str, Any] = {"number": 0, "options": []}
        if first["type"] == "table":
            table = first
            if first["status"] == "over":
                self.matches.clear()  # a new one is opened
        for _ in range(BURST):
            said = message(self.rng, table)
            line.send(said)
            self.sent += 1
            self.house.counts["into sockets"] += 1
        if self.rng.random() < 0.1:
            line.socket.sendall(Frame(Opcode.TEXT, self.rng.randbytes(9)).serialize(mask=True))
        line.send('{"type": "ping"}')
        with suppress(TimeoutError):
            while True:
                if json.loads(line.recv(timeout=30))["type"] == "pong":
                    return
        self.found("a socket is open and does not answer a ping")


def share(told: float, began: float, until: float) -> float:
    """How much of a run is over, by its messages or by its time, whichever is more.

    A run that ends by its time, on a machine that has little of it, is looked at as often.
    """
    return max(told, (time.monotonic() - began) / (until - began))


def memory(house: House) -> tuple[float, float]:
    """MB that the server has in memory, and the processes that think for it.

    These are started, and compile, when they are asked for something for the first time.
    """
    main = psutil.Process(house.server.pid)
    others = sum(process.memory_info().rss for process in main.children(recursive=True))
    return main.memory_info().rss / 1e6, others / 1e6


def work(order: Order, tell: Tell) -> None:
    """The messages of one job."""
    folder = Path(tempfile.mkdtemp(prefix="grasse-fuzz-"))
    house = House(str(folder / "grasse.sqlite"), folder, order.name, order.chosen.tables)
    house.pace = PACE
    parts = folder / "parts"
    if order.chosen.kept:
        house.server.program = ["-c", LIMITED.format(kept=order.chosen.kept, file=str(parts))]
    done = found = 0
    began = time.monotonic()
    rested: list[float] = []  # MB after each fifth of the messages, or of the time, and a rest
    try:
        house.start()
        fuzzers = [
            Fuzzer(house, f"{order.name} {number}") for number in range(order.chosen.fuzzers)
        ]
        while done < order.amount and not order.is_late and found <= 10:
            if house.is_deserted:
                house.look()  # which of them are over: others are opened
            house.fill()
            before = house.acknowledged()
            size = max(1, min(CHUNK, order.amount - done) // len(fuzzers))
            threads = [threading.Thread(target=fuzzer.run, args=(size,)) for fuzzer in fuzzers]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            house.wait(
                lambda before=before: house.acknowledged() > before or house.is_deserted,  # type: ignore[misc]
                "a decision of people who play beside it",
            )
            house.read_log()
            told = sum(fuzzer.sent for fuzzer in fuzzers) - done
            done += told
            part = share(done / order.amount, began, order.until)
            if part * FIFTHS >= len(rested) + 1:
                time.sleep(order.chosen.settle)
                own, others = memory(house)
                rested.append(own)
                percent = 100 * len(rested) // FIFTHS
                house.most[f"memory after {percent} %, MB"] = round(own)
                house.most[f"memory of those who think after {percent} %, MB"] = round(others)
                if order.chosen.parts:
                    told_of = ask(house.server.pid, parts)
                    house.most |= {f"after {percent} %: {what}": n for what, n in told_of.items()}
            report = house.take(told, f"seed {order.name}, message {done}, {folder}")
            found += len(report.findings)
            tell(report)
        house.look()
        house.counts["decisions of people beside it"] = house.acknowledged()
        if rested:  # else it was stopped before anybody looked
            grown = rested[-1] - rested[0]
            house.most["memory grown, MB"] = round(grown, 1)
            if grown > order.chosen.growth:
                house.findings.append(f"memory has grown by {grown:.0f} MB")
        house.counts["CPU of the servers, s"] = round(
            psutil.Process(house.server.pid).cpu_times().user
        )
        report = house.take(0, f"seed {order.name}, at the end, {folder}")
        found += len(report.findings)
        tell(report)
    finally:
        house.close()
    if not found:
        shutil.rmtree(folder)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = parser(__doc__ or "", "messages", 10_000)
    options.add_argument("--tables", type=int, default=2, help="with people who play on")
    options.add_argument("--fuzzers", type=int, default=4, help="at one server")
    options.add_argument("--growth", type=float, default=100, help="MB that memory may grow")
    options.add_argument(
        "--settle", type=float, default=0, help="seconds to rest before memory is judged"
    )
    options.add_argument("--kept", type=int, default=0, help="caches as in campaigns.memory")
    options.add_argument(
        "--parts", action="store_true", help="tell what the memory is made of; with --kept"
    )
    chosen = options.parse_args(arguments)
    if chosen.parts and not chosen.kept:
        options.error("--parts needs --kept")
    return run(work, chosen)


if __name__ == "__main__":
    sys.exit(main())
