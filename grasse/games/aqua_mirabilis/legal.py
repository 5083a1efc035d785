"""What may be decided in Aqua Mirabilis: by the seats, and by chance."""

from __future__ import annotations

from pathlib import Path

from grasse.games.aqua_mirabilis.actions import (
    ACT,
    ADD_COMPLEMENT,
    ADD_INPUT,
    CHOOSE_BONUS,
    CHOOSE_ESSENCE,
    CHOOSE_LESSON,
    CITY_TOP,
    COST_ITEM,
    COURT_DRAWN,
    COURT_STEP,
    CREATE,
    DECLINE,
    DELIVERY_DRAWN,
    DONE,
    DROP_FLOWER,
    DROP_METHOD,
    END_BONUS,
    END_TURN,
    EXTRA_TURN,
    FINISH,
    FIRST_DRAWN,
    FLIP,
    GIFT,
    GIFTS_DONE,
    GO_HOME,
    INFLUENCE_DONE,
    KEEP,
    KING_DRAWN,
    LOOK,
    MIGRATE,
    MOVE_COACH,
    MOVE_WORKER,
    NOTATION,
    PAY,
    PLACE,
    PRESENT,
    PRODUCE,
    REPLACE_PERFUME,
    SCORE_FIRST,
    SKIP,
    STALL_DRAWN,
    STORE_FLOWER,
    TAKE,
    USE_METHOD,
    WORKERS_DONE,
)
from grasse.games.aqua_mirabilis.box import (
    BONUSES,
    DAMES,
    DELIVERED,
    DELIVERIES,
    SCENTS,
    SEATS,
    SUNDAYS,
    TILES,
)
from grasse.games.aqua_mirabilis.conditions import (
    AM_2_2,
    AM_2_4,
    AM_2_5,
    AM_2_6,
    AM_2_8,
    AM_3_2,
    AM_3_6,
    AM_3_6_3,
    AM_3_9_2,
    AM_3_9_3,
    AM_3_12_5,
    AM_3_12_7,
    AM_3_13_1,
    AM_3_19_1,
    clause_against_recipe,
    refuses_act,
    refuses_coach,
    refuses_complement,
    refuses_court_step,
    refuses_flip,
    refuses_gift,
    refuses_influence,
    refuses_input,
    refuses_lesson,
    refuses_payment,
    refuses_presentation,
    refuses_production,
    refuses_replacing,
    refuses_storing,
    refuses_tile,
    refuses_use,
    refuses_worker,
    reserve_left,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    BONUS_FLOWER,
    CITY,
    COACH,
    COMPLEMENT,
    CONVERT,
    COST,
    DAME,
    DROPPING,
    EXTRA,
    FAVOURS,
    GIVING,
    INFLUENCE_MOVES,
    INPUT,
    LESSON,
    MAIN,
    NONE,
    ORDER,
    PARADE,
    PAYING,
    PEEK,
    PEEKING,
    PHASE_NAMES,
    READY,
    REPLACE,
    RETURN,
    REVEAL,
    SETUP_DELIVERIES,
    SETUP_FIRST,
    SETUP_PAWNS,
    STORE,
    TILE_ESSENCES,
    TILE_INFLUENCE,
    TILE_RECIPE,
    WORKER_MOVES,
)
from grasse.kernel.jit import inline, part
from grasse.kernel.law import Law

# What each phase asks for besides free actions; any other decision is refused by AM-3.2.
ASKED = {
    MAIN: (ACT, PRODUCE),
    WORKER_MOVES: (MOVE_WORKER, WORKERS_DONE),
    LESSON: (CHOOSE_LESSON,),
    COST: (COST_ITEM,),
    DROPPING: (DROP_METHOD,),
    PAYING: (PAY,),
    BONUS_FLOWER: (CHOOSE_BONUS,),
    DAME: (GIFT, SKIP),
    GIVING: (GIFT, GIFTS_DONE),
    PEEK: (LOOK,),
    INFLUENCE_MOVES: (PLACE, MIGRATE, INFLUENCE_DONE),
    FAVOURS: (KEEP,),
    READY: (PRESENT, COURT_STEP, FINISH),
    ORDER: (SCORE_FIRST,),
    CONVERT: (USE_METHOD, DONE),
    INPUT: (ADD_INPUT,),
    STORE: (STORE_FLOWER, DROP_FLOWER, DONE),
    COACH: (MOVE_COACH,),
    CITY: (TAKE, DECLINE),
    RETURN: (GO_HOME,),
    AFTER_PRODUCTION: (END_TURN,),
    AFTER: (END_TURN,),
    EXTRA: (EXTRA_TURN,),
    TILE_RECIPE: (CREATE,),
    COMPLEMENT: (ADD_COMPLEMENT,),
    REPLACE: (REPLACE_PERFUME,),
    TILE_ESSENCES: (CHOOSE_ESSENCE,),
    TILE_INFLUENCE: (PLACE, MIGRATE, INFLUENCE_DONE),
    PARADE: (CREATE, DONE),
}
FREE = (FLIP, CREATE)
WINDOWS = (MAIN, DAME, READY, CONVERT, STORE, COACH, AFTER_PRODUCTION, AFTER)  # AM-3.13.1
UNASKED = {
    **{(phase, kind): AM_3_13_1 for phase in ASKED for kind in FREE},  # AM-3.13.2
    (PARADE, FLIP): AM_3_19_1,
}

# The clause by which chance cannot give an outcome.
IMPOSSIBLE = {
    CITY_TOP: AM_2_6,
    END_BONUS: AM_2_8,
    DELIVERY_DRAWN: AM_2_4,
    KING_DRAWN: AM_2_5,
    COURT_DRAWN: AM_2_5,
    STALL_DRAWN: AM_2_5,
    FIRST_DRAWN: AM_2_2,
}


# ---------------------------------------------------------------- the seats


@inline
def clause_against(box: Box, state: State, kind: int, index: int) -> int:
    """The clause against action *index* of a *kind* that the phase asks for, or 0.

    Here are the free actions, which most phases ask for; the rest would take long to fold in.
    """
    if kind == CREATE:
        tile = state.tile if state.phase == TILE_RECIPE else NONE
        return clause_against_recipe(box, state, index, tile)
    if kind == FLIP:
        return refuses_flip(box, state, index)
    return clause_against_turn(box, state, kind, index)


@part
def clause_against_turn(box: Box, state: State, kind: int, index: int) -> int:
    """The same for all that is not free."""
    if kind == ACT:
        return refuses_act(box, state, index)
    if kind == MOVE_WORKER:
        return refuses_worker(box, state, index)
    if kind == PAY:
        return refuses_payment(box, state, index)
    if kind == STORE_FLOWER or kind == DROP_FLOWER:
        return refuses_storing(box, state, kind, index // SCENTS, index % SCENTS)
    if kind == PRESENT:
        return refuses_presentation(box, state, index)
    if kind == GIFT:
        return refuses_gift(box, state, index)
    if kind == MOVE_COACH:
        return refuses_coach(box, state, index)
    if kind == USE_METHOD:
        return refuses_use(box, state, index)
    if kind == ADD_INPUT:
        return refuses_input(box, state, index)
    if kind == CHOOSE_LESSON:
        return refuses_lesson(box, state, index)
    if kind == TAKE:
        return refuses_tile(box, state, index)
    if kind == PLACE or kind == MIGRATE or kind == KEEP:
        return refuses_influence(box, state, kind, index)
    if kind == ADD_COMPLEMENT:
        return refuses_complement(box, state, index)
    if kind == REPLACE_PERFUME:
        return refuses_replacing(box, state, index)
    return clause_against_part(box, state, kind, index)


@inline
def clause_against_part(box: Box, state: State, kind: int, index: int) -> int:
    """The same for decisions that need one look: stops, answers, and parts of others."""
    seat = state.seats[state.seat]
    if kind == PRODUCE:
        return refuses_production(box, state)
    if kind == COURT_STEP:
        return refuses_court_step(box, state)
    if kind == FINISH:
        return AM_3_9_3 if state.stepped and state.presented == 0 else 0
    if kind == INFLUENCE_DONE:  # AM-3.12.7: own tokens while those last
        has_more = state.phase == TILE_INFLUENCE and reserve_left(state) > 0
        return AM_3_12_7 if has_more else 0
    if kind == SCORE_FIRST:
        perfume = seat.perfumes[state.presenting]
        found = perfume.complements[0] == index or perfume.complements[1] == index
        return 0 if found else AM_3_9_2
    if kind == CHOOSE_ESSENCE:
        return AM_3_12_5 if state.chosen[index] else 0
    if kind == COST_ITEM:
        return 0 if seat.flowers[index] >= 2 else AM_3_6
    if kind == DROP_METHOD:
        return 0 if seat.methods[index] else AM_3_6_3
    return 0  # END_TURN, DONE, CHOOSE_BONUS and the like


# ---------------------------------------------------------------- chance


@inline
def chance_span(state: State) -> tuple[int, int]:
    """The outcomes that chance can give in this phase: the first, and one past the last."""
    phase = state.phase
    if phase == SETUP_FIRST:
        return FIRST_DRAWN, FIRST_DRAWN + SEATS
    if phase == SETUP_DELIVERIES:
        return DELIVERY_DRAWN, DELIVERY_DRAWN + DELIVERIES
    if phase == SETUP_PAWNS:
        if state.king == NONE:
            return KING_DRAWN, KING_DRAWN + SCENTS
        if state.court == NONE:
            return COURT_DRAWN, COURT_DRAWN + SCENTS
        return STALL_DRAWN, STALL_DRAWN + SCENTS
    if phase == PEEKING or phase == REVEAL:
        first = END_BONUS + int(state.visited) * BONUSES
        return first, first + BONUSES
    first = CITY_TOP + int(state.visited) * TILES  # SETUP_TOPS, TOP
    return first, first + TILES


@inline
def weigh(box: Box, state: State, kind: int, index: int) -> int:
    """The weight of one outcome within chance_span(): 1 if it is possible."""
    if kind == CITY_TOP:
        tile = index % TILES
        is_there = state.tiles[tile] == NONE and box.tiles[tile].city == state.visited
        return 1 if is_there else 0
    if kind == END_BONUS:
        return weigh_bonus(state, index % BONUSES)
    if kind == DELIVERY_DRAWN:
        return weigh_delivery(box, state, index)
    if kind == FIRST_DRAWN:
        return 1 if index < state.seats_size else 0
    return weigh_scent(state, index)  # KING_DRAWN, COURT_DRAWN, STALL_DRAWN


@inline
def weigh_bonus(state: State, bonus: int) -> int:
    """AM-2.8: the twelve tiles are all different."""
    for dame in range(DAMES):
        if state.end_bonuses[dame] == bonus + 1:
            return 0
    return 1


@inline
def weigh_delivery(box: Box, state: State, tile: int) -> int:
    """AM-2.4: a tile of the multiplier that the next place asks for, and not laid yet."""
    place = delivery_place(state)
    if box.deliveries[tile].multiplier != box.multipliers[state.seats_size, place % DELIVERED]:
        return 0
    for other in range(place):
        if state.deliveries[other // DELIVERED, other % DELIVERED] == tile:
            return 0
    return 1


@inline
def delivery_place(state: State) -> int:
    """The first place without a delivery tile, counted through all Sundays."""
    place = 0
    while place < SUNDAYS * DELIVERED:
        if state.deliveries[place // DELIVERED, place % DELIVERED] == NONE:
            return place
        place += 1
    return place


@inline
def weigh_scent(state: State, scent: int) -> int:
    """AM-2.5: the six tokens are all different."""
    if state.king == scent or state.court == scent:
        return 0
    return 0 if state.workers[0] == scent or state.workers[1] == scent else 1


LAW = Law(
    NOTATION,
    PHASE_NAMES,
    Path(__file__).parent,
    asked={p: (*kinds, *FREE) if p in WINDOWS else kinds for p, kinds in ASKED.items()},
    not_now=AM_3_2,
    unasked=UNASKED,
    clause_against=clause_against,
    chance_span=chance_span,
    weigh=weigh,
    impossible=IMPOSSIBLE,
)
