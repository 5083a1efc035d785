"""What an option brings: what is not the same in every world that fits is not told."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from grasse.games import GAMES
from grasse.games.parfum.records import Box, State
from grasse.kernel.aliases import Events
from grasse.kernel.chance import Seeded
from grasse.kernel.events import tell, tell_one
from grasse.kernel.jit import jit
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.study.prospects import Prospects, prospects_of

PARFUM = GAMES["parfum"]
PASSED = [kind.name for kind in PARFUM.event_kinds].index("passed")
TAKEN = [kind.name for kind in PARFUM.event_kinds].index("token_taken")
parfum_apply = PARFUM.apply


@jit
def blurt(box: Box, state: State, action: int, events: Events) -> None:
    """Rules that tell everyone how many worthless tokens lie in the well."""
    parfum_apply(box, state, action, events)
    tell(events, PASSED, -1, state.well[0], 0, 0)
    tell(events, PASSED, -1, 0, 0, 0)


@jit
def whisper(box: Box, state: State, action: int, events: Events) -> None:
    """Rules that tell it to a third seat."""
    parfum_apply(box, state, action, events)
    tell_one(events, TAKEN, 2, 0, 0, state.well[0])


@jit
def pay_by_secret(box: Box, state: State, action: int, events: Events) -> None:
    """Rules by which the seats are paid as many coins as there are worthless tokens in the well."""
    parfum_apply(box, state, action, events)
    state.seats[0].money += state.well[0]
    state.seats[1].money += state.well[0]


@cache
def by(apply: Any) -> Prospects:
    """What looks ahead by other rules; compiling it takes a while."""
    return Prospects(replace(PARFUM, apply=apply))


def first_question() -> Match:
    match, luck = Match(PARFUM, PARFUM.load_box(), 2), Seeded("prospects")
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    return match


def test_what_follows_from_a_secret_is_not_told() -> None:
    match = first_question()
    view, options = match.view(match.seat), match.options()
    assert {p.next for p in prospects_of(PARFUM).all(match.box, view, options)} != {"unsure"}
    for prospect in by(blurt).all(match.box, view, options):
        assert prospect.next == "unsure"
        assert "passed" not in [event.name for event in prospect.events]
        assert prospect.phase == ""


def test_points_that_depend_on_a_secret_are_not_told() -> None:
    match = first_question()
    view, options = match.view(match.seat), match.options()
    for prospect in by(pay_by_secret).all(match.box, view, options):
        assert (prospect.next, prospect.points) == ("unsure", 0)


def test_what_another_seat_is_told_is_certain_but_not_read() -> None:
    match = first_question()
    view, options = match.view(match.seat), match.options()
    whispering = by(whisper)
    told = [each.next for each in whispering.all(match.box, view, options)]
    assert told == [each.next for each in prospects_of(PARFUM).all(match.box, view, options)]


def test_what_is_not_seen_for_certain_is_not_shown() -> None:
    match = first_question()
    view, action = match.view(match.seat), match.options()[0]
    assert prospects_of(PARFUM).after(match.box, view, action) is not None
    assert by(pay_by_secret).after(match.box, view, action) is None
