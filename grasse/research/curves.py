"""How a learner came on, as a picture: the part of the matches that it won against each rival."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

RIVALS = {"uniform": "#8a5a9e", "greedy": "#c2703d"}
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
    """Writes *curve* and the settings as path.json, and draws it as path.svg.

    A point has its seconds, and the share that was won against each rival; equals win *fair*.
    """
    told = json.dumps({"settings": settings, "curve": curve}, indent=1)
    Path(f"{path}.json").write_text(told + "\n", encoding="utf-8")
    draw_curve(curve, f"{path}.svg", title, fair)


def draw_curve(curve: Sequence[Mapping[str, float]], path: str, title: str, fair: float) -> None:
    """Draws *curve* into the file *path*."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.2, 4), layout="constrained")
        axes = figure.add_subplot()
        axes.axhline(fair, color="#999999", linestyle="--", linewidth=0.8)
        seconds = [point["seconds"] for point in curve]
        for rival, colour in RIVALS.items():
            shares = [point[rival] for point in curve]
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
