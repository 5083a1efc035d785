"""What all campaigns share: a command line, jobs side by side, and what they found."""

from __future__ import annotations

import argparse
import datetime
import json
import multiprocessing
import os
import platform
import queue
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

MOST_TOLD = 20  # findings that are printed; the file has them all
CLEANING = 120.0  # seconds in which a job that is told to end puts away what it has started


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
    columns = (
        *(TextColumn(chosen.unit), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()),
        TextColumn("{task.fields[found]}"),
    )
    with (
        ends_by_signal(),
        Progress(*columns, console=console) as progress,
        closing(_reports(work, orders)) as reports,
    ):
        bar = progress.add_task("", total=chosen.amount, found="")
        for report in reports:
            whole.done += report.done
            whole.counts.update(report.counts)
            whole.findings += report.findings
            for name, value in report.most.items():
                whole.most[name] = max(value, whole.most.get(name, value))
            found = f"{len(whole.findings)} findings" if whole.findings else ""
            progress.update(bar, advance=report.done, found=found)
    _show(chosen, whole, time.monotonic() - began)
    return 1 if whole.findings or not whole.done else 0


def _reports(work: Work, orders: list[Order]) -> Generator[Report, None, None]:
    """What the jobs tell, until the last of them has ended."""
    context = multiprocessing.get_context("spawn")
    line: multiprocessing.Queue[Report] = context.Queue()
    processes = [context.Process(target=_work, args=(work, order, line)) for order in orders]
    try:
        for process in processes:
            process.start()
        while any(process.is_alive() for process in processes):
            with suppress(queue.Empty):
                yield line.get(timeout=0.2)
        with suppress(queue.Empty):
            while True:
                yield line.get(timeout=0.2)
        for job, process in enumerate(processes):
            if process.exitcode:
                yield Report(findings=[f"job {job} ended with {process.exitcode}"])
    finally:  # interrupted or ended: they end what they have started
        _end([process for process in processes if process.pid])


def _end(processes: list[Any]) -> None:
    """Tells jobs to end, and waits until they have put away what they started."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(CLEANING)
        process.kill()
        process.join()


def _work(work: Work, order: Order, line: multiprocessing.Queue[Report]) -> None:
    with ends_by_signal():
        threading.Thread(target=_outlive_nobody, daemon=True).start()
        try:
            work(order, line.put)
        except Exception:
            line.put(Report(findings=[f"job {order.name} failed:\n{traceback.format_exc()}"]))
        except (SystemExit, KeyboardInterrupt):
            line.cancel_join_thread()  # nobody reads it any more
            raise


def _outlive_nobody() -> None:
    """Ends a job whose campaign was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def ends_by_signal() -> Iterator[None]:
    """Has TERM and Ctrl+C end what goes on by an exception; a second one does not disturb it."""
    kinds = (signal.SIGTERM, signal.SIGINT)

    def end(number: int, _: object) -> None:
        for kind in kinds:
            signal.signal(kind, signal.SIG_IGN)
        raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(128 + number)

    before = [(kind, signal.signal(kind, end)) for kind in kinds]
    try:
        yield
    finally:
        for kind, handler in before:
            signal.signal(kind, handler)


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
