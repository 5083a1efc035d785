"""AM-10: other readings of the rulebook, as options of a match."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import changes, play, points
from tests.games.aqua_mirabilis.scene import scene, standard_box

pytestmark = pytest.mark.interpreted


def test_a_variant_is_on_where_it_is_chosen() -> None:
    assert GAME.variants == {"starting_seat": 1, **dict.fromkeys(GAME.readings, False)}
    assert GAME.readings == ("free_parade", "lost_recipes", "king_first")
    for name in GAME.readings:
        usual, chosen = (Match(GAME, standard_box(), 2, {name: on}).state for on in (False, True))
        assert [other for other in GAME.readings if chosen[other]] == [name]
        assert GAME.is_read_otherwise(chosen)
        assert not GAME.is_read_otherwise(usual)
        assert chosen.first_seat == usual.first_seat == 0


@pytest.mark.parametrize(("cubes", "gained"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_am_10_1_1_the_parade_counts_all_free_subsections(cubes: int, gained: int) -> None:
    match = scene(f"""
        3 seats, seat 1, turn 2, trigger 2
        seat 1: tokens 0 | seat 2: tokens 0, perfume R-1-2 L | seat 3: tokens 0
        king: B | court: B | cubes: R/L{cubes}
        bonuses: A four-cities B london C experience D three-bases
    """)
    match.state.free_parade = 1
    play(match, "act(versailles-1) pay(dial)", "finish end_turn")
    assert points(play(match, "done done done")).get("originality", 0) == gained


def test_am_10_1_1_presentations_count_as_ever() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume R-1-2 L | king: B | court: B")
    match.state.free_parade = 1
    events = play(match, "act(versailles-1) pay(dial)", "present(R-1-2)")
    assert points(events) == {"originality": 3}


def test_am_10_2_1_the_recipe_of_a_discarded_perfume_is_lost() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 4, perfume N-1-1 O")
    match.state.lost_recipes = 1
    changed = changes(match, "act(court-D) pay(dial) gift(N-1-1) gifts_done")
    assert "display N-1-1" not in changed
    assert changed["supply O"] == (12, 13)  # its essences return all the same


@pytest.mark.parametrize(("first", "king"), [("J", 0), ("N", 3)])
def test_am_10_3_1_the_king_counts_on_the_first_combination_only(first: str, king: int) -> None:
    """Cell B/J is full: as a rule the King's points pass to B/N."""
    text = "3 seats, seat 1 | seat 1: perfume B-2-4 J N | king: B | court: O | cubes: B/J4"
    for is_on in (False, True):
        match = scene(text)
        match.state.king_first = is_on
        events = play(match, "act(versailles-1) pay(dial)", f"present(B-2-4) first({first})")
        assert points(events).get("king", 0) == (king if is_on else 3)


def test_am_10_3_1_in_the_parade_a_combination_that_scores_comes_first() -> None:
    match = scene("""
        3 seats, seat 1, turn 2, trigger 2
        seat 1: tokens 0 | seat 2: tokens 0, perfume B-2-4 J N | seat 3: tokens 0
        king: R | court: B | cubes: B/J4 J/B3 J/L2 L/B3 L/J2 N/B3 N/J2 O/B3 O/J2
        bonuses: A four-cities B london C experience D three-bases
    """)
    match.state.king_first = 1
    play(match, "act(versailles-1) pay(dial)", "finish end_turn")
    assert points(play(match, "done done done"))["king"] == 3
