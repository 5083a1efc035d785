"""Points in Aqua Mirabilis: for a presentation, in the final parade, and at the end."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.box import (
    BASE_PERFUMES,
    BASES,
    CITIES,
    CITIES_SEEN,
    CITY_TILES,
    CUBE_FAVOUR,
    DAMES,
    ESSENCE_TYPES,
    EXPERIENCE,
    INFLUENCE_TOKENS,
    KING_FAVOUR,
    LETTER_LEVEL,
    METHODS,
    METHODS_LEARNED,
    ORIGINALITY_TOKENS,
    PERFUMES,
    SCENTS,
    SLOTS,
    TILES,
)
from grasse.games.aqua_mirabilis.conditions import has_favour
from grasse.games.aqua_mirabilis.events import (
    BONUS_POINTS,
    CELL_FULL,
    COURT_POINTS,
    CUBE_PLACED,
    FAVOUR_POINTS,
    KING_POINTS,
    MAJORITY_POINTS,
    ORIGINALITY_GAINED,
    ORIGINALITY_POINTS,
    PARADED,
    PERFECTION_POINTS,
    PRESENTED,
    PRESTIGE_POINTS,
    TOKEN_POINTS,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import NONE, OVER
from grasse.kernel.aliases import Events, Scores
from grasse.kernel.events import tell
from grasse.kernel.jit import inline, jit, part


@part
def earn(state: State, seat: int, source: int, points: int, detail: int, events: Events) -> None:
    """Adds points and tells their source, an event; of no points nothing is told."""
    if points > 0:
        state.seats[seat].score += points  # AM-4.20: it never falls
        tell(events, source, seat, points, detail, 0)


# ---------------------------------------------------------------- presentation (AM-3.9.4)


@part
def present(box: Box, state: State, slot: int, first: int, events: Events) -> None:
    """AM-3.9.2: scores a perfume, the combination with *first* before the other one."""
    perfume = state.seats[state.seat].perfumes[slot]
    base = box.recipes[perfume.recipe].base_scent
    before = state.seats[state.seat].score
    tell(events, PRESENTED, state.seat, perfume.recipe, 0, 0)
    is_scored = score_combination(box, state, base, first, True, events)
    for place in range(SLOTS):
        scent = perfume.complements[place]
        if scent != NONE and scent != first:
            is_late = box.king_needs_first or state.king_first  # AM-7.55, AM-10.3.1
            is_king_due = not is_scored and not is_late  # AM-4.13
            score_combination(box, state, base, scent, is_king_due, events)
    perfume.presented = 1
    state.presented += 1
    state.gained = state.seats[state.seat].score - before


@part
def score_combination(
    box: Box, state: State, column: int, row: int, is_king_due: bool, events: Events
) -> bool:
    """AM-3.9.4: a cube, a token and points; answers with whether there was room for the cube."""
    seat = state.seat
    capacity = int(box.capacity[state.seats_size])
    if state.cubes[column, row] >= capacity or state.cubes_left == 0:  # AM-3.9.4.1
        tell(events, CELL_FULL, seat, column, row, 0)
        return False
    if state.tokens[column, row]:  # AM-3.9.4.2
        state.tokens[column, row] = 0
        state.seats[seat].originality += 1
        tell(events, ORIGINALITY_GAINED, seat, 1, 0, 0)
    state.cubes[column, row] += 1  # AM-3.9.4.3
    state.cubes_left -= 1
    tell(events, CUBE_PLACED, seat, column, row, 0)
    if has_favour(box, state, CUBE_FAVOUR):
        earn(state, seat, FAVOUR_POINTS, box.cube_favour_points, 0, events)
    free = capacity - state.cubes[column, row]
    earn(state, seat, ORIGINALITY_POINTS, free, 0, events)  # AM-3.9.4.4
    if state.court == row:  # AM-3.9.4.5
        earn(state, seat, COURT_POINTS, box.court_points[state.seats[seat].letter], 0, events)
    if state.king == column and is_king_due:  # AM-3.9.4.6
        has_more = has_favour(box, state, KING_FAVOUR)
        points = box.king_favour_points if has_more else box.king_points
        earn(state, seat, KING_POINTS, points, 0, events)
    if state.court == row and state.king == column:  # AM-3.9.4.7, AM-3.9.6
        earn(state, seat, PERFECTION_POINTS, box.perfection_points, 0, events)
    return True


# ---------------------------------------------------------------- parade (AM-3.19.2)


@part
def score_parade(box: Box, state: State, events: Events) -> None:
    """AM-3.19.2: every perfume on every board once, from the trigger player clockwise."""
    for step in range(state.seats_size):
        seat = (int(state.trigger) + step) % state.seats_size
        for slot in range(PERFUMES):
            if state.seats[seat].perfumes[slot].recipe != NONE:
                parade(box, state, seat, slot, events)


@part
def parade(box: Box, state: State, seat: int, slot: int, events: Events) -> None:
    """AM-3.19.2: as if presented, but no cube stays, no token is taken, no favour counts."""
    perfume = state.seats[seat].perfumes[slot]
    column = box.recipes[perfume.recipe].base_scent
    originality, court, king, perfection = 0, 0, 0, 0
    for place in range(SLOTS):
        row = perfume.complements[place]
        if row == NONE:
            continue
        free = int(box.capacity[state.seats_size]) - state.cubes[column, row]
        if free == 0:  # AM-7.65
            continue
        counts_all = box.parade_adds_no_cube or state.free_parade  # AM-7.64, AM-10.1.1
        originality += free if counts_all else free - 1
        if state.court == row:
            court += int(box.court_points[state.seats[seat].letter])
        if state.king == column:  # its player puts a combination that scores first
            king = int(box.king_points)
            perfection += int(box.perfection_points) if state.court == row else 0
    tell(events, PARADED, seat, perfume.recipe, 0, 0)
    earn(state, seat, ORIGINALITY_POINTS, originality, 0, events)
    earn(state, seat, COURT_POINTS, court, 0, events)
    earn(state, seat, KING_POINTS, king, 0, events)
    earn(state, seat, PERFECTION_POINTS, perfection, 0, events)


# ---------------------------------------------------------------- additional scoring (AM-3.20)


@part
def score_extras(box: Box, state: State, events: Events) -> None:
    """AM-3.20: tokens, flipped tiles, majorities, and all four end bonuses for everybody."""
    for seat in range(state.seats_size):
        tokens = int(state.seats[seat].originality)
        earn(state, seat, TOKEN_POINTS, tokens * int(box.token_points), tokens, events)  # AM-3.20.1
        prestige, dames = 0, 0
        for tile in range(TILES):  # AM-3.20.2
            if state.tiles[tile] == seat and state.flipped[tile]:
                prestige += int(box.tiles[tile].prestige)
        earn(state, seat, PRESTIGE_POINTS, prestige, 0, events)
        for dame in range(DAMES):  # AM-3.20.3
            if state.majorities[dame] == seat:  # AM-4.18: also without her favour
                dames += 1
        earn(state, seat, MAJORITY_POINTS, dames * int(box.majority_points), dames, events)
        for dame in range(DAMES):
            bonus = int(state.end_bonuses[dame]) - 1
            earn(state, seat, BONUS_POINTS, bonus_points(box, state, seat, bonus), bonus, events)


@part
def bonus_points(box: Box, state: State, seat: int, bonus: int) -> int:
    """AM-3.20.4: the best tier that a seat reaches."""
    reached = measure(box, state, seat, bonus)
    points = 0
    for tier in range(box.bonuses[bonus].tiers_size):
        if reached >= box.bonuses[bonus].tiers[tier, 0]:
            points = int(box.bonuses[bonus].tiers[tier, 1])
    return points


@part
def measure(box: Box, state: State, seat: int, bonus: int) -> int:
    """AM-3.20.4: what an end bonus counts."""
    kind = box.bonuses[bonus].measure
    record = state.seats[seat]
    if kind == EXPERIENCE:
        return int(record.experience)
    if kind == CITIES_SEEN or kind == CITY_TILES:
        return count_cities(box, state, seat, kind, box.bonuses[bonus].subject)
    if kind == ORIGINALITY_TOKENS:
        return int(record.originality)
    if kind == LETTER_LEVEL:
        return int(record.letter)
    found = 0
    if kind == METHODS_LEARNED:
        for method in range(METHODS):
            found += record.methods[method] if box.methods[method].starting == 0 else 0
    elif kind == INFLUENCE_TOKENS:
        for dame in range(DAMES):
            found += record.influence[dame]
    elif kind == ESSENCE_TYPES:
        for scent in range(SCENTS):
            found += 1 if record.essences[scent] > 0 else 0
    else:
        found = count_perfumes(box, state, seat, kind, box.bonuses[bonus].subject)
    return found


@part
def count_cities(box: Box, state: State, seat: int, kind: int, city: int) -> int:
    """Cities of which a seat has a tile, flipped or not; or the tiles of one city."""
    seen, tiles = 0, 0
    for other in range(CITIES):
        held = 0
        for tile in range(TILES):
            if state.tiles[tile] == seat and box.tiles[tile].city == other:
                held += 1
        seen += 1 if held > 0 else 0
        tiles += held if other == city else 0
    return seen if kind == CITIES_SEEN else tiles


@part
def count_perfumes(box: Box, state: State, seat: int, kind: int, scent: int) -> int:
    """Perfumes with one base, different bases, or the sum of the recipes' levels."""
    bases, levels, found = 0, 0, 0  # bases as bits
    for slot in range(PERFUMES):
        recipe = state.seats[seat].perfumes[slot].recipe
        if recipe != NONE:
            base = int(box.recipes[recipe].base_scent)
            bases |= 1 << base
            levels += int(box.recipes[recipe].level)
            found += 1 if base == scent else 0
    if kind == BASE_PERFUMES:
        return found
    if kind != BASES:
        return levels
    different = 0
    for base in range(SCENTS):
        different += (bases >> base) & 1
    return different


# ---------------------------------------------------------------- winner (AM-3.21)


@jit
def scores(box: Box, state: State, out: Scores) -> None:
    """Fills out[seat, 0] with points, and out[seat, 1] with the place once it is over."""
    out[:] = 0
    for seat in range(state.seats_size):
        out[seat, 0] = state.seats[seat].score
        if state.phase == OVER:
            out[seat, 1] = 1
            for other in range(state.seats_size):
                if is_ahead(state, other, seat):
                    out[seat, 1] += 1


@part
def is_ahead(state: State, seat: int, other: int) -> bool:
    """AM-3.21.1: points, then favours, experience, letter, perfumes."""
    one, two = state.seats[seat], state.seats[other]
    if one.score != two.score:
        return one.score > two.score
    held, theirs = count_favours(state, seat), count_favours(state, other)
    if held != theirs:
        return held > theirs
    if one.experience != two.experience:
        return one.experience > two.experience
    if one.letter != two.letter:
        return one.letter > two.letter
    return perfumes_size(state, seat) > perfumes_size(state, other)


@inline
def count_favours(state: State, seat: int) -> int:
    """Favour tiles that a seat holds."""
    found = 0
    for dame in range(DAMES):
        found += 1 if state.favours[dame] == seat else 0
    return found


@inline
def perfumes_size(state: State, seat: int) -> int:
    """Perfumes on the board of a seat."""
    found = 0
    for slot in range(PERFUMES):
        found += 1 if state.seats[seat].perfumes[slot].recipe != NONE else 0
    return found
