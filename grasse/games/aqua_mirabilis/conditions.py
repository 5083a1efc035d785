"""What each decision of Aqua Mirabilis needs, area by area; otherwise, the clause against it."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import (
    BY_DIAL,
    DROP_FLOWER,
    GIFT_RECIPE,
    GIFT_TOKEN,
    KEEP,
    LEFT,
    PLACE,
)
from grasse.games.aqua_mirabilis.box import (
    APPRENTICESHIP,
    BASE_ESSENCE,
    COURT_STEP_FAVOUR,
    DAMES,
    DIAL,
    DIFFERENT_FLOWERS,
    EXTRA_STEP,
    FREE_ACTION,
    GIFT_ESSENCE,
    GIFT_ORIGINALITY,
    GIFT_PERFUME,
    HALF_POINTS,
    LESSONS,
    METHODS,
    NO_ONE,
    PERFUMES,
    PRESENT_FAVOUR,
    PRODUCTION_METHOD,
    PRODUCTION_POINTS,
    RECIPE,
    RECIPES,
    SAME_FLOWERS,
    SCENTS,
    SECOND_PERFUME,
    SPECIALISATION,
    STEPS,
    TILES,
    TRAVEL,
    WORKERS,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import (
    CONVERT,
    INFLUENCE_MOVES,
    LOOSE,
    NONE,
    READY,
)
from grasse.kernel.jit import inline, part

# The clauses that can forbid a decision: 30402 is AM-3.4.2.
AM_2_2 = 20200  # the first player
AM_2_4 = 20400  # the delivery tiles
AM_2_5 = 20500  # pawns and workers stand on different scents
AM_2_6 = 20600  # the tile is not in that stack
AM_2_8 = 20800  # the end bonus lies with another dame
AM_3_2 = 30200  # not now
AM_3_3_1 = 30301  # the space is occupied
AM_3_3_2 = 30302  # the type of the last action
AM_3_3_4 = 30304  # the price cannot be paid so
AM_3_5_2 = 30502  # no worker that may be moved so
AM_3_6 = 30600  # not of this area, or its price is lacking
AM_3_6_1 = 30601  # the tile is gone, or the player has its like
AM_3_6_3 = 30603  # not a method on the board, or one that was dropped
AM_3_7_1 = 30701  # the letter is too low
AM_3_8_3 = 30803  # not a gift for this dame
AM_3_8_5 = 30805  # influence tokens
AM_3_8_7 = 30807  # not a favour to keep
AM_3_9_2 = 30902  # not a perfume to present, or enough are
AM_3_9_3 = 30903  # a court step obliges to present
AM_3_9_5 = 30905  # no court step
AM_3_10_1 = 31001  # no production now
AM_3_10_2 = 31002  # the method cannot be used so
AM_3_10_3 = 31003  # the flower cannot be stored or dropped there
AM_3_10_4 = 31004  # the coach cannot go so far
AM_3_10_5 = 31005  # not a tile of the city visited
AM_3_11_1 = 31101  # not in the display, or too high a level
AM_3_11_2 = 31102  # no essence for the base
AM_3_11_3 = 31103  # not the complementary essences
AM_3_11_5 = 31105  # not an own perfume
AM_3_11_7 = 31107  # an equal perfume
AM_3_12 = 31200  # not an unflipped tile of the player
AM_3_12_3 = 31203  # not a recipe for the tile
AM_3_12_4 = 31204  # not a recipe for the tile of any base
AM_3_12_5 = 31205  # different types
AM_3_12_7 = 31207  # influence of a tile
AM_3_12_8 = 31208  # only in a production
AM_3_12_9 = 31209  # only a payment
AM_3_12_10 = 31210  # only for a second perfume
AM_3_12_11 = 31211  # only after a presentation
AM_3_12_12 = 31212  # no complete creation
AM_3_13_1 = 31301  # no free action now
AM_3_19_1 = 31901  # no tile in the parade
CLAUSES = tuple(sorted(number for name, number in globals().items() if name.startswith("AM_")))

# ---------------------------------------------------------------- act (AM-3.3 to AM-3.7)


@inline
def refuses_act(box: Box, state: State, space: int) -> int:
    """AM-3.3: free, of another type, affordable, and the area has what it needs."""
    for other in range(state.seats_size):  # AM-4.9: another space of its type may be free
        if state.seats[other].perfumer == space:
            return AM_3_3_1
    mine = state.seats[state.seat].perfumer
    if mine != NONE and box.spaces[mine].type == box.spaces[space].type:  # AM-4.8
        return AM_3_3_2
    area = box.spaces[space].area  # AM-3.3.5
    if area == TRAVEL:
        city = box.spaces[space].subject
        if state.seats[state.seat].letter < box.cities[city].letter:
            return AM_3_7_1
    if not can_pay(box, state, box.spaces[space].cost):
        return AM_3_3_4
    if area == APPRENTICESHIP:
        return refuses_family(box, state, box.spaces[space].subject)
    return 0


@inline
def can_pay(box: Box, state: State, price: int) -> bool:
    """AM-3.3.4: by the dial, or by a free action tile."""
    if price <= state.seats[state.seat].dial:
        return True
    for tile in range(TILES):
        if pays(box, state, tile, price):
            return True
    return False


@inline
def pays(box: Box, state: State, tile: int, price: int) -> bool:
    """AM-3.12.9: whether an own unflipped tile pays for a whole action of this price."""
    if state.tiles[tile] != state.seat or state.flipped[tile]:
        return False
    return box.tiles[tile].effect == FREE_ACTION and price <= box.tiles[tile].amount


@inline
def price_of(box: Box, state: State) -> int:
    """AM-3.5.1: the action points for the space chosen and the workers moved so far."""
    price = int(box.spaces[state.space].cost)  # AM-3.8.1
    for worker in range(WORKERS):
        if state.targets[worker] != NONE:
            price += box.spaces[state.space].worker_cost
    return price


@inline
def refuses_payment(box: Box, state: State, payment: int) -> int:
    """AM-3.3.4 and AM-3.12.9."""
    price = price_of(box, state)
    if payment == BY_DIAL:
        return 0 if price <= state.seats[state.seat].dial else AM_3_3_4
    tile = payment - 1
    if state.tiles[tile] != state.seat or state.flipped[tile]:
        return AM_3_12
    return 0 if pays(box, state, tile, price) else AM_3_3_4


@inline
def refuses_worker(box: Box, state: State, move: int) -> int:
    """AM-3.5.2: a worker not moved yet goes to another stall, and that can be paid."""
    if move // SCENTS == move % SCENTS or worker_on(state, move // SCENTS) == NONE:
        return AM_3_5_2
    price = price_of(box, state) + box.spaces[state.space].worker_cost
    return 0 if can_pay(box, state, price) else AM_3_3_4


@inline
def worker_on(state: State, stall: int) -> int:
    """A worker on *stall* that has not been moved in this decision, or NONE."""
    for worker in range(WORKERS):
        if state.workers[worker] == stall and state.targets[worker] == NONE:
            return worker
    return NONE


@inline
def refuses_family(box: Box, state: State, family: int) -> int:
    """AM-3.6.1: whether anything of a family can be learned."""
    worst = AM_3_6
    first = LESSONS if family == PRODUCTION_METHOD else 0
    last = LESSONS + METHODS if family == PRODUCTION_METHOD else LESSONS
    for lesson in range(first, last):
        if lesson >= LESSONS or box.lessons[lesson].family == family:
            clause = clause_against_lesson(box, state, lesson)
            if clause == 0:
                return 0
            worst = clause
    return worst


@inline
def refuses_lesson(box: Box, state: State, lesson: int) -> int:
    """AM-3.6: only what the area of the chosen space teaches."""
    family = box.spaces[state.space].subject
    taught = box.lessons[lesson].family if lesson < LESSONS else PRODUCTION_METHOD
    return clause_against_lesson(box, state, lesson) if taught == family else AM_3_6


@part
def clause_against_lesson(box: Box, state: State, lesson: int) -> int:
    """AM-3.6.1: it is there, the player has not its like, and can give what it costs."""
    seat = state.seats[state.seat]
    if lesson >= LESSONS:
        method = lesson - LESSONS
        if seat.learned[method] and not seat.methods[method]:  # AM-7.22
            return AM_3_6_3
        if state.methods_left[method] == 0 or seat.methods[method]:
            return AM_3_6_1
        for scent in range(SCENTS):  # AM-3.6.4: loose ones only
            if seat.flowers[scent] >= 2:
                return 0
        return AM_3_6
    if state.lessons[lesson] != NONE:
        return AM_3_6_1
    family, subject = box.lessons[lesson].family, box.lessons[lesson].subject
    if family == BASE_ESSENCE:
        if seat.bases[subject]:
            return AM_3_6_1
        return 0 if seat.essences[subject] > 0 else AM_3_6
    if family == SPECIALISATION:
        if seat.specialisations[subject]:
            return AM_3_6_1
        return 0 if seat.flowers[subject] > 0 else AM_3_6
    if seat.abilities[subject]:
        return AM_3_6_1
    return 0 if seat.originality > 0 else AM_3_6


# ---------------------------------------------------------------- court life (AM-3.8)


@inline
def refuses_gift(box: Box, state: State, item: int) -> int:
    """AM-3.8.3: each dame has her own wishes."""
    seat = state.seats[state.seat]
    gift = box.dames[state.visited].gift
    if item < GIFT_TOKEN:
        if gift != GIFT_ESSENCE or box.dames[state.visited].gift_types[item] == 0:
            return AM_3_8_3
        return 0 if seat.essences[item] > state.essences_given[item] else AM_3_8_3
    if item == GIFT_TOKEN:
        is_there = seat.originality > state.tokens_given
        return 0 if gift == GIFT_ORIGINALITY and is_there else AM_3_8_3
    slot = slot_of(state, item - GIFT_RECIPE)
    if gift != GIFT_PERFUME or slot == NONE or state.perfumes_given[slot]:
        return AM_3_8_3
    return 0


@inline
def refuses_influence(box: Box, state: State, kind: int, index: int) -> int:
    """AM-3.8.5 to AM-3.8.7, and the tile of AM-3.12.7."""
    if kind == KEEP:
        is_open = state.majorities[index] == state.seat and state.kept[index] == 0
        return 0 if is_open else AM_3_8_7
    target = index if kind == PLACE else index % DAMES
    is_used_up = target != state.visited or placed_total(state) >= state.gifts
    if state.phase == INFLUENCE_MOVES and is_used_up:
        return AM_3_8_5
    if kind == PLACE:
        return 0 if reserve_left(state) > 0 else AM_3_8_5
    source = index // DAMES
    if source == target or reserve_left(state) > 0:  # AM-7.52
        return AM_3_8_5
    left = state.seats[state.seat].influence[source] - state.migrated[source]
    return 0 if left > 0 else AM_3_8_5


@inline
def placed_total(state: State) -> int:
    """Influence tokens that come to dames in this decision."""
    total = 0
    for dame in range(DAMES):
        total += state.placed[dame]
    return total


@inline
def reserve_left(state: State) -> int:
    """The own reserve after what was placed from it in this decision."""
    left = int(state.seats[state.seat].reserve)
    for dame in range(DAMES):
        left += state.migrated[dame] - state.placed[dame]
    return left


# ---------------------------------------------------------------- Versailles (AM-3.9)


@inline
def has_favour(box: Box, state: State, favour: int) -> bool:
    """AM-3.8.8: whether the deciding seat holds the favour of this kind."""
    return state.favours[box.favour_dames[favour]] == state.seat


@inline
def presentation_limit(box: Box, state: State) -> int:
    """AM-3.9.2: perfumes that may be presented in this action."""
    return 2 if state.second or has_favour(box, state, PRESENT_FAVOUR) else 1


@inline
def can_be_presented(state: State) -> bool:
    """Whether an own perfume is not presented yet."""
    for slot in range(PERFUMES):
        perfume = state.seats[state.seat].perfumes[slot]
        if perfume.recipe != NONE and perfume.presented == 0:
            return True
    return False


@inline
def refuses_presentation(box: Box, state: State, recipe: int) -> int:
    """AM-3.9.2."""
    slot = slot_of(state, recipe)
    if slot == NONE or state.seats[state.seat].perfumes[slot].presented:
        return AM_3_9_2
    return 0 if state.presented < presentation_limit(box, state) else AM_3_9_2


@inline
def refuses_court_step(box: Box, state: State) -> int:
    """AM-3.9.5: once, with favour A, and only with a presentation."""
    if state.stepped or not has_favour(box, state, COURT_STEP_FAVOUR):
        return AM_3_9_5
    return 0 if state.presented > 0 or can_be_presented(state) else AM_3_9_5


# ---------------------------------------------------------------- production (AM-3.10)


@inline
def refuses_production(box: Box, state: State) -> int:
    """AM-3.10.1: not at dial 5, and not without a flower."""
    seat = state.seats[state.seat]
    if seat.dial == DIAL:
        return AM_3_10_1
    for scent in range(SCENTS):
        if seat.flowers[scent] > 0:
            return 0
    for method in range(METHODS):
        for scent in range(SCENTS):
            if seat.stored[method, scent] > 0:
                return 0
    return AM_3_10_1


@inline
def refuses_use(box: Box, state: State, method: int) -> int:
    """AM-3.10.2: the points and the flowers for one use."""
    seat = state.seats[state.seat]
    if seat.methods[method] == 0 or box.methods[method].cost > state.points_left:
        return AM_3_10_2
    wanted = int(box.methods[method].input_count)
    types = 0
    for scent in range(SCENTS):
        if box.methods[method].allowed[scent]:
            flowers = int(seat.flowers[scent]) + seat.stored[method, scent]
            if flowers > 0:
                types += 1
            if flowers >= wanted and box.methods[method].input_rule != DIFFERENT_FLOWERS:
                return 0
    is_enough = box.methods[method].input_rule == DIFFERENT_FLOWERS and types >= wanted
    return 0 if is_enough else AM_3_10_2


@inline
def refuses_input(box: Box, state: State, flower: int) -> int:
    """AM-3.10.2: loose or stored on that very method, and the rest can still be found."""
    seat = state.seats[state.seat]
    method, scent = state.method, flower % SCENTS
    source = flower // SCENTS
    held = seat.flowers[scent] if source == LOOSE else seat.stored[method, scent]
    if held <= state.inputs[source, scent] or box.methods[method].allowed[scent] == 0:
        return AM_3_10_2
    chosen = 0
    for other in range(SCENTS):
        chosen += state.inputs[0, other] + state.inputs[1, other]
    picked = int(state.inputs[0, scent]) + state.inputs[1, scent]
    missing = box.methods[method].input_count - chosen - 1  # after this one
    if box.methods[method].input_rule == SAME_FLOWERS:
        if picked < chosen:
            return AM_3_10_2
        flowers = int(seat.flowers[scent]) + seat.stored[method, scent]
        return 0 if flowers - picked > missing else AM_3_10_2
    if picked > 0:
        return AM_3_10_2
    for other in range(SCENTS):
        if other != scent and box.methods[method].allowed[other]:
            flowers = int(seat.flowers[other]) + seat.stored[method, other]
            if flowers > 0 and state.inputs[0, other] + state.inputs[1, other] == 0:
                missing -= 1
    return 0 if missing <= 0 else AM_3_10_2


@inline
def refuses_storing(box: Box, state: State, kind: int, method: int, scent: int) -> int:
    """AM-3.10.3: what lies on a method must be part of one input of it."""
    seat = state.seats[state.seat]
    if kind == DROP_FLOWER:
        return 0 if seat.stored[method, scent] > 0 else AM_3_10_3
    if seat.flowers[scent] == 0 or seat.methods[method] == 0:
        return AM_3_10_3
    if box.methods[method].allowed[scent] == 0:
        return AM_3_10_3
    stored = 0
    for other in range(SCENTS):
        stored += seat.stored[method, other]
    if stored == 0:
        return 0
    if stored >= box.methods[method].input_count:
        return AM_3_10_3
    is_same = seat.stored[method, scent] > 0
    return 0 if is_same == (box.methods[method].input_rule == SAME_FLOWERS) else AM_3_10_3


@inline
def refuses_coach(box: Box, state: State, move: int) -> int:
    """AM-3.10.4: as many steps as the dial and the ability give, inside the track."""
    seat = state.seats[state.seat]
    steps = move % STEPS + 1  # AM-4.25: at least one, also away from a city
    if steps > box.coach_steps[seat.dial] + seat.abilities[EXTRA_STEP]:
        return AM_3_10_4
    if move // STEPS == LEFT:  # AM-4.24: no move goes beyond the ends
        return 0 if seat.coach - steps >= box.track_first else AM_3_10_4
    return 0 if seat.coach + steps <= box.track_last else AM_3_10_4


@inline
def refuses_tile(box: Box, state: State, tile: int) -> int:
    """AM-3.10.5: any tile of the stack of the city visited."""
    is_there = state.tiles[tile] == NONE and box.tiles[tile].city == state.visited
    return 0 if is_there else AM_3_10_5


# ---------------------------------------------------------------- free actions (AM-3.11, AM-3.12)


@inline
def clause_against_recipe(box: Box, state: State, recipe: int, tile: int) -> int:
    """AM-3.11.1 to AM-3.11.7: whether some complete creation begins with *recipe*."""
    if state.display[recipe] == 0:  # AM-4.5
        return AM_3_11_1
    base = box.recipes[recipe].base_scent
    if tile == NONE:
        if box.recipes[recipe].level > state.seats[state.seat].experience:
            return AM_3_11_1
        has_base = state.seats[state.seat].essences[base] > 0
        if not has_base and state.seats[state.seat].bases[base] == 0:
            return AM_3_11_2
    else:
        has_slots = box.recipes[recipe].slots == box.tiles[tile].slots
        if box.tiles[tile].base_scent == NO_ONE:
            if not has_slots:
                return AM_3_12_4
        elif not has_slots or box.tiles[tile].base_scent != base:
            return AM_3_12_3
    return clause_against_complements(box, state, base, box.recipes[recipe].slots)


@part
def clause_against_complements(box: Box, state: State, base: int, slots: int) -> int:
    """AM-3.11.3 and AM-3.11.7: whether some complementary essences make a new perfume.

    With three perfumes any will do: an equal one can be replaced.
    """
    clause = AM_3_11_3
    for scent in range(SCENTS):
        if scent == base or state.seats[state.seat].essences[scent] == 0:
            continue
        found = clause_against_first(box, state, base, slots, scent)
        if found == 0:
            return 0
        if found == AM_3_11_7:
            clause = found
    return clause


@inline
def clause_against_first(box: Box, state: State, base: int, slots: int, scent: int) -> int:
    """The same for complements that begin with *scent*, of which there is an essence."""
    is_full = slot_of(state, NONE) == NONE
    if slots == 1:
        return 0 if is_full or twin_of(box, state, base, scent, NONE) == NONE else AM_3_11_7
    clause = AM_3_11_3
    for other in range(SCENTS):
        if other == base or other == scent or state.seats[state.seat].essences[other] == 0:
            continue
        if is_full or twin_of(box, state, base, scent, other) == NONE:
            return 0
        clause = AM_3_11_7
    return clause


@inline
def twin_of(box: Box, state: State, base: int, scent: int, other: int) -> int:
    """AM-3.11.7: the slot of an own perfume with the same base and set, or NONE."""
    for slot in range(PERFUMES):
        perfume = state.seats[state.seat].perfumes[slot]
        if perfume.recipe == NONE or box.recipes[perfume.recipe].base_scent != base:
            continue
        first, second = perfume.complements[0], perfume.complements[1]
        if (first == scent and second == other) or (first == other and second == scent):
            return slot
    return NONE


@inline
def slot_of(state: State, recipe: int) -> int:
    """The slot of the deciding seat's perfume of *recipe*, or NONE; a free one for NONE."""
    for slot in range(PERFUMES):
        if state.seats[state.seat].perfumes[slot].recipe == recipe:
            return slot
    return NONE


@inline
def refuses_complement(box: Box, state: State, scent: int) -> int:
    """AM-3.11.3: different from the base and from each other."""
    base = box.recipes[state.recipe].base_scent
    if scent == base or state.seats[state.seat].essences[scent] == 0:
        return AM_3_11_3
    first = state.complements[0]
    if first == NONE:
        return clause_against_first(box, state, base, box.recipes[state.recipe].slots, scent)
    if first == scent:
        return AM_3_11_3
    is_full = slot_of(state, NONE) == NONE
    return 0 if is_full or twin_of(box, state, base, first, scent) == NONE else AM_3_11_7


@inline
def refuses_replacing(box: Box, state: State, recipe: int) -> int:
    """AM-3.11.5: a replaced perfume does not count as equal (AM-3.11.7)."""
    slot = slot_of(state, recipe)
    if slot == NONE:
        return AM_3_11_5
    base = box.recipes[state.recipe].base_scent
    twin = twin_of(box, state, base, state.complements[0], state.complements[1])
    return 0 if twin == NONE or twin == slot else AM_3_11_7


@inline
def refuses_flip(box: Box, state: State, tile: int) -> int:
    """AM-3.12 and AM-3.13: an own tile, in its window."""
    phase = state.phase
    if state.tiles[tile] != state.seat or state.flipped[tile]:
        return AM_3_12
    effect = box.tiles[tile].effect
    if effect == RECIPE:
        return clause_against_recipe_tile(box, state, tile)
    if effect == PRODUCTION_POINTS:
        return 0 if phase == CONVERT else AM_3_12_8
    if effect == FREE_ACTION:
        return AM_3_12_9
    if effect == SECOND_PERFUME:
        is_due = phase == READY and state.presented == 1 and presentation_limit(box, state) == 1
        return 0 if is_due and can_be_presented(state) else AM_3_12_10
    if effect == HALF_POINTS:
        return 0 if phase == READY and state.presented > 0 else AM_3_12_11
    return 0


@part
def clause_against_recipe_tile(box: Box, state: State, tile: int) -> int:
    """AM-3.12.12: it needs a complete legal creation."""
    for recipe in range(RECIPES):
        if clause_against_recipe(box, state, recipe, tile) == 0:
            return 0
    return AM_3_12_12
