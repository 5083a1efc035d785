"""Why a bot did what it did, in terms of what everybody can see.

A bot that looks ahead imagines worlds and plays on in them by the game's sense of worth; one that
does not takes what that sense likes best. Both are repeated here from what a watcher sees, never
from what the bot sees itself: a reason must not tell what its seat knows alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from grasse.kernel.aliases import Box, Rng, State, View
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.rng import make_rng, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY, WATCHER
from grasse.players.greedy import pick_best

TRIES = 10
LONGEST = 160  # decisions of a try
CALMS = 8  # moments with nothing half done that it goes on for, until it has led to points


@dataclass(frozen=True)
class Reason:
    """What a decision led to."""

    tries: int
    times: int  # tries that led to points
    points: float  # of a try, on average
    source: str  # the kind of event that most of them came from, or nothing


def reason(game: Game, box: Box, view: View, action: int, seed: object) -> Reason:
    """What came of *action* whenever it was tried.

    *view* is a watcher's, of the moment before the decision. The same seed answers the same.
    """
    rng, found = make_rng("reason", seed), []
    for _ in range(TRIES):
        world = np.frombuffer(bytearray(view.tobytes()), game.STATE)[0]
        game.guess(box, world, WATCHER, rng)
        if game.refuses(box, world, action) == 0:
            found.append(_try_out(game, box, world, action, rng))
    total: Counter[str] = Counter()
    for gained in found:
        total.update(gained)
    times = sum(sum(gained.values()) > 0 for gained in found)
    if not times:
        return Reason(len(found), 0, 0.0, "")
    return Reason(len(found), times, total.total() / len(found), total.most_common(1)[0][0])


def _try_out(game: Game, box: Box, world: State, action: int, rng: Rng) -> Counter[str]:
    """Plays on from *action* until its seat has points, and nothing is half done any more.

    Answers which kinds of events brought how many.
    """
    seat, calms = int(world["seat"]), 0
    mask, weights = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.CHANCES, np.int64)
    worth, events, gained = np.zeros(game.ACTIONS), make_events(), Counter[str]()
    for _ in range(LONGEST):
        game.apply(box, world, action, events)
        gained.update(_points(game, box, events, seat))
        if world["seat"] == NOBODY:
            break
        if world["seat"] == CHANCE:
            action = game.ACTIONS + pick_outcome(rng, weights, game.odds(box, world, weights))
            continue
        if game.is_calm(box, world):
            calms += 1
            if gained or calms > CALMS:
                break
        count = game.options(box, world, mask)
        worth[:] = 0.0
        game.appraise(box, world, mask, worth)
        action = int(pick_best(rng, mask, worth, count))
    return gained


def _points(game: Game, box: Box, events: Any, seat: int) -> dict[str, int]:
    """[kind of event] the points that it brings *seat*, as everybody may read."""
    found: dict[str, int] = {}
    for event in game.read_events(box, events.rows[: events.count], WATCHER):
        points = event.values.get(game.sources.get(event.name, ""))
        if event.seat == seat and isinstance(points, int) and points:
            found[event.name] = found.get(event.name, 0) + points
    return found
