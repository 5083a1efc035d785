"""How many tables a server holds, with real WebSocket clients on the same machine.

    python benchmarks/server.py --tables 300 --seconds 20
    python benchmarks/server.py --workers 2 --tables 64 --rate 0
    python benchmarks/server.py --against ../older --tables 40 --rate 0
    python benchmarks/server.py --growth /tmp/growth --minutes 5
    python benchmarks/server.py --from /tmp/growth

Every table has four people, and is asked for one decision a second (--rate). What is timed is from
sending a decision until the last of the four has the new picture; a decision that could not be sent
in time, for the one before was not answered yet, counts from the moment when it was due. With
--rate 0 each table decides as soon as it can: that is how much a server can do.

The clients run in processes of their own (--clients), which are measured apart, and share the cores
with the server. They ask for differences, and offer to have them compressed, as the page does; with
--bots they do not want to be told what their options bring.
Several workers get a PostgreSQL of their own, unless one is named.

--against has the server of another checkout play the same, in every game or in --games, one after
the other.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from grasse.games import GAMES
from tests.server.servers import Server

SEATS = 4
ROOT = Path(__file__).resolve().parents[1]
RESULTS = Path(__file__).with_name("results.md")
GROWN = ROOT / "docs" / "pictures" / "growth.svg"
OPENS, CLOSES = "<!-- server -->", "<!-- /server -->"
RUSH = 0.0  # the rate of tables that wait for nothing
# What --growth measures: workers, database, tables, decisions a second at each of them.
GROWTH = (
    (1, "sqlite", 64, RUSH),
    (1, "postgresql", 64, RUSH),
    (2, "postgresql", 128, RUSH),
    (4, "postgresql", 256, RUSH),
    (8, "postgresql", 512, RUSH),
    (8, "postgresql", 2000, 1.0),
    (8, "postgresql", 4000, 1.0),
    (1, "sqlite", 600, 1.0),
    (4, "postgresql", 1000, 1.0),
    (2, "postgresql", 600, 1.0),
    (1, "postgresql", 300, 1.0),
    (1, "sqlite", 300, 1.0),
)


class Chair(asyncio.Protocol):
    """A WebSocket that costs little: it reads whole messages, and looks at their first bytes."""

    def __init__(self, table: BusyTable, seat: int, request: bytes) -> None:
        self.table, self.seat, self.request = table, seat, request
        self.transport: Any = None
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.inflate: Any = None  # if what comes is compressed
        self.options: list[int] = []  # those that were told last
        self.received = 0  # bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the socket."""
        self.transport = transport
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Takes messages out of what came."""
        self.received += len(data)
        self.buffer += data
        if not self.is_open.done():
            head, gap, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not gap:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            if b"permessage-deflate" in head:
                self.inflate = zlib.decompressobj(-15)
            self.is_open.set_result(None)
            self.buffer = bytearray(rest)
        while (message := self._next()) is not None:
            self.table.hear(self.seat, message)

    def _next(self) -> bytes | None:
        """The next message, if all of it is here; the server sends each in one frame."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, begins = buffer[1], 2
        if size >= 126:
            begins = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:begins], "big")
            if len(buffer) < begins:
                return None
        if len(buffer) < begins + size:
            return None
        message = bytes(buffer[begins : begins + size])
        kind, is_compressed = buffer[0] & 15, buffer[0] & 64
        del buffer[: begins + size]
        if is_compressed:
            message = self.inflate.decompress(message + b"\x00\x00\xff\xff")
        if kind == 9:
            self._send(10, message)
        return message if kind == 1 else b""

    def say(self, text: str) -> None:
        """Sends a message."""
        self._send(1, text.encode())

    def _send(self, kind: int, content: bytes) -> None:
        assert len(content) < 126  # masked with zeros, which changes nothing
        self.transport.write(bytes((128 | kind, 128 | len(content))) + bytes(4) + content)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has gone."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed"))
        self.table.lost += 1
        self.table.changed.set()


class BusyTable:
    """A match with four sockets, and the times of its decisions."""

    wish = "differences=1"  # of each socket

    def __init__(self, match: str, key: str, seed: int) -> None:
        self.match, self.key, self.rng = match, key, random.Random(seed)
        self.chairs: list[Chair] = []
        self.numbers = [0] * SEATS
        self.asked = 0, 0, [0]  # number of the table that asks, seat, options
        self.changed = asyncio.Event()
        self.sizes: list[int] = []  # bytes of each decision for each chair
        self.lost = 0
        self.is_over = False

    async def connect(self, host: str, port: int) -> None:
        """Sits down on all chairs."""
        for seat in range(SEATS):
            lines = (
                f"GET /api/matches/{self.match}/socket?seat={seat + 1}&{self.wish} HTTP/1.1",
                f"Host: {host}:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
                f"Cookie: grasse={self.key}",
            )
            request = "\r\n".join((*lines, "", "")).encode()
            loop = asyncio.get_running_loop()
            chair = Chair(self, seat, request)
            self.chairs.append(chair)
            await loop.create_connection(partial(_same, chair), host, port)
            await chair.is_open

    def hear(self, seat: int, message: bytes) -> None:
        """Takes up what one chair is sent."""
        told = json.loads(message) if message else {}
        if told.get("type") not in ("table", "whole", "step"):
            return
        chair, number = self.chairs[seat], told["number"]
        self.numbers[seat] = number
        if "options" in told:  # an older server tells what each of them is
            found = [n if isinstance(n, int) else n["action"] for n in told["options"]]
            chair.options = found
        if chair.options:
            self.asked = number, seat, chair.options
        self.is_over = self.is_over or told.get("status") == "over"
        self.changed.set()

    def has_ended(self) -> bool:
        """Whether the match is over."""
        return self.is_over

    def is_asked(self) -> bool:
        """Whether all see the same table, and somebody is asked."""
        return min(self.numbers) == self.asked[0] > 0

    async def decide(self) -> float:
        """Sends a decision; answers with the seconds until all four had the new picture."""
        number, seat, options = self.asked
        message = {"type": "decide", "number": number, "action": self.rng.choice(options)}
        before = [chair.received for chair in self.chairs]
        began = time.perf_counter()
        self.chairs[seat].say(json.dumps(message))
        while min(self.numbers) <= number:
            await self.change()
        took = time.perf_counter() - began
        self.sizes += [c.received - b for c, b in zip(self.chairs, before, strict=True)]
        return took

    async def change(self) -> None:
        """Waits until somebody at the table was sent something."""
        if self.lost:
            raise ConnectionError(f"table {self.match} lost a socket")
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 60)


def _same(chair: Chair) -> Chair:
    return chair


async def open_table(client: httpx.AsyncClient, game: str, seed: int) -> BusyTable:
    """Opens a match, and connects all its chairs."""
    chairs = [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)]
    client.cookies.clear()
    answer = await client.post("/api/matches", json={"game": game, "chairs": chairs})
    answer.raise_for_status()
    table = BusyTable(answer.json()["match"], answer.cookies["grasse"], seed)
    await table.connect(client.base_url.host, client.base_url.port or 80)
    return table


async def open_tables(address: str, game: str, size: int, first: int) -> list[BusyTable]:
    """Opens some matches, a few at a time."""
    turn = asyncio.Semaphore(4)
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:

        async def open_one(number: int) -> BusyTable:
            async with turn:
                return await open_table(client, game, first + number)

        return list(await asyncio.gather(*map(open_one, range(size))))


async def play(table: BusyTable, rate: float, start: float, end: float, times: list[float]) -> None:
    """Decides *rate* times a second, at moments that do not wait for the server; or at once."""
    due = start + table.rng.random() / (rate or 1.0)
    while due < end and not table.has_ended():
        await asyncio.sleep(max(0.0, due - time.time()))
        while not table.is_asked():
            if table.has_ended() or time.time() > end:
                return
            await table.change()
        late = max(0.0, time.time() - due)  # the time it could not even ask counts too
        took = await table.decide()
        if time.time() < end or rate:
            times.append(took + late)
        due = due + 1 / rate if rate else time.time()


async def drive(
    ready: Ready,
    address: str,
    game: str,
    size: int,
    first: int,
    rate: float,
    seconds: float,
    is_bot: bool,
) -> dict[str, Any]:
    """One process of clients: opens its tables, waits for the others, and plays."""
    if is_bot:
        BusyTable.wish += "&prospects=0"
    tables = await open_tables(address, game, size, first)
    ready.put("ready")
    ready.join_all()
    began = time.time() + 1.0
    await asyncio.sleep(1.0)
    for table in tables:
        table.sizes = []
    times: list[float] = []
    worked = time.process_time()
    plays = (play(table, rate, began, began + seconds, times) for table in tables)
    ends = await asyncio.gather(*plays, return_exceptions=True)
    return {
        "times": times,
        "sizes": [size for table in tables for size in table.sizes],
        "worked": time.process_time() - worked,
        "took": time.time() - began,
        "failed": [repr(end) for end in ends if end is not None],
    }


class Ready:
    """Lets all processes of clients begin at once."""

    def __init__(self, words: Any, go: Any) -> None:
        self.words, self.go = words, go

    def put(self, word: str) -> None:
        """Says something to the main process."""
        self.words.put(word)

    def join_all(self) -> None:
        """Waits until all are ready."""
        self.go.wait()


def client(out: Any, words: Any, go: Any, *arguments: Any) -> None:
    """A process of clients."""
    try:
        out.put(asyncio.run(drive(Ready(words, go), *arguments)))
    except BaseException as error:
        words.put(repr(error))
        raise


def cpu_of(pid: int | None) -> float:
    """The seconds that a process and all that it started have worked, those that ended too."""
    if pid is None:
        return 0.0
    worked, whole = 0.0, psutil.Process(pid)
    for process in (whole, *whole.children(recursive=True)):
        with suppress(psutil.Error):
            times = process.cpu_times()
            worked += times.user + times.system
    return worked


def memory_of(pid: int) -> int:
    """The bytes that a process and all that it started have in memory."""
    whole = psutil.Process(pid)
    return sum(each.memory_info().rss for each in (whole, *whole.children(recursive=True)))


def wait_until_idle(pid: int) -> None:
    """Waits until all workers are there: one of them answers before the others do."""
    for _ in range(60):
        worked = cpu_of(pid)
        time.sleep(1.0)
        if cpu_of(pid) - worked < 0.1:
            return


def quantile(times: list[float], share: float) -> float:
    """The time that this share of decisions did not exceed, in milliseconds."""
    found = sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0
    return round(found, 1)


@contextmanager
def postgresql() -> Iterator[tuple[str, int | None]]:
    """A PostgreSQL of our own: its address, and its process."""
    from tests.postgres import PostgreSQL

    running = PostgreSQL(syncs=True)
    try:
        yield running.make(), running.server.get_pid()
    finally:
        running.remove()


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Starts a server, lets the clients play, and counts."""
    if given.database == "sqlite":
        with tempfile.TemporaryDirectory(prefix="grasse-") as folder:
            return measure_with(given, str(Path(folder) / "grasse.sqlite"), None)
    if given.database == "postgresql":
        with postgresql() as (address, pid):
            return measure_with(given, address, pid)
    return measure_with(given, given.database, None)


def measure_with(given: argparse.Namespace, database: str, keeper: int | None) -> dict[str, Any]:
    """Measures a server on this database, which is a process of ours or not."""
    server = Server(database, given.workers, cwd=given.checkout, GRASSE_AHEAD="0")
    context = multiprocessing.get_context("spawn")
    out, words, go = context.Queue(), context.Queue(), context.Event()
    clients = max(1, min(given.clients, given.tables))
    shares = [given.tables * n // clients for n in range(clients + 1)]
    processes = [
        context.Process(
            target=client,
            args=(
                *(out, words, go, server.address, given.game),
                *(shares[n + 1] - shares[n], shares[n], given.rate, given.seconds, given.bots),
            ),
            daemon=True,
        )
        for n in range(clients)
    ]
    server.start()
    try:
        wait_until_idle(server.pid)
        empty = memory_of(server.pid)
        for process in processes:
            process.start()
        for _ in processes:
            word = words.get(timeout=240)
            if word != "ready":
                raise RuntimeError(word)
        go.set()
        time.sleep(1.0)
        memory = memory_of(server.pid)
        server_worked, keeper_worked = cpu_of(server.pid), cpu_of(keeper)
        began = time.time()
        time.sleep(given.seconds)
        took = time.time() - began
        server_worked = cpu_of(server.pid) - server_worked
        keeper_worked = cpu_of(keeper) - keeper_worked
        results = [out.get(timeout=120) for _ in processes]
    finally:
        server.stop()
        for process in processes:
            process.kill()
    times = [seconds for found in results for seconds in found["times"]]
    return {
        "workers": given.workers,
        "database": "sqlite" if "sqlite" in database else "postgresql",
        "game": given.game,
        "tables": given.tables,
        "rate": given.rate,
        **figures(given, times, took, results),
        "server_cores": round(server_worked / took, 2),
        "database_cores": round(keeper_worked / took, 2),
        "server_ms_a_decision": round(1000 * server_worked / max(1, len(times)), 2),
        "megabytes": round(memory / 1e6),
        "kilobytes_a_table": round((memory - empty) / 1e3 / given.tables),
        "failed": [fault for found in results for fault in found["failed"]][:5],
        "cores": os.cpu_count(),
    }


def figures(
    given: argparse.Namespace, times: list[float], took: float, results: list[dict[str, Any]]
) -> dict[str, Any]:
    """What the clients saw."""
    longest = max(took, *(found["took"] for found in results))
    sizes = [size for found in results for size in found["sizes"]] or [0]
    return {
        "wanted_per_second": given.rate * given.tables or None,
        "decisions": len(times),
        "decisions_per_second": round(len(times) / (longest if given.rate else took), 1),
        "bytes_a_decision_and_chair": round(statistics.median(sizes)),
        "bytes_on_average": round(statistics.mean(sizes)),
        "p50_ms": quantile(times, 0.5),
        "p90_ms": quantile(times, 0.9),
        "p99_ms": quantile(times, 0.99),
        "client_cores": round(sum(found["worked"] / found["took"] for found in results), 2),
    }


NAMES = {
    "workers": "workers",
    "database": "database",
    "tables": "tables of four",
    "wanted_per_second": "wanted decisions/s",
    "decisions_per_second": "decisions/s",
    "p50_ms": "p50, ms",
    "p90_ms": "p90, ms",
    "p99_ms": "p99, ms",
    "server_cores": "cores: server",
    "database_cores": "database",
    "client_cores": "clients",
    "server_ms_a_decision": "server CPU a decision, ms",
    "bytes_a_decision_and_chair": "bytes a decision and chair, median",
    "kilobytes_a_table": "kB a table",
}


def section(found: dict[str, Any]) -> str:
    """The figures as a part of results.md."""

    def row(run: dict[str, Any]) -> str:
        shown = {**run, "wanted_per_second": run["wanted_per_second"] or "as many as it can"}
        return f"| {' | '.join(str(shown[name]) for name in NAMES)} |"

    return "\n".join(
        [
            "## The server",
            "",
            "Real WebSocket clients on the same machine, in processes of their own; one decision a "
            "second at each table, or as many as it can. A decision is timed from sending it until "
            "the last of its four chairs has the new picture.",
            "",
            f"- date: {found['date']}",
            f"- command: `python benchmarks/server.py {' '.join(found['command'])}`",
            f"- machine: {found['machine']}",
            "",
            f"| {' | '.join(NAMES.values())} |",
            f"| --: | --- |{' --: |' * (len(NAMES) - 2)}",
            *map(row, found["runs"]),
        ]
    )


def plot(found: dict[str, Any]) -> str:
    """How many decisions a second more workers serve, as a drawing."""
    served = {
        run["workers"]: run["decisions_per_second"]
        for run in found["runs"]
        if run["database"] == "postgresql" and not run["rate"]
    }
    most, one = max(served, default=1), served.get(1, 0.0)
    top = max(*served.values(), one * most, 1.0)

    def at(workers: int, decisions: float) -> tuple[int, int]:
        return round(60 + 400 * workers / most), round(240 - 200 * decisions / top)

    line = " ".join("{},{}".format(*at(*each)) for each in sorted(served.items()))
    ideal = "{},{} {},{}".format(*at(1, one), *at(most, one * most))
    labels = ""
    for workers, decisions in sorted(served.items()):
        x, y = at(workers, decisions)
        labels += f'<text x="{x}" y="258">{workers}</text>'
        labels += f'<text x="{x}" y="{y - 8}">{decisions:.0f}</text>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 280" font-family="sans-serif" '
        'font-size="12" text-anchor="middle"><rect width="500" height="280" fill="#fff"/>'
        f'<polyline points="{ideal}" fill="none" stroke="#bbb" stroke-dasharray="4"/>'
        f'<polyline points="{line}" fill="none" stroke="#7a4e9e" stroke-width="2"/>'
        f'<path d="M60 40V240H470" fill="none" stroke="#444"/>{labels}'
        '<text x="260" y="275">workers</text><text x="110" y="30">decisions a second</text></svg>\n'
    )


def write(text: str) -> None:
    """Puts the section between its marks in results.md."""
    page = RESULTS.read_text(encoding="utf-8")
    if OPENS not in page:
        page = f"{page.rstrip()}\n\n{OPENS}\n{CLOSES}\n"
    before, _, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2]
    RESULTS.write_text(f"{before}{OPENS}\n\n{text}\n\n{CLOSES}{after}", encoding="utf-8")


def grow(given: argparse.Namespace) -> None:
    """More and more tables and workers, as far as the time goes; into a file of a folder."""
    from benchmarks.peers import machine  # how every section names the machine

    until, longest = time.monotonic() + 60 * given.minutes, 0.0
    found: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d"),
        "command": ["--growth", "FOLDER", "--seconds", f"{given.seconds:g}"],
        "machine": machine(),
        "runs": [],
    }
    given.growth.mkdir(parents=True, exist_ok=True)
    for workers, database, tables, rate in GROWTH:
        if workers > given.most_workers or time.monotonic() + longest * 1.3 > until:
            continue
        began = time.monotonic()
        given.workers, given.database, given.tables, given.rate = workers, database, tables, rate
        try:
            found["runs"].append(measure(given))
        except Exception as error:  # the others are worth having all the same
            print(f"{workers} workers, {tables} tables: {error!r}", file=sys.stderr, flush=True)
            continue
        longest = max(longest, time.monotonic() - began)
        print(json.dumps(found["runs"][-1]), flush=True)
        text = json.dumps(found, indent=1) + "\n"
        (given.growth / "server.json").write_text(text, encoding="utf-8")


def compare(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Every game at the server of this checkout and at that of another, one after the other."""
    found = []
    for game in given.games:
        pair = []
        for checkout in (ROOT, given.against):
            given.game, given.checkout = game, checkout
            told = subprocess.run(
                ["git", "rev-parse", "--short", "HEAD"],
                cwd=checkout,
                capture_output=True,
                text=True,
                check=False,
            )
            pair.append({"checkout": told.stdout.strip(), **measure(given)})
        here, there = (run["server_ms_a_decision"] for run in pair)
        pair[0]["cpu_of_the_other"] = round(here / there, 3) if there else None
        found += pair
        print(json.dumps(pair), flush=True)
    return found


def main() -> None:
    """Measures once, and prints one line of JSON; or many ways, into a folder."""
    parser = argparse.ArgumentParser(description="Measures the server with real clients.")
    parser.add_argument("--growth", type=Path, metavar="FOLDER", help="many ways, into a folder")
    parser.add_argument("--from", type=Path, dest="folder", help="from there into results.md")
    parser.add_argument("--minutes", type=float, default=5.0, help="that --growth may take")
    parser.add_argument("--most-workers", type=int, default=8, help="of --growth")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="decisions a second at each table")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="parfum")
    parser.add_argument(
        "--clients", type=int, default=max(1, (os.cpu_count() or 1) * 3 // 8), help="processes"
    )
    parser.add_argument("--database", help="sqlite, postgresql (of our own), or an address of one")
    parser.add_argument("--games", nargs="+", default=list(GAMES), help="of --against")
    parser.add_argument("--bots", action="store_true", help="clients that want no prospects")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="also at its server")
    given = parser.parse_args()
    given.checkout = ROOT
    given.database = given.database or ("sqlite" if given.workers == 1 else "postgresql")
    with suppress(ImportError, ValueError):
        import resource  # each socket is a file, here and in the server

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.folder:
        found = json.loads((given.folder / "server.json").read_text(encoding="utf-8"))
        write(section(found))
        GROWN.write_text(plot(found), encoding="utf-8")
    elif given.against:
        compare(given)
    elif given.growth:
        grow(given)
    else:
        print(json.dumps(measure(given)))


if __name__ == "__main__":
    main()
