"""Meetings are whole: nobody finds a match that is half opened, half joined or half begun."""

from __future__ import annotations

import hashlib
import time
import urllib.error
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from grasse.games import GAMES
from grasse.server import fairness
from grasse.server.boxes import box_of
from grasse.server.tables import Table
from grasse.storage import people, store
from grasse.storage.store import ChairRow, MatchRow, open_database
from tests.server.browsers import Browser, play_on
from tests.server.servers import ROOT, Server

KEY = "k" * 43  # of the browser that holds every chair
HOLDER = hashlib.sha256(KEY.encode()).hexdigest()


def lay(name: str, *kinds: str) -> Table:
    """A table of people and open chairs, before it begins."""
    card = GAMES["parfum"]
    row = MatchRow(
        match=name,
        game=card.name,
        version=card.version,
        box=card.box_hash(box_of(card.name)),
        seats=len(kinds),
        options="{}",
        clock_kind="none",
        clock_seconds=0.0,
        listed=False,
        secret=fairness.make_secret(),
        forked=0,
        created=time.time(),
    )
    chairs = [
        ChairRow(name, seat, kind, holder=HOLDER, name=f"P{seat}")
        if kind == "person"
        else ChairRow(name, seat, kind, invite=f"{name}-{seat}")
        for seat, kind in enumerate(kinds)
    ]
    return Table(row, chairs)


def keep(database: str, table: Table) -> None:
    engine = open_database(database)
    row = MatchRow(**{**vars(table.row), **vars(table.standing(time.time()))})
    with engine.begin() as connection:
        store.create_match(connection, row, table.chairs, table.entries)
        people.welcome(connection, HOLDER, HOLDER, "", row.created)
    engine.dispose()


def matches_in(database: str) -> dict[str, tuple[MatchRow, list[ChairRow]]]:
    engine = open_database(database)
    with engine.begin() as connection:
        rows = store.matches_of(connection, HOLDER) + store.finished_matches(connection, HOLDER)
        found = {row.match: (row, store.chairs_of(connection, [row.match])) for row in rows}
    engine.dispose()
    return found


@pytest.mark.slow
def test_a_server_killed_in_mid_meeting_leaves_nothing_half_done(tmp_path: Path) -> None:
    """After its first write it dies; whatever was begun by then is whole, or not there at all."""
    database, armed = str(tmp_path / "grasse.sqlite"), tmp_path / "armed"
    finished = lay("finished", "person", "person")
    finished.begin(time.time())
    play_on(finished, time.time())
    keep(database, finished)
    keep(database, lay("joined", "person", "open"))
    server = Server(database, GRASSE_DIES_WITH=str(armed))
    server.program = [str(ROOT / "tests" / "server" / "dying.py")]
    people = [{"kind": "me", "name": name} for name in ("Rose", "Jasmine")]
    meetings: list[tuple[str, Any]] = [
        ("/api/matches", {"game": "parfum", "chairs": people}),
        ("/api/matches/joined/join", {"invite": "joined-1", "name": "Jasmine"}),
        ("/api/matches/finished/rematch", None),
        ("/api/matches/finished/fork", {"number": 30, "seat": 1, "name": "Rose"}),
    ]
    known = 2
    for path, content in meetings:
        server.start()
        armed.touch()
        try:
            server.post(path, content, KEY)
        except urllib.error.HTTPError:
            raise
        except (OSError, HTTPException):
            pass  # it died before it could answer
        server.kill()
        armed.unlink()
        found = matches_in(database)
        for row, chairs in found.values():
            is_full = all(chair.kind != "open" for chair in chairs)
            assert (row.status == "waiting") == (not is_full), path
        # Not there at all, if something else was written in the same breath, and it died of that.
        assert len(found) - known in ((0,) if path == "/api/matches/joined/join" else (0, 1)), path
        known = len(found)
    assert known > 2
    statuses = {row.status for row, _ in matches_in(database).values()}
    assert statuses - {"waiting"} == {"playing", "over"}  # who is asked for a rematch is waited for


@pytest.fixture
def stuck(browser: Browser) -> Callable[[], str]:
    """Makes a match in which all chairs are taken, and which never began."""

    def make() -> str:
        table = lay(f"stuck{time.time_ns()}", "person", "person")
        keep(browser.client.app.state.desk.engine.url.database, table)
        browser.key = KEY
        return table.name

    return make


def test_a_match_that_never_began_begins_when_somebody_comes(
    browser: Browser, stuck: Callable[[], str]
) -> None:
    match = stuck()
    with browser.sit(match, 1) as socket:
        assert socket.table["status"] == "playing"
    assert browser.get("/api/lobby")["mine"][0]["status"] == "playing"
    match = stuck()
    assert browser.get(f"/api/matches/{match}")["status"] == "playing"
