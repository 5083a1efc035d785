"""What one seat may see of Perfumery, and what it may imagine (PY-5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Protocol

import numpy as np

from grasse.games.perfumery.actions import (
    ACTIONS,
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
from grasse.games.perfumery.legal import LAW, PY_3_1_1
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
from grasse.kernel.plain import plain, plain_box
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


class Look(View, Protocol):
    """A plain view with what every part of the table is told from."""

    clauses: list[int]  # [action] that forbids it to the seat that looks, or 0
    lying: dict[int, list[int]]  # [place] its cards, in the order in which they came there


def _look(state: State) -> Look:
    look: Look = plain(state)
    look.lying = {}
    for card in sorted(range(CARDS), key=look.arrivals.__getitem__):
        look.lying.setdefault(look.places[card], []).append(card)
    return look


def _cards_at(state: Look, place: int) -> list[int]:
    """The cards that lie in *place*, in the order in which they came there."""
    return state.lying.get(place, [])


def _is_listed(state: Look, seat: int) -> bool:
    """Whether people see the cards of a hand: others only with the memory aid, or at the end."""
    is_open = state.memory_aid or state.phase == OVER  # PY-5.3, PY-5.1.1
    return bool(is_open) or state.viewer in (seat, EVERYTHING)


def _hand(state: Look, seat: int) -> list[int]:
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
    box, look = plain_box(box), _look(state)
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


def _named_column(box: Box, state: Look, column: int) -> dict[str, Any]:
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


def _named_seat(box: Box, state: Look, seat: int) -> dict[str, Any]:
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
    """The table as the viewer may see it: places, pieces, and what may be done with each."""
    clauses = np.zeros(ACTIONS, np.int64)
    if view.viewer == view.seat:
        LAW.judge(box, view, clauses)
    box, look = plain_box(box), _look(view)
    look.clauses = clauses.tolist()
    table = Node("table", "table")
    table.values = {
        "round": look.round_number,
        "rounds": box.rounds[look.seats_size],
        "phase": PHASE_NAMES[look.phase],
        "seat": look.seat + 1 if look.seat >= 0 else 0,
        "starter": look.starter + 1,
        "final": look.final_round,
        "limit": box.hand_limit,
        **_asked(box, look),
    }
    table.children = [
        _display(box, look),
        _action_tiles(box, look),
        _workbench(box, look),
        *(_perfumery(box, look, seat) for seat in _round_the_table(look)),
        _done(box, look),
    ]
    return table


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


def _touch(box: Box, view: View, node: Node, actions: Iterable[int]) -> Node:
    return touch(node, box, view, actions, refuses=_clause, not_now=PY_3_1_1)


def _clause(box: Box, view: Look, action: int) -> int:
    return view.clauses[action]


@cache
def _card(box: Box, card: int) -> Node:
    """A card as it is printed. It is kept: what is to be changed is made again()."""
    face = box.cards[card]
    node = Node(f"card {card_name(box, card)}", KIND_NAMES[face.kind])
    node.values = {"card": card_name(box, card), "value": face.value}
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


def _display(box: Box, view: Look) -> Node:
    """The columns from left to right, each from top to bottom, and the decks beside them."""
    display = Node("display", "display")
    for column in range(_columns(box, view)):
        node = Node(f"column {column + 1}", "column")
        node.values = {
            "column": column + 1,
            "cards": view.columns_size[column],
            "next_marker": int(view.next_marker_column == column),
            "here": _perfumers(view, ACQUIRE_SPACE + column),
        }
        above = reversed(_cards_at(view, ABOVE + column))
        node.children = [_card(box, c) for c in (*above, *_cards_at(view, BELOW + column))]
        display.children.append(_touch(box, view, node, [PLACE + ACQUIRE_SPACE + column]))
    for kind in (PERFUME, RECIPE):
        left = view.decks[kind]
        deck = Node(f"deck {KIND_NAMES[kind]}", "deck")
        top = next((tier + 1 for tier in range(TIERS) if left[tier]), 0)
        deck.values = {"deck": KIND_NAMES[kind], "left": sum(left), "tier": top}
        display.children.append(deck)
    return display


def _action_tiles(box: Box, view: View) -> Node:
    """The spaces that all can use, apart from the columns."""
    tiles = Node("action tiles", "action_tiles")
    for space in range(SORT_SPACE, SPACES):
        name = space_names()[space]
        node = Node(f"space {name}", f"{name}_space")
        node.values = {"here": _perfumers(view, space)}
        if space == HIRE_SPACE:
            seats = range(view.seats_size)
            parked = [str(seat + 1) for seat in seats if view.seats[seat].hired == PARKED]
            node.values |= {"cost": box.hire_cost, "parked": " ".join(parked)}
        if space == MARKER_SPACE:
            node.values["holder"] = view.marker + 1
        if space == ESSENCE_SPACE:
            node.children = _offers(box, view)
        tiles.children.append(_touch(box, view, node, [PLACE + space]))
    return tiles


def _offers(box: Box, view: View) -> list[Node]:
    """The essences to choose from on the space `essence`."""
    nodes = []
    costs = (box.floral_cost, box.synthetic_cost)
    for number, (essence, cost) in enumerate(zip(OFFERS, costs, strict=True)):
        node = Node(f"offer {LETTER_NAMES[essence]}", "offer")
        name = essence_names(box)[essence]
        node.values = {"essence": name, "letter": LETTER_NAMES[essence], "cost": cost}
        nodes.append(_touch(box, view, node, [ESSENCE + number]))
    return nodes


def _workbench(box: Box, view: View) -> Node:
    """What the deciding seat is about: a payment, an effect, a perfume in the making."""
    bench = Node("workbench", "workbench", {"seat": max(view.seat + 1, 0)})
    if view.phase in (INSTALLING, INSTALL_AT, PAYING):
        column = view.sweep + 1
        values: dict[str, str | int] = {"cost": view.cost, "paid": view.paid}
        bench.children.append(Node("payment", "payment", {**values, "column": column}))
    if view.phase == BLENDING:
        bench.children.append(_effect(box, view))
    if view.phase in (PRODUCE_PAY, PRODUCE_KIND):
        card = box.cards[view.picked]
        owed = Node("owed", "owed", {"card": card.name.decode(), "title": card.title.decode()})
        owed.values |= {name: _letters(view.owed[note]) for note, name in enumerate(NOTE_NAMES)}
        bench.children.append(owed)
    return bench


def _effect(box: Box, view: View) -> Node:
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
    for action, kind in ((EFFECT + USE, "use"), (EFFECT + SKIP, "skip")):
        choice = Node(kind, kind, dict(node.values))
        node.children.append(_touch(box, view, choice, [action]))
    node.values["pool"] = _letters(view.pool)
    return node


def _perfumery(box: Box, view: Look, seat: int) -> Node:
    record = view.seats[seat]
    place = Node(f"perfumery {seat + 1}", "perfumery")
    place.values = {
        "seat": seat + 1,
        "score": record.score,
        "perfumers": record.perfumers,
        "perfumers_left": record.perfumers_left,
        "third": HIRED_NAMES[record.hired],
        "start_marker": int(view.marker == seat),
        "next_marker": int(view.next_marker == seat),
        "cards": record.hand_left,
        "perfumes": record.produced_size,
        "mine": int(seat == view.viewer),
    }
    place.children = [_note(box, view, seat, note) for note in range(NOTES)]
    shelf = Node(f"shelf {seat + 1}", "shelf", {"seat": seat + 1})
    shelf.children = [_perfume(box, view, c, seat) for c in _cards_at(view, PRODUCED_BY + seat)]
    held = _hand(view, seat)
    hand = Node(f"hand {seat + 1}", "hand", {"seat": seat + 1, "cards": record.hand_left})
    if _is_listed(view, seat):
        hand.values["worth"] = sum(box.cards[card].value for card in held)
    hand.children = [_hand_card(box, view, card, seat) for card in held]
    place.children += [shelf, hand]
    return place


def _note(box: Box, view: View, seat: int, note: int) -> Node:
    """A Note from the bottom: its tile, the recipes, the Stockyard tile."""
    lifted = view.picked if view.phase in (SORT_TO, SORT_AT) else NONE
    clause = 0 if view.viewer == view.seat else PY_3_1_1
    node = _notes(box, view.seats[seat], seat, lifted, clause)[note]
    if seat != view.viewer:
        return node
    node = node.again()
    if view.seat == seat:
        tile, *cards, stock = node.children
        stack = view.seats[seat].stacks[note]
        recipes = [
            _touch(box, view, card.again(), [SORT + recipe])
            for card, recipe in zip(cards, stack, strict=False)
        ]
        node.children = [tile, *recipes, _own_stock(box, view, stock.again(), note)]
        if view.note == note and view.phase in (INSTALL_AT, SORT_AT):
            node.children += _positions(box, view, note)
    return _touch(box, view, node, [PLACE + NOTE_SPACE + note, TO + note])


@lru_cache(maxsize=2048)  # they seldom change, and all who look see the same
def _notes(box: Box, record: Seat, seat: int, lifted: int, clause: int) -> list[Node]:
    """The Notes of a seat at rest; *clause* forbids everything, or nothing is said of that."""
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
            card.values, card.clause = {**card.values, **place}, clause
            node.children.append(card)
        node.children.append(_stock(box, record, seat, note, clause))
        nodes.append(node)
    return nodes


def _stock(box: Box, record: Seat, seat: int, note: int, clause: int) -> Node:
    """The Stockyard tile: one node a kind of essence that lies there."""
    name, where = NOTE_NAMES[note], f"{seat + 1}.{NOTE_NAMES[note]}"
    stock = Node(f"stock {where}", "stock", {"note": name, "seat": seat + 1})
    stock.counts = _counts(record.stock[note])
    for essence, letter in enumerate(LETTER_NAMES):
        if letter in stock.counts:
            node = Node(f"essence {where}.{letter}", "essence")
            node.values = {"letter": letter, "essence": essence_names(box)[essence]}
            node.values |= {"count": stock.counts[letter], "note": name}
            node.clause = clause
            stock.children.append(node)
    return stock


def _own_stock(box: Box, view: View, stock: Node, note: int) -> Node:
    """The same for its owner, whose turn it is."""
    is_due = view.phase == PRODUCE_PAY and _note_due(view) == note
    kinds = [essence for essence, letter in enumerate(LETTER_NAMES) if letter in stock.counts]
    stock.children = [
        _touch(
            box,
            view,
            node.again(),
            [STORE + note * ESSENCES + kind, *([STOCK + kind] if is_due else [])],
        )
        for node, kind in zip(stock.children, kinds, strict=True)
    ]
    return stock


def _is_lifted(view: View, card: int) -> bool:
    return bool(view.picked == card and view.phase in (SORT_TO, SORT_AT))


def _positions(box: Box, view: View, note: int) -> list[Node]:
    """Where the recipe in hand can go; a sorted one is counted as lifted out (PY-3.6.3.1)."""
    nodes = []
    record = view.seats[view.seat]
    stack = [FIRST_RECIPE + each for each in record.stacks[note][: record.stacks_size[note]]]
    lying = [card for card in stack if not _is_lifted(view, card)]
    for index, below in enumerate([NONE, *lying]):
        node = Node(f"position {index}", "position", {"index": index, "note": NOTE_NAMES[note]})
        node.values["title"] = "" if below == NONE else box.cards[below].title.decode()
        nodes.append(_touch(box, view, node, [AT + index]))
    return nodes


def _note_due(view: View) -> int:
    """The Note that is paid next (PY-3.9.6)."""
    return next(note for note in range(NOTES) if any(view.owed[note]))


def _perfume(box: Box, view: View, card: int, seat: int) -> Node:
    """A produced perfume, with what it stores."""
    perfume = card - FIRST_PERFUME
    node = _card(box, card).again()
    node.values = {**node.values, "stored": _letters(view.storage[perfume])}
    if seat != view.viewer:
        return node
    asked = view.picked == card and view.phase == REPLENISH_KIND
    if asked or (view.source == perfume and view.phase == PRODUCE_KIND):
        for essence, letter in enumerate(LETTER_NAMES):
            kind = Node(f"kind {letter}", "kind", {"letter": letter})
            kind.values["essence"] = essence_names(box)[essence]
            node.children.append(_touch(box, view, kind, [KIND + essence]))
    return _touch(box, view, node, [REPLENISH + perfume, STORAGE + perfume, ONTO + perfume])


def _hand_card(box: Box, view: View, card: int, seat: int) -> Node:
    if seat != view.viewer:
        return _card(box, card)
    actions = [PAY + card, DISCARD + card]
    if card < FIRST_PERFUME:
        actions.append(INSTALL + card - FIRST_RECIPE)
    elif card < FIRST_FUNDS:
        actions.append(PRODUCE + card - FIRST_PERFUME)
    return _touch(box, view, _card(box, card).again(), actions)


def _done(box: Box, view: View) -> Node:
    """Decisions that belong to no piece."""
    place = Node("done", "done")
    stops = ((INSTALL_DONE, "install_done"), (PAY_DONE, "pay_done"))
    for action, kind in (*stops, (PRODUCE_DONE, "produce_done"), (STORE_DONE, "store_done")):
        place.children.append(_touch(box, view, Node(kind, kind), [action]))
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
