"""What `pip install grasse` gives somebody who has no checkout."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection

import grasse
from grasse.server import shelf
from tests.server.servers import PATIENCE, Player, Server
from tests.server.test_endurance import wait_for

ROOT = Path(__file__).resolve().parents[1]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
ME = {"kind": "me", "name": "Rosa"}
BOT = {"kind": "bot", "player": "greedy"}
FEW = 12  # decisions


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    run(*PIP, "wheel", "--no-deps", f"--wheel-dir={folder}", ROOT, cwd=folder)
    (found,) = folder.glob("*.whl")
    return found


def test_the_tests_have_every_extra_from_where_it_stands() -> None:
    """scripts/venv.sh installs all that need no graphics card, and `dev` says none of it again."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    [wanted] = re.findall(r"--editable \"\.\[(.+)\]\"", (ROOT / "scripts/venv.sh").read_text())
    assert set(wanted.split(",")) == extras.keys() - {"cuda", "train"}
    brought = {name_of(each) for extra in extras.values() for each in extra}
    assert not brought & {name_of(each) for each in project["dependency-groups"]["dev"]}


def name_of(requirement: str) -> str:
    """The package that a requirement is about."""
    return re.split(r"[^\w.-]", requirement)[0]


@pytest.mark.slow
def test_what_the_container_copies_is_enough_to_install(tmp_path: Path, wheel: Path) -> None:
    """No git, no Node, and the page in a few files as scripts/bundle left it."""
    container = (ROOT / "deploy/Containerfile").read_text()
    for line in re.findall(r"^COPY (.+)$", container, re.MULTILINE):
        *names, place = line.split()
        for name in names:
            target = tmp_path / place.lstrip("/")
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                target.mkdir(exist_ok=True)
                shutil.copy(ROOT / name, target)
    run(*PIP, "wheel", "--no-deps", f"--wheel-dir={tmp_path}", tmp_path / "src", cwd=tmp_path)
    (found,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as ours, zipfile.ZipFile(found) as theirs:
        assert set(ours.namelist()) <= set(theirs.namelist())  # older bundles may lie there, too


@pytest.mark.slow
def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        told = next(name for name in names if name.endswith(".dist-info/METADATA"))
        facts = email.message_from_bytes(packed.read(told))
    assert facts["Version"] == grasse.__version__
    assert facts["License-Expression"] == "Apache-2.0 AND BSD-3-Clause AND MIT AND OFL-1.1"
    licences = {Path(name).name for name in facts.get_all("License-File", [])}
    vendored = {path.name for path in (ROOT / "grasse/web/vendor").glob("*.LICENSE")}
    assert licences == {"LICENSE", *vendored}
    plain = [each for each in facts.get_all("Requires-Dist", []) if "extra ==" not in each]
    for package in ("psycopg", "choix", "pyarrow", "torch", "ray", "numba-cuda", "pytest"):
        assert not any(each.startswith(package) for each in plain), package
    assert not any(name.startswith(("tests/", "docs/", "benchmarks/")) for name in names)
    texts = {str(path.relative_to(ROOT)) for path in (ROOT / "grasse/words").glob("*/how/*.md")}
    assert texts
    assert {*texts, "grasse/games/parfum/how.toml"} <= set(names)
    networks = {str(path.relative_to(ROOT)) for path in ROOT.glob("grasse/games/*/network.weights")}
    assert networks
    assert networks <= set(names)
    bundled = [name for name in names if name.startswith("grasse/bundle/")]
    assert {name.split("/")[2] for name in bundled} == {shelf.version()}, "one, of these sources"
    assert f"grasse/bundle/{shelf.version()}/main.js.br" in bundled


class Leaving(Player):
    """Decides a few times, and leaves the rest of the match to a bot.

    Interpreted, nothing takes as long as to describe a table to whoever looks at it.
    """

    def answer(self, table: dict[str, Any], connection: ClientConnection) -> None:
        if len(self.acknowledged) < FEW:
            super().answer(table, connection)
        else:
            connection.send(json.dumps({"type": "leave"}))
            self.ended.set()


def status_of(server: Server, match: str, key: str) -> str:
    address, headers = f"{server.address}/api/matches/{match}", {"cookie": f"grasse={key}"}
    with urlopen(Request(address, headers=headers), timeout=PATIENCE) as answer:
        return json.load(answer)["status"]


@pytest.mark.slow
def test_a_match_is_played_by_what_was_installed_alone(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an empty environment, outside the checkout; interpreted, to spare the compiling.

    Our own pip installs there, and no bytecode: a pip of its own and that take long to make.
    """
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    run(*PIP, "--python", python, "install", "--no-compile", wheel, cwd=tmp_path)
    for command in ([python, "-m", "grasse"], [python.with_name("grasse")]):
        assert grasse.__version__ in run(*command, "--version", cwd=tmp_path)
    complaint = subprocess.run(
        [python, "-m", "grasse", "serve", "--port=0"],
        cwd=tmp_path,
        env={**os.environ, "GRASSE_DATABASE": "postgresql://127.0.0.1:1/none"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert complaint.returncode
    assert "pip install 'grasse[postgres]'" in complaint.stderr.replace("\n", " ")
    server = Server(str(tmp_path / "matches.sqlite"), python=str(python), cwd=tmp_path)
    try:
        server.start()
        match, key = server.open(ME, BOT)
        player = Leaving(server, match, key, 1)
        player.run()
        assert player.fault is None
        assert len(player.acknowledged) == FEW
        wait_for(lambda: status_of(server, match, key) == "over")
        with player.connect() as connection:
            end = json.loads(connection.recv(timeout=PATIENCE))
        assert end["status"] == "over"
        assert sorted(place for _, place in end["scores"])[0] == 1
    finally:
        server.stop()
