"""Pairings and standings of tournaments: what they promise holds in every tournament."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from grasse.server import pairing
from grasse.server.pairing import Rule, group, lots, meetings, pair, table_sizes
from grasse.server.standings import (
    NOBODY,
    WHOLE,
    Sitting,
    finalists,
    judged,
    points_of,
    standings,
    undecided,
    worth,
)

ALL = (2, 3, 4)


def decide(tables: list[list[int]], round: int, rng: random.Random) -> list[Sitting]:
    """Results of a round: the stronger, of lower number, come first more often."""
    found = []
    for table in tables:
        points = [rng.randrange(40) + (3 if each == NOBODY else 30 // (each + 1)) for each in table]
        places = [1 + sum(other > mine for other in points) for mine in points]
        scores = tuple(zip(points, places, strict=True)) if len(table) > 1 else ()
        found.append(Sitting(round, tuple(table), scores))
    return found


def play(
    entrants: int, rounds: int, rule: Rule, seed: int, absent: float = 0.0
) -> tuple[list[Sitting], list[list[list[int]]]]:
    """A whole tournament: what came of it, and the tables of each round."""
    rng, sittings, drawn = random.Random(seed), list[Sitting](), []
    for round in range(1, rounds + 1):
        there = [each for each in range(1, entrants + 1) if rng.random() >= absent]
        tables = pair(there, sittings, rule, lots(f"{seed}", round))
        assert sorted(each for table in tables for each in table if each) == there
        sittings += decide(tables, round, rng)
        drawn.append(tables)
    return sittings, drawn


@settings(max_examples=60, deadline=None)
@given(
    entrants=some.integers(2, 26),
    seats=some.sampled_from(ALL),
    fill=some.booleans(),
    seed=some.integers(0, 10**6),
    absent=some.sampled_from([0.0, 0.2]),
)
def test_everyone_sits_once_at_a_table_of_the_right_size(
    entrants: int, seats: int, fill: bool, seed: int, absent: float
) -> None:
    rule = Rule(seats, ALL, fill)
    sittings, drawn = play(entrants, 4, rule, seed, absent)
    for tables in drawn:
        played = [table for table in tables if len(table) > 1]
        for table in played:
            people = [each for each in table if each != NOBODY]
            assert len(set(people)) == len(people) >= 1
            assert len(table) == seats if fill else 2 <= len(table) <= seats
        sizes = [sum(each != NOBODY for each in table) for table in played]
        assert not sizes or max(sizes) - min(sizes) <= 1
        byes = [table for table in tables if len(table) == 1]
        assert len(byes) <= (0 if fill else 1)
        assert not byes or seats == 2 or len(tables) == 1
    if not absent and entrants > 4:  # nobody has a second bye before everyone had one
        free = Counter(s.entrants[0] for s in sittings if s.is_bye)
        assert max(free.values(), default=0) <= 1


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds"), [(8, 2, 4), (16, 2, 5), (24, 3, 4), (32, 4, 4), (128, 4, 3)]
)
def test_nobody_meets_twice_while_that_can_be_avoided(
    entrants: int, seats: int, rounds: int
) -> None:
    for seed in range(3):
        sittings, _ = play(entrants, rounds, Rule(seats, ALL, False), seed)
        assert max(meetings(sittings).values()) == 1


def fewest_repeats(order: list[int], size: int, met: Counter[tuple[int, int]]) -> int:
    """By trying everything."""
    if not order:
        return 0
    first, rest = order[0], order[1:]
    return min(
        sum(met[min(a, b), max(a, b)] for a, b in combinations((first, *others), 2))
        + fewest_repeats([each for each in rest if each not in others], size, met)
        for others in combinations(rest, size - 1)
    )


@settings(max_examples=40, deadline=None)
@given(
    shape=some.sampled_from([(6, 2), (8, 2), (6, 3), (9, 3), (8, 4)]),
    rounds=some.integers(1, 8),
    seed=some.integers(0, 10**6),
)
def test_the_fewest_meetings_are_repeated(shape: tuple[int, int], rounds: int, seed: int) -> None:
    entrants, size = shape
    rng, met = random.Random(seed), Counter[tuple[int, int]]()
    for _ in range(rounds):
        order = rng.sample(range(1, entrants + 1), entrants)
        tables = [order[at : at + size] for at in range(0, entrants, size)]
        met += meetings(Sitting(1, tuple(table)) for table in tables)
    order = rng.sample(range(1, entrants + 1), entrants)
    cost, tables = group(order, [size] * (entrants // size), met)
    assert cost == fewest_repeats(order, size, met)
    assert cost == sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))


def test_neighbours_in_the_standings_sit_together() -> None:
    ends = ((40, 1), (30, 2), (20, 3), (10, 4))
    sittings = [Sitting(1, tuple(range(at, at + 4)), ends) for at in (1, 5, 9, 13)]
    points = points_of(sittings)
    tables = pair(range(1, 17), sittings, Rule(4, ALL, False), lots("x", 2))
    spread = [max(points[e] for e in table) - min(points[e] for e in table) for table in tables]
    assert spread == [0, 0, 0, 0]  # four have won, four were second, and so on


def test_where_there_are_too_many_ways_players_change_places() -> None:
    sittings, _ = play(64, 9, Rule(4, ALL, False), 0)
    assert max(meetings(sittings).values()) == 1


@given(seed=some.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_a_change_of_places_saves_repeated_meetings_and_loses_nobody(seed: int) -> None:
    rng = random.Random(seed)
    order = list(range(1, 17))
    met = Counter({each: rng.randrange(3) for each in combinations(order, 2)})
    before = [order[at : at + 4] for at in range(0, 16, 4)]
    after = pairing.exchanged(before, order, met)
    assert sorted(each for table in after for each in table) == order
    cost = pairing.repeats(after, met)
    assert cost <= pairing.repeats(before, met)
    for one, other in combinations(range(4), 2):  # nothing that two could change is left
        for at, to in ((a, b) for a in range(4) for b in range(4)):
            tried = [list(table) for table in after]
            tried[one][at], tried[other][to] = tried[other][to], tried[one][at]
            assert pairing.repeats(tried, met) >= cost


def test_those_who_do_not_want_to_meet_sit_together_only_if_there_is_no_other_way() -> None:
    rule = Rule(2, ALL, False)
    for seed in range(30):
        tables = pair([1, 2, 3, 4], [], rule, lots(f"{seed}", 1), {(1, 2)})
        assert {1, 2} not in [set(table) for table in tables]
    assert [set(each) for each in pair([1, 2], [], rule, lots("x", 1), {(1, 2)})] == [{1, 2}]


def test_a_search_that_is_cut_short_still_seats_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "LOOKS", 3)
    sittings, drawn = play(13, 6, Rule(3, ALL, False), 1)
    assert len(drawn) == 6
    assert len(sittings) == 6 * 5


@pytest.mark.parametrize("seats", ALL)
def test_everyone_has_each_seat_about_equally_often(seats: int) -> None:
    rounds = 3 * seats
    for seed in range(2):
        sittings, _ = play(12, rounds, Rule(seats, ALL, False), seed)
        sat = Counter((each, seat) for s in sittings for seat, each in enumerate(s.entrants))
        for entrant in range(1, 13):
            times = [sat[entrant, seat] for seat in range(seats)]
            assert max(times) - min(times) <= 2, (seed, entrant, times)


def test_table_sizes_are_even_and_no_game_is_asked_for_what_it_cannot() -> None:
    assert table_sizes(5, Rule(4, ALL, False)) == [3, 2]
    assert table_sizes(9, Rule(4, ALL, False)) == [3, 3, 3]
    assert table_sizes(7, Rule(3, ALL, False)) == [3, 2, 2]
    assert table_sizes(7, Rule(2, ALL, False)) == [2, 2, 2]
    assert table_sizes(7, Rule(4, (4,), False)) == [4]
    assert table_sizes(7, Rule(4, (4,), True)) == [4, 3]
    assert table_sizes(1, Rule(4, ALL, False)) == []
    assert table_sizes(0, Rule(2, ALL, True)) == []


# ---------------------------------------------------------------- standings


def test_a_place_is_worth_an_equal_part_for_each_who_is_behind() -> None:
    def of(*places: int) -> list[int]:
        return worth([(0, place) for place in places])

    assert of(1, 2) == [12, 0]
    assert of(3, 1, 2) == [0, 12, 6]
    assert of(1, 2, 3, 4) == [12, 8, 4, 0]
    assert of(1, 1) == [6, 6]
    assert of(2, 2, 1) == [3, 3, 12]
    assert of(1, 2, 2, 2) == [12, 4, 4, 4]
    assert worth(undecided(3)) == [6, 6, 6]


@given(some.lists(some.integers(0, 5), min_size=2, max_size=4))
def test_every_table_gives_away_the_same_points(points: list[int]) -> None:
    scores = [(mine, 1 + sum(other > mine for other in points)) for mine in points]
    assert sum(worth(scores)) * 2 == WHOLE * len(points)


def test_whoever_missed_the_match_is_behind_all_others() -> None:
    scores = [(50, 1), (40, 2), (30, 3)]
    assert judged(scores, [0]) == ((0, 3), (40, 1), (30, 2))
    assert judged(scores, [0, 1]) == ((0, 2), (0, 2), (30, 1))
    assert judged(scores, []) == tuple(scores)
    assert [place for _, place in judged(scores, [0, 1, 2])] == [1, 1, 1]


def test_ties_are_broken_by_opponents_then_by_share_then_by_entry() -> None:
    first = [
        Sitting(1, (1, 2), ((60, 1), (40, 2))),
        Sitting(1, (3, 4), ((60, 1), (40, 2))),
        Sitting(1, (5, 6), ((90, 1), (10, 2))),
    ]
    assert [line.entrant for line in standings(range(1, 7), first)] == [5, 1, 3, 2, 4, 6]
    later = [*first, Sitting(2, (1, 4), ((20, 2), (80, 1))), Sitting(2, (3, 6), ((5, 2), (6, 1)))]
    lines = {line.entrant: line for line in standings(range(1, 7), later)}
    assert lines[4].strength == Fraction(12 + 12, 2)
    assert lines[6].strength == Fraction(12 + 12, 2)
    assert lines[4].share == (2 * Fraction(80, 100) + 2 * Fraction(40, 100)) / 2
    assert [line.entrant for line in standings(range(1, 7), later)][:4] == [5, 4, 3, 6]


def test_a_bye_is_a_table_that_was_won_and_an_absence_brings_nothing() -> None:
    lines = standings([1, 2, 3], [Sitting(1, (1, 2), ((9, 1), (8, 2))), Sitting(1, (3,))])
    assert {line.entrant: (line.points, line.played) for line in lines} == {
        1: (12, 1),
        2: (0, 1),
        3: (12, 0),
    }


def test_the_first_of_each_group_play_the_final_and_its_places_go_first() -> None:
    pools = pairing.draw_groups(range(1, 17), 4, lots("x", 0))
    assert Counter(pools.values()) == Counter({1: 4, 2: 4, 3: 4, 4: 4})
    assert pairing.group_count(7, 4) == 1
    assert pairing.smallest_group([1, 1, 2]) == 2
    rng = random.Random(1)
    sittings = [
        each
        for pool in range(1, 5)
        for each in decide([[e for e in pools if pools[e] == pool]], 1, rng)
    ]
    lines = standings(range(1, 17), sittings, final=2)
    chosen = finalists(lines, pools, 4)
    assert {pools[each] for each in chosen} == {1, 2, 3, 4}
    assert all(points_of(sittings)[each] == 12 for each in chosen)
    last = Sitting(2, tuple(chosen), ((1, 4), (2, 3), (3, 2), (4, 1)))
    ended = standings(range(1, 17), [*sittings, last], final=2)
    assert [line.entrant for line in ended][:4] == chosen[::-1]
    assert ended[0].points == 12  # those of the group
    two = finalists(lines, dict.fromkeys(pools, 1), 3)
    assert two == [line.entrant for line in lines][:3]
