"""Nothing leaks: what a seat may not know changes nothing that it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

from grasse.games import GAMES
from grasse.kernel.aliases import Box, Events, State
from grasse.kernel.events import EVERYONE, make_events
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import NOBODY, WATCHER
from tests.every_game.cases import BARE, Case, every_box, every_game, hints, one_seat_count
from tests.every_game.journeys import happened, journey, revive
from tests.every_game.leaks import differences, given_to_bots, given_to_people

SAMPLED = 61 if COMPILED else 997  # one state in this many, and the first ones of each phase
PER_PHASE = 2 if COMPILED else 1
Given = Callable[..., dict[str, bytes]]


@dataclass(frozen=True)
class Moment:
    """A state in the middle of a match, with the decision that was taken there."""

    case: Case
    content: bytes
    action: int  # or -1 at the end
    number: int  # how many moments of this phase came before

    @property
    def state(self) -> State:
        return revive(self.case, self.content)

    @property
    def readers(self) -> tuple[int, ...]:
        return (WATCHER, *range(self.case.seats))


@cache
def moments(case: Case) -> list[Moment]:
    """Moments of a whole match: of every phase some, its end included."""
    played = journey(case, "eagerly")
    met: dict[int, int] = {}
    found = []
    for step, action in zip(played.steps(), (*played.decisions[1:], -1), strict=True):
        number = met.setdefault(int(step.state.phase), 0)
        met[int(step.state.phase)] += 1
        if number < PER_PHASE or step.number % SAMPLED == 0:
            found.append(Moment(case, step.state.tobytes(), action, number))
    return found


def scramble(game: Game, state: State, reader: int, seed: object) -> None:
    """Overwrites all that *reader* may not know with anything at all."""
    rng = make_rng("scramble", seed)
    for field in hints(game).secrets(state, reader).values():
        for index in range(field.size):
            field.flat[index] = below(rng, 100)


def other_worlds(moment: Moment, reader: int, guesses: int) -> Iterator[State]:
    """States that *reader* must not be able to tell from this one."""
    case = moment.case
    scrambled = moment.state
    scramble(case.game, scrambled, reader, moment.action)
    yield scrambled
    for seed in range(guesses):
        guessed = moment.state
        case.game.hide(case.box, guessed, reader)
        case.game.guess(case.box, guessed, reader, make_rng("guess", moment.action, seed))
        yield guessed


def leaks(game: Game, moment: Moment, reader: int, given: Given, guesses: int = 2) -> set[str]:
    """By what *reader* could tell this moment from one that differs in secrets only."""
    box = moment.case.box
    seen = given(game, box, moment.state, reader)
    found: set[str] = set()
    for world in other_worlds(moment, reader, guesses):
        found |= differences(seen, given(game, box, world, reader))
    return found


def leaks_of_decision(
    game: Game, moment: Moment, reader: int, given: Given, guesses: int = 2
) -> set[str]:
    """By what *reader* could tell a secret when the decision of this moment is taken.

    What it may know is played in other worlds as well. What it may not know, a token that another
    seat pays or is dealt, is played in this world with every other outcome.
    """
    box, state = moment.case.box, moment.state
    kind = game.notation.decision(moment.action)
    is_secret, knower = kind.hidden, int(state.seat)
    if kind.name in hints(game).SECRET_OUTCOMES:
        is_secret, knower = True, hints(game).learner(box, state)
    rows = play(game, box, state, moment.action)
    if state.seat == NOBODY or any(game.event_kinds[row.kind].shows for row in rows):
        return set()  # turned up for all to see
    if is_secret and reader != knower:
        first = game.notation.first(kind.name)
        actions = range(first, first + game.notation.span(kind.name))
        played = [(moment.state, action) for action in actions]
    else:
        played = [(world, moment.action) for world in other_worlds(moment, reader, guesses)]
    seen = given(game, box, state, reader, rows)
    found: set[str] = set()
    for world, action in played:
        if game.refuses(box, world, action) == 0:
            rows_there = play(game, box, world, action)
            found |= differences(seen, given(game, box, world, reader, rows_there))
    return found


def play(game: Game, box: Box, state: State, action: int) -> Any:
    """Plays *action* in place; answers with what happened."""
    events = make_events()
    game.apply(box, state, action, events)
    return happened(events)


# ---------------------------------------------------------------- what is given


@pytest.mark.interpreted
@every_box
def test_nothing_given_to_bots_depends_on_a_secret(case: Case) -> None:
    for moment in moments(case):
        for reader in moment.readers:
            assert not leaks(case.game, moment, reader, given_to_bots), f"to {reader}"


@one_seat_count
def test_nothing_given_to_people_depends_on_a_secret(case: Case) -> None:
    for moment in moments(case):
        if moment.number == 0:
            for reader in moment.readers:
                assert not leaks(case.game, moment, reader, given_to_people, 0), f"to {reader}"


@pytest.mark.interpreted
@every_box
def test_no_decision_tells_programs_a_secret(case: Case) -> None:
    for moment in moments(case):
        if moment.action >= 0:
            for reader in moment.readers:
                found = leaks_of_decision(case.game, moment, reader, given_to_bots)
                assert not found, f"to {reader}"


@one_seat_count
def test_no_decision_tells_people_a_secret(case: Case) -> None:
    for moment in moments(case):
        if moment.action >= 0 and moment.number == 0:
            for reader in moment.readers:
                found = leaks_of_decision(case.game, moment, reader, given_to_people, 0)
                assert not found, f"to {reader}"


# ---------------------------------------------------------------- what a view is


@pytest.mark.interpreted
@every_box
def test_a_view_blanks_the_secrets_and_nothing_else(case: Case) -> None:
    for moment in moments(case):
        for reader in moment.readers:
            view, state = moment.state, moment.state
            case.game.hide(case.box, view, reader)
            blanks = hints(case.game).secrets(view, reader)
            assert not any(field.any() for field in blanks.values())
            for name, field in hints(case.game).secrets(state, reader).items():
                field[...] = blanks[name]
            state.viewer = reader
            assert view.tobytes() == state.tobytes()


@pytest.mark.interpreted
@every_box
def test_hiding_twice_is_hiding_once(case: Case) -> None:
    for moment in moments(case):
        for reader in moment.readers:
            view = moment.state
            case.game.hide(case.box, view, reader)
            once = view.tobytes()
            case.game.hide(case.box, view, reader)
            assert view.tobytes() == once


@pytest.mark.interpreted
@every_box
def test_a_watcher_sees_no_more_than_any_seat(case: Case) -> None:
    for moment in moments(case):
        watched = moment.state
        case.game.hide(case.box, watched, WATCHER)
        for seat in range(case.seats):
            view = moment.state
            case.game.hide(case.box, view, seat)
            case.game.hide(case.box, view, WATCHER)
            assert view.tobytes() == watched.tobytes()


@pytest.mark.interpreted
@every_box
def test_a_seat_finds_its_options_in_its_view_and_on_its_table(case: Case) -> None:
    game, box = case.game, case.box
    for moment in moments(case):
        seat = int(moment.state.seat)
        known, found = np.zeros((2, game.ACTIONS), np.bool_)
        game.options(box, moment.state, known)
        for reader in moment.readers[:3] if moment.number == 0 else [seat]:
            view = moment.state
            game.hide(box, view, reader)
            offered = [a for node in game.describe(box, view).walk() for a in node.actions]
            assert sorted(offered) == (list(np.flatnonzero(known)) if reader == seat else [])
            if reader == seat:
                game.options(box, view, found)
                assert found.tobytes() == known.tobytes()


@every_box
def test_a_table_looks_the_same_whatever_was_looked_at_before(case: Case) -> None:
    """Pieces that are kept between two looks must not remember anything of a look."""
    looks = [(moment, reader) for moment in moments(case) for reader in moment.readers]
    for number, seen in enumerate([describe(*look) for look in looks]):
        assert describe(*looks[number]) == seen


def describe(moment: Moment, reader: int) -> Any:
    view = moment.state
    moment.case.game.hide(moment.case.box, view, reader)
    return to_builtins(moment.case.game.describe(moment.case.box, view))


# ---------------------------------------------------------------- these checks can fail


def forgetful(game: Game, secret: str) -> Callable[[Box, State, int], None]:
    """A hide that forgets one secret."""

    def hide(box: Box, state: State, seat: int) -> None:
        kept = {name: field.copy() for name, field in hints(game).secrets(state, seat).items()}
        game.hide(box, state, seat)
        if secret in kept:
            hints(game).secrets(state, seat)[secret][...] = kept[secret]

    return hide


@every_game
def test_a_hide_that_forgets_a_secret_is_caught(game: Game) -> None:
    case = next(case for case in BARE if case.game is game)
    secrets = {name for each in moments(case) for name in hints(game).secrets(each.state, WATCHER)}
    assert secrets
    for secret in secrets:
        leaky = replace(game, hide=forgetful(game, secret))
        found = [leaks(leaky, moment, WATCHER, given_to_bots) for moment in moments(case)]
        assert any("view" in names for names in found), f"{secret} leaks, and nobody notices"


@pytest.mark.parametrize("game", [game for game in GAMES.values() if hints(game).SECRET_OUTCOMES])
def test_an_event_that_is_told_to_everyone_is_caught(game: Game) -> None:
    def chatter(box: Box, state: State, action: int, events: Events) -> None:
        game.apply(box, state, action, events)
        events.rows["audience"] = EVERYONE

    case = next(case for case in BARE if case.game is game)
    chatty = replace(game, apply=chatter)
    for given, name in ((given_to_bots, "events"), (given_to_people, "words of the events")):
        found = [
            leaks_of_decision(chatty, moment, WATCHER, given, 0)
            for moment in moments(case)
            if moment.action >= 0 and moment.number == 0
        ]
        assert any(name in names for names in found), f"{name} leak, and nobody notices"
