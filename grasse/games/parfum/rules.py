"""What a decision does in Parfum."""

from __future__ import annotations

from grasse.games.parfum.actions import (
    ACTIONS,
    BARGAIN,
    CHOOSE_CLOCK,
    CLAIM,
    CLAIM_STOP,
    DISCARD,
    DRAW_NOTE,
    KINDS,
    MINOR,
    PASS,
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
    BASE,
    CUSTOMERS,
    DICE,
    DISTILLERY,
    HEAD,
    HEART,
    NOTES,
    PERFUMES,
    SEATS,
    STREET,
    VALUES,
)
from grasse.games.parfum.events import (
    ALL_REROLLED,
    BARGAINED,
    CLAIMED,
    CLOCK_CHOSEN,
    CLOCK_DEALT,
    CLOSING_TIME,
    COLOUR_REROLLED,
    CUSTOMER_ARRIVED,
    DIE_TAKEN,
    ENDED_AFTER_FINAL_ROUND,
    ENDED_BY_EMPTY_BAG,
    ENDED_BY_STALL,
    FLY_TURNED,
    MARKER_PLACED,
    NOTE_ARRIVED,
    NOTES_KEPT,
    PASSED,
    PERFUME_COMPLETED,
    PERFUME_STARTED,
    PLACED,
    ROLLED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SALE_BEGAN,
    SOLD,
    SOLD_OUT,
    TOKEN_DISCARDED,
    TOKEN_PAID,
    TOKEN_TAKEN,
    TOKENS_COUNTED,
    TURN_BEGAN,
    WELL_REFILLED,
)
from grasse.games.parfum.legal import aroma_rolling, empty_space, water_cost, water_use
from grasse.games.parfum.records import Box, State
from grasse.games.parfum.state import (
    CLAIMING,
    COMPOSE,
    DRAW,
    FETCH,
    FLOWS,
    MAJOR_KIND,
    MINOR_KIND,
    NONE,
    OVER,
    PAY,
    PLACING,
    PREPARE,
    REFILL_DISTILLERY,
    REFILL_STREET,
    REWARD,
    ROLL,
    RULES,
    SELLING,
    SERVE,
    SETUP_CLOCKS,
    SETUP_DISTILLERY,
    SETUP_MARKERS,
    SETUP_STREET,
    SETUP_TOKENS,
    SURPLUS,
    TOOK,
    USE_ALL,
    USE_COLOUR,
    USE_FLY,
    WAKE,
    WATER,
)
from grasse.kernel.aliases import Events, Scores
from grasse.kernel.events import NO_SEAT, tell, tell_one
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY

STALL_ROUNDS = 30  # PA-4.15


# ---------------------------------------------------------------- setup (PA-2)


@jit
def start(box: Box, state: State, seats: int, variants: int) -> None:
    """Lays the table for *seats*; *variants*: a bit for each, in the order of the card.

    Everything random is left to CHANCE (PA-2.10). *state* must be all zeros; it may name its rules.
    """
    if state.rules == 0:
        state.rules = RULES
    state.viewer = EVERYTHING
    state.seats_size = seats  # PA-2.1
    state.learning = variants & 1
    state.stall_guard = (variants >> 1) & 1
    state.keep_notes = (variants >> 2) & 1
    state.empty_bag = (variants >> 3) & 1
    state.count_notes = (variants >> 4) & 1
    state.round_number = 1  # PA-2.9
    state.bag[:] = 1  # PA-2.3
    state.bag_left = NOTES
    state.stack[:] = 1  # PA-2.4
    state.stack_left = CUSTOMERS
    state.flacons_left = box.flacons  # PA-2.5
    for value in range(VALUES):  # PA-2.7
        state.well[value] = box.token_counts[value]
        state.refilled[value] = box.token_counts[value]
        state.well_left += box.token_counts[value]
    state.distillery[:] = NONE
    state.street[:] = NONE
    state.served[:] = NONE
    state.clocks[:] = NONE
    state.claimed[:] = NONE
    state.kept[:] = NONE
    state.markers[:] = NONE
    state.queue[:] = NONE
    state.use = NONE
    state.placing = NONE
    state.selling = NONE
    state.quiet = 1
    for seat in range(SEATS):
        for number in range(PERFUMES):
            state.seats[seat].perfumes[number].notes[:] = NONE
    state.phase = SETUP_STREET  # PA-2.6
    state.seat = CHANCE


@part
def go_on_with_setup(box: Box, state: State, events: Events) -> None:
    """Asks chance for the next piece of the setup, in the order of PA-2.10."""
    state.seat = CHANCE
    if empty_space(state.street, box.street_size[state.seats_size]) != NONE:
        state.phase = SETUP_STREET
    elif empty_space(state.distillery, box.distillery_size[state.seats_size]) != NONE:
        state.phase = SETUP_DISTILLERY
    elif seat_without_tokens(box, state) != NONE:
        state.phase = SETUP_TOKENS
    elif state.markers[state.seats_size - 1] == NONE:
        state.phase = SETUP_MARKERS
    else:
        begin_wake(state, events)
        if state.learning:  # PA-2.11
            state.phase = SETUP_CLOCKS
            state.seat = CHANCE


@part
def seat_without_tokens(box: Box, state: State) -> int:
    """The first seat that still lacks a starting token, or NONE."""
    for seat in range(state.seats_size):
        if state.seats[seat].tokens_left < box.start_tokens:
            return seat
    return NONE


# ---------------------------------------------------------------- what a decision does


@jit
def apply(box: Box, state: State, action: int, events: Events) -> None:
    """Plays *action* in place and tells *events* what happened.

    The action is not checked: it must be one that refuses() allows.
    """
    events.count = 0
    kind = int(KINDS[action])
    index = action - kind
    if action >= ACTIONS:
        settle(box, state, index, events)
    elif kind == DRAW_NOTE or kind == TAKE_DIE or kind == TAKE_WATER:
        prepare(box, state, kind, index, events)
    elif kind == REROLL_COLOUR or kind == REROLL_ALL or kind == TURN_FLY:
        state.use = water_use(kind, index)  # PA-3.5.2: which tokens pay for it is asked next
        state.pay_left = water_cost(box, state.use)
        state.phase = PAY
    elif kind == WATER_STOP:  # PA-3.5.5
        state.phase = CLAIMING
    elif kind == TOKEN:
        pay(state, index, events)
    elif kind == CLAIM:
        claim(box, state, index, events)
    elif kind == CLAIM_STOP:
        go_on_composing(box, state, events)
    elif kind == PASS:
        if state.phase == PLACING:  # PA-11.1.2: what is left stays kept
            tell(events, NOTES_KEPT, state.seat, count_kept(state, state.seat), 0, 0)
            clean(box, state, events)
        else:  # PA-3.7.2
            tell(events, PASSED, state.seat, 0, 0, 0)
            finish_chance(box, state, events)
    elif kind == SELL:
        state.selling = index
        state.phase = SERVE
    elif kind == TO:
        sell(box, state, index, events)
    elif kind == BARGAIN:
        bargain(box, state, index, events)
    elif kind == DISCARD:
        discard(box, state, index, events)
    elif kind == CHOOSE_CLOCK:
        give_clock(box, state, index, CLOCK_CHOSEN, events)
    elif kind == PLACE:
        state.placing = index
        state.phase = COMPOSE
    else:  # MINOR, MAJOR, PERFUME
        compose(box, state, kind, index, events)


@part
def settle(box: Box, state: State, index: int, events: Events) -> None:
    """Carries out what chance has decided: of the kind that the phase asks for."""
    phase = state.phase
    if phase == ROLL:
        roll(state, index, events)
    elif phase == DRAW:
        lay_note(box, state, index, events)
        finish_action(box, state, events)
    elif phase == FETCH:
        take_token(state, state.clocks[state.turn], index, events)
        finish_action(box, state, events)
    elif phase == REWARD:
        take_token(state, seller(state), index, events)
        state.owed -= 1
        if state.owed == 0 or state.well_left == 0:  # PA-4.3: nothing is owed
            finish_chance(box, state, events)
    elif phase == REFILL_DISTILLERY:
        lay_note(box, state, index, events)
        refill(box, state, events)
    elif phase == REFILL_STREET:
        lay_customer(box, state, index, events)
        refill(box, state, events)
    elif phase == SETUP_CLOCKS:  # PA-2.11
        give_clock(box, state, index, CLOCK_DEALT, events)
        if state.phase == SETUP_CLOCKS:
            state.seat = CHANCE
    else:
        settle_setup(box, state, index, events)


@part
def settle_setup(box: Box, state: State, index: int, events: Events) -> None:
    """Puts one piece where the setup wants it (PA-2.6 to PA-2.8)."""
    if state.phase == SETUP_STREET:
        lay_customer(box, state, index, events)
    elif state.phase == SETUP_DISTILLERY:
        lay_note(box, state, index, events)
    elif state.phase == SETUP_TOKENS:
        take_token(state, seat_without_tokens(box, state), index, events)
    else:
        order = empty_space(state.markers, SEATS)
        state.markers[order] = index
        tell(events, MARKER_PLACED, index, 0, 0, 0)
    go_on_with_setup(box, state, events)


# ---------------------------------------------------------------- wake up (PA-3.3)


@part
def begin_wake(state: State, events: Events) -> None:
    """Fixes the wake queue and asks its first seat."""
    for order in range(state.seats_size):
        state.queue[order] = state.markers[state.seats_size - 1 - order]  # PA-4.7: from the top
    for order in range(1, state.seats_size):  # PA-3.3.1: a stable sort by money
        seat = state.queue[order]
        place = order
        while place > 0 and state.seats[state.queue[place - 1]].money > state.seats[seat].money:
            state.queue[place] = state.queue[place - 1]
            place -= 1
        state.queue[place] = seat
    state.woken = 0
    state.phase = WAKE
    state.seat = state.queue[0]
    tell(events, ROUND_BEGAN, NO_SEAT, state.round_number, 0, 0)


@part
def give_clock(box: Box, state: State, position: int, event: int, events: Events) -> None:
    """Gives a clock to the next seat of the queue, which is run until all are taken.

    PA-3.3.2 and PA-3.3.3; after the last clock the first turn begins.
    """
    seat = state.queue[state.woken % state.seats_size]
    state.clocks[position] = seat
    state.woken += 1
    tell(events, event, seat, position, 0, 0)
    if state.woken == box.clocks_size[state.seats_size]:
        begin_turn(box, state, 0, events)
    else:
        state.seat = state.queue[state.woken % state.seats_size]


@part
def begin_turn(box: Box, state: State, position: int, events: Events) -> None:
    """PA-3.4.1: one turn a clock, with the actions of that very clock."""
    state.turn = position
    state.seat = state.clocks[position]
    state.actions_left = box.actions[state.seats_size, position]  # PA-4.12: of no other clock
    state.phase = PREPARE
    tell(events, TURN_BEGAN, state.seat, position, state.actions_left, 0)


# ---------------------------------------------------------------- distil (PA-3.4, PA-3.5)


@part
def prepare(box: Box, state: State, kind: int, aroma: int, events: Events) -> None:
    """Spends one action of the turn."""
    state.actions_left -= 1
    if kind == DRAW_NOTE:
        state.phase = DRAW
        state.seat = CHANCE
    elif kind == TAKE_WATER:
        state.phase = FETCH
        state.seat = CHANCE
    else:
        state.dice[aroma] += 1
        tell(events, DIE_TAKEN, state.seat, aroma, 0, 0)
        finish_action(box, state, events)


@part
def finish_action(box: Box, state: State, events: Events) -> None:
    """PA-3.4.4: goes on preparing while actions are left, then rolls."""
    state.seat = state.clocks[state.turn]
    state.phase = PREPARE
    if state.actions_left > 0:  # PA-3.4.3: the next is chosen with this result in sight
        return
    for aroma in range(AROMAS):
        state.rolling[aroma] = state.dice[aroma]
    if aroma_rolling(state) == NONE:  # PA-3.5.1: without dice, no distilling
        go_on_composing(box, state, events)
        return
    state.phase = ROLL
    state.seat = CHANCE


@part
def roll(state: State, index: int, events: Events) -> None:
    """The dice of one aroma come to rest."""
    aroma = index // (DICE + 1)
    flasks = index % (DICE + 1)
    seat = state.clocks[state.turn]
    tell(events, ROLLED, seat, aroma, flasks, state.rolling[aroma])
    state.flasks[aroma] += flasks
    state.rolling[aroma] = 0
    if aroma_rolling(state) == NONE:
        state.phase = WATER
        state.seat = seat


@part
def pay(state: State, value: int, events: Events) -> None:
    """PA-3.5.3: chooses one token; once all are chosen they are shown, and the use takes effect."""
    state.paying[value] += 1
    state.pay_left -= 1
    if state.pay_left > 0:
        return
    use = state.use
    throw_tokens(state, TOKEN_PAID, events)
    state.use = NONE
    if use >= USE_FLY:
        state.flasks[use - USE_FLY] += 1
        state.phase = WATER
        tell(events, FLY_TURNED, state.seat, use - USE_FLY, 0, 0)
        return
    if use == USE_ALL:  # RU-61: dice that were turned as well
        for aroma in range(AROMAS):
            state.rolling[aroma] = state.dice[aroma]
            state.flasks[aroma] = 0
        tell(events, ALL_REROLLED, state.seat, 0, 0, 0)
    else:
        aroma = use - USE_COLOUR
        state.rolling[aroma] = state.dice[aroma] - state.flasks[aroma]
        tell(events, COLOUR_REROLLED, state.seat, aroma, 0, 0)
    state.phase = ROLL
    state.seat = CHANCE


@part
def claim(box: Box, state: State, space: int, events: Events) -> None:
    """PA-3.5.6: the dice are spent, the note is taken, its coins are paid.

    PA-3.5.7: it asks for more claims until the seat has enough.
    """
    note = state.distillery[space]
    for aroma in range(AROMAS):
        state.spent[aroma] += box.notes[note].needs[aroma]
    state.distillery[space] = NONE
    if state.keep_notes:  # PA-11.1.1
        state.kept[note] = state.seat
    else:
        state.claimed[empty_space(state.claimed, DISTILLERY)] = note
    state.quiet = 0
    tell(events, CLAIMED, state.seat, note, box.notes[note].coins, 0)
    gain(state, state.seat, box.notes[note].coins)


# ---------------------------------------------------------------- compose (PA-3.6, PA-11.1)


@part
def go_on_composing(box: Box, state: State, events: Events) -> None:
    """Asks for the next note to place, if there is one; else the turn is over."""
    if state.claimed[0] != NONE or (state.keep_notes and count_kept(state, state.seat) > 0):
        state.phase = PLACING
    else:
        clean(box, state, events)


@part
def count_kept(state: State, seat: int) -> int:
    """How many notes a seat keeps (PA-11.1)."""
    found = 0
    for note in range(NOTES):
        if state.kept[note] == seat:
            found += 1
    return found


@part
def compose(box: Box, state: State, kind: int, number: int, events: Events) -> None:
    """PA-3.6.2: the note in hand begins a perfume or goes into one."""
    note = state.placing
    seat = state.seats[state.seat]
    if kind != PERFUME:
        number = seat.perfumes_size
        seat.perfumes_size += 1  # PA-3.6.3: there is no limit
        seat.perfumes[number].kind = MINOR_KIND if kind == MINOR else MAJOR_KIND
        tell(events, PERFUME_STARTED, state.seat, number, seat.perfumes[number].kind, 0)
    seat.perfumes[number].notes[box.notes[note].type] = note
    tell(events, PLACED, state.seat, note, number, 0)
    complete(box, state, number, events)
    state.placing = NONE
    if state.keep_notes:
        state.kept[note] = NONE
    else:
        drop_claimed(state, note)
    go_on_composing(box, state, events)


@part
def complete(box: Box, state: State, number: int, events: Events) -> None:
    """PA-3.6.5: a perfume with all its slots filled gets its flacons at once."""
    perfume = state.seats[state.seat].perfumes[number]
    if perfume.notes[HEAD] == NONE or perfume.notes[BASE] == NONE:
        return
    if perfume.kind == MAJOR_KIND and perfume.notes[HEART] == NONE:
        return
    perfume.complete = 1
    flacons = min(box.flacons_for[perfume.kind], state.flacons_left)  # PA-4.5
    perfume.flacons = flacons
    state.flacons_left -= flacons
    tell(events, PERFUME_COMPLETED, state.seat, number, flacons, 0)


@part
def drop_claimed(state: State, note: int) -> None:
    """Takes a placed note off the list of claimed ones."""
    order = 0
    while state.claimed[order] != note:
        order += 1
    while order < DISTILLERY - 1:
        state.claimed[order] = state.claimed[order + 1]
        order += 1
    state.claimed[DISTILLERY - 1] = NONE


@part
def clean(box: Box, state: State, events: Events) -> None:
    """PA-3.6.6: the dice go back; the next turn, or the sale."""
    state.dice[:] = 0  # PA-4.4: all are in the market again
    state.flasks[:] = 0  # PA-3.5.9: what was not used is lost
    state.spent[:] = 0
    if state.turn + 1 < box.clocks_size[state.seats_size]:  # PA-3.3.5: by position
        begin_turn(box, state, state.turn + 1, events)
    else:
        state.chance = 0
        state.phase = SELLING
        state.seat = seller(state)
        tell(events, SALE_BEGAN, NO_SEAT, 0, 0, 0)


# ---------------------------------------------------------------- sell (PA-3.7, PA-3.8)


@inline
def seller(state: State) -> int:
    """The seat whose chance it is (PA-3.7.1)."""
    return state.clocks[chance_position(state, state.chance)]


@inline
def chance_position(state: State, chance: int) -> int:
    """The clock that gives a chance: two in a row with 2 players, two cycles with 3 or 4."""
    if state.seats_size == 2:
        return chance // 2
    return chance % state.seats_size


@part
def is_last_chance(box: Box, state: State) -> bool:
    """Whether the seller has no later chance this round (PA-3.8.1).

    PA-4.13: of two clocks side by side, that is the fourth chance in a row.
    """
    for later in range(state.chance + 1, 2 * box.clocks_size[state.seats_size]):
        if state.clocks[chance_position(state, later)] == seller(state):
            return False
    return True


@part
def sell(box: Box, state: State, customer: int, events: Events) -> None:
    """PA-3.7.4: flacon, money, customer, in this order."""
    number = state.selling
    price = box.customers[customer].price
    tell(events, SOLD, state.seat, number, customer, price)
    for space in range(STREET):
        if state.street[space] == customer:
            state.street[space] = NONE
    state.served[customer] = state.seat
    state.selling = NONE
    hand_over(box, state, number, price, events)


@part
def bargain(box: Box, state: State, number: int, events: Events) -> None:
    """PA-3.7.5: the price depends on the kind alone."""
    price = box.bargain_prices[state.seats[state.seat].perfumes[number].kind]
    tell(events, BARGAINED, state.seat, number, price, 0)
    hand_over(box, state, number, price, events)


@part
def hand_over(box: Box, state: State, number: int, price: int, events: Events) -> None:
    """One flacon goes back to the supply and pays; the last one is rewarded (PA-3.7.6)."""
    perfume = state.seats[state.seat].perfumes[number]
    perfume.flacons -= 1  # PA-3.7.7: nothing else takes one away
    state.flacons_left += 1
    state.quiet = 0
    gain(state, state.seat, price)
    if perfume.flacons > 0:
        finish_chance(box, state, events)
        return
    tell(events, SOLD_OUT, state.seat, number, 0, 0)
    if box.sold_out_reward == 0 or state.well_left == 0:
        finish_chance(box, state, events)
        return
    state.owed = box.sold_out_reward
    state.phase = REWARD
    state.seat = CHANCE


@part
def finish_chance(box: Box, state: State, events: Events) -> None:
    """After a chance: the seller's surplus, if it was its last one; then the next chance."""
    state.owed = 0
    state.seat = seller(state)
    excess = state.seats[state.seat].tokens_left - box.keep_limit
    # PA-3.8.3: no limit before that; PA-3.8.4: in the final round as in any other
    if excess > 0 and is_last_chance(box, state):
        state.pay_left = excess
        state.phase = SURPLUS
    else:
        next_chance(box, state, events)


@part
def discard(box: Box, state: State, value: int, events: Events) -> None:
    """PA-3.8.2: chooses one token; the whole surplus is shown and thrown as one decision."""
    state.paying[value] += 1
    state.pay_left -= 1
    if state.pay_left == 0:
        throw_tokens(state, TOKEN_DISCARDED, events)
        next_chance(box, state, events)


@part
def next_chance(box: Box, state: State, events: Events) -> None:
    """Asks the next seller, or ends the round."""
    state.chance += 1
    if state.chance < 2 * box.clocks_size[state.seats_size]:
        state.phase = SELLING
        state.seat = seller(state)
    else:
        state.chance = 0
        end_round(box, state, events)


# ---------------------------------------------------------------- end of the round (PA-3.9, PA-5)


@part
def end_round(box: Box, state: State, events: Events) -> None:
    """PA-3.9.1 and PA-3.9.2: the clocks return; after the final round the game is over."""
    tell(events, ROUND_ENDED, NO_SEAT, state.round_number, 0, 0)
    state.clocks[:] = NONE
    state.turn = 0
    state.seat = CHANCE
    if state.final_round:  # PA-4.11
        finish(box, state, ENDED_AFTER_FINAL_ROUND, events)
    else:
        refill(box, state, events)


@part
def refill(box: Box, state: State, events: Events) -> None:
    """PA-3.9.3 to PA-3.9.5: asks chance for what is missing; then the next round begins."""
    if empty_space(state.distillery, box.distillery_size[state.seats_size]) != NONE:
        state.phase = REFILL_DISTILLERY
        if state.bag_left == 0:
            finish(box, state, ENDED_BY_EMPTY_BAG, events)  # PA-4.10: the street comes too late
        return
    if state.empty_bag and state.bag_left == 0:  # PA-11.2.1
        finish(box, state, ENDED_BY_EMPTY_BAG, events)
        return
    if empty_space(state.street, box.street_size[state.seats_size]) != NONE:
        state.phase = REFILL_STREET
        # PA-4.8: a refill that ends just above the token leaves it where it is
        if state.stack_left == box.below_closing_time and not state.final_round:
            state.final_round = 1
            tell(events, CLOSING_TIME, NO_SEAT, 0, 0, 0)
        return
    if state.quiet:
        state.quiet_rounds = min(state.quiet_rounds + 1, STALL_ROUNDS)
    else:
        state.quiet_rounds = 0
    if state.stall_guard and state.quiet_rounds == STALL_ROUNDS:  # PA-4.15
        finish(box, state, ENDED_BY_STALL, events)
        return
    state.quiet = 1
    state.round_number += 1
    begin_wake(state, events)


@part
def finish(box: Box, state: State, reason: int, events: Events) -> None:
    """PA-5.2: tokens are turned up and counted, in seat order; nothing else is (PA-4.14)."""
    state.phase = OVER
    state.seat = NOBODY
    tell(events, reason, NO_SEAT, 0, 0, 0)  # PA-5.1
    for seat in range(state.seats_size):
        coins = 0
        for value in range(VALUES):
            coins += int(state.seats[seat].tokens[value]) * box.token_values[value]
        tell(events, TOKENS_COUNTED, seat, coins, 0, 0)
        gain(state, seat, coins)


@jit
def scores(box: Box, state: State, out: Scores) -> None:
    """Fills out[seat, 0] with money, and out[seat, 1] with the place once it is over (PA-5.4)."""
    out[:] = 0
    for seat in range(state.seats_size):
        out[seat, 0] = state.seats[seat].money
        if state.phase == OVER:
            out[seat, 1] = 1  # PA-5.3: shared by all who have the most
            for other in range(state.seats_size):
                if state.seats[other].money > state.seats[seat].money:
                    out[seat, 1] += 1


# ---------------------------------------------------------------- pieces that move


@part
def lay_note(box: Box, state: State, note: int, events: Events) -> None:
    """A note from the bag goes to the distillery."""
    space = empty_space(state.distillery, box.distillery_size[state.seats_size])
    state.bag[note] = 0
    state.bag_left -= 1
    state.distillery[space] = note  # PA-3.5.8: it can be claimed this very turn
    tell(events, NOTE_ARRIVED, NO_SEAT, note, space, 0)


@part
def lay_customer(box: Box, state: State, customer: int, events: Events) -> None:
    """A customer from the stack goes to the street."""
    space = empty_space(state.street, box.street_size[state.seats_size])
    state.stack[customer] = 0
    state.stack_left -= 1
    state.street[space] = customer
    tell(events, CUSTOMER_ARRIVED, NO_SEAT, customer, space, 0)


@part
def take_token(state: State, seat: int, value: int, events: Events) -> None:
    """A token goes from the well to a seat, which alone sees its value (PA-6.2)."""
    state.well[value] -= 1
    state.well_left -= 1
    state.seats[seat].tokens[value] += 1  # PA-3.5.4: it can be used this very turn
    state.seats[seat].tokens_left += 1
    state.seats[seat].taken[value] += 1
    remember(state, seat, TOOK)
    tell_one(events, TOKEN_TAKEN, seat, 0, 0, value)
    check_well(state, events)


@part
def throw_tokens(state: State, event: int, events: Events) -> None:
    """The chosen tokens of the deciding seat go to the discard pile, coin side up."""
    seat = state.seats[state.seat]
    for value in range(VALUES):
        for _ in range(state.paying[value]):
            remember(state, state.seat, value)
            tell(events, event, state.seat, value, 0, 0)
        seat.tokens[value] -= state.paying[value]
        seat.tokens_left -= state.paying[value]
        state.discards[value] += state.paying[value]
        state.paying[value] = 0
    check_well(state, events)


@inline
def remember(state: State, seat: int, flow: int) -> None:
    """What everybody saw: that *seat* took a token, or which one it threw."""
    state.flow[state.flow_size] = seat * FLOWS + flow
    state.flow_size += 1


@part
def check_well(state: State, events: Events) -> None:
    """PA-4.3: an empty well is filled with the discards, if there are any."""
    if state.well_left > 0 or state.discards.sum() == 0:
        return
    for value in range(VALUES):
        state.well[value] = state.discards[value]
        state.refilled[value] = state.discards[value]
        state.well_left += state.discards[value]
        state.discards[value] = 0
    for seat in range(SEATS):
        state.seats[seat].taken[:] = 0
    state.flow[:] = 0
    state.flow_size = 0
    tell(events, WELL_REFILLED, NO_SEAT, state.well_left, 0, 0)


@inline
def gain(state: State, seat: int, amount: int) -> None:
    """PA-4.6: a marker that moves goes on top; one that gains nothing stays as it lies."""
    if amount == 0:
        return
    state.seats[seat].money += amount
    order = 0
    while state.markers[order] != seat:
        order += 1
    while order < state.seats_size - 1:
        state.markers[order] = state.markers[order + 1]
        order += 1
    state.markers[order] = seat
