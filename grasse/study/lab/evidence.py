"""What sums of matches say: intervals, and what is beyond chance where much was looked at.

Looking early is allowed at LOOKS fixed shares of the plan. The error that all looks together may
make is spent by the function of O'Brien and Fleming (little at first, most at the end), and every
look stands on its own part of it. By the union of these parts the intervals of all looks hold
together, whatever makes one stop; that is a little more careful than the bounds which use that
looks depend on each other, and needs no table of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

from msgspec import Struct

ALPHA = 0.05
LOOKS = 5
NORMAL = NormalDist()


class Estimate(Struct):
    """A value and its interval."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """Whether all of the interval lies on one side."""
        return self.low > 0 or self.high < 0


def spent(share: float) -> float:
    """The error that may have been spent when this share of the plan is played."""
    if share <= 0:
        return 0.0
    return min(ALPHA, 2 - 2 * NORMAL.cdf(NORMAL.inv_cdf(1 - ALPHA / 2) / math.sqrt(share)))


def level_of(look: int) -> float:
    """The part of the error that the look *look* (1 to LOOKS) may make."""
    return spent(look / LOOKS) - spent((look - 1) / LOOKS)


def around(value: float, error: float, level: float = ALPHA) -> Estimate:
    """The interval that misses with this probability."""
    wide = NORMAL.inv_cdf(1 - level / 2) * error if error else 0.0
    return Estimate(value, value - wide, value + wide)


def mean_of(count: int, total: float, squares: float) -> tuple[float, float]:
    """The mean and its standard error."""
    if count < 2:
        return (total / count if count else 0.0), math.inf
    mean = total / count
    variance = max(0.0, (squares - count * mean * mean) / (count - 1))
    return mean, math.sqrt(variance / count)


def ratio_of(
    count: int, over: Sequence[float], under: Sequence[float], both: float
) -> tuple[float, float]:
    """A ratio of two means and its standard error; each is given by its sum and its squares."""
    if count < 2 or under[0] == 0:
        return 0.0, math.inf
    ratio, mean = over[0] / under[0], under[0] / count
    # Of the residuals over - ratio * under, which are 0 on average.
    squares = over[1] - 2 * ratio * both + ratio * ratio * under[1]
    return ratio, math.sqrt(max(0.0, squares) / (count - 1) / count) / mean


def chance_of(value: float, error: float) -> float:
    """How often chance alone would lead as far from 0, or farther."""
    if error == 0:
        return 1.0 if value == 0 else 0.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def beyond_chance(chances: Sequence[float], level: float = ALPHA) -> list[bool]:
    """Which of many findings are beyond chance, by the procedure of Benjamini and Hochberg.

    Of those that it names, a share of *level* at most is expected to be chance.
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    last = -1
    for rank, number in enumerate(order):
        if chances[number] <= level * (rank + 1) / len(chances):
            last = rank
    named = set(order[: last + 1])
    return [number in named for number in range(len(chances))]
