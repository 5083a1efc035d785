"""What holds on every table of Parfum, after every decision (PA-4.16)."""

from __future__ import annotations

from campaigns.soundness import sound
from grasse.games.parfum.box import (
    AROMAS,
    BASE,
    CUSTOMERS,
    DISTILLERY,
    HEAD,
    HEART,
    NOTES,
    PERFUMES,
    SEATS,
    STREET,
    TOKENS,
    TYPES,
    VALUES,
)
from grasse.games.parfum.records import Box, State
from grasse.games.parfum.state import (
    FLOWS,
    MAJOR_KIND,
    MINOR_KIND,
    NONE,
    OVER,
    PAY,
    REFILL_STREET,
    SURPLUS,
    TOOK,
    USE_ALL,
    USE_FLY,
    WAKE,
)
from grasse.kernel.aliases import Integers
from grasse.kernel.stack import integers

# (box, options) of matches that need not end: nobody can claim a note of the barren box.
ENDLESS = {("barren", frozenset[str]()), ("barren", frozenset({"learning"}))}
FAULTS = {
    1: "the number of seats is none",
    2: "a note is missing or in two places",
    3: "the bag is miscounted, or a note is placed that was not claimed",
    4: "a customer is missing or in two places",
    5: "the stack is miscounted, or a B came before an A",
    6: "closing time is not what the stack says",
    7: "a token is missing, or a hand is miscounted",
    8: "the flow is not what happened",
    9: "a token was thrown before it was taken",
    10: "a payment is miscounted",
    11: "a flacon is missing",
    12: "a perfume is not what its notes say",
    13: "a die is missing",
    14: "a marker is missing or in two places",
    15: "somebody has less money than nothing, or sits on no chair",
    16: "a note is kept by nobody, or where none may be",
}


@sound
def put(seen: int, piece: int, size: int) -> int:
    """Marks a piece as *seen*; -1, for good, if it was already or is none of these."""
    if piece == NONE:
        return seen
    if piece < 0 or piece >= size or (seen >> piece) & 1:
        return -1
    return seen | (1 << piece)


@sound
def looked_at(state: State, seat: int, deep: bool) -> int:
    """How many perfumes of a seat to look at: all, or those that are begun and the next."""
    return PERFUMES if deep else min(state.seats[seat].perfumes_size + 1, PERFUMES)


@sound
def check_notes(state: State, deep: bool) -> int:
    """Bag + distillery + claimed + kept + placed = 42."""
    seen = 0
    bag = 0
    for note in range(NOTES):
        if state.bag[note] != 0:
            seen = put(seen, note, NOTES)
            bag += 1
    held = 0
    is_claimed = state.placing == NONE
    for note in range(NOTES):  # PA-11.1
        keeper = state.kept[note]
        if keeper != NONE:
            seen = put(seen, note, NOTES)
            if keeper < 0 or keeper >= state.seats_size or state.keep_notes == 0:
                return 16
            is_claimed |= note == state.placing and keeper == state.seat
    for space in range(DISTILLERY):
        seen = put(seen, state.distillery[space], NOTES)
        claimed = state.claimed[space]
        seen = put(seen, claimed, NOTES)
        if claimed != NONE:
            is_claimed |= claimed == state.placing
            if held < space:
                return 3
            held += 1
    for seat in range(SEATS):
        for perfume in range(looked_at(state, seat, deep)):
            for slot in range(TYPES):
                seen = put(seen, state.seats[seat].perfumes[perfume].notes[slot], NOTES)
    if seen != (1 << NOTES) - 1:
        return 2
    return 0 if bag == state.bag_left and is_claimed else 3


@sound
def check_customers(box: Box, state: State) -> int:
    """Stack + street + served = 25; the A customers lie above the B customers."""
    seen = 0
    stack = 0
    hidden_a = False
    shown_b = False
    for customer in range(CUSTOMERS):
        if state.stack[customer] != 0:
            seen = put(seen, customer, CUSTOMERS)
            stack += 1
            hidden_a |= box.customers[customer].stack == 0
        else:
            shown_b |= box.customers[customer].stack == 1
        if state.served[customer] != NONE:
            seen = put(seen, customer, CUSTOMERS)
    for space in range(STREET):
        seen = put(seen, state.street[space], CUSTOMERS)
        if space >= box.street_size[state.seats_size] and state.street[space] != NONE:
            return 4
    if seen != (1 << CUSTOMERS) - 1:
        return 4
    if stack != state.stack_left or (hidden_a and shown_b):
        return 5
    below = box.below_closing_time + (1 if state.phase == REFILL_STREET else 0)
    return 0 if (state.final_round != 0) == (state.stack_left < below) else 6


@sound
def check_tokens(box: Box, state: State) -> int:
    """Well + discards + seats = 25, value by value."""
    well = 0
    thrown = 0
    for value in range(VALUES):
        held = 0
        taken = 0
        for seat in range(SEATS):
            held += state.seats[seat].tokens[value]
            taken += state.seats[seat].taken[value]
            if state.seats[seat].tokens[value] < 0 or state.seats[seat].taken[value] < 0:
                return 7
        if state.well[value] + state.discards[value] + held != box.token_counts[value]:
            return 7
        if state.well[value] < 0 or state.discards[value] < 0 or state.refilled[value] < 0:
            return 7
        if state.well[value] != state.refilled[value] - taken:
            return 7
        well += state.well[value]
        thrown += state.discards[value]
    for seat in range(SEATS):
        held = 0
        for value in range(VALUES):
            held += state.seats[seat].tokens[value]
        if held != state.seats[seat].tokens_left:
            return 7
    return 7 if well != state.well_left or (well == 0 and thrown > 0) else 0


@sound
def check_flow(state: State) -> int:
    """What everybody saw since the refill agrees with what is left of it, and came in order."""
    if state.flow_size < 0 or state.flow_size > 2 * TOKENS:
        return 8
    took = integers(SEATS)
    threw = integers(SEATS, VALUES)
    thrown = integers(VALUES)
    for order in range(2 * TOKENS):
        if order >= state.flow_size:
            if state.flow[order] != 0:
                return 8
            continue
        seat = state.flow[order] // FLOWS
        value = state.flow[order] % FLOWS
        if value != TOOK:
            thrown[value] += 1
        if seat < 0 or seat >= state.seats_size:
            continue
        if value == TOOK:
            took[seat] += 1
        else:
            threw[seat, value] += 1
    for seat in range(state.seats_size):
        taken = 0
        for value in range(VALUES):
            seats = state.seats[seat]
            taken += seats.taken[value]
            if seats.tokens[value] + threw[seat, value] - seats.taken[value] < 0:
                return 8
        if taken != took[seat]:
            return 8
    for value in range(VALUES):
        if thrown[value] != state.discards[value]:
            return 8
    return check_order(state, threw)


@sound
def check_order(state: State, threw: Integers) -> int:
    """Nobody can throw a new token before taking it, whichever of those it took came first."""
    took = integers(SEATS)
    thrown = integers(SEATS, VALUES)
    for order in range(state.flow_size):
        seat = state.flow[order] // FLOWS
        value = state.flow[order] % FLOWS
        if seat < 0 or seat >= state.seats_size:
            continue
        if value == TOOK:
            took[seat] += 1
            continue
        thrown[seat, value] += 1
        new_ones = 0
        for each in range(VALUES):
            held = state.seats[seat].tokens[each]
            taken = state.seats[seat].taken[each]
            new = max(thrown[seat, each] - (held + threw[seat, each] - taken), 0)
            if new > taken:
                return 9
            new_ones += new
        if new_ones > took[seat]:
            return 9
    return 0


@sound
def check_payment(box: Box, state: State) -> int:
    """Nobody pays what it does not hold, nor more than is asked."""
    chosen = 0
    for value in range(VALUES):
        if state.paying[value] < 0:
            return 10
        chosen += state.paying[value]
        if 0 <= state.seat < SEATS and state.paying[value] > state.seats[state.seat].tokens[value]:
            return 10
    if state.phase == PAY:
        cost = box.reroll_all_cost if state.use == USE_ALL else box.reroll_colour_cost
        if state.use >= USE_FLY:
            cost = box.turn_fly_cost
        return 0 if chosen + state.pay_left == cost else 10
    if state.phase == SURPLUS:
        if state.seat < 0 or state.seat >= SEATS:
            return 10
        excess = state.seats[state.seat].tokens_left - box.keep_limit
        return 0 if chosen + state.pay_left == excess else 10
    return 0 if chosen == 0 and state.pay_left == 0 and state.use == NONE else 10


@sound
def check_perfumes(box: Box, state: State, deep: bool) -> int:
    """Supply + perfumes = 25 flacons; complete is what has all notes of its kind, and only that."""
    flacons = int(state.flacons_left)
    for seat in range(SEATS):
        for number in range(looked_at(state, seat, deep)):
            perfume = state.seats[seat].perfumes[number]
            if perfume.kind != MINOR_KIND and perfume.kind != MAJOR_KIND:
                return 12
            head = perfume.notes[HEAD] != NONE
            heart = perfume.notes[HEART] != NONE
            base = perfume.notes[BASE] != NONE
            is_major = perfume.kind == MAJOR_KIND
            full = head and base and (heart or not is_major)
            if perfume.complete != full or (heart and not is_major):
                return 12
            if (head or heart or base) != (number < state.seats[seat].perfumes_size):
                return 12
            if perfume.flacons < 0 or perfume.flacons > box.flacons_for[perfume.kind]:
                return 11
            if perfume.flacons != 0 and not full:
                return 12
            flacons += perfume.flacons
    return 0 if flacons == box.flacons and state.flacons_left >= 0 else 11


@sound
def check_dice(box: Box, state: State) -> int:
    """Market + in front of the seat = 15."""
    for aroma in range(AROMAS):
        dice = state.dice[aroma]
        flasks = state.flasks[aroma]
        if dice < 0 or dice > box.aromas[aroma].dice or (state.phase == OVER and dice != 0):
            return 13
        if flasks + state.rolling[aroma] > dice or state.rolling[aroma] < 0:
            return 13
        if state.spent[aroma] < 0 or state.spent[aroma] > flasks:
            return 13
    return 0


@sound
def check_markers(state: State) -> int:
    """Each marker in use is in the track exactly once."""
    seen = 0
    for order in range(SEATS):
        if state.markers[order] != NONE:
            seen = put(seen, state.markers[order], SEATS)
    if seen == -1 or (state.phase >= WAKE and seen != (1 << state.seats_size) - 1):
        return 14
    for seat in range(SEATS):
        money = state.seats[seat].money
        if money < 0 or (seat >= state.seats_size and money != 0):
            return 15
    return 0


@sound
def fault_of(box: Box, state: State, deep: bool) -> int:
    """0, or the number of what does not hold; for whole states, not for views.

    What takes long, and would still be wrong a few decisions later, is looked at if it is *deep*.
    """
    if state.seats_size < 2 or state.seats_size > SEATS:
        return 1
    for fault in (
        check_notes(state, deep),
        check_customers(box, state),
        check_tokens(box, state),
        check_flow(state),
        check_payment(box, state),
        check_perfumes(box, state, deep),
        check_dice(box, state),
        check_markers(state),
    ):
        if fault:
            return fault
    return 0
