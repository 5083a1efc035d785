"""PA-3.3: who wakes first, and with which clock."""

from __future__ import annotations

import pytest

from grasse.games.parfum import GAME
from grasse.kernel.seats import WATCHER
from tests.games.moves import allowed, now, refused
from tests.games.parfum.moves import (
    changes,
    picture,
    play,
    skip_turn,
    wake_queue,
)
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted


def test_pa_3_3_1_the_poorest_seat_wakes_first() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 1: money 9 | seat 2: money 3 | seat 3: money 12 | seat 4: money 0
    """)
    play(match, "pass")
    assert wake_queue(match) == [4, 2, 1, 3]


def test_pa_3_3_1_of_equal_seats_the_top_marker_wakes_first() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 1: money 7 | seat 2: money 5 | seat 3: money 7 | seat 4: money 5
        markers: 2 3 4 1
    """)
    play(match, "pass")
    assert wake_queue(match) == [4, 2, 1, 3]
    assert now(match) == "seat 4: wake"


def test_pa_3_3_1_the_queue_is_fixed_when_the_phase_begins() -> None:
    match = scene("4 seats, wake | seat 1: money 1 | seat 2: money 2")
    queue = wake_queue(match)
    play(match, "choose_clock(1)", "choose_clock(4)")
    assert wake_queue(match) == queue == [3, 4, 1, 2]


@pytest.mark.parametrize(("seats", "order"), [(3, [1, 2, 3]), (4, [1, 2, 3, 4])])
def test_pa_3_3_2_three_or_four_players_choose_one_clock_each(seats: int, order: list[int]) -> None:
    match = scene(f"{seats} seats, wake")
    for seat in order:
        assert now(match) == f"seat {seat}: wake"
        play(match, f"choose_clock({seat})")
    assert [picture(match)[f"seat {seat} clocks"] for seat in order] == [[seat] for seat in order]
    assert now(match) == "seat 1: prepare"


def test_pa_3_3_3_two_players_run_the_queue_twice() -> None:
    match = scene("2 seats, wake | seat 1: money 4")
    deciders = []
    for position in (2, 1, 4, 3):
        deciders.append(now(match))
        play(match, f"choose_clock({position})")
    assert deciders == ["seat 2: wake", "seat 1: wake"] * 2
    assert picture(match)["seat 1 clocks"] == [1, 3]
    assert picture(match)["seat 2 clocks"] == [2, 4]


def test_pa_3_3_4_any_clock_still_there_may_be_chosen() -> None:
    match = scene("4 seats, wake")
    assert allowed(match) == {f"choose_clock({position})" for position in (1, 2, 3, 4)}
    play(match, "choose_clock(3)")
    assert allowed(match) == {f"choose_clock({position})" for position in (1, 2, 4)}
    assert refused(match, "choose_clock(3)") == "PA-3.3.4"


def test_pa_3_3_4_three_players_have_no_fourth_clock() -> None:
    match = scene("3 seats, wake")
    assert refused(match, "choose_clock(4)") == "PA-3.3.4"


def test_pa_3_3_4_clocks_held_are_public() -> None:
    match = scene("4 seats, wake")
    play(match, "choose_clock(3)")
    for viewer in (0, 1, 2, 3, WATCHER):
        assert GAME.named(match.box, match.view(viewer))["seats"][0]["clocks"] == [3]


def test_pa_3_3_5_turns_and_chances_follow_the_clocks() -> None:
    match = scene("4 seats, prepare | clocks: 3 1 4 2")
    turns = []
    for _ in range(4):
        turns.append(now(match))
        skip_turn(match)
    chances = []
    for _ in range(4):
        chances.append(now(match))
        play(match, "pass")
    assert turns == ["seat 3: prepare", "seat 1: prepare", "seat 4: prepare", "seat 2: prepare"]
    assert chances == ["seat 3: sell", "seat 1: sell", "seat 4: sell", "seat 2: sell"]


def test_tv_01_wake() -> None:
    match = scene("4 seats, wake")  # Max is seat 1, Mia is seat 2
    assert wake_queue(match)[:2] == [1, 2]
    changed = changes(match, "choose_clock(1)", "choose_clock(2)")
    assert changed == {"seat 1 clocks": ([], [1]), "seat 2 clocks": ([], [2])}
    play(match, "choose_clock(3)", "choose_clock(4)")
    for seat, actions in ((1, 3), (2, 4), (3, 5), (4, 6)):
        assert (now(match), match.state.actions_left) == (f"seat {seat}: prepare", actions)
        skip_turn(match)
    for seat in (1, 2, 3, 4) * 2:
        assert now(match) == f"seat {seat}: sell"
        play(match, "pass")


@pytest.mark.parametrize(
    "given",
    [
        "markers: 4 3 2 1",
        "seat 1: money 4 | seat 2: money 7 | seat 3: money 7 | seat 4: money 12 | markers: 4 3 2 1",
    ],
)
def test_tv_02_queue(given: str) -> None:
    match = scene(f"4 seats, sell, chance 8 | {given}")  # blue, red, yellow, green
    play(match, "pass")
    assert wake_queue(match) == [1, 2, 3, 4]
    assert now(match) == "seat 1: wake"


def test_tv_13_two_players_choose_clocks() -> None:
    match = scene("2 seats, wake | seat 1: money 3 | seat 2: money 5")  # Max, Mia
    deciders = []
    for position in (3, 1, 4, 2):
        deciders.append(now(match))
        play(match, f"choose_clock({position})")
    assert deciders == ["seat 1: wake", "seat 2: wake"] * 2
    turns = []
    for _ in range(4):
        turns.append((now(match), int(match.state.actions_left)))
        skip_turn(match)
    assert turns[:2] == [("seat 2: prepare", 3), ("seat 2: prepare", 4)]
    assert turns[2:] == [("seat 1: prepare", 5), ("seat 1: prepare", 6)]
