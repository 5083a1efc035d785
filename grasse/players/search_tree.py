"""The search tree: an array of nodes, and what is done with it in compiled code.

A node is a decision that was made, by a seat or by chance. The children of a decision are all its
options, from the second time on that somebody stands before it; those of chance come as they are
drawn. In one imagined world something may be possible that is not in another: a node counts how
often it could have been chosen.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Floats, Mask, Worth
from grasse.kernel.jit import inline, jit, part

SEATS = 4  # of a match, at most
NOTHING = -1  # no such node
ROOT = 0
FAR = 6.0  # points behind the best from where on an option counts as hopeless
CLOSE = 0.1  # points that nobody would call a difference

NODE = np.dtype(
    (
        np.record,
        [
            ("parent", np.int32),  # node, or NOTHING for the root
            ("first", np.int32),  # of its children, or NOTHING
            ("following", np.int32),  # the next child of its parent, or NOTHING; root: see `size`
            ("action", np.int32),  # that leads to it
            ("visits", np.int32),
            ("offered", np.int32),  # how often it could have been chosen
            ("prior", np.float32),  # how promising it looked at first sight, 0..1
            ("values", np.float32, (SEATS,)),  # [seat] sum over the visits, each 0..1
        ],
    )
)

Nodes = Any  # an array of NODE


@jit
def clear(nodes: Nodes) -> None:
    """Leaves nothing but a root that was never visited."""
    nodes[ROOT].parent = NOTHING
    nodes[ROOT].first = NOTHING
    nodes[ROOT].following = 1  # of the root, which has no siblings: the size of the tree
    nodes[ROOT].action = NOTHING
    nodes[ROOT].visits = 0
    nodes[ROOT].offered = 0
    nodes[ROOT].values[:] = 0


@inline
def add_child(nodes: Nodes, node: int, action: int, prior: float) -> int:
    """A new child, or NOTHING when the tree is full."""
    child = nodes[ROOT].following
    if child >= len(nodes):
        return NOTHING
    nodes[ROOT].following = child + 1
    nodes[child].parent = node
    nodes[child].first = NOTHING
    nodes[child].following = nodes[node].first
    nodes[child].action = action
    nodes[child].visits = 0
    nodes[child].offered = 0
    nodes[child].prior = prior
    for seat in range(SEATS):
        nodes[child].values[seat] = 0
    nodes[node].first = child
    return child


@part
def follow(nodes: Nodes, node: int, action: int) -> int:
    """The child that *action* leads to, made if it is not there; NOTHING when the tree is full."""
    child = nodes[node].first
    while child != NOTHING and nodes[child].action != action:
        child = nodes[child].following
    return child if child != NOTHING else add_child(nodes, node, action, 1.0)


@part
def has_all(nodes: Nodes, node: int, mask: Mask, count: int) -> bool:
    """Whether each of the *count* marked actions has its child."""
    child = nodes[node].first
    while child != NOTHING:
        if mask[nodes[child].action]:
            count -= 1
        child = nodes[child].following
    return count == 0


@part
def scale_of(mask: Mask, worth: Worth, heat: float) -> float:
    """How many points of worth make a difference: *heat* times what the options lie apart."""
    best, count, total = -np.inf, 0, 0.0
    for action in range(len(mask)):
        if mask[action]:
            best = max(best, worth[action])
            count += 1
    for action in range(len(mask)):
        if mask[action]:
            total += min(FAR, best - worth[action])
    return CLOSE + heat * total / count


@part
def expand(nodes: Nodes, node: int, mask: Mask, worth: Worth, heat: float) -> None:
    """Gives every marked action its child, as promising as its worth at first sight.

    A worth lower than the best by *heat* times what the options lie apart is 1/e as promising.
    """
    scale = scale_of(mask, worth, heat)
    best, total = -np.inf, 0.0
    for action in range(len(mask)):
        if mask[action]:
            best = max(best, worth[action])
    for action in range(len(mask)):
        if mask[action]:
            total += math.exp((worth[action] - best) / scale)
    child = nodes[node].first
    while child != NOTHING:
        mask[nodes[child].action] = False
        child = nodes[child].following
    for action in range(len(mask)):
        if mask[action]:
            add_child(nodes, node, action, math.exp((worth[action] - best) / scale) / total)


@part
def select(nodes: Nodes, node: int, mask: Mask, seat: int, exploration: float) -> int:
    """The child of a marked action that promises most to *seat*, or NOTHING.

    What was never tried is expected to be like its parent.
    """
    visits = max(1, nodes[node].visits)
    hope = nodes[node].values[seat] / visits
    child = nodes[node].first
    chosen, most = NOTHING, -np.inf
    while child != NOTHING:
        if mask[nodes[child].action]:
            nodes[child].offered += 1
            tries = nodes[child].visits
            found = nodes[child].values[seat] / tries if tries > 0 else hope
            curiosity = math.sqrt(nodes[child].offered) / (1 + tries)
            found += exploration * nodes[child].prior * curiosity
            if found > most:
                chosen, most = child, found
        child = nodes[child].following
    return chosen


@part
def back_up(nodes: Nodes, node: int, values: Floats) -> None:
    """Adds the values of one iteration to all nodes that led to it."""
    while node != NOTHING:
        nodes[node].visits += 1
        for seat in range(SEATS):
            nodes[node].values[seat] += values[seat]
        node = nodes[node].parent


@part
def share_out(points: Floats, seats: int, spread: float, values: Floats, share: float) -> None:
    """Adds *share* to values, the more to a seat the more points it has: e times for *spread*."""
    best, total = -np.inf, 0.0
    for seat in range(seats):
        best = max(best, points[seat])
    for seat in range(seats):
        total += math.exp((points[seat] - best) / spread)
    for seat in range(seats):
        values[seat] += share * math.exp((points[seat] - best) / spread) / total


@part
def crown(out: npt.NDArray[np.int32], seats: int, values: Floats, share: float) -> None:
    """Adds *share* to the values of the winner; those who are equal part it."""
    winners = 0
    for seat in range(seats):
        winners += 1 if out[seat, 1] == 1 else 0
    for seat in range(seats):
        if out[seat, 1] == 1:
            values[seat] += share / winners


@jit
def transplant(nodes: Nodes, node: int, other: Nodes) -> None:
    """Makes *other* the tree below a node of *nodes*.

    While it copies, `parent` of a copy is right already; `first` is still the one of its model.
    """
    other[ROOT] = nodes[node]
    other[ROOT].parent = NOTHING
    size = 1
    copied = 0
    while copied < size:
        model = other[copied].first
        other[copied].first = NOTHING
        last = NOTHING
        while model != NOTHING:
            other[size] = nodes[model]
            other[size].parent = copied
            other[size].following = NOTHING
            if last == NOTHING:
                other[copied].first = size
            else:
                other[last].following = size
            last = size
            size += 1
            model = nodes[model].following
        copied += 1
    other[ROOT].following = size
