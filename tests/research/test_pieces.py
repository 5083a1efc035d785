"""Which features speak of one piece."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.games.parfum import GAME as PARFUM
from grasse.kernel.game import Game
from grasse.research.pieces import find_pieces, find_points


def test_alike_pieces_of_parfum_are_together() -> None:
    box = PARFUM.load_box()
    legend = PARFUM.legend(box)
    kinds = find_pieces(PARFUM, 2)
    shapes = {legend[kind[0, 0]]: kind.shape for kind in kinds}
    assert shapes == {
        "phase setup_street": (1, 22 + 14 + 4 + 12 + 20 + 11 + 42 + 25),  # what belongs to no piece
        "distillery 1 head": (6 + 6 + 1, 3 + 5 + 1),  # those claimed and the one in hand too
        "street 1 wants violet": (5, 5 + 1),
        "seat +0 money": (2, 6 + 4 + 4 + 4),
        "seat +0 shelf 1 minor": (2 * 12, 2 + 3 + 2 + 5 + 1),
    }
    customers = next(kind for kind in kinds if kind.shape == (5, 6))
    assert [legend[at] for at in customers[:, 5]] == [f"street {n} price" for n in range(1, 6)]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_feature_belongs_to_one_piece(game: Game) -> None:
    for seats in game.seats:
        found = np.concatenate([kind.ravel() for kind in find_pieces(game, seats)])
        assert len(set(found.tolist())) == len(found)
        legend = game.legend(game.load_box())
        missing = {legend[at] for at in set(range(game.FEATURES)) - set(found.tolist())}
        away = tuple(f"seat +{step}" for step in range(seats, max(game.seats)))
        assert {name for name in missing if not any(seat in name for seat in away)} == set()
        assert bool(missing) == bool(away)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_points_of_every_seat_are_found(game: Game) -> None:
    legend = game.legend(game.load_box())
    found = [legend[at] for at in find_points(game, 3)]
    assert [name.rsplit(" ", 1)[0] for name in found] == ["seat +0", "seat +1", "seat +2"]
    assert {name.rsplit(" ", 1)[1] for name in found} <= {"money", "score"}
