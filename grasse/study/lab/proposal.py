"""The box that the laboratory proposes beside the one of a game, where it has found one."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import tomli_w

from grasse.kernel.game import Game
from grasse.study.lab.change import Setting, changed, shown

FILE = "proposed.toml"  # beside components.toml: what differs from it


def has_proposal(game: Game) -> bool:
    """Whether a box is proposed for this game."""
    return (game.folder / FILE).exists()


@cache
def proposal(game: Game) -> str:
    """The proposed box of a game that has one, as a box file."""
    settings = tomllib.loads((game.folder / FILE).read_text(encoding="utf-8"))["changes"].items()
    content = tomllib.loads(game.components.read_text(encoding="utf-8"))
    return box_file(game, content, tuple(settings))


def box_file(game: Game, content: dict[str, Any], settings: tuple[Setting, ...]) -> str:
    """A box file with some values changed, which it lists first."""
    head = f"# {game.title}: proposed by the laboratory (docs/lab.md); what was changed:\n"
    head += "".join(f"#   {path} = {shown(value)}\n" for path, value in settings)
    return head + tomli_w.dumps(changed(content, settings))
