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
from grasse.games.parfum.legal import parts
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
    out[:] = 0
    at = encode_table(box, view, out)
    for space in range(DISTILLERY):
        at = encode_note(box, view.distillery[space], out, at)
    for space in range(STREET):
        at = encode_customer(box, view.street[space], out, at)
    for order in range(DISTILLERY):
        at = encode_note(box, view.claimed[order], out, at)
    for customer in range(CUSTOMERS):
        out[at] = view.stack[customer]
        at += 1
    first = max(view.viewer, 0)
    for step in range(SEATS):
        if step < view.seats_size:
            encode_seat(box, view, (first + step) % view.seats_size, out, at)
        at += SEAT_SIZE


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
def encode_note(box: Box, note: int, out: npt.NDArray[np.float32], at: int) -> int:
    """Whether there is a note, its type, the dice it needs, its coins."""
    if note != NONE:
        out[at] = 1
        out[at + 1 + int(box.notes[note].type)] = 1
        for aroma in range(AROMAS):
            out[at + 1 + TYPES + aroma] = box.notes[note].needs[aroma]
        out[at + 1 + TYPES + AROMAS] = box.notes[note].coins
    return at + NOTE_SIZE


@inline
def encode_customer(box: Box, customer: int, out: npt.NDArray[np.float32], at: int) -> int:
    """Whether there is a customer, its wishes, its price."""
    if customer != NONE:
        out[at] = 1
        for aroma in range(AROMAS):
            out[at + 1 + aroma] = box.customers[customer].wants[aroma]
        out[at + 1 + AROMAS] = box.customers[customer].price
    return at + CUSTOMER_SIZE


@inline
def encode_seat(box: Box, view: View, seat: int, out: npt.NDArray[np.float32], at: int) -> None:
    """Money, tokens, clocks, and the latest perfumes of a seat."""
    record = view.seats[seat]
    out[at] = record.money
    out[at + 1] = record.tokens_left
    out[at + 2] = record.perfumes_size
    out[at + 3] = 1 if view.seat == seat else 0
    at += 4
    for value in range(VALUES):
        out[at + value] = record.tokens[value]
    at += VALUES
    for position in range(CLOCKS):
        out[at + position] = 1 if view.clocks[position] == seat else 0
    at += CLOCKS
    first = max(0, record.perfumes_size - SHELF)
    for number in range(first, record.perfumes_size):
        encode_perfume(box, record.perfumes[number], out, at)
        at += PERFUME_SIZE


@inline
def encode_perfume(box: Box, perfume: View, out: npt.NDArray[np.float32], at: int) -> None:
    """That there is a perfume, its kind, its filled slots, its flacons and its scents."""
    out[at] = 1
    out[at + 1 + int(perfume.kind)] = 1
    at += 1 + len(KIND_NAMES)
    for slot in range(TYPES):
        out[at + slot] = 1 if perfume.notes[slot] != NONE else 0
    at += TYPES
    out[at] = perfume.complete
    out[at + 1] = perfume.flacons
    for aroma in range(AROMAS):
        out[at + 2 + aroma] = parts(box, perfume, aroma)


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
