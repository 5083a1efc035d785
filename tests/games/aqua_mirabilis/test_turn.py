"""AM-3.1 to AM-3.4, AM-3.13, AM-3.14 and AM-3.16: turns, the choice of an action, the dial."""

from __future__ import annotations

import pytest

from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    close,
    idle,
    market,
    offered,
    picture,
    play,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted


# ---------------------------------------------------------------- AM-3.2: turn states


def test_am_3_2_1_a_turn_is_one_action_or_one_production() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B")
    kinds = {words.split("(")[0] for words in allowed(match)}
    assert kinds == {"act", "produce"}
    play(match, market("N"))
    assert allowed(match) == {"end_turn"}
    assert refused(match, "act(market-B)") == "AM-3.2"
    assert refused(match, "produce") == "AM-3.2"


def test_am_3_2_1_nobody_may_pass() -> None:
    match = scene("3 seats, seat 1")
    assert refused(match, "end_turn") == "AM-3.2"


def test_am_3_2_2_a_stall_can_always_be_visited() -> None:
    match = scene("""
        4 seats, seat 1
        seat 1: dial 1, perfumer market-B | seat 2: perfumer market-J
        seat 3: perfumer market-L | seat 4: perfumer market-N
        market: B0
    """)
    stalls = {space for space in offered(match, "act") if space.startswith("market")}
    assert stalls == {"market-O", "market-R"}
    assert changes(match, market("O"))["seat 1 dial"] == (1, 5)


def test_am_3_2_3_a_decision_with_one_answer_is_recorded_like_any_other() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1")
    before = len(match.decisions)
    play(match, "act(market-N)")
    assert allowed(match) == {"workers_done"}
    play(match, "workers_done")
    assert allowed(match) == {"pay(dial)"}
    play(match, "pay(dial)", "end_turn")
    assert len(match.decisions) == before + 4


@pytest.mark.parametrize(("tokens", "turn", "asked"), [(1, 1, True), (0, 1, False), (1, 2, False)])
def test_am_3_2_3_the_extra_turn_is_asked_only_of_who_can_have_it(
    tokens: int, turn: int, asked: bool
) -> None:
    match = scene(f"3 seats, seat 1, turn {turn} | seat 1: tokens {tokens}")
    play(match, market("N"), "end_turn")
    assert now(match) == ("seat 1: extra" if asked else "seat 2: main")


def test_am_3_2_4_nothing_changes_before_the_last_part() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers O2 | workers: B J")
    assert changes(match, "act(appr-method-1)", "tile(maceration)", "cost_item(O)") == {}
    assert "seat 1 flowers" in changes(match, "pay(dial)")
    match = scene("3 seats, seat 1 | workers: B J")
    assert changes(match, "act(market-N)", "worker(B, O)", "workers_done") == {}
    assert picture(match)["workers"] == "B J"


def test_am_3_2_4_like_parts_come_in_any_order() -> None:
    ends = set()
    for moves in (("BO", "JR"), ("JR", "BO")):
        match = scene("3 seats, seat 1 | workers: B J")
        play(match, market("N", *moves), "end_turn", "extra(no)")
        ends.add(str(picture(match)))
    assert len(ends) == 1


def test_am_3_2_4_a_part_is_legal_only_if_the_rest_can_follow() -> None:
    """Two worker moves cost 3: at dial 2 a second one cannot be paid, with the tile it can."""
    match = scene("3 seats, seat 1 | seat 1: dial 2 | workers: B J")
    play(match, "act(market-N)", "worker(B, O)")
    assert refused(match, "worker(J, O)") == "AM-3.3.4"
    assert allowed(match) == {"workers_done"}
    match = scene("3 seats, seat 1 | seat 1: dial 2, tiles firenze-2 | workers: B J")
    play(match, "act(market-N)", "worker(B, O)", "worker(J, O)", "workers_done")
    assert allowed(match) == {"pay(firenze-2)"}


def test_am_3_2_4_lists_of_fixed_length_end_by_themselves() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B J N, lessons spec-B spec-J spec-N")
    play(match, "create(B-2-4)", "complement(J)", "complement(N)")
    assert (now(match), board(match, 0)["perfume B-2-4"]) == ("seat 1: main", "JN")


# ---------------------------------------------------------------- AM-3.3: choosing an action


def test_am_3_3_1_a_space_holds_one_perfumer() -> None:
    match = scene("3 seats, seat 1 | seat 2: perfumer market-N")
    assert refused(match, "act(market-N)") == "AM-3.3.1"
    assert "market-O" in offered(match, "act")


def test_am_3_3_2_the_type_must_change() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfumer court-B-1")
    assert refused(match, "act(court-B-2)") == "AM-3.3.2"
    assert refused(match, "act(court-B-1)") == "AM-3.3.1"  # its own perfumer stands there
    assert {"court-A-1", "court-C", "court-D"} <= offered(match, "act")


def test_am_3_3_2_not_after_a_production() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, perfumer court-A-1, tokens 1")
    assert refused(match, "act(court-A-2)") == "AM-3.3.2"
    play(match, "produce", "done", "done", "coach(left, 1)", "end_turn", "extra(yes)")
    assert {"court-A-1", "court-A-2"} <= offered(match, "act")


def test_am_3_3_2_an_extra_turn_counts_like_any_other() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 1")
    play(match, "act(versailles-1) pay(dial) finish end_turn extra(yes)")
    assert refused(match, "act(versailles-2)") == "AM-3.3.2"
    play(match, "act(court-A-1) pay(dial) skip end_turn")
    idle(match)
    idle(match)
    assert now(match) == "seat 1: main"
    assert refused(match, "act(court-A-2)") == "AM-3.3.2"
    assert {"versailles-1", "versailles-2"} <= offered(match, "act")


TYPES = {
    "market-B": ["market-B"],
    "appr-base": ["appr-base"],
    "appr-spec-1": ["appr-spec-1", "appr-spec-2"],
    "appr-ability": ["appr-ability"],
    "appr-method-2": ["appr-method-1", "appr-method-2"],
    "travel-koln": ["travel-koln"],
    "court-A-2": ["court-A-1", "court-A-2"],
    "court-B-1": ["court-B-1", "court-B-2"],
    "court-C": ["court-C"],
    "court-D": ["court-D"],
    "versailles-3": [f"versailles-{number}" for number in (1, 2, 3, 4)],
}


@pytest.mark.parametrize("standing", TYPES)
def test_am_3_3_3_which_spaces_are_of_one_type(standing: str) -> None:
    match = scene(f"""
        3 seats, seat 1
        seat 1: letter 4, perfumer {standing}, flowers B2, essences B, tokens 1
    """)
    every = {space.decode() for space in match.box.spaces["name"]}
    assert every - offered(match, "act") == set(TYPES[standing])
    for space in set(TYPES[standing]) - {standing}:
        assert refused(match, f"act({space})") == "AM-3.3.2"
    assert refused(match, f"act({standing})") == "AM-3.3.1"


def test_am_3_3_4_the_dial_must_hold_the_price() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2, letter 3")
    assert refused(match, "act(travel-london)") == "AM-3.3.4"
    assert refused(match, "act(court-D)") == "AM-3.3.4"
    assert {"travel-paris", "court-C"} <= offered(match, "act")


def test_am_3_3_4_a_free_action_tile_pays_up_to_3() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2, letter 3, tiles firenze-2")
    play(match, "act(travel-london)")
    assert refused(match, "pay(dial)") == "AM-3.3.4"
    assert allowed(match) == {"pay(firenze-2)"}


def test_am_3_3_4_only_a_free_action_tile_pays() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 3, tiles firenze-2 firenze-1, flipped koln-1")
    play(match, "act(travel-london)")
    assert allowed(match) == {"pay(dial)", "pay(firenze-2)"}
    assert refused(match, "pay(firenze-1)") == "AM-3.3.4"


def test_am_3_3_5_the_conditions_of_the_area_hold() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 0")
    assert refused(match, "act(travel-koln)") == "AM-3.7.1"
    for space in ("appr-base", "appr-spec-1", "appr-ability", "appr-method-1"):
        assert refused(match, f"act({space})") == "AM-3.6"


def test_am_3_3_6_the_perfumer_moves_and_leaves_its_space_free() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfumer market-B | market: N0")
    events = play(match, market("N"))
    assert picture(match)["seat 1 perfumer"] == "market-N"
    assert told(events, "acted", "flower_taken")[0] == ("acted", "market-N", 1, "dial")
    close(match)
    assert "market-B" in offered(match, "act")
    assert refused(match, "act(market-N)") == "AM-3.3.1"


@pytest.mark.parametrize(
    ("text", "space", "price"),
    [
        ("market: N3 | workers: J J", "market-B", 1),  # an empty stall
        ("seat 1: letter 4", "court-A-1", 1),  # a noble without use
        ("seat 1: letter 0", "court-D", 3),
        ("", "versailles-1", 1),  # no perfume
        ("seat 3: flipped paris", "travel-paris", 2),  # an empty stack
    ],
)
def test_am_3_3_7_an_action_may_bring_nothing(text: str, space: str, price: int) -> None:
    match = scene(f"3 seats, seat 1 | {text}")
    workers = ["workers_done"] if space.startswith("market") else []
    changed = changes(match, f"act({space})", *workers, "pay(dial)")
    assert changed == {"seat 1 perfumer": (None, space), "seat 1 dial": (5, 5 - price)}


# ---------------------------------------------------------------- AM-3.4: the dial


@pytest.mark.parametrize(("space", "price"), [("versailles-1", 1), ("court-C", 2), ("court-D", 3)])
def test_am_3_4_1_paying_turns_the_dial(space: str, price: int) -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4")
    assert changes(match, f"act({space})", "pay(dial)")["seat 1 dial"] == (4, 4 - price)


def test_am_3_4_1_more_than_it_shows_cannot_be_paid() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1")
    assert refused(match, "act(court-C)") == "AM-3.3.4"
    assert "versailles-1" in offered(match, "act")


def test_am_3_4_2_at_0_the_dial_is_reset_at_once_and_a_day_is_due() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2")
    events = play(match, "act(court-C)", "pay(dial)")
    assert (board(match, 0)["dial"], match.state.day, match.state.day_due) == (5, 0, 1)
    assert told(events, "dial_reset") == [("dial_reset",)]
    play(match, "skip", "end_turn")
    assert match.state.day == 1


@pytest.mark.parametrize(("dial", "points", "steps"), [(4, 4, 2), (3, 3, 2), (2, 3, 1), (1, 2, 1)])
def test_am_3_4_3_what_each_sector_gives(dial: int, points: int, steps: int) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: dial {dial}, flowers B")
    play(match, "produce")
    assert match.state.points_left == points
    play(match, "done", "done")
    assert offered(match, "coach") == {
        f"{way}, {number}" for way in ("left", "right") for number in range(1, steps + 1)
    }


def test_am_3_4_3_at_5_there_is_neither() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 5, flowers B")
    assert (match.box.production_points[5], match.box.coach_steps[5]) == (0, 0)
    assert refused(match, "produce") == "AM-3.10.1"


def test_am_3_4_4_a_production_resets_the_dial_and_nothing_else_turns_it() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, tiles koln-1 firenze-1")
    play(match, "produce", "flip(firenze-1)", "done", "done", "flip(koln-1)", "coach(left, 1)")
    assert board(match, 0)["dial"] == 4
    assert changes(match, "end_turn")["seat 1 dial"] == (4, 5)


def test_am_6_1_1_paying_two_of_four() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4")
    play(match, "act(court-C)", "pay(dial)", "skip")
    assert board(match, 0)["dial"] == 2
    assert (match.box.production_points[2], match.box.coach_steps[2]) == (3, 1)
    assert changes(match, "end_turn", "extra(no)") == {}  # no day


def test_am_6_1_2_paying_two_of_two() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2")
    play(match, "act(court-C)", "pay(dial)", "skip")
    assert board(match, 0)["dial"] == 5
    assert changes(match, "end_turn") == {"day": (0, 1)}


def test_am_6_1_3_producing_at_two() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2, flowers B")
    play(match, "produce")
    assert match.state.points_left == 3
    play(match, "done", "done")
    assert offered(match, "coach") == {"left, 1", "right, 1"}
    assert changes(match, "coach(right, 1)", "end_turn") == {
        "day": (0, 1),
        "supply B": (12, 13),
        "seat 1 dial": (2, 5),
        "seat 1 coach": (0, 1),
        "seat 1 flowers": ("B", ""),
    }


# ---------------------------------------------------------------- AM-6.6: action types

LEGAL = "seat 1: letter 4, flowers B2, essences B, tokens 1"


def test_am_6_6_1_another_stall_is_another_type() -> None:
    assert "market-R" in offered(scene(f"3 seats, seat 1 | {LEGAL}, perfumer market-J"), "act")


def test_am_6_6_2_both_spaces_of_a_couple_are_one_type() -> None:
    match = scene(f"3 seats, seat 1 | {LEGAL}, perfumer court-A-1")
    assert refused(match, "act(court-A-2)") == "AM-3.3.2"


def test_am_6_6_3_another_couple_is_another_type() -> None:
    assert "court-B-1" in offered(scene(f"3 seats, seat 1 | {LEGAL}, perfumer court-A-1"), "act")


def test_am_6_6_4_both_method_spaces_are_one_type() -> None:
    match = scene(f"3 seats, seat 1 | {LEGAL}, perfumer appr-method-1")
    assert refused(match, "act(appr-method-2)") == "AM-3.3.2"


def test_am_6_6_5_a_specialisation_is_another_type() -> None:
    match = scene(f"3 seats, seat 1 | {LEGAL}, perfumer appr-method-1")
    assert "appr-spec-1" in offered(match, "act")


def test_am_6_6_6_all_of_versailles_is_one_type() -> None:
    match = scene(f"3 seats, seat 1 | {LEGAL}, perfumer versailles-1")
    assert refused(match, "act(versailles-2)") == "AM-3.3.2"


# ---------------------------------------------------------------- AM-3.13: windows

RICH = "seat 1: dial 4, flowers B, essences B2 J, tokens 1, tiles koln-7, perfume N-1-1 O"
WINDOWS = {
    "main": "",
    "dame": "act(court-A-1) pay(dial)",
    "ready": "act(versailles-1) pay(dial)",
    "convert": "produce",
    "store": "produce done",
    "coach": "produce done done",
    "after_production": "produce done done coach(left,1)",
    "after": "act(versailles-1) pay(dial) finish",
}
NO_WINDOWS = {
    "worker_moves": "act(market-N)",
    "lesson": "act(appr-ability)",
    "paying": "act(versailles-1)",
    "giving": "act(court-A-1) pay(dial) gift(B)",
    "peek": "act(court-A-1) pay(dial) gift(B) gifts_done",
    "influence": "act(court-A-1) pay(dial) gift(B) gifts_done peek(no)",
    "input": "produce use_method(distillation)",
    "extra": "act(versailles-1) pay(dial) finish end_turn",
    "complement": "create(B-1-1)",
}


@pytest.mark.parametrize("window", WINDOWS)
def test_am_3_13_1_where_free_actions_are_possible(window: str) -> None:
    match = scene(f"3 seats, seat 1 | {RICH}")
    play(match, WINDOWS[window])
    assert now(match) == f"seat 1: {window}"
    assert {"create(B-1-1)", "flip(koln-7)"} <= allowed(match)
    for free in ("flip(koln-7)", "create(B-1-1) complement(J)"):
        play(match, free)
        assert now(match) == f"seat 1: {window}"  # back where it was


@pytest.mark.parametrize("phase", NO_WINDOWS)
def test_am_3_13_1_and_where_they_are_not(phase: str) -> None:
    match = scene(f"3 seats, seat 1 | {RICH}")
    play(match, NO_WINDOWS[phase])
    assert now(match) == f"seat 1: {phase}"
    assert not {"create", "flip"} & {words.split("(")[0] for words in allowed(match)}
    assert refused(match, "create(B-1-1)") == "AM-3.13.1"
    assert refused(match, "flip(koln-7)") == "AM-3.13.1"


def test_am_3_13_1_never_in_another_s_turn() -> None:
    match = scene("3 seats, seat 2 | seat 1: essences B J, tiles koln-7")
    assert not {"create(B-1-1)", "flip(koln-7)"} & allowed(match)


def test_am_3_13_2_in_the_parade_no_tile_is_flipped() -> None:
    match = scene(
        "3 seats, seat 3, trigger 1 | seat 1: essences B J, tiles koln-7 | seat 3: tokens 0"
    )
    idle(match)
    assert now(match) == "seat 1: parade_create"
    assert "create(B-1-1)" in allowed(match)
    assert refused(match, "flip(koln-7)") == "AM-3.19.1"


# ---------------------------------------------------------------- AM-3.14: the day marker


def test_am_3_14_1_the_marker_moves_at_the_end_of_the_turn() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tiles koln-7")
    play(match, "act(versailles-1) pay(dial) finish flip(koln-7)")
    assert match.state.day == 0
    assert told(play(match, "end_turn"), "day_passed") == [("day_passed", "MON", 1)]
    assert now(match) == "seat 1: extra"  # before the extra turn


def test_am_3_14_1_without_a_reset_no_day_passes() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2")
    play(match, market("N"))
    assert changes(match, "end_turn", "extra(no)") == {}


@pytest.mark.parametrize(("seats", "day"), [(2, "WED"), (3, "WED"), (4, "TUE")])
def test_am_3_14_1_on_the_track_of_this_number_of_players(seats: int, day: str) -> None:
    match = scene(f"{seats} seats, seat 1, day 1 | seat 1: dial 1")
    play(match, market("N"))
    assert told(play(match, "end_turn"), "day_passed") == [("day_passed", day, 2)]


def test_am_3_14_2_a_turn_moves_the_marker_at_most_once() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, tokens 1")
    play(match, market("N"), "end_turn")
    assert match.state.day == 1
    play(match, "extra(yes)", market("O"), "end_turn")
    assert match.state.day == 1  # the dial shows 4
    assert now(match) == "seat 2: main"


def test_am_3_14_2_the_second_turn_has_a_day_of_its_own() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 2, tokens 1")
    play(match, market("N"), "end_turn")
    assert match.state.day == 0
    play(match, "extra(yes)", market("O"), "end_turn")
    assert match.state.day == 1


def test_am_3_14_3_on_the_last_sunday_the_marker_stays() -> None:
    match = scene("3 seats, seat 2, trigger 1 | seat 2: dial 1, tokens 0")
    events = play(match, market("N"), "end_turn")
    assert (match.state.day, now(match)) == (20, "seat 3: main")
    assert not told(events, "day_passed")


# ---------------------------------------------------------------- AM-3.16: the extra turn


def test_am_3_16_1_a_token_buys_a_second_turn() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 2")
    play(match, market("N"), "end_turn")
    assert allowed(match) == {"extra(yes)", "extra(no)"}
    assert changes(match, "extra(yes)") == {"seat 1 tokens": (2, 1), "reserve": (0, 1)}
    assert (now(match), match.state.turn_number) == ("seat 1: main", 2)


def test_am_3_16_1_also_one_gained_in_that_turn() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 0, perfume N-1-1 O")
    play(match, "act(versailles-1) pay(dial) present(N-1-1) finish end_turn")
    assert changes(match, "extra(yes)")["seat 1 tokens"] == (1, 0)


def test_am_3_16_1_after_a_second_turn_play_passes() -> None:
    match = scene("3 seats, seat 1 | seat 1: tokens 2")
    play(match, market("N"), "end_turn extra(yes)", market("O"), "end_turn")
    assert now(match) == "seat 2: main"
    assert match.state.turn_number == 1


def test_am_3_16_1_who_declines_keeps_the_token() -> None:
    match = scene("3 seats, seat 3 | seat 3: tokens 1")
    play(match, market("N"), "end_turn")
    assert changes(match, "extra(no)") == {}
    assert now(match) == "seat 1: main"
