"""One server at a time on a file of SQLite: two would each tell their players something else."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from grasse.storage.place import file_of, is_postgresql

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
PASSING = 10.0  # seconds in which what a killed server was just starting lets go of its lock


class InUse(Exception):
    """Another server runs on this database; says so in a line."""


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Holds a database of SQLite, or is refused with InUse; PostgreSQL may be shared.

    The operating system frees the lock when this process ends, however it ends. It lies beside the
    database, for SQLite locks the file itself.
    """
    if is_postgresql(database):
        yield
        return
    path = file_of(database).resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f"{path.name}.lock").open("a+") as held:
        until = time.monotonic() + PASSING
        while holder := _holder(held):
            if _is_running(holder) or time.monotonic() > until:
                told = f"another server (process {holder}) runs on {path}; several need PostgreSQL"
                raise InUse(told)
            time.sleep(0.05)
        with suppress(OSError):
            held.seek(0)
            held.truncate()
            held.write(f"{os.getpid()}\n")
            held.flush()
        yield


def _holder(held: IO[str]) -> str:
    """Takes the lock; or else says which process wrote that it has it."""
    try:
        _lock(held)
    except OSError as error:
        if error.errno in TAKEN:
            held.seek(0)
            return held.read(20).strip() or "unknown"
        # Some file systems of networks know no locks: then nobody is kept out.
    return ""


def _is_running(process: str) -> bool:
    """Whether there is a process of this number; one that cannot be asked for counts as running."""
    if sys.platform == "win32" or not process.isdecimal():
        return True
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True


def _lock(held: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        held.seek(1000)  # a byte that nobody reads: one that is locked cannot be read there
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
