"""What is sent about tournaments; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grasse.games import GAMES
from grasse.server.messages import Clock, Seconds, Word

MOST_ROUNDS = 15
LARGEST = 128  # entrants
MOST_SEATS = max(max(game.seats) for game in GAMES.values())  # at a table of any game
FILLED = 32  # entrants up to which bots may fill a tournament

Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]  # seconds since 1970; 0: none


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a tournament begins.

    *every*: seconds from round to round, 0 if each begins as soon as the last is over.
    *same*: all tables of a round get the same luck. *fill* is the bot that fills, up to *size*
    entrants; nothing, if none does. *late*: one may enter after the first round.
    """

    system: Literal["swiss", "groups"] = "swiss"
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2
    rounds: Rounds = 3
    clock: Clock = Clock()
    every: Seconds = 0.0
    same: bool = False
    fill: Word = ""
    size: Annotated[int, Meta(ge=0, le=FILLED)] = 0
    late: bool = True
    rated: bool = False


# ---------------------------------------------------------------- requests


class OpenTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be opened; it begins when *starts* comes, or when its host says so (0)."""

    title: Word
    game: Word
    settings: TournamentSettings
    starts: Moment = 0.0
    listed: bool = True
    name: Word = ""
    enter: bool = True


class EnterTournament(Struct, forbid_unknown_fields=True):
    """Takes part."""

    name: Word = ""


class BeAbsent(Struct, forbid_unknown_fields=True):
    """Does not play the next round, or does."""

    absent: bool


# ---------------------------------------------------------------- answers


class TournamentLine(Struct):
    """A tournament in a list."""

    tournament: str
    title: str
    game: str
    settings: TournamentSettings
    status: str
    round: int
    rounds: int
    entrants: int
    starts: float
    mine: bool
    listed: bool


class Tournaments(Struct):
    """The tournaments of this server, and one's own."""

    tournaments: list[TournamentLine]


class Entrant(Struct):
    """Somebody who takes part: a person by name, or a bot."""

    entrant: int
    name: str  # nothing, if they have left the server
    bot: str
    mine: bool
    pool: int
    absent: bool
    withdrawn: bool


class TournamentStanding(Struct):
    """A line of the standings."""

    entrant: int
    points: int
    strength: float
    share: float
    wins: int
    played: int
    final: int


class TournamentTable(Struct):
    """A table of a round: who sits where, 0 for a bot that only fills; and what came of it."""

    number: int
    match: str  # nothing, if it is not to be watched now
    entrants: list[int]
    scores: list[tuple[int, int]]
    points: list[int]
    mine: bool


class TournamentRound(Struct):
    """A round: its tables, and who has a bye. *ends*: when bots play on for all; 0: never."""

    round: int
    final: bool
    began: float
    ends: float
    over: bool
    tables: list[TournamentTable]
    byes: list[int]


class Tournament(Struct):
    """A tournament as somebody may see it; *next* is when its next round begins, 0 if unknown."""

    tournament: str
    title: str
    game: str
    settings: TournamentSettings
    status: str
    round: int
    rounds: int
    starts: float
    next: float
    listed: bool
    host: str
    hosting: bool
    entered: int
    late: bool
    fill: str
    entrants: list[Entrant]
    standings: list[TournamentStanding]
    played: list[TournamentRound]
