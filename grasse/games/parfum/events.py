"""What can happen in Parfum."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("customer_arrived", ("customer", "space"), clause="3.9.4"),
    EventKind("note_arrived", ("note", "space"), clause="3.9.3"),
    EventKind("token_taken", ("", "", "value"), clause="3.4.2", gain=1),
    EventKind("marker_placed", clause="2.8"),
    EventKind("clock_dealt", ("position",), clause="2.11"),
    EventKind("round_began", ("round",), clause="3.9.5", chapter="round"),
    EventKind("clock_chosen", ("position",), clause="3.3.2"),
    EventKind("turn_began", ("position", "actions"), clause="3.4.1"),
    EventKind("die_taken", ("aroma",), clause="3.4.2"),
    EventKind("rolled", ("aroma", "number", "dice"), clause="3.5.1"),
    EventKind("token_paid", ("value",), shows=True, clause="3.5.3"),
    EventKind("colour_rerolled", ("aroma",), clause="3.5.2"),
    EventKind("all_rerolled", clause="3.5.2"),
    EventKind("fly_turned", ("aroma",), clause="3.5.2"),
    EventKind("well_refilled", ("tokens",), clause="4.3"),
    EventKind("claimed", ("note", "coins"), clause="3.5.6", points="coins", uses="note", gain=2),
    EventKind("perfume_started", ("perfume", "kind"), clause="3.6.3", gain=1),
    EventKind("placed", ("note", "perfume"), clause="3.6.2", gain=2),
    EventKind("perfume_completed", ("perfume", "flacons"), clause="3.6.5", gain=6),
    EventKind("sale_began", clause="3.7.1", begins_part=True),
    EventKind(
        "sold",
        ("perfume", "customer", "price"),
        clause="3.7.4",
        points="price",
        uses="customer",
        gain=4,
    ),
    EventKind("bargained", ("perfume", "price"), clause="3.7.5", points="price"),
    EventKind("passed", clause="3.7.2"),
    EventKind("sold_out", ("perfume",), clause="3.7.6"),
    EventKind("token_discarded", ("value",), shows=True, clause="3.8.2"),
    EventKind("closing_time", clause="3.9.4"),
    EventKind("round_ended", ("round",), clause="3.9", ends_chapter=True),
    EventKind("tokens_counted", ("coins",), shows=True, clause="5.2", points="coins"),
    EventKind("ended_after_final_round", clause="5.1"),
    EventKind("ended_by_empty_bag", clause="5.1"),
    EventKind("ended_by_stall", clause="4.15"),
    EventKind("notes_kept", ("notes",), clause="11.1.2"),
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
NOTES_KEPT = _NAMES.index("notes_kept")
