"""A server on a database of its own, with tables, people at them, and a look at what is written."""

from __future__ import annotations

import hashlib
import json
import random
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from campaigns.running import Report
from grasse.games import GAMES
from grasse.server.desk import load_table
from grasse.server.tables import LEFT, Table
from grasse.storage import store
from grasse.storage.place import is_postgresql
from tests.server.ledger import invented, lost
from tests.server.servers import Player, Server

BOTS = ("greedy", "visitor", "apprentice", "uniform")
STALLED = 60.0  # seconds without a decision after which a match is stuck
AWAY = (OSError, HTTPException, EOFError)  # what is said to a server that was killed


class Person(Player):
    """A player who leaves the chair to a bot after some decisions, or never."""

    def __init__(
        self,
        server: Server,
        match: str,
        key: str,
        seat: int,
        seed: object,
        stays: float = float("inf"),
        pace: float = 0.0,
    ) -> None:
        super().__init__(server, match, key, seat, seed)
        self.stays, self.pace = stays, pace
        self.has_left = False

    def __str__(self) -> str:
        heard = self.numbers[-1] if self.numbers else 0
        told = f"seat {self.seat} heard of {heard}, came back {self.came_back} times"
        return f"{told}, refused {self.refused[-3:]}, fault {self.fault!r}"

    def answer(self, table: dict[str, Any], connection: ClientConnection) -> None:
        """Decides, or leaves and goes when that is written down."""
        if table["chairs"][self.seat - 1]["bot"]:
            self.has_left = self.is_over = True
        elif len(self.acknowledged) >= self.stays:
            connection.send(json.dumps({"type": "leave"}))
        else:
            if self.pace and table["options"]:
                self.ended.wait(self.pace)
            super().answer(table, connection)


@dataclass
class Meeting:
    """A match, and those who sit at it; all chairs are taken."""

    match: str
    people: list[Person]
    number: int = 0  # of the last entry that was seen
    moved: float = 0.0  # when it was seen
    is_over: bool = False
    digest: str = ""  # of the entries up to that one


class House:
    """A server, its database, and play on some tables."""

    def __init__(self, database: str, folder: Path, seed: object, tables: int, workers: int = 1):
        self.database, self.folder, self.size = database, folder, tables
        self.rng = random.Random(f"house {seed}")
        self.log = folder / "log"
        self.server = Server(database, workers, GRASSE_AHEAD="0")
        self.meetings: list[Meeting] = []
        self.findings: list[str] = []
        self.counts: Counter[str] = Counter()
        self.most: dict[str, float] = {}
        self.pace = 0.0  # seconds that people think
        self.compression: str | None = "deflate"  # of what people are told
        self.may_be_broken = False  # the database was killed: 503 is the right answer
        self._read = 0  # bytes of the log

    # ------------------------------------------------------------ the server

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        with self.log.open("ab") as errors:
            self.server.start(errors)
        self.forgive()

    def forgive(self) -> None:
        """What was interrupted has its time from now on: nobody plays while nobody serves."""
        for meeting in self.meetings:
            meeting.moved = time.monotonic()

    def start_with_piped_log(self) -> None:
        """The same; its log is written by another process, which has room when it has none."""
        with self.log.open("ab") as file:
            writer = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=file)
        assert writer.stdin is not None
        with writer.stdin as errors:
            self.server.start(errors)

    def start_and_die(self, seconds: float) -> None:
        """Starts the server, and kills it after some seconds, ready or not."""
        with self.log.open("ab") as errors:
            self.server.spawn(errors)
        time.sleep(seconds)
        self.server.kill()

    @property
    def is_running(self) -> bool:
        """Whether the server runs."""
        return self.server.process is not None and self.server.process.poll() is None

    def close(self) -> None:
        """Ends everything."""
        for person in self.people:
            person.ended.set()
        if self.is_running:
            self.server.kill()

    def read_log(self) -> None:
        """Takes up what the server complained of since the last time."""
        with self.log.open("rb") as file:
            file.seek(self._read)
            new = file.read()
            self._read = file.tell()
        for line in new.decode("utf-8", "replace").splitlines():
            if "the database does not answer" in line and self.may_be_broken:
                continue
            if " ERROR " in line or " CRITICAL " in line or line.startswith("Traceback"):
                self.findings.append(f"log: {line}")

    def paths(self) -> list[str]:
        """Every address that the server describes, with {names} in it."""
        with urllib.request.urlopen(f"{self.server.address}/schema/openapi.json") as answer:
            return list(json.load(answer)["paths"])

    def take(self, done: int, where: str) -> Report:
        """What there is to tell since the last time."""
        found = [f"{where}: {finding}" for finding in self.findings]
        report = Report(done, self.counts.copy(), found, dict(self.most))
        self.findings.clear()
        self.counts.clear()
        return report

    # ------------------------------------------------------------ meetings

    @property
    def playing(self) -> list[Meeting]:
        """The meetings that are not over."""
        return [meeting for meeting in self.meetings if not meeting.is_over]

    @property
    def people(self) -> list[Person]:
        """All who ever sat down."""
        return [person for meeting in self.meetings for person in meeting.people]

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has gone from the tables that are not over."""
        return all(person.is_over for meeting in self.playing for person in meeting.people)

    def acknowledged(self) -> int:
        """Decisions of all who ever sat down."""
        return sum(len(person.acknowledged) for person in self.people)

    def fill(self) -> None:
        """Opens tables until there are enough; gives up when the server dies."""
        try:
            while len(self.playing) < self.size:
                self.open()
        except urllib.error.HTTPError as error:
            body = error.read().decode("utf-8", "replace")
            if not (self.may_be_broken and error.code == 503):
                self.findings.append(f"{error.url} answered {error.code}: {body}")
        except AWAY:
            self.counts["meetings broken off"] += 1

    def open(self) -> None:
        """Opens a table, lets everybody join it, and sits down."""
        rng = self.rng
        game = rng.choice(list(GAMES))
        kinds = ["me", *rng.choices(("me", "open", "bot"), k=rng.choice(GAMES[game].seats) - 1)]
        chairs: list[dict[str, str]] = []
        for seat, kind in enumerate(kinds):
            bot = {"kind": "bot", "player": rng.choice(BOTS)}
            chairs.append(bot if kind == "bot" else {"kind": kind, "name": f"P{seat}"})
        found, key = self.server.post("/api/matches", {"game": game, "chairs": chairs})
        match, keys = found["match"], {}
        for seat, kind in enumerate(kinds):
            if kind == "open":
                wish = {"invite": found["chairs"][seat]["invite"], "name": f"P{seat}"}
                keys[seat] = self.server.post(f"/api/matches/{match}/join", wish)[1]
            elif kind == "me":
                keys[seat] = key
        leaves = len(keys) == 1 and rng.random() < 0.5
        stays = rng.randint(1, 20) if leaves else float("inf")
        people = [
            Person(self.server, match, held, seat + 1, rng.random(), stays, self.pace)
            for seat, held in keys.items()
        ]
        self.meetings.append(Meeting(match, people, moved=time.monotonic()))
        self.counts["matches"] += 1
        for person in people:
            person.compression = self.compression
            person.start()

    # ------------------------------------------------------------ does it go on

    def wait(self, found: Callable[[], bool], what: str, seconds: float = STALLED) -> bool:
        """Waits for something; if it does not come, that is a finding."""
        began = time.monotonic()
        while not found():
            if time.monotonic() - began > seconds:
                tables = "; ".join(
                    f"{m.match}: {', '.join(map(str, m.people))}" for m in self.playing
                )
                self.findings.append(f"{what} did not happen within {seconds:g} s ({tables})")
                return False
            time.sleep(0.02)
        return True

    def wait_until_all_go_on(self) -> None:
        """Every table with people at it comes to its next decision by itself."""
        for meeting in self.playing:
            people = [person for person in meeting.people if not person.has_left]
            self.wait(
                lambda people=people, number=meeting.number: all(  # type: ignore[misc]
                    person.is_over or (person.numbers and person.numbers[-1] > number)
                    for person in people
                ),
                f"match {meeting.match}, entry {meeting.number}: the next decision",
            )

    def wait_for_the_end(self, seconds: float) -> None:
        """Every match comes to its end; whoever stays at the table sees it."""
        until = time.monotonic() + seconds
        while self.playing and not self.findings and time.monotonic() < until:
            time.sleep(1)
            self.look()
        for meeting in self.playing:
            self.findings.append(f"match {meeting.match}: no end, it is at {meeting.number}")

    # ------------------------------------------------------------ what is written

    @contextmanager
    def written(self) -> Iterator[Any]:
        """A connection to the database, or to a copy of it if it is a file that nobody serves.

        To look into the file itself would mend what the server has to mend when it starts again.
        """
        with tempfile.TemporaryDirectory(prefix="grasse-look-") as folder:
            database = self.database
            if not is_postgresql(database) and not self.is_running:
                for file in Path(database).parent.glob(f"{Path(database).name}*"):
                    if not file.name.endswith(("-shm", ".lock")):
                        shutil.copy(file, folder)
                database = str(Path(folder) / Path(database).name)
            engine = store.connect(database)
            if is_postgresql(database):  # all of it as it was at one moment
                engine = engine.execution_options(isolation_level="REPEATABLE READ")
            try:
                with engine.begin() as connection:
                    yield connection
            finally:
                engine.dispose()

    def look(self) -> None:
        """Holds what is written against what was acknowledged."""
        meetings = list(self.meetings)  # others may be opened meanwhile
        sure = {m.match: {p.seat: list(p.acknowledged) for p in m.people} for m in meetings}
        left = {p.match: p.seat for p in self.people if p.has_left}
        with self.written() as connection:
            rows = {row.match: row for row in store.all_matches(connection)}
            done = {meeting.match for meeting in meetings if meeting.is_over}
            tables = {m: load_table(connection, m, str) for m in rows if m not in done}
        self.findings += [f"match {match} is gone" for match in sure if match not in rows]
        for meeting in meetings:
            if (table := tables.get(meeting.match)) is not None:
                sent = {person.seat: list(person.sent) for person in meeting.people}
                faults = lost(table, sure[meeting.match]) + invented(table, sent)
                if meeting.match in left and not any(e.kind == LEFT for e in table.entries):
                    faults.append(f"seat {left[meeting.match]} left, and that is not written")
                faults += self._compare(meeting, table)
                numbers = [list(person.numbers) for person in meeting.people]
                if any(each != sorted(each) for each in numbers):
                    faults.append("somebody was sent a table that was older than the one before")
                self.findings += [f"match {meeting.match}: {fault}" for fault in faults]
        for table in tables.values():
            self.findings += [f"match {table.name}: {fault}" for fault in half_done(table)]

    def _compare(self, meeting: Meeting, table: Table) -> list[str]:
        """What was written before still is, and whether it went on since."""
        if table.number < meeting.number or digest(table, meeting.number) != meeting.digest:
            return [f"entries up to {meeting.number} are not what they were"]
        if table.number > meeting.number:
            meeting.number, meeting.moved = table.number, time.monotonic()
            meeting.digest = digest(table, table.number)
        meeting.is_over = table.status == "over"
        stalled = time.monotonic() - meeting.moved
        if not meeting.is_over and stalled > STALLED:
            people = "; ".join(map(str, meeting.people))
            return [f"stuck at {table.number} for {stalled:.0f} s, turn {table.turn}: {people}"]
        return []


def digest(table: Table, number: int) -> str:
    """A hash of the entries up to a number."""
    return hashlib.sha256(repr(table.entries[:number]).encode()).hexdigest() if number else ""


def half_done(table: Table) -> list[str]:
    """What of a match is written, and does not agree with the rest of it."""
    faults = []
    if [entry.number for entry in table.entries] != list(range(1, table.number + 1)):
        faults.append("its entries are not 1, 2, 3 and so on")
    row = table.row
    if (row.number, row.status, row.turn) != (table.number, table.status, table.turn):
        faults.append(f"stands at {row.number} {row.status} {row.turn}, not {table.number}")
    is_full = all(chair.kind != "open" for chair in table.chairs)
    if is_full != table.begun:
        faults.append("all chairs are taken, and it has not begun" if is_full else "begun too soon")
    return faults
