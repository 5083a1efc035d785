"""Measures every game of ours at every number of seats, and writes it to results.md.

    python benchmarks/games.py [--seconds 3]

Random play through options and apply, on one core and on all; compiling from nothing and from the
cache; the size of a state. It is `grasse bench --json`, game by game.
"""

from __future__ import annotations

import argparse
import datetime
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from grasse.games import GAMES

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results.md"
COLUMNS = {
    "game": "game",
    "seats": "seats",
    "decisions_per_second": "decisions/s, one core",
    "matches_per_second": "matches/s, one core",
    "decisions_per_second_all_cores": "decisions/s, all cores",
    "compile_cold_seconds": "compile, s",
    "compile_cached_seconds": "from the cache, s",
    "state_bytes": "bytes a state",
}


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description="Every game, at every number of seats.")
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    found = [bench(game, seats, seconds) for game in GAMES for seats in GAMES[game].seats]
    write("games", section(found, seconds))


def bench(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The figures of one game."""
    command = [sys.executable, "-m", "grasse", "bench", game, f"--seats={seats}", "--json"]
    command.append(f"--seconds={seconds}")
    done = subprocess.run(command, cwd=HERE.parent, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def section(found: list[dict[str, Any]], seconds: float) -> str:
    """The figures as a part of results.md."""
    machine = found[0]["machine"]
    lines = [
        "## Our games",
        "",
        "Random play through `options` and `apply`; chance's decisions are counted.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `python benchmarks/games.py --seconds {seconds:g}`",
        f"- machine: {machine['cpu']}, {machine['cores']} cores, Python {machine['python']}, "
        f"Numba {machine['numba']}",
        "",
        "| " + " | ".join(COLUMNS.values()) + " |",
        "| --- |" + " --: |" * (len(COLUMNS) - 1),
    ]
    for figures in found:
        lines.append("| " + " | ".join(cell(figures[key]) for key in COLUMNS) + " |")
    return "\n".join(lines)


def cell(value: str | int | float) -> str:
    """A figure, with its thousands apart."""
    if isinstance(value, str):
        return value
    return f"{value:,.1f}" if isinstance(value, float) and value < 1000 else f"{value:,.0f}"


def write(name: str, text: str) -> None:
    """Puts a section between its marks in results.md."""
    opens, closes = f"<!-- {name} -->", f"<!-- /{name} -->"
    page = RESULTS.read_text(encoding="utf-8")
    if opens not in page:
        page = f"{page.rstrip()}\n\n{opens}\n{closes}\n"
    before, _, rest = page.partition(opens)
    after = rest.partition(closes)[2]
    RESULTS.write_text(f"{before}{opens}\n\n{text}\n\n{closes}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
