"""The terminal speaks as the page does: tests/speech.json has the cases for both."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grasse.games import GAMES
from grasse.kernel.events import Event
from grasse.kernel.game import Game
from grasse.kernel.tree import Node
from grasse.terminal.speech import Speech, fold
from grasse.words import speak

CASES = json.loads((Path(__file__).parents[1] / "speech.json").read_text(encoding="utf-8"))


def planted(game: Game, tree: dict[str, Any] | None) -> Node | None:
    """A tree of the table of cases, which names its actions in words."""
    if tree is None:
        return None
    actions = [game.notation.read(game.load_box(), text) for text in tree.get("actions", [])]
    children = [planted(game, child) for child in tree.get("children", [])]
    return msgspec.convert({**tree, "actions": actions, "children": children}, Node)


def said(case: dict[str, Any]) -> Any:
    """What the terminal says to a case."""
    game = GAMES[case["game"]]
    box = game.load_box()
    words = speak(case.get("language", "en"), game.name)
    speech = Speech(game, box, words, ["Rose", "Iris", "Lilac", "Neroli"])
    call = case["call"]
    if call == "fold":
        return fold(*case["given"])
    if call in ("piece", "name"):
        return getattr(speech, call)(msgspec.convert(case["node"], Node))
    if call == "event":
        told = case["event"]
        event = Event(told["name"], told["seat"] - 1, told["values"])
        return speech.event(event, case.get("subject", ""))
    if call in ("label", "carrier"):
        action = game.notation.read(box, case["decision"])
        found = getattr(speech, call)(action, planted(game, case["tree"]))
        return found.id if isinstance(found, Node) else found
    return getattr(speech, call)(*case["given"])


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_the_terminal_speaks_by_the_table_of_cases(case: dict[str, Any]) -> None:
    assert said(case) == case["says"]
