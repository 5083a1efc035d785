"""What may be decided in Parfum: by the seats, and by chance."""

from __future__ import annotations

from grasse.games.parfum.actions import (
    ACTIONS,
    BARGAIN,
    CHANCES,
    CHOOSE_CLOCK,
    CLAIM,
    CLAIM_STOP,
    CLOCK_DRAWN,
    CUSTOMER_DRAWN,
    DISCARD,
    DRAW_NOTE,
    FLASKS_ROLLED,
    MAJOR,
    MARKER_DRAWN,
    MINOR,
    NOTE_DRAWN,
    PASS,
    PERFUME,
    PLACE,
    REROLL_ALL,
    REROLL_COLOUR,
    SELL,
    TAKE_DIE,
    TAKE_WATER,
    TO,
    TOKEN,
    TURN_FLY,
    WATER_DRAWN,
    WATER_STOP,
)
from grasse.games.parfum.box import (
    AROMAS,
    CLOCKS,
    CUSTOMERS,
    DICE,
    DISTILLERY,
    FACES,
    HEART,
    NOTES,
    SEATS,
    TYPES,
    VALUES,
)
from grasse.games.parfum.records import Box, Perfume, State
from grasse.games.parfum.state import (
    CLAIMING,
    COMPOSE,
    DRAW,
    MINOR_KIND,
    NONE,
    PAY,
    PLACING,
    PREPARE,
    REFILL_DISTILLERY,
    REFILL_STREET,
    ROLL,
    SELLING,
    SERVE,
    SETUP_CLOCKS,
    SETUP_DISTILLERY,
    SETUP_MARKERS,
    SETUP_STREET,
    SURPLUS,
    WAKE,
    WATER,
)
from grasse.kernel.aliases import Mask, Weights
from grasse.kernel.arrays import Row
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.seats import CHANCE

# The clauses that can forbid a decision (PA-3.2.3): 30402 is PA-3.4.2.
PA_2_4 = 20400  # the order of the customer stack
PA_2_8 = 20800  # the stack of markers
PA_2_11 = 21100  # clocks dealt at random
PA_3_2 = 30200  # not now
PA_3_3_4 = 30304  # the clock is taken
PA_3_4_2 = 30402  # the note is not in the bag
PA_3_4_4 = 30404  # every action must be spent
PA_3_4_5 = 30405  # no die of that aroma is left
PA_3_5_1 = 30501  # the roll
PA_3_5_2 = 30502  # no fly to reroll or turn, or too few tokens
PA_3_5_3 = 30503  # not a token of the seat
PA_3_5_5 = 30505  # claiming has begun
PA_3_5_6 = 30506  # the dice do not cover the note
PA_3_6_1 = 30601  # the note was not claimed
PA_3_6_2 = 30602  # no slot for the note
PA_3_6_4 = 30604  # the perfume is complete
PA_3_7_3 = 30703  # the perfume or the customer does not fit
PA_3_7_5 = 30705  # nothing to bargain with
PA_3_8_2 = 30802  # no surplus
PA_4_1 = 40100  # the bag is empty
PA_4_2 = 40200  # the distillery is full
PA_4_3 = 40300  # the well is empty
CLAUSES = tuple(sorted(number for name, number in globals().items() if name.startswith("PA_")))


# ---------------------------------------------------------------- the seats


@jit
def refuses(box: Box, state: State, action: int) -> int:
    """Answers with 0 if *action* is allowed now, else with the clause that forbids it."""
    return clause_against(box, state, action)


@inline
def clause_against(box: Box, state: State, action: int) -> int:
    """What refuses() answers with; apart from it so that options() can fold it in."""
    if action >= ACTIONS:
        return refuses_outcome(box, state, action - ACTIONS)
    phase = state.phase
    if action < 0:
        return PA_3_2
    if action < DRAW_NOTE:
        return refuses_clock(box, state, action - CHOOSE_CLOCK) if phase == WAKE else PA_3_2
    if action < REROLL_COLOUR:
        return refuses_preparation(box, state, action) if phase == PREPARE else PA_3_2
    if action < TOKEN:
        if phase == WATER:
            return refuses_water(box, state, action)
        return refuses_late_water(phase, action)
    if action < CLAIM:
        if phase != PAY:
            return PA_3_2
        return 0 if holds(state, action - TOKEN) else PA_3_5_3
    if action < PASS:
        if phase == CLAIMING:
            return refuses_claim(box, state, action)
        return PA_3_4_4 if phase == PREPARE and action == CLAIM_STOP else PA_3_2
    if action < DISCARD:
        if phase == SELLING:
            return refuses_sale(box, state, action)
        return PA_3_4_4 if phase == PREPARE and action == PASS else PA_3_2
    if action < TO:
        return 0 if phase == SURPLUS and holds(state, action - DISCARD) else PA_3_8_2
    if action < PLACE:
        return refuses_customer(box, state, action - TO) if phase == SERVE else PA_3_2
    if action < MINOR:
        if phase != PLACING:
            return PA_3_2
        return 0 if is_claimed(state, action - PLACE) else PA_3_6_1
    return refuses_composing(box, state, action) if phase == COMPOSE else PA_3_2


@inline
def refuses_clock(box: Box, state: State, position: int) -> int:
    """PA-3.3.4: any clock still on the market clock may be chosen."""
    if position >= box.clocks_size[state.seats_size] or state.clocks[position] != NONE:
        return PA_3_3_4
    return 0


@inline
def refuses_preparation(box: Box, state: State, action: int) -> int:
    """PA-3.4.2: draw a note, take a die, take water."""
    if action == DRAW_NOTE:
        if empty_space(state.distillery, box.distillery_size[state.seats_size]) == NONE:
            return PA_4_2
        return PA_4_1 if state.bag_left == 0 else 0
    if action == TAKE_WATER:
        return PA_4_3 if state.well_left == 0 else 0
    aroma = action - TAKE_DIE
    return PA_3_4_5 if state.dice[aroma] >= box.aromas[aroma].dice else 0


@inline
def refuses_water(box: Box, state: State, action: int) -> int:
    """PA-3.5.2: each use has its price, and two of them need a fly."""
    if action == WATER_STOP:
        return 0
    if state.seats[state.seat].tokens_left < water_cost(box, action):
        return PA_3_5_2
    if action == REROLL_ALL:
        return 0  # also when every die shows a flask (RU-11)
    aroma = action - REROLL_COLOUR if action < REROLL_ALL else action - TURN_FLY
    return PA_3_5_2 if state.flasks[aroma] >= state.dice[aroma] else 0


@inline
def refuses_late_water(phase: int, action: int) -> int:
    """Why water cannot be used outside the state WATER."""
    if phase == PREPARE and action == WATER_STOP:
        return PA_3_4_4
    if phase == CLAIMING or phase == PLACING or phase == COMPOSE:
        return PA_3_5_5
    return PA_3_2


@inline
def refuses_claim(box: Box, state: State, action: int) -> int:
    """PA-3.5.6: unspent flasks must cover the note, one for each of its aromas."""
    if action == CLAIM_STOP:
        return 0
    note = state.distillery[action - CLAIM]
    if note == NONE:
        return PA_3_5_6
    for aroma in range(AROMAS):
        if box.notes[note].needs[aroma] > state.flasks[aroma] - state.spent[aroma]:
            return PA_3_5_6
    return 0


@inline
def refuses_composing(box: Box, state: State, action: int) -> int:
    """PA-3.6.2: a new perfume, or an own incomplete one whose slot for the note is empty."""
    slot = box.notes[state.placing].type
    if action == MINOR:
        return PA_3_6_2 if slot == HEART else 0
    if action == MAJOR:
        return 0
    number = action - PERFUME
    seat = state.seats[state.seat]
    if number >= seat.perfumes_size:
        return PA_3_6_2
    perfume = seat.perfumes[number]
    if perfume.complete:
        return PA_3_6_4
    if perfume.kind == MINOR_KIND and slot == HEART:
        return PA_3_6_2
    return PA_3_6_2 if perfume.notes[slot] != NONE else 0


@inline
def refuses_sale(box: Box, state: State, action: int) -> int:
    """PA-3.7.2: one chance is a sale, a bargain or a pass."""
    if action == PASS:
        return 0
    number = action - SELL if action < BARGAIN else action - BARGAIN
    seat = state.seats[state.seat]
    if number >= seat.perfumes_size or seat.perfumes[number].flacons == 0:
        return PA_3_7_3 if action < BARGAIN else PA_3_7_5
    if action >= BARGAIN:
        return 0
    for space in range(box.street_size[state.seats_size]):
        customer = state.street[space]
        if customer != NONE and satisfies(box, seat.perfumes[number], customer):
            return 0
    return PA_3_7_3


@inline
def refuses_customer(box: Box, state: State, customer: int) -> int:
    """PA-3.7.3: the customer lies on the street and finds what it wishes for."""
    for space in range(box.street_size[state.seats_size]):
        if state.street[space] == customer:
            perfume = state.seats[state.seat].perfumes[state.selling]
            return 0 if satisfies(box, perfume, customer) else PA_3_7_3
    return PA_3_7_3


@inline
def satisfies(box: Box, perfume: Perfume, customer: int) -> bool:
    """Whether a perfume holds enough parts of every scent that a customer wishes (PA-3.7.3)."""
    for aroma in range(AROMAS):
        wish = box.customers[customer].wants[aroma]
        if wish > 0 and wish > parts(box, perfume, aroma):
            return False
    return True


@inline
def parts(box: Box, perfume: Perfume, aroma: int) -> int:
    """Parts of one scent in a perfume, added over its notes (RU-66)."""
    found = 0
    for slot in range(TYPES):
        if perfume.notes[slot] != NONE:
            found += int(box.notes[perfume.notes[slot]].scents[aroma])
    return found


@inline
def holds(state: State, value: int) -> bool:
    """Whether the deciding seat has another token of *value* besides those it is paying."""
    return state.seats[state.seat].tokens[value] > state.paying[value]


@inline
def is_claimed(state: State, note: int) -> bool:
    """Whether *note* was claimed this turn and is not placed yet."""
    for order in range(DISTILLERY):
        if state.claimed[order] == note:
            return True
    return False


@inline
def water_cost(box: Box, use: int) -> int:
    """Tokens that a water use costs (PA-3.5.2)."""
    if use < REROLL_ALL:
        return box.reroll_colour_cost
    return box.reroll_all_cost if use == REROLL_ALL else box.turn_fly_cost


@jit
def judge(box: Box, state: State, clauses: Weights) -> None:
    """Fills in what refuses() answers to each action of the seats, all at once."""
    for action in range(ACTIONS):
        clauses[action] = refuses(box, state, action)


@jit
def options(box: Box, state: State, mask: Mask) -> int:
    """Marks in *mask* every action that the deciding seat may choose; answers with how many."""
    for action in range(ACTIONS):
        mask[action] = False
    if state.seat < 0:
        return 0
    phase = state.phase
    size = int(state.seats[state.seat].perfumes_size)
    if phase == PREPARE:
        return mark(box, state, mask, DRAW_NOTE, REROLL_COLOUR)
    if phase == WATER:
        return mark(box, state, mask, REROLL_COLOUR, TOKEN)
    if phase == PAY:
        return mark(box, state, mask, TOKEN, CLAIM)
    if phase == CLAIMING:
        return mark(box, state, mask, CLAIM, PASS)
    if phase == SELLING:
        sales = mark(box, state, mask, PASS, SELL + size)
        return sales + mark(box, state, mask, BARGAIN, BARGAIN + size)
    if phase == SERVE:
        return mark(box, state, mask, TO, PLACE)
    if phase == WAKE:
        return mark(box, state, mask, CHOOSE_CLOCK, DRAW_NOTE)
    if phase == PLACING:
        return mark(box, state, mask, PLACE, MINOR)
    if phase == COMPOSE:
        return mark(box, state, mask, MINOR, PERFUME + size)
    return mark(box, state, mask, DISCARD, TO)


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
    if phase == ROLL:
        first = FLASKS_ROLLED + aroma_rolling(state) * (DICE + 1)
        return first, first + DICE + 1
    if phase == DRAW or phase == REFILL_DISTILLERY or phase == SETUP_DISTILLERY:
        return NOTE_DRAWN, NOTE_DRAWN + NOTES
    if phase == REFILL_STREET or phase == SETUP_STREET:
        return CUSTOMER_DRAWN, CUSTOMER_DRAWN + CUSTOMERS
    if phase == SETUP_MARKERS:
        return MARKER_DRAWN, MARKER_DRAWN + SEATS
    if phase == SETUP_CLOCKS:
        return CLOCK_DRAWN, CLOCK_DRAWN + CLOCKS
    return WATER_DRAWN, WATER_DRAWN + VALUES


@inline
def weigh(box: Box, state: State, outcome: int) -> int:
    """The weight of one outcome within chance_span()."""
    if outcome < WATER_DRAWN:
        aroma = (outcome - FLASKS_ROLLED) // (DICE + 1)
        return weigh_flasks(box, state, aroma, (outcome - FLASKS_ROLLED) % (DICE + 1))
    if outcome < NOTE_DRAWN:
        return int(state.well[outcome - WATER_DRAWN])
    if outcome < CUSTOMER_DRAWN:
        return int(state.bag[outcome - NOTE_DRAWN])
    if outcome < MARKER_DRAWN:
        return weigh_customer(box, state, outcome - CUSTOMER_DRAWN)
    if outcome < CLOCK_DRAWN:
        return weigh_marker(state, outcome - MARKER_DRAWN)
    return 1 if refuses_clock(box, state, outcome - CLOCK_DRAWN) == 0 else 0


@inline
def weigh_customer(box: Box, state: State, customer: int) -> int:
    """PA-2.4: the A customers lie on top, in random order; then the B customers."""
    if state.stack[customer] == 0:
        return 0
    if box.customers[customer].stack == 0:
        return 1
    for other in range(CUSTOMERS):
        if state.stack[other] and box.customers[other].stack == 0:
            return 0
    return 1


@inline
def weigh_flasks(box: Box, state: State, aroma: int, flasks: int) -> int:
    """PA-3.5.1: the ways in which the dice in the air can show this many flasks."""
    dice = int(state.rolling[aroma])
    if flasks > dice:
        return 0
    faces = int(box.aromas[aroma].flask_faces)
    ways = 1
    for die in range(dice):
        ways *= faces if die < flasks else FACES - faces
    for chosen in range(flasks):  # times the binomial coefficient
        ways = ways * (dice - chosen) // (chosen + 1)
    return ways


@inline
def weigh_marker(state: State, seat: int) -> int:
    """PA-2.8: every marker not yet in the stack is equally likely to come next."""
    if seat >= state.seats_size:
        return 0
    for order in range(SEATS):
        if state.markers[order] == seat:
            return 0
    return 1


@inline
def refuses_outcome(box: Box, state: State, outcome: int) -> int:
    """The clause by which chance cannot give this outcome now, or 0."""
    if state.seat != CHANCE or outcome >= CHANCES:
        return PA_3_2
    first, last = chance_span(state)
    if outcome < first or outcome >= last:
        return PA_3_2
    if weigh(box, state, outcome) > 0:
        return 0
    if outcome < WATER_DRAWN:
        return PA_3_5_1
    if outcome < NOTE_DRAWN:
        return PA_4_3
    if outcome < CUSTOMER_DRAWN:
        return PA_3_4_2
    if outcome < MARKER_DRAWN:
        return PA_2_4
    return PA_2_8 if outcome < CLOCK_DRAWN else PA_2_11


@inline
def aroma_rolling(state: State) -> int:
    """The first aroma with dice in the air."""
    for aroma in range(AROMAS):
        if state.rolling[aroma] > 0:
            return aroma
    return NONE


@inline
def empty_space(spaces: Row, size: int) -> int:
    """The empty space with the lowest number (PA-3.4.6), or NONE."""
    for space in range(size):
        if spaces[space] == NONE:
            return space
    return NONE
