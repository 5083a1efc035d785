"""How a learner came on, as a picture: the part of the matches that it won against each rival."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

MEASURES = ("seconds", "decisions")  # what a point may have besides its rivals
COLOURS = {"uniform": "#8a5a9e", "greedy": "#c2703d"}
OTHERS = ("#2f7f86", "#6f8a2f", "#a83f5d", "#4a62a8")  # for rivals of any other name, in turn
STYLE: Any = {
    "svg.hashsalt": "grasse",  # so that the same numbers give the same file
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
}


def write_curve(
    curve: Sequence[Mapping[str, float]],
    path: str,
    title: str,
    fair: float,
    settings: Mapping[str, Any],
) -> None:
    """Writes *curve* and the settings as path.json, and draws it as path.svg; see draw_curve()."""
    find_rivals(curve)  # nothing is written of a curve that cannot be drawn
    told = json.dumps({"settings": settings, "curve": curve}, indent=1, default=float)
    Path(f"{path}.json").write_text(told + "\n", encoding="utf-8")
    draw_curve(curve, f"{path}.svg", title, fair)


def draw_curve(curve: Sequence[Mapping[str, float]], path: str, title: str, fair: float) -> None:
    """Draws *curve* into the file *path*.

    A point has its seconds, perhaps its decisions, and the share that was won against each rival
    that it met; equals win *fair*.
    """
    rivals = find_rivals(curve)
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    others = cycle(OTHERS)
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.2, 4), layout="constrained")
        axes = figure.add_subplot()
        axes.axhline(fair, color="#999999", linestyle="--", linewidth=0.8)
        for rival in rivals:
            colour = COLOURS.get(rival) or next(others)
            met = [point for point in curve if rival in point]
            seconds, shares = ([point[name] for point in met] for name in ("seconds", rival))
            axes.plot(seconds, shares, color=colour, marker="o", markersize=3)
            place: Any = {"color": colour, "xytext": (6, -3), "textcoords": "offset points"}
            axes.annotate(f"{rival} {shares[-1]:.0%}", (seconds[-1], shares[-1]), **place)
        axes.set(
            title=title,
            xlabel="seconds of learning",
            ylabel="matches won against",
            ylim=(-0.02, 1.05),
        )
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def find_rivals(curve: Sequence[Mapping[str, float]]) -> list[str]:
    """All that any point names, in order; a curve without points is a ValueError."""
    if not curve:
        raise ValueError("the curve is empty: it has no point to draw")
    names = dict.fromkeys(name for point in curve for name in point)
    return [name for name in names if name not in MEASURES]
