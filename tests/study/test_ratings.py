"""Ratings are what a Plackett-Luce model says of the places, with honest intervals."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from grasse.study.ratings import POINTS, Ranked, comparisons, is_connected, rate, wilson

STRENGTHS = {"fig": 0.0, "iris": 0.5, "lily": 1.0, "musk": 2.2}  # as logarithms


def drawn(deals: int, seed: int, seats: int = 3) -> list[Ranked]:
    """Matches of players whose strengths are known, two for each deal."""
    rng = np.random.default_rng(seed)
    matches = []
    for deal in range(deals):
        for _ in range(2):
            players = tuple(rng.permutation(list(STRENGTHS))[:seats].tolist())
            luck = [STRENGTHS[name] + rng.gumbel() for name in players]
            places = tuple(1 + sum(other > own for other in luck) for own in luck)
            matches.append(Ranked(deal, players, places))
    return matches


def test_strengths_are_found_again() -> None:
    ratings = rate(drawn(2000, seed=1), samples=20)
    assert ratings is not None
    for (one, strength), (other, its_strength) in product(STRENGTHS.items(), repeat=2):
        true = POINTS * (strength - its_strength)
        assert ratings.ahead(one, other).value == pytest.approx(true, abs=25)
    assert ratings.ranking() == ["musk", "lily", "iris", "fig"]


def test_pairs_lead_to_the_same_strengths_as_whole_rankings() -> None:
    import choix  # and scipy with it: whoever only collects the tests spares that

    matches = drawn(1000, seed=2)
    ratings = rate(matches, samples=2)
    assert ratings is not None
    names = list(ratings.players)
    orders = [
        tuple(names.index(name) for _, name in sorted(zip(match.places, match.players)))
        for match in matches
    ]
    whole = POINTS * choix.ilsr_rankings(len(names), orders)
    assert ratings.points == pytest.approx(whole - whole.mean(), abs=15)


def test_a_hundred_points_are_64_percent() -> None:
    matches = [
        Ranked(deal, ("a", "b"), (1, 2) if deal % 100 < 64 else (2, 1)) for deal in range(5000)
    ]
    ratings = rate(matches, samples=2)
    assert ratings is not None
    assert ratings.ahead("a", "b").value == pytest.approx(100, abs=1)


def test_who_shares_a_place_is_half_before_and_half_behind() -> None:
    matches = [Ranked(0, ("a", "b", "c"), (1, 1, 3))]
    table = comparisons(["a", "b", "c"], matches)[0]
    assert table.tolist() == [[0, 0.5, 1], [0.5, 0, 1], [0, 0, 0]]
    tied = rate([Ranked(deal, ("a", "b", "c"), (1, 1, 3)) for deal in range(20)], samples=2)
    assert tied is not None
    assert tied.ahead("a", "b").value == pytest.approx(0, abs=1e-3)
    assert tied.ahead("a", "c").value > 300


def test_a_player_on_two_seats_is_not_compared_with_itself() -> None:
    table = comparisons(["a", "b"], [Ranked(0, ("a", "b", "a"), (1, 2, 3))])[0]
    assert table.tolist() == [[0, 1], [1, 0]]


def test_matches_of_one_deal_count_as_one_observation() -> None:
    places = [(1, 2) if deal % 3 else (2, 1) for deal in range(30)]
    once = [Ranked(deal, ("a", "b"), place) for deal, place in enumerate(places)]
    often = [match for match in once for _ in range(10)]
    apart = [match._replace(deal=number) for number, match in enumerate(often)]
    widths = []
    for matches in (once, often, apart):
        ratings = rate(matches, samples=300)
        assert ratings is not None
        found = ratings.ahead("a", "b")
        widths.append(found.high - found.low)
    assert widths[1] == pytest.approx(widths[0], rel=0.01)
    assert widths[2] < widths[0] / 2


def test_who_never_lost_is_ahead_by_something_that_is_in_doubt() -> None:
    ratings = rate([Ranked(deal, ("a", "b"), (1, 2)) for deal in range(20)])
    assert ratings is not None
    found = ratings.ahead("a", "b")
    # Of 20 that are all won, the true share is above 83 % (Clopper and Pearson): 278 points.
    assert found.low == pytest.approx(278, abs=40)
    assert found.low < found.value < found.high - 300


def test_those_who_never_met_are_not_rated() -> None:
    apart = [Ranked(0, ("a", "b"), (1, 2)), Ranked(0, ("c", "d"), (1, 2))]
    assert rate(apart) is None
    assert rate([]) is None
    through = [*apart, Ranked(0, ("b", "c"), (1, 2))]
    assert rate(through, samples=2) is not None
    assert not is_connected(np.array([[False, False], [False, False]]))


def test_the_same_matches_give_the_same_intervals() -> None:
    matches = drawn(10, seed=3)
    one, other = rate(matches, samples=50), rate(matches, samples=50)
    assert one is not None
    assert other is not None
    assert (one.samples == other.samples).all()


@pytest.mark.slow
def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = tried = 0
    for seed in range(60):
        ratings = rate(drawn(40, seed=seed), samples=200)
        assert ratings is not None
        for one, other in (("iris", "fig"), ("lily", "iris"), ("musk", "lily")):
            found = ratings.ahead(one, other)
            held += found.low <= POINTS * (STRENGTHS[one] - STRENGTHS[other]) <= found.high
            tried += 1
    assert 0.90 <= held / tried <= 0.99


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (85, 100, 0.767, 0.907), (0, 0, 0.0, 1.0)],
)
def test_wilson_gives_the_known_intervals(
    wins: float, matches: int, low: float, high: float
) -> None:
    found = wilson(wins, matches)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)
