"""The disk is full at one write after another, while people and bots play; then there is room.

    python -m campaigns.full --rounds 300 --jobs 8
    sudo python -m campaigns.full --rounds 300 --jobs 8 --disk
    sudo python -m campaigns.full --rounds 300 --jobs 8 --database postgresql

In round n the n-th write from now on finds no room, and so do all after it, for a second or so.
The server may not make its files any longer (RLIMIT_FSIZE), or lies on a small disk of its own that
is filled up (--disk, which has to mount one). PostgreSQL lies on such a disk with all that it
writes; in every other round it also has to begin a new file of its log, for which it has no room,
and ends itself. Then it is started again when there is room, as an administrator would.

Found is: people who are not told `broken`, anything but 503 to a request that has to write, a
decision that was acknowledged and is lost, a match that does not go on by itself when there is
room, and any other error in the log.
"""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Protocol

import psycopg

from campaigns.house import STALLED, House
from campaigns.running import Order, Tell, parser, run
from tests.postgres import PostgreSQL

PAGE = 4096  # bytes: what SQLite and the disk write at once
WRITES = 40  # at which the disk is full in turn; a decision takes about six
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
ME = {"kind": "me", "name": "Rose"}
BOT = {"kind": "bot", "player": "greedy"}


class Disk(Protocol):
    """Where the database lies, and how it gets full."""

    def fill(self, writes: int) -> None:
        """Leaves room for this many pages."""

    def empty(self) -> None:
        """Gives the room back."""


class Limit:
    """A server that may not make its files any longer."""

    def __init__(self, house: House) -> None:
        self.house = house

    def fill(self, writes: int) -> None:
        """Leaves room for this many pages in the log that SQLite writes ahead; with 0 nowhere."""
        ahead = Path(f"{self.house.database}-wal")
        size = ahead.stat().st_size + writes * PAGE if writes and ahead.exists() else 0
        resource.prlimit(
            self.house.server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)
        )

    def empty(self) -> None:
        """Lets it write again."""
        resource.prlimit(self.house.server.pid, resource.RLIMIT_FSIZE, UNLIMITED)


class SmallDisk:
    """A disk of its own, filled up with a file."""

    def __init__(self, folder: Path, stack: ExitStack, size: str = "64m") -> None:
        self.folder, self.filling = folder, folder / "filling"
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "grasse", str(folder)]
        subprocess.run(mount, check=True)
        stack.callback(subprocess.run, ["umount", "-l", str(folder)], check=True)

    def fill(self, writes: int) -> None:
        """Leaves room for this many pages."""
        with self.filling.open("ab", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(PAGE))
        if writes:
            with self.filling.open("r+b") as file:
                file.truncate(max(0, self.filling.stat().st_size - writes * PAGE))

    def empty(self) -> None:
        """Gives the room back."""
        self.filling.unlink(missing_ok=True)


class DiskOfPostgreSQL(SmallDisk):
    """A disk of its own for all that PostgreSQL writes."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        super().__init__(folder, stack, "400m")
        folder.chmod(0o755)
        self.postgres = PostgreSQL(under=folder)
        stack.callback(self.postgres.remove)
        self.database = self.postgres.make()
        self.rounds = self.ended = 0

    def fill(self, writes: int) -> None:
        """Leaves room for this many pages; at every other time its log needs a new file."""
        super().fill(writes)
        if writes:
            self.rounds += 1
            if self.rounds % 2:
                with suppress(psycopg.Error):
                    self.postgres.run("SELECT pg_switch_wal()")

    def empty(self) -> None:
        """Gives the room back; whoever looks after PostgreSQL starts it again if it has ended."""
        super().empty()
        until = time.monotonic() + STALLED
        while not self.postgres.answers:
            if not self.postgres.is_running:
                self.ended += 1
                with suppress(subprocess.SubprocessError, AssertionError):
                    self.postgres.start()
            if time.monotonic() > until:
                raise RuntimeError("PostgreSQL does not start any more")
            time.sleep(0.1)


class Filler:
    """Plays rounds in one house."""

    def __init__(self, house: House, disk: Disk) -> None:
        self.house, self.disk = house, disk
        house.may_be_broken = True

    def round(self, number: int) -> None:
        """Fills the disk so that the n-th write fails, and sees that all goes on afterwards."""
        house = self.house
        house.fill()
        wanted = house.acknowledged() + house.rng.randint(1, 10)
        house.wait(
            lambda: house.acknowledged() >= wanted or house.is_deserted,  # nobody is left to decide
            "some decisions",
        )
        told = self.told()
        self.disk.fill(number % WRITES)
        if self.wait_until_told(told):
            self.ask()
            time.sleep(house.rng.uniform(0, 1))
        self.disk.empty()
        numbers = {p: p.numbers[-1] for p in house.people if p.numbers and not p.is_over}
        house.wait(
            lambda: all(p.is_over or p.numbers[-1] > number for p, number in numbers.items()),
            "the next decision of everybody",
        )
        house.look()
        house.read_log()
        house.counts["told that it is broken"] += self.told() - told

    def told(self) -> int:
        """How often people were told that it is broken."""
        return sum(person.refused.count("broken") for person in self.house.people)

    def wait_until_told(self, before: int) -> bool:
        """Waits until somebody is told; where SQLite writes over old pages, that may take long."""
        for seconds in (3.0, 10.0):
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                if self.told() > before:
                    return True
                time.sleep(0.02)
            self.disk.fill(0)
        if self.house.is_deserted:
            self.house.counts["rounds in which all had left, and nobody was there to be told"] += 1
            return False
        if isinstance(self.disk, Limit):
            people = "; ".join(str(p) for m in self.house.playing for p in m.people)
            self.house.findings.append(f"nothing can be written, and nobody is told ({people})")
        self.house.counts["rounds in which old pages were enough"] += 1
        return False

    def ask(self) -> None:
        """Who wants to open a match is told the same; who looks at the lobby, nothing else."""
        try:
            self.house.server.open(ME, BOT)
        except urllib.error.HTTPError as error:
            with error:
                if error.code != 503 or b'"broken"' not in error.read():
                    self.house.findings.append(f"a new match was answered {error.code}")
        else:
            self.house.counts["matches that found room"] += 1


def work(order: Order, tell: Tell) -> None:
    """The rounds of one job."""
    chosen, folder = order.chosen, Path(tempfile.mkdtemp(prefix="grasse-full-"))
    folder.chmod(0o755)  # PostgreSQL may run under another name
    place = folder / "disk"
    place.mkdir()
    found = 0
    with ExitStack() as stack:
        small: SmallDisk | None = None
        database = str(place / "grasse.sqlite")
        if chosen.database == "postgresql":
            small = disk = DiskOfPostgreSQL(place, stack)
            database = disk.database
        elif chosen.disk:
            small = SmallDisk(place, stack)
        house = House(database, folder, order.name, chosen.tables, chosen.workers)
        stack.callback(house.close)
        house.start_with_piped_log()
        filler = Filler(house, small or Limit(house))
        for number in range(order.amount):
            if order.is_late or found > 10:
                break
            filler.round(chosen.first + number * order.jobs + order.job)
            found += len(house.findings)
            tell(house.take(1, f"seed {order.name}, round {number}, {folder}"))
        house.counts["acknowledged decisions"] = house.acknowledged()
        if isinstance(small, DiskOfPostgreSQL):
            house.counts["times that PostgreSQL ended itself"] = small.ended
        tell(house.take(0, f"seed {order.name}, at the end, {folder}"))
    if not found:
        shutil.rmtree(folder)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = parser(__doc__ or "", "rounds", 40)
    options.add_argument("--tables", type=int, default=3, help="of each job, at once")
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--first", type=int, default=0, help="write to begin with")
    options.add_argument("--disk", action="store_true", help="mount a small one and fill it")
    return run(work, options.parse_args(arguments))


if __name__ == "__main__":
    sys.exit(main())
