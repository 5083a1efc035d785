"""What a decision does in Perfumery: setup, play and score."""

from __future__ import annotations

from grasse.games.perfumery.actions import (
    ACTIONS,
    AT,
    DISCARD,
    EFFECT,
    ESSENCE,
    INSTALL,
    INSTALL_DONE,
    KIND,
    KINDS,
    OFFERS,
    PAY,
    PAY_DONE,
    PERFUME_DRAWN,
    PLACE,
    PRODUCE,
    PRODUCE_DONE,
    REPLENISH,
    SORT,
    STARTER_DRAWN,
    STOCK,
    STORAGE,
    STORE,
    STORE_DONE,
    TO,
    USE,
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
    NOTE_SPACE,
    NOTES,
    PERFUME,
    RECIPE,
    RECIPES,
    REPLENISH_SPACE,
    SEATS,
    SORT_SPACE,
    SPACES,
    SYNTHETIC,
    TOP,
)
from grasse.games.perfumery.events import (
    BLENDED,
    BLENDING_BEGAN,
    CARD_DISCARDED,
    CARD_PAID,
    CARD_TAKEN,
    ENDED,
    ESSENCE_TAKEN,
    FINAL_ROUND_ANNOUNCED,
    FORCED_TO_PASS,
    FUNDS_TAKEN,
    MARKER_TAKEN,
    NEXT_MARKER_LAID,
    NEXT_MARKER_RECEIVED,
    NEXT_MARKER_TAKEN,
    PAID_FROM_STOCK,
    PAID_FROM_STORAGE,
    PERFUME_DEALT,
    PERFUMER_HIRED,
    PERFUMER_JOINED,
    PLACED,
    PRODUCED,
    RECIPE_DEALT,
    RECIPE_INSTALLED,
    RECIPE_MOVED,
    RECIPE_SKIPPED,
    RECIPE_USED,
    REPLENISHED,
    ROUND_BEGAN,
    ROUND_ENDED,
    STARTER_CHOSEN,
    STORED,
    TILE_SKIPPED,
    TILE_USED,
    VOLATILISED,
)
from grasse.games.perfumery.legal import (
    can_place,
    column_count,
    due_essence,
    effect_gains,
    effect_pays,
    essence_cost,
    index_of,
    top_tier,
)
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    CLEANUP_PERFUME,
    CLEANUP_RECIPE,
    ESSENCE_KIND,
    ESSENCE_TO,
    HAND_OF,
    IN_BOX,
    IN_DECK,
    INSTALL_AT,
    INSTALLED_BY,
    INSTALLING,
    JOINED,
    LIMIT,
    NONE,
    OVER,
    PAID_FOR,
    PAYING,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    PRODUCING,
    REPLENISH_KIND,
    REPLENISHING,
    RULES,
    SETUP_PERFUME,
    SETUP_RECIPE,
    SETUP_STARTER,
    SORT_AT,
    SORT_TO,
    SORTING,
    STORE_ONTO,
    STORING,
    TURN,
)
from grasse.kernel.aliases import Events, Scores
from grasse.kernel.events import NO_SEAT, tell
from grasse.kernel.jit import inline, jit, part
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY

# A phase that nobody sees: what ends a turn leaves it to apply() to ask the next seat. If each did
# so itself, Numba would compile that once for every one of them.
BETWEEN_TURNS = NONE


# ---------------------------------------------------------------- setup (PY-2)


@jit
def start(box: Box, state: State, seats: int, variants: int) -> None:
    """Lays the table for *seats*; *variants*: three bits for the seat that starts, then one each.

    Everything random is left to CHANCE (PY-2.9). *state* must be all zeros; it may name its rules.
    """
    if state.rules == 0:
        state.rules = RULES
    state.viewer = EVERYTHING
    state.seats_size = seats
    state.starting_seat = variants & 7  # PY-2.8; in rules 1 it can only be the first
    state.memory_aid = (variants >> 3) & 1 if state.rules >= 2 else 1  # PY-5.3
    state.open_tiles = (variants >> 4) & 1
    state.starter = state.marker = NONE
    state.next_marker = state.next_marker_column = NONE
    state.picked = state.source = NONE
    state.note = state.essence = state.sweep = NONE
    for card in range(CARDS):  # PY-2.1, PY-2.2
        state.places[card] = IN_BOX
        if card < FIRST_FUNDS and box.cards[card].min_players <= seats:
            state.places[card] = IN_DECK
            state.decks[box.cards[card].kind, box.cards[card].tier] += 1
    for seat in range(SEATS):
        for note in range(NOTES):
            for index in range(RECIPES):
                state.seats[seat].stacks[note, index] = NONE
        if seat < seats:  # PY-2.6
            state.seats[seat].perfumers = box.perfumers
            state.seats[seat].perfumers_left = box.perfumers
    begin_deal(box, state, SETUP_PERFUME)  # PY-2.3


@part
def finish_display(box: Box, state: State, events: Events) -> None:
    """PY-2.4 to PY-2.8: after the columns come the marker, the hands and the starting player."""
    lay_next_marker(state, box.columns_size[state.seats_size] - 1, events)
    for seat in range(state.seats_size):  # PY-2.7
        tell(events, FUNDS_TAKEN, seat, FIRST_FUNDS + seat, 0, 0)
        enter_hand(state, seat, FIRST_FUNDS + seat)
    if state.starting_seat > 0:
        choose_starter(box, state, state.starting_seat - 1, events)
    else:
        state.phase = SETUP_STARTER


@part
def choose_starter(box: Box, state: State, seat: int, events: Events) -> None:
    """PY-2.8: the starting player takes the marker, and the first round begins."""
    state.marker = seat
    tell(events, STARTER_CHOSEN, seat, 0, 0, 0)
    begin_round(box, state, events)


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
        settle(box, state, kind, index, events)
    elif kind == EFFECT:
        resolve_effect(box, state, index == USE, events)
    elif kind == PLACE:
        place(box, state, index, events)
    elif kind == PAY_DONE:
        finish_payment(box, state, events)
    elif kind == PRODUCE_DONE:
        state.phase = STORING
    elif kind == STORE_DONE:
        volatilise(box, state, events)
    elif kind == INSTALL_DONE:
        state.phase = PAYING  # PY-3.6.2.4
    elif kind == PAY:
        pay(box, state, index, events)
    elif kind == DISCARD:
        discard(box, state, index, events)
    elif kind == TO:
        choose_destination(box, state, index, events)
    elif kind == ESSENCE:
        state.essence = OFFERS[index]
        state.cost = essence_cost(box, index)
        state.phase = ESSENCE_TO
    elif kind == KIND:
        if state.phase == REPLENISH_KIND:
            replenish(box, state, index, events)
        else:
            pay_from_storage(box, state, index, events)
    elif kind == STORE:
        state.note = index // ESSENCES
        state.essence = index % ESSENCES
        state.phase = STORE_ONTO
    elif kind == AT:
        put_recipe(box, state, index, events)
    elif kind == INSTALL:
        state.picked = FIRST_RECIPE + index
        state.phase = INSTALL_AT
    elif kind == SORT:
        state.picked = FIRST_RECIPE + index
        state.phase = SORT_TO
    elif kind == PRODUCE:
        begin_production(box, state, index)
    elif kind == STOCK:
        pay_from_stock(box, state, index, events)
    elif kind == STORAGE:
        choose_storage(box, state, index, events)
    elif kind == REPLENISH:
        choose_empty(box, state, index, events)
    else:  # ONTO
        store(state, index, events)
    if state.phase == BETWEEN_TURNS:
        ask_next(box, state, events)


@part
def choose_destination(box: Box, state: State, note: int, events: Events) -> None:
    """`to(note)` of an essence or a sorted recipe."""
    state.note = note
    if state.phase == SORT_TO:
        state.phase = SORT_AT
    else:
        begin_payment(box, state, events)


@part
def settle(box: Box, state: State, kind: int, index: int, events: Events) -> None:
    """Carries out what chance has decided."""
    if kind == STARTER_DRAWN:
        choose_starter(box, state, index, events)
    elif kind == PERFUME_DRAWN:
        deal(box, state, PERFUME, FIRST_PERFUME + index, ABOVE)
        tell(events, PERFUME_DEALT, NO_SEAT, index, state.dealing, 0)
        state.phase = SETUP_RECIPE if state.phase == SETUP_PERFUME else CLEANUP_RECIPE
    else:  # RECIPE_DRAWN
        deal(box, state, RECIPE, FIRST_RECIPE + index, BELOW)
        tell(events, RECIPE_DEALT, NO_SEAT, index, state.dealing, 0)
        go_on_dealing(box, state, events)


# ---------------------------------------------------------------- dealing (PY-2.3, PY-3.12.2)


@inline
def begin_deal(box: Box, state: State, phase: int) -> None:
    """Asks chance for the cards of every column, the one closest to the decks first."""
    state.dealing = box.columns_size[state.seats_size] - 1
    state.phase = phase
    state.seat = CHANCE


@inline
def deal(box: Box, state: State, kind: int, card: int, side: int) -> None:
    """A card from its deck goes face up to a column."""
    state.decks[kind, box.cards[card].tier] -= 1
    state.columns_size[state.dealing] += 1
    move(state, card, side + state.dealing)


@part
def go_on_dealing(box: Box, state: State, events: Events) -> None:
    """After both cards of a column: the next column to the left, or the end of the deal."""
    is_setup = state.phase == SETUP_RECIPE
    state.dealing -= 1
    if state.dealing >= 0:
        state.phase = SETUP_PERFUME if is_setup else CLEANUP_PERFUME
        return
    state.dealing = NONE
    if is_setup:
        finish_display(box, state, events)
    else:
        finish_cleanup(box, state, events)


@inline
def move(state: State, card: int, place: int) -> None:
    """Notes where a card has come to lie, and that it came last."""
    state.places[card] = place
    state.arrivals_size += 1
    state.arrivals[card] = state.arrivals_size


@part
def enter_hand(state: State, seat: int, card: int) -> None:
    """A card goes into a hand, seen by all (PY-5.2)."""
    state.seats[seat].hand[card] = 1
    state.seats[seat].hand_left += 1
    move(state, card, HAND_OF + seat)


@part
def leave_hand(state: State, card: int, place: int) -> None:
    """A card of the deciding seat goes from the hand to *place*, face up."""
    state.seats[state.seat].hand[card] = 0
    state.seats[state.seat].hand_left -= 1
    move(state, card, place)


# ---------------------------------------------------------------- development (PY-3.2, PY-3.3)


@part
def begin_round(box: Box, state: State, events: Events) -> None:
    """PY-3.2: who holds the marker starts; an empty pair of decks makes the round the last."""
    state.round_number += 1
    state.starter = state.marker  # PY-3.2.1: whoever takes the marker from now on
    if top_tier(state, RECIPE) == NONE and top_tier(state, PERFUME) == NONE:  # PY-3.12.4
        state.final_round = 1
        tell(events, FINAL_ROUND_ANNOUNCED, NO_SEAT, 0, 0, 0)
    tell(events, ROUND_BEGAN, state.starter, state.round_number, 0, 0)
    state.seat = (state.starter + state.seats_size - 1) % state.seats_size
    state.phase = BETWEEN_TURNS


@part
def ask_next(box: Box, state: State, events: Events) -> None:
    """Gives the turn to the next seat that can place a perfumer, clockwise from the last one.

    A whole lap without one ends the phase (PY-3.3.5).
    """
    last = int(state.seat)
    for step in range(1, state.seats_size + 1):
        seat = (last + step) % state.seats_size  # PY-3.3.1, PY-4.16
        if state.seats[seat].perfumers_left == 0:  # PY-3.3.2, PY-4.5
            continue
        if can_place(box, state, seat):
            state.seat = seat
            state.phase = TURN
            return
        tell(events, FORCED_TO_PASS, seat, 0, 0, 0)  # PY-3.3.4
    begin_blending(state, state.starter, events)


@inline
def end_turn(state: State) -> None:
    """Forgets what the turn was about; apply() asks the next seat, and not before (PY-3.1.2)."""
    state.picked = NONE
    state.note = NONE
    state.essence = NONE
    state.sweep = NONE  # PY-3.4.1: a batch ends with its turn
    state.cost = 0
    state.paid = 0
    state.phase = BETWEEN_TURNS


@part
def place(box: Box, state: State, space: int, events: Events) -> None:
    """PY-3.3.3: a perfumer goes on a space; what is left to choose is asked next."""
    state.seats[state.seat].perfumers_left -= 1
    state.seats[state.seat].placed[space] = 1
    tell(events, PLACED, state.seat, space, 0, 0)
    if space < NOTE_SPACE:
        acquire(box, state, space - ACQUIRE_SPACE, events)
    elif space < SORT_SPACE:
        state.note = space - NOTE_SPACE
        state.phase = INSTALLING
    elif space == SORT_SPACE:
        state.phase = SORTING
    elif space == REPLENISH_SPACE:
        state.phase = REPLENISHING
    elif space == ESSENCE_SPACE:
        state.phase = ESSENCE_KIND
    elif space == HIRE_SPACE:
        state.cost = box.hire_cost
        begin_payment(box, state, events)
    else:
        take_marker(state, state.seat, events)
        end_turn(state)


# ---------------------------------------------------------------- discards (PY-3.4, PY-3.5)


@part
def shortest_column(box: Box, state: State) -> int:
    """PY-3.4.2: the column with the fewest cards; of several, the one closest to the decks."""
    best = 0
    for column in range(1, box.columns_size[state.seats_size]):  # PY-3.4.5: occupied ones too
        if column_count(state, column) <= column_count(state, best):
            best = column
    return best


@part
def lay_down(box: Box, state: State, card: int, event: int, events: Events) -> None:
    """PY-3.4.7: one card goes to the bottom of its column; the sweep moves left, round (PY-4.8)."""
    if state.sweep == NONE:  # PY-3.4.3: only the first card of a batch looks for a column
        state.sweep = shortest_column(box, state)
    column = int(state.sweep)
    tell(events, event, state.seat, card, column, 0)
    leave_hand(state, card, BELOW + column)  # PY-3.4.6: whatever kind of card it is
    state.columns_size[column] += 1
    state.sweep = column - 1 if column > 0 else box.columns_size[state.seats_size] - 1


@part
def discard(box: Box, state: State, card: int, events: Events) -> None:
    """PY-3.6.1.3: down to the limit, card by card."""
    lay_down(box, state, card, CARD_DISCARDED, events)
    if state.seats[state.seat].hand_left <= box.hand_limit:
        end_turn(state)


@part
def begin_payment(box: Box, state: State, events: Events) -> None:
    """PY-3.5.1: asks for cards worth the cost, if there is one."""
    state.phase = PAYING
    if state.cost == 0:
        finish_payment(box, state, events)


@part
def pay(box: Box, state: State, card: int, events: Events) -> None:
    """PY-3.5.4: one card more; the seat says when it is done, and may go on (PY-3.5.3)."""
    state.paid += box.cards[card].value
    lay_down(box, state, card, CARD_PAID, events)


@part
def finish_payment(box: Box, state: State, events: Events) -> None:
    """What was paid for is given: an essence, a perfumer; recipes are installed already."""
    if state.essence != NONE:  # PY-3.6.5.3
        state.seats[state.seat].stock[state.note, state.essence] += 1
        tell(events, ESSENCE_TAKEN, state.seat, state.essence, state.note, 0)
    elif state.note == NONE:  # PY-3.6.6.1
        state.seats[state.seat].hired = PAID_FOR
        tell(events, PERFUMER_HIRED, state.seat, 0, 0, 0)
    end_turn(state)


# ---------------------------------------------------------------- markers (PY-3.6.1, PY-3.6.7)


@part
def acquire(box: Box, state: State, column: int, events: Events) -> None:
    """PY-3.6.1.1: every card of the column goes into the hand, the oldest first."""
    while state.columns_size[column] > 0:
        card = oldest_card(state, column)
        state.columns_size[column] -= 1
        tell(events, CARD_TAKEN, state.seat, card, column, 0)
        enter_hand(state, state.seat, card)
    if state.next_marker_column == column:
        state.next_marker_column = NONE
        state.next_marker = state.seat
        tell(events, NEXT_MARKER_TAKEN, state.seat, column, 0, 0)
        take_marker(state, state.seat, events)  # PY-3.6.1.2, PY-3.6.7.3
    if state.seats[state.seat].hand_left > box.hand_limit:  # PY-4.1: tested here alone
        state.phase = LIMIT
    else:
        end_turn(state)


@inline
def oldest_card(state: State, column: int) -> int:
    """The card that has lain longest in a column."""
    oldest = NONE
    for card in range(CARDS):
        is_here = state.places[card] == ABOVE + column or state.places[card] == BELOW + column
        if is_here and (oldest == NONE or state.arrivals[card] < state.arrivals[oldest]):
            oldest = card
    return oldest


@part
def take_marker(state: State, seat: int, events: Events) -> None:
    """The Starting Player Marker goes to *seat*; the Next one stays with it (PY-4.7)."""
    holder = int(state.marker)
    if holder == seat:
        return
    state.marker = seat  # PY-3.6.7.1
    tell(events, MARKER_TAKEN, seat, holder, 0, 0)
    if state.next_marker == holder:  # PY-3.6.7.2
        state.next_marker = seat
        tell(events, NEXT_MARKER_RECEIVED, seat, holder, 0, 0)


@inline
def lay_next_marker(state: State, column: int, events: Events) -> None:
    """The Next Starting Player Marker goes to the bottom of a column."""
    state.next_marker = NONE
    state.next_marker_column = column
    tell(events, NEXT_MARKER_LAID, NO_SEAT, column, 0, 0)


# ---------------------------------------------------------------- recipes (PY-3.6.2, PY-3.6.3)


@part
def put_recipe(box: Box, state: State, index: int, events: Events) -> None:
    """`at(index)`: the picked recipe is installed, or comes to lie where it is sorted to."""
    card = int(state.picked)
    recipe = card - FIRST_RECIPE
    if state.phase == INSTALL_AT:
        leave_hand(state, card, INSTALLED_BY + state.seat)
        insert(state, state.note, index, recipe)
        state.cost += box.cards[card].value
        state.picked = NONE
        state.phase = INSTALLING
        tell(events, RECIPE_INSTALLED, state.seat, recipe, state.note, index)
        return
    for note in range(NOTES):
        lifted = index_of(state, note)
        if lifted != NONE:
            lift_out(state, note, lifted)
    insert(state, state.note, index, recipe)
    tell(events, RECIPE_MOVED, state.seat, recipe, state.note, index)
    end_turn(state)


@inline
def insert(state: State, note: int, index: int, recipe: int) -> None:
    """Puts a recipe between those below *index* and the rest of a stack."""
    seat = state.seats[state.seat]  # PY-3.6.2.6
    for above in range(seat.stacks_size[note], index, -1):
        seat.stacks[note, above] = seat.stacks[note, above - 1]
    seat.stacks[note, index] = recipe
    seat.stacks_size[note] += 1  # PY-3.6.2.5: there is no limit


@inline
def lift_out(state: State, note: int, index: int) -> None:
    """Takes a recipe out of a stack; those above it sink."""
    seat = state.seats[state.seat]
    seat.stacks_size[note] -= 1
    for below in range(index, seat.stacks_size[note]):
        seat.stacks[note, below] = seat.stacks[note, below + 1]
    seat.stacks[note, seat.stacks_size[note]] = NONE


# ---------------------------------------------------------------- storage (PY-3.6.4, PY-3.10)


@part
def choose_empty(box: Box, state: State, perfume: int, events: Events) -> None:
    """PY-3.6.4.1: the kind is asked only where the card shows several."""
    state.picked = FIRST_PERFUME + perfume
    kinds, shown = 0, NONE
    for essence in range(ESSENCES):
        if box.cards[state.picked].storage[essence] > 0:
            kinds += 1
            shown = essence
    if kinds > 1:
        state.phase = REPLENISH_KIND
    else:
        replenish(box, state, shown, events)


@part
def replenish(box: Box, state: State, essence: int, events: Events) -> None:
    """PY-3.6.4.1: an essence from the supply goes on the picked perfume."""
    perfume = state.picked - FIRST_PERFUME
    keep(state, perfume, essence, 1)  # PY-3.6.4.2: there for this round's production
    tell(events, REPLENISHED, state.seat, perfume, essence, 0)
    end_turn(state)


@part
def store(state: State, perfume: int, events: Events) -> None:
    """PY-3.10.1: an essence left on a Stockyard tile goes to an empty space."""
    state.seats[state.seat].stock[state.note, state.essence] -= 1
    keep(state, perfume, state.essence, 1)
    tell(events, STORED, state.seat, state.essence, state.note, perfume)
    state.note = NONE
    state.essence = NONE
    state.phase = STORING


@inline
def keep(state: State, perfume: int, essence: int, count: int) -> None:
    """Adds essences to what a perfume of the deciding seat stores; a negative count takes them."""
    state.storage[perfume, essence] += count
    state.seats[state.seat].stored[essence] += count


# ---------------------------------------------------------------- blending (PY-3.8)


@part
def begin_blending(state: State, seat: int, events: Events) -> None:
    """PY-3.7.2: one seat after the other goes through all four processes."""
    state.seat = seat
    state.phase = BLENDING  # PY-3.7.1: production, storage and volatilisation follow it
    state.note = TOP  # PY-3.8.1
    state.step = 0
    tell(events, BLENDING_BEGAN, seat, 0, 0, 0)


@part
def resolve_effect(box: Box, state: State, is_used: bool, events: Events) -> None:
    """PY-3.8.2: the effect is used or skipped; so is the next one, whatever it is (PY-3.8.7)."""
    note = int(state.note)
    if is_used:  # PY-3.8.3, PY-3.8.4
        for essence in range(ESSENCES):
            gain = effect_gains(box, state, essence) - effect_pays(box, state, essence)
            state.pool[essence] += gain  # PY-3.8.5: no other essences pay
    if state.step == 0:
        tell(events, TILE_USED if is_used else TILE_SKIPPED, state.seat, note, 0, 0)
    else:
        recipe = state.seats[state.seat].stacks[note, state.step - 1]
        tell(events, RECIPE_USED if is_used else RECIPE_SKIPPED, state.seat, recipe, note, 0)
    state.step += 1
    if state.step > state.seats[state.seat].stacks_size[note]:
        finish_note(state, note, events)


@part
def finish_note(state: State, note: int, events: Events) -> None:
    """PY-3.8.6: the pool goes on the Stockyard tile; then comes the next Note, or production."""
    for essence in range(ESSENCES):
        if state.pool[essence] > 0:
            tell(events, BLENDED, state.seat, note, essence, state.pool[essence])
        state.seats[state.seat].stock[note, essence] += state.pool[essence]
        state.pool[essence] = 0
    state.step = 0
    if note + 1 < NOTES:
        state.note = note + 1
    else:
        state.note = NONE
        state.phase = PRODUCING


# ---------------------------------------------------------------- production (PY-3.9)


@part
def begin_production(box: Box, state: State, perfume: int) -> None:
    """PY-3.9.6: the essences of the card are paid one by one."""
    state.picked = FIRST_PERFUME + perfume
    for note in range(NOTES):
        for essence in range(ESSENCES):
            state.owed[note, essence] = box.cards[state.picked].needs[note, essence]
    state.phase = PRODUCE_PAY


@part
def pay_from_stock(box: Box, state: State, essence: int, events: Events) -> None:
    """PY-3.9.2: an essence from the Stockyard tile of the Note that asks for it."""
    note = due_essence(state) // ESSENCES
    state.seats[state.seat].stock[note, essence] -= 1
    tell(events, PAID_FROM_STOCK, state.seat, essence, note, 0)
    finish_essence(box, state, events)


@part
def choose_storage(box: Box, state: State, perfume: int, events: Events) -> None:
    """Which essence pays is asked only where the card stores both that could."""
    due = due_essence(state) % ESSENCES
    state.source = perfume
    if due == SYNTHETIC or state.storage[perfume, SYNTHETIC] == 0:
        pay_from_storage(box, state, due, events)
    elif state.storage[perfume, due] == 0:
        pay_from_storage(box, state, SYNTHETIC, events)
    else:
        state.phase = PRODUCE_KIND


@part
def pay_from_storage(box: Box, state: State, essence: int, events: Events) -> None:
    """PY-3.9.2: a stored essence pays for any Note."""
    note = due_essence(state) // ESSENCES
    tell(events, PAID_FROM_STORAGE, state.seat, essence, note, state.source)
    keep(state, state.source, essence, -1)  # PY-3.10.3: the only way out of a storage space
    state.source = NONE
    finish_essence(box, state, events)


@part
def finish_essence(box: Box, state: State, events: Events) -> None:
    """PY-3.9.5: once all is paid the perfume lies in front of its producer, and scores."""
    due = due_essence(state)
    state.owed[due // ESSENCES, due % ESSENCES] -= 1
    state.phase = PRODUCE_PAY
    if due_essence(state) != NONE:
        return
    card = int(state.picked)
    leave_hand(state, card, PRODUCED_BY + state.seat)
    state.seats[state.seat].produced_size += 1
    state.seats[state.seat].score += box.cards[card].brand  # PY-3.13.2
    tell(events, PRODUCED, state.seat, card - FIRST_PERFUME, box.cards[card].brand, 0)
    state.picked = NONE
    state.phase = PRODUCING


# ---------------------------------------------------------------- the end of a round (PY-3.11 on)


@part
def volatilise(box: Box, state: State, events: Events) -> None:
    """PY-3.11.1: what is left on the Stockyard tiles is lost; the next seat blends."""
    for note in range(NOTES):
        for essence in range(ESSENCES):
            left = int(state.seats[state.seat].stock[note, essence])
            if left > 0:
                tell(events, VOLATILISED, state.seat, note, essence, left)
                state.seats[state.seat].stock[note, essence] = 0
    following = (state.seat + 1) % state.seats_size
    if following != state.starter:
        begin_blending(state, following, events)
        return
    tell(events, ROUND_ENDED, NO_SEAT, state.round_number, 0, 0)
    if state.final_round:  # PY-3.13.1, PY-4.10
        state.phase = OVER
        state.seat = NOBODY
        tell(events, ENDED, NO_SEAT, 0, 0, 0)
    else:
        clean_up(box, state, events)


@part
def clean_up(box: Box, state: State, events: Events) -> None:
    """PY-3.12.1: perfumers return, hired ones join them; then chance deals to the columns."""
    for number in range(state.seats_size):
        seat = state.seats[number]
        if seat.hired == PAID_FOR:
            seat.hired = JOINED
            seat.perfumers += 1
            tell(events, PERFUMER_JOINED, number, 0, 0, 0)
        seat.perfumers_left = seat.perfumers
        for space in range(SPACES):
            seat.placed[space] = 0  # PY-3.2.2
    begin_deal(box, state, CLEANUP_PERFUME)


@part
def finish_cleanup(box: Box, state: State, events: Events) -> None:
    """PY-3.12.3: a Next Starting Player Marker that somebody holds goes back to a column."""
    if state.next_marker != NONE:
        lay_next_marker(state, shortest_column(box, state), events)
    begin_round(box, state, events)


@jit
def scores(box: Box, state: State, out: Scores) -> None:
    """Fills out[seat, 0] with the score, and out[seat, 1] with the place once it is over.

    All seats with the highest score are first (PY-3.13.3); nothing else counts (PY-4.17).
    """
    out[:] = 0
    for seat in range(state.seats_size):
        out[seat, 0] = state.seats[seat].score
        if state.phase == OVER:
            out[seat, 1] = 1
            for other in range(state.seats_size):
                if state.seats[other].score > state.seats[seat].score:
                    out[seat, 1] += 1
