"""A law: what is derived from what a game says."""

from __future__ import annotations

from collections import Counter

import numpy as np

from examples.connect_four import GAME as CONNECT_FOUR
from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.loops import digest_of
from grasse.kernel.match import Match
from grasse.kernel.notation import Notation, Noun, decision
from tests.every_game.cases import every_game, load

DERIVED = ("refuses", "options", "odds", "judge")


def test_a_kind_is_the_number_of_its_first_action() -> None:
    notation = Notation(
        {"seat": Noun(3, lambda box: range(1, 4))},
        seats=(decision("give", "seat"), decision("pass")),
        chance=(decision("draw", "seat"),),
    )
    assert notation.kinds.tolist() == [0, 0, 0, 3, 4, 4, 4]
    assert notation.places.tolist() == [0, 0, 0, 1, 2, 2, 2]


@every_game
def test_every_kind_of_decision_is_asked_for_in_some_phase(game: Game) -> None:
    asked = {kind for kinds in game.law.asked.values() for kind in kinds}
    seats = game.notation.names[: game.notation.places[game.ACTIONS]]
    assert asked == {game.notation.first(name) for name in seats}
    assert [kinds for kinds in game.law.asked.values() if len(set(kinds)) < len(kinds)] == []


@every_game
def test_judge_says_of_all_actions_what_refuses_says_of_each(game: Game) -> None:
    match = Match(game, load(game), game.seats[0])
    while match.seat < 0:
        match.play(next(iter(match.odds())))
    clauses = np.zeros(game.ACTIONS, np.int64)
    game.judge(match.box, match.state, clauses)
    said = [game.refuses(match.box, match.state, action) for action in range(game.ACTIONS)]
    assert clauses.tolist() == said
    assert np.flatnonzero(clauses == 0).tolist() == match.options()


def test_a_game_without_luck_says_nothing_of_it() -> None:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.load_box(), 2)
    assert CONNECT_FOUR.CHANCES == 0
    assert match.odds() == {}
    assert CONNECT_FOUR.refuses(match.box, match.state, CONNECT_FOUR.ACTIONS) != 0


def test_what_is_compiled_for_one_game_is_not_taken_for_that_of_another() -> None:
    cards = [*GAMES.values(), CONNECT_FOUR]
    names = Counter(getattr(game, name).__name__ for game in cards for name in DERIVED)
    assert len(names) == len(cards) * len(DERIVED)


def test_tables_are_told_apart_however_long_they_are() -> None:
    table = np.zeros(5000, np.int64)
    other = table.copy()
    other[2500] = 1
    assert digest_of({"KINDS": table}) == digest_of({"KINDS": table.copy()})
    assert digest_of({"KINDS": table}) != digest_of({"KINDS": other})
