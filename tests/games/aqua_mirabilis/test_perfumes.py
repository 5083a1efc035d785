"""AM-3.11, AM-6.5: creating perfumes."""

from __future__ import annotations

import pytest

from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    offered,
    picture,
    play,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted

WISE = "lessons spec-B spec-J spec-L spec-N"  # with Distillation: experience 5
THREE = "perfume N-1-1 O, perfume B-2-4 J N, perfume L-1-2 R"


def test_am_3_11_1_the_level_is_at_most_the_experience() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2 J N, lessons spec-R")
    assert offered(match, "create") == {
        f"{base}-{kind}" for base in "BJN" for kind in ("1-1", "1-2", "2-2")
    }
    assert refused(match, "create(B-1-3)") == "AM-3.11.1"


def test_am_3_11_1_experience_counts_at_that_moment() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2 J N, tiles koln-7 koln-6")
    assert "create(B-1-3)" in allowed(match)
    play(match, "flip(koln-7)")
    assert refused(match, "create(B-1-3)") == "AM-3.11.1"


def test_am_3_11_1_the_recipe_is_in_the_display() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences N2 O J | seat 2: perfume N-1-1 L")
    assert refused(match, "create(N-1-1)") == "AM-3.11.1"


def test_am_3_11_2_the_base_essence_goes_to_the_supply() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J")
    assert changes(match, "create(B-1-1) complement(J)") == {
        "supply B": (12, 13),
        "display B-1-1": (True, None),
        "seat 1 essences": ("B J", ""),
        "seat 1 perfume B-1-1": (None, "J"),
    }


def test_am_3_11_2_with_the_base_tile_the_base_essence_stays() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J, lessons base-B")
    assert changes(match, "create(B-1-1) complement(J)") == {
        "display B-1-1": (True, None),
        "seat 1 essences": ("B J", "B"),
        "seat 1 perfume B-1-1": (None, "J"),
    }


def test_am_3_11_2_without_it_there_is_no_perfume() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences J N, flowers B")
    assert refused(match, "create(B-1-1)") == "AM-3.11.2"


def test_am_3_11_3_complements_differ_from_the_base_and_each_other() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B3 J2 N, {WISE}")
    play(match, "create(B-2-4)")
    assert offered(match, "complement") == {"J", "N"}
    assert refused(match, "complement(B)") == "AM-3.11.3"
    play(match, "complement(J)")
    assert offered(match, "complement") == {"N"}
    assert refused(match, "complement(J)") == "AM-3.11.3"


def test_am_3_11_3_as_many_as_there_are_slots() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B3 J2, {WISE}")
    assert refused(match, "create(B-2-4)") == "AM-3.11.3"
    assert "create(B-1-1)" in allowed(match)


def test_am_3_11_3_only_from_the_depot() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B J N, flowers L, {WISE}")
    play(match, "create(B-2-4)")
    assert refused(match, "complement(L)") == "AM-3.11.3"


def test_am_3_11_4_a_creation_is_all_or_nothing() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B J N, {WISE}")
    assert changes(match, "create(B-2-4) complement(J)") == {}
    assert allowed(match) == {"complement(N)"}  # nothing but the rest of it


def test_am_3_11_5_it_goes_unpresented_to_a_free_slot() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J, presented N-1-1 O")
    play(match, "create(B-1-1) complement(J)")
    owner = board(match, 0)
    assert (owner["perfume B-1-1"], owner["perfume N-1-1"]) == ("J", "O presented")


def test_am_3_11_5_with_three_one_is_discarded() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences J R, {THREE}")
    play(match, "create(J-1-1) complement(R)")
    assert now(match) == "seat 1: replace"
    assert offered(match, "replace") == {"N-1-1", "B-2-4", "L-1-2"}
    assert refused(match, "replace(J-1-1)") == "AM-3.11.5"
    assert changes(match, "replace(B-2-4)") == {
        "supply J": (11, 13),
        "supply N": (12, 13),
        "display B-2-4": (None, True),
        "display J-1-1": (True, None),
        "seat 1 essences": ("J R", ""),
        "seat 1 perfume B-2-4": ("JN", None),
        "seat 1 perfume J-1-1": (None, "R"),
    }


def test_am_3_11_5_the_recipe_that_it_frees_cannot_be_used_for_it() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences N O, {THREE}")
    assert refused(match, "create(N-1-1)") == "AM-3.11.1"
    assert offered(match, "create") == {"O-1-1"}


def test_am_3_11_6_a_discarded_perfume_returns_to_the_common_stock() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences J R, {THREE}")
    play(match, "create(J-1-1) complement(R) replace(N-1-1)")
    table = picture(match)
    assert (table["display N-1-1"], table["supply O"], table["supply N"]) == (True, 13, 12)
    assert "perfume N-1-1" not in board(match, 0)


def test_am_3_11_7_no_two_perfumes_alike() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences N2 O J, perfume N-1-1 O, lessons spec-B")
    play(match, "create(N-1-2)")
    assert offered(match, "complement") == {"J"}
    assert refused(match, "complement(O)") == "AM-3.11.7"


def test_am_3_11_7_order_does_not_matter() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B J N, perfume B-2-4 J N, {WISE}")
    assert refused(match, "create(B-2-2)") == "AM-3.11.7"
    match = scene(f"3 seats, seat 1 | seat 1: essences B J N O, perfume B-2-4 J N, {WISE}")
    play(match, "create(B-2-2) complement(N)")
    assert offered(match, "complement") == {"O"}
    assert refused(match, "complement(J)") == "AM-3.11.7"


def test_am_3_11_7_one_slot_and_two_slots_differ() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J, perfume B-2-4 J N")
    assert "create(B-1-1)" in allowed(match)


def test_am_3_11_7_another_s_perfume_does_not_count() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J | seat 2: perfume B-1-2 J")
    play(match, "create(B-1-1) complement(J)")
    assert board(match, 0)["perfume B-1-1"] == "J"


def test_am_3_11_8_a_later_loss_of_experience_has_no_effect() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J, tiles koln-7 koln-6")
    play(match, "create(B-1-3) complement(J) flip(koln-7)")
    owner = board(match, 0)
    assert (owner["experience"], owner["perfume B-1-3"]) == (2, "J")


def test_am_6_5_1_creating_a_perfume() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences B J N, {WISE}")
    assert board(match, 0)["experience"] == 5
    changed = changes(match, "create(B-2-4) complement(J) complement(N)")
    assert changed["seat 1 essences"] == ("B J N", "")
    assert changed["supply B"] == (12, 13)
    assert changed["seat 1 perfume B-2-4"] == (None, "JN")


@pytest.mark.parametrize(
    ("recipe", "complements", "legal"),
    [
        ("N-1-2", "O", False),  # N + O replacing L + R
        ("N-2-2", "JO", True),  # N + J/O replacing L + R
        ("B-2-2", "NJ", False),  # B + N/J replacing L + R
    ],
)
def test_am_6_11_17_duplicates(recipe: str, complements: str, legal: bool) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences N2 O B J, {THREE}, {WISE}")
    play(match, f"create({recipe})")
    play(match, *(f"complement({scent})" for scent in complements))
    assert ("L-1-2" in offered(match, "replace")) == legal
    if not legal:
        assert refused(match, "replace(L-1-2)") == "AM-3.11.7"


def test_am_6_11_17_the_one_replaced_does_not_count() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: essences N O, {THREE}, {WISE}")
    play(match, "create(N-1-2) complement(O)")
    assert offered(match, "replace") == {"N-1-1"}
    play(match, "replace(N-1-1)")
    assert board(match, 0)["perfume N-1-2"] == "O"
