"""The explorer: every option is tried, by nothing but what its seat can know."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.starts import count
from grasse.games import GAMES
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.study.explorer import exploring, starts
from grasse.study.explorer.exploring import ROUNDS, Exploration, Explorer
from grasse.study.explorer.starts import Counts, Start, Starts, deal, key_of, start_of, starts_of
from grasse.study.lookout import words_of
from grasse.study.playouts import Playouts
from tests.everyday import slowly

FEW = {"trials": 20, "matches": 8}
GAME = GAMES["parfum"]


@cache
def dealt(name: str, seats: int, seed: str = "explorer") -> Match:
    game = GAMES[name]
    return deal(Match(game, game.load_box(), seats), seed)


def explored(match: Match, view: bytes, rounds: int = 1) -> Exploration:
    explorer = Explorer(match.game.name, match.box.tobytes(), view)
    for _ in range(rounds):
        explorer.go_on(**FEW)
    return explorer.found()


@pytest.mark.parametrize("name", ["parfum", *slowly(name for name in GAMES if name != "parfum")])
def test_every_option_is_explored_and_the_best_comes_first(name: str) -> None:
    match = dealt(name, GAMES[name].seats[0])
    found = explored(match, match.view(match.seat).tobytes())
    assert sorted(each.action for each in found.options) == match.options()
    chances = [each.chance for each in found.options]
    assert chances == sorted(chances, reverse=True)
    assert found.options[0].close
    assert all(0 <= each.low <= each.won <= each.high <= 1 for each in found.options)
    assert all(each.trials == FEW["trials"] and each.played > 0 for each in found.options)


def other_world(match: Match) -> np.generic:
    """The same table to the seat that decides, with other secrets."""
    state = match.view(match.seat)
    for number in range(100):
        world = np.frombuffer(bytearray(state.tobytes()), match.game.STATE)[0]
        match.game.guess(match.box, world, match.seat, make_rng("other", number))
        if world.tobytes() != match.state.tobytes():
            return world
    raise AssertionError("nothing is hidden here")


def test_what_is_hidden_changes_nothing() -> None:
    match = dealt("parfum", 3)
    other = match.again()
    for action in match.decisions:
        other.play(action)
    other.state = other_world(match)
    assert other.state.tobytes() != match.state.tobytes()
    views = [each.view(match.seat).tobytes() for each in (match, other)]
    assert views[0] == views[1]
    assert explored(match, views[0]) == explored(other, views[1])


def test_options_that_fall_behind_rest_and_keep_what_was_found() -> None:
    match = dealt("aqua-mirabilis", 2)
    found = explored(match, match.view(match.seat).tobytes(), ROUNDS)
    played = [each.played for each in found.options]
    assert found.done == 1
    assert min(played) == exploring.ALL_ALONG * 8  # each round plays eight of each option here
    assert max(played) == ROUNDS * 8
    assert played.index(max(played)) == 0


def test_a_line_can_be_played_in_a_world_that_fits() -> None:
    match = dealt("parfum", 2)
    view = match.view(match.seat).tobytes()
    explorer = Explorer("parfum", match.box.tobytes(), view)
    explorer.go_on(trials=200, matches=4)
    [best, *_] = explorer.found().options
    assert 1 <= len(best.line) <= exploring.LONGEST
    world = np.frombuffer(bytearray(view), GAME.STATE)[0]
    GAME.guess(match.box, world, match.seat, make_rng("explorer", explorer.seed, "line"))
    again = match.again()
    for action in match.decisions:
        again.play(action)
    again.state = world
    again.play(best.action)
    for step in best.line:
        while (
            again.forced() is not None or len(again.odds() if again.seat == CHANCE else "xx") == 1
        ):
            again.play(next(iter(again.odds())) if again.seat == CHANCE else again.options()[0])
        assert again.seat == (CHANCE if step.seat == 0 else step.seat - 1)
        again.play(step.action)  # RuleRefusal if it cannot be


def test_play_outs_go_to_the_end_with_the_same_luck_for_the_same_word() -> None:
    match = dealt("parfum", 3)
    playouts = Playouts(GAME, match.box, 3)
    words = words_of(6, "test")

    def ends(order: list[int]) -> dict[int, Any]:
        states = np.zeros(6, GAME.STATE)
        states[:] = match.state
        actions = np.full(6, match.options()[0])
        shares = playouts.shares(states, actions, words[order])
        assert all(int(state["seat"]) == NOBODY for state in states)
        assert np.allclose(shares.sum(1), 1)
        return {word: state.tobytes() for word, state in zip(words[order], states, strict=True)}

    assert ends([0, 1, 2, 3, 4, 5]) == ends([5, 3, 1, 4, 2, 0])
    assert len(set(ends([0, 1, 2, 3, 4, 5]).values())) == 6


# ---------------------------------------------------------------- starts


def test_a_start_is_what_all_can_see_before_the_first_decision() -> None:
    start = start_of(dealt("parfum", 3))
    assert start is not None
    kinds = {event.name for event in start.shown}
    assert {"customer_arrived", "note_arrived"} <= kinds
    assert "token_taken" not in kinds  # it is about a seat, and for its eyes


def test_only_the_first_choice_of_a_seat_is_a_start() -> None:
    match = deal(Match(GAME, GAME.load_box(), 2), "two")
    seen = []
    while len(match.decisions) < 60:
        if match.seat != CHANCE and len(match.options()) > 1:
            start = start_of(match)
            seen.append((match.seat, start.turn if start else None))
        match.play(next(iter(match.odds())) if match.seat == CHANCE else match.options()[0])
    firsts = [turn for _, turn in seen if turn is not None]
    assert firsts == [0, 1]
    assert len(seen) > len(firsts)


def test_where_a_customer_stands_makes_no_difference_but_the_column_of_a_card_does() -> None:
    here, there = (
        Event("customer_arrived", -1, {"customer": "A-01", "space": space}) for space in (1, 2)
    )
    assert key_of(GAME, here) == key_of(GAME, there)
    one, other = (
        Event("perfume_dealt", -1, {"perfume": "P101", "column": column}) for column in (1, 2)
    )
    assert key_of(GAMES["perfumery"], one) != key_of(GAMES["perfumery"], other)


def counted(match: Match, wins: dict[str, tuple[int, int]]) -> Starts:
    """Starts of which an option was won this often, with the first thing on show and without."""
    start = start_of(match)
    assert start is not None
    counts, action = Counts(), match.options()[0]
    written = match.game.notation.write(match.box, action)
    keys = {"with": [key_of(match.game, start.shown[0])], "without": []}
    for which, (won, lost) in wins.items():
        for number in range(won + lost):
            counts.add(Start(0, ()), keys[which], written, float(number < won))
    content = {"version": match.rules, "box": match.game.box_hash(match.box)}
    return Starts(match.game, {**content, "seats": {str(match.seats): counts.written()}})


def test_what_matters_beyond_chance_is_told_and_nothing_else() -> None:
    match = dealt("parfum", 2)
    [told] = counted(match, {"with": (90, 10), "without": (30, 70)}).of(match)
    assert (told.all.matches, told.all.won) == (200, 0.6)
    [shown] = told.shown
    assert (shown.matches, shown.won) == (100, 0.9)
    assert shown.low < 0.9 < shown.high
    [told] = counted(match, {"with": (33, 67), "without": (30, 70)}).of(match)
    assert told.shown == []


def test_starts_are_for_the_games_own_box_rules_and_variants() -> None:
    match = dealt("parfum", 2)
    found = counted(match, {"with": (50, 50), "without": (50, 50)})
    assert found.of(match)
    box = GAME.load_box()
    box["flacons"] += 1
    assert not found.of(deal(Match(GAME, box, 2), "explorer"))
    [variant] = [name for name, value in GAME.variants.items() if isinstance(value, bool)][:1]
    other = Match(GAME, GAME.load_box(), 2, {variant: not GAME.variants[variant]})
    assert not found.of(deal(other, "explorer"))
    assert not found.of(dealt("parfum", 3))


@pytest.mark.parametrize("name", GAMES)
def test_the_starts_that_come_with_a_game_are_those_of_its_box_and_rules(name: str) -> None:
    game = GAMES[name]
    found = starts_of(game)
    assert found is not None
    assert found.content["version"] == game.version
    assert found.content["box"] == game.box_hash(game.load_box())
    assert set(found.content["seats"]) == set(map(str, game.seats))
    for seats in game.seats:
        match = dealt(name, seats)
        told = {each.action for each in found.of(match)}
        assert told == set(match.options())


def test_lots_are_counted_with_their_wins() -> None:
    counts = starts.play(GAME, GAME.load_box(), 2, 0, 12, "test")
    assert counts.matches == 12
    assert sum(tally[0] for tally in counts.all.values()) == 12
    assert {turn for turn, _ in counts.all} == {0, 1}
    again = starts.play(GAME, GAME.load_box(), 2, 0, 12, "test")
    assert json.dumps(again.written()) == json.dumps(counts.written())
    assert all(0 <= wins <= starts.PARTS * matches for matches, wins in counts.all.values())


def test_counting_starts_goes_on_from_what_is_there(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once", tmp_path / "in-parts"
    for folder, ends in ((at_once, [200]), (in_parts, [100, 200])):
        folder.mkdir()
        for end in ends:
            count(replace(GAME, seats=(2,)), end, folder, step=100)
    found = [
        json.loads((folder / starts.NAME).read_text(encoding="utf-8"))["seats"]
        for folder in (at_once, in_parts)
    ]
    assert found[0]["2"]["matches"] == 200
    assert found[0] == found[1]
