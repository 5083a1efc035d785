"""PA-3.9: clocks return, spaces are filled, or the match ends."""

from __future__ import annotations

import pytest

from grasse.games.parfum.view import describe
from grasse.kernel.match import Match
from tests.games.moves import Picture, allowed, now, odds, refused
from tests.games.parfum.moves import (
    changes,
    picture,
    play,
    skip_turn,
)
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

CLOCKS_RETURN: Picture = {f"seat {seat} clocks": ([seat], []) for seat in (1, 2, 3, 4)}


def test_pa_3_9_1_all_clocks_return() -> None:
    match = scene("4 seats, sell, chance 8 | street: . A-01 A-02 A-03 A-04")
    assert changes(match, "pass") == CLOCKS_RETURN
    assert now(match) == "chance: refill_street"


def test_pa_3_9_2_after_the_final_round_nothing_is_refilled() -> None:
    match = scene("""
        4 seats, round 9, sell, chance 8, final round
        seat 4: served rest
        distillery: . HD-01 HD-02 HD-03 HD-04 HD-05
        street: . B-01 B-02 B-03 B-04 | stack: 4
    """)
    assert changes(match, "pass") == CLOCKS_RETURN
    assert now(match) == "nobody: final"


def test_pa_3_9_3_the_distillery_is_filled_lowest_number_first() -> None:
    match = scene("4 seats, sell, chance 8 | distillery: HD-01 . HD-02 . HD-03 HD-04")
    play(match, "pass")
    assert now(match) == "chance: refill_distillery"
    assert set(odds(match).values()) == {1}
    assert len(odds(match)) == 38
    changed = changes(match, "note(HT-05)", "note(HT-07)")
    assert changed["distillery 2"] == (None, "HT-05")
    assert changed["distillery 4"] == (None, "HT-07")
    assert now(match).endswith("wake")


def test_pa_3_9_3_notes_come_before_customers() -> None:
    match = scene("""
        4 seats, sell, chance 8
        distillery: . HD-01 HD-02 HD-03 HD-04 HD-05
        street: . A-01 A-02 A-03 A-04
    """)
    play(match, "pass")
    assert now(match) == "chance: refill_distillery"
    play(match, "note(HT-05)")
    assert now(match) == "chance: refill_street"


def test_pa_3_9_4_the_street_is_filled_lowest_number_first() -> None:
    match = scene("4 seats, sell, chance 8 | street: A-01 . A-02 A-03 .")
    play(match, "pass")
    changed = changes(match, "customer(A-09)", "customer(A-07)")
    assert changed["street 2"] == (None, "A-09")
    assert changed["street 5"] == (None, "A-07")
    assert "final_round" not in changed


def test_pa_3_9_4_closing_time_is_removed_and_the_refill_goes_on() -> None:
    match = scene(
        "4 seats, sell, chance 8 | seat 4: served rest | street: . B-01 B-02 B-03 . | stack: 5"
    )
    assert [event.name for event in play(match, "pass")][-1] == "closing_time"
    assert picture(match)["final_round"] is True
    happened = play(match, "customer(B-15)", "customer(B-11)")
    assert "closing_time" not in [event.name for event in happened]  # it comes once
    assert (picture(match)["street 1"], picture(match)["street 5"]) == ("B-15", "B-11")
    assert now(match).endswith("wake")


def test_pa_3_9_5_the_next_round_begins() -> None:
    match = scene("4 seats, round 3, sell, chance 8")
    assert changes(match, "pass") == CLOCKS_RETURN | {"round": (3, 4), "quiet_rounds": (0, 1)}
    assert now(match) == "seat 1: wake"


def test_te_26_the_last_note_fills_the_last_space() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest
        distillery: . HD-01 . HD-03 . HD-05 | bag: HT-01 HT-02 HT-03
    """)
    play(match, "pass", "note(HT-02)", "note(HT-01)", "note(HT-03)")
    assert picture(match)["distillery 5"] == "HT-03"
    assert match.state.bag_left == 0
    assert now(match) == "seat 1: wake"


def test_te_27_the_bag_is_too_small() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest
        distillery: . HD-01 . HD-03 . HD-05 | bag: HT-01 HT-02
        street: . A-01 A-02 A-03 A-04
    """)
    play(match, "pass", "note(HT-02)")
    happened = play(match, "note(HT-01)")  # RU-50: the last notes are laid out
    assert now(match) == "nobody: final"
    assert "ended_by_empty_bag" in [event.name for event in happened]
    assert picture(match)["street 1"] is None
    assert picture(match)["round"] == 1


def test_te_28_closing_time_in_mid_refill() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: served rest
        street: . B-01 . B-02 . | stack: 6
    """)
    play(match, "pass")
    assert picture(match)["final_round"] is False
    changed = changes(match, "customer(B-10)", "customer(B-15)", "customer(B-11)")
    assert changed["final_round"] == (False, True)
    assert [changed[f"street {space}"][1] for space in (1, 3, 5)] == ["B-10", "B-15", "B-11"]
    assert now(match) == "seat 1: wake"  # one more round
    play(match, *[f"choose_clock({position})" for position in (1, 2, 3, 4)])
    for _ in range(4):
        skip_turn(match)
    play(match, *["pass"] * 8)
    assert now(match) == "nobody: final"


def test_te_29_a_refill_that_ends_just_above_closing_time() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: served rest
        street: . B-01 . B-02 B-03 | stack: 7
    """)
    happened = play(match, "pass", "customer(B-10)", "customer(B-15)")
    assert "closing_time" not in [event.name for event in happened]
    assert picture(match)["final_round"] is False
    assert now(match) == "seat 1: wake"


def test_te_30_both_ends_at_once() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest, served rest
        distillery: . HD-01 HD-02 HD-03 HD-04 HD-05 | bag: 0
        street: . B-01 B-02 B-03 B-04 | stack: 5
    """)
    happened = play(match, "pass")
    assert now(match) == "nobody: final"
    assert "ended_by_empty_bag" in [event.name for event in happened]
    assert picture(match)["final_round"] is False


def test_te_31_the_final_round_is_over_whatever_the_bag_holds() -> None:
    match = scene("""
        4 seats, sell, chance 8, final round
        seat 4: notes rest, served rest
        distillery: . . HD-02 HD-03 HD-04 HD-05 | bag: 0
        stack: 4 | street: . B-01 B-02 B-03 B-04
    """)
    names = [event.name for event in play(match, "pass")]
    assert now(match) == "nobody: final"
    assert "ended_after_final_round" in names
    assert "ended_by_empty_bag" not in names


def test_te_38_the_last_note_and_closing_time_at_the_same_round_end() -> None:
    match = scene("""
        4 seats, sell, chance 8
        seat 4: notes rest, served rest
        distillery: . . HD-03 HD-02 HD-04 HD-05 | bag: HT-01 HT-02
        street: . B-01 B-02 B-03 B-04 | stack: 5
    """)
    play(match, "pass", "note(HT-02)", "note(HT-01)", "customer(B-12)")
    assert (match.state.bag_left, picture(match)["final_round"]) == (0, True)
    play(match, *[f"choose_clock({position})" for position in (1, 2, 3, 4)])
    assert refused(match, "draw_note") == "PA-4.2"
    play(match, *["take_die(rose)"] * 3, "flasks(rose, 3)", "water_stop", "claim(3)", "claim_stop")
    play(match, "place(HD-03)", "minor")
    for _ in range(3):
        assert refused(match, "draw_note") == "PA-4.1"
        skip_turn(match)
    play(match, *["pass"] * 8)
    assert now(match) == "nobody: final"
    assert allowed(match) == set()


# ---------------------------------------------------------------- what the strip says of it

FULL = "distillery: HD-01 HD-02 HD-03 HD-04 HD-05 HT-05"


def warned(text: str) -> tuple[object, object]:
    """Whether the bag ends the match after this round, and after how many more claims."""
    return told(scene(f"4 seats, {text} | seat 4: notes rest"))


def told(match: Match) -> tuple[object, object]:
    values = describe(match.box, match.view(0)).values
    return values["bag_ends"], values["claims"]


def test_the_bag_warns_as_soon_as_claims_could_make_this_the_last_round() -> None:
    assert told(scene("4 seats, wake")) == (0, 0)
    assert warned(f"wake | {FULL} | bag: 6") == (0, 0)  # enough, even if all six are claimed
    assert warned(f"wake | {FULL} | bag: 5") == (1, 6)
    assert warned(f"prepare | {FULL.replace('HD-01', '.')} | bag: 5") == (1, 5)
    assert warned(f"prepare | {FULL} | bag: 0") == (1, 1)


def test_a_note_that_is_drawn_changes_nothing_about_when_the_bag_ends_the_match() -> None:
    gap, bag = FULL.replace("HD-01", "."), "bag: HT-01 HT-02 HT-03"
    match = scene(f"4 seats, prepare | seat 4: notes rest | {gap} | {bag}")
    before = told(match)
    play(match, "draw_note", "note(HT-02)")
    assert told(match) == before == (1, 3)


def test_the_bag_says_for_sure_that_this_is_the_last_round() -> None:
    for phase in ("claim", "sell, chance 8"):
        assert warned(f"{phase} | {FULL.replace('HD-01', '.')} | bag: 0") == (2, 0)
    assert warned(f"sell, chance 8 | {FULL} | bag: 0") == (0, 0)  # nothing is claimed any more


def test_pa_11_2_1_the_bag_warns_one_note_sooner_where_an_empty_one_ends_the_match() -> None:
    assert warned(f"wake, empty bag | {FULL} | bag: 6") == (1, 6)
    assert warned(f"sell, chance 8, empty bag | {FULL} | bag: 0") == (2, 0)
