"""Measures what it costs to tell what every option brings, and writes it to results.md.

    python benchmarks/prospects.py [--matches 2]

Whole matches of every game at every number of seats, played at random and by what looks best at
once. At every question that a person would be asked, the time of the processor is taken that it
needs to find all ways, to tell of all options, and to show the table after one of them.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from benchmarks.games import write
from benchmarks.peers import machine
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.server.prospects import prospects
from grasse.server.ways import find_ways
from grasse.study.prospects import prospects_of

PLAYED_BY = ("uniform", "greedy")
LONGEST = 1500  # questions of a match; at random one may go on for long
COLUMNS = (
    "game",
    "seats",
    "played by",
    "questions",
    "options a question",
    "of it ways, ms",
    "ms a question",
    "99 of 100, ms",
    "after one option, ms",
)


def measure(game: Game, seats: int, player: str, matches: int) -> list[str]:
    """A row of the table."""
    box, ahead = game.load_box(), prospects_of(game)
    ways_ms, all_ms, after_ms, options = [], [], [], []
    for number in range(matches):
        match, luck = Match(game, box, seats), Seeded((player, number))
        chosen, asked = PLAYERS[player].sit(number), 0
        while not match.is_over and asked < LONGEST:
            if match.seat == CHANCE:
                match.play(luck.draw(match))
                continue
            view, offered = match.view(match.seat), match.options()
            if match.forced() is None:
                asked, tree = asked + 1, game.pieces(box, view)
                began = time.process_time_ns()
                ways = find_ways(game, box, view, match.seat, offered, tree)
                found = time.process_time_ns()
                prospects(match, match.seat, offered, ways, view)
                told = time.process_time_ns()
                after = ahead.after(box, view, offered[asked % len(offered)])
                if after is not None:
                    game.describe(box, after)
                after_ms.append((time.process_time_ns() - told) / 1e6)
                ways_ms.append((found - began) / 1e6)
                all_ms.append((told - began) / 1e6)
                options.append(len(offered))
            match.play(chosen.choose(game, box, view, offered))
    whole = np.mean(all_ms), np.percentile(all_ms, 99)
    figures = (np.mean(ways_ms), *whole, np.mean(after_ms))
    mean = f"{np.mean(options):.1f}"
    told_of = [game.name, str(seats), player, f"{len(all_ms):,}", mean]
    return told_of + [f"{figure:.2f}" for figure in figures]


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description="What it costs to tell what options bring.")
    parser.add_argument("--matches", type=int, default=2)
    given = parser.parse_args()
    rows = []
    for game in GAMES.values():
        measure(game, game.seats[0], PLAYED_BY[-1], 1)  # compiles, or loads what was compiled
        for seats in game.seats:
            rows += [measure(game, seats, player, given.matches) for player in PLAYED_BY]
    lines = [
        "## What every option brings",
        "",
        "Time of the processor to find, with a question, what can be done in one go (its ways), "
        "and to tell what all of its options and ways bring, as the server does; and, for one "
        "option, what the table would look like after it. Whole matches; only what a person would "
        "be asked is counted.",
        "",
        f"- date: {datetime.date.today().isoformat()}",
        f"- command: `python benchmarks/prospects.py --matches {given.matches}`",
        f"- machine: {machine()}",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "| --- | --: | --- |" + " --: |" * (len(COLUMNS) - 3),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]
    write("prospects", "\n".join(lines))


if __name__ == "__main__":
    main()
