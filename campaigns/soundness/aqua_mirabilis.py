"""What holds on every table of Aqua Mirabilis, after every decision (AM-4.26)."""

from __future__ import annotations

from campaigns.soundness import sound
from grasse.games.aqua_mirabilis.box import (
    BASE_ESSENCE,
    BONUSES,
    CITIES,
    DAMES,
    DIAL,
    DIFFERENT_FLOWERS,
    LESSONS,
    METHODS,
    PERFUMES,
    RECIPES,
    SAME_FLOWERS,
    SCENTS,
    SEATS,
    SLOTS,
    SPACES,
    SPECIAL_ABILITY,
    SPECIALISATION,
    TILES,
    WORKERS,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    COACH,
    CONVERT,
    DAME,
    EXTRA,
    FAVOURS,
    MAIN,
    NONE,
    OVER,
    PARADE,
    READY,
    SETUP_TOPS,
    SOURCES,
    STORE,
    TOP,
)
from grasse.kernel.stack import integers

KINDS = 3  # of special abilities
# (box, options) of matches that need not end: none, for every turn turns a dial or ends by a tile.
ENDLESS: set[tuple[str, frozenset[str]]] = set()
FAULTS = {
    1: "the number of seats is none",
    2: "a scent token is missing",
    3: "an originality token or a cube is missing, or a cell is too full",
    4: "a recipe is missing or in two places",
    5: "a city tile is where it cannot be",
    6: "a lesson is not what its seat has",
    7: "a method is missing, or stores what it may not",
    8: "an influence token is missing",
    9: "a majority or a favour is not with whoever has it",
    10: "an end bonus is there twice, or was seen by nobody",
    11: "a perfume is not what its recipe says, or there are two alike",
    12: "a dial, a coach or an experience is wrong",
    13: "two perfumers stand on one space",
    14: "the day or a pawn is wrong",
    15: "something is left of a decision that is over",
}


@sound
def check_scents(box: Box, state: State) -> int:
    """Supply + market + loose + stored + depots + perfumes = 16 of each scent."""
    found = integers(SCENTS)
    for scent in range(SCENTS):
        if state.supply[scent] < 0 or state.market[scent] < 0:
            return 2
        found[scent] = state.supply[scent] + state.market[scent]
    for seat in range(SEATS):
        for scent in range(SCENTS):
            flowers = state.seats[seat].flowers[scent]
            essences = state.seats[seat].essences[scent]
            if flowers < 0 or essences < 0:
                return 2
            found[scent] += flowers + essences
            for method in range(METHODS):
                stored = state.seats[seat].stored[method][scent]
                if stored < 0:
                    return 2
                found[scent] += stored
        for number in range(PERFUMES):
            for slot in range(SLOTS):
                scent = state.seats[seat].perfumes[number].complements[slot]
                if scent < NONE or scent >= SCENTS:
                    return 2
                if scent != NONE:
                    found[scent] += 1
    for scent in range(SCENTS):
        if found[scent] != box.scents[scent].tokens:
            return 2
    return 0


@sound
def check_matrix(box: Box, state: State) -> int:
    """34 originality tokens, 60 cubes, no cell too full; a token where no cube is."""
    tokens = int(state.originality_left)
    cubes = int(state.cubes_left)
    if tokens < 0 or cubes < 0:
        return 3
    for seat in range(SEATS):
        if state.seats[seat].originality < 0:
            return 3
        tokens += state.seats[seat].originality
    for column in range(SCENTS):
        for row in range(SCENTS):
            here = state.cubes[column][row]
            if here > box.capacity[state.seats_size] or (column == row and here != 0):
                return 3
            if state.tokens[column][row] != (here == 0 and column != row):
                return 3
            cubes += here
            tokens += state.tokens[column][row]
    return 0 if tokens == box.originality_tokens and cubes == box.cubes else 3


@sound
def check_recipes(box: Box, state: State) -> int:
    """Display + perfumes = 35, unless the box removes those of discarded perfumes."""
    seen = 0
    for seat in range(SEATS):
        for number in range(PERFUMES):
            recipe = state.seats[seat].perfumes[number].recipe
            if recipe == NONE:
                continue
            if recipe < 0 or recipe >= RECIPES or (seen >> recipe) & 1:
                return 4
            seen |= 1 << recipe
    for recipe in range(RECIPES):
        here = state.display[recipe] + ((seen >> recipe) & 1)
        lost = box.removes_recipes != 0 or state.lost_recipes != 0  # AM-10.2
        if here > 1 or state.display[recipe] < 0 or (here != 1 and not lost):
            return 4
    return 0


@sound
def check_tiles(box: Box, state: State) -> int:
    """Stacks + curricula + flipped = 28; a top lies on the stack of its city."""
    stacks = integers(CITIES)
    for tile in range(TILES):
        owner = state.tiles[tile]
        if owner < NONE or owner >= state.seats_size:
            return 5
        if owner == NONE:
            stacks[box.tiles[tile].city] += 1
            if state.flipped[tile] != 0:
                return 5
    for city in range(CITIES):
        top = state.tops[city]
        if top == NONE:
            if stacks[city] != 0 and state.phase > SETUP_TOPS and state.phase != TOP:
                return 5
        elif top < 0 or top >= TILES or box.tiles[top].city != city or state.tiles[top] != NONE:
            return 5
    return 0


@sound
def check_lessons(box: Box, state: State) -> int:
    """A tile is with one seat or with none, and no seat has two alike."""
    bases = integers(SEATS, SCENTS)
    specialisations = integers(SEATS, SCENTS)
    abilities = integers(SEATS, KINDS)
    for lesson in range(LESSONS):
        seat = state.lessons[lesson]
        if seat < 0 or seat >= state.seats_size:
            continue
        family = box.lessons[lesson].family
        subject = box.lessons[lesson].subject
        if family == BASE_ESSENCE:
            if bases[seat, subject]:
                return 6
            bases[seat, subject] = 1
        elif family == SPECIALISATION:
            if specialisations[seat, subject]:
                return 6
            specialisations[seat, subject] = 1
        elif family == SPECIAL_ABILITY:
            if abilities[seat, subject]:
                return 6
            abilities[seat, subject] = box.lessons[lesson].amount
    for seat in range(state.seats_size):
        for scent in range(SCENTS):
            if state.seats[seat].bases[scent] != bases[seat, scent]:
                return 6
            if state.seats[seat].specialisations[scent] != specialisations[seat, scent]:
                return 6
        for ability in range(KINDS):
            if state.seats[seat].abilities[ability] != abilities[seat, ability]:
                return 6
    return 0


@sound
def check_methods(box: Box, state: State) -> int:
    """A copy for each seat and kind, three slots, and only what can be an input stored."""
    for method in range(METHODS):
        copies = int(state.methods_left[method])
        for seat in range(state.seats_size):
            copies += state.seats[seat].learned[method]
        if copies != box.method_copies[state.seats_size]:
            return 7
    for seat in range(state.seats_size):
        slots = 0
        for method in range(METHODS):
            here = state.seats[seat].methods[method]
            if here > state.seats[seat].learned[method]:
                return 7
            slots += here
            stored = 0
            kinds = 0
            for scent in range(SCENTS):
                flowers = state.seats[seat].stored[method][scent]
                if flowers != 0 and box.methods[method].allowed[scent] == 0:
                    return 7
                if flowers > 1 and box.methods[method].input_rule == DIFFERENT_FLOWERS:
                    return 7
                stored += flowers
                kinds += flowers > 0
            if stored > (box.methods[method].input_count if here else 0):
                return 7
            if kinds > 1 and box.methods[method].input_rule == SAME_FLOWERS:
                return 7
        if slots > box.method_slots:
            return 7
    return 0


@sound
def check_favours(box: Box, state: State) -> int:
    """Eight influence tokens each; a favour is with its dame or who has her majority."""
    held = integers(SEATS)
    due = integers(SEATS)
    for seat in range(state.seats_size):
        tokens = int(state.seats[seat].reserve)
        if tokens < 0:
            return 8
        for dame in range(DAMES):
            if state.seats[seat].influence[dame] < 0:
                return 8
            tokens += state.seats[seat].influence[dame]
        if tokens != box.influence_tokens:
            return 8
    for dame in range(DAMES):
        most = 0
        majority = NONE
        for seat in range(state.seats_size):
            tokens = state.seats[seat].influence[dame]
            if tokens > most:
                most = tokens
                majority = seat
            elif tokens == most:
                majority = NONE
        if state.majorities[dame] != majority:
            return 9
        if state.favours[dame] != NONE:
            if state.favours[dame] != majority:
                return 9
            held[majority] += 1
        if majority != NONE:
            due[majority] += 1
    for seat in range(state.seats_size):
        most = min(due[seat], box.favour_limit)
        chooses = state.phase == FAVOURS and state.seat == seat
        if held[seat] > most or (held[seat] != most and not chooses):
            return 9
    return 0


@sound
def check_bonuses(state: State) -> int:
    """All drawn end bonuses differ, and who has peeked has seen one."""
    seen = 0
    for dame in range(DAMES):
        bonus = state.end_bonuses[dame]
        if bonus < 0 or bonus > BONUSES:
            return 10
        if bonus == 0:
            if state.phase == OVER:
                return 10
            for seat in range(state.seats_size):
                if state.seats[seat].peeked[dame] != 0:
                    return 10
        elif (seen >> bonus) & 1:
            return 10
        else:
            seen |= 1 << bonus
    return 0


@sound
def check_perfumes(box: Box, state: State) -> int:
    """As many complements as slots, none like the base or another, and no two perfumes alike."""
    for seat in range(state.seats_size):
        formulas = integers(PERFUMES)
        for number in range(PERFUMES):
            perfume = state.seats[seat].perfumes[number]
            scents = 0
            size = 0
            for slot in range(SLOTS):
                if perfume.complements[slot] != NONE:
                    scents |= 1 << perfume.complements[slot]
                    size += 1
            if perfume.recipe == NONE:
                if size != 0 or perfume.presented != 0:
                    return 11
                continue
            base = box.recipes[perfume.recipe].base_scent
            slots = box.recipes[perfume.recipe].slots
            if size != slots or (scents >> base) & 1:
                return 11
            different = 0
            for scent in range(SCENTS):
                different += (scents >> scent) & 1
            if different != slots:
                return 11
            formulas[number] = 1 + base + SCENTS * scents
            for other in range(number):
                if formulas[other] == formulas[number]:
                    return 11
    return 0


@sound
def check_boards(box: Box, state: State) -> int:
    """A dial shows 1 to 5, a space holds one perfumer; experience."""
    standing = 0
    for seat in range(SEATS):
        space = state.seats[seat].perfumer
        if space != NONE:
            if space < 0 or space >= SPACES or (standing >> space) & 1:
                return 13
            standing |= 1 << space
    for seat in range(state.seats_size):
        if state.seats[seat].dial < 1 or state.seats[seat].dial > DIAL:
            return 12
        coach = state.seats[seat].coach
        if coach < box.track_first or coach > box.track_last:
            return 12
        experience = 0
        for tile in range(TILES):
            if state.tiles[tile] == seat and state.flipped[tile] == 0:
                experience += box.tiles[tile].experience
        for lesson in range(LESSONS):
            if state.lessons[lesson] == seat:
                experience += box.lessons[lesson].experience
        for method in range(METHODS):
            if state.seats[seat].methods[method] == 1:
                experience += box.methods[method].experience
        if state.seats[seat].experience != experience:
            return 12
    last = box.days_size[state.seats_size] - 1
    if state.day < 0 or state.day > last or (state.trigger != NONE) != (state.day == last):
        return 14
    if state.phase >= MAIN:
        if not (0 <= state.king < SCENTS and 0 <= state.court < SCENTS):
            return 14
        for worker in range(WORKERS):
            if state.workers[worker] < 0 or state.workers[worker] >= SCENTS:
                return 14
        if state.turn_number != 1 and state.turn_number != 2:
            return 14
    return 0


@sound
def is_between(phase: int) -> bool:
    """Whether no decision is under way in a phase."""
    if phase == MAIN or phase == DAME or phase == READY or phase == CONVERT or phase == STORE:
        return True
    if phase == COACH or phase == AFTER_PRODUCTION or phase == AFTER:
        return True
    return phase == EXTRA or phase == PARADE or phase == OVER


@sound
def check_parts(state: State) -> int:
    """Where no decision is under way, nothing of one is left."""
    if not is_between(state.phase):
        return 0
    for scent in range(SCENTS):
        if state.essences_given[scent] != 0 or state.chosen[scent] != 0:
            return 15
        for source in range(SOURCES):
            if state.inputs[source][scent] != 0:
                return 15
    for number in range(PERFUMES):
        if state.perfumes_given[number] != 0:
            return 15
    for dame in range(DAMES):
        if state.placed[dame] != 0 or state.migrated[dame] != 0 or state.kept[dame] != 0:
            return 15
    for worker in range(WORKERS):
        if state.targets[worker] != NONE:
            return 15
    for slot in range(SLOTS):
        if state.complements[slot] != NONE:
            return 15
    if state.tokens_given != 0 or state.space != NONE or state.lesson != NONE:
        return 15
    if state.cost_item != NONE or state.dropping != NONE or state.payment != NONE:
        return 15
    if state.presenting != NONE or state.method != NONE:
        return 15
    return 0 if state.tile == NONE and state.recipe == NONE else 15


@sound
def fault_of(box: Box, state: State, deep: bool) -> int:
    """0, or the number of what does not hold; for whole states, not for views.

    What takes long, and would still be wrong a few decisions later, is looked at if it is *deep*.
    """
    if state.seats_size < 2 or state.seats_size > SEATS:
        return 1
    fault = check_recipes(box, state)  # first: the perfumes are then of recipes that there are
    if fault:
        return fault
    for fault in (
        check_scents(box, state),
        check_matrix(box, state),
        check_tiles(box, state),
        check_lessons(box, state),
        check_methods(box, state),
        check_favours(box, state),
        check_bonuses(state),
        check_boards(box, state),
        check_parts(state),
    ):
        if fault:
            return fault
    return check_perfumes(box, state)  # after the scents, which are then scents that there are
