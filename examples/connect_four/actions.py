"""Every decision of Connect Four: `drop(4)`."""

from __future__ import annotations

from examples.connect_four.box import COLUMNS, ROWS
from grasse.kernel.notation import Notation, Noun, decision

NOUNS = {
    "column": Noun(COLUMNS, lambda box: range(1, COLUMNS + 1)),
    "row": Noun(ROWS, lambda box: range(1, ROWS + 1)),  # only events name it
}

NOTATION = Notation(
    NOUNS,
    seats=(decision("drop", "column"),),
    chance=(),  # is never asked
)

DROP = NOTATION.first("drop")
