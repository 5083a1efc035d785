"""AM-3.17, AM-3.19 to AM-3.21, AM-6.9: the last round, the parade, and who has won."""

from __future__ import annotations

import re

import pytest

from grasse.games.aqua_mirabilis.sundays import LAST_TURN
from grasse.games.aqua_mirabilis.table import describe
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    idle,
    market,
    offered,
    picture,
    places,
    play,
    points,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted

# Bonuses that give nobody anything in these scenes, unless they are meant to.
QUIET = "bonuses: A four-cities B london C experience D three-bases"


def finish(match: Match) -> list[Event]:
    """Whoever is asked creates nothing more, until the match is over."""
    events: list[Event] = []
    while not match.is_over:
        quiet = "done" if now(match).endswith("parade_create") else min(allowed(match))
        events += play(match, quiet)
    return events


def parade(text: str, seats: int = 3) -> tuple[Match, list[Event]]:
    """Seat 1 was the last to play; all goes on to the end, without a creation.

    A seat that nothing is said of has no token.
    """
    told_seats = [place.split(":")[0].strip() for place in re.split(r"[|\n]", text)]
    quiet = [f"seat {n}: tokens 0" for n in range(1, seats + 1) if f"seat {n}" not in told_seats]
    bonuses = [] if "bonuses" in text else [QUIET]
    match = scene(" | ".join([f"{seats} seats, seat 1, turn 2, trigger 2", text, *quiet, *bonuses]))
    play(match, "act(versailles-1) pay(dial) finish")
    return match, [*play(match, "end_turn"), *finish(match)]


def scores(match: Match) -> list[int]:
    return [score for score, _ in match.scores()]


# ---------------------------------------------------------------- AM-3.17: the last round

BEFORE = "3 seats, seat 2, day 19 | seat 2: dial 1, tokens 0 | seat 1: tokens 0 | seat 3: tokens 0"


def test_am_3_17_1_who_moves_the_marker_to_the_last_sunday_triggers_the_end() -> None:
    match = scene(f"{BEFORE} | king: N | court: O")
    play(match, market("N"))
    assert changes(match, "end_turn") == {"day": (19, 20)}  # nothing of a Sunday
    assert (match.state.trigger, now(match)) == (1, "seat 3: main")


def test_am_3_17_2_every_other_player_has_a_turn() -> None:
    match = scene(BEFORE)
    play(match, market("N"), "end_turn")
    idle(match)
    assert now(match) == "seat 1: main"
    idle(match)
    assert now(match) == "seat 2: parade_create"


def test_am_3_17_2_the_last_turn_is_told_to_whoever_has_it() -> None:
    match = scene(BEFORE)
    play(match, market("N"), "end_turn")
    assert now(match) == "seat 3: main"
    told = [describe(match.box, match.view(seat)).values["near"] for seat in (0, 2)]
    assert told == [0, LAST_TURN]


def test_am_3_17_2_with_the_option_of_an_extra_turn() -> None:
    match = scene("3 seats, seat 3, trigger 2 | seat 3: tokens 1 | seat 1: tokens 1")
    play(match, market("N"), "end_turn extra(yes)", market("O"), "end_turn")
    play(match, market("J"), "end_turn extra(yes)", market("L"), "end_turn")
    assert now(match) == "seat 2: parade_create"


def test_am_3_17_2_the_trigger_player_may_take_one_too() -> None:
    match = scene("3 seats, seat 2, day 19 | seat 2: dial 1, tokens 1")
    play(match, market("N"), "end_turn")
    assert now(match) == "seat 2: extra"
    play(match, "extra(yes)", market("O"), "end_turn")
    assert now(match) == "seat 3: main"


def test_am_6_9_1_the_end_of_the_game() -> None:
    match = scene("""
        3 seats, seat 2, day 19
        seat 1: tokens 1 | seat 2: tokens 1, dial 3, flowers B | seat 3: tokens 0
    """)
    play(match, "produce done done coach(left,1) end_turn extra(yes)")
    play(match, market("N"), "end_turn")
    assert (match.state.trigger, now(match)) == (1, "seat 3: main")
    play(match, market("O"), "end_turn")
    assert now(match) == "seat 1: main"  # Red was not asked
    play(match, market("B"), "end_turn extra(yes)", market("L"), "end_turn")
    order = []
    while now(match).endswith("parade_create"):
        order.append(now(match)[:6])
        play(match, "done")
    assert order == ["seat 2", "seat 3", "seat 1"]


def test_am_6_11_24_a_trigger_on_an_extra_turn() -> None:
    match = scene("3 seats, seat 2, turn 2, day 19 | seat 1: tokens 0 | seat 2: dial 1, tokens 3")
    play(match, market("N"), "end_turn")
    assert now(match) == "seat 3: main"  # no third turn
    idle(match)
    idle(match)
    assert now(match) == "seat 2: parade_create"


# ---------------------------------------------------------------- AM-3.19: the parade

LAST = "3 seats, seat 1, trigger 2 | seat 1: tokens 0, perfumer market-B"


def to_parade(text: str) -> Match:
    match = scene(f"{LAST} | {text} | {QUIET}")
    play(match, "act(versailles-1) pay(dial) finish end_turn")
    return match


def test_am_3_19_1_from_the_trigger_player_clockwise_each_once() -> None:
    match = to_parade("seat 2: essences B2 J L | seat 3: essences N O")
    assert now(match) == "seat 2: parade_create"
    assert allowed(match) == {
        "done",
        *(f"create({base}-1-1)" for base in "BJL"),
    }
    play(match, "create(B-1-1) complement(J) create(L-1-1) complement(B)")
    assert now(match) == "seat 2: parade_create"
    play(match, "done create(N-1-1) complement(O) done")
    assert now(match) == "seat 1: parade_create"


def test_am_3_19_1_all_rules_of_creation_hold() -> None:
    match = to_parade("""
        seat 2: essences N2 O J, lessons base-J
        seat 3: essences J R, perfume N-1-1 O, perfume B-2-4 J N, perfume L-1-2 R
    """)
    assert refused(match, "create(N-1-3)") == "AM-3.11.1"
    assert refused(match, "create(L-1-2)") == "AM-3.11.1"
    assert refused(match, "create(B-1-1)") == "AM-3.11.2"
    play(match, "create(N-1-2) complement(O)")
    assert "create(J-1-1)" in allowed(match)  # by the base tile
    play(match, "done create(J-1-1) complement(R)")
    assert offered(match, "replace") == {"N-1-1", "B-2-4", "L-1-2"}


def test_am_3_19_1_no_tile_is_flipped_and_no_action_taken() -> None:
    match = to_parade("seat 2: essences N O, tiles koln-7")
    assert refused(match, "flip(koln-7)") == "AM-3.19.1"
    recipes = ("N-1-1", "O-1-1", "N-1-2", "O-1-2")
    assert allowed(match) == {"done", *(f"create({recipe})" for recipe in recipes)}


def test_am_3_19_2_every_perfume_is_scored_once() -> None:
    match, events = parade("""
        seat 2: tokens 0, presented N-1-1 O, perfume B-2-4 J N, letter 2 | seat 3: tokens 0
        king: L | court: R | cubes: L/R4
    """)
    # the pawns go to N and B, the columns and rows without a cube that come next
    assert (picture(match)["king"], picture(match)["court"]) == ("N", "B")
    assert told(events, "paraded") == [("paraded", "N-1-1"), ("paraded", "B-2-4")]
    assert points(events) == {"king": 3, "originality": 9}
    assert scores(match) == [0, 12, 0]


def test_am_3_19_2_nothing_stays_and_nothing_is_taken() -> None:
    match = to_parade("seat 2: tokens 0, perfume N-1-1 O")
    before = match.state.copy()
    finish(match)
    assert (match.state.cubes == before.cubes).all()
    assert (match.state.tokens == before.tokens).all()
    assert match.state.cubes_left == before.cubes_left
    assert board(match, 1)["tokens"] == 0


def test_am_3_19_2_favours_give_nothing() -> None:
    match, events = parade("""
        seat 2: tokens 0, perfume N-1-1 O, influence B D | seat 3: tokens 0 | king: L | court: R
        cubes: L/R4
    """)
    assert picture(match)["king"] == "N"
    assert points(events) == {"king": 3, "originality": 3, "majority": 10}


def test_am_3_19_2_letters_count_normally() -> None:
    match, events = parade("""
        seat 2: tokens 0, perfume N-1-1 B, letter 4 | king: L | court: R | cubes: L/R4
    """)
    assert picture(match)["court"] == "B"
    assert points(events) == {"king": 3, "originality": 3, "court": 5, "perfection": 1}


@pytest.mark.parametrize(("cubes", "gained"), [(0, 3), (1, 2), (3, 0)])
def test_am_3_19_2_originality_as_if_the_cube_were_placed(cubes: int, gained: int) -> None:
    match, _ = parade(f"seat 2: tokens 0, perfume R-1-2 L | king: B | court: B | cubes: R/L{cubes}")
    assert scores(match)[1] == gained


def test_am_3_19_2_a_full_cell_gives_nothing() -> None:
    match, events = parade("""
        seat 2: tokens 0, letter 4, perfume N-2-2 O R
        king: L | court: R | cubes: N/R4 J/B J/L J/N J/O2
    """)
    assert (picture(match)["king"], picture(match)["court"]) == ("O", "J")
    assert points(events) == {"originality": 3}
    assert scores(match)[1] == 3


def test_am_3_19_2_the_king_counts_on_the_first_that_scores() -> None:
    """Every other column holds five cubes, and cell N/J is full."""
    cubes = "B/J4 B/L J/B4 J/L O/B4 O/L R/B4 R/L N/J4"
    match, events = parade(f"""
        seat 2: tokens 0, perfume N-2-2 J O | king: L | court: R | cubes: {cubes}
    """)
    assert (picture(match)["king"], picture(match)["court"]) == ("N", "N")
    assert points(events) == {"king": 3, "originality": 3}


def test_am_3_19_2_the_king_counts_once_a_perfume() -> None:
    """Base in the King's column, and both combinations score."""
    match, events = parade("""
        seat 2: tokens 0, perfume N-2-2 J O | king: L | court: R | cubes: L/R4
    """)
    assert (picture(match)["king"], picture(match)["court"]) == ("N", "B")
    assert points(events) == {"king": 3, "originality": 6}


def test_am_3_19_2_the_cubes_left_do_not_matter() -> None:
    cubes = " ".join(f"{column}/{row}4" for column in "BJL" for row in "BJLNOR" if column != row)
    match, events = parade(f"""
        seat 2: tokens 0, perfume N-1-1 O | king: R | court: R | cubes: {cubes}
    """)
    assert picture(match)["cubes left"] == 0
    assert points(events) == {"king": 3, "originality": 3}


def test_am_6_11_19_a_parade() -> None:
    """The pawns are led to J and L: all other columns and rows hold more cubes."""
    match, events = parade("""
        seat 2: tokens 0, perfume J-1-1 L, influence B D
        king: B | court: J
        cubes: J/L L/B N/B O/B R/B B/O2 N/R N/O O/N R/N L/R L/N
    """)
    assert (picture(match)["king"], picture(match)["court"]) == ("J", "L")
    expected = {"originality": 2, "king": 3, "perfection": 1, "majority": 10}
    assert points(events) == expected
    assert picture(match)["cubes J/L"] == 1


# ---------------------------------------------------------------- AM-3.20: additional scoring


def test_am_3_20_1_a_point_for_each_token() -> None:
    match, events = parade("seat 1: tokens 2 | seat 2: tokens 0 | seat 3: tokens 1")
    assert (scores(match), points(events)) == ([2, 0, 1], {"token": 3})


def test_am_3_20_2_prestige_of_flipped_tiles_only() -> None:
    match, events = parade("""
        seat 1: tokens 0, flipped paris-1 london-1 koln-1 firenze-4
        seat 2: tokens 0, tiles paris-2 firenze-5, flipped koln-2
    """)
    assert (scores(match), points(events)["prestige"]) == ([13, 2, 0], 10)  # four cities: 5


def test_am_3_20_3_five_for_each_majority_beyond_two_as_well() -> None:
    match, events = parade("""
        seat 1: tokens 0, influence A B C | seat 2: tokens 0, influence D | favours: A1 B1
        seat 3: tokens 0, influence D
    """)
    assert (scores(match), points(events)) == ([15, 0, 0], {"majority": 15})


BONUSES = {
    "experience": [
        ("lessons spec-B spec-J spec-L", 0),
        ("lessons spec-B spec-J spec-L spec-N", 5),
        ("lessons spec-B spec-J spec-L, flipped koln-1, methods maceration", 0),
        ("lessons spec-B spec-J, tiles koln-1 koln-2", 5),
    ],
    "four-cities": [
        ("tiles paris-1 london-1 koln-1", 0),
        ("tiles paris-1 london-1 koln-1 firenze-1", 5),
        ("tiles paris-1 koln-1 firenze-1, flipped london-1", 5),
    ],
    "london": [
        ("tiles london-1 london-2", 0),
        ("tiles london-1 london-2, flipped london-3", 5),
        ("tiles london-1 london-2 london-3 london-4", 5),
    ],
    "jasmine": [
        ("perfume B-1-1 J", 0),
        ("perfume J-1-1 B", 2),
        ("perfume J-1-1 B, perfume J-1-2 L", 4),
        ("perfume J-1-1 B, perfume J-1-2 L, perfume J-2-2 B L", 6),
    ],
    "three-bases": [
        ("perfume B-1-1 J, perfume L-1-1 B", 0),
        ("perfume B-1-1 J, perfume B-1-2 L, perfume L-1-1 B", 0),
        ("perfume B-1-1 J, perfume J-1-1 B, perfume L-1-1 B", 5),
    ],
    "rose": [
        ("perfume R-1-2 J", 2),
        ("perfume R-1-2 J, perfume R-1-3 L", 5),
        ("perfume R-1-2 J, perfume R-1-3 L, perfume R-2-2 J L", 7),
    ],
    "methods": [
        ("methods distillation", 0),
        ("methods distillation maceration", 2),
        ("methods distillation maceration squeezing", 5),
        ("methods enfleurage maceration squeezing", 7),
        ("methods distillation maceration squeezing, learned enfleurage", 5),
    ],
    "influence": [
        ("influence A", 2),
        ("influence A2 B", 2),
        ("influence A2 B2", 4),
        ("influence A3 B2", 4),
        ("influence A3 B3", 6),
        ("influence A4 B4", 6),
    ],
    "originality": [
        ("tokens 0", 0),
        ("tokens 1", 2),
        ("tokens 2", 2),
        ("tokens 3", 4),
    ],
    "essences": [
        ("essences B3", 0),
        ("essences B J", 2),
        ("essences B J L", 2),
        ("essences B J L N", 4),
        ("essences B J L N O", 4),
        ("essences B J L N O R", 6),
    ],
    "letter": [("letter 1", 0), ("letter 2", 2), ("letter 3", 4), ("letter 4", 6)],
    "recipe-levels": [
        ("perfume B-1-1 J, perfume J-1-1 B", 0),
        ("perfume B-1-3 J", 2),
        ("perfume B-2-5 J L, perfume J-1-2 B", 2),
        ("perfume B-2-5 J L, perfume J-1-3 B", 5),
    ],
}
CASES = [(bonus, *case) for bonus, cases in BONUSES.items() for case in cases]


def bonus_points(bonus: str, board_text: str) -> int:
    """What seat 2 of two gets for one end bonus; seat 1 has none of it."""
    others = [name for name in BONUSES if name != bonus][:3]
    laid = " ".join(f"{dame} {name}" for dame, name in zip("ABCD", [bonus, *others], strict=True))
    text = board_text if "tokens" in board_text else f"{board_text}, tokens 0"
    _, events = parade(f"seat 2: {text} | seat 1: tokens 0 | bonuses: {laid}", seats=2)
    found = [row for row in told(events, "bonus_points") if row[2] == bonus]
    return sum(row[1] for row in found)


@pytest.mark.parametrize(("bonus", "board_text", "expected"), CASES)
def test_am_3_20_4_what_each_bonus_measures(bonus: str, board_text: str, expected: int) -> None:
    assert bonus_points(bonus, board_text) == expected


def test_am_3_20_4_six_tokens() -> None:
    cubes = " ".join(f"{column}/{row}" for column in "BJ" for row in "LNOR")
    match, events = parade(f"""
        seat 2: tokens 6 | seat 1: tokens 0
        bonuses: A originality B four-cities C jasmine D rose | cubes: {cubes}
    """)
    assert told(events, "bonus_points") == [("bonus_points", 6, "originality")]
    assert scores(match)[1] == 12


def test_am_3_20_4_every_player_scores_every_bonus() -> None:
    match, events = parade("""
        seat 1: tokens 0, letter 2, peeked A | seat 2: tokens 0, letter 4, essences B J
        seat 3: tokens 0, letter 2, essences B J L N
        bonuses: A letter B essences C jasmine D rose
    """)
    gained = {
        (event.seat + 1, event.values["bonus"]): event.values["points"]
        for event in events
        if event.name == "bonus_points"
    }
    assert gained == {
        (1, "letter"): 2,
        (2, "letter"): 6,
        (3, "letter"): 2,
        (2, "essences"): 2,
        (3, "essences"): 4,
    }
    assert scores(match) == [2, 8, 6]
    assert told(events, "bonus_revealed") == [
        ("bonus_revealed", dame, bonus)
        for dame, bonus in zip("ABCD", ("letter", "essences", "jasmine", "rose"), strict=True)
    ]


def test_am_6_11_20_recipe_levels_11() -> None:
    assert (
        bonus_points("recipe-levels", "perfume B-1-2 J, perfume J-2-4 B L, perfume L-2-5 B J") == 5
    )


def test_am_6_11_21_recipe_levels_12() -> None:
    assert (
        bonus_points("recipe-levels", "perfume B-2-5 J L, perfume J-2-5 B L, perfume L-1-2 B") == 7
    )


def test_am_6_11_25_essences_on_perfumes_do_not_count() -> None:
    assert bonus_points("essences", "essences B2 J L, perfume R-2-2 N O") == 2


# ---------------------------------------------------------------- AM-3.21: the winner


def test_am_3_21_1_most_points() -> None:
    match, _ = parade(
        "seat 1: tokens 0, score 7 | seat 2: tokens 0, score 12 | seat 3: tokens 0, score 9"
    )
    assert (scores(match), places(match)) == ([7, 12, 9], [3, 1, 2])


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ("score 5, lessons spec-B", "influence A", [2, 1]),  # favours before experience
        ("lessons spec-B, letter 1", "letter 3", [1, 2]),  # experience before letter
        ("letter 2, score 2", "letter 1, perfume R-1-2 L", [1, 2]),  # letter before perfumes
        ("letter 1, score 2", "letter 1, perfume R-1-2 L", [2, 1]),  # perfumes on the board
        ("letter 1", "letter 1", [1, 1]),  # shared
    ],
)
def test_am_3_21_1_ties_are_broken_in_order(one: str, two: str, expected: list[int]) -> None:
    """The perfume brings two points in the parade."""
    match, _ = parade(
        f"seat 1: tokens 0, {one} | seat 2: tokens 0, {two} | king: B | court: B", seats=2
    )
    first, second = scores(match)
    assert first == second
    assert places(match) == expected


def test_am_3_21_1_two_favours_beat_one() -> None:
    match, _ = parade("""
        seat 1: tokens 0, influence A B | seat 2: tokens 0, influence C, score 5
        seat 3: tokens 0, score 10, letter 1
    """)
    assert scores(match) == [10, 10, 10]
    assert places(match) == [1, 2, 3]


def test_am_3_21_1_nobody_has_a_place_before_the_end() -> None:
    assert places(scene("3 seats, seat 1")) == [0, 0, 0]
