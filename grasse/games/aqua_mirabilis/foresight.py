"""How a match of Aqua Mirabilis may end, seen from the beginning of a turn.

What a seat may still earn is a sum of parts, each a number of points. The figures in WEIGHTS were
found by benchmarks/foresight.py in matches of bots.
"""

from __future__ import annotations

import numpy as np

from grasse.games.aqua_mirabilis.box import DAMES, METHODS, PERFUMES, SCENTS, TILES
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.scoring import bonus_points
from grasse.games.aqua_mirabilis.sense import (
    essence_worth,
    later_points,
    season,
    show_points,
    weeks_left,
)
from grasse.games.aqua_mirabilis.state import MAIN, NONE
from grasse.kernel.aliases import Floats
from grasse.kernel.jit import jit, part
from grasse.kernel.stack import floats

(
    ESSENCES_HELD,  # what they are worth
    FLOWERS_HELD,  # how many, up to ENOUGH
    FLOWERS_TO_COME,  # the same, as much as is left of the match: so with every .._TO_COME
    TOKENS,  # of originality
    TOKENS_TO_COME,
    PARADE,  # what the perfumes bring in a later week, or in the parade
    PARADE_TO_COME,
    SHOWN_NOW,  # what those bring that can be presented this week
    LETTER,
    LETTER_TO_COME,
    EXPERIENCE,
    EXPERIENCE_TO_COME,
    MAJORITIES,
    MAJORITIES_TO_COME,
    FAVOURS,
    FLIPPED,  # prestige of tiles
    UNFLIPPED,
    UNFLIPPED_TO_COME,
    BONUSES,  # of the end, as far as they are known
    LEARNED_TO_COME,  # methods, lessons
    DIAL,
    TO_MOVE,  # 1 for whose turn it is
    PARTS,
) = range(23)
ENOUGH = 4  # flowers; more than that seldom become essences
WEIGHTS = np.zeros(PARTS)
WEIGHTS[ESSENCES_HELD] = 3.43
WEIGHTS[FLOWERS_HELD], WEIGHTS[FLOWERS_TO_COME] = -0.1, 1.8
WEIGHTS[TOKENS], WEIGHTS[TOKENS_TO_COME] = 1.81, 8.03
WEIGHTS[PARADE], WEIGHTS[PARADE_TO_COME] = 0.77, 0.42
WEIGHTS[SHOWN_NOW] = 0.57
WEIGHTS[LETTER], WEIGHTS[LETTER_TO_COME] = 0.43, 7.34
WEIGHTS[EXPERIENCE], WEIGHTS[EXPERIENCE_TO_COME] = -0.76, 1.85
WEIGHTS[MAJORITIES], WEIGHTS[MAJORITIES_TO_COME] = 5.84, 6.09
WEIGHTS[FAVOURS] = -5.12
WEIGHTS[FLIPPED] = 0.71
WEIGHTS[UNFLIPPED], WEIGHTS[UNFLIPPED_TO_COME] = 1.84, 0.95
WEIGHTS[BONUSES] = 0.53
WEIGHTS[LEARNED_TO_COME] = 2.99
WEIGHTS[DIAL] = 0.42
WEIGHTS[TO_MOVE] = 2.93


@jit
def is_calm(box: Box, state: State) -> bool:
    """Whether a turn begins."""
    return state.phase == MAIN


@jit
def foresee(box: Box, state: State, values: Floats) -> float:
    """Fills values[seat] with the points it may end with; answers how far off that may be."""
    parts = floats(PARTS)
    for seat in range(state.seats_size):
        list_parts(box, state, seat, parts)
        values[seat] = state.seats[seat].score
        for number in range(PARTS):
            values[seat] += WEIGHTS[number] * parts[number]
    return 6.0 + 8.0 * time_left(box, state)


@jit
def time_left(box: Box, state: State) -> float:
    """How much of the match is left, from 1 to 0."""
    return season(box, state)


@jit
def list_parts(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Fills parts[number] with what a seat has."""
    decides = state.seat
    state.seat = seat  # the game's sense of worth is that of the seat that decides
    parts[:] = 0.0
    list_pieces(box, state, seat, parts)
    list_perfumes(box, state, seat, parts)
    list_honours(box, state, seat, parts)
    state.seat = decides


@part
def list_pieces(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Flowers, essences, tokens, what was learned, and the dial."""
    own, left = state.seats[seat], season(box, state)
    for scent in range(SCENTS):
        for held in range(own.essences[scent]):
            parts[ESSENCES_HELD] += essence_worth(box, state, scent, held)
        parts[FLOWERS_HELD] += own.flowers[scent]
        parts[LEARNED_TO_COME] += left * (own.bases[scent] + own.specialisations[scent])
        for method in range(METHODS):
            parts[FLOWERS_HELD] += own.stored[method, scent]
    for method in range(METHODS):
        parts[LEARNED_TO_COME] += left * own.methods[method]
    for ability in range(3):
        parts[LEARNED_TO_COME] += left * (1 if own.abilities[ability] > 0 else 0)
    parts[FLOWERS_HELD] = min(parts[FLOWERS_HELD], ENOUGH)
    parts[FLOWERS_TO_COME] = left * parts[FLOWERS_HELD]
    parts[TOKENS] = own.originality
    parts[TOKENS_TO_COME] = left * own.originality
    parts[EXPERIENCE] = own.experience
    parts[EXPERIENCE_TO_COME] = left * own.experience
    parts[DIAL] = own.dial
    parts[TO_MOVE] = 1.0 if state.active == seat else 0.0


@part
def list_perfumes(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Perfumes, as they may be shown."""
    weeks = weeks_left(box, state)
    for slot in range(PERFUMES):
        perfume = state.seats[seat].perfumes[slot]
        if perfume.recipe == NONE:
            continue
        scent = box.recipes[perfume.recipe].base_scent
        one, two = perfume.complements[0], perfume.complements[1]
        found = later_points(box, state, scent, one, two)
        parts[PARADE] += found
        parts[PARADE_TO_COME] += found * weeks
        if perfume.presented == 0 and state.trigger == NONE:
            parts[SHOWN_NOW] += show_points(box, state, scent, one, two)


@part
def list_honours(box: Box, state: State, seat: int, parts: Floats) -> None:
    """Letters, dames, cities, and the end bonuses."""
    own, left = state.seats[seat], season(box, state)
    parts[LETTER] = box.court_points[own.letter]
    parts[LETTER_TO_COME] = left * own.letter
    for dame in range(DAMES):
        if state.majorities[dame] == seat:
            parts[MAJORITIES] += 1.0
            parts[MAJORITIES_TO_COME] += left
        if state.favours[dame] == seat:
            parts[FAVOURS] += left
        if state.end_bonuses[dame] > 0:
            bonus = int(state.end_bonuses[dame]) - 1
            parts[BONUSES] += bonus_points(box, state, seat, bonus)
    for tile in range(TILES):
        if state.tiles[tile] == seat and state.flipped[tile]:
            parts[FLIPPED] += box.tiles[tile].prestige
        elif state.tiles[tile] == seat:
            parts[UNFLIPPED] += box.tiles[tile].prestige
            parts[UNFLIPPED_TO_COME] += left
