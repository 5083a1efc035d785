"""Is luck fair? What reviews book as luck has to be nothing on average, between equals.

Two players that take what looks best at once play; every moment of luck is looked at as a review
does it, decisions only as far as the ledger needs them. Luck of the first seat is nothing on
average if the method has no side; so is that of whoever was ahead before each draw, which would
show a method that is kinder to those behind.

`benchmarks/truth.py` plays, and has this write `docs/review/luck.md`.

    python -m benchmarks.luck RECORD...    how often luck could not be booked as it was found
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.parts import Contest, Row, folder
from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import PLAYERS
from grasse.study.lookout import Lookout
from grasse.study.review.ledger import apart, fitting, table_of
from grasse.study.review.looking import Look, look_at_choice, look_at_luck
from grasse.study.review.moments import Choice
from grasse.study.review.reviewing import SEED, Reviewing, settings_for
from grasse.terminal.mining import read_all

PLAYER = "greedy"
MOST = 200  # matches of a contest
THINKING, HASTY = 128, 24  # trials for luck, and for a decision
LEAST = 1e-5  # of a chance, that counts as cut


def contests() -> list[Contest]:
    """What is played."""
    return [(name, 2) for name in GAMES]


def play(name: str, seats: int, number: int) -> Row:
    """One match: the luck of each seat by its ledger, and of whoever was ahead before each draw."""
    game = GAMES[name]
    players = {seat: PLAYERS[PLAYER].sit("luck", number, seat) for seat in range(seats)}
    match = play_out(Match(game, game.load_box(), seats), players, Seeded(("luck", number)))
    work = Reviewing(match, settings_for(match))
    looks, ahead = looks_at(work, str(number)), 0.0
    moments = work.booked(looks)
    for place, moment in enumerate(moments):
        if moment.seat == 0 and place > 0:
            # By the moment before: what was drawn must not tell who was ahead.
            leader = int(np.argmax(moments[place - 1].after))
            ahead += apart(moment.after, moment.before)[leader]
    return {"luck": table_of(moments, seats)[0], "ahead": round(ahead, 5)}


def looks_at(work: Reviewing, seed: str) -> list[Look]:
    """What is found of all moments: of luck as by a review, of decisions in haste."""
    match = work.match
    lookout = Lookout(match.game, match.box, match.seats, curve_of(match.game.folder, match.seats))
    return [
        look_at_choice(lookout, kind, HASTY, seed)
        if isinstance(kind, Choice)
        else look_at_luck(lookout, kind, THINKING, seed)
        for kind in work.kinds
    ]


def count_cut(paths: Sequence[Path]) -> None:
    """Tells in how many moments of luck the change was cut, and by how much."""
    found: dict[str, list[tuple[float, float]]] = {}
    for _, text in read_all(iter(paths)):
        match = record.read(text, GAMES.__getitem__).match
        work = Reviewing(match, settings_for(match))
        looks = looks_at(work, SEED)
        for moment, look in zip(work.booked(looks), looks, strict=True):
            if moment.seat == 0:
                change = float(np.abs(look.after - look.before).max())
                cut = change * (1 - fitting(look, moment.after))
                found.setdefault(match.game.name, []).append((change, cut))
        name, changes = match.game.name, found[match.game.name]
        total, cuts = sum(c for c, _ in changes), [cut for _, cut in changes if cut > LEAST]
        share, mean = len(cuts) / len(changes), sum(cuts) / max(1, len(cuts))
        sys.stdout.write(f"{name}: {len(changes)} moments of luck, {len(cuts)} cut ({share:.1%}),")
        sys.stdout.write(f" by {mean:.2%} on average, {sum(cuts) / total:.2%} of all luck\n")


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


if __name__ == "__main__":
    count_cut([Path(name) for name in sys.argv[1:]])
