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
from grasse.kernel.aliases import Floats, Integers, Mask
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.lanes import WIDTH, covers, in_lane, in_lanes, lacking, lane_of, total_of
from grasse.kernel.stack import floats, integers

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


def _gains() -> Floats:
    """[flask faces, dice, wanted] how much likelier that is with one more die; or 0."""
    table = np.zeros((FACES + 1, DICE + 1, DICE + 1))
    for faces in range(1, FACES + 1):
        for dice in range(DICE):
            for wanted in range(1, dice + 1):
                table[faces, dice, wanted] = (
                    TAILS[faces, dice + 1, wanted] / TAILS[faces, dice, wanted]
                )
    return table


GAINS = _gains()
ALL_DICE = sum(DICE << (WIDTH * aroma) for aroma in range(AROMAS))
MOST_SHOWN = DICE + 1  # numbers of flasks that dice of one aroma can show
PLANS = 1 << DISTILLERY  # sets of notes, the empty one too
WISH, PRICE = range(2)  # of a customer in the market, for which there is
PLACES = STREET + CUSTOMERS + 1  # always room, and an end


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
        appraise_claimed(box, view, worth)
    elif phase == COMPOSE:
        appraise_places(box, view, mask, worth)
    elif phase == SELLING:
        appraise_sales(box, view, mask, worth)
    elif phase == SERVE:
        for customer in range(CUSTOMERS):
            worth[TO + customer] = box.customers[customer].price


# ---------------------------------------------------------------- perfumes


@inline
def scents_of(box: Box, view: View, perfume: Perfume) -> int:
    """The parts of a perfume, a lane for each aroma."""
    scents = 0
    for slot in range(TYPES):
        if perfume.notes[slot] != NONE:
            scents += scents_of_note(box, view, perfume.notes[slot])
    return scents


@inline
def scents_of_note(box: Box, view: View, note: int) -> int:
    """The parts of a note, a lane for each aroma."""
    scents = 0
    for aroma in range(AROMAS):
        scents += in_lane(aroma, parts_of(box, view, note, aroma))
    return scents


@inline
def missing_in(perfume: Perfume) -> int:
    """How many notes a perfume lacks."""
    missing = 0
    for slot in range(TYPES):
        if perfume.notes[slot] == NONE and (slot != HEART or perfume.kind == MAJOR_KIND):
            missing += 1
    return missing


@part
def read_market(box: Box, view: View, market: Integers) -> None:
    """Fills market[WISH, place], a lane for each aroma, and market[PRICE, place].

    First the spaces of the street, then the customers of the stack. Where nobody is the wish is 0,
    as everybody wants something.
    """
    for space in range(STREET):
        if view.street[space] != NONE:
            read_customer(box, view.street[space], space, market)
    size = STREET
    for customer in range(CUSTOMERS):
        if view.stack[customer]:
            read_customer(box, customer, size, market)
            size += 1


@inline
def read_customer(box: Box, customer: int, place: int, market: Integers) -> None:
    """Puts a customer into the market."""
    market[WISH, place] = in_lanes(box.customers[customer].wants)
    market[PRICE, place] = box.customers[customer].price


@part
def future_price(box: Box, view: View, market: Integers, scents: int, kind: int) -> float:
    """What a flacon may bring from customers that are still in the stack, or as a bargain."""
    place, fitting, prices = STREET, 0, 0.0
    while market[WISH, place] != 0:
        if covers(scents, market[WISH, place]):
            fitting += 1
            prices += market[PRICE, place]
        place += 1
    waiting = place - STREET
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
def shelf_worth(
    box: Box, view: View, market: Integers, scents: int, kind: int, flacons: int
) -> float:
    """What this many flacons of these scents may still sell for, to the street first."""
    later = future_price(box, view, market, scents, kind)
    total = 0.0
    left = flacons
    taken = 0  # bits of the street spaces counted so far
    while left > 0:
        best, where = later, -1
        for space in range(STREET):
            wish = market[WISH, space]
            if wish == 0 or (taken >> space) & 1 or not covers(scents, wish):
                continue
            price = RIVALS * market[PRICE, space]
            if price > best:
                best, where = price, space
        if where >= 0:
            taken |= 1 << where
        total += best
        left -= 1
    return total


@part
def perfume_worth(
    box: Box, view: View, market: Integers, scents: int, kind: int, missing: int
) -> float:
    """What a perfume may bring; one that lacks notes is dreamt to get more of its best scent."""
    flacons = min(box.flacons_for[kind], view.flacons_left)
    if missing == 0:
        return shelf_worth(box, view, market, scents, kind, flacons) + 2 * TOKEN_USE
    best = 0
    for aroma in range(AROMAS):
        if lane_of(scents, aroma) > lane_of(scents, best):
            best = aroma
    dreamt = scents + in_lane(best, missing)
    dream = shelf_worth(box, view, market, dreamt, kind, flacons)
    return dream * (ONE_MISSING if missing == 1 else TWO_MISSING) * horizon(view)


@part
def weigh_begun(box: Box, view: View, market: Integers, begun: Floats) -> None:
    """Fills begun[number] with what each perfume may bring that the deciding seat has begun."""
    seat = view.seats[view.seat]
    for number in range(seat.perfumes_size):
        perfume = seat.perfumes[number]
        if not perfume.complete:
            scents = scents_of(box, view, perfume)
            found = perfume_worth(box, view, market, scents, perfume.kind, missing_in(perfume))
            begun[number] = found


@part
def appraise_places(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a place is what it adds to put the note in hand there."""
    market, begun = integers(2, PLACES), floats(PERFUMES)
    read_market(box, view, market)
    weigh_begun(box, view, market, begun)
    for kind in (MINOR, MAJOR):
        if mask[kind]:
            worth[kind] = place_worth(box, view, market, begun, view.placing, kind, 0)
            if view.keep_notes:
                finished = finish_worth(box, view, market, view.placing, kind, 0)
                worth[kind] += max(0.0, finished)
    for number in range(PERFUMES):
        if mask[PERFUME + number]:
            found = place_worth(box, view, market, begun, view.placing, PERFUME, number)
            worth[PERFUME + number] = found
            if view.keep_notes:
                finished = finish_worth(box, view, market, view.placing, PERFUME, number)
                worth[PERFUME + number] += max(0.0, finished)


@part
def place_worth(
    box: Box, view: View, market: Integers, begun: Floats, note: int, into: int, number: int
) -> float:
    """What it adds to put *note* into a new perfume, MINOR or MAJOR, or into PERFUME *number*."""
    scents, before = scents_of_note(box, view, note), 0.0
    if into == PERFUME:
        perfume = view.seats[view.seat].perfumes[number]
        kind, missing = int(perfume.kind), missing_in(perfume)
        scents += scents_of(box, view, perfume)
        before = begun[number]
    else:
        kind = MINOR_KIND if into == MINOR else MAJOR_KIND
        missing = 2 if into == MINOR else 3
    return perfume_worth(box, view, market, scents, kind, missing - 1) - before


@part
def appraise_claimed(box: Box, view: View, worth: Floats) -> None:
    """The worth of each claimed note, wherever it is placed best."""
    market, begun = integers(2, PLACES), floats(PERFUMES)
    read_market(box, view, market)
    weigh_begun(box, view, market, begun)
    for order in range(DISTILLERY):
        if view.claimed[order] != NONE:
            note = int(view.claimed[order])
            worth[PLACE + note] = note_worth(box, view, market, begun, note)


@part
def note_worth(box: Box, view: View, market: Integers, begun: Floats, note: int) -> float:
    """What a note is worth to the deciding seat: its coins, and the best place for it."""
    slot = box.notes[note].type
    best = place_worth(box, view, market, begun, note, MAJOR, 0)
    if slot != HEART:
        best = max(best, place_worth(box, view, market, begun, note, MINOR, 0))
    seat = view.seats[view.seat]
    for number in range(seat.perfumes_size):
        perfume = seat.perfumes[number]
        closed = perfume.complete or (slot == HEART and perfume.kind == MINOR_KIND)
        if not closed and perfume.notes[slot] == NONE:
            best = max(best, place_worth(box, view, market, begun, note, PERFUME, number))
    if view.keep_notes:
        best = max(best, best_finish(box, view, market, note) * KEPT_SHARE)
    return best + box.notes[note].coins


# ---------------------------------------------------------------- kept notes (PA-11.1)


@part
def appraise_keeping(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """A kept note can go anywhere: it is placed where that finishes a perfume; a pass is 0."""
    market = integers(2, PLACES)
    read_market(box, view, market)
    for note in range(NOTES):
        if mask[PLACE + note]:
            worth[PLACE + note] = best_finish(box, view, market, note)


@part
def best_finish(box: Box, view: View, market: Integers, note: int) -> float:
    """The most that a perfume brings which *note* and kept ones can finish now; -1 if none can."""
    best = max(
        finish_worth(box, view, market, note, MINOR, 0),
        finish_worth(box, view, market, note, MAJOR, 0),
    )
    for number in range(view.seats[view.seat].perfumes_size):
        if not view.seats[view.seat].perfumes[number].complete:
            best = max(best, finish_worth(box, view, market, note, PERFUME, number))
    return best


@part
def finish_worth(
    box: Box, view: View, market: Integers, note: int, into: int, number: int
) -> float:
    """What a perfume brings that *note* and kept ones finish, MINOR, MAJOR or *number*; or -1."""
    filled = 0  # bits of the slots that are
    kind = MINOR_KIND if into == MINOR else MAJOR_KIND
    scents = scents_of_note(box, view, note)
    if into == PERFUME:
        perfume = view.seats[view.seat].perfumes[number]
        kind = int(perfume.kind)
        scents += scents_of(box, view, perfume)
        for slot in range(TYPES):
            if perfume.notes[slot] != NONE:
                filled |= 1 << slot
    if kind == MINOR_KIND:
        filled |= 1 << HEART
    if (filled >> box.notes[note].type) & 1:
        return -1.0
    filled |= 1 << box.notes[note].type
    for slot in range(TYPES):
        if not (filled >> slot) & 1:
            other = kept_for(box, view, note, slot, scents)
            if other == NONE:
                return -1.0
            scents += scents_of_note(box, view, other)
    return perfume_worth(box, view, market, scents, kind, 0)


@part
def kept_for(box: Box, view: View, note: int, slot: int, scents: int) -> int:
    """The kept note other than *note* that suits these scents best in *slot*, or NONE."""
    best, suits = NONE, -1
    for other in range(NOTES):
        if view.kept[other] == view.seat and other != note and box.notes[other].type == slot:
            both = scents + scents_of_note(box, view, other)
            together = 0  # many parts of one scent are wanted most
            for aroma in range(AROMAS):
                together += lane_of(both, aroma) * lane_of(both, aroma)
            if together > suits:
                best, suits = other, together
    return best


# ---------------------------------------------------------------- plans


@part
def weigh_notes(box: Box, view: View, notes: Floats) -> None:
    """Fills notes[space] with the worth of each note of the distillery."""
    market, begun = integers(2, PLACES), floats(PERFUMES)
    read_market(box, view, market)
    weigh_begun(box, view, market, begun)
    for space in range(DISTILLERY):
        notes[space] = 0.0
        if view.distillery[space] != NONE:
            notes[space] = note_worth(box, view, market, begun, view.distillery[space])


@part
def list_plans(
    box: Box, view: View, notes: Floats, most: int, totals: Floats, needs: Integers
) -> int:
    """Fills totals[plan] with its worth and needs[plan] with its flasks, a lane for each aroma.

    Those that need no more than *most*; the first one is to claim nothing. Answers with how many.
    """
    totals[0], needs[0] = 0.0, 0
    size = 1
    for space in range(DISTILLERY):
        if view.distillery[space] == NONE:
            continue
        own = in_lanes(box.notes[view.distillery[space]].needs)
        for plan in range(size):
            if covers(most, needs[plan] + own):
                totals[size] = totals[plan] + notes[space]
                needs[size] = needs[plan] + own
                size += 1
    return size


@part
def best_claim(totals: Floats, needs: Integers, size: int, flasks: int) -> float:
    """The worth of the best plan that these flasks can claim."""
    best = 0.0
    for plan in range(size):
        if totals[plan] > best and covers(flasks, needs[plan]):
            best = totals[plan]
    return best


@part
def best_plan(
    box: Box, view: View, totals: Floats, needs: Integers, size: int, dice: int, actions: int
) -> float:
    """The worth of the best plan: a set of notes, with all *actions* left spent on dice for it."""
    water = min(0.6, 0.2 * view.seats[view.seat].tokens_left)  # how far water mends a bad roll
    best = 0.0
    for plan in range(size):
        if totals[plan] <= best:
            continue
        more = lacking(dice, needs[plan])
        spare = actions - total_of(more)
        if spare >= 0:
            chance = plan_chance(box, dice + more, spare, needs[plan])
            best = max(best, totals[plan] * (chance + (1.0 - chance) * water * chance))
    return best


@part
def plan_chance(box: Box, dice: int, actions: int, needs: int) -> float:
    """How likely a plan that these dice suffice for succeeds.

    The actions left go to the dice that help most.
    """
    chance = 1.0
    for aroma in range(AROMAS):
        faces = box.aromas[aroma].flask_faces
        chance *= TAILS[faces, lane_of(dice, aroma), lane_of(needs, aroma)]
    held = dice
    for _ in range(actions):
        best, gain = -1, 1.0
        for aroma in range(AROMAS):
            faces = box.aromas[aroma].flask_faces
            ratio = GAINS[faces, lane_of(held, aroma), lane_of(needs, aroma)]
            if ratio > gain:
                best, gain = aroma, ratio
        if best == -1:
            return chance
        held += in_lane(best, 1)
        chance *= gain
    return chance


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
    notes, totals, needs = floats(DISTILLERY), floats(PLANS), integers(PLANS)
    weigh_notes(box, view, notes)
    dice = in_lanes(view.dice)
    size = list_plans(box, view, notes, ALL_DICE, totals, needs)
    left = view.actions_left - 1
    idle = best_plan(box, view, totals, needs, size, dice, left)
    for aroma in range(AROMAS):
        if mask[TAKE_DIE + aroma]:
            more = dice + in_lane(aroma, 1)
            worth[TAKE_DIE + aroma] = best_plan(box, view, totals, needs, size, more, left)
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
    notes, totals, needs = floats(DISTILLERY), floats(PLANS), integers(PLANS)
    weigh_notes(box, view, notes)
    flasks = in_lanes(view.flasks)
    size = list_plans(box, view, notes, in_lanes(view.dice), totals, needs)
    now = best_claim(totals, needs, size, flasks)
    worth[REROLL_ALL] = now
    worth[WATER_STOP] = now
    for aroma in range(AROMAS):
        worth[REROLL_COLOUR + aroma] = now
        worth[TURN_FLY + aroma] = now
        if mask[REROLL_COLOUR + aroma]:
            reroll = expected(box, view, totals, needs, size, flasks, aroma, aroma + 1)
            worth[REROLL_COLOUR + aroma] = reroll - token_cost(box, view, box.reroll_colour_cost)
        if mask[TURN_FLY + aroma]:
            turned = best_claim(totals, needs, size, flasks + in_lane(aroma, 1))
            worth[TURN_FLY + aroma] = turned - token_cost(box, view, box.turn_fly_cost)
    if mask[REROLL_ALL]:
        reroll = expected(box, view, totals, needs, size, 0, 0, AROMAS)
        worth[REROLL_ALL] = reroll - token_cost(box, view, box.reroll_all_cost)


@part
def expected(
    box: Box, view: View, totals: Floats, needs: Integers, size: int,
    flasks: int, first: int, last: int,
) -> float:  # fmt: skip
    """The mean worth of the best claim after the dice of some aromas are rolled again.

    All of them that are not among these *flasks*.
    """
    rolled, shown = integers(AROMAS), integers(AROMAS)
    least, no_more = floats(AROMAS, MOST_SHOWN), floats(AROMAS, MOST_SHOWN)
    for aroma in range(first, last):
        rolled[aroma] = view.dice[aroma] - lane_of(flasks, aroma)
        weigh_roll(box, aroma, rolled[aroma], least[aroma], no_more[aroma])
    mean, result = 0.0, flasks
    while size > 1:  # else nothing can be claimed anyway
        chance = 1.0
        for aroma in range(first, last):
            chance *= least[aroma, shown[aroma]]
            chance *= no_more[aroma, shown[aroma]]
        if chance > 0.0:
            mean += chance * best_claim(totals, needs, size, result)
        aroma = first  # the next combination of results
        while aroma < last and shown[aroma] == rolled[aroma]:
            result -= in_lane(aroma, shown[aroma])
            shown[aroma] = 0
            aroma += 1
        if aroma == last:
            break
        result += in_lane(aroma, 1)
        shown[aroma] += 1
    return mean


@inline
def weigh_roll(box: Box, aroma: int, dice: int, least: Floats, no_more: Floats) -> None:
    """Fills in how likely *dice* show at least each number of flasks, and then not one more."""
    faces = box.aromas[aroma].flask_faces
    for flasks in range(dice + 1):
        least[flasks], no_more[flasks] = TAILS[faces, dice, flasks], 1.0
        if flasks < dice:
            more = TAILS[faces, dice, flasks + 1]
            no_more[flasks] -= more / max(1e-12, TAILS[faces, dice, flasks])


@part
def appraise_claims(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a claim is that of the note and of what can be claimed after it."""
    notes, totals, needs = floats(DISTILLERY), floats(PLANS), integers(PLANS)
    weigh_notes(box, view, notes)
    flasks = in_lanes(view.flasks) - in_lanes(view.spent)
    for space in range(DISTILLERY):
        if not mask[CLAIM + space]:
            continue
        left = flasks - in_lanes(box.notes[view.distillery[space]].needs)
        own = notes[space]
        notes[space] = -100.0  # no plan takes it twice
        size = list_plans(box, view, notes, left, totals, needs)
        worth[CLAIM + space] = own + best_claim(totals, needs, size, left)
        notes[space] = own


@part
def appraise_sales(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The worth of a sale is its price less what the flacon may bring later; a pass is 0."""
    market = integers(2, PLACES)
    read_market(box, view, market)
    seat = view.seats[view.seat]
    for number in range(seat.perfumes_size):
        perfume = seat.perfumes[number]
        if perfume.flacons == 0:
            continue
        scents = scents_of(box, view, perfume)
        keep = future_price(box, view, market, scents, perfume.kind) * horizon(view)
        reward = 0.0
        if perfume.flacons == 1 and seat.tokens_left < box.keep_limit:
            reward = box.sold_out_reward * TOKEN_USE
        worth[BARGAIN + number] = box.bargain_prices[perfume.kind] + reward - keep - 0.5
        for space in range(STREET):
            wish = market[WISH, space]
            if wish != 0 and covers(scents, wish):
                price = market[PRICE, space] + reward - keep
                worth[SELL + number] = max(worth[SELL + number], price)
