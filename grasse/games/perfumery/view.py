"""What one seat may see of Perfumery, and what it may imagine (PY-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

from grasse.games.perfumery.actions import (
    AT,
    DISCARD,
    EFFECT,
    ESSENCE,
    INSTALL,
    INSTALL_DONE,
    KIND,
    OFFERS,
    ONTO,
    PAY,
    PAY_DONE,
    PLACE,
    PRODUCE,
    PRODUCE_DONE,
    REPLENISH,
    SKIP,
    SORT,
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
    KIND_NAMES,
    LETTER_NAMES,
    MARKER_SPACE,
    NOTE_NAMES,
    NOTE_SPACE,
    NOTES,
    PERFUME,
    RECIPE,
    SORT_SPACE,
    SPACES,
    TIERS,
    card_name,
    essence_names,
    space_names,
)
from grasse.games.perfumery.lacking import Told, lacking, lacking_before
from grasse.games.perfumery.moot import moot
from grasse.games.perfumery.records import Box, Seat, State, View
from grasse.games.perfumery.state import (
    ABOVE,
    BELOW,
    BLENDING,
    HAND_OF,
    IN_DECK,
    INSTALL_AT,
    INSTALLING,
    NONE,
    OVER,
    PARKED,
    PAYING,
    PHASE_NAMES,
    PRODUCE_KIND,
    PRODUCE_PAY,
    PRODUCED_BY,
    REPLENISH_KIND,
    SORT_AT,
    SORT_TO,
)
from grasse.kernel.aliases import Rng
from grasse.kernel.jit import jit
from grasse.kernel.plain import KEPT, at_rest, lasting, plain, plain_box
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY
from grasse.kernel.tree import Node, touch

HIRED_NAMES = ("parked", "paid_for", "joined")


@jit
def hide(box: Box, state: State, seat: int) -> None:
    """Blanks in place what *seat* may not know; a watcher is seat -1.

    Hidden are the hands of the others (PY-5.1); what all have seen of them stays in `places`. The
    order of the decks is in no state at all. After the last round all is open (PY-5.1.1).
    """
    state.viewer = seat
    if state.phase == OVER:
        return
    for other in range(state.seats_size):
        if other != seat:
            state.seats[other].hand[:] = 0


@jit
def guess(box: Box, view: View, seat: int, rng: Rng) -> None:
    """Fills the blanks of *view*, in place, with the only world that fits what *seat* sees.

    Every card enters and leaves a hand face up, so nothing has to be drawn (PY-5.2).
    """
    view.viewer = EVERYTHING
    for other in range(view.seats_size):
        if other != seat:
            for card in range(CARDS):
                view.seats[other].hand[card] = 1 if view.places[card] == HAND_OF + other else 0


# ---------------------------------------------------------------- cards and essences


def _letters(counts: Any) -> str:
    """Essences as the box file writes them: "FFG"."""
    return "".join([letter * n for letter, n in zip(LETTER_NAMES, counts, strict=True)])


def _effect_values(face: Any) -> dict[str, str | int]:
    """What a recipe or a tile pays and gains, and both in one: "F → FG", or "→ FG"."""
    pays, gains = _letters(face.pays), _letters(face.gains)
    return {"pay": pays, "gain": gains, "effect": f"{pays} → {gains}".strip()}


def _counts(counts: Any) -> dict[str, int]:
    pairs = zip(LETTER_NAMES, counts, strict=True)
    return {letter: count for letter, count in pairs if count > 0}


@lru_cache(maxsize=KEPT)
def _lying(view: View) -> dict[int, list[int]]:
    """[place] its cards, in the order in which they came there."""
    lying: dict[int, list[int]] = {}
    for card in sorted(range(CARDS), key=view.arrivals.__getitem__):
        lying.setdefault(view.places[card], []).append(card)
    return lying


def _places(view: Any) -> dict[int, list[int]]:
    """The same; it is kept for all who see these cards."""
    return _lying(view.only(("places", "arrivals")))


def _cards_at(view: View, place: int) -> list[int]:
    """The cards that lie in *place*, in the order in which they came there."""
    return _places(view).get(place, [])


def _is_listed(state: View, seat: int) -> bool:
    """Whether people see the cards of a hand: others only with the memory aid, or at the end."""
    is_open = state.memory_aid or state.phase == OVER  # PY-5.3, PY-5.1.1
    return bool(is_open) or state.viewer in (seat, EVERYTHING)


def _hand(state: View, seat: int) -> list[int]:
    """What people see of a hand: one's own cards, what all have seen of another's, or nothing."""
    known = _cards_at(state, HAND_OF + seat)
    if not _is_listed(state, seat):
        return []
    if state.viewer not in (seat, EVERYTHING):
        return known
    hand = state.seats[seat].hand
    return [card for card in known if hand[card]]


def _perfumers(state: State, space: int) -> str:
    """The seats with a perfumer on a space that all can use: "1 3"."""
    seats = range(state.seats_size)
    return " ".join(str(seat + 1) for seat in seats if state.seats[seat].placed[space])


# ---------------------------------------------------------------- the whole state by name


def named(box: Box, state: State) -> dict[str, Any]:
    """The state with the names of rules.md; the hands are what the viewer may see of them."""
    box, look = plain_box(box), plain(state)
    return {
        "round": look.round_number,
        "phase": PHASE_NAMES[look.phase],
        "decides": _decider(look.seat),
        "final_round": bool(look.final_round),
        "starter": _seat(look.starter),
        "start_marker": _seat(look.marker),
        "next_marker": {
            "seat": _seat(look.next_marker),
            "column": _seat(look.next_marker_column),
        },
        "columns": [_named_column(box, look, column) for column in range(_columns(box, look))],
        "decks": {KIND_NAMES[kind]: _named_deck(box, look, kind) for kind in (PERFUME, RECIPE)},
        "dealing": _seat(look.dealing),
        "turn": _turn(box, look),
        "seats": [_named_seat(box, look, seat) for seat in range(look.seats_size)],
    }


def _columns(box: Box, state: State) -> int:
    return box.columns_size[state.seats_size]


def _seat(number: int) -> int | None:
    """A seat or column as people count it."""
    return None if number == NONE else number + 1


def _decider(seat: int) -> str | int | None:
    return {CHANCE: "chance", NOBODY: None}.get(seat, seat + 1)


def _names(box: Box, cards: Iterable[int]) -> list[str]:
    return [card_name(box, card) for card in cards]


def _named_column(box: Box, state: View, column: int) -> dict[str, Any]:
    return {
        "above": _names(box, _cards_at(state, ABOVE + column)),
        "below": _names(box, _cards_at(state, BELOW + column)),
        "perfumers": _perfumers(state, ACQUIRE_SPACE + column),
    }


def _named_deck(box: Box, state: State, kind: int) -> dict[str, list[str]]:
    """What is left in a deck, by tier; nobody knows the order within one."""
    left = [
        card
        for card in range(CARDS)
        if state.places[card] == IN_DECK and box.cards[card].kind == kind
    ]
    return {
        str(tier + 1): _names(box, (card for card in left if box.cards[card].tier == tier))
        for tier in range(TIERS)
    }


def _turn(box: Box, state: State) -> dict[str, Any]:
    note = None if state.note == NONE else NOTE_NAMES[state.note]
    column = None if state.sweep == NONE else state.sweep + 1
    return {
        "card": None if state.picked == NONE else card_name(box, state.picked),
        "source": None if state.source == NONE else card_name(box, FIRST_PERFUME + state.source),
        "note": note,
        "essence": None if state.essence == NONE else LETTER_NAMES[state.essence],
        "cost": state.cost,
        "paid": state.paid,
        "next_column": column,
        "effect": state.step,
        "pool": _letters(state.pool),
        "owed": {name: _letters(state.owed[n]) for n, name in enumerate(NOTE_NAMES)},
    }


def _named_seat(box: Box, state: View, seat: int) -> dict[str, Any]:
    record = state.seats[seat]
    placed = [name for space, name in enumerate(space_names()) if record.placed[space]]
    return {
        "seat": seat + 1,
        "score": record.score,
        "hand": _names(box, _hand(state, seat)),
        "hand_size": record.hand_left,
        "perfumers": record.perfumers,
        "perfumers_left": record.perfumers_left,
        "third_perfumer": HIRED_NAMES[record.hired],
        "placed": placed,
        "notes": {name: _named_note(box, record, n) for n, name in enumerate(NOTE_NAMES)},
        "perfumes": [
            {
                "card": card_name(box, card),
                "stored": _letters(state.storage[card - FIRST_PERFUME]),
            }
            for card in _cards_at(state, PRODUCED_BY + seat)
        ],
    }


def _named_note(box: Box, record: Seat, note: int) -> dict[str, Any]:
    stack = record.stacks[note][: record.stacks_size[note]]
    return {
        "recipes": _names(box, (FIRST_RECIPE + recipe for recipe in stack)),
        "stock": _letters(record.stock[note]),
    }


# ---------------------------------------------------------------- the table for people


def describe(box: Box, view: View) -> Node:
    """The table as the viewer may see it: places, pieces, and what can be done with each."""
    box, look = plain_box(box), plain(view)
    table = Node("table", "table", _values(box, look))
    if look.seat == look.viewer and (settled := _moot(box, look)):
        table.values = {**table.values, "moot": settled}
    table.children = [
        _display(box, look),
        _action_tiles(box, look),
        _workbench(box, look, look.viewer == look.seat),
        *(_perfumery(box, look, seat) for seat in _round_the_table(look)),
        _done(box, look),
    ]
    return table


_ASKED = "phase seat paid cost note essence picked owed source step pool".split()


@lasting("round_number", "seats_size", "starter", "final_round", *_ASKED)
def _values(box: Box, view: View) -> dict[str, str | int]:
    """How the match stands."""
    return {
        "round": view.round_number,
        "rounds": box.rounds[view.seats_size],
        "phase": PHASE_NAMES[view.phase],
        "seat": view.seat + 1 if view.seat >= 0 else 0,
        "starter": view.starter + 1,
        "final": view.final_round,
        "limit": box.hand_limit,
        "moot": 0,
        **_asked(box, view),
    }


def _moot(box: Box, view: View) -> int:
    own = tuple(_hand(view, view.seat)), _cards_at(view, PRODUCED_BY + view.seat)
    return moot(box, view, *own)


def _asked(box: Box, view: View) -> dict[str, str | int]:
    """What the deciding seat is asked about, for the words of the question."""
    note, essence, card = view.note, view.essence, view.picked
    if view.phase == PRODUCE_PAY:
        note = _note_due(view)
        essence = next(each for each in range(ESSENCES) if view.owed[note][each])
    if view.phase == PRODUCE_KIND:
        card = FIRST_PERFUME + view.source
    return {
        "cost": view.cost,
        "paid": view.paid,
        "note": "" if note == NONE else NOTE_NAMES[note],
        "essence": "" if essence == NONE else essence_names(box)[essence],
        "title": "" if card == NONE else box.cards[card].title.decode(),
    }


def _round_the_table(view: View) -> list[int]:
    """The seats, the viewer's own first."""
    first = max(view.viewer, 0)
    return [(first + step) % view.seats_size for step in range(view.seats_size)]


def _seats_on(spaces: range) -> Callable[[Box, View], tuple[str, ...]]:
    """The seats with a perfumer on each of some spaces that all can use: "1 3"."""

    @lasting("seats_size", "seats.placed")
    def standing(box: Box, view: View) -> tuple[str, ...]:
        placed = [view.seats[seat].placed for seat in range(view.seats_size)]
        return tuple(
            [
                " ".join([str(seat + 1) for seat, on in enumerate(placed) if on[space]])
                for space in spaces
            ]
        )

    return standing


_on_columns = _seats_on(range(ACQUIRE_SPACE, NOTE_SPACE))
_on_tiles = _seats_on(range(SORT_SPACE, SPACES))


@cache
def _card(box: Box, card: int) -> Node:
    """A card as it is printed. It is kept: what is to be changed is made again()."""
    face = box.cards[card]
    node = Node(f"card {card_name(box, card)}", KIND_NAMES[face.kind])
    node.values = {"card": card_name(box, card), "value": face.value}
    node.values["face"] = face.kind
    if card >= FIRST_FUNDS:
        return node
    node.values |= {"title": face.title.decode(), "tier": face.tier + 1}
    if face.kind == RECIPE:
        node.values |= _effect_values(face)
    else:
        node.values["brand"] = face.brand
        node.values |= {name: _letters(face.needs[n]) for n, name in enumerate(NOTE_NAMES)}
        node.values["storage"] = _letters(face.storage)
    return node


@lasting("places", "arrivals", "seats_size")
def _columns_of(box: Box, view: View) -> tuple[tuple[int, ...], ...]:
    """The cards of the columns from left to right, each from top to bottom."""
    lying, all_of = _places(view), range(_columns(box, view))
    return tuple([(*lying.get(ABOVE + n, ())[::-1], *lying.get(BELOW + n, ())) for n in all_of])


@lasting("viewer", "seats.hand_left", "columns_size")
def _own_hand(box: Box, view: View) -> int:
    """How many cards the viewer holds; 0 without a seat, and if no column would be too many."""
    held = view.seats[view.viewer].hand_left if view.viewer >= 0 else 0
    return held if held + max(view.columns_size) > box.hand_limit else 0


@at_rest("columns_size", "next_marker_column", "decks", also=(_columns_of, _on_columns, _own_hand))
def _display(
    box: Box, view: View, columns: tuple[tuple[int, ...], ...], here: tuple[str, ...], held: int
) -> Node:
    """The columns, and the decks beside them."""
    display = Node("display", "display")
    for column, cards in enumerate(columns):
        node = Node(f"column {column + 1}", "column")
        node.values = {
            "column": column + 1,
            "cards": view.columns_size[column],
            "next_marker": int(view.next_marker_column == column),
            "here": here[column],
        }
        if (hand := held + view.columns_size[column]) > box.hand_limit:  # PY-3.6.1.3
            node.values |= {"hand": hand, "over": hand - box.hand_limit}
        node.children = [_card(box, card) for card in cards]
        display.children.append(touch(node, [PLACE + ACQUIRE_SPACE + column]))
    for kind in (PERFUME, RECIPE):
        left = view.decks[kind]
        deck = Node(f"deck {KIND_NAMES[kind]}", "deck")
        top = next((tier + 1 for tier in range(TIERS) if left[tier]), 0)
        deck.values = {"deck": KIND_NAMES[kind], "left": sum(left), "tier": top}
        display.children.append(deck)
    return display


@lasting("seats_size", "seats.hired")
def _parked(box: Box, view: View) -> str:
    """The seats whose third perfumer waits."""
    seats = range(view.seats_size)
    return " ".join([str(seat + 1) for seat in seats if view.seats[seat].hired == PARKED])


@at_rest("marker", also=(_parked, _on_tiles))
def _action_tiles(box: Box, view: View, parked: str, here: tuple[str, ...]) -> Node:
    """The spaces that all can use, apart from the columns."""
    tiles = Node("action tiles", "action_tiles")
    for space in range(SORT_SPACE, SPACES):
        name = space_names()[space]
        node = Node(f"space {name}", f"{name}_space")
        node.values = {"here": here[space - SORT_SPACE]}
        if space == HIRE_SPACE:
            node.values |= {"cost": box.hire_cost, "parked": parked}
        if space == MARKER_SPACE:
            node.values["holder"] = view.marker + 1
        if space == ESSENCE_SPACE:
            node.children = _offers(box)
        tiles.children.append(touch(node, [PLACE + space]))
    return tiles


def _offers(box: Box) -> list[Node]:
    """The essences to choose from on the space `essence`."""
    nodes = []
    costs = (box.floral_cost, box.synthetic_cost)
    for number, (essence, cost) in enumerate(zip(OFFERS, costs, strict=True)):
        node = Node(f"offer {LETTER_NAMES[essence]}", "offer")
        name = essence_names(box)[essence]
        node.values = {"essence": name, "letter": LETTER_NAMES[essence], "cost": cost}
        nodes.append(touch(node, [ESSENCE + number]))
    return nodes


@lasting("seats.stacks", "sweep", *_ASKED)
def _workbench(box: Box, view: View, is_asked: bool) -> Node:
    """What the deciding seat is about: a payment, an effect, a perfume in the making.

    *is_asked*: it is the viewer's turn.
    """
    bench = Node("workbench", "workbench", {"seat": max(view.seat + 1, 0)})
    if view.phase in (INSTALLING, INSTALL_AT, PAYING):
        column = view.sweep + 1
        values: dict[str, str | int] = {"cost": view.cost, "paid": view.paid}
        bench.children.append(Node("payment", "payment", {**values, "column": column}))
    if view.phase == BLENDING:
        bench.children.append(_effect(box, view, is_asked))
    if view.phase in (PRODUCE_PAY, PRODUCE_KIND):
        card = box.cards[view.picked]
        owed = Node("owed", "owed", {"card": card.name.decode(), "title": card.title.decode()})
        owed.values |= {name: _letters(view.owed[note]) for note, name in enumerate(NOTE_NAMES)}
        bench.children.append(owed)
    return bench


def _effect(box: Box, view: View, is_asked: bool) -> Node:
    """The effect being asked, with the pool that it works on."""
    note = view.note
    record = view.seats[view.seat]
    node = Node("effect", "effect")
    face = box.tiles[note]
    node.values = {"note": NOTE_NAMES[note], "card": ""}
    if view.step > 0:
        card = FIRST_RECIPE + record.stacks[note][view.step - 1]
        face = box.cards[card]
        node.values |= {"card": card_name(box, card)}
    node.values |= _effect_values(face)
    answers = ((EFFECT + USE, "use"), (EFFECT + SKIP, "skip"))
    for action, kind in answers if is_asked else ():  # nobody else can press them
        choice = Node(kind, kind, dict(node.values))
        node.children.append(touch(choice, [action]))
    node.values["pool"] = _letters(view.pool)
    return node


_CARDS = ("places", "arrivals", "storage")
Stored: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]  # perfumes, each with what it stores


def _perfumery(box: Box, view: View, seat: int) -> Node:
    """What lies in front of a seat; its owner is told, too, what can be done there."""
    if seat == view.viewer == view.seat:
        return _own_perfumery(box, view, seat)
    if seat == view.viewer:
        return _waiting_perfumery(box, view, seat, view.phase < BLENDING)
    lifted = _lifted(view) if seat == view.seat else NONE
    return _others_perfumery(box, view, seat, _is_listed(view, seat), lifted)


@lasting("viewer", "memory_aid", "marker", "next_marker", *_ASKED, *_CARDS, own="seats")
def _own_perfumery(box: Box, view: View, seat: int) -> Node:
    record, hand = view.seats[seat], tuple(_hand(view, seat))
    place = _place(record, seat, _markers(view, seat), True)
    place.children = [
        *(_note(box, view, seat, note) for note in range(NOTES)),
        _shelf(box, seat, _stored(view, seat), True, _kinds_asked(view)),
        _fan(box, seat, hand, record.hand_left, True, lacking(box, view, seat, hand)),
    ]
    return place


@lasting("marker", "next_marker", *_CARDS, own="seats")
def _waiting_perfumery(box: Box, view: View, seat: int, is_early: bool) -> Node:
    """The viewer's own while another is asked; *is_early*: before it has blended."""
    record, stored = view.seats[seat], _stored(view, seat)
    hand = tuple([card for card in _cards_at(view, HAND_OF + seat) if record.hand[card]])
    lacks = lacking_before(box, record, hand) if is_early else ()
    return _at_rest(box, record, seat, _markers(view, seat), stored, hand, NONE, True, lacks)


@lasting("marker", "next_marker", *_CARDS, own="seats")
def _others_perfumery(box: Box, view: View, seat: int, is_listed: bool, lifted: int) -> Node:
    record, stored = view.seats[seat], _stored(view, seat)
    hand = tuple(_cards_at(view, HAND_OF + seat)) if is_listed else None
    return _at_rest(box, record, seat, _markers(view, seat), stored, hand, lifted, False, ())


def _stored(view: View, seat: int) -> Stored:
    """The perfumes that a seat has produced, each with what it stores."""
    produced = _cards_at(view, PRODUCED_BY + seat)
    return tuple([(card, tuple(view.storage[card - FIRST_PERFUME])) for card in produced])


def _markers(view: View, seat: int) -> tuple[int, int]:
    """Whether a seat has the start marker, and the next one."""
    return int(view.marker == seat), int(view.next_marker == seat)


@lru_cache(maxsize=KEPT)  # what lies there seldom changes, and all but the owner see the same
def _at_rest(
    box: Box,
    record: Seat,
    seat: int,
    markers: tuple[int, int],
    stored: Stored,
    hand: tuple[int, ...] | None,
    lifted: int,
    mine: bool,
    lacks: Told,
) -> Node:
    place = _place(record, seat, markers, mine)
    place.children = [
        *_notes(box, record, seat, lifted, mine),
        _shelf(box, seat, stored, mine, NONE),
        _fan(box, seat, hand, record.hand_left, mine, lacks),
    ]
    return place


def _place(record: Seat, seat: int, markers: tuple[int, int], mine: bool) -> Node:
    place = Node(f"perfumery {seat + 1}", "perfumery")
    place.values = {
        "seat": seat + 1,
        "score": record.score,
        "perfumers": record.perfumers,
        "perfumers_left": record.perfumers_left,
        "third": HIRED_NAMES[record.hired],
        "start_marker": markers[0],
        "next_marker": markers[1],
        "cards": record.hand_left,
        "perfumes": record.produced_size,
        "mine": int(mine),
    }
    return place


def _lifted(view: View) -> int:
    """The recipe that is being sorted, or NONE."""
    return view.picked if view.phase in (SORT_TO, SORT_AT) else NONE


def _kinds_asked(view: View) -> int:
    """The perfume of whose storage the viewer is asked for a kind, or NONE."""
    if view.seat == view.viewer and view.phase == REPLENISH_KIND:
        return view.picked - FIRST_PERFUME
    return view.source if view.seat == view.viewer and view.phase == PRODUCE_KIND else NONE


@lru_cache(maxsize=KEPT)
def _shelf(box: Box, seat: int, stored: Stored, mine: bool, asked: int) -> Node:
    """The perfumes that a seat has produced, each with what it stores."""
    shelf = Node(f"shelf {seat + 1}", "shelf", {"seat": seat + 1})
    shelf.children = [_perfume(box, card, counts, mine, asked) for card, counts in stored]
    return shelf


@lru_cache(maxsize=KEPT)
def _fan(
    box: Box, seat: int, held: tuple[int, ...] | None, size: int, mine: bool, lacks: Told
) -> Node:
    """The hand of a seat, if it is listed, else only its *size*; its owner hears what lacks."""
    hand = Node(f"hand {seat + 1}", "hand", {"seat": seat + 1, "cards": size})
    if held is not None:
        hand.values["worth"] = sum(box.cards[card].value for card in held)
        hand.children = [_hand_card(box, card, mine) for card in held]
        for card, missing, either, stored in lacks:
            node = hand.children[held.index(card)]
            told: dict[str, str | int] = {"missing": " ".join(missing), "ready": int(not missing)}
            told["either"] = int(either)  # it can be produced, or another, not both
            if stored:
                told["helps"] = stored  # what is stored is counted in
            node.values = {**node.values, **told}  # those of the card itself are kept
    return hand


def _note(box: Box, view: View, seat: int, note: int) -> Node:
    """A Note of a viewer who is asked, from the bottom: tile, recipes, Stockyard tile."""
    node = _notes(box, view.seats[seat], seat, _lifted(view), True)[note]
    is_due = view.phase == PRODUCE_PAY and _note_due(view) == note
    is_open = view.note == note and view.phase in (INSTALL_AT, SORT_AT)
    if not is_due and not is_open:
        return node
    touches, node = node.touches, node.again()
    if is_due:
        node.children[-1] = _due_stock(node.children[-1], note)
    if is_open:
        node.children += _positions(box, view, note)
    return touch(node, touches)


@lru_cache(maxsize=KEPT)  # they seldom change, and all who look see the same but for the owner
def _notes(box: Box, record: Seat, seat: int, lifted: int, mine: bool) -> list[Node]:
    """The Notes of a seat; it is told to its owner what can be done with them (*mine*)."""
    nodes = []
    for note, name in enumerate(NOTE_NAMES):
        where = f"{seat + 1}.{name}"
        node = Node(f"note {where}", "note")
        node.values = {
            "note": name,
            "seat": seat + 1,
            "perfumer": record.placed[NOTE_SPACE + note],
            "recipes": record.stacks_size[note],
        }
        tile = Node(f"tile {where}", "tile", {"note": name, **_effect_values(box.tiles[note])})
        node.children = [tile]
        for index, recipe in enumerate(record.stacks[note][: record.stacks_size[note]]):
            card = _card(box, FIRST_RECIPE + recipe).again()
            place = {"index": index, "lifted": int(lifted == FIRST_RECIPE + recipe)}
            card.values = {**card.values, **place}
            node.children.append(touch(card, [SORT + recipe] if mine else []))
        node.children.append(_stock(box, record, seat, note, mine))
        nodes.append(touch(node, [PLACE + NOTE_SPACE + note, TO + note] if mine else []))
    return nodes


def _stock(box: Box, record: Seat, seat: int, note: int, mine: bool) -> Node:
    """The Stockyard tile: one node a kind of essence that lies there."""
    name, where = NOTE_NAMES[note], f"{seat + 1}.{NOTE_NAMES[note]}"
    stock = Node(f"stock {where}", "stock", {"note": name, "seat": seat + 1})
    stock.counts = _counts(record.stock[note])
    for essence, letter in enumerate(LETTER_NAMES):
        if letter in stock.counts:
            node = Node(f"essence {where}.{letter}", "essence")
            node.values = {"letter": letter, "essence": essence_names(box)[essence]}
            node.values |= {"count": stock.counts[letter], "note": name}
            touch(node, [STORE + note * ESSENCES + essence] if mine else [])
            stock.children.append(node)
    return stock


def _due_stock(stock: Node, note: int) -> Node:
    """The same for its owner, who pays from it."""
    paid = stock.again()
    first = STORE + note * ESSENCES
    paid.children = [
        touch(node.again(), [*node.touches, STOCK + node.touches[0] - first])
        for node in stock.children
    ]
    return paid


def _positions(box: Box, view: View, note: int) -> list[Node]:
    """Where the recipe in hand can go; a sorted one is counted as lifted out (PY-3.6.3.1)."""
    nodes = []
    record = view.seats[view.seat]
    stack = [FIRST_RECIPE + each for each in record.stacks[note][: record.stacks_size[note]]]
    lying = [card for card in stack if card != _lifted(view)]
    for index, below in enumerate([NONE, *lying]):
        node = Node(f"position {index}", "position", {"index": index, "note": NOTE_NAMES[note]})
        node.values["title"] = "" if below == NONE else box.cards[below].title.decode()
        nodes.append(touch(node, [AT + index]))
    return nodes


def _note_due(view: View) -> int:
    """The Note that is paid next (PY-3.9.6)."""
    return next(note for note in range(NOTES) if any(view.owed[note]))


def _perfume(box: Box, card: int, stored: tuple[int, ...], mine: bool, asked: int) -> Node:
    """A produced perfume, with what it stores."""
    perfume = card - FIRST_PERFUME
    node = _card(box, card).again()
    node.values = {**node.values, "stored": _letters(stored)}
    if not mine:
        return node
    if asked == perfume:
        for essence, letter in enumerate(LETTER_NAMES):
            kind = Node(f"kind {letter}", "kind", {"letter": letter})
            kind.values["essence"] = essence_names(box)[essence]
            node.children.append(touch(kind, [KIND + essence]))
    return touch(node, [REPLENISH + perfume, STORAGE + perfume, ONTO + perfume])


def _hand_card(box: Box, card: int, mine: bool) -> Node:
    if not mine:
        return _card(box, card)
    actions = [PAY + card, DISCARD + card]
    if card < FIRST_PERFUME:
        actions.append(INSTALL + card - FIRST_RECIPE)
    elif card < FIRST_FUNDS:
        actions.append(PRODUCE + card - FIRST_PERFUME)
    return touch(_card(box, card).again(), actions)


@at_rest()
def _done(box: Box, view: View) -> Node:
    """Decisions that belong to no piece."""
    place = Node("done", "done")
    stops = ((INSTALL_DONE, "install_done"), (PAY_DONE, "pay_done"))
    for action, kind in (*stops, (PRODUCE_DONE, "produce_done"), (STORE_DONE, "store_done")):
        place.children.append(touch(Node(kind, kind), [action]))
    return place


def faces(box: Box) -> dict[str, Node]:
    """What decisions and events name: cards, essences and spaces, as "<noun> <name>"."""
    box = plain_box(box)
    found = {}
    for card in range(CARDS):
        node = _card(box, card)
        found[node.id] = node
        if card < FIRST_FUNDS:
            found[f"{node.kind} {card_name(box, card)}"] = node
    for letter, name in zip(LETTER_NAMES, essence_names(box), strict=True):
        face = Node(f"letter {letter}", "essence", {"letter": letter, "essence": name})
        found[face.id] = face
    for space, name in enumerate(space_names()):
        face = _bare_space(space, f"space {name}")
        found[face.id] = face
    return found


def _bare_space(space: int, id: str) -> Node:
    """A space for perfumers, without what lies or stands there."""
    if space < NOTE_SPACE:
        return Node(id, "column", {"column": space - ACQUIRE_SPACE + 1})
    if space < SORT_SPACE:
        return Node(id, "note", {"note": NOTE_NAMES[space - NOTE_SPACE]})
    return Node(id, f"{space_names()[space]}_space")
