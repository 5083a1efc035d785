"""Options side by side: each is tried for a while by a search of its own, then it is measured."""

from __future__ import annotations

import math

from grasse.kernel.aliases import Floats, View
from grasse.study.lookout import Leaves, Lookout, error_of, words_of


def measure(
    lookout: Lookout, view: View, action: int, place: int, trials: int, *seed: object
) -> Leaves:
    """What comes of *action*: *trials* grow its tree, and as many again are told.

    The same seed gives all options the same worlds; *place* tells their trees apart.
    """
    tree = lookout.tree(place)
    words = words_of(2 * trials, *seed)
    lookout.option(view, action, tree, words[:trials])
    return lookout.option(view, action, tree, words[trials:])


def distance(one: Floats, other: Floats) -> tuple[float, float]:
    """By how much trials of one option are better than those of another, and the error of that.

    As many trials of both are taken to be in the same worlds.
    """
    gap = float(one.mean() - other.mean())
    if len(one) == len(other):
        return gap, error_of(one - other)
    return gap, math.hypot(error_of(one), error_of(other))
