"""What all campaigns share: a command line, jobs side by side, and what they found."""

from __future__ import annotations

import argparse
import datetime
import json
import multiprocessing
import os
import platform
import queue
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

MOST_TOLD = 20  # findings that are printed; the file has them all


@dataclass(frozen=True)
class Order:
    """What one job has to do."""

    job: int
    jobs: int
    seed: int
    amount: int  # of this job
    until: float  # time.monotonic() at which it ends, done or not
    chosen: argparse.Namespace

    @property
    def is_late(self) -> bool:
        """Whether its time is up."""
        return time.monotonic() >= self.until

    @property
    def name(self) -> str:
        """What makes its luck; with the command, what is needed to run it again."""
        return f"{self.seed}/{self.job}"


@dataclass
class Report:
    """What a job has done since it last told."""

    done: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)
    most: dict[str, float] = field(default_factory=dict)  # figures of which the largest counts


Tell = Callable[[Report], None]
Work = Callable[[Order, Tell], None]


def parser(description: str, unit: str, amount: int) -> argparse.ArgumentParser:
    """The options that every campaign has."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument(f"--{unit}", type=int, default=amount, dest="amount", metavar="N")
    limit = made.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, default=float("inf"), help="end after these")
    limit.add_argument("--minutes", type=_minutes, dest="seconds", help="the same in minutes")
    made.add_argument("--jobs", type=int, default=1, help="that run side by side")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    made.set_defaults(unit=unit)
    return made


def _minutes(text: str) -> float:
    return 60 * float(text)


def run(work: Work, chosen: argparse.Namespace) -> int:
    """Lets all jobs do their work, shows how far they are; answers with 1 if anything was found."""
    began, jobs = time.monotonic(), max(1, min(chosen.jobs, chosen.amount))
    shares = [chosen.amount * n // jobs for n in range(jobs + 1)]
    until = began + chosen.seconds
    orders = [
        Order(job, jobs, chosen.seed, shares[job + 1] - shares[job], until, chosen)
        for job in range(jobs)
    ]
    whole = Report()
    console = Console(stderr=True)
    columns = (TextColumn(chosen.unit), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[found]}"), console=console) as progress:
        bar = progress.add_task("", total=chosen.amount, found="")
        for report in _reports(work, orders):
            whole.done += report.done
            whole.counts.update(report.counts)
            whole.findings += report.findings
            for name, value in report.most.items():
                whole.most[name] = max(value, whole.most.get(name, value))
            found = f"{len(whole.findings)} findings" if whole.findings else ""
            progress.update(bar, advance=report.done, found=found)
    _show(chosen, whole, time.monotonic() - began)
    return 1 if whole.findings or not whole.done else 0


def _reports(work: Work, orders: list[Order]) -> Iterator[Report]:
    """What the jobs tell, until the last of them has ended."""
    context = multiprocessing.get_context("spawn")
    line: multiprocessing.Queue[Report] = context.Queue()
    processes = [context.Process(target=_work, args=(work, order, line)) for order in orders]
    for process in processes:
        process.start()
    try:
        while any(process.is_alive() for process in processes):
            with suppress(queue.Empty):
                yield line.get(timeout=0.2)
        with suppress(queue.Empty):
            while True:
                yield line.get(timeout=0.2)
        for job, process in enumerate(processes):
            if process.exitcode:
                yield Report(findings=[f"job {job} ended with {process.exitcode}"])
    finally:  # interrupted: they were, too, and end what they have started
        for process in processes:
            process.join(30)
            process.terminate()


def _work(work: Work, order: Order, line: multiprocessing.Queue[Report]) -> None:
    try:
        work(order, line.put)
    except Exception:
        line.put(Report(findings=[f"job {order.name} failed:\n{traceback.format_exc()}"]))


def _show(chosen: argparse.Namespace, whole: Report, seconds: float) -> None:
    """Prints what was done and found, and writes it to a file if one was named."""
    name = Path(sys.argv[0]).stem
    figures: dict[str, Any] = {chosen.unit: whole.done, "seconds": round(seconds, 1)}
    figures |= {**whole.counts, **whole.most, "findings": len(whole.findings)}
    table = Table("what", "figure", title=f"campaigns.{name}")
    for what, figure in figures.items():
        table.add_row(what, f"{figure:,}")
    Console().print(table)
    for finding in whole.findings[:MOST_TOLD]:
        print(f"FOUND: {finding}", file=sys.stderr)
    if len(whole.findings) > MOST_TOLD:
        print(f"... and {len(whole.findings) - MOST_TOLD} more", file=sys.stderr)
    if chosen.json:
        told = {
            "campaign": name,
            "command": [name, *sys.argv[1:]],
            "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
            "figures": figures,
            "findings": whole.findings,
        }
        chosen.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
