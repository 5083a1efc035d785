"""Ratings match by match, on the scale of the ladder, with shared places and fixed bots."""

from __future__ import annotations

import random
import statistics

import pytest

from docs.anchors import anchors_files
from grasse.games import GAMES
from grasse.players import LEVELS, STAND_IN
from grasse.study.skill import MIDDLE, NEWCOMER, Placed, Skill, anchors, rate

UNMEASURED = {"absolute"}  # by the ladder; no rated match has it yet


def test_whoever_wins_rises_and_whoever_loses_falls_and_both_are_better_known() -> None:
    won, lost = rate([Placed(NEWCOMER, 1), Placed(NEWCOMER, 2)])
    assert won.mu > NEWCOMER.mu > lost.mu
    assert max(won.sigma, lost.sigma) < NEWCOMER.sigma
    assert won.points - MIDDLE == pytest.approx(MIDDLE - lost.points, abs=1)


def test_those_who_share_a_place_change_alike() -> None:
    first, second, third = rate([Placed(NEWCOMER, place) for place in (1, 1, 3)])
    assert first == pytest.approx(second)
    assert first.mu > third.mu


def test_a_bot_stays_where_the_ladder_has_it() -> None:
    bot = anchors("parfum")["nose"]
    won, same = rate([Placed(NEWCOMER, 1), Placed(bot, 2, is_fixed=True)])
    assert same == bot
    usual, _ = rate([Placed(NEWCOMER, 1), Placed(anchors("parfum")["visitor"], 2, is_fixed=True)])
    assert won.mu > usual.mu  # to beat the strongest tells more


def test_whoever_plays_as_well_as_a_bot_comes_to_its_points() -> None:
    bot = anchors("parfum")["perfumer"]
    me = NEWCOMER
    for match in range(200):
        me, _ = rate([Placed(me, 1 + match % 2), Placed(bot, 2 - match % 2, is_fixed=True)])
    assert me.points == pytest.approx(bot.points, abs=40)
    assert not me.is_provisional
    assert me.doubt < 150


@pytest.mark.parametrize("seats", GAMES["parfum"].seats)
def test_whoever_beats_bots_as_often_as_a_stronger_one_comes_to_its_points(seats: int) -> None:
    """A hundred points say the same at every number of seats, as those of the ladder do."""
    found, luck = anchors("parfum"), random.Random(1)
    bot, rival, me = found["nose"], found["greedy"], NEWCOMER
    strengths = [10 ** (each.points / 400) for each in (bot, *[rival] * (seats - 1))]
    points = []
    for _ in range(800):
        left, places = list(range(seats)), [0] * seats
        for place in range(1, seats + 1):
            [next_one] = luck.choices(left, [strengths[seat] for seat in left])
            left.remove(next_one)
            places[next_one] = place
        me, *_ = rate([Placed(me, places[0]), *(Placed(rival, p, True) for p in places[1:])])
        points.append(me.points)
    assert statistics.mean(points[300:]) == pytest.approx(bot.points, abs=90)


def test_a_newcomer_is_provisional_for_some_matches() -> None:
    me, matches = NEWCOMER, 0
    while me.is_provisional:
        me, _ = rate([Placed(me, 1 + matches % 2), Placed(Skill(25.0, 2.0), 2 - matches % 2)])
        matches += 1
    assert 10 <= matches <= 25


@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_was_measured_is_an_anchor_and_stands_in_order(game: str) -> None:
    found = anchors(game)
    assert set(found) - UNMEASURED == {*LEVELS, STAND_IN} - UNMEASURED
    points = [found[level].points for level in LEVELS if level in found]
    assert points == sorted(points)
    assert not any(skill.is_provisional for skill in found.values())


def test_the_anchors_are_those_of_the_ladder() -> None:
    for path, text in anchors_files():
        assert path.read_text() == text, path.name
