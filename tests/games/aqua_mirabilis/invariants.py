"""What holds on every table of Aqua Mirabilis, after every decision (AM-4.26)."""

from __future__ import annotations

from typing import Any

import numpy as np

from grasse.games.aqua_mirabilis.box import (
    BASE_ESSENCE,
    CITIES,
    DAMES,
    DIAL,
    DIFFERENT_FLOWERS,
    LESSONS,
    METHODS,
    RECIPES,
    SAME_FLOWERS,
    SCENTS,
    SPECIAL_ABILITY,
    SPECIALISATION,
    TILES,
)
from grasse.games.aqua_mirabilis.records import Box, Seat, State
from grasse.games.aqua_mirabilis.state import (
    AFTER,
    AFTER_PRODUCTION,
    COACH,
    CONVERT,
    DAME,
    EXTRA,
    FAVOURS,
    MAIN,
    NONE,
    OVER,
    PARADE,
    READY,
    SETUP_TOPS,
    STORE,
    TOP,
)
from tests.games.fields import Fields

WINDOWS = (MAIN, DAME, READY, CONVERT, STORE, COACH, AFTER_PRODUCTION, AFTER)  # AM-3.13.1
# Parts of a decision that is under way, by what they hold when there is none (AM-3.2.4).
BLANK_PARTS: tuple[str, ...] = (
    "essences_given",
    "tokens_given",
    "perfumes_given",
    "placed",
    "migrated",
    "kept",
)
BLANK_PARTS += ("inputs", "chosen")
NONE_PARTS: tuple[str, ...] = (
    "space",
    "targets",
    "lesson",
    "cost_item",
    "dropping",
    "payment",
    "presenting",
)
NONE_PARTS += ("method", "tile", "recipe", "complements")


def assert_conserved(box: Box, state: State) -> None:
    """Fails unless every piece is in exactly one place and every count agrees with what it counts.

    For whole states and for guessed ones; a view, in which end bonuses are blanked, does not pass.
    """
    box, state = Fields(box), Fields(state)
    assert_scents_conserved(box, state)
    assert_matrix_sound(box, state)
    assert_recipes_conserved(box, state)
    assert_tiles_conserved(box, state)
    assert_lessons_conserved(box, state)
    assert_methods_sound(box, state)
    assert_favours_follow(box, state)
    assert_bonuses_sound(state)
    assert_boards_sound(box, state)
    assert_nothing_is_half_done(state)


def assert_nothing_falls(before: State, after: State) -> None:
    """Fails if a seat has fewer points or a lower letter *after* than *before* (AM-4.26 j, l)."""
    assert (after.seats["score"] >= before.seats["score"]).all()
    assert (after.seats["letter"] >= before.seats["letter"]).all()


def assert_scents_conserved(box: Box, state: State) -> None:
    """(a) Supply + market + loose + stored + depots + perfumes = 16 of each scent."""
    seats = state.seats
    found = state.supply.astype(int) + state.market
    found += seats["flowers"].sum(axis=0) + seats["essences"].sum(axis=0)
    found += seats["stored"].sum(axis=(0, 1))
    complements = seats["perfumes"]["complements"]
    found += np.bincount(complements[complements != NONE], minlength=SCENTS)
    assert found.tolist() == box.scents["tokens"].tolist()
    counts = (state.supply, state.market, seats["flowers"], seats["essences"], seats["stored"])
    assert all((count >= 0).all() for count in counts)


def assert_matrix_sound(box: Box, state: State) -> None:
    """(b) 34 originality tokens, (c) 60 cubes, (k) no cell too full; AM-4.15."""
    assert state.tokens.sum() + state.originality_left + state.seats["originality"].sum() == (
        box.originality_tokens
    )
    assert state.originality_left >= 0
    assert (state.seats["originality"] >= 0).all()
    assert state.cubes.sum() + state.cubes_left == box.cubes
    assert state.cubes_left >= 0
    assert (state.cubes <= box.capacity[state.seats_size]).all()
    diagonal = np.eye(SCENTS, dtype=bool)
    assert not state.cubes[diagonal].any()
    assert (state.tokens == ((state.cubes == 0) & ~diagonal)).all(), "a token where no cube is"


def assert_recipes_conserved(box: Box, state: State) -> None:
    """(e) Display + perfumes = 35, unless the box removes those of discarded perfumes (AM-7.41)."""
    held = state.seats["perfumes"]["recipe"]
    counts = np.bincount(held[held != NONE], minlength=RECIPES) + state.display
    assert (counts <= 1).all(), "a recipe is in two places"
    assert box.removes_recipes or (counts == 1).all(), "a recipe is missing"


def assert_tiles_conserved(box: Box, state: State) -> None:
    """(f) Stacks + curricula + flipped = 28; a top lies on the stack of its city."""
    assert set(map(int, state.tiles)) <= {NONE, *range(state.seats_size)}
    assert not state.flipped[state.tiles == NONE].any()
    for city in range(CITIES):
        stack = [t for t in range(TILES) if box.tiles[t].city == city and state.tiles[t] == NONE]
        top = int(state.tops[city])
        if top == NONE:
            assert not stack or state.phase <= SETUP_TOPS or state.phase == TOP
        else:
            assert top in stack, "the top is elsewhere"


def assert_lessons_conserved(box: Box, state: State) -> None:
    """A tile is with one seat or with none, and no seat has two alike (AM-3.6.1)."""
    for seat in range(state.seats_size):
        owner = state.seats[seat]
        fields = {BASE_ESSENCE: owner.bases, SPECIALISATION: owner.specialisations}
        fields[SPECIAL_ABILITY] = owner.abilities
        expected = {family: np.zeros(len(field), int) for family, field in fields.items()}
        for lesson in np.flatnonzero(state.lessons == seat):
            row = box.lessons[lesson]
            assert not expected[row.family][row.subject], "a lesson twice"
            is_ability = row.family == SPECIAL_ABILITY
            expected[row.family][row.subject] = row.amount if is_ability else 1
        for family, field in fields.items():
            assert field.tolist() == expected[family].tolist()
    assert len(state.lessons) == LESSONS


def assert_methods_sound(box: Box, state: State) -> None:
    """A copy for each seat and kind (AM-4.6), three slots, and only what can be an input stored."""
    seats = state.seats[: state.seats_size]
    copies = seats["learned"].sum(axis=0) + state.methods_left
    assert (copies == box.method_copies[state.seats_size]).all()
    assert (seats["methods"] <= seats["learned"]).all()
    assert (seats["methods"].sum(axis=1) <= box.method_slots).all()
    for seat in seats:
        for method in range(METHODS):
            row, stored = box.methods[method], seat.stored[method]
            assert stored.sum() <= (row.input_count if seat.methods[method] else 0)
            assert not stored[row.allowed == 0].any()
            assert (stored <= 1).all() or row.input_rule != DIFFERENT_FLOWERS
            assert (stored > 0).sum() <= 1 or row.input_rule != SAME_FLOWERS


def majority(state: State, dame: int) -> int:
    """The seat with strictly more influence on a dame than every other, or NONE (AM-0.8)."""
    tokens = [int(count) for count in state.seats["influence"][: state.seats_size, dame]]
    most = max(tokens)
    return tokens.index(most) if most and tokens.count(most) == 1 else NONE


def assert_favours_follow(box: Box, state: State) -> None:
    """(d) Eight influence tokens each; (i) a favour is with its dame or who has her majority."""
    seats = state.seats[: state.seats_size]
    assert (seats["reserve"] + seats["influence"].sum(axis=1) == box.influence_tokens).all()
    assert (seats["reserve"] >= 0).all()
    assert (seats["influence"] >= 0).all()
    majorities = [majority(state, dame) for dame in range(DAMES)]
    assert majorities == state.majorities.tolist()
    for dame in range(DAMES):
        assert state.favours[dame] in (NONE, majorities[dame])
    for seat in range(state.seats_size):
        due = min(majorities.count(seat), int(box.favour_limit))
        held = state.favours.tolist().count(seat)
        chooses = state.phase == FAVOURS and state.seat == seat
        assert held <= due if chooses else held == due


def assert_bonuses_sound(state: State) -> None:
    """All drawn end bonuses differ, and who has peeked has seen one."""
    drawn = [int(bonus) for bonus in state.end_bonuses if bonus]
    assert len(set(drawn)) == len(drawn)
    looked = np.any(state.seats["peeked"][: state.seats_size], axis=0)
    assert np.all(state.end_bonuses[looked] > 0)
    if state.phase == OVER:
        assert len(drawn) == DAMES  # AM-5.6


def assert_boards_sound(box: Box, state: State) -> None:
    """(g) A dial shows 1 to 5, (h) a space holds one perfumer; perfumes; experience (AM-0.6)."""
    for seat in range(state.seats_size):
        owner = state.seats[seat]
        assert 1 <= owner.dial <= DIAL
        assert box.track_first <= owner.coach <= box.track_last
        assert_perfumes_sound(box, owner)
        curriculum = (state.tiles == seat) & (state.flipped == 0)
        gained = box.tiles["experience"][curriculum].sum()
        gained += box.lessons["experience"][state.lessons == seat].sum()
        gained += box.methods["experience"][owner.methods == 1].sum()
        assert owner.experience == gained
    standing = [int(space) for space in state.seats["perfumer"] if space != NONE]
    assert len(set(standing)) == len(standing)
    last = int(box.days_size[state.seats_size]) - 1
    assert 0 <= state.day <= last
    assert (state.trigger != NONE) == (state.day == last)
    if state.phase >= MAIN:
        assert all(0 <= pawn < SCENTS for pawn in (state.king, state.court, *state.workers))
        assert state.turn_number in (1, 2)


def assert_perfumes_sound(box: Box, owner: Seat) -> None:
    """As many complements as slots, none like the base or another (AM-3.11.3), and no two alike."""
    formulas = []
    for perfume in owner.perfumes:
        scents = [int(scent) for scent in perfume.complements if scent != NONE]
        if perfume.recipe == NONE:
            assert not scents
            assert not perfume.presented
            continue
        recipe = box.recipes[perfume.recipe]
        assert len(scents) == recipe.slots
        assert len({int(recipe.base_scent), *scents}) == 1 + recipe.slots
        formulas.append((int(recipe.base_scent), *sorted(scents)))
    assert len(set(formulas)) == len(formulas), "AM-3.11.7: two perfumes alike"


def assert_nothing_is_half_done(state: State) -> None:
    """Where no decision is under way, nothing of one is left (AM-3.2.4)."""
    if state.phase in (*WINDOWS, EXTRA, PARADE, OVER):
        parts: dict[str, Any] = {name: state[name] for name in (*BLANK_PARTS, *NONE_PARTS)}
        left = {name for name in BLANK_PARTS if np.any(parts[name])}
        left |= {name for name in NONE_PARTS if np.any(parts[name] != NONE)}
        assert not left, f"left over: {', '.join(sorted(left))}"
