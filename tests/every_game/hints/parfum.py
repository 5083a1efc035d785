"""What the suite has to be told about Parfum."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np

from grasse.games.parfum.box import VALUES
from grasse.games.parfum.rules import start
from grasse.games.parfum.state import FETCH, OVER, PAY, REWARD, STATE, SURPLUS, WAKE
from grasse.kernel.aliases import Box, State, View

# How much a player who wants to sell likes each kind of decision; 1 where nothing is said.
# Uniform random play never reaches closing time (PA-10).
EAGERNESS = {
    "take_die": 10,
    "reroll_colour": 10,
    "turn_fly": 10,
    "water_stop": 3,
    "claim": 1000,
    "perfume": 100,
    "minor": 10,
    "sell": 1000,
    "bargain": 5,
}

# (box, options) of matches that need not end: nobody can claim a note of the barren box.
ENDLESS = {("barren", frozenset[str]()), ("barren", frozenset({"learning"}))}

POINTS_NEVER_FALL = True  # PA-4.16

# Phases and events that no journey meets, each with its reason.
NEVER_VISITED: dict[str, str] = {}

# Outcomes of chance that only the seat concerned may know (PA-6.2).
SECRET_OUTCOMES = {"water"}


def secrets(state: State, reader: int) -> dict[str, Any]:
    """The fields of *state* that *reader* may not know (PA-6.1 to PA-6.3); writing changes them."""
    if state.phase == OVER:  # PA-6.21
        return {}
    found: dict[str, Any] = {"well": state.well}
    for seat in range(len(state.seats)):
        if seat != reader:
            found[f"tokens of {seat}"] = state.seats[seat].tokens
            found[f"taken by {seat}"] = state.seats[seat].taken
    if state.phase in (PAY, SURPLUS) and state.seat != reader:
        found["paying"] = state.paying
    return found


def learner(box: Box, state: State) -> int:
    """The seat that chance draws a token for, and which alone sees its value (PA-6.2)."""
    if state.phase == FETCH:
        return int(state.clocks[state.turn])
    if state.phase == REWARD:  # PA-3.7.1
        chance, seats = int(state.chance), int(state.seats_size)
        return int(state.clocks[chance // 2 if seats == 2 else chance % seats])
    dealt = int(state.seats["tokens_left"].sum())  # PA-2.10: seat by seat
    return dealt // int(box.start_tokens)


# ---------------------------------------------------------------- a small case, world by world

# Seat 0 looks on. The well was refilled with 0 0 2 3 3; this seat has taken a 0 of it, the others
# two tokens, and two are left. All other tokens are open, but for the three of the others.
READER = 0
REFILLED = (2, 0, 1, 2)
TAKEN = (1, 0, 0, 0)
MINE = (1, 1, 0, 0)
UNSEEN = (2, 1, 1, 1)  # in the well or with the others
WELL_SIZE = 2
HAND_SIZES = {1: 2, 2: 1}

Counts = tuple[int, ...]


def small_case(box: Box) -> View:
    """A view with so few blanks that every world which fits it can be listed."""
    view = np.zeros(1, STATE)[0]
    start(box, view, 3, 0)
    view.phase, view.seat, view.viewer = WAKE, READER, READER
    view.refilled[:] = REFILLED
    view.well[:] = 0
    view.well_left = WELL_SIZE
    view.discards[:] = box.token_counts - np.array(MINE) - np.array(UNSEEN)
    view.seats[READER].tokens[:] = MINE
    view.seats[READER].taken[:] = TAKEN
    view.seats[READER].tokens_left = sum(MINE)
    for seat, size in HAND_SIZES.items():
        view.seats[seat].tokens_left = size
    return view


def world(state: State) -> tuple[Counts, ...]:
    """What was blank in the small case: the well, the hands, and who took what of the well."""
    others = [state.seats[seat] for seat in HAND_SIZES]
    fields = [state.well, *(seat.tokens for seat in others), *(seat.taken for seat in others)]
    return tuple(tuple(map(int, field)) for field in fields)


def fitting_worlds() -> set[tuple[Counts, ...]]:
    """Every world that fits the small case, by trying them all."""
    found: set[tuple[Counts, ...]] = set()
    for well, first, second in itertools.product(hands(2), hands(2), hands(1)):
        everything = np.add(np.add(well, first), second)
        gone = np.subtract(np.subtract(REFILLED, TAKEN), well)  # what the others took
        if (everything == UNSEEN).all() and (gone >= 0).all():
            for taken in itertools.product(*(range(count + 1) for count in gone)):
                rest = tuple(map(int, np.subtract(gone, taken)))
                found.add((well, first, second, taken, rest))
    return found


def hands(size: int) -> Iterator[Counts]:
    """Every way to hold *size* tokens: how many of each value."""
    for counts in itertools.product(range(size + 1), repeat=VALUES):
        if sum(counts) == size:
            yield counts


def chances() -> dict[tuple[Counts, ...], Fraction]:
    """How likely guess() makes each world: token after token is drawn, each equally likely.

    First the well, from what it can hold; then the hands, from what is left; then who took each
    token that has left the well. Listed draw by draw, with no formula.
    """
    could_hold = [min(r - t, u) for r, t, u in zip(REFILLED, TAKEN, UNSEEN, strict=True)]
    draws = list(itertools.permutations(tokens(could_hold), WELL_SIZE))
    found: dict[tuple[Counts, ...], Fraction] = defaultdict(Fraction)
    for draw in draws:
        well = counted(draw)
        deals = list(itertools.permutations(tokens(np.subtract(UNSEEN, well))))
        gone = tokens(np.subtract(np.subtract(REFILLED, TAKEN), well))
        memories = list(itertools.product((0, 1), repeat=len(gone)))
        likely = Fraction(1, len(draws) * len(deals) * len(memories))
        for deal, memory in itertools.product(deals, memories):
            taken = [
                counted(
                    [value for value, owner in zip(gone, memory, strict=True) if owner == other]
                )
                for other in (0, 1)
            ]
            size = HAND_SIZES[1]
            found[well, counted(deal[:size]), counted(deal[size:]), *taken] += likely
    return found


def tokens(counts: Any) -> list[int]:
    """The tokens one by one: [0, 0, 2] for two of value 0 and one of value 2."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def counted(drawn: Any) -> Counts:
    """How many of each value."""
    return tuple(list(drawn).count(value) for value in range(VALUES))
