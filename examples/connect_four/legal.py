"""What may be decided in Connect Four."""

from __future__ import annotations

from examples.connect_four.actions import ACTIONS, DROP
from examples.connect_four.records import Box, State
from examples.connect_four.state import OVER
from grasse.kernel.aliases import Mask, Weights
from grasse.kernel.jit import inline, jit

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


@jit
def refuses(box: Box, state: State, action: int) -> int:
    """Answers with 0 if *action* is allowed now, else with the clause that forbids it."""
    return clause_against(box, state, action)


@inline
def clause_against(box: Box, state: State, action: int) -> int:
    """What refuses() answers with; apart from it so that options() can fold it in."""
    if state.phase == OVER:
        return CF_3_3
    column = action - DROP
    if column < 0 or column >= box.columns:
        return CF_2_1
    return CF_2_2 if state.heights[column] >= box.rows else 0


@jit
def options(box: Box, state: State, mask: Mask) -> int:
    """Marks in *mask* every action that the deciding seat may choose; answers with how many."""
    count = 0
    for action in range(ACTIONS):
        mask[action] = clause_against(box, state, action) == 0
        count += mask[action]
    return count


@jit
def odds(box: Box, state: State, weights: Weights) -> int:
    """Nothing is left to chance."""
    return 0
