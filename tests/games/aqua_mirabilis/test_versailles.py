"""AM-3.9, AM-6.8: presenting perfumes."""

from __future__ import annotations

from itertools import permutations

import pytest

from grasse.kernel.events import Event
from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    idle,
    market,
    offered,
    picture,
    play,
    points,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted

GO = "act(versailles-1) pay(dial)"
PARTS = ("originality", "court", "king", "perfection", "favour")


def lines(events: list[Event]) -> list[dict[str, int]]:
    """The points of a presentation, cube by cube."""
    found: list[dict[str, int]] = []
    for event in events:
        if event.name in ("cube_placed", "cell_full"):
            found.append({})
        if event.name.removesuffix("_points") in PARTS and event.values.get("points"):
            found[-1][event.name.removesuffix("_points")] = int(event.values["points"] or 0)
    return found


def present(match: Match, recipe: str, first: str = "") -> list[Event]:
    return play(match, GO, f"present({recipe})", *([f"first({first})"] if first else []))


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_am_3_9_1_four_equal_spaces(space: int) -> None:
    match = scene("3 seats, seat 1")
    assert changes(match, f"act(versailles-{space}) pay(dial)") == {
        "seat 1 perfumer": (None, f"versailles-{space}"),
        "seat 1 dial": (5, 4),
    }
    assert now(match) == "seat 1: ready"


def test_am_3_9_2_a_perfume_not_yet_presented() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O, presented B-1-1 J")
    play(match, GO)
    assert offered(match, "present") == {"N-1-1"}
    assert refused(match, "present(B-1-1)") == "AM-3.9.2"
    assert refused(match, "present(J-1-1)") == "AM-3.9.2"


def test_am_3_9_2_also_one_created_this_turn() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences N O")
    play(match, GO, "create(N-1-1) complement(O)")
    assert offered(match, "present") == {"N-1-1"}


def test_am_3_9_2_it_stays_on_the_board_presented() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O | king: B | court: B")
    assert changes(match, GO, "present(N-1-1)") == {
        "cubes left": (60, 59),
        "cubes N/O": (None, 1),
        "token N/O": (True, None),
        "seat 1 score": (0, 3),
        "seat 1 dial": (5, 4),
        "seat 1 perfumer": (None, "versailles-1"),
        "seat 1 tokens": (1, 2),
        "seat 1 perfume N-1-1": ("O", "O presented"),
    }


def test_am_3_9_2_one_perfume_an_action() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O, perfume B-1-1 J")
    play(match, GO, "present(N-1-1)")
    assert refused(match, "present(B-1-1)") == "AM-3.9.2"


def test_am_3_9_2_two_with_favour_c_and_never_three() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: influence C, perfume N-1-1 O, perfume B-1-1 J, perfume L-1-1 R, tiles firenze-3
    """)
    play(match, GO, "present(N-1-1) present(L-1-1)")
    assert refused(match, "present(B-1-1)") == "AM-3.9.2"
    assert refused(match, "flip(firenze-3)") == "AM-3.12.10"


def test_am_3_9_2_the_order_is_the_player_s() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume B-2-4 J N | king: B | court: O | cubes: B/J3")
    play(match, GO, "present(B-2-4)")
    assert offered(match, "first") == {"J", "N"}
    assert refused(match, "first(B)") == "AM-3.9.2"
    assert lines(play(match, "first(N)")) == [{"originality": 3, "king": 3}, {}]


@pytest.mark.parametrize("cubes_left", [0, 1, 2, 30])
def test_am_3_9_4_1_the_order_makes_a_difference_for_the_last_cube_alone(cubes_left: int) -> None:
    where = "3 seats, seat 1 | seat 1: letter 2, perfume B-2-4 J N | king: B | court: J"
    spent = int(scene(where).state["cubes_left"]) - cubes_left
    cells = [f"{base}/{row}" for base, row in permutations("OLRJNB", 2)]
    counts = [min(2, spent - 2 * at) for at in range((spent + 1) // 2)]
    full = " ".join(f"{cell}{count}" for cell, count in zip(cells, counts, strict=False))
    ends, told = [], set()
    for first in "JN":
        match = scene(f"{where} | cubes: {full}")
        assert match.state["cubes_left"] == cubes_left
        play(match, GO, "present(B-2-4)")
        told.add(match.game.describe(match.box, match.view(0)).values["moot"])
        play(match, f"first({first})")
        ends.append(match.state.tobytes())
    assert told == {ends[0] == ends[1]} == {cubes_left != 1}


def test_am_3_9_2_with_one_complement_there_is_no_order() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O")
    play(match, GO, "present(N-1-1)")
    assert now(match) == "seat 1: ready"


def test_am_3_9_3_presenting_nothing_is_allowed() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O")
    play(match, GO)
    assert changes(match, "finish") == {}
    assert now(match) == "seat 1: after"


def test_am_3_9_3_but_not_after_a_court_step_used_first() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-1-1 O")
    play(match, GO, "court_step")
    assert refused(match, "finish") == "AM-3.9.3"
    play(match, "present(N-1-1)")
    assert "finish" in allowed(match)


def test_am_3_9_3_a_step_obliges_whatever_comes_between() -> None:
    """The only perfume cannot be replaced by one that is a duplicate; it may be replaced."""
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-1-1 O, essences B J")
    play(match, GO, "court_step", "create(B-1-1) complement(J)")
    assert refused(match, "finish") == "AM-3.9.3"
    assert offered(match, "present") == {"N-1-1", "B-1-1"}


def test_am_3_9_4_every_combination_is_scored_in_order() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 1, perfume B-2-4 J N | king: B | court: N")
    events = present(match, "B-2-4", "J")
    assert told(events, "cube_placed") == [("cube_placed", "B", "J"), ("cube_placed", "B", "N")]
    assert lines(events) == [
        {"originality": 3, "king": 3},
        {"originality": 3, "court": 1, "perfection": 1},
    ]
    assert board(match, 0)["score"] == 11


def test_am_3_9_4_1_a_full_cell_gives_nothing_at_all() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-1-1 O | king: N | court: O | cubes: N/O4")
    events = present(match, "N-1-1")
    assert (points(events), told(events, "cell_full")) == ({}, [("cell_full", "N", "O")])
    assert board(match, 0)["score"] == 0
    assert board(match, 0)["perfume N-1-1"] == "O presented"


def test_am_3_9_4_1_without_a_cube_nothing_either() -> None:
    cubes = " ".join(f"{column}/{row}4" for column in "BJL" for row in "BJLNOR" if column != row)
    match = scene(f"""
        3 seats, seat 1
        seat 1: perfume N-2-2 O R | king: N | court: O | cubes: {cubes}
    """)
    assert picture(match)["cubes left"] == 0
    changed = changes(match, GO, "present(N-2-2) first(O)")
    assert set(changed) == {"seat 1 dial", "seat 1 perfumer", "seat 1 perfume N-2-2"}


def test_am_3_9_4_1_the_last_cube_counts() -> None:
    cubes = [f"{column}/{row}4" for column in "BJL" for row in "BJLNOR" if column != row]
    match = scene(f"""
        3 seats, seat 1
        seat 1: perfume N-2-2 O R | king: N | court: O | cubes: {" ".join(cubes[:-1])} L/R3
    """)
    assert lines(present(match, "N-2-2", "R")) == [{"originality": 3, "king": 3}, {}]


def test_am_3_9_4_2_the_token_of_the_cell_is_taken() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume N-2-2 O R | cubes: N/O")
    events = present(match, "N-2-2", "O")
    assert board(match, 0)["tokens"] == 2
    assert told(events, "originality_gained") == [("originality_gained", 1)]


def test_am_3_9_4_3_a_cube_and_two_points_with_favour_d() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence D, perfume N-2-2 O R | king: B | court: B")
    events = present(match, "N-2-2", "O")
    assert lines(events) == [{"originality": 3, "favour": 2}, {"originality": 3, "favour": 2}]
    assert picture(match)["cubes left"] == 58


@pytest.mark.parametrize(("seats", "cubes", "gained"), [(3, 1, 2), (4, 3, 0), (2, 2, 0), (2, 1, 1)])
def test_am_3_9_4_4_originality_is_what_is_still_free(seats: int, cubes: int, gained: int) -> None:
    match = scene(f"""
        {seats} seats, seat 1
        seat 1: perfume N-1-1 O | king: B | court: B | cubes: N/O{cubes}
    """)
    present(match, "N-1-1")
    assert board(match, 0)["score"] == gained


@pytest.mark.parametrize(("letter", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_am_3_9_4_5_the_court_gives_by_letter(letter: int, gained: int) -> None:
    match = scene(
        f"3 seats, seat 1 | seat 1: letter {letter}, perfume N-1-1 O | king: B | court: O"
    )
    assert points(present(match, "N-1-1")).get("court", 0) == gained
    match = scene(
        f"3 seats, seat 1 | seat 1: letter {letter}, perfume N-1-1 O | king: B | court: N"
    )
    assert "court" not in points(present(match, "N-1-1"))  # by row, not by column


def test_am_3_9_4_6_the_king_gives_3_once_a_perfume() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume B-2-4 J N | king: B | court: O")
    assert [line.get("king", 0) for line in lines(present(match, "B-2-4", "N"))] == [3, 0]


def test_am_3_9_4_6_or_5_with_favour_b() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence B, perfume B-2-4 J N | king: B | court: O")
    assert [line.get("king", 0) for line in lines(present(match, "B-2-4", "N"))] == [5, 0]


def test_am_3_9_4_6_for_each_perfume_again() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: influence C, perfume B-1-1 J, perfume B-1-2 N | king: B | court: O
    """)
    events = play(match, GO, "present(B-1-1) present(B-1-2)")
    assert [line.get("king", 0) for line in lines(events)] == [3, 3]


def test_am_3_9_4_7_perfection_needs_both_pawns_but_no_letter() -> None:
    for king, court, gained in (("B", "N", 1), ("B", "O", 0), ("O", "N", 0)):
        match = scene(f"""
            3 seats, seat 1
            seat 1: perfume B-2-4 J N | king: {king} | court: {court}
        """)
        second = lines(present(match, "B-2-4", "J"))[1]
        assert second.get("perfection", 0) == gained


def test_am_3_9_5_the_court_steps_one_row_down() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-1-1 O | court: L")
    play(match, GO)
    assert changes(match, "court_step") == {"court": ("L", "N")}
    assert refused(match, "court_step") == "AM-3.9.5"  # once an action


def test_am_3_9_5_from_the_last_row_to_the_first() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-1-1 O | court: R")
    play(match, GO)
    assert changes(match, "court_step") == {"court": ("R", "B")}


def test_am_3_9_5_only_with_favour_a() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence B, perfume N-1-1 O | seat 2: influence A")
    play(match, GO)
    assert refused(match, "court_step") == "AM-3.9.5"


def test_am_3_9_5_before_the_first_it_needs_a_presentable_perfume() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, presented N-1-1 O, essences B J")
    play(match, GO)
    assert refused(match, "court_step") == "AM-3.9.5"
    play(match, "create(B-1-1) complement(J)")
    assert "court_step" in allowed(match)


def test_am_3_9_5_after_a_presentation() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-1-1 O | king: N | court: O")
    play(match, GO, "present(N-1-1)")
    assert changes(match, "court_step") == {"court": ("O", "R")}
    play(match, "finish")


def test_am_3_9_5_between_two_presentations() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: influence A C, letter 1, perfume N-1-1 O, perfume B-1-1 R | king: L | court: O
    """)
    events = play(match, GO, "present(N-1-1) court_step present(B-1-1)")
    assert [line.get("court") for line in lines(events)] == [1, 1]


def test_am_3_9_5_never_inside_one() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A, perfume N-2-2 O R")
    play(match, GO, "present(N-2-2)")
    assert allowed(match) == {"first(O)", "first(R)"}


def test_am_3_9_5_the_next_action_has_a_step_of_its_own() -> None:
    match = scene("""
        2 seats, seat 1
        seat 1: influence A, perfume N-1-1 O, perfume B-1-1 J, tokens 0 | court: L
        seat 2: tokens 0
    """)
    play(match, GO, "court_step present(N-1-1) finish end_turn extra(no)")
    idle(match)
    play(match, market("R"), "end_turn extra(no)")
    idle(match)
    play(match, GO)
    assert {"court_step", "present(B-1-1)", "finish"} <= allowed(match)


def test_am_3_9_6_pawns_on_one_scent_match_no_cell() -> None:
    for recipe, row in (("N-1-1", "O"), ("O-1-1", "N")):
        match = scene(f"3 seats, seat 1 | seat 1: perfume {recipe} {row} | king: N | court: N")
        assert "perfection" not in points(present(match, recipe))


# ---------------------------------------------------------------- vectors


def test_am_6_8_1_scoring_a_presentation() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: letter 2, perfume B-2-4 J N | king: B | court: J | cubes: B/J3
    """)
    events = present(match, "B-2-4", "J")
    assert lines(events) == [{"court": 2, "king": 3, "perfection": 1}, {"originality": 3}]
    table = picture(match)
    assert (table["seat 1 score"], table["seat 1 tokens"]) == (9, 2)
    assert (table["cubes B/J"], table["cubes B/N"]) == (4, 1)


def test_am_6_11_5_a_full_first_cell() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: letter 3, perfume B-2-4 J N | king: B | court: N | cubes: B/J4 B/N
    """)
    events = present(match, "B-2-4", "J")
    assert lines(events) == [{}, {"originality": 2, "court": 3, "king": 3, "perfection": 1}]
    assert (picture(match)["cubes B/N"], board(match, 0)["score"]) == (2, 9)


def test_am_6_11_6_favours_b_and_d_and_half_points() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: letter 4, influence B D, perfume R-2-2 L O, tiles firenze-4
        king: R | court: L | cubes: R/O2
    """)
    events = present(match, "R-2-2", "L")
    assert [sum(line.values()) for line in lines(events)] == [16, 3]
    assert (board(match, 0)["score"], board(match, 0)["tokens"]) == (19, 2)
    assert changes(match, "flip(firenze-4)")["seat 1 score"] == (19, 28)


def test_am_6_11_7_two_players_have_three_subsections() -> None:
    match = scene("2 seats, seat 1 | seat 1: perfume J-1-1 O | king: R | court: B")
    events = present(match, "J-1-1")
    assert (points(events), board(match, 0)["tokens"]) == ({"originality": 2}, 2)


def test_am_6_11_22_a_presentation_with_the_last_action_point() -> None:
    match = scene("""
        3 seats, seat 1, day 4
        seat 1: dial 1, perfume N-1-1 O, perfume B-1-1 J | king: N | court: O
    """)
    events = present(match, "N-1-1")
    assert points(events) == {"originality": 3, "king": 3, "perfection": 1}  # by the old pawns
    assert board(match, 0)["perfume N-1-1"] == "O presented"
    events = play(match, "finish", "end_turn")
    assert [name for name, *_ in told(events, "day_passed", "sunday_began", "king_moved")] == [
        "day_passed",
        "sunday_began",
        "king_moved",
    ]
    assert board(match, 0)["perfume N-1-1"] == "O"
    assert now(match) == "seat 1: extra"
