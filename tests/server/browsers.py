"""Browsers without a screen: each keeps its key, takes chairs, and talks to tables."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar.testing import TestClient, WebSocketTestSession

from grasse.players import find_player
from grasse.server.tables import BY_BOT, DECIDED
from grasse.server.tables import Table as ServerTable
from grasse.server.trail import hash_of
from grasse.storage.store import EntryRow

TIMEOUT = 400.0  # seconds; a search may have to be compiled, and the machine may be busy
Table = dict[str, Any]


class Socket:
    """A socket of a table, inside this process."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.table: Table = {}
        self.received: list[bytes] = []  # every message, as it came
        self.others: list[Table] = []  # what came besides tables and was not asked for yet

    def send(self, type: str, **fields: Any) -> None:
        self.session.send_text(json.dumps({"type": type, **fields}))

    def next(self) -> Table:
        """The next message."""
        content = self.session.receive_text(timeout=TIMEOUT)
        self.received.append(content.encode())
        message: Table = json.loads(content)
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, wanted: Callable[[Table], Any]) -> Table:
        """Reads on until a message is as it should be."""
        began = time.monotonic()
        while time.monotonic() - began < TIMEOUT:
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError(f"it did not come; the last table is {self.table.get('number')}")

    def until_table(self, wanted: Callable[[Table], Any] = bool) -> Table:
        return self.until(lambda message: message["type"] == "table" and wanted(message))

    def refusal(self) -> Table:
        """Why the last message was refused."""
        return self.until(lambda message: message["type"] == "refused")

    def decide(self, action: int | None = None) -> Table:
        """Decides, the first option if nothing else is said, and waits for the new table."""
        number = self.table["number"]
        chosen = self.table["options"][0] if action is None else action
        self.send("decide", number=number, action=chosen)
        return self.until_table(lambda table: table["number"] > number)


class Browser:
    """Somebody with a key."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.key = ""

    def _headers(self, more: dict[str, str] | None) -> dict[str, str]:
        key = {"cookie": f"grasse={self.key}"} if self.key else {}
        return {**key, **(more or {})}

    def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None, **rest: Any
    ) -> httpx.Response:
        self.client.cookies.clear()
        answer = self.client.request(method, path, headers=self._headers(headers), **rest)
        self.key = answer.cookies.get("grasse") or self.key
        self.client.cookies.clear()
        return answer

    def get(self, path: str, **rest: Any) -> Any:
        answer = self.ask("GET", path, **rest)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, content: Any = None, **rest: Any) -> Any:
        answer = self.ask("POST", path, json=content, **rest)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def open(self, *chairs: str, game: str = "parfum", **rest: Any) -> Table:
        """Opens a match: "me", "open", or the name of a bot."""
        wanted = []
        for number, chair in enumerate(chairs, 1):
            if chair == "me":
                wanted.append({"kind": "me", "name": f"Person {number}"})
            elif chair == "open":
                wanted.append({"kind": "open"})
            else:
                wanted.append({"kind": "bot", "player": chair})
        opened: Table = self.post("/api/matches", {"game": game, "chairs": wanted, **rest})
        return opened

    @contextmanager
    def sit(self, match: str, seat: int = 0, since: int | None = None) -> Iterator[Socket]:
        """A socket at a table, with its first table read."""
        query = f"?seat={seat}" + (f"&since={since}" if since is not None else "")
        address = f"/api/matches/{match}/socket{query}"
        self.client.cookies.clear()
        with self.client.websocket_connect(address, headers=self._headers(None)) as session:
            socket = Socket(session)
            socket.next()
            yield socket


def let_see(player: Browser, match: str, shared: bool = True) -> Table:
    """Somebody who has played a match that is over shares it with all who have its link."""
    summary: Table = player.post(f"/api/matches/{match}/share", {"shared": shared})
    return summary


def chain(seed: str, length: int = 600) -> list[str]:
    """A chain of hashes as a browser makes it: the last is pledged, then one after the other."""
    found = [hash_of(seed)]
    while len(found) <= length:
        found.append(hash_of(found[-1]))
    return found


def invitation(summary: Table, seat: int) -> str:
    found: str = summary["chairs"][seat - 1]["invite"]
    return found


def play_on(table: ServerTable, now: float) -> list[EntryRow]:
    """Decides for whoever is to, until the match is over."""
    player, entries = find_player("greedy").sit(table.name), []
    while table.awaits:
        match = table.match
        action = player.choose(match.game, match.box, match.view(match.seat), match.options())
        kind = BY_BOT if table.bot(table.turn) else DECIDED
        entries += table.decide(table.turn, table.number, action, now, kind)
    return entries


def finish(browser: Browser, match: str) -> None:
    """Plays a match to its end at once, as if all had decided one after the other."""
    desk = browser.client.app.state.desk
    with browser.client.portal() as portal:
        portal.call(desk.act, match, play_on)
