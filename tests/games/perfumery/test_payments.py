"""PY-3.4 and PY-3.5: discarding to the central area, and paying."""

from __future__ import annotations

import itertools

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    changes,
    column_cards,
    columns,
    hand,
    picture,
    play,
)
from tests.games.perfumery.scene import scene

pytestmark = pytest.mark.interpreted


def landing(before: str, payment: str, seats: int = 4) -> list[int]:
    """Pays for a perfumer, on columns of this many cards; answers where each card lies."""
    cards = payment.split()
    match = scene(f"{seats} seats, turn of 1 | columns: {before} | seat 1: hand {payment}")
    play(match, "place(hire)", *(f"pay({card})" for card in cards), "pay_done")
    assert not hand(match, 1)
    size = len(columns(match))
    where = {card: at for at in range(1, size + 1) for card in column_cards(match, at)}
    return [where[card] for card in cards]


def test_py_3_4_1_a_payment_is_one_batch() -> None:
    match = scene("4 seats, turn of 1 | columns: 3, 3, 1, 3, 3 | seat 1: hand P205 R102 P203")
    play(match, "place(essence) essence(synthetic) to(top) pay(P205) pay(R102) pay_done")
    assert columns(match) == [3, 4, 2, 3, 3]


def test_py_3_4_1_the_discards_of_the_hand_limit_are_one_batch() -> None:
    match = scene("""
        4 seats, turn of 1 | columns: 3, R103 P104 IF2, 3, 3, 3
        seat 1: hand R101 R102 P101 P102 P105 P106 IF1 | seat 2: hand -
    """)
    play(match, "place(acquire:2) discard(R101) discard(R102) discard(IF1)")
    assert columns(match) == [4, 1, 3, 3, 4]
    assert [column_cards(match, column)[-1] for column in (2, 1, 5)] == ["R101", "R102", "IF1"]


@pytest.mark.parametrize(
    ("before", "column"),
    [
        ("3, 2, 4, 3, 3", 2),
        ("1, 2, 4, 3, 3", 1),
        ("2, 2, 4, 3, 2", 5),
        ("2, 2, 2, 3, 3", 3),
        ("2, 2, 2, 2, 2", 5),
        ("2, -, 2, -, 2", 4),
    ],
)
def test_py_3_4_2_the_first_column_is_the_one_with_the_fewest_cards(
    before: str, column: int
) -> None:
    assert landing(before, "P304") == [column]


def test_py_3_4_3_the_sweep_goes_left_and_from_the_left_end_to_the_right() -> None:
    assert landing("3, 1, 3, 3, 3", "P304 R101 R102 R103") == [2, 1, 5, 4]


def test_py_3_4_3_no_column_is_left_out_however_full() -> None:
    assert landing("2, 9, 1, 9, 2", "P304 R101 R102") == [3, 2, 1]


def test_py_3_4_4_the_next_marker_counts_as_one_card() -> None:
    assert landing("2, 2, 2, 2, 1 N", "P304") == [5]
    assert landing("2, 2, 2, 2, 2 N", "P304") == [4]
    assert landing("3, 3, 3, 1 N, 3", "P304") == [4]
    assert landing("N, 2, 2, 2, 1", "P304") == [5]


def test_py_3_4_4_a_perfumer_does_not_count() -> None:
    match = scene("""
        2 seats, turn of 1 | columns: 2, 2, 2
        seat 1: hand P304 | seat 2: at acquire:3
    """)
    play(match, "place(hire) pay(P304) pay_done")
    assert columns(match) == [2, 2, 3]


def test_py_3_4_5_columns_with_a_perfumer_and_emptied_ones_take_part() -> None:
    match = scene("""
        2 seats, turn of 1 | columns: R105 P103, 1, 1
        seat 1: hand R101 R102 P101 P102 P105 P106 IF1 | seat 2: at acquire:2
    """)
    play(match, "place(acquire:1)")
    play(match, "discard(P105)", "discard(P106)")
    assert columns(match) == [1, 1, 2]
    assert column_cards(match, 1) == ["P105"]


@pytest.mark.parametrize("order", list(itertools.permutations(("IF1", "R301", "P101"))))
def test_py_3_4_6_the_player_chooses_which_card_is_placed_next(order: tuple[str, ...]) -> None:
    assert landing("2, 2, 2, 2, 2", " ".join(order)) == [5, 4, 3]


def test_py_3_4_6_each_card_lies_at_the_bottom_of_its_column() -> None:
    match = scene("2 seats, turn of 1 | columns: 3, P103 R105, 3 | seat 1: hand P304 IF1")
    assert changes(match, "place(hire) pay(P304) pay_done")["column 2"] == (
        "P103 R105",
        "P103 R105 P304",
    )


def sweep(before: list[int], size: int) -> list[int]:
    """PY-3.4.7 as it stands: the columns to which a batch of this many cards goes."""
    at = max(k for k, count in enumerate(before, 1) if count == min(before))
    found = []
    for _ in range(size):
        found.append(at)
        at = at - 1 if at > 1 else len(before)
    return found


@pytest.mark.parametrize("before", list(itertools.product((0, 1, 2), repeat=3)))
def test_py_3_4_7_the_algorithm(before: tuple[int, ...]) -> None:
    text = ", ".join(map(str, before))
    payment = "P304 R101 R102 R103 R104"
    assert landing(text, f"{payment} IF1", seats=2) == sweep(list(before), 6)


def test_py_3_5_1_the_total_must_reach_the_cost() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P203 IF1 R101 R102")
    play(match, "place(hire) pay(P203)")
    assert refused(match, "pay_done") == "PY-3.5.4"  # 4
    play(match, "pay(IF1)")
    assert refused(match, "pay_done") == "PY-3.5.4"  # 6
    play(match, "pay(R101)")
    assert "pay_done" in allowed(match)  # 7


def test_py_3_5_1_no_card_is_paid_that_is_not_in_the_hand() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P301 IF1, produced P102, top R101")
    play(match, "place(hire)")
    assert allowed(match) == {"pay(P301)", "pay(IF1)"}
    for card in ("P102", "R101", "IF2", "P305"):
        assert refused(match, f"pay({card})") == "PY-3.5.2"
    play(match, "pay(P301)")
    assert refused(match, "pay(P301)") == "PY-3.5.2"


@pytest.mark.parametrize("payment", ["P205 R102", "P205 IF1", "P203 IF1 R105", "R301 R102"])
def test_py_3_5_2_any_mix_of_cards_may_be_used(payment: str) -> None:
    assert len(landing("2, 2, 2, 2, 2", payment)) == len(payment.split())


def test_py_3_5_3_nothing_is_given_back_and_more_may_be_discarded() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P304 P305 R101")
    play(match, "place(hire) pay(P304)")
    assert allowed(match) == {"pay(P305)", "pay(R101)", "pay_done"}
    play(match, "pay(P305)")
    assert changes(match, "pay_done") == {"seat 1 hired": ("parked", "hiring")}
    assert hand(match, 1) == ["R101"]


def test_py_3_5_4_a_payment_is_asked_card_by_card_and_never_fails() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P203 IF1 R105")
    play(match, "place(hire)")
    for card in ("R105", "IF1", "P203"):
        assert now(match) == "seat 1: pay"
        assert refused(match, "pay_done") == "PY-3.5.4"
        play(match, f"pay({card})")
    assert allowed(match) == {"pay_done"}
    play(match, "pay_done")
    assert picture(match)["seat 1 hired"] == "hiring"
