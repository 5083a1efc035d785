"""What an option brings: what is not the same in every world that fits is not told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.games.parfum.records import Box, State
from grasse.kernel.aliases import Events
from grasse.kernel.chance import Seeded
from grasse.kernel.events import tell, tell_one
from grasse.kernel.jit import jit
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.study.prospects import Prospects, prospects_of

pytestmark = pytest.mark.slow  # they are compiled, and not kept

PARFUM = GAMES["parfum"]
PASSED = [kind.name for kind in PARFUM.event_kinds].index("passed")
TAKEN = [kind.name for kind in PARFUM.event_kinds].index("token_taken")
parfum_apply = PARFUM.apply


BLURT, WHISPER, PAY = range(3)  # what an action does, by its number


@jit
def gossip(box: Box, state: State, action: int, events: Events) -> None:
    """Rules that do by a secret, how many worthless tokens lie in the well, what they must not.

    They tell it to everyone, tell it to a third seat, or pay as many coins to the seats. To compile
    what looks ahead by other rules takes a while: so these are one.
    """
    parfum_apply(box, state, action, events)
    if action % 3 == BLURT:
        tell(events, PASSED, -1, state.well[0], 0, 0)
        tell(events, PASSED, -1, 0, 0, 0)
    elif action % 3 == WHISPER:
        tell_one(events, TAKEN, 2, 0, 0, state.well[0])
    else:
        state.seats[0].money += state.well[0]
        state.seats[1].money += state.well[0]


@cache
def gossiping() -> Prospects:
    """What looks ahead by these rules."""
    return Prospects(replace(PARFUM, apply=gossip))


def first_question() -> Match:
    match, luck = Match(PARFUM, PARFUM.load_box(), 2), Seeded("prospects")
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    return match


def those(match: Match, does: int) -> list[int]:
    """The options by which these rules do this."""
    found = [action for action in match.options() if action % 3 == does]
    assert found
    return found


def test_what_follows_from_a_secret_is_not_told() -> None:
    match = first_question()
    view, options = match.view(match.seat), those(match, BLURT)
    assert "unsure" not in {p.next for p in prospects_of(PARFUM).all(match.box, view, options)}
    for prospect in gossiping().all(match.box, view, options):
        assert prospect.next == "unsure"
        assert "passed" not in [event.name for event in prospect.events]
        assert prospect.phase == ""


def test_points_that_depend_on_a_secret_are_not_told() -> None:
    match = first_question()
    view = match.view(match.seat)
    for prospect in gossiping().all(match.box, view, those(match, PAY)):
        assert (prospect.next, prospect.points) == ("unsure", 0)


def test_what_another_seat_is_told_is_certain_but_not_read() -> None:
    match = first_question()
    view, options = match.view(match.seat), those(match, WHISPER)
    told = [each.next for each in gossiping().all(match.box, view, options)]
    assert told == [each.next for each in prospects_of(PARFUM).all(match.box, view, options)]
    assert "unsure" not in told


def test_what_is_not_seen_for_certain_is_not_shown() -> None:
    match = first_question()
    view, action = match.view(match.seat), those(match, PAY)[0]
    assert prospects_of(PARFUM).after(match.box, view, action) is not None
    assert gossiping().after(match.box, view, action) is None


def played(name: str, phase: str, luck: str = "prospects") -> Iterator[Match]:
    """A match at every question of this kind, played by what looks best."""
    game = GAMES[name]
    match, drawn = Match(game, game.load_box(), 2), Seeded(luck)
    while not match.is_over:
        if match.seat == CHANCE:
            match.play(drawn.draw(match))
            continue
        if match.forced() is None and game.phases[int(match.state["phase"])] == phase:
            yield match
        mask, worth = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.ACTIONS)
        mask[match.options()] = True
        game.appraise(match.box, match.view(match.seat), mask, worth)
        match.play(max(match.options(), key=lambda option: worth[option]))


def adds(match: Match, *chain: int) -> int:
    """What the last decision of a chain adds."""
    ahead, view = prospects_of(match.game), match.view(match.seat)
    return ahead.all(match.box, view, match.options(), [chain])[-1].adds


def those_of(match: Match, name: str) -> list[int]:
    """The options of this kind."""
    return [each for each in match.options() if match.game.notation.decision(each).name == name]


def after(match: Match, action: int) -> tuple[str, list[int], bool]:
    """What is asked after *action*: of what kind, with which options, and whether it is forced."""
    match.play(action)
    phase = match.game.phases[int(match.state["phase"])]
    asked = phase, match.options(), match.forced() is not None
    match.rewind(1)
    return asked


def paid(match: Match, *chain: int) -> int:
    """The coins that a chain of decisions brings the seat whose turn it is."""
    before, seat = int(match.state["seats"][match.seat]["money"]), match.seat
    for action in chain:
        match.play(action)
    coins = int(match.state["seats"][seat]["money"]) - before
    match.rewind(len(chain))
    return coins


def test_a_customer_adds_what_it_pays_though_all_pay_the_same() -> None:
    alike, forced = 0, 0
    for match in played("parfum", "sell"):
        for sale in those_of(match, "sell"):
            _, customers, is_forced = after(match, sale)
            prices = {each: paid(match, sale, each) for each in customers}
            assert {each: adds(match, sale, each) for each in customers} == prices
            are_alike = len(set(prices.values())) == 1
            assert adds(match, sale) == (max(prices.values()) if are_alike else 0)
            alike += are_alike and not is_forced
            forced += is_forced
        if alike and forced:
            return
    raise AssertionError((alike, forced))


def test_a_perfume_adds_its_points_and_not_what_pays_for_it() -> None:
    """What is paid with is asked after it, and is small."""
    asked = 0
    for match in played("perfumery", "produce"):
        for action in those_of(match, "produce"):
            phase, payments, _ = after(match, action)
            if phase == "produce_pay":
                assert adds(match, action) > 0
                assert not any(adds(match, action, each) for each in payments)
                asked += 1
        if asked > 3:
            return
    raise AssertionError(asked)


def test_a_note_is_not_praised_before_what_is_asked_first_is_ended() -> None:
    for match in played("parfum", "water"):
        (stop,) = those_of(match, "water_stop")
        _, claims, _ = after(match, stop)
        before = [adds(match, stop, claim) for claim in claims]
        match.play(stop)
        if any(adds(match, claim) for claim in those_of(match, "claim")):
            assert not any(before)
            return
        match.rewind(1)
    raise AssertionError("no note could be claimed")


def test_what_only_goes_on_is_not_praised_for_what_the_next_question_brings() -> None:
    """Whoever claims no more notes sells next; the coins of that sale are not those of stopping."""
    sellers = 0
    for match in (each for deal in range(30) for each in played("parfum", "claim", f"deal {deal}")):
        (stop,) = those_of(match, "claim_stop")
        ahead, view = prospects_of(match.game), match.view(match.seat)
        (told,) = ahead.all(match.box, view, [stop])
        if told.phase == "sell":
            sellers += 1
            assert (told.points, told.least, told.most) == (0, 0, 0)
    assert sellers
