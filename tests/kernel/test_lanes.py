"""Counts that share one number, against the same counts apart."""

from __future__ import annotations

import random

import numpy as np
import pytest

from grasse.kernel.aliases import Integers
from grasse.kernel.jit import jit
from grasse.kernel.lanes import (
    LANES,
    LOWEST,
    WIDTH,
    covers,
    in_lane,
    in_lanes,
    lacking,
    lane_of,
    total_of,
)

MOST = LOWEST >> 1  # of a lane

pytestmark = pytest.mark.interpreted


@jit
def compare(counts: Integers, wanted: Integers, apart: Integers) -> tuple[bool, int, int]:
    """Whether all are covered, what lacks in all, and the counts with it; apart[lane] is its."""
    have, want = in_lanes(counts), in_lanes(wanted)
    missing = lacking(have, want)
    for lane in range(len(counts)):
        apart[lane] = lane_of(missing, lane)
    return covers(have, want), total_of(missing), have + missing


@jit
def alone(lane: int, count: int) -> int:
    """A count in its lane."""
    return in_lane(lane, count)


def pair(seed: int) -> tuple[list[int], list[int]]:
    """Two rows of counts, often near each other or at the ends."""
    chance = random.Random(seed)
    rows = [[chance.choice((0, 1, 2, 3, MOST)) for _ in range(LANES)] for _ in range(2)]
    return rows[0], rows[1]


@pytest.mark.parametrize("seed", range(60))
def test_lanes_say_what_the_counts_say(seed: int) -> None:
    have, want = pair(seed)
    expected = [max(0, w - h) for h, w in zip(have, want, strict=True)]
    apart = np.zeros(LANES, np.int64)
    covered, missing, filled = compare(np.array(have), np.array(want), apart)
    assert covered == (expected == [0] * LANES)
    assert apart.tolist() == expected
    most = [max(h, w) for h, w in zip(have, want, strict=True)]
    assert filled == sum(count << (WIDTH * lane) for lane, count in enumerate(most))
    if sum(expected) <= LOWEST:
        assert missing == sum(expected)


def test_the_highest_lane_stays_above_nothing() -> None:
    assert alone(LANES - 1, MOST) == MOST << (WIDTH * (LANES - 1)) < 2**63
