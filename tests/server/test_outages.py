"""The database goes away and comes back: players are told, nothing dies, and all goes on."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from grasse.kernel.seats import WATCHER
from grasse.server.app import make_app
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED
from grasse.server.messages import Refusal
from grasse.server.sockets import FAILED, Guest
from grasse.server.tables import BY_BOT, Table
from grasse.storage.store import Addition
from tests.postgres import PostgreSQL
from tests.server.browsers import Browser, Socket, finish
from tests.server.servers import PATIENCE, Server
from tests.server.test_endurance import wait_for

LINES = 40
SHORT = 0.5  # seconds that a database may take which does not answer at all


@pytest.fixture
def workers(mortal: PostgreSQL) -> Iterator[list[TestClient[Any]]]:
    """Two workers on one PostgreSQL."""
    database = mortal.make()
    with ExitStack() as stack:
        apps = [make_app(database, UNLIMITED) for _ in range(2)]
        clients = [TestClient(app, raise_server_exceptions=False) for app in apps]
        yield [stack.enter_context(client) for client in clients]


def said(message: dict[str, Any], text: str) -> bool:
    lines = message["lines"] if message["type"] == "chat" else []
    return any(line["text"] == text for line in lines)


def reach(socket: Socket, wanted: Callable[[dict[str, Any]], Any]) -> None:
    """Reads on until the table is as it should be, unless it is already."""
    if not wanted(socket.table):
        socket.until_table(wanted)


@pytest.mark.slow
def test_when_the_database_is_back_everybody_goes_on(
    workers: list[TestClient[Any]], mortal: PostgreSQL
) -> None:
    browser, elsewhere = (Browser(worker) for worker in workers)
    opened = browser.open("me", "me", "greedy")
    waiting = browser.open("me", "open")
    over = browser.open("me", "me")["match"]
    finish(browser, over)
    match, elsewhere.key = opened["match"], browser.key
    with (
        browser.sit(match, 1) as one,
        elsewhere.sit(match, 2) as two,
        browser.sit(match) as watcher,
        elsewhere.sit(waiting["match"], 1) as host,
        elsewhere.sit(over, 1) as rival,
    ):
        sockets = {1: one, 2: two}
        reach(one, lambda table: table["turn"] in sockets)
        reach(two, lambda table: table["number"] == one.table["number"])
        mortal.kill()
        mover = sockets[one.table["turn"]]
        action = mover.table["options"][0]
        mover.send("decide", number=mover.table["number"], action=action)
        assert mover.refusal()["reason"] == "broken"
        if mover is one:  # all others at that table are told, too
            assert watcher.refusal()["reason"] == "broken"
        two.send("chat", text="lost")
        assert two.refusal()["reason"] == "broken"
        for method, path in (("GET", "/api/lobby"), ("POST", f"/api/matches/{over}/rematch")):
            answer = browser.ask(method, path)
            assert (answer.status_code, answer.json()["reason"]) == (503, "broken")
        for socket in (one, two, watcher, host, rival):
            socket.send("ping")
            socket.until(lambda message: message["type"] == "pong")

        mortal.start()
        mover.until_table(lambda table: table["options"])
        mover.decide()
        number = mover.table["number"]
        for socket in (one, two, watcher):
            reach(socket, lambda table: table["number"] >= number)
        two.send("chat", text="found")
        for socket in (one, two, watcher):
            socket.until(lambda message: said(message, "found"))
        invite = {"invite": waiting["chairs"][1]["invite"], "name": "Jasmine"}
        browser.post(f"/api/matches/{waiting['match']}/join", invite)
        host.until_table(lambda table: table["status"] == "playing")
        again = browser.post(f"/api/matches/{over}/rematch")["match"]
        rival.until_table(lambda table: table["rematch"] == again)


@pytest.mark.slow
def test_who_sits_down_while_the_database_is_away_is_told_so(
    workers: list[TestClient[Any]], mortal: PostgreSQL
) -> None:
    """The page comes again by itself after 1011, and not after an error of the server."""
    browser = Browser(workers[0])
    match = browser.open("me", "me")["match"]
    mortal.kill()
    with browser.sit(match, 1) as socket:
        assert json.loads(socket.received[0])["reason"] == "broken"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.next()
        assert closed.value.code == FAILED
    mortal.start()
    with browser.sit(match, 1) as socket:
        reach(socket, bool)


@pytest.mark.slow
def test_a_database_that_hangs_is_told_like_one_that_is_away(
    workers: list[TestClient[Any]], mortal: PostgreSQL
) -> None:
    """A machine that is stopped or cut off refuses nothing: all would wait a quarter of an hour."""
    browser, desk = Browser(workers[0]), workers[0].app.state.desk
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one, browser.sit(match, 2) as two:
        mover, other = (one, two) if one.table["options"] else (two, one)
        mortal.hang()
        try:
            patience, desk.patience = desk.patience, SHORT
            mover.send("decide", number=mover.table["number"], action=mover.table["options"][0])
            assert mover.refusal()["reason"] == "broken"
            other.send("chat", text="lost")
            assert other.refusal()["reason"] == "broken"
            assert browser.ask("GET", "/api/lobby").status_code == 503
            for socket in (one, two):
                socket.send("ping")
                socket.until(lambda message: message["type"] == "pong")
        finally:
            mortal.go_on()
            desk.patience = patience
        with browser.sit(match, 1) as again, browser.sit(match, 2) as beside:
            asked = again if again.table["options"] else beside
            reach(asked, lambda table: table["options"])
            asked.decide()
            for socket in (one, two):
                reach(socket, lambda table: table["number"] >= asked.table["number"])


@pytest.mark.slow
def test_a_worker_that_starts_while_the_database_is_away_waits_for_it(
    mortal: PostgreSQL, tmp_path: Path
) -> None:
    """uvicorn ends the whole server if one of its workers does not come up."""
    server, log = Server(mortal.make(), workers=2), tmp_path / "log"
    with log.open("wb") as errors:
        server.start(errors)
    try:
        mortal.kill()
        workers = server.worker_processes()
        workers[-1].kill()
        main = psutil.Process(server.pid)
        wait_for(lambda: "a worker waits" in log.read_text() or not alive(main), 300)
        assert alive(main)
        mortal.start()
        wait_for(lambda: len(answering(server)) == 2, 300)
        server.open({"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"})
    finally:
        server.stop()


def alive(process: psutil.Process) -> bool:
    return process.is_running() and process.status() != psutil.STATUS_ZOMBIE


def answering(server: Server) -> set[int]:
    """The workers that answered some requests, each on a connection of its own."""
    found = set()
    for _ in range(20):
        with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            if line.recv(100).startswith(b"HTTP/1.1 200"):
                worker = server.worker_at(line.getsockname()[1])
                found |= {worker.pid} if worker else set()
    return found


@pytest.mark.slow
def test_all_that_is_said_with_two_workers_is_heard(workers: list[TestClient[Any]]) -> None:
    browser, elsewhere = (Browser(worker) for worker in workers)
    match = browser.open("me", "me")["match"]
    elsewhere.key = browser.key
    with browser.sit(match, 1) as one, elsewhere.sit(match, 2) as two:
        together = threading.Barrier(2)

        def talk(socket: Socket, name: str) -> None:
            together.wait()
            for number in range(LINES):
                socket.send("chat", text=f"{name} {number}")

        talkers = [
            threading.Thread(target=talk, args=each) for each in ((one, "one"), (two, "two"))
        ]
        for talker in talkers:
            talker.start()
        for talker in talkers:
            talker.join()
        wanted = {f"{name} {number}" for name in ("one", "two") for number in range(LINES)}
        for socket in (one, two):
            heard: list[str] = []
            while len(heard) < len(wanted):
                message = socket.until(lambda message: message["type"] in ("chat", "refused"))
                heard += [line["text"] for line in message["lines"]]
            assert sorted(heard) == sorted(wanted)


def test_a_socket_that_can_be_told_nothing_is_closed(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open and deaf would be worse: the page comes back by itself when a socket is closed."""
    match = browser.open("me", "me")["match"]
    with browser.sit(match, 1) as one, browser.sit(match) as watcher:
        news = Guest._news

        def fail(self: Guest, table: Table, now: float) -> bytes:
            if self.seat == WATCHER:
                raise ValueError("a fault of ours")
            return news(self, table, now)

        monkeypatch.setattr(Guest, "_news", fail)
        one.send("chat", text="hello")
        one.until(lambda message: said(message, "hello"))
        assert watcher.refusal()["reason"] == "broken"
        with pytest.raises(WebSocketDisconnect) as closed:
            watcher.next()
        assert closed.value.code == FAILED


def test_whoever_waits_for_a_bot_is_told_that_nothing_can_be_written(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, say, that can be read; told once, however often the bot is asked again.

    Whoever comes later is told, too.
    """
    match = browser.open("me", "greedy")["match"]
    keep, tried = Desk._submit, threading.Event()

    async def fill(self: Desk, job: Any) -> Any:
        is_here = isinstance(job, Addition) and job.match == match
        if is_here and any(each.kind == BY_BOT for each in job.entries):
            tried.set()
            raise Refusal("broken", "no space left on the device")
        return await keep(self, job)

    monkeypatch.setattr(Desk, "_submit", fill)
    with browser.sit(match, 1) as one:
        answered = set[int]()

        def decide_until_refused(message: dict[str, Any]) -> bool:
            number = one.table["number"]
            if one.table["options"] and number not in answered:
                answered.add(number)
                one.send("decide", number=number, action=one.table["options"][0])
            return bool(message["type"] == "refused")

        one.send("ping")
        assert one.until(decide_until_refused)["reason"] == "broken"
        tried.clear()
        assert tried.wait(PATIENCE)  # it is asked again
        one.send("ping")
        assert one.until(lambda message: message["type"] in ("pong", "refused"))["type"] == "pong"
        with browser.sit(match) as watcher:
            assert watcher.refusal()["reason"] == "broken"
        monkeypatch.undo()
        one.until_table(lambda table: table["options"])
