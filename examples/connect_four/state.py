"""The table of Connect Four, every field with shape, range and audience."""

from __future__ import annotations

import numpy as np

from examples.connect_four.box import COLUMNS, ROWS, SEATS

PHASE_NAMES = ("turn", "over")
TURN, OVER = range(len(PHASE_NAMES))

# A board is one integer, a bit for each space. A column is seven bits, of which the seventh stays
# empty, so that a row of four cannot go on at the other edge of the board:
#
#      6 13 20 27 34 41 48   always empty
#      5 12 19 26 33 40 47
#      .  .  .  .  .  .  .
#      1  8 15 22 29 36 43
#      0  7 14 21 28 35 42
UP = 1
ACROSS = ROWS + 1
RISING = ACROSS + UP
FALLING = ACROSS - UP

STATE = np.dtype(
    (
        np.record,
        [
            ("stones", np.int64, (SEATS,)),  # [seat] a board of its stones           public
            ("heights", np.int8, (COLUMNS,)),  # [column] stones in it, 0..rows       public
            ("spaces_left", np.int8),  # 0..columns x rows                            public
            ("seat", np.int8),  # who decides: 0, 1 or NOBODY                         public
            ("phase", np.int8),  # TURN or OVER                                       public
            ("viewer", np.int8),  # whose view this is: EVERYTHING, WATCHER, 0 or 1   public
        ],
    )
)
