"""Perfumery for learners: a view as numbers, with a legend."""

from __future__ import annotations

from grasse.games.perfumery.box import (
    CARDS,
    COLUMNS,
    DECKS,
    ESSENCES,
    KIND_NAMES,
    LETTER_NAMES,
    NOTE_NAMES,
    NOTES,
    PERFUMES,
    RECIPES,
    SEATS,
    SPACES,
    TIERS,
    card_names,
    perfume_names,
    recipe_names,
    space_names,
)
from grasse.games.perfumery.legal import effect_gains, effect_pays, hand_worth
from grasse.games.perfumery.records import Box, View
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    HAND_OF,
    IN_DECK,
    JOINED,
    NONE,
    PHASE_NAMES,
)
from grasse.kernel.aliases import Features
from grasse.kernel.jit import inline, jit

PHASES = len(PHASE_NAMES)
HIRED_STATES = JOINED + 1

NUMBERS = ("seats", "round", "rounds", "final round", "cost", "paid", "dealing", "effect")
TABLE_SIZE = (
    PHASES
    + len(NUMBERS)
    + NOTES  # the Note being developed or blended
    + 4 * ESSENCES  # the essence picked, the pool, what the effect pays and gains
    + NOTES * ESSENCES  # owed
    + DECKS * TIERS
)
COLUMN_SIZE = 4
CARD_SIZE = 2 + COLUMNS + 3 * SEATS  # picked, in deck, columns, hands, Notes, produced
SEAT_SIZE = 10 + HIRED_STATES + SPACES + (NOTES + 1) * ESSENCES
FEATURES = (
    TABLE_SIZE
    + COLUMNS * COLUMN_SIZE
    + CARDS * CARD_SIZE
    + RECIPES * (NOTES + 1)  # in which Note, at which index
    + PERFUMES * (ESSENCES + 1)  # stored on it; whether it pays
    + SEATS * SEAT_SIZE
)


@jit
def encode(box: Box, view: View, out: Features) -> None:
    """Fills out[FEATURES] with what the viewer may see; its own seat comes first.

    The cards stand in the order of the box, each with its place: what is printed on them is the
    same all match long.
    """
    out[:] = 0
    first = max(int(view.viewer), 0)
    at = encode_table(box, view, out)
    for column in range(COLUMNS):
        at = encode_column(view, column, out, at)
    for card in range(CARDS):
        at = encode_card(view, card, first, out, at)
    encode_stacks(view, out, at)
    at += RECIPES * (NOTES + 1)
    for perfume in range(PERFUMES):
        for essence in range(ESSENCES):
            out[at + essence] = view.storage[perfume, essence]
        out[at + ESSENCES] = 1 if view.source == perfume else 0
        at += ESSENCES + 1
    for step in range(SEATS):
        if step < view.seats_size:
            encode_seat(box, view, (first + step) % view.seats_size, out, at)
        at += SEAT_SIZE


@inline
def encode_table(box: Box, view: View, out: Features) -> int:
    """The phase, the round, and what the decision is about."""
    out[view.phase] = 1
    at = PHASES
    out[at] = view.seats_size
    out[at + 1] = view.round_number
    out[at + 2] = box.rounds[view.seats_size]
    out[at + 3] = view.final_round
    out[at + 4] = view.cost
    out[at + 5] = view.paid
    out[at + 6] = view.dealing + 1
    out[at + 7] = view.step
    at += len(NUMBERS)
    if view.note != NONE:
        out[at + view.note] = 1
    at += NOTES
    if view.essence != NONE:
        out[at + view.essence] = 1
    for essence in range(ESSENCES):
        out[at + ESSENCES + essence] = view.pool[essence]
        if view.phase == BLENDING:
            out[at + 2 * ESSENCES + essence] = effect_pays(box, view, essence)
            out[at + 3 * ESSENCES + essence] = effect_gains(box, view, essence)
    at += 4 * ESSENCES
    for note in range(NOTES):
        for essence in range(ESSENCES):
            out[at + essence] = view.owed[note, essence]
        at += ESSENCES
    for kind in range(DECKS):
        for tier in range(TIERS):
            out[at + tier] = view.decks[kind, tier]
        at += TIERS
    return at


@inline
def encode_column(view: View, column: int, out: Features, at: int) -> int:
    """How many cards, the marker, whether it is taken, and whether it gets the next card."""
    out[at] = view.columns_size[column]
    out[at + 1] = 1 if view.next_marker_column == column else 0
    for seat in range(view.seats_size):
        if view.seats[seat].placed[column]:
            out[at + 2] = 1
    out[at + 3] = 1 if view.sweep == column else 0
    return at + COLUMN_SIZE


@inline
def encode_card(view: View, card: int, first: int, out: Features, at: int) -> int:
    """Whether it is picked, and where it is; seats are counted from the viewer's."""
    place = int(view.places[card])
    out[at] = 1 if view.picked == card else 0
    if place == IN_DECK:
        out[at + 1] = 1
    elif place >= ABOVE and place < BELOW:
        out[at + 2 + place - ABOVE] = 1
    elif place >= BELOW and place < HAND_OF:
        out[at + 2 + place - BELOW] = 1
    elif place >= HAND_OF:
        owner = (place - HAND_OF) % SEATS
        step = (owner - first + int(view.seats_size)) % int(view.seats_size)
        out[at + 2 + COLUMNS + (place - HAND_OF) // SEATS * SEATS + step] = 1
    return at + CARD_SIZE


@inline
def encode_stacks(view: View, out: Features, at: int) -> None:
    """For every installed recipe its Note and its index."""
    for number in range(view.seats_size):
        seat = view.seats[number]
        for note in range(NOTES):
            for index in range(seat.stacks_size[note]):
                place = at + int(seat.stacks[note, index]) * (NOTES + 1)
                out[place + note] = 1
                out[place + NOTES] = index


@inline
def encode_seat(box: Box, view: View, number: int, out: Features, at: int) -> None:
    """Score, hand, perfumers, markers, and all essences of a seat."""
    seat = view.seats[number]
    out[at] = seat.score
    out[at + 1] = seat.produced_size
    out[at + 2] = seat.hand_left
    out[at + 3] = hand_worth(box, view, number)
    out[at + 4] = seat.perfumers
    out[at + 5] = seat.perfumers_left
    out[at + 6] = 1 if view.marker == number else 0
    out[at + 7] = 1 if view.next_marker == number else 0
    out[at + 8] = 1 if view.starter == number else 0
    out[at + 9] = 1 if view.seat == number else 0
    at += 10
    out[at + int(seat.hired)] = 1
    at += HIRED_STATES
    for space in range(SPACES):
        out[at + space] = seat.placed[space]
    at += SPACES
    for note in range(NOTES):
        for essence in range(ESSENCES):
            out[at + essence] = seat.stock[note, essence]
        at += ESSENCES
    for essence in range(ESSENCES):
        out[at + essence] = seat.stored[essence]


def legend(box: Box) -> list[str]:
    """What each of the FEATURES numbers is."""
    letters, steps = list(LETTER_NAMES), [f"seat +{step}" for step in range(SEATS)]
    names = [f"phase {name}" for name in PHASE_NAMES]
    names += NUMBERS
    names += [f"at {note}" for note in NOTE_NAMES]
    for what in ("essence", "pool", "effect pays", "effect gains"):
        names += [f"{what} {letter}" for letter in letters]
    names += [f"owed {note} {letter}" for note in NOTE_NAMES for letter in letters]
    for kind in range(DECKS):
        names += [f"{KIND_NAMES[kind]} deck {tier + 1}" for tier in range(TIERS)]
    columns = [f"column {column + 1}" for column in range(COLUMNS)]
    for column in columns:
        names += [f"{column} {what}" for what in ("cards", "marker", "taken", "next discard")]
    places = ["picked", "in deck", *(f"in {column}" for column in columns)]
    for what in ("hand", "Notes", "perfumes"):
        places += [f"in {what} of {step}" for step in steps]
    names += [f"{card} {place}" for card in card_names(box) for place in places]
    for recipe in recipe_names(box):
        names += [f"{recipe} in {note}" for note in NOTE_NAMES] + [f"{recipe} index"]
    stores = [*(f"stores {letter}" for letter in letters), "pays"]
    names += [f"{card} {what}" for card in perfume_names(box) for what in stores]
    seat = ["score", "perfumes", "cards", "worth of cards", "perfumers", "perfumers left"]
    seat += ["start marker", "next marker", "starter", "decides"]
    seat += ["third parked", "third paid for", "third joined", *space_names()]
    for note in (*NOTE_NAMES, "stored"):
        seat += [f"{note} {letter}" for letter in letters]
    names += [f"{step} {what}" for step in steps for what in seat]
    return names
