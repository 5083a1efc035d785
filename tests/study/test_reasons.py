"""Why a bot did what it did: tried again, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.aliases import State
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import WATCHER, ask
from grasse.players import PLAYERS
from grasse.study.reasons import TRIES, reason

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def choices(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Every choice of a match that everybody may know of, and what was chosen."""
    match, luck = Match(game, game.load_box(), 2), Seeded(seed)
    players = {seat: PLAYERS["apprentice"].sit(seed, seat) for seat in range(2)}
    while not match.is_over:
        action = ask(match, players, luck)
        is_choice = match.seat >= 0 and len(match.options()) > 1
        if is_choice and not game.notation.decision(action).hidden:
            yield match, action
        match.play(action)


def another_world(match: Match, seed: int) -> State:
    """The table with other secrets, which looks the same to everybody who looks on."""
    world = match.view(WATCHER)
    match.game.guess(match.box, world, WATCHER, make_rng(seed))
    return world


@pytest.mark.slow
@every_game
def test_a_reason_tells_where_points_came_from(game: Game) -> None:
    found = [
        reason(game, match.box, match.view(WATCHER), action, 1)
        for match, action in islice(choices(game, 3), 0, None, 25)
    ]
    assert {each.tries for each in found} == {TRIES}
    led = [each for each in found if each.source]
    assert len(led) > len(found) / 2
    for each in found:
        assert (each.source in game.sources) == (each.times > 0) == (each.points > 0)
        assert each.times <= each.tries


@every_game
def test_the_same_is_told_again(game: Game) -> None:
    match, action = next(choices(game, 3))
    told = [reason(game, match.box, match.view(WATCHER), action, seed) for seed in (1, 1)]
    assert told[0] == told[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["parfum", "aqua-mirabilis"])
def test_other_secrets_are_told_the_same_way(name: str) -> None:
    """Of Perfumery's hands everybody saw every card, so it has no other world."""
    game, differing = GAMES[name], 0
    for number, (match, action) in enumerate(choices(game, 5)):
        other = another_world(match, number)
        if other.tobytes() == match.state.tobytes() or game.refuses(match.box, other, action):
            continue
        if differing % 30 == 0:
            seen = np.frombuffer(bytearray(other.tobytes()), game.STATE)[0]
            game.hide(match.box, seen, WATCHER)
            told = [
                reason(game, match.box, view, action, 2) for view in (match.view(WATCHER), seen)
            ]
            assert told[0] == told[1]
        differing += 1
    assert differing > 10
