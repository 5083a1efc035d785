"""PY-6: the test vectors, as far as they happen in the Development phase."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    begin,
    changes,
    column_cards,
    columns,
    hand,
    idle,
    idle_until,
    next_marker,
    next_round,
    picture,
    placements,
    play,
    stack,
    stock,
)
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

VALUES = """
    IF1 2, R102 2, R105 1, R202 4, R206 3, R207 3, R301 6, R302 6, P102 1, P103 1, P201 4, P203 4,
    P205 5, P208 6, P301 8
"""


@pytest.mark.parametrize("line", VALUES.split(","))
def test_py_6_0_the_values_used(line: str) -> None:
    name, value = line.split()
    (card,) = [card for card in standard_box().cards if card.name == name.encode()]
    assert card.value == int(value)


def test_py_6_1_acquire_a_column() -> None:
    match = scene("4 seats, turn of 1 | columns: 2, 2, P103 R105, 2, 2 N")
    assert changes(match, "place(acquire:3)") == {
        "column 3": ("P103 R105", ""),
        "seat 1 hand": ("IF1", "IF1 P103 R105"),
        "seat 1 perfumers": ("2 of 2", "1 of 2"),
        "seat 1 at": ("", "acquire:3"),
    }
    for seat in (2, 3, 4, 1):
        assert now(match) == f"seat {seat}: dev_turn"
        assert refused(match, "place(acquire:3)") == "PY-4.2"
        play(match, "place(essence) essence(floral) to(top)")


def test_py_6_2_acquire_with_the_next_starting_player_marker() -> None:
    match = scene("4 seats, turn of 1 | columns: 2, 2, 2, 2, P101 R103 N")
    play(match, "place(acquire:1)", "place(acquire:2)")
    assert changes(match, "place(acquire:5)") == {
        "column 5": ("P101 R103", ""),
        "seat 3 hand": ("IF3", "IF3 P101 R103"),
        "seat 3 perfumers": ("2 of 2", "1 of 2"),
        "seat 3 at": ("", "acquire:5"),
        "next marker": ("column 5", "seat 3"),
        "marker": (1, 3),
    }
    assert placements(match, 2) == [4, 1]
    idle_until(match, lambda where: where.startswith("chance"))
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert (match.state.round_number, match.state.starter, match.seat) == (2, 2, 2)


SIX = "hand IF1 IF2 R101 R102 P101 P102"


def test_py_6_3_hand_limit() -> None:
    match = scene(f"4 seats, turn of 2 | columns: 3, P103 R105 R103, 2, 4, 2 | seat 2: {SIX}")
    play(match, "place(acquire:2)")
    assert len(hand(match, 2)) == 9
    assert columns(match) == [3, 0, 2, 4, 2]
    assert now(match) == "seat 2: limit"
    play(match, "discard(R105)")
    assert now(match) == "seat 2: limit"
    play(match, "discard(IF1)")
    assert now(match) == "seat 3: dev_turn"
    assert columns(match) == [4, 1, 2, 4, 2]
    assert column_cards(match, 2) == ["R105"]
    assert column_cards(match, 1)[-1] == "IF1"
    assert len(hand(match, 2)) == 7
    assert refused(match, "place(acquire:2)") == "PY-4.2"


def test_py_6_4_exactly_seven() -> None:
    match = scene(
        "4 seats, turn of 1 | columns: 2, P103 R105, 2, 2, 2 | seat 1: hand IF1 R101 R102 P101 P102"
    )
    play(match, "place(acquire:2)")
    assert len(hand(match, 1)) == 7
    assert now(match) == "seat 2: dev_turn"


def test_py_6_5_sweep_with_wrap_and_marker() -> None:
    """Three cards are thrown as a payment; P304 is worth 9, so that two more are allowed."""
    match = scene(
        "4 seats, turn of 1 | columns: 2, 3, 2 N, 4, 3 | seat 1: hand P304 R101 R102, at acquire:2"
    )
    play(match, "place(hire) pay(P304) pay(R101) pay(R102) pay_done")
    assert columns(match) == [3, 3, 2, 5, 4]
    assert [column_cards(match, column)[-1] for column in (1, 5, 4)] == ["P304", "R101", "R102"]


def test_py_6_6_tie_goes_right_no_recount() -> None:
    match = scene("4 seats, turn of 1 | columns: 2, 1, 3, 1, 2 | seat 1: hand P304 R101 R102")
    play(match, "place(hire) pay(P304) pay(R101) pay(R102) pay_done")
    assert columns(match) == [2, 2, 4, 2, 2]
    assert [column_cards(match, column)[-1] for column in (4, 3, 2)] == ["P304", "R101", "R102"]


def test_py_6_7_more_cards_than_columns() -> None:
    match = scene("2 seats, turn of 1 | columns: 2, 2, 2 | seat 1: hand R101 R102 P104 P205")
    play(match, "place(hire) pay(R101) pay(R102) pay(P104) pay(P205) pay_done")
    assert columns(match) == [3, 3, 4]
    assert column_cards(match, 3)[-2:] == ["R101", "P205"]
    assert column_cards(match, 2)[-1] == "R102"
    assert column_cards(match, 1)[-1] == "P104"


def test_py_6_8_two_payments_are_two_batches() -> None:
    match = scene(
        "3 seats, turn of 1 | columns: 3, 1, 3, 3 | seat 1: hand P304 IF1 | seat 2: hand P301 IF2"
    )
    play(match, "place(hire) pay(P304) pay_done")
    assert columns(match) == [3, 2, 3, 3]
    play(match, "place(hire) pay(P301) pay_done")
    assert columns(match) == [3, 3, 3, 3]
    assert column_cards(match, 2)[-2:] == ["P304", "P301"]


COST_TEN = "4 seats, turn of 1 | seat 1: hand R202 R301 P301 R102 P203, top R104"
INSTALL_TEN = "place(note:top) install(R202) at(0) install(R301) at(2) install_done"


def test_py_6_9_note_action_cost_10() -> None:
    match = scene(COST_TEN)
    play(match, INSTALL_TEN)
    assert stack(match, 1, "top") == ["R202", "R104", "R301"]
    assert refused(match, "pay(R202)") == "PY-3.5.2"
    assert refused(match, "pay(R301)") == "PY-3.5.2"
    play(match, "pay(P301)")
    assert refused(match, "pay_done") == "PY-3.5.4"
    play(match, "pay(R102) pay_done")
    assert hand(match, 1) == ["P203"]
    assert now(match) == "seat 2: dev_turn"


def test_py_6_9_nothing_comes_back() -> None:
    match = scene(COST_TEN)
    play(match, INSTALL_TEN, "pay(P301) pay(P203) pay_done")
    assert hand(match, 1) == ["R102"]


NOTES = {"place(note:top)", "place(note:middle)", "place(note:base)"}


def test_py_6_10_note_action_refused() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R302 P205")
    assert refused(match, "place(note:top)") == "PY-3.3.6"
    assert not NOTES & allowed(match)
    assert "place(hire)" in allowed(match)


def test_py_6_10_a_recipe_paid_with_a_recipe() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R206 R207")
    assert allowed(match) >= NOTES
    play(match, "place(note:middle) install(R207) at(0) install_done pay(R206) pay_done")
    assert (stack(match, 1, "middle"), hand(match, 1)) == (["R207"], [])


@pytest.mark.parametrize(
    "payment", ["pay(P203)", "pay(R207)", "pay(P203) pay(R207)", "pay(R207) pay(P203)"]
)
def test_py_6_11_second_recipe_refused(payment: str) -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand R206 R207 P203")
    play(match, "place(note:base) install(R206) at(0)")
    assert refused(match, "install(R207)") == "PY-3.6.2.3"
    play(match, "install_done", payment, "pay_done")
    assert stack(match, 1, "base") == ["R206"]
    assert len(hand(match, 1)) == 2 - payment.count("pay")


def test_py_6_12_sort_in_the_same_note() -> None:
    match = scene("4 seats, turn of 1 | seat 1: top R101 R104")
    play(match, "place(sort) sort(R101) to(top) at(1)")
    assert stack(match, 1, "top") == ["R104", "R101"]


def test_py_6_13_sort_to_another_note() -> None:
    match = scene("4 seats, turn of 1 | seat 1: top R101 R104")
    play(match, "place(sort) sort(R104) to(base) at(0)")
    assert (stack(match, 1, "top"), stack(match, 1, "base")) == (["R101"], ["R104"])


def test_py_6_14_sort_without_change_refused() -> None:
    match = scene("4 seats, turn of 1 | seat 1: middle R102")
    play(match, "place(sort) sort(R102)")
    assert refused(match, "to(middle)") == "PY-3.6.3.2"  # there is no other index
    play(match, "to(top) at(0)")
    assert (stack(match, 1, "middle"), stack(match, 1, "top")) == ([], ["R102"])


def test_py_6_15_replenish() -> None:
    match = scene("4 seats, turn of 1 | seat 1: produced P102 P105")
    play(match, "place(replenish)")
    assert allowed(match) == {"replenish(P102)"}
    assert changes(match, "replenish(P102)") == {"seat 1 produced": ("P102 P105", "P102:F P105")}
    match = scene("4 seats, turn of 1 | seat 1: produced P102:F P105")
    assert refused(match, "place(replenish)") == "PY-3.3.6"


@pytest.mark.parametrize("cards", ["-", "IF1 P203"])
def test_py_6_16_floral(cards: str) -> None:
    match = scene(f"2 seats, turn of 1 | seat 1: hand {cards}")
    play(match, "place(essence)")
    assert changes(match, "essence(floral) to(base)") == {"seat 1 stock": (". . .", ". . F")}
    assert now(match) == "seat 2: dev_turn"
    play(match, "place(essence) essence(floral) to(top)")
    assert refused(match, "place(essence)") == "PY-4.2"


def test_py_6_17_synthetic() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P208")
    play(match, "place(essence) essence(synthetic) to(top) pay(P208) pay_done")
    assert (stock(match, 1), hand(match, 1)) == ("S . .", [])
    assert now(match) == "seat 2: dev_turn"


def test_py_6_17_not_with_a_poor_hand() -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P203")
    play(match, "place(essence)")
    assert refused(match, "essence(synthetic)") == "PY-3.6.5.1"
    assert allowed(match) == {"essence(floral)"}


def test_py_6_18_hire() -> None:
    match = scene("2 seats, turn of 1 | seat 1: hand IF1 P203 R105")
    play(match, "place(hire) pay(R105) pay(P203)")
    assert refused(match, "pay_done") == "PY-3.5.4"
    play(match, "pay(IF1) pay_done")
    assert picture(match)["seat 1 perfumers"] == "1 of 2"
    next_round(match)
    assert picture(match)["seat 1 perfumers"] == "3 of 3"
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(hire)") == "PY-3.6.6.2"
    next_round(match)
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(hire)") == "PY-3.6.6.2"


def test_py_6_19_spm_first_nspm_later() -> None:
    match = scene("4 seats, turn of 2 | columns: 2, 2 N, 2, 2, 2")
    assert changes(match, "place(start_marker)")["marker"] == (1, 2)
    assert changes(match, "place(acquire:2)")["marker"] == (2, 3)
    assert next_marker(match) == "seat 3"
    next_round(match)
    assert match.state.starter == 2


def test_py_6_20_nspm_first_spm_later() -> None:
    match = scene("4 seats, turn of 2 | columns: 2, 2 N, 2, 2, 2")
    play(match, "place(acquire:2)", "place(acquire:1)")
    assert (picture(match)["marker"], next_marker(match)) == (2, "seat 2")
    play(match, "place(start_marker)")
    assert (picture(match)["marker"], next_marker(match)) == (4, "seat 4")
    next_round(match)
    assert (match.state.starter, match.state.marker) == (3, 3)
    assert next_marker(match).startswith("column")


def test_py_6_21_spm_holder() -> None:
    match = scene("4 seats, turn of 1, marker 1")
    assert refused(match, "place(start_marker)") == "PY-3.3.6"


def test_py_6_36_turn_order_with_three_perfumers() -> None:
    match = scene("3 seats, turn of 2, starter 2 | seat 1: joined")
    assert placements(match, 7) == [2, 3, 1, 2, 3, 1, 1]
    idle_until(match, lambda where: where.endswith(("dev_turn", "blend")))
    assert now(match) == "seat 2: blend"


STUCK = """
    4 seats, turn of 2, starter 1, marker 3
    seat 1: at acquire:1 acquire:2 | seat 2: at acquire:3
    seat 3: hand -, at essence
    seat 4: at acquire:4 acquire:5
"""


def test_py_6_37_forced_pass() -> None:
    match = scene(STUCK)
    events = play(match, "place(essence) essence(floral) to(top)")
    assert ("forced_to_pass", 2) in [(event.name, event.seat) for event in events]
    assert now(match) == "seat 1: blend"  # nobody else has a perfumer
    assert picture(match)["seat 3 perfumers"] == "1 of 2"
    next_round(match)
    assert picture(match)["seat 3 perfumers"] == "2 of 2"


def test_py_6_38_forced_pass_persists() -> None:
    """Seat 1, with its third perfumer, takes the marker from seat 3, which still cannot place."""
    match = scene(STUCK.replace("acquire:2", "acquire:2, joined"))
    events = play(match, "place(essence) essence(floral) to(top)")
    assert [event.seat for event in events if event.name == "forced_to_pass"] == [2]
    assert now(match) == "seat 1: dev_turn"
    events = play(match, "place(start_marker)")
    assert [event.seat for event in events if event.name == "forced_to_pass"] == [2]
    assert now(match) == "seat 1: blend"
    assert (picture(match)["marker"], picture(match)["seat 3 perfumers"]) == (1, "1 of 2")


def test_py_6_41_setup() -> None:
    found = picture(begin(3))
    assert found["decks"] == (28, 28)
    assert found["next marker"] == "column 4"
    assert [len(found[f"column {column}"].split()) for column in (1, 2, 3, 4)] == [2] * 4
    assert "column 5" not in found
    for seat in (1, 2, 3):
        assert found[f"seat {seat} hand"] == f"IF{seat}"
        assert found[f"seat {seat} perfumers"] == "2 of 2"
        assert (found[f"seat {seat} hired"], found[f"seat {seat} at"]) == ("parked", "")


def test_py_6_42_shared_space() -> None:
    match = scene("""
        4 seats, turn of 1
        seat 1: hand P301 IF1 | seat 2: hand P302 IF2
        seat 3: hand P303 IF3 | seat 4: hand P304 IF4
    """)
    for seat in (1, 2, 3, 4):
        play(match, f"place(hire) pay(P30{seat}) pay_done")
    assert [picture(match)[f"seat {seat} hired"] for seat in (1, 2, 3, 4)] == ["hiring"] * 4


def test_py_6_42_a_second_own_perfumer_is_not_allowed() -> None:
    match = scene("4 seats, turn of 1 | seat 1: joined")
    play(match, "place(essence) essence(floral) to(top)")
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(essence)") == "PY-4.2"


def test_py_6_43_foreign_note() -> None:
    """A Note space is always the deciding seat's own: there is no name for another's."""
    match = scene("2 seats, turn of 1 | seat 1: hand R206 R207 P203 R101 | seat 2: hand R202 P205")
    play(match, "place(note:top) install(R206) at(0) install_done pay(R207) pay_done")
    play(match, "place(note:top) install(R202) at(0) install_done pay(P205) pay_done")
    assert (stack(match, 1, "top"), stack(match, 2, "top")) == (["R206"], ["R202"])
    assert refused(match, "place(note:top)") == "PY-4.2"
    assert "place(note:middle)" in allowed(match)


def test_py_6_44_payment_feeds_the_display() -> None:
    match = scene(
        "2 seats, turn of 2 | columns: 2, -, 2 | seat 1: at acquire:2 | seat 2: hand P208 R101 IF2"
    )
    play(match, "place(hire) pay(P208) pay(R101) pay_done")
    assert columns(match) == [3, 1, 2]
    assert (column_cards(match, 2), column_cards(match, 1)[-1]) == (["P208"], "R101")
    while now(match).endswith("dev_turn"):
        assert refused(match, "place(acquire:2)") == "PY-4.2"
        idle(match)
