"""Matches that were begun on an earlier version go on: played, joined, forked, looked at."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from grasse.server.app import make_app
from tests.server.browsers import Browser, Socket
from tests.storage.releases import RELEASES, fill

pytestmark = pytest.mark.slow


def play_some(socket: Socket, decisions: int) -> None:
    """Decides as often as that, whenever it is this chair's turn."""
    for _ in range(decisions):
        if not socket.table["options"]:
            socket.until_table(lambda table: table["options"])
        socket.decide()


def chat_of(socket: Socket) -> list[str]:
    said: dict[str, Any] = socket.until(lambda message: message["type"] == "chat")
    return [line["text"] for line in said["lines"]]


@pytest.mark.parametrize("release", RELEASES)
def test_matches_of_a_release_go_on(database: str, release: str) -> None:
    known = fill(database, release)
    names = {kind: found["match"] for kind, found in known["matches"].items()}
    with TestClient(make_app(database), raise_server_exceptions=False) as client:
        rose, iris = Browser(client), Browser(client)
        rose.key, iris.key = known["keys"]["rose"], known["keys"]["iris"]
        mine = {match["match"] for match in rose.get("/api/lobby")["mine"]}
        assert mine == {names[kind] for kind in ("waiting", "bots", "two", "fork", "rematch")}

        for kind, decisions in (("bots", 5), ("fork", 5), ("rematch", 1)):
            with rose.sit(names[kind], 1) as socket:
                assert socket.table["number"] >= known["matches"][kind]["number"], kind
                play_some(socket, decisions)

        with rose.sit(names["two"], 1) as one, iris.sit(names["two"], 2) as two:
            assert "Good luck, Iris" in chat_of(one)
            player = one if one.table["options"] else two
            play_some(player, 1)

        wish = {"invite": known["invitation"], "name": "Iris"}
        iris.post(f"/api/matches/{names['waiting']}/join", wish)
        with rose.sit(names["waiting"], 1) as one, iris.sit(names["waiting"], 2) as two:
            assert one.table["status"] == "playing"
            play_some(one if one.table["options"] else two, 1)

        replay = rose.get(f"/api/matches/{names['over']}/replay")
        assert replay["last"] > 200
        assert "# secret: " in rose.ask("GET", f"/api/matches/{names['over']}/record").text
        wish = {"number": 50, "seat": 1, "name": "Rose", "player": "greedy"}
        assert rose.post(f"/api/matches/{names['over']}/fork", wish)["status"] == "playing"
