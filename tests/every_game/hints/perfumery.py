"""What the suite has to be told about Perfumery."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from grasse.games.perfumery.box import CARDS, FIRST_PERFUME
from grasse.games.perfumery.records import Box, State, View
from grasse.games.perfumery.rules import start
from grasse.games.perfumery.state import HAND_OF, OVER, STATE, TURN

# How much a player who wants to produce likes each decision; 1 where nothing is said. Uniform
# random play makes hardly any perfume (PY-9).
EAGERNESS = {
    "effect(use)": 20,
    "place(replenish)": 60,
    "place(hire)": 5,
    "place(note:top)": 8,
    "place(note:middle)": 8,
    "place(note:base)": 8,
    "pay_done": 20,
    "install_done": 2,
    "produce": 1000,
    "storage": 2,
    "store": 3,
}


# Phases and events that no journey meets, each with its reason.
NEVER_VISITED: dict[str, str] = {}

SECRET_OUTCOMES: set[str] = set()  # every card that chance draws lies face up (PY-2.3)


def secrets(state: State, reader: int) -> dict[str, Any]:
    """The fields of *state* that *reader* may not know (PY-5.1); writing changes them."""
    if state.phase == OVER:  # PY-5.1.1
        return {}
    seats = range(int(state.seats_size))
    return {f"hand of {seat}": state.seats[seat].hand for seat in seats if seat != reader}


# ---------------------------------------------------------------- a small case, world by world

# Seat 0 looks on. All have seen that seat 1 took the first recipe and seat 2 the first perfume.
READER = 0
TAKEN = {1: 0, 2: FIRST_PERFUME}

World = tuple[tuple[int, ...], ...]


def small_case(box: Box) -> View:
    """A view in which only hands are blank: one world fits, for hands can be deduced (PY-5.2)."""
    view = np.zeros(1, STATE)[0]
    start(box, view, 3, 0)
    view.phase, view.seat, view.viewer = TURN, READER, READER
    for seat, card in TAKEN.items():
        view.places[card] = HAND_OF + seat
        view.seats[seat].hand_left = 1
    return view


def world(state: State) -> World:
    """What was blank in the small case: the cards that the others hold."""
    return tuple(tuple(map(int, np.flatnonzero(state.seats[seat].hand))) for seat in TAKEN)


def fitting_worlds() -> set[World]:
    """Every world that fits the small case: of all pairs of hands of one card, those seen taken."""
    hands = [(card,) for card in range(CARDS)]
    return {(one, two) for one in hands for two in hands if (*one, *two) == tuple(TAKEN.values())}


def chances() -> dict[World, Fraction]:
    """How likely guess() makes each world."""
    return {((0,), (FIRST_PERFUME,)): Fraction(1)}
