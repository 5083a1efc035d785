"""The luck of a deal: the same for everybody who plays it, as far as the matches go the same way.

In duplicate play every order of the seats meets the same luck, so that nobody is rated for it.
Chance is not asked the same questions in all matches of a deal: somebody rolls again, or a
card that is to be drawn here lies on the table there. So luck is laid out in advance for each
question and number: the third answer to `refill_street` is the same in every match of the deal if
the same outcomes are possible with the same weights, however often anything else was asked before;
and if they differ, it is still the same one wherever that one is possible and no outcome that is
possible only there, or likelier there, comes before it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from grasse.kernel.match import Match

KEPT = 20_000  # answers to questions of chance, some 30 MB

Times = npt.NDArray[np.float64]


class Deal:
    """Luck for one match; equal seeds are the same deal."""

    def __init__(self, *seed: object) -> None:
        self.seed = seed
        self.asked: Counter[int] = Counter()  # phase -> how often chance was asked in it

    def draw(self, match: Match) -> int:
        """Draws an outcome, as likely as its weight.

        Each outcome gets a waiting time of mean 1 that depends on the deal, the question and its
        number alone; the weight divides it, and who has waited first is drawn. That is as likely
        as the weights say, and an outcome that drops out changes nothing for the others.
        """
        odds = match.odds()
        phase = int(match.state.phase)
        number, first = self.asked[phase], match.game.ACTIONS
        times = waiting_times(self.seed, phase, number, match.game.CHANCES).tolist()
        self.asked[phase] += 1
        return min(odds, key=lambda action: times[action - first] / odds[action])


class Deals:
    """The same luck for many matches side by side, each with a deal of its own."""

    def __init__(self, size: int, outcomes: int) -> None:
        self._seeds: list[tuple[object, ...]] = [()] * size
        self._asked = [Counter[int]() for _ in range(size)]
        self._outcomes = outcomes
        self._times = lru_cache(KEPT)(waiting_times)  # the boxes of a deal ask the same

    def begin(self, row: int, *seed: object) -> None:
        """Deals again in a row."""
        self._seeds[row], self._asked[row] = seed, Counter()

    def times(self, rows: Sequence[int], phases: Sequence[int]) -> Times:
        """[row, outcome] how long each outcome waits, without its weight, in some of the rows."""
        found = np.empty((len(rows), self._outcomes))
        for out, row, phase in zip(found, rows, phases, strict=True):
            asked = self._asked[row]
            out[:] = self._times(self._seeds[row], phase, asked[phase], self._outcomes)
            asked[phase] += 1
        return found


def waiting_times(seed: tuple[object, ...], phase: int, number: int, size: int) -> Times:
    """How long each outcome waits if the odds are even: of mean 1, by its deal and question."""
    digest = hashlib.sha256(repr((*seed, phase, number)).encode()).digest()
    words = np.random.Philox(key=int.from_bytes(digest[:16], "big")).random_raw(size)
    shares = (words >> np.uint64(11)) * 2.0**-53  # 0 .. 1, without 1
    times: Times = -np.log1p(-shares)
    return times
