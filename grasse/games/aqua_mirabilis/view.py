"""What one seat may see of Aqua Mirabilis, and what it may imagine (AM-5)."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.box import (
    BONUSES,
    DAMES,
    LESSONS,
    METHODS,
    PERFUMES,
    RECIPES,
    SCENTS,
    SEATS,
    TILES,
    WEEKDAY_NAMES,
    bonus_names,
    city_names,
    dame_names,
    delivery_names,
    lesson_names,
    method_names,
    recipe_names,
    scent_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.records import Box, State, View
from grasse.games.aqua_mirabilis.state import LOOSE, NONE, PHASE_NAMES, REVEAL, STORED
from grasse.kernel.aliases import Rng
from grasse.kernel.jit import inline, jit
from grasse.kernel.rng import below
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY


@jit
def hide(box: Box, state: State, seat: int) -> None:
    """Blanks in place what *seat* may not know; a watcher is seat -1.

    Hidden are only the end bonuses of dames at whom the seat has not peeked (AM-5.1). From the
    additional scoring on all is open (AM-5.6).
    """
    state.viewer = seat
    if state.phase >= REVEAL:
        return
    for dame in range(DAMES):
        if seat < 0 or state.seats[seat].peeked[dame] == 0:
            state.end_bonuses[dame] = 0


@jit
def guess(box: Box, view: View, seat: int, rng: Rng) -> None:
    """Fills the blanks of *view*, in place, with a world that fits what *seat* sees.

    A bonus that somebody else has seen is any of those that this seat has not; one that nobody
    has seen is not drawn yet (AM-5.5).
    """
    view.viewer = EVERYTHING
    for dame in range(DAMES):
        if view.end_bonuses[dame] == 0 and is_seen(view, dame):
            left = below(rng, BONUSES - count_drawn(view))
            bonus = 0
            while left > 0 or is_drawn(view, bonus):
                if not is_drawn(view, bonus):
                    left -= 1
                bonus += 1
            view.end_bonuses[dame] = bonus + 1


@inline
def is_seen(view: View, dame: int) -> bool:
    """Whether anybody has peeked at the end bonus of a dame, so that it is drawn."""
    for seat in range(SEATS):
        if view.seats[seat].peeked[dame]:
            return True
    return False


@inline
def is_drawn(view: View, bonus: int) -> bool:
    """Whether an end bonus lies with a dame, as far as this view says."""
    for dame in range(DAMES):
        if view.end_bonuses[dame] == bonus + 1:
            return True
    return False


@inline
def count_drawn(view: View) -> int:
    """End bonuses that lie with a dame, as far as this view says."""
    found = 0
    for dame in range(DAMES):
        found += 1 if view.end_bonuses[dame] > 0 else 0
    return found


# ---------------------------------------------------------------- the whole state by name


def named(box: Box, state: State) -> dict[str, Any]:
    """The state with the names of rules.md; a hidden end bonus is None."""
    scents, tiles, dames = scent_names(box), tile_names(box), dame_names(box)
    recipes, cities, deliveries = recipe_names(box), city_names(box), delivery_names(box)
    return {
        "phase": PHASE_NAMES[state.phase],
        "decides": {CHANCE: "chance", NOBODY: None}.get(int(state.seat), int(state.seat) + 1),
        "active": int(state.active) + 1,
        "turn": int(state.turn_number),
        "first_player": _seat(state.first_seat),
        "day": int(state.day),
        "weekday": WEEKDAY_NAMES[box.weekdays[state.seats_size, state.day]],
        "day_due": bool(state.day_due),
        "trigger": _seat(state.trigger),
        "supply": _counted(scents, state.supply),
        "market": _counted(scents, state.market),
        "workers": [_name(scents, stall) for stall in state.workers],
        "king": _name(scents, state.king),
        "court": _name(scents, state.court),
        "cells": _cells(box, state.cubes),
        "tokens": [cell for cell, token in _cells(box, state.tokens).items() if token],
        "cubes": int(state.cubes_left),
        "originality": int(state.originality_left),
        "deliveries": [[_name(deliveries, tile) for tile in row] for row in state.deliveries],
        "display": [recipes[each] for each in range(RECIPES) if state.display[each]],
        "lessons": _pool(box, state),
        "stacks": {
            city: {"top": _name(tiles, state.tops[number]), "tiles": _stack(box, state, number)}
            for number, city in enumerate(cities)
        },
        "dames": {
            dame: {
                "influence": [int(seat.influence[at]) for seat in state.seats[: state.seats_size]],
                "majority": _seat(state.majorities[at]),
                "favour": _seat(state.favours[at]),
                "end_bonus": _name(bonus_names(box), int(state.end_bonuses[at]) - 1),
            }
            for at, dame in enumerate(dames)
        },
        "pending": _pending(box, state),
        "seats": [_named_seat(box, state, seat) for seat in range(state.seats_size)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat) + 1


def _name(names: list[str], piece: int) -> str | None:
    return None if piece == NONE else names[piece]


def _counted(names: list[str], counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}


def _cells(box: Box, counts: Any) -> dict[str, int]:
    """What lies in the cells, by "column/row"."""
    scents = scent_names(box)
    return {
        f"{scents[column]}/{scents[row]}": int(counts[column, row])
        for column in range(SCENTS)
        for row in range(SCENTS)
        if counts[column, row]
    }


def _pool(box: Box, state: State) -> list[str]:
    """What can still be learned."""
    tiles = [lesson for lesson in range(LESSONS) if state.lessons[lesson] == NONE]
    methods = [LESSONS + method for method in range(METHODS) if state.methods_left[method]]
    return [lesson_names(box)[lesson] for lesson in (*tiles, *methods)]


def _in_stack(box: Box, state: State, city: int) -> list[int]:
    return [t for t in range(TILES) if state.tiles[t] == NONE and box.tiles[t].city == city]


def _stack(box: Box, state: State, city: int) -> list[str]:
    return [tile_names(box)[tile] for tile in _in_stack(box, state, city)]


def _pending(box: Box, state: State) -> dict[str, Any]:
    """The parts of a decision that is not complete yet, and the action under way."""
    scents, dames = scent_names(box), dame_names(box)
    return {
        "space": _name(space_names(box), state.space),
        "workers": [_name(scents, stall) for stall in state.targets],
        "lesson": _name(lesson_names(box), state.lesson),
        "cost_item": _name(scents, state.cost_item),
        "drop_method": _name(method_names(box), state.dropping),
        "payment": _name(["dial", *tile_names(box)], state.payment),
        "visited": None if state.visited == NONE else int(state.visited) + 1,
        "essences_given": _counted(scents, state.essences_given),
        "tokens_given": int(state.tokens_given),
        "perfumes_given": [slot + 1 for slot in range(PERFUMES) if state.perfumes_given[slot]],
        "gifts": int(state.gifts),
        "placed": _counted(dames, state.placed),
        "migrated": _counted(dames, state.migrated),
        "kept": [dame for at, dame in enumerate(dames) if state.kept[at]],
        "presenting": None if state.presenting == NONE else int(state.presenting) + 1,
        "presented": int(state.presented),
        "second_perfume": bool(state.second),
        "court_step": bool(state.stepped),
        "points_of_presentation": int(state.gained),
        "production_points": int(state.points_left),
        "method": _name(method_names(box), state.method),
        "inputs": {
            "loose": _counted(scents, state.inputs[LOOSE]),
            "stored": _counted(scents, state.inputs[STORED]),
        },
        "tile": _name(tile_names(box), state.tile),
        "essences": _counted(scents, state.chosen),
        "recipe": _name(recipe_names(box), state.recipe),
        "complements": [_name(scents, scent) for scent in state.complements if scent != NONE],
    }


def _named_seat(box: Box, state: State, seat: int) -> dict[str, Any]:
    record, scents, methods = state.seats[seat], scent_names(box), method_names(box)
    tiles = [tile for tile in range(TILES) if state.tiles[tile] == seat]
    return {
        "seat": seat + 1,
        "score": int(record.score),
        "dial": int(record.dial),
        "perfumer": _name(space_names(box), record.perfumer),
        "letter": int(record.letter),
        "coach": int(record.coach),
        "experience": int(record.experience),
        "originality": int(record.originality),
        "influence_reserve": int(record.reserve),
        "influence": _counted(dame_names(box), record.influence),
        "peeked": [dame for at, dame in enumerate(dame_names(box)) if record.peeked[at]],
        "flowers": _counted(scents, record.flowers),
        "essences": _counted(scents, record.essences),
        "lessons": [lesson_names(box)[at] for at in range(LESSONS) if state.lessons[at] == seat],
        "methods": {
            methods[at]: _counted(scents, record.stored[at])
            for at in range(METHODS)
            if record.methods[at]
        },
        "learned": [methods[at] for at in range(METHODS) if record.learned[at]],
        "perfumes": [
            {
                "recipe": recipe_names(box)[perfume.recipe],
                "complements": [scents[scent] for scent in perfume.complements if scent != NONE],
                "presented": bool(perfume.presented),
            }
            for perfume in record.perfumes
            if perfume.recipe != NONE
        ],
        "tiles": [tile_names(box)[tile] for tile in tiles if not state.flipped[tile]],
        "flipped": [tile_names(box)[tile] for tile in tiles if state.flipped[tile]],
    }
