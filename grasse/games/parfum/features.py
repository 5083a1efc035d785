"""Parfum for learners: a view as numbers, with a legend."""

from __future__ import annotations

from grasse.games.parfum.box import (
    AROMAS,
    CLOCKS,
    CUSTOMERS,
    DISTILLERY,
    KIND_NAMES,
    NOTES,
    SEATS,
    STREET,
    TYPE_NAMES,
    TYPES,
    VALUES,
    aroma_names,
    customer_names,
    note_names,
)
from grasse.games.parfum.legal import parts_of
from grasse.games.parfum.records import Box, View
from grasse.games.parfum.state import NONE, PHASE_NAMES, USE_COLOUR, USES
from grasse.kernel.aliases import Features
from grasse.kernel.jit import inline, jit

PHASES = len(PHASE_NAMES)
SHELF = 12  # perfumes of a seat that are shown: those that are not sold out
FULL = 2**SHELF - 1

NUMBERS = (
    *("seats", "round", "final round", "actions left", "bag", "stack", "well", "flacons"),
    *("chance to sell", "tokens to pay", "quiet", "quiet rounds", "learning", "stall guard"),
)
TABLE_SIZE = PHASES + len(NUMBERS) + CLOCKS + 3 * VALUES + 4 * AROMAS + USES
NOTE_SIZE = TYPES + AROMAS + 1
CUSTOMER_SIZE = AROMAS + 1
PERFUME_SIZE = len(KIND_NAMES) + TYPES + 1 + 1 + AROMAS + 1
SEAT_SIZE = 6 + 2 * VALUES + CLOCKS + SHELF * PERFUME_SIZE
FEATURES = (
    TABLE_SIZE
    + (2 * DISTILLERY + 1) * NOTE_SIZE  # in the distillery, claimed, in hand
    + STREET * CUSTOMER_SIZE
    + NOTES  # still in the bag
    + CUSTOMERS  # still in the stack
    + SEATS * SEAT_SIZE
)


@jit
def encode(box: Box, view: View, out: Features) -> None:
    """Fills out[FEATURES] with what the viewer may see; its own seat comes first."""
    # The parts go through all of their pieces themselves: to pass out on takes two locked counts
    # of its users, which for each piece would take longer than to write it.
    out[:] = 0
    at = encode_table(box, view, out)
    at = encode_notes(box, view, out, at)
    at = encode_customers(box, view, out, at)
    for note in range(NOTES):
        out[at] = view.bag[note]
        at += 1
    for customer in range(CUSTOMERS):
        out[at] = view.stack[customer]
        at += 1
    encode_seats(box, view, out, at)


@inline
def encode_table(box: Box, view: View, out: Features) -> int:
    """The round, the phase and the turn."""
    out[view.phase] = 1
    at = PHASES
    out[at] = view.seats_size
    out[at + 1] = view.round_number
    out[at + 2] = view.final_round
    out[at + 3] = view.actions_left
    out[at + 4] = view.bag_left
    out[at + 5] = view.stack_left
    out[at + 6] = view.well_left
    out[at + 7] = view.flacons_left
    out[at + 8] = view.chance
    out[at + 9] = view.pay_left
    out[at + 10] = view.quiet
    out[at + 11] = view.quiet_rounds
    out[at + 12] = view.learning
    out[at + 13] = view.stall_guard
    at += len(NUMBERS)
    out[at + int(view.turn)] = 1
    at += CLOCKS
    for value in range(VALUES):
        out[at + value] = view.discards[value]
        out[at + VALUES + value] = view.paying[value]
        out[at + 2 * VALUES + value] = view.refilled[value]
    at += 3 * VALUES
    for aroma in range(AROMAS):
        out[at + aroma] = view.dice[aroma]
        out[at + AROMAS + aroma] = view.flasks[aroma]
        out[at + 2 * AROMAS + aroma] = view.spent[aroma]
        out[at + 3 * AROMAS + aroma] = view.rolling[aroma]
    at += 4 * AROMAS
    if view.use != NONE:
        out[at + int(view.use) - USE_COLOUR] = 1
    return at + USES


@inline
def encode_notes(box: Box, view: View, out: Features, at: int) -> int:
    """In the distillery, claimed and in hand: the type of each note, its needs, its coins."""
    for place in range(2 * DISTILLERY + 1):
        number = view.placing
        if place < DISTILLERY:
            number = view.distillery[place]
        elif place < 2 * DISTILLERY:
            number = view.claimed[place - DISTILLERY]
            if view.keep_notes:
                number = kept_note(view, place - DISTILLERY)
        if number != NONE:
            note = box.notes[number]
            out[at + int(note.type)] = 1
            for aroma in range(AROMAS):
                out[at + TYPES + aroma] = note.needs[aroma]
            out[at + TYPES + AROMAS] = note.coins
        at += NOTE_SIZE
    return at


@inline
def kept_note(view: View, order: int) -> int:
    """A note that the viewer keeps (PA-11.1), or NONE; those of others are not told."""
    left = order
    for note in range(NOTES):
        if view.kept[note] != NONE and view.kept[note] == view.viewer:
            if left == 0:
                return note
            left -= 1
    return NONE


@inline
def encode_customers(box: Box, view: View, out: Features, at: int) -> int:
    """Of each customer on the street: its wishes, its price."""
    for space in range(STREET):
        if view.street[space] != NONE:
            customer = box.customers[view.street[space]]
            for aroma in range(AROMAS):
                out[at + aroma] = customer.wants[aroma]
            out[at + AROMAS] = customer.price
        at += CUSTOMER_SIZE
    return at


@inline
def steps_to(view: View, seat: int) -> int:
    """How many seats after the viewer's a seat is; a division would take longer."""
    step = seat - max(int(view.viewer), 0)
    return step if step >= 0 else step + int(view.seats_size)


@inline
def encode_seats(box: Box, view: View, out: Features, at: int) -> None:
    """Of each seat, the viewer's first: money, tokens, clocks, its order, its perfumes."""
    first = max(int(view.viewer), 0)
    for order in range(view.seats_size):  # who wakes first, and whose marker is lowest
        if view.queue[order] != NONE:
            out[at + steps_to(view, int(view.queue[order])) * SEAT_SIZE + 4] = order + 1
        if view.markers[order] != NONE:
            out[at + steps_to(view, int(view.markers[order])) * SEAT_SIZE + 5] = order + 1
    for step in range(view.seats_size):
        seat = (first + step) % view.seats_size
        record = view.seats[seat]
        out[at] = record.money
        out[at + 1] = record.tokens_left
        out[at + 2] = record.perfumes_size
        out[at + 3] = 1 if view.seat == seat else 0
        for value in range(VALUES):
            out[at + 6 + value] = record.tokens[value]
            out[at + 6 + VALUES + value] = record.taken[value]
        for position in range(CLOCKS):
            out[at + 6 + 2 * VALUES + position] = 1 if view.clocks[position] == seat else 0
        shelf = at + 6 + 2 * VALUES + CLOCKS
        taken = 0  # places of the shelf, as bits
        for number in range(record.perfumes_size):
            # Its kind, its filled slots, its flacons and its scents. The first ones stay where
            # they are, so that a place is an action; later ones take places that are free.
            perfume = record.perfumes[number]
            if (perfume.complete and perfume.flacons == 0) or taken == FULL:
                continue
            space = number % SHELF
            while (taken >> space) & 1:
                space = (space + 1) % SHELF
            taken |= 1 << space
            place = shelf + space * PERFUME_SIZE
            out[place + int(perfume.kind)] = 1
            if view.seat == seat and view.selling == number:
                out[place + PERFUME_SIZE - 1] = 1
            slots = place + len(KIND_NAMES)
            for slot in range(TYPES):
                if perfume.notes[slot] != NONE:
                    note = perfume.notes[slot]
                    out[slots + slot] = 1
                    for aroma in range(AROMAS):  # added over the notes (RU-66)
                        out[slots + TYPES + 2 + aroma] += parts_of(box, view, note, aroma)
            out[slots + TYPES] = perfume.complete
            out[slots + TYPES + 1] = perfume.flacons
        at += SEAT_SIZE


def legend(box: Box) -> list[str]:
    """What each of the FEATURES numbers is."""
    aromas = aroma_names(box)
    values = [f"value {value}" for value in box.token_values]
    names = [f"phase {name}" for name in PHASE_NAMES]
    names += [*NUMBERS, *(f"turn of clock {position + 1}" for position in range(CLOCKS))]
    for what in ("discards", "paying", "refilled"):
        names += [f"{what} {value}" for value in values]
    for what in ("dice", "flasks", "spent", "rolling"):
        names += [f"{what} {aroma}" for aroma in aromas]
    names += [f"pays to reroll {aroma}" for aroma in (*aromas, "all")]
    names += [f"pays to turn {aroma}" for aroma in aromas]
    note = [*TYPE_NAMES, *(f"needs {aroma}" for aroma in aromas), "coins"]
    customer = [*(f"wants {aroma}" for aroma in aromas), "price"]
    for place, size, piece in (
        ("distillery", DISTILLERY, note),
        ("claimed", DISTILLERY, note),
        ("in hand", 1, note),
        ("street", STREET, customer),
    ):
        names += [f"{place} {space + 1} {what}" for space in range(size) for what in piece]
    names += [f"in bag {name}" for name in note_names(box)]
    names += [f"in stack {name}" for name in customer_names(box)]
    perfume = [*KIND_NAMES, *TYPE_NAMES, "complete", "flacons"]
    perfume += [*(f"parts {aroma}" for aroma in aromas), "is sold"]
    seat = ["money", "tokens", "perfumes", "decides", "wakes", "marker"]
    seat += [f"{what} {value}" for what in ("token", "taken") for value in values]
    seat += [f"clock {position + 1}" for position in range(CLOCKS)]
    seat += [f"shelf {number + 1} {what}" for number in range(SHELF) for what in perfume]
    names += [f"seat +{step} {what}" for step in range(SEATS) for what in seat]
    return names
