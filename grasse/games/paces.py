"""How long a match of the laboratory takes each player, as measured: a game's `paces.toml`.

`benchmarks/lab.py` measures it. Of a game without the file nothing is known before it was played.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

NAME = "paces.toml"


@cache
def paces_of(folder: Path) -> dict[str, float]:
    """[player] seconds of a match with two seats of the game in *folder*."""
    path = folder / NAME
    if not path.exists():
        return {}
    found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found
