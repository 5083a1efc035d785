"""Processes that work for a server: they start when they are needed, and go home with it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Staff:
    """Some processes; who asks first is answered first."""

    def __init__(self, processes: int, kindness: int = 0, patience: float | None = None) -> None:
        self.processes = processes
        self.kindness = kindness  # how far they stand back when the machine is busy
        self.patience = patience  # seconds that one may think about a question, if not for ever
        self._thought_about = asyncio.Semaphore(processes)  # the questions that were asked first
        self.is_closed = False
        self.waiting = 0  # questions that are not answered yet
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads in it can hang.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, _sit_down, (self.kindness,))

    async def ask(self, question: Callable[..., Answer], *arguments: Any) -> Answer:
        """The answer of one of them; if its process died, another one is asked.

        A TimeoutError if it thinks for too long; others do not wait behind it.
        """
        pool = self.pool
        self.waiting += 1
        try:
            return await self._answer(pool, question, *arguments)
        except BrokenProcessPool:
            if self.is_closed:
                raise
            self._replace(pool)
            return await self._answer(self.pool, question, *arguments)
        finally:
            self.waiting -= 1

    async def _answer(
        self, pool: ProcessPoolExecutor, question: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        work = asyncio.get_running_loop().run_in_executor(pool, question, *arguments)
        if self.patience is None:
            return await work
        limit = asyncio.timeout(None)
        try:
            async with self._thought_about, limit:  # no question is blamed for one before it
                limit.reschedule(asyncio.get_running_loop().time() + self.patience)
                return await work
        except TimeoutError:
            if limit.expired() and not self.is_closed:
                for process in _processes(pool):
                    process.kill()
                self._replace(pool)
            raise
        finally:
            work.cancel()

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = self._open()

    async def leave(self, tasks: Iterable[asyncio.Task[Any]]) -> None:
        """Ends them after *tasks*, which wait for their answers and are not done."""
        left = list(tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        self.close()

    def close(self) -> None:
        """Ends them; what they think of is not waited for, as Python would when it ends."""
        self.is_closed = True
        processes = _processes(self.pool)
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # from Python 3.14 on, kill_workers() does this
            process.kill()


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())


def _sit_down(kindness: int) -> None:
    """Makes a new process ready: an interrupt of the terminal is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(kindness)
    follow_parent()


def follow_parent() -> None:
    """Ends this process with the one that started it, should that be killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
