"""Learners are told what a seat sees: nothing that it could go by is left out of the features."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.research import batch
from grasse.research.pieces import find_points
from grasse.research.rivals import GreedyRival
from tests.every_game.cases import first_game

# What a view holds and no feature shows, and why it need not.
UNTOLD: dict[str, set[str]] = {
    "parfum": {
        "woken",  # as many as there are seats on the clocks
        "served",  # customers who are gone
        "owed",  # to chance alone
        *("flow", "flow_size"),  # the order in which tokens went; how many there are is told
    },
    "perfumery": {
        "seats.hand",  # "places" says it of every card
        *("arrivals", "arrivals_size"),  # the next card to be discarded is told
    },
    "aqua-mirabilis": set(),
}


def leaves(dtype: Any, at: int = 0, name: str = "") -> Iterator[tuple[str, int, Any]]:
    """Every number of a record: its name, without its place in arrays, its offset, its type."""
    if dtype.subdtype:
        part, shape = dtype.subdtype
        for index in range(int(np.prod(shape))):
            yield from leaves(part, at + index * part.itemsize, name)
    elif dtype.names:
        for field in dtype.names:
            part, offset = dtype.fields[field][:2]
            yield from leaves(part, at + offset, f"{name}.{field}" if name else field)
    else:
        yield name, at, dtype


def views_of(game: Game) -> list[Any]:
    """What the deciding seats see in some matches of two seats, played half with sense."""
    matches = batch(game, 24, seats=2, seed="features")
    sense, luck = GreedyRival(matches, "features"), np.random.default_rng(1)
    found = []
    for step in range(480):
        if step % 4 == 0:
            view = matches.states[step // 4 % 24].copy()
            game.hide(matches.box, view, int(view.seat))
            found.append(view)
        matches.step(np.where(luck.random(24) < 0.5, matches.pick().copy(), sense.pick()))
    return found


@first_game
def test_what_differs_for_the_viewer_differs_in_the_features(game: Game) -> None:
    box, views = game.load_box(), views_of(game)
    raw = np.stack([np.frombuffer(view.tobytes(), np.uint8) for view in views])
    features = np.zeros((2, game.FEATURES), np.float32)
    differing, told = Counter[str](), Counter[str]()  # how many numbers of that name
    for name, at, dtype in leaves(game.STATE):
        column = slice(at, at + dtype.itemsize)
        for first in range(0, len(views), 3):
            others = np.flatnonzero((raw[:, column] != raw[first, column]).any(axis=1))
            if not len(others):
                break
            differing[name] += first == 0
            mixed = raw[first].copy()
            mixed[column] = raw[others[first % len(others)], column]
            game.encode(box, views[first], features[0])
            game.encode(box, np.frombuffer(mixed.tobytes(), game.STATE)[0], features[1])
            if (features[0] != features[1]).any():
                told[name] += 1
                break
    assert len(told) > 20
    # Not every one: what lies past the end of a list need not be told.
    missing = [name for name in differing if told[name] < 0.75 * differing[name]]
    assert sorted(set(missing) - UNTOLD[game.name]) == []
    assert sorted(UNTOLD[game.name] & set(told)) == []


# [game] the name that a seat's points have in a state
POINTS = {"parfum": "money", "perfumery": "score", "aqua-mirabilis": "score"}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_points_stand_where_the_legend_says(game: Game) -> None:
    box, seen = game.load_box(), np.zeros(game.FEATURES, np.float32)
    many = 0
    for view in views_of(game):
        game.encode(box, view, seen)
        points = [int(view.seats[(view.viewer + step) % 2][POINTS[game.name]]) for step in (0, 1)]
        assert seen[find_points(game, 2)].tolist() == points
        many += points[0] != points[1]
    assert many > 20
