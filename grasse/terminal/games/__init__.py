"""How each game looks in a terminal: a file for each; a game without one looks plain, and works."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from grasse.terminal.look import Look


@cache
def look_of(game: str) -> Look:
    """The look of a game: the LOOK in the file of its name."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return Look()
    look: Look = import_module(module).LOOK
    return look
