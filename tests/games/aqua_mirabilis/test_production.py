"""AM-3.10, AM-6.3, AM-6.4: producing essences, storing flowers, and the coach."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis.box import method_names, scent_names
from grasse.games.aqua_mirabilis.records import Box, Method
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    offered,
    picture,
    play,
    told,
)
from tests.games.aqua_mirabilis.scene import scene, standard_box
from tests.games.moves import allowed, now, odds, refused

pytestmark = pytest.mark.interpreted


def use(method: str, *flowers: str) -> str:
    """use("maceration", "B", "stored N") takes a loose B and the N stored there."""
    inputs = [flower.split() if " " in flower else ["loose", flower] for flower in flowers]
    named = " ".join(f"input({source},{scent})" for source, scent in inputs)
    return f"use_method({method}) {named}"


# ---------------------------------------------------------------- AM-3.10.1: the condition


def test_am_3_10_1_a_production_needs_points_and_a_flower() -> None:
    assert refused(scene("3 seats, seat 1 | seat 1: dial 4"), "produce") == "AM-3.10.1"
    match = scene("3 seats, seat 1 | seat 1: dial 5, flowers B")
    assert refused(match, "produce") == "AM-3.10.1"
    assert "produce" in allowed(scene("3 seats, seat 1 | seat 1: dial 4, flowers R"))


def test_am_3_10_1_a_stored_flower_will_do() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, stored distillation B")
    assert "produce" in allowed(match)
    assert refused(scene("3 seats, seat 1 | seat 1: dial 4, essences B"), "produce") == "AM-3.10.1"


def test_am_3_10_1_the_perfumer_goes_home() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, perfumer market-N")
    events = play(match, "produce")
    assert board(match, 0)["perfumer"] is None
    assert told(events, "production_began") == [("production_began", 4)]


def test_am_3_10_1_ability_and_tiles_add_points() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 3, flowers B, lessons ability-points-2, tiles firenze-1
    """)
    play(match, "produce")
    assert match.state.points_left == 5
    play(match, "flip(firenze-1)")
    assert match.state.points_left == 7


def test_am_3_10_1_converting_nothing_is_allowed_and_points_are_lost() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, tokens 0")
    play(match, "produce done done coach(left,1) end_turn")
    assert (board(match, 0)["essences"], match.state.points_left) == ("", 0)
    assert now(match) == "seat 2: main"


# ---------------------------------------------------------------- AM-3.10.2: the methods

ALL = "flowers B2 J2 L2 N2 O2 R2"


@pytest.mark.parametrize(
    ("method", "price", "inputs", "essences"),
    [
        ("distillation", 1, ["B"], "B"),
        ("maceration", 2, ["R", "O"], "O R"),
        ("squeezing", 1, ["O"], "O2"),
        ("enfleurage", 2, ["R", "R"], "R3"),
        ("extraction", 1, ["R", "R"], "R2"),
    ],
)
def test_am_3_10_2_what_each_method_makes(
    method: str, price: int, inputs: list[str], essences: str
) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: dial 4, methods {method}, {ALL}")
    play(match, "produce", use(method, *inputs))
    assert board(match, 0)["essences"] == essences
    assert match.state.points_left == 4 - price
    assert now(match) == "seat 1: convert"


@pytest.mark.parametrize(
    ("method", "first", "second"),
    [
        ("distillation", "BJLNO", None),
        ("maceration", "BJLNOR", "JLNOR"),  # after a B
        ("squeezing", "BO", None),
        ("enfleurage", "BJLNR", "B"),
        ("extraction", "JLNOR", "J"),
    ],
)
def test_am_3_10_2_what_each_method_takes(method: str, first: str, second: str | None) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: dial 4, methods {method}, {ALL}")
    play(match, "produce", f"use_method({method})")
    assert offered(match, "input") == {f"loose, {scent}" for scent in first}
    if second:
        play(match, f"input(loose,{first[0]})")
        assert offered(match, "input") == {f"loose, {scent}" for scent in second}
    for scent in set("BJLNOR") - set(second or first):
        assert refused(match, f"input(loose, {scent})") == "AM-3.10.2"


def test_am_3_10_2_a_first_flower_must_have_a_second() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods maceration enfleurage extraction, flowers B N2 R
    """)
    play(match, "produce use_method(enfleurage)")
    assert offered(match, "input") == {"loose, N"}
    assert refused(match, "input(loose, B)") == "AM-3.10.2"


def test_am_3_10_2_a_method_without_its_flowers_cannot_be_used() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods maceration squeezing extraction, flowers N
    """)
    play(match, "produce")
    for method in ("maceration", "squeezing", "extraction"):
        assert refused(match, f"use_method({method})") == "AM-3.10.2"
    assert allowed(match) == {"done"}


def test_am_3_10_2_only_a_method_of_one_s_own() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers N B | seat 2: methods maceration")
    play(match, "produce")
    assert refused(match, "use_method(maceration)") == "AM-3.10.2"


def test_am_3_10_2_only_with_points() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2, methods distillation maceration, flowers B2 N")
    play(match, "produce", use("maceration", "B", "N"))
    assert match.state.points_left == 1
    assert refused(match, "use_method(maceration)") == "AM-3.10.2"
    play(match, use("distillation", "B"))
    assert refused(match, "use_method(distillation)") == "AM-3.10.2"


def test_am_3_10_2_the_same_method_again() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B4")
    play(match, "produce", *([use("distillation", "B")] * 4))
    assert (board(match, 0)["essences"], match.state.points_left) == ("B4", 0)


def test_am_3_10_2_stored_flowers_serve_their_method_alone_or_with_loose_ones() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods distillation maceration, flowers N, stored maceration B
    """)
    play(match, "produce use_method(distillation)")
    assert offered(match, "input") == {"loose, N"}
    assert refused(match, "input(stored, B)") == "AM-3.10.2"
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods distillation maceration, flowers N, stored maceration B
    """)
    play(match, "produce use_method(maceration)")
    assert offered(match, "input") == {"loose, N", "stored, B"}
    assert changes(match, "input(stored,B) input(loose,N)") == {
        "seat 1 flowers": ("N", ""),
        "seat 1 stored maceration": ("B", None),
        "seat 1 essences": ("", "B N"),
    }


def test_am_3_10_2_a_loose_flower_may_be_taken_where_one_is_stored() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, flowers B, stored distillation B
    """)
    play(match, "produce use_method(distillation)")
    assert offered(match, "input") == {"loose, B", "stored, B"}
    assert changes(match, "input(loose, B)")["seat 1 flowers"] == ("B", "")
    assert board(match, 0)["stored distillation"] == "B"


def test_am_3_10_2_both_from_store() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods enfleurage, stored enfleurage R2
    """)
    assert changes(match, "produce", use("enfleurage", "stored R", "stored R")) == {
        "supply R": (11, 10),
        "seat 1 stored enfleurage": ("R2", None),
        "seat 1 essences": ("", "R3"),
    }


def test_am_3_10_2_two_types_must_differ_wherever_they_lie() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 4, methods distillation maceration, flowers B, stored maceration B
    """)
    play(match, "produce")
    assert refused(match, "use_method(maceration)") == "AM-3.10.2"


def method_of(name: str) -> tuple[Box, Method]:
    """A box of one's own, and a method in it to be changed."""
    box = standard_box().copy()
    return box, box.methods[method_names(box).index(name)]


def test_am_3_10_2_flowers_beyond_the_output_go_back_to_the_supply() -> None:
    box, extraction = method_of("extraction")
    extraction.output = 1
    match = scene("3 seats, seat 1 | seat 1: dial 4, methods extraction, flowers N2", box)
    assert changes(match, "produce", use("extraction", "N", "N")) == {
        "supply N": (11, 12),
        "seat 1 flowers": ("N2", ""),
        "seat 1 essences": ("", "N"),
    }


def test_am_3_10_2_different_types_must_be_allowed_ones() -> None:
    box, maceration = method_of("maceration")
    maceration.allowed[scent_names(box).index("O")] = 0
    match = scene("3 seats, seat 1 | seat 1: dial 4, methods maceration, flowers B O", box)
    play(match, "produce")
    assert refused(match, "use_method(maceration)") == "AM-3.10.2"
    match = scene("3 seats, seat 1 | seat 1: dial 4, methods maceration, flowers B N O", box)
    play(match, "produce use_method(maceration)")
    assert offered(match, "input") == {"loose, B", "loose, N"}
    play(match, "input(loose, B)")
    assert offered(match, "input") == {"loose, N"}
    assert refused(match, "input(loose, O)") == "AM-3.10.2"


def test_am_3_10_2_inputs_turn_over_and_the_rest_comes_from_the_supply() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, methods squeezing, flowers O")
    assert changes(match, "produce", use("squeezing", "O")) == {
        "supply O": (12, 11),
        "seat 1 flowers": ("O", ""),
        "seat 1 essences": ("", "O2"),
    }


# ---------------------------------------------------------------- AM-3.10.3: storing


def test_am_3_10_3_what_can_be_an_input_can_be_stored() -> None:
    match = scene(f"""
        3 seats, seat 1
        seat 1: dial 4, methods distillation squeezing enfleurage, {ALL}
    """)
    play(match, "produce done")
    assert offered(match, "store") == {
        *(f"distillation, {scent}" for scent in "BJLNO"),
        *(f"squeezing, {scent}" for scent in "BO"),
        *(f"enfleurage, {scent}" for scent in "BJLNR"),
    }
    assert refused(match, "store(distillation, R)") == "AM-3.10.3"
    assert refused(match, "store(maceration, B)") == "AM-3.10.3"


def test_am_3_10_3_one_input_at_most() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: dial 4, methods distillation enfleurage, {ALL}")
    play(match, "produce done store(enfleurage,R)")
    assert offered(match, "store") == {
        "enfleurage, R",
        *(f"distillation, {scent}" for scent in "BJLNO"),
    }
    play(match, "store(enfleurage,R) store(distillation,B)")
    assert offered(match, "store") == set()
    assert refused(match, "store(distillation, J)") == "AM-3.10.3"


def test_am_3_10_3_different_types_for_maceration() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, methods maceration, flowers B2 N")
    play(match, "produce done store(maceration,B)")
    assert offered(match, "store") == {"maceration, N"}


def test_am_3_10_3_only_loose_flowers() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, stored distillation B, essences J")
    play(match, "produce done")
    assert offered(match, "store") == set()
    assert refused(match, "store(distillation, J)") == "AM-3.10.3"


def test_am_3_10_3_a_stored_flower_may_be_dropped() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, stored distillation B, flowers J")
    play(match, "produce done")
    assert offered(match, "drop") == {"distillation, B"}
    assert refused(match, "drop(distillation, J)") == "AM-3.10.3"
    assert changes(match, "drop(distillation, B)") == {
        "supply B": (12, 13),
        "seat 1 stored distillation": ("B", None),
    }
    assert "store(distillation, J)" in allowed(match)


def test_am_3_10_3_stored_flowers_stay_when_loose_ones_are_discarded() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B J, tokens 0")
    play(match, "produce done store(distillation,B) done coach(left,1) end_turn")
    assert (board(match, 0)["stored distillation"], board(match, 0)["flowers"]) == ("B", "")


# ---------------------------------------------------------------- AM-3.10.4 and 5: the coach


def produce(text: str, *more: str) -> str:
    """A scene in which seat 1 has one flower and no token."""
    return " | ".join([f"3 seats, seat 1 | seat 1: flowers B, tokens 0, {text}", *more])


def test_am_3_10_4_the_move_is_compulsory_in_one_direction() -> None:
    match = scene(produce("dial 4"))
    play(match, "produce done done")
    assert allowed(match) == {f"coach({way}, {n})" for way in ("left", "right") for n in (1, 2)}
    assert refused(match, "end_turn") == "AM-3.2"
    assert refused(match, "coach(left, 3)") == "AM-3.10.4"
    assert changes(match, "coach(left, 2)") == {"seat 1 coach": (0, -2)}
    assert now(match) == "seat 1: after_production"


def test_am_3_10_4_over_grasse_and_past_others() -> None:
    match = scene(produce("dial 4, coach -1", "seat 2: coach 1"))
    play(match, "produce done done coach(right,2)")
    assert board(match, 0)["coach"] == 1
    assert now(match) == "seat 1: after_production"
    match = scene(produce("dial 4, coach -1"))
    events = play(match, "produce done done coach(right,1)")  # Grasse is no city
    assert not told(events, "city_visited")


def test_am_3_10_4_a_city_may_be_passed() -> None:
    match = scene(produce("dial 4, coach 2, letter 4"))
    events = play(match, "produce done done coach(right,2)")
    assert (board(match, 0)["coach"], told(events, "city_visited")) == (4, [])


def test_am_3_10_5_a_visitor_takes_any_tile_of_the_stack() -> None:
    match = scene(produce("dial 4, coach -2", "seat 2: flipped paris-3", "tops: paris-4"))
    events = play(match, "produce done done coach(left,1)")
    assert told(events, "city_visited") == [("city_visited", "paris")]
    assert now(match) == "seat 1: city"
    assert offered(match, "take") == {f"paris-{number}" for number in (1, 2, 4, 5, 6, 7)}
    assert refused(match, "take(paris-3)") == "AM-3.10.5"
    assert refused(match, "take(koln-1)") == "AM-3.10.5"
    assert changes(match, "take(paris-6)") == {
        "top paris": ("paris-4", None),
        "seat 1 experience": (1, 2),
        "seat 1 paris-6": (None, "unflipped"),
    }
    left = (1, 2, 4, 5, 7)
    assert odds(match) == {f"city_top(paris, paris-{number})": 1 for number in left}


def test_am_3_10_5_the_rest_is_shuffled_also_after_declining() -> None:
    match = scene(produce("dial 4, coach -2", "tops: paris-4"))
    play(match, "produce done done coach(left,1)")
    assert changes(match, "decline") == {"top paris": ("paris-4", None)}
    assert odds(match) == {f"city_top(paris, paris-{number})": 1 for number in range(1, 8)}
    play(match, "city_top(paris,paris-2)")
    assert now(match) == "seat 1: return"


def test_am_3_10_5_the_last_tile_leaves_nothing_to_shuffle() -> None:
    gone = " ".join(f"paris-{number}" for number in range(2, 8))
    match = scene(produce("dial 4, coach -2", f"seat 2: flipped {gone}"))
    play(match, "produce done done coach(left,1) take(paris-1)")
    assert (now(match), picture(match)["top paris"]) == ("seat 1: return", None)


def test_am_3_10_5_declining_a_single_tile_leaves_it_on_top() -> None:
    gone = " ".join(f"paris-{number}" for number in range(2, 8))
    match = scene(produce("dial 4, coach -2", f"seat 2: flipped {gone}"))
    play(match, "produce done done coach(left,1) decline")
    assert odds(match) == {"city_top(paris, paris-1)": 1}
    play(match, "city_top(paris,paris-1)")
    assert (now(match), picture(match)["top paris"]) == ("seat 1: return", "paris-1")


@pytest.mark.parametrize(("city", "start", "way"), [("koln", 2, "right"), ("paris", -2, "left")])
def test_am_3_10_5_without_letter_or_stack_there_is_no_tile(
    city: str, start: int, way: str
) -> None:
    match = scene(produce(f"dial 4, coach {start}, letter 1", "seat 2: flipped paris"))
    play(match, f"produce done done coach({way},1)")
    assert now(match) == "seat 1: return"  # with or without tile
    assert not [key for key in board(match, 0) if key.startswith(city)]


@pytest.mark.parametrize(("answer", "coach"), [("yes", 0), ("no", 3)])
def test_am_3_10_5_from_koln_and_paris_one_may_return(answer: str, coach: int) -> None:
    match = scene(produce("dial 4, coach 2, letter 0"))
    play(match, "produce done done coach(right,1)")
    assert allowed(match) == {"return(yes)", "return(no)"}
    play(match, f"return({answer})")
    assert (board(match, 0)["coach"], now(match)) == (coach, "seat 1: after_production")


@pytest.mark.parametrize(
    ("city", "start", "way", "letter"), [("london", -4, "left", 1), ("firenze", 4, "right", 3)]
)
def test_am_3_10_5_from_london_and_firenze_one_must(
    city: str, start: int, way: str, letter: int
) -> None:
    match = scene(produce(f"dial 4, coach {start}, letter {letter}"))
    play(match, f"produce done done coach({way},1) take({city}-7) city_top({city},{city}-2)")
    assert (board(match, 0)["coach"], now(match)) == (0, "seat 1: after_production")
    match = scene(produce(f"dial 4, coach {start}, letter {letter - 1}"))
    play(match, f"produce done done coach({way},1)")
    assert (board(match, 0)["coach"], now(match)) == (0, "seat 1: after_production")


def test_am_3_10_6_at_the_end_loose_flowers_go_and_a_day_passes() -> None:
    match = scene(produce("dial 3, stored distillation J, essences N"))
    play(match, "produce done done coach(left,1)")
    assert board(match, 0)["flowers"] == "B"  # still there for a free action's sake
    assert changes(match, "end_turn") == {
        "day": (0, 1),
        "supply B": (12, 13),
        "seat 1 dial": (3, 5),
        "seat 1 flowers": ("B", ""),
    }


def test_am_3_10_6_what_is_discarded_can_be_delivered_the_same_sunday() -> None:
    match = scene("""
        3 seats, seat 1, day 4
        seat 1: dial 4, flowers R2, tokens 0 | supply: R0 | deliveries: x1-BJLN x2-LNOR
    """)
    play(match, "produce done done coach(left,1)")
    changed = changes(match, "end_turn")
    assert (changed["market R"], changed["seat 1 flowers"]) == ((3, 5), ("R2", ""))


# ---------------------------------------------------------------- vectors

BNO = """
    3 seats, seat 1
    seat 1: dial 3, methods distillation maceration, flowers B3 N O
"""


def test_am_6_3_1_maceration_and_distillation() -> None:
    match = scene(BNO)
    play(match, "produce", use("maceration", "B", "N"), use("distillation", "O"))
    owner = board(match, 0)
    assert (owner["essences"], owner["flowers"], match.state.points_left) == ("B N O", "B2", 0)


def test_am_6_3_2_maceration_stores_two_different_types() -> None:
    match = scene(BNO)
    play(match, "produce", use("maceration", "B", "N"), use("distillation", "O"), "done")
    play(match, "store(maceration,B)")
    assert refused(match, "store(maceration, B)") == "AM-3.10.3"


def test_am_6_3_3_one_on_each_method() -> None:
    match = scene(BNO)
    play(match, "produce", use("maceration", "B", "N"), use("distillation", "O"), "done")
    play(match, "store(maceration,B) store(distillation,B)")
    owner = board(match, 0)
    assert (owner["stored maceration"], owner["stored distillation"]) == ("B", "B")
    assert owner["flowers"] == ""


def test_am_6_3_4_enfleurage() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, methods distillation enfleurage, flowers R2 N")
    play(match, "produce", use("enfleurage", "R", "R"))
    owner = board(match, 0)
    assert (owner["essences"], owner["flowers"], match.state.points_left) == ("R3", "N", 0)


def test_am_6_3_5_distillation_refuses_roses() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 3, methods distillation enfleurage, flowers R N")
    play(match, "produce use_method(distillation)")
    assert refused(match, "input(loose, R)") == "AM-3.10.2"
    assert "input(loose, N)" in allowed(match)


def test_am_6_3_6_a_specialisation_adds_one() -> None:
    match = scene("""
        3 seats, seat 1 | seat 1: dial 1, methods enfleurage, lessons spec-N, flowers N2
    """)
    play(match, "produce", use("enfleurage", "N", "N"))
    assert board(match, 0)["essences"] == "N4"


def test_am_6_11_8_two_specialisations_with_maceration() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 1, methods maceration, lessons spec-O spec-N, flowers O N
    """)
    play(match, "produce", use("maceration", "O", "N"))
    assert board(match, 0)["essences"] == "N2 O2"


def test_am_6_11_9_without_supply_only_the_token_turns_over() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 1, methods squeezing, lessons spec-O, flowers O | supply: O0
    """)
    play(match, "produce", use("squeezing", "O"))
    assert (board(match, 0)["essences"], match.state.points_left) == ("O", 1)


def test_am_6_11_10_one_token_left_in_the_supply() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 1, methods enfleurage, lessons spec-R, flowers R2 | supply: R
    """)
    play(match, "produce", use("enfleurage", "R", "R"))
    assert (board(match, 0)["essences"], picture(match)["supply R"]) == ("R3", 0)


def test_am_6_4_1_one_step_to_the_right() -> None:
    match = scene(produce("dial 1"))
    events = play(match, "produce done done coach(right,1)")
    assert (board(match, 0)["coach"], told(events, "city_visited")) == (1, [])


def test_am_6_4_2_a_tile_of_koln_and_home() -> None:
    match = scene(produce("dial 3, coach 1, letter 2"))
    play(match, "produce done done coach(right,2) take(koln-3)")
    assert len(odds(match)) == 6  # the stack is reshuffled
    play(match, "city_top(koln,koln-7) return(yes)")
    assert (board(match, 0)["coach"], board(match, 0)["koln-3"]) == (0, "unflipped")


def test_am_6_4_3_past_paris() -> None:
    match = scene(produce("dial 3, coach -2"))
    play(match, "produce done done")
    assert {"left, 1", "left, 2"} <= offered(match, "coach")
    events = play(match, "coach(left,2)")
    assert (board(match, 0)["coach"], told(events, "city_visited")) == (-4, [])


def test_am_6_4_4_back_to_paris_and_stay() -> None:
    match = scene(produce("dial 1, coach -4"))
    play(match, "produce done done coach(right,1) take(paris-2)")
    play(match, "city_top(paris,paris-7) return(no)")
    assert (board(match, 0)["coach"], board(match, 0)["paris-2"]) == (-3, "unflipped")


def test_am_6_11_18_at_the_end_of_the_track() -> None:
    match = scene(produce("dial 3, coach -4"))
    play(match, "produce done done")
    assert refused(match, "coach(left, 2)") == "AM-3.10.4"
    events = play(match, "coach(left,1)")
    assert told(events, "city_visited") == [("city_visited", "london")]
    assert (board(match, 0)["coach"], now(match)) == (0, "seat 1: after_production")


def test_am_6_11_23_no_production_from_dial_5() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 5, lessons ability-points-1, tiles firenze-1, flowers B2
    """)
    assert refused(match, "produce") == "AM-3.10.1"
