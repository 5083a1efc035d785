"""PY-6: the test vectors of the Blending and the Cleanup phase, and of the end."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    begin,
    changes,
    column_cards,
    columns,
    idle,
    idle_until,
    letters,
    next_marker,
    next_round,
    picture,
    places_won,
    play,
    produced,
    skip_blending,
    stock,
)
from tests.games.perfumery.scene import scene

pytestmark = pytest.mark.interpreted

FIVE_EFFECTS = "4 seats, blend of 1 | seat 1: top R104 R102 R110 R205"


def test_py_6_22_blending_example() -> None:
    match = scene(FIVE_EFFECTS)
    pools = []
    for choice in ("use", "use", "use", "skip"):
        play(match, f"effect({choice})")
        pools.append(letters(match.state.pool))
    assert pools == ["F", "FF", "FFG", "FFG"]
    play(match, "effect(use)")
    assert stock(match, 1) == "GAA . ."
    assert now(match) == "seat 1: blend"  # Middle follows
    play(match, "effect(use)")
    assert stock(match, 1) == "GAA F ."
    play(match, "effect(use)")
    assert stock(match, 1) == "GAA F F"
    assert now(match) == "seat 1: produce"


def test_py_6_23_the_same_stack_without_the_skip() -> None:
    match = scene(FIVE_EFFECTS)
    play(match, "effect(use) effect(use) effect(use) effect(use)")
    assert letters(match.state.pool) == "FGG"
    assert refused(match, "effect(use)") == "PY-3.8.4"
    play(match, "effect(skip)")
    assert stock(match, 1) == "FGG . ."


def test_py_6_24_stock_does_not_feed_mixing() -> None:
    match = scene("4 seats, blend of 1 | seat 1: middle R205, stock . F .")
    play(match, "effect(skip) effect(use)")
    assert letters(match.state.pool) == "F"
    assert refused(match, "effect(use)") == "PY-3.8.4"
    play(match, "effect(skip)")
    assert stock(match, 1) == ". FF ."


def test_py_6_25_production_example() -> None:
    match = scene(
        "4 seats, produce of 1 | seat 1: stock GG FFA F, produced P103:G, hand P102 P201 IF1"
    )
    play(match, "produce(P102) stock(F) stock(F) storage(P103)")
    assert produced(match, 1) == ["P103", "P102"]
    play(match, "produce(P201) stock(G) stock(G) stock(A) stock(F)")
    assert stock(match, 1) == ". . ."
    assert produced(match, 1) == ["P103", "P102", "P201"]
    assert match.scores()[0] == (6, 0)
    play(match, "produce_done")
    assert now(match) == "seat 1: store"


def test_py_6_26_wrong_note() -> None:
    match = scene("4 seats, produce of 1 | seat 1: stock FFF . ., hand P101")
    assert refused(match, "produce(P101)") == "PY-3.9.2"
    assert allowed(match) == {"produce_done"}


def test_py_6_27_storage_pays_any_note() -> None:
    match = scene(
        "4 seats, produce of 1 | seat 1: stock FFF . ., hand P101, produced P102:F P203:F"
    )
    play(match, "produce(P101)")
    assert refused(match, "storage(P102)") == "PY-3.9.6"  # then the Base could not be paid
    play(match, "stock(F) storage(P102) storage(P203)")
    assert (stock(match, 1), produced(match, 1)) == ("FF . .", ["P102", "P203", "P101"])


@pytest.mark.parametrize(
    ("given", "payment"),
    [
        ("stock S F F", "stock(S) stock(F) stock(F)"),
        ("stock . F F, produced P306:S", "storage(P306) stock(F) stock(F)"),
    ],
)
def test_py_6_28_synthetic_in_production(given: str, payment: str) -> None:
    match = scene(f"4 seats, produce of 1 | seat 1: hand P103, {given}")
    play(match, "produce(P103)", payment)
    assert stock(match, 1) == ". . ."
    assert "P103" in produced(match, 1)


def test_py_6_28_but_not_in_another_note() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P103, stock F S F")
    assert refused(match, "produce(P103)") == "PY-3.9.2"


def test_py_6_29_storage_example() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock F G A, produced P102 P103:G P104")
    assert refused(match, "store(middle, G)") == "PY-3.10.2"
    play(match, "store(top, F) onto(P102)")
    play(match, "store(base, A) onto(P104) store_done")
    assert produced(match, 1) == ["P102:F", "P103:G", "P104:A"]
    assert stock(match, 1) == ". . ."


def test_py_6_29_not_onto_a_full_space() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock . G ., produced P103:G P106")
    play(match, "store(middle, G)")
    assert refused(match, "onto(P103)") == "PY-3.10.2"
    assert allowed(match) == {"onto(P106)"}


def test_py_6_30_synthetic_in_storage() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock S . ., produced P102")
    assert refused(match, "store(top, S)") == "PY-3.10.2"
    match = scene("4 seats, store of 1 | seat 1: stock S . ., produced P102 P306")
    play(match, "store(top, S)")
    assert refused(match, "onto(P102)") == "PY-3.10.2"
    play(match, "onto(P306)")
    assert produced(match, 1) == ["P102", "P306:S"]


def test_py_6_31_storing_on_a_fresh_card() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P102, stock F FF G")
    play(match, "produce(P102) stock(F) stock(F) stock(G) produce_done")
    play(match, "store(top, F) onto(P102)")
    assert produced(match, 1) == ["P102:F"]


def test_py_6_32_volatilisation() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock FG . S, produced P102:F")
    assert changes(match, "store_done") == {"seat 1 stock": ("FG . S", ". . .")}
    assert produced(match, 1) == ["P102:F"]
    assert now(match) == "seat 2: blend"


DEAL = "2 seats, store of 2, starter 1, marker 2 | seat 1: hand - | seat 2: hand -"


def test_py_6_33_cleanup_deal_and_marker() -> None:
    match = scene(f"{DEAL} | columns: 1, -, 3")
    play(match, "store_done")
    for column, perfume, recipe in ((3, "P104", "R104"), (2, "P102", "R102"), (1, "P103", "R103")):
        play(match, f"perfume({perfume}) recipe({recipe})")
        assert {perfume, recipe} <= set(column_cards(match, column))
    assert columns(match) == [3, 2, 5]
    assert (next_marker(match), picture(match)["marker"]) == ("column 2", 2)
    assert now(match) == "seat 2: dev_turn"


@pytest.mark.parametrize(("before", "column"), [("1, 1, 2", 2), ("1, 1, 1", 3)])
def test_py_6_34_marker_tie(before: str, column: int) -> None:
    match = scene(f"{DEAL} | columns: {before}")
    play(match, "store_done")
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert next_marker(match) == f"column {column}"


def test_py_6_35_marker_not_taken() -> None:
    match = scene(f"{DEAL} | columns: 3 N, 1, 1")
    play(match, "store_done")
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert (columns(match), next_marker(match)) == ([5, 3, 3], "column 1")


def test_py_6_39_end_trigger() -> None:
    match = begin(2)
    for round_number, left in enumerate((18, 15, 12, 9, 6, 3, 0), 2):
        next_round(match)
        assert picture(match)["decks"] == (left, left)
        assert picture(match)["round"] == round_number
        assert picture(match)["final round"] == (round_number == 8)
    while not match.is_over:
        assert not now(match).startswith("chance")
        idle(match)
    assert now(match) == "nobody: end"


# 61 is 10 + 10 + 10 + 10 + 11 + 9 + 1, or 9 + 9 + 8 + 8 + 8 + 8 + 6 + 5; 40 is 3 x 8 + 4 x 4.
SHARED = """
    4 seats, store of 4, starter 1
    columns: rest, 1, 1, 1, 1 | decks: 0
    seat {0}: produced P305 P309 P311 P312 P314 P304 P102, hand P105 P106
    seat {1}: produced P306 P307 P301 P302 P303 P308 P208 P205
    seat {2}: produced P310 P313 P315 P203 P204 P206 P201
"""


@pytest.mark.parametrize(
    ("order", "places"), [((1, 2, 3), [1, 1, 3, 4]), ((2, 3, 1), [3, 1, 1, 4])]
)
def test_py_6_40_shared_victory(order: tuple[int, int, int], places: list[int]) -> None:
    match = scene(SHARED.format(*order))
    assert places_won(match) == [0, 0, 0, 0]
    play(match, "store_done")
    assert now(match) == "nobody: end"
    assert sorted(points for points, _ in match.scores()) == [0, 40, 61, 61]
    assert places_won(match) == places


def test_py_6_40_the_last_seat_blends_too() -> None:
    match = scene("2 seats, store of 1, starter 1 | columns: rest, 1, 1 | decks: 0")
    play(match, "store_done")
    assert now(match) == "seat 2: blend"
    skip_blending(match, 2)
    assert match.is_over
