"""How a decision is written and read: `take_die(rose)` is action 7, and back."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box

Name = str | int


@dataclass(frozen=True)
class Noun:
    """What an argument stands for: how many there can be, and what a box calls each of them."""

    size: int
    names: Callable[[Box], Sequence[Name]]


@dataclass(frozen=True)
class Decision:
    """A kind of decision and its arguments: (argument, noun) pairs, the last one counts fastest.

    A *hidden* one must be asked even where only one answer is possible: that it was forced would
    tell the others something. Of *alike* ones, those that read alike come to the same, and are one
    option for people.

    What follows only says how people are asked. The *last* one does nothing but go on (pass, done),
    and is offered last. One *aside* is no reason to wait. One *besides* can be done in between and
    does not answer what is asked: it is offered after the answers. A *small* one is small change
    (which token, which flower): a seat may leave it to the house. To one that is a *habit* somebody
    may always want to give the same answer. A *loss* only gives something up: whoever presses a
    piece that is not asked for means something else. A *single* one is about one thing (into which
    perfume this note goes): the same again would be about another. What a small one *spends* may be
    needed for something else: it is never settled with all the rest, and no press leads past it.
    """

    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    hidden: bool = False
    alike: bool = False
    last: bool = False
    aside: bool = False
    besides: bool = False
    small: bool = False
    habit: bool = False
    loss: bool = False
    single: bool = False
    spends: bool = False


def decision(name: str, *arguments: str, **manner: bool) -> Decision:
    """A Decision with arguments such as "aroma", or "id:perfume" for an id of the noun perfume.

    *manner* is what else Decision says of it: hidden, alike, last, aside, besides, small, habit,
    loss, single, spends.
    """
    pairs = [text.partition(":") for text in arguments]
    return Decision(name, tuple((name, noun or name) for name, _, noun in pairs), **manner)


class NotationError(ValueError):
    """A text that names no decision; says what is wrong with it."""


_content = np.generic.tobytes  # past np.record, which looks for a field of that name first
_CALL = re.compile(r"(?P<name>[a-z_]+)(?:\((?P<arguments>[^()]*)\))?")


class Notation:
    """All decisions of a game, numbered: first those of the seats, then those of chance.

    Rules know a kind of decision by the number of its first action, first("take_die"). They tell
    actions apart by `kinds` and never by which number is larger: where a decision stands in the
    list means nothing.
    """

    def __init__(
        self, nouns: Mapping[str, Noun], seats: Sequence[Decision], chance: Sequence[Decision]
    ) -> None:
        self.nouns = nouns
        self.decisions = (*seats, *chance)
        self.names = tuple(decision.name for decision in self.decisions)
        self._firsts: dict[str, int] = {}
        self.size = 0
        for decision in self.decisions:
            self._firsts[decision.name] = self.size
            self.size += math.prod(self._sizes(decision))
        self.actions = sum(math.prod(self._sizes(decision)) for decision in seats)
        self.chances = self.size - self.actions
        self._kept: tuple[bytes, dict[str, list[Name]]] = (b"", {})  # a box, and names of it

    def _sizes(self, decision: Decision) -> list[int]:
        return [self.nouns[noun].size for _, noun in decision.arguments]

    def names_of(self, box: Box, noun: str) -> list[Name]:
        """What *box* calls everything of a noun; kept, as a record asks for it a thousand times."""
        key = b"" if box is None else _content(box)
        kept = self._kept  # read once: another thread may put another box there meanwhile
        if key != kept[0]:
            self._kept = kept = (key, {})
        if noun not in kept[1]:
            kept[1][noun] = list(self.nouns[noun].names(box))
        return kept[1][noun]

    def first(self, name: str) -> int:
        """The number of the first action of this kind of decision."""
        return self._firsts[name]

    def span(self, name: str) -> int:
        """How many actions this kind of decision has."""
        return math.prod(self._sizes(self.decisions[self.names.index(name)]))

    # A graphics card has little room for tables: these are small. Rules say int(kinds[action]).

    @cached_property
    def places(self) -> npt.NDArray[np.int16]:
        """[action] the place of its kind of decision in the list of all."""
        sizes = [self.span(name) for name in self.names]
        return np.repeat(np.arange(len(sizes), dtype=np.int16), sizes)

    @cached_property
    def kinds(self) -> npt.NDArray[np.int16]:
        """[action] its kind of decision: the number of the first action of that kind."""
        return np.array([self.first(name) for name in self.names], np.int16)[self.places]

    def decision(self, action: int) -> Decision:
        """The kind of decision that *action* is."""
        return self.decisions[self.places[action]]

    def arguments(self, box: Box, action: int) -> dict[str, Name]:
        """What *action* decides: {"aroma": "rose"}."""
        decision = self.decision(action)
        left = action - self.first(decision.name)
        found: dict[str, Name] = {}
        for argument, noun in reversed(decision.arguments):
            left, index = divmod(left, self.nouns[noun].size)
            found[argument] = self.names_of(box, noun)[index]
        return {argument: found[argument] for argument, _ in decision.arguments}

    def write(self, box: Box, action: int) -> str:
        """The notation of *action*: `flasks(rose, 2)`."""
        values = self.arguments(box, action).values()
        name = self.decision(action).name
        return f"{name}({', '.join(map(str, values))})" if values else name

    def structured(self, box: Box, action: int) -> dict[str, Any]:
        """*action* for programs: {"name": "take_die", "arguments": {"aroma": "rose"}}."""
        return {"name": self.decision(action).name, "arguments": self.arguments(box, action)}

    def read(self, box: Box, text: str) -> int:
        """The action that *text* names; a NotationError says what is wrong with it."""
        match = _CALL.fullmatch(text.strip())
        if match is None:
            raise NotationError(f"{text.strip()!r} is not written like name(argument, …)")
        name, inside = match["name"], match["arguments"]
        if name not in self._firsts:
            raise NotationError(f"there is no decision called {name!r}")
        given = [part.strip() for part in inside.split(",")] if inside else []
        decision = self.decisions[self.names.index(name)]
        if len(given) != len(decision.arguments):
            wanted = ", ".join(argument for argument, _ in decision.arguments) or "nothing"
            raise NotationError(f"{name} takes {wanted}, not {', '.join(given) or 'nothing'}")
        action = 0
        for part, (argument, noun) in zip(given, decision.arguments, strict=True):
            names = [str(known) for known in self.names_of(box, noun)]
            if part not in names:
                raise NotationError(f"{part!r} is no {argument} of {name}; {_known(names)}")
            action = action * self.nouns[noun].size + names.index(part)
        return self.first(name) + action


def _known(names: Sequence[str]) -> str:
    listed = [name for name in names if name]
    if len(listed) > 8:
        return f"known are {listed[0]} to {listed[-1]}"
    return f"known are {', '.join(listed)}"


def clause_name(prefix: str, number: int) -> str:
    """The clause that a number stands for: 30402 is PA-3.4.2, 30200 PA-3.2, 3060103 PY-3.6.1.3."""
    parts: list[int] = []
    while number > 0:
        number, last = divmod(number, 100)
        parts.insert(0, last)
    while parts and parts[-1] == 0:
        parts.pop()
    return f"{prefix}-{'.'.join(map(str, parts))}"


def parse_clause(text: str) -> int:
    """The number of a clause: PA-3.4.2 is 30402."""
    parts = [int(part) for part in text.partition("-")[2].split(".")]
    number = 0
    for part in parts + [0] * (3 - len(parts)):
        number = number * 100 + part
    return number
