"""AM-3.6 and AM-3.7: apprenticeship and travel."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis.box import lesson_names
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    close,
    market,
    offered,
    picture,
    play,
    told,
)
from tests.games.aqua_mirabilis.scene import scene, standard_box
from tests.games.moves import allowed, now, odds, refused

pytestmark = pytest.mark.interpreted

# ---------------------------------------------------------------- AM-3.6: the four lessons


def test_am_3_6_1_a_base_tile_costs_3_and_an_essence_of_its_scent() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J, flowers R")
    play(match, "act(appr-base)")
    assert offered(match, "tile") == {"base-B", "base-J"}
    assert changes(match, "tile(base-J)", "pay(dial)") == {
        "supply J": (12, 13),
        "seat 1 perfumer": (None, "appr-base"),
        "seat 1 dial": (5, 2),
        "seat 1 experience": (1, 2),
        "seat 1 essences": ("B J", "B"),
        "seat 1 base-J": (None, True),
    }


@pytest.mark.parametrize(("space", "price"), [("appr-spec-1", 1), ("appr-spec-2", 2)])
def test_am_3_6_1_a_specialisation_costs_a_loose_flower_of_its_scent(
    space: str, price: int
) -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers O R2, essences B")
    play(match, f"act({space})")
    assert offered(match, "tile") == {"spec-O", "spec-R"}
    assert changes(match, "tile(spec-R)", "pay(dial)") == {
        "supply R": (11, 12),
        "seat 1 perfumer": (None, space),
        "seat 1 dial": (5, 5 - price),
        "seat 1 experience": (1, 2),
        "seat 1 flowers": ("O R2", "O R"),
        "seat 1 spec-R": (None, True),
    }


def test_am_3_6_1_an_ability_costs_2_and_a_token() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 1")
    play(match, "act(appr-ability)")
    kinds = {f"ability-{kind}-{copy}" for kind in ("flower", "points", "coach") for copy in (1, 2)}
    assert offered(match, "tile") == kinds
    assert changes(match, "tile(ability-coach-2)", "pay(dial)") == {
        "reserve": (1, 2),
        "seat 1 perfumer": (None, "appr-ability"),
        "seat 1 dial": (5, 3),
        "seat 1 experience": (1, 2),
        "seat 1 tokens": (1, 0),
        "seat 1 ability-coach-2": (None, True),
    }


@pytest.mark.parametrize(("space", "price"), [("appr-method-1", 1), ("appr-method-2", 2)])
def test_am_3_6_1_a_method_costs_two_loose_flowers_of_one_type(space: str, price: int) -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers B2 O R3, essences N2")
    play(match, f"act({space})")
    assert offered(match, "tile") == {"maceration", "squeezing", "enfleurage", "extraction"}
    play(match, "tile(squeezing)")
    assert offered(match, "cost_item") == {"B", "R"}
    assert refused(match, "cost_item(O)") == "AM-3.6"
    assert changes(match, "cost_item(R)", "pay(dial)") == {
        "supply R": (10, 12),
        "pile squeezing": (3, 2),
        "seat 1 perfumer": (None, space),
        "seat 1 dial": (5, 5 - price),
        "seat 1 experience": (1, 2),
        "seat 1 flowers": ("B2 O R3", "B2 O R"),
        "seat 1 methods": ("distillation", "distillation squeezing"),
    }


def test_am_3_6_1_no_tile_twice() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: essences B J, flowers B R, tokens 1, lessons base-B spec-R ability-coach-1
        seat 2: lessons base-N spec-O ability-points-1
    """)
    play(match, "act(appr-base)")
    assert offered(match, "tile") == {"base-J"}
    assert refused(match, "tile(base-B)") == "AM-3.6.1"
    match = scene("3 seats, seat 1 | seat 1: flowers B R, lessons spec-R")
    play(match, "act(appr-spec-1)")
    assert offered(match, "tile") == {"spec-B"}
    match = scene("3 seats, seat 1 | seat 1: tokens 1, lessons ability-coach-1")
    play(match, "act(appr-ability)")
    assert "ability-coach-2" not in offered(match, "tile")
    assert len(offered(match, "tile")) == 4


def test_am_3_6_1_the_same_scent_of_another_family_is_no_duplicate() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R, lessons base-R")
    play(match, "act(appr-spec-1)")
    assert offered(match, "tile") == {"spec-R"}


def test_am_3_6_1_what_another_has_is_gone() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R O | seat 2: lessons spec-R")
    play(match, "act(appr-spec-1)")
    assert offered(match, "tile") == {"spec-O"}
    assert refused(match, "tile(spec-R)") == "AM-3.6.1"
    match = scene("3 seats, seat 1 | seat 1: flowers R | seat 2: lessons spec-R")
    assert refused(match, "act(appr-spec-1)") == "AM-3.6.1"


def test_am_3_6_1_of_an_ability_there_are_two() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 1 | seat 2: lessons ability-coach-1")
    play(match, "act(appr-ability)")
    assert "ability-coach-2" in offered(match, "tile")
    assert refused(match, "tile(ability-coach-1)") == "AM-3.6.1"


def test_am_3_6_1_a_lesson_is_of_the_space_s_family() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R2, essences R, tokens 1")
    play(match, "act(appr-spec-1)")
    assert refused(match, "tile(base-R)") == "AM-3.6"
    assert refused(match, "tile(maceration)") == "AM-3.6"


def test_am_3_6_1_who_can_pay_nothing_cannot_come() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers B N, tokens 0, lessons spec-B spec-N")
    assert not [space for space in offered(match, "act") if space.startswith("appr")]
    assert refused(match, "act(appr-spec-1)") == "AM-3.6"
    assert refused(match, "act(appr-method-1)") == "AM-3.6"


def test_am_3_6_2_tiles_stay_in_the_curriculum() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R, tokens 0")
    play(match, "act(appr-spec-1) tile(spec-R) pay(dial) end_turn")
    for stall in "BJLNO"[:2]:
        play(match, market(stall))
        close(match)
    assert board(match, 0)["spec-R"] is True


THREE = "methods distillation maceration squeezing, flowers R2, stored maceration B N"


def test_am_3_6_3_a_fourth_method_needs_one_dropped() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: {THREE}")
    play(match, "act(appr-method-1) tile(enfleurage) cost_item(R)")
    assert now(match) == "seat 1: dropping"
    assert offered(match, "drop_method") == {"distillation", "maceration", "squeezing"}
    assert refused(match, "drop_method(enfleurage)") == "AM-3.6.3"
    assert changes(match, "drop_method(maceration) pay(dial)") == {
        "supply B": (12, 13),
        "supply N": (12, 13),
        "supply R": (11, 13),
        "pile enfleurage": (3, 2),
        "seat 1 perfumer": (None, "appr-method-1"),
        "seat 1 dial": (5, 4),
        "seat 1 flowers": ("R2", ""),
        "seat 1 methods": (
            "distillation maceration squeezing",
            "distillation squeezing enfleurage",
        ),
        "seat 1 stored maceration": ("B N", None),
    }


def test_am_3_6_3_distillation_may_be_dropped_too() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: {THREE}")
    play(match, "act(appr-method-1) tile(extraction) cost_item(R) drop_method(distillation)")
    events = play(match, "pay(dial)")
    assert board(match, 0)["methods"] == "maceration squeezing extraction"
    assert told(events, "method_dropped") == [("method_dropped", "distillation")]
    assert picture(match)["pile distillation"] == 0  # it left the game


def test_am_3_6_3_with_a_free_slot_nothing_is_dropped() -> None:
    match = scene("3 seats, seat 1 | seat 1: methods distillation maceration, flowers R2")
    play(match, "act(appr-method-1) tile(enfleurage) cost_item(R)")
    assert now(match) == "seat 1: paying"


def test_am_3_6_3_a_kind_once_had_cannot_be_had_again() -> None:
    match = scene("3 seats, seat 1 | seat 1: methods extraction, learned maceration, flowers R2")
    play(match, "act(appr-method-1)")
    assert offered(match, "tile") == {"squeezing", "enfleurage"}
    for method in ("distillation", "maceration"):  # dropped
        assert refused(match, f"tile({method})") == "AM-3.6.3"
    assert refused(match, "tile(extraction)") == "AM-3.6.1"  # on the board


def test_am_3_6_3_who_has_had_all_cannot_come() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: methods extraction maceration squeezing, learned enfleurage, flowers R2
    """)
    assert refused(match, "act(appr-method-1)") == "AM-3.6.1"


def test_am_3_6_4_stored_flowers_pay_nothing() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: methods distillation enfleurage, stored enfleurage R2, flowers B N
    """)
    assert refused(match, "act(appr-method-1)") == "AM-3.6"
    play(match, "act(appr-spec-1)")
    assert offered(match, "tile") == {"spec-B", "spec-N"}


def test_am_3_6_5_a_base_tile_spares_the_base_essence() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences J, lessons base-B")
    assert "create(B-1-1)" in allowed(match)
    changed = changes(match, "create(B-1-1) complement(J)")
    assert (changed["seat 1 essences"], "supply B" in changed) == (("J", ""), False)


def test_am_3_6_5_but_not_the_level() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences J, lessons base-B")
    assert refused(match, "create(B-1-3)") == "AM-3.11.1"


def test_am_3_6_5_the_essence_of_the_base_is_spared_only_as_base() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B, lessons base-B")
    assert refused(match, "create(B-1-1)") == "AM-3.11.3"


def test_am_3_6_5_a_specialisation_adds_one_to_each_use() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers O2, lessons spec-O")
    play(match, "produce use_method(distillation) input(loose,O)")
    assert board(match, 0)["essences"] == "O2"
    assert changes(match, "use_method(distillation) input(loose,O)") == {
        "supply O": (10, 9),
        "seat 1 flowers": ("O", ""),
        "seat 1 essences": ("O2", "O4"),
    }


def test_am_3_6_5_abilities_add_points_and_a_step() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: dial 1, flowers B, lessons ability-points-1 ability-coach-2
    """)
    play(match, "produce")
    assert match.state.points_left == 4
    play(match, "done done")
    assert "right, 2" in offered(match, "coach")
    assert "right, 3" not in offered(match, "coach")


def test_am_3_6_6_then_the_turn_can_end() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R")
    play(match, "act(appr-spec-2) tile(spec-R) pay(dial)")
    assert (now(match), allowed(match)) == ("seat 1: after", {"end_turn"})


# ---------------------------------------------------------------- AM-3.7: travel

CITIES = [("paris", 2, 0), ("london", 3, 1), ("koln", 3, 2), ("firenze", 3, 3)]


@pytest.mark.parametrize(("city", "price", "letter"), CITIES)
def test_am_3_7_1_price_and_letter_of_each_city(city: str, price: int, letter: int) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: letter {letter}, tokens 0")
    assert changes(match, f"act(travel-{city})", "pay(dial)")["seat 1 dial"] == (5, 5 - price)
    if letter:
        match = scene(f"3 seats, seat 1 | seat 1: letter {letter - 1}")
        assert refused(match, f"act(travel-{city})") == "AM-3.7.1"


def test_am_3_7_2_the_top_tile_is_taken_and_the_next_face_shows() -> None:
    match = scene("3 seats, seat 1 | seat 3: flipped paris-1 | tops: paris-4")
    assert changes(match, "act(travel-paris) pay(dial)") == {
        "top paris": ("paris-4", None),
        "seat 1 perfumer": (None, "travel-paris"),
        "seat 1 dial": (5, 3),
        "seat 1 experience": (1, 2),
        "seat 1 paris-4": (None, "unflipped"),
    }
    left = ("paris-2", "paris-3", "paris-5", "paris-6", "paris-7")
    assert odds(match) == {f"city_top(paris, {tile})": 1 for tile in left}
    assert changes(match, "city_top(paris, paris-7)") == {"top paris": (None, "paris-7")}
    assert now(match) == "seat 1: after"


def test_am_3_7_2_the_last_tile_leaves_an_empty_stack() -> None:
    match = scene("""
        3 seats, seat 1
        seat 3: flipped paris-1 paris-2 paris-3 paris-4 paris-5 paris-6 | seat 1: tokens 0
    """)
    play(match, "act(travel-paris) pay(dial)")
    assert (now(match), picture(match)["top paris"]) == ("seat 1: after", None)


def test_am_3_7_2_an_empty_stack_gives_nothing() -> None:
    match = scene("3 seats, seat 1 | seat 3: flipped paris")
    events = play(match, "act(travel-paris) pay(dial)")
    assert told(events, "stack_empty", "tile_taken") == [("stack_empty", "paris")]
    assert now(match) == "seat 1: after"


def test_am_3_7_3_the_letter_is_kept() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 1")
    assert "seat 1 letter" not in changes(match, "act(travel-london) pay(dial)")
    play(match, "city_top(london, london-2)")
    assert allowed(match) == {"end_turn", *(f"flip({tile})" for tile in offered(match, "flip"))}


@pytest.mark.parametrize(
    ("space", "has", "other", "brings"),
    [
        ("appr-base", "base-B", "base-J", "essences B2 O"),
        ("appr-spec-1", "spec-B", "spec-J", "flowers B2 O"),
    ],
)
def test_am_3_6_1_no_second_tile_of_a_scent(space: str, has: str, other: str, brings: str) -> None:
    """Each is there once; only with a box of one's own can a second one lie there."""
    box = standard_box().copy()
    names = lesson_names(box)
    box.lessons[names.index(other)].subject = box.lessons[names.index(has)].subject
    match = scene(f"3 seats, seat 1 | seat 1: {brings}, lessons {has}", box)
    play(match, f"act({space})")
    assert refused(match, f"tile({other})") == "AM-3.6.1"
