"""One thread that writes for all tables: what comes while it commits goes into its next commit."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine

from grasse.storage.store import Addition, append

Job = Callable[[Connection], Any] | Addition
Waiting = tuple[Job, "Future[Any]"]
LARGEST = 256  # jobs in one transaction


class Writer:
    """Takes jobs from any thread; a job's future is done when its transaction is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(write=True)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Queues a job; it may be run twice, and must do nothing but SQL.

        An addition to a match is written together with those to other matches.
        """
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()  # whoever waits may go away; the job is done anyhow
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finishes what is queued, and ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._jobs.get()]
            with suppress(queue.Empty):
                while len(batch) < LARGEST:
                    batch.append(self._jobs.get_nowait())
            self._write([waiting for waiting in batch if waiting is not None])
            if None in batch:
                return

    def _write(self, batch: list[Waiting]) -> None:
        """Writes the whole batch at once; if one of it cannot be written, each by itself."""
        try:
            results = self._commit(batch)
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for waiting in batch:
                    self._write([waiting])
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def _commit(self, batch: list[Waiting]) -> list[Any]:
        if not batch:
            return []
        additions = [job for job, _ in batch if isinstance(job, Addition)]
        with self._engine.begin() as connection:
            if additions:
                append(connection, additions)
            return [None if isinstance(job, Addition) else job(connection) for job, _ in batch]
