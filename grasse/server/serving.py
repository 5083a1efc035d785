"""Starts the server: one process on SQLite, or several workers on PostgreSQL."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from tempfile import TemporaryDirectory

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from grasse.server import homes
from grasse.server.app import make_app
from grasse.server.connections import Punctual, PunctualSocket, Reception
from grasse.server.limits import Limits
from grasse.server.logs import log_config
from grasse.server.mail import check_settings
from grasse.server.metrics import FOLDER, forget_the_dead
from grasse.server.patience import patience
from grasse.server.staff import follow_parent
from grasse.server.tidying import terms
from grasse.storage.guard import InUse, alone_with
from grasse.storage.migrating import NewerDatabase
from grasse.storage.place import is_postgresql
from grasse.storage.store import begin_run, connect, open_database

PING = 20.0  # seconds between two pings of a socket, and for which one may stay unanswered
LAST_ANSWERS = 5  # seconds that connections have to end by themselves when the server does
LAST_WORD = 10.0  # seconds that the end of a server may take when all connections are closed
PORT = 8000
PORTS = 50  # that are tried, if none was wished for
PATIENCE = 3.0  # seconds that the workers of a server that was killed may take to free its port
LARGEST_FRAME = (
    65_536  # bytes; what is larger than a message may be, but not than this, is told why
)
log = logging.getLogger("grasse")


class DatabaseError(Exception):
    """The database cannot be opened; says why in a line."""


def app_of_worker() -> Litestar:
    """The server as each worker makes it: the database is named in its environment."""
    follow_parent()
    forget_the_dead()
    ahead = os.environ.get("GRASSE_AHEAD", "1") != "0"
    limits, reception = Limits.from_settings(), Reception()
    Punctual.homes = homes.Homes.from_settings()
    app = make_app(
        os.environ["GRASSE_DATABASE"],
        limits,
        patient=False,
        ahead=ahead,
        homes=Punctual.homes,
        reception=reception,
        around=[end_in_time],
    )
    reception.config = configure(app, 1)
    return app


def configure(app: str | Litestar, workers: int) -> uvicorn.Config:
    """How the server speaks with those who come."""
    proxies = os.environ.get("GRASSE_PROXIES", "")
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        log_config=log_config() if isinstance(app, str) else None,
        access_log=False,
        http=Punctual,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        ws=PunctualSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_ANSWERS,
    )


@asynccontextmanager
async def end_in_time(_: Litestar) -> AsyncIterator[None]:
    """Ends this process in any case: a database that hangs would keep it for ever.

    Nothing that anybody was told is lost by that: it is on the disk before.
    """
    yield
    timer = threading.Timer(LAST_WORD, _give_up)
    timer.daemon = True
    timer.start()


def _give_up() -> None:
    log.error("the database does not answer; the server ends without it")
    os._exit(1)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on *port*, or on the first free one from PORT on; an OSError if there is none."""
    if port is not None:
        return _bind_patiently(host, port)
    for tried in range(PORT, PORT + PORTS):
        with suppress(OSError):
            return _bind(host, tried)
    return _bind(host, 0)


def _bind_patiently(host: str, port: int) -> socket.socket:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return _bind(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
        time.sleep(0.05)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except (OSError, OverflowError):
        found.close()
        raise
    found.set_inheritable(True)
    return found


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


@contextmanager
def hold(database: str) -> Iterator[None]:
    """Holds a database that can be served, with tables of this version; else a DatabaseError.

    A setting that means nothing is told, too: nobody waits for games to be compiled before that.
    """
    terms(), log_config(), Limits.from_settings(), patience()
    check_settings()
    with ExitStack() as held:
        with _database_is_asked():
            held.enter_context(alone_with(database))
            open_database(database).dispose()
        yield


@contextmanager
def _database_is_asked() -> Iterator[None]:
    try:
        yield
    except ImportError:
        raise DatabaseError("PostgreSQL needs: pip install 'grasse[postgres]'") from None
    except (InUse, NewerDatabase, SQLAlchemyError, OSError) as error:
        told = error.orig if isinstance(error, DBAPIError) else error
        raise DatabaseError(str(told).splitlines()[0]) from None


def serve(
    listening: socket.socket,
    database: str,
    workers: int = 1,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serves until it is interrupted, from a database that the caller has a hold of.

    *ready* is called when the first answer can be had.
    """
    if workers > 1 and not is_postgresql(database):
        raise ValueError("several workers need PostgreSQL")
    with _database_is_asked():
        engine = connect(database)
        with engine.begin() as connection:
            begin_run(connection, time.time())
        engine.dispose()
    with ExitStack() as held:
        if workers > 1:  # before a worker begins to count
            os.environ[FOLDER] = held.enter_context(TemporaryDirectory(prefix="grasse-metrics-"))
            folder = held.enter_context(TemporaryDirectory(prefix="grasse-"))
            os.environ[homes.FAMILY] = f"{workers} {folder}"
        _run(listening, database, workers, ready)


def _run(
    listening: socket.socket, database: str, workers: int, ready: Callable[[], None] | None
) -> None:
    os.environ["GRASSE_DATABASE"] = database
    config = configure("grasse.server.serving:app_of_worker", workers)
    if ready is not None:
        threading.Thread(target=_wait, args=(address_of(listening), ready), daemon=True).start()
    # When the server has ended, uvicorn raises the signal again: without this, nothing of ours
    # would be cleaned up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        Multiprocess(config, sockets=[listening]).run()


def _wait(address: str, ready: Callable[[], None]) -> None:
    """Calls *ready* when the server answers."""
    for _ in range(600):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}/api/games", timeout=5).close()
            ready()
            return
        time.sleep(0.1)


def open_browser(address: str) -> bool:
    """Opens a page in the user's browser, if there is one."""
    with suppress(webbrowser.Error, OSError):
        return webbrowser.open(address)
    return False
