"""Networks against the players of the table: how often they win, with the 95 % interval.

    python -m benchmarks.candidates --networks FOLDER --seconds 160 --processes 16 --share 0.2

Each cell is a game, a number of seats and a rival: the network alone against `greedy`, and the
search by the network in a fifth of the time against the search without one. `--share` shortens the
time of both, so that a short run has matches enough to say something; `--sets` tries several habits
of the newcomer, `"horizon=0;horizon=1"`, each in cells of its own. One seat is the newcomer's, all
others the rival's; every deal is played once from each seat, with the same luck. Cells take turns
until the time is up. FOLDER has GAME.tar or GAME.weights; without it the networks that come with
the games are taken.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import tarfile
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.tune import habits_of
from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import Player, play_out
from grasse.players import PLAYERS
from grasse.players.network import Network, Policy, network_of, read_network
from grasse.players.network_search import NetworkSearch
from grasse.players.search import Habits, Search

ALONE, SEARCH = "alone", "search"
RIVALS = {ALONE: "greedy", SEARCH: "nose-1s"}
FASTER = 5  # times, that the search by a network thinks shorter than its rival


Cell = tuple[str, str, int, str]


class Task(NamedTuple):
    """A match to be played."""

    kind: str  # ALONE or SEARCH
    game: str
    seats: int
    deal: int
    seat: int  # of the newcomer
    changed: str  # habits of the newcomer: horizon=1
    networks: str
    habits: Habits  # of the newcomer
    rival: Habits
    until: float  # time.time(); later ones are not begun

    @property
    def cell(self) -> Cell:
        return self.kind, self.game, self.seats, self.changed


@cache
def find_network(game: str, folder: str) -> Network | None:
    """The network of a game, from a folder or that which comes with it."""
    if not folder:
        return network_of(GAMES[game])
    path = Path(folder, f"{game}.weights")
    return read_network(path, GAMES[game]) if path.exists() else None


def unpack(folder: Path) -> None:
    """Takes the networks out of what benchmarks/training.py packed."""
    for packed in folder.glob("*.tar"):
        with tarfile.open(packed) as file:
            found = [each for each in file.getmembers() if each.name.endswith(".weights")]
            file.extractall(folder, found, filter="data")


def play(task: Task) -> tuple[Task, float, float] | None:
    """The newcomer's share of the win, and its margin."""
    if time.time() > task.until:
        return None
    game = GAMES[task.game]
    network = find_network(task.game, task.networks)
    assert network, task.game
    match = Match(game, game.load_box(), task.seats)
    players: dict[int, Player] = {}
    for seat in range(task.seats):
        rng = make_rng("candidates", task.kind, task.deal, task.seat, seat)
        if seat == task.seat:
            newcomer: Player = Policy(rng, network)
            if task.kind == SEARCH:
                newcomer = NetworkSearch(rng, task.habits, network=network)
            players[seat] = newcomer
        elif task.kind == SEARCH:
            players[seat] = Search(rng, task.rival)
        else:
            players[seat] = PLAYERS[RIVALS[ALONE]].make(rng)
    play_out(match, players, Seeded(("candidates", task.deal)))
    scores = match.scores()
    winners = sum(place == 1 for _, place in scores)
    share = 1 / winners if scores[task.seat][1] == 1 else 0.0
    others = max(points for seat, (points, _) in enumerate(scores) if seat != task.seat)
    return task, share, scores[task.seat][0] - others


def warm(games: list[str], networks: str) -> None:
    """Compiles all that is needed, or loads what was compiled before."""
    for name in games:
        network = find_network(name, networks)
        game = GAMES[name]
        match, luck = Match(game, game.load_box(), 2), Seeded("warm-up")
        few = Habits(iterations=8, nodes=1000)
        players: list[Player] = [Search(make_rng(1), few), PLAYERS["greedy"].sit(1)]
        network = network or blank_network(name)
        players += [NetworkSearch(make_rng(1), few, network=network), Policy(make_rng(1), network)]
        for _ in range(20):
            if match.seat < 0:
                match.play(luck.draw(match))
            else:
                asked = (game, match.box, match.view(match.seat), match.options())
                match.play([player.choose(*asked) for player in players][-1])


def blank_network(name: str) -> Network:
    """A network that knows nothing, to compile with."""
    import numpy as np

    from grasse.players.network import shapes_of

    game = GAMES[name]
    shapes = shapes_of(game.FEATURES, game.ACTIONS, 8, 8)
    arrays = {each: np.zeros(shape, np.float32) for each, shape in shapes.items()}
    return Network(**arrays, scale=np.ones(1, np.float32), points=np.zeros(0, np.int64))


def interval(rows: list[tuple[Task, float, float]]) -> tuple[float, float]:
    """The mean share, and the half of its 95 % interval over deals."""
    deals = defaultdict(list)
    for played, share, _ in rows:
        deals[played.deal].append(share)
    shares = [sum(each) / len(each) for each in deals.values()]
    padded = [*shares, 0.0, 1.0]  # so that a win in every deal is not taken for certainty
    middle = sum(padded) / len(padded)
    variance = sum((share - middle) ** 2 for share in padded) / (len(padded) - 1)
    value = sum(share for _, share, _ in rows) / len(rows)
    return value, 1.96 * math.sqrt(variance / len(shares))


def main() -> None:
    """Plays until the time is up and prints a line of JSON for each cell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--networks", default="")
    parser.add_argument("--kinds", default=f"{ALONE},{SEARCH}")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=160, help="matches begun later: none")
    parser.add_argument("--share", type=float, default=1.0, help="of 1,000 ms for the rival")
    parser.add_argument("--deals", type=int, default=100, help="of a cell, at most")
    parser.add_argument("--sets", default="horizon=0;horizon=1", help="habits of the newcomer")
    parser.add_argument("--json", type=Path, help="a file for the result")
    given = parser.parse_args()
    given.iterations, given.ms = 0, max(1, round(1000 * given.share / FASTER))
    sets = {changed: habits_of(given, changed) for changed in given.sets.split(";")}
    rival = replace(Habits(), milliseconds=round(1000 * given.share))
    began = time.time()
    if given.networks:
        unpack(Path(given.networks))
    games = [name for name in given.games.split(",") if find_network(name, given.networks)]
    warm(games, given.networks)
    print(f"compiled in {time.time() - began:.0f} s: {games}", flush=True)
    until = began + given.seconds
    cells = [
        (kind, game, int(seats), changed)
        for kind in given.kinds.split(",")
        for game in games
        for seats in given.seats.split(",")
        for changed in (sets if kind == SEARCH else [""])
    ]
    tasks = [
        Task(kind, game, seats, deal, seat, changed, given.networks,
             sets.get(changed, Habits()), rival, until)
        for deal in range(given.deals)
        for kind, game, seats, changed in cells
        for seat in range(seats)
    ]  # fmt: skip
    found: dict[Cell, list[Any]] = defaultdict(list)
    context = get_context("spawn")
    setting = (games, given.networks)
    with ProcessPoolExecutor(given.processes, context, warm, setting) as pool:
        for done, number in zip(as_completed(pool.submit(play, task) for task in tasks), count()):
            row = done.result()
            if row:
                found[row[0].cell].append(row)
            if number % 100 == 0:
                print(f"{sum(map(len, found.values()))} matches", flush=True)
    told = []
    for cell, rows in sorted(found.items()):
        value, off = interval(rows)
        kind, game, seats, changed = cell
        about = {"kind": kind, "game": game, "seats": seats, "against": RIVALS[kind]}
        about |= {"matches": len(rows), "wins": round(value, 3), "interval": round(off, 3)}
        about |= {"margin": round(sum(row[2] for row in rows) / len(rows), 1)}
        if kind == SEARCH:
            about |= {"ms": given.ms, "rival ms": rival.milliseconds, "set": changed}
        told.append(about)
        print(json.dumps(about), flush=True)
    if given.json:
        given.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
