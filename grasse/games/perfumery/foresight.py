"""How a match of Perfumery may end, seen from the beginning of a round.

What a seat may still earn is a sum of parts, each a number of points. The figures in WEIGHTS were
found by benchmarks/foresight.py in matches of bots.
"""

from __future__ import annotations

import numpy as np

from grasse.games.perfumery.blends import WORTH
from grasse.games.perfumery.box import CARDS, ESSENCES, FIRST_FUNDS, FIRST_PERFUME, NOTES, RECIPES
from grasse.games.perfumery.legal import holds
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.sense import engine_with, points_now, rounds_after, weigh_cards
from grasse.games.perfumery.state import NONE, PARKED, TURN
from grasse.kernel.aliases import Floats
from grasse.kernel.jit import jit
from grasse.kernel.stack import floats

(
    ENGINE_TO_COME,  # what the Notes can blend, for every round to come
    ENGINE,  # the same, once
    IN_HAND_PERFUMES,  # what the cards in the hand are worth
    IN_HAND_RECIPES,
    IN_HAND_FUNDS,
    PRODUCIBLE,  # points of what could be produced in this round
    THIRD_PERFUMER,  # rounds that it works
    STORED,  # essences on perfumes
    STORED_TO_COME,
    STARTS,  # 1 for the seat that starts
    PARTS,
) = range(11)
WEIGHTS = np.array([0.26, 0.055, 0.0, 1.3, 0.1, 0.29, 1.6, 0.17, 0.18, 0.9])


@jit
def is_calm(box: Box, state: State) -> bool:
    """Whether a round begins: nobody has placed a perfumer."""
    if state.phase != TURN:
        return False
    for seat in range(state.seats_size):
        if state.seats[seat].perfumers_left != state.seats[seat].perfumers:
            return False
    return True


@jit
def foresee(box: Box, state: State, values: Floats) -> float:
    """Fills values[seat] with the points it may end with; answers how far off that may be."""
    parts = floats(PARTS)
    for seat in range(state.seats_size):
        list_parts(box, state, seat, parts)
        values[seat] = state.seats[seat].score
        for number in range(PARTS):
            values[seat] += WEIGHTS[number] * parts[number]
    return 1.2 + 0.75 * time_left(box, state)


@jit
def time_left(box: Box, state: State) -> float:
    """Rounds that are still to be played, this one included."""
    return rounds_after(box, state) + 1.0


@jit
def list_parts(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Fills parts[number] with what a seat has."""
    own = state.seats[seat]
    keep = floats(CARDS)
    decides = state.seat
    state.seat = seat  # the game's sense of worth is that of the seat that decides
    left = time_left(box, state)
    parts[:] = 0.0
    parts[ENGINE] = engine_with(box, state, NONE, NONE, 0, 0)
    parts[ENGINE_TO_COME] = parts[ENGINE] * left
    weigh_cards(box, state, False, keep, floats(RECIPES, NOTES))
    for card in range(CARDS):
        if holds(state, card):
            if card < FIRST_PERFUME:
                parts[IN_HAND_RECIPES] += keep[card]
            elif card < FIRST_FUNDS:
                parts[IN_HAND_PERFUMES] += keep[card]
            else:
                parts[IN_HAND_FUNDS] += keep[card]
    parts[PRODUCIBLE] = points_now(box, state)
    parts[THIRD_PERFUMER] = left if own.hired != PARKED else 0.0
    for essence in range(ESSENCES):
        parts[STORED] += WORTH[essence] * own.stored[essence]
    parts[STORED_TO_COME] = parts[STORED] * left
    parts[STARTS] = 1.0 if state.starter == seat else 0.0
    state.seat = decides
