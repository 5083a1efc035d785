"""Guesses: the worlds with which a seat may fill the blanks of its view."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from grasse.kernel.aliases import State
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import NOBODY, WATCHER
from tests.every_game.cases import (
    Case,
    every_box,
    every_game,
    every_seat_count,
    hints,
    load,
)
from tests.every_game.journeys import journey, lay_table, revive
from tests.games.soundness import assert_sound

SAMPLED = 47 if COMPILED else 997  # one state in this many, and the first ones of each phase
PER_PHASE = 2 if COMPILED else 1
GUESSES_EACH = 3 if COMPILED else 1
GUESSES = 20_000
UNLIKELY = 4.0  # standard deviations


def guess(case: Case, state: State, reader: int, seed: object) -> State:
    """A world that *reader* could be in, and what it sees there."""
    world = revive(case, state.tobytes())
    case.game.hide(case.box, world, reader)
    case.game.guess(case.box, world, reader, make_rng("worlds", seed))
    return world


def view_of(case: Case, state: State, reader: int) -> bytes:
    view = revive(case, state.tobytes())
    case.game.hide(case.box, view, reader)
    return bytes(view.tobytes())


def states(case: Case) -> list[State]:
    """States of a whole match, its beginning and its end included, and of every phase some."""
    met: Counter[int] = Counter()
    found = [lay_table(case)]
    for step in journey(case, "eagerly").steps():
        met[int(step.state.phase)] += 1
        if met[int(step.state.phase)] <= PER_PHASE or step.number % SAMPLED == 0:
            found.append(step.state.copy())
    return found


def states_with_secret_choices(case: Case) -> list[State]:
    """States in which a seat has chosen in secret, and others wait until it has chosen all."""
    found = []
    for step in journey(case, "eagerly").steps():
        shows = any(case.game.event_kinds[row.kind].shows for row in step.rows)
        if case.game.notation.decision(step.action).hidden and not shows:
            found.append(step.state.copy())
    return found[:10]


@pytest.mark.interpreted
@every_box
def test_hiding_a_guess_gives_the_view_back(case: Case) -> None:
    for number, state in enumerate(states(case) + states_with_secret_choices(case)):
        for reader in (WATCHER, *range(case.seats)):
            view = view_of(case, state, reader)
            for seed in range(GUESSES_EACH):
                world = guess(case, state, reader, (number, seed))
                assert view_of(case, world, reader) == view


@pytest.mark.interpreted
@every_box
def test_a_guessed_world_is_a_whole_one(case: Case) -> None:
    for number, state in enumerate(states(case)):
        for reader in (WATCHER, *range(case.seats)):
            assert_sound(case.box, guess(case, state, reader, number))


@pytest.mark.interpreted
@every_box
def test_a_guessed_world_is_a_whole_one_in_the_middle_of_a_secret_choice(case: Case) -> None:
    for number, state in enumerate(states_with_secret_choices(case)):
        for reader in (WATCHER, *range(case.seats)):
            assert_sound(case.box, guess(case, state, reader, number))


@pytest.mark.interpreted
@every_box
def test_a_guess_changes_only_what_was_blank(case: Case) -> None:
    for number, state in enumerate(states(case)):
        for reader in (WATCHER, *range(case.seats)):
            world = guess(case, state, reader, number)
            for name, field in hints(case.game).secrets(world, reader).items():
                field[...] = hints(case.game).secrets(state, reader)[name]
            assert world.tobytes() == state.tobytes()


@every_box
def test_a_guessed_world_can_be_played(case: Case) -> None:
    game, box = case.game, case.box
    for number, state in enumerate(states(case)[::6]):
        world = guess(case, state, number % case.seats, number)
        rng = make_rng("play on", number)
        for _ in range(120):
            if world.seat == NOBODY:
                break
            game.loops.step(box, world, rng, *game.loops.scratch())
        assert_sound(box, world)


@every_seat_count
def test_the_generator_alone_decides_what_is_guessed(case: Case) -> None:
    differ = 0
    for state in states(case):
        worlds = [guess(case, state, 0, seed).tobytes() for seed in (1, 1, 2, 3, 4)]
        assert worlds[0] == worlds[1]
        differ += len(set(worlds)) > 1
    assert differ or len(hints(case.game).chances()) == 1, "every guess is the same"


@every_game
def test_guesses_are_as_likely_as_the_draws_that_lead_to_them(game: Game) -> None:
    box, hint = load(game), hints(game)
    view, expected = hint.small_case(box), hint.chances()
    assert sum(expected.values()) == 1
    assert set(expected) == hint.fitting_worlds(), "a world that fits is never guessed"
    rng, worlds = make_rng("chi-squared"), np.zeros(GUESSES, game.STATE)
    worlds[:] = view
    for world in worlds:
        game.guess(box, world, hint.READER, rng)
    contents = Counter(world.tobytes() for world in worlds)
    met: Counter[object] = Counter()
    for content, count in contents.items():
        met[hint.world(np.frombuffer(content, game.STATE)[0])] += count
    assert set(met) == set(expected)
    if len(expected) == 1:
        return  # nothing is left to chance
    terms = [
        (met[world] - float(GUESSES * chance)) ** 2 / float(GUESSES * chance)
        for world, chance in expected.items()
    ]
    assert min(GUESSES * chance for chance in expected.values()) >= 5, "too rare for this test"
    assert sum(terms) < chi_squared_limit(len(expected) - 1)
    assert sum(terms) > chi_squared_limit(len(expected) - 1, -UNLIKELY), "too good to be true"


def chi_squared_limit(freedom: int, deviations: float = UNLIKELY) -> float:
    """Where chi-squared is this many standard deviations off (Wilson and Hilferty)."""
    share = 2 / (9 * freedom)
    return float(freedom * (1 - share + deviations * share**0.5) ** 3)


@pytest.mark.parametrize(
    ("freedom", "deviations", "limit"),
    [(1, 1.6449, 3.84), (10, 1.6449, 18.31), (100, 2.3263, 135.8)],
)
def test_the_limit_of_chi_squared_is_that_of_the_tables(
    freedom: int, deviations: float, limit: float
) -> None:
    assert chi_squared_limit(freedom, deviations) == pytest.approx(limit, rel=0.03)
