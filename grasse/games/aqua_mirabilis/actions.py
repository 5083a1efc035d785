"""Every decision of Aqua Mirabilis, of the seats and of chance, as AM-9 names them."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.box import (
    BONUSES,
    CITIES,
    DAMES,
    DELIVERIES,
    LESSONS,
    METHODS,
    RECIPES,
    SCENTS,
    SEATS,
    SPACES,
    STEPS,
    TILES,
    WEEKDAY_NAMES,
    bonus_names,
    city_names,
    dame_names,
    delivery_names,
    gift_names,
    lesson_names,
    method_names,
    payment_names,
    recipe_names,
    scent_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.state import SOURCES
from grasse.kernel.notation import Notation, Noun, decision

_SCENT = Noun(SCENTS, scent_names)


NOUNS = {
    "space": Noun(SPACES, space_names),
    "scent": _SCENT,
    "method": Noun(METHODS, method_names),
    "lesson": Noun(LESSONS + METHODS, lesson_names),
    "payment": Noun(1 + TILES, payment_names),
    "gift": Noun(SCENTS + 1 + RECIPES, gift_names),
    "dame": Noun(DAMES, dame_names),
    "recipe": Noun(RECIPES, recipe_names),
    "tile": Noun(TILES, tile_names),
    "city": Noun(CITIES, city_names),
    "bonus": Noun(BONUSES, bonus_names),
    "delivery": Noun(DELIVERIES, delivery_names),
    "source": Noun(SOURCES, lambda box: ("loose", "stored")),
    "direction": Noun(2, lambda box: ("left", "right")),
    "steps": Noun(STEPS, lambda box: range(1, STEPS + 1)),
    "answer": Noun(2, lambda box: ("yes", "no")),
    "seat": Noun(SEATS, lambda box: range(1, SEATS + 1)),
    # only events name these
    "column": _SCENT,
    "row": _SCENT,
    "stall": _SCENT,
    "from_stall": _SCENT,
    "complement": _SCENT,
    "second_complement": _SCENT,
    "weekday": Noun(len(WEEKDAY_NAMES), lambda box: WEEKDAY_NAMES),
}

NOTATION = Notation(
    NOUNS,
    seats=(
        # Common ones first: looking for an action in a mask then ends sooner.
        decision("end_turn", last=True),
        decision("done", last=True),
        decision("workers_done", last=True),
        decision("skip", last=True),
        decision("gifts_done", last=True),
        decision("influence_done", last=True),
        decision("finish", last=True),
        decision("court_step", aside=True, besides=True),
        decision("decline", last=True),
        decision("produce"),
        decision("extra", "answer", habit=True),
        decision("peek", "answer", habit=True),
        decision("return", "answer", habit=True),
        decision("act", "space", alike=True),
        decision("coach", "direction", "steps"),
        decision("use_method", "method"),
        decision("input", "source", "scent", small=True),
        decision("pay", "payment", small=True),
        decision("worker", "from:scent", "to:scent", aside=True, besides=True),
        decision("complement", "scent", small=True),
        decision("first", "scent", small=True),
        decision("essence", "scent", small=True),
        decision("bonus", "scent", small=True),
        decision("cost_item", "scent", small=True),
        decision("drop_method", "method"),
        decision("place", "dame", small=True),
        decision("migrate", "from:dame", "to:dame"),
        decision("keep", "dame"),
        decision("flip", "tile", aside=True, besides=True),
        decision("create", "recipe", besides=True),
        decision("store", "method", "scent", small=True),
        decision("drop", "method", "scent", aside=True, besides=True),
        decision("present", "recipe"),
        decision("gift", "item:gift"),
        decision("tile", "name:lesson", alike=True),
        decision("take", "tile"),
        decision("replace", "recipe"),
    ),
    chance=(
        decision("city_top", "city", "tile"),
        decision("end_bonus", "dame", "bonus"),
        decision("delivery", "tile:delivery"),
        decision("king", "scent"),
        decision("court", "scent"),
        decision("stall", "scent"),
        decision("first_player", "seat"),
    ),
)

ACTIONS = NOTATION.actions  # of the seats; chance's come after them
KINDS = NOTATION.kinds  # [action] which of the following it belongs to

YES, NO = 0, 1
LEFT, RIGHT = 0, 1
BY_DIAL = 0  # the payment that is no tile
GIFT_TOKEN = SCENTS  # of gift: essences come first, perfumes last
GIFT_RECIPE = SCENTS + 1

END_TURN = NOTATION.first("end_turn")
DONE = NOTATION.first("done")
WORKERS_DONE = NOTATION.first("workers_done")
SKIP = NOTATION.first("skip")
GIFTS_DONE = NOTATION.first("gifts_done")
INFLUENCE_DONE = NOTATION.first("influence_done")
FINISH = NOTATION.first("finish")
COURT_STEP = NOTATION.first("court_step")
DECLINE = NOTATION.first("decline")
PRODUCE = NOTATION.first("produce")
EXTRA_TURN = NOTATION.first("extra")
LOOK = NOTATION.first("peek")
GO_HOME = NOTATION.first("return")
ACT = NOTATION.first("act")
MOVE_COACH = NOTATION.first("coach")
USE_METHOD = NOTATION.first("use_method")
ADD_INPUT = NOTATION.first("input")
PAY = NOTATION.first("pay")
MOVE_WORKER = NOTATION.first("worker")
ADD_COMPLEMENT = NOTATION.first("complement")
SCORE_FIRST = NOTATION.first("first")
CHOOSE_ESSENCE = NOTATION.first("essence")
CHOOSE_BONUS = NOTATION.first("bonus")
COST_ITEM = NOTATION.first("cost_item")
DROP_METHOD = NOTATION.first("drop_method")
PLACE = NOTATION.first("place")
MIGRATE = NOTATION.first("migrate")
KEEP = NOTATION.first("keep")
FLIP = NOTATION.first("flip")
CREATE = NOTATION.first("create")
STORE_FLOWER = NOTATION.first("store")
DROP_FLOWER = NOTATION.first("drop")
PRESENT = NOTATION.first("present")
GIFT = NOTATION.first("gift")
CHOOSE_LESSON = NOTATION.first("tile")
TAKE = NOTATION.first("take")
REPLACE_PERFUME = NOTATION.first("replace")

# Of chance.
CITY_TOP = NOTATION.first("city_top")
END_BONUS = NOTATION.first("end_bonus")
DELIVERY_DRAWN = NOTATION.first("delivery")
KING_DRAWN = NOTATION.first("king")
COURT_DRAWN = NOTATION.first("court")
STALL_DRAWN = NOTATION.first("stall")
FIRST_DRAWN = NOTATION.first("first_player")
