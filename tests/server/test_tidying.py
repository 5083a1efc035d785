"""A server that runs removes what is older than its term, and those who still look on are told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Engine, update

from grasse.server import tidying
from grasse.server.app import make_app
from grasse.server.limits import UNLIMITED
from grasse.storage.retention import DAY
from grasse.storage.schema import CHAIRS, MATCHES
from tests.server.browsers import Browser
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
