"""What tables leave in memory when they are gone: caches with a limit, and nothing else.

    python -m campaigns.memory --tables 96
    python -m campaigns.memory --tables 96 --kept 16

Tables are laid, looked at by all their seats, played on for some decisions, and forgotten. Told is
what the process has in memory after each quarter of them, and when the caches are emptied. --kept
makes these so small that they are full at once: then nothing may grow any more.

A server of campaigns.fuzz tells with --kept and --parts what it has, too, while people play on it.
"""

from __future__ import annotations

import argparse
import ctypes
import functools
import gc
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

from grasse.kernel import plain  # and no game: see limit

DECISIONS = 12  # of each table
QUARTERS = 4
FIRST = 3  # tables, one of each game
PATIENCE = 300.0  # seconds; the machine may be busy
ALLOCATOR = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)
KINDS = {  # what may come as long as a server runs
    "Node": "pieces",
    "EntryRow": "entries of tables",
    "Bucket": "paces of keys and addresses",
    "MutexValue": "counts for Prometheus",
    "ResultColumnsEntry": "columns of kept statements",
}


def play(tables: int, rng: random.Random) -> None:
    """Lays tables of the games in turn, and plays on at them."""
    from grasse.games import GAMES
    from tests.server.test_clocks import START, lay

    games = list(GAMES)
    for number in range(tables):
        table = lay("", "", game=games[number % len(games)])
        for _ in range(DECISIONS):
            if table.awaits:
                seat = table.turn
                for reader in (seat, 1 - seat):
                    table.picture(reader, table.number, START)
                table._refused_to(seat)
                table.decide(seat, table.number, rng.choice(table.options()), START)


def limit(kept: int) -> None:
    """Has every cache keep this little; before the games are loaded, which make theirs."""
    plain.KEPT = kept
    from grasse.server import desk, differences, explorer, prospects, replays
    from grasse.study import prospects as told

    prospects.KEPT = differences.KEPT_PARTS = told.KEPT = 8 * kept
    explorer.KEPT = replays.KEPT = kept
    desk.FORGOTTEN = 10.0  # a table that nobody is at


def empty() -> None:
    """Empties every cache that has a limit."""
    from grasse.server import differences, prospects
    from grasse.study.prospects import Known, Prospects

    gc.unfreeze()  # what a server has when it starts is hidden from the search else
    for held in gc.get_objects():
        if isinstance(held, functools._lru_cache_wrapper) and held.cache_info().maxsize:
            held.cache_clear()
        elif isinstance(held, Prospects):
            held._kept = Known(b"")
    differences._TOUCHABLE.clear()
    differences._LOOKS.clear()
    prospects._SENT.clear()


def held() -> Counter[str]:
    """How many objects of each type there are."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects())


class Allocator(ctypes.Structure):
    """What glibc tells of its allocator (mallinfo2), in bytes."""

    _fields_ = [(name, ctypes.c_size_t) for name in ALLOCATOR]


def parts() -> dict[str, float]:
    """What this process has in memory: MB of each part, and how many things of some kinds."""
    objects = held()
    told: dict[str, float] = {"all, MB": _resident(), "objects": objects.total()}
    told["blocks of Python"] = sys.getallocatedblocks()
    told |= {what: objects[kind] for kind, what in KINDS.items()}
    with suppress(AttributeError):  # another library than glibc
        library = ctypes.CDLL(None)
        library.mallinfo2.restype = Allocator
        found = library.mallinfo2()
        told["malloc, in use, MB"] = _mega(found.uordblks + found.hblkhd)
        told["malloc, free, MB"] = _mega(found.fordblks)
        library.malloc_trim(0)
        told["all, trimmed, MB"] = _resident()
    return told


def _resident() -> float:
    return _mega(psutil.Process().memory_info().rss)


def _mega(size: int) -> float:
    return round(size / 1e6, 1)


def tell_when_asked(file: str) -> None:
    """Has this process write its parts to a file whenever it is sent SIGUSR1."""

    def write(*_: object) -> None:
        new = Path(f"{file}.new")
        new.write_text(json.dumps(parts()), encoding="utf-8")
        new.rename(file)

    signal.signal(signal.SIGUSR1, write)


def ask(pid: int, file: Path) -> dict[str, float]:
    """The parts of another process, which tells when it is asked."""
    file.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    until = time.monotonic() + PATIENCE
    while not file.exists():
        if time.monotonic() > until:
            raise TimeoutError(f"process {pid} does not tell what it has in memory")
        time.sleep(0.1)
    told: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
    return told


def show(what: str) -> None:
    """Tells what there is now."""
    objects = held()
    size = psutil.Process().memory_info().rss / 1e6
    told: dict[str, Any] = {"MB": round(size), "objects": objects.total()}
    told["pieces"] = objects["Node"]
    print(f"{what:>20}:", ", ".join(f"{name} {value:,}" for name, value in told.items()))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=96)
    options.add_argument("--kept", type=int, default=0, help="looks of each part; 0: as usual")
    chosen = options.parse_args(arguments)
    if chosen.kept:
        limit(chosen.kept)
    rng = random.Random(1)
    play(FIRST, rng)
    show("at first")
    for quarter in range(1, QUARTERS + 1):
        play(chosen.tables // QUARTERS, rng)
        show(f"{quarter * (chosen.tables // QUARTERS)} tables")
    empty()
    show("caches emptied")
    return 0


if __name__ == "__main__":
    sys.exit(main())
