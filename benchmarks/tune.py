"""One way to search against another player: how often it wins, with the 95 % interval.

    python benchmarks/tune.py parfum --seats 2 --matches 64 --processes 16 --ms 200 --set horizon=1
    python benchmarks/tune.py parfum --seats 4 --iterations 300 --against greedy

One seat searches, the others are *against*: a player by name, or `search` for a search with the
settings of --other. Every deal is played once from each seat, with the same luck. Prints a line of
JSON; `value` counts 1 for a win and its share of a shared one.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player, ask
from grasse.players import PLAYERS
from grasse.players.search import Habits, Search
from grasse.players.warmup import warm_up

Task = tuple[str, int, int, int, Habits, str, Habits]


def habits_of(given: argparse.Namespace, changes: str) -> Habits:
    """The usual habits with `horizon=1,heat=0.3` changed."""
    habits = Habits(iterations=given.iterations, milliseconds=given.ms)
    kinds = {field.name: type(getattr(habits, field.name)) for field in dataclasses.fields(habits)}
    pairs = [pair.split("=") for pair in changes.split(",") if pair]
    return dataclasses.replace(habits, **{name: kinds[name](value) for name, value in pairs})


def play(task: Task) -> tuple[int, float, float, int, float]:
    """One match: which deal, the share of the win, the margin, decisions, seconds a decision."""
    name, seats, deal, seat, habits, against, other = task
    game = GAMES[name]
    match, luck = Match(game, game.load_box(), seats), Seeded(("tune", deal))
    players: dict[int, Player] = {}
    for number in range(seats):
        if number == seat:
            players[number] = Search(make_rng("tune", deal, number), habits)
        elif against == "search":
            players[number] = Search(make_rng("tune", deal, number), other)
        else:
            players[number] = PLAYERS[against].sit("tune", deal, number)
    decisions, spent = 0, 0.0
    while not match.is_over:
        is_mine = match.seat == seat and len(match.options()) > 1
        began = time.monotonic()
        chosen = ask(match, players, luck)
        if is_mine:
            decisions += 1
            spent += time.monotonic() - began
        match.play(chosen)
    scores = match.scores()
    winners = sum(place == 1 for _, place in scores)
    share = 1 / winners if scores[seat][1] == 1 else 0.0
    rival = max(points for number, (points, _) in enumerate(scores) if number != seat)
    return deal, share, scores[seat][0] - rival, decisions, spent / max(1, decisions)


def warm(name: str) -> None:
    """Compiles a game and its search, or loads what was compiled before."""
    warm_up(GAMES[name], GAMES[name].load_box(), "nose")


def main() -> None:
    """Plays the matches and prints what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=32, help="rounded up to whole deals")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--ms", type=int, default=0)
    parser.add_argument("--set", default="", help="habits: horizon=1,heat=0.3")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--other", default="", help="habits of the others, if they search")
    given = parser.parse_args()
    habits, other = habits_of(given, given.set), habits_of(given, given.other)
    deals = -(-given.matches // given.seats)
    tasks: list[Task] = [
        (given.game, given.seats, deal, seat, habits, given.against, other)
        for deal in range(deals)
        for seat in range(given.seats)
    ]
    warm(given.game)  # once, before all of them would do the same
    context = get_context("spawn")
    with ProcessPoolExecutor(given.processes, context, warm, (given.game,)) as pool:
        found = list(pool.map(play, tasks))
    shares = [sum(row[1] for row in found if row[0] == deal) / given.seats for deal in range(deals)]
    value = sum(shares) / deals
    padded = [*shares, 0.0, 1.0]  # so that a win in every deal is not taken for certainty
    middle = sum(padded) / len(padded)
    variance = sum((share - middle) ** 2 for share in padded) / (len(padded) - 1)
    print(
        json.dumps(
            {
                "game": given.game,
                "seats": given.seats,
                "matches": len(found),
                "value": round(value, 3),
                "interval": round(1.96 * math.sqrt(variance / deals), 3),
                "margin": round(sum(row[2] for row in found) / len(found), 2),
                "seconds": round(sum(row[4] for row in found) / len(found), 3),
                "decisions": round(sum(row[3] for row in found) / len(found), 1),
                "ms": given.ms,
                "iterations": given.iterations,
                "set": given.set,
                "against": given.against,
                "other": given.other,
            }
        )
    )


if __name__ == "__main__":
    main()
