"""Puts a trained network beside the box of its game, with the habits that are best for it.

    python -m benchmarks.ship trained/parfum.weights --habits horizon=1,exploration=0.4

From then on level 5 looks ahead by it. What it was measured to win belongs to docs/training.md.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from grasse.games import GAMES
from grasse.players.network import FILE, LARGEST, MAGIC, read_header, read_network
from grasse.players.search import Habits


def habits_of(told: str) -> dict[str, Any]:
    """The habits of `horizon=1,heat=2`."""
    kinds = {each.name: type(getattr(Habits(), each.name)) for each in fields(Habits)}
    pairs = [pair.split("=") for pair in told.split(",") if pair]
    return {name: kinds[name](value) for name, value in pairs}


def ship(path: Path, habits: dict[str, Any], folder: Path | None = None) -> Path:
    """Writes the network of a file with its habits to the folder of its game."""
    header = {**read_header(path), "habits": habits}
    game = GAMES[header["game"]]
    weights = path.read_bytes().split(b"\n", 2)[2]
    there = (folder or game.folder) / FILE
    written = MAGIC + json.dumps(header).encode() + b"\n" + weights
    if len(written) > LARGEST:
        raise ValueError(f"{path} has {len(written)} bytes: {LARGEST} may come with a game")
    read_network(path, game)  # a NetworkError says why it is none of this game
    there.write_bytes(written)
    return there


def main() -> None:
    """Ships one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("--habits", default="", help="horizon=1,exploration=0.4")
    given = parser.parse_args()
    print(ship(given.network, habits_of(given.habits)))


if __name__ == "__main__":
    main()
