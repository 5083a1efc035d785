"""All that a reader is given of a table, and how two tables that should look alike to it differ."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import numpy as np
from msgspec import to_builtins

from grasse.kernel.aliases import Box, State, View
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game
from grasse.study.prospects import prospects_of
from grasse.words import speak

NOTHING_HAPPENED = np.zeros(1, EVENTS)[0].rows[:0]


def given_to_bots(
    game: Game, box: Box, state: State, reader: int, rows: Any = NOTHING_HAPPENED
) -> dict[str, bytes]:
    """What *reader* gets of *state* and of what just happened, if it is a bot; as bytes."""
    view = state.copy()
    game.hide(box, view, reader)
    mask = np.zeros(game.ACTIONS, np.bool_)
    weights = np.zeros(game.CHANCES, np.int64)
    values = np.zeros(game.ACTIONS, np.float64)
    features = np.zeros(game.FEATURES, np.float32)
    counted = [int(game.options(box, view, mask)), int(game.odds(box, view, weights))]
    if view.seat == reader:
        game.appraise(box, view, mask, values)
    game.encode(box, view, features)
    return {
        "view": view.tobytes(),
        "options": mask.tobytes(),
        "odds": weights.tobytes(),
        "how many": as_text(counted),
        "appraisal": values.tobytes(),
        "features": features.tobytes(),
        "events": as_text([asdict(event) for event in game.read_events(box, rows, reader)]),
    }


def given_to_people(
    game: Game, box: Box, state: State, reader: int, rows: Any = NOTHING_HAPPENED
) -> dict[str, bytes]:
    """What *reader* gets, if it is a person: the table as a tree and by name, and all its words."""
    view: View = state.copy()
    game.hide(box, view, reader)
    tree, words = game.describe(box, view), speak("en", game.name)
    told = []
    for event in game.read_events(box, rows, reader):
        values = {noun: words.name(noun, value) for noun, value in event.values.items()}
        told.append(words.say(f"event-{event.name}", seat=str(event.seat), **values))
    return {
        "tree": as_text(to_builtins(tree)),
        "names": as_text(game.named(box, view)),
        "words of the tree": as_text([words.piece(node) for node in tree.walk()]),
        "words of the events": as_text(told),
        "what options bring": as_text(brought(game, box, view) if view.seat == reader else []),
    }


def brought(game: Game, box: Box, view: View) -> list[Any]:
    """What is told of every option of the seat that decides, and what it would see then."""
    mask = np.zeros(game.ACTIONS, np.bool_)
    game.options(box, view, mask)
    options = [int(action) for action in np.flatnonzero(mask)]
    told = [asdict(prospect) for prospect in prospects_of(game).all(box, view, options)]
    seen = [prospects_of(game).after(box, view, action) for action in options[:3]]
    return [told, [None if after is None else after.tobytes().hex() for after in seen]]


def as_text(content: Any) -> bytes:
    """JSON, as it would be sent."""
    return json.dumps(content).encode()


def differences(one: dict[str, bytes], other: dict[str, bytes]) -> set[str]:
    """By what a reader who was given both could tell them apart."""
    return {name for name in one if one[name] != other[name]}
