"""PA-11: other readings of the rulebook, as options of a match."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games.parfum import GAME
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.players.greedy import Greedy
from tests.games.moves import allowed, now, refused
from tests.games.parfum.moves import begin, changes, picture, play
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

KEEPING = "4 seats, place, keep notes | seat 1: kept HD-13 BS-13"


def test_no_variant_is_on_unless_it_is_chosen() -> None:
    usual = {name for name, on in GAME.variants.items() if on}
    assert usual == {"stall_guard"}
    for name in GAME.readings:
        assert not begin(2).state[name]
        chosen = begin(2, **{name: True}).state
        assert [other for other in GAME.readings if chosen[other]] == [name]
        assert GAME.is_read_otherwise(chosen)


# ---------------------------------------------------------------- kept notes


def test_pa_11_1_1_a_claimed_note_is_kept_at_the_perfumery() -> None:
    match = scene("""
        4 seats, claim, keep notes
        seat 1: money 10
        distillery: HT-09 BS-03 HD-02 HD-04 HD-05 HD-06
        dice: rose flask flask, lavender flask
    """)
    assert changes(match, "claim(1)") == {
        "seat 1 money": (10, 12),
        "seat 1 kept": ("", "HT-09"),
        "distillery 1": ("HT-09", None),
        "dice rose": ("flask flask", "flask spent"),
        "dice lavender": ("flask", "spent"),
    }
    assert picture(match)["claimed"] == ""


def test_pa_11_1_1_all_see_it_and_only_its_seat_can_touch_it() -> None:
    match = scene(KEEPING)
    for seat in (0, 1):
        tree = GAME.describe(match.box, match.view(seat))
        (note,) = [node for node in tree.walk() if node.id == "note HD-13"]
        (shop,) = [node for node in tree.children if note in node.children]
        assert shop.id == "perfumery 1"
        assert bool(note.actions) == (seat == 0)


def test_pa_11_1_1_what_is_kept_counts_for_nothing_at_the_end() -> None:
    match = scene("""
        2 seats, sell, chance 8, keep notes, final round
        seat 1: money 5, kept HD-14 BS-14, served rest
        street: . . . . . | stack: 0
    """)
    play(match, "pass")
    assert now(match) == "nobody: final"
    assert match.scores()[0] == (5, 1)


def test_pa_11_1_2_a_seat_may_keep_what_it_claimed() -> None:
    match = scene(KEEPING)
    assert allowed(match) == {"place(HD-13)", "place(BS-13)", "pass"}
    (kept, *_) = play(match, "pass")
    assert (kept.name, kept.seat, kept.values) == ("notes_kept", 0, {"notes": 2})
    assert now(match) == "seat 2: prepare"
    assert picture(match)["seat 1 kept"] == "HD-13 BS-13"


def test_pa_11_1_2_it_may_place_some_and_keep_the_rest() -> None:
    match = scene(KEEPING)
    play(match, "place(HD-13)")
    assert refused(match, "pass") == "PA-3.6.1"  # this one is in hand
    play(match, "minor")
    assert allowed(match) == {"place(BS-13)", "pass"}
    play(match, "pass")
    assert picture(match)["seat 1 kept"] == "BS-13"


def test_pa_11_1_2_after_the_last_kept_note_the_turn_is_over() -> None:
    match = scene(KEEPING)
    play(match, "place(HD-13)", "minor", "place(BS-13)", "perfume(1)")
    assert now(match) == "seat 2: prepare"
    assert picture(match)["seat 1 perfume 1"] == "minor HD-13 BS-13 x2"


def test_pa_11_1_2_a_note_of_an_earlier_turn_can_be_placed_without_a_claim() -> None:
    match = scene("4 seats, claim, keep notes | seat 1: kept HD-13 | dice: rose fly")
    play(match, "claim_stop")
    assert allowed(match) == {"place(HD-13)", "pass"}


def test_pa_11_1_2_and_without_dice() -> None:
    match = scene("4 seats, prepare, actions 1, keep notes | seat 1: kept HD-13")
    play(match, "take_water", "water(0)")
    assert now(match) == "seat 1: place"


def test_pa_11_1_2_a_seat_that_keeps_nothing_is_not_asked() -> None:
    match = scene("4 seats, claim, keep notes | seat 2: kept HD-13 | dice: rose fly")
    play(match, "claim_stop")
    assert now(match) == "seat 2: prepare"


def test_pa_11_1_2_what_another_keeps_cannot_be_placed() -> None:
    match = scene("4 seats, place, keep notes | seat 1: kept HD-13 | seat 2: kept BS-13")
    assert refused(match, "place(BS-13)") == "PA-11.1.2"


# ---------------------------------------------------------------- the bag, and wishes


LAST_NOTES = """
    4 seats, sell, chance 8{variant}
    seat 1: notes rest
    distillery: HD-01 HD-02 HD-03 HD-04 HD-05 . | bag: BS-15 | street: . A-01 A-02 A-03 A-04
"""


def test_pa_11_2_1_the_match_ends_with_the_last_note_of_the_bag() -> None:
    match = scene(LAST_NOTES.format(variant=", empty bag"))
    play(match, "pass")
    assert "ended_by_empty_bag" in [event.name for event in play(match, "note(BS-15)")]
    assert match.is_over
    assert picture(match)["street 1"] is None  # it is not refilled


def test_pa_11_2_1_without_the_variant_it_goes_on() -> None:
    match = scene(LAST_NOTES.format(variant=""))
    play(match, "pass", "note(BS-15)")
    assert now(match) == "chance: refill_street"


def test_pa_11_2_1_as_long_as_a_note_is_left_it_goes_on() -> None:
    match = scene(LAST_NOTES.format(variant=", empty bag").replace("BS-15", "BS-15 BS-14"))
    play(match, "pass", "note(BS-15)")
    assert now(match) == "chance: refill_street"


# HD-10 has two parts of lavender, BS-05 and HT-09 one; A-10 wishes for two.
@pytest.mark.parametrize(
    ("perfume", "sells"),
    [("minor HD-10 BS-03", False), ("minor HD-10 BS-05", True), ("major HD-05 HT-09 BS-03", True)],
)
def test_pa_11_3_1_a_wish_counts_notes(perfume: str, sells: bool) -> None:
    table = f"4 seats, sell, count notes | seat 1: {perfume} | street: A-10 . . . ."
    match = scene(table)
    assert ("sell(1)" in allowed(match)) == sells
    if not sells:
        assert refused(match, "sell(1)") == "PA-3.7.3"
    assert "sell(1)" in allowed(scene(table.replace(", count notes", "")))


def test_pa_11_3_1_and_so_does_the_shelf() -> None:
    match = scene("4 seats, sell, count notes | seat 1: minor HD-10 BS-05")
    tree = GAME.describe(match.box, match.view(0))
    (perfume,) = [node for node in tree.walk() if node.kind == "perfume"]
    assert perfume.counts == {"lavender": 2}
    assert [node.counts for node in perfume.children] == [{"lavender": 2}, {"lavender": 1}]


# ---------------------------------------------------------------- how bots play with them


def choice(match: Match) -> str:
    """What a greedy player does."""
    view, options = match.view(match.seat), match.options()
    action = Greedy(make_rng("keeping")).choose(GAME, match.box, view, options)
    return GAME.notation.write(match.box, action)


def test_a_greedy_player_keeps_what_finishes_nothing() -> None:
    assert choice(scene("4 seats, place, keep notes | seat 1: kept HD-13")) == "pass"


def test_a_greedy_player_places_what_finishes_a_perfume() -> None:
    match = scene("4 seats, place, keep notes | seat 1: kept HD-08 BS-08 BS-01")
    for _ in range(4):
        play(match, choice(match))
    assert picture(match)["seat 1 perfume 1"] == "minor HD-08 BS-08 x2"
    assert choice(match) == "pass"


def test_a_kept_note_is_foreseen_like_a_perfume_that_it_begins() -> None:
    values = np.zeros((2, 4))
    for row, seat in enumerate(("kept HD-08", "minor HD-08")):
        match = scene(f"4 seats, wake, keep notes | seat 1: {seat}")
        GAME.foresee(match.box, match.state, values[row])
    assert (values[0] == values[1]).all()


def test_learners_are_told_what_their_own_seat_keeps() -> None:
    match = scene(KEEPING)
    seen = np.zeros((2, GAME.FEATURES), np.float32)
    legend = GAME.legend(match.box)
    for seat in (0, 1):
        GAME.encode(match.box, match.view(seat), seen[seat])
    at = legend.index("claimed 2 base")
    assert seen[:, at].tolist() == [1, 0]
