"""Whole matches to look at: who played them, and every state on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

from grasse.kernel.aliases import Events, Rng, State
from grasse.kernel.chance import Seeded
from grasse.kernel.events import make_events
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from tests.every_game.cases import ALL, BARE, DEFAULT, QUICK, Case, hints, parameters

LIMIT = 20_000  # decisions; random play of any case is far shorter
LIMIT_OF_ENDLESS = 600  # what is played of a match that need not end


def at_random(match: Match, rng: Rng) -> int:
    """Chooses any option, each equally likely."""
    options = match.options()
    return options[below(rng, len(options))]


def eagerly(match: Match, rng: Rng) -> int:
    """Chooses by the weights of the game's hints: a player who wants to get to the end."""
    options, likings = match.options(), hints(match.game).EAGERNESS
    weights = [eagerness(match, action, likings) for action in options]
    left = below(rng, sum(weights)) if sum(weights) else 0
    for action, weight in zip(options, weights, strict=True):
        if left < weight:
            return action
        left -= weight
    return options[0]  # nothing that it wants is allowed


def eagerness(match: Match, action: int, likings: dict[str, int]) -> int:
    """How much the hints like an action, `effect(use)`, or else its kind, `effect`."""
    words = match.game.notation.write(match.box, action)
    return likings.get(words, likings.get(words.partition("(")[0], 1))


WAYS: dict[str, Callable[[Match, Rng], int]] = {"at_random": at_random, "eagerly": eagerly}


@dataclass(frozen=True)
class Step:
    """A decision of a journey, and the state that it led to, to be looked at but not changed."""

    number: int  # from 1
    decider: int
    action: int
    rows: Any  # what happened
    state: State


@dataclass(frozen=True)
class Journey:
    """A match that was played, to its end unless it need not have one."""

    case: Case
    way: str
    decisions: tuple[int, ...]
    last: bytes  # the state at its end

    def steps(self) -> Iterable[Step]:
        """It all again, decision by decision; those that many tests look at are remembered."""
        return remembered_steps(self) if self.case in QUICK else replayed_steps(self)

    def match(self, length: int | None = None) -> Match:
        """A Match that has come this far, or to the end."""
        match = self.case.match()
        for action in self.decisions[:length]:
            match.play(action)
        return match

    def __str__(self) -> str:
        return f"{self.case}-{self.way}"


def replayed_steps(journey: Journey) -> Iterator[Step]:
    """Plays a journey again without checking anything."""
    game, box = journey.case.game, journey.case.box
    state, events = lay_table(journey.case), make_events()
    for number, action in enumerate(journey.decisions, 1):
        decider = int(state.seat)
        game.apply(box, state, action, events)
        content = state.tobytes()  # not state.copy(): that takes twenty times as long
        yield Step(number, decider, action, happened(events), revive(journey.case, content))


@cache
def remembered_steps(journey: Journey) -> list[Step]:
    """The steps of a journey, played again only once."""
    return list(replayed_steps(journey))


def lay_table(case: Case) -> State:
    """The very first state of a case."""
    state = np.zeros(1, case.game.STATE)[0]
    case.game.start(case.box, state, case.seats, case.bits)
    return state


def happened(events: Events) -> Any:
    """The rows that the last decision wrote."""
    return events.rows[: events.count].copy()


def revive(case: Case, content: bytes) -> State:
    """The state of these bytes, to be changed at will."""
    return np.frombuffer(bytearray(content), case.game.STATE)[0]


def travel(match: Match, case: Case, way: str, seed: int) -> Iterator[Any]:
    """Plays a match of *case* one *way* or the other; yields what each decision wrote."""
    rng, luck = make_rng("journey", seed), Seeded(seed)
    limit = LIMIT_OF_ENDLESS if case.is_endless else LIMIT
    while not match.is_over and len(match.decisions) < limit:
        yield match.play(luck.draw(match) if match.seat == CHANCE else WAYS[way](match, rng))
    assert match.is_over or case.is_endless, f"{case} did not end within {limit} decisions"


@cache
def journey(case: Case, way: str, seed: int = 1) -> Journey:
    """A match of *case* that was played one *way* or the other."""
    match = case.match()
    for _ in travel(match, case, way, seed):
        pass
    return Journey(case, way, tuple(match.decisions), match.state.tobytes())


# Eagerly with every box and every choice of options, at random with the game's own box.
WITH_OPTIONS = [case for case in ALL if case.box_name == DEFAULT and all(case.variants.values())]
QUICK_WAYS = [(case, "eagerly") for case in [*QUICK, *(WITH_OPTIONS[:1] if COMPILED else ())]]
SLOW_WAYS = [(case, "at_random") for case in BARE]
SLOW_WAYS += [(case, "eagerly") for case in ALL if (case, "eagerly") not in QUICK_WAYS]

every_journey = pytest.mark.parametrize(("case", "way"), parameters(QUICK_WAYS, SLOW_WAYS))
quick_journeys = pytest.mark.parametrize(("case", "way"), parameters(QUICK_WAYS, []))
