"""The laboratory in step: many matches at once, and to the bit what is played match by match."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Generator, Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.players.network import FILE
from grasse.study.arena import ChangedError
from grasse.study.lab.change import arms_of, read_dial
from grasse.study.lab.company import side_by_side
from grasse.study.lab.instinct import INSTINCT, find_network
from grasse.study.lab.running import Trials, run
from grasse.study.lab.trial import Done, Job, Plan, do, make_plan

CHANGES = {"perfumery": "cards.P101.brand=3", "aqua-mirabilis": "city_tile.paris-1.prestige=3"}
ROWS = 7  # matches side by side: neither a part of a deal nor of ten of them
FOREVER = float("inf")


def plan_of(name: str, seats: int, chunks: int = 2, network: str = "") -> Plan:
    content = tomllib.loads(GAMES[name].components.read_text(encoding="utf-8"))
    arms = arms_of(GAMES[name], content, [read_dial(CHANGES[name])])
    return make_plan(name, seats, arms, [INSTINCT], 20 * chunks, network=network)


def lay(plan: Plan, rows: int, wanted: Sequence[bool]) -> Any:
    from grasse.research.lockstep import Lockstep

    boxes = [arm.box for arm in plan.arms]
    network = find_network(plan.game, plan.network)
    return Lockstep(plan.layout.game, boxes, plan.seats, rows, wanted, network, "cpu")


def nobody(plan: Plan, jobs: Sequence[Job], until: float) -> Generator[Done, None, None]:
    raise AssertionError(jobs)
    yield


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.slow
@pytest.mark.torch
def test_matches_in_step_are_those_that_are_played_one_by_one(name: str, seats: int) -> None:
    plan = plan_of(name, seats)
    jobs = [Job("deals", number) for number in range(plan.chunks)]
    found = {done.job: done for done in side_by_side(lay, nobody, ROWS)(plan, jobs, FOREVER)}
    assert found == {job.name: do(plan, job) for job in jobs}
    sums = np.frombuffer(zlib.decompress(found["deals 0 0"].sums), np.int64)
    assert sums.any()


@pytest.mark.slow
@pytest.mark.torch
def test_what_was_begun_in_step_is_gone_on_with_in_any_manner(tmp_path: Path) -> None:
    plan, path = plan_of("aqua-mirabilis", 2, chunks=4), tmp_path / "trials.jsonl"
    some = side_by_side(lay, nobody, ROWS)
    begun = Trials(plan, path)
    crew = some(plan, [Job("deals", number) for number in (0, 2)], FOREVER)
    for done in crew:
        begun.keep(done)
    assert (begun.counted, begun.played) == (1, 2)
    left: list[str] = []

    def one_by_one(plan: Plan, jobs: Sequence[Job], until: float) -> Generator[Done, None, None]:
        left.extend(job.name for job in jobs)
        yield from (do(plan, job) for job in jobs)

    report = run(Trials(plan, path), one_by_one)
    assert left == ["deals 1 0", "deals 3 0"]
    whole = run(Trials(plan), side_by_side(lay, nobody))
    assert report == whole
    assert report.deals == plan.deals


def test_time_that_is_up_leaves_what_was_not_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs are told of as they end; of what was in play then, nothing is."""
    plan = plan_of("aqua-mirabilis", 2, chunks=3)
    clock = count()
    told = SimpleNamespace(monotonic=lambda: next(clock))
    monkeypatch.setattr("grasse.study.lab.company.time", told)
    laid: list[Scripted] = []

    def lay_scripted(plan: Plan, rows: int, wanted: Sequence[bool]) -> Any:
        laid.append(Scripted(rows, plan.seats))
        return laid[-1]

    crew = side_by_side(lay_scripted, nobody, 20)
    jobs = [Job("deals", number) for number in range(plan.chunks)]
    assert [done.job for done in crew(plan, jobs, FOREVER)] == [
        "deals 0 0",
        "deals 1 0",
        "deals 2 0",
    ]
    clock = count()
    assert [done.job for done in crew(plan, jobs, 2 * Scripted.LENGTH)] == ["deals 0 0"]
    assert laid[1].decided < laid[0].decided
    clock = count()
    assert not list(crew(plan, jobs, 0))
    assert len(laid) == 2  # nothing is laid for no time


def test_what_is_to_be_reviewed_goes_to_the_others() -> None:
    plan = plan_of("aqua-mirabilis", 2, chunks=1)
    asked: list[Job] = []

    def others(plan: Plan, jobs: Sequence[Job], until: float) -> Generator[Done, None, None]:
        asked.extend(jobs)
        yield from (Done(job.name) for job in jobs)

    crew = side_by_side(lambda plan, rows, wanted: Scripted(rows, plan.seats), others)
    jobs = [Job("deals", 0), Job("luck", 0, 1)]
    assert [done.job for done in crew(plan, jobs, FOREVER)] == ["deals 0 0", "luck 0 1"]
    assert asked == jobs[1:]


class Scripted:
    """Tables at which every match is over after the same number of decisions, without luck."""

    LENGTH = 5

    def __init__(self, rows: int, seats: int) -> None:
        self.seats, self.decided = seats, 0
        self.left = [0] * rows

    def begin(self, row: int, box: int) -> None:
        self.left[row] = self.LENGTH

    def waiting(self) -> tuple[Any, Any]:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)

    def settle(self, rows: Any, times: Any) -> Any:
        raise AssertionError(rows)

    def decide(self) -> Any:
        self.decided += 1
        self.left = [left - 1 for left in self.left]
        return np.zeros((0, 6), np.int64)

    def over(self) -> list[int]:
        return [row for row, left in enumerate(self.left) if left == 0]

    def scores(self, row: int) -> list[tuple[int, int]]:
        return [(seat, self.seats - seat) for seat in range(self.seats)]


# ---------------------------------------------------------------- by which network


def test_a_run_goes_on_by_the_network_that_it_was_begun_with(tmp_path: Path) -> None:
    ours = GAMES["aqua-mirabilis"].folder / FILE
    other, path = tmp_path / "other.weights", tmp_path / "trials.jsonl"
    other.write_bytes(ours.read_bytes().replace(b'"hash": "', b'"hash": "0'))
    assert (
        plan_of("aqua-mirabilis", 2).settings()
        == plan_of("aqua-mirabilis", 2, network=str(ours)).settings()
    )
    Trials(plan_of("aqua-mirabilis", 2), path).keep(Done("luck 0 0"))
    with pytest.raises(ChangedError, match="network"):
        Trials(plan_of("aqua-mirabilis", 2, network=str(other)), path)
