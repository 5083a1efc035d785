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
    return start_word(int.from_bytes(_digest(seed)[:8], "big"))


def _digest(seed: tuple[object, ...]) -> bytes:
    # NumPy's numbers print otherwise than Python's, and its long arrays not in full.
    plain = [part.tolist() if isinstance(part, np.ndarray | np.generic) else part for part in seed]
    return hashlib.sha256(repr(tuple(plain)).encode()).digest()


def start_word(word: int) -> Rng:
    """A generator that starts at *word*, kept away from the two states that never move."""
    return np.array([word % (MULTIPLIER * 2**32 - 2) + 1], np.int64)


def make_streams(size: int, *seed: object) -> npt.NDArray[np.int64]:
    """One generator word for each of *size* matches: [match, 1]."""
    words = np.random.default_rng(list(_digest(seed))).integers(
        1, MULTIPLIER * 2**32 - 2, (size, 1)
    )
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
