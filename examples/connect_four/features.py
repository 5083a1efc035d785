"""Connect Four for learners: a view as numbers, with a legend."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from examples.connect_four.box import COLUMNS, ROWS, SEATS
from examples.connect_four.records import Box, View
from examples.connect_four.state import ACROSS
from grasse.kernel.jit import jit

FEATURES = SEATS * COLUMNS * ROWS


@jit
def encode(box: Box, view: View, out: npt.NDArray[np.float32]) -> None:
    """Fills out[FEATURES] with 1 for each stone; the viewer's own come first."""
    first = max(view.viewer, 0)
    at = 0
    for step in range(SEATS):
        stones = view.stones[first ^ step]
        for column in range(COLUMNS):
            for row in range(ROWS):
                out[at] = (stones >> (column * ACROSS + row)) & 1
                at += 1


def legend(box: Box) -> list[str]:
    """What each feature is."""
    return [
        f"{whose} stone {column + 1}.{row + 1}"
        for whose in ("own", "other's")
        for column in range(COLUMNS)
        for row in range(ROWS)
    ]
