"""What an iteration is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from grasse.players import search_tree as tree


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """A part that only compiled code may call, as Python."""
    found: Callable[..., Any] = getattr(function, "py_func", function)
    return found


def places(*found: int) -> Any:
    """Points and place of every seat, as scores() writes them."""
    return np.array([(0, place) for place in found], np.int32)


@pytest.mark.parametrize(
    ("found", "values"),
    [
        (places(1, 2), [0.8, 0.0]),
        (places(1, 1), [0.4, 0.4]),
        (places(2, 1, 1, 4), [0.0, 0.4, 0.4, 0.0]),
        (places(1, 1, 1), [0.8 / 3] * 3),
    ],
)
def test_winners_part_what_winning_is_worth(found: Any, values: list[float]) -> None:
    told = np.zeros(tree.SEATS)
    plain(tree.crown)(found, len(found), told, 0.8)
    assert told[: len(found)] == pytest.approx(values)
    assert told.sum() == pytest.approx(0.8)


def test_points_are_shared_out_by_how_far_they_lie_apart() -> None:
    told = np.zeros(tree.SEATS)
    plain(tree.share_out)(np.array([12.0, 9.0, 9.0, 99.0]), 3, 3.0, told, 0.5)
    assert told.sum() == pytest.approx(0.5)
    assert told[0] / told[1] == pytest.approx(np.e)  # one spread ahead
    assert told[1] == told[2]
    assert told[3] == 0  # nobody sits there


def test_what_is_shared_out_is_added() -> None:
    told = np.array([0.8, 0.0, 0.0, 0.0])
    plain(tree.share_out)(np.array([5.0, 5.0]), 2, 1.0, told, 0.2)
    assert told.tolist() == pytest.approx([0.9, 0.1, 0.0, 0.0])
