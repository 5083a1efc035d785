"""PY-3.6: the seven actions."""

from __future__ import annotations

import pytest

from grasse.games.perfumery.records import Box
from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    begin,
    changes,
    column_cards,
    columns,
    hand,
    idle_until,
    next_marker,
    next_round,
    picture,
    play,
    produced,
    stack,
    stock,
)
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted


def own_box(**storage: str) -> Box:
    """A box with other storage spaces on some perfumes."""
    box = standard_box().copy()
    for card in box.cards:
        if card.name.decode() in storage:
            card.storage[:] = [storage[card.name.decode()].count(letter) for letter in "FGAS"]
    return box


# ---------------------------------------------------------------- acquire cards


def test_py_3_6_1_1_every_card_of_the_column_is_taken() -> None:
    match = scene("4 seats, turn of 1 | columns: 2, 2, P103 P104 R105 R101, 2 N, 2")
    play(match, "place(acquire:3)")
    assert hand(match, 1) == ["IF1", "P103", "P104", "R105", "R101"]
    assert columns(match) == [2, 2, 0, 2, 2]
    assert next_marker(match) == "column 4"


def test_py_3_6_1_1_discarded_cards_can_be_taken_by_anybody() -> None:
    match = scene(
        "2 seats, turn of 1 | columns: R101, R102, 3 | seat 1: hand P304 IF1 | seat 2: hand -"
    )
    play(match, "place(hire) pay(P304) pay(IF1) pay_done", "place(acquire:2)")
    assert hand(match, 2) == ["R102", "P304"]


@pytest.mark.parametrize("seat", [1, 2])
def test_py_3_6_1_2_the_next_marker_brings_the_other_one(seat: int) -> None:
    match = scene(f"4 seats, turn of {seat}, marker 2 | columns: 2, 2 N, 2, 2, 2")
    play(match, "place(acquire:2)")
    assert (next_marker(match), picture(match)["marker"]) == (f"seat {seat}", seat)
    assert len(hand(match, seat)) == 3  # markers are no part of the hand


def test_py_3_6_1_2_a_marker_alone_is_taken_too() -> None:
    match = scene("4 seats, turn of 1, marker 2 | columns: 2, N, 2, 2, 2")
    play(match, "place(acquire:2)")
    assert (next_marker(match), hand(match, 1)) == ("seat 1", ["IF1"])


SEVEN = "R101 R102 P101 P102 P105 P106 IF1"


def test_py_3_6_1_3_down_to_exactly_seven() -> None:
    match = scene(f"4 seats, turn of 1 | columns: R103 P104, 2, 2, 2, 2 | seat 1: hand {SEVEN}")
    play(match, "place(acquire:1)")
    assert len(hand(match, 1)) == 9
    play(match, "discard(P102)")
    assert refused(match, "discard(P102)") == "PY-3.6.1.3"
    assert refused(match, "discard(P304)") == "PY-3.6.1.3"
    play(match, "discard(R103)")
    assert now(match) == "seat 2: dev_turn"
    assert len(hand(match, 1)) == 7


def test_py_3_6_1_3_new_and_old_cards_alike() -> None:
    match = scene(f"4 seats, turn of 1 | columns: R103, 2, 2, 2, 2 | seat 1: hand {SEVEN}")
    play(match, "place(acquire:1)")
    assert allowed(match) == {f"discard({card})" for card in (*SEVEN.split(), "R103")}


def test_py_3_6_1_3_the_column_counts_0_by_then() -> None:
    match = scene(
        f"4 seats, turn of 1 | columns: 1, R103 P104 R105, 1, 1, 1 | seat 1: hand {SEVEN}"
    )
    play(match, "place(acquire:2) discard(R101)")
    assert column_cards(match, 2) == ["R101"]


# ---------------------------------------------------------------- note


@pytest.mark.parametrize(
    ("index", "expected"),
    [(0, "R103 R101 R102"), (1, "R101 R103 R102"), (2, "R101 R102 R103")],
)
def test_py_3_6_2_1_a_recipe_goes_to_any_position(index: int, expected: str) -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R103 P301 P302, middle R101 R102, top R104")
    play(match, "place(note:middle) install(R103)")
    assert allowed(match) == {"at(0)", "at(1)", "at(2)"}
    assert refused(match, "at(3)") == "PY-3.6.2.1"
    play(match, f"at({index})")
    assert stack(match, 1, "middle") == expected.split()
    assert stack(match, 1, "top") == ["R104"]


def test_py_3_6_2_1_several_in_one_action() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R103 R105 R106 P301")
    play(match, "place(note:base) install(R103) at(0) install(R105) at(0) install(R106) at(1)")
    assert stack(match, 1, "base") == ["R105", "R106", "R103"]
    play(match, "install_done pay(P301) pay_done")
    assert hand(match, 1) == []


def test_py_3_6_2_1_only_recipes_of_the_hand() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R103 P301, top R101 | seat 2: hand R104 IF2")
    play(match, "place(note:top)")
    assert allowed(match) == {"install(R103)"}
    for recipe in ("R101", "R104", "R202"):
        assert refused(match, f"install({recipe})") == "PY-3.6.2.1"


def test_py_3_6_2_2_at_least_one_recipe() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R103 P301")
    play(match, "place(note:top)")
    assert refused(match, "install_done") == "PY-3.6.2.2"
    play(match, "install(R103) at(0)")
    assert allowed(match) == {"install_done"}


@pytest.mark.parametrize(
    ("cards", "can", "cannot"),
    [
        ("R202 R101 R206 IF1", {"R202", "R101", "R206"}, set[str]()),
        ("R202 R101 IF1", {"R101"}, {"R202"}),  # 3 < 4, and 6 >= 1
        ("R301 P205 R101", {"R301", "R101"}, set[str]()),  # 6 >= 6
        ("R301 P203 R101", {"R101"}, {"R301"}),  # 5 < 6
    ],
)
def test_py_3_6_2_3_the_rest_of_the_hand_must_be_worth_the_cost(
    cards: str, can: set[str], cannot: set[str]
) -> None:
    match = scene(f"4 seats, turn of 1 | seat 1: hand {cards}")
    play(match, "place(note:top)")
    assert allowed(match) == {f"install({card})" for card in can}
    for card in cannot:
        assert refused(match, f"install({card})") == "PY-3.6.2.3"


def test_py_3_6_2_3_all_recipes_of_this_action_count_but_no_others() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R206 R207 R101 R102 P101, top R301")
    play(match, "place(note:top) install(R206) at(0)")  # the rest 3 + 1 + 2 + 1 = 7
    assert allowed(match) == {"install(R101)", "install(R102)", "install_done"}
    play(match, "install(R102) at(0)")  # 5 for 5
    assert refused(match, "install(R101)") == "PY-3.6.2.3"  # 4 for 6


def test_py_3_6_2_4_the_cost_is_the_value_of_what_was_installed() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R206 R102 P203 P101 IF1, top R301")
    play(match, "place(note:top) install(R206) at(0) install(R102) at(2) install_done")
    play(match, "pay(P203)")
    assert refused(match, "pay_done") == "PY-3.5.4"  # 4 of 5
    assert refused(match, "pay(R102)") == "PY-3.5.2"  # it has left the hand
    play(match, "pay(P101) pay_done")
    assert hand(match, 1) == ["IF1"]


def test_py_3_6_2_5_no_limit_and_any_recipe_in_any_note() -> None:
    many = "R101 R102 R103 R104 R105 R106 R107 R108 R201 R202 R301 R302"
    match = scene(f"4 seats, turn of 1 | seat 1: hand R203 R204 P301, base {many}")
    play(match, "place(note:base) install(R203) at(12) install(R204) at(0)")
    assert stack(match, 1, "base") == ["R204", *many.split(), "R203"]


def test_py_3_6_2_6_only_the_own_notes() -> None:
    match = scene("2 seats, turn of 1 | seat 1: hand R103 P301 | seat 2: hand R101 IF2, top R104")
    happened = changes(match, "place(note:top) install(R103) at(0) install_done")
    assert happened["seat 1 top"] == ("", "R103")
    assert not [name for name in happened if name.startswith("seat 2")]


# ---------------------------------------------------------------- sort recipes

STACKS = "4 seats, turn of 1 | seat 1: top R101 R102 R103, middle R104"


@pytest.mark.parametrize(
    ("words", "top", "middle"),
    [
        ("sort(R101) to(top) at(1)", "R102 R101 R103", "R104"),
        ("sort(R101) to(top) at(2)", "R102 R103 R101", "R104"),
        ("sort(R103) to(top) at(0)", "R103 R101 R102", "R104"),
        ("sort(R102) to(middle) at(0)", "R101 R103", "R102 R104"),
        ("sort(R102) to(middle) at(1)", "R101 R103", "R104 R102"),
        ("sort(R104) to(top) at(3)", "R101 R102 R103 R104", ""),
    ],
)
def test_py_3_6_3_1_one_recipe_moves_to_any_position(words: str, top: str, middle: str) -> None:
    match = scene(STACKS)
    play(match, "place(sort)", words)
    assert (stack(match, 1, "top"), stack(match, 1, "middle")) == (top.split(), middle.split())
    assert now(match) == "seat 2: dev_turn"  # exactly one


def test_py_3_6_3_1_the_index_is_counted_with_the_card_lifted_out() -> None:
    match = scene(STACKS)
    play(match, "place(sort) sort(R102) to(top)")
    assert allowed(match) == {"at(0)", "at(2)"}
    assert refused(match, "at(3)") == "PY-3.6.3.1"


def test_py_3_6_3_1_only_own_installed_recipes() -> None:
    match = scene(f"{STACKS}, hand R105 | seat 2: top R106")
    play(match, "place(sort)")
    assert allowed(match) == {f"sort(R10{number})" for number in (1, 2, 3, 4)}
    for recipe in ("R105", "R106", "R201"):
        assert refused(match, f"sort({recipe})") == "PY-3.6.3.1"


def test_py_3_6_3_2_the_card_must_change_its_place() -> None:
    match = scene(STACKS)
    play(match, "place(sort) sort(R103) to(top)")
    assert refused(match, "at(2)") == "PY-3.6.3.2"


def test_py_3_6_3_2_swapping_equal_recipes_is_a_change() -> None:
    match = scene("4 seats, turn of 1 | seat 1: top R102 R107")  # both extract G
    play(match, "place(sort) sort(R102) to(top) at(1)")
    assert stack(match, 1, "top") == ["R107", "R102"]


# ---------------------------------------------------------------- replenish


def test_py_3_6_4_1_an_empty_card_with_a_storage_space() -> None:
    match = scene(
        "4 seats, turn of 1 | seat 1: produced P102 P103:G P105 P104 | seat 2: produced P106"
    )
    play(match, "place(replenish)")
    assert allowed(match) == {"replenish(P102)", "replenish(P104)"}
    for perfume in ("P103", "P105", "P106", "P201"):
        assert refused(match, f"replenish({perfume})") == "PY-3.6.4.1"
    play(match, "replenish(P104)")
    assert produced(match, 1) == ["P102", "P103:G", "P105", "P104:A"]
    assert now(match) == "seat 2: dev_turn"


def test_py_3_6_4_1_where_a_card_shows_several_kinds_one_is_named() -> None:
    match = scene("4 seats, turn of 1 | seat 1: produced P102", own_box(P102="FAA"))
    play(match, "place(replenish) replenish(P102)")
    assert now(match) == "seat 1: replenish_kind"
    assert allowed(match) == {"kind(F)", "kind(A)"}
    assert refused(match, "kind(G)") == "PY-3.6.4.1"
    play(match, "kind(A)")
    assert produced(match, 1) == ["P102:A"]
    assert now(match) == "seat 2: dev_turn"


def test_py_3_6_4_1_several_spaces_of_one_kind_need_no_name() -> None:
    match = scene("4 seats, turn of 1 | seat 1: produced P102", own_box(P102="AA"))
    play(match, "place(replenish) replenish(P102)")
    assert produced(match, 1) == ["P102:A"]


def test_py_3_6_4_2_it_can_be_used_in_this_very_round() -> None:
    match = scene("""
        2 seats, turn of 1 | seat 1: at acquire:1, hand P101, produced P102, stock F F .
        seat 2: at acquire:2 acquire:3
    """)
    play(match, "place(replenish) replenish(P102)")
    idle_until(match, lambda where: where == "seat 1: produce")
    play(match, "produce(P101) stock(F) stock(F) storage(P102)")
    assert produced(match, 1) == ["P102", "P101"]


# ---------------------------------------------------------------- an essence


@pytest.mark.parametrize(
    ("note", "after"), [("top", "S . ."), ("middle", ". S ."), ("base", ". . S")]
)
def test_py_3_6_5_1_kind_and_note_are_chosen(note: str, after: str) -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P205")
    play(match, "place(essence)")
    assert allowed(match) == {"essence(floral)", "essence(synthetic)"}
    play(match, "essence(synthetic)")
    assert allowed(match) == {"to(top)", "to(middle)", "to(base)"}
    play(match, f"to({note}) pay(P205) pay_done")
    assert stock(match, 1) == after


@pytest.mark.parametrize(("cards", "can"), [("P203 R101", True), ("P203", False), ("-", False)])
def test_py_3_6_5_1_synthetic_only_with_a_hand_worth_5(cards: str, can: bool) -> None:
    match = scene(f"4 seats, turn of 1 | seat 1: hand {cards}")
    play(match, "place(essence)")
    if can:
        assert "essence(synthetic)" in allowed(match)
    else:
        assert refused(match, "essence(synthetic)") == "PY-3.6.5.1"


def test_py_3_6_5_2_floral_is_free_and_synthetic_costs_5() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P203 R101 | seat 2: hand P205")
    play(match, "place(essence) essence(synthetic) to(top) pay(P203)")
    assert refused(match, "pay_done") == "PY-3.5.4"
    play(match, "pay(R101) pay_done", "place(essence) essence(floral) to(top)")
    assert now(match) == "seat 3: dev_turn"
    assert hand(match, 2) == ["P205"]


def test_py_3_6_5_3_it_waits_on_the_stockyard_tile_for_production() -> None:
    match = scene("""
        2 seats, turn of 1 | seat 1: at acquire:1, top R104, hand P101
        seat 2: at acquire:2 acquire:3
    """)
    play(match, "place(essence) essence(floral) to(top)", "effect(skip)")
    assert refused(match, "effect(use)") == "PY-3.8.4"  # it does not feed the mixing
    play(match, "effect(skip) effect(use) effect(use)")
    assert stock(match, 1) == "F F F"
    play(match, "produce(P101) stock(F) stock(F) stock(F)")
    assert produced(match, 1) == ["P101"]


# ---------------------------------------------------------------- hire a perfumer


def test_py_3_6_6_1_it_costs_7_and_is_collected_in_the_cleanup() -> None:
    match = scene("2 seats, turn of 1 | seat 1: hand P208 R101")
    play(match, "place(hire) pay(P208)")
    assert refused(match, "pay_done") == "PY-3.5.4"
    play(match, "pay(R101) pay_done")
    found = picture(match)
    assert (found["seat 1 perfumers"], found["seat 1 hired"]) == ("1 of 2", "hiring")
    idle_until(match, lambda where: where.startswith("chance"))
    found = picture(match)
    assert (found["seat 1 perfumers"], found["seat 1 hired"]) == ("3 of 3", "joined")


def test_py_3_6_6_2_at_most_once_a_game() -> None:
    match = scene("2 seats, turn of 1 | seat 1: hand P304 P301")
    play(match, "place(hire) pay(P304) pay_done")
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(hire)") == "PY-4.2"  # its perfumer stands there
    next_round(match)
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(hire)") == "PY-3.6.6.2"


# ---------------------------------------------------------------- the starting player marker


def test_py_3_6_7_1_the_marker_comes_from_its_holder() -> None:
    match = scene("4 seats, turn of 1, marker 3 | columns: 2, 2, 2, 2, 2 N")
    assert changes(match, "place(start_marker)") == {
        "marker": (3, 1),
        "seat 1 perfumers": ("2 of 2", "1 of 2"),
        "seat 1 at": ("", "start_marker"),
    }


def test_py_3_6_7_2_and_the_next_one_if_the_holder_has_it() -> None:
    match = scene("4 seats, turn of 1, marker 3 | columns: 2, 2, 2, 2, 2")
    assert next_marker(match) == "seat 3"
    play(match, "place(start_marker)")
    assert (picture(match)["marker"], next_marker(match)) == (1, "seat 1")


def test_py_3_6_7_3_the_next_marker_moves_it_on() -> None:
    match = scene("4 seats, turn of 1, marker 3 | columns: 2, 2, 2, 2, 2 N")
    play(match, "place(start_marker)", "place(acquire:5)")
    assert (picture(match)["marker"], next_marker(match)) == (2, "seat 2")


def test_py_3_6_7_1_only_one_perfumer_a_round() -> None:
    match = begin(4, starter=1)
    play(match, "place(acquire:1)", "place(start_marker)")
    assert refused(match, "place(start_marker)") == "PY-4.2"
