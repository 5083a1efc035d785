"""What starts bring: plays many matches whose first decisions are drawn by lot, and counts them.

    python -m benchmarks.starts parfum --matches 30000     for each number of seats

writes `starts.json` beside the game, which the explorer reads (docs/explorer.md). What stands there
of the same rules and box is gone on with until there are --matches; it is written every thousand,
and can be stopped whenever you like. Matches are drawn by their number, so that any number of
--jobs counts the same.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.study.explorer.starts import NAME, Counts, play

SEED = 1
STEP = 1000  # matches after which what was counted is written


def part(name: str, seats: int, first: int, matches: int) -> Counts:
    """Some matches, in a process of their own."""
    game = GAMES[name]
    return play(game, game.load_box(), seats, first, matches, SEED)


def count(game: Game, matches: int, folder: Path, step: int = STEP, jobs: int = 1) -> None:
    """Counts with every number of seats, from where the file of the folder ends."""
    box, path = game.load_box(), folder / NAME
    content: dict[str, Any] = {
        "command": f"python -m benchmarks.starts {game.name} --matches {matches}",
        "date": datetime.now(UTC).date().isoformat(),
        "player": "greedy",
        "version": game.version,
        "box": game.box_hash(box),
        "seconds": 0,
        "seats": {},
    }
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if all(before.get(key) == content[key] for key in ("player", "version", "box")):
        content |= {"seconds": before["seconds"], "seats": before["seats"]}
    began = time.monotonic() - content["seconds"]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for seats in game.seats:
            kept = content["seats"].get(str(seats))
            counts = Counts.read(kept) if kept else Counts()
            firsts = range(counts.matches, matches, step)
            sizes = [min(step, matches - first) for first in firsts]
            same = [game.name] * len(sizes), [seats] * len(sizes)
            for more in pool.map(part, *same, firsts, sizes):  # in their order
                counts.join(more)
                content["seats"][str(seats)] = counts.written()
                content["seconds"] = round(time.monotonic() - began)
                path.write_text(lines(content), encoding="utf-8")
            print(
                f"{game.name}, {seats} seats: {counts.matches} matches, "
                f"{content['seconds']} s so far",
                flush=True,
            )


def lines(content: dict[str, Any]) -> str:
    """One line for each thing that was counted, so that a change can be read."""
    text = json.dumps(content, indent=1, ensure_ascii=False)
    parts, depth = list[str](), 0
    for line in text.split("\n"):
        bare = line.strip()
        if depth and bare:
            parts[-1] += bare + (" " if bare.endswith(",") else "")
        else:
            parts.append(line)
        depth += bare.endswith("[") and not bare.startswith('"turns"')
        depth -= depth > 0 and bare.rstrip(",") == "]"
    return "\n".join(part.rstrip() for part in parts) + "\n"


def main() -> None:
    """Counts the starts of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(GAMES))
    parser.add_argument("--matches", type=int, default=30_000, help="for each number of seats")
    parser.add_argument("--to", type=Path, help="a folder (default: beside the game)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    chosen = parser.parse_args()
    for name in chosen.games:
        game = GAMES[name]
        count(game, chosen.matches, chosen.to or game.folder, jobs=chosen.jobs)


if __name__ == "__main__":
    main()
