"""How true is a review? One command plays all that docs/review.md tells, and writes the figures.

    python -m benchmarks.truth --minutes 8 --jobs 14 --keep FOLDER
    python -m benchmarks.truth --keep FOLDER --tell        plays nothing more

Four parts share the time: `calibration` (are chances true?), `review` (are mistakes found, and
nobody accused wrongly?), `luck` (is it nothing on average?) and `speed` (how long does it take?).
FOLDER gets a file for each game, one line a match; the next time it goes on where it stopped. What
it tells is the better the longer it played. `--fit 4` measures the chances of four seats alone
again, and `--fit ""` none: those that are shipped are tested, with all matches that they were not
fitted to.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import time
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks import calibration, luck, review, speed
from benchmarks.parts import Contest, Row
from grasse.games import GAMES
from grasse.players.warmup import warm_up
from grasse.study.review.reviewing import warm_reviews

PARTS: dict[str, Any] = {"calibration": calibration, "review": review, "luck": luck, "speed": speed}
SHARES = {"calibration": 0.46, "review": 0.38, "luck": 0.14, "speed": 0.02}  # of the time
GUESS = {
    "calibration": 4.0,
    "review": 60.0,
    "luck": 3.0,
    "speed": 60.0,
}  # seconds of a match, before one was played
SLACK = 1.5  # times its usual seconds that must be left for a match to be begun


def prepare(name: str, is_for_players: bool) -> None:
    """Compiles what a match of this game needs, or its reviews."""
    game = GAMES[name]
    box = game.load_box()
    if is_for_players:
        warm_up(game, box, "perfumer", "greedy")
    else:
        warm_reviews(game, box)


def play(part: str, name: str, seats: int, number: int) -> Row:
    """One match of a part."""
    began = time.process_time()
    row = PARTS[part].play(name, seats, number)
    seconds = round(time.process_time() - began, 2)
    return {"part": part, "game": name, "seats": seats, "number": number, "seconds": seconds} | row


@dataclass
class Plan:
    """What to play next."""

    parts: list[str]
    games: list[str]
    seats: list[int]  # how many may play
    spent: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # seconds
    guessed: dict[tuple[str, Contest, int], float] = field(default_factory=dict)  # in play
    counts: dict[tuple[str, Contest], int] = field(default_factory=lambda: defaultdict(int))
    costs: dict[tuple[str, Contest], list[float]] = field(default_factory=lambda: defaultdict(list))

    def cost(self, part: str, contest: Contest) -> float:
        """Seconds that a match takes."""
        known = self.costs[part, contest][-20:]
        return sum(known) / len(known) if known else GUESS[part]

    def note(self, row: Row) -> None:
        """Learns from a match how long they take."""
        part, contest = row["part"], (row["game"], row["seats"])
        self.spent[part] += row["seconds"] - self.guessed.pop((part, contest, row["number"]), 0.0)
        self.costs[part, contest].append(row["seconds"])

    def next(self, ready: set[str], left: float) -> tuple[str, str, int, int] | None:
        """Part, game, seats and number of a match that can still be finished; or nothing.

        The part that had the least of its share is next, and in it the contest with the fewest
        matches; quick ones may have some more.
        """
        open_ = [
            (part, contest)
            for part in self.parts
            for contest in PARTS[part].contests()
            if contest[0] in ready
            and contest[0] in self.games
            and contest[1] in self.seats
            and self.counts[part, contest] < PARTS[part].MOST
            and SLACK * self.cost(part, contest) < left
        ]
        if not open_:
            return None
        part = min((part for part, _ in open_), key=lambda each: self.spent[each] / SHARES[each])
        contest = min(
            (contest for each, contest in open_ if each == part),
            key=lambda each: self.counts[part, each] * self.cost(part, each) ** 0.5,
        )
        number = self.counts[part, contest]
        self.counts[part, contest] += 1
        self.guessed[part, contest, number] = self.cost(part, contest)
        self.spent[part] += self.cost(part, contest)
        return part, *contest, number


def play_all(given: argparse.Namespace) -> None:
    """Plays until the time is up; a game begins when it is compiled."""
    until = time.monotonic() + 60 * given.minutes
    games = given.games.split(",") if given.games else list(GAMES)
    seats = [int(each) for each in given.seats.split(",")]
    plan = Plan(given.parts.split(","), games, seats)
    for row in read(given.keep):
        key = row["part"], (row["game"], row["seats"])
        plan.counts[key] = max(plan.counts[key], row["number"] + 1)
    pool = ProcessPoolExecutor(given.jobs, get_context("spawn"))
    ready: set[str] = set()
    played: dict[str, int] = defaultdict(int)
    try:
        tasks = itertools.product(plan.games, (True, False))
        preparing = {pool.submit(prepare, *task): task[0] for task in tasks}
        waiting: set[Future[Any]] = set(preparing)
        while waiting and time.monotonic() < until:
            done, waiting = wait(waiting, until - time.monotonic(), FIRST_COMPLETED)
            for future in done:
                if failed := future.exception():  # of one match: the others are worth as much
                    print(f"failed: {failed!r}", flush=True)
                    continue
                row = future.result()
                if name := preparing.pop(future, ""):
                    if name not in preparing.values():
                        ready.add(name)
                        print(f"{name}: compiled", flush=True)
                    continue
                plan.note(row)
                played[row["part"]] += 1
                with (given.keep / f"{row['game']}.jsonl").open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(row, separators=(",", ":")) + "\n")
                if sum(played.values()) % 100 == 0:
                    print(f"{until - time.monotonic():.0f} s left, {dict(played)}", flush=True)
            while len(waiting) < given.jobs + 2:
                task = plan.next(ready, until - time.monotonic())
                if task is None:
                    break
                waiting.add(pool.submit(play, *task))
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
    print(dict(played))


def read(folder: Path) -> list[Row]:
    """All matches that were kept."""
    lines = [path.read_text(encoding="utf-8").splitlines() for path in folder.glob("*.jsonl")]
    return [json.loads(line) for line in itertools.chain(*lines)]


def main() -> None:
    """Plays, and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8, help="all in all, with compiling")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, required=True, help="folder of what was played")
    parser.add_argument("--parts", default=",".join(PARTS), help="some, with commas between")
    parser.add_argument("--games", default="", help="some of them, likewise")
    parser.add_argument("--seats", default="2,3,4", help="some of these numbers, likewise")
    parser.add_argument("--fit", default="2,3,4", help="numbers of seats whose curves are fitted")
    parser.add_argument("--tell", action="store_true", help="play nothing more")
    parser.add_argument("--only-play", action="store_true", help="write no pages")
    given = parser.parse_args()
    if wrong := set(given.parts.split(",")) - set(PARTS):
        parser.error(f"there is no part {', '.join(wrong)}; known are {', '.join(PARTS)}")
    given.keep.mkdir(parents=True, exist_ok=True)
    if not given.tell:
        play_all(given)
    rows = read(given.keep)
    for part in [] if given.only_play else given.parts.split(","):
        mine = [row for row in rows if row["part"] == part]
        if mine:
            seats = [int(each) for each in given.fit.split(",") if each]
            more = {"fitted": seats} if part == "calibration" else {}
            print(part, json.dumps(PARTS[part].tell(mine, **more)))


if __name__ == "__main__":
    main()
