"""PY-3.12 to PY-3.14: the Cleanup phase, the end, and the order of listing."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, listed, now, odds, refused
from tests.games.perfumery.moves import (
    changes,
    column_cards,
    columns,
    idle_until,
    next_marker,
    picture,
    places_won,
    play,
)
from tests.games.perfumery.scene import scene

pytestmark = pytest.mark.interpreted

LAST = "2 seats, store of 2, starter 1"


def test_py_3_12_1_perfumers_return_before_cards_are_dealt() -> None:
    match = scene(
        f"{LAST} | seat 1: at acquire:1 hire, hiring | seat 2: at essence sort start_marker, joined"
    )
    happened = changes(match, "store_done")
    assert now(match) == "chance: cleanup_perfume"
    assert happened == {
        "seat 1 perfumers": ("0 of 2", "3 of 3"),
        "seat 1 at": ("acquire:1 hire", ""),
        "seat 1 hired": ("hiring", "joined"),
        "seat 2 perfumers": ("0 of 3", "3 of 3"),
        "seat 2 at": ("sort essence start_marker", ""),
    }


def test_py_3_12_1_a_perfumer_that_was_not_hired_stays_parked() -> None:
    match = scene(f"{LAST} | seat 1: at acquire:1")
    play(match, "store_done")
    assert picture(match)["seat 1 perfumers"] == "2 of 2"
    assert picture(match)["seat 1 hired"] == "parked"


def test_py_3_12_2_one_perfume_and_one_recipe_a_column_from_the_right() -> None:
    match = scene(f"{LAST} | columns: R101 P101, -, 1 N")
    play(match, "store_done")
    asked = []
    while now(match).startswith("chance"):
        asked.append(now(match).removeprefix("chance: cleanup_"))
        play(match, max(odds(match)))
    assert asked == ["perfume", "recipe"] * 3
    assert columns(match) == [4, 2, 3]
    assert column_cards(match, 2) == ["P105", "R105"]
    assert column_cards(match, 1) == ["P101", "P104", "R101", "R104"]  # perfumes lie above


def test_py_3_12_2_the_cards_come_from_the_topmost_tier_left() -> None:
    match = scene(f"{LAST} | columns: rest, 1, 1 | decks: 10")
    play(match, "store_done")
    assert set(odds(match)) == {"perfume(P209)"}
    assert refused(match, "perfume(P301)") == "PY-2.2"
    play(match, "perfume(P209) recipe(R209)")
    assert set(odds(match)) == {f"perfume(P30{number})" for number in range(1, 10)}


@pytest.mark.parametrize(
    ("given", "column"), [("1, 2, 2", 1), ("1, 1, 3", 2), ("2, 2, 2", 3), ("3, 2, 1", 3)]
)
def test_py_3_12_3_a_held_next_marker_goes_to_the_column_with_the_fewest(
    given: str, column: int
) -> None:
    match = scene(f"2 seats, store of 2, starter 1, marker 2 | columns: {given}")
    play(match, "store_done")
    while now(match).startswith("chance"):
        assert next_marker(match) == "seat 2"  # not before all cards are dealt
        play(match, min(allowed(match)))
    assert (next_marker(match), picture(match)["marker"]) == (f"column {column}", 2)
    assert now(match) == "seat 2: dev_turn"


def test_py_3_12_3_in_a_column_it_stays() -> None:
    match = scene(f"{LAST}, marker 2 | columns: 1, 3 N, 1")
    play(match, "store_done")
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert (next_marker(match), picture(match)["marker"]) == ("column 2", 2)


@pytest.mark.parametrize(("left", "is_final"), [(6, False), (3, True)])
def test_py_3_12_4_with_both_decks_empty_the_next_round_is_the_final_one(
    left: int, is_final: bool
) -> None:
    match = scene(f"{LAST} | columns: rest, 1, 1 | decks: {left}")
    events = play(match, "store_done")
    while now(match).startswith("chance"):
        assert not match.state.final_round
        events = play(match, min(allowed(match)))
    assert bool(match.state.final_round) == is_final
    assert ("final_round_announced" in [event.name for event in events]) == is_final


FINAL = "2 seats, blend of 2, starter 1 | columns: rest, 1, 1 | decks: 0"


def test_py_3_13_1_the_match_ends_after_the_last_blending_phase() -> None:
    match = scene(f"{FINAL} | seat 2: hand P101")
    play(match, "effect(use) effect(use) effect(use)")
    play(match, "produce(P101) stock(F) stock(F) stock(F) produce_done")
    assert not match.is_over
    play(match, "store_done")
    assert match.is_over


def test_py_3_13_2_only_the_brand_values_of_produced_perfumes_count() -> None:
    match = scene(f"""
        {FINAL}
        seat 1: produced P301:G P101, hand P302 IF1, top R301, joined
        seat 2: produced P305
    """)
    idle_until(match, lambda where: where == "nobody: end")
    assert match.scores() == [(9, 2), (10, 1)]


def test_py_3_13_2_brand_not_payment_value() -> None:
    match = scene("2 seats, produce of 1 | seat 1: hand P101, stock F F F")
    box = match.box.copy()
    box.cards["value"] = 7
    match.box = box
    play(match, "produce(P101) stock(F) stock(F) stock(F)")
    assert match.scores()[0] == (1, 0)


def test_py_3_13_3_all_with_the_highest_score_win_together() -> None:
    match = scene("""
        4 seats, store of 4, starter 1 | columns: rest, 1, 1, 1, 1 | decks: 0
        seat 1: produced P301 | seat 2: produced P305
        seat 3: produced P302 P104 | seat 4: produced P303
    """)
    play(match, "store_done")
    assert places_won(match) == [3, 1, 1, 3]


def test_py_3_14_1_spaces_are_listed_in_order() -> None:
    match = scene("""
        4 seats, turn of 1, marker 2
        seat 1: hand P301 R101 R104 IF1, top R102, produced P102
    """)
    spaces = "acquire:1 acquire:2 acquire:3 acquire:4 acquire:5 note:top note:middle note:base "
    spaces += "sort replenish essence hire start_marker"
    assert listed(match) == [f"place({space})" for space in spaces.split()]


def test_py_3_14_1_cards_in_the_order_in_which_they_came() -> None:
    match = scene("2 seats, turn of 1 | columns: P104 R102, P103 R101, 2 | seat 1: hand P102 IF1")
    play(match, "place(acquire:2)", "place(acquire:3)", "place(acquire:1)")
    order = ["P102", "IF1", "P103", "R101", "P104", "R102"]
    table = match.game.describe(match.box, match.view(0))
    held = [str(node.values.get("card")) for node in table.walk() if "card" in node.values]
    assert [card for card in held if card in order] == order
