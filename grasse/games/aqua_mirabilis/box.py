"""What is in the box of Aqua Mirabilis, and the file it is read from."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from grasse.games.aqua_mirabilis.records import Box
from grasse.kernel.arrays import Pieces
from grasse.kernel.boxfile import NAME_SIZE, BoxFile, Table, refuse_number, refuse_repeated
from grasse.kernel.plain import names

SEATS = 4
SCENTS = 6
SPACES = 26
METHODS = 5
LESSONS = 18  # apprenticeship tiles
DELIVERIES = 30
RECIPES = 35
TILES = 28  # city tiles
CITIES = 4
DAMES = 4
BONUSES = 12
LETTERS = 4  # levels of a letter of reference
DIAL = 5  # action points at most
WORKERS = 2
PERFUMES = 3  # slots for perfumes on a personal board
SLOTS = 2  # complementary scents of a perfume, at most
INPUTS = 2  # flowers for one use of a method, at most
SUNDAYS = 3  # in the middle of the day track (AM-2.4)
DELIVERED = 2  # delivery tiles a Sunday
STEPS = 6  # of the coach in one production, at most
REACH = 20  # of the coach track to either side, at most
DAYS = 64  # spaces of a day track, at most
TIERS = 4  # of an end bonus, at most
DRAWS = 6  # tokens d1 .. d6 (AM-2.5)
NO_ONE = -1  # as a scent of the box: none, or any
SEAT_COUNTS = (2, 3, 4)

MARKET, APPRENTICESHIP, TRAVEL, COURT_LIFE, VERSAILLES = range(5)
AREA_NAMES = ("market", "apprenticeship", "travel", "court-life", "versailles")
AREA_SIZES = (6, 6, 4, 6, 4)  # [area] action spaces (AM-1.3)
BASE_ESSENCE, SPECIALISATION, SPECIAL_ABILITY, PRODUCTION_METHOD = range(4)
FAMILY_NAMES = ("base-essence", "specialisation", "special-ability", "production-method")
EXTRA_FLOWER, EXTRA_POINTS, EXTRA_STEP = range(3)
ABILITIES = {  # effect of the file: kind, how much
    "extra_market_flower": (EXTRA_FLOWER, 1),
    "production_points_2": (EXTRA_POINTS, 2),
    "coach_step_1": (EXTRA_STEP, 1),
}
ANY_FLOWERS, SAME_FLOWERS, DIFFERENT_FLOWERS = range(3)
RULE_NAMES = ("any", "same", "different")
(
    FLOWERS,
    ESSENCES,
    RECIPE,
    ESSENCES_CHOICE,
    ORIGINALITY,
    INFLUENCE,
    PRODUCTION_POINTS,
    FREE_ACTION,
    SECOND_PERFUME,
    HALF_POINTS,
) = range(10)
EFFECT_NAMES = (
    "flowers essences recipe essences_choice originality influence production_points free_action "
    "second_perfume half_points"
).split()
GIFT_ESSENCE, GIFT_ORIGINALITY, GIFT_PERFUME = range(3)
GIFT_NAMES = ("essence", "originality", "perfume")
COURT_STEP_FAVOUR, KING_FAVOUR, PRESENT_FAVOUR, CUBE_FAVOUR = range(4)
FAVOUR_NAMES = ("court_step", "king_5", "present_2", "cube_2")
(
    EXPERIENCE,
    CITIES_SEEN,
    CITY_TILES,
    BASE_PERFUMES,
    BASES,
    METHODS_LEARNED,
    INFLUENCE_TOKENS,
    ORIGINALITY_TOKENS,
    ESSENCE_TYPES,
    LETTER_LEVEL,
    RECIPE_LEVELS,
) = range(11)
WEEKDAY_NAMES = ("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")
SUNDAY = 0

COMPONENTS = Path(__file__).with_name("components.toml")


def _record(*fields: Any) -> np.dtype[Any]:
    return np.dtype((np.record, list(fields)))


_SCENT = _record(
    ("name", f"S{NAME_SIZE}"),
    ("tokens", np.int8),
)
_SPACE = _record(
    ("name", f"S{NAME_SIZE}"),
    ("area", np.int8),  # MARKET .. VERSAILLES
    ("type", np.int8),  # spaces of equal type ban each other (AM-3.3.2, AM-3.3.3)
    ("subject", np.int8),  # the scent, family, city or dame, by area
    ("cost", np.int8),  # action points
    ("worker_cost", np.int8),  # for each worker moved
)
_METHOD = _record(
    ("name", f"S{NAME_SIZE}"),
    ("starting", np.int8),  # 1: on every board at the start
    ("cost", np.int8),  # production points
    ("input_count", np.int8),  # 1 or 2 flowers
    ("input_rule", np.int8),  # ANY_FLOWERS .. DIFFERENT_FLOWERS
    ("allowed", np.int8, (SCENTS,)),  # [scent] 0 or 1
    ("output", np.int8),  # essences of each input type
    ("experience", np.int8),
)
_LESSON = _record(
    ("name", f"S{NAME_SIZE}"),
    ("family", np.int8),  # BASE_ESSENCE, SPECIALISATION or SPECIAL_ABILITY
    ("subject", np.int8),  # the scent or the ability, by family
    ("amount", np.int8),  # what an ability adds
    ("experience", np.int8),
)
_DELIVERY = _record(
    ("name", f"S{NAME_SIZE}"),
    ("multiplier", np.int8),
    ("scents", np.int8, (SCENTS,)),  # [scent] 0 or 1
)
_RECIPE = _record(
    ("name", f"S{NAME_SIZE}"),
    ("base_scent", np.int8),
    ("slots", np.int8),  # 1 or 2 complementary scents
    ("level", np.int8),  # experience required
)
_TILE = _record(
    ("name", f"S{NAME_SIZE}"),
    ("city", np.int8),
    ("effect", np.int8),  # FLOWERS .. HALF_POINTS
    ("gain", np.int8, (SCENTS,)),  # [scent] flowers or essences
    ("base_scent", np.int8),  # of a RECIPE: the scent, or NO_ONE for any
    ("slots", np.int8),  # of a RECIPE
    ("amount", np.int8),  # tokens, essences, points, or the highest price paid
    ("experience", np.int8),
    ("prestige", np.int16),
)
_CITY = _record(
    ("name", f"S{NAME_SIZE}"),
    ("position", np.int8),  # on the coach track, Grasse is 0
    ("letter", np.int8),  # level needed
    ("forced_return", np.int8),  # 0 or 1
)
_DAME = _record(
    ("name", f"S{NAME_SIZE}"),
    ("letter_needed", np.int8),
    ("letter_given", np.int8),
    ("gift", np.int8),  # GIFT_ESSENCE, GIFT_ORIGINALITY or GIFT_PERFUME
    ("gift_types", np.int8, (SCENTS,)),  # [scent] 0 or 1
)
_BONUS = _record(
    ("name", f"S{NAME_SIZE}"),
    ("measure", np.int8),  # EXPERIENCE .. RECIPE_LEVELS
    ("subject", np.int8),  # the city of CITY_TILES, the scent of BASE_PERFUMES
    ("tiers_size", np.int8),
    ("tiers", np.int16, (TIERS, 2)),  # [tier] minimum, points; rising
)

BOX = _record(
    ("scents", _SCENT, (SCENTS,)),  # in the order of rows, columns and stalls (AM-0.1)
    ("spaces", _SPACE, (SPACES,)),
    ("methods", _METHOD, (METHODS,)),
    ("lessons", _LESSON, (LESSONS,)),
    ("deliveries", _DELIVERY, (DELIVERIES,)),
    ("recipes", _RECIPE, (RECIPES,)),
    ("tiles", _TILE, (TILES,)),
    ("cities", _CITY, (CITIES,)),
    ("dames", _DAME, (DAMES,)),
    ("bonuses", _BONUS, (BONUSES,)),
    ("favour_dames", np.int8, (DAMES,)),  # [favour] the dame who grants it
    ("production_points", np.int8, (DIAL + 1,)),  # [action points] AM-3.4.3
    ("coach_steps", np.int8, (DIAL + 1,)),  # [action points]
    ("track_first", np.int8),  # leftmost position of the coach track
    ("track_last", np.int8),  # rightmost
    ("method_slots", np.int8),
    ("favour_limit", np.int8),
    ("influence_tokens", np.int8),  # of each seat
    ("start_originality", np.int8),  # tokens of each seat
    ("originality_tokens", np.int8),  # in all
    ("cubes", np.int8),  # in all
    ("market_flowers", np.int8, (SEATS + 1,)),  # [seats] of each scent
    ("method_copies", np.int8, (SEATS + 1,)),  # [seats] of each method
    ("capacity", np.int8, (SEATS + 1,)),  # [seats] cubes of a cell, by side of the board (AM-2.1)
    ("multipliers", np.int8, (SEATS + 1, DELIVERED)),  # [seats, tile] of a Sunday
    ("compensation", np.int8, (SEATS, DRAWS)),  # [place in play order, draw] 0 or 1
    ("days_size", np.int8, (SEATS + 1,)),  # [seats] spaces of the day track
    ("weekdays", np.int8, (SEATS + 1, DAYS)),  # [seats, day] SUNDAY .. 6
    ("king_points", np.int16),
    ("king_favour_points", np.int16),  # with the favour of Dame B
    ("perfection_points", np.int16),
    ("cube_favour_points", np.int16),  # with the favour of Dame D
    ("court_points", np.int16, (LETTERS + 1,)),  # [letter level]
    ("token_points", np.int16),  # for each originality token at the end
    ("majority_points", np.int16),  # for each dame at the end
    ("removes_recipes", np.int8),  # 1: of discarded perfumes (AM-7.41)
    ("king_needs_first", np.int8),  # 1: no King points on a later one (AM-7.55)
    ("parade_adds_no_cube", np.int8),  # 1: all free subsections count (AM-7.64)
)


def scent_names(box: Box) -> list[str]:
    """What the box calls its scents: ["B", …]."""
    return names(box.scents)


def space_names(box: Box) -> list[str]:
    """What the box calls its action spaces: ["market-B", …]."""
    return names(box.spaces)


def method_names(box: Box) -> list[str]:
    """What the box calls its production methods: ["distillation", …]."""
    return names(box.methods)


def lesson_names(box: Box) -> list[str]:
    """What can be learned: the apprenticeship tiles, then the methods."""
    return names(box.lessons) + method_names(box)


def delivery_names(box: Box) -> list[str]:
    """What the box calls its delivery tiles: ["x1-BJLN", …]."""
    return names(box.deliveries)


def recipe_names(box: Box) -> list[str]:
    """What the box calls its recipes: ["B-1-1", …]."""
    return names(box.recipes)


def tile_names(box: Box) -> list[str]:
    """What the box calls its city tiles: ["paris-1", …]."""
    return names(box.tiles)


def city_names(box: Box) -> list[str]:
    """What the box calls its cities: ["paris", …]."""
    return names(box.cities)


def dame_names(box: Box) -> list[str]:
    """What the box calls its dames: ["A", …]."""
    return names(box.dames)


def bonus_names(box: Box) -> list[str]:
    """What the box calls its end bonuses: ["experience", …]."""
    return names(box.bonuses)


def payment_names(box: Box) -> list[str]:
    """What can pay for an action: the dial, or a city tile."""
    return ["dial", *tile_names(box)]


def gift_names(box: Box) -> list[str]:
    """What can be given to a dame: an essence, an originality token, or a perfume."""
    return [*scent_names(box), "originality", *recipe_names(box)]


# ---------------------------------------------------------------- the file

_SECTIONS = (
    "format_version meta counts scents_group scent sundial personal_board setup day_track matrix "
    "scoring action_space_group action_space coach_track city couple_group couple letter_group "
    "letter production_method_group production_method apprenticeship_group apprenticeship_tile "
    "delivery_tile_group delivery_tile recipe_group recipe city_tile_group city_tile "
    "end_bonus_group end_bonus rulings"
).split()

_COUNTS = {  # AM-1.1
    **dict.fromkeys("game_board rulebook king_pawn court_pawn day_marker".split(), 1),
    **dict.fromkeys("personal_board player_aid hundred_point_marker perfumer".split(), SEATS),
    **dict.fromkeys("play_order_marker coach score_marker".split(), SEATS),
    "scent_token": 96,
    "delivery_tile": DELIVERIES,
    "recipe": RECIPES,
    "city_tile": TILES,
    "apprenticeship_tile": LESSONS,
    "production_method": METHODS * SEATS,
    "end_bonus": BONUSES,
    "letter_of_reference": 8,
    "dame_favour": DAMES,
    "blue_cube": 60,
    "originality_token": 34,
    "influence_token": 32,
    "worker": WORKERS,
}

_RULINGS: dict[str, tuple[object, ...]] = {  # AM-3.2.5: what the clauses specify, default first
    "day_marker_moves": ("end_of_turn",),
    "action_without_effect_allowed": (True,),
    "method_reacquire_after_drop": (False,),
    "stored_flowers_pay_costs": (False,),
    "zero_conversion_production_allowed": (True,),
    "tile_enables_production_at_dial_5": (False,),
    "coach_move_mandatory": (True,),
    "crossing_grasse_allowed": (True,),
    "recipe_of_discarded_perfume": ("display", "removed"),
    "flip_without_full_benefit_allowed": (True,),
    "max_perfumes_per_versailles": (2,),
    "king_points_on": ("first_scoring_combination", "first_combination"),
    "cubes_exhausted": ("no_points",),
    "parade_originality": ("as_if_cube_placed", "free_subsections"),
    "parade_full_cell": ("no_points",),
    "end_bonus_methods": ("on_board",),
    "end_bonus_essences": ("depot",),
}

_TIE_BREAKERS = ["dame_favours", "experience", "letter_level", "perfumes", "shared_victory"]


def load_box(path: Path | str | BoxFile = COMPONENTS) -> Box:
    """Reads a box file; a BoxError lists everything that is wrong with it (AM-3.2.5)."""
    file = BoxFile.open(path)
    box = np.zeros(1, BOX).view(np.recarray)[0]
    file.box, top = box, file.top
    top.known_fields(*_SECTIONS)
    top.exactly("format_version", 1)
    counts = top.table("counts")
    counts.known_fields(*_COUNTS)
    for field, count in _COUNTS.items():
        counts.exactly(field, count)
    box.cubes, box.originality_tokens = _COUNTS["blue_cube"], _COUNTS["originality_token"]
    scents = _read_scents(top, box)
    cities = _read_cities(top, box)
    dames = _read_dames(top, box, scents)
    methods = _read_methods(top, box, scents)
    _read_sundial(top, box)
    _read_boards(top, box, methods)
    _read_deliveries(top, box, scents)
    for seats in SEAT_COUNTS:
        _read_setup(top, box, seats)
        _read_days(top, box, seats)
    _read_compensation(top, box)
    _read_scoring(top, box, scents)
    _read_spaces(top, box, scents, cities, dames)
    _read_letters(top)
    _read_lessons(top, box, scents, methods)
    _read_recipes(top, box, scents)
    _read_tiles(top, box, scents, cities)
    _read_bonuses(top, box, scents, cities)
    _read_rulings(top, box)
    file.refuse_faults()
    return box


def _rows(top: Table, field: str, size: int, *fields: str) -> list[Table]:
    """The rows of a list that must have *size* of them, with ids of their own and known fields."""
    rows = top.rows(field, "id")
    refuse_number(top, field, size, len(rows))
    refuse_repeated(rows, "id")
    for row in rows:
        row.known_fields("id", "basis", "note", *fields)
        row.name("id")
    return rows[:size]


def _ids(rows: list[Table]) -> list[str]:
    return [str(row.content.get("id")) for row in rows]


def _set_names(records: Pieces[Any], rows: list[Table]) -> None:
    for number, name in enumerate(_ids(rows)):
        records[number].name = name.encode()[:NAME_SIZE]


def _known_once(row: Table, field: str, known: list[str]) -> list[int]:
    """The flags of a list of texts among *known*, none of them twice."""
    chosen = row.choices(field, known)
    row.offers(field, "set", known=tuple(known))
    if len(set(chosen)) != len(chosen):
        row.fault(field, "twice", "names something twice")
    return [int(index in chosen) for index in range(len(known))]


def _read_scents(top: Table, box: Box) -> list[str]:
    group = top.table("scents_group")
    group.known_fields("order", "order_basis", "tokens_each", "tokens_each_basis")
    rows = _rows(top, "scent", SCENTS, "name", "name_it", "tokens")
    tokens = group.exactly("tokens_each", _COUNTS["scent_token"] // SCENTS)
    group.same("order", _ids(rows))
    _set_names(box.scents, rows)
    for scent, row in enumerate(rows):
        box.scents[scent].tokens = row.exactly("tokens", tokens)
    matrix = top.table("matrix")
    matrix.known_fields("columns", "rows", "cells", "axis_order")
    matrix.exactly("cells", SCENTS * (SCENTS - 1))
    matrix.same("axis_order", _ids(rows))
    names = _ids(rows) + ["?"] * SCENTS  # so that a short list still has a name for each
    return names[:SCENTS]


def _read_cities(top: Table, box: Box) -> list[str]:
    track = top.table("coach_track")
    track.known_fields("start", "min", "max", "basis")
    track.exactly("start", 0)
    box.track_first = track.integer("min", -REACH, -1)
    box.track_last = track.integer("max", 1, REACH)
    fields = ("name", "coach_position", "letter", "forced_return", "rulebook_facts")
    rows = _rows(top, "city", CITIES, *fields)
    refuse_repeated(rows, "coach_position")
    _set_names(box.cities, rows)
    for number, row in enumerate(rows):
        city = box.cities[number]
        city.position = row.integer("coach_position", int(box.track_first), int(box.track_last))
        if city.position == 0:
            said = "must not be 0: that is Grasse, which is no city"
            row.fault("coach_position", "grasse", said)
        city.letter = row.integer("letter", 0, LETTERS)
        city.forced_return = row.flag("forced_return")
    return (_ids(rows) + ["?"] * CITIES)[:CITIES]


def _read_dames(top: Table, box: Box, scents: list[str]) -> list[str]:
    top.table("couple_group").known_fields()
    fields = ("letter_needed", "letter_given", "gift", "gift_types", "favour")
    rows = _rows(top, "couple", DAMES, *fields)
    refuse_repeated(rows, "favour")
    _set_names(box.dames, rows)
    for number, row in enumerate(rows):
        dame = box.dames[number]
        dame.letter_needed = row.integer("letter_needed", 0, LETTERS - 1)
        dame.letter_given = row.exactly("letter_given", int(dame.letter_needed) + 1)  # AM-7.50
        dame.gift = row.choice("gift", GIFT_NAMES)
        if dame.gift == GIFT_ESSENCE:
            dame.gift_types[:] = _known_once(row, "gift_types", scents)
        elif "gift_types" in row.content:
            row.superfluous("gift_types", "gift-types", "is only for a gift of essences")
        box.favour_dames[row.choice("favour", FAVOUR_NAMES)] = number
    return (_ids(rows) + ["?"] * DAMES)[:DAMES]


def _read_methods(top: Table, box: Box, scents: list[str]) -> list[Table]:
    top.table("production_method_group").known_fields()
    fields = "name copies starting cost input_count input_rule allowed output experience".split()
    rows = _rows(top, "production_method", METHODS, *fields)
    _set_names(box.methods, rows)
    for number, row in enumerate(rows):
        method = box.methods[number]
        row.exactly("copies", SEATS)
        method.starting = row.flag("starting")
        method.cost = row.integer("cost", 1, 99)
        method.input_count = row.integer("input_count", 1, INPUTS)
        method.input_rule = row.choice("input_rule", RULE_NAMES)
        method.allowed[:] = _known_once(row, "allowed", scents)
        output, types = row.integer("output", 1, 9), 1
        method.experience = row.integer("experience", 0, 9)
        if method.input_rule == ANY_FLOWERS and method.input_count > 1:
            said = "must be 'same' or 'different' for several flowers"
            row.fault("input_rule", "input-rule", said)
        if method.input_rule == DIFFERENT_FLOWERS:
            types = int(method.input_count)
        if output % types:
            said = "must be as many of each of the {types} types"
            row.fault("output", "output", said, types=types)
        method.output = output // types
    return rows


def _read_sundial(top: Table, box: Box) -> None:
    sundial = top.table("sundial")
    sundial.known_fields("start", "positions")
    sundial.exactly("start", DIAL)
    rows = sundial.rows("positions")
    refuse_number(sundial, "positions", DIAL, len(rows))
    for points, row in zip(range(DIAL, 0, -1), rows, strict=False):
        row.known_fields("action_points", "production_points", "coach_steps")
        row.exactly("action_points", points)
        if points == DIAL:  # AM-4.11
            row.exactly("production_points", 0)
            row.exactly("coach_steps", 0)
        else:
            box.production_points[points] = row.integer("production_points", 1, 99)
            box.coach_steps[points] = row.integer("coach_steps", 1, STEPS - 1)


def _read_boards(top: Table, box: Box, methods: list[Table]) -> None:
    board = top.table("personal_board")
    fields = ("curriculum_spaces", "method_slots", "perfume_slots", "favour_limit")
    tokens = ("influence_tokens", "start_originality_tokens", "start_methods")
    board.known_fields(*fields, *tokens)
    board.integer("curriculum_spaces")
    board.keeps("curriculum_spaces")  # no limit
    box.method_slots = board.exactly("method_slots", 3)
    board.exactly("perfume_slots", PERFUMES)
    box.favour_limit = board.integer("favour_limit", 2, DAMES)  # AM-3.8.7: one seat chooses
    box.influence_tokens = board.exactly("influence_tokens", _COUNTS["influence_token"] // SEATS)
    box.start_originality = board.integer("start_originality_tokens", 0, 1)  # AM-2.13
    starting = [row for row in methods if row.content.get("starting") is True]
    board.same("start_methods", _ids(starting))
    if len(starting) > box.method_slots:
        board.fault("start_methods", "most", "must be at most {most}", most=box.method_slots)


def _read_deliveries(top: Table, box: Box, scents: list[str]) -> None:
    top.table("delivery_tile_group").known_fields("basis")
    rows = _rows(top, "delivery_tile", DELIVERIES, "multiplier", "scents")
    _set_names(box.deliveries, rows)
    for number, row in enumerate(rows):
        box.deliveries[number].multiplier = row.integer("multiplier", 1, 2)
        box.deliveries[number].scents[:] = _known_once(row, "scents", scents)
        if box.deliveries[number].scents.sum() != 4:
            row.fault("scents", "four-scents", "must be 4 scents (AM-3.15.1)")
    for multiplier in (1, 2):
        found = int((box.deliveries["multiplier"] == multiplier).sum())
        if found != DELIVERIES // 2:
            said = "must be {wanted} tiles of multiplier {multiplier}, not {found}"
            numbers = {"wanted": DELIVERIES // 2, "multiplier": multiplier, "found": found}
            top.fault("delivery_tile", "multiplier", said, **numbers)


def _read_setup(top: Table, box: Box, seats: int) -> None:
    setup = top.table("setup").table(f"p{seats}")
    fields = "board_side market_flowers_each delivery_multipliers_per_sunday".split()
    setup.known_fields(*fields, "method_copies_each", "cell_capacity")
    setup.same("board_side", "back" if seats == 2 else "front")
    most = int(box.scents["tokens"].min()) - 1  # one of each is drawn (AM-2.5)
    box.market_flowers[seats] = setup.integer("market_flowers_each", 0, max(most, 0))
    box.multipliers[seats] = setup.integers(fields[-1], DELIVERED, 1, 2)
    box.method_copies[seats] = setup.exactly("method_copies_each", seats)  # AM-2.9
    box.capacity[seats] = setup.integer("cell_capacity", 1, 9)


def _read_days(top: Table, box: Box, seats: int) -> None:
    track = top.table("day_track").table(f"p{seats}")
    track.known_fields("advances", "spaces", "basis", "rulebook_facts")
    days = track.choices("spaces", WEEKDAY_NAMES)[:DAYS]
    track.offers("spaces", "words", known=WEEKDAY_NAMES)
    track.expect("advances", len(days) - 1)
    box.days_size[seats] = len(days)
    box.weekdays[seats, : len(days)] = days
    if not days or days[0] != SUNDAY or days[-1] != SUNDAY:
        track.fault("spaces", "sunday-ends", "must begin and end with a SUN")
    if days.count(SUNDAY) != SUNDAYS + 2:
        said = "must have {wanted} SUN between the first and the last (AM-2.4)"
        track.fault("spaces", "sundays", said, wanted=SUNDAYS)


def _read_compensation(top: Table, box: Box) -> None:
    """AM-2.5: who gets which of the six drawn tokens."""
    top.table("setup").known_fields("common", *(f"p{seats}" for seats in SEAT_COUNTS))
    top.table("day_track").known_fields(*(f"p{seats}" for seats in SEAT_COUNTS))
    common = top.table("setup").table("common")
    flowers = [f"seat_{place + 1}_flowers" for place in range(SEATS)]
    fields = ("end_bonuses_in_play", "originality_tokens_on_matrix", "king_column", "court_row")
    common.known_fields(*fields, "workers", *flowers)
    common.exactly("end_bonuses_in_play", DAMES)
    common.exactly("originality_tokens_on_matrix", SCENTS * (SCENTS - 1))
    common.same("king_column", "d1")
    common.same("court_row", "d2")
    common.same("workers", ["d3", "d4"])
    draws = [f"d{number + 1}" for number in range(DRAWS)]
    for place, field in enumerate(flowers):
        box.compensation[place] = _known_once(common, field, draws)
        if box.compensation[place, 4] != box.compensation[place, 5]:
            said = "must have both d5 and d6, or neither: they are not drawn apart"
            common.fault(field, "apart", said)
    for draw, name in enumerate(draws):
        if box.compensation[:, draw].sum() > 1:
            common.fault(flowers[-1], "two-seats", "{name} is given to two seats", name=name)


def _read_scoring(top: Table, box: Box, scents: list[str]) -> None:
    scoring = top.table("scoring")
    scoring.known_fields("presentation", "final")
    shown, final = scoring.table("presentation"), scoring.table("final")
    points = ("king", "king_with_dame_b", "perfection", "dame_d_per_cube")
    shown.known_fields("originality", "court_by_letter", *points)
    box.king_points = shown.integer("king")
    box.king_favour_points = shown.integer("king_with_dame_b")
    box.perfection_points = shown.integer("perfection")
    box.cube_favour_points = shown.integer("dame_d_per_cube")
    box.court_points[:] = shown.integers("court_by_letter", LETTERS + 1, 0, 999)
    fields = ("flipped_city_tile", "end_bonuses", "tie_breakers", "per_originality_token")
    final.known_fields(*fields, "per_dame_majority")
    box.token_points = final.integer("per_originality_token")
    box.majority_points = final.integer("per_dame_majority")
    final.same("tie_breakers", _TIE_BREAKERS)  # AM-3.21


def _read_spaces(
    top: Table, box: Box, scents: list[str], cities: list[str], dames: list[str]
) -> None:
    group = top.table("action_space_group")
    group.known_fields("basis", "cost_range")
    low, high = group.integers("cost_range", 2, 1, DIAL)
    fields = ("area", "type", "cost", "scent", "worker_move_cost", "pay", "letter", "couple")
    rows = _rows(top, "action_space", SPACES, *fields)
    _set_names(box.spaces, rows)
    types: list[str] = []
    for number, row in enumerate(rows):
        space = box.spaces[number]
        space.area = row.choice("area", AREA_NAMES)
        space.cost = row.integer("cost", low, high)
        text = str(row.content.get("type"))
        if space.area == MARKET:
            row.exactly("cost", 1)  # AM-3.2.2: there is always a legal act
            space.subject = row.choice("scent", scents)
            space.worker_cost = row.integer("worker_move_cost", 1, DIAL)
            row.same("type", f"market-{scents[space.subject]}")
        elif space.area == APPRENTICESHIP:
            space.subject = row.choice("type", FAMILY_NAMES)
        elif space.area == TRAVEL:
            known = [f"travel-{city}" for city in cities]
            space.subject = row.choice("type", known)
            row.expect("letter", int(box.cities[space.subject].letter))
        elif space.area == COURT_LIFE:
            space.subject = row.choice("couple", dames)
            row.same("type", f"court-{dames[space.subject]}")
        else:
            row.same("type", "versailles")
        row.keeps("area", "type", "scent", "couple")
        types += [text] if text not in types else []
        space.type = types.index(text)
    for area, name in enumerate(AREA_NAMES):
        found = int((box.spaces["area"] == area).sum())
        if found != AREA_SIZES[area]:
            said = "must have {wanted} rows of {area}, not {found}"
            wanted = AREA_SIZES[area]
            top.fault("action_space", "area-rows", said, wanted=wanted, area=name, found=found)
    stalls = {int(space.subject) for space in box.spaces if space.area == MARKET}
    if len(stalls) != SCENTS:
        top.fault("action_space", "stalls", "must have one market space for each scent")


def _read_letters(top: Table) -> None:
    """AM-1.8: they never run out, so only their number is checked."""
    top.table("letter_group").known_fields("basis")
    rows, total = top.rows("letter"), 0
    for row in rows:
        row.known_fields("faces", "copies")
        row.integers("faces", 2, 1, LETTERS)
        total += row.integer("copies", 0, 99)
    if total != _COUNTS["letter_of_reference"]:
        said = "there must be {wanted} copies, not {found}"
        wanted = _COUNTS["letter_of_reference"]
        top.fault("letter", "copies", said, wanted=wanted, found=total)


def _read_lessons(top: Table, box: Box, scents: list[str], methods: list[Table]) -> None:
    top.table("apprenticeship_group").known_fields("basis")
    fields = ("family", "scent", "effect", "experience")
    rows = _rows(top, "apprenticeship_tile", LESSONS, *fields)
    refuse_repeated([*rows, *methods], "id")  # both are named by the decision `tile`
    _set_names(box.lessons, rows)
    for number, row in enumerate(rows):
        lesson = box.lessons[number]
        lesson.family = row.choice("family", FAMILY_NAMES[:PRODUCTION_METHOD])
        lesson.experience = row.integer("experience", 0, 9)
        if lesson.family == SPECIAL_ABILITY:
            effect = row.choice("effect", list(ABILITIES))
            lesson.subject, lesson.amount = list(ABILITIES.values())[effect]
        else:
            lesson.subject = row.choice("scent", scents)
            is_base = lesson.family == BASE_ESSENCE
            row.same("effect", "no_base_discard" if is_base else "extra_essence_per_use")


def _read_recipes(top: Table, box: Box, scents: list[str]) -> None:
    top.table("recipe_group").known_fields("basis")
    rows = _rows(top, "recipe", RECIPES, "base", "slots", "level")
    _set_names(box.recipes, rows)
    for number, row in enumerate(rows):
        if row.content.get("id") in (*scents, "originality"):
            row.fault("id", "other-gift", "is the name of another gift to a dame")
        box.recipes[number].base_scent = row.choice("base", scents)
        box.recipes[number].slots = row.integer("slots", 1, SLOTS)
        box.recipes[number].level = row.integer("level", 0, 99)


_PARAMETERS: tuple[
    list[str], ...
] = (  # [effect] the fields of a city tile besides the common ones (AM-3.12)
    *(["gain"], ["gain"], ["base", "slots"], ["count", "distinct"]),
    *(["count"], ["count"], ["amount"], ["max_cost"], [], []),
)


def _read_tiles(top: Table, box: Box, scents: list[str], cities: list[str]) -> None:
    group = top.table("city_tile_group")
    group.known_fields("basis", *cities)
    common = ("city", "effect", "experience", "prestige")
    parameters = sorted({field for fields in _PARAMETERS for field in fields})
    rows = _rows(top, "city_tile", TILES, *common, *parameters)
    _set_names(box.tiles, rows)
    for number, row in enumerate(rows):
        tile = box.tiles[number]
        if row.content.get("id") == "dial":
            row.fault("id", "other-payment", "is the name of the other payment")
        tile.city = row.choice("city", cities)
        tile.effect = row.choice("effect", EFFECT_NAMES)
        tile.experience = row.integer("experience", 0, 9)
        tile.prestige = row.integer("prestige")
        tile.base_scent = NO_ONE
        wanted = _PARAMETERS[tile.effect]
        for field in parameters:
            if field in row.content and field not in wanted:
                said, effect = "is no part of the effect {effect}", EFFECT_NAMES[tile.effect]
                row.superfluous(field, "no-part", said, effect=effect)
        if "gain" in wanted:
            tile.gain[:] = row.counts("gain", scents, 1, 16)[:SCENTS]
        elif tile.effect == RECIPE:
            tile.slots = row.integer("slots", 1, SLOTS)
            if row.content.get("base") != "any":
                tile.base_scent = row.choice("base", scents)
            row.offers("base", "choice", known=(*scents, "any"))
        elif tile.effect == ESSENCES_CHOICE:
            tile.amount = row.integer("count", 1, SCENTS)
            row.same("distinct", True)
        elif tile.effect == INFLUENCE:
            tile.amount = row.exactly("count", 2)  # AM-3.12.7
        elif wanted:
            tile.amount = row.integer(wanted[0], 1, 16)


def _read_bonuses(top: Table, box: Box, scents: list[str], cities: list[str]) -> None:
    measures = {
        "experience": (EXPERIENCE, 0),
        "different_cities_among_owned_city_tiles": (CITIES_SEEN, 0),
        **{f"{city}_tiles_owned": (CITY_TILES, at) for at, city in enumerate(cities)},
        **{f"perfumes_with_base_{name}": (BASE_PERFUMES, at) for at, name in enumerate(scents)},
        "different_bases_among_perfumes": (BASES, 0),
        "methods_on_board_without_distillation": (METHODS_LEARNED, 0),
        "influence_tokens_on_dames": (INFLUENCE_TOKENS, 0),
        "originality_tokens": (ORIGINALITY_TOKENS, 0),
        "different_essences_in_depot": (ESSENCE_TYPES, 0),
        "letter_level": (LETTER_LEVEL, 0),
        "sum_of_recipe_levels_of_perfumes": (RECIPE_LEVELS, 0),
    }
    top.table("end_bonus_group").known_fields()
    rows = _rows(top, "end_bonus", BONUSES, "measure", "tiers")
    _set_names(box.bonuses, rows)
    for number, row in enumerate(rows):
        bonus = box.bonuses[number]
        chosen = row.choice("measure", list(measures))
        bonus.measure, bonus.subject = list(measures.values())[chosen]
        row.offers("tiers", "pairs", high=999, size=TIERS)
        tiers = row.content.get("tiers")
        fits = isinstance(tiers, list) and 1 <= len(tiers) <= TIERS
        pairs = [tier for tier in tiers or [] if _is_tier(tier)] if fits else []
        is_rising = all(low[0] < high[0] and low[1] < high[1] for low, high in pairwise(pairs))
        if not fits or pairs != tiers or not is_rising:
            said = "must be 1 to {most} pairs of a minimum and points, both rising"
            row.fault("tiers", "tiers", said, most=TIERS)
            continue
        bonus.tiers_size = len(pairs)
        bonus.tiers[: len(pairs)] = pairs


def _is_tier(tier: object) -> bool:
    if not isinstance(tier, list) or len(tier) != 2:
        return False
    return all(type(value) is int and 0 <= value <= 999 for value in tier)


def _read_rulings(top: Table, box: Box) -> None:
    rulings = top.table("rulings")
    rulings.known_fields(*_RULINGS)
    chosen = dict.fromkeys(_RULINGS, 0)
    for field, values in _RULINGS.items():
        value = rulings.content.get(field)
        known = [(type(each), each) for each in values]  # True is not 1 here
        if len(values) > 1:
            rulings.offers(field, "choice", known=tuple(map(str, values)))
        if field not in rulings.content:
            rulings.fault(field, "missing", "is missing")
        elif (type(value), value) in known:
            chosen[field] = known.index((type(value), value))
        else:
            said = "must be {wanted}; no clause says what else would mean"
            rulings.fault(field, "ruling", said, wanted=" or ".join(map(repr, values)))
    box.removes_recipes = chosen["recipe_of_discarded_perfume"]
    box.king_needs_first = chosen["king_points_on"]
    box.parade_adds_no_cube = chosen["parade_originality"]
