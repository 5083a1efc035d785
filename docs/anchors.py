"""How strong the bots of the ladder are: grasse/study/anchors.json, made from docs/ladder."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grasse.games import GAMES

PATH = Path(__file__).parent.parent / "grasse" / "study" / "anchors.json"
LADDER = Path(__file__).parent / "ladder"
SINCE = LADDER / "since.toml"
OPENING = """# Measured since

Some players have changed since the ladder of their game was played: `visitor` in all games, and
`nose` where it has a network. They were measured again, each against the next player of the ladder
that has stayed the same. The ladder of a game tells of them as they were; its other players are
where it has them. In ratings a player stands where it is measured here: as many points from the
other one as on average over these numbers of seats.

Made by `docs/make.py` from `since.toml`, which whoever plays the whole ladder again removes.
Intervals are those of 95 %, from a bootstrap over deals."""


def anchors_files() -> Iterable[tuple[Path, str]]:
    """The files that are made, and what must stand in them."""
    measured = tomllib.loads(SINCE.read_text(encoding="utf-8"))["measured"]
    found = {path.stem: averages(path) for path in sorted(LADDER.glob("*.json"))}
    steps: dict[tuple[str, str, str], list[int]] = {}
    for each in measured:
        whose = each["game"], each["player"], each["beside"]
        steps.setdefault(whose, []).extend(step["ahead"] for step in each["steps"])
    for (game, player, beside), ahead in steps.items():
        points = found[game]
        points[player] = round(points[beside] + sum(ahead) / len(ahead), 1)
    ordered = {game: in_order(points) for game, points in found.items()}
    yield PATH, json.dumps(ordered, indent=1) + "\n"
    yield SINCE.with_suffix(".md"), since_page(measured)


def averages(path: Path) -> dict[str, float]:
    """The points of every bot in the contests of one game, on average over the numbers of seats.

    In each contest the same bots play, and their mean is 0.
    """
    points: dict[str, list[float]] = {}
    for contest in json.loads(path.read_text(encoding="utf-8"))["contests"]:
        for each in contest["players"]:
            points.setdefault(each["player"], []).append(each["rating"]["value"])
    return {bot: round(sum(values) / len(values), 1) for bot, values in points.items()}


def in_order(points: Mapping[str, float]) -> dict[str, float]:
    """The strongest first."""
    return dict(sorted(points.items(), key=lambda item: -item[1]))


def since_page(measured: Iterable[Mapping[str, Any]]) -> str:
    """What was measured since, as a page."""
    parts = [OPENING]
    for each in measured:
        titles = ("seats", f"ahead of `{each['beside']}` by points", "95 %", "matches")
        rows = [
            ("---:",) * len(titles),
            *(
                (s["seats"], f"{s['ahead']:+}", f"{s['low']:+} to {s['high']:+}", s["matches"])
                for s in each["steps"]
            ),
        ]
        heading = f"## `{each['player']}` in {GAMES[each['game']].title}"
        parts += [
            *([] if heading in parts else [heading]),
            f"    {each['command']}",
            f"{each['date']}, {each['machine']}.",
            "\n".join(["| " + " | ".join(map(str, row)) + " |" for row in (titles, *rows)]),
        ]
    return "\n\n".join(parts) + "\n"
