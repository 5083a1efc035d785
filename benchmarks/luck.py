"""Is luck fair? What reviews book as luck has to be nothing on average, between equals.

Two players that take what looks best at once play; every moment of luck is looked at as a review
does it, decisions only as far as the ledger needs them. Luck of the first seat is nothing on
average if the method has no side; so is that of whoever was ahead before each draw, which would
show a method that is kinder to those behind.

`benchmarks/truth.py` plays, and has this write `docs/review/luck.md`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.parts import Contest, Row, folder
from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import PLAYERS
from grasse.study.lookout import Lookout
from grasse.study.review.ledger import apart, table_of
from grasse.study.review.looking import look_at_choice, look_at_luck
from grasse.study.review.moments import Choice
from grasse.study.review.reviewing import Reviewing, settings_for

PLAYER = "greedy"
MOST = 200  # matches of a contest
THINKING, HASTY = 128, 24  # trials for luck, and for a decision


def contests() -> list[Contest]:
    """What is played."""
    return [(name, 2) for name in GAMES]


def play(name: str, seats: int, number: int) -> Row:
    """One match: the luck of each seat by its ledger, and of whoever was ahead before each draw."""
    game = GAMES[name]
    players = {seat: PLAYERS[PLAYER].sit("luck", number, seat) for seat in range(seats)}
    match = play_out(Match(game, game.load_box(), seats), players, Seeded(("luck", number)))
    work = Reviewing(match, settings_for(match))
    lookout = Lookout(game, match.box, seats, curve_of(game.folder, seats))
    looks, ahead = [], 0.0
    for kind in work.kinds:
        if isinstance(kind, Choice):
            looks.append(look_at_choice(lookout, kind, HASTY, str(number)))
        else:
            looks.append(look_at_luck(lookout, kind, THINKING, str(number)))
    moments = work.booked(looks)
    for place, moment in enumerate(moments):
        if moment.seat == 0 and place > 0:
            # By the moment before: what was drawn must not tell who was ahead.
            leader = int(np.argmax(moments[place - 1].after))
            ahead += apart(moment.after, moment.before)[leader]
    return {"luck": table_of(moments, seats)[0], "ahead": round(ahead, 5)}


def tell(rows: list[Row]) -> dict[str, Any]:
    """Writes the page; answers the figures."""
    lines = [
        "# Luck",
        "",
        "Made by `benchmarks/luck.py` and `benchmarks/truth.py`. What the ledgers of matches",
        f"between equals (`{PLAYER}`, two seats) book as luck, in per cent of a win: its mean with",
        "the standard error of that mean, and how far it goes apart from match to match. *Ahead*",
        "is the luck of whoever stood better before each draw. *Within*: no mean is farther from",
        "nothing than twice its error.",
        "",
        "| game | matches | luck of the first seat | from match to match | ahead | within |",
        "|---|--:|--:|--:|--:|---|",
    ]
    figures: dict[str, Any] = {}
    for name in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == name]
        if len(mine) < 2:
            continue
        (first, error), (ahead, ahead_error) = (
            mean_of([row["luck"][0] for row in mine]),
            mean_of([row["ahead"] for row in mine]),
        )
        within = abs(first) <= 2 * error and abs(ahead) <= 2 * ahead_error
        figures[name] = [len(mine), first, error, ahead, ahead_error]
        lines.append(
            f"| {GAMES[name].title} | {len(mine)} | {first:+.1%} ± {error:.1%}"
            f" | {error * len(mine) ** 0.5:.0%} | {ahead:+.1%} ± {ahead_error:.1%}"
            f" | {'yes' if within else 'no'} |"
        )
    (folder() / "luck.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return figures


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(np.mean(values)), float(np.std(values, ddof=1) / len(values) ** 0.5)
