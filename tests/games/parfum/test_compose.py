"""PA-3.6: notes become perfumes."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.parfum.moves import changes, picture, play
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

# The rulebook's example: Max after the claims of TV-07.
MAX_HAS_CLAIMED = """
    4 seats, place
    seat 1: money 13, minor HD-01
    distillery: . . HD-02 HD-04 HD-05 HD-06
    claimed: HT-09 BS-03
    dice: rose spent spent, lavender spent
"""


def test_pa_3_6_1_every_claimed_note_must_be_placed() -> None:
    match = scene("4 seats, place | claimed: HD-13 BS-13")
    assert allowed(match) == {"place(HD-13)", "place(BS-13)"}
    for words in ("claim_stop", "pass"):
        assert refused(match, words) == "PA-3.6.1"
    play(match, "place(BS-13)")
    assert refused(match, "pass") == "PA-3.6.1"
    play(match, "minor")
    assert allowed(match) == {"place(HD-13)"}
    play(match, "place(HD-13)", "perfume(1)")
    assert now(match) == "seat 2: prepare"


def test_pa_3_6_1_only_claimed_notes_can_be_placed() -> None:
    match = scene("4 seats, place | seat 1: minor HD-12 | claimed: HD-13 BS-13")
    assert refused(match, "place(HD-01)") == "PA-3.6.1"  # it lies in the distillery
    assert refused(match, "place(HD-12)") == "PA-3.6.1"  # it is placed already
    play(match, "place(HD-13)", "minor")
    assert refused(match, "place(HD-13)") == "PA-3.6.1"


@pytest.mark.parametrize(
    ("note", "choices"),
    [
        ("HD-14", {"minor", "major", "perfume(3)", "perfume(4)"}),
        ("BS-14", {"minor", "major", "perfume(1)", "perfume(2)"}),
        ("HT-12", {"major", "perfume(2)", "perfume(4)"}),
    ],
)
def test_pa_3_6_2_a_new_perfume_or_an_own_one_whose_slot_is_empty(
    note: str, choices: set[str]
) -> None:
    match = scene(f"""
        4 seats, place
        seat 1: minor HD-01, major HD-02, minor BS-01, major BS-02, minor HD-03 BS-03
        seat 2: minor HD-04, minor BS-04, major HT-02
        claimed: {note}
    """)
    play(match, f"place({note})")
    assert allowed(match) == choices


def test_pa_3_6_2_another_seat_s_perfume_is_out_of_reach() -> None:
    match = scene("""
        4 seats, place
        seat 2: minor HD-04
        claimed: BS-14
    """)
    play(match, "place(BS-14)")
    assert refused(match, "perfume(1)") == "PA-3.6.2"


def test_pa_3_6_3_a_new_perfume_may_always_be_started() -> None:
    match = scene("4 seats, place | seat 1: minor HD-14, major HD-15 HT-12 | claimed: BS-14")
    play(match, "place(BS-14)")
    assert {"minor", "major", "perfume(1)", "perfume(2)"} == allowed(match)
    play(match, "major")
    assert picture(match)["seat 1 perfume 3"] == "major BS-14"


def test_pa_3_6_4_nothing_is_added_to_a_complete_perfume() -> None:
    match = scene(
        "4 seats, place | seat 1: minor HD-14 BS-14, major HD-15 HT-12 BS-15 | claimed: HT-11"
    )
    play(match, "place(HT-11)")
    assert refused(match, "perfume(1)") == "PA-3.6.4"
    assert refused(match, "perfume(2)") == "PA-3.6.4"


def test_pa_3_6_4_a_placed_note_is_not_covered() -> None:
    match = scene("4 seats, place | seat 1: minor HD-14 | claimed: HD-15")
    play(match, "place(HD-15)")
    assert refused(match, "perfume(1)") == "PA-3.6.2"


def test_pa_3_6_4_a_perfume_never_changes_its_kind() -> None:
    match = scene("4 seats, place | seat 1: minor HD-14 | claimed: HT-12")
    play(match, "place(HT-12)")
    assert refused(match, "perfume(1)") == "PA-3.6.2"
    play(match, "major")
    assert picture(match)["seat 1 perfume 1"] == "minor HD-14"


@pytest.mark.parametrize(
    ("perfume", "note", "becomes", "supply"),
    [
        ("minor HD-14", "BS-14", "minor HD-14 BS-14 x2", 23),
        ("minor BS-14", "HD-14", "minor HD-14 BS-14 x2", 23),
        ("major HD-14 BS-14", "HT-12", "major HD-14 HT-12 BS-14 x3", 22),
        ("major HT-12 BS-14", "HD-14", "major HD-14 HT-12 BS-14 x3", 22),
        ("major HD-14", "BS-14", "major HD-14 BS-14", 25),
    ],
)
def test_pa_3_6_5_a_complete_perfume_gets_its_flacons_at_once(
    perfume: str, note: str, becomes: str, supply: int
) -> None:
    match = scene(f"4 seats, place | seat 1: {perfume} | claimed: {note}")
    play(match, f"place({note})", "perfume(1)")
    assert picture(match)["seat 1 perfume 1"] == becomes
    assert picture(match)["supply"] == supply


def test_pa_3_6_5_it_can_be_sold_in_the_same_round() -> None:
    match = scene(
        "4 seats, place, clock 4 | clocks: 2 3 4 1 | seat 1: minor HD-14 | claimed: BS-14"
    )
    play(match, "place(BS-14)", "perfume(1)", "pass", "pass", "pass")
    assert now(match) == "seat 1: sell"
    assert "bargain(1)" in allowed(match)


def test_pa_3_6_6_all_dice_return_and_the_next_turn_begins() -> None:
    match = scene("""
        4 seats, place, clock 3
        claimed: HD-14
        dice: vanilla spent, lavender spent fly, rose flask
    """)
    changed = changes(match, "place(HD-14)", "minor")
    assert changed["dice vanilla"] == ("spent", None)
    assert changed["market lavender"] == (1, 3)
    assert changed["market rose"] == (2, 3)
    assert (now(match), match.state.actions_left) == ("seat 4: prepare", 6)


def test_pa_3_6_6_after_the_last_turn_the_sale_begins() -> None:
    match = scene("4 seats, place, clock 4 | clocks: 3 1 2 4 | claimed: HD-14")
    play(match, "place(HD-14)", "minor")
    assert now(match) == "seat 3: sell"


def test_tv_08_place() -> None:
    match = scene(MAX_HAS_CLAIMED)
    play(match, "place(HT-09)", "major", "place(BS-03)", "perfume(1)")
    assert picture(match)["seat 1 perfume 2"] == "major HT-09"
    assert picture(match)["seat 1 perfume 1"] == "minor HD-01 BS-03 x2"


def test_tv_09_finish() -> None:
    match = scene(MAX_HAS_CLAIMED)
    assert changes(match, "place(HT-09)", "major", "place(BS-03)", "perfume(1)") == {
        "claimed": ("HT-09 BS-03", ""),
        "seat 1 perfume 1": ("minor HD-01", "minor HD-01 BS-03 x2"),
        "seat 1 perfume 2": (None, "major HT-09"),
        "supply": (25, 23),
        "dice rose": ("spent spent", None),
        "dice lavender": ("spent", None),
        "market rose": (1, 3),
        "market lavender": (2, 3),
    }
    assert now(match) == "seat 2: prepare"


def test_te_13_no_heart_in_a_minor() -> None:
    match = scene("4 seats, place | claimed: HT-12")
    play(match, "place(HT-12)")
    assert refused(match, "minor") == "PA-3.6.2"
    assert allowed(match) == {"major"}


def test_te_14_no_heart_for_a_complete_minor() -> None:
    match = scene("4 seats, place | seat 1: minor HD-14 BS-14 | claimed: HT-12")
    play(match, "place(HT-12)")
    assert refused(match, "perfume(1)") == "PA-3.6.4"


def test_te_15_no_second_head() -> None:
    match = scene("4 seats, place | seat 1: minor HD-14, major HT-12 | claimed: HD-15")
    play(match, "place(HD-15)")
    assert refused(match, "perfume(1)") == "PA-3.6.2"
    assert allowed(match) == {"minor", "major", "perfume(2)"}
