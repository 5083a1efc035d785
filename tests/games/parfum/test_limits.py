"""PA-4: limits and edge cases."""

from __future__ import annotations

import pytest

from grasse.games.parfum import GAME
from grasse.games.parfum.box import note_names
from grasse.kernel.chance import Seeded
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from tests.games.moves import allowed, now, odds, refused
from tests.games.parfum.moves import (
    assert_money_never_falls,
    begin,
    changes,
    picture,
    play,
    skip_round,
    skip_turn,
    track,
    wake_queue,
)
from tests.games.parfum.scene import scene, standard_box
from tests.games.soundness import assert_sound

pytestmark = pytest.mark.interpreted

# TE-23: blue, red, yellow, green are seats 1 to 4.
STACKS = """
    4 seats, sell, chance 5
    seat 1: money 5, minor HD-01 BS-01 x2 | seat 2: money 5 | seat 4: money 5 | seat 3: money 7
    markers: 3 2 1 4
"""


def test_pa_4_1_without_notes_in_the_bag_there_is_no_draw() -> None:
    match = scene("""
        4 seats, prepare, clock 2
        seat 4: notes rest
        distillery: . HD-01 . HD-03 HD-04 HD-05 | bag: HT-01
    """)
    play(match, "draw_note", "note(HT-01)")
    assert refused(match, "draw_note") == "PA-4.1"


def test_pa_4_1_an_empty_bag_alone_does_not_end_the_match() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest
        bag: 0
    """)
    play(match, "pass")
    assert now(match) == "seat 1: wake"


def test_pa_4_2_no_draw_into_a_full_distillery() -> None:
    for seats in (2, 3, 4):
        assert refused(scene(f"{seats} seats, prepare, clock 2"), "draw_note") == "PA-4.2"


def test_pa_4_3_the_last_token_refills_the_well_at_once() -> None:
    match = scene("4 seats, prepare | seat 4: tokens rest | well: 3 | discards: 0 1")
    assert changes(match, "take_water", "water(3)") == {
        "well 3": (1, 0),
        "seat 1 tokens 3": (0, 1),
        "well 0": (0, 1),
        "well 1": (0, 1),
        "discards 0": (1, 0),
        "discards 1": (1, 0),
    }


def test_pa_4_3_a_token_that_is_not_in_the_well_cannot_come() -> None:
    match = scene("4 seats, prepare | seat 4: tokens rest | well: 0 3 3")
    play(match, "take_water")
    assert odds(match) == {"water(0)": 1, "water(3)": 2}
    assert refused(match, "water(1)") == "PA-4.3"


def test_pa_4_3_two_tokens_for_one_use_are_one_discard() -> None:
    match = scene("""
        4 seats, water
        seat 1: tokens 0 1 2 | seat 4: tokens rest
        well: - | dice: rose fly
    """)
    happened = play(match, "turn_fly(rose)", "token(0)", "token(2)")
    assert [event.values for event in happened if event.name == "well_refilled"] == [{"tokens": 2}]
    assert (picture(match)["well 0"], picture(match)["well 2"]) == (1, 1)


def test_pa_4_3_with_both_empty_there_is_no_water() -> None:
    match = scene("4 seats, prepare | seat 4: tokens rest | well: -")
    assert refused(match, "take_water") == "PA-4.3"


def test_pa_4_3_a_reward_gives_only_what_is_there() -> None:
    match = scene("""
        4 seats, sell
        seat 1: minor HD-01 BS-01 x1 | seat 4: tokens rest
        well: 2
    """)
    changed = changes(match, "bargain(1)", "water(2)")
    assert (changed["well 2"], changed["seat 1 tokens 2"]) == ((1, 0), (0, 1))
    assert now(match) == "seat 2: sell"


def test_pa_4_4_every_turn_starts_with_all_dice() -> None:
    match = scene("4 seats, prepare")
    for _ in range(4):
        assert not match.state.dice.any()
        assert [picture(match)[f"market {aroma}"] for aroma in ("violet", "rose")] == [3, 3]
        skip_turn(match)


def test_pa_4_5_flacons_short() -> None:
    match = scene("""
        4 seats, place
        seat 1: major HD-14 BS-14 | seat 4: flacons rest
        supply: 2 | claimed: HT-12 | distillery: HD-11 HD-12 HD-13 HD-15 BS-15 .
    """)
    play(match, "place(HT-12)", "perfume(1)")
    assert picture(match)["seat 1 perfume 1"] == "major HD-14 HT-12 BS-14 x2"
    assert picture(match)["supply"] == 0


def test_pa_4_5_flacons_that_return_are_used_again() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: flacons rest
        supply: 0 | distillery: HD-11 HD-12 HD-13 HD-15 BS-15 BS-14
    """)
    play(match, "bargain(1)")
    assert picture(match)["supply"] == 1


def test_pa_4_6_a_marker_that_moves_goes_on_top() -> None:
    match = scene("""
        2 seats, sell
        clocks: 1 1 2 2
        seat 1: money 4, minor HD-01 BS-01 x2 | seat 2: money 6
        markers: 1 2
    """)
    play(match, "bargain(1)")
    assert track(match) == {6: [2, 1]}


def test_pa_4_6_those_above_drop_down_in_order() -> None:
    match = scene(
        "4 seats, claim | markers: 3 1 4 2 | distillery: HD-01 . . . . . | dice: violet flask"
    )
    assert track(match) == {0: [3, 1, 4, 2]}
    play(match, "claim(1)")
    assert track(match) == {0: [3, 4, 2], 1: [1]}


def test_pa_4_6_markers_merely_passed_do_not_matter() -> None:
    match = scene("""
        4 seats, sell
        seat 1: money 4, minor HD-10 BS-10 x2 | seat 2: money 6 | seat 3: money 6 | seat 4: money 12
        street: A-10 . . . . | markers: 4 3 2 1
    """)
    play(match, "sell(1)", "to(A-10)")
    assert track(match) == {6: [3, 2], 12: [4, 1]}


def test_pa_4_6_money_has_no_upper_end() -> None:
    match = scene("4 seats, sell | seat 1: money 100000, minor HD-01 BS-01 x2 | seat 2: money 2")
    play(match, "bargain(1)")
    assert track(match) == {0: [4, 3], 2: [2], 100002: [1]}


def test_pa_4_7_who_arrived_later_goes_first() -> None:
    match = scene("""
        4 seats, sell, chance 7
        clocks: 1 2 3 4
        seat 1: money 6 | seat 2: money 6 | seat 4: money 6
        seat 3: money 3, major HD-01 HT-01 BS-01 x3
        markers: 1 2 4 3
    """)
    play(match, "bargain(1)", "pass")
    assert wake_queue(match) == [3, 4, 2, 1]


def test_pa_4_8_closing_time_is_the_21st_piece() -> None:
    match = scene("4 seats, wake")
    stack = GAME.named(match.box, match.state)["stack"]
    assert (stack["size"], stack["closing_time"]) == (20, 16)  # five lie on the street


def test_pa_4_8_a_full_street_turns_up_nothing() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: served rest
        street: B-01 B-02 B-03 B-04 B-05 | stack: 5
    """)
    play(match, "pass")
    assert (now(match), picture(match)["final_round"]) == ("seat 1: wake", False)


def test_pa_4_9_customers_never_run_out() -> None:
    match = scene("4 seats, sell, chance 8 | seat 4: served rest | street: . . . . . | stack: 5")
    play(match, "pass", *[f"customer(B-{number})" for number in range(11, 16)])
    assert (match.state.stack_left, now(match)) == (0, "seat 1: wake")
    skip_round(match)
    assert now(match) == "nobody: final"


def test_pa_4_10_an_unfilled_distillery_overrides_closing_time() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest, served rest
        distillery: . . HD-02 HD-03 HD-04 HD-05 | bag: HT-01
        street: . B-01 B-02 B-03 B-04 | stack: 5
    """)
    names = [event.name for event in play(match, "pass", "note(HT-01)")]
    assert now(match) == "nobody: final"
    assert "closing_time" not in names


def test_pa_4_11_the_final_round_is_one_full_round() -> None:
    match = scene("""
        4 seats, round 6, sell, chance 8
        seat 4: served rest
        street: . B-01 B-02 B-03 B-04 | stack: 5
    """)
    play(match, "pass", "customer(B-15)")
    assert (now(match), picture(match)["round"]) == ("seat 1: wake", 7)
    deciders = len(match.deciders)
    skip_round(match)
    seats = [seat for seat in match.deciders[deciders:] if seat >= 0]
    assert set(seats) == {0, 1, 2, 3}
    assert (now(match), picture(match)["round"]) == ("nobody: final", 7)


def test_pa_4_12_two_turns_in_one_round_are_kept_apart() -> None:
    match = scene("""
        2 seats, prepare
        clocks: 1 1 2 2
        distillery: HD-03 HD-01 HD-02 HD-04 HD-05 HD-06
    """)
    play(match, *["take_die(rose)"] * 3, "flasks(rose, 3)", "water_stop", "claim(1)", "claim_stop")
    assert allowed(match) == {"place(HD-03)"}  # it cannot wait for the second turn
    play(match, "place(HD-03)", "minor")
    assert (now(match), match.state.actions_left) == ("seat 1: prepare", 4)
    assert picture(match)["market rose"] == 3


def test_pa_4_13_four_sales_in_a_row() -> None:
    match = scene("""
        2 seats, sell
        clocks: 1 1 2 2
        seat 1: tokens 0 0 0, minor HD-10 BS-10 x2, major HD-05 HT-04 BS-05 x3
        street: A-05 A-10 A-01 A-02 A-03
    """)
    play(match, "sell(1)", "to(A-05)", "sell(1)", "to(A-10)", "water(0)", "water(0)")
    play(match, "sell(2)")
    assert allowed(match) == {"to(A-01)"}
    play(match, "to(A-01)", "bargain(2)")
    assert now(match) == "seat 1: surplus"  # after the fourth
    assert picture(match)["seat 1 served"] == "A-01 A-05 A-10"


def test_pa_4_14_unfinished_things_are_worth_nothing() -> None:
    match = scene("""
        4 seats, sell, chance 8, final round
        seat 1: money 5, major HD-01 HT-01, minor HD-02 BS-02 x2, served A-01 A-02
        seat 4: served rest
        stack: 4
    """)
    play(match, "pass")
    assert match.scores() == [(5, 1), (0, 2), (0, 2), (0, 2)]


def test_pa_4_15_thirty_quiet_rounds_end_the_match() -> None:
    match = scene("4 seats, round 40, sell, chance 8, quiet 29 | seat 1: tokens 3")
    names = [event.name for event in play(match, "pass")]
    assert now(match) == "nobody: final"
    assert "ended_by_stall" in names
    assert picture(match)["seat 1 money"] == 3


def test_pa_4_15_not_before_the_thirtieth() -> None:
    match = scene("4 seats, sell, chance 8, quiet 28")
    play(match, "pass")
    assert (now(match), picture(match)["quiet_rounds"]) == ("seat 1: wake", 29)


@pytest.mark.parametrize("sale", [["bargain(1)"], ["sell(1)", "to(A-01)"]])
def test_pa_4_15_a_flacon_that_leaves_starts_the_count_anew(sale: list[str]) -> None:
    match = scene("""
        4 seats, sell, chance 8, quiet 29
        seat 4: minor HD-01 BS-01 x2
        street: A-01 A-02 A-03 A-04 A-05
    """)
    play(match, *sale)
    if now(match) == "chance: refill_street":
        play(match, "customer(A-06)")
    assert (now(match)[8:], picture(match)["quiet_rounds"]) == ("wake", 0)


def test_pa_4_15_a_claim_starts_the_count_anew() -> None:
    match = scene("""
        4 seats, claim, clock 4, quiet 29
        distillery: HD-01 HD-02 HD-03 HD-04 HD-05 HD-06 | dice: violet flask
    """)
    play(match, "claim(1)", "claim_stop", "place(HD-01)", "minor", *["pass"] * 8, "note(HT-01)")
    assert (now(match), picture(match)["quiet_rounds"]) == ("seat 1: wake", 0)
    skip_round(match)
    assert picture(match)["quiet_rounds"] == 1


def test_pa_4_15_can_be_switched_off() -> None:
    match = scene("4 seats, sell, chance 8, quiet 29, no stall guard")
    play(match, "pass")
    assert now(match) == "seat 1: wake"
    skip_round(match)
    assert now(match) == "seat 1: wake"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_4_16_invariants_hold_after_every_decision(seats: int) -> None:
    match, luck, rng = begin(seats), Seeded(seats), make_rng("invariants", seats)
    for _ in range(250):
        before = match.state.copy()
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            options = match.options()
            match.play(options[int(below(rng, len(options)))])
        assert_sound(match.box, match.state)
        assert_money_never_falls(before, match.state)


BREAKS = {
    "a note vanishes": "state.distillery[0] = -1",
    "a note is in two places": "state.bag[state.distillery[0]] = 1",
    "a note is miscounted": "state.bag_left -= 1",
    "a customer vanishes": "state.street[0] = -1",
    "a customer comes back": "state.stack[state.street[0]] = 1",
    "a token vanishes": "state.well[0] -= 1",
    "a token changes its value": "state.well[0] -= 1; state.well[1] += 1",
    "a token is miscounted": "state.seats[0].tokens_left += 1",
    "a flacon vanishes": "state.flacons_left -= 1",
    "a flacon too soon": "state.seats[0].perfumes[0].flacons = 1; state.flacons_left -= 1",
    "a sixteenth die": "state.dice[0] = 4",
    "more flasks than dice": "state.flasks[0] = 1",
    "a marker vanishes": "state.markers[0] = -1",
    "a marker is there twice": "state.markers[0] = state.markers[1]",
    "closing time unnoticed": "state.final_round = 1",
    "a seat too many": "state.seats[3].money = 1",
    "tokens chosen for nothing": "state.paying[0] = 1",
}


@pytest.mark.parametrize("wrong", BREAKS)
def test_pa_4_16_a_broken_invariant_is_noticed(wrong: str) -> None:
    match = scene("3 seats, sell | seat 1: tokens 0 0, minor HD-10")
    exec(BREAKS[wrong], {"state": match.state})
    with pytest.raises(AssertionError):
        assert_sound(match.box, match.state)


def test_pa_4_16_money_that_falls_is_noticed() -> None:
    richer, poorer = (scene(f"4 seats, wake | seat 2: money {money}").state for money in (5, 4))
    assert_money_never_falls(poorer, richer)
    with pytest.raises(AssertionError):
        assert_money_never_falls(richer, poorer)


def test_te_16_one_flacon_for_a_major() -> None:
    match = scene("""
        4 seats, place, clock 4
        clocks: 2 3 4 1
        seat 1: major HD-14 BS-14 | seat 4: flacons rest
        supply: 1 | claimed: HT-12 | distillery: HD-11 HD-12 HD-13 HD-15 BS-15 .
    """)
    changed = changes(match, "place(HT-12)", "perfume(1)")
    assert changed["seat 1 perfume 1"] == ("major HD-14 BS-14", "major HD-14 HT-12 BS-14 x1")
    assert changed["supply"] == (1, 0)
    play(match, "pass", "pass", "pass")
    changed = changes(match, "bargain(1)", "water(2)", "water(2)")
    assert changed["seat 1 tokens 2"] == (0, 2)


def test_te_17_no_flacon_for_a_minor() -> None:
    match = scene("""
        4 seats, place, clock 4
        clocks: 2 3 4 1
        seat 1: minor HD-14 | seat 4: flacons rest
        supply: 0 | claimed: BS-14 | distillery: HD-11 HD-12 HD-13 HD-15 BS-15 .
    """)
    play(match, "place(BS-14)", "perfume(1)")
    assert picture(match)["seat 1 perfume 1"] == "minor HD-14 BS-14 x0"
    play(match, "pass", "pass", "pass")
    assert allowed(match) == {"pass"}
    assert refused(match, "sell(1)") == "PA-3.7.3"
    assert refused(match, "bargain(1)") == "PA-3.7.5"
    assert not [key for key in changes(match, "pass") if "tokens" in key]


def test_te_18_a_reward_across_a_refill() -> None:
    match = scene("""
        4 seats, sell
        seat 1: minor HD-01 BS-01 x1 | seat 4: tokens rest
        well: 3 | discards: 0 0 1
    """)
    play(match, "bargain(1)")
    assert odds(match) == {"water(3)": 1}
    play(match, "water(3)")
    assert odds(match) == {"water(0)": 2, "water(1)": 1}
    play(match, "water(0)")
    table = picture(match)
    assert [table[f"seat 1 tokens {value}"] for value in range(4)] == [1, 0, 0, 1]
    assert [table[f"well {value}"] for value in range(4)] == [1, 1, 0, 0]
    assert [table[f"discards {value}"] for value in range(4)] == [0, 0, 0, 0]
    assert now(match) == "seat 2: sell"


def test_te_19_no_water_for_a_reward() -> None:
    match = scene("""
        4 seats, sell
        seat 1: minor HD-01 BS-01 x1 | seat 4: tokens rest
        well: -
    """)
    assert not [key for key in changes(match, "bargain(1)") if "tokens" in key]
    assert now(match) == "seat 2: sell"
    assert match.state.owed == 0


def test_te_20_a_paid_token_becomes_the_well() -> None:
    match = scene("""
        4 seats, water
        seat 1: tokens 2 | seat 4: tokens rest
        well: - | dice: rose fly
    """)
    changed = changes(match, "reroll_colour(rose)", "token(2)")
    assert changed == {"dice rose": ("fly", "?"), "seat 1 tokens 2": (1, 0), "well 2": (0, 1)}
    assert match.state.well_left == 1


def test_te_23_a_marker_moves_onto_another_stack() -> None:
    match = scene(STACKS)
    assert track(match) == {5: [2, 1, 4], 7: [3]}
    play(match, "bargain(1)")
    assert track(match) == {5: [2, 4], 7: [3, 1]}


def test_te_24_the_wake_queue_after_that() -> None:
    match = scene(STACKS)
    play(match, "bargain(1)", "pass", "pass", "pass")
    assert wake_queue(match) == [4, 2, 1, 3]  # green, red, blue, yellow


def test_te_25_a_note_without_coins_moves_no_marker() -> None:
    box = standard_box().copy()
    box.notes[note_names(box).index("HD-01")].coins = 0
    text = "4 seats, claim | markers: 3 1 4 2 | distillery: HD-01 . . . . . | dice: violet flask"
    match = scene(text, box)
    play(match, "claim(1)")
    assert track(match) == {0: [3, 1, 4, 2]}
