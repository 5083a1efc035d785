"""Hints: the figures of a review, the best option first, and a reason."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.games.chances import Curve
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.study import hints as room
from grasse.study.hints import HintedOption, hint
from grasse.study.review.findings import MistakeReason

PARFUM = GAMES["parfum"]


def position(decisions: int) -> Match:
    match, luck = Match(PARFUM, PARFUM.load_box(), 2), Seeded("advice")
    while len(match.decisions) < decisions or len(match.options()) < 3:
        options = match.options()
        match.play(options[len(match.decisions) % len(options)] if options else luck.draw(match))
    return match


def hints(match: Match, seed: str = "a") -> list[HintedOption]:
    view = match.view(match.seat).tobytes()
    return hint("parfum", match.box.tobytes(), view, iterations=60, trials=40, seed=seed)


@pytest.mark.slow
@pytest.mark.parametrize("decisions", [60, 200, 320])
def test_the_first_is_never_below_another_and_has_a_reason(decisions: int) -> None:
    match = position(decisions)
    found = hints(match)
    assert 2 <= len(found) <= 3
    assert len({each.action for each in found}) == len(found)
    assert {each.action for each in found} <= set(match.options())
    chances = [each.chances[match.seat] for each in found]
    assert chances == sorted(chances, reverse=True)
    for each in found:
        assert sum(each.chances) == pytest.approx(1)
        assert 0 <= each.error < 0.5
        assert np.isfinite(each.points)
    assert isinstance(found[0].why, MistakeReason)
    assert all(each.why is None for each in found[1:])
    assert hints(match) == found


def test_chances_are_those_of_the_measured_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(60)
    monkeypatch.setattr(room, "curve_of", lambda *_: Curve(still=1e6))  # nobody can know
    for each in hints(match):
        assert each.chances == pytest.approx([0.5, 0.5], abs=1e-3)
