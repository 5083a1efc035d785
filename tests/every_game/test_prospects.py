"""What is told of an option comes true, whatever the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from grasse.kernel.events import Event
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.study.prospects import Prospect, prospects_of
from tests.every_game.cases import Case, one_seat_count
from tests.every_game.journeys import journey

SAMPLED = 11 if COMPILED else 199  # one question in this many


def questions(case: Case, way: str = "eagerly") -> Iterator[Match]:
    """Moments of a match at which a seat has a choice."""
    match, played = case.match(), journey(case, way)
    for number, action in enumerate(played.decisions):
        if number % SAMPLED == 0 and match.seat >= 0 and match.forced() is None:
            yield match
        match.play(action)


def told(match: Match) -> list[Prospect]:
    view = match.view(match.seat)
    return prospects_of(match.game).all(match.box, view, match.options())


def copy_of(match: Match) -> Match:
    copy = match.again()
    copy.state = np.frombuffer(bytearray(match.state.tobytes()), match.game.STATE)[0]
    return copy


def play_on(match: Match, seat: int, action: int) -> list[Event]:
    """Plays an action and what nobody has to be asked for; by Match alone, decision by decision."""
    events = match.game.read_events(match.box, match.play(action), seat)
    while True:
        if match.seat == CHANCE and len(match.odds()) == 1:
            action = next(iter(match.odds()))
        elif match.seat == seat and match.forced() is not None:
            action = match.forced() or 0
        else:
            return events
        events += match.game.read_events(match.box, match.play(action), seat)


@pytest.mark.interpreted
@one_seat_count
def test_what_is_told_comes_true(case: Case) -> None:
    """The true table is one of those that fit: all that is certain happens there, in order."""
    game, sure = case.game, 0
    for match in questions(case):
        seat = match.seat
        for prospect in told(match):
            true = copy_of(match)
            events = [e for e in play_on(true, seat, prospect.action) if e.seat in (seat, -1)]
            gained = true.scores()[seat][0] - match.scores()[seat][0]
            what = game.notation.write(case.box, prospect.action)
            if prospect.next == "unsure":
                assert all(event in events for event in prospect.events), what
                continue
            sure += 1
            assert prospect.points == gained, what
            assert len(events) - len(prospect.events) in (0, 1), what
            assert events[len(events) - len(prospect.events) :] == prospect.events, what
            assert prospect.next == stop_of(true, seat), what
            if prospect.next in ("question", "luck"):
                assert prospect.phase == game.phases[true.state.phase], what
            if prospect.odds:
                total = sum(true.odds().values())
                assert prospect.odds == {a: w / total for a, w in true.odds().items()}, what
    assert sure


def stop_of(match: Match, seat: int) -> str:
    if match.is_over:
        return "over"
    if match.seat == CHANCE:
        return "luck"
    return "question" if match.seat == seat else "others"


@one_seat_count
def test_what_is_seen_after_an_option_is_what_will_be_seen(case: Case) -> None:
    game, shown = case.game, 0
    for match in questions(case):
        seat = match.seat
        for action in match.options()[:3]:
            after = prospects_of(game).after(case.box, match.view(seat), action)
            if after is not None:
                true = copy_of(match)
                play_on(true, seat, action)
                assert true.view(seat).tobytes() == after.tobytes()
                shown += 1
    assert shown


@one_seat_count
def test_looking_ahead_changes_nothing(case: Case) -> None:
    for match in questions(case):
        view = match.view(match.seat)
        before = view.tobytes()
        first = prospects_of(case.game).all(case.box, view, match.options())
        prospects_of(case.game).after(case.box, view, match.options()[0])
        assert view.tobytes() == before
        assert prospects_of(case.game).all(case.box, view, match.options()) == first


@one_seat_count
def test_what_the_next_answer_settles_is_neither_more_nor_less(case: Case) -> None:
    """A range of points is told only if no further question of the same turn changes it."""
    for match in questions(case):
        seat, phase = match.seat, match.state.phase
        for prospect in told(match):
            if prospect.least == prospect.most:
                continue
            asked = copy_of(match)
            play_on(asked, seat, prospect.action)
            before = match.scores()[seat][0]
            gained = [points - before for points in outcomes(asked, seat, phase)]
            what = case.game.notation.write(case.box, prospect.action)
            assert (prospect.least, prospect.most) == (min(gained), max(gained)), what


def outcomes(asked: Match, seat: int, phase: int) -> Iterator[int]:
    """The points after each answer, and after each answer to what can be asked of it then."""
    for answer in asked.options():
        if asked.game.notation.decision(answer).last:
            continue
        after = copy_of(asked)
        play_on(after, seat, answer)
        is_question = stop_of(after, seat) == "question" and after.state.phase != phase
        if not is_question or may_go_on(after):
            yield after.scores()[seat][0]
        if is_question and (after.state.phase == asked.state.phase or not may_go_on(after)):
            yield from outcomes(after, seat, phase)


def may_go_on(match: Match) -> bool:
    """Whether nothing more has to be decided there."""
    return any(match.game.notation.decision(action).last for action in match.options())
