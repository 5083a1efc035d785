"""Gathers the puzzles of a game from many matches, on all cores; what was found is kept at once.

The puzzles that the file has already are the beginning. They are looked at again only if chances
are measured otherwise by now. A file is never replaced by one with fewer puzzles.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path

import msgspec
from msgspec import Struct

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.aliases import Box
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import play_out
from grasse.players.search import Habits, Search
from grasse.study.puzzles.collection import (
    Collection,
    Mined,
    Puzzle,
    header_of,
    read,
    read_header,
    write,
)
from grasse.study.puzzles.mining import Effort, Miner
from grasse.study.review.reviewing import warm_reviews

SEATS = (2, 3, 2, 4)  # of the matches that are played for puzzles, in turn
PLAYING = Habits(iterations=120, lapses=120, nodes=30_000)  # by players that err now and then
EASY = 4  # at most one puzzle in this many is of the first level,
KINDS = 3  # and one in this many of a kind
AHEAD = 2  # matches for each process that wait for it


class Job(Struct, frozen=True):
    """A match to look for puzzles in: a record, or one that is played for it."""

    name: str  # tells jobs apart, for going on later
    record: str = ""
    known: Mined | None = None  # puzzles that were judged by other chances


class Done(Struct):
    """What a job found, as it is kept."""

    job: str
    mined: Mined | None  # None if the record is of another box, or of other rules


_read_done = msgspec.json.Decoder(Done).decode


@dataclass(frozen=True)
class Wish:
    """What is to be gathered."""

    game: str
    count: int = 120
    seed: str = "1"
    records: tuple[tuple[str, str], ...] = ()  # name and text
    effort: Effort = field(default_factory=Effort)

    def jobs(self) -> Iterator[Job]:
        """Records first, then matches without end."""
        yield from (Job(name, text) for name, text in self.records)
        yield from (Job(f"match {self.seed} {number}") for number in count())


# ---------------------------------------------------------------- one match


def work(wish: Wish, job: Job) -> Done:
    """Does one job."""
    game = GAMES[wish.game]
    box = game.load_box()
    if job.known is not None:
        miner = Miner(game, box, job.known.seats, wish.effort)
        return Done(job.name, miner.judge_again(job.known))
    match = _from_record(game, box, job.record) if job.record else _played(game, box, job.name)
    if match is None:
        return Done(job.name, None)
    return Done(job.name, Miner(game, box, match.seats, wish.effort).mine(match))


def _from_record(game: Game, box: Box, text: str) -> Match | None:
    """The match of a record, if it is of this game, by its rules and with its box."""
    try:
        match = record.read(text, lambda name: {game.name: game}[name], box).match
    except (record.RecordError, LookupError):
        return None
    return match if match.game is game and match.rules == game.version else None


def _played(game: Game, box: Box, name: str) -> Match:
    """A match between players that look ahead."""
    asked = SEATS[int(name.rpartition(" ")[2]) % len(SEATS)]
    seats = asked if asked in game.seats else game.seats[0]
    players = {n: Search(make_rng("puzzles", name, n), PLAYING) for n in range(seats)}
    return play_out(Match(game, box, seats), players, Seeded(f"puzzles {name}"))


def warm_up(game: Game) -> None:
    """Compiles all that a job needs, so that not every process does."""
    box = game.load_box()
    warm_reviews(game, box)
    match = Match(game, box, game.seats[0])
    luck = Seeded("warm-up")
    while len(match.options()) < 2:
        match.play(luck.draw(match) if not match.options() else match.options()[0])
    view = match.view(match.seat)
    for habits in (Habits(iterations=2), Habits(milliseconds=1)):
        Search(make_rng("warm-up"), habits).choose(game, box, view, match.options())
    from grasse.players import LEVELS, PLAYERS

    for level in LEVELS[:2]:
        PLAYERS[level].sit("warm-up").choose(game, box, view, match.options())


# ---------------------------------------------------------------- many matches


class Harvest:
    """What was gathered so far; it is kept beside the file of puzzles until there are enough."""

    def __init__(self, wish: Wish, path: Path) -> None:
        self.wish, self.path = wish, path
        self.part = path.with_name(f"{path.name}.part")
        game = GAMES[wish.game]
        self.header = header_of(game, game.load_box())
        self.done: dict[str, Done] = {}
        self.again: list[Job] = []  # matches of the file that have to be judged again
        self.before = 0  # puzzles that the file has
        if path.exists():
            self._take(read(path))
        if self.part.exists():
            self._read()

    def _take(self, known: Collection) -> None:
        """Begins with what the file has, if it is of the same rules and box."""
        if not known.header.has_same_rules(self.header):
            return
        self.before = sum(len(mined.puzzles) for mined in known.matches)
        for number, mined in enumerate(known.matches):
            job = Job(f"known {number} {mined.puzzles[0].id}", known=mined)
            if known.header == self.header:
                self.done[job.name] = Done(job.name, mined)
            else:
                self.again.append(job)

    def jobs(self) -> Iterator[Job]:
        """What is still to be done."""
        every = chain(self.again, self.wish.jobs())
        return (job for job in every if job.name not in self.done)

    def _read(self) -> None:
        lines = self.part.read_bytes().split(b"\n")[:-1]  # a last line that was cut off goes
        if not lines or read_header(lines[0]) != self.header:
            self.part.unlink()
            return
        for line in lines[1:]:
            done = _read_done(line)
            self.done[done.job] = done
        self._write_part()

    def _write_part(self) -> None:
        lines = [self.header, *self.done.values()]
        self.part.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    def keep(self, done: Done) -> None:
        """Keeps what a job found."""
        self.done[done.job] = done
        if not self.part.exists():
            self._write_part()
            return
        with self.part.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")

    def chosen(self) -> list[Mined]:
        """The puzzles that go into the file, by match: up to the count, few easy ones, many kinds.

        How many are easy, or of one kind, is counted from those that are chosen, not from those
        that are wished for: a file that is not full yet has no more of them either.
        """
        found = {p.id: p for d in self.done.values() if d.mined for p in d.mined.puzzles}
        order = sorted(found.values(), key=lambda puzzle: puzzle.difficulty == 1)
        kinds = kinds_of(GAMES[self.wish.game], [puzzle.answer for puzzle in order])
        chosen = set[str]()
        for size in range(min(self.wish.count, len(order)), 0, -1):
            chosen = _pick(order, kinds, size)
            if len(chosen) == size:
                break
        matches = list[Mined]()
        for done in self.done.values():
            puzzles = done.mined.puzzles if done.mined else []
            kept = [puzzle for puzzle in puzzles if puzzle.id in chosen]
            chosen -= {puzzle.id for puzzle in kept}  # a position comes once
            if done.mined and kept:
                before = done.mined.decisions[: kept[-1].number]
                matches.append(msgspec.structs.replace(done.mined, decisions=before, puzzles=kept))
        return matches

    @property
    def size(self) -> int:
        """How many puzzles would go into the file now."""
        return sum(len(mined.puzzles) for mined in self.chosen())

    def finish(self) -> None:
        """Writes the file of puzzles, if it does not have more of them now.

        What was found is kept beside it until there are enough.
        """
        chosen = self.chosen()
        size = sum(len(mined.puzzles) for mined in chosen)
        if size and size >= self.before:
            write(self.path, self.header, chosen)
            if size >= self.wish.count:
                self.part.unlink(missing_ok=True)


def kinds_of(game: Game, answers: Sequence[int]) -> dict[int, str]:
    """[answer] its kind: the decision by name.

    A decision that more than half of all answers are must have many meanings: of that each first
    argument is a kind, as the space is where a game places something.
    """
    notation, box = game.notation, game.load_box()
    names = Counter(notation.decision(answer).name for answer in answers)
    common = {name for name, count in names.items() if 2 * count > len(answers)}
    found = {}
    for answer in set(answers):
        name = kind = notation.decision(answer).name
        if name in common:
            first = next(iter(notation.arguments(box, answer).values()), "")
            kind = f"{name} {first}"
        found[answer] = kind
    return found


def _pick(order: Sequence[Puzzle], kinds: Mapping[int, str], count: int) -> set[str]:
    """Up to *count* puzzles, with as many easy ones, and ones of a kind, as that allows."""
    easy, most, chosen = count // EASY, max(1, count // KINDS), set[str]()
    used = Counter[str]()
    for puzzle in order:
        kind, is_easy = kinds[puzzle.answer], puzzle.difficulty == 1
        if len(chosen) < count and (easy or not is_easy) and used[kind] < most:
            chosen.add(puzzle.id)
            used[kind] += 1
            easy -= is_easy
    return chosen


Report = Callable[[int, int], None]  # hears how many puzzles there are, of how many matches


def gather(
    wish: Wish,
    path: Path,
    processes: int = 0,
    until: float = float("inf"),
    report: Report | None = None,
) -> int:
    """Gathers puzzles until there are enough, or until a time (time.monotonic); says how many.

    If the time is up before, the file has what was found, unless it had more: the same wish goes on
    from there.
    """
    harvest = Harvest(wish, path)
    size = harvest.size
    if size < wish.count:
        waiting = harvest.jobs()
        for done in _answers(wish, waiting, processes or os.cpu_count() or 1, until):
            harvest.keep(done)
            size = harvest.size
            if report:
                report(size, len(harvest.done))
            if size >= wish.count:
                break
    harvest.finish()
    return max(size, harvest.before)


def _answers(wish: Wish, jobs: Iterator[Job], processes: int, until: float) -> Iterator[Done]:
    """What the jobs find, as they are done, in any order; whoever stops listening ends them."""
    if processes == 1:
        while time.monotonic() < until:
            yield work(wish, next(jobs))
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, _leave_signals)
    waiting: set[Future[Done]] = set()
    try:
        while time.monotonic() < until:
            while len(waiting) < AHEAD * processes:
                waiting.add(pool.submit(work, wish, next(jobs)))
            left = None if until == float("inf") else max(0.0, until - time.monotonic())
            done, waiting = wait(waiting, left, FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:  # those who still look are not waited for
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()


def _leave_signals() -> None:
    """Leaves Ctrl+C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
