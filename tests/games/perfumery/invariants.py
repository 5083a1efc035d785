"""What holds on every table of Perfumery, after every decision."""

from __future__ import annotations

import numpy as np

from grasse.games.perfumery.box import (
    COLUMNS,
    DECKS,
    FIRST_FUNDS,
    FIRST_PERFUME,
    HIRE_SPACE,
    NOTE_SPACE,
    NOTES,
    PERFUMES,
    RECIPES,
    SEATS,
    SORT_SPACE,
    TIERS,
)
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    CLEANUP_PERFUME,
    CLEANUP_RECIPE,
    HAND_OF,
    IN_BOX,
    IN_DECK,
    INSTALLED_BY,
    JOINED,
    LIMIT,
    NONE,
    OVER,
    PAID_FOR,
    PAYING,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    SETUP_PERFUME,
    SETUP_RECIPE,
    TURN,
)
from tests.games.fields import Fields

IN_SETUP = range(TURN)
DEALT_LAST = (SETUP_PERFUME, SETUP_RECIPE)  # Initial Funds come after the cards
DEALING = (*IN_SETUP, CLEANUP_PERFUME, CLEANUP_RECIPE)


def assert_conserved(box: Box, state: State) -> None:
    """Fails unless every card is in exactly one place and every count agrees with what it counts.

    For whole states; a view, in which hands are blanked, does not pass.
    """
    box, state = Fields(box), Fields(state)
    assert_cards_conserved(box, state)
    assert_hands_sound(box, state)
    assert_stacks_sound(state)
    assert_perfumers_conserved(box, state)
    assert_markers_conserved(box, state)
    assert_essences_sound(box, state)
    assert_scores_sound(box, state)
    assert_scratch_is_blank(state)


def assert_cards_conserved(box: Box, state: State) -> None:
    """Every chosen card has one place of its own kind; decks and columns count theirs."""
    places, seats = state.places, int(state.seats_size)
    cards = np.arange(len(places))
    funds = cards >= FIRST_FUNDS
    has_funds = (cards - FIRST_FUNDS < seats) & (state.phase not in DEALT_LAST)
    is_chosen = np.where(funds, has_funds, box.cards["min_players"] <= seats)
    assert ((places != IN_BOX) == is_chosen).all(), "PY-2.1: chosen by the number of players"
    assert not (places[funds] == IN_DECK).any(), "Initial Funds lie in no deck"
    assert ((places >= IN_BOX) & (places < PRODUCED_BY + SEATS)).all()
    for kind in range(DECKS):
        for tier in range(TIERS):
            same = (box.cards["kind"] == kind) & (box.cards["tier"] == tier)
            assert state.decks[kind, tier] == (places[same] == IN_DECK).sum()
    for column in range(COLUMNS):
        lying = (places == ABOVE + column) | (places == BELOW + column)
        assert state.columns_size[column] == lying.sum()
        assert not lying.any() or column < box.columns_size[seats]
    times = state.arrivals[places > IN_DECK]
    assert len(set(times)) == len(times), "two cards came at once"
    assert not len(times) or (times.min() > 0 and times.max() <= state.arrivals_size)


def assert_hands_sound(box: Box, state: State) -> None:
    """Hands hold what everybody saw being taken (PY-5.2), and never too many (PY-4.1)."""
    for seat in range(SEATS):
        hand = state.seats[seat].hand
        assert (hand == (state.places == HAND_OF + seat)).all(), "a hand is not what was seen"
        assert state.seats[seat].hand_left == hand.sum()
        if state.phase != LIMIT or state.seat != seat:
            assert hand.sum() <= box.hand_limit


def assert_stacks_sound(state: State) -> None:
    """Installed recipes lie in one stack of their seat, without gaps; only recipes do."""
    for seat in range(SEATS):
        stacks, sizes = state.seats[seat].stacks, state.seats[seat].stacks_size
        filled = np.arange(RECIPES) < sizes[:, None]
        assert ((stacks != NONE) == filled).all(), "a stack has a gap"
        found = sorted(int(card) for card in stacks[filled])
        assert found == list(np.flatnonzero(state.places == INSTALLED_BY + seat))
        assert all(card < FIRST_PERFUME for card in found)


def assert_perfumers_conserved(box: Box, state: State) -> None:
    """Each perfumer is at hand, on one space, or parked; no space has too many (PY-4.2)."""
    seats = state.seats[: state.seats_size]
    placed = seats["placed"].astype(int)
    assert ((placed == 0) | (placed == 1)).all()
    assert (placed.sum(axis=1) + seats["perfumers_left"] == seats["perfumers"]).all()
    assert (seats["perfumers_left"] >= 0).all()
    assert (seats["perfumers"] == box.perfumers + (seats["hired"] == JOINED)).all()
    alone = np.flatnonzero(box.shared == 0)
    alone = alone[(alone < NOTE_SPACE) | (alone >= SORT_SPACE)]
    assert (placed.sum(axis=0)[alone] <= 1).all(), "two perfumers where one may stand"
    assert not placed[:, box.columns_size[state.seats_size] : NOTE_SPACE].any()
    if state.phase in DEALING:
        assert not placed.any(), "PY-3.12.1: all have returned"
    for seat in range(state.seats_size):
        paying = state.phase == PAYING and state.seat == seat
        hiring = state.seats[seat].placed[HIRE_SPACE] == 1
        assert (state.seats[seat].hired == PAID_FOR) == hiring or paying


def assert_markers_conserved(box: Box, state: State) -> None:
    """The Next marker lies in a column or with the holder of the other one (PY-4.7)."""
    if state.phase in IN_SETUP:
        return
    assert 0 <= state.marker < state.seats_size
    assert 0 <= state.starter < state.seats_size
    if state.phase not in DEALING:
        assert bool(state.final_round) == (state.decks.sum() == 0), "PY-3.12.4"
    if state.next_marker == NONE:
        assert 0 <= state.next_marker_column < box.columns_size[state.seats_size]
    else:
        assert state.next_marker_column == NONE
        assert state.next_marker == state.marker


def assert_essences_sound(box: Box, state: State) -> None:
    """Only produced perfumes store, each what its spaces show; nothing is owed to the supply."""
    spaces = box.cards["storage"][FIRST_PERFUME:FIRST_FUNDS]
    assert ((state.storage >= 0) & (state.storage <= spaces)).all(), "PY-3.10.2"
    owners = state.places[FIRST_PERFUME:FIRST_FUNDS]
    assert not state.storage[owners < PRODUCED_BY].any(), "a card that is not produced stores"
    for seat in range(SEATS):
        mine = state.storage[owners == PRODUCED_BY + seat]
        assert (state.seats[seat].stored == mine.sum(axis=0)).all()
    assert (state.seats["stock"] >= 0).all()
    assert (state.pool >= 0).all()
    assert state.phase == BLENDING or not state.pool.any()
    if state.phase in (*DEALING, OVER):
        assert not state.seats["stock"].any(), "PY-3.11.1"


def assert_scores_sound(box: Box, state: State) -> None:
    """A score is the brand values of the perfumes that a seat has produced (PY-3.13.2)."""
    for seat in range(SEATS):
        produced = state.places == PRODUCED_BY + seat
        assert state.seats[seat].score == box.cards["brand"][produced].sum()
        assert state.seats[seat].produced_size == produced.sum()
        assert not produced[:FIRST_PERFUME].any()
        assert not produced[FIRST_FUNDS:].any()


def assert_scratch_is_blank(state: State) -> None:
    """Between two turns nothing is left of the turn before; nobody sits on an empty chair."""
    assert state.storage.shape[0] == PERFUMES
    if state.phase not in (PRODUCE_PAY, PRODUCE_KIND):
        assert not state.owed.any()
    if state.phase in (TURN, OVER):
        assert [int(state[name]) for name in ("picked", "source", "essence")] == [NONE] * 3
        assert (int(state.note), int(state.sweep), int(state.dealing)) == (NONE, NONE, NONE)
        assert (int(state.cost), int(state.paid)) == (0, 0)
    for seat in state.seats[state.seats_size :]:
        assert not seat["hand"].any()
        assert not seat["placed"].any()
        assert (seat["stacks_size"] == np.zeros(NOTES)).all()
