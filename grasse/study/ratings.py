"""How strong players are: a Plackett-Luce model of the places that they reached.

In the model every player has a strength, and who comes before whom is drawn in proportion to it;
of any two players the first comes before the second with strength ÷ (sum of both). A rating is
400·log10 of the strength, as in chess: 100 points ahead is 64 % before the other.

`choix` finds the strengths. It is given who came before whom in each pair of every match, which
in the long run leads to the same strengths as whole rankings and, other than these, has a place for
ties: players who share a place are half before and half behind each other.

The matches of a deal share their luck, so the deal is what was drawn at random, and intervals are
a Bayesian bootstrap over deals: the deals get new weights, many times, and are rated again. To each
pair that met, one deal is added that one of them wins and one that the other wins (Laplace's rule
of succession): without them, whoever never lost would be infinitely strong, without a doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

SAMPLES = 1000
CONFIDENCE = 0.95
POINTS = 400 / np.log(10)  # Elo's points for a strength e times as large
ITERATIONS, TOLERANCE = 10_000, 1e-6

Table = npt.NDArray[np.float64]


class Estimate(NamedTuple):
    """A number, and the interval that it is in with a confidence of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """The ratings of some players; their mean is 0."""

    players: tuple[str, ...]
    points: Table  # [player]
    samples: Table  # [sample, player] of the bootstrap

    def of(self, player: str) -> Estimate:
        """The rating of one player."""
        number = self.players.index(player)
        return _estimate(self.points[number], self.samples[:, number])

    def ahead(self, one: str, other: str) -> Estimate:
        """How many points *one* is ahead of the *other*."""
        first, second = self.players.index(one), self.players.index(other)
        return _estimate(
            self.points[first] - self.points[second],
            self.samples[:, first] - self.samples[:, second],
        )

    def ranking(self) -> list[str]:
        """The players, the strongest first."""
        return [self.players[number] for number in np.argsort(-self.points, kind="stable")]


class Ranked(NamedTuple):
    """A match for the ratings: its deal, and who sat where and came in which place."""

    deal: int
    players: tuple[str, ...]
    places: tuple[int, ...]


def rate(matches: Sequence[Ranked], samples: int = SAMPLES, seed: int = 0) -> Ratings | None:
    """Rates all who played; None if they cannot be compared, not even through others."""
    import choix

    players = tuple(sorted({name for match in matches for name in match.players}))
    if not players:
        return None
    before = comparisons(players, matches)
    met = before.sum(axis=0) + before.sum(axis=0).T
    if not is_connected(met > 0):
        return None
    virtual = met / len(before)  # the pairs of a deal

    def fit(matrix: Table, guess: Table | None) -> Table:
        found = choix.ilsr_pairwise_dense(
            matrix, initial_params=guess, max_iter=ITERATIONS, tol=TOLERANCE
        )
        return found - found.mean()

    best = fit(before.sum(axis=0) + virtual, None) if len(players) > 1 else np.zeros(1)
    rng = np.random.default_rng(seed)
    drawn = np.zeros((samples, len(players)))
    for row in drawn if len(players) > 1 else ():
        weights = rng.exponential(size=len(before))
        doubts = rng.exponential(size=virtual.shape)
        row[:] = fit(np.tensordot(weights, before, 1) + virtual * doubts, best)
    return Ratings(players, POINTS * best, POINTS * drawn)


def comparisons(players: Sequence[str], matches: Iterable[Ranked]) -> Table:
    """[deal, one, other] how often one came before the other; a shared place is half of each.

    A player who holds several seats is compared with the others by each of them, and with itself
    by none.
    """
    number = {name: index for index, name in enumerate(players)}
    deals: dict[int, Table] = {}
    for match in matches:
        table = deals.setdefault(match.deal, np.zeros((len(players), len(players))))
        seats = [(number[name], place) for name, place in zip(match.players, match.places)]
        for one, place in seats:
            for other, its_place in seats:
                if one != other:
                    table[one, other] += (place < its_place) + 0.5 * (place == its_place)
    return np.array([deals[deal] for deal in sorted(deals)])


def is_connected(met: npt.NDArray[np.bool_]) -> bool:
    """Whether everybody can be compared with everybody through those whom they met."""
    reached = {0}
    waiting = [0]
    while waiting:
        for other in np.flatnonzero(met[waiting.pop()]).tolist():
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return len(reached) == len(met)


def wilson(wins: float, matches: int) -> Estimate:
    """The share of matches won, with Wilson's interval."""
    if not matches:
        return Estimate(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    share = wins / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    spread = z / (1 + z * z / matches)
    spread *= (share * (1 - share) / matches + z * z / (4 * matches * matches)) ** 0.5
    return Estimate(share, max(0.0, middle - spread), min(1.0, middle + spread))


def _estimate(value: float, samples: Table) -> Estimate:
    low, high = np.quantile(samples, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2])
    return Estimate(float(value), float(low), float(high))
