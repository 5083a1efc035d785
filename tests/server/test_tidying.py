"""A server that runs removes what is older than its term, and those who still look on are told."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Engine, update

from grasse.games import GAMES
from grasse.server import tidying
from grasse.server.app import make_app
from grasse.server.bots import Bots
from grasse.server.day_luck import day_of, later
from grasse.server.desk import Desk
from grasse.server.limits import UNLIMITED
from grasse.storage.days import days_of
from grasse.storage.retention import DAY, Terms
from grasse.storage.schema import CHAIRS, MATCHES
from grasse.storage.store import open_database
from tests.server.browsers import Browser
from tests.server.push_service import PATIENCE
from tests.server.test_clocks import START
from tests.server.test_endurance import wait_for


def age(engine: Engine, days: float, *matches: str) -> None:
    """Makes matches look as if nobody had come for so long."""
    then = time.time() - days * DAY
    with engine.execution_options(write=True).begin() as connection:
        connection.execute(update(CHAIRS).where(CHAIRS.c.match.in_(matches)).values(seen=then))
        connection.execute(update(MATCHES).where(MATCHES.c.match.in_(matches)).values(moved=then))


@pytest.mark.slow
def test_what_nobody_comes_back_to_is_gone_and_all_else_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "EVERY", 0.05)
    monkeypatch.setenv("GRASSE_KEEP_WAITING", "2")
    app = make_app(str(tmp_path / "grasse.sqlite"), UNLIMITED)
    client: TestClient[Any]
    with TestClient(app, raise_server_exceptions=False) as client:
        browser = Browser(client)
        old, new = (browser.open("me", "open")["match"] for _ in range(2))
        playing = browser.open("me", "greedy")["match"]
        with browser.sit(old) as watcher:
            age(app.state.desk.engine, 1, new)
            age(app.state.desk.engine, 3, old, playing)
            assert watcher.refusal()["reason"] == "no_such_match"
            with pytest.raises(WebSocketDisconnect):
                watcher.next()
        wait_for(lambda: browser.ask("GET", f"/api/matches/{old}").status_code == 404)
        assert browser.get(f"/api/matches/{new}")["status"] == "waiting"
        with browser.sit(playing, 1) as me:
            table = me.table if me.table["options"] else me.until_table(lambda t: t["options"])
            assert me.decide()["number"] > table["number"]


def test_the_matches_of_tomorrow_are_made_whether_anybody_asks_or_not(tmp_path: Path) -> None:
    async def scene() -> set[str]:
        desk = Desk(open_database(str(tmp_path / "grasse.sqlite")), Bots(1), lambda: START)
        work = asyncio.create_task(tidying.tidy(desk, Terms()))
        until = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < until:
                if found := await desk.read(days_of, later(day_of(START))):
                    return set(found)
                await asyncio.sleep(0.05)
            return set()
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            await desk.close()

    assert asyncio.run(scene()) == set(GAMES)
