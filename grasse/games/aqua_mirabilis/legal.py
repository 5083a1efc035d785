"""What may be decided in Aqua Mirabilis: by the seats, and by chance."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import (
    ACT,
    ACTIONS,
    ADD_COMPLEMENT,
    ADD_INPUT,
    CHANCES,
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
    MOVE_COACH,
    MOVE_WORKER,
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
    RECIPES,
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
    clause_against_recipe,
    has_essence,
    is_window,
    refuses_act,
    refuses_coach,
    refuses_complement,
    refuses_court_step,
    refuses_creation,
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
from grasse.kernel.aliases import Mask, Weights
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.seats import CHANCE

# ---------------------------------------------------------------- the seats


@jit
def refuses(box: Box, state: State, action: int) -> int:
    """Answers with 0 if *action* is allowed now, else with the clause that forbids it."""
    if action >= ACTIONS:
        return refuses_outcome(box, state, action - ACTIONS)
    if action < 0 or state.seat < 0:
        return AM_3_2
    return clause_against(box, state, action)


@jit
def judge(box: Box, state: State, clauses: Weights) -> None:
    """Fills in what refuses() answers to each action of the seats, all at once."""
    for action in range(ACTIONS):
        clauses[action] = refuses(box, state, action)


@part
def clause_against(box: Box, state: State, action: int) -> int:
    """What refuses() answers with for a seat; options() asks the same functions."""
    phase = state.phase
    if action < ACT:
        return refuses_word(box, state, action)
    if action < MOVE_COACH:
        return refuses_act(box, state, action - ACT) if phase == MAIN else AM_3_2
    if action < USE_METHOD:
        return refuses_coach(box, state, action - MOVE_COACH) if phase == COACH else AM_3_2
    if action < ADD_INPUT:
        return refuses_use(box, state, action - USE_METHOD) if phase == CONVERT else AM_3_2
    if action < PAY:
        return refuses_input(box, state, action - ADD_INPUT) if phase == INPUT else AM_3_2
    if action < MOVE_WORKER:
        return refuses_payment(box, state, action - PAY) if phase == PAYING else AM_3_2
    if action < ADD_COMPLEMENT:
        move = action - MOVE_WORKER
        return refuses_worker(box, state, move) if phase == WORKER_MOVES else AM_3_2
    if action < PLACE:
        return refuses_scent(box, state, action)
    if action < FLIP:
        return refuses_influence(box, state, action)
    if action < CREATE:
        return refuses_flip(box, state, action - FLIP)
    if action < STORE_FLOWER:
        return refuses_creation(box, state, action - CREATE)
    if action < PRESENT:
        return refuses_storing(box, state, action) if phase == STORE else AM_3_2
    if action < GIFT:
        return refuses_presentation(box, state, action - PRESENT) if phase == READY else AM_3_2
    if action < CHOOSE_LESSON:
        if phase != DAME and phase != GIVING:
            return AM_3_2
        return refuses_gift(box, state, action - GIFT)
    if action < TAKE:
        return refuses_lesson(box, state, action - CHOOSE_LESSON) if phase == LESSON else AM_3_2
    if action < REPLACE_PERFUME:
        return refuses_tile(box, state, action - TAKE) if phase == CITY else AM_3_2
    return refuses_replacing(box, state, action - REPLACE_PERFUME) if phase == REPLACE else AM_3_2


@inline
def refuses_word(box: Box, state: State, action: int) -> int:
    """Decisions without a piece: stops, answers, the court step, production."""
    phase = state.phase
    if action == END_TURN:
        return 0 if phase == AFTER or phase == AFTER_PRODUCTION else AM_3_2
    if action == DONE:
        return 0 if phase == CONVERT or phase == STORE or phase == PARADE else AM_3_2
    if action == PRODUCE:
        return refuses_production(box, state) if phase == MAIN else AM_3_2
    if action == WORKERS_DONE:
        return 0 if phase == WORKER_MOVES else AM_3_2
    if action == SKIP:
        return 0 if phase == DAME else AM_3_2
    if action == GIFTS_DONE:
        return 0 if phase == GIVING else AM_3_2
    if action == INFLUENCE_DONE:
        if phase == TILE_INFLUENCE:  # AM-3.12.7: own tokens while those last
            return 0 if reserve_left(state) == 0 else AM_3_12_7
        return 0 if phase == INFLUENCE_MOVES else AM_3_2
    if action == FINISH:
        if phase != READY:
            return AM_3_2
        return AM_3_9_3 if state.stepped and state.presented == 0 else 0
    if action == COURT_STEP:
        return refuses_court_step(box, state) if phase == READY else AM_3_2
    if action == DECLINE:
        return 0 if phase == CITY else AM_3_2
    if action < LOOK:
        return 0 if phase == EXTRA else AM_3_2
    if action < GO_HOME:
        return 0 if phase == PEEK else AM_3_2
    return 0 if phase == RETURN else AM_3_2


@inline
def refuses_scent(box: Box, state: State, action: int) -> int:
    """Parts that name a scent, or the method to drop."""
    phase = state.phase
    if action < SCORE_FIRST:
        scent = action - ADD_COMPLEMENT
        return refuses_complement(box, state, scent) if phase == COMPLEMENT else AM_3_2
    if action < CHOOSE_ESSENCE:
        if phase != ORDER:
            return AM_3_2
        perfume = state.seats[state.seat].perfumes[state.presenting]
        scent = action - SCORE_FIRST
        found = perfume.complements[0] == scent or perfume.complements[1] == scent
        return 0 if found else AM_3_9_2
    if action < CHOOSE_BONUS:
        if phase != TILE_ESSENCES:
            return AM_3_2
        return AM_3_12_5 if state.chosen[action - CHOOSE_ESSENCE] else 0
    if action < COST_ITEM:
        return 0 if phase == BONUS_FLOWER else AM_3_2
    if action < DROP_METHOD:
        if phase != COST:
            return AM_3_2
        return 0 if state.seats[state.seat].flowers[action - COST_ITEM] >= 2 else AM_3_6
    if phase != DROPPING:
        return AM_3_2
    return 0 if state.seats[state.seat].methods[action - DROP_METHOD] else AM_3_6_3


# ---------------------------------------------------------------- what is open


@jit
def options(box: Box, state: State, mask: Mask) -> int:
    """Marks in *mask* every action that the deciding seat may choose; answers with how many."""
    for action in range(ACTIONS):
        mask[action] = False
    if state.seat < 0:
        return 0
    word, past_words, piece, past_pieces = open_spans(state.phase)
    count = mark(box, state, mask, word, past_words) + mark(box, state, mask, piece, past_pieces)
    return count + mark_free(box, state, mask) if is_window(state.phase) else count


@part
def mark_free(box: Box, state: State, mask: Mask) -> int:
    """AM-3.13.1: the free actions of a window."""
    count = 0
    for tile in range(TILES):
        if refuses_flip(box, state, tile) == 0:
            mask[FLIP + tile] = True
            count += 1
    if has_essence(state):  # AM-3.11.3: there is no perfume without one
        for recipe in range(RECIPES):
            if clause_against_recipe(box, state, recipe, NONE) == 0:
                mask[CREATE + recipe] = True
                count += 1
    return count


@inline
def open_spans(phase: int) -> tuple[int, int, int, int]:
    """What a phase can have besides free actions: of words, and of decisions with a piece.

    Each as the first, and one past the last. One loop over them is much less code for a graphics
    card than a loop of its own for each phase.
    """
    if phase == MAIN:
        return PRODUCE, EXTRA_TURN, ACT, MOVE_COACH
    if phase == AFTER or phase == AFTER_PRODUCTION:
        return END_TURN, DONE, 0, 0
    if phase == CONVERT:
        return DONE, WORKERS_DONE, USE_METHOD, ADD_INPUT
    if phase == STORE:
        return DONE, WORKERS_DONE, STORE_FLOWER, PRESENT
    if phase == COACH:
        return 0, 0, MOVE_COACH, USE_METHOD
    if phase == DAME:
        return SKIP, GIFTS_DONE, GIFT, CHOOSE_LESSON
    if phase == READY:
        return FINISH, DECLINE, PRESENT, GIFT
    if phase == PAYING:
        return 0, 0, PAY, MOVE_WORKER
    if phase == WORKER_MOVES:
        return WORKERS_DONE, SKIP, MOVE_WORKER, ADD_COMPLEMENT
    if phase == EXTRA:
        return EXTRA_TURN, LOOK, 0, 0
    if phase == INPUT:
        return 0, 0, ADD_INPUT, PAY
    if phase == COMPLEMENT:
        return 0, 0, ADD_COMPLEMENT, SCORE_FIRST
    if phase == RETURN or phase == PEEK:
        return LOOK, ACT, 0, 0
    if phase == CITY:
        return DECLINE, PRODUCE, TAKE, REPLACE_PERFUME
    if phase == GIVING:
        return GIFTS_DONE, INFLUENCE_DONE, GIFT, CHOOSE_LESSON
    if phase == INFLUENCE_MOVES or phase == TILE_INFLUENCE:
        return INFLUENCE_DONE, FINISH, PLACE, KEEP
    if phase == PARADE:
        return DONE, WORKERS_DONE, CREATE, STORE_FLOWER
    if phase == LESSON:
        return 0, 0, CHOOSE_LESSON, TAKE
    if phase == REPLACE:
        return 0, 0, REPLACE_PERFUME, ACTIONS
    if phase == TILE_RECIPE:
        return 0, 0, CREATE, STORE_FLOWER
    if phase == FAVOURS:
        return 0, 0, KEEP, FLIP
    # ORDER, TILE_ESSENCES, BONUS_FLOWER, COST, DROPPING
    return 0, 0, SCORE_FIRST, PLACE


@part
def mark(box: Box, state: State, mask: Mask, first: int, last: int) -> int:
    """Marks the allowed actions of first .. last-1; answers with how many."""
    count = 0
    for action in range(first, last):
        if clause_against(box, state, action) == 0:
            mask[action] = True
            count += 1
    return count


# ---------------------------------------------------------------- chance


@jit
def odds(box: Box, state: State, weights: Weights) -> int:
    """Gives every outcome its weight, when it is CHANCE's turn; answers with their sum."""
    for outcome in range(CHANCES):
        weights[outcome] = 0
    if state.seat != CHANCE:
        return 0
    total = 0
    first, last = chance_span(state)
    for outcome in range(first, last):
        weight = weigh(box, state, outcome)
        weights[outcome] = weight
        total += weight
    return total


@inline
def chance_span(state: State) -> tuple[int, int]:
    """The range of outcomes that chance can give in this phase: first, and one past the last."""
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
def weigh(box: Box, state: State, outcome: int) -> int:
    """The weight of one outcome within chance_span(): 1 if it is possible."""
    if outcome < END_BONUS:
        tile = (outcome - CITY_TOP) % TILES
        is_there = state.tiles[tile] == NONE and box.tiles[tile].city == state.visited
        return 1 if is_there else 0
    if outcome < DELIVERY_DRAWN:
        return weigh_bonus(state, (outcome - END_BONUS) % BONUSES)
    if outcome < KING_DRAWN:
        return weigh_delivery(box, state, outcome - DELIVERY_DRAWN)
    if outcome < FIRST_DRAWN:
        return weigh_scent(state, (outcome - KING_DRAWN) % SCENTS)
    return 1 if outcome - FIRST_DRAWN < state.seats_size else 0


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


@inline
def refuses_outcome(box: Box, state: State, outcome: int) -> int:
    """The clause by which chance cannot give this outcome now, or 0."""
    if state.seat != CHANCE or outcome >= CHANCES:
        return AM_3_2
    first, last = chance_span(state)
    if outcome < first or outcome >= last:
        return AM_3_2
    if weigh(box, state, outcome) > 0:
        return 0
    if outcome < END_BONUS:
        return AM_2_6
    if outcome < DELIVERY_DRAWN:
        return AM_2_8
    if outcome < KING_DRAWN:
        return AM_2_4
    return AM_2_5 if outcome < FIRST_DRAWN else AM_2_2
