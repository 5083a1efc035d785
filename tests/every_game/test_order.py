"""Where a decision stands in a game's list means nothing: one more may be put anywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from grasse.games import GAMES
from tests.every_game.cases import TESTS
from tests.every_game.spares import with_spares


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_spare_decisions_change_nothing(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.every_game.spares", name],
        cwd=TESTS.parent,
        env={**os.environ, "PYTHONPATH": ".", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d{3,} decisions of both were alike\n", done.stdout)


def test_a_spare_decision_comes_before_each() -> None:
    source = '    seats=(\n        decision("a"),\n        decision("b", "noun"),\n    ),\n'
    changed, names = with_spares(source)
    assert names == ["spare_aa", "spare_ab"]
    assert changed == (
        '    seats=(\n        decision("spare_aa"),\n        decision("a"),\n'
        '        decision("spare_ab", "seat"),\n        decision("b", "noun"),\n    ),\n'
    )


@pytest.mark.parametrize("name", GAMES)
def test_rules_compare_no_numbers_of_actions(name: str) -> None:
    """By <, >, or a range from one kind to another; whether a kind is another's is fine."""
    folder = GAMES[name].folder
    listed = (folder / "actions.py").read_text(encoding="utf-8")
    kinds = "|".join(re.findall(r"^([A-Z_]+) = NOTATION\.first", listed, re.MULTILINE))
    ordered = re.compile(rf"[<>]=? (?:{kinds})\b|\b(?:{kinds}) [<>]|range\((?:{kinds}),")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(folder.glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if ordered.search(line)
    ]
    assert found == []
