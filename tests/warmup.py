"""Compiles every game once, before the processes of the suite would each do so."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from campaigns.soundness.play import bound, follow_soundly
from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.players import LEVELS
from grasse.players.warmup import warm_up
from grasse.server.ways import warm_ways
from grasse.study.balance import observe
from grasse.study.prospects import warm_prospects


def compile_game(name: str) -> None:
    """All of a game that many tests call: its rules, its players, its loops."""
    game = GAMES[name]
    box, seats = game.load_box(), game.seats[0]
    warm_up(game, box, LEVELS[-1])
    warm_prospects(game, box)
    warm_ways(game, box)
    game.loops.lines(box, Match(game, box, seats).state, 1)
    game.loops.playouts(box, 1, seats=seats, variants=0, seed=1, threads=1, limit=1)
    observe(game, box, seats, 1, "warm-up")
    follow(game, box, seats)


def follow(game: Game, box: Box, seats: int) -> None:
    """The checks of campaigns/soundness, which look at no decision here."""
    state, none, points = (
        Match(game, box, seats).state,
        np.zeros(0, np.int64),
        np.zeros((2, seats, 2), np.int32),
    )
    bound(game.name, follow_soundly)(box, state, none, seats, 0, *game.loops.scratch(), *points, 1)


if __name__ == "__main__":
    longest_first = sorted(GAMES, key=lambda name: -GAMES[name].notation.size)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(compile_game, longest_first))
