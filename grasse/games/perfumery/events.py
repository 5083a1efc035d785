"""What can happen in Perfumery."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("perfume_dealt", ("perfume", "column"), shows=True),
    EventKind("recipe_dealt", ("recipe", "column"), shows=True),
    EventKind("funds_taken", ("card",)),
    EventKind("starter_chosen"),
    EventKind("next_marker_laid", ("column",)),
    EventKind("final_round_announced"),
    EventKind("round_began", ("round",)),
    EventKind("placed", ("space",)),
    EventKind("forced_to_pass"),
    EventKind("card_taken", ("card", "column")),
    EventKind("next_marker_taken", ("column",)),
    EventKind("marker_taken", ("seat",)),  # from that seat
    EventKind("next_marker_received", ("seat",)),  # from that seat, with the other one
    EventKind("card_discarded", ("card", "column")),
    EventKind("card_paid", ("card", "column")),
    EventKind("recipe_installed", ("recipe", "note", "index")),
    EventKind("recipe_moved", ("recipe", "note", "index")),
    EventKind("replenished", ("perfume", "letter")),
    EventKind("essence_taken", ("letter", "note")),
    EventKind("perfumer_hired"),
    EventKind("blending_began"),
    EventKind("tile_used", ("note",)),
    EventKind("tile_skipped", ("note",)),
    EventKind("recipe_used", ("recipe", "note")),
    EventKind("recipe_skipped", ("recipe", "note")),
    EventKind("blended", ("note", "letter", "number")),
    EventKind("paid_from_stock", ("letter", "note")),
    EventKind("paid_from_storage", ("letter", "note", "perfume")),
    EventKind("produced", ("perfume", "points")),
    EventKind("stored", ("letter", "note", "perfume")),
    EventKind("volatilised", ("note", "letter", "number")),
    EventKind("round_ended", ("round",)),
    EventKind("perfumer_joined"),
    EventKind("ended"),
)

_NAMES = [kind.name for kind in EVENT_KINDS]

PERFUME_DEALT = _NAMES.index("perfume_dealt")
RECIPE_DEALT = _NAMES.index("recipe_dealt")
FUNDS_TAKEN = _NAMES.index("funds_taken")
STARTER_CHOSEN = _NAMES.index("starter_chosen")
NEXT_MARKER_LAID = _NAMES.index("next_marker_laid")
FINAL_ROUND_ANNOUNCED = _NAMES.index("final_round_announced")
ROUND_BEGAN = _NAMES.index("round_began")
PLACED = _NAMES.index("placed")
FORCED_TO_PASS = _NAMES.index("forced_to_pass")
CARD_TAKEN = _NAMES.index("card_taken")
NEXT_MARKER_TAKEN = _NAMES.index("next_marker_taken")
MARKER_TAKEN = _NAMES.index("marker_taken")
NEXT_MARKER_RECEIVED = _NAMES.index("next_marker_received")
CARD_DISCARDED = _NAMES.index("card_discarded")
CARD_PAID = _NAMES.index("card_paid")
RECIPE_INSTALLED = _NAMES.index("recipe_installed")
RECIPE_MOVED = _NAMES.index("recipe_moved")
REPLENISHED = _NAMES.index("replenished")
ESSENCE_TAKEN = _NAMES.index("essence_taken")
PERFUMER_HIRED = _NAMES.index("perfumer_hired")
BLENDING_BEGAN = _NAMES.index("blending_began")
TILE_USED = _NAMES.index("tile_used")
TILE_SKIPPED = _NAMES.index("tile_skipped")
RECIPE_USED = _NAMES.index("recipe_used")
RECIPE_SKIPPED = _NAMES.index("recipe_skipped")
BLENDED = _NAMES.index("blended")
PAID_FROM_STOCK = _NAMES.index("paid_from_stock")
PAID_FROM_STORAGE = _NAMES.index("paid_from_storage")
PRODUCED = _NAMES.index("produced")
STORED = _NAMES.index("stored")
VOLATILISED = _NAMES.index("volatilised")
ROUND_ENDED = _NAMES.index("round_ended")
PERFUMER_JOINED = _NAMES.index("perfumer_joined")
ENDED = _NAMES.index("ended")
