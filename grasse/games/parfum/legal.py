"""What may be decided in Parfum: by the seats, and by chance."""

from __future__ import annotations

from pathlib import Path

from grasse.games.parfum.actions import (
    BARGAIN,
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
    NOTATION,
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
    PHASE_NAMES,
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
    USE_ALL,
    USE_COLOUR,
    USE_FLY,
    WAKE,
    WATER,
)
from grasse.kernel.arrays import Row
from grasse.kernel.jit import inline
from grasse.kernel.law import Law

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
PA_11_1_2 = 110102  # the note is not kept by the seat
CLAUSES = tuple(sorted(number for name, number in globals().items() if name.startswith("PA_")))


# What each phase asks for; any other decision is refused by PA-3.2, unless UNASKED says otherwise.
ASKED = {
    WAKE: (CHOOSE_CLOCK,),
    PREPARE: (DRAW_NOTE, TAKE_DIE, TAKE_WATER),
    WATER: (REROLL_COLOUR, REROLL_ALL, TURN_FLY, WATER_STOP),
    PAY: (TOKEN,),
    CLAIMING: (CLAIM, CLAIM_STOP),
    PLACING: (PLACE, PASS),
    COMPOSE: (MINOR, MAJOR, PERFUME),
    SELLING: (SELL, BARGAIN, PASS),
    SERVE: (TO,),
    SURPLUS: (DISCARD,),
}
UNASKED = {
    **{(PREPARE, kind): PA_3_4_4 for kind in (WATER_STOP, CLAIM_STOP, PASS)},
    **{
        (phase, kind): PA_3_5_5  # the water is over, and so is paying for it
        for phase in (CLAIMING, PLACING, COMPOSE)
        for kind in (*ASKED[WATER], TOKEN)
    },
    # what was claimed has to be placed first
    **dict.fromkeys(((PLACING, CLAIM_STOP), (COMPOSE, CLAIM_STOP), (COMPOSE, PASS)), PA_3_6_1),
    **{(phase, DISCARD): PA_3_8_2 for phase in range(len(PHASE_NAMES))},
}

# These are about the perfumes of the deciding seat, and a seat has only a few.
BEYOND = {
    (SELLING, SELL): PA_3_7_3,
    (SELLING, BARGAIN): PA_3_7_5,
    (COMPOSE, PERFUME): PA_3_6_2,
}

# The clause by which chance cannot give an outcome.
IMPOSSIBLE = {
    FLASKS_ROLLED: PA_3_5_1,
    WATER_DRAWN: PA_4_3,
    NOTE_DRAWN: PA_3_4_2,
    CUSTOMER_DRAWN: PA_2_4,
    MARKER_DRAWN: PA_2_8,
    CLOCK_DRAWN: PA_2_11,
}


# ---------------------------------------------------------------- the seats


@inline
def clause_against(box: Box, state: State, kind: int, index: int) -> int:
    """The clause against action *index* of a *kind* that the phase asks for, or 0."""
    if kind == SELL or kind == BARGAIN:
        return refuses_sale(box, state, kind, index)
    if kind == TO:
        return refuses_customer(box, state, index)
    if kind == DRAW_NOTE or kind == TAKE_DIE or kind == TAKE_WATER:
        return refuses_preparation(box, state, kind, index)
    if kind == CLAIM:
        return refuses_claim(box, state, index)
    if kind == REROLL_COLOUR or kind == REROLL_ALL or kind == TURN_FLY:
        return refuses_water(box, state, kind, index)
    if kind == PLACE:
        return refuses_placing(state, index)
    if kind == CHOOSE_CLOCK:
        return refuses_clock(box, state, index)
    if kind == TOKEN:
        return 0 if holds(state, index) else PA_3_5_3
    if kind == DISCARD:
        return 0 if holds(state, index) else PA_3_8_2
    if kind == MINOR:
        return PA_3_6_2 if box.notes[state.placing].type == HEART else 0
    if kind == PERFUME:
        return refuses_composing(box, state, index)
    if kind == PASS and state.phase == PLACING:
        return 0 if state.keep_notes else PA_3_6_1  # PA-11.1.2: with the variant, none must be
    return 0  # MAJOR, and to stop or pass


@inline
def count(state: State, kind: int) -> int:
    """How many perfumes the deciding seat has."""
    return state.seats[state.seat].perfumes_size


@inline
def refuses_clock(box: Box, state: State, position: int) -> int:
    """PA-3.3.4: any clock still on the market clock may be chosen."""
    if position >= box.clocks_size[state.seats_size] or state.clocks[position] != NONE:
        return PA_3_3_4
    return 0


@inline
def refuses_preparation(box: Box, state: State, kind: int, aroma: int) -> int:
    """PA-3.4.2: draw a note, take a die, take water."""
    if kind == DRAW_NOTE:
        if empty_space(state.distillery, box.distillery_size[state.seats_size]) == NONE:
            return PA_4_2
        return PA_4_1 if state.bag_left == 0 else 0
    if kind == TAKE_WATER:
        return PA_4_3 if state.well_left == 0 else 0
    return PA_3_4_5 if state.dice[aroma] >= box.aromas[aroma].dice else 0


@inline
def refuses_water(box: Box, state: State, kind: int, aroma: int) -> int:
    """PA-3.5.2: each use has its price, and two of them need a fly."""
    if state.seats[state.seat].tokens_left < water_cost(box, water_use(kind, aroma)):
        return PA_3_5_2
    if kind == REROLL_ALL:
        return 0  # also when every die shows a flask (RU-11)
    return PA_3_5_2 if state.flasks[aroma] >= state.dice[aroma] else 0


@inline
def refuses_claim(box: Box, state: State, space: int) -> int:
    """PA-3.5.6: unspent flasks must cover the note, one for each of its aromas."""
    note = state.distillery[space]
    if note == NONE:
        return PA_3_5_6
    for aroma in range(AROMAS):
        if box.notes[note].needs[aroma] > state.flasks[aroma] - state.spent[aroma]:
            return PA_3_5_6
    return 0


@inline
def refuses_placing(state: State, note: int) -> int:
    """PA-3.6.1: what was claimed this turn; PA-11.1.2: what the seat keeps."""
    if state.keep_notes:
        return 0 if state.kept[note] == state.seat else PA_11_1_2
    return 0 if is_claimed(state, note) else PA_3_6_1


@inline
def refuses_composing(box: Box, state: State, number: int) -> int:
    """PA-3.6.2: an own incomplete perfume whose slot for the note is empty."""
    slot = box.notes[state.placing].type
    perfume = state.seats[state.seat].perfumes[number]
    if perfume.complete:
        return PA_3_6_4
    if perfume.kind == MINOR_KIND and slot == HEART:
        return PA_3_6_2
    return PA_3_6_2 if perfume.notes[slot] != NONE else 0


@inline
def refuses_sale(box: Box, state: State, kind: int, number: int) -> int:
    """PA-3.7.2: one chance is a sale, a bargain or a pass."""
    seat = state.seats[state.seat]
    if seat.perfumes[number].flacons == 0:
        return PA_3_7_3 if kind == SELL else PA_3_7_5
    if kind == BARGAIN:
        return 0
    for space in range(box.street_size[state.seats_size]):
        customer = state.street[space]
        if customer != NONE and satisfies(box, state, seat.perfumes[number], customer):
            return 0
    return PA_3_7_3


@inline
def refuses_customer(box: Box, state: State, customer: int) -> int:
    """PA-3.7.3: the customer lies on the street and finds what it wishes for."""
    for space in range(box.street_size[state.seats_size]):
        if state.street[space] == customer:
            perfume = state.seats[state.seat].perfumes[state.selling]
            return 0 if satisfies(box, state, perfume, customer) else PA_3_7_3
    return PA_3_7_3


@inline
def satisfies(box: Box, state: State, perfume: Perfume, customer: int) -> bool:
    """Whether a perfume holds enough parts of every scent that a customer wishes (PA-3.7.3)."""
    for aroma in range(AROMAS):
        wish = box.customers[customer].wants[aroma]
        if wish > 0 and wish > parts(box, state, perfume, aroma):
            return False
    return True


@inline
def parts(box: Box, state: State, perfume: Perfume, aroma: int) -> int:
    """Parts of one scent in a perfume, added over its notes (RU-66)."""
    found = 0
    for slot in range(TYPES):
        if perfume.notes[slot] != NONE:
            found += parts_of(box, state, perfume.notes[slot], aroma)
    return found


@inline
def parts_of(box: Box, state: State, note: int, aroma: int) -> int:
    """Parts of one scent in a note."""
    found = int(box.notes[note].scents[aroma])
    return min(found, 1) if state.count_notes else found  # PA-11.3.1


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
def water_use(kind: int, aroma: int) -> int:
    """What state.use calls a use of water."""
    if kind == REROLL_COLOUR:
        return USE_COLOUR + aroma
    return USE_ALL if kind == REROLL_ALL else USE_FLY + aroma


@inline
def water_cost(box: Box, use: int) -> int:
    """Tokens that a water use costs (PA-3.5.2)."""
    if use < USE_ALL:
        return box.reroll_colour_cost
    return box.reroll_all_cost if use == USE_ALL else box.turn_fly_cost


# ---------------------------------------------------------------- chance


@inline
def chance_span(state: State) -> tuple[int, int]:
    """The outcomes that chance can give in this phase: the first, and one past the last."""
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
def weigh(box: Box, state: State, kind: int, index: int) -> int:
    """The weight of one outcome within chance_span()."""
    if kind == FLASKS_ROLLED:
        return weigh_flasks(box, state, index // (DICE + 1), index % (DICE + 1))
    if kind == WATER_DRAWN:
        return int(state.well[index])
    if kind == NOTE_DRAWN:
        return int(state.bag[index])
    if kind == CUSTOMER_DRAWN:
        return weigh_customer(box, state, index)
    if kind == MARKER_DRAWN:
        return weigh_marker(state, index)
    return 1 if refuses_clock(box, state, index) == 0 else 0


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


LAW = Law(
    NOTATION,
    PHASE_NAMES,
    Path(__file__).parent,
    asked=ASKED,
    not_now=PA_3_2,
    unasked=UNASKED,
    clause_against=clause_against,
    count=count,
    beyond=BEYOND,
    chance_span=chance_span,
    weigh=weigh,
    impossible=IMPOSSIBLE,
)
