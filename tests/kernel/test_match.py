"""A match: how it is opened, asked, played and told."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from grasse.games import GAMES, find_game
from grasse.kernel.aliases import Box, Events, View
from grasse.kernel.chance import Seeded
from grasse.kernel.events import EVENTS, EVERYONE, ROWS, make_events, tell, tell_one
from grasse.kernel.game import Game
from grasse.kernel.jit import jit
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.seats import CHANCE, NOBODY, WATCHER, ask, play_out
from grasse.kernel.tree import Node
from tests.every_game.cases import Case, box_names, every_box, every_game, load

PARFUM = find_game("parfum")
BOX = load(PARFUM)


class First:
    """Takes the first option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.viewers: set[int] = set()

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        self.viewers.add(int(view.viewer))
        return options[0]


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_table_for_nobody_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"is played by 2, 3, 4, not by {seats}"):
        Match(PARFUM, BOX, seats)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="has no variant 'cheating'; known are learning, stall"):
        Match(PARFUM, BOX, 2, {"cheating": True})


def test_variants_are_bits_in_their_order() -> None:
    assert PARFUM.variant_bits() == 0b10
    assert PARFUM.variant_bits({"learning": True}) == 0b11
    assert PARFUM.variant_bits({"learning": True, "stall_guard": False}) == 0b01


def test_everybody_is_asked_in_turn_and_sees_a_view_of_its_own() -> None:
    players = {seat: First() for seat in range(3)}
    match = play_out(Match(PARFUM, BOX, 3), players, Seeded(1))
    assert match.is_over
    assert match.seat == NOBODY
    assert (match.options(), match.odds()) == ([], {})
    assert [player.viewers for player in players.values()] == [{0}, {1}, {2}]


def test_asking_plays_nothing() -> None:
    match = Match(PARFUM, BOX, 2)
    before = match.state.tobytes()
    assert ask(match, {}, Seeded(1)) in match.odds()
    assert match.state.tobytes() == before


def test_a_view_is_a_copy() -> None:
    match = Match(PARFUM, BOX, 2)
    match.view(0).round_number = 99
    assert match.state.round_number == 1


def test_a_refusal_names_the_action_and_the_clause() -> None:
    match = Match(PARFUM, BOX, 2)
    with pytest.raises(RuleRefusal) as refused:
        match.play_words("take_die(rose)")
    assert refused.value.notation == "take_die(rose)"
    assert (refused.value.clause, refused.value.clause_name) == (30200, "PA-3.2")
    with pytest.raises(RuleRefusal, match=r"action 100000 is refused by PA-3\.2: "):
        match.play(100000)


@pytest.mark.parametrize("action", [2**31, 2**63, 2**64, 10**30, -(2**63), -(2**63) - 1, -(10**30)])
def test_a_number_beyond_all_measure_is_refused(action: int) -> None:
    match = Match(PARFUM, BOX, 2)
    versions = len(getattr(PARFUM.refuses, "signatures", []))
    with pytest.raises(RuleRefusal, match=f"action {action} is refused by "):
        match.play(action)
    assert len(getattr(PARFUM.refuses, "signatures", [])) <= max(versions, 1), (
        "compiled anew for it"
    )


def test_words_play_and_tell() -> None:
    match = Match(PARFUM, BOX, 2)
    (event,) = match.play_words("customer(A-07)")
    assert (event.name, event.seat) == ("customer_arrived", -1)
    assert event.values == {"customer": "A-07", "space": 1}


def test_nobody_may_undo_chance() -> None:
    match = Match(PARFUM, BOX, 2)
    match.play_words("customer(A-07)")
    for seat in (CHANCE, WATCHER, 0, 1):
        assert match.undoable(seat) == 0
        with pytest.raises(ValueError, match="may undo 0"):
            match.undo(seat)


# ---------------------------------------------------------------- forced, and the way back


def played(seats: int = 3, seed: object = "forced") -> tuple[Match, list[bool]]:
    """A match at random, and of each decision whether its seat was free to choose it."""
    match, free = Match(PARFUM, BOX, seats), []
    while not match.is_over:
        options = match.options()
        hidden = match.seat >= 0 and PARFUM.notation.decision(options[0]).hidden
        free.append(len(options) > 1 or hidden)
        match.play(ask(match, dict.fromkeys(range(seats), First()), Seeded(seed)))
    return match, free


def test_a_seat_is_forced_where_only_one_thing_is_possible_and_all_may_know() -> None:
    whole, free = played()
    match, seen = Match(PARFUM, BOX, 3), set()
    for action, seat, was_free in zip(whole.decisions, whole.deciders, free, strict=True):
        assert match.forced() == (None if was_free or seat == CHANCE else action)
        hidden = PARFUM.notation.decision(action).hidden
        seen.add((match.forced() is not None, len(match.options()) == 1, hidden))
        match.play(action)
    assert match.forced() is None  # it is over
    assert (False, True, True) in seen, "a hidden decision is asked though it is the only one"
    assert {(True, True, False), (False, False, False)} <= seen


def test_steps_back_go_past_what_was_forced() -> None:
    whole, free = played()
    match, seen = Match(PARFUM, BOX, 3), set()
    for number, action in enumerate(whole.decisions, 1):
        match.play(action)
        for seat in range(3):
            chosen = [n for n in range(number) if whole.deciders[n] == seat and free[n]]
            back = number - chosen[-1] if chosen else 0
            assert match.steps_back(seat, agreed=True) == back
            assert match.steps_back(seat) == (back if back <= match.undoable(seat) else 0)
            seen.add(match.steps_back(seat))
    assert {0, 1, 2} <= seen


def test_steps_back_are_counted_afresh_when_something_was_undone() -> None:
    whole, _ = played()
    match, other = Match(PARFUM, BOX, 3), Match(PARFUM, BOX, 3)
    for action in whole.decisions[:200]:
        match.play(action)
        other.play(action)
    match.steps_back(0, agreed=True)
    match.rewind(90)
    other.rewind(90)
    while len(match.decisions) < 160:  # another way than before
        action = match.options()[-1] if match.seat >= 0 else Seeded(2).draw(match)
        match.play(action)
        other.play(action)
    assert match.decisions != whole.decisions[:160]
    for seat in range(3):
        assert match.steps_back(seat, agreed=True) == other.steps_back(seat, agreed=True) > 0


def test_what_all_agreed_to_undo_can_be_played_and_undone_again() -> None:
    """The floor comes down when chance is undone, too: after it one's own decision is free."""
    whole, _ = played()
    firsts = [
        n for n in range(60, 200) if whole.deciders[n] >= 0 and whole.deciders[n + 1] == CHANCE
    ]
    assert len(firsts) > 1
    for first in firsts:
        match = Match(PARFUM, BOX, 3)
        for action in whole.decisions[: first + 6]:
            match.play(action)
        match.rewind(len(match.decisions) - first)
        for _ in range(2):  # and the second time as well
            rows = match.play(whole.decisions[first])
            shown = any(PARFUM.event_kinds[kind].shows for kind in rows["kind"].tolist())
            assert match.undoable(whole.deciders[first]) == (0 if shown else 1)
            match.rewind(1)


# ---------------------------------------------------------------- versions and variants


def test_a_match_is_played_by_the_newest_rules_or_by_those_it_names() -> None:
    match = Match(PARFUM, BOX, 2)
    assert (match.rules, int(match.state.rules)) == (PARFUM.version, PARFUM.version)
    old = Match(PARFUM, BOX, 2, rules=PARFUM.oldest)
    assert (old.rules, int(old.state.rules)) == (PARFUM.oldest, PARFUM.oldest)
    for rules in (0, -1, PARFUM.version + 1):
        with pytest.raises(ValueError, match=f"rules {rules} of Parfum are not known here, only 1"):
            Match(PARFUM, BOX, 2, rules=rules)


def test_what_is_laid_without_a_match_is_played_by_the_newest_rules() -> None:
    for game in GAMES.values():
        state = np.zeros(1, game.STATE)[0]
        game.start(game.load_box(), state, game.seats[0], game.variant_bits())
        assert state.rules == game.version


def test_a_match_begins_again_with_all_that_it_was_laid_with() -> None:
    match = Match(PARFUM, BOX, 3, {"learning": True}, rules=1)
    match.play_words("customer(A-07)")
    again = match.again()
    assert (again.seats, again.variants, again.rules) == (3, match.variants, 1)
    assert again.decisions == []
    again.play_words("customer(A-07)")
    assert again.state.tobytes() == match.state.tobytes()


# A card with a variant that names a seat, and other variants before version 3.
SEATED = replace(
    PARFUM,
    version=3,
    variants={"starter": 0, "learning": False},
    former_variants={2: {"learning": True}},
)


def test_a_variant_can_name_a_seat() -> None:
    assert SEATED.variant_bits() == 0b0000
    assert SEATED.variant_bits({"starter": 4, "learning": True}) == 0b1100
    with pytest.raises(ValueError, match=r"variant 'starter' is a seat from 1 to 4, or 0, not 5"):
        SEATED.variant_bits({"starter": 5})
    with pytest.raises(
        ValueError, match=r"variant 'starter' is a seat from 1 to 4, or 0, not True"
    ):
        SEATED.variant_bits({"starter": True})
    with pytest.raises(ValueError, match=r"variant 'learning' is on or off, not 1"):
        SEATED.variant_bits({"learning": 1})
    with pytest.raises(ValueError, match=r"variant 'starter' is a seat from 1 to 2, or 0, not 3"):
        Match(SEATED, BOX, 2, {"starter": 3})


def test_an_older_match_has_the_variants_of_its_time() -> None:
    assert SEATED.variants_of(1) == SEATED.variants_of(2) == {"learning": True}
    assert SEATED.variants_of(3) == SEATED.variants
    assert SEATED.variant_bits(rules=2) == 0b1
    with pytest.raises(ValueError, match="has no variant 'starter'; known are learning"):
        SEATED.choose_variants({"starter": 1}, rules=1)


# ---------------------------------------------------------------- boxes and cards


@every_box
def test_a_box_is_known_by_its_hash(case: Case) -> None:
    game, box = case.game, case.box
    again = game.load_box(case.box_file)
    assert game.box_hash(again) == game.box_hash(box)
    assert len(game.box_hash(box)) == 64


@every_game
def test_boxes_are_told_apart(game: Game) -> None:
    hashes = {game.box_hash(load(game, name)) for name in box_names(game)}
    assert len(hashes) == len(box_names(game)) > 1


@every_box
def test_every_feature_has_a_legend(case: Case) -> None:
    legend = case.game.legend(case.box)
    assert len(legend) == case.game.FEATURES
    assert len(set(legend)) == len(legend)


# ---------------------------------------------------------------- events and trees


@jit  # compiled, tell() has no wrapper for Python
def tell_both(events: Events) -> None:
    tell(events, 3, 1, 10, 20, 30)
    tell_one(events, 4, 2, 11, 21, 31)


@pytest.mark.interpreted
def test_events_are_told_to_all_or_to_one() -> None:
    events = make_events()
    tell_both(events)
    assert events.count == 2
    assert events.rows[:2].tolist() == [
        (3, 1, 10, 20, 30, EVERYONE),
        (4, 2, 11, 21, 31, 2),
    ]
    assert len(events.rows) == ROWS
    assert events.dtype == EVENTS


@pytest.mark.parametrize(("reader", "value"), [(0, 3), (1, None), (WATCHER, None), (CHANCE, None)])
def test_a_secret_is_read_by_its_seat_alone(reader: int, value: int | None) -> None:
    rows = make_events().rows[:1]
    rows[0].kind = [kind.name for kind in PARFUM.event_kinds].index("token_taken")
    rows[0].c = 3
    rows[0].audience = 0
    (event,) = PARFUM.read_events(BOX, rows, reader)
    assert event.values == {"value": value}
    (event,) = PARFUM.read_events(BOX, rows, reader, everything=True)
    assert event.values == {"value": 3}


def test_a_tree_is_walked_in_the_order_of_reading() -> None:
    tree = Node("a", "a", children=[Node("b", "b", children=[Node("c", "c")]), Node("d", "d")])
    assert [node.id for node in tree.walk()] == ["a", "b", "c", "d"]
    assert tree.find("c").kind == "c"
    with pytest.raises(KeyError):
        tree.find("e")
