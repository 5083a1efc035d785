"""Measures every game of ours at every number of seats, and writes it to results.md.

    python benchmarks/games.py [--seconds 3]
    python benchmarks/games.py --against ../older [--rounds 7]

Random play through options and apply, on one core and on all; compiling from nothing and from the
cache; the size of a state. It is `grasse bench --json`, game by game.

--against has another checkout play the same, by turns in one run: each round gives a ratio, by the
time of the processor on one core, and their median stands in the table.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
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
MATCHES = 1000  # of a round
# Plays when it is told a game and a number of seats; answers with decisions a second of its core.
PLAYER = """
import sys, time
from grasse.games import GAMES
for line in sys.stdin:
    name, seats, matches, seed = line.split()
    game = GAMES[name]
    box, play = game.load_box(), game.loops.playouts
    play(box, 10, seats=int(seats), variants=0, seed=0, threads=1)  # compiled from here on
    began = time.process_time()
    batch = play(box, int(matches), seats=int(seats), variants=0, seed=seed, threads=1)
    print(batch.decisions / (time.process_time() - began), flush=True)
"""


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description="Every game, at every number of seats.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="play there, too, by turns"
    )
    parser.add_argument("--rounds", type=int, default=7, help="of --against")
    given = parser.parse_args()
    if given.against:
        write("against", compared(given.against, given.rounds))
        return
    seconds = given.seconds
    found = [bench(game, seats, seconds) for game in GAMES for seats in GAMES[game].seats]
    write("games", section(found, seconds))


def bench(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The figures of one game."""
    command = [sys.executable, "-m", "grasse", "bench", game, f"--seats={seats}", "--json"]
    command.append(f"--seconds={seconds}")
    done = subprocess.run(command, cwd=HERE.parent, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def compared(older: Path, rounds: int) -> str:
    """Both checkouts by turns, as a part of results.md."""
    ours, theirs = (shown_commit(folder) for folder in (HERE.parent, older))
    lines = [
        "### Beside an older checkout",
        "",
        f"Decisions a second of one core's time, {ours} and {theirs} by turns in one run: medians",
        f"of {rounds} rounds, and the median and the range of the ratios within the rounds.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `python benchmarks/games.py --against ../older --rounds {rounds}`",
        f"- machine: {os.cpu_count()} cores, Python {platform.python_version()}",
        "",
        f"| game | seats | {ours} | {theirs} | ratio | from | to |",
        "| --- | --: | --: | --: | --: | --: | --: |",
    ]
    with ExitStack() as stack:
        pair = [stack.enter_context(player(folder)) for folder in (HERE.parent, older)]
        for game in GAMES:
            for seats in GAMES[game].seats:
                pairs = [
                    [ask(each, f"{game} {seats} {MATCHES} {number}") for each in pair]
                    for number in range(rounds)
                ]
                ratios = sorted(here / there for here, there in pairs)
                middles = [statistics.median(column) for column in zip(*pairs, strict=True)]
                figures = [f"{each:,.0f}" for each in middles]
                figures += [f"{r:.2f}" for r in (statistics.median(ratios), ratios[0], ratios[-1])]
                lines.append(f"| {game} | {seats} | " + " | ".join(figures) + " |")
    return "\n".join(lines)


def player(checkout: Path) -> subprocess.Popen[str]:
    """A process that plays by the rules of a checkout."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout.resolve())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(process: subprocess.Popen[str], line: str) -> float:
    """Has it play, and waits for its speed."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def shown_commit(checkout: Path) -> str:
    """What a checkout stands at."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, check=True
    ).stdout.strip()


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
