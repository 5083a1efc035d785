"""What can happen in Parfum."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("customer_arrived", ("customer", "space")),
    EventKind("note_arrived", ("note", "space")),
    EventKind("token_taken", ("", "", "value")),
    EventKind("marker_placed"),
    EventKind("clock_dealt", ("position",)),
    EventKind("round_began", ("round",)),
    EventKind("clock_chosen", ("position",)),
    EventKind("turn_began", ("position", "actions")),
    EventKind("die_taken", ("aroma",)),
    EventKind("rolled", ("aroma", "number", "dice")),
    EventKind("token_paid", ("value",), shows=True),
    EventKind("colour_rerolled", ("aroma",)),
    EventKind("all_rerolled"),
    EventKind("fly_turned", ("aroma",)),
    EventKind("well_refilled", ("tokens",)),
    EventKind("claimed", ("note", "coins")),
    EventKind("perfume_started", ("perfume", "kind")),
    EventKind("placed", ("note", "perfume")),
    EventKind("perfume_completed", ("perfume", "flacons")),
    EventKind("sale_began"),
    EventKind("sold", ("perfume", "customer", "price")),
    EventKind("bargained", ("perfume", "price")),
    EventKind("passed"),
    EventKind("sold_out", ("perfume",)),
    EventKind("token_discarded", ("value",), shows=True),
    EventKind("closing_time"),
    EventKind("round_ended", ("round",)),
    EventKind("tokens_counted", ("coins",), shows=True),
    EventKind("ended_after_final_round"),
    EventKind("ended_by_empty_bag"),
    EventKind("ended_by_stall"),
)

_NAMES = [kind.name for kind in EVENT_KINDS]

CUSTOMER_ARRIVED = _NAMES.index("customer_arrived")
NOTE_ARRIVED = _NAMES.index("note_arrived")
TOKEN_TAKEN = _NAMES.index("token_taken")
MARKER_PLACED = _NAMES.index("marker_placed")
CLOCK_DEALT = _NAMES.index("clock_dealt")
ROUND_BEGAN = _NAMES.index("round_began")
CLOCK_CHOSEN = _NAMES.index("clock_chosen")
TURN_BEGAN = _NAMES.index("turn_began")
DIE_TAKEN = _NAMES.index("die_taken")
ROLLED = _NAMES.index("rolled")
TOKEN_PAID = _NAMES.index("token_paid")
COLOUR_REROLLED = _NAMES.index("colour_rerolled")
ALL_REROLLED = _NAMES.index("all_rerolled")
FLY_TURNED = _NAMES.index("fly_turned")
WELL_REFILLED = _NAMES.index("well_refilled")
CLAIMED = _NAMES.index("claimed")
PERFUME_STARTED = _NAMES.index("perfume_started")
PLACED = _NAMES.index("placed")
PERFUME_COMPLETED = _NAMES.index("perfume_completed")
SALE_BEGAN = _NAMES.index("sale_began")
SOLD = _NAMES.index("sold")
BARGAINED = _NAMES.index("bargained")
PASSED = _NAMES.index("passed")
SOLD_OUT = _NAMES.index("sold_out")
TOKEN_DISCARDED = _NAMES.index("token_discarded")
CLOSING_TIME = _NAMES.index("closing_time")
ROUND_ENDED = _NAMES.index("round_ended")
TOKENS_COUNTED = _NAMES.index("tokens_counted")
ENDED_AFTER_FINAL_ROUND = _NAMES.index("ended_after_final_round")
ENDED_BY_EMPTY_BAG = _NAMES.index("ended_by_empty_bag")
ENDED_BY_STALL = _NAMES.index("ended_by_stall")
