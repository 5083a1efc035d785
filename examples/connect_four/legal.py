"""What may be decided in Connect Four."""

from __future__ import annotations

from pathlib import Path

from examples.connect_four.actions import DROP, NOTATION
from examples.connect_four.records import Box, State
from examples.connect_four.state import OVER, PHASE_NAMES, TURN
from grasse.kernel.jit import inline
from grasse.kernel.law import Law

# The clauses that can forbid a decision: 20100 is CF-2.1.
CF_1_2 = 10200
CF_2_1 = 20100
CF_2_2 = 20200
CF_3_3 = 30300

CLAUSES = {
    CF_1_2: "it is not your turn",
    CF_2_1: "the board has no such column",
    CF_2_2: "the column is full",
    CF_3_3: "the match is over",
}


@inline
def clause_against(box: Box, state: State, kind: int, column: int) -> int:
    """The clause against dropping a stone into *column*, or 0."""
    if column >= box.columns:
        return CF_2_1
    return CF_2_2 if state.heights[column] >= box.rows else 0


LAW = Law(
    NOTATION,
    PHASE_NAMES,
    Path(__file__).parent,
    asked={TURN: (DROP,)},
    not_now=CF_2_1,
    unasked={(OVER, DROP): CF_3_3},
    clause_against=clause_against,
)
