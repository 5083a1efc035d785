"""Why a decision was a mistake: what the better line brings soon that the one taken does not.

Both are tried in the same imagined worlds, from what the seat saw, and played on by the game's
sense of worth for a while. The points that all seats make on the way are compared by their source.
If they tell nothing, what the seat gains for later is compared, as the game's card names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from grasse.kernel.aliases import Box, Rng, State
from grasse.kernel.events import Event, make_events
from grasse.kernel.game import Game
from grasse.kernel.rng import make_rng, pick_outcome
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY
from grasse.players.greedy import pick_best
from grasse.study.lookout import error_of
from grasse.study.review.findings import MistakeReason
from grasse.study.review.looking import SURE
from grasse.study.review.moments import Choice

TRIES = 8
LONGEST = 160  # decisions of a try
LEAST = 0.5  # points, or of what is gained, that make a reason
LEAST_END = 1.0  # points at the end that do: what a search expects is not sharper

EARNS, DENIES, LATER = "review-why-earns", "review-why-denies", "review-why-later"
GAINS, GAINS_END, END = "review-why-gains", "review-why-gains-end", "review-why-end"


@dataclass
class Line:
    """What comes of an action in one world, over a while."""

    points: Counter[tuple[int, str]] = field(default_factory=Counter)  # [seat, kind of event]
    gained: Counter[str] = field(default_factory=Counter)  # [kind of event] by the seat itself


def why(
    game: Game, box: Box, seats: int, choice: Choice, best: int, seed: str, expected: float = 0.0
) -> MistakeReason:
    """What speaks for *best*, in what can be counted.

    *expected* are the points that it is expected to bring its seat more at the end, by a search.
    """
    pairs = []
    for number in range(TRIES):
        both = []
        for action in (best, choice.chosen):
            rng = make_rng("why", seed, choice.number, number)
            world = np.frombuffer(bytearray(choice.view), game.STATE)[0]
            game.guess(box, world, choice.seat, rng)
            both.append(_line(game, box, world, action, rng, choice.seat, seats + 1))
        pairs.append((both[0], both[1]))
    return soon(pairs, seats, choice.seat) or later(game, pairs, expected)


def soon(pairs: Sequence[tuple[Line, Line]], seats: int, own: int) -> MistakeReason | None:
    """Points that the better line brings, or keeps from others, if it does.

    Only a difference counts that is larger than twice its error, as with what is gained for later.
    """
    apart = [Counter(better.points) for better, _ in pairs]
    for points, (_, taken) in zip(apart, pairs, strict=True):
        points.subtract(taken.points)
    found = []
    for seat in range(seats):
        sign = 1 if seat == own else -1
        parts = [
            {kind: sign * n for (who, kind), n in each.items() if who == seat} for each in apart
        ]
        sums = np.array([sum(each.values()) for each in parts])
        total = float(sums.mean())
        if total >= LEAST and total > SURE * error_of(sums):
            sources = Counter[str]()
            for each in parts:
                sources.update(each)
            found.append((total, seat, max(sources, key=lambda kind: sources[kind])))
    if not found:
        return None
    total, seat, source = max(found)
    if seat == own:
        return MistakeReason(EARNS, round(total, 1), source, 0)
    return MistakeReason(DENIES, round(total, 1), source, seat + 1)


def later(game: Game, pairs: Sequence[tuple[Line, Line]], expected: float) -> MistakeReason:
    """What the better line gains that brings no points yet: what is worth most of it.

    Only differences count that are larger than twice their error: in the few tries that there are,
    a flower more or less comes and goes.
    """
    found = []
    for name, kind in game.gains.items():
        apart = np.array([better.gained[name] - taken.gained[name] for better, taken in pairs])
        count = float(apart.mean())
        if count >= LEAST and count > SURE * error_of(apart):
            found.append((count * kind.gain, name, count))
    points = round(expected, 1) if expected >= LEAST_END else 0.0
    if found:
        _, name, count = max(found)
        return MistakeReason(GAINS_END if points else GAINS, points, name, 0, round(count, 1))
    return MistakeReason(END if points else LATER, points, "", 0)


def _line(game: Game, box: Box, world: State, action: int, rng: Rng, seat: int, calms: int) -> Line:
    """What comes of *action* for all, and for *seat*, over this many calm moments."""
    mask, weights = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.CHANCES, np.int64)
    worth, events, line = np.zeros(game.ACTIONS), make_events(), Line()
    for _ in range(LONGEST):
        game.apply(box, world, action, events)
        for event in game.read_events(box, events.rows[: events.count], EVERYTHING, True):
            _note(game, event, seat, line)
        if world["seat"] == NOBODY:
            break
        if world["seat"] == CHANCE:
            action = game.ACTIONS + pick_outcome(rng, weights, game.odds(box, world, weights))
            continue
        if game.is_calm(box, world):
            calms -= 1
            if calms <= 0:
                break
        count = game.options(box, world, mask)
        worth[:] = 0.0
        game.appraise(box, world, mask, worth)
        action = int(pick_best(rng, mask, worth, count))
    return line


def _note(game: Game, event: Event, seat: int, line: Line) -> None:
    """Adds an event to what came of an action."""
    points = event.values.get(game.sources.get(event.name, ""))
    if isinstance(points, int) and points:
        line.points[event.seat, event.name] += points
    kind = game.gains.get(event.name)
    if kind is not None and event.seat == seat:
        count = event.values.get(kind.count, 1)
        line.gained[event.name] += count if isinstance(count, int) else 1
