"""What is sent about the explorer; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grasse.server.messages import GameEvent
from grasse.study.explorer.exploring import ROUNDS, ExploredOption


class ExploreWish(Struct, forbid_unknown_fields=True):
    """Up to which round a decision is to be explored; whoever wants more asks for the next."""

    round: Annotated[int, Meta(ge=1, le=ROUNDS)]


class ExploredTally(Struct):
    """How often seats won that decided so at a start; *low* and *high* enclose 95 %.

    *event*: what lay on the table in all of these matches, or nothing.
    """

    matches: int
    won: float
    low: float
    high: float
    event: GameEvent | None


class ExploredStart(Struct):
    """What an option has brought at starts; with one thing of this start each, if that matters."""

    action: int
    all: ExploredTally
    shown: list[ExploredTally]


class Explored(Struct):
    """A decision that is explored, the best option first.

    *played*: what was decided in the match, or -1. *starts* has nothing but for a first decision;
    they were counted in *matches* matches.
    """

    round: int
    rounds: int
    played: int
    options: list[ExploredOption]
    starts: list[ExploredStart]
    matches: int
