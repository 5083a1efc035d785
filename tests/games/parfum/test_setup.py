"""PA-2: laying the table."""

from __future__ import annotations

import pytest

from grasse.games.parfum import GAME
from grasse.kernel.match import Match
from tests.games.moves import allowed, now, odds, refused
from tests.games.parfum.moves import begin, picture, play, track
from tests.games.parfum.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

STREET = ["customer(A-01)", "customer(A-02)", "customer(A-03)", "customer(A-04)", "customer(A-05)"]
DISTILLERY = [f"note(HD-0{number})" for number in range(1, 7)]
TOKENS = ["water(0)", "water(3)", "water(1)", "water(2)"]


def empty_table(seats: int, **variants: bool) -> Match:
    return Match(GAME, standard_box(), seats, variants)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_2_1_two_three_or_four_seats(seats: int) -> None:
    assert len(GAME.named(standard_box(), begin(seats).state)["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_pa_2_1_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="is played by 2, 3, 4"):
        empty_table(seats)


@pytest.mark.parametrize(
    ("seats", "clocks", "street", "distillery", "tokens"),
    [(2, 4, 5, 6, 2), (3, 3, 4, 5, 2), (4, 4, 5, 6, 2)],
)
def test_pa_2_2_board_and_clocks_follow_the_number_of_players(
    seats: int, clocks: int, street: int, distillery: int, tokens: int
) -> None:
    named = GAME.named(standard_box(), begin(seats).state)
    assert len(named["clocks_on_market"]) == clocks
    assert len(named["street"]) == street
    assert len(named["distillery"]) == distillery
    assert [seat["tokens_size"] for seat in named["seats"]] == [tokens] * seats


def test_pa_2_3_all_notes_are_mixed_in_the_bag() -> None:
    match = empty_table(4)
    play(match, *STREET)
    assert len(odds(match)) == 42
    assert set(odds(match).values()) == {1}


def test_pa_2_4_the_a_customers_lie_on_top_in_random_order() -> None:
    match = empty_table(4)
    assert odds(match) == {f"customer(A-{number:02})": 1 for number in range(1, 11)}
    assert refused(match, "customer(B-01)") == "PA-2.4"


def test_pa_2_4_then_come_the_b_customers_in_random_order() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 1: served A-01 A-02 A-03 A-04 A-05 A-06
        street: A-07 A-08 A-09 A-10 .
    """)
    play(match, "pass")
    assert odds(match) == {f"customer(B-{number:02})": 1 for number in range(1, 16)}


def test_pa_2_4_the_closing_time_token_lies_above_five_customers() -> None:
    stack = GAME.named(standard_box(), empty_table(4).state)["stack"]
    assert (stack["size"], stack["closing_time"]) == (25, 21)


def test_pa_2_5_flacons_form_the_supply_and_dice_lie_in_the_market() -> None:
    named = GAME.named(standard_box(), empty_table(4).state)
    assert named["flacons"] == 25
    assert named["dice_in_market"] == dict.fromkeys(
        ("violet", "bergamot", "rose", "vanilla", "lavender"), 3
    )


def test_pa_2_6_street_and_distillery_are_filled_space_by_space() -> None:
    match = empty_table(4)
    play(match, *STREET, *DISTILLERY)
    named = GAME.named(match.box, match.state)
    assert named["street"] == ["A-01", "A-02", "A-03", "A-04", "A-05"]
    assert named["distillery"] == ["HD-01", "HD-02", "HD-03", "HD-04", "HD-05", "HD-06"]
    assert named["clocks_on_market"] == [1, 2, 3, 4]


def test_pa_2_7_each_seat_takes_two_random_tokens() -> None:
    match = empty_table(2)
    play(match, *STREET, *DISTILLERY)
    assert odds(match) == {"water(0)": 10, "water(1)": 4, "water(2)": 5, "water(3)": 6}
    play(match, *TOKENS)
    seats = GAME.named(match.box, match.state)["seats"]
    assert seats[0]["tokens"] == {"0": 1, "1": 0, "2": 0, "3": 1}
    assert seats[1]["tokens"] == {"0": 0, "1": 1, "2": 1, "3": 0}


def test_pa_2_7_the_rest_is_the_well_and_the_discard_pile_is_empty() -> None:
    named = GAME.named(standard_box(), begin(3).state)
    assert named["well_size"] == 19
    assert sum(named["discards"].values()) == 0
    assert named["well_at_refill"] == {"0": 10, "1": 4, "2": 5, "3": 6}


def test_pa_2_8_all_markers_start_on_0_as_one_stack_in_random_order() -> None:
    match = empty_table(2)
    play(match, *STREET, *DISTILLERY, *TOKENS)
    assert odds(match) == {"marker(1)": 1, "marker(2)": 1}
    play(match, "marker(2)")
    assert refused(match, "marker(2)") == "PA-2.8"
    play(match, "marker(1)")
    assert track(match) == {0: [2, 1]}


def test_pa_2_9_round_1_begins_with_the_clocks() -> None:
    match = begin(4)
    named = GAME.named(match.box, match.state)
    assert (named["round"], named["final_round"], named["phase"]) == (1, False, "wake")
    assert named["wake_queue"] == named["track"]["0"][::-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_2_10_pieces_are_drawn_in_a_fixed_order(seats: int) -> None:
    match = begin(seats, learning=True)
    street, distillery, clocks = (4, 5, 3) if seats == 3 else (5, 6, 4)
    drawn = [GAME.notation.decision(action).name for action in match.decisions]
    wanted = {"customer": street, "note": distillery, "water": 2 * seats, "marker": seats}
    assert (
        drawn == [name for name, times in wanted.items() for _ in range(times)] + ["clock"] * clocks
    )


def test_pa_2_10_tokens_go_to_the_seats_in_seat_order() -> None:
    match = empty_table(3)
    play(match, *STREET[:4], *DISTILLERY[:5])
    takers = [event.seat for event in play(match, *["water(0)"] * 6)]
    assert takers == [0, 0, 1, 1, 2, 2]


def test_pa_2_10_every_draw_is_uniform() -> None:
    match = empty_table(4, learning=True)
    while allowed(match) and now(match).startswith("chance"):
        left = picture(match)
        flat = dict.fromkeys(odds(match), 1)
        if "water(0)" in flat:
            flat = {f"water({value})": left[f"well {value}"] for value in range(4)}
        assert odds(match) == flat
        play(match, min(flat))
    assert now(match) == "seat 4: prepare"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_2_11_the_first_clocks_are_dealt_in_wake_queue_order(seats: int) -> None:
    match = begin(seats, learning=True)
    named = GAME.named(match.box, match.state)
    dealt = [GAME.notation.write(match.box, action) for action in match.decisions]
    clocks = [int(words[6]) for words in dealt if words.startswith("clock")]
    owners = {clock: seat["seat"] for seat in named["seats"] for clock in seat["clocks"]}
    turns = 2 if seats == 2 else 1
    assert [owners[clock] for clock in clocks] == named["wake_queue"] * turns
    assert now(match) == f"seat {owners[1]}: prepare"


def test_pa_2_11_a_clock_is_dealt_once() -> None:
    match = empty_table(2, learning=True)
    play(match, *STREET, *DISTILLERY, *TOKENS, "marker(1)", "marker(2)")
    assert odds(match) == {f"clock({position})": 1 for position in range(1, 5)}
    play(match, "clock(3)")
    assert refused(match, "clock(3)") == "PA-2.11"
    play(match, "clock(4)")
    assert picture(match)["seat 2 clocks"] == [3]
    assert picture(match)["seat 1 clocks"] == [4]


def test_pa_2_11_from_round_2_on_clocks_are_chosen() -> None:
    match = scene("4 seats, round 1, sell, chance 8, learning")
    play(match, "pass")
    assert now(match) == "seat 1: wake"
    assert "choose_clock(4)" in allowed(match)


def test_pa_2_11_is_off_by_default() -> None:
    assert now(begin(4)).endswith("wake")
