"""Programs that choose: they keep to their options, repeat themselves, and know what is good."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.seats import ask, play_out
from grasse.players import LEVELS, PLAYERS, find_player

MATCHES = 12
QUICK = [card.name for card in PLAYERS.values() if card.habits is None]  # test_search has the rest
QUICK = QUICK if COMPILED else ["uniform", "visitor"]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def match_of(game: Game, seats: int) -> Match:
    """A match that has not begun."""
    return Match(game, game.load_box(), seats)


@pytest.mark.interpreted
@every_game
@pytest.mark.parametrize("name", QUICK)
def test_a_player_keeps_to_its_options(game: Game, name: str) -> None:
    match = match_of(game, game.seats[-1])
    players = {seat: PLAYERS[name].sit(seat) for seat in range(match.seats)}
    luck, most = Seeded(name), 5000 if COMPILED else 120
    while not match.is_over and len(match.decisions) < most:
        match.play(ask(match, players, luck))  # play() refuses what is not an option
    assert match.is_over or not COMPILED


@every_game
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_chooses_the_same_way(game: Game, name: str) -> None:
    def decisions(seed: int) -> list[int]:
        match = match_of(game, 2)
        players = {seat: PLAYERS[name].sit(seed, seat) for seat in range(2)}
        return play_out(match, players, Seeded(1)).decisions

    assert decisions(5) == decisions(5)
    assert decisions(5) != decisions(6)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in GAMES.values()
        for seats in game.seats
    ],
)
def test_greedy_beats_uniform(game: Game, seats: int) -> None:
    wins = 0
    for number in range(MATCHES):
        match = match_of(game, seats)
        players = {seat: PLAYERS["uniform"].sit(number, seat) for seat in range(seats)}
        players[number % seats] = PLAYERS["greedy"].sit(number)
        play_out(match, players, Seeded(number))
        wins += match.scores()[number % seats][1] == 1
    assert wins >= MATCHES - 1


@pytest.mark.slow
@every_game
def test_a_visitor_beats_uniform_and_loses_to_an_apprentice(game: Game) -> None:
    """Beginners see what is good: they do not play like dice."""
    for weak, strong in (("uniform", "visitor"), ("visitor", "apprentice")):
        wins = 0
        for number in range(MATCHES):
            match = match_of(game, 2)
            players = {n: PLAYERS[(weak, strong)[n == number % 2]].sit(number, n) for n in (0, 1)}
            play_out(match, players, Seeded(number))
            wins += match.scores()[number % 2][1] == 1
        assert wins >= MATCHES * 2 // 3


def test_five_levels_from_first_game_to_expert() -> None:
    assert [PLAYERS[name].level for name in LEVELS] == [1, 2, 3, 4, 5]
    habits = [PLAYERS[name].habits for name in LEVELS]
    budgets = [each.milliseconds for each in habits if each is not None]
    assert budgets == sorted(set(budgets))
    assert budgets[-1] == 1000


@every_game
def test_greedy_takes_what_is_worth_most(game: Game) -> None:
    match = match_of(game, 2)
    players = {seat: PLAYERS["greedy"].sit(seat) for seat in range(2)}
    luck = Seeded(3)
    while not match.is_over:
        action = ask(match, players, luck)
        if match.seat >= 0:
            mask, worth = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.ACTIONS)
            mask[match.options()] = True
            game.appraise(match.box, match.view(match.seat), mask, worth)
            assert worth[action] == worth[mask].max()
        match.play(action)


def test_an_unknown_player_is_told_the_known_ones() -> None:
    with pytest.raises(LookupError, match="no player 'gready'; known are uniform, visitor"):
        find_player("gready")
