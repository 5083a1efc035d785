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

import numpy as np

from grasse.kernel.match import Match


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
        times = self._waiting_times(phase, self.asked[phase], match.game.CHANCES)
        self.asked[phase] += 1
        first = match.game.ACTIONS
        return min(odds, key=lambda action: times[action - first] / odds[action])

    def _waiting_times(self, phase: int, number: int, size: int) -> list[float]:
        digest = hashlib.sha256(repr((*self.seed, phase, number)).encode()).digest()
        words = np.random.Philox(key=int.from_bytes(digest[:16], "big")).random_raw(size)
        shares = (words >> np.uint64(11)) * 2.0**-53  # 0 .. 1, without 1
        times: list[float] = (-np.log1p(-shares)).tolist()
        return times
