"""Do bots think longer while a match is reviewed? Decisions of level 4, alone and beside a review.

A bot of the server decides the same positions again and again, as it does at a table; by turns
nothing else happens, and a match is reviewed by one thread, or by one for each core. The review
stands back as it does at the server. By turns, so that whatever else the machine does is the same.

    python -m benchmarks.beside [--game parfum] [--rounds 6] [--positions 40]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import time

import numpy as np

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, ask, play_out
from grasse.players import PLAYERS
from grasse.server.bots import Bots
from grasse.server.reviews import CHUNK, KINDNESS, Asked, go_on
from grasse.server.staff import Staff

PLAYER = "perfumer"  # level 4
SEATS = 2


def reviewed_match(name: str) -> Asked:
    """A match that is over."""
    game = GAMES[name]
    players = {seat: PLAYERS["greedy"].sit("beside", seat) for seat in range(SEATS)}
    match = play_out(Match(game, game.load_box(), SEATS), players, Seeded("beside"))
    variants = tuple(match.variants.items())
    return Asked("beside", name, b"", SEATS, variants, match.rules, tuple(match.decisions))


def questions(name: str, size: int) -> list[tuple[bytes, list[int]]]:
    """Views and options of choices of a match, evenly over it."""
    game, luck = GAMES[name], Seeded("questions")
    match = Match(game, game.load_box(), SEATS)
    players = {seat: PLAYERS["greedy"].sit("questions", seat) for seat in range(SEATS)}
    found = []
    while not match.is_over:
        if match.seat != CHANCE and len(match.options()) > 2:
            found.append((match.view(match.seat).tobytes(), list(match.options())))
        match.play(ask(match, players, luck))
    return [found[place] for place in np.linspace(0, len(found) - 1, size).astype(int)]


async def think(bots: Bots, name: str, view: bytes, options: list[int]) -> float:
    """Seconds of a decision; the bot counts its thoughts, so that they are as many each time."""
    began = time.perf_counter()
    await bots.choose(PLAYER, name, view, options, "beside", steady=True)
    return time.perf_counter() - began


async def review(staff: Staff, asked: Asked, threads: int) -> float:
    """Seconds of the first moments of a match."""
    began = time.perf_counter()
    await staff.ask(go_on, asked, 0, [], threads)
    return time.perf_counter() - began


async def measure(name: str, rounds: int, positions: int) -> None:
    """By turns, and tells."""
    cores = os.cpu_count() or 1
    asked, match = questions(name, positions), reviewed_match(name)
    bots, staff = Bots(), Staff(1, kindness=KINDNESS)
    ways = sorted({0, 1, cores})
    found: dict[int, list[list[float]]] = {way: [[] for _ in asked] for way in ways}
    took: dict[int, list[float]] = {way: [] for way in ways}
    try:
        await think(bots, name, *asked[0])  # compiled now
        await staff.ask(go_on, match, 4, [], 1)
        for _, way in itertools.product(range(rounds), ways):
            task = asyncio.create_task(review(staff, match, way)) if way else None
            for times, question in itertools.cycle(zip(found[way], asked, strict=True)):
                times.append(await think(bots, name, *question))
                is_all = len(times) == len(found[way][-1])
                if is_all and (task is None or task.done()):
                    break
            if task:
                took[way].append(await task)
    finally:
        bots.close()
        staff.close()
    tell(found, took)


def tell(found: dict[int, list[list[float]]], took: dict[int, list[float]]) -> None:
    """Prints what was measured."""
    alone = np.array([np.median(times) for times in found[0]])
    for way, each in found.items():
        times, usual = np.concatenate(each), np.array([np.median(times) for times in each])
        said = f"beside a review by {way} threads" if way else "alone"
        line = (
            f"{said}: {len(times)} decisions, {1000 * np.median(times):.0f} ms,"
            f" 9 of 10 within {1000 * np.quantile(times, 0.9):.0f} ms;"
            f" the same position {np.median(usual / alone) - 1:+.0%}"
        )
        if way:
            line += f"; {CHUNK} moments reviewed in {np.median(took[way]):.1f} s"
        sys.stdout.write(line + "\n")


def main() -> None:
    """Measures, and prints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, default="parfum")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--positions", type=int, default=40, help="of a match")
    given = parser.parse_args()
    asyncio.run(measure(given.game, given.rounds, given.positions))


if __name__ == "__main__":
    main()
