"""Finds the figures of a game's foresight.py: what a seat may still earn, part by part.

    python benchmarks/foresight.py parfum --seats 2,3,4 --matches 300 --iterations 100

Bots play: in every second match all look ahead, in the others some do, and the rest take what
looks best at once. At every calm moment it notes what each seat has. Then it looks for the weights
that explain best what the seats of a table earned more or less than each other from there to the
end.

Those who look ahead do it by the figures of now: what they overrate, they hoard, and it shows.
Whether the new figures play better, benchmarks/tune.py tells.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import numpy.typing as npt

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import Player, ask
from grasse.players import PLAYERS
from grasse.players.search import Habits, Search
from grasse.players.warmup import warm_up

RIDGE = 0.001  # keeps a weight that explains nothing near 0

Table = npt.NDArray[np.float64]


def sit(number: int, seats: int, iterations: int) -> dict[int, Player]:
    """Who plays a match."""
    lots = make_rng("foresight", number)
    players: dict[int, Player] = {}
    for seat in range(seats):
        looks = number % 2 == 0 or below(lots, 2) == 0
        if looks and iterations:
            players[seat] = Search(make_rng(number, seat), Habits(iterations=iterations))
        else:
            players[seat] = PLAYERS["greedy"].sit(number, seat)
    return players


def collect(name: str, seats: int, numbers: range, iterations: int) -> tuple[Table, Table, Table]:
    """[moment, seat, part], [moment, seat] what was still earned, [moment] time still to play."""
    game = GAMES[name]
    box = game.load_box()
    sight = importlib.import_module(f"grasse.games.{game.folder.name}.foresight")
    parts, earned, times = [], [], []
    for number in numbers:
        match, luck = Match(game, box, seats), Seeded(("foresight", number))
        players = sit(number, seats, iterations)
        seen = []
        while not match.is_over:
            if match.seat >= 0 and game.is_calm(box, match.state):
                rows = np.zeros((seats, sight.PARTS))
                for seat in range(seats):
                    sight.list_parts(box, match.state, seat, rows[seat])
                times.append(sight.time_left(box, match.state))
                seen.append((rows, [points for points, _ in match.scores()]))
            match.play(ask(match, players, luck))
        end = np.array([points for points, _ in match.scores()])
        parts += [rows for rows, _ in seen]
        earned += [end - np.array(now) for _, now in seen]
    return np.array(parts), np.array(earned, float), np.array(times)


def collect_all(name: str, seats: int, given: argparse.Namespace) -> list[Table]:
    """The same from many matches, in several processes."""
    chunks = [range(n, given.matches, given.processes) for n in range(given.processes)]
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        jobs = [pool.submit(collect, name, seats, chunk, given.iterations) for chunk in chunks]
        found = [job.result() for job in jobs]
    return [np.concatenate(tables) for tables in zip(*found, strict=True)]


def normal_of(parts: Table, earned: Table) -> tuple[Table, Table]:
    """The normal equations of the differences between the seats of a table, per moment."""
    apart = (parts - parts.mean(axis=1, keepdims=True)).reshape(-1, parts.shape[2])
    wanted = (earned - earned.mean(axis=1, keepdims=True)).reshape(-1)
    return apart.T @ apart / len(parts), apart.T @ wanted / len(parts)


def solve(sums: list[tuple[Table, Table]]) -> Table:
    """The weights, by least squares."""
    normal, right = sum(each[0] for each in sums), sum(each[1] for each in sums)
    size = np.sqrt(np.maximum(np.diag(normal), 1e-12))
    scaled = normal / np.outer(size, size) + RIDGE * np.eye(len(size))
    return np.asarray(np.linalg.solve(scaled, right / size) / size)


def main() -> None:
    """Prints the weights, and how far off they are with much and with little time left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--iterations", type=int, default=100, help="of those who look ahead")
    given = parser.parse_args()
    warm_up(GAMES[given.game], GAMES[given.game].load_box(), "nose")
    sums: list[tuple[Table, Table]] = []
    for seats in map(int, given.seats.split(",")):
        parts, earned, times = collect_all(given.game, seats, given)
        sums.append(normal_of(parts, earned))
        weights = solve(sums[-1:])
        apart = earned - earned.mean(axis=1, keepdims=True)
        found = (parts - parts.mean(axis=1, keepdims=True)) @ weights
        print(f"{seats} seats:", ", ".join(f"{weight:.3f}" for weight in weights))
        print("  sizes:", ", ".join(f"{size:.2f}" for size in parts.std(axis=(0, 1))))
        edges = np.quantile(times, np.linspace(0, 1, 9))
        for low, high in itertools.pairwise(edges):
            chosen = (times >= low) & (times <= high)
            before = apart[chosen].std()
            after = (apart - found)[chosen].std()
            print(f"  {low:.2f} to {high:.2f} left: {before:.1f} without, {after:.1f} with weights")
    print("together:", ", ".join(f"{weight:.3f}" for weight in solve(sums)))


if __name__ == "__main__":
    main()
