"""How fast a table wakes, and what those take that nobody looks at.

    python benchmarks/waking.py
    python benchmarks/waking.py --matches 100000 --live 1000

A match of many decisions is opened again and again from a database on the disk: by its snapshot,
and without it. Then a desk, as each worker has one, keeps --live matches of --matches in memory,
looks at as many others as may come by, and forgets those: what that takes is told by the system.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from grasse.games import GAMES
from grasse.players import find_player
from grasse.server import desk as desks
from grasse.server import tables
from grasse.server.boxes import shipped
from grasse.server.desk import Desk, load_table
from grasse.server.messages import Refusal
from grasse.server.tables import Table
from grasse.storage import store
from grasse.storage.schema import CHAIRS, ENTRIES, MATCHES, SNAPSHOTS
from grasse.storage.store import ChairRow, MatchRow

NOW = 1_000_000.0
BATCH = 500  # matches that are written at once
TIMES = 40  # that a match is opened


class NoBots:
    """Nobody has to think here."""

    def close(self) -> None:
        """Nothing was opened."""


def played(game: str, decisions: int) -> Table:
    """A match of four after as many decisions, or at its end: one that is played on again."""
    row = MatchRow(
        *("long", game, GAMES[game].version, shipped(game).hash, 4, "{}", "none", 0.0, False),
        *("ab" * 32, 0, NOW),
        luck=2,
    )
    chairs = [ChairRow("long", n, "person", f"P{n}", holder=f"holder {n}") for n in range(4)]
    table = Table(row, chairs)
    table.begin(NOW)
    player = find_player("uniform").sit("waking")
    while table.awaits and len(table.match.decisions) < decisions:
        match = table.match
        action = player.choose(match.game, match.box, match.view(match.seat), match.options())
        table.decide(table.turn, table.number, action, NOW)
    return table


def rows_of(table: Table, name: str) -> tuple[dict[str, Any], list[Any], list[Any]]:
    """The rows of the same match under another name."""
    match = asdict(replace(table.row, match=name, **vars(table.standing(NOW))))
    chairs = [asdict(replace(chair, match=name)) for chair in table.chairs]
    entries = [asdict(replace(entry, match=name)) for entry in table.entries]
    return match, chairs, entries


def keep(engine: Any, table: Table, names: list[str]) -> None:
    """Writes the same match under many names."""
    for first in range(0, len(names), BATCH):
        rows = [rows_of(table, name) for name in names[first : first + BATCH]]
        with engine.execution_options(write=True).begin() as connection:
            connection.execute(MATCHES.insert(), [match for match, _, _ in rows])
            connection.execute(CHAIRS.insert(), [chair for _, all_, _ in rows for chair in all_])
            connection.execute(ENTRIES.insert(), [entry for _, _, all_ in rows for entry in all_])


def wake(engine: Any, name: str) -> dict[str, float]:
    """Milliseconds that it takes to open a match, and to show it to whoever is asked.

    A socket that comes again is told what is new; a page that opens, all that happened.
    """
    opened, shown, told = [], [], []
    for _ in range(TIMES):
        began = time.perf_counter()
        with engine.begin() as connection:
            table = load_table(connection, name, lambda _: None)
        opened.append(time.perf_counter() - began)
        table.picture(max(table.turn, 0), table.number, NOW)
        shown.append(time.perf_counter() - began)
        table.recollect()  # the server does so in a thread
        table.picture(max(table.turn, 0), 0, NOW)
        told.append(time.perf_counter() - began)
    return {
        "opened_ms": round(1000 * statistics.median(opened), 2),
        "shown_ms": round(1000 * statistics.median(shown), 2),
        "all_told_ms": round(1000 * statistics.median(told), 2),
    }


def memory() -> float:
    """Megabytes that this process takes, when what is not needed any more is gone."""
    gc.collect()
    return float(psutil.Process().memory_info().rss) / 1e6


async def sleep(engine: Any, live: list[str], passing: list[str]) -> dict[str, Any]:
    """What tables take that somebody is at, and what those take that were only looked at."""
    found: dict[str, Any] = {"megabytes_at_first": round(memory())}
    desk = Desk(engine, NoBots())  # type: ignore[arg-type]

    def look(table: Table, _: float) -> int:
        return sum(len(table.picture(seat, table.number, NOW)) for seat in range(4))

    began = memory()
    for name in live:
        await desk.look(name, look)
        desk.places[name].listeners.add(_Somebody())
    with_live = memory()
    for name in passing:
        await desk.look(name, look)
        if len(desk.places) > len(live) + BATCH:  # a minute has passed
            desks.FORGOTTEN = 0.0
            desk._close_forgotten()
    desk._close_forgotten()
    found |= {
        "live": len(desk.places),
        "kilobytes_a_live_table": round(1000 * (with_live - began) / len(live), 1),
        "looked_at_and_forgotten": len(passing),
        "kilobytes_of_each": round(1000 * (memory() - with_live) / max(1, len(passing)), 3),
        "megabytes": round(memory()),
    }
    await desk.close()
    return found


class _Somebody:
    """Sits at a table, and says nothing."""

    seat, address, holder, key = 0, "", "", ""

    def wake(self) -> None:
        """Hears of it."""

    def fail(self, refusal: Refusal) -> None:
        """Waits."""

    def lead_home(self) -> None:
        """Stays."""

    def lose_key(self) -> None:
        """Has none."""


def main() -> None:
    """Prints one line of JSON."""
    parser = argparse.ArgumentParser(description="How fast tables wake, and what sleeping takes.")
    parser.add_argument("--game", default="parfum")
    parser.add_argument("--decisions", type=int, default=800)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--live", type=int, default=200)
    given = parser.parse_args()
    long, short = played(given.game, given.decisions), played(given.game, 40)
    names = [f"m{number}" for number in range(given.matches)]
    with tempfile.TemporaryDirectory(prefix="grasse-") as folder:
        engine = store.open_database(str(Path(folder) / "grasse.sqlite"))
        keep(engine, long, ["replayed", "snapshot"])
        keep(engine, short, names)
        number = long.number // tables.SNAPSHOT_EVERY * tables.SNAPSHOT_EVERY
        early = Table(long.row, long.chairs, long.entries[:number])
        with engine.execution_options(write=True).begin() as connection:
            row = replace(early.snapshot(), match="snapshot")
            connection.execute(SNAPSHOTS.insert(), vars(row))
        found: dict[str, Any] = {"game": given.game, "decisions": len(long.match.decisions)}
        found["replayed"], found["snapshot"] = wake(engine, "replayed"), wake(engine, "snapshot")
        passing = min(given.matches - given.live, 20 * given.live)
        slept = sleep(engine, names[: given.live], names[given.live : given.live + passing])
        found |= {"matches": given.matches, **asyncio.run(slept)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
