"""How long does a review take? Whole matches of two seats, by two threads.

`benchmarks/truth.py` plays, and has this write `docs/review/speed.md`. With as many jobs as cores
it tells too long times: leave some cores free.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from benchmarks.calibration import LEVEL
from benchmarks.parts import Contest, Row, folder
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import play_out
from grasse.players.search import Search
from grasse.study.review.reviewing import review, settings_for, warm_reviews

MOST = 3  # matches of a contest
THREADS = 2
WANTED = 30  # seconds


def contests() -> list[Contest]:
    """What is played."""
    return [(name, 2) for name in GAMES]


def play(name: str, seats: int, number: int) -> Row:
    """One match, and how long its review takes."""
    game = GAMES[name]
    players = {seat: Search(make_rng("speed", number, seat), LEVEL) for seat in range(seats)}
    match = play_out(Match(game, game.load_box(), seats), players, Seeded(("speed", number)))
    warm_reviews(game, match.box)
    began = time.monotonic()
    found = review(match, [""] * seats, settings_for(match), THREADS)
    return {"wall": round(time.monotonic() - began, 1), "moments": len(found.moments)}


def tell(rows: list[Row]) -> dict[str, Any]:
    """Writes the page; answers the figures."""
    lines = [
        "# Speed",
        "",
        "Made by `benchmarks/speed.py` and `benchmarks/truth.py`: seconds that the review of a",
        f"whole match of two seats takes, by {THREADS} threads of a machine that is busy on its",
        f"other cores. The aim is {WANTED}.",
        "",
        "| game | matches | moments | seconds | longest |",
        "|---|--:|--:|--:|--:|",
    ]
    figures: dict[str, Any] = {}
    for name in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == name]
        walls, moments = [row["wall"] for row in mine], [row["moments"] for row in mine]
        figures[name] = walls
        lines.append(
            f"| {GAMES[name].title} | {len(mine)} | {np.mean(moments):.0f}"
            f" | {np.mean(walls):.0f} | {max(walls):.0f} |"
        )
    (folder() / "speed.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return figures
