"""One server at a time on a file of SQLite: two would each tell their players something else."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

from grasse.storage.place import file_of, is_postgresql

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


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
        try:
            _lock(held)
        except OSError as error:
            if error.errno in TAKEN:
                held.seek(0)
                who = held.read(20).strip() or "unknown"
                told = f"another server (process {who}) runs on {path}; several need PostgreSQL"
                raise InUse(told) from None
            # Some file systems of networks know no locks: then nobody is kept out.
        with suppress(OSError):
            held.seek(0)
            held.truncate()
            held.write(f"{os.getpid()}\n")
            held.flush()
        yield


def _lock(held: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        held.seek(1000)  # a byte that nobody reads: one that is locked cannot be read there
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
