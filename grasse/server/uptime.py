"""The time of a server: it goes on steadily, and what passed while it did not run is known."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

Span = tuple[float, float]  # from, to: seconds since 1970


class Uptime:
    """Seconds since 1970 that neither jump with the machine's clock nor go back."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._steady = steady
        self._ahead = wall() - steady()
        self.pauses: list[Span] = []  # when no server ran, the oldest first

    def now(self) -> float:
        """The time."""
        return self._steady() + self._ahead

    def learn(self, runs: Sequence[Span]) -> None:
        """Takes up when servers ran on this database, the oldest first.

        One that began and never ran is being made ready: it is as if none ran, until it is.
        """
        begun = [(began, ended) for began, ended in runs if ended > began]
        last = max((ended for _, ended in begun), default=0.0)
        is_awaited = any(began >= last for began, ended in runs if ended <= began)
        self.pauses[:] = [*gaps(begun), *([(last, math.inf)] if is_awaited else [])]
        latest = max((ended for _, ended in runs), default=0.0)
        self._ahead += max(0.0, latest - self.now())  # the machine's clock was put back


def gaps(runs: Sequence[Span]) -> list[Span]:
    """The spans between these spans."""
    found, ended = [], None
    for began, end in runs:
        if ended is not None and began > ended:
            found.append((ended, began))
        ended = end if ended is None else max(ended, end)
    return found


def elapsed(since: float, now: float, pauses: Sequence[Span]) -> float:
    """The seconds from *since* to *now* in which a server ran."""
    idle = sum(max(0.0, min(now, end) - max(since, began)) for began, end in pauses)
    return max(0.0, now - since - idle)
