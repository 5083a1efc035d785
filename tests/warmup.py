"""Compiles every game once, before the processes of the suite would each do so."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.players import LEVELS
from grasse.players.warmup import warm_up
from grasse.study.balance import observe


def compile_game(name: str) -> None:
    """All of a game that many tests call: its rules, its players, its loops."""
    game = GAMES[name]
    box, seats = game.load_box(), game.seats[0]
    warm_up(game, box, LEVELS[-1])
    game.loops.lines(box, Match(game, box, seats).state, 1)
    game.loops.playouts(box, 1, seats=seats, variants=0, seed=1, threads=1, limit=1)
    observe(game, box, seats, 1, "warm-up")


if __name__ == "__main__":
    longest_first = sorted(GAMES, key=lambda name: -GAMES[name].notation.size)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(compile_game, longest_first))
