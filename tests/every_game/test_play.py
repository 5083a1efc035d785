"""Whole matches of every game, seat count, box and option: what holds after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from campaigns.soundness.play import bound, follow_soundly, words
from grasse.games import GAMES
from grasse.kernel.aliases import Box, State
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED
from grasse.kernel.loops import bind
from grasse.kernel.match import RuleRefusal
from grasse.kernel.seats import CHANCE, NOBODY
from tests.every_game.cases import VARIED, Case, every_game, hints
from tests.every_game.journeys import (
    LIMIT,
    WITH_OPTIONS,
    every_journey,
    journey,
    quick_journeys,
)

FAR_OUT = (-(10**9), -2, -1, 10**9)  # numbers that are no action of any game
SAMPLES = 4 if COMPILED else 1  # states looked at of each phase and number of options
LAW_EACH = 1 if COMPILED else LIMIT  # decisions from one look at all options to the next


@pytest.mark.interpreted
@every_journey
def test_a_match_ends_and_everything_holds_after_every_decision(case: Case, way: str) -> None:
    """Pieces, counts, points, places, options and refusals: all that the campaign looks at."""
    played, state = journey(case, way), np.zeros(1, case.game.STATE)[0]
    decisions = np.array(played.decisions, np.int64)
    points = np.zeros((2, case.seats, 2), np.int32)
    room = (*case.game.loops.scratch(), points[0], points[1], LAW_EACH)
    follow = bound(case.name, follow_soundly)
    length, fault = follow(case.box, state, decisions, case.seats, case.bits, *room)
    assert not fault, f"decision {length}: {words(case.name, fault)}"
    assert (length, state.tobytes()) == (len(played.decisions), played.last)
    assert (state.seat == NOBODY) or case.is_endless


@pytest.mark.interpreted
@quick_journeys
def test_somebody_can_always_decide(case: Case, way: str) -> None:
    game, box = case.game, case.box
    mask = np.zeros(game.ACTIONS, np.bool_)
    weights = np.zeros(game.CHANCES, np.int64)
    for step in journey(case, way).steps():
        options = game.options(box, step.state, mask)
        odds = game.odds(box, step.state, weights)
        assert options == mask.sum()
        assert odds == weights.sum()
        assert (weights >= 0).all()
        assert odds < 2**31, "below() cannot draw from so many"
        assert (options > 0) == (step.state.seat >= 0)
        assert (odds > 0) == (step.state.seat == CHANCE)


@pytest.mark.interpreted
@quick_journeys
def test_scores_come_from_the_state(case: Case, way: str) -> None:
    for length in (50, None):
        match = journey(case, way).match(length)
        out = np.full((case.seats, 2), 77, np.int32)  # what stood there before does not matter
        case.game.scores(case.box, match.state.copy(), out)
        assert [tuple(map(int, row)) for row in out] == match.scores()
        numbers = [score for score, _ in match.scores()]
        places = [place for _, place in match.scores()]
        if match.is_over:
            for mine, place in zip(numbers, places, strict=True):  # equal ones may be told apart
                ahead = sum(other > mine for other in numbers)
                assert ahead < place <= ahead + numbers.count(mine)
        else:
            assert places == [0] * case.seats


@pytest.mark.interpreted
@quick_journeys
def test_refuses_answers_0_exactly_for_what_is_allowed(case: Case, way: str) -> None:
    seen: Counter[tuple[int, int]] = Counter()
    mask = np.zeros(case.game.ACTIONS, np.bool_)
    for step in journey(case, way).steps():
        kind = (int(step.state.phase), case.game.options(case.box, step.state, mask))
        seen[kind] += 1
        if seen[kind] <= SAMPLES:
            assert_refusals_are_exact(case, step.state)


def ask_all(box: Box, state: State, clauses: npt.NDArray[np.int64]) -> None:
    """Fills in the clause that forbids each action. It is bound to a game, and so compiled."""
    for action in range(len(clauses)):
        clauses[action] = refuses(box, state, action)  # noqa: F821


refuses: Callable[[Box, State, int], int]  # of the game that ask_all is bound to


@cache
def asker(name: str) -> Callable[..., None]:
    game = GAMES[name]
    return bind(ask_all, {"refuses": game.refuses}, name, game.folder)


def assert_refusals_are_exact(case: Case, state: State) -> None:
    game, box = case.game, case.box
    mask = np.zeros(game.ACTIONS, np.bool_)
    weights = np.zeros(game.CHANCES, np.int64)
    game.options(box, state, mask)
    game.odds(box, state, weights)
    allowed = [*np.flatnonzero(mask), *(game.ACTIONS + np.flatnonzero(weights))]
    before = state.tobytes()
    clauses = np.zeros(game.notation.size + 2, np.int64)  # two numbers too many
    asker(game.name)(box, state, clauses)
    assert np.flatnonzero(clauses == 0).tolist() == allowed
    assert set(clauses.tolist()) <= {0, *game.clauses}
    assert {int(game.refuses(box, state, action)) for action in FAR_OUT} <= {*game.clauses}
    assert state.tobytes() == before, "asking changed the table"


@pytest.mark.interpreted
@quick_journeys
def test_a_refused_action_changes_nothing(case: Case, way: str) -> None:
    game, length = case.game, len(journey(case, way).decisions)
    for played in (length // 3, length):
        match = journey(case, way).match(played)
        allowed = {*match.options(), *match.odds()}
        before, decisions = match.state.tobytes(), list(match.decisions)
        wrong = [a for a in range(0, game.notation.size, 11) if a not in allowed]
        for action in (*FAR_OUT, *wrong, game.notation.size):
            with pytest.raises(RuleRefusal) as refused:
                match.play(action)
            clause = game.refuses(case.box, match.state, action)
            assert refused.value.clause == clause
            assert f"is refused by {game.clause(clause)}: " in str(refused.value)
            assert match.state.tobytes() == before
            assert match.decisions == decisions
            assert len(match.deciders) == len(decisions)


@every_game
def test_every_clause_is_refused_in_words(game: Game) -> None:
    rules = (game.folder / "rules.md").read_text(encoding="utf-8")
    for clause in game.clauses:
        assert game.clause(clause) in rules
        assert game.explain(clause).strip()


@pytest.mark.slow
@every_game
def test_every_phase_and_every_event_is_visited(game: Game) -> None:
    phases: set[int] = set()
    kinds: set[int] = set()
    for case in [*VARIED, *WITH_OPTIONS[:1]]:
        if case.game is game:
            for step in journey(case, "eagerly").steps():
                phases.add(int(step.state.phase))
                kinds.update(int(row.kind) for row in step.rows)
    excused = hints(game).NEVER_VISITED
    unseen = {name for number, name in enumerate(game.phases) if number not in phases}
    unheard = {kind.name for number, kind in enumerate(game.event_kinds) if number not in kinds}
    assert unseen | unheard == set(excused), "an excuse is missing or is none"


def test_every_game_of_the_house_is_in_the_list() -> None:
    """And so is played by all the tests above."""
    parfum = GAMES["parfum"].folder
    there = [path.parent for path in sorted(parfum.parent.glob("*/rules.md"))]
    assert sorted(game.folder for game in GAMES.values()) == there
    assert len(there) == 3
