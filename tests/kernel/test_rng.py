"""The random generator: its primes, its range, its evenness, and the same numbers everywhere."""

from __future__ import annotations

import numpy as np
import pytest

from grasse.kernel.jit import COMPILED
from grasse.kernel.rng import (
    LOW,
    MULTIPLIER,
    below,
    bits,
    make_rng,
    make_streams,
    pick_option,
    pick_outcome,
    start_word,
)

DRAWS = 40_000 if COMPILED else 8_000
LAST = MULTIPLIER * 2**32 - 1  # the words of the generator are 1 .. LAST-1
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)  # enough of them below 2⁶⁴


def is_prime(number: int) -> bool:
    """Miller and Rabin's test, with bases that leave no doubt below 2⁶⁴."""
    if number < 2 or any(number % prime == 0 for prime in PRIMES):
        return number in PRIMES
    odd, halvings = number - 1, 0
    while odd % 2 == 0:
        odd, halvings = odd // 2, halvings + 1
    for prime in PRIMES:
        power = pow(prime, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(halvings - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def chi_squared(counts: list[int], weights: list[int]) -> float:
    """How far counts are from what their weights promise, in standard deviations."""
    shares = [sum(counts) * weight / sum(weights) for weight in weights]
    found = sum((count - share) ** 2 / share for count, share in zip(counts, shares, strict=True))
    freedom = len(counts) - 1
    return float((found - freedom) / (2 * freedom) ** 0.5)


def test_the_test_of_primes_knows_primes() -> None:
    assert [number for number in range(60) if is_prime(number)][-4:] == [43, 47, 53, 59]
    assert is_prime(2**61 - 1)
    assert not is_prime(3215031751)  # strong pseudoprime to the bases 2, 3, 5 and 7
    assert not is_prime((2**31 - 1) * (2**19 - 1))


def test_the_multiplier_makes_a_safe_prime() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER < 2**31


@pytest.mark.interpreted
@pytest.mark.parametrize("word", [1, 2, LOW, LOW + 1, 2**62, LAST - LOW, LAST - 1])
def test_no_word_overflows(word: int) -> None:
    rng = np.array([word], np.int64)
    for _ in range(4):
        found = bits(rng)
        word = MULTIPLIER * (word & LOW) + (word >> 32)  # in integers that know no end
        assert int(rng[0]) == word
        assert int(found) == (word & LOW) ^ (word >> 32)
        assert 0 < word < LAST


@pytest.mark.interpreted
def test_the_numbers_are_these() -> None:
    rng = make_rng("grasse", 1)
    assert [int(below(rng, 1000)) for _ in range(8)] == [521, 464, 81, 474, 952, 17, 191, 254]


@pytest.mark.interpreted
@pytest.mark.parametrize("limit", [1, 2, 3, 6, 1000, 2**31 - 1])
def test_below_stays_below(limit: int) -> None:
    rng = make_rng("below", limit)
    found = [int(below(rng, limit)) for _ in range(2000)]
    assert min(found) >= 0
    assert max(found) < limit
    assert len(set(found)) > min(limit, 900) * 0.6


@pytest.mark.interpreted
@pytest.mark.parametrize("low", [0, LOW])
def test_below_reaches_both_ends_and_no_further(low: int) -> None:
    for limit in (1, 6, 2**31 - 1):
        assert (low * limit) >> 32 in (0, limit - 1)


@pytest.mark.interpreted
@pytest.mark.parametrize("limit", [2, 6, 25, 42])
def test_below_is_even(limit: int) -> None:
    rng, counts = make_rng("even", limit), [0] * limit
    for _ in range(DRAWS):
        counts[below(rng, limit)] += 1
    assert abs(chi_squared(counts, [1] * limit)) < 4


@pytest.mark.interpreted
def test_every_bit_is_set_half_of_the_time() -> None:
    rng, counts = make_rng("bits"), [0] * 32
    for _ in range(DRAWS):
        word = int(bits(rng))
        assert 0 <= word < 2**32
        for bit in range(32):
            counts[bit] += word >> bit & 1
    deviation = (DRAWS / 4) ** 0.5
    assert all(abs(count - DRAWS / 2) < 4.5 * deviation for count in counts)


@pytest.mark.interpreted
def test_one_number_says_nothing_about_the_next() -> None:
    rng, counts = make_rng("pairs"), [0] * 36
    before = int(below(rng, 6))
    for _ in range(DRAWS):
        now = int(below(rng, 6))
        counts[6 * before + now] += 1
        before = now
    assert abs(chi_squared(counts, [1] * 36)) < 4


@pytest.mark.interpreted
def test_an_option_is_picked_from_the_mask_alone() -> None:
    rng, mask = make_rng("options"), np.zeros(40, np.bool_)
    chosen = [0, 7, 8, 39]
    mask[chosen] = True
    counts = dict.fromkeys(chosen, 0)
    for _ in range(DRAWS):
        counts[int(pick_option(rng, mask, 4))] += 1
    assert abs(chi_squared(list(counts.values()), [1] * 4)) < 4


@pytest.mark.interpreted
def test_an_outcome_is_as_likely_as_its_weight() -> None:
    rng, weights = make_rng("outcomes"), np.array([0, 10, 0, 4, 5, 6, 0], np.int64)
    counts = [0] * 7
    for _ in range(DRAWS):
        counts[int(pick_outcome(rng, weights, 25))] += 1
    assert [counts[0], counts[2], counts[6]] == [0, 0, 0]
    assert abs(chi_squared([counts[1], *counts[3:6]], [10, 4, 5, 6])) < 4


@pytest.mark.parametrize("word", [0, 1, LAST - 2, LAST - 1, LAST, 2**64 - 1])
def test_a_generator_never_starts_where_it_would_stand_still(word: int) -> None:
    rng = start_word(word)
    assert 0 < int(rng[0]) < LAST
    first = int(rng[0])
    bits(rng)
    assert int(rng[0]) != first


def test_seeds_are_told_apart() -> None:
    seeds: list[tuple[object, ...]] = [(1,), (2,), ("1",), (1, 1), ((1, 1),), (None,), ("",), ()]
    assert len({int(make_rng(*seed)[0]) for seed in seeds}) == len(seeds)
    assert make_rng("a", 1).tobytes() == make_rng("a", 1).tobytes()


def test_streams_are_many_and_start_anew_for_each_seed() -> None:
    streams = make_streams(1000, "a")
    assert streams.shape == (1000, 1)
    assert len(np.unique(streams)) == 1000
    assert ((streams > 0) & (streams < LAST)).all()
    assert make_streams(1000, "a").tobytes() == streams.tobytes()
    assert make_streams(10, "a").tobytes() == streams[:10].tobytes()
    assert make_streams(1000, "b").tobytes() != streams.tobytes()


def test_a_number_of_numpy_is_the_seed_that_it_prints() -> None:
    assert make_rng(np.int64(7)) == make_rng(7)
    long = np.arange(5000)
    other = np.where(long == 2500, 0, long)  # NumPy would print both alike, with dots
    assert make_streams(3, long).tolist() != make_streams(3, other).tolist()
