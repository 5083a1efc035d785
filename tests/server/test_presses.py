"""A whole match takes at most half as many presses of the page as there are decisions."""

import pytest

from benchmarks.presses import count
from grasse.games import GAMES

PICTURED = ("parfum", "perfumery", "aqua-mirabilis")
MATCHES = 2  # always the same ones: nothing here is left to luck


@pytest.mark.parametrize("game", [name for name in GAMES if name in PICTURED])
def test_half_of_the_presses_are_saved(game: str) -> None:
    single, several = count(game, MATCHES, 2)
    assert several * 2 <= single, f"{several} presses for {single} decisions"
