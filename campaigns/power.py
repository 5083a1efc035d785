"""The power fails: what is left on a disk that forgets all that was not synced.

    python -m campaigns.power --rounds 20 --jobs 8           needs strace

A server is played on under strace, which sees every write to the database, every sync, and every
table that is told. From that a disk is made as it would be after a power failure at any moment:
what was synced before, and of what was written since either nothing, or any part down to single
sectors. SQLite has to open it, and everything that anybody was told by then has to be in it.
PostgreSQL keeps its own disk: it is asked whether it syncs, and whether our sessions wait for that.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from campaigns.house import House
from campaigns.running import Order, Tell, parser, run
from campaigns.traces import STRACE, Disk, Event, events
from grasse.storage import store
from tests.postgres import PostgreSQL

SAFE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
Entries = dict[str, list[tuple[object, ...]]]  # of each match


def entries_in(database: Path) -> Entries:
    """What is written in a database."""
    wanted = "SELECT match, number, kind, seat, value FROM entries ORDER BY match, number"
    found: Entries = {}
    with closing(sqlite3.connect(database)) as connection:
        [(state,)] = connection.execute("PRAGMA integrity_check").fetchall()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
        for match, *entry in connection.execute(wanted):
            found.setdefault(match, []).append(tuple(entry))
    return found


def check(disk: Disk, name: str, final: Entries, rng: random.Random | None) -> str:
    """What is wrong with what is left after the power failed, or nothing."""
    if not disk.told:
        return ""
    with tempfile.TemporaryDirectory(prefix="grasse-power-") as folder:
        disk.fail(Path(folder), rng)
        try:
            left = entries_in(Path(folder) / name)
        except sqlite3.Error as error:
            return f"SQLite cannot read it: {error}"
    for match, number in disk.told.items():
        if len(left.get(match, [])) < number:
            return f"match {match}: {number} was told, {len(left.get(match, []))} is left"
    for match, entries in left.items():
        if final[match][: len(entries)] != entries:
            return f"match {match}: its entries are not those that were written"
    return ""


def play(house: House, decisions: int) -> list[Event]:
    """A server that is played on under strace, and killed; answers with all that it did."""
    trace = house.folder / "trace"
    house.server.program = [*STRACE[1:], str(trace), sys.executable, "-m", "grasse"]
    house.server.python = STRACE[0]
    house.compression = None  # or strace could not read which tables were told
    house.start()
    house.fill()
    enough = house.acknowledged() + decisions
    house.wait(lambda: house.acknowledged() >= enough or not house.playing, "decisions", 300)
    house.close()
    house.look()
    house.read_log()
    return list(events(trace))


def work(order: Order, tell: Tell) -> None:
    """The rounds of one job: one server each, and many moments at which the power fails."""
    chosen, rng = order.chosen, random.Random(f"power {order.name}")
    for number in range(order.amount):
        if order.is_late:
            return
        folder = Path(tempfile.mkdtemp(prefix="grasse-power-"))
        database = folder / "grasse.sqlite"
        house = House(str(database), folder, f"{order.name} {number}", chosen.tables)
        try:
            seen = play(house, chosen.decisions)
        finally:
            house.close()
        final, disk = entries_in(database), Disk()
        moments = set(rng.sample(range(len(seen)), min(chosen.moments, len(seen))))
        for moment, event in enumerate(seen):
            disk.follow(event)
            if moment in moments:
                for luck in (None, rng):
                    if fault := check(disk, database.name, final, luck):
                        house.findings.append(f"event {moment}: {fault}")
                    house.counts["power failures"] += 1
        house.counts["tables told"] = sum(event.kind == "told" for event in seen)
        house.counts["syncs"] = sum(event.kind == "synced" for event in seen)
        if not house.counts["tables told"] or not house.counts["syncs"]:
            house.findings.append("strace saw nothing")
        report = house.take(1, f"seed {order.name}, round {number}, {folder}")
        tell(report)
        if not report.findings:
            shutil.rmtree(folder)


def ask_postgresql() -> list[str]:
    """What of PostgreSQL's own settings, as a session of ours has them, could lose something."""
    postgres = PostgreSQL(syncs=True)
    try:
        engine = store.connect(postgres.make())
        with engine.begin() as connection:
            found = {name: connection.scalar(text(f"SHOW {name}")) for name in SAFE}
        engine.dispose()
    finally:
        postgres.remove()
    return [f"PostgreSQL has {name} {found[name]}" for name in SAFE if found[name] != SAFE[name]]


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = parser(__doc__ or "", "rounds", 2)
    options.add_argument("--tables", type=int, default=3)
    options.add_argument("--decisions", type=int, default=60, help="of people, in a round")
    options.add_argument("--moments", type=int, default=100, help="of a round, at which it fails")
    chosen = options.parse_args(arguments)
    if not shutil.which("strace"):
        options.error("needs strace (apt install strace)")
    faults = ask_postgresql()
    for fault in faults:
        print(f"FOUND: {fault}", file=sys.stderr)
    return run(work, chosen) or (1 if faults else 0)


if __name__ == "__main__":
    sys.exit(main())
