"""AM-3.12: what city tiles do when they are flipped."""

from __future__ import annotations

import pytest

from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    close,
    market,
    offered,
    picture,
    play,
    points,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted

VERSAILLES = "act(versailles-1) pay(dial)"


def flipping(tile: str, experience: int = 2) -> dict[str, tuple[object, object]]:
    """What changes whenever seat 1 flips a tile."""
    return {
        f"seat 1 {tile}": ("unflipped", "flipped"),
        "seat 1 experience": (experience, experience - 1),
    }


def test_am_3_12_1_flowers_come_as_loose_flowers() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles paris-1, flowers L")
    assert changes(match, "flip(paris-1)") == {
        "supply L": (12, 10),
        "supply N": (13, 11),
        "seat 1 flowers": ("L", "L3 N2"),
        **flipping("paris-1"),
    }


def test_am_3_12_1_each_tile_is_flipped_at_most_once_and_by_its_owner() -> None:
    match = scene("3 seats, seat 1 | seat 1: flipped paris-1 | seat 2: tiles paris-2")
    assert offered(match, "flip") == set()
    for tile in ("paris-1", "paris-2", "paris-3"):
        assert refused(match, f"flip({tile})") == "AM-3.12"


def test_am_3_12_2_essences_go_to_the_depot() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles koln-3")
    assert changes(match, "flip(koln-3)") == {
        "supply L": (13, 12),
        "supply R": (13, 12),
        "seat 1 essences": ("", "L R"),
        **flipping("koln-3"),
    }


def test_am_3_12_3_a_one_slot_recipe_of_its_base() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-4, essences O N")
    play(match, "flip(london-4)")
    assert now(match) == "seat 1: tile_recipe"
    assert offered(match, "create") == {"N-1-1", "N-1-2", "N-1-3"}  # level ignored
    assert refused(match, "create(N-2-2)") == "AM-3.12.3"
    assert refused(match, "create(O-1-1)") == "AM-3.12.3"
    assert changes(match, "create(N-1-3) complement(O)") == {
        "display N-1-3": (True, None),
        "seat 1 essences": ("N O", "N"),  # no base essence is discarded
        "seat 1 perfume N-1-3": (None, "O"),
        **flipping("london-4"),
    }
    assert now(match) == "seat 1: main"


def test_am_3_12_3_the_complement_is_provided_normally() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-4, essences N")
    assert refused(match, "flip(london-4)") == "AM-3.12.12"


def test_am_3_12_3_the_tile_stays_until_the_creation_is_complete() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-4, essences O")
    assert changes(match, "flip(london-4) create(N-1-1)") == {}


def test_am_3_12_3_with_three_perfumes_one_is_replaced() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: tiles london-4, essences O, perfume B-1-1 J, perfume J-1-1 B, perfume L-1-1 B
    """)
    play(match, "flip(london-4) create(N-1-2) complement(O) replace(L-1-1)")
    assert board(match, 0)["perfume N-1-2"] == "O"


def test_am_3_12_4_a_two_slot_recipe_of_any_base() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-7, essences O N")
    play(match, "flip(london-7)")
    bases = "BJLR"  # N and O are the only complements at hand
    assert offered(match, "create") == {
        f"{base}-2-{level}" for base in bases for level in (2, 4, 5)
    }
    play(match, "create(R-2-5) complement(O) complement(N)")
    assert board(match, 0)["perfume R-2-5"] == "NO"


def test_am_3_12_4_not_a_one_slot_recipe() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-7, essences O N")
    play(match, "flip(london-7)")
    assert refused(match, "create(B-1-1)") == "AM-3.12.4"


def test_am_3_12_5_two_different_essences_of_one_s_choice() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles koln-5")
    assert changes(match, "flip(koln-5)") == {}
    assert offered(match, "essence") == set("BJLNOR")
    assert changes(match, "essence(R)") == {}
    assert offered(match, "essence") == set("BJLNO")
    assert refused(match, "essence(R)") == "AM-3.12.5"
    assert changes(match, "essence(B)") == {
        "supply B": (13, 12),
        "supply R": (13, 12),
        "seat 1 essences": ("", "B R"),
        **flipping("koln-5"),
    }


def test_am_3_12_5_one_that_the_supply_lacks_gives_nothing() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles koln-5 | supply: R0")
    changed = changes(match, "flip(koln-5) essence(R) essence(B)")
    assert changed["seat 1 essences"] == ("", "B")


def test_am_3_12_6_a_token_from_the_reserve() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles koln-7")
    assert changes(match, "flip(koln-7)") == {
        "reserve": (1, 0),
        "seat 1 tokens": (1, 2),
        **flipping("koln-7"),
    }


def test_am_3_12_7_two_on_one_dame() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6")
    play(match, "flip(firenze-6)")
    assert offered(match, "place") == set("ABCD")
    assert changes(match, "place(C) place(C)") == {
        "favour C": (None, "seat 1"),
        "seat 1 influence": ("", "C2"),
        **flipping("firenze-6"),
    }
    assert now(match) == "seat 1: main"  # no gift, no peek


def test_am_3_12_7_or_one_each_on_two() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-7 | seat 2: influence D")
    changed = changes(match, "flip(firenze-7) place(D) place(A)")
    assert changed["seat 1 influence"] == ("", "A D")
    assert (changed["favour A"], changed["favour D"]) == ((None, "seat 1"), ("seat 2", None))


def test_am_3_12_7_while_own_tokens_last_both_are_placed() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence B6")
    play(match, "flip(firenze-6)")
    assert refused(match, "influence_done") == "AM-3.12.7"
    assert refused(match, "migrate(B, A)") == "AM-3.8.5"
    play(match, "place(A)")
    assert refused(match, "influence_done") == "AM-3.12.7"
    assert refused(match, "migrate(B, A)") == "AM-3.8.5"
    assert offered(match, "place") == set("ABCD")


def test_am_3_12_7_one_missing_may_be_migrated() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence B7 | seat 2: influence C2")
    play(match, "flip(firenze-6) place(A)")
    assert "influence_done" in allowed(match)
    assert {"B, A", "B, C", "B, D"} <= offered(match, "migrate")
    assert offered(match, "place") == set()
    changed = changes(match, "migrate(B, C)")
    assert changed["seat 1 influence"] == ("B7", "A B6 C")
    assert now(match) == "seat 1: main"


def test_am_3_12_7_but_need_not() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence B8")
    play(match, "flip(firenze-6)")
    assert offered(match, "place") == set()
    assert changes(match, "influence_done") == flipping("firenze-6")
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence B8")
    changed = changes(match, "flip(firenze-6) migrate(B,A) influence_done")
    assert changed["seat 1 influence"] == ("B8", "A B7")


def test_am_3_12_7_a_token_migrates_to_another_dame() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence B8")
    play(match, "flip(firenze-6)")
    assert refused(match, "migrate(B, B)") == "AM-3.8.5"
    assert refused(match, "migrate(A, B)") == "AM-3.8.5"


def test_am_3_12_7_it_is_one_change() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6 | seat 2: influence A")
    play(match, "flip(firenze-6)")
    assert changes(match, "place(A)") == {}
    assert changes(match, "place(A)")["favour A"] == ("seat 2", "seat 1")


def test_am_3_12_8_two_points_in_the_production() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tiles firenze-1, flowers B")
    assert refused(match, "flip(firenze-1)") == "AM-3.12.8"
    play(match, "produce")
    assert changes(match, "flip(firenze-1)") == flipping("firenze-1")
    assert match.state.points_left == 4


def test_am_3_12_8_only_while_converting() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tiles firenze-1, flowers B")
    play(match, "produce done")
    assert refused(match, "flip(firenze-1)") == "AM-3.12.8"


def test_am_3_12_9_the_tile_pays_the_whole_action() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tiles firenze-2 | workers: B J")
    assert refused(match, "flip(firenze-2)") == "AM-3.12.9"
    changed = changes(match, market("N", "BN", "JN", pay="firenze-2"))
    assert changed == {
        "workers": ("B J", "N N"),
        "market N": (3, 0),
        "seat 1 perfumer": (None, "market-N"),
        "seat 1 flowers": ("", "N3"),
        **flipping("firenze-2"),
    }
    assert match.state.day_due == 0


def test_am_3_12_9_nothing_back_if_it_costs_less() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tiles firenze-2")
    changed = changes(match, "act(versailles-1) pay(firenze-2) finish")
    assert changed == {"seat 1 perfumer": (None, "versailles-1"), **flipping("firenze-2")}


def test_am_6_11_16_a_free_action_to_london() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, letter 1, tiles firenze-2 | tops: london-3")
    changed = changes(match, "act(travel-london) pay(firenze-2) city_top(london,london-1)")
    assert changed == {
        "top london": ("london-3", "london-1"),
        "seat 1 perfumer": (None, "travel-london"),
        "seat 1 london-3": (None, "unflipped"),
        "seat 1 firenze-2": ("unflipped", "flipped"),
    }
    close(match)
    assert (board(match, 0)["dial"], match.state.day) == (1, 0)


TWO = "perfume N-1-1 O, perfume B-1-1 J"


def test_am_3_12_10_a_second_perfume() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: tiles firenze-3, {TWO}")
    play(match, VERSAILLES)
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"  # none presented yet
    play(match, "present(N-1-1)")
    assert changes(match, "flip(firenze-3)") == flipping("firenze-3")
    play(match, "present(B-1-1)")
    assert board(match, 0)["perfume B-1-1"] == "J presented"


def test_am_3_12_10_not_without_another_perfume() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-3, perfume N-1-1 O, presented B-1-1 J")
    play(match, VERSAILLES, "present(N-1-1)")
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"


def test_am_3_12_10_not_where_two_are_allowed_anyway() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: influence C, tiles firenze-3, {TWO}")
    play(match, VERSAILLES, "present(N-1-1)")
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"


def test_am_3_12_10_tile_and_favour_together_are_not_three() -> None:
    """The favour is won inside Versailles, after the tile: two perfumes remain the limit."""
    match = scene(f"3 seats, seat 1 | seat 1: tiles firenze-3 firenze-6, {TWO}, perfume J-1-1 L")
    play(match, VERSAILLES, "present(N-1-1) flip(firenze-3) present(B-1-1)")
    assert changes(match, "flip(firenze-6) place(C) place(C)")["favour C"] == (None, "seat 1")
    assert refused(match, "present(J-1-1)") == "AM-3.9.2"
    assert "finish" in allowed(match)


def test_am_3_12_10_not_outside_versailles() -> None:
    match = scene(f"3 seats, seat 1 | seat 1: tiles firenze-3, {TWO}")
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"
    play(match, VERSAILLES, "present(N-1-1) finish")
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"


def test_am_3_12_11_half_of_the_last_presentation_rounded_down() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-4, perfume N-1-1 O | king: N | court: O")
    play(match, VERSAILLES)
    assert refused(match, "flip(firenze-4)") == "AM-3.12.11"
    events = play(match, "present(N-1-1)")
    assert sum(points(events).values()) == 7
    events = play(match, "flip(firenze-4)")
    assert told(events, "half_points") == [("half_points", 3, "firenze-4")]
    assert board(match, 0)["score"] == 10


def test_am_3_12_11_two_tiles_on_the_same_base_and_others_between() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: tiles firenze-4 firenze-5 koln-7, perfume N-1-1 O | king: N | court: O
    """)
    play(match, VERSAILLES, "present(N-1-1) flip(firenze-4) flip(koln-7) flip(firenze-5)")
    assert board(match, 0)["score"] == 13


def test_am_3_12_11_it_refers_to_the_last_one() -> None:
    match = scene(f"""
        3 seats, seat 1
        seat 1: influence C, tiles firenze-4, {TWO} | king: N | court: O | cubes: B/J2
    """)
    play(match, VERSAILLES, "present(N-1-1) present(B-1-1)")
    assert changes(match, "flip(firenze-4)").get("seat 1 score") is None  # half of 1


def test_am_3_12_11_also_to_one_that_gave_nothing() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-4, perfume N-1-1 O | cubes: N/O4")
    play(match, VERSAILLES, "present(N-1-1)")
    assert changes(match, "flip(firenze-4)") == flipping("firenze-4")


def test_am_3_12_11_not_after_the_action() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-4, perfume N-1-1 O")
    play(match, VERSAILLES, "present(N-1-1) finish")
    assert refused(match, "flip(firenze-4)") == "AM-3.12.11"


@pytest.mark.parametrize("tile", ["paris-1", "koln-1", "koln-7", "firenze-6"])
def test_am_3_12_12_any_window_tiles_may_be_flipped_in_vain(tile: str) -> None:
    match = scene(f"""
        2 seats, seat 1
        seat 1: tiles {tile}, influence A8, tokens 4 | seat 2: tokens 0
        supply: B0 J0 L0 N0
    """)
    assert picture(match)["reserve"] == 0
    decisions = ["flip(firenze-6)", "influence_done"] if tile == "firenze-6" else [f"flip({tile})"]
    assert changes(match, *decisions) == flipping(tile)


def test_am_3_12_12_some_is_better_than_none() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles paris-1 | supply: L1 N0")
    assert changes(match, "flip(paris-1)")["seat 1 flowers"] == ("", "L")


def test_am_3_12_12_a_recipe_tile_needs_a_complete_creation() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-1 london-7, essences B")
    assert refused(match, "flip(london-1)") == "AM-3.12.12"
    assert refused(match, "flip(london-7)") == "AM-3.12.12"


def test_am_3_12_12_and_no_duplicate() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles london-4, essences O, perfume N-1-1 O")
    assert refused(match, "flip(london-4)") == "AM-3.12.12"
