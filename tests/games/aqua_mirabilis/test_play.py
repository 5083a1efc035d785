"""Whole matches of Aqua Mirabilis: nothing gets stuck, and every composite decision is exact."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import (
    APPRENTICESHIP,
    DAMES,
    DIFFERENT_FLOWERS,
    FREE_ACTION,
    LESSONS,
    MARKET,
    METHODS,
    PRODUCTION_METHOD,
    RECIPE,
    SAME_FLOWERS,
    SCENTS,
    SPECIAL_ABILITY,
    SPECIALISATION,
    TRAVEL,
)
from grasse.games.aqua_mirabilis.records import Box, State
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    COACH,
    CONVERT,
    DAME,
    EXTRA,
    INFLUENCE_MOVES,
    MAIN,
    NONE,
    PARADE,
    READY,
    STORE,
)
from grasse.kernel.events import make_events
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE, NOBODY
from tests.every_game.cases import DEFAULT, Case, box_names, load
from tests.every_game.journeys import journey, revive
from tests.everyday import slowly
from tests.games.aqua_mirabilis.moves import begin, picture

WINDOWS = (MAIN, DAME, READY, CONVERT, STORE, COACH, AFTER_PRODUCTION, AFTER)  # AM-3.13.1
LONGEST_TURN = 400  # decisions of one seat between two ends of turns; far more than any needs
SAMPLES = 7 if COMPILED else 2  # positions of a match that are searched
NOTATION = GAME.notation

every_box = pytest.mark.parametrize("name", [DEFAULT, *slowly(box_names(GAME)[1:])])


def case(name: str) -> Case:
    """One way to play with each box."""
    seats = 2 + box_names(GAME).index(name) % 3
    return Case(GAME.name, name, seats, frozenset({"starting_seat"}))


@cache
def positions(name: str, phase: int) -> list[bytes]:
    """States in which a seat is in this phase, spread over two matches."""
    found = []
    for way in ("eagerly", "at_random"):
        for step in journey(case(name), way).steps():
            if step.state.phase == phase and step.state.seat >= 0:
                found.append(step.state.tobytes())
    return found[:: max(1, len(found) // SAMPLES)]


def options(box: Box, state: State) -> list[int]:
    mask = np.zeros(GAME.ACTIONS, np.bool_)
    GAME.options(box, state, mask)
    return [int(action) for action in np.flatnonzero(mask)]


def words(box: Box, actions: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NOTATION.write(box, action) for action in actions)


def after(box: Box, state: State, action: int) -> State:
    found = state.copy()
    GAME.apply(box, found, action, make_events())
    return found


def complete(
    box: Box, state: State, kinds: tuple[str, ...], depth: int = 12
) -> Iterator[tuple[int, ...]]:
    """Every way to carry a decision to its end, that begins with one of *kinds*.

    It ends where a window, or somebody else, comes next. Fails if it gets stuck.
    """
    for action in options(box, state):
        if NOTATION.decision(action).name in kinds:
            yield from _finish(box, after(box, state, action), (action,), depth)


def _finish(
    box: Box, state: State, played: tuple[int, ...], depth: int
) -> Iterator[tuple[int, ...]]:
    if state.phase in (*WINDOWS, EXTRA, PARADE) or state.seat in (CHANCE, NOBODY):
        yield played
        return
    assert depth, f"no end of {words(box, played)}"
    choices = options(box, state)
    assert choices, f"{words(box, played)} is stuck"
    for action in choices:
        yield from _finish(box, after(box, state, action), (*played, action), depth - 1)


def named(box: Box, ways: Iterator[tuple[int, ...]]) -> Counter[tuple[str, ...]]:
    """Complete decisions, with parts in any order: each as a sorted tuple, and how many orders."""
    return Counter(tuple(sorted(words(box, way))) for way in ways)


# ---------------------------------------------------------------- what the rules allow, by hand


def experience(box: Box, state: State, seat: int) -> int:
    total = box.tiles["experience"][(state.tiles == seat) & (state.flipped == 0)].sum()
    total += box.lessons["experience"][state.lessons == seat].sum()
    return int(total + box.methods["experience"][state.seats[seat].methods == 1].sum())


def creations(box: Box, state: State, tile: int = NONE) -> Iterator[tuple[str, ...]]:
    """Every complete `create` of AM-3.11, or of a tile of AM-3.12.3 and 4."""
    seat = int(state.seat)
    owner, scents = state.seats[seat], [name.decode() for name in box.scents["name"]]
    held = [perfume for perfume in owner.perfumes if perfume.recipe != NONE]
    for recipe in np.flatnonzero(state.display):
        row = box.recipes[recipe]
        base = int(row.base_scent)
        depot = owner.essences.astype(int)
        if tile == NONE:
            if row.level > experience(box, state, seat):
                continue
            if not owner.bases[base]:
                depot[base] -= 1
        elif row.slots != box.tiles[tile].slots or box.tiles[tile].base_scent not in (NONE, base):
            continue
        if depot[base] < 0:
            continue
        others = [scent for scent in range(SCENTS) if scent != base and depot[scent] > 0]
        for chosen in itertools.combinations(others, int(row.slots)):
            parts = [f"create({row.name.decode()})"]
            parts += [f"complement({scents[scent]})" for scent in chosen]
            alike = [p for p in held if formula(box, p) == (base, *chosen)]
            if len(held) < len(owner.perfumes):
                if not alike:
                    yield tuple(parts)
                continue
            for perfume in held:
                if all(each is perfume for each in alike):
                    name = box.recipes[perfume.recipe].name.decode()
                    yield (*parts, f"replace({name})")


def formula(box: Box, perfume: Any) -> tuple[int, ...]:
    scents = [int(scent) for scent in perfume.complements if scent != NONE]
    return (int(box.recipes[perfume.recipe].base_scent), *sorted(scents))


def uses(box: Box, state: State) -> Iterator[tuple[str, ...]]:
    """Every complete `use_method` of AM-3.10.2."""
    owner, scents = state.seats[state.seat], [name.decode() for name in box.scents["name"]]
    for method in np.flatnonzero(owner.methods):
        row = box.methods[method]
        if row.cost > state.points_left:
            continue
        flowers = [("loose", scent) for scent in range(SCENTS) for _ in range(owner.flowers[scent])]
        flowers += [
            ("stored", scent) for scent in range(SCENTS) for _ in range(owner.stored[method, scent])
        ]
        flowers = [flower for flower in flowers if row.allowed[flower[1]]]
        for inputs in set(itertools.combinations(flowers, int(row.input_count))):
            types = {scent for _, scent in inputs}
            if row.input_rule == SAME_FLOWERS and len(types) > 1:
                continue
            if row.input_rule == DIFFERENT_FLOWERS and len(types) < len(inputs):
                continue
            parts = [f"input({source}, {scents[scent]})" for source, scent in inputs]
            yield (f"use_method({row.name.decode()})", *parts)


def payments(box: Box, state: State, price: int) -> list[str]:
    """AM-3.3.4."""
    owner = state.seats[state.seat]
    found = ["pay(dial)"] if price <= owner.dial else []
    for tile in np.flatnonzero((state.tiles == state.seat) & (state.flipped == 0)):
        row = box.tiles[tile]
        if row.effect == FREE_ACTION and price <= row.amount:
            found.append(f"pay({row.name.decode()})")
    return found


def spaces(box: Box, state: State) -> Iterator[Any]:
    """The spaces that are free and of another type (AM-3.3.1 and 2)."""
    stands = int(state.seats[state.seat].perfumer)
    taken = set(map(int, state.seats["perfumer"][: state.seats_size]))
    for number, space in enumerate(box.spaces):
        same = stands != NONE and box.spaces[stands].type == space.type
        if number not in taken and not same:
            yield space


def visits(box: Box, state: State) -> Iterator[tuple[str, ...]]:
    """Every complete visit of the market, up to the payment (AM-3.5)."""
    scents = [name.decode() for name in box.scents["name"]]
    one, two = map(int, state.workers)
    for space in spaces(box, state):
        if space.area != MARKET:
            continue
        moves = itertools.product(
            *[[NONE, *(s for s in range(SCENTS) if s != w)] for w in (one, two)]
        )
        for targets in moves:
            parts = [
                f"worker({scents[stall]}, {scents[to]})"
                for stall, to in zip((one, two), targets, strict=True)
                if to != NONE
            ]
            price = int(space.cost) + len(parts) * int(space.worker_cost)
            for pay in payments(box, state, price):
                yield (f"act({space.name.decode()})", *parts, "workers_done", pay)


def lessons(box: Box, state: State) -> Iterator[tuple[str, ...]]:
    """Every complete visit of the apprenticeship (AM-3.6)."""
    seat, scents = int(state.seat), [name.decode() for name in box.scents["name"]]
    owner = state.seats[seat]
    for space in spaces(box, state):
        if space.area != APPRENTICESHIP:
            continue
        start, pays = f"act({space.name.decode()})", payments(box, state, int(space.cost))
        bought: list[tuple[str, ...]] = []
        for lesson in range(LESSONS):
            row = box.lessons[lesson]
            if row.family != space.subject or state.lessons[lesson] != NONE:
                continue
            mine = box.lessons[state.lessons == seat]
            if ((mine["family"] == row.family) & (mine["subject"] == row.subject)).any():
                continue
            if row.family == SPECIAL_ABILITY:
                can = owner.originality > 0
            elif row.family == SPECIALISATION:
                can = owner.flowers[row.subject] > 0
            else:
                can = owner.essences[row.subject] > 0
            if can:
                bought.append((f"tile({row.name.decode()})",))
        if space.subject == PRODUCTION_METHOD:
            names = [name.decode() for name in box.methods["name"]]
            for method in range(METHODS):
                if owner.learned[method] or not state.methods_left[method]:
                    continue
                full = owner.methods.sum() >= box.method_slots
                drops = [[f"drop_method({names[m]})"] for m in np.flatnonzero(owner.methods)]
                for scent in np.flatnonzero(owner.flowers >= 2):
                    for drop in drops if full else [[]]:
                        item = f"cost_item({scents[scent]})"
                        bought.append((f"tile({names[method]})", item, *drop))
        for parts, pay in itertools.product(bought, pays):
            yield (start, *parts, pay)


def influences(box: Box, state: State) -> Iterator[tuple[str, ...]]:
    """Every complete `influence` of a visit with this many gifts (AM-3.8.5)."""
    names = [name.decode() for name in box.dames["name"]]
    owner, dame, gifts = state.seats[state.seat], int(state.visited), int(state.gifts)
    for placed in range(min(gifts, int(owner.reserve)) + 1):
        parts = [f"place({names[dame]})"] * placed
        yield tuple(sorted((*parts, "influence_done")))
        if placed < owner.reserve:
            continue
        others = [d for d in range(DAMES) if d != dame for _ in range(owner.influence[d])]
        for count in range(1, gifts - placed + 1):
            for chosen in set(itertools.combinations(others, count)):
                moved = [f"migrate({names[d]}, {names[dame]})" for d in chosen]
                yield tuple(sorted((*parts, *moved, "influence_done")))


def assert_exact(box: Box, found: Counter[tuple[str, ...]], expected: Any) -> None:
    """The engine offers just the complete decisions that the rules allow."""
    wanted = {tuple(sorted(each)) for each in expected}
    assert set(found) - wanted == set(), "offered, and not allowed"
    assert wanted - set(found) == set(), "allowed, and not offered"


def without_bonus(found: Counter[tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    """Leaves out the choice of an extra flower, which comes after all else."""
    return Counter(tuple(part for part in way if not part.startswith("bonus(")) for way in found)


def revived(name: str, phase: int) -> Iterator[tuple[Box, State]]:
    box = load(GAME, name)
    for content in positions(name, phase):
        yield box, revive(case(name), content)


@every_box
@pytest.mark.parametrize("phase", [MAIN, READY, PARADE])
def test_am_3_2_4_creations_are_exact(name: str, phase: int) -> None:
    for box, state in revived(name, phase):
        if state.seats[state.seat].essences.sum() < 14:  # more make for long lists only
            assert_exact(box, named(box, complete(box, state, ("create",))), creations(box, state))


@every_box
def test_am_3_2_4_creations_by_tile_are_exact(name: str) -> None:
    for box, state in revived(name, MAIN):
        offered = {NOTATION.write(box, action) for action in options(box, state)}
        for tile in np.flatnonzero((state.tiles == state.seat) & (state.flipped == 0)):
            row = box.tiles[tile]
            if row.effect != RECIPE or state.seats[state.seat].essences.sum() > 14:
                continue
            flip = f"flip({row.name.decode()})"
            expected = {tuple(sorted((flip, *each))) for each in creations(box, state, int(tile))}
            assert (flip in offered) == bool(expected)
            ways = complete(box, state, ("flip",)) if expected else iter(())
            assert_exact(box, Counter({w: 1 for w in named(box, ways) if flip in w}), expected)


@pytest.mark.interpreted
@every_box
def test_am_3_2_4_uses_of_methods_are_exact(name: str) -> None:
    for box, state in revived(name, CONVERT):
        assert_exact(box, named(box, complete(box, state, ("use_method",))), uses(box, state))


@every_box
def test_am_3_2_4_visits_of_market_and_apprenticeship_are_exact(name: str) -> None:
    for box, state in revived(name, MAIN):
        found = without_bonus(named(box, complete(box, state, ("act",))))
        areas = {f"act({space.name.decode()})": space.area for space in box.spaces}
        bought = Counter(
            {w: 1 for w in found if any(areas.get(part) in (MARKET, APPRENTICESHIP) for part in w)}
        )
        assert_exact(box, bought, [*visits(box, state), *lessons(box, state)])


@every_box
def test_am_3_2_4_other_actions_are_offered_if_and_only_if_they_can_be_paid(name: str) -> None:
    for box, state in revived(name, MAIN):
        letter = int(state.seats[state.seat].letter)
        expected = set()
        for space in spaces(box, state):
            needed = box.cities[space.subject].letter if space.area == TRAVEL else 0
            if space.area >= TRAVEL and payments(box, state, int(space.cost)) and letter >= needed:
                expected.add(f"act({space.name.decode()})")
        offered = {NOTATION.write(box, action) for action in options(box, state)}
        others = {space.name.decode() for space in box.spaces if space.area >= TRAVEL}
        assert {f"act({each})" for each in others} & offered == expected


@pytest.mark.interpreted
@every_box
def test_am_3_2_4_influence_is_exact(name: str) -> None:
    for box, state in revived(name, INFLUENCE_MOVES):
        if state.gifts <= 5 and not state.placed.any() and not state.migrated.any():
            found = named(box, _finish_influence(box, state))
            assert_exact(box, found, influences(box, state))


def _finish_influence(box: Box, state: State) -> Iterator[tuple[int, ...]]:
    """As complete(), but up to the last part of the decision itself: no favours."""
    for action in options(box, state):
        following = after(box, state, action)
        if following.phase != INFLUENCE_MOVES:
            yield (action,)
        else:
            yield from ((action, *rest) for rest in _finish_influence(box, following))


@pytest.mark.interpreted
@every_box
def test_am_3_10_3_what_may_be_stored_is_exact(name: str) -> None:
    for box, state in revived(name, STORE):
        owner, expected = state.seats[state.seat], set()
        for method, scent in itertools.product(np.flatnonzero(owner.methods), range(SCENTS)):
            row, stored = box.methods[method], owner.stored[method].astype(int)
            stored[scent] += 1
            types = int((stored > 0).sum())
            if not row.allowed[scent] or not owner.flowers[scent]:
                continue
            rules = {SAME_FLOWERS: types == 1, DIFFERENT_FLOWERS: types == stored.sum()}
            if stored.sum() <= row.input_count and rules.get(int(row.input_rule), True):
                expected.add(f"store({row.name.decode()}, {box.scents[scent].name.decode()})")
        offered = {NOTATION.write(box, action) for action in options(box, state)}
        assert {each for each in offered if each.startswith("store")} == expected


# ---------------------------------------------------------------- nothing gets stuck


def play_on(match: Match, rng: Any) -> None:
    choices = list(match.odds()) if match.seat == CHANCE else match.options()
    assert choices, "nobody can decide"
    match.play(choices[below(rng, len(choices))])


@every_box
def test_am_3_2_4_from_within_a_decision_a_window_can_be_reached(name: str) -> None:
    """Whatever part is answered at random, within a few parts the decision is complete."""
    box = load(GAME, name)
    rng = make_rng("stuck", name)
    for step in journey(case(name), "eagerly").steps():
        state = step.state.copy()
        for _ in range(70):
            if state.phase in (*WINDOWS, EXTRA, PARADE) or state.seat < 0:
                break
            choices = options(box, state)
            assert choices
            GAME.apply(box, state, choices[below(rng, len(choices))], make_events())
        else:
            raise AssertionError("it goes on and on")


@every_box
@pytest.mark.parametrize("way", ["eagerly", "at_random"])
def test_am_3_2_1_no_turn_goes_on_for_ever(name: str, way: str) -> None:
    longest = length = 0
    before = None
    for step in journey(case(name), way).steps():
        turn = (int(step.state.active), int(step.state.turn_number))
        length = length + 1 if turn == before else 0
        longest, before = max(longest, length), turn
    assert longest < LONGEST_TURN


@pytest.mark.parametrize("seats", [2, *slowly([3, 4])])
def test_am_3_2_4_undo_takes_a_whole_decision_back_to_the_byte(seats: int) -> None:
    """Windows are marked on the way; whatever was decided since can be undone at once."""
    match, rng = begin(seats), make_rng("undo", seats)
    undone = 0
    while not match.is_over and len(match.decisions) < (300 if COMPILED else 160):
        before, length = match.state.tobytes(), len(match.decisions)
        seat = match.seat
        window = match.state.phase in WINDOWS
        play_on(match, rng)
        while window and match.seat == seat and match.state.phase not in (*WINDOWS, EXTRA):
            play_on(match, rng)
        count = len(match.decisions) - length
        if window and match.undoable(seat) >= count:
            decisions, table = match.decisions[length:], match.state.tobytes()
            match.undo(seat, count)
            assert match.state.tobytes() == before
            for action in decisions:
                match.play(action)
            assert match.state.tobytes() == table
            undone += count > 1
    assert undone > 5


def test_am_4_20_the_points_told_are_the_points_scored() -> None:
    """Every point of a match is told by an event of its source."""
    for name in box_names(GAME):
        totals: Counter[int] = Counter()
        played = journey(case(name), "eagerly")
        for step in played.steps():
            for event in GAME.read_events(load(GAME, name), step.rows, 0, everything=True):
                if event.name.endswith("_points"):
                    totals[event.seat] += int(event.values["points"] or 0)
        state = revive(played.case, played.last)
        scores = [int(score) for score in state.seats["score"][: played.case.seats]]
        assert scores == [totals[seat] for seat in range(played.case.seats)]


def test_am_4_26_a_picture_tells_two_tables_apart() -> None:
    assert picture(begin(3, 1)) != picture(begin(3, 2))
