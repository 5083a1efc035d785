"""What a perfumer does at home: production, perfumes, and city tiles."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import LEFT, YES
from grasse.games.aqua_mirabilis.box import (
    CITIES,
    ESSENCES,
    ESSENCES_CHOICE,
    EXTRA_POINTS,
    FLOWERS,
    HALF_POINTS,
    INFLUENCE,
    ORIGINALITY,
    PRODUCTION_POINTS,
    RECIPE,
    SCENTS,
    SLOTS,
    STEPS,
    TILES,
)
from grasse.games.aqua_mirabilis.conditions import slot_of
from grasse.games.aqua_mirabilis.events import (
    CITY_VISITED,
    COACH_MOVED,
    COACH_RETURNED,
    ESSENCES_DISCARDED,
    ESSENCES_GAINED,
    FLOWER_DROPPED,
    FLOWER_STORED,
    FLOWERS_GAINED,
    METHOD_USED,
    ORIGINALITY_GAINED,
    PERFUME_CREATED,
    PERFUME_DISCARDED,
    POINTS_GAINED,
    PRODUCTION_BEGAN,
    STACK_EMPTY,
    TILE_DECLINED,
    TILE_FLIPPED,
    TILE_TAKEN,
    TOP_TURNED,
)
from grasse.games.aqua_mirabilis.events import HALF_POINTS as HALF_POINTS_EARNED
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.scoring import earn
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    CITY,
    COMPLEMENT,
    CONVERT,
    INPUT,
    LOOSE,
    NONE,
    REPLACE,
    RETURN,
    STORED,
    TILE_ESSENCES,
    TILE_INFLUENCE,
    TILE_RECIPE,
    TOP,
)
from grasse.kernel.aliases import Events
from grasse.kernel.events import NO_SEAT, tell
from grasse.kernel.jit import part
from grasse.kernel.seats import CHANCE

# ---------------------------------------------------------------- pieces that move


@part
def gain_flowers(state: State, scent: int, count: int, events: Events) -> None:
    """AM-0.3: loose flowers from the supply, as far as it lasts (AM-4.1)."""
    given = min(count, int(state.supply[scent]))
    if given > 0:
        state.supply[scent] -= given
        state.seats[state.seat].flowers[scent] += given
        tell(events, FLOWERS_GAINED, state.seat, scent, given, 0)


@part
def gain_essences(state: State, scent: int, count: int, events: Events) -> None:
    """AM-0.3: essences from the supply; flowers are of the same tokens (AM-4.2)."""
    given = min(count, int(state.supply[scent]))
    if given > 0:
        state.supply[scent] -= given
        state.seats[state.seat].essences[scent] += given
        tell(events, ESSENCES_GAINED, state.seat, scent, given, 0)


@part
def discard_essences(state: State, scent: int, count: int, events: Events) -> None:
    """Essences of the depot go back to the supply."""
    if count > 0:
        state.seats[state.seat].essences[scent] -= count
        state.supply[scent] += count
        tell(events, ESSENCES_DISCARDED, state.seat, scent, count, 0)


@part
def discard_perfume(box: Box, state: State, slot: int, events: Events) -> None:
    """AM-3.11.6: the recipe to the display, unless it is removed (AM-7.41); essences back."""
    perfume = state.seats[state.seat].perfumes[slot]
    tell(events, PERFUME_DISCARDED, state.seat, perfume.recipe, 0, 0)
    if box.removes_recipes == 0 and state.lost_recipes == 0:  # AM-10.2.1
        state.display[perfume.recipe] = 1
    for place in range(SLOTS):
        if perfume.complements[place] != NONE:
            state.supply[perfume.complements[place]] += 1
        perfume.complements[place] = NONE
    perfume.recipe = NONE
    perfume.presented = 0


@part
def take_tile(box: Box, state: State, tile: int, events: Events) -> None:
    """A tile of a stack goes, unflipped, into the curriculum of the active player."""
    state.tiles[tile] = state.seat
    state.seats[state.seat].experience += box.tiles[tile].experience
    tell(events, TILE_TAKEN, state.seat, tile, 0, 0)


@part
def use_tile(box: Box, state: State, tile: int, events: Events) -> None:
    """AM-3.12: the tile is flipped, and its experience is lost at once."""
    state.flipped[tile] = 1
    # AM-3.11.8: no perfume is looked at again
    state.seats[state.seat].experience -= box.tiles[tile].experience
    tell(events, TILE_FLIPPED, state.seat, tile, 0, 0)


@part
def stack_size(box: Box, state: State, city: int) -> int:
    """Tiles left in the stack of a city."""
    found = 0
    for tile in range(TILES):
        if state.tiles[tile] == NONE and box.tiles[tile].city == city:
            found += 1
    return found


@part
def ask_top(box: Box, state: State, window: int, events: Events) -> None:
    """AM-5.4: chance turns up the new top of the city visited; then play goes on at *window*."""
    state.tops[state.visited] = NONE
    state.window = window
    if stack_size(box, state, state.visited) > 0:
        state.phase = TOP
        state.seat = CHANCE
    else:
        go_on_after_top(box, state, events)


@part
def turn_top(box: Box, state: State, tile: int, events: Events) -> None:
    """A tile lies on top of its stack, for all to see."""
    state.tops[box.tiles[tile].city] = tile
    tell(events, TOP_TURNED, NO_SEAT, box.tiles[tile].city, tile, 0)


@part
def go_on_after_top(box: Box, state: State, events: Events) -> None:
    """After a journey, or a visit of the coach."""
    state.seat = state.active
    if state.window == CITY:
        leave_city(box, state, events)
    else:
        state.visited = NONE
        state.phase = AFTER


# ---------------------------------------------------------------- production (AM-3.10)


@part
def begin_production(box: Box, state: State, events: Events) -> None:
    """AM-3.10.1: the perfumer goes home; points of the dial and of the ability."""
    seat = state.seats[state.seat]
    seat.perfumer = NONE  # AM-4.10: where it stands on no space
    state.points_left = box.production_points[seat.dial] + seat.abilities[EXTRA_POINTS]
    state.phase = CONVERT
    tell(events, PRODUCTION_BEGAN, state.seat, state.points_left, 0, 0)


@part
def add_input(box: Box, state: State, source: int, scent: int, events: Events) -> None:
    """AM-3.10.2: one flower after the other; with the last one the method is used."""
    state.inputs[source, scent] += 1
    chosen = 0
    for other in range(SCENTS):
        chosen += state.inputs[LOOSE, other] + state.inputs[STORED, other]
    if chosen < box.methods[state.method].input_count:
        state.phase = INPUT
        return
    state.points_left -= box.methods[state.method].cost
    tell(events, METHOD_USED, state.seat, state.method, 0, 0)
    for other in range(SCENTS):
        if state.inputs[LOOSE, other] + state.inputs[STORED, other] > 0:
            convert(box, state, other, events)
    state.inputs[:] = 0
    state.method = NONE
    state.phase = CONVERT


@part
def convert(box: Box, state: State, scent: int, events: Events) -> None:
    """AM-3.10.2: input tokens are turned over; what is beyond them comes from the supply."""
    seat = state.seats[state.seat]
    flowers = int(state.inputs[LOOSE, scent]) + state.inputs[STORED, scent]
    output = int(box.methods[state.method].output)
    seat.flowers[scent] -= state.inputs[LOOSE, scent]
    seat.stored[state.method, scent] -= state.inputs[STORED, scent]
    wanted = output - min(flowers, output) + seat.specialisations[scent]  # AM-3.6.5
    state.supply[scent] += flowers - min(flowers, output)
    extra = min(wanted, int(state.supply[scent]))  # AM-7.31
    state.supply[scent] -= extra
    produced = min(flowers, output) + extra
    seat.essences[scent] += produced
    tell(events, ESSENCES_GAINED, state.seat, scent, produced, 0)


@part
def store_flower(state: State, method: int, scent: int, events: Events) -> None:
    """AM-3.10.3: a loose flower goes onto a method."""
    state.seats[state.seat].flowers[scent] -= 1
    state.seats[state.seat].stored[method, scent] += 1  # AM-4.22: until it is used or dropped
    tell(events, FLOWER_STORED, state.seat, method, scent, 0)


@part
def drop_flower(state: State, method: int, scent: int, events: Events) -> None:
    """AM-3.10.3: a stored flower is discarded."""
    state.seats[state.seat].stored[method, scent] -= 1
    state.supply[scent] += 1
    tell(events, FLOWER_DROPPED, state.seat, method, scent, 0)


@part
def move_coach(box: Box, state: State, move: int, events: Events) -> None:
    """AM-3.10.4: ending on a city is a visit; with letter and stack, a search (AM-3.10.5)."""
    seat = state.seats[state.seat]
    direction, steps = move // STEPS, move % STEPS + 1
    seat.coach += -steps if direction == LEFT else steps
    tell(events, COACH_MOVED, state.seat, direction, seat.coach, 0)
    state.phase = AFTER_PRODUCTION
    for city in range(CITIES):
        if box.cities[city].position != seat.coach:
            continue
        tell(events, CITY_VISITED, state.seat, city, 0, 0)
        state.visited = city
        if stack_size(box, state, city) == 0:
            tell(events, STACK_EMPTY, state.seat, city, 0, 0)
            leave_city(box, state, events)
        elif seat.letter < box.cities[city].letter:
            leave_city(box, state, events)
        else:
            state.phase = CITY
        return


@part
def search(box: Box, state: State, tile: int, events: Events) -> None:
    """AM-3.10.5: takes *tile* or, with NONE, nothing; the others are shuffled either way.

    So there is no order of the stack to be kept, or to be seen (AM-5.3).
    """
    if tile == NONE:
        tell(events, TILE_DECLINED, state.seat, state.visited, 0, 0)
    else:
        take_tile(box, state, tile, events)
    ask_top(box, state, CITY, events)


@part
def leave_city(box: Box, state: State, events: Events) -> None:
    """AM-3.10.5: back to Grasse by force, or by choice."""
    if box.cities[state.visited].forced_return:
        answer_return(state, YES, events)
    else:
        state.phase = RETURN


@part
def answer_return(state: State, answer: int, events: Events) -> None:
    """AM-3.10.5: the coach returns to Grasse, or stays in the city."""
    if answer == YES:
        state.seats[state.seat].coach = 0
        tell(events, COACH_RETURNED, state.seat, 0, 0, 0)
    state.visited = NONE
    state.phase = AFTER_PRODUCTION


# ---------------------------------------------------------------- perfumes (AM-3.11)


@part
def begin_creation(state: State, recipe: int) -> None:
    """The recipe is chosen; its complements are asked for."""
    if state.phase != TILE_RECIPE:
        state.window = state.phase
    state.recipe = recipe
    state.phase = COMPLEMENT


@part
def add_complement(box: Box, state: State, scent: int, events: Events) -> None:
    """AM-3.11.3: as many as slots; then, with three perfumes, which one goes (AM-3.11.5)."""
    if box.recipes[state.recipe].slots > 1 and state.complements[0] == NONE:
        state.complements[0] = scent
        return
    if state.complements[0] == NONE:
        state.complements[0] = scent
    else:  # kept in rising order, so that equal sets look alike
        state.complements[1] = max(int(state.complements[0]), scent)
        state.complements[0] = min(int(state.complements[0]), scent)
    slot = slot_of(state, NONE)
    if slot == NONE:
        state.phase = REPLACE
    else:
        finish_creation(box, state, slot, events)


@part
def finish_creation(box: Box, state: State, slot: int, events: Events) -> None:
    """AM-3.11: the whole creation happens now, into *slot*."""
    seat = state.seats[state.seat]
    base = box.recipes[state.recipe].base_scent
    if state.tile != NONE:  # AM-3.12.3: no base essence
        use_tile(box, state, state.tile, events)
    elif seat.bases[base] == 0:  # AM-3.11.2
        discard_essences(state, base, 1, events)
    if seat.perfumes[slot].recipe != NONE:  # AM-4.17
        discard_perfume(box, state, slot, events)
    first, second = state.complements[0], state.complements[1]
    seat.perfumes[slot].recipe = state.recipe
    for place in range(SLOTS):
        scent = state.complements[place]
        seat.perfumes[slot].complements[place] = scent
        if scent != NONE:
            seat.essences[scent] -= 1
        state.complements[place] = NONE
    state.display[state.recipe] = 0
    tell(events, PERFUME_CREATED, state.seat, state.recipe, first, second)
    state.recipe = NONE
    state.tile = NONE
    state.phase = state.window


# ---------------------------------------------------------------- city tiles (AM-3.12)


@part
def flip(box: Box, state: State, tile: int, events: Events) -> None:
    """AM-3.12: gives its benefit at once, or asks for what it needs."""
    effect = box.tiles[tile].effect
    state.window = state.phase
    if effect == RECIPE or effect == ESSENCES_CHOICE or effect == INFLUENCE:
        state.tile = tile
        state.phase = TILE_RECIPE
        if effect == ESSENCES_CHOICE:
            state.phase = TILE_ESSENCES
        elif effect == INFLUENCE:
            state.phase = TILE_INFLUENCE
        return
    use_tile(box, state, tile, events)
    amount = int(box.tiles[tile].amount)
    if effect == FLOWERS:  # AM-3.12.1
        for scent in range(SCENTS):
            gain_flowers(state, scent, box.tiles[tile].gain[scent], events)
    elif effect == ESSENCES:  # AM-3.12.2
        for scent in range(SCENTS):
            gain_essences(state, scent, box.tiles[tile].gain[scent], events)
    elif effect == ORIGINALITY:  # AM-3.12.6
        given = min(amount, int(state.originality_left))
        state.originality_left -= given
        state.seats[state.seat].originality += given
        if given > 0:
            tell(events, ORIGINALITY_GAINED, state.seat, given, 0, 0)
    elif effect == PRODUCTION_POINTS:
        state.points_left += amount
        tell(events, POINTS_GAINED, state.seat, amount, 0, 0)
    elif effect == HALF_POINTS:  # AM-7.48
        earn(state, state.seat, HALF_POINTS_EARNED, int(state.gained) // 2, tile, events)
    else:  # AM-3.12.10
        state.second = 1


@part
def choose_essence(box: Box, state: State, scent: int, events: Events) -> None:
    """AM-3.12.5: different types, one after the other."""
    state.chosen[scent] = 1
    chosen = 0
    for other in range(SCENTS):
        chosen += state.chosen[other]
    if chosen < box.tiles[state.tile].amount:
        return
    use_tile(box, state, state.tile, events)
    for other in range(SCENTS):
        if state.chosen[other]:
            gain_essences(state, other, 1, events)
        state.chosen[other] = 0
    state.tile = NONE
    state.phase = state.window
