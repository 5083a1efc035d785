"""What is sent about the match of the day; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grasse.server.messages import Word

DayName = Annotated[str, Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$")]  # or nothing: today


class OpenDay(Struct, forbid_unknown_fields=True):
    """The match of a day to be played: the try that counts, or another one for *practice*."""

    game: Word
    name: Word
    day: DayName = ""
    practice: bool = False


class DayRank(Struct):
    """A try of a day that counts: its rank by points, and how much of the field it beat."""

    rank: int
    name: str  # nothing, if they have left the server
    points: int
    place: int
    percent: float | None
    mine: bool
    match: str


class DayGame(Struct):
    """The match of a day of one game."""

    game: str
    seat: int
    players: list[str]
    hash: str
    secret: str
    tomorrow: str
    match: str
    status: str
    practice: str
    field: int
    ranks: list[DayRank]
    mine: DayRank | None
    signs: list[int]


class Day(Struct):
    """The matches of a day: today's, or one of the archive."""

    day: str
    today: str
    first: str
    changes: float
    ends: float
    shown: bool
    games: list[DayGame]
