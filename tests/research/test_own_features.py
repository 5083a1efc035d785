"""A learner with features of its own: a card with another encode is a game of its own."""

from __future__ import annotations

import dataclasses

from examples.connect_four import GAME
from examples.connect_four.box import COLUMNS
from grasse.kernel.aliases import Box, Features, View
from grasse.kernel.jit import is_watched, jit
from grasse.kernel.loops import digest_of
from grasse.research import batch


@jit
def count_stones(box: Box, view: View, out: Features) -> None:
    """One number a column: how high it is filled."""
    for column in range(len(out)):
        out[column] = view.heights[column]


OWN = dataclasses.replace(GAME, FEATURES=COLUMNS, encode=count_stones)


def test_one_may_bring_features_of_ones_own() -> None:
    plain, own = (batch(game, 3, seats=2, seed="own") for game in (GAME, OWN))
    for _ in range(5):
        for matches in (plain, own):
            matches.step(matches.pick())
    assert plain.observations.shape == (3, GAME.FEATURES)
    assert own.observations.tolist() == own.states["heights"].tolist()
    assert own.observations.sum() == 15


def test_code_with_somebody_elses_rules_is_not_kept_on_the_disk() -> None:
    assert is_watched(GAME.encode, GAME.folder)
    assert not is_watched(count_stones, GAME.folder)  # its file is not among those that are hashed
    assert digest_of({"encode": GAME.encode}) != digest_of({"encode": count_stones})
