"""What holds on every table of every game, compiled, for the suite and for long campaigns.

Each check answers with 0 or the number of a fault, and reads a table field by field: a record, or a
plain copy of it (grasse.kernel.plain) where nothing is compiled.
"""

from __future__ import annotations

from pathlib import Path

import grasse
from grasse.kernel.jit import Function, jit

GAMES = Path(grasse.__file__).parent / "games"


def sound(check: Function) -> Function:
    """Compiles a check of the game that its file is named after; an edit there does so again."""
    return jit(check, GAMES / check.__module__.rpartition(".")[2])
