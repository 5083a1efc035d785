"""Why a decision was a mistake: what the better line brings soon that the one taken does not.

Both are tried in the same imagined worlds, from what the seat saw, and played on by the game's
sense of worth for a while. The points that all seats make on the way are compared by their source.
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from grasse.kernel.aliases import Box, Rng, State
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.rng import make_rng, pick_outcome
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY
from grasse.players.greedy import pick_best
from grasse.study.review.findings import MistakeReason
from grasse.study.review.moments import Choice

TRIES = 8
LONGEST = 160  # decisions of a try
LEAST = 0.5  # points that make a reason

EARNS, DENIES, LATER = "review-why-earns", "review-why-denies", "review-why-later"

Gains = Counter[tuple[int, str]]  # [seat, kind of event] points


def why(game: Game, box: Box, seats: int, choice: Choice, best: int, seed: str) -> MistakeReason:
    """What speaks for *best*, in points that can be counted."""
    apart: Counter[tuple[int, str]] = Counter()
    for number in range(TRIES):
        for action, sign in ((best, 1), (choice.chosen, -1)):
            rng = make_rng("why", seed, choice.number, number)
            world = np.frombuffer(bytearray(choice.view), game.STATE)[0]
            game.guess(box, world, choice.seat, rng)
            for key, points in _gains(game, box, world, action, rng, seats + 1).items():
                apart[key] += sign * points
    found = []
    for seat in range(seats):
        sign = 1 if seat == choice.seat else -1
        parts = {kind: sign * n / TRIES for (who, kind), n in apart.items() if who == seat}
        total = sum(parts.values())
        if total >= LEAST:
            source = max(parts, key=lambda kind: parts[kind])
            found.append((total, seat, source))
    if not found:
        return MistakeReason(LATER, 0.0, "", 0)
    total, seat, source = max(found)
    if seat == choice.seat:
        return MistakeReason(EARNS, round(total, 1), source, 0)
    return MistakeReason(DENIES, round(total, 1), source, seat + 1)


def _gains(game: Game, box: Box, world: State, action: int, rng: Rng, calms: int) -> Gains:
    """The points of all seats from *action* on, over this many calm moments."""
    mask, weights = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.CHANCES, np.int64)
    worth, events, gained = np.zeros(game.ACTIONS), make_events(), Gains()
    for _ in range(LONGEST):
        game.apply(box, world, action, events)
        for event in game.read_events(box, events.rows[: events.count], EVERYTHING, True):
            points = event.values.get(game.sources.get(event.name, ""))
            if isinstance(points, int) and points:
                gained[event.seat, event.name] += points
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
    return gained
