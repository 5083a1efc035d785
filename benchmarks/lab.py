"""How long a match of the laboratory takes each player, on one core, and how many a machine plays.

    python -m benchmarks.lab                     every game and player that can be repeated
    python -m benchmarks.lab parfum --players distiller --matches 20 --profile
    python -m benchmarks.lab perfumery --players instinct --seats 4 --rate cuda cpu cores
    python -m benchmarks.lab perfumery --players instinct --seats 4 --check cuda

It counts the processor's time and not the clock's, so that a busy machine tells nearly the same.
With --rate it counts matches by the clock, from when all is compiled and those who play are there:
match by match on all cores, or in step on a card (cuda) or on the processor (cpu). In step all
matches end at about the same time, so there it counts decisions, and divides by how many a match
takes. --check compares what is played in step with the same deals
match by match, to the bit.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import time
import tomllib
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import cast

import numpy as np

from grasse.games import GAMES
from grasse.players import PLAYERS, find_player
from grasse.players.warmup import warm_search, warm_up
from grasse.study.crews import processes
from grasse.study.lab.change import arms_of
from grasse.study.lab.company import SIDE_BY_SIDE, Lay, Tables, side_by_side
from grasse.study.lab.measures import Numbers
from grasse.study.lab.running import Crew
from grasse.study.lab.trial import CHUNK, Done, Job, Plan, do, make_plan, play
from grasse.terminal.lab_network import DEVICES, lay_on
from grasse.words import speak

REPEATABLE = [card.name for card in PLAYERS.values() if not card.habits or card.habits.iterations]
SHOWN = 25  # lines of a profile
CORES = "cores"
JOBS = [Job("deals", number) for number in range(20_000)]  # more than are played in the time


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description="seconds of a match in the laboratory")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--players", nargs="+", default=REPEATABLE)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    parser.add_argument("--rate", nargs="+", choices=(*DEVICES, CORES), default=[])
    parser.add_argument("--check", choices=DEVICES, help="--matches of them, in step")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each rate")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="of --rate cores")
    parser.add_argument("--side-by-side", type=int, default=SIDE_BY_SIDE, help="matches in step")
    chosen = parser.parse_args(arguments)
    for name in chosen.games:
        warm_up(GAMES[name], GAMES[name].load_box())
        if any(find_player(player).habits for player in chosen.players):
            warm_search(GAMES[name], GAMES[name].load_box())
        for player in chosen.players:
            plan = plan_of(name, chosen.seats, player)
            play(plan, 0, 0)  # what is loaded once
            for told in measured(plan, chosen):
                print(f"| {name} | {player} | {told} |", flush=True)
    return 0


def measured(plan: Plan, chosen: argparse.Namespace) -> Iterator[str]:
    """What was asked for of a game and a player."""
    for manner in chosen.rate:
        yield f"{manner} | {told_rate(plan, manner, chosen)}"
    if chosen.check:
        yield f"{chosen.check} | {told_check(plan, chosen)}"
    if chosen.profile:
        profile(plan, chosen.matches)
    if not (chosen.rate or chosen.check):
        yield f"{seconds_of(plan, chosen.matches):.3f}"


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


def told_rate(plan: Plan, manner: str, chosen: argparse.Namespace) -> str:
    """How many matches are played in a second in some manner."""
    rate = rate_by_cores if manner == CORES else partial(rate_in_step, device=manner)
    return f"{rate(plan, chosen):.1f} matches a second"


def rate_by_cores(plan: Plan, chosen: argparse.Namespace) -> float:
    """Matches a second, from the first answer on: processes take a while to begin."""
    crew = crew_of(CORES, chosen)
    ends = [time.monotonic() for _ in crew(plan, JOBS, time.monotonic() + chosen.seconds)]
    return (len(ends) - 1) * CHUNK / (ends[-1] - ends[0]) if len(ends) > 1 else 0.0


def rate_in_step(plan: Plan, chosen: argparse.Namespace, device: str) -> float:
    """Matches a second, by the decisions in all rows and the length of those that ended."""
    crew, counts = crew_of(device, chosen), Counter[str]()
    done = list(crew(plan, JOBS[:1], float("inf")))  # so that it is compiled
    counting = side_by_side(counted(lay_on(speak("en"), device), counts), crew, chosen.side_by_side)
    began = time.monotonic()
    done += counting(plan, JOBS, began + chosen.seconds)
    seconds = time.monotonic() - began
    return counts["decisions"] / seconds / float(np.mean([length_of(each) for each in done]))


def counted(lay: Lay, counts: Counter[str]) -> Lay:
    """The same tables, at which decisions are counted."""

    def lay_counted(plan: Plan, rows: int, wanted: Sequence[bool]) -> Tables:
        tables = lay(plan, rows, wanted)
        decide = tables.decide

        def decide_counted() -> Numbers:
            counts["decisions"] += rows
            return decide()

        tables.decide = decide_counted  # type: ignore[method-assign]
        return tables

    return lay_counted


def length_of(done: Done) -> float:
    """Decisions of a match, on average."""
    return float(np.frombuffer(zlib.decompress(done.sums), np.int64)[0]) / CHUNK


def told_check(plan: Plan, chosen: argparse.Namespace) -> str:
    """Whether matches in step are those that are played one by one."""
    jobs = [Job("deals", number) for number in range(max(1, chosen.matches // CHUNK))]
    found = [
        {done.job: done for done in crew_of(manner, chosen)(plan, jobs, float("inf"))}
        for manner in (chosen.check, CORES)
    ]
    same = sum(found[0][job.name] == found[1][job.name] for job in jobs)
    return f"{same * CHUNK} of {len(jobs) * CHUNK} matches are in tens that are equal to the bit"


def crew_of(manner: str, chosen: argparse.Namespace) -> Crew:
    """Who plays."""
    workers = cast(Crew, processes(chosen.processes, do))
    if manner == CORES:
        return workers
    return side_by_side(lay_on(speak("en"), manner), workers, chosen.side_by_side)


def profile(plan: Plan, matches: int) -> None:
    """Tells where the time of matches goes."""
    with cProfile.Profile() as profiler:
        seconds_of(plan, matches)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(SHOWN)


if __name__ == "__main__":
    raise SystemExit(main())
