"""How a match of Parfum may end, seen from the beginning of a round.

What a seat may still earn is a sum of parts, each a number of coins. The figures in WEIGHTS were
found by benchmarks/foresight.py in matches of bots.
"""

from __future__ import annotations

import numpy as np

from grasse.games.parfum.box import HEART, NOTES, VALUES
from grasse.games.parfum.records import Box, State
from grasse.games.parfum.sense import (
    PLACES,
    horizon,
    missing_in,
    perfume_worth,
    read_market,
    scents_of,
    scents_of_note,
    shelf_worth,
)
from grasse.games.parfum.state import MAJOR_KIND, MINOR_KIND, WAKE
from grasse.kernel.aliases import Floats, Integers
from grasse.kernel.jit import jit, part
from grasse.kernel.stack import floats, integers

(
    SHELF,  # what the flacons of complete perfumes may bring
    ONE_MISSING,  # what a perfume may bring that lacks one note
    TWO_MISSING,
    ONES,  # how many lack one note
    TWOS,
    FLACONS,  # how many wait for customers
    TOKENS,  # how many, as much as is left of the match
    COINS,  # on the tokens, as much as is left
    COINS_AT_END,  # the same, as much as is over
    LATE,  # how many choose their clocks before
    PARTS,
) = range(11)
WEIGHTS = np.array([1.06, 1.45, 1.0, -0.75, 0.2, -0.7, 0.8, 0.15, 0.7, -0.55])


@jit
def is_calm(box: Box, state: State) -> bool:
    """Whether a round begins: nothing is half done."""
    return state.phase == WAKE and state.woken == 0


@jit
def foresee(box: Box, state: State, values: Floats) -> float:
    """Fills values[seat] with the money it may end with; answers how far off that may be."""
    parts = floats(PARTS)
    for seat in range(state.seats_size):
        list_parts(box, state, seat, parts)
        values[seat] = state.seats[seat].money
        for number in range(PARTS):
            values[seat] += WEIGHTS[number] * parts[number]
    return 3.5 + 0.7 * time_left(box, state)


@jit
def time_left(box: Box, state: State) -> float:
    """Rounds that are still to be played, this one included, as far as one can know."""
    return 1.0 if state.final_round else 1.0 + state.bag_left / 5.0


@jit
def list_parts(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Fills parts[number] with what a seat has."""
    own, left = state.seats[seat], horizon(state)
    parts[:] = 0.0
    list_perfumes(box, state, seat, parts)
    coins = 0.0
    for value in range(VALUES):
        coins += float(own.tokens[value]) * box.token_values[value]
    parts[TOKENS] = own.tokens_left * left
    parts[COINS] = coins * left
    parts[COINS_AT_END] = coins * (1.0 - left)
    for order in range(state.seats_size):
        if state.queue[order] == seat:
            parts[LATE] = order * left


@part
def list_perfumes(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Adds what a seat has begun and what it can sell."""
    market = integers(2, PLACES)
    read_market(box, state, market)
    for number in range(state.seats[seat].perfumes_size):
        perfume = state.seats[seat].perfumes[number]
        missing = missing_in(perfume)
        if missing == 0 and perfume.flacons == 0:
            continue
        scents = scents_of(box, state, perfume)
        if missing == 0:
            found = shelf_worth(box, state, market, scents, perfume.kind, perfume.flacons)
            parts[SHELF] += found
            parts[FLACONS] += perfume.flacons
            continue
        found = perfume_worth(box, state, market, scents, perfume.kind, missing)
        parts[ONE_MISSING if missing == 1 else TWO_MISSING] += found
        parts[ONES if missing == 1 else TWOS] += horizon(state)
    if state.keep_notes:
        list_kept(box, state, market, seat, parts)


@part
def list_kept(box: Box, state: State, market: Integers, seat: int, parts: Floats) -> None:
    """Adds the notes that a seat keeps (PA-11.1), each as a perfume that it could begin."""
    for note in range(NOTES):
        if state.kept[note] != seat:
            continue
        scents = scents_of_note(box, state, note)
        if box.notes[note].type == HEART:
            parts[TWO_MISSING] += perfume_worth(box, state, market, scents, MAJOR_KIND, 2)
            parts[TWOS] += horizon(state)
        else:
            parts[ONE_MISSING] += perfume_worth(box, state, market, scents, MINOR_KIND, 1)
            parts[ONES] += horizon(state)
