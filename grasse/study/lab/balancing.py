"""Looks for values of a box that make seats fair and tiles equally used; Optuna chooses them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from grasse.study.lab.change import Dial, Setting
from grasse.study.lab.report import Report

FILE = "search.journal"  # what was tried, to go on from
SEED = 7


class Goals(NamedTuple):
    """What is to be small."""

    unfairness: float  # how far the seats' shares of victories are from equal, on average
    unevenness: float  # of the uses of tiles of a kind: their deviation by their mean


class Tried(NamedTuple):
    """A box that was tried."""

    settings: tuple[Setting, ...]
    goals: Goals


Evaluate = Callable[[tuple[Setting, ...]], Goals]


def goals_of(report: Report, arm: int, paths: Iterable[str]) -> Goals:
    """How far one of the boxes of a report is from what is wanted.

    Tiles of those kinds count of which one is turned at; of all kinds if there is none.
    """
    fair = 1 / report.seats
    shares = []
    for seat in range(1, report.seats + 1):
        row = report.row(f"wins {seat}")
        shares.append(row.others[arm - 1].value.value if arm else row.base.value)
    unfairness = math.sqrt(fmean((share - fair) ** 2 for share in shares))
    parts = {part for path in paths for part in path.split(".")}
    nouns = {tile.noun for tile in report.tiles if tile.name in parts}
    spreads = []
    for noun, group in groupby(report.tiles, key=lambda tile: tile.noun):
        uses = [tile.uses[arm].value for tile in group]
        if (noun in nouns or not nouns) and fmean(uses) > 0:
            spreads.append(pstdev(uses) / fmean(uses))
    return Goals(unfairness, fmean(spreads) if spreads else 0.0)


def search(
    dials: Sequence[Dial],
    now: Sequence[Any],
    evaluate: Evaluate,
    trials: int,
    path: Path,
    report: Callable[[int], object] = lambda number: None,
    manner: str = "",
) -> list[Tried]:
    """Tries this many boxes, those of before included, and answers with all of them.

    The first one is the box as it is, if it lies within the bounds. What was tried is kept in
    the file *path*, and the same call goes on from there; what was tried in another *manner* (by
    other players, or in fewer matches) does not count.
    """
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    path.parent.mkdir(parents=True, exist_ok=True)
    study = optuna.create_study(
        storage=JournalStorage(JournalFileBackend(str(path))),
        study_name=" ".join([manner, *(f"{d.path}={d.values[0]}..{d.values[-1]}" for d in dials)]),
        directions=["minimize", "minimize"],
        load_if_exists=True,
    )
    done = [trial for trial in study.trials if trial.values]
    # With the same seed, the lots of a search that goes on would be those that were drawn before.
    study.sampler = optuna.samplers.TPESampler(seed=SEED + len(done), multivariate=False)
    is_inside = all(value in dial.values for dial, value in zip(dials, now, strict=True))
    if not study.trials and is_inside:
        study.enqueue_trial(dict(zip((dial.path for dial in dials), now, strict=True)))

    def objective(trial: Any) -> tuple[float, float]:
        settings = tuple(
            (dial.path, trial.suggest_categorical(dial.path, list(dial.values)))
            if len(dial.values) < 3
            else (dial.path, trial.suggest_int(dial.path, dial.values[0], dial.values[-1]))
            for dial in dials
        )
        found = evaluate(settings)
        return found.unfairness, found.unevenness

    report(len(done))
    for number in range(len(done), trials):
        study.optimize(objective, n_trials=1)
        report(number + 1)
    return [
        Tried(tuple((dial.path, trial.params[dial.path]) for dial in dials), Goals(*trial.values))
        for trial in study.trials
        if trial.values
    ]


def front_of(tried: Sequence[Tried]) -> list[Tried]:
    """What can be had: boxes than which no other one is better in both, the fairest first."""
    found: dict[Goals, Tried] = {}
    for each in tried:
        is_beaten = any(
            other.goals != each.goals
            and other.goals[0] <= each.goals[0]
            and other.goals[1] <= each.goals[1]
            for other in tried
        )
        if not is_beaten:
            found.setdefault(each.goals, each)
    return sorted(found.values(), key=lambda each: each.goals)


def choose(front: Sequence[Tried], base: Goals) -> Tried:
    """Of what can be had, the box that gains most of both together, by what the first one has."""

    def left(each: Tried) -> float:
        return sum(
            now / before if before else now for now, before in zip(each.goals, base, strict=True)
        )

    return min(front, key=left)
