"""One thread that writes for all tables: what comes while it commits goes into its next commit."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from grasse.storage.store import Addition, append, in_transaction, is_there, notify

Job = Callable[[Connection], Any] | Addition
Waiting = tuple[Job, "Future[Any]"]
LARGEST = 256  # jobs in one transaction
IDLE = 1.0  # seconds after which a connection is tried before it is used
TELL = 0.05  # seconds between two words to the other workers


class Closed(Exception):
    """Nothing is written any more: the server ends."""


class Writer:
    """Takes jobs from any thread; a job's future is done when its transaction is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(write=True)
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._is_shared = engine.dialect.name == "postgresql"  # with other workers
        self._line: Connection | None = None
        self._used = 0.0  # when it was
        self._untold: list[str] = []  # matches that the other workers have to hear of
        self._told = 0.0  # when they last heard something
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._is_closed = False
        self._closing = threading.Lock()  # nothing is queued behind the end, where nobody looks
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Queues a job; it may be run twice, and must do nothing but SQL.

        A job whose future is cancelled before it has begun is left out.
        An addition to a match is written together with those to other matches.
        """
        future: Future[Any] = Future()
        with self._closing:
            if self._is_closed:
                future.set_exception(Closed("the server ends"))
            else:
                self._jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finishes what is queued, and ends the thread; what comes later is refused."""
        with self._closing:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._next()]
            with suppress(queue.Empty):
                while len(batch) < LARGEST:
                    batch.append(self._jobs.get_nowait())
            jobs = [waiting for waiting in batch if waiting is not None]
            self._write([each for each in jobs if each[1].set_running_or_notify_cancel()])
            if None in batch:
                self._tell()
                self._hang_up()
                return

    def _next(self) -> Waiting | None:
        """Waits for a job; while there is none, what is left to be told is told."""
        if self._untold:
            with suppress(queue.Empty):
                return self._jobs.get(timeout=max(0.0, self._told + TELL - time.monotonic()))
            self._tell()
        return self._jobs.get()

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
        is_plain = not any(addition.snapshot or addition.results for addition in additions)
        if len(additions) == len(batch) and is_plain:
            self._append(additions)
            return [None] * len(batch)
        with self._engine.begin() as connection:
            if additions:
                append(connection, additions)
                notify(connection, *(addition.match for addition in additions))
            return [None if isinstance(job, Addition) else job(connection) for job, _ in batch]

    def _append(self, additions: Sequence[Addition]) -> None:
        """Writes all of it on the connection that is kept, past SQLAlchemy's transactions.

        PostgreSQL is asked once, and the other workers are told after that. A word in the same
        transaction would make all workers commit one after the other; and as everyone hears each
        word, there are not many in a second.
        """
        line = self._open_line()
        try:
            if not self._is_shared:
                with in_transaction(line):
                    append(line, additions)
                return
            append(line, additions)
        except BaseException:
            self._hang_up()
            raise
        self._end(line)
        self._untold += [addition.match for addition in additions]
        if time.monotonic() - self._told >= TELL:
            self._tell()

    def _tell(self) -> None:
        """Says which matches have changed; workers find out a second later if this is lost."""
        matches, self._untold, self._told = self._untold, [], time.monotonic()
        if matches:
            try:
                line = self._open_line()
                notify(line, *matches)
                self._end(line)
            except SQLAlchemyError:
                self._hang_up()

    def _end(self, line: Connection) -> None:
        """Says to SQLAlchemy what PostgreSQL has done already; what is written stays written."""
        try:
            line.commit()
            self._used = time.monotonic()
        except SQLAlchemyError:
            self._hang_up()

    def _open_line(self) -> Connection:
        """A connection that is kept: to fetch and to try one each time costs as much as to write.

        The database may have been started again since it was used last.
        """
        is_idle = self._is_shared and time.monotonic() - self._used > IDLE
        if self._line is not None and is_idle:
            try:
                is_there(self._line)
            except SQLAlchemyError:
                self._hang_up()
        if self._line is None:
            self._line = (self._alone if self._is_shared else self._engine).connect()
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(SQLAlchemyError):
                self._line.close()
            self._line = None
