"""Games that are not compiled yet: the server opens without them, and says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

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
        portal.call(desk.sweep)  # does not give it up
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
