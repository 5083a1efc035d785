"""What can happen in Perfumery."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("perfume_dealt", ("perfume", "column"), shows=True, clause="3.12.2"),
    EventKind("recipe_dealt", ("recipe", "column"), shows=True, clause="3.12.2"),
    EventKind("funds_taken", ("card",), clause="2.7"),
    EventKind("starter_chosen", clause="2.8"),
    EventKind("next_marker_laid", ("column",), clause="3.12.3"),
    EventKind("final_round_announced", clause="3.12.4"),
    EventKind("round_began", ("round",), clause="3.2.1", chapter="round"),
    EventKind("placed", ("space",), clause="3.3.3"),
    EventKind("forced_to_pass", clause="3.3.4"),
    EventKind("card_taken", ("card", "column"), clause="3.6.1.1", gain=2),
    EventKind("next_marker_taken", ("column",), clause="3.6.1.1"),
    EventKind("marker_taken", ("seat",), clause="3.6.7.1"),  # from that seat
    EventKind(
        "next_marker_received", ("seat",), clause="3.6.7.2"
    ),  # from that seat, with the other one
    EventKind("card_discarded", ("card", "column"), clause="3.6.1.3"),
    EventKind("card_paid", ("card", "column"), clause="3.5.1"),
    EventKind("recipe_installed", ("recipe", "note", "index"), clause="3.6.2.1", gain=4),
    EventKind("recipe_moved", ("recipe", "note", "index"), clause="3.6.3.1"),
    EventKind("replenished", ("perfume", "letter"), clause="3.6.4.1", gain=1),
    EventKind("essence_taken", ("letter", "note"), clause="3.6.5.3", gain=2),
    EventKind("perfumer_hired", clause="3.6.6.1", gain=5),
    EventKind("blending_began", clause="3.7.1"),
    EventKind("tile_used", ("note",), clause="3.8.2"),
    EventKind("tile_skipped", ("note",), clause="3.8.2"),
    EventKind("recipe_used", ("recipe", "note"), clause="3.8.2", uses="recipe"),
    EventKind("recipe_skipped", ("recipe", "note"), clause="3.8.2"),
    EventKind("blended", ("note", "letter", "number"), clause="3.8.6", gain=2, count="number"),
    EventKind("paid_from_stock", ("letter", "note"), clause="3.9.2"),
    EventKind("paid_from_storage", ("letter", "note", "perfume"), clause="3.9.2"),
    EventKind(
        "produced", ("perfume", "points"), clause="3.9.5", points="points", uses="perfume", gain=6
    ),
    EventKind("stored", ("letter", "note", "perfume"), clause="3.10.1", gain=2),
    EventKind("volatilised", ("note", "letter", "number"), clause="3.11.1"),
    EventKind("round_ended", ("round",), clause="3.12", ends_chapter=True),
    EventKind("perfumer_joined", clause="3.12.1"),
    EventKind("ended", clause="3.13.1"),
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
