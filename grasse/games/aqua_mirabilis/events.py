"""What can happen in Aqua Mirabilis."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("first_player_drawn"),
    EventKind("delivery_laid", ("sunday", "delivery")),
    EventKind("king_placed", ("column",)),
    EventKind("court_placed", ("row",)),
    EventKind("worker_placed", ("stall",)),
    EventKind("compensated", ("scent",)),
    EventKind("top_turned", ("city", "tile")),
    EventKind("turn_began", ("turn",)),
    EventKind("acted", ("space", "price", "payment")),
    EventKind("dial_reset"),
    EventKind("worker_moved", ("from_stall", "stall")),
    EventKind("flower_taken", ("stall",)),
    EventKind("flowers_gained", ("scent", "count")),
    EventKind("flowers_discarded", ("scent", "count")),
    EventKind("essences_gained", ("scent", "count")),
    EventKind("essences_discarded", ("scent", "count")),
    EventKind("originality_gained", ("count",)),
    EventKind("originality_discarded", ("count",)),
    EventKind("lesson_learned", ("lesson",)),
    EventKind("method_dropped", ("method",)),
    EventKind("tile_taken", ("tile",)),
    EventKind("stack_empty", ("city",)),
    EventKind("letter_received", ("level",)),
    EventKind("gift_given", ("gift",)),
    EventKind("peeked", ("dame",), shows=True),
    EventKind("bonus_seen", ("dame", "", "bonus")),
    EventKind("influence_placed", ("dame", "count")),
    EventKind("influence_withdrawn", ("dame", "count")),
    EventKind("favour_taken", ("dame",)),
    EventKind("favour_returned", ("dame",)),
    EventKind("presented", ("recipe",)),
    EventKind("cell_full", ("column", "row")),
    EventKind("cube_placed", ("column", "row")),
    EventKind("token_removed", ("column", "row")),
    EventKind("originality_points", ("points",)),
    EventKind("court_points", ("points",)),
    EventKind("king_points", ("points",)),
    EventKind("perfection_points", ("points",)),
    EventKind("favour_points", ("points",)),
    EventKind("half_points", ("points", "tile")),
    EventKind("court_stepped", ("row",)),
    EventKind("production_began", ("points",)),
    EventKind("method_used", ("method",)),
    EventKind("flower_stored", ("method", "scent")),
    EventKind("flower_dropped", ("method", "scent")),
    EventKind("coach_moved", ("direction", "position")),
    EventKind("city_visited", ("city",)),
    EventKind("tile_declined", ("city",)),
    EventKind("coach_returned"),
    EventKind("perfume_created", ("recipe", "complement", "second_complement")),
    EventKind("perfume_discarded", ("recipe",)),
    EventKind("tile_flipped", ("tile",)),
    EventKind("points_gained", ("points",)),
    EventKind("day_passed", ("weekday", "day")),
    EventKind("sunday_began", ("sunday",)),
    EventKind("delivered", ("delivery",)),
    EventKind("flowers_delivered", ("scent", "count")),
    EventKind("court_moved", ("row",)),
    EventKind("king_moved", ("column",)),
    EventKind("extra_turn_taken"),
    EventKind("end_triggered"),
    EventKind("last_sunday_began"),
    EventKind("paraded", ("recipe",)),
    EventKind("bonus_revealed", ("dame", "bonus"), shows=True),
    EventKind("token_points", ("points", "count")),
    EventKind("prestige_points", ("points",)),
    EventKind("majority_points", ("points", "count")),
    EventKind("bonus_points", ("points", "bonus")),
    EventKind("match_ended"),
)

_NAMES = [kind.name for kind in EVENT_KINDS]

FIRST_PLAYER_DRAWN = _NAMES.index("first_player_drawn")
DELIVERY_LAID = _NAMES.index("delivery_laid")
KING_PLACED = _NAMES.index("king_placed")
COURT_PLACED = _NAMES.index("court_placed")
WORKER_PLACED = _NAMES.index("worker_placed")
COMPENSATED = _NAMES.index("compensated")
TOP_TURNED = _NAMES.index("top_turned")
TURN_BEGAN = _NAMES.index("turn_began")
ACTED = _NAMES.index("acted")
DIAL_RESET = _NAMES.index("dial_reset")
WORKER_MOVED = _NAMES.index("worker_moved")
FLOWER_TAKEN = _NAMES.index("flower_taken")
FLOWERS_GAINED = _NAMES.index("flowers_gained")
FLOWERS_DISCARDED = _NAMES.index("flowers_discarded")
ESSENCES_GAINED = _NAMES.index("essences_gained")
ESSENCES_DISCARDED = _NAMES.index("essences_discarded")
ORIGINALITY_GAINED = _NAMES.index("originality_gained")
ORIGINALITY_DISCARDED = _NAMES.index("originality_discarded")
LESSON_LEARNED = _NAMES.index("lesson_learned")
METHOD_DROPPED = _NAMES.index("method_dropped")
TILE_TAKEN = _NAMES.index("tile_taken")
STACK_EMPTY = _NAMES.index("stack_empty")
LETTER_RECEIVED = _NAMES.index("letter_received")
GIFT_GIVEN = _NAMES.index("gift_given")
PEEKED = _NAMES.index("peeked")
BONUS_SEEN = _NAMES.index("bonus_seen")
INFLUENCE_PLACED = _NAMES.index("influence_placed")
INFLUENCE_WITHDRAWN = _NAMES.index("influence_withdrawn")
FAVOUR_TAKEN = _NAMES.index("favour_taken")
FAVOUR_RETURNED = _NAMES.index("favour_returned")
PRESENTED = _NAMES.index("presented")
CELL_FULL = _NAMES.index("cell_full")
CUBE_PLACED = _NAMES.index("cube_placed")
TOKEN_REMOVED = _NAMES.index("token_removed")
ORIGINALITY_POINTS = _NAMES.index("originality_points")
COURT_POINTS = _NAMES.index("court_points")
KING_POINTS = _NAMES.index("king_points")
PERFECTION_POINTS = _NAMES.index("perfection_points")
FAVOUR_POINTS = _NAMES.index("favour_points")
HALF_POINTS = _NAMES.index("half_points")
COURT_STEPPED = _NAMES.index("court_stepped")
PRODUCTION_BEGAN = _NAMES.index("production_began")
METHOD_USED = _NAMES.index("method_used")
FLOWER_STORED = _NAMES.index("flower_stored")
FLOWER_DROPPED = _NAMES.index("flower_dropped")
COACH_MOVED = _NAMES.index("coach_moved")
CITY_VISITED = _NAMES.index("city_visited")
TILE_DECLINED = _NAMES.index("tile_declined")
COACH_RETURNED = _NAMES.index("coach_returned")
PERFUME_CREATED = _NAMES.index("perfume_created")
PERFUME_DISCARDED = _NAMES.index("perfume_discarded")
TILE_FLIPPED = _NAMES.index("tile_flipped")
POINTS_GAINED = _NAMES.index("points_gained")
DAY_PASSED = _NAMES.index("day_passed")
SUNDAY_BEGAN = _NAMES.index("sunday_began")
DELIVERED = _NAMES.index("delivered")
FLOWERS_DELIVERED = _NAMES.index("flowers_delivered")
COURT_MOVED = _NAMES.index("court_moved")
KING_MOVED = _NAMES.index("king_moved")
EXTRA_TURN_TAKEN = _NAMES.index("extra_turn_taken")
END_TRIGGERED = _NAMES.index("end_triggered")
LAST_SUNDAY_BEGAN = _NAMES.index("last_sunday_began")
PARADED = _NAMES.index("paraded")
BONUS_REVEALED = _NAMES.index("bonus_revealed")
TOKEN_POINTS = _NAMES.index("token_points")
PRESTIGE_POINTS = _NAMES.index("prestige_points")
MAJORITY_POINTS = _NAMES.index("majority_points")
BONUS_POINTS = _NAMES.index("bonus_points")
MATCH_ENDED = _NAMES.index("match_ended")
