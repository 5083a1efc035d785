"""What `pip install grasse` gives somebody who has no checkout."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import grasse
from grasse.server import shelf
from tests.server.servers import Player, Server

ROOT = Path(__file__).resolve().parents[1]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
ME = {"kind": "me", "name": "Rosa"}
BOT = {"kind": "bot", "player": "greedy"}


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
    assert grasse.__version__ in run(python, "-m", "grasse", "--version", cwd=tmp_path)
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
        player = Player(server, match, key, 1)
        player.run()
        assert player.fault is None
        assert player.is_over
    finally:
        server.stop()
