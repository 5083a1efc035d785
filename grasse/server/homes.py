"""Which worker a match is at home with, and how a socket gets there.

All sockets of a match come to one worker: it alone reads, replays and describes that match, and
nobody else has to hear of it. Whichever worker accepts a connection reads the first line of its
request, and passes the open connection to the home of the match it is for. A home follows from the
name of the match and from which workers are there, so that nothing has to be written down; if a
worker dies, its matches are at home with others at once, and those with whom they were until then
bring them back when it is there again.

This only spares work. Any worker can serve any match, as the database settles which of two answers
was first, and tells workers of each other.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import IO

FAMILY = "WORKERS_OF_GRASSE"  # in the environment of a worker: how many, and their folder
LOOK = 1.0  # seconds between two looks at who is there
SETTLED = 5.0  # seconds after which a worker that came back is given its matches again
LARGEST = 65_536  # bytes of a request that are passed on with its connection
WANTED = re.compile(rb"GET /api/matches/([A-Za-z0-9_-]{1,32})/socket[? ]")
FULL = (errno.EAGAIN, errno.ENOBUFS)  # somebody is there, but has much to take up
CAN_PASS = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")

Welcome = Callable[[socket.socket, bytes], None]


class Crowded(Exception):
    """The worker at home has no room for another connection at this moment."""


class Homes:
    """The workers of one server; without a folder that they share, this one is alone."""

    def __init__(self, folder: Path | None = None, workers: int = 1) -> None:
        self.folder = folder if CAN_PASS else None
        self.workers = workers
        self.mine: int | None = None  # the number of this worker, from 0
        self.there: dict[int, float] = {}  # workers that answer, and since when
        self._held: IO[str] | None = None
        self._line: socket.socket | None = None

    @classmethod
    def from_settings(cls) -> Homes:
        """As the main process says."""
        workers, _, folder = os.environ.get(FAMILY, "1").partition(" ")
        return cls(Path(folder) if folder else None, int(workers))

    # ------------------------------------------------------------ where a match is at home

    def _order(self, match: str) -> list[int]:
        """All workers: where the match is at home, where it would be without that one, and so on.

        A worker that goes or comes moves no match between two others.
        """

        def weight(worker: int) -> bytes:
            return hashlib.sha256(f"{worker} {match}".encode()).digest()

        return sorted(range(self.workers), key=weight)

    def is_here(self, match: str) -> bool:
        """Whether this worker looks after the match."""
        if not self.there:
            return True
        return next(n for n in self._order(match) if n in self.there) == self.mine

    def has_moved(self, match: str) -> bool:
        """Whether those who are at this match should come again, and find it at its home."""
        now = asyncio.get_running_loop().time()
        for worker in self._order(match) if self.there else ():
            if worker == self.mine:
                return False
            if worker in self.there and now - self.there[worker] > SETTLED:
                return True
        return False

    # ------------------------------------------------------------ passing connections on

    def pass_on(self, request: bytes, connection: int) -> bool:
        """Gives a connection with the beginning of its request to another worker.

        Answers no if it is to be served here; a Crowded means to ask again soon.
        """
        found = WANTED.match(request) if self.there and len(request) <= LARGEST else None
        for worker in self._order(found[1].decode()) if found else ():
            if worker == self.mine:
                return False
            if worker in self.there and self._send(worker, request, connection):
                return True
        return False

    def _send(self, worker: int, request: bytes, connection: int) -> bool:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.setblocking(False)
            try:
                line.connect(self._path(worker))
                socket.send_fds(line, [request], [connection])
            except OSError as error:
                if error.errno in FULL:
                    raise Crowded from None
                self.there.pop(worker, None)  # it has died
                return False
        return True

    def _path(self, worker: int) -> str:
        assert self.folder is not None
        return str(self.folder / f"{worker}.socket")

    # ------------------------------------------------------------ being there

    async def run(self, welcome: Welcome) -> None:
        """Takes a free place among the workers, and connections; sees who else is there."""
        if self.folder is None:
            return
        try:
            while True:
                if self.mine is None:
                    self._settle(welcome)
                self._look()
                await asyncio.sleep(LOOK)
        finally:
            self.close()

    def _settle(self, welcome: Welcome) -> None:
        """Takes the first place that is free; a kill -9 frees one at once."""
        import fcntl

        assert self.folder is not None
        for worker in range(self.workers):
            held = (self.folder / f"{worker}.lock").open("a")
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                held.close()
                continue
            line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            line.setblocking(False)
            path = self._path(worker)
            Path(path).unlink(missing_ok=True)
            line.bind(path)
            self.mine, self._held, self._line = worker, held, line
            asyncio.get_running_loop().add_reader(line, self._receive, line, welcome)
            return

    def _receive(self, line: socket.socket, welcome: Welcome) -> None:
        while True:
            try:
                request, connections, _, _ = socket.recv_fds(line, LARGEST, 1)
            except OSError:
                return
            for connection in connections:
                welcome(socket.socket(fileno=connection), request)

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        for worker in range(self.workers):
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                try:
                    line.connect(self._path(worker))
                except OSError:
                    self.there.pop(worker, None)
                else:
                    self.there.setdefault(worker, now)

    def close(self) -> None:
        """Leaves the place; whoever was led here and not welcomed yet comes again."""
        if self._line is not None:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            Path(self._path(self.mine or 0)).unlink(missing_ok=True)
        if self._held is not None:
            self._held.close()
        self._line = self._held = self.mine = None
        self.there = {}
