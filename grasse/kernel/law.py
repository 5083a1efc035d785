"""What may be decided in a game, derived from what the game says: one place forbids.

A game says which kinds of decisions each phase asks for, and which clause stands against an action
of such a kind. From that come `refuses`, `options` and `judge`, and from the weights of what
chance can do comes `odds`. They are written once, here, and compiled for each game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Mask, State, Weights
from grasse.kernel.jit import inline
from grasse.kernel.loops import bind
from grasse.kernel.notation import Notation
from grasse.kernel.seats import CHANCE

Small: TypeAlias = npt.NDArray[np.int16]
Table: TypeAlias = npt.NDArray[np.int32]

# What the functions below expect of the game that they are bound to. A kind of decision is known by
# the number of its first action; its place is where it stands in the notation.
ACTIONS: int
CHANCES: int
NOT_NOW: int  # a clause
KINDS: Small  # [action] its kind
PLACES: Small  # [action] the place of its kind
ASKED: Table  # [phase, n, 0 to 2] a kind that it asks for, its size, and what BEYOND says of it
MOST_ASKED: int
CLOSED: Table  # [phase, place] 0 if it asks for that kind, else a clause
BEYOND: Table  # [phase, place] the clause against what is past the count, or 0: nothing is counted
IMPOSSIBLE: Table  # [place] the clause by which chance cannot give an outcome
clause_against: Callable[[Box, State, int, int], int]
count: Callable[[State, int], int]
chance_span: Callable[[State], tuple[int, int]]
weigh: Callable[[Box, State, int, int], int]
refuses: Callable[[Box, State, int], int]
refuses_outcome: Callable[[Box, State, int], int]


def refuse(box: Box, state: State, action: int) -> int:
    """Answers with 0 if *action*, any number, is allowed now, else with the clause against it."""
    if action < 0 or action >= ACTIONS + CHANCES:
        return NOT_NOW
    if action >= ACTIONS:
        return refuses_outcome(box, state, action)
    kind, place = int(KINDS[action]), PLACES[action]
    if CLOSED[state.phase, place] != 0:
        return int(CLOSED[state.phase, place])
    if BEYOND[state.phase, place] != 0 and action - kind >= count(state, kind):
        return int(BEYOND[state.phase, place])
    return clause_against(box, state, kind, action - kind)


def refuse_outcome(box: Box, state: State, action: int) -> int:
    """The clause by which chance cannot give this outcome now, or 0."""
    if state.seat != CHANCE:
        return NOT_NOW
    first, last = chance_span(state)
    if action < first or action >= last:
        return NOT_NOW
    kind = int(KINDS[action])
    is_possible = weigh(box, state, kind, action - kind) > 0
    return 0 if is_possible else int(IMPOSSIBLE[PLACES[action]])


def judge_all(box: Box, state: State, clauses: Weights) -> None:
    """Fills in what refuses() answers to each action of the seats, all at once."""
    for action in range(ACTIONS):
        clauses[action] = refuses(box, state, action)


def mark_options(box: Box, state: State, mask: Mask) -> int:
    """Marks in *mask* every action that the deciding seat may choose; answers with how many."""
    for action in range(ACTIONS):
        mask[action] = False
    if state.seat < 0:
        return 0
    # One loop for all phases: a loop for each would be much more code for a graphics card.
    found = 0
    for number in range(MOST_ASKED):
        kind, size = int(ASKED[state.phase, number, 0]), int(ASKED[state.phase, number, 1])
        if ASKED[state.phase, number, 2] != 0:
            size = min(size, count(state, kind))
        for index in range(size):
            if clause_against(box, state, kind, index) == 0:
                mask[kind + index] = True
                found += 1
    return found


def weigh_all(box: Box, state: State, weights: Weights) -> int:
    """Gives every outcome its weight, when it is CHANCE's turn; answers with their sum."""
    for outcome in range(CHANCES):
        weights[outcome] = 0
    if state.seat != CHANCE:
        return 0
    total = 0
    first, last = chance_span(state)
    kind = int(KINDS[first])
    for action in range(first, last):
        weight = weigh(box, state, kind, action - kind)
        weights[action - ACTIONS] = weight
        total += weight
    return total


@inline
def count_nothing(state: State, kind: int) -> int:
    """For a game in which nothing is counted."""
    return 0


@inline
def no_span(state: State) -> tuple[int, int]:
    """For a game that leaves nothing to chance."""
    return 0, 0


@inline
def weigh_nothing(box: Box, state: State, kind: int, index: int) -> int:
    """For a game that leaves nothing to chance."""
    return 0


class Law:
    """What may be decided in one game; refuses, judge, options and odds are derived from it."""

    def __init__(
        self,
        notation: Notation,
        phases: Sequence[str],  # the names of all that state.phase can be
        folder: Path,  # of the game's sources
        *,
        asked: Mapping[int, Sequence[int]],  # [phase] the kinds of decisions that it asks for
        not_now: int,  # the clause against all others,
        unasked: Mapping[tuple[int, int], int] | None = None,  # but for these [phase, kind]
        # The clause against action *index* of a *kind* that the phase asks for, or 0.
        clause_against: Callable[[Box, State, int, int], int],
        # Of some kinds only the first few actions mean anything, as many as there are perfumes,
        # say: how many now, and for each such [phase, kind] the clause against the others.
        count: Callable[[State, int], int] = count_nothing,
        beyond: Mapping[tuple[int, int], int] | None = None,
        # What chance can do now: the first action, and one past the last, all of one kind; the
        # weight of each; and for each kind the clause where that is 0.
        chance_span: Callable[[State], tuple[int, int]] = no_span,
        weigh: Callable[[Box, State, int, int], int] = weigh_nothing,
        impossible: Mapping[int, int] | None = None,
    ) -> None:
        self.asked, self.not_now = asked, not_now
        closed = _by_phase(notation, len(phases), unasked or {}, not_now)
        for phase, kinds in asked.items():
            closed[phase, notation.places[list(kinds)]] = 0
        past = _by_phase(notation, len(phases), beyond or {}, 0)
        said = {
            "clause_against": clause_against,
            "count": count,
            "chance_span": chance_span,
            "weigh": weigh,
            "ACTIONS": notation.actions,
            "CHANCES": notation.chances,
            "NOT_NOW": not_now,
            "KINDS": notation.kinds,
            "PLACES": notation.places,
            "ASKED": _asked(notation, asked, past),
            "MOST_ASKED": max(map(len, asked.values())),
            "CLOSED": closed,
            "BEYOND": past,
            "IMPOSSIBLE": _impossible(notation, impossible or {}, not_now),
        }

        def derive(function: Callable[..., Any], **others: Any) -> Callable[..., Any]:
            rules = {**said, **others}
            read = {name: rules[name] for name in function.__code__.co_names if name in rules}
            return bind(function, read, folder.name, folder)

        outcome = derive(refuse_outcome)
        self.refuses: Callable[[Box, State, int], int] = derive(refuse, refuses_outcome=outcome)
        self.judge: Callable[[Box, State, Weights], None] = derive(judge_all, refuses=self.refuses)
        self.options: Callable[[Box, State, Mask], int] = derive(mark_options)
        self.odds: Callable[[Box, State, Weights], int] = derive(weigh_all)


def _asked(notation: Notation, asked: Mapping[int, Sequence[int]], past: Table) -> Table:
    table = np.zeros((len(past), max(map(len, asked.values())), 3), np.int32)
    for phase, kinds in asked.items():
        for number, kind in enumerate(kinds):
            clause = past[phase, notation.places[kind]]
            table[phase, number] = kind, (notation.kinds == kind).sum(), clause
    return table


def _by_phase(
    notation: Notation, phases: int, clauses: Mapping[tuple[int, int], int], otherwise: int
) -> Table:
    table = np.full((phases, len(notation.names)), otherwise, np.int32)
    for (phase, kind), clause in clauses.items():
        table[phase, notation.places[kind]] = clause
    return table


def _impossible(notation: Notation, clauses: Mapping[int, int], otherwise: int) -> Table:
    table = np.full(len(notation.names), otherwise, np.int32)
    for kind, clause in clauses.items():
        table[notation.places[kind]] = clause
    return table
