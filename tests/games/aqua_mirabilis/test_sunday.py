"""AM-3.15, AM-3.18, AM-6.2: Sundays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    idle,
    market,
    picture,
    play,
    points,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import now

pytestmark = pytest.mark.interpreted

# Seat 1 spends its last action point on the day before the first middle Sunday.
SATURDAY = "3 seats, seat 1, day 4 | seat 1: dial 1, tokens 0, perfumer market-B"
LAST_ROUND = "3 seats, seat 3, trigger 1 | seat 3: tokens 0, perfumer market-B"
TILES = "deliveries: x1-BNOR x2-BJLR"


def sunday(text: str) -> Match:
    """Seat 1 presents nothing, and Sunday comes."""
    match = scene(f"{SATURDAY} | {text}")
    play(match, "act(versailles-1) pay(dial) finish end_turn")
    assert (match.state.day, now(match)) == (5, "seat 2: main")
    return match


def last_sunday(text: str) -> Match:
    match = scene(f"{LAST_ROUND} | {text}")
    play(match, "act(versailles-1) pay(dial) finish end_turn")
    assert now(match) == "seat 1: parade_create"
    return match


def pawns(match: Match) -> tuple[str, str]:
    return picture(match)["king"], picture(match)["court"]


def foretold(match: Match) -> list[dict[str, str | int]]:
    """What the cards of King and Court say of the Sunday that comes."""
    nodes = match.game.describe(match.box, match.view(0)).walk()
    return [node.values for node in nodes if node.kind in ("king", "court")]


def test_am_3_15_1_both_tiles_are_delivered_and_leave() -> None:
    match = scene(f"{SATURDAY} | {TILES} | king: J | court: J")
    play(match, "act(versailles-1) pay(dial) finish")
    changed = changes(match, "end_turn")
    market = {key[-1]: pair for key, pair in changed.items() if key.startswith("market")}
    assert market == {
        "B": (3, 6),
        "J": (3, 5),
        "L": (3, 5),
        "N": (3, 4),
        "O": (3, 4),
        "R": (3, 6),
    }
    assert changed["sunday 1"] == ("x1-BNOR x2-BJLR", "")
    assert "sunday 2" not in changed


def test_am_3_15_1_as_far_as_the_supply_lasts() -> None:
    match = sunday(f"{TILES} | supply: B2 R0")
    assert (picture(match)["market B"], picture(match)["market R"]) == (5, 3)
    assert (picture(match)["supply B"], picture(match)["supply R"]) == (0, 0)


@pytest.mark.parametrize(("day", "number"), [(4, 1), (9, 2), (14, 3)])
def test_am_3_15_1_each_middle_sunday_has_its_own(day: int, number: int) -> None:
    match = scene(f"3 seats, seat 1, day {day} | seat 1: dial 1, tokens 0")
    play(match, market("N"))
    events = play(match, "end_turn")
    assert told(events, "sunday_began") == [("sunday_began", number)]
    assert len(told(events, "delivered")) == 2
    assert picture(match)[f"sunday {number}"] == ""


def test_am_6_2_1_a_tile_of_one_flower_each() -> None:
    match = scene("2 seats, seat 1, day 3 | seat 1: dial 1 | deliveries: x1-BNOR x1-BJLN")
    play(match, market("N"))
    first = told(play(match, "end_turn"), "delivered", "flowers_delivered")[:5]
    assert first[0] == ("delivered", "x1-BNOR")
    assert set(first[1:]) == {("flowers_delivered", scent, 1) for scent in "BNOR"}


def test_am_6_2_2_a_tile_of_two_flowers_each() -> None:
    match = scene("4 seats, seat 1, day 6 | seat 1: dial 1 | deliveries: x2-BJLR x2-BJLN")
    play(match, market("N"))
    first = told(play(match, "end_turn"), "delivered", "flowers_delivered")[:5]
    assert first[0] == ("delivered", "x2-BJLR")
    assert set(first[1:]) == {("flowers_delivered", scent, 2) for scent in "BJLR"}


def test_am_3_15_2_all_perfumes_become_unpresented() -> None:
    match = sunday("seat 2: presented N-1-1 O, perfume B-1-1 J | seat 3: presented L-2-2 B N")
    assert board(match, 1)["perfume N-1-1"] == "O"
    assert board(match, 1)["perfume B-1-1"] == "J"
    assert board(match, 2)["perfume L-2-2"] == "BN"


def test_am_3_15_3_a_cube_where_the_pawns_cross() -> None:
    match = scene(f"{SATURDAY} | king: N | court: O | seat 2: influence D")
    play(match, "act(versailles-1) pay(dial) finish")
    changed = changes(match, "end_turn")
    assert (changed["cubes N/O"], changed["cubes left"]) == ((None, 1), (60, 59))
    assert (changed["token N/O"], changed["reserve"]) == ((True, None), (2, 3))
    assert not [key for key in changed if key.endswith(("score", "tokens"))]  # nobody scores


def test_am_3_15_3_its_cube_is_told_apart_from_one_that_is_presented() -> None:
    match = scene(f"{SATURDAY} | king: N | court: O")
    happened = play(match, "act(versailles-1) pay(dial) finish end_turn")
    assert told(happened, "cube_placed", "sunday_cube_placed") == [("sunday_cube_placed", "N", "O")]


def test_am_3_15_3_a_token_goes_only_once() -> None:
    match = sunday("king: N | court: O | cubes: N/O2")
    assert picture(match)["cubes N/O"] == 3
    assert picture(match)["reserve"] == 3  # as before: one token was not there any more


def test_am_3_15_3_not_on_a_full_cell() -> None:
    match = sunday("king: N | court: O | cubes: N/O4")
    assert (picture(match)["cubes N/O"], picture(match)["cubes left"]) == (4, 56)


def test_am_3_15_3_not_without_a_cube() -> None:
    cubes = " ".join(f"{column}/{row}4" for column in "BJL" for row in "BJLNOR" if column != row)
    match = sunday(f"king: N | court: O | cubes: {cubes}")
    assert "cubes N/O" not in picture(match)
    assert picture(match)["token N/O"] is True


def test_am_3_15_4_the_court_goes_to_the_fullest_of_the_other_rows() -> None:
    match = sunday("king: B | court: J | cubes: L/J4 R/J4 B/N2 J/N B/O3 J/O")
    assert pawns(match)[1] == "O"


def test_am_3_15_4_of_equals_to_the_first_going_down() -> None:
    match = sunday("king: O | court: L | cubes: L/B2 B/O2 L/R2 O/L4")
    assert pawns(match)[1] == "O"
    match = sunday("king: O | court: R | cubes: L/B2 B/O2 B/R2")
    assert pawns(match)[1] == "B"


def test_am_3_15_5_the_king_goes_to_the_emptiest_of_the_other_columns() -> None:
    match = sunday("king: N | court: N | cubes: B/J J/B L/B2 O/B R/B2")
    assert pawns(match)[0] == "O"


def test_am_3_15_5_of_equals_to_the_first_going_right() -> None:
    match = sunday("king: R | court: R | cubes: B/J L/B O/B")
    assert pawns(match)[0] == "J"


def test_am_3_15_6_the_totals_include_the_cube_of_this_sunday() -> None:
    """It lies in the row and the column that the pawns must leave, so that it turns no choice."""
    match = sunday("king: B | court: J | cubes: N/O R/B")
    assert match.state.cubes.sum(axis=0).tolist() == [1, 1, 0, 0, 1, 0]
    assert match.state.cubes.sum(axis=1).tolist() == [1, 0, 0, 1, 0, 1]
    assert pawns(match) == ("J", "O")


def test_am_3_15_6_no_player_decides_anything() -> None:
    match = scene(f"{SATURDAY} | king: N | court: N")
    play(match, "act(versailles-1) pay(dial) finish")
    before = len(match.decisions)
    play(match, "end_turn")
    assert (len(match.decisions), now(match)) == (before + 1, "seat 2: main")


def test_am_6_2_3_the_matrix_on_a_sunday() -> None:
    match = sunday("""
        king: B | court: J
        cubes: B/J2 B/N J/L L/N L/B N/J N/L O/N R/O
    """)
    cubes = match.state.cubes
    assert picture(match)["cubes B/J"] == 3
    assert cubes.sum(axis=0).tolist() == [1, 4, 2, 3, 1, 0]  # rows B J L N O R
    assert cubes.sum(axis=1).tolist() == [4, 1, 2, 2, 1, 1]  # columns
    assert pawns(match) == ("J", "N")


def test_am_6_11_1_the_court_wraps() -> None:
    match = sunday("king: R | court: R | cubes: J/B2 B/J2 B/L B/O J/R4 B/R")
    assert match.state.cubes.sum(axis=0).tolist() == [2, 2, 1, 0, 1, 5]
    assert pawns(match)[1] == "B"


def test_am_6_11_2_the_king_leaves_its_column_although_it_is_emptiest() -> None:
    match = sunday("king: L | court: L | cubes: B/J N/B3 R/B2")
    assert match.state.cubes.sum(axis=1).tolist() == [1, 0, 0, 3, 0, 2]
    assert pawns(match)[0] == "O"


def test_am_6_11_3_no_cell_on_the_diagonal() -> None:
    match = sunday("king: N | court: N")
    assert match.state.cubes.sum() == 0
    assert pawns(match) == ("O", "O")


def test_am_6_11_4_on_the_last_sunday_the_court_seeks_the_emptiest_row() -> None:
    match = last_sunday("king: J | court: J | cubes: J/B J/L2 B/R3")
    assert match.state.cubes.sum(axis=0).tolist() == [1, 0, 2, 0, 0, 3]
    assert pawns(match)[1] == "N"


def test_am_3_18_1_the_last_sunday_brings_no_flowers_but_a_cube() -> None:
    match = scene(f"{LAST_ROUND} | king: N | court: O | seat 2: presented B-1-1 J")
    play(match, "act(versailles-1) pay(dial) finish")
    changed = changes(match, "end_turn")
    assert not [key for key in changed if key.startswith(("market", "supply"))]
    assert (changed["cubes N/O"], changed["reserve"]) == ((None, 1), (2, 3))
    assert changed["seat 2 perfume B-1-1"] == ("J presented", "J")


def test_am_3_18_1_not_on_a_full_cell_or_the_diagonal() -> None:
    assert last_sunday("king: N | court: O | cubes: N/O4").state.cubes.sum() == 4
    assert last_sunday("king: N | court: N").state.cubes.sum() == 0


def test_am_3_18_2_both_pawns_seek_the_emptiest() -> None:
    match = last_sunday("king: B | court: J | cubes: B/O2 J/O J/B L/N L/R N/L R/L O/B")
    assert match.state.cubes.sum(axis=1).tolist() == [3, 2, 2, 1, 1, 1]  # columns, with B/J
    assert match.state.cubes.sum(axis=0).tolist() == [2, 1, 2, 1, 3, 1]  # rows
    assert pawns(match) == ("N", "N")


def test_am_3_18_2_they_leave_their_place_here_too() -> None:
    match = last_sunday("king: L | court: R | cubes: B/J J/B N/B O/N R/O L/R0")
    assert pawns(match)[0] != "L"
    assert pawns(match)[1] != "R"


def test_am_3_18_1_it_comes_after_the_last_round_not_before() -> None:
    match = scene("3 seats, seat 1, day 19 | seat 1: dial 1, tokens 0, presented N-1-1 O")
    play(match, market("N"))
    changed = changes(match, "end_turn")
    assert changed == {"day": (19, 20)}
    assert match.state.trigger == 0
    idle(match)
    idle(match)
    assert now(match) == "seat 1: parade_create"
    assert board(match, 0)["perfume N-1-1"] == "O"


def test_am_3_15_2_a_perfume_may_be_presented_every_week() -> None:
    match = scene("""
        3 seats, seat 1, day 4 | seat 1: dial 2, tokens 1, perfume N-1-1 O | king: B | court: B
    """)
    play(match, "act(versailles-1) pay(dial) present(N-1-1) finish end_turn extra(yes)")
    play(match, market("N"), "end_turn")
    for _ in range(2):
        idle(match)
    events = play(match, "act(versailles-2) pay(dial) present(N-1-1)")
    assert points(events)["originality"] == 2


PAWNS = [
    "king: B | court: J | cubes: L/J4 R/J4 B/N2 J/N B/O3 J/O",
    "king: O | court: R | cubes: L/B2 B/O2 B/R2",  # of equal ones the next, round the edge
    "king: R | court: R | cubes: B/J L/B O/B",
    "king: N | court: N",
    "king: N | court: O | cubes: N/O4 L/O2",  # a full cell
]


@pytest.mark.parametrize("text", PAWNS)
@pytest.mark.parametrize(("before", "turn"), [(SATURDAY, sunday), (LAST_ROUND, last_sunday)])
def test_the_cards_of_king_and_court_say_where_they_will_go(
    text: str, before: str, turn: Callable[[str], Match]
) -> None:
    foreseen = foretold(scene(f"{before} | {text}"))
    match = turn(text)
    assert tuple(values["next"] for values in foreseen) == pawns(match)
    column, row = match.state.king, match.state.court
    totals = [match.state.cubes[column].sum(), match.state.cubes[:, row].sum()]
    assert [values["total"] for values in foreseen] == totals


def test_the_cards_of_king_and_court_tell_the_last_sunday_apart() -> None:
    """There the Court seeks the fewest cubes, too; after it both stay, also while one creates."""
    text = "king: N | court: O"
    assert [values["move"] for values in foretold(scene(f"{SATURDAY} | {text}"))] == [1, 1]
    text += " | seat 1: essences J L O"
    assert [values["move"] for values in foretold(scene(f"{LAST_ROUND} | {text}"))] == [2, 2]
    match = last_sunday(text)
    assert [values["move"] for values in foretold(match)] == [0, 0]
    play(match, "create(J-1-1)")
    assert now(match) == "seat 1: complement"
    assert [values["move"] for values in foretold(match)] == [0, 0]
