"""What the suite has to be told about Aqua Mirabilis."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import numpy as np

from grasse.games.aqua_mirabilis.box import BONUSES
from grasse.games.aqua_mirabilis.records import Box, State, View
from grasse.games.aqua_mirabilis.rules import start
from grasse.games.aqua_mirabilis.state import MAIN, REVEAL, STATE

# How much a player who wants to see everything likes each kind of decision; 1 where nothing is
# said. Random play ends by itself, but seldom gets far in a production or at court. With these
# every phase is met, and in every match of the game's own box somebody peeks at an end bonus.
EAGERNESS = {
    "produce": 10,
    "use_method": 40,
    "present": 3,
    "gift": 3,
    "place": 100,
    "migrate": 40,
    "flip": 10,
    "take": 5,
    "court_step": 10,
    "tile": 5,
}


# Phases and events that no journey meets, each with its reason.
NEVER_VISITED: dict[str, str] = {
    "setup_first": "the first seat starts, unless the option is off",
    "first_player_drawn": "the first seat starts, unless the option is off",
}

# Outcomes of chance that only the seat concerned may know (AM-5.1).
SECRET_OUTCOMES = {"end_bonus"}


def secrets(state: State, reader: int) -> dict[str, Any]:
    """The fields of *state* that *reader* may not know (AM-5.1); writing changes them.

    That a bonus is not drawn yet is no secret: who has peeked at whom is public.
    """
    if state.phase >= REVEAL:  # AM-5.6
        return {}
    peeked = state.seats["peeked"]
    return {
        f"end bonus {dame}": state.end_bonuses[dame : dame + 1]
        for dame in range(len(state.end_bonuses))
        if peeked[:, dame].any() and not (reader >= 0 and peeked[reader, dame])
    }


def learner(box: Box, state: State) -> int:
    """The seat that an end bonus is drawn for, and which alone sees it (AM-3.8.4)."""
    return int(state.active)


# ---------------------------------------------------------------- a small case, world by world

# Seat 0 looks on. It has peeked at Dame C, seat 1 at Dame A, and seats 1 and 2 at Dame D; nobody
# has looked at Dame B.
READER = 0
KNOWN = 5  # the bonus of Dame C
UNKNOWN = (0, 3)  # the dames at whom only others have looked

World = tuple[int, ...]


def small_case(box: Box) -> View:
    """A view with so few blanks that every world which fits it can be listed."""
    view = np.zeros(1, STATE)[0]
    start(box, view, 3, 1)
    view.phase, view.seat, view.viewer = MAIN, READER, READER
    view.end_bonuses[2] = KNOWN + 1
    view.seats[READER].peeked[2] = 1
    view.seats[1].peeked[[0, 3]] = 1
    view.seats[2].peeked[3] = 1
    return view


def world(state: State) -> World:
    """What was blank in the small case: the bonuses of two dames; the fourth stays undrawn."""
    assert state.end_bonuses[1] == 0
    return tuple(int(state.end_bonuses[dame]) - 1 for dame in UNKNOWN)


def fitting_worlds() -> set[World]:
    """Every world that fits the small case: two of the eleven bonuses that are left."""
    left = [bonus for bonus in range(BONUSES) if bonus != KNOWN]
    return set(itertools.permutations(left, len(UNKNOWN)))


def chances() -> dict[World, Fraction]:
    """How likely guess() makes each world; all draws are alike."""
    worlds = fitting_worlds()
    return dict.fromkeys(worlds, Fraction(1, len(worlds)))
