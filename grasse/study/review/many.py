"""Reviews of many matches: by the cores of this machine, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.study.crews import joined
from grasse.study.review.findings import Review, ReviewSettings
from grasse.study.review.reviewing import review


@dataclass(frozen=True)
class Task:
    """A match and how to review it, with nothing that another machine may not have."""

    game: str
    box: bytes
    seats: int
    variants: dict[str, Any]
    rules: int
    decisions: tuple[int, ...]
    names: tuple[str, ...]
    settings: ReviewSettings


def task_of(match: Match, names: Sequence[str], settings: ReviewSettings) -> Task:
    """What there is to do for a match."""
    return Task(
        game=match.game.name,
        box=match.box.tobytes(),
        seats=match.seats,
        variants=dict(match.variants),
        rules=match.rules,
        decisions=tuple(map(int, match.decisions)),
        names=tuple(names),
        settings=settings,
    )


def do(task: Task) -> Review:
    """Reviews a match on one core."""
    game = GAMES[task.game]
    box = np.frombuffer(task.box, game.BOX)[0]
    match = Match(game, box, task.seats, task.variants, task.rules)
    for action in task.decisions:
        match.play(action)
    return review(match, task.names, task.settings, threads=1)


def by_processes(tasks: Sequence[Task], count: int) -> Iterator[Review]:
    """So many processes of this machine; reviews come in the order of the tasks."""
    if count == 1:
        yield from map(do, tasks)
        return
    with ProcessPoolExecutor(count, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(do, tasks)


def by_ray(tasks: Sequence[Task], address: str | None) -> Iterator[Review]:
    """The cluster at *address*, or one that is started here for as long as it works."""
    with joined(address) as ray:
        remote = ray.remote(num_cpus=1)(do)
        for answer in [remote.remote(task) for task in tasks]:
            yield ray.get(answer)
