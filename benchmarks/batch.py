"""Measures batches: options, observations, rewards and steps of many matches side by side.

    python -m benchmarks.batch [--seconds 2] [--rounds 5] [--size 4096] [--games parfum] [--write]
    NUMBA_DISABLE_JIT=1 python -m benchmarks.batch --size 1 --rounds 1     interpreted

Every decision is picked at random from the options by the batch itself, and its time counts. Of
the rounds the median is shown; games and threads are measured in turn within each.
"""

from __future__ import annotations

import argparse
import datetime
import os
import statistics
from collections import defaultdict
from time import perf_counter, process_time

from benchmarks.games import write
from benchmarks.peers import machine
from grasse.games import GAMES
from grasse.research import Batch, batch


def main() -> None:
    """Measures, shows and, if asked, writes."""
    parser = argparse.ArgumentParser(description="Batches of every game.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--size", type=int, default=4096, help="matches side by side")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    parser.add_argument("--write", action="store_true", help="put it into results.md")
    wishes = parser.parse_args()
    rates = measure(wishes.games, wishes.size, wishes.rounds, wishes.seconds)
    settings = f"--seconds {wishes.seconds:g} --rounds {wishes.rounds} --size {wishes.size}"
    text = section(rates, f"python -m benchmarks.batch {settings}")
    print(text)
    if wishes.write:
        write("batch", text)


def measure(
    games: list[str], size: int, rounds: int, seconds: float
) -> dict[tuple[str, int, int], float]:
    """The decisions a second of each game, seats and threads."""
    cases = {
        (game, seats, threads): batch(game, size, seats=seats, threads=threads)
        for game in games
        for seats in GAMES[game].seats
        for threads in (1, os.cpu_count() or 1)
    }
    for (_, _, threads), case in cases.items():  # past the beginnings, which are all alike
        rate(case, threads, seconds / 10)
    found = defaultdict(list)
    for _ in range(rounds):
        for key, case in cases.items():
            found[key].append(rate(case, key[2], seconds))
    return {key: statistics.median(rates) for key, rates in found.items()}


def rate(case: Batch, threads: int, seconds: float) -> float:
    """Seats' decisions a second, for about as many seconds.

    One thread by the processor's time, so that what else the machine does counts less.
    """
    clock = process_time if threads == 1 else perf_counter
    began, decisions = clock(), 0
    while (spent := clock() - began) < seconds:
        case.step(case.pick())
        decisions += case.size
    return decisions / spent


def section(rates: dict[tuple[str, int, int], float], command: str) -> str:
    """The figures as a part of results.md."""
    lines = [
        "## Batches",
        "",
        "Matches side by side, stepped together; each decision with its options, an observation of "
        "the deciding seat, rewards and a random choice. Only decisions of seats are counted; one "
        "core by the time that it worked, all cores by the clock on the wall.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `{command}`",
        f"- machine: {machine()}",
        "",
        "| game | seats | decisions/s, one core | decisions/s, all cores | features | actions |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    for game, seats, threads in rates:
        if threads == 1:
            one, every = rates[game, seats, 1], rates[game, seats, os.cpu_count() or 1]
            sizes = f"{GAMES[game].FEATURES:,} | {GAMES[game].ACTIONS:,}"
            lines.append(f"| {game} | {seats} | {one:,.0f} | {every:,.0f} | {sizes} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
