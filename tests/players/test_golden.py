"""The search grows the very trees that it once grew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.players.golden import (
    BY_NETWORK,
    FILE,
    ITERATIONS,
    POSITIONS,
    grow,
    name_of,
    position,
)

KNOWN = json.loads(FILE.read_text("utf-8"))
QUICK, *SLOW = POSITIONS
CLOSE = 2e-3  # floats of another machine end in other digits


def assert_alike(found: dict[str, Any], known: dict[str, Any], way: str) -> None:
    """Compares what was tried, how often, and what came of it, all the way down."""
    visits = {words: row[0] for words, row in found.items()}
    assert visits == {words: row[0] for words, row in known.items()}, f"after {way or 'nothing'}"
    for words, (_, values, after) in found.items():
        assert values == pytest.approx(known[words][1], abs=CLOSE), f"{way} {words}"
        assert_alike(after, known[words][2], f"{way} {words}")


@pytest.mark.parametrize(
    "place", [QUICK, *(pytest.param(each, marks=pytest.mark.slow) for each in SLOW)], ids=str
)
def test_a_tree_grows_as_it_grew(place: tuple[str, str, int]) -> None:
    assert_alike(grow(position(*place)), KNOWN[name_of(*place)], "")


@pytest.mark.slow
@pytest.mark.parametrize("place", BY_NETWORK, ids=str)
def test_a_tree_by_a_network_grows_as_it_grew(place: tuple[str, str, int]) -> None:
    assert_alike(grow(position(*place), True), KNOWN[name_of(*place, True)], "")


def test_all_trees_are_known_and_whole() -> None:
    names = [name_of(*place) for place in POSITIONS]
    assert list(KNOWN) == [*names, *(name_of(*place, True) for place in BY_NETWORK)]
    for tree in KNOWN.values():
        assert sum(visits for visits, _, _ in tree.values()) == ITERATIONS
        assert len(tree) > 1
