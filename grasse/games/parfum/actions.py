"""Every decision of Parfum, of the seats and of chance, as PA-10 names them."""

from __future__ import annotations

from grasse.games.parfum.box import (
    AROMAS,
    CLOCKS,
    CUSTOMERS,
    DICE,
    NOTES,
    PERFUMES,
    SEATS,
    SPACES,
    VALUES,
    aroma_names,
    customer_names,
    note_names,
)
from grasse.kernel.notation import Notation, Noun, decision

NOUNS = {
    "position": Noun(CLOCKS, lambda box: range(1, CLOCKS + 1)),
    "aroma": Noun(AROMAS, aroma_names),
    "value": Noun(VALUES, lambda box: [int(value) for value in box.token_values]),
    "space": Noun(SPACES, lambda box: range(1, SPACES + 1)),
    "note": Noun(NOTES, note_names),
    "customer": Noun(CUSTOMERS, customer_names),
    "perfume": Noun(PERFUMES, lambda box: range(1, PERFUMES + 1)),
    "seat": Noun(SEATS, lambda box: range(1, SEATS + 1)),
    "number": Noun(DICE + 1, lambda box: range(DICE + 1)),
    "kind": Noun(2, lambda box: ("minor", "major")),
}

NOTATION = Notation(
    NOUNS,
    seats=(
        # Common ones first: looking for an action in a mask then ends sooner.
        decision("choose_clock", "position"),
        decision("draw_note"),
        decision("take_die", "aroma"),
        decision("take_water"),
        decision("reroll_colour", "aroma"),
        decision("reroll_all", aside=True),
        decision("turn_fly", "aroma"),
        decision("water_stop", last=True),
        # PA-3.2.2: which token a seat chooses is never played for it, even if all are equal.
        decision("token", "value", hidden=True, small=True),
        decision("claim", "space"),
        decision("claim_stop", last=True),
        decision("pass", last=True),
        decision("sell", "perfume"),
        decision("bargain", "perfume", aside=True),
        decision("discard", "value", hidden=True, small=True),
        decision("to", "customer"),
        decision("place", "note"),
        decision("minor", single=True),
        decision("major", single=True),
        decision("perfume", "id:perfume", single=True),
    ),
    chance=(
        decision("flasks", "aroma", "number"),
        decision("water", "value"),
        decision("note", "id:note"),
        decision("customer", "id:customer"),
        decision("marker", "seat"),
        decision("clock", "position"),
    ),
)

ACTIONS = NOTATION.actions  # of the seats; chance's come after them
KINDS = NOTATION.kinds  # [action] which of the following it belongs to

CHOOSE_CLOCK = NOTATION.first("choose_clock")
DRAW_NOTE = NOTATION.first("draw_note")
TAKE_DIE = NOTATION.first("take_die")
TAKE_WATER = NOTATION.first("take_water")
REROLL_COLOUR = NOTATION.first("reroll_colour")
REROLL_ALL = NOTATION.first("reroll_all")
TURN_FLY = NOTATION.first("turn_fly")
WATER_STOP = NOTATION.first("water_stop")
TOKEN = NOTATION.first("token")
CLAIM = NOTATION.first("claim")
CLAIM_STOP = NOTATION.first("claim_stop")
PLACE = NOTATION.first("place")
MINOR = NOTATION.first("minor")
MAJOR = NOTATION.first("major")
PERFUME = NOTATION.first("perfume")
PASS = NOTATION.first("pass")
SELL = NOTATION.first("sell")
BARGAIN = NOTATION.first("bargain")
TO = NOTATION.first("to")
DISCARD = NOTATION.first("discard")

# Of chance.
NOTE_DRAWN = NOTATION.first("note")
CUSTOMER_DRAWN = NOTATION.first("customer")
WATER_DRAWN = NOTATION.first("water")
FLASKS_ROLLED = NOTATION.first("flasks")
MARKER_DRAWN = NOTATION.first("marker")
CLOCK_DRAWN = NOTATION.first("clock")
