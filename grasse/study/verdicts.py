"""Positions to decide, as they are listed, answered and judged: what a server sends and hears."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grasse.study.repetition import Card
from grasse.study.review.findings import MistakeReason

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class PuzzleLine(Struct):
    """A puzzle of a list: how hard it is, 1 to 5, and how many play."""

    id: str
    difficulty: int
    seats: int


class Puzzles(Struct):
    """The puzzles of a game, the easiest first."""

    puzzles: list[PuzzleLine]


class Answer(Struct, forbid_unknown_fields=True):
    """What somebody decides in a position, and the card of how well they remember it."""

    action: Number
    card: Card | None = None


class JudgedOption(Struct):
    """What an option is worth to the seat that decides; *why* speaks for the best one instead."""

    action: int
    chance: float
    points: float
    why: MistakeReason | None


class Verdict(Struct):
    """What a decision in a position is worth, beside others, the best first.

    *played*: what was decided in the match, or -1. *found* and *asked*: how many bots of each level
    found the best option, of how many; nothing for a match.
    """

    right: bool
    answer: int
    played: int
    options: list[JudgedOption]
    found: list[int]
    asked: list[int]
    card: Card
