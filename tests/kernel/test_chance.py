"""Those who answer for chance: luck from a seed, and luck from a script."""

from __future__ import annotations

import pytest

from grasse.games import find_game
from grasse.kernel.chance import Scripted, Seeded
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.notation import NotationError
from grasse.kernel.record import read, write
from grasse.kernel.seats import CHANCE
from tests.every_game.cases import load

PARFUM = find_game("parfum")
BOX = load(PARFUM)


def played(luck: Seeded, length: int, match: Match | None = None) -> Match:
    """A match in which everybody takes the first option, after this many decisions."""
    match = match or Match(PARFUM, BOX, 2)
    while len(match.decisions) < length:
        match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
    return match


def test_a_seed_gives_the_same_luck_again() -> None:
    assert played(Seeded(7), 120).decisions == played(Seeded(7), 120).decisions
    assert played(Seeded(7), 120).decisions != played(Seeded(8), 120).decisions


@pytest.mark.parametrize("length", [0, 1, 17, 60, 119])
def test_a_match_that_is_taken_up_again_meets_the_same_luck(length: int) -> None:
    saved = write(played(Seeded("x"), length))
    resumed = read(saved, find_game).match
    assert played(Seeded("x"), 120, resumed).decisions == played(Seeded("x"), 120).decisions


def test_another_seed_meets_other_luck() -> None:
    match = played(Seeded(3), 5)
    draws = {Seeded(seed).draw(match) for seed in range(40)}
    assert len(draws) > 5


def test_a_decision_more_meets_other_luck() -> None:
    # The draw depends on its number: whoever undoes and waits gets another one, not a choice.
    draws = []
    for length in range(1, 40):
        match, luck = played(Seeded(3), 5), Seeded(8)
        match.decisions[:] = match.decisions[:1] * length  # the same table, some decisions later
        draws.append(luck.draw(match))
    assert len(set(draws)) > 5


def test_a_draw_is_as_likely_as_its_weight() -> None:
    match = Match(PARFUM, BOX, 2)
    while match.game.phases[match.state.phase] != "setup_tokens":
        match.play(Seeded(1).draw(match))
    odds = match.odds()
    assert list(odds.values()) == [10, 4, 5, 6]
    counts = dict.fromkeys(odds, 0)
    for seed in range(2000):
        counts[Seeded(seed).draw(match)] += 1
    for action, weight in odds.items():
        share = 2000 * weight / 25
        assert abs(counts[action] - share) < 4 * share**0.5


def test_chance_is_not_asked_when_a_seat_is_to_decide() -> None:
    match = Match(PARFUM, BOX, 2)
    while match.seat == CHANCE:
        match.play(Seeded(1).draw(match))
    with pytest.raises(AssertionError, match="nothing is left to chance"):
        Seeded(1).draw(match)


def test_a_script_is_followed_word_by_word() -> None:
    match, luck = Match(PARFUM, BOX, 2), Scripted(["customer(A-03)", "customer(A-01)"])
    match.play(luck.draw(match))
    match.play(luck.draw(match))
    assert PARFUM.named(BOX, match.state)["street"][:2] == ["A-03", "A-01"]
    with pytest.raises(IndexError, match="ends after 2 outcomes"):
        luck.draw(match)


def test_a_script_cannot_do_what_chance_cannot() -> None:
    match = Match(PARFUM, BOX, 2)
    with pytest.raises(RuleRefusal, match=r"customer\(B-01\) is refused by PA-2.4"):
        match.play(Scripted(["customer(B-01)"]).draw(match))
    with pytest.raises(NotationError):
        Scripted(["rain"]).draw(match)
