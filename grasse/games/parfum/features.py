"""Parfum for learners: a view as numbers, with a legend."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from grasse.games.parfum.box import (
    AROMAS,
    CLOCKS,
    CUSTOMERS,
    DISTILLERY,
    KIND_NAMES,
    SEATS,
    STREET,
    TYPE_NAMES,
    TYPES,
    VALUES,
    aroma_names,
    customer_names,
)
from grasse.games.parfum.state import NONE, PHASE_NAMES
from grasse.kernel.aliases import Box, View
from grasse.kernel.jit import inline, jit

PHASES = len(PHASE_NAMES)
SHELF = 12  # perfumes of a seat that are shown, the latest ones

TABLE_SIZE = PHASES + 8 + VALUES * 2 + 4 * AROMAS
NOTE_SIZE = 1 + TYPES + AROMAS + 1
CUSTOMER_SIZE = 1 + AROMAS + 1
PERFUME_SIZE = 1 + len(KIND_NAMES) + TYPES + 1 + 1 + AROMAS
SEAT_SIZE = 4 + VALUES + CLOCKS + SHELF * PERFUME_SIZE
FEATURES = (
    TABLE_SIZE
    + DISTILLERY * NOTE_SIZE
    + STREET * CUSTOMER_SIZE
    + DISTILLERY * NOTE_SIZE  # the claimed notes
    + CUSTOMERS  # still in the stack
    + SEATS * SEAT_SIZE
)


@jit
def encode(box: Box, view: View, out: npt.NDArray[np.float32]) -> None:
    """Fills out[FEATURES] with what the viewer may see; its own seat comes first."""
    # The parts go through all of their pieces themselves: to pass out on takes two locked counts
    # of its users, which for each piece would take longer than to write it.
    out[:] = 0
    at = encode_table(box, view, out)
    at = encode_notes(box, view.distillery, out, at)
    at = encode_customers(box, view, out, at)
    at = encode_notes(box, view.claimed, out, at)
    for customer in range(CUSTOMERS):
        out[at] = view.stack[customer]
        at += 1
    encode_seats(box, view, out, at)


@inline
def encode_table(box: Box, view: View, out: npt.NDArray[np.float32]) -> int:
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
    at += 8
    for value in range(VALUES):
        out[at + value] = view.discards[value]
        out[at + VALUES + value] = view.paying[value]
    at += 2 * VALUES
    for aroma in range(AROMAS):
        out[at + aroma] = view.dice[aroma]
        out[at + AROMAS + aroma] = view.flasks[aroma]
        out[at + 2 * AROMAS + aroma] = view.spent[aroma]
        out[at + 3 * AROMAS + aroma] = view.rolling[aroma]
    return at + 4 * AROMAS


@inline
def encode_notes(box: Box, notes: View, out: npt.NDArray[np.float32], at: int) -> int:
    """Of each space: whether there is a note, its type, the dice it needs, its coins."""
    for space in range(DISTILLERY):
        if notes[space] != NONE:
            note = box.notes[notes[space]]
            out[at] = 1
            out[at + 1 + int(note.type)] = 1
            for aroma in range(AROMAS):
                out[at + 1 + TYPES + aroma] = note.needs[aroma]
            out[at + 1 + TYPES + AROMAS] = note.coins
        at += NOTE_SIZE
    return at


@inline
def encode_customers(box: Box, view: View, out: npt.NDArray[np.float32], at: int) -> int:
    """Of each space of the street: whether there is a customer, its wishes, its price."""
    for space in range(STREET):
        if view.street[space] != NONE:
            customer = box.customers[view.street[space]]
            out[at] = 1
            for aroma in range(AROMAS):
                out[at + 1 + aroma] = customer.wants[aroma]
            out[at + 1 + AROMAS] = customer.price
        at += CUSTOMER_SIZE
    return at


@inline
def encode_seats(box: Box, view: View, out: npt.NDArray[np.float32], at: int) -> None:
    """Of each seat, the viewer's first: money, tokens, clocks, and the latest perfumes."""
    for step in range(view.seats_size):
        seat = (max(view.viewer, 0) + step) % view.seats_size
        record = view.seats[seat]
        out[at] = record.money
        out[at + 1] = record.tokens_left
        out[at + 2] = record.perfumes_size
        out[at + 3] = 1 if view.seat == seat else 0
        for value in range(VALUES):
            out[at + 4 + value] = record.tokens[value]
        for position in range(CLOCKS):
            out[at + 4 + VALUES + position] = 1 if view.clocks[position] == seat else 0
        place = at + 4 + VALUES + CLOCKS
        for number in range(max(0, record.perfumes_size - SHELF), record.perfumes_size):
            # That there is a perfume, its kind, its filled slots, its flacons and its scents.
            perfume = record.perfumes[number]
            out[place] = 1
            out[place + 1 + int(perfume.kind)] = 1
            slots = place + 1 + len(KIND_NAMES)
            for slot in range(TYPES):
                if perfume.notes[slot] != NONE:
                    note = box.notes[perfume.notes[slot]]
                    out[slots + slot] = 1
                    for aroma in range(AROMAS):  # added over the notes (RU-66)
                        out[slots + TYPES + 2 + aroma] += note.scents[aroma]
            out[slots + TYPES] = perfume.complete
            out[slots + TYPES + 1] = perfume.flacons
            place += PERFUME_SIZE
        at += SEAT_SIZE


def legend(box: Box) -> list[str]:
    """What each of the FEATURES numbers is."""
    aromas = aroma_names(box)
    values = [f"value {value}" for value in box.token_values]
    names = [f"phase {name}" for name in PHASE_NAMES]
    names += "seats,round,final round,actions left,bag,stack,well,flacons".split(",")
    names += [f"discards {value}" for value in values] + [f"paying {value}" for value in values]
    for what in ("dice", "flasks", "spent", "rolling"):
        names += [f"{what} {aroma}" for aroma in aromas]
    note = ["note", *TYPE_NAMES, *(f"needs {aroma}" for aroma in aromas), "coins"]
    customer = ["customer", *(f"wants {aroma}" for aroma in aromas), "price"]
    for place, size, piece in (
        ("distillery", DISTILLERY, note),
        ("street", STREET, customer),
        ("claimed", DISTILLERY, note),
    ):
        names += [f"{place} {space + 1} {what}" for space in range(size) for what in piece]
    names += [f"in stack {name}" for name in customer_names(box)]
    perfume = ["perfume", *KIND_NAMES, *TYPE_NAMES, "complete", "flacons"]
    perfume += [f"parts {aroma}" for aroma in aromas]
    seat = ["money", "tokens", "perfumes", "decides", *(f"token {value}" for value in values)]
    seat += [f"clock {position + 1}" for position in range(CLOCKS)]
    seat += [f"shelf {number + 1} {what}" for number in range(SHELF) for what in perfume]
    names += [f"seat +{step} {what}" for step in range(SEATS) for what in seat]
    return names
