"""The puzzles of a game as a file: `puzzles.jsonl` in its folder, made by `grasse puzzles`.

The first line says what they belong to; then comes one line for each match: its decisions up to
the last puzzle, and its puzzles. All that a puzzle needs to be judged is written there, so that
nobody has to search when it is solved.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from grasse.games.chances import curve_of
from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.players import LEVELS
from grasse.study.review.findings import MistakeReason

FILE = "puzzles.jsonl"  # in the folder of a game
HARDEST = 5
FINDERS = LEVELS[:HARDEST]  # who is asked, and found it or not


class PuzzleError(ValueError):
    """A file of puzzles that cannot be read; says where and why."""


class Valued(Struct, forbid_unknown_fields=True):
    """An option of a puzzle, and what it is worth to the seat that decides."""

    action: int
    chance: float  # to win, 0..1
    points: float  # that it is expected to end with
    why: MistakeReason | None = None  # what speaks for the best one instead


class Puzzle(Struct, forbid_unknown_fields=True):
    """A position of a match, and what a deep search says of every option."""

    id: str  # of the position, whichever file it is in
    number: int  # decisions of the match before it
    options: list[Valued]  # all that it has, the best first
    error: float  # of how far the best one is ahead of the next: its standard error
    found: list[int]  # [level] bots that found the best one
    asked: list[int]  # [level] bots that were asked

    @property
    def answer(self) -> int:
        """The action that is clearly best."""
        return self.options[0].action

    @property
    def difficulty(self) -> int:
        """1..5: the first level of which at least half find the answer; 5 too if none does."""
        shares = [2 * found >= asked for found, asked in zip(self.found, self.asked, strict=True)]
        return next((level for level, half in enumerate(shares, 1) if half), HARDEST)


class Mined(Struct, forbid_unknown_fields=True):
    """A match with puzzles in it."""

    seats: int
    variants: dict[str, bool | int]
    decisions: list[int]
    puzzles: list[Puzzle]

    def open(self, game: Game, box: Box, puzzle: Puzzle) -> Match:
        """The match at the moment of one of its puzzles."""
        match = Match(game, box, self.seats, self.variants)
        for action in self.decisions[: puzzle.number]:
            match.play(action)
        return match


class Header(Struct, forbid_unknown_fields=True):
    """What the puzzles of a file belong to."""

    game: str
    rules: int  # version of the game's rules
    box: str  # hash of the box
    # [seats as text] still and moving of the curve by which they were judged; {}: nobody wrote it
    curves: dict[str, tuple[float, float]] = {}

    def has_same_rules(self, other: Header) -> bool:
        """Whether the positions are positions of the same game."""
        mine, theirs = (self.game, self.rules, self.box), (other.game, other.rules, other.box)
        return mine == theirs


read_header = msgspec.json.Decoder(Header).decode
_read_mined = msgspec.json.Decoder(Mined).decode


class Collection(Struct):
    """All puzzles of a game."""

    header: Header
    matches: list[Mined]

    def find(self, id: str) -> tuple[Mined, Puzzle] | None:
        """The puzzle with this id, and its match."""
        for mined in self.matches:
            for puzzle in mined.puzzles:
                if puzzle.id == id:
                    return mined, puzzle
        return None

    def sorted(self) -> list[tuple[Mined, Puzzle]]:
        """All of them, the easiest first; those alike in an order of their own."""
        every = [(mined, puzzle) for mined in self.matches for puzzle in mined.puzzles]
        return sorted(every, key=lambda each: (each[1].difficulty, each[1].id))


def id_of(game: Game, box: Box, seats: int, decisions: Sequence[int]) -> str:
    """The id of the position that *decisions* lead to."""
    told = f"{game.name} {game.version} {game.box_hash(box)} {seats} {list(decisions)}"
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def header_of(game: Game, box: Box) -> Header:
    """What puzzles that are made now belong to."""
    curves = {}
    for seats in game.seats:
        curve = curve_of(game.folder, seats)
        curves[str(seats)] = (curve.still, curve.moving)
    return Header(game.name, game.version, game.box_hash(box), curves)


def write(path: Path, header: Header, matches: Iterable[Mined]) -> None:
    """Writes a file of puzzles, whole or not at all."""
    lines = [msgspec.json.encode(each) for each in (header, *matches)]
    part = path.with_name(f".{path.name}.new")
    part.write_bytes(b"\n".join(lines) + b"\n")
    part.replace(path)


def read(path: Path) -> Collection:
    """Reads a file of puzzles."""
    lines = path.read_bytes().splitlines()
    number = 1
    try:
        header = read_header(lines[0] if lines else b"")
        matches = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007 (it is told below)
            matches.append(_read_mined(line))
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{path.name}, line {number}: {error}") from None
    return Collection(header, matches)


def puzzles_of(game: Game, box: Box) -> Collection:
    """The puzzles that come with a game; none if its rules or its box are others by now.

    If only the chances were measured again since, they are still puzzles: the figures of all their
    options come from one curve, which the file names, and `grasse puzzles` judges them again.
    """
    here, path = header_of(game, box), game.folder / FILE
    found = read(path) if path.exists() else Collection(here, [])
    return found if found.header.has_same_rules(here) else Collection(here, [])
