"""Plays the deals of a plan side by side, by one player that answers in all matches at once."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from grasse.study.deals import Deals
from grasse.study.lab.measures import Numbers, Tally
from grasse.study.lab.running import Crew
from grasse.study.lab.trial import CHUNK, Done, Job, Plan, add_up, matches_of

SIDE_BY_SIDE = 4096  # matches


class Tables(Protocol):
    """Matches side by side; what they tell is [event] match, kind, seat and three values."""

    def begin(self, row: int, box: int) -> None:
        """Begins a match in a row, with one of the boxes."""

    def waiting(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """The rows in which luck is due, and the phase of each."""

    def settle(self, rows: npt.NDArray[Any], times: npt.NDArray[Any]) -> Numbers:
        """Plays for chance in some rows, by the times that outcomes wait."""

    def decide(self) -> Numbers:
        """Plays a decision of whichever seat's turn it is, in every row."""

    def over(self) -> list[int]:
        """The rows whose match is over."""

    def scores(self, row: int) -> list[tuple[int, int]]:
        """[seat] its points and its place."""


Lay = Callable[[Plan, int, Sequence[bool]], Tables]  # with this many rows; which events it tells


def side_by_side(lay: Lay, rest: Crew, size: int = SIDE_BY_SIDE) -> Crew:
    """Whoever plays at tables that *lay* lays; what is to be reviewed goes to the *rest*.

    What comes of a deal depends on the plan and the deal alone, in whatever row it is played.
    """

    def crew(plan: Plan, jobs: Sequence[Job], until: float) -> Generator[Done, None, None]:
        deals = [job for job in jobs if job.kind == "deals"]
        if deals and time.monotonic() < until:
            rows = min(size, len(deals) * CHUNK * len(plan.arms))
            yield from Company(plan, deals, lay, rows).play(until)
        others = [job for job in jobs if job.kind != "deals"]
        if others and time.monotonic() < until:
            yield from rest(plan, others, until)

    return crew


class Company:
    """Matches of some jobs, as many side by side as there are rows."""

    def __init__(self, plan: Plan, jobs: Sequence[Job], lay: Lay, rows: int) -> None:
        self.plan, self.rows = plan, rows
        wanted = [bool(kind.points or kind.uses) for kind in plan.layout.game.event_kinds]
        self.tables = lay(plan, rows, wanted)
        self.luck = Deals(rows, plan.layout.game.CHANCES)
        self.tally = Tally(plan.layout, rows)
        self.decisions = np.zeros(rows, np.int64)
        self.found: defaultdict[int, dict[tuple[int, int], Numbers]] = defaultdict(dict)
        self.tasks = (each for job in jobs for each in matches_of(plan, job))
        self.at: list[tuple[int, int] | None] = [None] * rows  # the deal and the box of each row
        self.left = len(jobs)

    def play(self, until: float) -> Generator[Done, None, None]:
        """Plays all jobs; those that are not whole by *until* are not there."""
        for row in range(self.rows):
            self._begin(row, next(self.tasks))
        while self.left and time.monotonic() < until:
            yield from self._settle()
            self.decisions += 1
            self.tally.add(self.tables.decide())

    def _begin(self, row: int, task: tuple[int, int] | None) -> None:
        """Begins the next match in a row; where none is left, one that nobody counts."""
        plan, (deal, arm) = self.plan, task or (0, 0)
        self.at[row] = task
        self.decisions[row] = 0
        self.tables.begin(row, arm)
        self.tally.begin(row, arm)
        self.luck.begin(row, plan.seed, plan.game, plan.seats, deal)

    def _settle(self) -> Iterator[Done]:
        """Goes on until a seat has to decide in every row; tells of jobs that are done by then."""
        while True:
            for row in self.tables.over():
                yield from self._finish(row)
            rows, phases = self.tables.waiting()
            if not len(rows):
                return
            times = self.luck.times(rows.tolist(), phases.tolist())
            self.tally.add(self.tables.settle(rows, times))

    def _finish(self, row: int) -> Iterator[Done]:
        """Books a match that is over, and begins the next one."""
        if at := self.at[row]:
            number, decisions = at[0] // CHUNK, int(self.decisions[row])
            found = self.found[number]
            found[at] = self.tally.finish(row, decisions, self.tables.scores(row))
            if len(found) == CHUNK * len(self.plan.arms):
                self.left -= 1
                yield add_up(self.plan, Job("deals", number), self.found.pop(number))
        self._begin(row, next(self.tasks, None))
