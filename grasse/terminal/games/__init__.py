"""How each game looks in a terminal; one that is not listed looks plain, and works."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from grasse.terminal.games import aqua_mirabilis, parfum, perfumery
from grasse.terminal.narration import Brevity
from grasse.terminal.table import Layout, draw_table


@dataclass(frozen=True)
class Look:
    """How a game is drawn, which colours the names of which noun have, and what goes untold.

    Of the *alike* decisions, those that read alike are one option. The *obvious* ones need not be
    told where they were the only choice. A *chapter* is the event with
    which a watcher turns the page, and the noun of its number. The *sources* are events that give
    a seat points: at the end they are added up.
    """

    draw: Layout = draw_table
    noun: str = "aroma"
    palette: Mapping[str, str] = field(default_factory=dict)
    brevity: Brevity = field(default_factory=Brevity)
    alike: frozenset[str] = frozenset()
    obvious: frozenset[str] = frozenset()
    chapter: tuple[str, str] = ("round_began", "round")
    sources: tuple[str, ...] = ()


LOOKS = {
    "parfum": Look(parfum.draw, "aroma", parfum.PALETTE, parfum.BREVITY),
    "perfumery": Look(perfumery.draw, "essence", perfumery.PALETTE, perfumery.BREVITY),
    "aqua-mirabilis": Look(
        aqua_mirabilis.draw,
        "scent",
        aqua_mirabilis.PALETTE,
        aqua_mirabilis.BREVITY,
        alike=aqua_mirabilis.ALIKE,
        obvious=aqua_mirabilis.OBVIOUS,
        chapter=aqua_mirabilis.CHAPTER,
        sources=aqua_mirabilis.SOURCES,
    ),
}


def look_of(game: str) -> Look:
    """The look of a game."""
    return LOOKS.get(game, Look())
