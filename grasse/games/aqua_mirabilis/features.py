"""The table of Aqua Mirabilis as numbers, for learners."""

from __future__ import annotations

from grasse.games.aqua_mirabilis.actions import BY_DIAL
from grasse.games.aqua_mirabilis.box import (
    BONUSES,
    CITIES,
    DAMES,
    DELIVERED,
    LESSONS,
    METHODS,
    PERFUMES,
    RECIPES,
    SCENTS,
    SEATS,
    SPACES,
    SUNDAYS,
    TILES,
    WORKERS,
    bonus_names,
    dame_names,
    lesson_names,
    method_names,
    recipe_names,
    scent_names,
    space_names,
    tile_names,
)
from grasse.games.aqua_mirabilis.records import Box, Perfume, View
from grasse.games.aqua_mirabilis.state import NONE, PHASE_NAMES, SOURCES
from grasse.kernel.aliases import Features
from grasse.kernel.jit import inline, jit

PHASES = len(PHASE_NAMES)
COUNTERS = 14
HOSTS = max(CITIES, DAMES)  # who may be visited
PENDING_SIZE = PHASES + HOSTS + SPACES + LESSONS + 3 * METHODS + TILES + 2 + RECIPES + SCENTS
CHOSEN_SIZE = SCENTS * (4 + SOURCES) + DAMES * 4
TABLE_SIZE = PHASES + COUNTERS + PENDING_SIZE + CHOSEN_SIZE
SCENT_SIZE = 5 + SUNDAYS
TILE_SIZE = 3  # in the stack, on top, flipped
PERFUME_SIZE = 4 + 2 * SCENTS
SEAT_SIZE = (
    10
    + SPACES
    + 4 * SCENTS
    + 3
    + METHODS * (2 + SCENTS)
    + DAMES * 4
    + LESSONS
    + TILES
    + PERFUMES * PERFUME_SIZE
)
FEATURES = (
    TABLE_SIZE
    + SCENTS * SCENT_SIZE
    + SCENTS * SCENTS * 2  # the matrix
    + DAMES * BONUSES
    + RECIPES
    + METHODS
    + TILES * TILE_SIZE
    + SEATS * SEAT_SIZE
)


@jit
def encode(box: Box, view: View, out: Features) -> None:
    """Fills out[FEATURES] with what the viewer may see; its own seat comes first."""
    out[:] = 0
    at = encode_turn(box, view, out)
    at = encode_pending(view, out, at)
    at = encode_board(box, view, out, at)
    for tile in range(TILES):
        if view.tiles[tile] == NONE:
            out[at] = 1
            out[at + 1] = 1 if view.tops[box.tiles[tile].city] == tile else 0
        out[at + 2] = view.flipped[tile]
        at += TILE_SIZE
    first = max(view.viewer, 0)
    for step in range(SEATS):
        if step < view.seats_size:
            encode_seat(box, view, (first + step) % view.seats_size, out, at)
        at += SEAT_SIZE


@inline
def encode_turn(box: Box, view: View, out: Features) -> int:
    """The phase and the counters of the turn."""
    out[view.phase] = 1
    at = PHASES
    out[at] = view.seats_size
    out[at + 1] = view.turn_number
    out[at + 2] = view.day
    out[at + 3] = box.days_size[view.seats_size] - 1 - view.day
    out[at + 4] = view.day_due
    out[at + 5] = 1 if view.trigger != NONE else 0
    out[at + 6] = view.cubes_left
    out[at + 7] = view.originality_left
    out[at + 8] = view.presented
    out[at + 9] = view.second
    out[at + 10] = view.stepped
    out[at + 11] = view.gained
    out[at + 12] = view.points_left
    out[at + 13] = view.gifts
    return at + COUNTERS


@inline
def encode_pending(view: View, out: Features, at: int) -> int:
    """Where the turn goes on, who is visited, and the parts of a decision that is not complete."""
    out[at + int(view.window)] = 1
    at += PHASES
    if view.visited != NONE:
        out[at + int(view.visited)] = 1
    at += HOSTS
    if view.space != NONE:
        out[at + int(view.space)] = 1
    at += SPACES
    if view.lesson != NONE:
        out[at + int(view.lesson)] = 1
    at += LESSONS + METHODS
    if view.method != NONE:
        out[at + int(view.method)] = 1
    at += METHODS
    if view.tile != NONE:
        out[at + int(view.tile)] = 1
    at += TILES
    if view.cost_item != NONE:
        out[at + int(view.cost_item)] = 1
    at += SCENTS
    if view.dropping != NONE:
        out[at + int(view.dropping)] = 1
    at += METHODS
    out[at] = 1 if view.payment > BY_DIAL else 0
    out[at + 1] = 1 if view.presenting != NONE else 0
    at += 2
    if view.recipe != NONE:
        out[at + int(view.recipe)] = 1
    at += RECIPES
    for worker in range(WORKERS):
        if view.targets[worker] != NONE:
            out[at + int(view.targets[worker])] += 1
    for scent in range(SCENTS):
        out[at + SCENTS + scent] = view.essences_given[scent]
        out[at + 2 * SCENTS + scent] = view.chosen[scent]
        is_chosen = view.complements[0] == scent or view.complements[1] == scent
        out[at + 3 * SCENTS + scent] = 1 if is_chosen else 0
        for source in range(SOURCES):
            out[at + (4 + source) * SCENTS + scent] = view.inputs[source, scent]
    at += (4 + SOURCES) * SCENTS
    for dame in range(DAMES):
        out[at + dame] = view.placed[dame]
        out[at + DAMES + dame] = view.migrated[dame]
        out[at + 2 * DAMES + dame] = view.kept[dame]
    out[at + 3 * DAMES] = view.tokens_given
    for slot in range(PERFUMES):
        out[at + 3 * DAMES + 1 + slot] = view.perfumes_given[slot]
    return at + 4 * DAMES


@inline
def encode_board(box: Box, view: View, out: Features, at: int) -> int:
    """Supply, market, pawns, deliveries, matrix, known end bonuses, display, methods."""
    for scent in range(SCENTS):
        out[at] = view.supply[scent]
        out[at + 1] = view.market[scent]
        for worker in range(WORKERS):
            out[at + 2] += 1 if view.workers[worker] == scent else 0
        out[at + 3] = 1 if view.king == scent else 0
        out[at + 4] = 1 if view.court == scent else 0
        for sunday in range(SUNDAYS):
            for place in range(DELIVERED):
                tile = view.deliveries[sunday, place]
                if tile != NONE and box.deliveries[tile].scents[scent]:
                    out[at + 5 + sunday] += box.deliveries[tile].multiplier
        at += SCENT_SIZE
    for column in range(SCENTS):
        for row in range(SCENTS):
            out[at] = view.cubes[column, row]
            out[at + 1] = view.tokens[column, row]
            at += 2
    for dame in range(DAMES):
        if view.end_bonuses[dame] > 0:
            out[at + int(view.end_bonuses[dame]) - 1] = 1
        at += BONUSES
    for recipe in range(RECIPES):
        out[at + recipe] = view.display[recipe]
    at += RECIPES
    for method in range(METHODS):
        out[at + method] = view.methods_left[method]
    return at + METHODS


@inline
def encode_seat(box: Box, view: View, seat: int, out: Features, at: int) -> None:
    """Counters, perfumer, scents, methods, dames, curriculum and perfumes of a seat."""
    record = view.seats[seat]
    out[at] = record.score
    out[at + 1] = record.dial
    out[at + 2] = record.letter
    out[at + 3] = record.coach
    out[at + 4] = record.experience
    out[at + 5] = record.originality
    out[at + 6] = record.reserve
    out[at + 7] = 1 if view.seat == seat else 0
    out[at + 8] = 1 if view.active == seat else 0
    out[at + 9] = 1 if view.first_seat == seat else 0
    at += 10
    if record.perfumer != NONE:
        out[at + int(record.perfumer)] = 1
    at += SPACES
    for scent in range(SCENTS):
        out[at + scent] = record.flowers[scent]
        out[at + SCENTS + scent] = record.essences[scent]
        out[at + 2 * SCENTS + scent] = record.bases[scent]
        out[at + 3 * SCENTS + scent] = record.specialisations[scent]
    at += 4 * SCENTS
    for ability in range(3):
        out[at + ability] = record.abilities[ability]
    at += 3
    for method in range(METHODS):
        out[at] = record.methods[method]
        out[at + 1] = record.learned[method]
        for scent in range(SCENTS):
            out[at + 2 + scent] = record.stored[method, scent]
        at += 2 + SCENTS
    for dame in range(DAMES):
        out[at] = record.influence[dame]
        out[at + 1] = record.peeked[dame]
        out[at + 2] = 1 if view.favours[dame] == seat else 0
        out[at + 3] = 1 if view.majorities[dame] == seat else 0
        at += 4
    for lesson in range(LESSONS):
        out[at + lesson] = 1 if view.lessons[lesson] == seat else 0
    at += LESSONS
    for tile in range(TILES):
        out[at + tile] = 1 if view.tiles[tile] == seat else 0
    at += TILES
    for slot in range(PERFUMES):
        encode_perfume(box, record.perfumes[slot], out, at)
        at += PERFUME_SIZE


@inline
def encode_perfume(box: Box, perfume: Perfume, out: Features, at: int) -> None:
    """That there is a perfume, whether it is presented, its slots, level and scents."""
    if perfume.recipe == NONE:
        return
    out[at] = 1
    out[at + 1] = perfume.presented
    out[at + 2] = box.recipes[perfume.recipe].slots
    out[at + 3] = box.recipes[perfume.recipe].level
    out[at + 4 + int(box.recipes[perfume.recipe].base_scent)] = 1
    for place in range(len(perfume.complements)):
        if perfume.complements[place] != NONE:
            out[at + 4 + SCENTS + int(perfume.complements[place])] = 1


def legend(box: Box) -> list[str]:
    """What each of the FEATURES numbers is."""
    scents, dames, methods = scent_names(box), dame_names(box), method_names(box)
    tiles, recipes, lessons = tile_names(box), recipe_names(box), lesson_names(box)
    names = [f"phase {name}" for name in PHASE_NAMES]
    names += "seats,turn,day,days left,day due,last round,cubes,originality".split(",")
    names += "presented,second perfume,court step,points shown".split(",")
    names += ["production points", "gifts"]
    names += [f"back to {name}" for name in PHASE_NAMES]
    names += [f"visits host {host + 1}" for host in range(HOSTS)]  # a city or a dame
    names += [f"act on {space}" for space in space_names(box)]
    names += [f"learning {lesson}" for lesson in lessons]
    names += [f"using {method}" for method in methods]
    names += [f"flipping {tile}" for tile in tiles]
    names += [f"paying with {scent}" for scent in scents]
    names += [f"dropping {method}" for method in methods]
    names += ["paying by tile", "ordering", *(f"creating {recipe}" for recipe in recipes)]
    for what in ("worker to", "giving", "choosing", "complement", "loose input", "stored input"):
        names += [f"{what} {scent}" for scent in scents]
    for what in ("placing on", "migrating from", "keeping"):
        names += [f"{what} {dame}" for dame in dames]
    names += ["giving tokens", *(f"giving perfume {slot + 1}" for slot in range(PERFUMES))]
    board = ["supply", "market", "workers", "king", "court"]
    board += [f"delivery {sunday + 1}" for sunday in range(SUNDAYS)]
    names += [f"{what} {scent}" for scent in scents for what in board]
    for column in scents:
        for row in scents:
            names += [f"cubes {column}/{row}", f"token {column}/{row}"]
    names += [f"bonus of {dame} {bonus}" for dame in dames for bonus in bonus_names(box)]
    names += [f"in display {recipe}" for recipe in recipes]
    names += [f"copies of {method}" for method in methods]
    names += [f"{tile} {what}" for tile in tiles for what in ("in stack", "on top", "flipped")]
    seat = _legend_of_seat(box)
    return names + [f"seat +{step} {what}" for step in range(SEATS) for what in seat]


def _legend_of_seat(box: Box) -> list[str]:
    scents, names = scent_names(box), "score,dial,letter,coach,experience".split(",")
    names += "originality,reserve,decides,active,first player".split(",")
    names += [f"on {space}" for space in space_names(box)]
    for what in ("flowers", "essences", "base", "specialisation"):
        names += [f"{what} {scent}" for scent in scents]
    names += ["extra flower", "extra points", "extra step"]
    stored = [f"stored {scent}" for scent in scents]
    names += [f"{name} {what}" for name in method_names(box) for what in ("held", "had", *stored)]
    on_dames = ("influence", "peeked", "favour", "majority")
    names += [f"dame {dame} {what}" for dame in dame_names(box) for what in on_dames]
    names += [f"has {lesson}" for lesson in lesson_names(box)[:LESSONS]]
    names += [f"has {tile}" for tile in tile_names(box)]
    perfume = ["is there", "presented", "slots", "level", *(f"base {scent}" for scent in scents)]
    perfume += [f"complement {scent}" for scent in scents]
    names += [f"perfume {slot + 1} {what}" for slot in range(PERFUMES) for what in perfume]
    return names
