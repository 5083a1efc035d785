"""How a game plays: many matches of one kind of player, counted event by event.

The matches are played by `greedy` in one compiled loop, the same for every game; what happened is
counted as the game tells it, so that nothing here knows a rule.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Mask, Rng, State, View, Weights, Worth
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.rng import make_streams, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.greedy import pick_best

VALUES = 256  # what the first value of an event can be, at most
CHUNK = 100  # matches between two reports of progress

Table = npt.NDArray[np.int32]

# What the loop expects of the game that it is bound to.
ACTIONS: int
start: Callable[..., None]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
appraise: Callable[[Box, View, Mask, Worth], None]
hide: Callable[[Box, State, int], None]


def play_greedily(
    box: Box,
    states: State,
    views: State,
    rngs: Rng,
    seats: int,
    variants: int,
    mask: Mask,
    weights: Weights,
    worth: Worth,
    events: Events,
    decisions: Table,
    counts: Table,
    sums: Table,
    values: Table,
) -> None:
    """Starts and plays every match of *states*, and counts what happens in each.

    decisions[match] are those of the seats; counts[match, kind, seat] the events; sums the first
    values of these; values[match, kind, seat, value] how often each first value came.
    """
    for match in range(len(states)):
        state, rng, view = states[match], rngs[match], views[0]
        start(box, state, seats, variants)
        while state.seat != NOBODY:
            if state.seat == CHANCE:
                action = ACTIONS + pick_outcome(rng, weights, odds(box, state, weights))
            else:
                count = options(box, state, mask)
                views[0] = state
                hide(box, view, state.seat)
                worth[:] = 0
                appraise(box, view, mask, worth)
                action = pick_best(rng, mask, worth, count)
                decisions[match] += 1
            apply(box, state, action, events)
            for number in range(events.count):
                row = events.rows[number]
                if row.seat >= 0:
                    counts[match, row.kind, row.seat] += 1
                    sums[match, row.kind, row.seat] += row.a
                    if 0 <= row.a < VALUES:
                        values[match, row.kind, row.seat, row.a] += 1


@dataclass(frozen=True)
class Findings:
    """What happened in many matches of one game and number of seats."""

    game: Game
    seats: int
    decisions: Table  # [match] of the seats
    scores: Table  # [match, seat] points
    places: Table  # [match, seat] 1 for those who won
    counts: Table  # [match, kind, seat] events
    sums: Table  # [match, kind, seat] of their first values
    values: npt.NDArray[np.int64]  # [kind, value] events, by their first value
    winners: npt.NDArray[np.int64]  # [kind, value] of these, those of seats that won

    @property
    def matches(self) -> int:
        return len(self.decisions)

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """[match, seat] 1 for the winner, shared by those who share."""
        first = self.places == 1
        shared: npt.NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
        return shared

    def kind(self, event: str) -> int:
        """The number of a kind of event."""
        return [kind.name for kind in self.game.event_kinds].index(event)


def observe(
    game: Game,
    box: Box,
    seats: int,
    matches: int,
    seed: object,
    report: Callable[[int], object] = lambda played: None,
) -> Findings:
    """Lets `greedy` play *matches* on all cores; *report* is told how many are played."""
    loop = _loop(game)
    variants = game.variant_bits({})
    rngs = make_streams(matches, ("balance", game.name, seats, seed))
    sizes = [min(CHUNK, matches - first) for first in range(0, matches, CHUNK)]

    def play(chunk: int) -> tuple[Any, ...]:
        found = _play_chunk(loop, game, box, seats, variants, rngs[chunk * CHUNK :][:CHUNK])
        report(sizes[chunk])
        return found

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = list(zip(*pool.map(play, range(len(sizes))), strict=True))
    *whole, values, winners = parts
    decisions, scores, places, counts, sums = (np.concatenate(part) for part in whole)
    return Findings(
        game, seats, decisions, scores, places, counts, sums, sum(values), sum(winners)
    )  # fmt: skip


def _loop(game: Game) -> Callable[..., Any]:
    names = {**vars(game.loops.rules), "appraise": game.appraise, "hide": game.hide}
    return bind(play_greedily, names, game.name, game.folder)


def _play_chunk(
    loop: Callable[..., Any], game: Game, box: Box, seats: int, variants: int, rngs: Rng
) -> tuple[Any, ...]:
    size, kinds = len(rngs), len(game.event_kinds)
    states, views = np.zeros(size, game.STATE), np.zeros(1, game.STATE)
    decisions = np.zeros(size, np.int32)
    counts, sums = np.zeros((2, size, kinds, seats), np.int32)
    values = np.zeros((size, kinds, seats, VALUES), np.int32)
    mask, weights, _ = game.loops.scratch()
    worth = np.zeros(game.ACTIONS)
    loop(
        box, states, views, rngs, seats, variants, mask, weights, worth, make_events(),
        decisions, counts, sums, values,
    )  # fmt: skip
    scores = np.zeros((size, seats, 2), np.int32)
    for match in range(size):
        game.scores(box, states[match], scores[match])
    won = scores[..., 1] == 1
    by_value = values.sum(axis=(0, 2), dtype=np.int64)
    by_winner = np.einsum("mksv,ms->kv", values, won, dtype=np.int64)
    return decisions, scores[..., 0], scores[..., 1], counts, sums, by_value, by_winner
