"""What docs/research.md shows can be typed, and every adapter and example stands in it."""

from __future__ import annotations

import doctest
from pathlib import Path

from grasse.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "research.md"


def test_the_page_runs() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


def test_the_page_names_every_adapter_and_game() -> None:
    text = PAGE.read_text(encoding="utf-8")
    adapters = ("batch", "zoo", "gym", "spiel")
    assert [name for name in adapters if f"`grasse.research.{name}`" not in text] == []
    assert [name for name in GAMES if f"grasse_{name.replace('-', '_')}" not in text] == []
