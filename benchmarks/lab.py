"""How long a match of the laboratory takes each player, on one core.

    python -m benchmarks.lab                     every game and player that can be repeated
    python -m benchmarks.lab parfum --players distiller --matches 20 --profile

It counts the processor's time and not the clock's, so that a busy machine tells nearly the same.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
import tomllib
from collections.abc import Sequence

from grasse.games import GAMES
from grasse.players import PLAYERS
from grasse.players.warmup import warm_search, warm_up
from grasse.study.lab.change import arms_of
from grasse.study.lab.trial import Plan, make_plan, play

REPEATABLE = [card.name for card in PLAYERS.values() if not card.habits or card.habits.iterations]
SHOWN = 25  # lines of a profile


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description="seconds of a match in the laboratory")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--players", nargs="+", default=REPEATABLE)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        warm_up(GAMES[name], GAMES[name].load_box())
        warm_search(GAMES[name], GAMES[name].load_box())
        for player in chosen.players:
            plan = plan_of(name, chosen.seats, player)
            play(plan, 0, 0)  # what is loaded once
            if chosen.profile:
                profile(plan, chosen.matches)
            print(f"| {name} | {player} | {seconds_of(plan, chosen.matches):.3f} |", flush=True)
    return 0


def plan_of(name: str, seats: int, player: str) -> Plan:
    """A plan with the box as it is."""
    content = tomllib.loads(GAMES[name].components.read_text(encoding="utf-8"))
    return make_plan(name, seats, arms_of(GAMES[name], content, []), [player], 10)


def seconds_of(plan: Plan, matches: int) -> float:
    """Of the processor, for one match."""
    began = time.process_time()
    for deal in range(1, matches + 1):
        play(plan, 0, deal)
    return (time.process_time() - began) / matches


def profile(plan: Plan, matches: int) -> None:
    """Tells where the time of matches goes."""
    with cProfile.Profile() as profiler:
        seconds_of(plan, matches)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(SHOWN)


if __name__ == "__main__":
    raise SystemExit(main())
