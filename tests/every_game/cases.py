"""Which of the layouts pytest plays, and how it calls them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grasse.games import GAMES
from grasse.kernel.jit import COMPILED
from tests.every_game.layouts import (
    ALL,
    BARE,
    DEFAULT,
    MIDDLE,
    PLAIN,
    QUICK,
    TESTS,
    VARIED,
    Case,
    box_names,
    choices,
    conserved,
    hints,
    load,
)

__all__ = [
    "ALL",
    "BARE",
    "DEFAULT",
    "MIDDLE",
    "PLAIN",
    "QUICK",
    "TESTS",
    "VARIED",
    "Case",
    "box_names",
    "choices",
    "conserved",
    "every_box",
    "every_game",
    "every_seat_count",
    "hints",
    "load",
    "one_seat_count",
    "parameters",
]


def parameters(quick: Iterable[Any], slow: Iterable[Any]) -> list[Any]:
    """Parameters for pytest; the slow ones are so marked, and left out when interpreted."""
    found = [pytest.param(*each, id="-".join(map(str, each))) for each in quick]
    for each in slow if COMPILED else ():
        found.append(pytest.param(*each, id="-".join(map(str, each)), marks=pytest.mark.slow))
    return found


every_box = pytest.mark.parametrize(
    "case", parameters([(c,) for c in QUICK], [(c,) for c in PLAIN if c not in QUICK])
)
every_seat_count = pytest.mark.parametrize("case", BARE, ids=str)
one_seat_count = pytest.mark.parametrize(
    "case", parameters([(c,) for c in MIDDLE], [(c,) for c in BARE if c not in MIDDLE])
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
