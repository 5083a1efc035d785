"""What an action is worth to a perfumer with some sense, in points.

An engine is worth what its Notes can blend, round by round. A perfume is worth its brand value, as
likely as the essences for it can be had. Any card is worth at least what it can pay. The figures in
capitals were set by hand and tried in play.
"""

from __future__ import annotations

from grasse.games.perfumery.actions import (
    AT,
    DISCARD,
    EFFECT,
    ESSENCE,
    INSTALL,
    KIND,
    OFFERS,
    PAY,
    PAY_DONE,
    PLACE,
    PRODUCE,
    REPLENISH,
    SKIP,
    SORT,
    STOCK,
    STORAGE,
    STORE,
    TO,
    USE,
)
from grasse.games.perfumery.blends import (
    EFFECTS,
    GAINS,
    MOST_POOLS,
    PAYS,
    WORTH,
    lay_effect,
    lay_effects,
    list_pools,
    pool_worth,
    richest,
)
from grasse.games.perfumery.box import (
    ACQUIRE_SPACE,
    CARDS,
    ESSENCE_SPACE,
    ESSENCES,
    FIRST_FUNDS,
    FIRST_PERFUME,
    FIRST_RECIPE,
    HIRE_SPACE,
    MARKER_SPACE,
    NOTE_SPACE,
    NOTES,
    PERFUMES,
    RECIPES,
    REPLENISH_SPACE,
    SORT_SPACE,
    SYNTHETIC,
)
from grasse.games.perfumery.legal import can_replenish, due_essence, essence_cost, holds
from grasse.games.perfumery.records import Box, View
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    ESSENCE_KIND,
    ESSENCE_TO,
    HAND_OF,
    INSTALL_AT,
    INSTALLED_BY,
    INSTALLING,
    LIMIT,
    NONE,
    PAYING,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCING,
    REPLENISH_KIND,
    REPLENISHING,
    SORT_AT,
    SORT_TO,
    SORTING,
    STORING,
    TURN,
)
from grasse.kernel.aliases import Floats, Integers, Mask
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.lanes import LOWEST, covers, in_lane, in_lanes, lane_of
from grasse.kernel.stack import floats, integers

ENGINE = 0.16  # points that the worth of one round's essences turns into
INSTALLATION = 0.75  # of what a recipe brings, for the perfumer who must still install it
MONEY = 0.35  # points that a card pays for, for each of its value
PRODUCIBLE = 0.9  # how likely a perfume is made that could be made at once
LACKING = 0.68  # how much less likely with each essence that is lacking
ROUND = 0.45  # how likely a round goes by without what was lacking
CROWD = 0.82  # how much less likely with each other perfume in hand
STORED = 0.12  # of its worth, for an essence stored for later
HIRE = 1.5  # points that a third perfumer makes in a round
MARKER = 0.35  # of starting the next round
ONE_ESSENCE = 0.15  # of an essence that completes nothing yet
TIDY = 0.01  # of essences left over, where all else is equal
DEAR = 1000.0  # a price that nobody would pay

MOST_PERFUMES = 8  # of a hand that are planned with
MOST_CARDS = 10  # of a hand that are planned to pay with
HANDS = 1 << MOST_CARDS


@jit
def appraise(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Gives every action in *mask* its worth[action] to the deciding seat, in points."""
    phase = view.phase
    if phase == BLENDING:
        appraise_effect(box, view, mask, worth)
    elif phase == TURN:
        appraise_spaces(box, view, mask, worth)
    elif phase == PAYING or phase == LIMIT:
        appraise_discards(box, view, mask, worth)
    elif phase == PRODUCING:
        appraise_production(box, view, mask, worth)
    elif phase == PRODUCE_PAY or phase == PRODUCE_KIND:
        appraise_sources(view, mask, worth)
    elif phase == STORING:  # all that can be stored, the best first; store_done is 0
        for number in range(NOTES * ESSENCES):
            worth[STORE + number] = WORTH[number % ESSENCES]
    elif phase == INSTALLING:
        appraise_recipes(box, view, mask, worth)
    elif phase == INSTALL_AT:
        for index in range(RECIPES):
            if mask[AT + index]:
                recipe = view.picked - FIRST_RECIPE
                worth[AT + index] = engine_with(box, view, NONE, recipe, view.note, index)
    elif phase == SORTING or phase == SORT_TO or phase == SORT_AT:
        appraise_sorting(box, view, mask, worth)
    elif phase == REPLENISHING or phase == REPLENISH_KIND:
        appraise_replenishing(box, view, mask, worth)
    elif phase == ESSENCE_KIND or phase == ESSENCE_TO:
        appraise_essences(box, view, mask, worth)


@inline
def rounds_after(box: Box, view: View) -> int:
    """Rounds that are still to come after this one."""
    return int(box.rounds[view.seats_size]) - int(view.round_number)


# ---------------------------------------------------------------- the engine


@part
def note_worth(box: Box, view: View, note: int, lifted: int, recipe: int, index: int) -> float:
    """The best that a Note can blend, if a recipe is lifted out or put in."""
    effects = integers(EFFECTS, 2)
    return richest(effects, lay_effects(box, view, note, lifted, recipe, index, effects))


@inline
def balance(top: float, middle: float, base: float) -> float:
    """Perfumes ask for something of every Note: a lame one holds back the others."""
    root = top**0.5 + middle**0.5 + base**0.5
    return root * root / NOTES


@part
def engine_with(box: Box, view: View, lifted: int, recipe: int, to: int, index: int) -> float:
    """The worth of a round's essences, if *recipe* lay at an index of a Note, and not *lifted*."""
    worth = floats(NOTES)
    for note in range(NOTES):
        added = recipe if note == to else NONE
        worth[note] = note_worth(box, view, note, lifted, added, index)
    return balance(worth[0], worth[1], worth[2])


@part
def weigh_recipe(box: Box, view: View, base: Floats, recipe: int, lifted: int, note: int) -> float:
    """Points that a recipe brings in the rest of the match, at its best place in a Note.

    *base* has the worth of each Note as it is, without *lifted*.
    """
    before = balance(base[0], base[1], base[2])
    effects = integers(EFFECTS, 2)
    place = lay_effects(box, view, note, lifted, NONE, 0, effects)  # first it lies on top
    lay_effect(box, recipe, effects, place)
    best = richest(effects, place + 1)
    size = place + 1
    while place > 1:  # and then below the next one
        for side in (PAYS, GAINS):
            above, below = effects[place, side], effects[place - 1, side]
            effects[place, side], effects[place - 1, side] = below, above
        if effects[place, PAYS] > 0 or effects[place - 1, PAYS] > 0:  # else it is all the same
            best = max(best, richest(effects, size))
        place -= 1
    top = best if note == 0 else base[0]
    middle = best if note == 1 else base[1]
    bottom = best if note == 2 else base[2]
    return ENGINE * (rounds_after(box, view) + 1) * (balance(top, middle, bottom) - before)


@part
def weigh_notes(box: Box, view: View, lifted: int, base: Floats) -> None:
    """Fills base[note] with the worth of each Note, without *lifted*."""
    for note in range(NOTES):
        base[note] = note_worth(box, view, note, lifted, NONE, 0)


# ---------------------------------------------------------------- what can be produced


@part
def plan_pools(box: Box, view: View, forced: int, pools: Integers, sizes: Integers) -> None:
    """Fills pools[note, number] with the stocks that are possible in this round.

    *forced* is USE or SKIP for the effect being asked, or NONE. From production on
    the stocks are what they are.
    """
    effects = integers(EFFECTS, 2)
    blending = view.phase == BLENDING
    blended = view.phase >= PRODUCING
    for note in range(NOTES):
        begin, first = 0, 0
        size = lay_effects(box, view, note, NONE, NONE, 0, effects)
        if blended or (blending and note < view.note):
            first = size
        elif blending and note == view.note:
            begin, first = in_lanes(view.pool), view.step + 1
            if forced == USE and covers(begin, effects[view.step, PAYS]):
                begin += effects[view.step, GAINS] - effects[view.step, PAYS]
        sizes[note] = list_pools(effects, first, size, begin, pools[note])
        stock = in_lanes(view.seats[view.seat].stock[note])
        for number in range(sizes[note]):
            pools[note, number] += stock


@part
def lacking_for(pools: Integers, sizes: Integers, stored: int, needs: Integers) -> int:
    """How many essences are lacking for needs[note], with the best pool of each Note."""
    lacks = integers(ESSENCES)
    for note in range(NOTES):
        wanted = needs[note]
        best = best_pool(pools, sizes, note, wanted)
        if not covers(pools[note, best], wanted):
            add_lacks(pools[note, best], wanted, stored, lacks)
    short = lacks[SYNTHETIC]
    for essence in range(SYNTHETIC):
        short += max(0, lacks[essence] - lane_of(stored, essence))
    return max(0, short - lane_of(stored, SYNTHETIC))


@part
def can_make(pools: Integers, sizes: Integers, stored: int, needs: Integers) -> bool:
    """Whether no essence is lacking for needs[note]."""
    if stored > 0:
        return lacking_for(pools, sizes, stored, needs) == 0
    for note in range(NOTES):  # nothing helps a Note out: most often the first one tells
        best = best_pool(pools, sizes, note, needs[note])
        if lacking_in_note(pools[note, best], needs[note]) > 0:
            return False
    return True


@inline
def best_pool(pools: Integers, sizes: Integers, note: int, needs: int) -> int:
    """The number of the pool of a Note that lacks least."""
    best, least = 0, LOWEST
    for number in range(sizes[note]):
        lack = lacking_in_note(pools[note, number], needs)
        if lack < least:
            best, least = number, lack
        if lack == 0:
            break
    return best


@part
def add_lacks(pool: int, needs: int, stored: int, lacks: Integers) -> None:
    """Adds to lacks[essence] what a pool lacks, once its own spare synthetic has paid."""
    spare = lane_of(pool, SYNTHETIC) - lane_of(needs, SYNTHETIC)
    lacks[SYNTHETIC] += max(0, -spare)
    spare = max(0, spare)
    for essence in range(SYNTHETIC):
        lack = max(0, lane_of(needs, essence) - lane_of(pool, essence))
        if lacks[essence] + lack > lane_of(stored, essence):
            paid = min(spare, lacks[essence] + lack - lane_of(stored, essence), lack)
            spare -= paid
            lack -= paid
        lacks[essence] += lack


@inline
def lacking_in_note(pool: int, needs: int) -> int:
    """What a pool lacks, with synthetic standing in for the others (PY-3.9.4)."""
    if covers(pool, needs):
        return 0
    lack = 0
    for essence in range(SYNTHETIC):
        lack += max(0, lane_of(needs, essence) - lane_of(pool, essence))
    spare = lane_of(pool, SYNTHETIC) - lane_of(needs, SYNTHETIC)
    return max(0, lack - spare) if spare >= 0 else lack - spare


@part
def read_needs(box: Box, perfume: int, needs: Integers) -> None:
    """Fills needs[note] with the list of a perfume."""
    for note in range(NOTES):
        needs[note] = in_lanes(box.cards[FIRST_PERFUME + perfume].needs[note])


@part
def best_plan(
    box: Box, view: View, pools: Integers, sizes: Integers, stored: int, planned: Integers
) -> float:
    """The most points that perfumes in the hand can make in this round.

    Fills planned[perfume] with 1 for those that make them.
    """
    perfumes, wanted = integers(MOST_PERFUMES), integers(MOST_PERFUMES, NOTES)
    count = 0
    for perfume in range(PERFUMES):
        planned[perfume] = 0
        if count < MOST_PERFUMES and holds(view, FIRST_PERFUME + perfume):
            read_needs(box, perfume, wanted[count])
            if can_make(pools, sizes, stored, wanted[count]):
                perfumes[count] = perfume
                count += 1
    best, best_set, needs = 0, 0, integers(NOTES)
    for chosen in range(1, 1 << count):
        points = 0
        for number in range(count):
            if (chosen >> number) & 1:
                points += int(box.cards[FIRST_PERFUME + perfumes[number]].brand)
        if points > best and chosen & (chosen - 1) == 0:  # each of them alone can be made
            best, best_set = points, chosen
        elif points > best:
            add_needs(wanted, chosen, count, needs)
            if can_make(pools, sizes, stored, needs):
                best, best_set = points, chosen
    for number in range(count):
        planned[perfumes[number]] = (best_set >> number) & 1
    return float(best)


@inline
def add_needs(wanted: Integers, chosen: int, count: int, needs: Integers) -> None:
    """Fills needs[note] with the lists of all perfumes that are chosen, as bits."""
    for note in range(NOTES):
        needs[note] = 0
        for number in range(count):
            if (chosen >> number) & 1:
                needs[note] += wanted[number, note]


@inline
def stored_by(view: View) -> int:
    """What the deciding seat has on its perfumes."""
    return in_lanes(view.seats[view.seat].stored)


@part
def points_now(box: Box, view: View) -> float:
    """The points of the best plan as things are."""
    pools, sizes, planned = integers(NOTES, MOST_POOLS), integers(NOTES), integers(PERFUMES)
    plan_pools(box, view, NONE, pools, sizes)
    return best_plan(box, view, pools, sizes, stored_by(view), planned)


@part
def points_with(
    box: Box, view: View, pools: Integers, sizes: Integers, essence: int, note: int
) -> float:
    """The points of the best plan with one more essence on a Note, or stored if that is NONE.

    The pools are those of plan_pools().
    """
    stored, planned, more = stored_by(view), integers(PERFUMES), in_lane(essence, 1)
    if note == NONE:
        return best_plan(box, view, pools, sizes, stored + more, planned)
    for number in range(sizes[note]):
        pools[note, number] += more
    points = best_plan(box, view, pools, sizes, stored, planned)
    for number in range(sizes[note]):
        pools[note, number] -= more
    return points


# ---------------------------------------------------------------- what a card is worth


@inline
def money(box: Box, view: View) -> float:
    """Points for each value of a card; in the last rounds little is left to buy."""
    return MONEY * min(1.0, (rounds_after(box, view) + 0.2) / 3.0)


@part
def weigh_cards(box: Box, view: View, with_columns: bool, keep: Floats, gains: Floats) -> None:
    """Fills keep[card] with what each card in the hand is worth, and in the columns if wanted.

    And gains[recipe, note] with what the recipes among them bring there.
    """
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    stored, needs, base = stored_by(view), integers(NOTES), floats(NOTES)
    plan_pools(box, view, NONE, pools, sizes)
    weigh_notes(box, view, NONE, base)
    held = 0
    for card in range(FIRST_PERFUME, FIRST_FUNDS):
        if holds(view, card):
            held += 1
    for card in range(CARDS):
        mine = holds(view, card)
        lies_open = view.places[card] >= ABOVE and view.places[card] < HAND_OF
        if not mine and not (lies_open and with_columns):
            continue
        keep[card] = box.cards[card].value * money(box, view)
        if card >= FIRST_FUNDS:
            continue
        if card < FIRST_PERFUME:
            special = recipe_worth(box, view, base, card - FIRST_RECIPE, gains)
        else:
            read_needs(box, card - FIRST_PERFUME, needs)
            lack = float(lacking_for(pools, sizes, stored, needs))
            special = perfume_worth(box, view, card, lack) * CROWD ** (held - 1 if mine else held)
        keep[card] = max(keep[card], special)


@part
def recipe_worth(box: Box, view: View, base: Floats, recipe: int, gains: Floats) -> float:
    """What a recipe may bring once it is installed, less its cost; fills gains[recipe, note]."""
    best = 0.0
    for note in range(NOTES):
        gains[recipe, note] = weigh_recipe(box, view, base, recipe, NONE, note)
        best = max(best, gains[recipe, note])
    cost = box.cards[FIRST_RECIPE + recipe].value * money(box, view)
    return INSTALLATION * (best - cost)


@inline
def perfume_worth(box: Box, view: View, card: int, lack: float) -> float:
    """The brand value, as likely as the perfume can be made; and its storage spaces."""
    after = rounds_after(box, view)
    likely = PRODUCIBLE
    if lack > 0.0:
        likely *= LACKING**lack * (1.0 - ROUND**after)
    worth = float(box.cards[card].brand)
    for essence in range(ESSENCES):
        if after > 0:
            worth += STORED * WORTH[essence] * box.cards[card].storage[essence]
    return worth * likely


@part
def cheapest(
    box: Box, view: View, keep: Floats, cost: int, without: int, paying: Integers
) -> float:
    """What it costs to pay *cost* from the hand, without one card, with what is needed least.

    Fills paying[card] with 1 for the cards to pay with; answers with their worth, or DEAR.
    """
    cards, count = integers(MOST_CARDS), 0
    for card in range(CARDS):
        paying[card] = 0
        if card != without and count < MOST_CARDS and holds(view, card):
            cards[count] = card
            count += 1
    prices, values = floats(HANDS), integers(HANDS)  # [chosen], as bits
    best, best_set = DEAR if cost > 0 else 0.0, 0
    for number in range(count):
        value, size = int(box.cards[cards[number]].value), 1 << number
        for chosen in range(size):
            prices[size + chosen] = prices[chosen] + keep[cards[number]]
            values[size + chosen] = values[chosen] + value
            if values[size + chosen] >= cost and prices[size + chosen] < best:
                best, best_set = prices[size + chosen], size + chosen
    for number in range(count):
        paying[cards[number]] = (best_set >> number) & 1
    return best


# ---------------------------------------------------------------- spaces


@part
def appraise_spaces(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """What the best use of each space brings, less what it costs."""
    keep, gains, paying = floats(CARDS), floats(RECIPES, NOTES), integers(CARDS)
    weigh_cards(box, view, True, keep, gains)
    after = rounds_after(box, view)
    for column in range(NOTE_SPACE - ACQUIRE_SPACE):
        if mask[PLACE + ACQUIRE_SPACE + column]:
            worth[PLACE + ACQUIRE_SPACE + column] = column_worth(box, view, keep, column)
    for note in range(NOTES):
        if mask[PLACE + NOTE_SPACE + note]:
            worth[PLACE + NOTE_SPACE + note] = installing_worth(box, view, keep, gains, note)
    if mask[PLACE + SORT_SPACE]:
        worth[PLACE + SORT_SPACE] = sorting_worth(box, view)
    appraise_supplies(box, view, keep, mask, worth)
    if mask[PLACE + HIRE_SPACE]:
        cost = cheapest(box, view, keep, box.hire_cost, NONE, paying)
        worth[PLACE + HIRE_SPACE] = HIRE * after - cost
    if mask[PLACE + MARKER_SPACE]:
        worth[PLACE + MARKER_SPACE] = MARKER if after > 0 else 0.0


@part
def appraise_supplies(box: Box, view: View, keep: Floats, mask: Mask, worth: Floats) -> None:
    """What the best use of the spaces brings that give essences."""
    if not (mask[PLACE + REPLENISH_SPACE] or mask[PLACE + ESSENCE_SPACE]):
        return
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    plan_pools(box, view, NONE, pools, sizes)
    now = best_plan(box, view, pools, sizes, stored_by(view), integers(PERFUMES))
    if mask[PLACE + REPLENISH_SPACE]:
        for perfume in range(PERFUMES):
            if can_replenish(box, view, view.seat, perfume):
                found = replenished_worth(box, view, pools, sizes, now, perfume)
                worth[PLACE + REPLENISH_SPACE] = max(worth[PLACE + REPLENISH_SPACE], found)
    if mask[PLACE + ESSENCE_SPACE]:
        floral = offer_worth(box, view, pools, sizes, now, keep, 0)
        synthetic = offer_worth(box, view, pools, sizes, now, keep, 1)
        worth[PLACE + ESSENCE_SPACE] = max(floral, synthetic)


@part
def column_worth(box: Box, view: View, keep: Floats, column: int) -> float:
    """What the cards of a column are worth, less what the hand limit makes one discard."""
    worth = 0.0
    hand = int(view.seats[view.seat].hand_left)
    for card in range(CARDS):
        if view.places[card] == ABOVE + column or view.places[card] == BELOW + column:
            worth += keep[card]
            hand += 1
    last = -1.0
    while hand > box.hand_limit:  # the cheapest one each time, of the hand and the column
        least = DEAR
        for card in range(CARDS):
            here = view.places[card] == ABOVE + column or view.places[card] == BELOW + column
            if (here or holds(view, card)) and last < keep[card] < least:
                least = keep[card]
        if least == DEAR:
            break
        worth -= least
        last = least
        hand -= 1
    if view.next_marker_column == column and rounds_after(box, view) > 0:
        worth += MARKER
    return worth


@part
def installing_worth(box: Box, view: View, keep: Floats, gains: Floats, note: int) -> float:
    """What the best recipe in the hand brings in a Note, less its cost."""
    paying = integers(CARDS)
    best = -DEAR
    for card in range(FIRST_RECIPE, FIRST_PERFUME):
        if holds(view, card):
            gain = gains[card - FIRST_RECIPE, note]
            cost = int(view.cost) + int(box.cards[card].value)
            best = max(best, gain - cheapest(box, view, keep, cost, card, paying))
    return best


@part
def offer_worth(
    box: Box, view: View, pools: Integers, sizes: Integers, now: float, keep: Floats, offer: int
) -> float:
    """What an essence from the supply brings in this round, on the Note where it helps most."""
    paying = integers(CARDS)
    best = 0.0
    for note in range(NOTES):
        best = max(best, points_with(box, view, pools, sizes, OFFERS[offer], note) - now)
    cost = cheapest(box, view, keep, essence_cost(box, offer), NONE, paying)
    return best + ONE_ESSENCE - cost


@part
def replenished_worth(
    box: Box, view: View, pools: Integers, sizes: Integers, now: float, perfume: int
) -> float:
    """What the best essence for a storage space brings, now or later."""
    best = 0.0
    for essence in range(ESSENCES):
        if box.cards[FIRST_PERFUME + perfume].storage[essence] > 0:
            best = max(best, essence_worth(box, view, pools, sizes, now, essence))
    return best


@part
def essence_worth(
    box: Box, view: View, pools: Integers, sizes: Integers, now: float, essence: int
) -> float:
    """What one more stored essence brings beyond *now*."""
    later = STORED * WORTH[essence] if rounds_after(box, view) > 0 else 0.0
    return max(later, points_with(box, view, pools, sizes, essence, NONE) - now)


@part
def sorting_worth(box: Box, view: View) -> float:
    """What the best move of an installed recipe brings."""
    base, moves = floats(NOTES), floats(NOTES)
    weigh_notes(box, view, NONE, base)
    best = 0.0
    for recipe in range(RECIPES):
        if view.places[FIRST_RECIPE + recipe] == INSTALLED_BY + view.seat:
            weigh_moves(box, view, base, recipe, moves)
            for note in range(NOTES):
                best = max(best, moves[note])
    return best


@part
def weigh_moves(box: Box, view: View, base: Floats, recipe: int, moves: Floats) -> None:
    """Fills moves[note] with what it brings to move a recipe to its best place in a Note.

    *base* has the worth of each Note as it is.
    """
    lifted = floats(NOTES)
    weigh_notes(box, view, recipe, lifted)
    lost = balance(base[0], base[1], base[2]) - balance(lifted[0], lifted[1], lifted[2])
    for note in range(NOTES):
        gain = weigh_recipe(box, view, lifted, recipe, recipe, note)
        moves[note] = gain - ENGINE * (rounds_after(box, view) + 1) * lost


# ---------------------------------------------------------------- the rest of a turn


@part
def appraise_discards(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """What is needed least goes first; a payment is done as soon as it can be."""
    keep, paying = floats(CARDS), integers(CARDS)
    weigh_cards(box, view, False, keep, floats(RECIPES, NOTES))
    if view.phase == PAYING:
        cheapest(box, view, keep, int(view.cost) - int(view.paid), NONE, paying)
        worth[PAY_DONE] = 1.0
    for card in range(CARDS):
        worth[DISCARD + card] = -keep[card]
        worth[PAY + card] = -keep[card] if paying[card] else -DEAR - keep[card]


@part
def appraise_recipes(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Another recipe is worth what it brings less what it adds to the cost; install_done is 0."""
    keep, gains, paying = floats(CARDS), floats(RECIPES, NOTES), integers(CARDS)
    weigh_cards(box, view, False, keep, gains)
    paid = cheapest(box, view, keep, view.cost, NONE, paying)
    for recipe in range(RECIPES):
        if mask[INSTALL + recipe]:
            card = FIRST_RECIPE + recipe
            gain = gains[recipe, view.note]
            cost = int(view.cost) + int(box.cards[card].value)
            worth[INSTALL + recipe] = gain - cheapest(box, view, keep, cost, card, paying) + paid


@part
def appraise_sorting(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Which recipe, to which Note, at which index: what the best of the rest brings."""
    recipe = view.picked - FIRST_RECIPE
    base, moves = floats(NOTES), floats(NOTES)
    weigh_notes(box, view, NONE, base)
    if view.phase == SORTING:
        for other in range(RECIPES):
            if mask[SORT + other]:
                weigh_moves(box, view, base, other, moves)
                worth[SORT + other] = max(moves[0], moves[1], moves[2])
    elif view.phase == SORT_TO:
        weigh_moves(box, view, base, recipe, moves)
        for note in range(NOTES):
            worth[TO + note] = moves[note]
    else:
        for index in range(RECIPES):
            if mask[AT + index]:
                worth[AT + index] = engine_with(box, view, recipe, recipe, view.note, index)


@part
def appraise_replenishing(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Which perfume, with which essence."""
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    plan_pools(box, view, NONE, pools, sizes)
    now = best_plan(box, view, pools, sizes, stored_by(view), integers(PERFUMES))
    for perfume in range(PERFUMES):
        if mask[REPLENISH + perfume]:
            worth[REPLENISH + perfume] = replenished_worth(box, view, pools, sizes, now, perfume)
    for essence in range(ESSENCES):
        if mask[KIND + essence]:
            worth[KIND + essence] = essence_worth(box, view, pools, sizes, now, essence)


@part
def appraise_essences(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """Floral or synthetic, and on which Note."""
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    plan_pools(box, view, NONE, pools, sizes)
    if view.phase == ESSENCE_KIND:
        keep = floats(CARDS)
        weigh_cards(box, view, False, keep, floats(RECIPES, NOTES))
        now = best_plan(box, view, pools, sizes, stored_by(view), integers(PERFUMES))
        for offer in range(len(OFFERS)):
            if mask[ESSENCE + offer]:
                worth[ESSENCE + offer] = offer_worth(box, view, pools, sizes, now, keep, offer)
    else:
        for note in range(NOTES):
            worth[TO + note] = points_with(box, view, pools, sizes, view.essence, note)


# ---------------------------------------------------------------- the blending phase


@part
def appraise_effect(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """What can still be produced after using the effect, and after skipping it."""
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    stored, planned = stored_by(view), integers(PERFUMES)
    for choice in (USE, SKIP):
        if mask[EFFECT + choice]:
            plan_pools(box, view, choice, pools, sizes)
            most = 0.0
            for number in range(sizes[view.note]):
                most = max(most, pool_worth(pools[view.note, number]))
            points = best_plan(box, view, pools, sizes, stored, planned)
            worth[EFFECT + choice] = points + TIDY * most


@part
def appraise_production(box: Box, view: View, mask: Mask, worth: Floats) -> None:
    """The perfumes of the best plan are produced, and no other; produce_done is 0."""
    pools, sizes = integers(NOTES, MOST_POOLS), integers(NOTES)
    stored, planned = stored_by(view), integers(PERFUMES)
    plan_pools(box, view, NONE, pools, sizes)
    best_plan(box, view, pools, sizes, stored, planned)
    for perfume in range(PERFUMES):
        brand = float(box.cards[FIRST_PERFUME + perfume].brand)
        worth[PRODUCE + perfume] = brand if planned[perfume] else -brand


@part
def appraise_sources(view: View, mask: Mask, worth: Floats) -> None:
    """Stock is lost if it is not used, and synthetic is good for more than the very kind."""
    due = due_essence(view) % ESSENCES
    for essence in range(ESSENCES):
        worth[STOCK + essence] = 4.0 if essence == due else 3.0
        worth[KIND + essence] = 2.0 if essence == due else 1.0
    for perfume in range(PERFUMES):
        worth[STORAGE + perfume] = 2.0 if view.storage[perfume, due] > 0 else 1.0
