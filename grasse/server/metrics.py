"""What Prometheus is told: tables, sockets, decisions and how long they take, the bots' queue."""

from __future__ import annotations

import asyncio
import hmac
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from grasse.server.desk import Desk

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's: where several workers add up
EVERY = 1.0  # seconds between two looks at what is open

TABLES = Gauge("grasse_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("grasse_sockets", "People and watchers", multiprocess_mode="livesum")
QUEUE = Gauge("grasse_bot_questions", "Questions to bots, unanswered", multiprocess_mode="livesum")
ENTRIES = Counter("grasse_entries", "Decisions and whatever else was written down", ["kind"])
KEEPING = Histogram("grasse_keeping_seconds", "From a decision to its being on the disk")


def check_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Lets through who sends `Authorization: Bearer` and the token of the settings."""
    token = os.environ.get("GRASSE_METRICS_TOKEN", "")
    given = connection.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFoundException("there is no such page")


class Workers(MultiProcessCollector):
    """What all workers counted; one that has only just made its file has counted nothing."""

    def collect(self) -> Any:
        files = [str(file) for file in Path(self._path).glob("*.db") if _is_begun(file)]
        return self.merge(files, accumulate=True)  # type: ignore[no-untyped-call]


def _is_begun(file: Path) -> bool:
    try:
        return file.stat().st_size > 0  # the library makes it empty, and cannot read it so
    except FileNotFoundError:  # of a worker that was killed and is forgotten by now
        return False


class Metrics(PrometheusController):
    """`/metrics`, for those who know the token; without one it is not there."""

    include_in_schema = False
    guards = (check_token,)

    @get()
    async def get(self) -> Response[bytes]:
        registry = REGISTRY
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            Workers(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


def requests_config() -> PrometheusConfig:
    """Counts requests by address, method and status; a socket stays open and is counted above."""
    return PrometheusConfig(
        app_name="grasse", prefix="grasse", group_path=True, scopes={ScopeType.HTTP}
    )


async def watch(desk: Desk) -> None:
    """Tells, every second, what is open in this worker."""
    while True:
        TABLES.set(len(desk.places))
        SOCKETS.set(sum(len(place.listeners) for place in desk.places.values()))
        QUEUE.set(desk.bots.unanswered)
        await asyncio.sleep(EVERY)


def forget_the_dead() -> None:
    """Leaves out what killed workers had open; whoever takes their place calls this."""
    folder = os.environ.get(FOLDER)
    for file in Path(folder).glob("gauge_live*_*.db") if folder else ():
        process = file.stem.rpartition("_")[2]
        if process.isdecimal() and not _is_alive(int(process)):
            with suppress(OSError):
                mark_process_dead(int(process))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    if sys.platform == "win32":  # where this question would end the process
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
