"""PA-3.4: notes, dice and water."""

from __future__ import annotations

import pytest

from grasse.games.parfum import GAME
from tests.games.moves import allowed, now, odds, refused
from tests.games.parfum.moves import changes, picture, play, skip_turn
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

DICE = {f"take_die({aroma})" for aroma in ("violet", "bergamot", "rose", "vanilla", "lavender")}
ONE_SPACE = "distillery: HT-09 BS-01 . HD-02 HD-04 HD-05"


@pytest.mark.parametrize(
    ("seats", "actions"), [(2, [3, 4, 5, 6]), (3, [3, 4, 5]), (4, [3, 4, 5, 6])]
)
def test_pa_3_4_1_a_turn_has_the_actions_of_its_clock(seats: int, actions: list[int]) -> None:
    match = scene(f"{seats} seats, wake")
    play(match, *[f"choose_clock({position + 1})" for position in range(len(actions))])
    for number in actions:
        before = len(match.decisions)
        skip_turn(match)
        turn = [GAME.notation.decision(action).name for action in match.decisions[before:]]
        assert turn.count("take_die") == number


def test_pa_3_4_1_one_turn_a_clock_in_turn_order() -> None:
    match = scene("2 seats, prepare | clocks: 2 2 1 1")
    turns = []
    for _ in range(4):
        turns.append((now(match), int(match.state.actions_left)))
        skip_turn(match)
    assert turns == [
        ("seat 2: prepare", 3),
        ("seat 2: prepare", 4),
        ("seat 1: prepare", 5),
        ("seat 1: prepare", 6),
    ]
    assert now(match) == "seat 2: sell"


def test_pa_3_4_2_draw_note_lays_a_random_note() -> None:
    match = scene(f"4 seats, prepare, clock 2 | {ONE_SPACE}")
    play(match, "draw_note")
    assert set(odds(match).values()) == {1}
    assert len(odds(match)) == 37
    assert refused(match, "note(HT-09)") == "PA-3.4.2"  # it is not in the bag
    changed = changes(match, "note(HT-12)")
    assert changed == {"bag HT-12": (True, None), "distillery 3": (None, "HT-12")}


def test_pa_3_4_2_take_die() -> None:
    match = scene("4 seats, prepare")
    changed = changes(match, "take_die(rose)")
    assert changed == {"market rose": (3, 2), "dice rose": (None, "?")}


def test_pa_3_4_2_take_water_takes_a_random_token() -> None:
    match = scene("4 seats, prepare | seat 2: tokens 0 3 3")
    play(match, "take_water")
    assert odds(match) == {"water(0)": 9, "water(1)": 4, "water(2)": 5, "water(3)": 4}
    changed = changes(match, "water(2)")
    assert changed == {"well 2": (5, 4), "seat 1 tokens 2": (0, 1)}


def test_pa_3_4_3_options_may_be_mixed_and_repeated() -> None:
    match = scene(f"4 seats, prepare, clock 4 | {ONE_SPACE}")
    play(match, "take_water", "water(0)", "take_die(rose)", "draw_note", "note(HD-15)")
    play(match, "take_die(rose)", "take_water", "water(0)", "take_die(violet)")
    assert now(match) == "chance: roll"


def test_pa_3_4_3_a_result_is_seen_before_the_next_choice() -> None:
    match = scene(f"4 seats, prepare, clock 2 | {ONE_SPACE}")
    play(match, "draw_note", "note(HT-12)")
    assert now(match) == "seat 2: prepare"
    assert picture(match)["distillery 3"] == "HT-12"
    play(match, "take_water", "water(3)")
    assert now(match) == "seat 2: prepare"
    assert picture(match)["seat 2 tokens 3"] == 1


def test_pa_3_4_4_every_action_must_be_spent() -> None:
    match = scene(f"4 seats, prepare | seat 1: tokens 0 0 | {ONE_SPACE}")
    assert allowed(match) == {"draw_note", "take_water"} | DICE
    assert refused(match, "water_stop") == "PA-3.4.4"


def test_pa_3_4_4_a_die_can_always_be_taken() -> None:
    match = scene("""
        4 seats, prepare, clock 4
        seat 4: tokens rest
        well: - | dice: violet ? ? ?, bergamot ? ?
    """)
    assert refused(match, "take_water") == "PA-4.3"
    assert refused(match, "draw_note") == "PA-4.2"
    assert allowed(match) == DICE - {"take_die(violet)"}


def test_pa_3_4_5_there_are_no_more_than_three_dice_of_an_aroma() -> None:
    match = scene("4 seats, prepare, clock 2")
    play(match, "take_die(violet)", "take_die(violet)", "take_die(violet)")
    assert refused(match, "take_die(violet)") == "PA-3.4.5"
    assert DICE - {"take_die(violet)"} < allowed(match)


def test_pa_3_4_6_a_note_goes_to_the_empty_space_with_the_lowest_number() -> None:
    match = scene("4 seats, prepare, clock 2 | distillery: HT-09 . BS-01 . HD-02 .")
    play(match, "draw_note", "note(HT-12)")
    assert picture(match)["distillery 2"] == "HT-12"
    play(match, "draw_note", "note(HT-11)")
    assert picture(match)["distillery 4"] == "HT-11"


def test_tv_03_prepare() -> None:
    match = scene("4 seats, prepare, clock 1, actions 3")  # Max
    changed = changes(match, "take_die(rose)", "take_die(rose)", "take_die(lavender)")
    assert changed == {
        "market rose": (3, 1),
        "market lavender": (3, 2),
        "dice rose": (None, "? ?"),
        "dice lavender": (None, "?"),
    }
    assert now(match) == "chance: roll"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_te_01_the_first_turn_never_has_draw_note(seats: int) -> None:
    match = scene(f"{seats} seats, round 2, prepare")
    assert refused(match, "draw_note") == "PA-4.2"


def test_te_02_an_empty_bag() -> None:
    match = scene(f"4 seats, prepare, clock 2 | {ONE_SPACE} | bag: 0 | seat 4: notes rest")
    assert refused(match, "draw_note") == "PA-4.1"


def test_te_03_three_dice_of_one_aroma() -> None:
    match = scene("4 seats, prepare, clock 2 | dice: rose ? ? ?")
    assert refused(match, "take_die(rose)") == "PA-3.4.5"


def test_te_04_nothing_to_roll() -> None:
    match = scene("4 seats, prepare | seat 1: tokens 1")
    changed = changes(match, *["take_water", "water(0)"] * 3)
    assert changed == {"well 0": (10, 7), "seat 1 tokens 0": (0, 3)}
    assert now(match) == "seat 2: prepare"  # by way of ROLL and CLEAN
    assert refused(match, "reroll_all") == "PA-3.2"


def test_te_05_no_way_out_of_the_last_action() -> None:
    match = scene("4 seats, prepare, actions 1 | seat 1: tokens 0 0, minor HD-01 BS-01")
    assert refused(match, "water_stop") == "PA-3.4.4"
    assert refused(match, "claim_stop") == "PA-3.4.4"
    assert refused(match, "pass") == "PA-3.4.4"
