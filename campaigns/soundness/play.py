"""Play in which everything is looked at after every decision: two loops for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.games import GAMES
from grasse.kernel.aliases import Box, Events, Mask, Rng, State, Weights
from grasse.kernel.jit import COMPILED
from grasse.kernel.loops import bind
from grasse.kernel.plain import plain, plain_box
from grasse.kernel.rng import pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY

# What the loop expects of the game that it is bound to.
ACTIONS: int
CHANCES: int
start: Callable[..., None]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Any], None]
refuses: Callable[[Box, State, int], int]
fault_of: Callable[[Box, State, bool], int]

DEEP = 32  # decisions from one thorough look to the next
ENDLESS, STUCK, MISCOUNTED, UNLAWFUL, FALLEN, MISPLACED = range(-6, 0)
FAULTS = {
    ENDLESS: "the match does not end",
    STUCK: "nobody can decide, or somebody who should not",
    MISCOUNTED: "the options or the odds are not as many as was said",
    UNLAWFUL: "what is an option is refused, or the other way round",
    FALLEN: "somebody has fewer points than before",
    MISPLACED: "the places are not those of the points",
}
Points = npt.NDArray[np.int32]  # [seat, 2] points and place, as scores() writes them


def law_fault(box: Box, state: State, mask: Mask, weights: Weights) -> int:
    """0, or what is wrong with what may be decided now, by anybody."""
    count = options(box, state, mask)
    total = odds(box, state, weights)
    if (count > 0) != (state.seat >= 0) or (total > 0) != (state.seat == CHANCE):
        return STUCK
    if total >= 2**31:
        return MISCOUNTED
    for action in range(ACTIONS):
        if mask[action] != (refuses(box, state, action) == 0):
            return UNLAWFUL
        count -= mask[action]
    for outcome in range(CHANCES):
        if (weights[outcome] > 0) != (refuses(box, state, ACTIONS + outcome) == 0):
            return UNLAWFUL
        if weights[outcome] < 0:
            return MISCOUNTED
        total -= weights[outcome]
    return 0 if count == 0 and total == 0 else MISCOUNTED


def points_fault(box: Box, state: State, seats: int, points: Points, before: Points) -> int:
    """0, or what is wrong with the points, which take the place of those *before*."""
    scores(box, state, points)
    for seat in range(seats):
        if points[seat, 0] < before[seat, 0]:
            return FALLEN
        before[seat, 0] = points[seat, 0]
        ahead = 0
        equal = 0
        for other in range(seats):
            ahead += points[other, 0] > points[seat, 0]
            equal += points[other, 0] == points[seat, 0]
        place = points[seat, 1]
        if state.seat == NOBODY:
            if place <= ahead or place > ahead + equal:
                return MISPLACED
        elif place != 0:
            return MISPLACED
    return 0


def play_soundly(
    box: Box,
    state: State,
    rng: Rng,
    seats: int,
    variants: int,
    mask: Mask,
    weights: Weights,
    events: Events,
    points: Points,
    before: Points,
    limit: int,
) -> tuple[int, int]:
    """Plays one match, and looks at everything after every decision.

    Answers with the number of decisions, and 0 or what does not hold after the last of them.
    """
    start(box, state, seats, variants)
    before[:] = 0
    played = 0
    fault = fault_of(box, state, True)
    while fault == 0 and state.seat != NOBODY:
        if played >= limit:
            return played, ENDLESS
        if played % DEEP == 0:
            fault = law_fault(box, state, mask, weights)
            if fault:
                return played, fault
        if state.seat == CHANCE:
            total = odds(box, state, weights)
            if total <= 0:
                return played, STUCK
            action = ACTIONS + pick_outcome(rng, weights, total)
        else:
            count = options(box, state, mask)
            if count <= 0:
                return played, STUCK
            action = pick_option(rng, mask, count)
        if refuses(box, state, action) != 0:
            return played, UNLAWFUL
        apply(box, state, action, events)
        played += 1
        fault = fault_of(box, state, played % DEEP == 0 or state.seat == NOBODY)
        if fault == 0:
            fault = points_fault(box, state, seats, points, before)
    if fault == 0:
        fault = law_fault(box, state, mask, weights)
    return played, fault


def follow_soundly(
    box: Box,
    state: State,
    decisions: npt.NDArray[np.int64],
    seats: int,
    variants: int,
    mask: Mask,
    weights: Weights,
    events: Events,
    points: Points,
    before: Points,
    often: int,
) -> tuple[int, int]:
    """Plays given decisions, and looks at everything after each; at the law *often* apart.

    Answers with the number of decisions, and 0 or what does not hold after the last of them.
    """
    start(box, state, seats, variants)
    before[:] = 0
    fault = fault_of(box, state, True)
    for played, action in enumerate(decisions):
        if fault == 0 and played % often == 0:
            fault = law_fault(box, state, mask, weights)
        if fault == 0 and refuses(box, state, action) != 0:
            fault = UNLAWFUL
        if fault:
            return played, fault
        apply(box, state, action, events)
        fault = fault_of(box, state, True)
        if fault == 0:
            fault = points_fault(box, state, seats, points, before)
    if fault == 0:
        fault = law_fault(box, state, mask, weights)
    return len(decisions), fault


@cache
def soundness(name: str) -> Any:
    """The checks of a game: campaigns/soundness/<game>.py."""
    return import_module(f"campaigns.soundness.{GAMES[name].folder.name}")


@cache
def fault_finder(name: str) -> Callable[[Box, State, bool], int]:
    """fault_of for a game; where nothing is compiled it reads plain copies, which is faster."""
    find: Callable[[Box, State, bool], int] = soundness(name).fault_of
    if COMPILED:
        return find
    return lambda box, state, deep: find(plain_box(box), plain(state), deep)


@cache
def bound(name: str, loop: Callable[..., tuple[int, int]]) -> Callable[..., tuple[int, int]]:
    """play_soundly or follow_soundly for a game."""
    game = GAMES[name]
    rules = {**vars(game.loops.rules), "scores": game.scores, "refuses": game.refuses}
    rules["fault_of"] = fault_finder(name)
    for check in (law_fault, points_fault):
        rules[check.__name__] = bind(check, rules, name, game.folder)
    return bind(loop, rules, name, game.folder)


def words(name: str, fault: int) -> str:
    """What does not hold, in words."""
    return FAULTS.get(fault) or str(soundness(name).FAULTS[fault])
