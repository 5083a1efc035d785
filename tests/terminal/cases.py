"""Tables of cases for the terminal and for the page: what they speak of, as the house has it."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from grasse.games import GAMES
from grasse.kernel.events import Event
from grasse.kernel.game import Game
from grasse.kernel.tree import Node
from grasse.terminal.speech import Speech
from grasse.words import speak

FOLDER = Path(__file__).parents[1]


def cases(name: str) -> Any:
    """What stands in tests/<name>.json."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@cache
def speech(game: str, language: str = "en") -> Speech:
    """Speaks of a match at which four sit."""
    names = ["Rose", "Iris", "Lilac", "Neroli"]
    return Speech(GAMES[game], GAMES[game].load_box(), speak(language, game), names)


def planted(game: Game, tree: dict[str, Any]) -> Node:
    """A tree of a table of cases, which names its actions in words."""
    actions = [game.notation.read(game.load_box(), text) for text in tree.get("actions", [])]
    children = [planted(game, child) for child in tree.get("children", [])]
    return msgspec.convert({**tree, "actions": actions, "children": children}, Node)


def happened(name: str, values: Mapping[str, Any], seat: int = 1) -> Event:
    """An event of a table of cases, in which seats count from 1."""
    return Event(name, seat - 1, dict(values))
