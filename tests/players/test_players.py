"""Bots that choose: they keep to their options, repeat themselves, and know what is good."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import ask, play_out
from grasse.players import CANDIDATES, LEVELS, PLAYERS, STAND_IN, find_player
from grasse.players.beginner import overlook
from grasse.players.opinion import ADVISER
from grasse.players.search import Habits

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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "made"),
    [("parfum", "perfume_completed"), ("perfumery", "produced"), ("aqua-mirabilis", "presented")],
)
def test_a_visitor_makes_perfumes_and_gets_points_for_them(name: str, made: str) -> None:
    """A first evening at the table, and no worse: an opponent that does nothing teaches nothing."""
    game = GAMES[name]
    kind = [each.name for each in game.event_kinds].index(made)
    found = []
    for number in range(MATCHES):
        match = match_of(game, 2)
        players = {n: PLAYERS[("visitor", "apprentice")[n]].sit(number, n) for n in (0, 1)}
        luck, perfumes = Seeded(number), 0
        while not match.is_over:
            rows = match.play(ask(match, players, luck))
            perfumes += int(((rows["kind"] == kind) & (rows["seat"] == 0)).sum())
        found.append((perfumes, match.scores()[0][0]))
    assert sorted(perfumes for perfumes, _ in found)[MATCHES // 2] >= 3
    assert sum(perfumes == 0 for perfumes, _ in found) <= 1
    assert min(points for _, points in found) > 0


@pytest.mark.interpreted
def test_what_a_beginner_overlooks_grows_with_what_there_is_to_see() -> None:
    rng, shares = make_rng("eyes"), []
    for count in (1, 2, 6, 30):
        seen = 0
        for _ in range(200):
            mask = np.zeros(40, np.bool_)
            mask[5 : 5 + count] = True
            overlook(rng, mask, 2)
            assert mask.any()
            assert not mask[:5].any()
            assert not mask[5 + count :].any()
            seen += int(mask.sum())
        shares.append(seen / 200 / count)
    assert shares[:2] == [1, 1]
    assert 0.45 < shares[2] < 0.7
    assert 0.25 < shares[3] < 0.4


def test_six_levels_from_first_game_to_expert() -> None:
    assert [PLAYERS[name].level for name in LEVELS] == [1, 2, 3, 4, 5, 6]
    habits = [PLAYERS[name].habits for name in LEVELS]
    budgets = [each.milliseconds for each in habits if each is not None]
    assert budgets == [150, 400, 1000, 2000]


def test_who_stands_in_is_quick_and_who_advises_has_no_network() -> None:
    """Neither changes with the list of levels: people leave, and hints were measured."""
    assert PLAYERS[STAND_IN].habits is None
    assert ADVISER in LEVELS
    assert PLAYERS[ADVISER].habits == CANDIDATES["nose-1s"].habits == Habits(1000)


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
