"""AM-3.2.5: the other reading of those rulings that have one."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis.records import Box
from tests.games.aqua_mirabilis.moves import changes, picture, play, points
from tests.games.aqua_mirabilis.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

VERSAILLES = "act(versailles-1) pay(dial)"


def ruled(field: str) -> Box:
    """The box that comes with the game, but for one ruling."""
    box = standard_box().copy()
    box[field] = 1
    return box


def test_am_3_2_5_recipes_of_discarded_perfumes_may_leave_the_game() -> None:
    text = "3 seats, seat 1 | seat 1: letter 4, perfume N-1-1 O"
    given = "act(court-D) pay(dial) gift(N-1-1) gifts_done"
    assert changes(scene(text), given)["display N-1-1"] == (None, True)
    changed = changes(scene(text, ruled("removes_recipes")), given)
    assert "display N-1-1" not in changed
    assert changed["supply O"] == (12, 13)  # its essences return all the same


def test_am_3_2_5_and_so_those_that_are_replaced() -> None:
    three = "perfume N-1-1 O, perfume B-2-4 J N, perfume L-1-2 R"
    match = scene(f"3 seats, seat 1 | seat 1: essences J R, {three}", ruled("removes_recipes"))
    play(match, "create(J-1-1) complement(R) replace(N-1-1)")
    assert "display N-1-1" not in picture(match)


@pytest.mark.parametrize(("first", "king"), [("J", 0), ("N", 3)])
def test_am_3_2_5_the_king_may_count_on_the_first_combination_only(first: str, king: int) -> None:
    """Cell B/J is full: with the default reading the King's points pass to B/N."""
    text = "3 seats, seat 1 | seat 1: perfume B-2-4 J N | king: B | court: O | cubes: B/J4"
    events = play(
        scene(text, ruled("king_needs_first")), VERSAILLES, f"present(B-2-4) first({first})"
    )
    assert points(events).get("king", 0) == king
    events = play(scene(text), VERSAILLES, f"present(B-2-4) first({first})")
    assert points(events)["king"] == 3


@pytest.mark.parametrize(("cubes", "gained"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_am_3_2_5_the_parade_may_count_all_free_subsections(cubes: int, gained: int) -> None:
    match = scene(
        f"""
        3 seats, seat 1, turn 2, trigger 2
        seat 1: tokens 0 | seat 2: tokens 0, perfume R-1-2 L | seat 3: tokens 0
        king: B | court: B | cubes: R/L{cubes}
        bonuses: A four-cities B london C experience D three-bases
        """,
        ruled("parade_adds_no_cube"),
    )
    play(match, VERSAILLES, "finish end_turn")
    events = play(match, "done done done")
    assert points(events).get("originality", 0) == gained


def test_am_3_2_5_presentations_count_as_ever() -> None:
    text = "3 seats, seat 1 | seat 1: perfume R-1-2 L | king: B | court: B"
    events = play(scene(text, ruled("parade_adds_no_cube")), VERSAILLES, "present(R-1-2)")
    assert points(events) == {"originality": 3}
