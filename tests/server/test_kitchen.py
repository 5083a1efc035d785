"""Games that are not compiled yet: the server opens without them, and says so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.games import GAMES
from grasse.server import kitchen as rooms
from grasse.server.kitchen import Kitchen
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from tests.server.browsers import Browser

COLD = "perfumery"


@pytest.fixture
def unready(browser: Browser) -> Iterator[Kitchen]:
    """The server of the tests, with one game taken away from it."""
    kitchen: Kitchen = browser.client.app.state.desk.kitchen
    kitchen.ready.discard(COLD)
    yield kitchen
    kitchen.ready.add(COLD)


def test_a_game_that_is_not_ready_is_refused_and_named(browser: Browser, unready: Kitchen) -> None:
    chairs = [{"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"}]
    answer = browser.ask("POST", "/api/matches", json={"game": COLD, "chairs": chairs})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not_ready")
    assert browser.get("/api/lobby")["preparing"] == [COLD]
    assert browser.open("me", "greedy")["status"] == "playing"  # another game is played already


def test_a_match_of_it_waits(browser: Browser, unready: Kitchen) -> None:
    unready.ready.add(COLD)
    match = browser.open("me", "greedy", game=COLD)["match"]
    desk = browser.client.app.state.desk
    desk.places.pop(match, None)  # as after a restart
    unready.ready.discard(COLD)
    answer = browser.ask("GET", f"/api/matches/{match}")
    assert (answer.status_code, answer.json()["reason"]) == (409, "not_ready")
    with browser.client.portal() as portal:
        portal.call(desk.sweep_bots)  # does not give it up
        portal.call(desk.sweep_clocks)
    unready.ready.add(COLD)
    assert browser.get(f"/api/matches/{match}")["status"] == "playing"


def test_what_was_never_compiled_is_cooked_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, str]] = []
    loaded: list[str] = []

    async def ask(_: Staff, question: object, name: str) -> None:
        assert question != rooms.compile_game or name not in loaded, (
            "it must not be loaded before it is compiled"
        )
        asked.append((question, name))

    monkeypatch.setattr(Staff, "ask", ask)
    warm = (GAMES["parfum"].folder, "game")
    monkeypatch.setattr(rooms, "is_compiled", lambda folder, part="game": (folder, part) == warm)
    monkeypatch.setattr(rooms, "warm_up", lambda game, box: loaded.append(game.name))

    async def scene() -> None:
        kitchen = Kitchen()
        await kitchen.open(everything=False)
        assert kitchen.ready == {"parfum"}
        with pytest.raises(Refusal, match="not_ready"):
            kitchen.check(COLD)
        await kitchen.cook()
        assert not kitchen.waiting()
        kitchen.check(COLD)
        await asyncio.gather(kitchen.search("parfum"), kitchen.search("parfum"))
        kitchen.close()

    asyncio.run(scene())
    cold = [name for name in GAMES if name != "parfum"]
    assert asked == [
        *((rooms.compile_game, name) for name in cold),
        (rooms.compile_search, "parfum"),
    ]
    assert loaded == ["parfum", *cold]


def test_a_game_that_cannot_be_compiled_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(_: Staff, question: object, name: str) -> None:
        if name == COLD:
            raise RuntimeError("no")

    monkeypatch.setattr(Staff, "ask", ask)
    monkeypatch.setattr(rooms, "is_compiled", lambda folder, part="game": False)
    monkeypatch.setattr(rooms, "warm_up", lambda game, box: None)

    async def scene() -> list[str]:
        kitchen = Kitchen()
        await kitchen.cook()
        kitchen.close()
        return kitchen.waiting()

    assert asyncio.run(scene()) == [COLD]
    assert "perfumery cannot be compiled" in caplog.text


def test_searches_are_cooked_after_the_games_and_who_waits_for_one_need_not_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[object, str, int]] = []
    compiled: set[object] = set()
    begun, waiting = asyncio.Event(), asyncio.Event()

    async def ask(staff: Staff, question: object, name: str) -> None:
        asked.append((question, name, staff.kindness))
        if question == rooms.compile_search and name == "parfum":
            begun.set()
            await waiting.wait()
        compiled.add((GAMES[name].folder, "search" if question == rooms.compile_search else "game"))

    monkeypatch.setattr(Staff, "ask", ask)
    monkeypatch.setattr(
        rooms, "is_compiled", lambda folder, part="game": (folder, part) in compiled
    )
    monkeypatch.setattr(rooms, "warm_up", lambda game, box: None)

    async def scene() -> None:
        kitchen = Kitchen()
        cooking = asyncio.create_task(kitchen.cook(ahead=True))
        await begun.wait()
        assert not kitchen.can_search("parfum")
        assert not kitchen.can_search(COLD)
        await kitchen.search(COLD)  # while the first one is still in the pan
        assert kitchen.can_search(COLD)
        waiting.set()
        await cooking
        assert all(map(kitchen.can_search, GAMES))
        kitchen.close()

    asyncio.run(scene())
    assert asked[: len(GAMES)] == [(rooms.compile_game, name, 5) for name in GAMES]
    assert asked[len(GAMES) :] == [
        (rooms.compile_search, "parfum", 10),
        (rooms.compile_search, COLD, 5),
        (rooms.compile_search, "aqua-mirabilis", 10),
    ]


def test_a_search_that_cannot_be_compiled_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(_: Staff, question: object, name: str) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(Staff, "ask", ask)
    monkeypatch.setattr(rooms, "is_compiled", lambda folder, part="game": False)
    kitchen = Kitchen(())
    asyncio.run(kitchen.search("parfum"))
    assert kitchen.can_search("parfum")
    assert "the search of parfum cannot be compiled" in caplog.text
    kitchen.close()


def test_of_several_workers_one_compiles_a_search(tmp_path: Path) -> None:
    path, inside = tmp_path / "cache" / "search.lock", threading.Event()

    def enter() -> None:
        with rooms.alone(path):
            inside.set()

    other = threading.Thread(target=enter)
    with rooms.alone(path):
        other.start()
        assert not inside.wait(0.05)
    other.join()
    assert inside.is_set()


def set_search(kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch, is_ready: bool) -> None:
    """As on a machine on which somebody has looked ahead already, or nobody yet."""

    async def wait(name: str) -> None:
        assert name in GAMES

    monkeypatch.setattr(kitchen, "can_search", lambda name: is_ready)
    monkeypatch.setattr(kitchen, "can_hint", lambda name: is_ready)
    monkeypatch.setattr(kitchen, "search", wait)


def test_who_waits_for_a_search_is_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = browser.client.app.state.desk

    async def think(*_: object) -> int:
        await asyncio.Event().wait()  # for ever
        return 0

    monkeypatch.setattr(desk.bots, "choose", think)  # so that it stays their turn
    for player, is_told in (("nose", True), ("greedy", False)):
        set_search(desk.kitchen, monkeypatch, is_ready=True)
        match = browser.open("me", player)["match"]
        with browser.sit(match, 1) as socket:
            while socket.table["turn"] == 1:
                socket.decide()
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (2, False)
        set_search(desk.kitchen, monkeypatch, is_ready=False)
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (2, is_told)


def test_who_could_ask_for_a_hint_is_told_and_nobody_else(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_search(browser.client.app.state.desk.kitchen, monkeypatch, is_ready=False)
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        socket.table["options"] or socket.until_table(lambda table: table["options"])
        assert socket.table["warming"]
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (1, False)
