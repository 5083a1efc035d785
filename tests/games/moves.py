"""Asking a table what may be done, in words: the same for every game."""

from __future__ import annotations

from typing import Any

import pytest

from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.seats import CHANCE, NOBODY

Picture = dict[str, Any]


def listed(match: Match) -> list[str]:
    """The decisions that the seat whose turn it is, or chance, may choose from, in order."""
    actions = match.odds() if match.seat == CHANCE else match.options()
    return [match.game.notation.write(match.box, action) for action in actions]


def allowed(match: Match) -> set[str]:
    """The same, without their order."""
    return set(listed(match))


def odds(match: Match) -> dict[str, int]:
    """The weight of everything that chance may bring now."""
    write = match.game.notation.write
    return {write(match.box, each): weight for each, weight in match.odds().items()}


def refused(match: Match, words: str) -> str:
    """The clause that forbids a decision, which must change nothing."""
    before = match.state.tobytes()
    with pytest.raises(RuleRefusal) as refusal:
        match.play_words(words)
    assert match.state.tobytes() == before
    assert words not in allowed(match)
    return refusal.value.clause_name


def now(match: Match) -> str:
    """Where the match stands and who decides: `seat 1: pay`, `chance: roll`, `nobody: final`."""
    decides = {CHANCE: "chance", NOBODY: "nobody"}.get(match.seat, f"seat {match.seat + 1}")
    return f"{decides}: {match.game.phases[match.state.phase]}"


def difference(before: Picture, after: Picture) -> Picture:
    """All that has changed, from what to what."""
    keys = [*before, *(key for key in after if key not in before)]
    both = {key: (before.get(key), after.get(key)) for key in keys}
    return {key: pair for key, pair in both.items() if pair[0] != pair[1]}
