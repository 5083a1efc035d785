"""What may be decided in Perfumery: by the seats, and by chance."""

from __future__ import annotations

from pathlib import Path

from grasse.games.perfumery.actions import (
    AT,
    DISCARD,
    EFFECT,
    ESSENCE,
    INSTALL,
    INSTALL_DONE,
    KIND,
    NOTATION,
    ONTO,
    PAY,
    PAY_DONE,
    PERFUME_DRAWN,
    PLACE,
    PRODUCE,
    PRODUCE_DONE,
    RECIPE_DRAWN,
    REPLENISH,
    SKIP,
    SORT,
    STARTER_DRAWN,
    STOCK,
    STORAGE,
    STORE,
    STORE_DONE,
    TO,
)
from grasse.games.perfumery.box import (
    ACQUIRE_SPACE,
    CARDS,
    ESSENCE_SPACE,
    ESSENCES,
    FIRST_PERFUME,
    FIRST_RECIPE,
    HIRE_SPACE,
    NOTE_SPACE,
    NOTES,
    PERFUME,
    PERFUMES,
    RECIPE,
    RECIPES,
    REPLENISH_SPACE,
    SEATS,
    SORT_SPACE,
    SPACES,
    SYNTHETIC,
    TIERS,
)
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    BLENDING,
    CLEANUP_PERFUME,
    CLEANUP_RECIPE,
    ESSENCE_KIND,
    ESSENCE_TO,
    HAND_OF,
    IN_DECK,
    INSTALL_AT,
    INSTALLED_BY,
    INSTALLING,
    LIMIT,
    NONE,
    PARKED,
    PAYING,
    PHASE_NAMES,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    PRODUCING,
    REPLENISH_KIND,
    REPLENISHING,
    SETUP_PERFUME,
    SETUP_RECIPE,
    SORT_AT,
    SORT_TO,
    SORTING,
    STORE_ONTO,
    STORING,
    TURN,
)
from grasse.kernel.jit import inline, part
from grasse.kernel.law import Law

# The clauses that can forbid a decision: 30306 is PY-3.3.6, 3060103 is PY-3.6.1.3.
PY_2_1 = 20100  # no such column with so few players
PY_2_2 = 20200  # the card does not lie on top of its deck
PY_2_8 = 20800  # no such seat to begin
PY_3_1_1 = 30101  # not now
PY_3_3_6 = 30306  # the action of the space cannot be carried out
PY_3_5_2 = 30502  # the card to pay is not in the hand
PY_3_5_4 = 30504  # the payment does not reach the cost yet
PY_3_6_1_3 = 3060103  # the card to discard is not in the hand
PY_3_6_2_1 = 3060201  # no recipe in the hand, or no such position in the stack
PY_3_6_2_2 = 3060202  # at least one recipe must be installed
PY_3_6_2_3 = 3060203  # the rest of the hand is not worth enough
PY_3_6_3_1 = 3060301  # no installed recipe of the seat, or no such position in the stack
PY_3_6_3_2 = 3060302  # the recipe must change its place
PY_3_6_4_1 = 3060401  # no empty card with a storage space, or another kind
PY_3_6_5_1 = 3060501  # the hand is not worth the essence
PY_3_6_6_2 = 3060602  # hired already
PY_3_8_4 = 30804  # the pool lacks what the mixing pays
PY_3_9_1 = 30901  # the perfume is not in the hand
PY_3_9_2 = 30902  # the essences do not suffice, or not from there
PY_3_9_6 = 30906  # the rest could not be paid any more
PY_3_10_1 = 31001  # nothing there to store, or no perfume of the seat
PY_3_10_2 = 31002  # no empty space of that kind
PY_4_2 = 40200  # a perfumer stands there
CLAUSES = tuple(sorted(number for name, number in globals().items() if name.startswith("PY_")))

DEAR = 1 << 30  # more than any hand is worth


# What each phase asks for; any other decision is refused by PY-3.1.1.
ASKED = {
    TURN: (PLACE,),
    PAYING: (PAY, PAY_DONE),
    LIMIT: (DISCARD,),
    INSTALLING: (INSTALL, INSTALL_DONE),
    INSTALL_AT: (AT,),
    SORTING: (SORT,),
    SORT_TO: (TO,),
    SORT_AT: (AT,),
    REPLENISHING: (REPLENISH,),
    REPLENISH_KIND: (KIND,),
    ESSENCE_KIND: (ESSENCE,),
    ESSENCE_TO: (TO,),
    BLENDING: (EFFECT,),
    PRODUCING: (PRODUCE, PRODUCE_DONE),
    PRODUCE_PAY: (STOCK, STORAGE),
    PRODUCE_KIND: (KIND,),
    STORING: (STORE, STORE_DONE),
    STORE_ONTO: (ONTO,),
}

# A recipe goes to one of the positions that its stack has, and these are few.
BEYOND = {(INSTALL_AT, AT): PY_3_6_2_1, (SORT_AT, AT): PY_3_6_3_1}

# The clause by which chance cannot give an outcome.
IMPOSSIBLE = {PERFUME_DRAWN: PY_2_2, RECIPE_DRAWN: PY_2_2, STARTER_DRAWN: PY_2_8}


# ---------------------------------------------------------------- the seats


@inline
def clause_against(box: Box, state: State, kind: int, index: int) -> int:
    """The clause against action *index* of a *kind* that the phase asks for, or 0.

    Here are the common decisions; folding in the rarer ones would take long to compile.
    """
    # The longest lists come first: most cards are not in the hand.
    if kind == DISCARD:
        return 0 if holds(state, index) else PY_3_6_1_3
    if kind == PAY:
        return 0 if holds(state, index) else PY_3_5_2
    if kind == INSTALL and not holds(state, FIRST_RECIPE + index):
        return PY_3_6_2_1
    if kind == PRODUCE and not holds(state, FIRST_PERFUME + index):
        return PY_3_9_1
    if kind == PLACE:
        return refuses_space(box, state, state.seat, index)
    if kind == EFFECT:
        return refuses_effect(box, state, index)
    if kind == PAY_DONE:
        return 0 if state.paid >= state.cost else PY_3_5_4
    return clause_against_rarer(box, state, kind, index)


@part
def clause_against_rarer(box: Box, state: State, kind: int, index: int) -> int:
    """The same for what is decided less often."""
    if kind == PRODUCE_DONE or kind == STORE_DONE:
        return 0
    if kind == PRODUCE:
        return refuses_production(box, state, index, NONE, NONE)
    if kind == STOCK:
        return refuses_production(box, state, NONE, NONE, index)
    if kind == STORAGE:
        return refuses_production(box, state, NONE, index, NONE)
    if kind == KIND:
        if state.phase == PRODUCE_KIND:
            return refuses_production(box, state, NONE, int(state.source), index)
        return 0 if box.cards[state.picked].storage[index] > 0 else PY_3_6_4_1
    if kind == STORE:
        return refuses_store(box, state, index)
    if kind == ONTO:
        return refuses_onto(box, state, index)
    if kind == INSTALL:
        return refuses_install(box, state, FIRST_RECIPE + index)
    if kind == INSTALL_DONE:  # every recipe is worth something (PY-8.7)
        return 0 if state.cost > 0 else PY_3_6_2_2
    if kind == AT:
        return refuses_index(state, index)
    if kind == SORT:
        placed = state.places[FIRST_RECIPE + index]
        return 0 if placed == INSTALLED_BY + state.seat else PY_3_6_3_1
    if kind == TO:
        return refuses_destination(state, index)
    if kind == ESSENCE:
        cost = essence_cost(box, index)
        return 0 if cost == 0 or cost <= hand_worth(box, state, state.seat) else PY_3_6_5_1
    return 0 if can_replenish(box, state, state.seat, index) else PY_3_6_4_1  # REPLENISH


@inline
def refuses_effect(box: Box, state: State, choice: int) -> int:
    """PY-3.8.2: each effect is used or skipped; a mixing needs its whole left group (PY-3.8.4)."""
    if choice == SKIP:
        return 0
    for essence in range(ESSENCES):
        if effect_pays(box, state, essence) > state.pool[essence]:
            return PY_3_8_4
    return 0


@inline
def effect_pays(box: Box, state: State, essence: int) -> int:
    """What the effect being asked costs: the Note tile first, then the recipes (PY-3.8.2)."""
    if state.step == 0:
        return int(box.tiles[state.note].pays[essence])
    recipe = state.seats[state.seat].stacks[state.note, state.step - 1]
    return int(box.cards[FIRST_RECIPE + recipe].pays[essence])


@inline
def effect_gains(box: Box, state: State, essence: int) -> int:
    """What the effect being asked gives."""
    if state.step == 0:
        return int(box.tiles[state.note].gains[essence])
    recipe = state.seats[state.seat].stacks[state.note, state.step - 1]
    return int(box.cards[FIRST_RECIPE + recipe].gains[essence])


@inline
def refuses_destination(state: State, note: int) -> int:
    """`to(note)`: anywhere for a new essence, and elsewhere for a sorted recipe."""
    if state.phase == ESSENCE_TO:
        return 0
    if state.seats[state.seat].stacks_size[note] > 1 or index_of(state, note) == NONE:
        return 0
    return PY_3_6_3_2  # alone in its Note, it could only stay as it is


@inline
def count(state: State, kind: int) -> int:
    """The positions in the stack that a recipe goes to: below, between, and on top."""
    return int(state.seats[state.seat].stacks_size[state.note]) + 1


@inline
def refuses_index(state: State, index: int) -> int:
    """`at(index)`: any position of the stack; a sorted recipe is lifted out first (PY-3.6.3.1)."""
    if state.phase == INSTALL_AT:
        return 0
    lifted = index_of(state, state.note)
    if index == lifted:
        return PY_3_6_3_2
    is_past_the_rest = index == state.seats[state.seat].stacks_size[state.note]
    return PY_3_6_3_1 if lifted != NONE and is_past_the_rest else 0


@inline
def refuses_install(box: Box, state: State, card: int) -> int:
    """PY-3.6.2.3: what is left in the hand must be worth all that is installed."""
    value = int(box.cards[card].value)
    left = hand_worth(box, state, state.seat) - value
    return 0 if left >= state.cost + value else PY_3_6_2_3


@inline
def refuses_store(box: Box, state: State, number: int) -> int:
    """PY-3.10.1: an essence that is left, and an empty space for it."""
    note, essence = number // ESSENCES, number % ESSENCES
    if state.seats[state.seat].stock[note, essence] == 0:
        return PY_3_10_1
    if state.seats[state.seat].produced_size > 0:
        for perfume in range(PERFUMES):
            if has_room(box, state, perfume, essence):
                return 0
    return PY_3_10_2


@inline
def refuses_onto(box: Box, state: State, perfume: int) -> int:
    """PY-3.10.2: a space holds one essence of the kind it shows."""
    if not has_produced(state, state.seat, perfume):
        return PY_3_10_1
    return 0 if has_room(box, state, perfume, state.essence) else PY_3_10_2


@inline
def has_produced(state: State, seat: int, perfume: int) -> bool:
    """Whether a perfume lies in front of *seat*."""
    return state.places[FIRST_PERFUME + perfume] == PRODUCED_BY + seat


@inline
def has_room(box: Box, state: State, perfume: int, essence: int) -> bool:
    """Whether a perfume of the deciding seat has an empty space for an essence."""
    if not has_produced(state, state.seat, perfume):
        return False
    return box.cards[FIRST_PERFUME + perfume].storage[essence] > state.storage[perfume, essence]


@part
def can_replenish(box: Box, state: State, seat: int, perfume: int) -> bool:
    """PY-3.6.4.1 and PY-4.13: a produced card with storage spaces, all of them empty."""
    if not has_produced(state, seat, perfume):
        return False
    spaces = 0
    for essence in range(ESSENCES):
        if state.storage[perfume, essence] > 0:
            return False
        spaces += int(box.cards[FIRST_PERFUME + perfume].storage[essence])
    return spaces > 0


@inline
def holds(state: State, card: int) -> bool:
    """Whether *card* is in the hand of the deciding seat; nothing else pays (PY-4.15)."""
    return state.seats[state.seat].hand[card] != 0


@part
def index_of(state: State, note: int) -> int:
    """Where the picked recipe lies in a Note of the deciding seat, or NONE."""
    seat = state.seats[state.seat]
    for index in range(seat.stacks_size[note]):
        if FIRST_RECIPE + seat.stacks[note, index] == state.picked:
            return index
    return NONE


@inline
def essence_cost(box: Box, offer: int) -> int:
    """What `essence(floral)` and `essence(synthetic)` cost (PY-3.6.5.2)."""
    return box.floral_cost if offer == 0 else box.synthetic_cost


# ---------------------------------------------------------------- spaces (PY-3.3.6, PY-4.2)


@part
def refuses_space(box: Box, state: State, seat: int, space: int) -> int:
    """The clause by which *seat* may not place a perfumer on *space*, or 0 (PY-4.3).

    Whether a seat is forced to pass shows to all, so hands are read from what all have seen.
    """
    if space < NOTE_SPACE and space - ACQUIRE_SPACE >= box.columns_size[state.seats_size]:
        return PY_2_1
    if is_occupied(box, state, seat, space):
        return PY_4_2
    if space < NOTE_SPACE:
        return 0 if column_count(state, space - ACQUIRE_SPACE) > 0 else PY_3_3_6
    if space < SORT_SPACE:
        return 0 if can_install(box, state, seat) else PY_3_3_6
    if space == SORT_SPACE:
        installed = 0
        for note in range(NOTES):
            installed += int(state.seats[seat].stacks_size[note])
        return 0 if installed > 0 else PY_3_3_6
    if space == REPLENISH_SPACE:
        if state.seats[seat].produced_size > 0:
            for perfume in range(PERFUMES):
                if can_replenish(box, state, seat, perfume):
                    return 0
        return PY_3_3_6
    if space == ESSENCE_SPACE:
        cost = min(int(box.floral_cost), int(box.synthetic_cost))
        return 0 if cost == 0 or cost <= hand_worth(box, state, seat) else PY_3_3_6
    if space == HIRE_SPACE:
        if state.seats[seat].hired != PARKED:
            return PY_3_6_6_2
        return 0 if box.hire_cost <= hand_worth(box, state, seat) else PY_3_3_6
    return 0 if state.marker != seat else PY_3_3_6


@inline
def is_occupied(box: Box, state: State, seat: int, space: int) -> bool:
    """PY-4.2: a space takes one perfumer, or one of each seat; Notes are each seat's own."""
    if state.seats[seat].placed[space]:
        return True
    if box.shared[space] or (space >= NOTE_SPACE and space < SORT_SPACE):
        return False
    if state.open_tiles and (space == SORT_SPACE or space == REPLENISH_SPACE):  # PY-10.1.1
        return False
    for other in range(state.seats_size):
        if state.seats[other].placed[space]:
            return True
    return False


@inline
def column_count(state: State, column: int) -> int:
    """PY-3.4.4: the cards of a column; the Next Starting Player Marker counts as one."""
    count = int(state.columns_size[column])
    if state.next_marker_column == column:
        count += 1
    return count


@part
def hand_worth(box: Box, state: State, seat: int) -> int:
    """The value of all cards in a hand, as everybody can add it up (PY-5.2)."""
    worth = 0
    for card in range(CARDS):
        if state.places[card] == HAND_OF + seat:
            worth += int(box.cards[card].value)
    return worth


@part
def can_install(box: Box, state: State, seat: int) -> bool:
    """Whether the rest of a hand is worth its cheapest recipe (PY-3.3.6)."""
    cheapest = DEAR
    for card in range(FIRST_RECIPE, FIRST_PERFUME):
        if state.places[card] == HAND_OF + seat:
            cheapest = min(cheapest, int(box.cards[card].value))
    return cheapest < DEAR and hand_worth(box, state, seat) >= 2 * cheapest


@part
def can_place(box: Box, state: State, seat: int) -> bool:
    """Whether any space is legal for *seat* (PY-3.3.4)."""
    for space in range(SPACES):
        if refuses_space(box, state, seat, space) == 0:
            return True
    return False


# ---------------------------------------------------------------- paying for a perfume (PY-3.9)


@part
def due_essence(state: State) -> int:
    """What is paid next, as note x ESSENCES + essence: PY-3.9.6 fixes the order; or NONE."""
    for number in range(NOTES * ESSENCES):
        if state.owed[number // ESSENCES, number % ESSENCES] > 0:
            return number
    return NONE


@part
def refuses_production(box: Box, state: State, perfume: int, source: int, letter: int) -> int:
    """Whether *perfume* can be produced; with NONE for it, whether what is due can be paid.

    PY-3.9.2 and PY-3.9.4: from the storage of the perfume *source*, or from stock if that is NONE;
    with the very essence or with synthetic. *letter* says which, or NONE if either will do.
    """
    if source != NONE and not has_produced(state, state.seat, source):
        return PY_3_9_2
    due = due_essence(state)
    clause = PY_3_9_2
    for essence in range(ESSENCES):
        if perfume == NONE:
            if letter != NONE and letter != essence:
                continue
            if essence != due % ESSENCES and essence != SYNTHETIC:
                continue
            if not is_there(state, source, due // ESSENCES, essence):
                continue
            clause = PY_3_9_6
        if can_pay(box, state, perfume, due, source, essence):
            return 0
        if perfume != NONE:
            break
    return clause


@inline
def is_there(state: State, source: int, note: int, essence: int) -> bool:
    """Whether a perfume of the deciding seat stores an essence; with NONE: its stock in a Note."""
    if source == NONE:
        return state.seats[state.seat].stock[note, essence] > 0
    return has_produced(state, state.seat, source) and state.storage[source, essence] > 0


@part
def can_pay(box: Box, state: State, perfume: int, due: int, source: int, essence_paid: int) -> bool:
    """Whether the deciding seat can pay for *perfume* in full (PY-3.9.2 to PY-3.9.4).

    With NONE for it: whether the rest of what is owed can be paid, once what is *due* is paid with
    an essence stored on *source*, or from stock if that is NONE.

    Stock of the very kind pays first: it can pay for nothing else. What a Note lacks then is paid
    by its own spare synthetic, by stored essences of the kind, or by stored synthetic. That is a
    flow from what is lacking to what pays, and it covers all if and only if there is no cut that
    is too small: for every set of kinds, what the Notes lack of these beyond their own spare
    synthetic is no more than what is stored of these kinds and of synthetic.
    """
    for kinds in range((1 << SYNTHETIC) - 1, -1, -1):  # a set as bits; the full one fails most
        short = 0
        stored = stored_of(state, perfume, source, essence_paid, SYNTHETIC)
        for essence in range(SYNTHETIC):
            if (kinds >> essence) & 1:
                stored += stored_of(state, perfume, source, essence_paid, essence)
        for note in range(NOTES):
            lacking = 0
            for essence in range(ESSENCES):
                if essence != SYNTHETIC and (kinds >> essence) & 1 == 0:
                    continue
                number = note * ESSENCES + essence
                lack = lack_of(box, state, perfume, due, source, essence_paid, number)
                if essence != SYNTHETIC:
                    lacking += max(0, lack)
                elif lack > 0:  # the list asks for synthetic itself: nothing else can pay
                    stored -= lack
                else:
                    lacking += lack
            short += max(0, lacking)
        if short > stored:
            return False
    return True


@inline
def lack_of(
    box: Box, state: State, perfume: int, due: int, source: int, essence_paid: int, number: int
) -> int:
    """What a Note lacks of an essence beside its stock; below 0 if it has more than it needs."""
    note, essence = number // ESSENCES, number % ESSENCES
    stock = int(state.seats[state.seat].stock[note, essence])
    if perfume != NONE:
        return int(box.cards[FIRST_PERFUME + perfume].needs[note, essence]) - stock
    lack = int(state.owed[note, essence]) - stock
    if number == due:
        lack -= 1
    if source == NONE and essence == essence_paid and note == due // ESSENCES:
        lack += 1
    return lack


@inline
def stored_of(state: State, perfume: int, source: int, essence_paid: int, essence: int) -> int:
    """Stored essences of a kind, on all perfumes of the deciding seat, less the one being paid."""
    stored = int(state.seats[state.seat].stored[essence])
    if perfume == NONE and source != NONE and essence == essence_paid:
        stored -= 1
    return stored


# ---------------------------------------------------------------- chance


@inline
def chance_span(state: State) -> tuple[int, int]:
    """The outcomes that chance can give in this phase: the first, and one past the last."""
    phase = state.phase
    if phase == SETUP_PERFUME or phase == CLEANUP_PERFUME:
        return PERFUME_DRAWN, PERFUME_DRAWN + PERFUMES
    if phase == SETUP_RECIPE or phase == CLEANUP_RECIPE:
        return RECIPE_DRAWN, RECIPE_DRAWN + RECIPES
    return STARTER_DRAWN, STARTER_DRAWN + SEATS


@inline
def weigh(box: Box, state: State, kind: int, index: int) -> int:
    """The weight of one outcome within chance_span(): all are equally likely."""
    if kind == PERFUME_DRAWN:
        return 1 if lies_on_top(box, state, PERFUME, FIRST_PERFUME + index) else 0
    if kind == RECIPE_DRAWN:
        return 1 if lies_on_top(box, state, RECIPE, FIRST_RECIPE + index) else 0
    return 1 if index < state.seats_size else 0


@inline
def lies_on_top(box: Box, state: State, kind: int, card: int) -> bool:
    """PY-2.2 and PY-2.9: a card of the topmost tier that its deck still has."""
    return state.places[card] == IN_DECK and box.cards[card].tier == top_tier(state, kind)


@inline
def top_tier(state: State, kind: int) -> int:
    """The numeral on top of a deck, less one; or NONE."""
    for tier in range(TIERS):
        if state.decks[kind, tier] > 0:
            return tier
    return NONE


LAW = Law(
    NOTATION,
    PHASE_NAMES,
    Path(__file__).parent,
    asked=ASKED,
    not_now=PY_3_1_1,
    clause_against=clause_against,
    count=count,
    beyond=BEYOND,
    chance_span=chance_span,
    weigh=weigh,
    impossible=IMPOSSIBLE,
)
