"""Games that are not compiled yet: the server opens without them, and says so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.games import GAMES
from grasse.server import warmup as rooms
from grasse.server.messages import Refusal
from grasse.server.staff import Staff
from grasse.server.warmup import Warmup
from tests.server.browsers import Browser

COLD = "perfumery"


@pytest.fixture
def unready(browser: Browser) -> Iterator[Warmup]:
    """The server of the tests, with one game taken away from it."""
    warmup: Warmup = browser.client.app.state.desk.warmup
    warmup.ready.discard(COLD)
    yield warmup
    warmup.ready.add(COLD)


def test_a_game_that_is_not_ready_is_refused_and_named(browser: Browser, unready: Warmup) -> None:
    chairs = [{"kind": "me", "name": "Rose"}, {"kind": "bot", "player": "greedy"}]
    answer = browser.ask("POST", "/api/matches", json={"game": COLD, "chairs": chairs})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not_ready")
    assert browser.get("/api/lobby")["preparing"] == [COLD]
    assert browser.open("me", "greedy")["status"] == "playing"  # another game is played already


def test_a_match_of_it_waits(browser: Browser, unready: Warmup) -> None:
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


def test_what_was_never_compiled_is_compiled_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
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
        warmup = Warmup()
        await warmup.open(everything=False)
        assert warmup.ready == {"parfum"}
        with pytest.raises(Refusal, match="not_ready"):
            warmup.check(COLD)
        await warmup.compile()
        assert not warmup.waiting()
        warmup.check(COLD)
        await asyncio.gather(warmup.search("parfum"), warmup.search("parfum"))
        warmup.close()

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
        warmup = Warmup()
        await warmup.compile()
        warmup.close()
        return warmup.waiting()

    assert asyncio.run(scene()) == [COLD]
    assert "perfumery cannot be compiled" in caplog.text


def test_searches_are_compiled_after_the_games_and_nobody_queues_for_one(
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
        warmup = Warmup()
        compiling = asyncio.create_task(warmup.compile(ahead=True))
        await begun.wait()
        assert not warmup.can_search("parfum")
        assert not warmup.can_search(COLD)
        await warmup.search(COLD)  # while the first one is still being compiled
        assert warmup.can_search(COLD)
        waiting.set()
        await compiling
        assert all(map(warmup.can_search, GAMES))
        warmup.close()

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
    warmup = Warmup(())
    asyncio.run(warmup.search("parfum"))
    assert warmup.can_search("parfum")
    assert "the search of parfum cannot be compiled" in caplog.text
    warmup.close()


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


def set_search(warmup: Warmup, monkeypatch: pytest.MonkeyPatch, is_ready: bool) -> None:
    """As on a machine on which somebody has looked ahead already, or nobody yet."""

    async def wait(name: str) -> None:
        assert name in GAMES

    monkeypatch.setattr(warmup, "can_search", lambda name: is_ready)
    monkeypatch.setattr(warmup, "can_hint", lambda name: is_ready)
    monkeypatch.setattr(warmup, "search", wait)


def test_who_waits_for_a_search_is_told(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = browser.client.app.state.desk

    async def think(*_: object) -> int:
        await asyncio.Event().wait()  # for ever
        return 0

    monkeypatch.setattr(desk.bots, "choose", think)  # so that it stays their turn
    for player, is_told in (("nose", True), ("greedy", False)):
        set_search(desk.warmup, monkeypatch, is_ready=True)
        match = browser.open("me", player)["match"]
        with browser.sit(match, 1) as socket:
            while socket.table["turn"] == 1:
                socket.decide()
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (2, False)
        set_search(desk.warmup, monkeypatch, is_ready=False)
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (2, is_told)


def test_who_could_ask_for_a_hint_is_told_and_nobody_else(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_search(browser.client.app.state.desk.warmup, monkeypatch, is_ready=False)
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        socket.table["options"] or socket.until_table(lambda table: table["options"])
        assert socket.table["warming"]
        with browser.sit(match) as watcher:
            assert (watcher.table["turn"], watcher.table["warming"]) == (1, False)
