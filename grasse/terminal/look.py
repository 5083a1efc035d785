"""What a terminal knows of a game besides its card: how it is drawn, and what goes untold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from grasse.terminal.narration import Brevity
from grasse.terminal.table import Layout, draw_table


@dataclass(frozen=True)
class Look:
    """How a game is drawn, which colours the names of which noun have, and what goes untold.

    The *obvious* decisions need not be told where they were the only choice.
    """

    draw: Layout = draw_table
    noun: str = "aroma"
    palette: Mapping[str, str] = field(default_factory=dict)
    brevity: Brevity = field(default_factory=Brevity)
    obvious: frozenset[str] = frozenset()
