"""What can happen in Aqua Mirabilis."""

from __future__ import annotations

from grasse.kernel.events import EventKind

EVENT_KINDS = (
    EventKind("first_player_drawn", clause="2.2"),
    EventKind("delivery_laid", ("sunday", "delivery"), clause="2.4"),
    EventKind("king_placed", ("column",), clause="2.5"),
    EventKind("court_placed", ("row",), clause="2.5"),
    EventKind("worker_placed", ("stall",), clause="2.5"),
    EventKind("compensated", ("scent",), clause="2.5"),
    EventKind("top_turned", ("city", "tile"), clause="5.4"),
    EventKind("turn_began", ("turn",), clause="3.2"),
    EventKind("acted", ("space", "price", "payment"), clause="3.3", uses="space"),
    EventKind("dial_reset", clause="3.4.2"),
    EventKind("worker_moved", ("from_stall", "stall"), clause="3.5.2"),
    EventKind("flower_taken", ("stall",), clause="3.5.3"),
    EventKind("flowers_gained", ("scent", "count"), clause="3.12.1", gain=1, count="count"),
    EventKind("flowers_discarded", ("scent", "count"), clause="3.10.6"),
    EventKind("essences_gained", ("scent", "count"), clause="3.10.2", gain=2, count="count"),
    EventKind("essences_discarded", ("scent", "count"), clause="3.11.2"),
    EventKind("originality_gained", ("count",), clause="3.9.4.2", gain=2, count="count"),
    EventKind("originality_discarded", ("count",), clause="3.16.1"),
    EventKind("lesson_learned", ("lesson",), clause="3.6.2", uses="lesson", gain=5),
    EventKind("method_dropped", ("method",), clause="3.6.3"),
    EventKind("tile_taken", ("tile",), clause="3.7.2", gain=4),
    EventKind("stack_empty", ("city",), clause="4.4"),
    EventKind("letter_received", ("level",), clause="3.8.2", gain=4),
    EventKind("gift_given", ("gift",), clause="3.8.3"),
    EventKind("peeked", ("dame",), shows=True, clause="3.8.4"),
    EventKind("bonus_seen", ("dame", "", "bonus"), clause="3.8.4"),
    EventKind("influence_placed", ("dame", "count"), clause="3.8.5", gain=2, count="count"),
    EventKind("influence_withdrawn", ("dame", "count"), clause="3.8.5"),
    EventKind("favour_taken", ("dame",), clause="3.8.6", uses="dame", gain=4),
    EventKind("favour_returned", ("dame",), clause="3.8.6"),
    EventKind("presented", ("recipe",), clause="3.9.2", gain=5),
    EventKind("cell_full", ("column", "row"), clause="3.9.4.1"),
    EventKind("cube_placed", ("column", "row"), clause="3.9.4.3"),
    EventKind("sunday_cube_placed", ("column", "row"), clause="3.15.3"),
    EventKind("token_removed", ("column", "row"), clause="3.15.3"),
    EventKind("originality_points", ("points",), clause="3.9.4.4", points="points"),
    EventKind("court_points", ("points",), clause="3.9.4.5", points="points"),
    EventKind("king_points", ("points",), clause="3.9.4.6", points="points"),
    EventKind("perfection_points", ("points",), clause="3.9.4.7", points="points"),
    EventKind("favour_points", ("points",), clause="3.8.8", points="points"),
    EventKind("half_points", ("points", "tile"), clause="3.12.11", points="points"),
    EventKind("court_stepped", ("row",), clause="3.9.5"),
    EventKind("production_began", ("points",), clause="3.10.1"),
    EventKind("method_used", ("method",), clause="3.10.2", uses="method"),
    EventKind("flower_stored", ("method", "scent"), clause="3.10.3"),
    EventKind("flower_dropped", ("method", "scent"), clause="3.10.3"),
    EventKind("coach_moved", ("direction", "position"), clause="3.10.4"),
    EventKind("city_visited", ("city",), clause="3.10.5"),
    EventKind("tile_declined", ("city",), clause="3.10.5"),
    EventKind("coach_returned", clause="3.10.5"),
    EventKind(
        "perfume_created",
        ("recipe", "complement", "second_complement"),
        clause="3.11.1",
        uses="recipe",
        gain=6,
    ),
    EventKind("perfume_discarded", ("recipe",), clause="3.11.6"),
    EventKind("tile_flipped", ("tile",), clause="3.12", uses="tile", gain=3),
    EventKind("points_gained", ("points",), clause="3.9.4"),
    EventKind("day_passed", ("weekday", "day"), clause="3.14.1", chapter="day"),
    EventKind("sunday_began", ("sunday",), clause="3.15"),
    EventKind("delivered", ("delivery",), clause="3.15.1"),
    EventKind("flowers_delivered", ("scent", "count"), clause="3.15.1"),
    EventKind("court_moved", ("row",), clause="3.15.4"),
    EventKind("king_moved", ("column",), clause="3.15.5"),
    EventKind("extra_turn_taken", clause="3.16.1"),
    EventKind("end_triggered", clause="3.17.1"),
    EventKind("last_sunday_began", clause="3.18.1"),
    EventKind("paraded", ("recipe",), clause="3.19.2"),
    EventKind("bonus_revealed", ("dame", "bonus"), shows=True, clause="5.6"),
    EventKind("token_points", ("points", "count"), clause="3.20.1", points="points"),
    EventKind("prestige_points", ("points",), clause="3.20.2", points="points"),
    EventKind("majority_points", ("points", "count"), clause="3.20.3", points="points"),
    EventKind("bonus_points", ("points", "bonus"), clause="3.20.4", points="points", uses="bonus"),
    EventKind("match_ended", clause="3.21.1"),
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
SUNDAY_CUBE_PLACED = _NAMES.index("sunday_cube_placed")
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
