"""Plays the trials of a plan; what was played is kept at once, and gone on with another time."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from grasse.study.arena import ArenaError, check_settings
from grasse.study.lab.evidence import ALPHA, LOOKS, level_of
from grasse.study.lab.measures import Numbers
from grasse.study.lab.report import Report, make_report
from grasse.study.lab.trial import CHUNK, ROWS, Done, Job, Plan

FILE = "trials.jsonl"  # one line for the settings, then one a job

_read_done = msgspec.json.Decoder(Done).decode


class Sums(Struct):
    """What trials came to, in one piece: all parts up to the first that is missing, and reviews."""

    counted: int
    sums: bytes
    reviews: list[Done]


_read_sums = msgspec.json.Decoder(Sums).decode

Crew = Callable[[Plan, Sequence[Job], float], Generator[Done, None, None]]


class Trials:
    """What was played of a plan so far, in memory and in a file."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self.look = 0  # the last one that was taken, 0 if nobody looks before the end
        shape = len(plan.arms), ROWS, plan.layout.size
        self.sums: Numbers = np.zeros(shape, np.int64)  # of the first parts, without a gap
        self.counted = 0  # these parts
        self.ledgers: dict[tuple[int, int], list[list[float]]] = {}  # [arm, deal]
        self._ahead: dict[int, bytes] = {}  # parts that came before their turn
        self._names: set[str] = set()
        if path is not None and path.exists():
            self._read(path)

    @property
    def deals(self) -> int:
        """Deals that count: those of all parts up to the first that is missing.

        Short matches end sooner. Whoever took all that is there would have too many of them.
        """
        return self.counted * CHUNK

    @property
    def played(self) -> int:
        """Parts that are played, whether they count yet or not."""
        return self.counted + len(self._ahead)

    def has(self, job: Job) -> bool:
        """Whether a job is done."""
        return job.name in self._names

    def keep(self, done: Done) -> None:
        """Keeps what came of a job, first in the file."""
        if self.path is not None:
            if not self.path.exists():
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.path.write_bytes(json.dumps(self.plan.settings()).encode() + b"\n")
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
        self._add(done)

    def _add(self, done: Done) -> None:
        kind, number, arm = done.job.split(" ")
        self._names.add(done.job)
        if kind == "luck":
            self.ledgers[int(arm), int(number)] = done.ledger
            return
        self._ahead[int(number)] = done.sums
        while self.counted in self._ahead and self.counted < self.plan.chunks:
            packed = zlib.decompress(self._ahead.pop(self.counted))
            self.sums += np.frombuffer(packed, np.int64).reshape(self.sums.shape)
            self.counted += 1

    def packed(self) -> bytes:
        """All that counts, to be gone on with by `take_up`."""
        reviews = [
            Done(Job("luck", deal, arm).name, ledger=ledger)
            for (arm, deal), ledger in self.ledgers.items()
        ]
        found = Sums(self.counted, zlib.compress(self.sums.tobytes()), reviews)
        return msgspec.json.encode(found)

    def take_up(self, packed: bytes) -> bool:
        """Begins with what was packed of the same plan; answers no, if it does not fit this one."""
        found = _read_sums(packed)
        sums = zlib.decompress(found.sums)
        if len(sums) != self.sums.nbytes or found.counted > self.plan.chunks:
            return False
        self.sums = np.frombuffer(sums, np.int64).reshape(self.sums.shape).copy()
        self.counted = found.counted
        self._names.update(Job("deals", number).name for number in range(found.counted))
        for each in found.reviews:
            self._add(each)
        return True

    def _read(self, path: Path) -> None:
        """Reads a file that was begun; a last line that was cut off goes."""
        whole, newline, rest = path.read_bytes().rpartition(b"\n")
        if rest or not newline:
            path.write_bytes(whole + newline)
        for number, line in enumerate(whole.split(b"\n") if newline else [], 1):
            try:
                if number == 1:
                    check_settings(path, json.loads(line), self.plan.settings())
                else:
                    self._add(_read_done(line))
            except ArenaError:
                raise
            except (ValueError, TypeError, zlib.error):
                raise ArenaError(f"{path}, line {number}: is no line of a laboratory") from None

    def report(self, final: bool = False) -> Report:
        """The result so far; *final* ones by the error that the last look may make."""
        level = level_of(self.look) if final and self.look else ALPHA
        return make_report(self.plan, self.deals, self.sums, self.ledgers, level, self.look)


def run(
    trials: Trials,
    crew: Crew,
    until: float = float("inf"),
    until_clear: bool = False,
    report: Callable[[Trials], object] = lambda trials: None,
) -> Report:
    """Plays what is missing; *until_clear* it may stop at a look before, when all is settled.

    A look is taken when all that belongs to it is played, and nothing else: what is played by then
    must not depend on how it came out.
    """
    plan = trials.plan
    ends = [-(-plan.chunks * look // LOOKS) for look in range(1, LOOKS + 1)]
    begin = 0
    for look, end in enumerate(ends, 1) if until_clear else [(0, plan.chunks)]:
        _play(trials, crew, [Job("deals", n) for n in range(begin, end)], until, report)
        if trials.counted < end:
            return trials.report()
        begin, trials.look = end, look
        if look and trials.report(final=True).is_settled:
            break
    _play(trials, crew, reviews_of(plan), until, report)
    return trials.report(final=True)


def reviews_of(plan: Plan) -> list[Job]:
    """The deals that are reviewed for their luck, with every box."""
    return [Job("luck", n, arm) for n in range(plan.samples) for arm in range(len(plan.arms))]


def _play(
    trials: Trials,
    crew: Crew,
    jobs: Sequence[Job],
    until: float,
    report: Callable[[Trials], object],
) -> None:
    left = [job for job in jobs if not trials.has(job)]
    if not left:
        return
    with closing(crew(trials.plan, left, until)) as answers:
        for done in answers:
            trials.keep(done)
            report(trials)
