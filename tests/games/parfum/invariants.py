"""What holds on every table of Parfum, after every decision (PA-4.16)."""

from __future__ import annotations

from typing import Any

import numpy as np

from grasse.games.parfum.box import (
    BASE,
    CUSTOMERS,
    DISTILLERY,
    HEAD,
    HEART,
    NOTES,
    PERFUMES,
    STREET,
    VALUES,
)
from grasse.games.parfum.records import Box, State
from grasse.games.parfum.state import (
    FLOWS,
    MAJOR_KIND,
    NONE,
    OVER,
    PAY,
    REFILL_STREET,
    SURPLUS,
    TOOK,
    USE_ALL,
    USE_FLY,
    WAKE,
)
from tests.games.fields import Fields


def assert_conserved(box: Box, state: State) -> None:
    """Fails unless every piece is in exactly one place and every count agrees with what it counts.

    For whole states; a view, in which tokens are blanked, does not pass.
    """
    box, state = Fields(box), Fields(state)
    assert_notes_conserved(state)
    assert_customers_conserved(box, state)
    assert_tokens_conserved(box, state)
    assert_perfumes_sound(box, state)
    assert_dice_conserved(box, state)
    assert_markers_sound(state)


def assert_money_never_falls(before: State, after: State) -> None:
    """Fails if a seat has less money *after* than *before*."""
    assert (after.seats["money"] >= before.seats["money"]).all()


def assert_notes_conserved(state: State) -> None:
    """Bag + distillery + claimed + placed = 42."""
    bag = np.flatnonzero(state.bag)
    placed = state.seats["perfumes"]["notes"]
    notes = pieces(bag, state.distillery, state.claimed, placed)
    assert notes == list(range(NOTES)), "a note is missing or in two places"
    assert len(bag) == state.bag_left
    assert state.placing == NONE or state.placing in state.claimed
    held = DISTILLERY - int((state.claimed == NONE).sum())
    assert (state.claimed[:held] != NONE).all(), "claimed notes stand first"


def assert_customers_conserved(box: Box, state: State) -> None:
    """Stack + street + served = 25; the A customers lie above the B customers (PA-2.4)."""
    stack = np.flatnonzero(state.stack)
    served = np.flatnonzero(state.served != NONE)
    assert pieces(stack, served, state.street) == list(range(CUSTOMERS))
    assert len(stack) == state.stack_left
    letters = box.customers["stack"]
    seen = np.setdiff1d(np.arange(CUSTOMERS), stack)
    assert not ((letters[stack] == 0).any() and (letters[seen] == 1).any()), "a B came before an A"
    assert (state.street[box.street_size[state.seats_size] : STREET] == NONE).all()
    below = int(box.below_closing_time)
    if state.phase == REFILL_STREET:
        assert bool(state.final_round) == (state.stack_left <= below)
    else:
        assert bool(state.final_round) == (state.stack_left < below)


def assert_tokens_conserved(box: Box, state: State) -> None:
    """Well + discards + seats = 25, value by value; nobody pays what it does not hold."""
    hands = state.seats["tokens"]
    everything = state.well.astype(int) + state.discards + hands.sum(axis=0)
    assert (everything == box.token_counts).all()
    counts = (state.well, state.discards, hands, state.refilled, state.seats["taken"], state.paying)
    assert all((count >= 0).all() for count in counts)
    assert state.well.sum() == state.well_left
    assert (hands.sum(axis=1) == state.seats["tokens_left"]).all()
    left = state.refilled.astype(int) - state.seats["taken"].sum(axis=0)
    assert (state.well == left).all(), "the well holds its refill less what was taken"
    assert not (state.well_left == 0 and state.discards.any()), "PA-4.3: the discards are the well"
    assert_flow_is_what_happened(state)
    chosen = int(state.paying.sum())
    if state.phase == PAY:
        assert chosen + state.pay_left == cost(box, int(state.use))
    elif state.phase == SURPLUS:
        excess = state.seats[state.seat].tokens_left - box.keep_limit
        assert chosen + state.pay_left == excess
    else:
        assert (chosen, int(state.pay_left), int(state.use)) == (0, 0, NONE)
    if state.seat >= 0:
        assert (state.paying <= hands[state.seat]).all()


def assert_flow_is_what_happened(state: State) -> None:
    """What everybody saw since the refill agrees with what is left of it, and came in order."""
    flow = [divmod(int(each), FLOWS) for each in state.flow[: state.flow_size]]
    assert not state.flow[state.flow_size :].any()
    thrown = [value for _, value in flow if value != TOOK]
    assert np.bincount(thrown, minlength=VALUES).tolist() == state.discards.tolist()
    for seat in range(state.seats_size):
        held, taken = state.seats[seat].tokens.astype(int), state.seats[seat].taken.astype(int)
        values = [value for who, value in flow if who == seat]
        assert values.count(TOOK) == taken.sum()
        threw = np.bincount([each for each in values if each != TOOK], minlength=VALUES)
        old = held + threw - taken  # as it was at the refill, if all it threw is old or new
        assert (old >= 0).all(), "it took what it neither has nor threw"
        assert_thrown_in_time(values, old, taken)


def assert_thrown_in_time(values: list[int], old: Any, taken: Any) -> None:
    """Nobody can throw a new token before taking it, whichever of those it took came first."""
    taken_so_far, thrown_so_far = 0, np.zeros(VALUES, int)
    for value in values:
        if value == TOOK:
            taken_so_far += 1
        else:
            thrown_so_far[value] += 1
            new = np.maximum(thrown_so_far - old, 0)
            assert (new <= taken).all()
            assert new.sum() <= taken_so_far, "it threw a token that it did not have yet"


def cost(box: Box, use: int) -> int:
    """Tokens that a water use costs (PA-3.5.2)."""
    if use >= USE_FLY:
        return int(box.turn_fly_cost)
    return int(box.reroll_all_cost if use == USE_ALL else box.reroll_colour_cost)


def assert_perfumes_sound(box: Box, state: State) -> None:
    """Supply + perfumes = 25 flacons; complete is what has all notes of its kind, and only that."""
    perfumes = state.seats["perfumes"]
    assert state.flacons_left + perfumes["flacons"].sum() == box.flacons
    assert state.flacons_left >= 0
    assert (perfumes["flacons"] >= 0).all()
    assert (perfumes["flacons"] <= box.flacons_for[perfumes["kind"]]).all()
    filled = perfumes["notes"] != NONE
    is_major = perfumes["kind"] == MAJOR_KIND
    full = filled[..., HEAD] & filled[..., BASE] & (filled[..., HEART] | ~is_major)
    assert (perfumes["complete"] == full).all()
    assert not perfumes["flacons"][~full].any(), "an incomplete perfume has flacons"
    assert not filled[..., HEART][~is_major].any(), "a heart in a minor perfume"
    begun = np.arange(PERFUMES) < state.seats["perfumes_size"][:, None]
    assert (filled.any(axis=2) == begun).all(), "ids count up, and every perfume has a note"


def assert_dice_conserved(box: Box, state: State) -> None:
    """Market + in front of the seat = 15: a seat has at most all, and each die one face."""
    assert (state.dice >= 0).all()
    assert (state.dice <= box.aromas["dice"]).all()
    assert (state.flasks + state.rolling <= state.dice).all()
    assert (state.spent >= 0).all()
    assert (state.spent <= state.flasks).all()
    assert (state.rolling >= 0).all()
    if state.phase == OVER:
        assert not state.dice.any()


def assert_markers_sound(state: State) -> None:
    """Each marker in use is in the track exactly once."""
    markers = [int(seat) for seat in state.markers if seat != NONE]
    assert len(set(markers)) == len(markers)
    if state.phase >= WAKE:
        assert sorted(markers) == list(range(state.seats_size))
    assert (state.seats["money"] >= 0).all()
    assert not state.seats["money"][state.seats_size :].any()


def pieces(*places: Any) -> list[int]:
    """All pieces that lie in some places, in order."""
    found = np.concatenate([np.asarray(place).ravel() for place in places])
    return sorted(int(piece) for piece in found if piece != NONE)
