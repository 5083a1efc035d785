"""What holds on every table of Perfumery, after every decision."""

from __future__ import annotations

from campaigns.soundness import sound
from grasse.games.perfumery.box import (
    CARDS,
    COLUMNS,
    DECKS,
    ESSENCES,
    FIRST_FUNDS,
    FIRST_PERFUME,
    HIRE_SPACE,
    NOTE_SPACE,
    NOTES,
    PERFUMES,
    RECIPES,
    REPLENISH_SPACE,
    SEATS,
    SORT_SPACE,
    SPACES,
    TIERS,
)
from grasse.games.perfumery.records import Box, State
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    CLEANUP_PERFUME,
    CLEANUP_RECIPE,
    HAND_OF,
    IN_BOX,
    IN_DECK,
    INSTALLED_BY,
    JOINED,
    LIMIT,
    NONE,
    OVER,
    PAID_FOR,
    PAYING,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    SETUP_PERFUME,
    SETUP_RECIPE,
    TURN,
)
from grasse.kernel.stack import integers

# (box, options) of matches that need not end: none (PY-4.14).
ENDLESS: set[tuple[str, frozenset[str]]] = set()
FAULTS = {
    1: "the number of seats is none",
    2: "a card is where it cannot be",
    3: "a deck or a column is miscounted",
    4: "two cards came at once",
    5: "a hand is not what was seen, or too large",
    6: "a stack has a gap, or not the recipes that are installed",
    7: "a perfumer is missing, or stands where he may not",
    8: "a perfumer is hired and not paid for, or the other way round",
    9: "a marker is nowhere, or the last round is not what the decks say",
    10: "an essence is owed, or stored where there is no room",
    11: "a score is not that of the perfumes produced",
    12: "something is left of the turn before",
    13: "somebody sits on no chair",
}


@sound
def is_dealing(state: State) -> bool:
    """Whether cards are dealt: in the setup, or between two rounds."""
    return state.phase < TURN or state.phase == CLEANUP_PERFUME or state.phase == CLEANUP_RECIPE


@sound
def check_cards(box: Box, state: State) -> int:
    """Every chosen card has one place of its own kind; decks and columns count theirs."""
    decks = integers(DECKS, TIERS)
    columns = integers(COLUMNS)
    has_funds = state.phase != SETUP_PERFUME and state.phase != SETUP_RECIPE
    for card in range(CARDS):
        place = state.places[card]
        if card >= FIRST_FUNDS:
            is_chosen = has_funds and card - FIRST_FUNDS < state.seats_size
        else:
            is_chosen = box.cards[card].min_players <= state.seats_size
        if (place != IN_BOX) != is_chosen or place < IN_BOX or place >= PRODUCED_BY + SEATS:
            return 2
        if place == IN_DECK:
            if card >= FIRST_FUNDS:
                return 2
            decks[box.cards[card].kind, box.cards[card].tier] += 1
        elif ABOVE <= place < BELOW:
            columns[place - ABOVE] += 1
        elif BELOW <= place < HAND_OF:
            columns[place - BELOW] += 1
        if place > IN_DECK and not 0 < state.arrivals[card] <= state.arrivals_size:
            return 4
    for kind in range(DECKS):
        for tier in range(TIERS):
            if decks[kind, tier] != state.decks[kind][tier]:
                return 3
    for column in range(COLUMNS):
        if columns[column] != state.columns_size[column]:
            return 3
        if columns[column] != 0 and column >= box.columns_size[state.seats_size]:
            return 3
    return 0


@sound
def check_arrivals(state: State) -> int:
    """No two cards came to where they are at once."""
    for card in range(CARDS):
        for other in range(card):
            if (
                state.arrivals[card] == state.arrivals[other]
                and state.places[card] > IN_DECK
                and state.places[other] > IN_DECK
            ):
                return 4
    return 0


@sound
def check_hands(box: Box, state: State) -> int:
    """Hands hold what everybody saw being taken, and never too many."""
    for seat in range(state.seats_size):
        held = 0
        for card in range(CARDS):
            hand = state.seats[seat].hand[card]
            if hand != (state.places[card] == HAND_OF + seat):
                return 5
            held += hand
        if held != state.seats[seat].hand_left:
            return 5
        if held > box.hand_limit and (state.phase != LIMIT or state.seat != seat):
            return 5
    return 0


@sound
def check_stacks(state: State) -> int:
    """Installed recipes lie in one stack of their seat, without gaps; only recipes do."""
    for seat in range(SEATS):
        seen = 0
        for note in range(NOTES):
            size = state.seats[seat].stacks_size[note]
            for index in range(RECIPES):
                card = state.seats[seat].stacks[note][index]
                if (card != NONE) != (index < size):
                    return 6
                if card == NONE:
                    continue
                if card < 0 or card >= FIRST_PERFUME or (seen >> card) & 1:
                    return 6
                seen |= 1 << card
        for card in range(CARDS):
            is_here = card < FIRST_PERFUME and (seen >> min(card, RECIPES)) & 1 == 1
            if (state.places[card] == INSTALLED_BY + seat) != is_here:
                return 6
    return 0


@sound
def check_perfumers(box: Box, state: State) -> int:
    """Each perfumer is at hand, on one space, or parked; no space has too many."""
    columns = box.columns_size[state.seats_size]
    for seat in range(state.seats_size):
        placed = 0
        for space in range(SPACES):
            here = state.seats[seat].placed[space]
            if here != 0 and (here != 1 or columns <= space < NOTE_SPACE or is_dealing(state)):
                return 7
            placed += here
        left = state.seats[seat].perfumers_left
        owned = state.seats[seat].perfumers
        hired = state.seats[seat].hired
        if left < 0 or placed + left != owned:
            return 7
        if owned != box.perfumers + (hired == JOINED):
            return 7
        hiring = state.seats[seat].placed[HIRE_SPACE] == 1
        if (hired == PAID_FOR) != hiring and not (state.phase == PAYING and state.seat == seat):
            return 8
    for space in range(SPACES):
        is_open = state.open_tiles and (space == SORT_SPACE or space == REPLENISH_SPACE)  # PY-10.1
        shared = box.shared[space] != 0 or is_open
        if not shared and (space < NOTE_SPACE or space >= SORT_SPACE):
            together = 0
            for seat in range(state.seats_size):
                together += state.seats[seat].placed[space]
            if together > 1:
                return 7
    return 0


@sound
def check_markers(box: Box, state: State) -> int:
    """The Next marker lies in a column or with the holder of the other one."""
    if state.phase < TURN:
        return 0
    if not 0 <= state.marker < state.seats_size or not 0 <= state.starter < state.seats_size:
        return 9
    if not is_dealing(state):
        cards = 0
        for kind in range(DECKS):
            for tier in range(TIERS):
                cards += state.decks[kind][tier]
        if (state.final_round != 0) != (cards == 0):
            return 9
    if state.next_marker == NONE:
        return 0 if 0 <= state.next_marker_column < box.columns_size[state.seats_size] else 9
    return 0 if state.next_marker_column == NONE and state.next_marker == state.marker else 9


@sound
def check_essences(box: Box, state: State) -> int:
    """Only produced perfumes store, each what its spaces show; nothing is owed to the supply."""
    stored = integers(SEATS, ESSENCES)
    for perfume in range(PERFUMES):
        owner = state.places[FIRST_PERFUME + perfume] - PRODUCED_BY
        for essence in range(ESSENCES):
            here = state.storage[perfume][essence]
            if here < 0 or here > box.cards[FIRST_PERFUME + perfume].storage[essence]:
                return 10
            if owner >= 0:
                stored[owner, essence] += here
            elif here != 0:
                return 10
    bare = is_dealing(state) or state.phase == OVER
    for seat in range(SEATS):
        for essence in range(ESSENCES):
            if state.seats[seat].stored[essence] != stored[seat, essence]:
                return 10
            for note in range(NOTES):
                stock = state.seats[seat].stock[note][essence]
                if stock < 0 or (bare and stock != 0):
                    return 10
    for essence in range(ESSENCES):
        if state.pool[essence] < 0 or (state.pool[essence] != 0 and state.phase != BLENDING):
            return 10
    return 0


@sound
def check_scores(box: Box, state: State) -> int:
    """A score is the brand values of the perfumes that a seat has produced."""
    brands = integers(SEATS)
    produced = integers(SEATS)
    for card in range(CARDS):
        seat = state.places[card] - PRODUCED_BY
        if seat >= 0:
            if card < FIRST_PERFUME or card >= FIRST_FUNDS:
                return 11
            brands[seat] += box.cards[card].brand
            produced[seat] += 1
    for seat in range(SEATS):
        if state.seats[seat].score != brands[seat]:
            return 11
        if state.seats[seat].produced_size != produced[seat]:
            return 11
    return 0


@sound
def check_scratch(state: State) -> int:
    """Between two turns nothing is left of the turn before."""
    if state.phase != PRODUCE_PAY and state.phase != PRODUCE_KIND:
        for note in range(NOTES):
            for essence in range(ESSENCES):
                if state.owed[note][essence] != 0:
                    return 12
    if state.phase == TURN or state.phase == OVER:
        if state.picked != NONE or state.source != NONE or state.essence != NONE:
            return 12
        if state.note != NONE or state.sweep != NONE or state.dealing != NONE:
            return 12
        if state.cost != 0 or state.paid != 0:
            return 12
    return 0


@sound
def check_empty_chairs(state: State) -> int:
    """Nobody has anything who does not play."""
    for seat in range(state.seats_size, SEATS):
        for space in range(SPACES):
            if state.seats[seat].placed[space] != 0:
                return 13
        for note in range(NOTES):
            if state.seats[seat].stacks_size[note] != 0:
                return 13
        if state.seats[seat].hand_left != 0:
            return 13
        for card in range(CARDS):
            if state.seats[seat].hand[card] != 0 or state.places[card] == HAND_OF + seat:
                return 13
    return 0


@sound
def fault_of(box: Box, state: State, deep: bool) -> int:
    """0, or the number of what does not hold; for whole states, not for views.

    What takes long, and would still be wrong a few decisions later, is looked at if it is *deep*.
    """
    if state.seats_size < 2 or state.seats_size > SEATS:
        return 1
    fault = check_cards(box, state)  # first: the others take places for what they are
    if fault:
        return fault
    for fault in (
        check_hands(box, state),
        check_perfumers(box, state),
        check_markers(box, state),
        check_essences(box, state),
        check_scores(box, state),
        check_scratch(state),
        check_stacks(state) if deep else 0,
        check_arrivals(state) if deep else 0,
        check_empty_chairs(state) if deep else 0,
    ):
        if fault:
            return fault
    return 0
