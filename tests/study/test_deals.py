"""The luck of a deal is the same for everybody, and as likely as the weights say."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, ask
from grasse.players import find_player
from grasse.study.deals import Deal

ACTIONS = 10


def question(odds: dict[int, int], phase: int = 0) -> Any:
    """A match that asks chance something: outcome -> weight."""
    return SimpleNamespace(
        odds=lambda: {ACTIONS + outcome: weight for outcome, weight in odds.items()},
        state=SimpleNamespace(phase=phase),
        game=SimpleNamespace(ACTIONS=ACTIONS, CHANCES=6),
    )


def test_outcomes_are_as_likely_as_their_weights() -> None:
    odds = {0: 1, 2: 3, 5: 6}
    drawn = Counter(Deal("odds", number).draw(question(odds)) - ACTIONS for number in range(6000))
    for outcome, weight in odds.items():
        assert drawn[outcome] / 6000 == pytest.approx(weight / 10, abs=0.02)
    again = Deal("a row")
    row = Counter(again.draw(question(odds)) - ACTIONS for _ in range(6000))
    assert row[5] / 6000 == pytest.approx(0.6, abs=0.02)


def test_what_was_asked_elsewhere_changes_nothing() -> None:
    odds = dict.fromkeys(range(6), 1)
    one, other = Deal(7), Deal(7)
    for _ in range(5):
        other.draw(question(odds, phase=3))
    assert [one.draw(question(odds)) for _ in range(30)] == [
        other.draw(question(odds)) for _ in range(30)
    ]


def test_an_outcome_that_drops_out_changes_nothing_for_the_others() -> None:
    odds = dict.fromkeys(range(6), 1)
    for seed in range(50):
        full = Deal(seed).draw(question(odds)) - ACTIONS
        for gone in odds.keys() - {full}:
            rest = {outcome: 1 for outcome in odds if outcome != gone}
            assert Deal(seed).draw(question(rest)) - ACTIONS == full


def test_another_deal_is_other_luck() -> None:
    odds = dict.fromkeys(range(6), 1)
    rows = set()
    for seed in range(20):
        deal = Deal(seed)
        rows.add(tuple(deal.draw(question(odds)) for _ in range(10)))
    assert len(rows) == 20


def test_all_orders_meet_the_same_table() -> None:
    game = GAMES["parfum"]
    openings = set()
    for players in (("greedy", "uniform"), ("uniform", "greedy")):
        match, luck = Match(game, game.load_box(), 2), Deal("table")
        seats = {seat: find_player(name).sit(seat) for seat, name in enumerate(players)}
        while match.seat == CHANCE:
            match.play(ask(match, seats, luck))
        openings.add(tuple(match.decisions))
    assert len(openings) == 1
