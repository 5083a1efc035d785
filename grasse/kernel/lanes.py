"""A few counts in one whole number, so that all of them are added or compared at once.

Each count has a lane of its own, and is 0 to 2,047 there; the highest bit of a lane is free.
"""

from __future__ import annotations

from typing import Any

from grasse.kernel.jit import inline

LANES = 5  # at most: they fit into what is not below 0 of 64 bits
WIDTH = 12
LOWEST = (1 << WIDTH) - 1
FREE = sum(1 << (WIDTH * number + WIDTH - 1) for number in range(LANES))


@inline
def in_lane(number: int, count: int) -> int:
    """A count in its lane, and 0 in all others."""
    return int(count) << (WIDTH * number)


@inline
def in_lanes(counts: Any) -> int:
    """All counts of an array, each in the lane of its number."""
    found = 0
    for number in range(len(counts)):
        found += in_lane(number, counts[number])
    return found


@inline
def lane_of(counts: int, number: int) -> int:
    """One of the counts."""
    return (counts >> (WIDTH * number)) & LOWEST


@inline
def lacking(counts: int, wanted: int) -> int:
    """By how much each count is below the one that is wanted."""
    apart = (wanted | FREE) - counts
    is_wanted = apart & FREE
    return apart & (is_wanted - (is_wanted >> (WIDTH - 1)))


@inline
def total_of(counts: int) -> int:
    """All counts together, which must be no more than one lane holds."""
    halves = counts + (counts >> (2 * WIDTH))
    return (halves + (halves >> WIDTH) + (counts >> (4 * WIDTH))) & LOWEST


@inline
def covers(counts: int, wanted: int) -> bool:
    """Whether no count is below the one that is wanted."""
    return ((counts | FREE) - wanted) & FREE == FREE
