"""PA-5: the end and the winner."""

from __future__ import annotations

import pytest

from grasse.kernel.match import Match
from tests.games.moves import now
from tests.games.parfum.moves import changes, picture, places, play, track
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted


def last_chance(seats: str) -> Match:
    """The last chance of the final round; what the seats have is told."""
    return scene(f"4 seats, sell, chance 8, final round | street: . . . . . | stack: 0 | {seats}")


def test_pa_5_1_the_match_ends_after_the_final_round() -> None:
    match = last_chance("seat 1: served rest")
    names = [event.name for event in play(match, "pass")]
    assert names[:2] == ["passed", "round_ended"]
    assert names[2] == "ended_after_final_round"
    assert now(match) == "nobody: final"


def test_pa_5_1_or_at_once_when_the_distillery_cannot_be_filled() -> None:
    match = scene("""
        3 seats, sell, chance 6
        seat 1: notes rest
        distillery: HD-01 HD-02 HD-03 HD-04 . | bag: 0
    """)
    assert "ended_by_empty_bag" in [event.name for event in play(match, "pass")]
    assert match.is_over


def test_pa_5_1_or_by_the_stall_guard() -> None:
    match = scene("2 seats, sell, chance 8, quiet 29")
    assert "ended_by_stall" in [event.name for event in play(match, "pass")]
    assert match.is_over


def test_pa_5_2_tokens_are_added_to_the_money() -> None:
    match = last_chance(
        "seat 1: money 10, tokens 3 3 3 3, served rest | seat 3: money 4, tokens 0 1 2"
    )
    happened = play(match, "pass")
    counted = {event.seat: event.values for event in happened if event.name == "tokens_counted"}
    assert counted == {0: {"coins": 12}, 1: {"coins": 0}, 2: {"coins": 3}, 3: {"coins": 0}}
    assert [points for points, _ in match.scores()] == [22, 0, 7, 0]
    assert picture(match)["seat 1 tokens 3"] == 4  # turned up, not given away


def test_pa_5_2_in_seat_order() -> None:
    match = last_chance(
        "seat 1: money 1, tokens 2, served rest | seat 2: money 0, tokens 3 | markers: 4 3 2 1"
    )
    play(match, "pass")
    assert track(match) == {0: [4, 3], 3: [1, 2]}  # seat 2 arrived later


def test_pa_5_3_the_most_money_wins() -> None:
    match = last_chance(
        "seat 1: money 9, served rest | seat 2: money 8 | seat 3: money 11 | seat 4: money 3"
    )
    play(match, "pass")
    assert places(match) == [2, 3, 1, 4]


def test_pa_5_3_marker_stacks_break_no_tie() -> None:
    for markers in ("1 2 3 4", "4 3 2 1"):
        match = last_chance(f"seat 1: money 9, served rest | seat 2: money 9 | markers: {markers}")
        play(match, "pass")
        assert places(match) == [1, 1, 3, 3]


def test_pa_5_4_equal_money_equal_rank() -> None:
    match = last_chance(
        "seat 1: money 9, served rest | seat 2: money 7 | seat 3: money 7 | seat 4: money 5"
    )
    assert places(match) == [0, 0, 0, 0]  # not before the end
    play(match, "pass")
    assert places(match) == [1, 2, 2, 4]


def test_te_35_shared_victory() -> None:
    match = scene("""
        2 seats, sell, chance 8, final round
        seat 1: money 40, tokens 0 1, served rest | seat 2: money 38, tokens 3
        stack: 4
    """)
    changed = changes(match, "pass")
    assert changed["seat 1 money"] == (40, 41)
    assert changed["seat 2 money"] == (38, 41)
    assert match.scores() == [(41, 1), (41, 1)]
