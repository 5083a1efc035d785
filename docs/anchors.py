"""How strong the bots of the ladder are: grasse/study/anchors.json, made from docs/ladder."""

from __future__ import annotations

import json
from pathlib import Path

PATH = Path(__file__).parent.parent / "grasse" / "study" / "anchors.json"
LADDER = Path(__file__).parent / "ladder"


def anchors_file() -> tuple[Path, str]:
    """The file, and what must stand in it: points, on average over the numbers of seats."""
    found = {path.stem: averages(path) for path in sorted(LADDER.glob("*.json"))}
    return PATH, json.dumps(found, indent=1) + "\n"


def averages(path: Path) -> dict[str, float]:
    """The points of every bot in the contests of one game, the strongest first.

    In each contest the same bots play, and their mean is 0.
    """
    points: dict[str, list[float]] = {}
    for contest in json.loads(path.read_text(encoding="utf-8"))["contests"]:
        for each in contest["players"]:
            points.setdefault(each["player"], []).append(each["rating"]["value"])
    means = {bot: round(sum(values) / len(values), 1) for bot, values in points.items()}
    return dict(sorted(means.items(), key=lambda item: -item[1]))
