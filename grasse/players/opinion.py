"""What level 5 thinks of a decision: for hints, and easy to ask for in another process."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from grasse.games import GAMES
from grasse.kernel.rng import make_rng
from grasse.players import PLAYERS
from grasse.players.search import Habits, Search

# Whose opinion it is; without a network, for by that the words for how good an option is were made.
ADVISER = "nose"
SHOWN = 3  # options, if there are that many


@dataclass(frozen=True)
class Opinion:
    """What it thinks of one option."""

    action: int
    share: float  # of its thoughts that went there, 0..1: the more, the surer it is of the best one
    chances: list[float]  # [seat] of winning after this option, 0..1; together 1
    error: float  # of the chance of whoever asks: off by more than twice this hardly ever


def opinion(
    game: str,
    box: bytes,
    view: bytes,
    milliseconds: int = 0,
    iterations: int = 0,
    threads: int = 1,
    shown: int = SHOWN,
    seed: object = 0,
) -> list[Opinion]:
    """The best few options of the seat whose turn it is in *view*, the best first.

    Takes bytes and gives plain values, so that a pool of processes can be asked. With neither a
    time nor iterations it thinks as long as level 5 does without a network.
    """
    card = GAMES[game]
    state = np.frombuffer(bytearray(view), card.STATE)[0]
    habits = PLAYERS[ADVISER].habits or Habits()
    if milliseconds or iterations:
        habits = replace(habits, milliseconds=milliseconds, iterations=iterations)
    habits = replace(habits, ambition=1.0, threads=threads, trees=max(threads, habits.trees))
    player = Search(make_rng("opinion", seed), habits)
    found = player.consider(card, np.frombuffer(bytearray(box), card.BOX)[0], state)
    visits = max(1, sum(each.visits for each in found))
    told = []
    for each in found[:shown]:
        chance = min(max(each.values[int(state.seat)], 0.0), 1.0)
        error = math.sqrt(max(chance * (1 - chance), 0.01) / max(1, each.visits))
        told.append(Opinion(each.action, each.visits / visits, list(each.values), error))
    return [each for each in told if each.share > 0]
