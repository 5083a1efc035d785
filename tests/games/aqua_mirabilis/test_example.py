"""AM-6.10: the long example of three players, turn by turn."""

from __future__ import annotations

from functools import cache

import pytest

from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import (
    board,
    market,
    picture,
    play,
    points,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted

BLUE, GREEN, RED = range(3)

# The Court is set to row O by hand (AM-7.73).
START = """
    3 seats, seat 1
    seat 2: flowers N | seat 3: flowers B O
    king: N | court: O | workers: B O | tops: paris-4
"""

TURNS = {
    "Blue 1a": [market("N", "BO"), "end_turn"],
    "Blue extra": ["extra(yes)"],
    "Blue 1b": ["act(appr-spec-1) tile(spec-O) pay(dial) end_turn"],
    "Green 1a": ["act(travel-paris) pay(dial) city_top(paris,paris-1) end_turn extra(no)"],
    "Red 1a": [market("L", "ON"), "end_turn extra(no)"],
    "Blue 2a": [
        "produce",
        "use_method(distillation) input(loose,O) use_method(distillation) input(loose,N)",
        "done done coach(left,1) end_turn",
    ],
    "Green 2a": [
        "act(court-A-1) pay(dial) flip(paris-4) gift(L) gifts_done",
        "peek(yes) end_bonus(A,letter) place(A) influence_done end_turn extra(no)",
    ],
    "Red 2a": [
        "act(appr-method-1) tile(maceration) cost_item(O) pay(dial) end_turn extra(no)",
    ],
    "Blue 3a": [
        "act(versailles-1) pay(dial) create(N-1-1) complement(O) present(N-1-1) finish",
        "end_turn extra(no)",
    ],
    "Green 3a": ["act(travel-paris) pay(dial) city_top(paris,paris-2) end_turn extra(no)"],
    "Red 3a": [
        "produce use_method(maceration) input(loose,B) input(loose,L)",
        "use_method(distillation) input(loose,N) done done coach(left,1) end_turn",
    ],
    "Red 3b": [
        "extra(yes) act(versailles-2) pay(dial)",
        "create(L-2-2) complement(B) complement(N) present(L-2-2) first(B) finish end_turn",
    ],
}


def after(turn: str) -> Match:
    """The table after this turn, and all before it."""
    match = scene(START)
    for name, decisions in TURNS.items():
        play(match, *decisions)
        if name == turn:
            return match
    raise LookupError(turn)


@cache
def words_before(turn: str) -> tuple[str, ...]:
    """All decisions before a turn."""
    names = list(TURNS)
    return tuple(text for name in names[: names.index(turn)] for text in TURNS[name])


def before(turn: str) -> Match:
    match = scene(START)
    play(match, *words_before(turn))
    return match


def has(match: Match, seat: int, **expected: object) -> None:
    """Fails unless a seat has what is told."""
    owner = board(match, seat)
    assert {name: owner[name] for name in expected} == expected


def test_am_6_10_the_table_at_the_start() -> None:
    table = picture(scene(START))
    supply = {scent: table[f"supply {scent}"] for scent in "BJLNOR"}
    assert supply == {"B": 12, "J": 13, "L": 13, "N": 12, "O": 12, "R": 13}
    assert (table["reserve"], table["day"]) == (1, 0)


def test_am_6_10_1_blue_goes_to_market() -> None:
    match = after("Blue 1a")
    has(match, BLUE, dial=3, flowers="N O2")
    table = picture(match)
    assert (table["market O"], table["market N"], table["workers"]) == (1, 2, "O O")


def test_am_6_10_2_blue_takes_an_extra_turn() -> None:
    match = after("Blue extra")
    has(match, BLUE, tokens=0)
    assert (picture(match)["reserve"], now(match)) == (2, "seat 1: main")


def test_am_6_10_3_blue_learns_to_specialise_in_orange() -> None:
    match = after("Blue 1b")
    has(match, BLUE, dial=2, flowers="N O", experience=2)
    assert picture(match)["supply O"] == 13
    assert now(match) == "seat 2: main"


def test_am_6_10_4_green_travels_to_paris() -> None:
    match = after("Green 1a")
    has(match, GREEN, dial=3, experience=2, letter=0)
    assert board(match, GREEN)["paris-4"] == "unflipped"


def test_am_6_10_5_red_goes_to_market() -> None:
    match = after("Red 1a")
    has(match, RED, dial=3, flowers="B L N O2")
    table = picture(match)
    assert (table["market L"], table["market N"], table["market O"]) == (2, 1, 0)
    assert table["workers"] == "N O"


def test_am_6_10_6_blue_produces() -> None:
    match = before("Blue 2a")
    play(match, "produce")
    assert match.state.points_left == 3
    play(match, TURNS["Blue 2a"][1])
    assert match.state.points_left == 1  # is lost
    match = after("Blue 2a")
    has(match, BLUE, essences="N O2", flowers="", coach=-1, dial=5)
    assert (picture(match)["day"], picture(match)["supply O"]) == (1, 12)


def test_am_6_10_7_green_courts_dame_a() -> None:
    match = after("Green 2a")
    has(match, GREEN, dial=2, letter=1, essences="L", experience=1, influence="A", peeked="A")
    table = picture(match)
    assert (table["favour A"], table["bonus A"], table["supply L"]) == ("seat 2", "letter", 12)


def test_am_6_10_8_red_learns_maceration() -> None:
    match = after("Red 2a")
    has(match, RED, dial=2, flowers="B L N", experience=2, methods="distillation maceration")
    assert picture(match)["supply O"] == 14


def test_am_6_10_9_blue_presents_its_first_perfume() -> None:
    match = before("Blue 3a")
    events = play(match, TURNS["Blue 3a"][0])
    assert points(events) == {"king": 3, "originality": 3, "perfection": 1}
    match = after("Blue 3a")
    has(match, BLUE, dial=4, tokens=1, score=7, essences="O")
    assert (picture(match)["cubes N/O"], picture(match)["supply N"]) == (1, 13)


def test_am_6_10_10_green_cannot_afford_london() -> None:
    match = before("Green 3a")
    assert refused(match, "act(travel-london)") == "AM-3.3.4"
    has(match, GREEN, dial=2, letter=1)


def test_am_6_10_11_green_travels_to_paris_again() -> None:
    match = after("Green 3a")
    has(match, GREEN, dial=5, experience=2)
    assert board(match, GREEN)["paris-1"] == "unflipped"
    assert match.state.day == 2
    assert match.box.weekdays[3][match.state.day] == 3  # Wednesday


@pytest.mark.parametrize(
    "uses",
    [
        TURNS["Red 3a"][0][8:] + " use_method(distillation) input(loose,N)",
        "use_method(distillation) input(loose,L) use_method(maceration) input(loose,N) "
        "input(loose,B)",
        " ".join(f"use_method(distillation) input(loose,{scent})" for scent in "BLN"),
    ],
)
def test_am_6_10_12_red_produces_one_way_or_the_other(uses: str) -> None:
    match = before("Red 3a")
    play(match, "produce")
    assert match.state.points_left == 3
    play(match, uses, "done done coach(left,1) end_turn")
    has(match, RED, essences="B L N", coach=-1, dial=5)
    assert board(match, BLUE)["coach"] == -1
    assert (match.state.day, match.box.weekdays[3][match.state.day]) == (3, 5)  # Friday


def test_am_6_10_13_red_presents_in_an_extra_turn() -> None:
    match = before("Red 3b")
    assert allowed(match) == {"extra(yes)", "extra(no)"}
    play(match, "extra(yes)")
    assert (board(match, RED)["tokens"], picture(match)["reserve"]) == (0, 3)
    match = after("Red 3b")
    has(match, RED, tokens=2, dial=4, score=6)
    table = picture(match)
    assert (table["cubes L/B"], table["cubes L/N"], table["supply L"]) == (1, 1, 13)


def test_am_6_10_14_where_they_stand() -> None:
    match = after("Red 3b")
    assert [points for points, _ in match.scores()] == [7, 0, 6]
    assert [board(match, seat)["tokens"] for seat in range(3)] == [1, 1, 2]
    assert (match.state.tokens.sum(), picture(match)["reserve"]) == (27, 3)
    assert now(match) == "seat 1: main"
