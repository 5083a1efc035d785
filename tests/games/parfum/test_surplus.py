"""PA-3.8: what a seat may carry into the next round."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.parfum.moves import changes, picture, play
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("last", [["pass"], ["bargain(1)"], ["sell(1)", "to(A-10)"]])
def test_pa_3_8_1_checked_after_the_last_chance_however_it_was_used(last: list[str]) -> None:
    match = scene("""
        4 seats, sell, chance 6
        seat 2: tokens 0 0 0 1 1 1, minor HD-10 BS-05 x2
        street: A-10 A-01 A-02 A-03 A-04
    """)
    play(match, *last)
    assert now(match) == "seat 2: surplus"
    play(match, "discard(0)", "discard(0)")
    assert now(match) == "seat 3: sell"


def test_pa_3_8_1_not_after_an_earlier_chance() -> None:
    match = scene("4 seats, sell, chance 2 | seat 2: tokens 0 0 0 0 0 0")
    play(match, "pass")
    assert now(match) == "seat 3: sell"


def test_pa_3_8_1_after_the_reward_for_a_sold_out_perfume() -> None:
    match = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 0 0, minor HD-10 BS-05 x1")
    play(match, "bargain(1)")
    assert now(match) == "chance: reward"
    play(match, "water(3)", "water(2)")
    assert now(match) == "seat 2: surplus"
    play(match, "discard(2)")  # a token of the reward may go as well
    assert refused(match, "discard(2)") == "PA-3.8.2"


@pytest.mark.parametrize(
    ("clocks", "chance", "surplus"),
    [
        ("1 2 1 2", 1, False),
        ("1 2 1 2", 2, False),
        ("1 2 1 2", 5, False),
        ("1 2 1 2", 6, True),
        ("1 1 2 2", 3, False),
        ("1 1 2 2", 4, True),
        ("2 1 1 2", 6, True),
        ("1 2 2 1", 8, True),
    ],
)
def test_pa_3_8_1_two_players_after_the_second_chance_of_the_later_clock(
    clocks: str, chance: int, surplus: bool
) -> None:
    match = scene(f"2 seats, sell, chance {chance} | clocks: {clocks} | seat 1: tokens 0 0 0 0 0")
    play(match, "pass")
    assert now(match).endswith("surplus") == surplus


def test_pa_3_8_2_exactly_the_excess_of_the_seat_s_choice() -> None:
    match = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 1 2 3 3 3 | discards: 2")
    play(match, "pass")
    assert allowed(match) == {"discard(0)", "discard(1)", "discard(2)", "discard(3)"}
    assert changes(match, "discard(0)", "discard(2)") == {}  # one decision: nothing moves yet
    assert refused(match, "discard(2)") == "PA-3.8.2"  # its only one is chosen already
    assert changes(match, "discard(0)") == {
        "seat 2 tokens 0": (2, 0),
        "seat 2 tokens 2": (1, 0),
        "discards 0": (0, 2),
        "discards 2": (1, 2),
    }
    assert now(match) == "seat 3: sell"


def test_pa_3_8_2_then_the_well_is_checked() -> None:
    match = scene("""
        4 seats, sell, chance 6
        seat 2: tokens 0 0 0 0 1 2 | seat 4: tokens rest
        well: -
    """)
    play(match, "pass", "discard(1)")
    assert picture(match)["well 1"] == 0  # the surplus is one discard
    play(match, "discard(2)")
    assert (picture(match)["well 1"], picture(match)["well 2"]) == (1, 1)
    assert picture(match)["discards 1"] == 0


def test_pa_3_8_2_no_token_may_be_discarded_otherwise() -> None:
    for given in ("sell", "prepare", "water | dice: rose fly", "wake"):
        match = scene(f"4 seats, {given} | seat 1: tokens 0 0 0 0 0 0")
        assert refused(match, "discard(0)") == "PA-3.8.2"


def test_pa_3_8_3_there_is_no_limit_in_between() -> None:
    match = scene("4 seats, prepare, clock 4 | seat 4: tokens 0 0 0 0")
    play(match, *["take_water", "water(3)"] * 6)
    assert now(match) == "seat 1: sell"
    play(match, "pass", "pass", "pass", "pass")
    assert picture(match)["seat 4 tokens 3"] == 6
    assert now(match) == "seat 1: sell"


def test_pa_3_8_4_the_check_is_made_in_the_final_round_too() -> None:
    match = scene("""
        4 seats, sell, chance 8, final round
        seat 4: tokens 3 3 3 3 3, served rest
        stack: 4
    """)
    play(match, "pass")
    assert now(match) == "seat 4: surplus"
    play(match, "discard(3)")
    assert now(match) == "nobody: final"
    assert picture(match)["seat 4 money"] == 12


def test_tv_12_surplus() -> None:
    match = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 1 2 2 3")  # Mia
    play(match, "pass")
    assert changes(match, "discard(0)", "discard(1)") == {
        "seat 2 tokens 0": (2, 1),
        "seat 2 tokens 1": (1, 0),
        "discards 0": (0, 1),
        "discards 1": (0, 1),
    }
    assert now(match) == "seat 3: sell"


def test_te_21_five_tokens_after_a_pass() -> None:
    match = scene("4 seats, sell, chance 6 | clocks: 3 1 4 2 | seat 1: tokens 0 0 0 1 1")
    play(match, "pass")
    assert now(match) == "seat 1: surplus"
    play(match, "discard(1)")
    assert now(match) == "seat 4: sell"


def test_te_22_four_tokens_are_no_surplus() -> None:
    match = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 1 1")
    assert changes(match, "pass") == {}
    assert now(match) == "seat 3: sell"
    assert refused(match, "discard(0)") == "PA-3.8.2"
