"""The disk that forgets: it keeps what was synced and forgets the rest, and losses are found."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from campaigns import power
from campaigns.traces import Disk, Event, events

TRACE = r"""
7 recvfrom(5<socket:[99]>, "GET /api/matches/abc/socket?seat=1 HTTP/1.1\r\n"..., 65536, 0) = 200
8 pwrite64(4</x/grasse.sqlite-wal>, "ab\0", 3, 2) = 3
7 write(5<socket:[99]>, "\201~\6{\"type\":\"table\",\"number\":6,"..., 99) = 99
8 fdatasync(4</x/grasse.sqlite-wal> <unfinished ...>
9 pwrite64(4</x/grasse.sqlite-wal>, "c", 1, 0 <unfinished ...>
8 <... fdatasync resumed>)          = 0
9 <... pwrite64 resumed>)           = 1
7 sendto(5<socket:[99]>, "\201~\6{\"type\":\"table\",\"number\":7,"..., 99, 0, NULL, 0) = 99
8 ftruncate(4</x/grasse.sqlite-wal>, 1) = 0
8 unlink("/x/grasse.sqlite-wal")    = 0
"""
AHEAD = "/x/grasse.sqlite-wal"


def test_a_trace_is_read_in_the_order_in_which_things_happened(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    trace.write_text(TRACE.lstrip())
    seen = list(events(trace))
    kinds = "wrote told sync wrote synced told cut removed".split()
    assert [event.kind for event in seen] == kinds
    assert seen[0] == Event("wrote", AHEAD, "8", 2, b"ab\0")
    assert [(e.match, e.place) for e in seen if e.kind == "told"] == [("abc", 6), ("abc", 7)]
    assert seen[6].place == 1


def test_a_disk_keeps_what_was_written_before_a_sync_began(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    trace.write_text(TRACE.lstrip())
    disk = Disk()
    for event in list(events(trace))[:6]:
        disk.follow(event)
    assert (disk.kept, disk.told) == ({AHEAD: b"\0\0ab\0"}, {"abc": 7})
    disk.fail(tmp_path, None)
    left = tmp_path / "grasse.sqlite-wal"
    assert left.read_bytes() == b"\0\0ab\0"
    found = set()
    for seed in range(20):
        disk.fail(tmp_path, random.Random(seed))
        found.add(left.read_bytes())
    assert found == {b"\0\0ab\0", b"c\0ab\0"}, "what was not synced is there, or is not"


def test_what_was_told_and_is_not_left_is_found(tmp_path: Path) -> None:
    database = tmp_path / "grasse.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE entries (match, number, kind, seat, value)")
        connection.execute("INSERT INTO entries VALUES ('abc', 1, 'begun', -1, 0)")
        connection.commit()
    final = power.entries_in(database)
    disk = Disk(kept={str(database): database.read_bytes()}, told={"abc": 1})
    assert power.check(disk, database.name, final, None) == ""
    disk.told["abc"] = 2
    assert "2 was told, 1 is left" in power.check(disk, database.name, final, None)
    assert "not those" in power.check(
        Disk(disk.kept, told={"abc": 1}), database.name, {"abc": [(1, "joined", -1, 0)]}, None
    )
    lost = Disk(told={"abc": 1})
    assert "cannot read" in power.check(lost, database.name, final, None)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    wish = ["--rounds", "1", "--tables", "1", "--decisions", "5", "--moments", "20"]
    assert power.main([*wish, "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()


@pytest.mark.slow
def test_postgresql_as_it_comes_syncs_and_we_wait_for_it() -> None:
    assert power.ask_postgresql() == []
