"""What a hint says: the best few options, with the chances and the reasons of a review.

The search that the best bot plays by says which options are worth a thought. Then each of these is
tried in the same worlds, and its chances come from the game's measured curve: the same figures that
a review would find.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import numpy as np

from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.aliases import Box, View
from grasse.kernel.game import Game
from grasse.players.opinion import SHOWN, opinion
from grasse.players.search import seats_of
from grasse.study.comparing import distance, measure
from grasse.study.lookout import Lookout, error_of
from grasse.study.review.findings import MistakeReason
from grasse.study.review.moments import Choice
from grasse.study.review.whys import why

TRIALS = 1500  # of each option, and as many before to let its search grow


@dataclass(frozen=True)
class HintedOption:
    """What is to be said of one option."""

    action: int
    share: float  # of the bot's thoughts that went there, 0..1
    chances: list[float]  # [seat] of winning after this option; together 1
    points: float  # that who asks is expected to end with
    error: float  # of the chance of whoever asks; of others than the first, of how far it is behind
    why: MistakeReason | None = None  # of the first: beside the next that reads otherwise


def hint(
    game: str,
    box: bytes,
    view: bytes,
    milliseconds: int = 0,
    iterations: int = 0,
    trials: int = TRIALS,
    shown: int = SHOWN,
    seed: object = 0,
) -> list[HintedOption]:
    """The best few options of the seat whose turn it is in *view*, the best first.

    Takes bytes and gives plain values, so that a pool of processes can be asked.
    """
    card = GAMES[game]
    found = opinion(game, box, view, milliseconds, iterations, shown=shown, seed=seed)
    state = np.frombuffer(bytearray(view), card.STATE)[0]
    tiles = np.frombuffer(bytearray(box), card.BOX)[0]
    seat, seats = int(state.seat), seats_of(card, state)
    lookout = Lookout(card, tiles, seats, curve_of(card.folder, seats))
    tried = {
        each.action: measure(lookout, state, each.action, place, trials, "advice", seed)
        for place, each in enumerate(found)
    }
    worths = {action: float(leaves.chances[:, seat].mean()) for action, leaves in tried.items()}
    ranked = sorted(found, key=lambda each: -worths[each.action])
    told = []
    for each in ranked:
        leaves, best = tried[each.action], tried[ranked[0].action]
        own, first = leaves.chances[:, seat], best.chances[:, seat]
        error = error_of(own) if leaves is best else distance(first, own)[1]
        chances = [float(chance) for chance in leaves.chances.mean(0)]
        points = float(leaves.points[:, seat].mean())
        told.append((each, chances, points, error))
    reason, options = None, [each.action for each in ranked]
    faces = looks(card, tiles, state, options)
    other = next((n for n, face in enumerate(faces) if face != faces[0]), 0)
    if other:  # the next that is told: what reads like the first is the same to people
        choice = Choice(0, seat, view, options, options[other])
        end = told[0][2] - told[other][2]
        reason = why(card, tiles, seats, choice, options[0], str(seed), end)
    return [
        HintedOption(each.action, each.share, chances, points, error, None if place else reason)
        for place, (each, chances, points, error) in enumerate(told)
    ]


def looks(game: Game, box: Box, view: View, actions: Sequence[int]) -> list[Hashable]:
    """What people read of each action: where its kind is *alike*, equal for those that read alike.

    They are about pieces with the same face: nothing differs but which of them it is.
    """
    tree, found = None, list[Hashable]()
    for action in actions:
        decision = game.notation.decision(action)
        found.append(action)
        if decision.alike:
            tree = tree or game.describe(box, view)
            carrier = next((node for node in tree.walk() if action in node.actions), None)
            if carrier is not None:
                own = {noun for _, noun in decision.arguments}
                face = frozenset((k, str(v)) for k, v in carrier.values.items() if k not in own)
                counts = frozenset(carrier.counts.items())
                found[-1] = decision.name, carrier.kind, face, counts
    return found
