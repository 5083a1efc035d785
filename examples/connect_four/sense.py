"""What a column is worth to a player with some sense."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from examples.connect_four.actions import DROP
from examples.connect_four.records import Box, View
from examples.connect_four.rules import has_four, landing
from grasse.kernel.aliases import Mask
from grasse.kernel.jit import jit

WIN, SAVE = 100.0, 50.0


@jit
def appraise(box: Box, view: View, mask: Mask, worth: npt.NDArray[np.float64]) -> None:
    """Wins if it can, else stops the other from winning, else keeps to the middle."""
    mine, theirs = view.stones[view.seat], view.stones[1 - view.seat]
    for column in range(box.columns):
        if not mask[DROP + column]:
            continue
        stone = landing(view, column)
        if has_four(mine | stone):
            worth[DROP + column] = WIN
        elif has_four(theirs | stone):
            worth[DROP + column] = SAVE
        else:
            worth[DROP + column] = -abs(column - box.columns // 2)
