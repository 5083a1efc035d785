"""Those who work through a plan, such as an arena's: this process, several, or a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from typing import Any

from grasse.kernel.jit import HOUSE
from grasse.study.arena import Answers, ArenaError, Crew, Job, Plan, Played, play

AHEAD = 2  # jobs for each worker that wait for it

Work = Callable[[Any, Any], Any]  # does a job of a plan: plays a match, unless it is said otherwise


def alone(plan: Plan, jobs: Sequence[Job], until: float, work: Work = play) -> Answers:
    """This process, one job after the other."""
    for job in jobs:
        if time.monotonic() >= until:
            return
        yield work(plan, job)


def processes(count: int, work: Work = play) -> Crew:
    """So many processes of this machine."""

    def crew(plan: Plan, jobs: Sequence[Job], until: float) -> Answers:
        before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        waiting: set[Future[tuple[Played, str]]] = set()
        left = iter(jobs)
        pool = ProcessPoolExecutor(count, context, _leave_signals)
        try:
            while True:
                while len(waiting) < AHEAD * count and (job := next(left, None)):
                    waiting.add(pool.submit(work, plan, job))
                if not waiting:
                    return
                done, waiting = wait(waiting, _left(until), FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                if time.monotonic() >= until:
                    return
        finally:  # those who still play are not waited for
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()

    if count > 1:
        return crew
    return alone if work is play else partial(alone, work=work)


def ray_cluster(address: str | None, work: Work = play) -> Crew:
    """A Ray cluster: the one at *address*, or one that is started here for as long as it plays."""

    def crew(plan: Plan, jobs: Sequence[Job], until: float) -> Answers:
        with joined(address) as ray:
            handle, remote = ray.put(plan), ray.remote(num_cpus=1)(work)
            ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
            waiting: list[Any] = []
            left = iter(jobs)
            while True:
                while len(waiting) < ahead and (job := next(left, None)):
                    waiting.append(remote.remote(handle, job))
                if not waiting:
                    return
                done, waiting = ray.wait(waiting, timeout=_left(until))
                for answer in done:
                    yield ray.get(answer)
                if time.monotonic() >= until:
                    return

    return crew


@contextmanager
def joined(address: str | None) -> Iterator[Any]:
    """Ray, with the cluster at *address* or one that is started here for as long as it is needed.

    A cluster elsewhere is sent our sources, so that all work by the same ones.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told about our matches
    import ray

    sources: dict[str, Any] = {"py_modules": [str(HOUSE)]} if address else {}
    try:
        ray.init(  # "local": else Ray would wait for any cluster that it finds traces of
            address or "local", runtime_env=sources,
            include_dashboard=None if address else False,
            log_to_driver=False, logging_level=logging.ERROR,
        )  # fmt: skip
    except (ConnectionError, ValueError) as error:
        raise ArenaError(f"no Ray cluster at {address}: {str(error) or 'no connection'}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _left(until: float) -> float | None:
    return None if until == float("inf") else max(0.0, until - time.monotonic())


def _leave_signals() -> None:
    """Leaves Ctrl+C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
