"""What holds in any play, checked against a second, slower way to say the rules."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grasse.games.perfumery import GAME
from grasse.games.perfumery.actions import ACTIONS, KIND, PLACE, PRODUCE, STOCK, STORAGE
from grasse.games.perfumery.box import FIRST_PERFUME, card_names, space_names
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    NONE,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    PRODUCING,
    TURN,
)
from grasse.kernel.chance import Seeded
from grasse.kernel.events import make_events
from grasse.kernel.jit import COMPILED
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from tests.every_game.cases import ALL, Case
from tests.every_game.journeys import Step, journey, lay_table
from tests.everyday import first_and_last
from tests.games.perfumery.moves import begin
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

CASES = [
    case
    for case in ALL
    if case.name == GAME.name
    and not case.chosen
    and (case.box_name, case.seats)
    in {("default", 2), ("default", 4), ("abundant", 2), ("barren", 3), ("owner", 4)}
]
every_case = pytest.mark.parametrize("case", first_and_last([(c,) for c in CASES]), ids=str)
EXAMPLES = 300 if COMPILED else 60


def states(case: Case) -> Iterator[tuple[State, Step]]:
    """Every step of an eager match, with the state before it."""
    before = lay_table(case)
    for step in journey(case, "eagerly").steps():
        yield before, step
        before = step.state


def events_of(case: Case, step: Step) -> list[Any]:
    return GAME.read_events(case.box, step.rows, CHANCE, everything=True)


# ---------------------------------------------------------------- where a perfumer may go


def has_usual_spaces(case: Case) -> bool:
    """Whether no column and no marker can be had twice in a round: else a place may open again."""
    return not case.box.shared[: space_names().index("note:top")].any() and not case.box.shared[-1]


def may_place(box: Box, state: State, space: str) -> bool:
    """PY-3.3.6 and PY-4.2 again, from the sets of cards that everybody sees."""
    seat, seats = int(state.seat), int(state.seats_size)
    at, mine = space_names().index(space), state.seats[int(state.seat)]
    kind, _, which = space.partition(":")
    others = any(state.seats[other].placed[at] for other in range(seats))
    shared = kind == "note" or bool(box.shared[at])
    if mine.placed[at] or (others and not shared):
        return False
    values = {card: int(box.cards[card].value) for card in np.flatnonzero(mine.hand)}
    if kind == "acquire":
        column = int(which) - 1
        if column >= box.columns_size[seats]:
            return False
        return bool(state.columns_size[column] > 0 or state.next_marker_column == column)
    if kind == "note":
        recipes = [card for card in values if box.cards[card].kind == 0]
        return any(sum(values.values()) - values[card] >= values[card] for card in recipes)
    if kind == "sort":
        return bool(mine.stacks_size.sum() > 0)
    if kind == "replenish":
        return any(
            box.cards[FIRST_PERFUME + each].storage.any() and not state.storage[each].any()
            for each in np.flatnonzero(state.places == PRODUCED_BY + seat) - FIRST_PERFUME
        )
    if kind == "essence":
        return min(int(box.floral_cost), int(box.synthetic_cost)) <= sum(values.values())
    if kind == "hire":
        return bool(mine.hired == 0 and sum(values.values()) >= box.hire_cost)
    return int(state.marker) != seat


@every_case
def test_py_3_3_6_legal_spaces_are_those_of_the_table(case: Case) -> None:
    seen = Counter[str]()
    for _, step in states(case):
        if step.state.phase == TURN:
            for at, space in enumerate(space_names()):
                legal = may_place(case.box, step.state, space)
                assert (GAME.refuses(case.box, step.state, PLACE + at) == 0) == legal, space
                seen[space] += legal
    assert seen["acquire:1"]


@pytest.mark.parametrize("case", [case for case in CASES if has_usual_spaces(case)], ids=str)
def test_py_6_38_who_was_forced_to_pass_places_no_more_in_that_round(case: Case) -> None:
    forced: set[tuple[int, int]] = set()
    for before, step in states(case):
        round_number = int(before.round_number)
        for event in events_of(case, step):
            if event.name == "forced_to_pass":
                forced.add((round_number, event.seat))
            if event.name == "placed":
                assert (round_number, event.seat) not in forced
    assert forced or case.box_name != "barren"


# ---------------------------------------------------------------- where discards go


@every_case
def test_py_3_4_7_every_batch_goes_where_the_algorithm_says(case: Case) -> None:
    """A batch begins with a turn, so the first card finds its column from the state before."""
    batch: list[int] = []
    size = int(case.box.columns_size[case.seats])
    for before, step in states(case):
        names = [event.name for event in events_of(case, step)]
        if "placed" in names:
            batch = []
        for event in events_of(case, step):
            if event.name in ("card_paid", "card_discarded"):
                counts = [int(count) for count in before.columns_size[:size]]
                if before.next_marker_column != NONE:
                    counts[before.next_marker_column] += 1
                first = max(at for at in range(size) if counts[at] == min(counts))
                expected = (batch[-1] - 1) % size if batch else first
                assert event.values["column"] == expected + 1
                batch.append(expected)


# ---------------------------------------------------------------- nothing gets stuck

RESTING = {"dev_turn", "blend", "produce", "store", "end", "cleanup_perfume", "cleanup_recipe"}


def after(box: Box, state: State, action: int) -> State:
    then, events = state.copy(), make_events()
    GAME.apply(box, then, action, events)
    return then


def options(box: Box, state: State) -> list[int]:
    mask = np.zeros(ACTIONS, np.bool_)
    GAME.options(box, state, mask)
    return [int(action) for action in np.flatnonzero(mask)]


def assert_always_completes(box: Box, state: State, budget: list[int]) -> None:
    """Every way to go on from a state within a move leads to the end of the move."""
    if GAME.phases[state.phase] in RESTING or budget[0] <= 0:
        return
    found = options(box, state)
    assert found, f"stuck in {GAME.phases[state.phase]}"
    budget[0] -= 1
    for action in found:
        assert_always_completes(box, after(box, state, action), budget)


@every_case
def test_no_way_through_a_move_gets_stuck(case: Case) -> None:
    """All ways, as far as there are few; of the others only the first ones."""
    met: Counter[tuple[int, int]] = Counter()
    for before, step in states(case):
        phase = GAME.phases[step.state.phase]
        if phase in RESTING or before.seat == CHANCE or step.state.seat == CHANCE:
            continue
        kind = (int(step.state.phase), len(options(case.box, step.state)))
        met[kind] += 1
        if met[kind] <= (2 if COMPILED else 1):
            assert_always_completes(case.box, step.state, [100 if COMPILED else 40])
    assert met


@pytest.mark.parametrize("seats", [2, 3] if COMPILED else [2])
def test_undo_takes_a_whole_turn_back_to_the_byte(seats: int) -> None:
    match, rng, luck = begin(seats), make_rng("undo"), Seeded("undo")
    longest = 0
    for _ in range(150 if COMPILED else 25):
        if match.is_over:
            break
        if match.seat == CHANCE:
            match.play(luck.draw(match))
            continue
        seat, first, before = match.seat, len(match.decisions), match.state.tobytes()
        began = match.undoable(seat)
        while match.seat == seat and GAME.phases[match.state.phase] != "store":
            found = match.options()
            match.play(found[below(rng, len(found))])
            if match.state.phase == TURN:
                break
        count = len(match.decisions) - first
        decisions, played = match.decisions[first:], match.state.tobytes()
        if match.undoable(seat) == began + count:  # no card was turned up
            longest = max(longest, count)
            match.undo(seat, count)
            assert match.state.tobytes() == before
            for action in decisions:
                match.play(action)
            assert match.state.tobytes() == played
        if match.seat == seat and GAME.phases[match.state.phase] == "store":
            match.play_words("store_done")
    assert longest > 5


# ---------------------------------------------------------------- paying for a perfume

Group = tuple[int, int, int, int]


@cache
def can_pay(owed: tuple[Group, ...], stock: tuple[Group, ...], stored: Group) -> bool:
    """Whether all that is owed can be paid: every source of the first essence is tried."""
    at = next(((n, e) for n in range(3) for e in range(4) if owed[n][e]), None)
    if at is None:
        return True
    note, essence = at
    left = less(owed, note, essence)
    for paid in {essence, 3}:
        if stock[note][paid] and can_pay(left, less(stock, note, paid), stored):
            return True
        if stored[paid]:
            rest = tuple(count - (each == paid) for each, count in enumerate(stored))
            if can_pay(left, stock, rest):
                return True
    return False


def less(groups: tuple[Group, ...], note: int, essence: int) -> tuple[Group, ...]:
    """One essence of one Note less."""
    rows = [list(group) for group in groups]
    rows[note][essence] -= 1
    return tuple((row[0], row[1], row[2], row[3]) for row in rows)


GROUPS = st.tuples(*(st.integers(0, 2),) * 4)
FEW = st.tuples(*(st.sampled_from((0, 0, 0, 1, 1, 2)),) * 4)


@cache
def laid() -> State:
    return scene("2 seats, produce of 1 | seat 1: hand P101, produced P102 P103").state


def lay_production(needs: Any, stock: Any, spaces: Any, stored: Any) -> tuple[Box, State]:
    """A table where seat 1 may produce P101, with two perfumes that store something."""
    box, state = standard_box().copy(), laid().copy()
    names = card_names(box)
    box.cards[names.index("P101")].needs[:] = needs
    for number, name in enumerate(("P102", "P103")):
        card = names.index(name)
        box.cards[card].storage[:] = spaces[number]
        state.storage[card - FIRST_PERFUME] = np.minimum(stored[number], spaces[number])
    state.seats[0].stored[:] = state.storage.sum(axis=0)
    state.seats[0].stock[:] = stock
    return box, state


def groups(rows: Any) -> tuple[Group, ...]:
    return tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in rows)


@pytest.mark.slow
@given(
    st.tuples(FEW, FEW, FEW),
    st.tuples(FEW, FEW, FEW),
    st.tuples(GROUPS, GROUPS),
    st.tuples(FEW, FEW),
)
@settings(max_examples=EXAMPLES)
def test_py_3_9_2_what_can_be_produced_is_found_by_trying_everything(
    needs: Any, stock: Any, spaces: Any, stored: Any
) -> None:
    if not any(itertools.chain(*needs)):
        needs = ((1, 0, 0, 0), *needs[1:])
    box, state = lay_production(needs, stock, spaces, stored)
    card = card_names(box).index("P101") - FIRST_PERFUME
    expected = can_pay(groups(needs), groups(stock), groups([state.seats[0].stored])[0])
    assert (GAME.refuses(box, state, PRODUCE + card) == 0) == expected
    if expected:
        assert_parts_are_exact(box, after(box, state, PRODUCE + card))


def assert_parts_are_exact(box: Box, state: State) -> None:
    """Walks through a payment: each part offered is one after which the rest can be paid."""
    rng, names = make_rng("parts", bytes(state.tobytes())[:400]), card_names(box)
    while state.phase in (PRODUCE_PAY, PRODUCE_KIND):
        wanted = set[int]()
        due = next((n, e) for n in range(3) for e in range(4) if state.owed[n][e])
        owed = less(groups(state.owed), *due)
        stock, stored = groups(state.seats[0].stock), groups([state.seats[0].stored])[0]
        for paid in {due[1], 3}:
            if stock[due[0]][paid] and can_pay(owed, less(stock, due[0], paid), stored):
                wanted.add(STOCK + paid)
            for name in ("P102", "P103"):
                perfume = names.index(name) - FIRST_PERFUME
                rest = less((stored,), 0, paid)[0]
                if state.storage[perfume, paid] and can_pay(owed, stock, rest):
                    wanted.add(STORAGE + perfume)
                    if state.phase == PRODUCE_KIND and state.source == perfume:
                        wanted.add(KIND + paid)
        if state.phase == PRODUCE_KIND:
            wanted = {action for action in wanted if KIND <= action < KIND + 4}
            assert state.storage[state.source, due[1]], "there was nothing to ask"
            assert state.storage[state.source, 3], "there was nothing to ask"
        else:
            wanted = {action for action in wanted if not KIND <= action < KIND + 4}
        found = options(box, state)
        assert set(found) == wanted
        state = after(box, state, found[below(rng, len(found))])
    assert state.phase == PRODUCING
    assert not state.owed.any()


# ---------------------------------------------------------------- essences in and out


@every_case
def test_py_3_8_a_pool_changes_by_what_the_effect_shows(case: Case) -> None:
    box = case.box
    for before, step in states(case):
        for event in events_of(case, step):
            if event.name in ("tile_used", "recipe_used"):
                note = ("top", "middle", "base").index(str(event.values["note"]))
                face = box.tiles[note]
                if event.name == "recipe_used":
                    face = box.cards[card_names(box).index(str(event.values["recipe"]))]
                assert (before.pool >= face.pays).all()
                gained = before.pool.astype(int) - face.pays + face.gains
                seat, then = int(before.seat), step.state
                ended = then.phase != before.phase or then.note != before.note
                moved = then.seats[seat].stock[note].astype(int) - before.seats[seat].stock[note]
                assert ((moved if ended else then.pool) == gained).all()


# What an event takes from the stock of its Note, and adds to what is stored.
MOVES = {"stored": (1, 1), "paid_from_stock": (1, 0), "paid_from_storage": (0, -1)}


@every_case
def test_py_3_10_an_essence_is_never_in_two_places(case: Case) -> None:
    for before, step in states(case):
        for event in events_of(case, step):
            if event.name not in MOVES:
                continue
            taken, added = MOVES[event.name]
            note = ("top", "middle", "base").index(str(event.values["note"]))
            essence, seat = "FGAS".index(str(event.values["letter"])), int(before.seat)
            stock = before.seats[seat].stock.astype(int)
            stock[note, essence] -= taken
            assert (step.state.seats[seat].stock == stock).all()
            stored = before.storage.sum(axis=0)
            stored[essence] += added
            assert (step.state.storage.sum(axis=0) == stored).all()


@every_case
def test_py_3_9_5_a_perfume_costs_exactly_what_its_list_says(case: Case) -> None:
    """Counts what is paid from a produce() to the perfume that it makes."""
    paid = Counter[str]()
    for _, step in states(case):
        for event in events_of(case, step):
            if event.name.startswith("paid_from"):
                paid[str(event.values["note"])] += 1
            if event.name == "produced":
                card = case.box.cards[card_names(case.box).index(str(event.values["perfume"]))]
                sizes = dict(zip(("top", "middle", "base"), card.needs.sum(axis=1), strict=True))
                assert paid == Counter({note: int(size) for note, size in sizes.items() if size})
                paid.clear()
    assert not paid


@every_case
def test_py_4_14_a_round_has_at_most_so_many_placements(case: Case) -> None:
    placed = Counter[tuple[int, int]]()
    for before, step in states(case):
        for event in events_of(case, step):
            if event.name == "placed":
                placed[int(before.round_number), event.seat] += 1
                most = int(before.seats[event.seat].perfumers)
                assert placed[int(before.round_number), event.seat] <= most
    assert max(number for number, _ in placed) == case.box.rounds[case.seats]
