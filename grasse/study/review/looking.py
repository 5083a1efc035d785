"""What a choice gave away and what luck brought, by trials in imagined worlds."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from grasse.kernel.aliases import Floats, Integers
from grasse.study.lookout import Leaves, Lookout, error_of, words_of
from grasse.study.review.moments import Choice, Luck

WIDEST = 12  # options that are looked at: those that seem best at first sight, and the chosen one
COMPARISONS = (  # one after the other: trials of each option, by the thinking; least cost so far
    (0.25, -1.0),
    (0.5, 0.02),
    (1.0, 0.02),
    (2.0, 0.02),
    (4.0, 0.05),
    (8.0, 0.10),
)
SURE = 2.0  # times its error that a difference must be to count


@dataclass(frozen=True)
class Look:
    """What was found of a moment; of luck, only how far `before` and `after` lie apart is right."""

    before: Floats  # [seat] chances
    after: Floats
    points_before: Floats  # [seat]
    points_after: Floats
    error: float  # of the change for the seat that decided; of luck, for the seat it is largest for
    best: int = -1  # action; of luck, none
    points_error: float = 0.0  # of the points that the seat which decided gave away


@dataclass(frozen=True)
class Arm:
    """An option, and all that was tried of it."""

    action: int
    nodes: object
    found: list[Leaves]

    def worth(self, seat: int) -> float:
        """How well the seat stands after it, by all trials so far."""
        return float(np.concatenate([each.chances[:, seat] for each in self.found]).mean())


# ---------------------------------------------------------------- choices


def look_at_choice(lookout: Lookout, choice: Choice, thinking: int, seed: str) -> Look:
    """Looks for a better option than the chosen one.

    Half of the trials go to finding which option is best: all get the same number, then the better
    half of them, and so on. If it is not the chosen one, both are tried in fresh worlds, the same
    for both: only these tell by how much it is better, so that nothing is called better because it
    was lucky while the best one was looked for. As long as much seems to be given away, they are
    compared again, in other worlds and for longer, and only the last comparison counts: what
    seemed so by luck does not last, and a hasty search may overlook how to go on from the chosen
    option.
    """
    state = np.frombuffer(bytearray(choice.view), lookout.game.STATE)[0]
    arms = [Arm(a, lookout.tree(n), []) for n, a in enumerate(_promising(lookout, state, choice))]
    chosen = next(arm for arm in arms if arm.action == choice.chosen)
    rounds = max(1, math.ceil(math.log2(len(arms))))
    left = arms
    for number in range(rounds):
        each = max(2, thinking // 2 // rounds // len(left))
        given = words_of(each, "review", seed, choice.number, number)
        for arm in left:
            arm.found.append(lookout.option(state, arm.action, arm.nodes, given))
        left = sorted(left, key=lambda arm: -arm.worth(choice.seat))
        left = left[: max(1, len(left) // 2)]
        if chosen not in left:
            left.append(chosen)
    best = max(left, key=lambda arm: arm.worth(choice.seat))
    if best is chosen:
        return _alone(chosen, choice.seat)
    look, cost = _alone(chosen, choice.seat), 0.0
    for number, (share, least) in enumerate(COMPARISONS):
        if cost < least:
            break
        if number:
            chosen.found.clear()  # by a search that knew less
        size = max(2, int(share * thinking))
        words = words_of(size, "review", seed, choice.number, "compared", number)
        look, cost = _compared(lookout, state, choice, best, chosen, words)
    return look


def _compared(
    lookout: Lookout, state: object, choice: Choice, best: Arm, chosen: Arm, words: Integers
) -> tuple[Look, float]:
    """Both options in the same worlds: what is sure of it, and what seems to be given away."""
    better = lookout.option(state, best.action, best.nodes, words)
    taken = lookout.option(state, chosen.action, chosen.nodes, words)
    apart = better.chances[:, choice.seat] - taken.chances[:, choice.seat]
    cost, error = float(apart.mean()), error_of(apart)
    points = better.points[:, choice.seat] - taken.points[:, choice.seat]
    chosen.found.append(taken)
    if cost <= SURE * error:
        return _alone(chosen, choice.seat), cost
    look = Look(
        better.chances.mean(0),
        taken.chances.mean(0),
        better.points.mean(0),
        taken.points.mean(0),
        error,
        best.action,
        error_of(points),
    )
    return look, cost


def _alone(arm: Arm, seat: int) -> Look:
    """Nothing was found to be better than the chosen option."""
    chances = np.concatenate([each.chances for each in arm.found])
    points = np.concatenate([each.points for each in arm.found]).mean(0)
    mean = chances.mean(0)
    return Look(mean, mean, points, points, error_of(chances[:, seat]), arm.action)


def _promising(lookout: Lookout, state: object, choice: Choice) -> list[int]:
    """The options worth trying, the chosen one among them."""
    if len(choice.options) <= WIDEST:
        return choice.options
    game = lookout.game
    mask, worth = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.ACTIONS)
    mask[choice.options] = True
    game.appraise(lookout.boxes[0], state, mask, worth)
    found = sorted(choice.options, key=lambda action: (-worth[action], action))[:WIDEST]
    return found if choice.chosen in found else [*found[:-1], choice.chosen]


# ---------------------------------------------------------------- luck


def look_at_luck(lookout: Lookout, luck: Luck, thinking: int, seed: str) -> Look:
    """What was drawn beside the average of what could have been drawn, by the same trials.

    Every outcome of the first draw has its part of the trials and counts by its odds; what is
    drawn after it is drawn again in each trial.
    """
    state = np.frombuffer(bytearray(luck.state), lookout.game.STATE)[0]
    words = words_of(thinking, "review", seed, luck.number)
    half = thinking // 2
    taken = lookout.luck(state, words[:half], drawn=luck.drawn)
    start = float(words[0] % 2**20) / 2**20
    firsts, weights, groups = _spread(luck.odds, half, start)
    drawn = lookout.luck(state, words_of(len(firsts), seed, luck.number), firsts=firsts)
    mean, points = weights @ drawn.chances, weights @ drawn.points
    change = taken.chances.mean(0) - mean
    widest = int(np.argmax(np.abs(change)))
    within = _within(drawn.chances[:, widest], groups)
    error = math.sqrt(error_of(taken.chances[:, widest]) ** 2 + within * float((weights**2).sum()))
    return Look(mean, taken.chances.mean(0), points, taken.points.mean(0), error)


def _spread(odds: dict[int, int], size: int, start: float) -> tuple[list[int], Floats, Integers]:
    """Draws for about *size* trials, the weight of each, and which outcome it belongs to.

    Up to *size* outcomes all have their trials, and together exactly the weight of their odds; of
    more than that some are drawn, evenly, from *start* (0..1) on: each as often as its odds say.
    """
    actions, total = list(odds), sum(odds.values())
    shares = np.array([odds[action] / total for action in actions])
    if len(actions) > size:
        places = (np.arange(size) + start) / size
        groups = np.searchsorted(np.cumsum(shares), places).clip(0, len(actions) - 1)
        weights = np.full(size, 1 / size)
    else:
        counts = np.maximum(1, np.round(shares * size)).astype(int)
        groups = np.repeat(np.arange(len(actions)), counts)
        weights = np.repeat(shares / counts, counts)
    return [actions[group] for group in groups], weights, groups


def _within(values: Floats, groups: Integers) -> float:
    """The variance of trials that begin with the same outcome; of all if no two do."""
    sizes = np.bincount(groups)
    means = np.bincount(groups, values) / np.maximum(1, sizes)
    apart = values - means[groups]
    free = len(values) - int((sizes > 0).sum())
    return float((apart**2).sum() / free) if free > 0 else float(values.var())
