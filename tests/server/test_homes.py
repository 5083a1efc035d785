"""Which worker a match is at home with, and how a connection is passed to it."""

from __future__ import annotations

import asyncio
import socket
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.server import homes
from grasse.server.app import make_app
from grasse.server.homes import Crowded, Homes
from grasse.server.limits import UNLIMITED
from tests.server.browsers import Browser
from tests.server.test_endurance import wait_for

NAMES = [f"match{number}" for number in range(200)]
REQUEST = "GET /api/matches/{}/socket?seat=1 HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, as sockets need it."""
    with tempfile.TemporaryDirectory(prefix="grasse-") as found:
        yield Path(found)


def among(there: set[int], mine: int, workers: int = 4) -> Homes:
    """Homes as one of some workers sees them."""
    found = Homes(Path("/nowhere"), workers)
    found.mine, found.there = mine, dict.fromkeys(there, 0.0)
    return found


def home_of(match: str, there: set[int]) -> int:
    (home,) = [worker for worker in there if among(there, worker).is_here(match)]
    return home


def test_every_worker_has_its_share_of_the_matches() -> None:
    shares = [home_of(name, {0, 1, 2, 3}) for name in NAMES]
    assert all(25 <= shares.count(worker) <= 80 for worker in range(4))


def test_a_worker_that_goes_moves_no_match_of_the_others() -> None:
    for name in NAMES:
        before, after = home_of(name, {0, 1, 2, 3}), home_of(name, {0, 1, 3})
        assert after == before or before == 2


def test_a_worker_alone_is_home_to_everything() -> None:
    assert all(Homes().is_here(name) for name in NAMES)
    assert not Homes().pass_on(REQUEST.format("m").encode(), 0)


def test_those_at_a_match_are_led_home_only_when_its_worker_has_settled() -> None:
    async def look() -> None:
        now = asyncio.get_running_loop().time()
        name = next(name for name in NAMES if home_of(name, {0, 1}) == 0)
        found = among({0, 1}, mine=1)
        found.there = {0: now, 1: 0.0}
        assert not found.has_moved(name)
        found.there[0] = now - homes.SETTLED - 1
        assert found.has_moved(name)
        del found.there[0]
        assert not found.has_moved(name)

    asyncio.run(look())


def family(folder: Path, test: Callable[[Homes, Homes, list[Any]], Any]) -> None:
    """Two workers in one loop; what the second is passed is put into a list."""

    async def run() -> None:
        one, two = (Homes(folder, 2) for _ in range(2))
        passed: list[tuple[socket.socket, bytes]] = []
        tasks = [
            asyncio.create_task(one.run(lambda *_: None)),
            asyncio.create_task(two.run(lambda *given: passed.append(given))),
        ]
        try:
            while not one.there.keys() == two.there.keys() == {0, 1}:
                await asyncio.sleep(0.01)
            await test(one, two, passed)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for connection, _ in passed:
                connection.close()

    asyncio.run(run())


def request_for(other: Homes) -> bytes:
    """A request for a match that is at home with this worker."""
    return REQUEST.format(next(name for name in NAMES if other.is_here(name))).encode()


def test_a_connection_is_passed_on_with_what_was_read_of_it(folder: Path) -> None:
    async def test(one: Homes, two: Homes, passed: list[Any]) -> None:
        assert not one.pass_on(request_for(one), 0)
        assert not one.pass_on(b"GET /api/lobby HTTP/1.1\r\n\r\n", 0)
        near, far = socket.socketpair()
        with near:
            with far:
                assert one.pass_on(request_for(two), far.fileno())
            while not passed:
                await asyncio.sleep(0.01)
            connection, request = passed[0]
            assert request == request_for(two)
            connection.sendall(b"welcome")
            assert near.recv(100) == b"welcome"  # though the first worker has closed it

    family(folder, test)


def test_a_worker_that_died_is_passed_nothing(folder: Path) -> None:
    async def test(one: Homes, two: Homes, passed: list[Any]) -> None:
        request = request_for(two)
        assert two._line is not None
        asyncio.get_running_loop().remove_reader(two._line)
        two._line.close()  # as a kill does: the file stays, and nobody is there
        two._line = None
        assert not one.pass_on(request, 0)
        assert one.is_here(request.split(b"/")[3].decode())

    family(folder, test)


def test_a_worker_that_has_much_to_take_up_is_asked_again(folder: Path) -> None:
    async def test(one: Homes, two: Homes, passed: list[Any]) -> None:
        near, far = socket.socketpair()
        request = request_for(two)

        def crowd() -> None:
            for _ in range(1000):  # it has no time to take anything up
                one.pass_on(request, far.fileno())

        with near, far:
            with pytest.raises(Crowded):
                crowd()
            while not passed:
                await asyncio.sleep(0.01)
            assert one.pass_on(request, far.fileno())

    family(folder, test)


def test_a_place_is_free_again_when_its_worker_has_gone(folder: Path) -> None:
    async def test() -> None:
        one, two, three = (Homes(folder, 2) for _ in range(3))
        tasks = [asyncio.create_task(each.run(lambda *_: None)) for each in (one, two, three)]
        await asyncio.sleep(0)
        assert [one.mine, two.mine, three.mine] == [0, 1, None]
        tasks[1].cancel()
        while three.mine is None:
            await asyncio.sleep(0.01)
        assert three.mine == 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(test())


@pytest.mark.slow
def test_bots_are_asked_by_the_worker_at_home_alone(tmp_path: Path) -> None:
    here = among({0, 1}, mine=0, workers=2)
    app = make_app(str(tmp_path / "grasse.sqlite"), UNLIMITED, homes=here)
    with TestClient(app, raise_server_exceptions=False) as client:
        browser = Browser(client)
        opened = [browser.open("greedy", "me") for _ in range(24)]
        mine = {each["match"] for each in opened if here.is_here(each["match"])}
        others = {each["match"]: each["turn"] for each in opened if each["match"] not in mine}

        def turn(name: str) -> int:
            return int(browser.get(f"/api/matches/{name}")["turn"])

        assert mine
        assert 1 in others.values()  # luck says who begins
        wait_for(lambda: all(turn(name) == 2 for name in mine))
        assert {name: turn(name) for name in others} == others
