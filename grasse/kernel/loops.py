"""Play by the million: loops that are written once and compiled for each game.

A loop reads the game's functions as globals. `bind` gives it a game's own, so that Numba compiles
it for that game and can keep the result; a loop that took them as arguments would be compiled
again in every process.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Mask, Rng, State, Weights
from grasse.kernel.events import EVENTS
from grasse.kernel.jit import is_watched, jit
from grasse.kernel.rng import make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY

# What a loop expects of the game that it is bound to.
ACTIONS: int
CHANCES: int
start: Callable[..., None]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]


def step_at_random(
    box: Box, state: State, rng: Rng, mask: Mask, weights: Weights, events: Events
) -> int:
    """Plays one decision at random; answers with it."""
    if state.seat == CHANCE:
        action = ACTIONS + pick_outcome(rng, weights, odds(box, state, weights))
    else:
        action = pick_option(rng, mask, options(box, state, mask))
    apply(box, state, action, events)
    return action


def play_at_random(
    box: Box,
    states: State,
    rngs: npt.NDArray[np.int64],
    seats: int,
    variants: int,
    mask: Mask,
    weights: Weights,
    events: Events,
    limit: int,
) -> tuple[int, int]:
    """Starts and plays every match of *states*, or *limit* decisions of each.

    Answers with the number of decisions, and how many of them were chance's.
    """
    decisions = 0
    by_chance = 0
    for match in range(len(states)):
        state = states[match]
        rng = rngs[match]
        start(box, state, seats, variants)
        played = 0
        while state.seat != NOBODY and played < limit:
            # Not step_at_random: passing three arrays to it takes six locked counts of their users.
            if state.seat == CHANCE:
                action = ACTIONS + pick_outcome(rng, weights, odds(box, state, weights))
                by_chance += 1
            else:
                action = pick_option(rng, mask, options(box, state, mask))
            apply(box, state, action, events)
            played += 1
        decisions += played
    return decisions, by_chance


def count_lines(
    box: Box,
    states: State,
    depth: int,
    masks: npt.NDArray[np.bool_],
    weights: npt.NDArray[np.int64],
    events: Events,
) -> int:
    """Counts the ways to play *depth* decisions on from states[0], chance included (perft).

    states, masks and weights have one row for each depth left, and one more.
    """
    if depth == 0:
        return 1
    state = states[0]
    chance = state.seat == CHANCE
    if chance:
        odds(box, state, weights[0])
    else:
        options(box, state, masks[0])
    lines = 0
    for number in range(CHANCES if chance else ACTIONS):
        if (chance and weights[0, number] > 0) or (not chance and masks[0, number]):
            if depth == 1:
                lines += 1
            else:
                states[1] = state
                apply(box, states[1], number + ACTIONS if chance else number, events)
                lines += count_lines(box, states[1:], depth - 1, masks[1:], weights[1:], events)
    return lines


def bind(
    loop: Callable[..., Any], rules: dict[str, Any], game: str, folder: Path
) -> Callable[..., Any]:
    """*loop* reading the names of *rules*, compiled under a name of its own for them.

    *folder* holds the game's sources: an edit there makes what was compiled before worthless. Rules
    from anywhere else (somebody's own features, say) may change unseen: with them nothing is kept.
    """
    name = f"{loop.__name__}_{game}_{digest_of(rules)}"
    assert isinstance(loop, FunctionType)
    code = loop.__code__.replace(co_name=name, co_qualname=name)
    names = {**loop.__globals__, **rules}
    bound = FunctionType(code, names, name)
    bound.__qualname__ = name
    bound.__module__ = loop.__module__
    keep = all(
        is_watched(rule, folder, Path(loop.__code__.co_filename).parent) for rule in rules.values()
    )
    names[loop.__name__] = jit(bound, folder, keep)  # so that one that calls itself finds itself
    compiled: Callable[..., Any] = names[loop.__name__]
    return compiled


def digest_of(rules: dict[str, Any]) -> str:
    """Tells rules of the same names apart, so that none is taken for another on the disk."""
    told = [
        (name, getattr(rule, "__module__", ""), getattr(rule, "__qualname__", _spelled(rule)))
        for name, rule in sorted(rules.items())
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:8]


def _spelled(rule: Any) -> str:
    return repr(rule.tolist() if isinstance(rule, np.ndarray) else rule)  # long ones whole, too


class Batch(NamedTuple):
    """Matches that were played at random."""

    states: Any  # [match] as they ended
    decisions: int
    by_chance: int  # of these, chance's


class Loops:
    """The loops of one game."""

    def __init__(
        self, game: str, rules: SimpleNamespace, state: np.dtype[Any], folder: Path
    ) -> None:
        self.rules, self.state = rules, state
        names = vars(rules)
        self.step = bind(step_at_random, names, game, folder)
        names = {**names, "step_at_random": self.step}
        self.play = bind(play_at_random, names, game, folder)
        self.count = bind(count_lines, names, game, folder)

    def scratch(self) -> tuple[Mask, Weights, Events]:
        """Room for the options, the odds and the events of one decision."""
        mask = np.zeros(self.rules.ACTIONS, np.bool_)
        weights = np.zeros(self.rules.CHANCES, np.int64)
        return mask, weights, np.zeros(1, EVENTS)[0]

    def playouts(
        self,
        box: Box,
        size: int,
        *,
        seats: int,
        variants: int,
        seed: object,
        threads: int | None = None,
        limit: int = 2**62,
    ) -> Batch:
        """Plays *size* random matches on all cores, or *limit* decisions of each."""
        states = np.zeros(size, self.state)
        rngs = make_streams(size, seed)
        workers = min(threads or os.cpu_count() or 1, max(size, 1))
        edges = [size * part // workers for part in range(workers + 1)]

        def play(part: int) -> tuple[int, int]:
            chosen = slice(edges[part], edges[part + 1])
            args = (box, states[chosen], rngs[chosen], seats, variants)
            counts: tuple[int, int] = self.play(*args, *self.scratch(), limit)
            return counts

        if workers == 1:
            return Batch(states, *play(0))
        with ThreadPoolExecutor(workers) as pool:
            decisions, by_chance = zip(*pool.map(play, range(workers)), strict=True)
        return Batch(states, sum(decisions), sum(by_chance))

    def lines(self, box: Box, state: State, depth: int) -> int:
        """Counts the ways to play *depth* decisions on from *state*, chance included."""
        states = np.zeros(depth + 1, self.state)
        states[0] = state
        masks = np.zeros((depth + 1, self.rules.ACTIONS), np.bool_)
        weights = np.zeros((depth + 1, self.rules.CHANCES), np.int64)
        return int(self.count(box, states, depth, masks, weights, np.zeros(1, EVENTS)[0]))
