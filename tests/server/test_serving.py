"""Starting, sharing and killing: real servers that are in each other's way, and their log."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from grasse.server import serving
from grasse.storage.guard import InUse, alone_with
from grasse.storage.store import open_database
from tests.server.servers import PATIENCE, PATIENT, ROOT, Server, call
from tests.server.test_endurance import wait_for

pytestmark = pytest.mark.slow
ME = {"kind": "me", "name": "Rose"}
BOT = {"kind": "bot", "player": "greedy"}


def serve_once(database: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`grasse serve`, which is expected to give up."""
    return subprocess.run(
        [sys.executable, "-m", "grasse", "serve", "--port", "0"],
        cwd=ROOT,
        env={**os.environ, "GRASSE_DATABASE": database, "LANG": "C.UTF-8", **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "grasse.sqlite"
    (tmp_path / "other.sqlite").symlink_to(database)  # by whatever name
    first = Server(str(database))
    first.start()
    try:
        second = serve_once(str(tmp_path / "other.sqlite"))
        assert second.returncode == 1
        assert f"another server (process {first.pid})" in second.stderr
        assert "Traceback" not in second.stderr
        first.open(ME, BOT)  # the first one is none the worse
    finally:
        first.kill()
    with alone_with(str(database)):
        pass  # the lock went with the process that was killed


@pytest.mark.parametrize(
    ("database", "settings", "code", "told"),
    [
        ("newer", {}, 1, "it was written by a newer Grasse"),
        ("postgresql://nobody@127.0.0.1:1/nothing", {}, 1, "connection failed"),
        ("good", {"GRASSE_SOCKETS": "many"}, 2, "GRASSE_SOCKETS"),
    ],
)
def test_what_cannot_be_served_is_told_before_anything_is_compiled(
    tmp_path: Path, database: str, settings: dict[str, str], code: int, told: str
) -> None:
    if database == "newer":
        engine = open_database(str(tmp_path / database))
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        engine.dispose()
    given = database if "://" in database else str(tmp_path / database)
    cache = tmp_path / "cache"
    done = serve_once(given, GRASSE_CACHE=str(cache), **settings)
    assert (done.returncode, told in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr
    assert not list(cache.rglob("*.nb*"))


def test_a_lock_is_held_as_long_as_its_block(tmp_path: Path) -> None:
    database = str(tmp_path / "grasse.sqlite")
    with alone_with(database), pytest.raises(InUse, match=f"process {os.getpid()}"):
        alone_with(database).__enter__()
    with alone_with(database):
        pass
    with alone_with("postgresql://x/y"), alone_with("postgresql://x/y"):
        pass


def test_a_lock_that_outlives_its_server_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    # What a server was just starting when it was killed has its lock until it runs something else.
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    with (tmp_path / "grasse.sqlite.lock").open("w") as held:
        held.write(f"{gone.pid}\n")
        held.flush()
        fcntl.flock(held, fcntl.LOCK_EX)
        looked = iter(range(3))

        def look_again(_: float) -> None:
            if next(looked, None) is None:
                fcntl.flock(held, fcntl.LOCK_UN)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("grasse.storage.guard.time.sleep", look_again)
            with alone_with(str(tmp_path / "grasse.sqlite")):
                assert next(looked, None) is None


def test_workers_end_with_the_main_process(postgresql: Callable[[], str]) -> None:
    server = Server(postgresql(), workers=2)
    server.start()
    try:
        family = psutil.Process(server.pid).children(recursive=True)
        assert len(family) >= 2
        os.kill(server.pid, signal.SIGKILL)  # the main process alone
        assert server.process is not None
        server.process.wait()
        _, alive = psutil.wait_procs(family, timeout=PATIENCE)
        assert alive == []
        server.workers = 1
        server.start()  # at the same port
        server.open(ME, BOT)
    finally:
        server.stop()


def test_a_port_that_is_about_to_be_free_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "PATIENCE", PATIENCE)
    busy = socket.create_server(("127.0.0.1", 0))
    port = busy.getsockname()[1]
    with pytest.raises(OSError, match="in use"):
        serving._bind("127.0.0.1", port)
    freeing = threading.Timer(0.2, busy.close)
    freeing.start()
    with serving.listen("127.0.0.1", port) as found:
        assert found.getsockname()[1] == port
    freeing.join()


# ---------------------------------------------------------------- the log


def break_text(server: Server, match: str) -> int:
    """Sends a frame that is no UTF-8; answers with the code that the socket is closed with."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    with call(address) as connection:
        frame = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
        connection.socket.sendall(frame)
        with suppress(ConnectionClosed):
            while True:
                connection.recv(timeout=PATIENCE)
        assert connection.close_code is not None
        return connection.close_code


def break_off(server: Server) -> None:
    """Goes in the middle of a request."""
    head = b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head + b"expect: 100-continue\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 100"), "it is asked for the rest"
        line.sendall(b'{"game"')


def talk_nonsense(server: Server) -> None:
    """What is no request, and one for a protocol that nobody speaks."""
    upgrade = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: smoke\r\n\r\n"
    for said, answered in ((b"\xff\xfe\r\n\r\n", b"400"), (upgrade, b"200")):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(said)
            assert line.recv(100).startswith(b"HTTP/1.1 " + answered)


def test_what_is_bad_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(str(tmp_path / "grasse.sqlite"))
    server.program = PATIENT
    with log.open("wb") as errors:
        server.start(errors)
    try:
        match, _ = server.open(ME, BOT)
        for _ in range(3):
            assert break_text(server, match) == 1007
        break_off(server)
        talk_nonsense(server)
        server.open(ME, BOT)  # by now it has noticed
    finally:
        server.stop()
    assert log.read_text().strip() == ""


def log_of_a_start(folder: Path, shape: str) -> list[str]:
    """What a server writes first, while it is not ready yet."""
    database, log = str(folder / "grasse.sqlite"), folder / shape
    server = Server(database, GRASSE_LOG_LEVEL="info", GRASSE_LOG_FORMAT=shape)
    with log.open("wb") as errors:
        process = server.spawn(errors)
    try:
        wait_for(lambda: log.read_bytes().endswith(b"\n") or process.poll() is not None)
    finally:
        server.kill()
    return log.read_text().splitlines()


def test_the_log_has_time_and_level_as_text_or_json(tmp_path: Path) -> None:
    [line, *_] = log_of_a_start(tmp_path, "text")
    time, level, logger, *_ = line.split()
    assert time.endswith("Z")
    assert time[10] == "T"
    assert (level, logger) == ("INFO", "uvicorn.error:")
    told = [json.loads(line) for line in log_of_a_start(tmp_path, "json") if line]
    assert {"time", "level", "logger", "process", "message"} <= told[0].keys()


def test_a_setting_that_means_nothing_is_told(tmp_path: Path) -> None:
    done = serve_once(str(tmp_path / "grasse.sqlite"), GRASSE_LOG_LEVEL="loud")
    assert done.returncode == 2
    assert "GRASSE_LOG_LEVEL is debug, info" in done.stderr
    assert "Traceback" not in done.stderr
