"""The box file of Aqua Mirabilis: AM-3.2.5, and that whatever loads can be played."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import (
    COMPONENTS,
    bonus_names,
    load_box,
    recipe_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.records import Box
from grasse.kernel.boxfile import BoxError
from grasse.kernel.seats import NOBODY
from tests.every_game.cases import box_names, load
from tests.games.damage import BROKEN_TEXT, Mutation, damaged, mutations, written
from tests.games.soundness import assert_sound

TEXT = COMPONENTS.read_text(encoding="utf-8")
CONTENT: dict[str, Any] = tomllib.loads(TEXT)
GONE = object()  # as a new value: takes the field away

Edit = tuple[str, object]


def edit(*edits: Edit) -> str:
    """The components with some values changed: ("recipe 4 level", 9) is that of the fourth row."""
    content = copy.deepcopy(CONTENT)
    for path, value in edits:
        place: Any = content
        *steps, last = [int(step) - 1 if step.isdecimal() else step for step in path.split()]
        for step in steps:
            place = place[step]
        if value is GONE:
            del place[last]
        elif last == "+":
            place.append(value)
        else:
            place[last] = value
    return written(content)


def load_text(folder: Path, text: str) -> Box:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return load_box(path)


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(BoxError) as error:
        load_text(folder, text)
    return [str(fault) for fault in error.value.faults]


WEEK = ["MON", "WED", "FRI", "SUN"]

# Each: how the file is edited, and what one of the faults must say: row, field and reason.
WRONG: dict[str, tuple[list[Edit], str]] = {
    # the frame of it all
    "another format": ([("format_version", 2)], "format_version: must be 1, not 2"),
    "an unknown section": ([("recipes", [])], "recipes: is unknown; did you mean recipe?"),
    "a section missing": ([("sundial", GONE)], "sundial: is missing"),
    "an unknown field": ([("sundial stop", 5)], "[sundial]: stop: is unknown"),
    # counts (AM-1.1)
    "another count": ([("counts blue_cube", 61)], "[counts]: blue_cube: must be 60, not 61"),
    "a count missing": ([("counts worker", GONE)], "[counts]: worker: is missing"),
    "a recipe too few": ([("recipe 35", GONE)], "recipe: there must be 35 rows, not 34"),
    "a tile too few": ([("city_tile 28", GONE)], "city_tile: there must be 28 rows, not 27"),
    "a method too few": (
        [("production_method 5", GONE)],
        "production_method: there must be 5 rows, not 4",
    ),
    "a bonus too few": ([("end_bonus 1", GONE)], "end_bonus: there must be 12 rows, not 11"),
    "a space too few": ([("action_space 26", GONE)], "action_space: there must be 26 rows, not 25"),
    "a delivery tile too few": (
        [("delivery_tile 1", GONE)],
        "delivery_tile: there must be 30 rows, not 29",
    ),
    "a lesson too few": (
        [("apprenticeship_tile 1", GONE)],
        "apprenticeship_tile: there must be 18 rows, not 17",
    ),
    # ids
    "an id twice": (
        [("recipe 2 id", "B-1-1")],
        "recipe, row 2 (B-1-1): id: 'B-1-1' stands in an earlier row already",
    ),
    "an id that no record could hold": (
        [("recipe 2 id", "B 1")],
        "recipe, row 2 (B 1): id: must be up to 16 letters, digits or '-_.', not 'B 1'",
    ),
    "a method called like a lesson": (
        [("production_method 2 id", "base-B")],
        "production_method, row 2 (base-B): id: 'base-B' stands in an earlier row already",
    ),
    "a recipe called like a scent": (
        [("recipe 1 id", "B")],
        "recipe, row 1 (B): id: is the name of another gift to a dame",
    ),
    "a tile called dial": (
        [("city_tile 1 id", "dial")],
        "city_tile, row 1 (dial): id: is the name of the other payment",
    ),
    # what the file says twice must agree (AM-3.2.5)
    "another order of scents": (
        [("scents_group order", ["J", "B", "L", "N", "O", "R"])],
        "[scents_group]: order: must be ['B', 'J', 'L', 'N', 'O', 'R']",
    ),
    "another order of the axes": (
        [("matrix axis_order", ["J", "B", "L", "N", "O", "R"])],
        "[matrix]: axis_order: must be ['B', 'J', 'L', 'N', 'O', 'R']",
    ),
    "a letter that the city does not ask": (
        [("action_space 14 letter", 2)],
        "action_space, row 14 (travel-london): letter: says 2, but the rows give 1",
    ),
    "other starting methods": (
        [("personal_board start_methods", ["maceration"])],
        "[personal_board]: start_methods: must be ['distillation']",
    ),
    "another number of days": (
        [("day_track p3 advances", 21)],
        "[day_track.p3]: advances: says 21, but the rows give 20",
    ),
    # scents
    "tokens of one scent": (
        [("scent 2 tokens", 15)],
        "scent, row 2 (J): tokens: must be 16, not 15",
    ),
    "a scent unknown": (
        [("recipe 1 base", "X")],
        "recipe, row 1 (B-1-1): base: 'X' is unknown; known are B, J, L, N, O, R",
    ),
    # sundial and boards
    "points at dial 5": (
        [("sundial positions 1 production_points", 1)],
        "[sundial] positions, row 1: production_points: must be 0, not 1",
    ),
    "no points at dial 1": (
        [("sundial positions 5 production_points", 0)],
        "[sundial] positions, row 5: production_points: must be 1 to 99, not 0",
    ),
    "no steps at dial 1": (
        [("sundial positions 5 coach_steps", 0)],
        "[sundial] positions, row 5: coach_steps: must be 1 to 5, not 0",
    ),
    "another sector": (
        [("sundial positions 3 action_points", 4)],
        "[sundial] positions, row 3: action_points: must be 3, not 4",
    ),
    "four method slots": (
        [("personal_board method_slots", 4)],
        "[personal_board]: method_slots: must be 3, not 4",
    ),
    "one favour": (
        [("personal_board favour_limit", 1)],
        "[personal_board]: favour_limit: must be 2 to 4, not 1",
    ),
    "too many tokens to begin with": (
        [("personal_board start_originality_tokens", 2)],
        "[personal_board]: start_originality_tokens: must be 0 to 1, not 2",
    ),
    # setup
    "more flowers than there are": (
        [("setup p4 market_flowers_each", 16)],
        "[setup.p4]: market_flowers_each: must be 0 to 15, not 16",
    ),
    "a cell for no cube": (
        [("setup p2 cell_capacity", 0)],
        "[setup.p2]: cell_capacity: must be 1 to 9, not 0",
    ),
    "a third delivery": (
        [("setup p2 delivery_multipliers_per_sunday", [1, 1, 1])],
        "[setup.p2]: delivery_multipliers_per_sunday: must be a list of 2 whole numbers of 1 to 2",
    ),
    "too few copies of a method": (
        [("setup p3 method_copies_each", 2)],
        "[setup.p3]: method_copies_each: must be 3, not 2",
    ),
    "the other side": (
        [("setup p2 board_side", "front")],
        "[setup.p2]: board_side: must be 'back'",
    ),
    "a fifth number of players": ([("setup p5", {})], "[setup]: p5: is unknown"),
    "a token given twice": (
        [("setup common seat_3_flowers", ["d1", "d4"])],
        "[setup.common]: seat_4_flowers: d1 is given to two seats",
    ),
    "half of what is not drawn": (
        [("setup common seat_4_flowers", ["d2", "d5"])],
        "[setup.common]: seat_4_flowers: must have both d5 and d6, or neither",
    ),
    "a token that is none": (
        [("setup common seat_2_flowers", ["d7"])],
        "[setup.common]: seat_2_flowers: 'd7' is unknown",
    ),
    "another king": ([("setup common king_column", "d2")], "king_column: must be 'd1'"),
    # the day track
    "no last Sunday": (
        [("day_track p2 spaces", ["SUN", *WEEK * 4, "MON"]), ("day_track p2 advances", 17)],
        "[day_track.p2]: spaces: must begin and end with a SUN",
    ),
    "two middle Sundays": (
        [("day_track p2 spaces", ["SUN", *WEEK * 3]), ("day_track p2 advances", 12)],
        "[day_track.p2]: spaces: must have 3 SUN between the first and the last",
    ),
    "a day unknown": (
        [("day_track p2 spaces 2", "MUN")],
        "[day_track.p2]: spaces: 'MUN' is unknown; did you mean SUN?",
    ),
    # deliveries
    "three scents delivered": (
        [("delivery_tile 1 scents", ["B", "J", "L"])],
        "delivery_tile, row 1 (x1-BJLN): scents: must be 4 scents",
    ),
    "a scent delivered twice": (
        [("delivery_tile 1 scents", ["B", "J", "L", "L"])],
        "delivery_tile, row 1 (x1-BJLN): scents: names something twice",
    ),
    "a triple": (
        [("delivery_tile 1 multiplier", 3)],
        "delivery_tile, row 1 (x1-BJLN): multiplier: must be 1 to 2, not 3",
    ),
    "fourteen tiles of one kind": (
        [("delivery_tile 1 multiplier", 2)],
        "delivery_tile: must be 15 tiles of multiplier 1, not 14",
    ),
    # action spaces
    "a space beyond the range": (
        [("action_space 22 cost", 4)],
        "action_space, row 22 (court-D): cost: must be 1 to 3, not 4",
    ),
    "a market that costs more": (
        [("action_space 1 cost", 2)],
        "action_space, row 1 (market-B): cost: must be 1, not 2",
    ),
    "two stalls of one scent": (
        [("action_space 1 scent", "J"), ("action_space 1 type", "market-J")],
        "action_space: must have one market space for each scent",
    ),
    "another type": (
        [("action_space 17 type", "court-B")],
        "action_space, row 17 (court-A-1): type: must be 'court-A'",
    ),
    "another area": (
        [("action_space 23 area", "market")],
        "action_space: must have 6 rows of market, not 7",
    ),
    "an area unknown": (
        [("action_space 23 area", "versaile")],
        "area: 'versaile' is unknown; did you mean versailles?",
    ),
    # cities and couples
    "a city at Grasse": (
        [("city 1 coach_position", 0)],
        "city, row 1 (paris): coach_position: must not be 0",
    ),
    "a city off the track": (
        [("city 1 coach_position", -6)],
        "city, row 1 (paris): coach_position: must be -5 to 5, not -6",
    ),
    "two cities in one place": (
        [("city 1 coach_position", 3)],
        "city, row 3 (koln): coach_position: 3 stands in an earlier row already",
    ),
    "a return that is no answer": (
        [("city 1 forced_return", 1)],
        "city, row 1 (paris): forced_return: must be true or false",
    ),
    "a leap of letters": (
        [("couple 1 letter_given", 2)],
        "couple, row 1 (A): letter_given: must be 1, not 2",
    ),
    "a favour twice": (
        [("couple 1 favour", "king_5")],
        "couple, row 2 (B): favour: 'king_5' stands in an earlier row already",
    ),
    "a gift unknown": (
        [("couple 3 gift", "flower")],
        "couple, row 3 (C): gift: 'flower' is unknown",
    ),
    "types of no essence": (
        [("couple 3 gift_types", ["B"])],
        "couple, row 3 (C): gift_types: is only for a gift of essences",
    ),
    "another number of letters": (
        [("letter 1 copies", 5)],
        "letter: there must be 8 copies, not 9",
    ),
    # methods and lessons
    "a method for nothing": (
        [("production_method 1 cost", 0)],
        "production_method, row 1 (distillation): cost: must be 1 to 99, not 0",
    ),
    "three flowers": (
        [("production_method 4 input_count", 3)],
        "production_method, row 4 (enfleurage): input_count: must be 1 to 2, not 3",
    ),
    "any two flowers": (
        [("production_method 4 input_rule", "any")],
        "production_method, row 4 (enfleurage): input_rule: must be 'same' or 'different'",
    ),
    "three essences of two types": (
        [("production_method 2 output", 3)],
        "production_method, row 2 (maceration): output: must be as many of each of the 2 types",
    ),
    "three copies": (
        [("production_method 2 copies", 3)],
        "production_method, row 2 (maceration): copies: must be 4, not 3",
    ),
    "a family unknown": (
        [("apprenticeship_tile 1 family", "base")],
        "apprenticeship_tile, row 1 (base-B): family: 'base' is unknown",
    ),
    "an ability unknown": (
        [("apprenticeship_tile 13 effect", "coach_step_2")],
        "effect: 'coach_step_2' is unknown; did you mean coach_step_1?",
    ),
    "the effect of another family": (
        [("apprenticeship_tile 1 effect", "extra_essence_per_use")],
        "apprenticeship_tile, row 1 (base-B): effect: must be 'no_base_discard'",
    ),
    # recipes and tiles
    "three slots": (
        [("recipe 4 slots", 3)],
        "recipe, row 4 (B-2-2): slots: must be 1 to 2, not 3",
    ),
    "a level below 0": (
        [("recipe 4 level", -1)],
        "recipe, row 4 (B-2-2): level: must be 0 to 99, not -1",
    ),
    "half a level": (
        [("recipe 4 level", 1.5)],
        "recipe, row 4 (B-2-2): level: must be a whole number, not 1.5",
    ),
    "a city unknown": ([("city_tile 1 city", "pariss")], "city: 'pariss' is unknown; did you mean"),
    "an effect unknown": (
        [("city_tile 1 effect", "flower")],
        "city_tile, row 1 (paris-1): effect: 'flower' is unknown; did you mean flowers?",
    ),
    "a part of another effect": (
        [("city_tile 1 amount", 2)],
        "city_tile, row 1 (paris-1): amount: is no part of the effect flowers",
    ),
    "a part missing": (
        [("city_tile 22 amount", GONE)],
        "city_tile, row 22 (firenze-1): amount: is missing",
    ),
    "essences alike": (
        [("city_tile 19 distinct", False)],
        "city_tile, row 19 (koln-5): distinct: must be True",
    ),
    "three influence tokens": (
        [("city_tile 27 count", 3)],
        "city_tile, row 27 (firenze-6): count: must be 2, not 3",
    ),
    "a gain of nothing": (
        [("city_tile 1 gain", {"L": 0})],
        "city_tile, row 1 (paris-1).gain: L: must be 1 to 16, not 0",
    ),
    # scoring and bonuses
    "court points for three letters": (
        [("scoring presentation court_by_letter", [0, 1, 2, 3])],
        "[scoring.presentation]: court_by_letter: must be a list of 5 whole numbers",
    ),
    "other tie breaks": (
        [("scoring final tie_breakers", ["experience"])],
        "[scoring.final]: tie_breakers: must be ['dame_favours', ",
    ),
    "a measure unknown": (
        [("end_bonus 1 measure", "experiense")],
        "end_bonus, row 1 (experience): measure: 'experiense' is unknown; did you mean experience?",
    ),
    "no tiers": (
        [("end_bonus 1 tiers", [])],
        "end_bonus, row 1 (experience): tiers: must be 1 to 4 pairs",
    ),
    "tiers out of order": (
        [("end_bonus 4 tiers", [[2, 4], [1, 2]])],
        "end_bonus, row 4 (jasmine): tiers: must be 1 to 4 pairs",
    ),
    "points that fall": (
        [("end_bonus 4 tiers", [[1, 4], [2, 2]])],
        "end_bonus, row 4 (jasmine): tiers: must be 1 to 4 pairs",
    ),
    "one minimum twice": (
        [("end_bonus 4 tiers", [[1, 2], [1, 4]])],
        "end_bonus, row 4 (jasmine): tiers: must be 1 to 4 pairs",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_am_3_2_5_a_wrong_file_is_refused_with_row_field_and_reason(
    tmp_path: Path, name: str
) -> None:
    edits, fault = WRONG[name]
    found = faults(tmp_path, edit(*edits))
    assert any(fault in each for each in found), "\n".join(found)


OTHER_READINGS = {
    "recipe_of_discarded_perfume": "removed",
    "king_points_on": "first_combination",
    "parade_originality": "free_subsections",
}


@pytest.mark.parametrize("ruling", [name for name in CONTENT["rulings"] if name != "provenance"])
def test_am_3_2_5_a_ruling_that_no_clause_specifies_is_refused(tmp_path: Path, ruling: str) -> None:
    default = CONTENT["rulings"][ruling]
    others = (not default, 3 - default) if isinstance(default, (bool, int)) else ("other",)
    for other in (*others, "", 7, None):
        value = GONE if other is None else other
        found = faults(tmp_path, edit((f"rulings {ruling}", value)))
        assert len(found) == 1
        assert found[0].startswith(f"[rulings]: {ruling}: ")


@pytest.mark.parametrize(("ruling", "value"), OTHER_READINGS.items())
def test_am_3_2_5_the_other_reading_of_a_ruling_is_read(
    tmp_path: Path, ruling: str, value: str
) -> None:
    box = load_text(tmp_path, edit((f"rulings {ruling}", value)))
    fields = ("removes_recipes", "king_needs_first", "parade_adds_no_cube")
    number = list(OTHER_READINGS).index(ruling)
    assert [int(box[field]) for field in fields] == [int(at == number) for at in range(3)]


def test_am_3_2_5_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    names = ["another format", "three slots", "a city at Grasse", "a measure unknown", "one favour"]
    found = faults(tmp_path, edit(*(each for name in names for each in WRONG[name][0])))
    for name in names:
        assert any(WRONG[name][1] in fault for fault in found)
    assert len(found) == len(names)


def test_am_3_2_5_one_fault_is_not_reported_as_several(tmp_path: Path) -> None:
    for name in (
        "a level below 0",
        "a leap of letters",
        "another number of days",
        "a part missing",
    ):
        edits, fault = WRONG[name]
        (found,) = faults(tmp_path, edit(*edits))
        assert fault in found


# ---------------------------------------------------------------- what is read


def test_the_file_that_comes_with_the_game_is_read_as_it_stands() -> None:
    box = load_box()
    assert recipe_names(box) == [row["id"] for row in CONTENT["recipe"]]
    assert tile_names(box) == [row["id"] for row in CONTENT["city_tile"]]
    assert space_names(box) == [row["id"] for row in CONTENT["action_space"]]
    assert bonus_names(box) == [row["id"] for row in CONTENT["end_bonus"]]
    assert box.recipes["level"].tolist() == [row["level"] for row in CONTENT["recipe"]]
    assert box.spaces["cost"].tolist() == [row["cost"] for row in CONTENT["action_space"]]
    assert box.tiles["prestige"].tolist() == [row["prestige"] for row in CONTENT["city_tile"]]
    assert box.tiles[0].gain.tolist() == [0, 0, 2, 2, 0, 0]
    assert box.production_points.tolist() == [0, 2, 3, 3, 4, 0]  # AM-3.4.3
    assert box.coach_steps.tolist() == [0, 1, 1, 2, 2, 0]
    assert box.methods["output"].tolist() == [1, 1, 2, 3, 2]  # of each type
    assert box.court_points.tolist() == [0, 1, 2, 3, 5]
    assert box.days_size.tolist() == [0, 0, 17, 21, 29]
    assert box.bonuses[11].tiers[:3].tolist() == [[3, 2], [8, 5], [12, 7]]


def test_remarks_and_provenances_may_stand_anywhere(tmp_path: Path) -> None:
    text = edit(
        ("sundial remark", "x"),
        ("recipe 4 level_provenance", "source: physical copy"),
        ("city_tile 5 note", "x"),
    )
    assert load_text(tmp_path, text).tobytes() == load_box().tobytes()


@pytest.mark.parametrize("name", box_names(GAME))
def test_each_box_of_the_suite_is_another(name: str) -> None:
    mine = GAME.box_hash(load(GAME, name))
    assert [other for other in box_names(GAME) if GAME.box_hash(load(GAME, other)) == mine] == [
        name
    ]


# ---------------------------------------------------------------- damage


def check_load(folder: Path, text: str) -> None:
    """Loads and plays, or is refused with a BoxError; anything else is a failure."""
    try:
        box = load_text(folder, text)
    except BoxError:
        return
    seats = GAME.seats[len(text) % len(GAME.seats)]
    batch = GAME.loops.playouts(
        box, 1, seats=seats, variants=GAME.variant_bits(), seed=1, threads=1, limit=9000
    )
    assert_sound(box, batch.states.view(np.recarray)[0])
    assert batch.states[0]["seat"] == NOBODY


MUTATIONS = mutations("B", "R", "SUN", "paris", "any", "dial", "B-1-1")


@pytest.mark.slow
@given(st.lists(MUTATIONS, min_size=1, max_size=3))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_anything_in_it_loads_or_is_refused(
    tmp_path: Path, mutations: list[Mutation]
) -> None:
    check_load(tmp_path, damaged(CONTENT, mutations))


@given(
    st.integers(0, len(TEXT)),
    st.integers(0, 40),
    BROKEN_TEXT,
)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_a_broken_text_loads_or_is_refused(
    tmp_path: Path, at: int, cut: int, piece: str
) -> None:
    check_load(tmp_path, TEXT[:at] + piece + TEXT[at + cut :])


def test_the_writer_of_these_tests_writes_toml() -> None:
    assert tomllib.loads(written(CONTENT)) == CONTENT
