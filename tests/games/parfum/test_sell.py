"""PA-3.7: flacons for customers."""

from __future__ import annotations

import pytest

from grasse.games.parfum.records import Box
from grasse.kernel.match import Match
from tests.games.moves import allowed, now, odds, refused
from tests.games.parfum.moves import changes, picture, play
from tests.games.parfum.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

# HD-10 + BS-05 hold three parts of lavender; A-10 wishes two and pays 8.
STREET = "street: A-01 A-10 A-03 A-04 A-02"
MAX_SELLS = f"4 seats, sell | seat 1: money 10, minor HD-10 BS-05 x2 | {STREET}"


def order_of_chances(match: Match) -> list[str]:
    """Lets everybody pass and discard as long as there is somebody to ask."""
    asked = []
    while now(match).endswith(("sell", "surplus")):
        asked.append(now(match).removeprefix("seat ").removesuffix(": sell"))
        play(match, "pass" if "pass" in allowed(match) else "discard(0)")
    return asked


def box_with_a_double_wish() -> Box:
    """An owner's copy in which A-01 wishes a rose and a vanilla."""
    box = standard_box().copy()
    box.customers[0].wants[:] = [0, 0, 1, 1, 0]
    return box


@pytest.mark.parametrize(
    ("given", "order"),
    [
        ("4 seats, sell | clocks: 3 1 4 2", "3142 3142"),
        ("3 seats, sell | clocks: 2 3 1", "231 231"),
        ("2 seats, sell | clocks: 1 2 1 2", "11 22 11 22"),
        ("2 seats, sell | clocks: 2 2 1 1", "2222 1111"),
        ("2 seats, sell | clocks: 1 2 2 1", "11 2222 11"),
    ],
)
def test_pa_3_7_1_two_cycles_or_two_chances_a_clock(given: str, order: str) -> None:
    assert order_of_chances(scene(given)) == list(order.replace(" ", ""))


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("3 seats, sell | clocks: 2 3 1", "1/2 1/2 1/2 2/2 2/2 2/2"),
        ("2 seats, sell | clocks: 1 2 2 1", "1/4 2/4 1/4 2/4 3/4 4/4 3/4 4/4"),
    ],
)
def test_pa_3_7_1_the_table_counts_the_sales_of_the_seller(given: str, counted: str) -> None:
    match, found = scene(given), []
    while now(match).endswith("sell"):
        values = match.game.describe(match.box, match.view(0)).values
        found.append(f"{values['sale']}/{values['sales']}")
        play(match, "pass")
    assert found == counted.split()


def test_pa_3_7_2_a_chance_is_one_sale_one_bargain_or_a_pass() -> None:
    for words in (["sell(1)", "to(A-10)"], ["bargain(1)"], ["pass"]):
        match = scene(MAX_SELLS)
        assert allowed(match) == {"sell(1)", "bargain(1)", "pass"}
        play(match, *words)
        assert now(match) == "seat 2: sell"


def test_pa_3_7_2_a_pass_ends_only_this_chance() -> None:
    match = scene(MAX_SELLS)
    assert changes(match, "pass", "pass", "pass", "pass") == {}
    assert allowed(match) == {"sell(1)", "bargain(1)", "pass"}
    play(match, "bargain(1)")
    assert now(match) == "seat 2: sell"  # what was not used does not add up


def test_pa_3_7_3_the_perfume_must_be_the_seat_s_own() -> None:
    match = scene(MAX_SELLS.replace("seat 1:", "seat 2:"))
    assert refused(match, "sell(1)") == "PA-3.7.3"


def test_pa_3_7_3_the_perfume_must_be_complete_and_have_a_flacon() -> None:
    match = scene(f"4 seats, sell | seat 1: major HD-10 BS-05, minor HD-15 BS-10 x0 | {STREET}")
    assert refused(match, "sell(1)") == "PA-3.7.3"
    assert refused(match, "sell(2)") == "PA-3.7.3"


def test_pa_3_7_3_the_customer_must_lie_on_the_street() -> None:
    match = scene(MAX_SELLS)
    play(match, "sell(1)")
    assert allowed(match) == {"to(A-10)"}
    assert refused(match, "to(A-05)") == "PA-3.7.3"  # wishes a lavender, but is in the stack
    assert refused(match, "to(A-01)") == "PA-3.7.3"  # lies there, but wishes a violet


@pytest.mark.parametrize(
    ("perfume", "customers"),
    [
        ("minor HD-08 BS-04", {"A-03", "A-04", "A-08"}),  # rose 2, vanilla 1
        ("minor HD-03 BS-04", {"A-03", "A-04"}),  # rose 1, vanilla 1
        ("minor HD-03 BS-11", {"A-01", "A-03", "A-08"}),  # rose 1 + 1, violet 1
        ("major HD-04 HT-08 BS-09", {"A-03", "A-04", "A-09"}),  # vanilla 4, rose 1
    ],
)
def test_pa_3_7_3_parts_are_added_over_all_notes(perfume: str, customers: set[str]) -> None:
    match = scene(f"4 seats, sell | seat 1: {perfume} | street: A-01 A-03 A-04 A-08 A-09")
    play(match, "sell(1)")
    assert allowed(match) == {f"to({customer})" for customer in customers}


def test_pa_3_7_3_no_customer_no_sale() -> None:
    match = scene("4 seats, sell | seat 1: minor HD-10 BS-05 | street: A-01 A-02 A-03 A-04 A-06")
    assert refused(match, "sell(1)") == "PA-3.7.3"
    assert allowed(match) == {"bargain(1)", "pass"}


def test_pa_3_7_4_flacon_money_and_customer_change_hands() -> None:
    match = scene(
        "4 seats, sell | seat 1: money 5, major HD-08 HT-05 BS-03 x3 | street: A-08 . . . ."
    )
    assert changes(match, "sell(1)", "to(A-08)") == {
        "seat 1 perfume 1": ("major HD-08 HT-05 BS-03 x3", "major HD-08 HT-05 BS-03 x2"),
        "supply": (22, 23),
        "seat 1 money": (5, 11),
        "seat 1 served": ("", "A-08"),
        "street 1": ("A-08", None),
    }


def test_pa_3_7_4_a_served_customer_is_gone() -> None:
    match = scene("2 seats, sell | seat 1: minor HD-10 BS-05 | street: A-10 A-01 A-02 A-03 A-04")
    play(match, "sell(1)", "to(A-10)")
    assert now(match) == "seat 1: sell"
    assert refused(match, "sell(1)") == "PA-3.7.3"


@pytest.mark.parametrize(
    ("perfume", "price"), [("minor HD-10 BS-05", 2), ("major HD-10 HT-01 BS-05", 3)]
)
def test_pa_3_7_5_a_bargain_pays_by_kind_even_if_a_customer_would_buy(
    perfume: str, price: int
) -> None:
    match = scene(f"4 seats, sell | seat 1: money 10, {perfume} | {STREET}")
    assert "sell(1)" in allowed(match)
    flacons = price
    assert changes(match, "bargain(1)") == {
        "seat 1 money": (10, 10 + price),
        "seat 1 perfume 1": (f"{perfume} x{flacons}", f"{perfume} x{flacons - 1}"),
        "supply": (25 - flacons, 26 - flacons),
    }


def test_pa_3_7_5_needs_a_complete_own_perfume_with_a_flacon() -> None:
    match = scene(
        "4 seats, sell | seat 1: minor HD-01, minor HD-02 BS-02 x0 | seat 2: minor HD-03 BS-03"
    )
    for number in (1, 2, 3):
        assert refused(match, f"bargain({number})") == "PA-3.7.5"


def test_pa_3_7_6_the_last_flacon_is_rewarded_with_two_tokens() -> None:
    match = scene(f"4 seats, sell | seat 1: minor HD-10 BS-05 x1 | {STREET}")
    play(match, "sell(1)", "to(A-10)")
    assert now(match) == "chance: reward"
    assert odds(match) == {"water(0)": 10, "water(1)": 4, "water(2)": 5, "water(3)": 6}
    changed = changes(match, "water(1)", "water(3)")
    assert changed == {
        "well 1": (4, 3),
        "well 3": (6, 5),
        "seat 1 tokens 1": (0, 1),
        "seat 1 tokens 3": (0, 1),
    }
    assert now(match) == "seat 2: sell"


def test_pa_3_7_6_the_notes_stay_and_have_no_further_use() -> None:
    match = scene("4 seats, sell | seat 1: minor HD-10 BS-05 x1")
    play(match, "bargain(1)", "water(1)", "water(3)", "pass", "pass", "pass")
    assert picture(match)["seat 1 perfume 1"] == "minor HD-10 BS-05 x0"
    assert allowed(match) == {"pass"}


def test_pa_3_7_7_flacons_stay_on_their_perfume_to_the_end_of_the_round() -> None:
    match = scene(
        "4 seats, sell | seat 1: minor HD-10 BS-05 x2 | seat 2: major HD-01 HT-01 BS-01 x3"
    )
    assert changes(match, *["pass"] * 8) == {"round": (1, 2), "quiet_rounds": (0, 1)} | {
        f"seat {seat} clocks": ([seat], []) for seat in (1, 2, 3, 4)
    }


def test_tv_10_sell() -> None:
    match = scene(MAX_SELLS)
    assert changes(match, "sell(1)", "to(A-10)") == {
        "seat 1 money": (10, 18),
        "seat 1 perfume 1": ("minor HD-10 BS-05 x2", "minor HD-10 BS-05 x1"),
        "supply": (23, 24),
        "seat 1 served": ("", "A-10"),
        "street 2": ("A-10", None),
    }
    assert now(match) == "seat 2: sell"  # no reward


def test_tv_11_bargain_and_sold_out() -> None:
    match = scene("4 seats, sell, chance 5 | seat 1: money 18, minor HD-10 BS-05 x1")
    assert changes(match, "bargain(1)", "water(0)", "water(2)") == {
        "seat 1 money": (18, 20),
        "seat 1 perfume 1": ("minor HD-10 BS-05 x1", "minor HD-10 BS-05 x0"),
        "supply": (24, 25),
        "well 0": (10, 9),
        "well 2": (5, 4),
        "seat 1 tokens 0": (0, 1),
        "seat 1 tokens 2": (0, 1),
    }
    assert now(match) == "seat 2: sell"


def test_tv_14_two_players_sell() -> None:
    match = scene("""
        2 seats, sell
        clocks: 2 2 1 1
        seat 1: tokens 0 0 0 0 0 | seat 2: tokens 0 0 0 0 0
    """)
    assert order_of_chances(match) == [*"2222", "2: surplus", *"1111", "1: surplus"]
    assert picture(match)["round"] == 2


def test_te_32_two_players_with_every_other_clock() -> None:
    match = scene("""
        2 seats, sell
        clocks: 2 1 2 1
        seat 1: tokens 0 0 0 0 0 | seat 2: tokens 0 0 0 0 0
    """)
    assert order_of_chances(match) == [*"221122", "2: surplus", *"11", "1: surplus"]


def test_te_33_the_second_chance_of_a_clock_is_still_given() -> None:
    match = scene("2 seats, sell | seat 1: minor HD-10 BS-05")
    play(match, "pass")
    assert now(match) == "seat 1: sell"
    assert "bargain(1)" in allowed(match)


@pytest.mark.parametrize(
    ("perfume", "buys"), [("minor HD-03 BS-03", False), ("minor HD-03 BS-04", True)]
)
def test_te_34_every_wish_must_be_met(perfume: str, buys: bool) -> None:
    text = f"4 seats, sell | seat 1: {perfume} | street: A-01 A-06 A-07 A-09 A-10"
    match = scene(text, box_with_a_double_wish())
    if buys:
        play(match, "sell(1)")
        assert allowed(match) == {"to(A-01)"}
    else:
        assert refused(match, "sell(1)") == "PA-3.7.3"


def test_te_36_an_incomplete_major_cannot_be_sold() -> None:
    match = scene("4 seats, sell | seat 1: major HD-10 BS-05 | street: A-05 A-10 A-01 A-02 A-03")
    assert refused(match, "sell(1)") == "PA-3.7.3"
    assert refused(match, "bargain(1)") == "PA-3.7.5"


def test_te_39_enough_parts_do_not_make_it_complete() -> None:
    match = scene("4 seats, sell | seat 1: major HD-08 | street: A-08 A-01 A-02 A-03 A-04")
    assert refused(match, "sell(1)") == "PA-3.7.3"


def test_te_40_two_parts_on_one_note_count() -> None:
    match = scene("4 seats, sell | seat 1: minor HD-10 BS-03 | street: A-10 A-01 A-02 A-04 A-06")
    play(match, "sell(1)")
    assert allowed(match) == {"to(A-10)"}
