"""What the Notes of a seat can blend, and what essences are worth, for the sense of the game.

A pool of essences is one number, with a lane for each of them (grasse/kernel/lanes.py).
"""

from __future__ import annotations

import numpy as np

from grasse.games.perfumery.box import ESSENCES, FIRST_RECIPE, RECIPES
from grasse.games.perfumery.records import Box, View
from grasse.games.perfumery.state import NONE
from grasse.kernel.aliases import Integers
from grasse.kernel.jit import inline, part
from grasse.kernel.lanes import WIDTH, covers, in_lanes, lane_of
from grasse.kernel.stack import integers

WORTH = np.array([2.0, 3.0, 4.0, 5.0])  # [essence] as PY-8.4 has it
SAME = (0.0, 1.0, 1.8, 2.4, 2.8, 3.0)  # this many of one kind are worth as much as
MORE = 0.2  # for each one beyond these, which seldom finds a use
WORTHS = np.array(  # [essence, count] what they are worth, for every count
    [
        [one * (SAME[min(n, 5)] + MORE * max(0, n - 5)) for n in range(1 << (WIDTH - 1))]
        for one in WORTH
    ]
)

PAYS, GAINS = 0, 1  # of an effect
MOST_MIXINGS = 6  # that are tried both ways; any above them are used where they can be
EFFECTS = RECIPES + 2  # of a Note, at most
MOST_POOLS = 1 << MOST_MIXINGS


@part
def lay_effects(
    box: Box, view: View, note: int, lifted: int, recipe: int, index: int, effects: Integers
) -> int:
    """Fills effects[step] with what each effect of a Note pays and gains: the tile, the recipes.

    Without the recipe *lifted*, and with *recipe* at *index*; either can be NONE. Answers with how
    many effects there are.
    """
    effects[0, PAYS] = in_lanes(box.tiles[note].pays)
    effects[0, GAINS] = in_lanes(box.tiles[note].gains)
    size = 1
    for place in range(view.seats[view.seat].stacks_size[note]):
        if recipe != NONE and size == index + 1:
            lay_effect(box, recipe, effects, size)
            size += 1
        other = int(view.seats[view.seat].stacks[note, place])
        if other != lifted:
            lay_effect(box, other, effects, size)
            size += 1
    if recipe != NONE and size <= index + 1:
        lay_effect(box, recipe, effects, size)
        size += 1
    return size


@part
def lay_effect(box: Box, recipe: int, effects: Integers, step: int) -> None:
    """Fills effects[step] with what a recipe pays and gains."""
    effects[step, PAYS] = in_lanes(box.cards[FIRST_RECIPE + recipe].pays)
    effects[step, GAINS] = in_lanes(box.cards[FIRST_RECIPE + recipe].gains)


@part
def list_pools(effects: Integers, first: int, size: int, begin: int, pools: Integers) -> int:
    """Fills pools[number] with all that the effects from *first* on can make of *begin*.

    Extractions are always used; of the mixings every choice is tried. Answers with how many
    different pools there are.
    """
    pools[0] = begin
    found, mixings = 1, 0
    for step in range(first, size):
        pays, more = effects[step, PAYS], effects[step, GAINS] - effects[step, PAYS]
        is_chosen = pays > 0 and mixings < MOST_MIXINGS
        mixings += 1 if pays > 0 else 0
        for number in range(found):
            if not covers(pools[number], pays):
                continue
            if is_chosen:
                found = add_pool(pools, found, pools[number] + more)
            else:
                pools[number] += more
    return found


@inline
def add_pool(pools: Integers, found: int, pool: int) -> int:
    """Adds a pool to the *found* ones, unless it is there; answers how many there are now."""
    for number in range(found):
        if pools[number] == pool:
            return found
    pools[found] = pool
    return found + 1


@inline
def pool_worth(pool: int) -> float:
    """What essences are worth together."""
    worth = 0.0
    for essence in range(ESSENCES):
        worth += WORTHS[essence, lane_of(pool, essence)]
    return worth


@part
def richest(effects: Integers, size: int) -> float:
    """The best that these effects can blend."""
    pools = integers(MOST_POOLS)
    best = 0.0
    for number in range(list_pools(effects, 0, size, 0, pools)):
        best = max(best, pool_worth(pools[number]))
    return best
