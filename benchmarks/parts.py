"""What the parts of `benchmarks/truth.py` share."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

Contest = tuple[str, int]  # game, seats
Row = dict[str, Any]  # of one match; the runner adds part, game, seats, number and seconds


def folder() -> Path:
    """Where the pages and plots go."""
    found = Path(__file__).resolve().parent.parent / "docs" / "review"
    found.mkdir(parents=True, exist_ok=True)
    return found


def share(part: float, whole: float) -> str:
    """A share in per cent with Wilson's interval of 95 %."""
    if not whole:
        return "–"
    z, p = 1.96, part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    reach = z / (1 + z * z / whole) * math.sqrt(p * (1 - p) / whole + (z / whole) ** 2 / 4)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return f"{p:.0%} ({low:.0%} to {high:.0%})"


def plots() -> Any:
    """Matplotlib's pyplot, set so that the same figures make the same file."""
    import matplotlib as mpl
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "grasse", "svg.fonttype": "none", "font.size": 8})
    return pyplot
