"""What a server withstands: a worker dies, it starts again, it is told to end.

kill -9 of the whole server in mid-match is in tests/campaigns/test_kill.py.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.sync.client import ClientConnection

from grasse.server.desk import load_table
from grasse.server.homes import Homes
from grasse.server.tables import Table
from grasse.storage.store import open_database
from tests.server.ledger import invented, lost
from tests.server.servers import PATIENCE, PATIENT, ROOT, Player, Server, call

pytestmark = pytest.mark.slow
ME = {"kind": "me", "name": "Rose"}
YOU = {"kind": "me", "name": "Jasmine"}
BOT = {"kind": "bot", "player": "greedy"}


def wait_for(found: Callable[[], bool], seconds: float = PATIENCE) -> None:
    began = time.monotonic()
    while not found():
        assert time.monotonic() - began < seconds, "it did not happen"
        time.sleep(0.05)


def wait_for_more(players: Sequence[Player], decisions: int) -> None:
    """Until these players have had this many more of their decisions acknowledged, or are done."""
    wanted = sum(len(player.acknowledged) for player in players) + decisions

    def is_enough() -> bool:
        made = sum(len(player.acknowledged) for player in players)
        return made > wanted or all(player.is_over for player in players)

    wait_for(is_enough)


def read_table(database: str, match: str) -> Table:
    engine = open_database(database)
    with engine.begin() as connection:
        table = load_table(connection, match, str)
    engine.dispose()
    return table


def assert_nothing_is_lost(database: str, match: str, players: Sequence[Player]) -> Table:
    """Every acknowledged decision is there, and the match replays from its entries."""
    table = read_table(database, match)
    assert [entry.number for entry in table.entries] == list(range(1, table.number + 1))
    for player in players:
        assert player.numbers == sorted(player.numbers)
    assert not lost(table, {each.seat: each.acknowledged for each in players})
    assert not invented(table, {each.seat: each.sent for each in players})
    return table


def workers_of(server: Server, players: list[Player]) -> set[int | None]:
    """The workers that players have come to; None is one that is on the way."""
    found: set[int | None] = set()
    for player in players:
        worker = None
        with suppress(OSError):  # the connection was closed meanwhile
            worker = server.worker_of(player.connection) if player.connection else None
        found.add(worker.pid if worker else None)
    return found


def places_of(workers: Iterable[int | None]) -> set[int]:
    """The places among the workers that these have taken."""
    found: set[int] = set()
    for pid in workers:
        with suppress(psutil.Error):
            files = (Path(each.path) for each in psutil.Process(pid).open_files())
            locks = [file.stem for file in files if file.suffix == ".lock"]
            found |= {int(name) for name in locks if name.isdecimal()}
    return found


def has_home(workers: set[int | None], match: str) -> bool:
    """Whether one of these workers has the place at which a match of two workers is at home.

    Before both are there, all may have come to the other one; they move when it has settled.
    """
    return Homes(workers=2)._order(match)[0] in places_of(workers)


class Resting(Player):
    """A player who can be told to decide nothing for a while, so that the match does not end."""

    rests = False

    def answer(self, table: dict[str, Any], connection: ClientConnection) -> None:
        if not self.rests:
            super().answer(table, connection)


def test_all_at_a_match_come_to_one_worker_and_to_another_if_it_dies(
    postgresql: Callable[[], str],
) -> None:
    database = postgresql()
    server = Server(database, workers=2)
    server.start()
    players: list[Player] = []
    try:
        match, key = server.open(ME, YOU)
        one, two = (Resting(server, match, key, seat) for seat in (1, 2))
        players = [one, two]
        for player in players:
            player.start()

        def is_at_home(*not_at: int) -> bool:
            found = workers_of(server, players)
            return len(found) == 1 and not found & {None, *not_at} and has_home(found, match)

        def pids() -> list[int]:
            return [worker.pid for worker in server.worker_processes()]

        wait_for(lambda: len(places_of(pids())) == 2)  # or the late one would take the dead one's
        wait_for_more(players, 6)
        one.rests = two.rests = True
        wait_for(is_at_home)
        (dying,) = workers_of(server, players)
        assert dying is not None
        before = pids()
        one.rests = two.rests = False
        os.kill(dying, signal.SIGKILL)
        wait_for_more(players, 6)
        one.rests = two.rests = True
        wait_for(lambda: is_at_home(*before))  # a new one has its place, and its matches
        one.rests = two.rests = False
        for player in players:  # who comes again is asked again
            assert player.connection is not None
            player.connection.close()
        wait_for_more(players, 6)
    finally:
        for player in players:
            player.stop()
        server.stop()
    assert_nothing_is_lost(database, match, players)
    both = one.events.keys() & two.events.keys()
    assert len(both) > 10
    for number in both:
        told = [[event["name"] for event in player.events[number]] for player in players]
        assert told[0] == told[1], "both are told the same, once, and in order"


def test_a_program_plays_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    database = str(tmp_path / "grasse.sqlite")
    server = Server(database)
    server.start()
    try:
        match, _ = server.open(ME, BOT, clock={"kind": "decision", "seconds": 1})
        time.sleep(0.3)  # it may be anywhere by then
        server.kill()
        before = read_table(database, match).number
        server.start()  # one second per decision is up by now: bots play the match on
        wait_for(lambda: read_table(database, match).number > before + 30)
    finally:
        server.stop()


def test_it_ends_in_peace(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "x.sqlite"))
    server.start()
    match, key = server.open(ME, BOT)
    player = Player(server, match, key, 1)
    player.start()
    wait_for(lambda: len(player.acknowledged) > 3)
    assert server.process is not None
    unit = (ROOT / "deploy" / "grasse.service").read_text().splitlines()
    assert "KillSignal=SIGINT" in unit
    server.process.send_signal(signal.SIGINT)
    code = server.process.wait(PATIENCE)
    assert f"SuccessExitStatus={code}" in unit  # or systemd would say that it failed
    player.stop()
    assert_nothing_is_lost(str(tmp_path / "x.sqlite"), match, [player])


def test_an_interrupt_with_many_sockets_is_quiet(tmp_path: Path) -> None:
    """Ctrl+C ends the server within its patience, and prints nothing that frightens anybody."""
    server = Server(str(tmp_path / "grasse.sqlite"))
    server.program = PATIENT
    log = tmp_path / "log"
    with log.open("wb") as errors:
        server.start(errors)
    people = [{"kind": "me", "name": f"P{seat}"} for seat in range(4)]
    with ExitStack() as sockets:
        for _ in range(25):
            match, key = server.open(*people)
            address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/socket"
            cookie = {"cookie": f"grasse={key}"}
            for seat in range(1, 5):
                socket = call(f"{address}?seat={seat}", additional_headers=cookie)
                sockets.enter_context(socket)
        server.stop()
    assert log.read_text().strip() == ""  # but for the end of the line with ^C
