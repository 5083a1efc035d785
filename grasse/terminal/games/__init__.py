"""How each game looks in a terminal; one that is not listed looks plain, and works."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from grasse.terminal.games import parfum, perfumery
from grasse.terminal.narration import Brevity
from grasse.terminal.table import Layout, draw_table


@dataclass(frozen=True)
class Look:
    """How a game is drawn, which colours the names of which noun have, and what goes untold."""

    draw: Layout = draw_table
    noun: str = "aroma"
    palette: Mapping[str, str] = field(default_factory=dict)
    brevity: Brevity = field(default_factory=Brevity)


LOOKS = {
    "parfum": Look(parfum.draw, "aroma", parfum.PALETTE, parfum.BREVITY),
    "perfumery": Look(perfumery.draw, "essence", perfumery.PALETTE, perfumery.BREVITY),
}


def look_of(game: str) -> Look:
    """The look of a game."""
    return LOOKS.get(game, Look())
