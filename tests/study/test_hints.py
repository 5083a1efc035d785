"""Hints: the figures of a review, the best option first, and a reason."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.games.chances import Curve
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.players.opinion import Opinion
from grasse.study import hints as room
from grasse.study.hints import HintedOption, hint, looks
from grasse.study.lookout import Leaves
from grasse.study.review.findings import MistakeReason
from grasse.study.review.moments import Choice
from grasse.terminal.speech import Speech
from grasse.words import speak

PARFUM, AQUA = GAMES["parfum"], GAMES["aqua-mirabilis"]


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


def spaces(decisions: int) -> Match:
    """A match of Aqua Mirabilis in which two of the spaces that one can go to read alike."""
    match, luck = Match(AQUA, AQUA.load_box(), 4), Seeded("spaces")
    while len(match.decisions) < decisions or not twins(match):
        options = match.options()
        match.play(options[len(match.decisions) % len(options)] if options else luck.draw(match))
    return match


def twins(match: Match) -> list[int]:
    """Options that look like an earlier one, which they follow."""
    options = match.options()
    if not options or match.seat < 0:
        return []
    found = looks(AQUA, match.box, match.view(match.seat), options)
    return [a for n, a in enumerate(options) if found[n] in found[:n]]


@pytest.mark.parametrize("decisions", [0, 120, 240, 360])
def test_what_looks_alike_is_what_reads_alike(decisions: int) -> None:
    match = spaces(decisions)
    speech = Speech(AQUA, match.box, speak("en", AQUA.name), ["A", "B", "C", "D"])
    view, options = match.view(match.seat), match.options()
    tree = AQUA.describe(match.box, view)
    labels = [speech.label(action, tree) for action in options]
    found = looks(AQUA, match.box, view, options)
    for one, label in zip(found, labels, strict=True):
        same = [n for n, other in enumerate(found) if other == one]
        assert same == [n for n, other in enumerate(labels) if other == label]
    assert len(set(found)) < len(options)


def test_the_reason_of_the_first_compares_it_with_the_next_that_reads_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = spaces(0)
    options = match.options()
    found = looks(AQUA, match.box, match.view(match.seat), options)
    twin = twins(match)[0]
    first = options[found.index(found[options.index(twin)])]
    other = next(a for n, a in enumerate(options) if found[n] != found[options.index(twin)])
    worth = {first: 0.5, twin: 0.4, other: 0.3}

    def measured(_: object, __: object, action: int, *___: object) -> Leaves:
        chances = np.full((4, 4), (1 - worth[action]) / 3)
        chances[:, match.seat] = worth[action]
        return Leaves(np.full((4, 4), 10 * worth[action]), np.ones(4), chances)

    compared = list[tuple[int, float]]()

    def why(*given: object) -> MistakeReason:
        choice, end = given[3], given[6]
        assert isinstance(choice, Choice)
        assert isinstance(end, float)
        compared.append((choice.chosen, round(end, 3)))
        return MistakeReason("review-why-later", 0.0, "", 0)

    monkeypatch.setattr(room, "measure", measured)
    monkeypatch.setattr(room, "why", why)
    for thought, expected in (([first, twin, other], [(other, 2.0)]), ([first, twin], [])):
        opinions = [Opinion(action, 0.3, [0.25] * 4, 0.1) for action in thought]
        monkeypatch.setattr(room, "opinion", lambda *_, found=opinions, **__: found)
        compared.clear()
        told = hint(AQUA.name, match.box.tobytes(), match.view(match.seat).tobytes())
        assert [each.action for each in told] == thought
        assert compared == expected
        assert (told[0].why is None) == (not expected)
