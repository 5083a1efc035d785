"""Compiled code is kept where nothing stale can be found, and forgotten when it is old."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import numba
import pytest

from grasse.kernel import jit

ROOT = jit.HOUSE.parent
OUT_OF_BOUNDS = """
import numpy as np
from grasse.kernel.jit import jit

@jit
def read(numbers, index):
    return numbers[index]

if __name__ == "__main__":
    print(read(np.arange(3), 3))
"""

DOUBLE = """
from grasse.kernel.jit import jit

@jit
def double(number):
    return 2 * number

print(double(4), sum(double.stats.cache_hits.values()))
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of two rooms, whose compiled code is kept in a folder of its own."""
    for room in ("kernel", "players"):
        (tmp_path / "house" / room).mkdir(parents=True)
        (tmp_path / "house" / room / "rules.py").write_text("x = 1\n")
    monkeypatch.setattr(jit, "HOUSE", tmp_path / "house")
    monkeypatch.setenv("GRASSE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "house"


def folder_for(house: Path) -> Path:
    jit.cache_folder.cache_clear()
    try:
        return jit.cache_folder(house / "kernel")
    finally:
        jit.cache_folder.cache_clear()


def test_the_folder_stays_while_nothing_changes(house: Path) -> None:
    (house / "kernel" / "notes.txt").write_text("not compiled")
    before = folder_for(house)
    (house / "kernel" / "notes.txt").write_text("still not compiled")
    assert folder_for(house) == before
    assert before.parent == house.parent / "cache"


def test_a_copy_of_the_house_has_the_same_folder(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder_for(house)
    monkeypatch.setattr(jit, "HOUSE", Path(shutil.copytree(house, tmp_path / "copy" / "house")))
    assert folder_for(jit.HOUSE) == before


@pytest.mark.slow
def test_what_one_checkout_compiled_another_loads_until_it_differs(tmp_path: Path) -> None:
    def run(name: str, source: str) -> str:
        room = tmp_path / name / "grasse" / "kernel"
        shutil.copytree(jit.HOUSE / "kernel", room, ignore=shutil.ignore_patterns("__pycache__"))
        (room.parent / "__init__.py").touch()
        (room / "double.py").write_text(source)
        environment = {
            **os.environ,
            "PYTHONPATH": str(room.parents[1]),
            "GRASSE_CACHE": str(tmp_path / "cache"),
            "NUMBA_DISABLE_JIT": "0",
        }
        command = [sys.executable, "-P", "-m", "grasse.kernel.double"]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run("first", DOUBLE) == "8 0\n"
    assert run("second", DOUBLE) == "8 1\n"
    assert run("third", DOUBLE.replace("2 *", "3 *")) == "12 0\n"


def test_an_edit_of_what_is_shared_leads_to_another_folder(house: Path) -> None:
    folders = {folder_for(house)}
    (house / "kernel" / "rules.py").write_text("x = 2\n")
    folders.add(folder_for(house))
    (house / "players" / "rules.py").write_text("x = 2\n")  # imported by none, for all we know
    folders.add(folder_for(house))
    (house / "players" / "search").mkdir()
    (house / "players" / "search" / "rules.py").write_text("")
    folders.add(folder_for(house))
    (house / "players" / "rules.py").rename(house / "players" / "laws.py")
    folders.add(folder_for(house))
    assert len(folders) == 5


def test_an_edit_of_one_game_leaves_the_others_compiled(house: Path) -> None:
    (house / "games" / "parfum").mkdir(parents=True)
    (house / "games" / "parfum" / "rules.py").write_text("x = 1\n")
    before = folder_for(house)
    (house / "games" / "parfum" / "rules.py").write_text("x = 2\n")
    assert folder_for(house) == before


def test_a_file_beside_the_function_counts_wherever_it_is(house: Path, tmp_path: Path) -> None:
    (tmp_path / "example").mkdir()
    (tmp_path / "example" / "game.py").write_text("x = 1\n")
    jit.cache_folder.cache_clear()
    before = jit.cache_folder(tmp_path / "example")
    (tmp_path / "example" / "game.py").write_text("x = 2\n")
    jit.cache_folder.cache_clear()
    assert jit.cache_folder(tmp_path / "example") != before
    jit.cache_folder.cache_clear()


def test_the_folder_of_a_loop_counts_beside_that_of_its_game(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "loops").mkdir()
    (tmp_path / "loops" / "loop.py").write_text("def loop(): pass\n")
    names: dict[str, FunctionType] = {}
    exec(compile("def loop(): pass", str(tmp_path / "loops" / "loop.py"), "exec"), names)
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    folders = set()
    for room in ("loops", "house/kernel"):
        jit.cache_folder.cache_clear()
        jit.jit(names["loop"], house / "kernel")
        folders.add(numba.config.CACHE_DIR)
        (tmp_path / room / "other.py").write_text("x = 1\n")
    jit.cache_folder.cache_clear()
    jit.jit(names["loop"], house / "kernel")
    assert len(folders | {numba.config.CACHE_DIR}) == 3
    jit.cache_folder.cache_clear()


@pytest.mark.parametrize(("flag", "value"), [("BOUNDSCHECK", 1), ("OPT", 3)])
def test_a_flag_leads_to_another_folder(
    house: Path, monkeypatch: pytest.MonkeyPatch, flag: str, value: int
) -> None:
    before = folder_for(house)
    monkeypatch.setattr(numba.config, flag, value)
    assert folder_for(house) != before


def test_another_numba_leads_to_another_folder(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder_for(house)
    monkeypatch.setattr(importlib.metadata, "version", lambda package: "99.9")
    assert folder_for(house) != before


def test_the_user_chooses_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASSE_CACHE", str(tmp_path / "mine"))
    assert jit.cache_root() == tmp_path / "mine"
    monkeypatch.delenv("GRASSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert jit.cache_root() == tmp_path / "xdg" / "grasse"


def test_where_nothing_may_be_written_there_is_another_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.delenv("GRASSE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert not jit.cache_root().is_relative_to(tmp_path / "file")


# ---------------------------------------------------------------- forgetting

DAY = 24 * 3600
NOW = 1_800_000_000.0


def make_folder(root: Path, name: str, days: int) -> Path:
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "code.nbc").write_text("")
    os.utime(folder, (NOW - days * DAY, NOW - days * DAY))
    return folder


def test_old_code_is_forgotten_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRASSE_CACHE", str(tmp_path))
    old = make_folder(tmp_path, "0123456789abcdef0123", 31)
    young = make_folder(tmp_path, "0123456789abcdef4567", 29)
    (tmp_path / "letter.txt").write_text("keep me")
    os.utime(tmp_path / "letter.txt", (0, 0))
    assert jit.forget_old_caches(NOW) == [old]
    assert sorted(path.name for path in tmp_path.iterdir()) == [young.name, "letter.txt"]


def test_a_folder_that_is_not_ours_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRASSE_CACHE", str(tmp_path))  # somebody may point it at their home
    precious = make_folder(tmp_path, "photographs", 400)
    assert jit.forget_old_caches(NOW) == []
    assert (precious / "code.nbc").exists()


def test_where_nothing_was_kept_nothing_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRASSE_CACHE", str(tmp_path / "none"))
    assert jit.forget_old_caches(NOW) == []


# ---------------------------------------------------------------- flags


@pytest.mark.slow
def test_bounds_are_checked_when_they_are_asked_for(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(OUT_OF_BOUNDS)

    def run(**flags: str) -> str:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "GRASSE_CACHE": str(tmp_path),
            **flags,
        }
        result = subprocess.run(
            [sys.executable, script], env=environment, capture_output=True, text=True, check=False
        )
        return result.stderr

    assert run(NUMBA_BOUNDSCHECK="0", NUMBA_DISABLE_JIT="0") == ""
    assert "IndexError" in run(NUMBA_BOUNDSCHECK="1", NUMBA_DISABLE_JIT="0")
