"""PY-10: other readings of the rulebook, as options of a match."""

from __future__ import annotations

import pytest

from grasse.games.perfumery import GAME
from grasse.kernel.match import Match
from tests.games.moves import allowed, refused
from tests.games.perfumery.moves import play
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

TAKEN = """
    4 seats, turn of 1, marker 4
    seat 1: top R101, produced P102 | seat 2: top R102, produced P103, at sort replenish
    seat 3: at start_marker acquire:1
"""


def open_tiles(text: str) -> Match:
    """A scene with the variant."""
    match = scene(text)
    match.state.open_tiles = 1
    return match


def test_the_variant_is_on_where_it_is_chosen() -> None:
    variants = {"open_tiles": True, "starting_seat": 2}
    chosen = Match(GAME, standard_box(), 2, variants).state
    assert (chosen.open_tiles, chosen.memory_aid, chosen.starting_seat) == (1, 0, 2)
    usual = Match(GAME, standard_box(), 2).state
    assert GAME.is_read_otherwise(chosen)
    assert not GAME.is_read_otherwise(usual)


def test_py_10_1_1_sort_and_replenish_take_one_perfumer_of_each_player() -> None:
    match = open_tiles(TAKEN)
    assert {"place(sort)", "place(replenish)"} <= allowed(match)
    for space in ("start_marker", "acquire:1"):
        assert refused(match, f"place({space})") == "PY-4.2"
    assert "place(sort)" not in allowed(scene(TAKEN))


def test_py_10_1_1_but_each_of_them_once() -> None:
    match = open_tiles("4 seats, turn of 1 | seat 1: top R101, produced P102, at sort")
    assert refused(match, "place(sort)") == "PY-4.2"


def test_py_10_1_1_two_perfumers_stand_there_together() -> None:
    match = open_tiles(TAKEN)
    play(match, "place(sort) sort(R101) to(middle) at(0)")
    tree = GAME.describe(match.box, match.view(0))
    assert match.state.seats["placed"].sum(axis=0).max() == 2
    assert any(node.kind == "sort_space" for node in tree.walk())
