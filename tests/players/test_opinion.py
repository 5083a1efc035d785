"""Opinions: a few options with what they are worth, as plain values."""

from __future__ import annotations

import pickle
from dataclasses import asdict

import pytest

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.players.opinion import SHOWN, Opinion, opinion


def told(match: Match, iterations: int, **wishes: int) -> list[Opinion]:
    """What is thought of the decision that is due."""
    view = match.view(match.seat)
    box = match.box.tobytes()
    return opinion(match.game.name, box, view.tobytes(), iterations=iterations, **wishes)


def towards_the_end(left: int, seats: int) -> Match:
    """A match of Parfum where a seat has a choice, *left* decisions before the end or earlier."""
    game, luck = GAMES["parfum"], Seeded(4)
    players = [PLAYERS["greedy"].sit(4, seat) for seat in range(seats)]
    whole = Match(game, game.load_box(), seats)
    choices = []
    while not whole.is_over:
        options = whole.options()
        if len(options) > 1:
            choices.append(len(whole.decisions))
        view = whole.view(whole.seat) if whole.seat != CHANCE else None
        args = (game, whole.box, view, options)
        whole.play(luck.draw(whole) if view is None else players[whole.seat].choose(*args))
    match = Match(game, whole.box, seats)
    last = max(n for n in choices if n <= len(whole.decisions) - left)
    for action in whole.decisions[:last]:
        match.play(action)
    return match


@pytest.mark.parametrize("seats", [2, 4])
def test_options_are_the_best_first_and_chances_are_chances(seats: int) -> None:
    match = towards_the_end(200, seats)
    found = told(match, 300)
    assert 1 <= len(found) <= SHOWN
    assert all(each.action in match.options() for each in found)
    shares = [each.share for each in found]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1 + 1e-9
    for each in found:
        assert len(each.chances) == seats
        assert sum(each.chances) == pytest.approx(1, abs=1e-4)
        assert 0 < each.error < 0.5


def test_the_longer_it_thinks_the_surer_it_is() -> None:
    match = towards_the_end(200, 2)
    assert told(match, 2000)[0].error < told(match, 50)[0].error / 2


def test_at_the_end_it_knows_who_wins() -> None:
    match = towards_the_end(1, 2)
    money = [points for points, _ in match.scores()]
    chances = told(match, 200)[0].chances
    assert abs(money[0] - money[1]) > 10
    assert chances[0 if money[0] > money[1] else 1] > 0.9


def test_it_is_plain_and_says_the_same_again() -> None:
    match = towards_the_end(150, 2)
    found = told(match, 40, threads=2)
    assert found == told(match, 40, threads=2)
    assert pickle.loads(pickle.dumps(found)) == found
    for each in found:
        kinds = {name: type(value) for name, value in asdict(each).items()}
        assert kinds == {"action": int, "share": float, "chances": list, "error": float}
