"""Luck that a server cannot bend: it comes from the secret and the decisions, and is checked."""

from __future__ import annotations

import pytest

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.match import Match
from grasse.kernel.seats import ask
from grasse.players import find_player
from grasse.server import fairness
from grasse.server.fairness import Fair, Unfair, draw, hash_of, verify

SECRET, NAME = "5ecret", "tonight"
EVEN = dict.fromkeys(range(10_000), 1)


@pytest.fixture(scope="module")
def match() -> Match:
    """The beginning of a match with fair luck."""
    parfum = GAMES["parfum"]
    found, luck = Match(parfum, parfum.load_box(), seats=2), Fair(SECRET, NAME)
    players = {seat: find_player("uniform").sit(seat) for seat in range(2)}
    for _ in range(60):
        found.play(ask(found, players, luck))
    return found


def written(match: Match, forked: int = 0) -> str:
    return fairness.remarks(NAME, SECRET, forked) + record.write(match)


def test_fair_luck_is_found_fair(match: Match) -> None:
    everything = verify(written(match), match)
    assert everything > 20
    assert 0 < verify(written(match, forked=20), match) < everything


def test_a_hash_of_another_secret_is_noticed_by_itself(match: Match) -> None:
    text = written(match).replace(hash_of(SECRET), hash_of("another"))
    with pytest.raises(Unfair, match="does not have the hash"):
        verify(text, match)


def test_another_secret_with_its_own_hash_gives_other_luck(match: Match) -> None:
    text = fairness.remarks(NAME, "another", 0) + record.write(match)
    with pytest.raises(Unfair, match="but the secret gives"):
        verify(text, match)


@pytest.mark.parametrize("forked", ["61", "99999", "-1", "all"])
def test_a_fork_lies_within_the_match(match: Match, forked: str) -> None:
    text = written(match).replace("# forked: 0", f"# forked: {forked}")
    with pytest.raises(Unfair, match=f"forked after {forked} of 60"):
        verify(text, match)


def test_luck_depends_on_all_that_was_decided() -> None:
    lists = ([1, 2, 3], [3, 2, 1], [1, 2, 4], [1, 2], [12, 3])
    assert len({draw(SECRET, NAME, decisions, EVEN) for decisions in lists}) == len(lists)
    assert draw(SECRET, NAME, lists[0], EVEN) == draw(SECRET, NAME, list(lists[0]), EVEN)


def test_luck_depends_on_secret_and_match() -> None:
    drawn = {draw(secret, name, [], EVEN) for secret in ("a", "b") for name in ("a", "b")}
    assert len(drawn) == 4


def test_an_outcome_comes_as_often_as_its_weight() -> None:
    odds = {7: 1, 8: 0, 9: 3}
    drawn = [draw(SECRET, NAME, [number], odds) for number in range(4000)]
    assert set(drawn) == {7, 9}
    assert 900 < drawn.count(7) < 1100  # 1000 expected, and the same in every run
