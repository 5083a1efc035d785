"""What an administrator does to a server while people play: real servers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from grasse.storage.migrating import VERSIONS
from grasse.storage.store import open_database
from tests.server.servers import PATIENCE, ROOT, Player, Server
from tests.server.test_endurance import assert_nothing_is_lost, read_table, wait_for_more
from tests.server.test_serving import serve_once
from tests.terminal.scripted import Terminal

pytestmark = pytest.mark.slow
ME = {"kind": "me", "name": "Rose"}
YOU = {"kind": "me", "name": "Jasmine"}
BOT = {"kind": "bot", "player": "greedy"}


def grasse(database: str, *arguments: str, code: int = 0) -> str:
    """Runs a command on a database, in this process; answers with what it said."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GRASSE_DATABASE", database)
        done = Terminal(ROOT).run(list(arguments))
    assert done.code == code, done.err
    return " ".join((done.out + done.err).split())  # wherever a long path has broken its lines


def test_a_backup_in_mid_match_is_played_on_elsewhere(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    """From PostgreSQL to SQLite; tests/storage/test_backup.py has every way from one to another."""
    database = postgresql()
    server = Server(database)
    server.start()
    players: list[Player] = []
    backup = str(tmp_path / "monday.backup")
    try:
        matches = [server.open(ME, YOU, BOT) for _ in range(3)]
        for match, key in matches:
            players += [Player(server, match, key, seat) for seat in (1, 2)]
        for player in players:
            player.start()
        wait_for_more(players, 30)
        sure = [list(player.acknowledged) for player in players]
        assert "rows are kept" in grasse(database, "backup", backup)
        assert "exists already" in grasse(database, "backup", backup, code=1)
        wait_for_more(players, 10)  # nobody was held up
    finally:
        for player in players:
            player.stop()
        server.stop()
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    assert "rows are back" in grasse(elsewhere, "restore", backup)
    assert "not empty" in grasse(elsewhere, "restore", backup, code=1)
    for player, known in zip(players, sure, strict=True):
        player.acknowledged = known
    for number, (match, _) in enumerate(matches):
        table = assert_nothing_is_lost(elsewhere, match, players[2 * number : 2 * number + 2])
        assert table.number <= read_table(database, match).number
    again = Server(elsewhere)
    again.start()
    match, key = matches[0]
    players = [Player(again, match, key, seat) for seat in (1, 2)]
    try:
        for player in players:
            player.start()
        wait_for_more(players, 10)
    finally:
        for player in players:
            player.stop()
        again.stop()


def test_a_newer_database_is_refused_in_a_line(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
    engine.dispose()
    refused = serve_once(database)
    assert refused.returncode == 1
    assert "written by a newer Grasse" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) <= 2


def reason_of_end(connection: ClientConnection) -> str:
    """Reads until the server closes a socket; answers with why it did."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else ""


def test_a_running_server_takes_up_what_the_administrator_does(database: str) -> None:
    server = Server(database)
    server.start()
    try:
        match, key = server.open(ME, YOU)
        lost, found = Player(server, match, key, 1), Player(server, match, "", 1)
        with lost.connect() as old:
            old.recv(timeout=PATIENCE)
            told = grasse(database, "admin", "chair", match, "1", "--address", server.address)
            [link] = [word for word in told.split() if word.startswith("http")]
            assert reason_of_end(old) == "not_your_chair"
        wish = {"invite": link.rpartition("/")[2], "name": "Iris"}
        _, found.key = server.post(f"/api/matches/{match}/join", wish)
        assert found.key != key
        with found.connect() as new:
            assert json.loads(new.recv(timeout=PATIENCE))["chairs"][0]["name"] == "Iris"
            assert match in grasse(database, "admin", "list", "--status", "playing")
            grasse(database, "admin", "close", match)
            while (told_new := json.loads(new.recv(timeout=PATIENCE))).get("status") != "over":
                pass
            assert (told_new["scores"], len(told_new["secret"])) == ([], 64)
            assert "fair" in grasse(database, "verify", database)
            grasse(database, "admin", "remove", match)
            assert reason_of_end(new) == "no_such_match"
        assert "no match" in grasse(database, "admin", "remove", match, code=1)
        server.open(ME, BOT)  # the server is none the worse
    finally:
        server.stop()
