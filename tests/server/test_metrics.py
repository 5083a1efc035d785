"""What an administrator can watch: whether the server is well, and what Prometheus is told."""

from __future__ import annotations

import asyncio
import os
import signal
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from litestar.testing import TestClient
from prometheus_client import REGISTRY, generate_latest
from sqlalchemy import Connection
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from grasse.server import metrics, pulse
from grasse.server.app import make_app
from grasse.server.metrics import FOLDER, requests_config
from grasse.server.staff import Staff
from grasse.storage import store
from tests.postgres import PostgreSQL
from tests.server.browsers import Browser
from tests.server.servers import PATIENCE, Server, call
from tests.server.test_endurance import places_of, wait_for

ME = {"kind": "me", "name": "Rose"}
YOU = {"kind": "me", "name": "Jasmine"}


def values(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_server_that_is_well_says_so(house: TestClient[Any]) -> None:
    answer = house.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "preparing": []})


def test_the_database_is_asked_once_in_a_while_however_many_want_to_know(
    house: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask, and as often as they like: each would take one of eight readers."""
    asked, there = list[int](), store.is_there

    def is_there(connection: Connection) -> None:
        asked.append(1)
        there(connection)

    monkeypatch.setattr(store, "is_there", is_there)
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    for number in range(1, 4):
        assert house.get("/health").json()["status"] == "ok"
        assert len(asked) == number
    monkeypatch.setattr(pulse, "FRESH", 1e6)
    for _ in range(20):
        assert house.get("/health").json()["status"] == "ok"
    assert len(asked) == 3


@pytest.mark.slow
def test_a_server_without_its_database_says_so(
    mortal: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    with TestClient(make_app(mortal.make())) as client:
        assert client.get("/health").status_code == 200
        mortal.kill()
        answer = client.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "broken")
        mortal.start()
        assert client.get("/health").status_code == 200


def test_metrics_are_for_those_who_know_the_token(
    house: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    bearer = {"authorization": "Bearer rose"}
    assert house.get("/metrics", headers=bearer).status_code == 404
    assert house.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404
    monkeypatch.setenv("GRASSE_METRICS_TOKEN", "rose")
    for wrong in ({}, {"authorization": "Bearer iris"}, {"authorization": "rose"}):
        answer = house.get("/metrics", headers=wrong)
        assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_page")
    assert house.get("/metrics", headers=bearer).status_code == 200


def test_decisions_are_counted(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASSE_METRICS_TOKEN", "rose")

    def told() -> dict[str, float]:
        headers = {"authorization": "Bearer rose"}
        return values(browser.ask("GET", "/metrics", headers=headers).text)

    match = browser.open("me", "me")["match"]
    before = told()
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        (one if one.table["options"] else two).decide()
    after = told()
    decided = 'grasse_entries_total{kind="decided"}'
    assert after[decided] == before.get(decided, 0) + 1
    assert after["grasse_keeping_seconds_count"] > before["grasse_keeping_seconds_count"]
    opened = [name for name in after if name.startswith("grasse_requests_total{")]
    assert any('path="/api/matches"' in name for name in opened)
    assert match not in str(after), "who knows the name of a match may watch it"


def test_all_bots_that_are_waited_for_are_counted(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of them wait for their turn, and are not thought about yet."""
    monkeypatch.setenv("GRASSE_METRICS_TOKEN", "rose")
    monkeypatch.setattr(metrics, "EVERY", 0.01)
    think = asyncio.Event()

    async def ask(*_: object) -> int:
        await think.wait()
        raise ValueError("enough was thought")

    desk = browser.client.app.state.desk
    monkeypatch.setattr(Staff, "ask", ask)

    async def crowd() -> list[asyncio.Task[int]]:
        asked = ("parfum", b"", [1], "")
        return [asyncio.create_task(desk.bots.choose("nose", *asked)) for _ in range(30)]

    def told() -> float:
        headers = {"authorization": "Bearer rose"}
        answer = browser.ask("GET", "/metrics", headers=headers)
        return values(answer.text)["grasse_bot_questions"]

    before = told()
    with browser.client.portal() as portal:
        tasks = portal.call(crowd)
        try:
            wait_for(lambda: told() - before >= 30 - len(desk.bots.deep))
        finally:
            portal.call(think.set)
            portal.call(partial(asyncio.gather, *tasks, return_exceptions=True))


def test_a_worker_that_has_only_just_begun_spoils_nothing(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GRASSE_METRICS_TOKEN", "rose")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / "gauge_livesum_1.db").touch()  # as prometheus_client leaves it for a moment
    answer = browser.ask("GET", "/metrics", headers={"authorization": "Bearer rose"})
    assert answer.status_code == 200


@pytest.mark.slow
def test_several_workers_add_up_and_a_killed_one_is_left_out(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    server = Server(postgresql(), workers=2, GRASSE_METRICS_TOKEN="rose")
    server.start()

    def told() -> dict[str, float]:
        headers = {"authorization": "Bearer rose"}
        asked = urllib.request.Request(f"{server.address}/metrics", headers=headers)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return values(answer.read().decode())

    def open_sockets() -> float | None:
        try:
            return told()["grasse_sockets"]
        except urllib.error.HTTPError:
            raise
        except OSError:  # whoever was asked has been killed
            return None

    try:
        with ExitStack() as stack:
            sockets: list[ClientConnection] = []

            def held() -> int:  # a worker that came later may have led some away
                return sum(socket.state is State.OPEN for socket in sockets)

            workers: set[int] = set()
            wait_for(lambda: len(places_of(each.pid for each in server.worker_processes())) == 2)
            while len(workers) < 2 or len(sockets) < 6:
                match, _ = server.open(ME, YOU)
                address = f"{server.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
                sockets.append(stack.enter_context(call(address)))
                sockets[-1].recv(timeout=PATIENCE)
                if worker := server.worker_of(sockets[-1]):
                    workers.add(worker.pid)
                assert len(sockets) < 100
            wait_for(lambda: open_sockets() == held())
            assert told()["grasse_tables"] >= 2
            before = held()
            os.kill(workers.pop(), signal.SIGKILL)
            wait_for(lambda: held() < before and open_sockets() == held())
    finally:
        server.stop()


def test_nothing_that_a_visitor_makes_up_becomes_a_label() -> None:
    """Each label is kept for as long as the server runs."""

    @get("/things/{name:str}")
    async def thing(name: FromPath[str]) -> str:
        return name

    config = requests_config()
    with TestClient(Litestar([thing], middleware=[config.middleware])) as client:
        client.get("/things/a")
        before = len(generate_latest(REGISTRY).splitlines())
        for number in range(5):
            client.get(f"/things/{number}")
            client.get(f"/nothing/{number}")
            client.request(f"BREW{number}", "/things/a")
        assert len(generate_latest(REGISTRY).splitlines()) == before
