"""How fast records become Parquet, and are read back, on one core.

python benchmarks/dataset.py [--game parfum] [--decisions 1000000]

Plays a few matches of `greedy` and `uniform` players for two, three and four seats, writes their
records as often as it takes for that many decisions of seats, each in a file of its own, and times
`grasse.research.dataset.export` and `batches`. Prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from grasse.games import GAMES, find_game
from grasse.research.dataset import batches, export
from grasse.study.arena import Plan, all_lineups, make_contest, play

MATCHES = 24  # different ones


def write_records(game_name: str, decisions: int, folder: Path) -> list[Path]:
    """Records with this many decisions of seats, in files."""
    game = find_game(game_name)
    contests = [
        make_contest(game, seats, all_lineups(["greedy", "uniform"], seats)) for seats in game.seats
    ]
    plan = Plan(tuple(contests), MATCHES, "dataset")
    texts = [play(plan, job) for job, _ in zip(plan.jobs(), range(MATCHES))]
    files: list[Path] = []
    written = 0
    while written < decisions:
        played, text = texts[len(files) % MATCHES]
        files.append(folder / f"{len(files):06}.grasse")
        files[-1].write_text(text, encoding="utf-8")
        written += played.decisions
    return files


def main(arguments: Sequence[str]) -> int:
    """Writes, reads and times."""
    parser = argparse.ArgumentParser(description="records to Parquet, and back")
    parser.add_argument("--game", choices=sorted(GAMES), default="parfum")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = write_records(chosen.game, chosen.decisions, folder)
        out = folder / "decisions.parquet"
        export(files[:1], out)  # compiles: not counted
        began = perf_counter()
        rows = export(files, out)
        wrote = perf_counter() - began
        began = perf_counter()
        read = sum(len(batch) for batch in batches(out))
        found = {
            "game": chosen.game,
            "matches": len(files),
            "decisions": rows,
            "export_seconds": round(wrote, 1),
            "export_decisions_per_second": round(rows / wrote),
            "read_seconds": round(perf_counter() - began, 1),
            "megabytes": round(out.stat().st_size / 1e6),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
        }
    assert read == rows
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
