"""Parfum for learners: what no match of some length shows to every-game's tests."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games.parfum import GAME
from grasse.games.parfum.features import SHELF

pytestmark = pytest.mark.interpreted


def shelf_of(flacons: list[int]) -> list[int]:
    """The flacons that a seat is shown to have, after complete perfumes with this many."""
    box, state = GAME.load_box(), np.zeros(1, GAME.STATE)[0]
    GAME.start(box, state, 2, GAME.variant_bits())
    mine = state.seats[0]
    mine.perfumes_size = len(flacons)
    mine.perfumes["complete"][: len(flacons)] = 1
    mine.perfumes["flacons"][: len(flacons)] = flacons
    GAME.hide(box, state, 0)
    seen = np.zeros(GAME.FEATURES, np.float32)
    GAME.encode(box, state, seen)
    legend = GAME.legend(box)
    places = [legend.index(f"seat +0 shelf {place + 1} flacons") for place in range(SHELF)]
    return [int(flacon) for flacon in seen[places]]


def test_a_perfume_keeps_its_place_on_the_shelf() -> None:
    assert shelf_of([1, 0, 3]) == [1, 0, 3] + [0] * (SHELF - 3)


def test_a_perfume_that_can_be_sold_is_shown_however_many_came_after_it() -> None:
    sold_out = [0] * (SHELF - 1)
    assert shelf_of([2, *sold_out, 3, 4]) == [2, 3, 4] + [0] * (SHELF - 3)


def test_a_full_shelf_shows_the_oldest() -> None:
    assert shelf_of([1] * SHELF + [2, 2]) == [1] * SHELF
