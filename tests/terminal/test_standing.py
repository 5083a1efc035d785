"""The terminal says how a match stands as the page does: tests/standing.json has the cases."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grasse.games import GAMES
from grasse.kernel.tree import Node
from grasse.terminal import standing
from grasse.terminal.speech import Speech
from grasse.words import speak

TABLE = json.loads((Path(__file__).parents[1] / "standing.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", TABLE["cases"], ids=[case["about"] for case in TABLE["cases"]])
def test_the_terminal_tells_by_the_table_of_cases(case: dict[str, Any]) -> None:
    game = GAMES[case["game"]]
    words = speak(case.get("language", "en"), game.name)
    speech = Speech(game, game.load_box(), words, ["Rose", "Iris", "Lilac", "Neroli"])
    tree = msgspec.convert(TABLE["trees"][case["tree"]], Node)
    assert getattr(standing, case["call"])(speech, tree) == case["says"]
