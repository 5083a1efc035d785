"""What an action is worth to a perfumer with some sense, in coins.

A plan is a set of notes to claim this turn. A note is worth its coins and what the perfume that
it goes into can still sell for. The figures in capitals were set by hand and tried in play.
"""

from __future__ import annotations

import math

import numpy as np

from grasse.games.parfum.actions import (
    BARGAIN,
    CHOOSE_CLOCK,
    CLAIM,
    DISCARD,
    DRAW_NOTE,
    MAJOR,
    MINOR,
    PERFUME,
    PLACE,
    REROLL_ALL,
    REROLL_COLOUR,
    SELL,
    TAKE_DIE,
    TAKE_WATER,
    TO,
    TOKEN,
    TURN_FLY,
    WATER_STOP,
)
from grasse.games.parfum.box import (
    AROMAS,
    CUSTOMERS,
    DICE,
    DISTILLERY,
    FACES,
    HEART,
    NOTES,
    PERFUMES,
    STREET,
    TYPES,
    VALUES,
)
from grasse.games.parfum.legal import parts_of, satisfies
from grasse.games.parfum.records import Box, Perfume, View
from grasse.games.parfum.state import (
    CLAIMING,
    COMPOSE,
    MAJOR_KIND,
    MINOR_KIND,
    NONE,
    PAY,
    PLACING,
    PREPARE,
    SELLING,
    SERVE,
    SURPLUS,
    WAKE,
    WATER,
)
from grasse.kernel.aliases import Floats, Mask
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.stack import floats

RIVALS = 0.9  # of a price on the street, as somebody else may be faster
PATIENCE = 0.75  # of the price of a customer who has yet to come
MEETINGS = 4  # customers that a flacon waits for
ONE_MISSING = 0.35  # of its worth, for a perfume that lacks one note
TWO_MISSING = 0.13
KEPT_SHARE = 0.6  # of a perfume that a note finishes, as the kept notes in it have their part
TOKEN_WORTH = 1.2  # of a token in the well
TOKEN_USE = 0.5  # what a token in hand is worth besides its coins
FRESH_NOTE = 0.8  # of a note that nobody has seen yet
ACTION_WORTH = 1.1  # of one more action on a clock
EARLY_CLAIM = 0.5  # of acting one place earlier
EARLY_SALE = 0.6  # the same, for each flacon that has a customer


def _tails() -> Floats:
    """[flask faces, dice, wanted] the chance that at least this many dice show a flask."""
    table = np.zeros((FACES + 1, DICE + 1, DICE + 1))
    for faces in range(FACES + 1):
        chance = faces / FACES
        for dice in range(DICE + 1):
            for wanted in range(DICE + 1):
                table[faces, dice, wanted] = sum(
                    math.comb(dice, k) * chance**k * (1 - chance) ** (dice - k)
                    for k in range(wanted, dice + 1)
                )
    return table


TAILS = _tails()


@jit
def appraise(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Gives every action in *mask* its worth[action] to the deciding seat, in coins."""
    phase = view.phase
    if phase == WAKE:
        appraise_clocks(box, view, mask, worth)
    elif phase == PREPARE:
        appraise_preparation(box, view, mask, worth)
    elif phase == WATER:
        appraise_water(box, view, mask, worth)
    elif phase == PAY or phase == SURPLUS:  # the token with the fewest coins goes first
        first = TOKEN if phase == PAY else DISCARD
        for value in range(VALUES):
            worth[first + value] = -box.token_values[value]
    elif phase == CLAIMING:
        appraise_claims(box, view, mask, worth)
    elif phase == PLACING and view.keep_notes:
        appraise_keeping(box, view, mask, worth)
    elif phase == PLACING:
        for order in range(DISTILLERY):
            if view.claimed[order] != NONE:
                note = int(view.claimed[order])
                worth[PLACE + note] = note_worth(box, view, note)
    elif phase == COMPOSE:
        appraise_places(box, view, mask, worth)
    elif phase == SELLING:
        appraise_sales(box, view, mask, worth)
    elif phase == SERVE:
        for customer in range(CUSTOMERS):
            worth[TO + customer] = box.customers[customer].price


# ---------------------------------------------------------------- perfumes


@inline
def scents_of(box: Box, view: View, perfume: Perfume, scents: Floats) -> None:
    """Fills scents[aroma] with the parts of a perfume."""
    for aroma in range(AROMAS):
        scents[aroma] = 0
        for slot in range(TYPES):
            if perfume.notes[slot] != NONE:
                scents[aroma] += parts_of(box, view, perfume.notes[slot], aroma)


@inline
def fits(box: Box, scents: Floats, customer: int) -> bool:
    """Whether parts of these scents would satisfy a customer."""
    for aroma in range(AROMAS):
        if box.customers[customer].wants[aroma] > scents[aroma]:
            return False
    return True


@part
def future_price(box: Box, view: View, scents: Floats, kind: int) -> float:
    """What a flacon may bring from customers that are still in the stack, or as a bargain."""
    waiting, fitting, prices = 0, 0, 0.0
    for customer in range(CUSTOMERS):
        if view.stack[customer]:
            waiting += 1
            if fits(box, scents, customer):
                fitting += 1
                prices += box.customers[customer].price
    bargain = float(box.bargain_prices[kind])
    if fitting == 0:
        return bargain
    met = 1.0 - (1.0 - fitting / waiting) ** MEETINGS
    return bargain + max(0.0, PATIENCE * prices / fitting - bargain) * met * horizon(view)


@inline
def horizon(view: View) -> float:
    """How much of the future is left, 0 to 1: none in the final round, little with a light bag."""
    if view.final_round:
        return 0.0
    return min(1.0, view.bag_left / 12.0)


@part
def shelf_worth(box: Box, view: View, scents: Floats, kind: int, flacons: int) -> float:
    """What this many flacons of these scents may still sell for, to the street first."""
    later = future_price(box, view, scents, kind)
    total = 0.0
    left = flacons
    taken = 0  # bits of the street spaces counted so far
    while left > 0:
        best, where = later, -1
        for space in range(STREET):
            customer = view.street[space]
            if customer == NONE or (taken >> space) & 1 or not fits(box, scents, customer):
                continue
            price = RIVALS * box.customers[customer].price
            if price > best:
                best, where = price, space
        if where >= 0:
            taken |= 1 << where
        total += best
        left -= 1
    return total


@part
def perfume_worth(box: Box, view: View, scents: Floats, kind: int, missing: int) -> float:
    """What a perfume may bring; one that lacks notes is dreamt to get more of its best scent."""
    flacons = min(box.flacons_for[kind], view.flacons_left)
    if missing == 0:
        return shelf_worth(box, view, scents, kind, flacons) + 2 * TOKEN_USE
    best = 0
    for aroma in range(AROMAS):
        if scents[aroma] > scents[best]:
            best = aroma
    scents[best] += missing
    dream = shelf_worth(box, view, scents, kind, flacons)
    scents[best] -= missing
    return dream * (ONE_MISSING if missing == 1 else TWO_MISSING) * horizon(view)


@part
def appraise_places(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a place is what it adds to put the note in hand there."""
    for kind in (MINOR, MAJOR):
        if mask[kind]:
            worth[kind] = place_worth(box, view, view.placing, kind, 0)
            if view.keep_notes:
                worth[kind] += max(0.0, finish_worth(box, view, view.placing, kind, 0))
    for number in range(PERFUMES):
        if mask[PERFUME + number]:
            worth[PERFUME + number] = place_worth(box, view, view.placing, PERFUME, number)
            if view.keep_notes:
                finished = finish_worth(box, view, view.placing, PERFUME, number)
                worth[PERFUME + number] += max(0.0, finished)


@part
def place_worth(box: Box, view: View, note: int, into: int, number: int) -> float:
    """What it adds to put *note* into a new perfume, MINOR or MAJOR, or into PERFUME *number*."""
    scents = floats(AROMAS)
    before = 0.0
    if into == PERFUME:
        perfume = view.seats[view.seat].perfumes[number]
        kind = perfume.kind
        missing = 0
        for slot in range(TYPES):
            if perfume.notes[slot] == NONE and (slot != HEART or kind == MAJOR_KIND):
                missing += 1
        scents_of(box, view, perfume, scents)
        before = perfume_worth(box, view, scents, kind, missing)
    else:
        kind = MINOR_KIND if into == MINOR else MAJOR_KIND
        missing = 2 if into == MINOR else 3
    for aroma in range(AROMAS):
        scents[aroma] += parts_of(box, view, note, aroma)
    return perfume_worth(box, view, scents, kind, missing - 1) - before


@part
def note_worth(box: Box, view: View, note: int) -> float:
    """What a note is worth to the deciding seat: its coins, and the best place for it."""
    slot = box.notes[note].type
    best = place_worth(box, view, note, MAJOR, 0)
    if slot != HEART:
        best = max(best, place_worth(box, view, note, MINOR, 0))
    seat = view.seats[view.seat]
    for number in range(seat.perfumes_size):
        perfume = seat.perfumes[number]
        closed = perfume.complete or (slot == HEART and perfume.kind == MINOR_KIND)
        if not closed and perfume.notes[slot] == NONE:
            best = max(best, place_worth(box, view, note, PERFUME, number))
    if view.keep_notes:
        best = max(best, best_finish(box, view, note) * KEPT_SHARE)
    return best + box.notes[note].coins


# ---------------------------------------------------------------- kept notes (PA-11.1)


@part
def appraise_keeping(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """A kept note can go anywhere: it is placed where that finishes a perfume; a pass is 0."""
    for note in range(NOTES):
        if mask[PLACE + note]:
            worth[PLACE + note] = best_finish(box, view, note)


@part
def best_finish(box: Box, view: View, note: int) -> float:
    """The most that a perfume brings which *note* and kept ones can finish now; -1 if none can."""
    best = max(
        finish_worth(box, view, note, MINOR, 0),
        finish_worth(box, view, note, MAJOR, 0),
    )
    for number in range(view.seats[view.seat].perfumes_size):
        if not view.seats[view.seat].perfumes[number].complete:
            best = max(best, finish_worth(box, view, note, PERFUME, number))
    return best


@part
def finish_worth(box: Box, view: View, note: int, into: int, number: int) -> float:
    """What a perfume brings that *note* and kept ones finish, MINOR, MAJOR or *number*; or -1."""
    scents = floats(AROMAS)
    filled = 0  # bits of the slots that are
    kind = MINOR_KIND if into == MINOR else MAJOR_KIND
    for aroma in range(AROMAS):
        scents[aroma] = parts_of(box, view, note, aroma)
    if into == PERFUME:
        perfume = view.seats[view.seat].perfumes[number]
        kind = perfume.kind
        for slot in range(TYPES):
            if perfume.notes[slot] != NONE:
                filled |= 1 << slot
                for aroma in range(AROMAS):
                    scents[aroma] += parts_of(box, view, perfume.notes[slot], aroma)
    if kind == MINOR_KIND:
        filled |= 1 << HEART
    if (filled >> box.notes[note].type) & 1:
        return -1.0
    filled |= 1 << box.notes[note].type
    for slot in range(TYPES):
        if not (filled >> slot) & 1 and not add_kept(box, view, note, slot, scents):
            return -1.0
    return perfume_worth(box, view, scents, kind, 0)


@part
def add_kept(box: Box, view: View, note: int, slot: int, scents: Floats) -> bool:
    """Adds the scents of the kept note that suits them best in *slot*; whether there is one."""
    best, suits = NONE, -1.0
    for other in range(NOTES):
        if view.kept[other] == view.seat and other != note and box.notes[other].type == slot:
            together = 0.0  # many parts of one scent are wanted most
            for aroma in range(AROMAS):
                parts = scents[aroma] + parts_of(box, view, other, aroma)
                together += parts * parts
            if together > suits:
                best, suits = other, together
    if best == NONE:
        return False
    for aroma in range(AROMAS):
        scents[aroma] += parts_of(box, view, best, aroma)
    return True


# ---------------------------------------------------------------- plans


@part
def weigh_notes(box: Box, view: View, notes: Floats) -> None:
    """Fills notes[space] with the worth of each note of the distillery."""
    for space in range(DISTILLERY):
        notes[space] = 0.0
        if view.distillery[space] != NONE:
            notes[space] = note_worth(box, view, view.distillery[space])


@inline
def plan_needs(box: Box, view: View, notes: Floats, plan: int, needs: Floats) -> float:
    """Fills needs[aroma] for a set of spaces, given as bits; answers with its worth, or -1."""
    for aroma in range(AROMAS):
        needs[aroma] = 0
    total = 0.0
    for space in range(DISTILLERY):
        if (plan >> space) & 1:
            note = view.distillery[space]
            if note == NONE:
                return -1.0
            for aroma in range(AROMAS):
                needs[aroma] += box.notes[note].needs[aroma]
            total += notes[space]
    return total


@part
def best_claim(box: Box, view: View, notes: Floats, flasks: Floats, needs: Floats) -> float:
    """The worth of the best set of notes that these flasks can claim."""
    best = 0.0
    for plan in range(1, 1 << DISTILLERY):
        total = plan_needs(box, view, notes, plan, needs)
        if total > best and covers(flasks, needs):
            best = total
    return best


@inline
def covers(flasks: Floats, needs: Floats) -> bool:
    """Whether there are enough flasks of every aroma."""
    for aroma in range(AROMAS):
        if needs[aroma] > flasks[aroma]:
            return False
    return True


@part
def best_plan(
    box: Box, view: View, notes: Floats, dice: Floats, actions: int, needs: Floats, held: Floats
) -> float:
    """The worth of the best plan: a set of notes, with all *actions* left spent on dice for it."""
    water = min(0.6, 0.2 * view.seats[view.seat].tokens_left)  # how far water mends a bad roll
    best = 0.0
    for plan in range(1, 1 << DISTILLERY):
        total = plan_needs(box, view, notes, plan, needs)
        if total <= best:
            continue
        chance = plan_chance(box, dice, actions, needs, held)
        if chance > 0.0:
            best = max(best, total * (chance + (1.0 - chance) * water * chance))
    return best


@part
def plan_chance(box: Box, dice: Floats, actions: int, needs: Floats, held: Floats) -> float:
    """How likely a plan succeeds when the actions left go to the dice that help most."""
    spare = actions
    chance = 1.0
    for aroma in range(AROMAS):
        held[aroma] = max(dice[aroma], needs[aroma])
        spare -= int(held[aroma] - dice[aroma])
        if held[aroma] > DICE:
            return 0.0
        faces = box.aromas[aroma].flask_faces
        chance *= TAILS[faces, int(held[aroma]), int(needs[aroma])]
    while spare >= 0 and chance > 0.0:
        best, gain = -1, 1.0
        for aroma in range(AROMAS):
            if needs[aroma] > 0 and held[aroma] < DICE:
                faces, have = box.aromas[aroma].flask_faces, int(held[aroma])
                raised = TAILS[faces, have + 1, int(needs[aroma])]
                ratio = raised / TAILS[faces, have, int(needs[aroma])]
                if ratio > gain:
                    best, gain = aroma, ratio
        if spare == 0 or best == -1:
            return chance
        held[best] += 1
        chance *= gain
        spare -= 1
    return 0.0


# ---------------------------------------------------------------- decisions


@part
def appraise_clocks(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Late clocks give more actions; early ones the choice of notes and of customers."""
    seat = view.seats[view.seat]
    sales = 0
    for number in range(seat.perfumes_size):
        if seat.perfumes[number].flacons > 0 and wanted(box, view, number):
            sales += seat.perfumes[number].flacons
    clocks = box.clocks_size[view.seats_size]
    for position in range(clocks):
        early = EARLY_CLAIM + EARLY_SALE * min(sales, 2)
        actions = box.actions[view.seats_size, position]
        worth[CHOOSE_CLOCK + position] = ACTION_WORTH * actions + early * (clocks - position)


@inline
def wanted(box: Box, view: View, number: int) -> bool:
    """Whether a customer on the street would buy this perfume of the deciding seat."""
    own = view.seats[view.seat].perfumes[number]
    for space in range(STREET):
        customer = view.street[space]
        if customer != NONE and satisfies(box, view, own, customer):
            return True
    return False


@part
def appraise_preparation(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of an action is that of the best plan after it."""
    notes, dice = floats(DISTILLERY), floats(AROMAS)
    needs, held = floats(AROMAS), floats(AROMAS)
    weigh_notes(box, view, notes)
    for aroma in range(AROMAS):
        dice[aroma] = view.dice[aroma]
    left = view.actions_left - 1
    idle = best_plan(box, view, notes, dice, left, needs, held)
    for aroma in range(AROMAS):
        if mask[TAKE_DIE + aroma]:
            dice[aroma] += 1
            worth[TAKE_DIE + aroma] = best_plan(box, view, notes, dice, left, needs, held)
            dice[aroma] -= 1
    worth[DRAW_NOTE] = idle + FRESH_NOTE * horizon(view)
    crowded = view.seats[view.seat].tokens_left >= box.keep_limit
    worth[TAKE_WATER] = idle + (0.2 if crowded else TOKEN_WORTH)


@part
def token_cost(box: Box, view: View, tokens: int) -> float:
    """What it costs to give away this many tokens, the cheapest ones."""
    cost = 0.0
    left = tokens
    for value in range(VALUES):
        used = min(left, int(view.seats[view.seat].tokens[value]))
        cost += used * (box.token_values[value] + TOKEN_USE * horizon(view))
        left -= used
    return cost


@part
def appraise_water(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a use is that of the best claim after it, on average, less its tokens."""
    notes, flasks, needs = floats(DISTILLERY), floats(AROMAS), floats(AROMAS)
    weigh_notes(box, view, notes)
    for aroma in range(AROMAS):
        flasks[aroma] = view.flasks[aroma]
    now = best_claim(box, view, notes, flasks, needs)
    worth[REROLL_ALL] = now
    worth[WATER_STOP] = now
    for aroma in range(AROMAS):
        worth[REROLL_COLOUR + aroma] = now
        worth[TURN_FLY + aroma] = now
        if mask[REROLL_COLOUR + aroma]:
            reroll = expected(box, view, notes, flasks, needs, aroma, aroma + 1, False)
            worth[REROLL_COLOUR + aroma] = reroll - token_cost(box, view, box.reroll_colour_cost)
        if mask[TURN_FLY + aroma]:
            flasks[aroma] += 1
            turned = best_claim(box, view, notes, flasks, needs)
            flasks[aroma] -= 1
            worth[TURN_FLY + aroma] = turned - token_cost(box, view, box.turn_fly_cost)
    if mask[REROLL_ALL]:
        reroll = expected(box, view, notes, flasks, needs, 0, AROMAS, True)
        worth[REROLL_ALL] = reroll - token_cost(box, view, box.reroll_all_cost)


@part
def expected(
    box: Box,
    view: View,
    notes: Floats,
    flasks: Floats,
    needs: Floats,
    first: int,
    last: int,
    all_dice: bool,
) -> float:
    """The mean worth of the best claim after the dice of some aromas are rolled again."""
    rolled, shown, result = floats(AROMAS), floats(AROMAS), floats(AROMAS)
    for aroma in range(first, last):
        rolled[aroma] = view.dice[aroma] - (0 if all_dice else flasks[aroma])
    mean = 0.0
    while True:
        chance = 1.0
        for aroma in range(AROMAS):
            result[aroma] = flasks[aroma]
            if first <= aroma < last:
                dice, flask = int(rolled[aroma]), int(shown[aroma])
                result[aroma] = shown[aroma] + (0 if all_dice else flasks[aroma])
                faces = box.aromas[aroma].flask_faces
                chance *= TAILS[faces, dice, flask]
                if flask < dice:
                    chance *= 1.0 - TAILS[faces, dice, flask + 1] / max(
                        1e-12, TAILS[faces, dice, flask]
                    )
        if chance > 0.0:
            mean += chance * best_claim(box, view, notes, result, needs)
        aroma = first  # the next combination of results
        while aroma < last and shown[aroma] == rolled[aroma]:
            shown[aroma] = 0
            aroma += 1
        if aroma == last:
            return mean
        shown[aroma] += 1


@part
def appraise_claims(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a claim is that of the note and of what can be claimed after it."""
    notes, flasks, needs = floats(DISTILLERY), floats(AROMAS), floats(AROMAS)
    weigh_notes(box, view, notes)
    for space in range(DISTILLERY):
        if not mask[CLAIM + space]:
            continue
        for aroma in range(AROMAS):
            used = box.notes[view.distillery[space]].needs[aroma]
            flasks[aroma] = view.flasks[aroma] - view.spent[aroma] - used
        own = notes[space]
        notes[space] = -100.0  # no plan takes it twice
        worth[CLAIM + space] = own + best_claim(box, view, notes, flasks, needs)
        notes[space] = own


@part
def appraise_sales(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a sale is its price less what the flacon may bring later; a pass is 0."""
    scents = floats(AROMAS)
    seat = view.seats[view.seat]
    for number in range(seat.perfumes_size):
        perfume = seat.perfumes[number]
        if perfume.flacons == 0:
            continue
        scents_of(box, view, perfume, scents)
        keep = future_price(box, view, scents, perfume.kind) * horizon(view)
        reward = 0.0
        if perfume.flacons == 1 and seat.tokens_left < box.keep_limit:
            reward = box.sold_out_reward * TOKEN_USE
        worth[BARGAIN + number] = box.bargain_prices[perfume.kind] + reward - keep - 0.5
        for space in range(STREET):
            customer = view.street[space]
            if customer != NONE and fits(box, scents, customer):
                price = box.customers[customer].price + reward - keep
                worth[SELL + number] = max(worth[SELL + number], price)
