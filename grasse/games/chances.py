"""What turns expected points into chances to win, as measured: a game's `chances.toml`.

`benchmarks/calibration.py` makes the files from matches of bots. A game without one, or with a
number of seats that it does not have, is judged by its own foresight as it is.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

NAME = "chances.toml"


class Curve(NamedTuple):
    """A seat is e times as likely to win for every `still + moving · spread` points more.

    The spread is what the game's foresight says of itself; it shrinks towards the end.
    """

    still: float = 0.0
    moving: float = 1.0


@cache
def curve_of(folder: Path, seats: int) -> Curve:
    """The curve of the game in *folder* with this many seats."""
    path = folder / NAME
    if not path.exists():
        return Curve()
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("seats", {}).get(str(seats))
    return Curve(found["still"], found["moving"]) if found else Curve()
