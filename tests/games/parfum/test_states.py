"""PA-3.1 and PA-3.2: what a table is made of, and how a match goes from state to state."""

from __future__ import annotations

import pytest

from grasse.games.parfum import GAME
from grasse.games.parfum.box import PERFUMES
from grasse.kernel.match import RuleRefusal
from tests.games.moves import allowed, now, refused
from tests.games.parfum.moves import begin, picture, play, track
from tests.games.parfum.scene import scene

pytestmark = pytest.mark.interpreted

# Max in the middle of a turn: all that PA-3.1 lists can be seen here.
WORKSHOP = """
    4 seats, round 3, water, clock 2, quiet 1
    seat 2: money 10, tokens 0 0 1 2, minor HD-01, major HD-08 HT-01 BS-03 x2, served A-06
    distillery: HT-09 BS-01 . HD-02 HD-04 HD-05
    street: A-10 A-01 . A-03 A-04
    discards: 0 3
    dice: rose flask fly, lavender fly
"""


def test_pa_3_1_1_the_table() -> None:
    match = scene(WORKSHOP)
    named = GAME.named(match.box, match.state)
    assert (named["round"], named["final_round"], named["phase"]) == (3, False, "water")
    assert named["distillery"] == ["HT-09", "BS-01", None, "HD-02", "HD-04", "HD-05"]
    assert named["street"] == ["A-10", "A-01", None, "A-03", "A-04"]
    assert (len(named["bag"]), named["stack"]["size"], named["quiet_rounds"]) == (33, 20, 1)
    assert (named["well_size"], named["flacons"]) == (19, 23)
    assert named["discards"] == {"0": 1, "1": 0, "2": 0, "3": 1}
    assert named["dice_in_market"]["rose"] == 1
    assert named["clocks_on_market"] == []
    assert named["well_at_refill"] == {"0": 7, "1": 3, "2": 4, "3": 5}


def test_pa_3_1_2_a_seat() -> None:
    match = scene(WORKSHOP)
    seat = GAME.named(match.box, match.state)["seats"][1]
    assert (seat["money"], seat["clocks"], seat["customers"]) == (10, [2], ["A-06"])
    assert seat["tokens"] == {"0": 2, "1": 1, "2": 1, "3": 0}
    assert [perfume["id"] for perfume in seat["perfumes"]] == [1, 2]


def test_pa_3_1_3_a_perfume() -> None:
    match = scene(WORKSHOP)
    minor, major = GAME.named(match.box, match.state)["seats"][1]["perfumes"]
    assert (minor["id"], minor["kind"], minor["complete"]) == (1, "minor", False)
    assert (minor["head"], minor["base"], minor["flacons"]) == ("HD-01", None, 0)
    assert "heart" not in minor  # only a major has that slot
    assert (major["head"], major["heart"], major["base"]) == ("HD-08", "HT-01", "BS-03")
    assert (major["kind"], major["complete"], major["flacons"]) == ("major", True, 2)


def test_pa_3_1_3_ids_count_up_in_order_of_creation() -> None:
    match = scene("4 seats, place | seat 1: minor HD-01 | claimed: HT-01 BS-01")
    play(match, "place(BS-01)", "minor", "place(HT-01)", "major")
    assert picture(match)["seat 1 perfume 2"] == "minor BS-01"
    assert picture(match)["seat 1 perfume 3"] == "major HT-01"


def test_pa_3_1_3_a_seat_can_hold_a_perfume_for_every_note() -> None:
    match = scene("""
        4 seats, place
        seat 1: notes rest
        distillery: . . . . . . | bag: 0 | claimed: HD-01 HT-01
    """)
    play(match, "place(HT-01)", "major", "place(HD-01)", "minor")
    assert picture(match)[f"seat 1 perfume {PERFUMES}"] == "minor HD-01"


def test_pa_3_1_4_the_track_is_a_stack_for_every_amount_in_use() -> None:
    match = scene("4 seats, wake | seat 2: money 10 | seat 4: money 10 | markers: 4 1 2 3")
    assert track(match) == {0: [1, 3], 10: [4, 2]}


def test_pa_3_1_5_the_scratch_of_a_turn() -> None:
    match = scene(WORKSHOP)
    play(match, "turn_fly(rose)", "token(0)")
    turn = GAME.named(match.box, match.state)["turn"]
    assert turn["dice"]["rose"] == {"dice": 2, "flasks": 1, "spent": 0, "rolling": 0}
    assert (turn["clock"], turn["actions_left"], turn["claimed"]) == (2, 0, [])
    assert (turn["use"], turn["tokens_to_choose"]) == ("turn_fly(rose)", 1)
    assert turn["paying"] == {"0": 1, "1": 0, "2": 0, "3": 0}


def test_pa_3_1_5_a_token_is_the_seat_s_until_all_are_chosen() -> None:
    match = scene(WORKSHOP)
    before = picture(match)
    assert play(match, "turn_fly(rose)", "token(0)") == []  # nobody is told anything
    assert picture(match) == before
    play(match, "token(1)")
    assert picture(match)["discards 0"] == 2
    assert picture(match)["seat 2 tokens 0"] == 1


A_ROUND = """
    chance: refill_street       customer(A-09)
    seat 3: wake                choose_clock(2)
    seat 2: wake                choose_clock(3)
    seat 1: wake                choose_clock(1)
    seat 1: prepare             take_die(rose)
    seat 1: prepare             take_water
    chance: fetch               water(1)
    seat 1: prepare             take_water
    chance: fetch               water(1)
    chance: roll                flasks(rose, 1)
    seat 1: water               reroll_all
    seat 1: pay                 token(0)
    chance: roll                flasks(rose, 1)
    seat 1: water               water_stop
    seat 1: claim               claim(1)
    seat 1: claim               claim_stop
    seat 1: place               place(BS-03)
    seat 1: compose             perfume(1)
    seat 3: prepare             draw_note
    chance: draw                note(HD-15)
    seat 3: prepare             take_water
    chance: fetch               water(0)
    seat 3: prepare             take_water
    chance: fetch               water(0)
    seat 3: prepare             take_die(violet)
    chance: roll                flasks(violet, 0)
    seat 3: water               water_stop
    seat 3: claim               claim_stop
    seat 2: prepare             take_die(violet)
    seat 2: prepare             take_die(violet)
    seat 2: prepare             take_die(violet)
    seat 2: prepare             take_die(rose)
    seat 2: prepare             take_die(rose)
    chance: roll                flasks(violet, 0)
    chance: roll                flasks(rose, 0)
    seat 2: water               water_stop
    seat 2: claim               claim_stop
    seat 1: sell                sell(1)
    seat 1: serve               to(A-03)
    seat 3: sell                pass
    seat 2: sell                pass
    seat 1: sell                bargain(1)
    chance: reward              water(3)
    chance: reward              water(3)
    seat 1: surplus             discard(0)
    seat 1: surplus             discard(1)
    seat 1: surplus             discard(0)
    seat 3: sell                pass
    seat 2: sell                pass
    chance: refill_street       customer(A-10)
    seat 3: wake                choose_clock(3)
"""


def test_pa_3_2_a_round_runs_through_its_states() -> None:
    match = scene("""
        3 seats, sell, chance 6
        seat 1: money 4, tokens 0 0 0 0, minor HD-03 | seat 2: money 1
        distillery: BS-03 HD-01 HD-02 HD-04 HD-05
        street: A-01 . A-02 A-03
    """)
    play(match, "pass")
    for line in A_ROUND.strip().splitlines():
        state, words = line.strip().split("  ", 1)
        assert now(match) == state
        play(match, words)


NOT_NOW = [
    ("4 seats, wake", "take_die(rose)"),
    ("4 seats, wake", "pass"),
    ("4 seats, wake", "water(0)"),
    ("4 seats, wake", "note(HT-01)"),
    ("4 seats, prepare", "choose_clock(1)"),
    ("4 seats, prepare", "claim(1)"),
    ("4 seats, prepare", "token(0)"),
    ("4 seats, prepare", "place(HD-01)"),
    ("4 seats, prepare", "sell(1)"),
    ("4 seats, prepare", "reroll_all"),
    ("4 seats, water | dice: rose fly", "take_die(rose)"),
    ("4 seats, water | dice: rose fly", "claim_stop"),
    ("4 seats, water | dice: rose fly", "flasks(rose, 1)"),
    ("4 seats, claim | dice: rose fly", "pass"),
    ("4 seats, place | claimed: HT-12", "sell(1)"),
    ("4 seats, place | claimed: HT-12", "major"),
    ("4 seats, sell", "to(A-01)"),
    ("4 seats, sell", "take_water"),
    ("4 seats, sell", "water_stop"),
]


@pytest.mark.parametrize(("given", "words"), NOT_NOW)
def test_pa_3_2_each_decision_has_its_state(given: str, words: str) -> None:
    assert refused(scene(given), words) == "PA-3.2"


def test_pa_3_2_chance_is_asked_alone() -> None:
    match = scene("4 seats, prepare")
    play(match, "take_water")
    assert refused(match, "take_die(rose)") == "PA-3.2"
    assert refused(match, "note(HT-01)") == "PA-3.2"


def test_pa_3_2_nobody_is_asked_once_it_is_over() -> None:
    match = scene("4 seats, sell, chance 8, final round | seat 4: served rest | stack: 3")
    play(match, "pass")
    assert now(match) == "nobody: final"
    for words in ("pass", "take_die(rose)", "water(0)", "choose_clock(1)"):
        assert refused(match, words) == "PA-3.2"


def test_pa_3_2_1_luck_is_settled_before_the_next_decision() -> None:
    match = scene("4 seats, prepare")
    play(match, "take_die(rose)", "take_die(violet)", "take_water")
    assert match.options() == []
    play(match, "water(3)")
    assert now(match) == "chance: roll"
    play(match, "flasks(violet, 1)")
    assert match.options() == []
    play(match, "flasks(rose, 0)")
    assert now(match) == "seat 1: water"


@pytest.mark.parametrize(
    ("given", "only"),
    [
        ("4 seats, wake | clocks: 1 2 3 .", "choose_clock(4)"),
        ("4 seats, sell", "pass"),
        ("4 seats, water | dice: rose fly", "water_stop"),
        ("4 seats, claim | dice: rose fly", "claim_stop"),
    ],
)
def test_pa_3_2_2_a_forced_decision_is_logged_like_any_other(given: str, only: str) -> None:
    match = scene(given)
    assert allowed(match) == {only}
    play(match, only)
    assert [GAME.notation.write(match.box, action) for action in match.decisions] == [only]
    assert not GAME.notation.decision(match.decisions[0]).hidden


@pytest.mark.parametrize("words", ["token(0)", "discard(3)"])
def test_pa_3_2_2_the_choice_of_a_token_is_never_made_for_a_seat(words: str) -> None:
    match = begin(4)
    assert GAME.notation.decision(GAME.notation.read(match.box, words)).hidden


def test_pa_3_2_3_an_illegal_decision_changes_nothing_and_is_answered_with_its_clause() -> None:
    match = scene("4 seats, prepare")
    before = match.state.tobytes()
    with pytest.raises(RuleRefusal, match=r"pass is refused by PA-3\.4\.4: ") as refusal:
        match.play_words("pass")
    assert refusal.value.clause_name == "PA-3.4.4"
    assert match.state.tobytes() == before
    assert match.decisions == []


def test_pa_3_2_3_a_number_that_is_no_action_is_refused_too() -> None:
    match = scene("4 seats, prepare")
    for action in (-1, GAME.notation.size):
        with pytest.raises(RuleRefusal, match=r"PA-3\.2"):
            match.play(action)
