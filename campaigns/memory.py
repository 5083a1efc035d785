"""What tables leave in memory when they are gone: caches with a limit, and nothing else.

    python -m campaigns.memory --tables 96
    python -m campaigns.memory --tables 96 --kept 16

Tables are laid, looked at by all their seats, played on for some decisions, and forgotten. Told is
what the process has in memory after each quarter of them, and when the caches are emptied. --kept
makes these so small that they are full at once: then nothing may grow any more.
"""

from __future__ import annotations

import argparse
import functools
import gc
import random
import sys
from collections import Counter
from typing import Any

import psutil

from grasse.kernel import plain  # and no game: see limit

DECISIONS = 12  # of each table
QUARTERS = 4
FIRST = 3  # tables, one of each game


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
    from grasse.server import differences, explorer, prospects, replays
    from grasse.study import prospects as told

    prospects.KEPT = differences.KEPT_PARTS = told.KEPT = 8 * kept
    explorer.KEPT = replays.KEPT = kept


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
