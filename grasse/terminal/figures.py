"""How fast a game runs here: `grasse bench`."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from typing import Any

import numba
import numpy as np
from rich.table import Table

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.loops import Batch
from grasse.terminal.complaint import USAGE, Complaint
from grasse.terminal.language import house_words
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.words import Words

COMPILE = """
import sys, time
began = time.perf_counter()
from grasse.games import find_game
game = find_game(sys.argv[1])
game.loops.playouts(
    game.load_box(), 1, seats=int(sys.argv[2]), variants=game.variant_bits(), seed=1, threads=1
)
print(time.perf_counter() - began)
"""
SECONDS = 3.0  # for each of the two speeds
FIRST_BATCH = 64


def bench(game_name: str | None, seats: int | None, as_json: bool, seconds: float | None) -> int:
    """Measures one game, or all of them, and prints the figures."""
    words = house_words()
    games = [find_game(words, game_name)] if game_name else list(GAMES.values())
    wanted = SECONDS if seconds is None else seconds
    if not 0 < wanted <= 3600:
        raise Complaint(words.say("complain-seconds"), USAGE)
    for game in games:
        if seats is not None and seats not in game.seats:
            listed = ", ".join(map(str, game.seats))
            text = words.say("complain-seats", game=game.title, seats=listed, given=seats)
            raise Complaint(text, USAGE)
    for game in games:
        found = measure(words, game, seats or game.seats[-1], wanted)
        if as_json:
            sys.stdout.write(json.dumps(found) + "\n")
        else:
            print_figures(words, found)
    return 0


def measure(words: Words, game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of one game; progress is told on the error stream."""
    progress = Screen(make_console(sys.stderr))
    progress.say(words.say("bench-compiling", game=game.title))
    with tempfile.TemporaryDirectory() as folder:
        cold = compile_seconds(game.name, seats, folder)
        cached = compile_seconds(game.name, seats, folder)
    box = game.load_box()
    cores = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    progress.say(words.say("bench-one-core", seconds=f"{seconds:g}"))
    decisions, by_seats, matches = speed(game, box, seats, 1, seconds)
    progress.say(words.say("bench-all-cores", cores=cores, seconds=f"{seconds:g}"))
    all_decisions, _, all_matches = speed(game, box, seats, cores, seconds)
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_second": round(decisions),
        "seat_decisions_per_second": round(by_seats),
        "matches_per_second": round(matches, 1),
        "decisions_per_second_all_cores": round(all_decisions),
        "matches_per_second_all_cores": round(all_matches, 1),
        "cores": cores,
        "compile_cold_seconds": round(cold, 2),
        "compile_cached_seconds": round(cached, 2),
        "state_bytes": int(np.dtype(game.STATE).itemsize),
        "machine": {
            "cpu": cpu_name(),
            "cores": os.cpu_count() or 1,
            "python": platform.python_version(),
            "numba": numba.__version__,
        },
    }


def compile_seconds(game: str, seats: int, cache: str) -> float:
    """Seconds from nothing to the end of a first match, in a process of its own."""
    environment = {**os.environ, "GRASSE_CACHE": cache}
    paths = [path for path in sys.path if path]
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    command = [sys.executable, "-c", COMPILE, game, str(seats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def speed(
    game: Game, box: Box, seats: int, threads: int, seconds: float
) -> tuple[float, float, float]:
    """Decisions, those of seats, and matches a second of random play through options and apply."""
    variants = game.variant_bits()

    def play(size: int, seed: int) -> tuple[Batch, float]:
        began = time.perf_counter()
        batch = game.loops.playouts(
            box, size, seats=seats, variants=variants, seed=seed, threads=threads
        )
        return batch, time.perf_counter() - began

    play(FIRST_BATCH, 0)
    size, seed, matches, decisions, by_seats, spent = FIRST_BATCH, 1, 0, 0, 0, 0.0
    while spent < seconds:
        batch, took = play(size, seed)
        matches, spent = matches + size, spent + took
        decisions += batch.decisions
        by_seats += batch.decisions - batch.by_chance
        if took < seconds / 10:
            size *= 2
        seed += 1
    return decisions / spent, by_seats / spent, matches / spent


def cpu_name() -> str:
    """What the processor calls itself."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:  # noqa: PTH123
            for line in lines:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def print_figures(words: Words, found: dict[str, Any]) -> None:
    """The figures as a small table."""
    screen = Screen()
    head = words.say("bench-head", game=GAMES[found["game"]].title, seats=found["seats"])
    screen.say(head, "bold")
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for key, unit in FIGURES.items():
        value = found[key]
        shown = f"{value:,}" if isinstance(value, int) else f"{value:,.1f}"
        grid.add_row(words.say(f"bench-{key.replace('_', '-')}"), shown + unit)
    screen.show(grid)
    machine = found["machine"]
    screen.say(f"{machine['cpu']}, Python {machine['python']}, Numba {machine['numba']}", "dim")


FIGURES = {
    "decisions_per_second": "",
    "matches_per_second": "",
    "decisions_per_second_all_cores": "",
    "matches_per_second_all_cores": "",
    "compile_cold_seconds": " s",
    "compile_cached_seconds": " s",
    "state_bytes": " B",
}
