"""What an action is worth to a perfumer with some sense, in points.

Action points are what runs out, so an action is worth what it brings less what its points would
bring elsewhere. The figures in capitals were set by hand and tried in play.
"""

from __future__ import annotations

import numpy as np

from grasse.games.aqua_mirabilis.actions import (
    ACT,
    ADD_COMPLEMENT,
    ADD_INPUT,
    BY_DIAL,
    CHOOSE_BONUS,
    CHOOSE_ESSENCE,
    CHOOSE_LESSON,
    COST_ITEM,
    COURT_STEP,
    CREATE,
    DONE,
    DROP_FLOWER,
    DROP_METHOD,
    EXTRA_TURN,
    FLIP,
    GIFT,
    GIFT_RECIPE,
    GIFT_TOKEN,
    GO_HOME,
    KEEP,
    LEFT,
    LOOK,
    MIGRATE,
    MOVE_COACH,
    MOVE_WORKER,
    NO,
    PAY,
    PLACE,
    PRESENT,
    PRODUCE,
    REPLACE_PERFUME,
    SCORE_FIRST,
    STORE_FLOWER,
    TAKE,
    USE_METHOD,
    YES,
)
from grasse.games.aqua_mirabilis.box import (
    APPRENTICESHIP,
    BASE_ESSENCE,
    CITIES,
    COURT_LIFE,
    CUBE_FAVOUR,
    DAMES,
    DIFFERENT_FLOWERS,
    ESSENCES,
    EXTRA_FLOWER,
    EXTRA_POINTS,
    FLOWERS,
    FREE_ACTION,
    GIFT_ESSENCE,
    GIFT_ORIGINALITY,
    HALF_POINTS,
    INPUTS,
    KING_FAVOUR,
    LESSONS,
    LETTERS,
    MARKET,
    METHODS,
    PERFUMES,
    PRODUCTION_METHOD,
    PRODUCTION_POINTS,
    RECIPE,
    RECIPES,
    SCENTS,
    SEATS,
    SECOND_PERFUME,
    SLOTS,
    SPACES,
    SPECIALISATION,
    STEPS,
    TILES,
    TRAVEL,
    WORKERS,
)
from grasse.games.aqua_mirabilis.conditions import (
    clause_against_lesson,
    clause_against_recipe,
    has_favour,
    presentation_limit,
    price_of,
    slot_of,
    twin_of,
)
from grasse.games.aqua_mirabilis.records import Box, View
from grasse.games.aqua_mirabilis.state import (
    BONUS_FLOWER,
    CITY,
    COACH,
    COMPLEMENT,
    CONVERT,
    COST,
    DAME,
    DROPPING,
    EXTRA,
    FAVOURS,
    GIVING,
    INPUT,
    LESSON,
    LOOSE,
    MAIN,
    NONE,
    ORDER,
    PARADE,
    PAYING,
    PEEK,
    READY,
    REPLACE,
    RETURN,
    STORE,
    TILE_ESSENCES,
    WORKER_MOVES,
)
from grasse.kernel.aliases import Floats, Integers, Mask
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.stack import floats, integers

LOOSE_ROW, MADE_ROW, ROWS = METHODS, METHODS + 1, METHODS + 2  # of the flowers in a plan
ACTION_POINT = 1.1  # what a point of the dial brings elsewhere
NEXT_ESSENCE = np.array([1.5, 1.0, 0.6, 0.3, 0.1])  # [held] of one more essence of a type
FLOWER = 0.55  # of a flower, as a part of the essence it may become
TOKEN = 1.2  # of an originality token
NEXT_EXPERIENCE = np.array([3.0, 3.5, 0.8, 1.0, 1.0, 0.4, 0.2, 0.1])  # [held] of one more
WEEKLY = 0.7  # how likely a perfume is presented in a later week
LATER = 0.6  # of the room in a cell, as others fill it too
MAJORITY = 0.75  # how likely a majority lasts to the end
FAVOUR_USE = 2.0  # of a favour over a whole match
LESSON_USE = 2.4  # of a lesson over a whole match, besides its experience
TILE_EFFECTS = np.array([0.0, 0.0, 2.0, 2.2, 1.2, 3.0, 1.5, 3.0, 3.0, 3.0])  # [effect]
CITY_TILE = 4.0  # of a tile that the coach may reach
COACH_MOVE = 1.2  # of the coach move of a production
EXTRA_GAIN = 1.5  # of a second turn
HOLD = -0.5  # of a free action that had better wait


@jit
def appraise(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Gives every action in *mask* its worth[action] to the deciding seat, in points."""
    worth[:] = 0.0
    appraise_free(box, view, mask, worth)
    phase = view.phase
    if phase == MAIN:
        appraise_main(box, view, mask, worth)
    elif phase == WORKER_MOVES:
        for move in range(SCENTS * SCENTS):
            stall = move % SCENTS
            gain = flower_worth(box, view, stall, 1) if view.market[stall] > 1 else 0.0
            worth[MOVE_WORKER + move] = gain - ACTION_POINT * box.spaces[view.space].worker_cost
    elif phase == PAYING:  # a tile pays for what is dear, or when time runs out
        worth[PAY + BY_DIAL] = -ACTION_POINT * price_of(box, view)
        for tile in range(TILES):
            saved = TILE_EFFECTS[FREE_ACTION] * season(box, view)
            worth[PAY + 1 + tile] = -saved - experience_worth(box, view)
    elif phase == LESSON:
        for lesson in range(LESSONS + METHODS):
            worth[CHOOSE_LESSON + lesson] = lesson_worth(box, view, lesson)
    elif phase == DAME or phase == GIVING:
        appraise_gifts(box, view, mask, worth)
    elif phase == READY or phase == ORDER:
        appraise_presentations(box, view, mask, worth)
    elif phase == CONVERT or phase == INPUT or phase == STORE:
        appraise_production(box, view, mask, worth)
    elif phase == COACH or phase == RETURN:
        appraise_coach(box, view, mask, worth)
    elif phase == CITY:
        for tile in range(TILES):
            worth[TAKE + tile] = tile_worth(box, view, tile)
    elif phase == COMPLEMENT or phase == REPLACE:
        appraise_creation(box, view, mask, worth)
    else:
        appraise_answers(box, view, mask, worth)


# ---------------------------------------------------------------- time and pieces


@inline
def season(box: Box, view: View) -> float:
    """How much of the match is left, from 1 to 0."""
    last = float(box.days_size[view.seats_size] - 1)
    return (last - view.day) / last


@inline
def weeks_left(box: Box, view: View) -> int:
    """Weeks after this one in which perfumes can be presented."""
    weeks = -1
    for day in range(view.day + 1, box.days_size[view.seats_size]):
        weeks += 1 if box.weekdays[view.seats_size, day] == 0 else 0
    return max(weeks, 0)


@part
def essence_worth(box: Box, view: View, scent: int, held: int) -> float:
    """What one more essence is worth to a seat that holds this many of its type."""
    worth = NEXT_ESSENCE[min(max(held, 0), len(NEXT_ESSENCE) - 1)]
    if scent == view.king or scent == view.court:
        worth += 0.2
    return worth * (0.4 + 0.6 * season(box, view))


@part
def flower_worth(box: Box, view: View, scent: int, held: int) -> float:
    """What one more flower is worth: less if no method takes it, or if there are too many."""
    seat = view.seats[view.seat]
    is_taken = False
    for method in range(METHODS):
        if seat.methods[method] and box.methods[method].allowed[scent]:
            is_taken = True
    total = 0
    for other in range(SCENTS):
        total += seat.flowers[other]
    crowd = max(0.1, 1.0 - 0.12 * total)
    share = FLOWER if is_taken else 0.25 * FLOWER
    known = seat.essences[scent] + seat.flowers[scent] + held
    return share * crowd * essence_worth(box, view, scent, known)


@inline
def experience_worth(box: Box, view: View) -> float:
    """What one more experience is worth to the deciding seat."""
    held = min(int(view.seats[view.seat].experience), len(NEXT_EXPERIENCE) - 1)
    return NEXT_EXPERIENCE[held] * season(box, view)


@part
def letter_worth(box: Box, view: View, level: int) -> float:
    """What the next letter is worth: Court points to come, and the way it opens."""
    if level >= LETTERS:
        return 0.0
    more = box.court_points[level + 1] - box.court_points[level]
    matches = 0.8 * (weeks_left(box, view) + season(box, view)) + 0.7
    return more * matches + 1.5 * season(box, view) + 0.6


@part
def tile_worth(box: Box, view: View, tile: int) -> float:
    """What a city tile is worth: prestige, effect, experience."""
    worth = box.tiles[tile].prestige + experience_worth(box, view)
    seat = view.seats[view.seat]
    effect = box.tiles[tile].effect
    for scent in range(SCENTS):
        for gained in range(box.tiles[tile].gain[scent]):
            if effect == ESSENCES:
                worth += essence_worth(box, view, scent, seat.essences[scent] + gained)
            else:
                worth += flower_worth(box, view, scent, gained)
    return worth + TILE_EFFECTS[effect] * (0.4 + 0.6 * season(box, view))


@part
def lesson_worth(box: Box, view: View, lesson: int) -> float:
    """What a lesson is worth, less what it costs besides action points."""
    left = season(box, view)
    seat = view.seats[view.seat]
    worth = experience_worth(box, view) + LESSON_USE * left
    if lesson >= LESSONS:
        return worth + left * yield_of(box, lesson - LESSONS) - 1.0
    scent = box.lessons[lesson].subject
    family = box.lessons[lesson].family
    if family == BASE_ESSENCE:
        return worth - essence_worth(box, view, scent, seat.essences[scent] - 1)
    if family == SPECIALISATION:
        known = seat.flowers[scent] + seat.essences[scent]
        return worth + 0.2 * known * left - flower_worth(box, view, scent, -1)
    return worth + left - TOKEN


@inline
def yield_of(box: Box, method: int) -> float:
    """Essences of one type that a method makes for a production point."""
    return float(box.methods[method].output) / box.methods[method].cost


# ---------------------------------------------------------------- perfumes


@part
def cell_points(box: Box, view: View, column: int, row: int) -> float:
    """What a cube in a cell brings now, but for the King; -1 if there is no room."""
    free = int(box.capacity[view.seats_size]) - view.cubes[column, row]
    if free <= 0 or view.cubes_left == 0:
        return -1.0
    points = free - 1.0 + TOKEN * view.tokens[column, row]
    if view.court == row:
        points += box.court_points[view.seats[view.seat].letter]
        points += box.perfection_points if view.king == column else 0
    if has_favour(box, view, CUBE_FAVOUR):
        points += box.cube_favour_points
    return points


@part
def show_points(box: Box, view: View, base: int, first: int, second: int) -> float:
    """What it brings to present a perfume now."""
    total, is_scored = 0.0, False
    for place in range(SLOTS):
        row = first if place == 0 else second
        if row == NONE:
            continue
        points = cell_points(box, view, base, row)
        if points >= 0:
            total += points
            is_scored = True
    if is_scored and view.king == base:
        has_more = has_favour(box, view, KING_FAVOUR)
        total += box.king_favour_points if has_more else box.king_points
    return total


@part
def later_points(box: Box, view: View, base: int, first: int, second: int) -> float:
    """What it may bring to present a perfume once in a later week, or in the parade."""
    total = box.king_points / 5.0
    for place in range(SLOTS):
        row = first if place == 0 else second
        if row == NONE:
            continue
        free = int(box.capacity[view.seats_size]) - view.cubes[base, row]
        total += LATER * max(free - 1, 0)
        total += box.court_points[view.seats[view.seat].letter] / 5.0
    return total


@part
def perfume_worth(box: Box, view: View, base: int, first: int, second: int, shown: bool) -> float:
    """What a perfume may bring from now to the end, the parade included."""
    later = later_points(box, view, base, first, second)
    worth = later * (1.0 + WEEKLY * weeks_left(box, view))
    if view.phase != PARADE and not shown:
        worth += 0.8 * show_points(box, view, base, first, second)
    return worth


@part
def held_worth(box: Box, view: View, slot: int) -> float:
    """What the perfume in a slot of the deciding seat may still bring."""
    perfume = view.seats[view.seat].perfumes[slot]
    base = box.recipes[perfume.recipe].base_scent
    first, second = perfume.complements[0], perfume.complements[1]
    return perfume_worth(box, view, base, first, second, perfume.presented > 0)


@part
def poorest_perfume(box: Box, view: View) -> float:
    """What the perfume that brings least may still bring, or -1 without one."""
    least = -1.0
    for slot in range(PERFUMES):
        is_there = view.seats[view.seat].perfumes[slot].recipe != NONE
        if is_there and view.perfumes_given[slot] == 0:
            worth = held_worth(box, view, slot)
            least = worth if least < 0 else min(least, worth)
    return least


@part
def creation_worth(box: Box, view: View, recipe: int, first: int, tile: int) -> float:
    """What the best perfume of a recipe brings, less its essences; *first* may be fixed."""
    seat = view.seats[view.seat]
    base, slots = box.recipes[recipe].base_scent, box.recipes[recipe].slots
    best = -100.0
    for one in range(SCENTS):
        if one == base or seat.essences[one] == 0 or (first != NONE and one != first):
            continue
        paid = essence_worth(box, view, one, seat.essences[one] - 1)
        if slots == 1:
            if twin_of(box, view, base, one, NONE) == NONE:
                best = max(best, perfume_worth(box, view, base, one, NONE, False) - paid)
            continue
        for two in range(SCENTS):
            if two == base or two == one or seat.essences[two] == 0:
                continue
            if twin_of(box, view, base, one, two) == NONE:
                cost = paid + essence_worth(box, view, two, seat.essences[two] - 1)
                best = max(best, perfume_worth(box, view, base, one, two, False) - cost)
    if tile == NONE and seat.bases[base] == 0:
        best -= essence_worth(box, view, base, seat.essences[base] - 1)
    return best if slot_of(view, NONE) != NONE else best - poorest_perfume(box, view)


@part
def appraise_creation(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Which complements, and which perfume goes."""
    if view.phase == REPLACE:
        for slot in range(PERFUMES):
            recipe = view.seats[view.seat].perfumes[slot].recipe
            worth[REPLACE_PERFUME + int(recipe)] = -held_worth(box, view, slot)
        return
    base, first = box.recipes[view.recipe].base_scent, view.complements[0]
    for scent in range(SCENTS):
        if mask[ADD_COMPLEMENT + scent]:
            if first == NONE:
                action = ADD_COMPLEMENT + scent
                worth[action] = creation_worth(box, view, view.recipe, scent, view.tile)
            else:
                held = view.seats[view.seat].essences[scent]
                cost = essence_worth(box, view, scent, held - 1)
                total = perfume_worth(box, view, base, first, scent, False)
                worth[ADD_COMPLEMENT + scent] = total - cost


# ---------------------------------------------------------------- free actions


@part
def appraise_free(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Creations and tiles, in every window: they cost no action points."""
    for recipe in range(RECIPES):
        if mask[CREATE + recipe]:
            gain = creation_worth(box, view, recipe, NONE, view.tile)
            worth[CREATE + recipe] = 20.0 + gain if gain > 1.0 else HOLD
    for tile in range(TILES):
        if mask[FLIP + tile]:
            worth[FLIP + tile] = flip_worth(box, view, tile)


@part
def flip_worth(box: Box, view: View, tile: int) -> float:
    """When to flip: early enough to count, but not while its experience is needed."""
    effect = box.tiles[tile].effect
    is_late = view.trigger != NONE or season(box, view) < 0.06
    is_needed = view.seats[view.seat].experience <= 2
    if effect == RECIPE:
        best = -100.0
        for recipe in range(RECIPES):
            if clause_against_recipe(box, view, recipe, tile) == 0:
                best = max(best, creation_worth(box, view, recipe, NONE, tile))
        return 15.0 + best if best > 1.0 or (is_late and best > -3.0) else HOLD
    if effect == SECOND_PERFUME or effect == HALF_POINTS:
        gain = view.gained / 2.0 if effect == HALF_POINTS else best_show(box, view)
        return 30.0 if gain >= 2.5 or is_late else HOLD
    if is_late:
        return 25.0
    if effect == PRODUCTION_POINTS:
        total = 0
        for scent in range(SCENTS):
            total += view.seats[view.seat].flowers[scent]
        return 5.0 if total > view.points_left else HOLD
    if is_needed:
        return HOLD
    if effect == FLOWERS:
        return 5.0 if view.phase == CONVERT else HOLD
    return 10.0


# ---------------------------------------------------------------- act and produce


@part
def appraise_main(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """What an action brings, less its action points."""
    shown = best_show(box, view)
    for space in range(SPACES):
        if not mask[ACT + space]:
            continue
        area, subject = box.spaces[space].area, box.spaces[space].subject
        gain = shown
        if area == MARKET:
            gain = market_worth(box, view, subject)
        elif area == APPRENTICESHIP:
            gain = family_worth(box, view, subject)
        elif area == TRAVEL:
            gain = tile_worth(box, view, view.tops[subject]) if view.tops[subject] != NONE else 0.0
        elif area == COURT_LIFE:
            gain = court_worth(box, view, subject)
        worth[ACT + space] = gain - ACTION_POINT * box.spaces[space].cost
    if mask[PRODUCE]:
        seat = view.seats[view.seat]
        points = int(box.production_points[seat.dial]) + seat.abilities[EXTRA_POINTS]
        plan = floats(METHODS)
        gain = production_worth(box, view, points, plan) + COACH_MOVE
        worth[PRODUCE] = gain - ACTION_POINT * seat.dial


@part
def slot_show(box: Box, view: View, slot: int) -> float:
    """What it brings to present the perfume in a slot now, or 0 if it cannot be."""
    perfume = view.seats[view.seat].perfumes[slot]
    if perfume.recipe == NONE or perfume.presented:
        return 0.0
    base = box.recipes[perfume.recipe].base_scent
    return show_points(box, view, base, perfume.complements[0], perfume.complements[1])


@part
def best_show(box: Box, view: View) -> float:
    """What the perfumes bring that could be presented in one action."""
    best, next_best = 0.0, 0.0
    for slot in range(PERFUMES):
        points = slot_show(box, view, slot)
        next_best = max(next_best, min(best, points))
        best = max(best, points)
    return best + next_best if presentation_limit(box, view) > 1 else best


@part
def market_worth(box: Box, view: View, stall: int) -> float:
    """The flowers of a stall and of the workers' stalls, and the bonus flower."""
    taken = integers(SCENTS)
    total = 0.0
    for collector in range(WORKERS + 1):
        at = stall if collector == 0 else int(view.workers[collector - 1])
        if view.market[at] > taken[at]:
            total += flower_worth(box, view, at, taken[at])
            taken[at] += 1
    if total > 0 and view.seats[view.seat].abilities[EXTRA_FLOWER]:
        total += FLOWER
    return total


@part
def family_worth(box: Box, view: View, family: int) -> float:
    """The best lesson of a family that the seat can have."""
    best = -100.0
    for lesson in range(LESSONS + METHODS):
        taught = box.lessons[lesson].family if lesson < LESSONS else PRODUCTION_METHOD
        if taught == family and clause_against_lesson(box, view, lesson) == 0:
            best = max(best, lesson_worth(box, view, lesson))
    return best


# ---------------------------------------------------------------- court life


@part
def court_worth(box: Box, view: View, dame: int) -> float:
    """The letter of the noble, and what gifts to the dame are worth."""
    seat = view.seats[view.seat]
    gain = max(0.0, gift_gain(box, view, dame, 0))
    if seat.letter == box.dames[dame].letter_needed:
        gain += letter_worth(box, view, seat.letter)
    return gain


@part
def gift_gain(box: Box, view: View, dame: int, given: int) -> float:
    """What a majority on a dame is worth, less the gifts that are still needed for it."""
    needed = gifts_needed(view, dame) - given
    if needed <= 0 or view.seats[view.seat].reserve < needed + given:
        return 0.0
    cost = 0.0
    for number in range(needed):
        one = gift_cost(box, view, dame, number)
        if one < 0:
            return 0.0
        cost += one
    lasts = 1.0 - (1.0 - MAJORITY) * season(box, view)
    return lasts * box.majority_points + FAVOUR_USE * season(box, view) - cost


@part
def gifts_needed(view: View, dame: int) -> int:
    """Tokens that the seat lacks for the majority on a dame; 0 if it has it."""
    most = 0
    for other in range(SEATS):
        if other != view.seat:
            most = max(most, int(view.seats[other].influence[dame]))
    return max(0, most + 1 - int(view.seats[view.seat].influence[dame]))


@part
def gift_cost(box: Box, view: View, dame: int, number: int) -> float:
    """What one more gift costs after *number* others, or -1 if there is none to give."""
    seat = view.seats[view.seat]
    if box.dames[dame].gift == GIFT_ORIGINALITY:
        return TOKEN if seat.originality - view.tokens_given > number else -1.0
    if box.dames[dame].gift != GIFT_ESSENCE:
        return poorest_perfume(box, view) if number == 0 else -1.0
    total, least = 0, 100.0
    for scent in range(SCENTS):
        held = int(seat.essences[scent]) - view.essences_given[scent]
        if box.dames[dame].gift_types[scent] and held > 0:
            total += held
            least = min(least, essence_worth(box, view, scent, held - 1))
    return least + 0.3 * number if total > number else -1.0


@part
def appraise_gifts(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Gives while that leads to a majority, the least valuable thing first."""
    seat, dame = view.seats[view.seat], view.visited
    given = int(view.tokens_given)
    for scent in range(SCENTS):
        given += view.essences_given[scent]
    for slot in range(PERFUMES):
        given += view.perfumes_given[slot]
    gain = gift_gain(box, view, dame, given)
    for item in range(GIFT_RECIPE + RECIPES):
        if mask[GIFT + item]:
            cost = TOKEN
            if item < GIFT_TOKEN:
                held = int(seat.essences[item]) - view.essences_given[item]
                cost = essence_worth(box, view, item, held - 1)
            elif item >= GIFT_RECIPE:
                cost = held_worth(box, view, slot_of(view, item - GIFT_RECIPE))
            worth[GIFT + item] = 10.0 - cost if gain > 0.3 else -1.0 - cost


# ---------------------------------------------------------------- Versailles


@part
def appraise_presentations(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The perfume that brings most; of two combinations the one with room first."""
    for slot in range(PERFUMES):
        perfume = view.seats[view.seat].perfumes[slot]
        if perfume.recipe == NONE:
            continue
        worth[PRESENT + int(perfume.recipe)] = 10.0 + slot_show(box, view, slot)
        if view.presenting == slot:
            base = box.recipes[perfume.recipe].base_scent
            for place in range(SLOTS):
                row = int(perfume.complements[place])
                worth[SCORE_FIRST + row] = cell_points(box, view, base, row)
    worth[COURT_STEP] = step_gain(box, view)


@part
def step_gain(box: Box, view: View) -> float:
    """Whether the Court would do more for the perfumes to be shown one row further down."""
    row = (view.court + 1) % SCENTS
    gain = 0.0
    for slot in range(PERFUMES):
        perfume = view.seats[view.seat].perfumes[slot]
        if perfume.recipe != NONE and perfume.presented == 0:
            for place in range(SLOTS):
                scent = perfume.complements[place]
                gain += int(scent == row) - int(scent == view.court)
    return 40.0 * gain if view.presented == 0 else -1.0


# ---------------------------------------------------------------- production


@part
def production_worth(box: Box, view: View, points: int, plan: Floats) -> float:
    """What these production points make of the flowers; plan[method] is its first use's worth."""
    seat = view.seats[view.seat]
    hands = integers(ROWS, SCENTS)  # stored on methods, loose, made
    for scent in range(SCENTS):
        hands[LOOSE_ROW, scent] = seat.flowers[scent]
        for method in range(METHODS):
            hands[method, scent] = seat.stored[method, scent]
    total, left = 0.0, points
    picks = integers(INPUTS)
    while True:
        best, chosen, one, two = 0.0, NONE, NONE, NONE
        for method in range(METHODS):
            cost = int(box.methods[method].cost)
            if seat.methods[method] == 0 or cost > left:
                continue
            gain = use_worth(box, view, method, hands, picks)
            if left == points:
                plan[method] = gain
            if gain / cost > best:
                best, chosen, one, two = gain / cost, method, picks[0], picks[1]
        if chosen == NONE:
            return total
        total += best * box.methods[chosen].cost
        left -= int(box.methods[chosen].cost)
        for place in range(box.methods[chosen].input_count):
            scent = one if place == 0 else two
            hands[LOOSE_ROW if hands[LOOSE_ROW, scent] > 0 else chosen, scent] -= 1
            hands[MADE_ROW, scent] += 1


@part
def use_worth(box: Box, view: View, method: int, hands: Integers, picks: Integers) -> float:
    """The best that one use of a method makes; fills picks[place] with its flowers."""
    seat = view.seats[view.seat]
    is_mixed = box.methods[method].input_rule == DIFFERENT_FLOWERS
    wanted = 1 if is_mixed else int(box.methods[method].input_count)
    best, other = 0.0, 0.0
    picks[:] = NONE
    for scent in range(SCENTS):
        flowers = hands[LOOSE_ROW, scent] + hands[method, scent]
        if box.methods[method].allowed[scent] == 0 or flowers < wanted:
            continue
        gain = 0.0
        for extra in range(int(box.methods[method].output) + seat.specialisations[scent]):
            held = seat.essences[scent] + hands[MADE_ROW, scent] + extra
            gain += essence_worth(box, view, scent, held)
        if gain > best:
            best, other = gain, best
            picks[1] = picks[0] if is_mixed else scent
            picks[0] = scent
        elif gain > other and is_mixed:
            other = gain
            picks[1] = scent
    if is_mixed:
        return best + other if picks[1] != NONE else 0.0
    return best


@part
def appraise_production(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Uses methods while they make something, the best a point first; stores what is left."""
    seat = view.seats[view.seat]
    if view.phase == CONVERT:
        plan = floats(METHODS)
        production_worth(box, view, view.points_left, plan)
        for method in range(METHODS):
            worth[USE_METHOD + method] = plan[method] / box.methods[method].cost
        worth[DONE] = 0.01
    elif view.phase == INPUT:
        for scent in range(SCENTS):
            gain = essence_worth(box, view, scent, seat.essences[scent])
            gain += 0.5 * seat.specialisations[scent]
            worth[ADD_INPUT + LOOSE * SCENTS + scent] = gain + 0.1  # stored ones keep
            worth[ADD_INPUT + SCENTS + scent] = gain
    else:
        for flower in range(METHODS * SCENTS):
            scent = flower % SCENTS
            gain = essence_worth(box, view, scent, seat.essences[scent])
            worth[STORE_FLOWER + flower] = gain
            worth[DROP_FLOWER + flower] = -1.0


@part
def city_pull(box: Box, view: View, position: int) -> float:
    """How good it is for the coach to stand on *position*."""
    best = 0.0
    for city in range(CITIES):
        if view.tops[city] == NONE or view.seats[view.seat].letter < box.cities[city].letter:
            continue
        distance = abs(position - box.cities[city].position)
        tile = CITY_TILE + box.tiles[view.tops[city]].prestige
        best = max(best, tile / (1.0 + 0.8 * distance))
    return best


@part
def appraise_coach(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Towards the city with the best tiles for the letter; home if that is nearer to another."""
    coach = int(view.seats[view.seat].coach)
    if view.phase == RETURN:
        here, home = 0.0, 0.0
        for city in range(CITIES):
            if view.seats[view.seat].letter >= box.cities[city].letter:
                position = int(box.cities[city].position)
                if position != coach:
                    here = max(here, 1.0 / (1 + abs(position - coach)))
                home = max(home, 1.0 / (1 + abs(position)))
        worth[GO_HOME + YES] = home
        worth[GO_HOME + NO] = here
        return
    for move in range(2 * STEPS):
        if mask[MOVE_COACH + move]:
            steps = move % STEPS + 1
            position = coach - steps if move // STEPS == LEFT else coach + steps
            worth[MOVE_COACH + move] = city_pull(box, view, position)


# ---------------------------------------------------------------- the rest


@part
def appraise_answers(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Small choices: scents, dames, yes and no."""
    phase, seat = view.phase, view.seats[view.seat]
    if phase == EXTRA:
        worth[EXTRA_TURN + YES] = EXTRA_GAIN - TOKEN
    elif phase == PEEK:
        worth[LOOK + YES] = 1.0
    elif phase == FAVOURS:
        for favour in range(DAMES):  # the later in the list, the more it brings
            worth[KEEP + int(box.favour_dames[favour])] = favour
    elif phase == BONUS_FLOWER or phase == COST:
        for scent in range(SCENTS):
            gain = flower_worth(box, view, scent, 0)
            worth[CHOOSE_BONUS + scent] = gain if view.supply[scent] > 0 else -1.0
            worth[COST_ITEM + scent] = -flower_worth(box, view, scent, -2)
    elif phase == DROPPING:
        for method in range(METHODS):
            worth[DROP_METHOD + method] = -yield_of(box, method)
    elif phase == TILE_ESSENCES:
        for scent in range(SCENTS):
            gain = essence_worth(box, view, scent, seat.essences[scent])
            worth[CHOOSE_ESSENCE + scent] = gain if view.supply[scent] > 0 else -1.0
    else:  # influence: where a token wins a majority, or else where the seat has some
        for dame in range(DAMES):
            lacks = gifts_needed(view, dame) - view.placed[dame]
            gain = 0.2 if lacks <= 0 else 3.0 / lacks
            worth[PLACE + dame] = gain
            for source in range(DAMES):
                worth[MIGRATE + source * DAMES + dame] = gain - 3.5
