"""A small random generator that gives the same numbers compiled, interpreted and on a GPU."""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Mask, Rng, Weights
from grasse.kernel.jit import jit

# Multiply with carry, lag 1. The multiplier makes A·2³²−1 and A·2³¹−1 both prime, so the period
# is about 2⁶²; and it is below 2³¹, so that nothing here ever overflows a signed 64-bit integer.
MULTIPLIER = 2147483085
LOW = 0xFFFFFFFF


def make_rng(*seed: object) -> Rng:
    """A generator for *seed*: any values, told apart by how they print."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    return start_word(int.from_bytes(digest[:8], "big"))


def start_word(word: int) -> Rng:
    """A generator that starts at *word*, kept away from the two states that never move."""
    return np.array([word % (MULTIPLIER * 2**32 - 2) + 1], np.int64)


def make_streams(size: int, *seed: object) -> npt.NDArray[np.int64]:
    """One generator word for each of *size* matches: [match, 1]."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    words = np.random.default_rng(list(digest)).integers(1, MULTIPLIER * 2**32 - 2, (size, 1))
    return words.astype(np.int64)


@jit
def bits(rng: Rng) -> int:
    """The next 32 random bits."""
    word = rng[0]
    word = MULTIPLIER * (word & LOW) + (word >> 32)
    rng[0] = word
    return (word & LOW) ^ (word >> 32)


@jit
def below(rng: Rng, limit: int) -> int:
    """A random integer of 0 .. limit-1; limit must be positive and below 2**31."""
    return (bits(rng) * limit) >> 32


@jit
def pick_option(rng: Rng, mask: Mask, count: int) -> int:
    """One of the *count* actions that *mask* allows, each equally likely."""
    left = below(rng, count)
    action = 0
    while True:
        if mask[action]:
            if left == 0:
                return action
            left -= 1
        action += 1


@jit
def pick_outcome(rng: Rng, weights: Weights, total: int) -> int:
    """An outcome of chance, as likely as its weight; *total* is the sum of the weights."""
    left = below(rng, total)
    outcome = 0
    while left >= weights[outcome]:
        left -= weights[outcome]
        outcome += 1
    return outcome
