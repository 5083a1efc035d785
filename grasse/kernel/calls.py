"""The rules as Python calls them: with arrays of one.

To hand a NumPy record to compiled code takes ten microseconds or more, an array half of one. So
whatever calls the rules of a game again and again, a `Match` above all, does so through these.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from grasse.kernel.aliases import Box, Events, Mask, Scores, State, Weights
from grasse.kernel.loops import bind

# What the functions below expect of the game that they are bound to.
refuses: Callable[[Box, State, int], int]
apply: Callable[[Box, State, int, Events], None]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
judge: Callable[[Box, State, Weights], None]
hide: Callable[[Box, State, int], None]
scores: Callable[[Box, State, Scores], None]

# Asked past np.record, which looks for a field of that name first, and slowly.
_content = np.generic.tobytes
_dtype = np.generic.dtype.__get__


def play_one(boxes: Any, states: State, action: int, events: Any) -> int:
    """Plays *action*, if nothing forbids it; answers with 0, or with the clause that does."""
    clause = refuses(boxes[0], states[0], action)
    if clause == 0:
        apply(boxes[0], states[0], action, events[0])
    return clause


def mark_one(boxes: Any, states: State, mask: Mask) -> int:
    """Marks the options; answers with how many."""
    return options(boxes[0], states[0], mask)


def weigh_one(boxes: Any, states: State, weights: Weights) -> int:
    """Gives every outcome its weight; answers with their sum."""
    return odds(boxes[0], states[0], weights)


def judge_one(boxes: Any, states: State, clauses: Weights) -> None:
    """Fills in what forbids each action of the seats."""
    judge(boxes[0], states[0], clauses)


def hide_one(boxes: Any, states: State, seat: int) -> None:
    """Blanks what a seat may not know."""
    hide(boxes[0], states[0], seat)


def score_one(boxes: Any, states: State, out: Scores) -> None:
    """Fills in points and places."""
    scores(boxes[0], states[0], out)


class Calls:
    """These for one game; each is compiled when it is first called."""

    def __init__(self, game: str, rules: dict[str, Any], folder: Path) -> None:
        def derive(call: Callable[..., Any]) -> Callable[..., Any]:
            read = {name: rules[name] for name in call.__code__.co_names if name in rules}
            return bind(call, read, game, folder)

        self.play = derive(play_one)
        self.mark = derive(mark_one)
        self.weigh = derive(weigh_one)
        self.judge = derive(judge_one)
        self.hide = derive(hide_one)
        self.score = derive(score_one)


def array_of(record: Any) -> Any:
    """[0] the same record: a copy that can be written to."""
    return np.frombuffer(bytearray(_content(record)), _dtype(record))


def looked_at(record: Any) -> Any:
    """[0] the record itself, only to be read."""
    return np.ndarray((1,), _dtype(record), buffer=record)
