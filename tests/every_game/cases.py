"""Which of the layouts pytest plays, and how it calls them."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from campaigns.layouts import ALL, BARE, DEFAULT, MIDDLE, PLAIN, Case, box_names, choices, load
from grasse.games import GAMES
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED

__all__ = [
    "ALL",
    "BARE",
    "DEFAULT",
    "MIDDLE",
    "PLAIN",
    "QUICK",
    "READ",
    "TESTS",
    "VARIED",
    "Case",
    "box_names",
    "choices",
    "every_box",
    "every_game",
    "every_seat_count",
    "first_game",
    "hints",
    "load",
    "one_seat_count",
    "parameters",
]


TESTS = Path(__file__).resolve().parents[1]


def hints(game: Game) -> ModuleType:
    """What the suite has to be told about *game*: tests/every_game/hints/<game>.py."""
    return importlib.import_module(f"tests.every_game.hints.{game.folder.name}")


# Where the rulebook is read otherwise: each reading alone, and all options on.
READ = [
    case
    for middle in MIDDLE
    for case in ALL
    if (case.name, case.box_name, case.seats) == (middle.name, middle.box_name, middle.seats)
    and case.chosen & set(case.game.readings)
]

# Every seat count with the game's own box, every other box with one seat count, every reading.
VARIED = (
    BARE
    + READ
    + [
        case
        for case in PLAIN
        if (number := box_names(case.game).index(case.box_name)) > 0
        and case.seats == case.game.seats[(number - 1) % len(case.game.seats)]
    ]
)
RICH = {"abundant", "lavish"}  # boxes in which small integers would overflow, if anywhere


def quick_cases() -> list[Case]:
    """One seat count with the game's own box; interpreted, with its richest one as well.

    Compiled, all others are slow ones: scripts/test plays them.
    """
    rich = [c for c in PLAIN if c.box_name in RICH and c.seats == c.game.seats[-1]]
    return list(MIDDLE) if COMPILED else [*MIDDLE, *rich]


QUICK = quick_cases()


def parameters(quick: Iterable[Any], slow: Iterable[Any]) -> list[Any]:
    """Parameters for pytest; the slow ones are so marked, and left out when interpreted."""
    found = [pytest.param(*each, id="-".join(map(str, each))) for each in quick]
    for each in slow if COMPILED else ():
        found.append(pytest.param(*each, id="-".join(map(str, each)), marks=pytest.mark.slow))
    return found


every_box = pytest.mark.parametrize(
    "case", parameters([(c,) for c in QUICK], [(c,) for c in VARIED if c not in QUICK])
)
every_seat_count = pytest.mark.parametrize("case", BARE + READ, ids=str)
one_seat_count = pytest.mark.parametrize(
    "case", parameters([(c,) for c in MIDDLE], [(c,) for c in BARE + READ if c not in MIDDLE])
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
first_game = pytest.mark.parametrize(  # those that come after it are slow ones
    "game",
    [pytest.param(g, marks=pytest.mark.slow if n else ()) for n, g in enumerate(GAMES.values())],
    ids=lambda game: game.name,
)
