"""Puzzles in a terminal: decide once, hear what it was worth, and go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grasse.games import GAMES
from grasse.study.puzzles.collection import puzzles_of
from grasse.terminal import puzzles
from tests.terminal.scripted import Terminal

PARFUM = GAMES["parfum"]


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for what was solved."""
    monkeypatch.setattr(puzzles, "user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "data" / "puzzles.json"


def test_one_decides_and_hears_what_it_was_worth(terminal: Terminal, kept: Path) -> None:
    first, second = (each for _, each in puzzles_of(PARFUM, PARFUM.load_box()).sorted()[:2])
    write = PARFUM.notation.write
    right = write(PARFUM.load_box(), first.answer)
    wrong = write(PARFUM.load_box(), second.options[-1].action)
    done = terminal.run("puzzle parfum", ["undo", right, "", wrong, "quit"])
    assert done.code == 0
    assert done.flat.index("That is the best") < done.flat.index("There is something better")
    assert "1 in a row" in done.flat
    assert "nose" in done.flat
    assert f"{round(100 * first.options[0].chance)}% chance to win" in done.flat
    found = json.loads(kept.read_text())["parfum"]
    assert found == {"solved": {first.id: True, second.id: False}, "streak": 0, "best": 1}


def test_what_there_is_not_is_said(terminal: Terminal) -> None:
    assert terminal.run("puzzle chess").code == 2
    assert "from 1 to 5" in terminal.run("puzzle parfum --level 9").err
    known = {each.difficulty for _, each in puzzles_of(PARFUM, PARFUM.load_box()).sorted()}
    for level in set(range(1, 6)) - known:
        assert "no such puzzles" in terminal.run(f"puzzle parfum --level {level}").err
