"""PA-3.5: the roll, the water and the claims."""

from __future__ import annotations

import pytest

from grasse.kernel.seats import WATCHER
from tests.games.moves import allowed, now, odds, refused
from tests.games.parfum.moves import changes, picture, play
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

# The rulebook's example: Max after the roll of TV-04, with the tokens of TV-05.
MAX_HAS_ROLLED = """
    4 seats, water
    seat 1: money 10, tokens 0 0 1 2, minor HD-01
    distillery: HT-09 BS-03 HD-02 HD-04 HD-05 HD-06
    dice: rose flask fly, lavender fly
"""


@pytest.mark.parametrize(
    ("dice", "weights"),
    [
        ("rose ?", [2, 4]),
        ("violet ? ?", [4, 16, 16]),
        ("bergamot ? ? ?", [8, 48, 96, 64]),
        ("vanilla ? ? ?", [27, 81, 81, 27]),
        ("lavender ? ?", [9, 18, 9]),
    ],
)
def test_pa_3_5_1_every_face_is_equally_likely(dice: str, weights: list[int]) -> None:
    aroma, _, _ = dice.partition(" ")
    match = scene(f"4 seats, prepare, actions 1 | dice: {dice}")
    play(match, "take_water", "water(0)")
    assert odds(match) == {f"flasks({aroma}, {n})": weight for n, weight in enumerate(weights)}


def test_pa_3_5_1_no_more_flasks_than_dice() -> None:
    match = scene("4 seats, prepare, actions 1 | dice: rose ?")
    play(match, "take_die(rose)")
    assert refused(match, "flasks(rose, 3)") == "PA-3.5.1"


def test_pa_3_5_1_all_dice_are_rolled() -> None:
    match = scene("4 seats, prepare, actions 1 | dice: rose ?, violet ?")
    play(match, "take_die(rose)")
    assert refused(match, "flasks(rose, 1)") == "PA-3.2"  # aroma by aroma, in their order
    changed = changes(match, "flasks(violet, 1)", "flasks(rose, 1)")
    assert changed == {"dice violet": ("?", "flask"), "dice rose": ("? ?", "flask fly")}
    assert now(match) == "seat 1: water"


def test_pa_3_5_1_without_dice_the_turn_is_over() -> None:
    match = scene("4 seats, prepare, clock 4, actions 1 | seat 4: tokens 0 0")
    play(match, "take_water", "water(0)")
    assert now(match) == "seat 1: sell"


@pytest.mark.parametrize(
    ("dice", "is_moot"),
    [
        ("rose flask flask, lavender flask", True),  # all are certain
        ("rose flask fly, lavender fly", False),
        ("rose flask, vanilla flask fly", True),  # only one note costs vanilla
    ],
)
def test_pa_3_5_2_water_that_can_bring_no_other_note_need_not_be_asked_about(
    dice: str, is_moot: bool
) -> None:
    match = scene(f"{MAX_HAS_ROLLED.partition('dice')[0]} dice: {dice}")
    assert len(match.options()) > 1
    for viewer, told in ((0, is_moot), (1, False), (WATCHER, False)):
        values = match.game.describe(match.box, match.view(viewer)).values
        assert (bool(values["moot"]), values["secret"]) == (told, 0)


def test_pa_3_5_2_reroll_colour_rolls_the_flies_of_an_aroma() -> None:
    match = scene("4 seats, water | seat 1: tokens 3 | dice: rose flask fly fly, violet fly")
    play(match, "reroll_colour(rose)", "token(3)")
    assert odds(match) == {"flasks(rose, 0)": 4, "flasks(rose, 1)": 16, "flasks(rose, 2)": 16}
    play(match, "flasks(rose, 1)")
    assert picture(match)["dice rose"] == "flask flask fly"
    assert picture(match)["dice violet"] == "fly"
    assert now(match) == "seat 1: water"


def test_pa_3_5_2_reroll_all_rolls_the_flasks_too() -> None:
    match = scene("4 seats, water | seat 1: tokens 3 | dice: rose flask fly, violet flask")
    changed = changes(match, "reroll_all", "token(3)", "flasks(violet, 0)", "flasks(rose, 0)")
    assert changed == {
        "dice rose": ("flask fly", "fly fly"),
        "dice violet": ("flask", "fly"),
        "seat 1 tokens 3": (1, 0),
        "discards 3": (0, 1),
    }


def test_pa_3_5_2_turn_fly_sets_one_die_without_a_roll() -> None:
    match = scene("4 seats, water | seat 1: tokens 2 3 | dice: rose fly fly")
    changed = changes(match, "turn_fly(rose)", "token(3)", "token(2)")
    assert changed["dice rose"] == ("fly fly", "flask fly")
    assert now(match) == "seat 1: water"


def test_pa_3_5_2_each_use_has_its_price() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 | dice: rose fly")
    assert allowed(match) == {"reroll_colour(rose)", "reroll_all", "water_stop"}
    play(match, "reroll_colour(rose)", "token(0)", "flasks(rose, 0)")
    assert allowed(match) == {"water_stop"}
    for words in ("reroll_colour(rose)", "reroll_all", "turn_fly(rose)"):
        assert refused(match, words) == "PA-3.5.2"


def test_pa_3_5_2_water_may_be_used_again_and_again() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 0 0 0 0 | dice: rose fly fly")
    use = ("reroll_colour(rose)", "token(0)", "flasks(rose, 0)")
    play(match, *use, *use, "turn_fly(rose)", "token(0)", "token(0)")
    assert picture(match)["dice rose"] == "flask fly"
    play(match, "reroll_all", "token(0)", "flasks(rose, 0)")  # RU-61: the turned die as well
    assert picture(match)["dice rose"] == "fly fly"


def test_pa_3_5_2_no_die_of_that_aroma_no_use() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 0 | dice: rose fly")
    assert refused(match, "reroll_colour(violet)") == "PA-3.5.2"
    assert refused(match, "turn_fly(violet)") == "PA-3.5.2"


def test_pa_3_5_3_the_seat_chooses_which_of_its_tokens_it_pays() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 2 2 | seat 2: tokens 3 | dice: rose fly")
    play(match, "turn_fly(rose)")
    assert allowed(match) == {"token(0)", "token(2)"}
    assert refused(match, "token(3)") == "PA-3.5.3"
    play(match, "token(0)")
    assert refused(match, "token(0)") == "PA-3.5.3"  # its only one is chosen already
    assert changes(match, "token(2)") == {
        "dice rose": ("fly", "flask"),
        "seat 1 tokens 0": (1, 0),
        "seat 1 tokens 2": (2, 1),
        "discards 0": (0, 1),
        "discards 2": (0, 1),
    }


def test_pa_3_5_3_two_equal_tokens_can_pay_for_a_fly() -> None:
    match = scene("4 seats, water | seat 1: tokens 1 1 | dice: rose fly")
    play(match, "turn_fly(rose)", "token(1)", "token(1)")
    assert picture(match)["discards 1"] == 2


def test_pa_3_5_4_a_token_just_taken_may_be_used_at_once() -> None:
    match = scene("4 seats, prepare, actions 2")
    play(match, "take_water", "water(3)", "take_die(rose)", "flasks(rose, 0)")
    play(match, "reroll_colour(rose)", "token(3)")
    assert now(match) == "chance: roll"


def test_pa_3_5_5_water_stop_is_final() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 0 0 | dice: rose flask fly")
    play(match, "water_stop")
    for words in ("reroll_colour(rose)", "reroll_all", "turn_fly(rose)", "water_stop", "token(2)"):
        assert refused(match, words) == "PA-3.5.5"


def test_pa_3_5_6_unspent_flasks_must_cover_every_aroma() -> None:
    match = scene("""
        4 seats, claim
        distillery: HD-03 HD-08 HD-01 HT-09 HT-11 BS-12
        dice: rose flask spent fly, lavender flask
    """)
    assert allowed(match) == {"claim(1)", "claim(4)", "claim(6)", "claim_stop"}
    assert refused(match, "claim(2)") == "PA-3.5.6"  # two roses, but one is spent and one a fly
    assert refused(match, "claim(3)") == "PA-3.5.6"


def test_pa_3_5_6_dice_are_spent_the_note_leaves_and_coins_are_paid() -> None:
    match = scene("""
        4 seats, claim
        seat 1: money 7
        distillery: HT-12 BS-03 HD-02 HD-04 HD-05 HD-06
        dice: bergamot flask flask, rose flask, lavender flask fly
    """)
    assert changes(match, "claim(1)") == {
        "dice bergamot": ("flask flask", "flask spent"),
        "dice rose": ("flask", "spent"),
        "dice lavender": ("flask fly", "spent fly"),
        "distillery 1": ("HT-12", None),
        "claimed": ("", "HT-12"),
        "seat 1 money": (7, 10),
    }
    assert refused(match, "claim(1)") == "PA-3.5.6"  # the space stays empty


def test_pa_3_5_6_one_die_is_spent_for_each_entry() -> None:
    """The note asks for two roses."""
    match = scene("""
        4 seats, claim
        distillery: HD-08 HD-01 HD-02 HD-04 HD-05 HD-06
        dice: rose flask flask flask
    """)
    assert changes(match, "claim(1)")["dice rose"] == ("flask flask flask", "flask spent spent")


def test_pa_3_5_6_three_players_have_no_sixth_space() -> None:
    match = scene("3 seats, claim | dice: rose flask flask flask")
    assert refused(match, "claim(6)") == "PA-3.5.6"


def test_pa_3_5_7_several_notes_or_none() -> None:
    match = scene("""
        4 seats, claim
        distillery: HD-03 BS-03 HD-08 HD-01 HD-02 HD-04
        dice: rose flask flask flask
    """)
    assert "claim_stop" in allowed(match)
    play(match, "claim(1)", "claim(2)")
    assert picture(match)["claimed"] == "HD-03 BS-03"
    assert allowed(match) == {"claim_stop"}  # one rose is left, and nothing can be given back


def test_pa_3_5_8_a_note_drawn_in_this_turn_may_be_claimed_in_it() -> None:
    match = scene("""
        4 seats, prepare, clock 2, actions 2
        distillery: . HT-09 HD-02 HD-04 HD-05 HD-06
    """)
    play(match, "draw_note", "note(HD-03)", "take_die(rose)", "flasks(rose, 1)", "water_stop")
    play(match, "claim(1)")
    assert picture(match)["claimed"] == "HD-03"


def test_pa_3_5_9_unused_flasks_are_lost() -> None:
    match = scene("4 seats, claim | dice: rose flask flask")
    changed = changes(match, "claim_stop")
    assert changed == {"dice rose": ("flask flask", None), "market rose": (1, 3)}
    assert now(match) == "seat 2: prepare"


def test_tv_04_roll() -> None:
    match = scene("4 seats, prepare, actions 1 | dice: rose ? ?")
    play(match, "take_die(lavender)")
    changed = changes(match, "flasks(rose, 1)", "flasks(lavender, 0)")
    assert changed == {"dice rose": ("? ?", "flask fly"), "dice lavender": ("?", "fly")}
    assert now(match) == "seat 1: water"


def test_tv_05_reroll_a_colour() -> None:
    match = scene(MAX_HAS_ROLLED)
    play(match, "reroll_colour(rose)", "token(0)")
    assert odds(match) == {"flasks(rose, 0)": 2, "flasks(rose, 1)": 4}  # exactly one die

    match = scene(MAX_HAS_ROLLED)
    assert changes(match, "reroll_colour(rose)", "token(0)", "flasks(rose, 1)") == {
        "dice rose": ("flask fly", "flask flask"),
        "seat 1 tokens 0": (2, 1),
        "discards 0": (0, 1),
    }
    assert now(match) == "seat 1: water"


def test_tv_05b_alternative() -> None:
    match = scene(MAX_HAS_ROLLED)
    assert "reroll_all" in allowed(match)
    play(match, "reroll_all", "token(0)")
    assert picture(match)["dice rose"] == "? ?"
    assert picture(match)["dice lavender"] == "?"


def test_tv_06_turn_a_fly() -> None:
    match = scene(MAX_HAS_ROLLED)
    play(match, "reroll_colour(rose)", "token(0)", "flasks(rose, 1)")
    assert changes(match, "turn_fly(lavender)", "token(0)", "token(1)") == {
        "dice lavender": ("fly", "flask"),
        "seat 1 tokens 0": (1, 0),
        "seat 1 tokens 1": (1, 0),
        "discards 0": (1, 2),
        "discards 1": (0, 1),
    }
    assert picture(match)["dice rose"] == "flask flask"
    assert now(match) == "seat 1: water"


def test_tv_07_claim() -> None:
    match = scene(MAX_HAS_ROLLED.replace("fly", "flask"))
    play(match, "water_stop")
    assert {"claim(1)", "claim(2)"} < allowed(match)
    assert changes(match, "claim(1)", "claim(2)") == {
        "seat 1 money": (10, 13),
        "dice rose": ("flask flask", "spent spent"),
        "dice lavender": ("flask", "spent"),
        "distillery 1": ("HT-09", None),
        "distillery 2": ("BS-03", None),
        "claimed": ("", "HT-09 BS-03"),
    }


def test_te_06_no_fly_no_reroll_of_that_colour() -> None:
    match = scene("4 seats, water | seat 1: tokens 1 | dice: violet flask, rose fly")
    assert refused(match, "reroll_colour(violet)") == "PA-3.5.2"


def test_te_07_both_flies_of_a_colour_are_rolled() -> None:
    match = scene("4 seats, water | seat 1: tokens 1 | dice: violet fly fly, rose fly")
    changed = changes(match, "reroll_colour(violet)", "token(1)")
    assert changed["dice violet"] == ("fly fly", "? ?")
    assert "dice rose" not in changed
    play(match, "flasks(violet, 2)")
    assert now(match) == "seat 1: water"


def test_te_08_reroll_all_is_legal_with_nothing_but_flasks() -> None:
    match = scene("4 seats, water | seat 1: tokens 1 | dice: violet flask, rose flask flask")
    assert allowed(match) == {"reroll_all", "water_stop"}


def test_te_09_one_token_turns_no_fly() -> None:
    match = scene("4 seats, water | seat 1: tokens 3 | dice: rose fly")
    assert refused(match, "turn_fly(rose)") == "PA-3.5.2"


@pytest.mark.parametrize("words", ["reroll_colour(rose)", "reroll_all", "turn_fly(rose)"])
def test_te_10_no_water_after_water_stop(words: str) -> None:
    match = scene("4 seats, water | seat 1: tokens 0 1 2 | dice: rose fly")
    play(match, "water_stop")
    assert refused(match, words) == "PA-3.5.5"


def test_te_11_one_flask_pays_for_one_note() -> None:
    match = scene("""
        4 seats, claim
        distillery: HD-03 BS-03 HD-01 HD-02 HD-04 HD-05
        dice: rose flask
    """)
    play(match, "claim(1)")
    assert refused(match, "claim(2)") == "PA-3.5.6"


def test_te_12_a_note_need_not_be_claimed() -> None:
    match = scene("""
        4 seats, claim
        distillery: HD-03 BS-03 HD-01 HD-02 HD-04 HD-05
        dice: rose flask
    """)
    assert "claim(1)" in allowed(match)
    changed = changes(match, "claim_stop")
    assert changed == {"dice rose": ("flask", None), "market rose": (2, 3)}


def test_tokens_that_are_chosen_lie_aside_for_their_owner_alone() -> None:
    match = scene("4 seats, water | seat 1: tokens 0 2 2 | dice: rose fly")
    play(match, "turn_fly(rose)", "token(2)")
    own, others = (match.game.describe(match.box, match.view(seat)) for seat in (0, 1))
    assert (own.values["token"], own.values["tokens"]) == (2, 2)
    told = {node.id: node.values for node in own.walk() if node.kind == "token"}
    assert told["token 1.2"] == {"value": 2, "count": 1, "paid": 1}
    assert told["token 1.0"] == {"value": 0, "count": 1, "paid": 0}
    assert not [node for node in others.walk() if node.id.startswith("token 1.")]
    play(match, "token(0)")
    after = match.game.describe(match.box, match.view(0))
    assert [n.values for n in after.walk() if n.kind == "token"] == [
        {"value": 2, "count": 1, "paid": 0}
    ]
