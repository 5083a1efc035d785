"""What the suite has to be told about Parfum."""

from __future__ import annotations

import itertools
from collections import defaultdict
from fractions import Fraction
from typing import Any

import numpy as np

from grasse.games.parfum.box import VALUES
from grasse.games.parfum.records import Box, State, View
from grasse.games.parfum.rules import start
from grasse.games.parfum.state import (
    FETCH,
    FLOWS,
    OVER,
    PAY,
    REWARD,
    STATE,
    SURPLUS,
    TOOK,
    WAKE,
)

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

# Seat 0 looks on. The well was refilled with 0 0 2 3 3; of the rest seat 1 held one token, seat 2
# two, together 0 0 3, and seat 0 all others. Then seat 2 threw a 0, seat 1 took a token, seat 0
# took a 0, seat 1 threw a 3, which it had or has just taken, and seat 2 took a token.
READER = 0
REFILLED = (2, 0, 1, 2)
OLD = (2, 0, 0, 1)
TAKEN = (1, 0, 0, 0)
FLOW = ((2, 0), (1, TOOK), (0, TOOK), (1, 3), (2, TOOK))
LEFT = {1: 1, 2: 2}  # tokens that the others hold now

Counts = tuple[int, ...]
World = tuple[Counts, ...]


def small_case(box: Box) -> View:
    """A view with so few blanks that every world which fits it can be listed."""
    view = np.zeros(1, STATE)[0]
    start(box, view, 3, 0)
    view.phase, view.seat, view.viewer = WAKE, READER, READER
    view.refilled[:] = REFILLED
    view.well[:] = 0
    view.well_left = 2
    view.discards[:] = (1, 0, 0, 1)
    view.flow[: len(FLOW)] = [seat * FLOWS + value for seat, value in FLOW]
    view.flow_size = len(FLOW)
    view.seats[READER].tokens[:] = box.token_counts - np.array(REFILLED) - OLD + TAKEN
    view.seats[READER].taken[:] = TAKEN
    view.seats[READER].tokens_left = view.seats[READER].tokens.sum()
    for seat, size in LEFT.items():
        view.seats[seat].tokens_left = size
    return view


def world(state: State) -> World:
    """What was blank in the small case: the well, the hands, and who took what of the well."""
    others = [state.seats[seat] for seat in LEFT]
    fields = [state.well, *(seat.tokens for seat in others), *(seat.taken for seat in others)]
    return tuple(tuple(map(int, field)) for field in fields)


def fitting_worlds() -> set[World]:
    """Every world that fits the small case: all deals, played through what was seen."""
    found: set[World] = set()
    new = tokens(np.subtract(REFILLED, TAKEN))
    for one, two, *well in itertools.permutations(new):
        for mine, first, second in itertools.permutations(tokens(OLD)):
            hand_1, hand_2 = [mine, one], [first, second]
            if 0 in hand_2 and 3 in hand_1:
                hand_2.remove(0)
                hand_2.append(two)
                hand_1.remove(3)
                hands = (counted(hand_1), counted(hand_2))
                found.add((counted(well), *hands, counted([one]), counted([two])))
    return found


def chances() -> dict[World, Fraction]:
    """How likely guess() makes each world; listed draw by draw, with no formula.

    The 0 of seat 2 was an old one. The 3 of seat 1 was its old token or its new one, as likely as
    an old one is a 3 (one of the two left: 0 and 3), and a new one (two of 0 2 3 3): the same.
    Then the hands are dealt, old tokens from the old ones, new from the new.
    """
    found: dict[World, Fraction] = defaultdict(Fraction)
    for mine, left in ((counted([]), [0, 2, 3, 3]), (counted([3]), [0, 2, 3])):
        is_old = not any(mine)
        for old in itertools.permutations([0] if is_old else [0, 3]):
            draws = list(itertools.permutations(left))
            for draw in draws:
                news = draw[:2] if is_old else (None, draw[0])  # of seat 1 and of seat 2
                well = counted(draw[2:] if is_old else draw[1:])
                hand_1 = counted([news[0]] if is_old else [old[0]])
                hand_2 = counted([old[-1], news[1]])
                taken_1 = counted([news[0]]) if is_old else mine
                likely = Fraction(1, 2 * (1 if is_old else 2) * len(draws))
                found[well, hand_1, hand_2, taken_1, counted([news[1]])] += likely
    return found


def tokens(counts: Any) -> list[int]:
    """The tokens one by one: [0, 0, 2] for two of value 0 and one of value 2."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def counted(drawn: Any) -> Counts:
    """How many of each value."""
    return tuple(list(drawn).count(value) for value in range(VALUES))
