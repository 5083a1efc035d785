"""The card of a game: everything the rest of the house may know of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from grasse.kernel.aliases import (
    Box,
    Events,
    Features,
    Floats,
    Mask,
    Rng,
    Scores,
    State,
    View,
    Weights,
)
from grasse.kernel.calls import Calls, array_of, looked_at
from grasse.kernel.events import UNKNOWN, Event, EventKind
from grasse.kernel.jit import jit
from grasse.kernel.law import Law
from grasse.kernel.loops import Loops
from grasse.kernel.notation import Notation, clause_name
from grasse.kernel.tree import Node, judged

Variants = Mapping[str, int]  # of a match: True or False, or a seat from 1 (0: no seat)
SEAT_BITS = 3  # that a variant which names a seat takes in what start() is given


def names_seat(value: int) -> bool:
    """Whether a variant with this value names a seat; all others are on or off."""
    return not isinstance(value, bool)


@jit
def never_calm(box: Box, state: State) -> bool:
    """For a game that cannot be judged before its end."""
    return False


@jit
def foresee_nothing(box: Box, state: State, values: Floats) -> float:
    """For a game that cannot be judged before its end."""
    return 1.0


@dataclass(frozen=True, kw_only=True, eq=False)  # so that it can be a key: compiled code has a game
class Game:
    """A game is a card of functions; docs/architecture.md says what each must do."""

    name: str  # "parfum": folders, commands and URLs
    title: str  # "Parfum"
    prefix: str  # "PA": its clauses are PA-3.4.2
    version: int  # rises when the behaviour changes; a match and its record name theirs
    oldest: int = 1  # the oldest version of which matches can still be played
    seats: tuple[int, ...]  # how many can play
    variants: Variants = field(default_factory=dict)  # of a match, with their defaults
    former_variants: Mapping[int, Variants] = field(default_factory=dict)  # [last version] its own
    readings: tuple[str, ...] = ()  # the variants that read the rulebook otherwise; fields of STATE
    turn: tuple[str, ...] = ()  # the fields of STATE that tell two turns of one seat apart
    BOX: np.dtype[Any]
    STATE: np.dtype[Any]
    FEATURES: int  # size of what encode() fills
    notation: Notation  # every decision, of the seats and of chance
    event_kinds: tuple[EventKind, ...]
    phases: Sequence[str]  # names of what state.phase can be
    clauses: tuple[int, ...]  # all that can forbid something
    folder: Path  # components.toml and rules.md lie here

    load_box: Callable[..., Box]  # (path) -> box; a BoxError says what is wrong
    start: Callable[[Box, State, int, int], None]  # (box, state, seats, variants as bits)
    law: Law  # what may be decided; see below
    apply: Callable[[Box, State, int, Events], None]  # plays, unchecked
    scores: Callable[[Box, State, Scores], None]  # out[seat] = points, place
    hide: Callable[[Box, State, int], None]  # blanks what a seat may not know
    guess: Callable[[Box, View, int, Rng], None]  # fills the blanks with a world that fits
    encode: Callable[[Box, View, Features], None]  # features for learners
    legend: Callable[[Box], list[str]]  # what each feature is
    describe: Callable[[Box, View], Node]  # the table for people; judged, see below
    faces: Callable[[Box], dict[str, Node]]  # every named piece, by the id of its node
    named: Callable[[Box, State], dict[str, Any]]  # the whole state, by name
    appraise: Callable[[Box, View, Mask, Floats], None]  # a beginner's sense
    explain: Callable[[int], str]  # a clause, in English
    # For players that look ahead; without them they play every line to its end.
    is_calm: Callable[[Box, State], bool] = never_calm  # a moment that foresee() can judge
    foresee: Callable[[Box, State, Floats], float] = foresee_nothing
    # fills values[seat] with the points it may end with; answers how far off that may be

    # Derived from the law.
    refuses: Callable[[Box, State, int], int] = field(init=False)  # 0, or a clause
    options: Callable[[Box, State, Mask], int] = field(init=False)  # fills mask, answers how many
    odds: Callable[[Box, State, Weights], int] = field(init=False)  # fills weights, answers the sum
    judge: Callable[[Box, State, Weights], None] = field(init=False)  # every action's clause
    # What the game describes, before it is judged: whose turn it is changes nothing in it.
    pieces: Callable[[Box, View], Node] = field(init=False)
    loops: Loops = field(init=False)
    calls: Calls = field(init=False)

    def __post_init__(self) -> None:
        for name in ("refuses", "options", "odds", "judge"):
            object.__setattr__(self, name, getattr(self.law, name))
        object.__setattr__(self, "pieces", self.describe)
        object.__setattr__(self, "describe", self._describe)
        rules = SimpleNamespace(
            ACTIONS=self.ACTIONS,
            CHANCES=self.CHANCES,
            **{name: getattr(self, name) for name in ("start", "options", "odds", "apply")},
        )
        object.__setattr__(self, "loops", Loops(self.name, rules, self.STATE, self.folder))
        called = ("refuses", "apply", "options", "odds", "judge", "hide", "scores")
        object.__setattr__(
            self,
            "calls",
            Calls(self.name, {name: getattr(self, name) for name in called}, self.folder),
        )

    @property
    def ACTIONS(self) -> int:  # noqa: N802  (a size, like BOX and STATE)
        """How many actions the seats have; numbers from here on are chance's."""
        return self.notation.actions

    @property
    def CHANCES(self) -> int:  # noqa: N802
        """How many outcomes chance has."""
        return self.notation.chances

    def _describe(self, box: Box, view: View) -> Node:
        """The table as the viewer may see it, and what may be done now with each piece."""
        return judged(self.pieces(box, view), self.clauses_for(box, view), self.law.not_now)

    def clauses_for(self, box: Box, view: View) -> list[int] | None:
        """[action] what forbids it to the viewer, or 0; nothing if another is asked."""
        if int(view["viewer"]) != int(view["seat"]):
            return None
        clauses = np.zeros(self.ACTIONS, np.int64)
        self.calls.judge(looked_at(box), array_of(view), clauses)
        return clauses.tolist()

    @cached_property
    def components(self) -> Path:
        """The box file that comes with the game."""
        return self.folder / "components.toml"

    def clause(self, number: int) -> str:
        """The name of a clause: PA-3.4.2."""
        return clause_name(self.prefix, number)

    def event_clause(self, kind: EventKind) -> str:
        """The name of the clause by which events of a kind happen, or nothing."""
        return f"{self.prefix}-{kind.clause}" if kind.clause else ""

    @cached_property
    def chapters(self) -> dict[str, str]:
        """The events that begin a chapter of the story, and the noun that counts these."""
        return {kind.name: kind.chapter for kind in self.event_kinds if kind.chapter}

    @cached_property
    def sources(self) -> dict[str, str]:
        """The events that bring points, and the noun of the value that counts."""
        return {kind.name: kind.points for kind in self.event_kinds if kind.points}

    @cached_property
    def gains(self) -> dict[str, EventKind]:
        """The events by which a seat gains something for later."""
        return {kind.name: kind for kind in self.event_kinds if kind.gain}

    def box_hash(self, box: Box) -> str:
        """Tells boxes apart; it stands in every record."""
        return hashlib.sha256(box.tobytes()).hexdigest()

    def variants_of(self, rules: int) -> Variants:
        """The variants that a match has by this version of the rules, with their defaults."""
        lasts = sorted(last for last in self.former_variants if rules <= last)
        return self.former_variants[lasts[0]] if lasts else self.variants

    def choose_variants(
        self, variants: Variants | None = None, rules: int | None = None, seats: int | None = None
    ) -> dict[str, int]:
        """All variants of a match, chosen or by default; a ValueError says which are wrong."""
        known = self.variants_of(self.version if rules is None else rules)
        chosen, last = {**known, **(variants or {})}, seats or self.seats[-1]
        for name, value in chosen.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no variant {name!r}; known are {names}")
            if not names_seat(known[name]):
                fits, wanted = isinstance(value, bool), "on or off"
            else:
                fits = not isinstance(value, bool) and 0 <= value <= last
                wanted = f"a seat from 1 to {last}, or 0"
            if not fits:
                raise ValueError(f"variant {name!r} is {wanted}, not {value!r}")
        return chosen

    def is_read_otherwise(self, view: View) -> bool:
        """Whether a variant is on by which the rules themselves are others."""
        return any(view[name] for name in self.readings)

    def variant_bits(self, variants: Variants | None = None, rules: int | None = None) -> int:
        """The variants of a match as start() takes them: one bit each, or SEAT_BITS for a seat."""
        bits, width = 0, 0
        for value in self.choose_variants(variants, rules).values():
            bits |= value << width
            width += SEAT_BITS if names_seat(value) else 1
        return bits

    def read_events(
        self, box: Box, rows: Any, reader: int, everything: bool = False
    ) -> list[Event]:
        """What happened, as *reader* may know it."""
        return [
            self._read_event(box, kind, seat, letters, everything or audience in (-1, reader))
            for kind, seat, *letters, audience in rows.tolist()
        ]

    def _read_event(
        self, box: Box, number: int, seat: int, letters: list[int], may_read_all: bool
    ) -> Event:
        kind = self.event_kinds[number]
        values: dict[str, str | int | None] = {}
        for place, (noun, index) in enumerate(zip(kind.nouns, letters, strict=False)):
            if not noun:
                continue
            if place == 2 and not may_read_all:
                values[noun] = None
            elif noun in self.notation.nouns and index != UNKNOWN:
                values[noun] = self.notation.names_of(box, noun)[index]
            else:
                values[noun] = index
        return Event(kind.name, seat, values)
