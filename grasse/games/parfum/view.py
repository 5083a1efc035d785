"""What one seat may see of Parfum, and what it may imagine (PA-6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, TypeAlias

from grasse.games.parfum.actions import (
    BARGAIN,
    CHOOSE_CLOCK,
    CLAIM,
    CLAIM_STOP,
    DISCARD,
    DRAW_NOTE,
    MAJOR,
    MINOR,
    NOTATION,
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
    CUSTOMERS,
    KIND_NAMES,
    NEEDS,
    NOTES,
    SEATS,
    STACKS,
    TYPE_NAMES,
    VALUES,
    aroma_names,
    customer_name,
    customer_names,
    note_name,
    note_names,
)
from grasse.games.parfum.legal import water_cost
from grasse.games.parfum.records import Box, Perfume, Seat, State, View
from grasse.games.parfum.state import (
    COMPOSE,
    DRAW,
    FETCH,
    FLOWS,
    NONE,
    OVER,
    PAY,
    PHASE_NAMES,
    PREPARE,
    SELLING,
    SERVE,
    SURPLUS,
    TOOK,
    USE_ALL,
    USE_COLOUR,
    USE_FLY,
    WAKE,
    WATER,
)
from grasse.kernel.aliases import Integers, Rng
from grasse.kernel.jit import jit, part
from grasse.kernel.plain import KEPT, at_rest, lasting, plain, plain_box
from grasse.kernel.rng import below
from grasse.kernel.seats import CHANCE, EVERYTHING, NOBODY
from grasse.kernel.stack import integers
from grasse.kernel.tree import Node, touch

Counts: TypeAlias = Integers  # how many of each


@jit
def hide(box: Box, state: State, seat: int) -> None:
    """Blanks in place what *seat* may not know; a watcher is seat -1.

    Hidden are the tokens of the others, what they took since the refill, what they are about to
    pay, and the well (PA-6.1 to PA-6.3). After the last round all is open (PA-6.21).
    """
    state.viewer = seat
    if state.phase == OVER:
        return
    for other in range(SEATS):
        if other != seat:
            state.seats[other].tokens[:] = 0
            state.seats[other].taken[:] = 0
    if state.seat != seat:
        state.paying[:] = 0
    state.well[:] = 0


@jit
def guess(box: Box, view: View, seat: int, rng: Rng) -> None:
    """Fills the blanks of *view*, in place, with a world that fits what *seat* sees.

    It sees what the well held at its last refill (PA-6.18), and since then who took a token, and
    who threw which. Before that, who held which token could not be followed (PA-6.17).
    """
    view.viewer = EVERYTHING
    if view.phase == OVER:
        return
    while not deal_water(box, view, seat, rng):
        pass  # the truth is a deal that fits, so one is found in the end
    if view.seat >= 0 and view.seat != seat:
        deal_payment(box, view, rng)


@part
def deal_water(box: Box, view: View, seat: int, rng: Rng) -> bool:
    """Deals the well and the hands of the others; whether that fits what they threw.

    Two kinds of token are dealt apart: new ones, which were in the well at its refill, and old
    ones, which were in hands then. Those of this seat itself are known.
    """
    old = integers(VALUES)  # [value] not dealt yet; the new ones are view.well
    olds, news = integers(SEATS), integers(SEATS)  # [seat] held, of each kind, and not dealt yet
    for value in range(VALUES):
        old[value] = int(box.token_counts[value]) - view.refilled[value]
        view.well[value] = view.refilled[value]
    for other in range(view.seats_size):
        olds[other] = view.seats[other].tokens_left
    for number in range(view.flow_size):  # back to how many each held at the refill
        other, value = view.flow[number] // FLOWS, view.flow[number] % FLOWS
        olds[other] += -1 if value == TOOK else 1
        if other == seat and value != TOOK:
            old[value] -= 1
    for value in range(VALUES):
        for other in range(view.seats_size):
            if other != seat:
                view.seats[other].tokens[value] = 0
                view.seats[other].taken[value] = 0
        if seat >= 0:
            old[value] -= int(view.seats[seat].tokens[value]) - view.seats[seat].taken[value]
            view.well[value] -= view.seats[seat].taken[value]
    for number in range(view.flow_size):
        other, value = view.flow[number] // FLOWS, view.flow[number] % FLOWS
        if other != seat and value == TOOK:
            news[other] += 1
        elif other != seat and not deal_thrown(view, other, value, old, olds, news, rng):
            return False
    for other in range(view.seats_size):
        if other != seat:
            deal_hand(view, other, old, olds[other], news[other], rng)
    return True


@part
def deal_thrown(
    view: View, other: int, value: int, old: Counts, olds: Counts, news: Counts, rng: Rng
) -> bool:
    """Decides whether the token that *other* threw was old or new, unless it can be neither.

    Each token that it held is as likely to be the one as to have had this value.
    """
    from_old = olds[other] * old[value] * max(1, view.well.sum())
    from_new = news[other] * view.well[value] * max(1, old.sum())
    if from_old + from_new == 0:
        return False
    if below(rng, from_old + from_new) < from_old:
        olds[other] -= 1
        old[value] -= 1
    else:
        news[other] -= 1
        view.well[value] -= 1
        view.seats[other].taken[value] += 1
    return True


@part
def deal_hand(view: View, other: int, old: Counts, olds: int, news: int, rng: Rng) -> None:
    """Deals another seat the tokens it holds; what nobody took of the new ones is the well."""
    for _ in range(olds):
        value = draw(old, rng)
        view.seats[other].tokens[value] += 1
    for _ in range(news):
        value = draw(view.well, rng)
        view.seats[other].tokens[value] += 1
        view.seats[other].taken[value] += 1


@part
def draw(pool: Counts, rng: Rng) -> int:
    """Takes a token out of *pool*, each as likely as the other; answers with its value."""
    left = below(rng, pool.sum())
    value = 0
    while left >= pool[value]:
        left -= pool[value]
        value += 1
    pool[value] -= 1
    return value


@part
def deal_payment(box: Box, view: View, rng: Rng) -> None:
    """Picks as many tokens from the payer's hand as it has chosen so far (PA-3.1.5)."""
    payer = view.seats[view.seat]
    chosen = 0
    if view.phase == PAY:
        chosen = water_cost(box, view.use) - view.pay_left
    elif view.phase == SURPLUS:
        chosen = payer.tokens_left - box.keep_limit - view.pay_left
    for picked in range(chosen):
        left = below(rng, payer.tokens_left - picked)
        value = 0
        while left >= payer.tokens[value] - view.paying[value]:
            left -= payer.tokens[value] - view.paying[value]
            value += 1
        view.paying[value] += 1


# ---------------------------------------------------------------- the whole state by name


def named(box: Box, state: State) -> dict[str, Any]:
    """The state as PA-3.1 lists it, with the names of rules.md; a blanked value is 0."""
    notes, customers = note_names(box), customer_names(box)
    aromas = aroma_names(box)
    clocks = range(int(box.clocks_size[state.seats_size]))
    return {
        "round": int(state.round_number),
        "phase": PHASE_NAMES[state.phase],
        "decides": _decider(state.seat),
        "final_round": bool(state.final_round),
        "quiet_rounds": int(state.quiet_rounds),
        "distillery": [
            _name(notes, note) for note in _spaces(state.distillery, _sizes(box, state)[1])
        ],
        "bag": [notes[note] for note in range(NOTES) if state.bag[note]],
        "street": [_name(customers, each) for each in _spaces(state.street, _sizes(box, state)[0])],
        "stack": _stack(box, state),
        "well": _tokens(box, state.well),
        "well_size": int(state.well_left),
        "well_at_refill": _tokens(box, state.refilled),
        "since_refill": [_flow(box, int(flow)) for flow in state.flow[: state.flow_size]],
        "discards": _tokens(box, state.discards),
        "flacons": int(state.flacons_left),
        "dice_in_market": {
            aroma: int(box.aromas[a].dice - state.dice[a]) for a, aroma in enumerate(aromas)
        },
        "clocks_on_market": [at + 1 for at in clocks if state.clocks[at] == NONE],
        "wake_queue": [int(seat) + 1 for seat in state.queue[: state.seats_size] if seat != NONE],
        "turn": _turn(box, state, aromas, notes),
        "track": _track(state),
        "seats": [_named_seat(box, state, seat) for seat in range(state.seats_size)],
    }


def _sizes(box: Box, state: State) -> tuple[int, int]:
    return int(box.street_size[state.seats_size]), int(box.distillery_size[state.seats_size])


def _spaces(spaces: Any, size: int) -> list[int]:
    return [int(piece) for piece in spaces[:size]]


def _name(names: list[str], piece: int) -> str | None:
    return None if piece == NONE else names[piece]


def _decider(seat: int) -> str | int | None:
    return {CHANCE: "chance", NOBODY: None}.get(int(seat), int(seat) + 1)


def _tokens(box: Box, counts: Any) -> dict[str, int]:
    return {str(box.token_values[value]): int(counts[value]) for value in range(VALUES)}


def _flow(box: Box, flow: int) -> dict[str, int]:
    """Who took a token from the well, or who threw which."""
    seat, value = divmod(flow, FLOWS)
    if value == TOOK:
        return {"seat": seat + 1, "took": 1}
    return {"seat": seat + 1, "threw": int(box.token_values[value])}


def _stack(box: Box, state: State) -> dict[str, Any]:
    unseen_pieces = [customer for customer in range(CUSTOMERS) if state.stack[customer]]
    names = customer_names(box)
    by_letter = {
        letter: [names[each] for each in unseen_pieces if box.customers[each].stack == stack]
        for stack, letter in enumerate(STACKS)
    }
    closing = None if state.final_round else int(state.stack_left - box.below_closing_time) + 1
    return {**by_letter, "size": int(state.stack_left), "closing_time": closing}


def _use(box: Box, use: int) -> str | None:
    """The notation of the water use being paid."""
    if use == NONE:
        return None
    uses = ((USE_COLOUR, REROLL_COLOUR), (USE_ALL, REROLL_ALL), (USE_FLY, TURN_FLY))
    first, kind = max(each for each in uses if each[0] <= use)
    return NOTATION.write(box, kind + int(use) - first)


def _turn(box: Box, state: State, aromas: list[str], notes: list[str]) -> dict[str, Any]:
    dice = {
        aroma: {
            "dice": int(state.dice[a]),
            "flasks": int(state.flasks[a]),
            "spent": int(state.spent[a]),
            "rolling": int(state.rolling[a]),
        }
        for a, aroma in enumerate(aromas)
        if state.dice[a]
    }
    return {
        "clock": int(state.turn) + 1,
        "actions_left": int(state.actions_left),
        "dice": dice,
        "claimed": [notes[note] for note in state.claimed if note != NONE],
        "placing": _name(notes, state.placing),
        "use": _use(box, state.use),
        "paying": _tokens(box, state.paying),
        "tokens_to_choose": int(state.pay_left),
        "chance": int(state.chance) + 1,
        "selling": None if state.selling == NONE else int(state.selling) + 1,
        "tokens_owed": int(state.owed),
    }


def _track(state: State) -> dict[str, list[int]]:
    """For every amount in use, the stack of markers from bottom to top (PA-3.1.4)."""
    stacks: dict[str, list[int]] = {}
    for seat in state.markers[: state.seats_size]:
        if seat != NONE:
            stacks.setdefault(str(state.seats[seat].money), []).append(int(seat) + 1)
    return dict(sorted(stacks.items(), key=lambda item: int(item[0])))


def _named_seat(box: Box, state: State, seat: int) -> dict[str, Any]:
    record = state.seats[seat]
    return {
        "seat": seat + 1,
        "money": int(record.money),
        "tokens": _tokens(box, record.tokens),
        "tokens_size": int(record.tokens_left),
        "taken_since_refill": _tokens(box, record.taken),
        "clocks": [at + 1 for at in range(len(state.clocks)) if state.clocks[at] == seat],
        "kept": [note_name(box, note) for note in range(NOTES) if state.kept[note] == seat],
        "perfumes": [
            _named_perfume(box, record.perfumes[number], number)
            for number in range(record.perfumes_size)
        ],
        "customers": [
            customer_name(box, each) for each in range(CUSTOMERS) if state.served[each] == seat
        ],
    }


def _named_perfume(box: Box, perfume: Perfume, number: int) -> dict[str, Any]:
    names = note_names(box)
    return {
        "id": number + 1,
        "kind": KIND_NAMES[perfume.kind],
        **{TYPE_NAMES[slot]: _name(names, perfume.notes[slot]) for slot in NEEDS[perfume.kind]},
        "complete": bool(perfume.complete),
        "flacons": int(perfume.flacons),
    }


# ---------------------------------------------------------------- the table for people


def describe(box: Box, view: View) -> Node:
    """The table as the viewer may see it: places, pieces, and what can be done with each."""
    box, view = plain_box(box), plain(view)
    table = Node("table", "table", {**_values(box, view), **_moot(box, view)})
    table.children = [
        _clock_market(box, view),
        _street(box, view),
        _distillery(box, view),
        _market(box, view),
        _well(box, view),
        _workbench(box, view),
        _money_track(box, view),
        *(
            _perfumery(
                *(box, view, seat, _paid_by(box, view, seat), seat == view.viewer),
                _is_open(view, seat),
            )
            for seat in _round_the_table(view)
        ),
        _done(box, view),
    ]
    return table


@lasting(
    *("round_number", "phase", "seat", "final_round", "clocks", "seats_size", "chance"),
    *("distillery", "bag_left", "empty_bag", "pay_left", "paying", "viewer"),
)
def _values(box: Box, view: View) -> dict[str, str | int]:
    """How the match stands."""
    return {
        "round": view.round_number,
        "phase": PHASE_NAMES[view.phase],
        "seat": view.seat + 1 if view.seat >= 0 else 0,
        "final": view.final_round,
        **_bag_end(box, view),
        **_sale(box, view),
        **_payment(view),
    }


NOT_YET, PERHAPS, FOR_SURE = range(3)  # whether the bag ends the match, as the words have it


def _bag_end(box: Box, view: View) -> dict[str, int]:
    """Whether this is the last round as the bag cannot refill the distillery (PA-3.9.3).

    A note that is drawn leaves the bag and fills a space, so only claims count: after how many more
    of them that is so.
    """
    size = box.distillery_size[view.seats_size]
    empty = list(view.distillery[:size]).count(NONE)
    claims = max(0, view.bag_left - empty - view.empty_bag + 1)  # PA-11.2.1
    ends = NOT_YET
    if claims == 0:
        ends = FOR_SURE
    elif WAKE <= view.phase <= COMPOSE and claims <= size:
        ends = PERHAPS
    return {"bag_ends": ends, "claims": claims if ends == PERHAPS else 0}


def _sale(box: Box, view: View) -> dict[str, int]:
    """Which of its sales this round the seller has now (PA-3.7.1)."""
    if view.phase not in (SELLING, SERVE):
        return {}
    clocks = list(view.clocks[: box.clocks_size[view.seats_size]])
    chances = [seat for seat in clocks for _ in range(2)] if view.seats_size == 2 else clocks * 2
    own = [each for each, seat in enumerate(chances) if seat == view.seat]
    return {"sale": own.index(view.chance) + 1, "sales": len(own)}


def _payment(view: View) -> dict[str, int]:
    """Which of how many tokens is chosen now (PA-3.5.3, PA-3.8.2), told to the payer (PA-6.19)."""
    if view.phase not in (PAY, SURPLUS) or view.viewer not in (view.seat, EVERYTHING):
        return {}
    chosen = sum(view.paying)
    return {"token": chosen + 1, "tokens": chosen + view.pay_left}


ANY = 2  # of a question that is moot: any answer is as good


def _moot(box: Box, view: View) -> dict[str, int]:
    """Whether no answer is better than that of the page, told to the seat that is asked.

    Water that can bring no other note is not worth its tokens. Of the tokens to be paid all may
    have to go, which anyone can see; that those left are alike is a secret (PA-3.2.2, PA-6.19). Of
    a surplus the lowest go, which is never worse: as that is so each time, it tells nothing.
    """
    is_asked = view.viewer in (view.seat, EVERYTHING)
    if view.phase == WATER and is_asked:
        return {"moot": 0 if _is_water_of_use(box, view) else ANY, "secret": 0}
    if view.phase not in (PAY, SURPLUS) or not is_asked:
        return {"moot": 0, "secret": 0}
    if view.phase == SURPLUS:
        return {"moot": ANY, "secret": 0}
    payer = view.seats[view.seat]
    left = [held - paid for held, paid in zip(payer.tokens, view.paying, strict=True)]
    have_all_to_go = sum(left) == view.pay_left
    are_alike = sum(map(bool, left)) == 1
    is_moot = have_all_to_go or are_alike
    return {"moot": ANY if is_moot else 0, "secret": int(is_moot and not have_all_to_go)}


@lasting("seats_size", "distillery", "dice", "flasks")
def _is_water_of_use(box: Box, view: View) -> bool:
    """Whether more flasks could pay for notes that these flasks do not pay for (PA-3.5.6)."""
    together = [(0,) * len(view.dice)]  # what some notes cost that all the dice could pay for
    for note in view.distillery[: box.distillery_size[view.seats_size]]:
        if note != NONE:
            needs = box.notes[note].needs
            more = [tuple(map(sum, zip(each, needs, strict=True))) for each in together]
            together += [each for each in more if _pays_for(view.dice, each)]
    return not all(_pays_for(view.flasks, each) for each in together)


def _pays_for(flasks: Iterable[int], needs: Sequence[int]) -> bool:
    return all(has >= wanted for has, wanted in zip(flasks, needs, strict=True))


_BENCH = "phase clocks turn actions_left dice flasks spent rolling claimed".split()


def _round_the_table(view: View) -> list[int]:
    """The seats, the viewer's own first."""
    first = max(view.viewer, 0)
    return [(first + step) % view.seats_size for step in range(view.seats_size)]


@at_rest("seats_size", "clocks")
def _clock_market(box: Box, view: View) -> Node:
    place = Node("clocks", "clock_market")
    for position in range(box.clocks_size[view.seats_size]):
        clock = Node(f"clock {position + 1}", "clock")
        clock.values = {
            "position": position + 1,
            "actions": box.actions[view.seats_size][position],
            "owner": view.clocks[position] + 1,
        }
        place.children.append(touch(clock, [CHOOSE_CLOCK + position]))
    return place


@cache
def _face(box: Box, customer: int) -> Node:
    face = box.customers[customer]
    node = Node(f"customer {customer_name(box, customer)}", "customer")
    node.values = {"customer": customer_name(box, customer), "price": face.price}
    node.counts = _aromas(box, face.wants)
    return node


@at_rest("seats_size", "street", "stack", "stack_left", "final_round")
def _street(box: Box, view: View) -> Node:
    street = Node("street", "street")
    for space in range(box.street_size[view.seats_size]):
        if view.street[space] == NONE:
            street.children.append(Node(f"street {space + 1}", "empty_street"))
        else:
            customer = view.street[space]
            street.children.append(touch(_face(box, customer).again(), [TO + customer]))
    stack = Node("stack", "stack")
    closing = 0 if view.final_round else 1  # the closing time token counts (PA-6.9)
    stacks = {box.customers[each].stack for each in range(CUSTOMERS) if view.stack[each]}
    stack.values = {
        "height": view.stack_left + closing,
        "until_closing": view.stack_left - box.below_closing_time if closing else 0,
        "letter": STACKS[0] if 0 in stacks else STACKS[1],
        "final": view.final_round,
    }
    street.children.append(stack)
    return street


@cache
def _note(box: Box, note: int) -> Node:
    tile = box.notes[note]
    node = Node(f"note {note_name(box, note)}", "note")
    node.values = {
        "note": note_name(box, note),
        "type": TYPE_NAMES[tile.type],
        "coins": tile.coins,
    }
    node.counts = _aromas(box, tile.needs)
    return node


@at_rest("seats_size", "distillery", "bag_left")
def _distillery(box: Box, view: View) -> Node:
    place = Node("distillery", "distillery", {"gathers": TAKE_DIE})  # what its notes are made of
    for space in range(box.distillery_size[view.seats_size]):
        if view.distillery[space] == NONE:
            node = Node(f"distillery {space + 1}", "empty_distillery")
        else:
            node = _note(box, view.distillery[space]).again()
        node.values = {**node.values, "space": space + 1}
        place.children.append(touch(node, [CLAIM + space]))
    bag = Node("bag", "bag", {"left": view.bag_left})
    place.children.append(touch(bag, [DRAW_NOTE]))
    return place


@at_rest("dice", "flacons_left")
def _market(box: Box, view: View) -> Node:
    market = Node("market", "market")
    for aroma, name in enumerate(aroma_names(box)):
        booth = Node(f"booth {name}", "booth")
        booth.values = {
            "aroma": name,
            "left": box.aromas[aroma].dice - view.dice[aroma],
            "flasks": box.aromas[aroma].flask_faces,
        }
        market.children.append(touch(booth, [TAKE_DIE + aroma]))
    supply = Node("supply", "supply", {"left": view.flacons_left})
    market.children.append(supply)
    return market


@at_rest("well_left", "discards")
def _well(box: Box, view: View) -> Node:
    place = Node("wells", "well_place")
    well = Node("well", "well", {"left": view.well_left})
    place.children.append(touch(well, [TAKE_WATER]))
    pile = Node("discards", "discards", {"left": sum(view.discards)})
    pile.counts = _tokens(box, view.discards)
    place.children.append(pile)
    return place


@at_rest(*_BENCH)
def _workbench(box: Box, view: View) -> Node:
    """What lies in front of the seat whose turn it is."""
    bench = Node("workbench", "workbench")
    is_turn = PREPARE <= view.phase <= COMPOSE  # in the sales nobody works here any more
    owner = view.clocks[view.turn] if is_turn else NONE
    bench.values = {"seat": owner + 1, "actions": view.actions_left}
    for aroma, name in enumerate(aroma_names(box)):
        if view.dice[aroma] == 0:
            continue
        dice = Node(f"dice {name}", "dice")
        not_rolled_yet = view.phase in (PREPARE, DRAW, FETCH)
        rolling = view.dice[aroma] if not_rolled_yet else view.rolling[aroma]
        dice.values = {
            "aroma": name,
            "dice": view.dice[aroma],
            "flasks": view.flasks[aroma] - view.spent[aroma],
            "spent": view.spent[aroma],
            "flies": view.dice[aroma] - view.flasks[aroma] - rolling,
            "rolling": rolling,
        }
        bench.children.append(touch(dice, [REROLL_COLOUR + aroma, TURN_FLY + aroma]))
    for note in view.claimed:
        if note != NONE:
            bench.children.append(touch(_note(box, note).again(), [PLACE + note]))
    return bench


@lasting("seats.money")
def _money(box: Box, view: View) -> tuple[int, ...]:
    """[seat] what it has."""
    return tuple([record.money for record in view.seats])


@at_rest("seats_size", "markers", also=(_money,))
def _money_track(box: Box, view: View, money_of: tuple[int, ...]) -> Node:
    """The markers, each stack from bottom to top (PA-3.1.4)."""
    track = Node("track", "track")
    heights: dict[int, int] = {}  # money -> markers on it so far
    for marker in view.markers[: view.seats_size]:
        if marker != NONE:
            money = money_of[marker]
            heights[money] = heights.get(money, 0) + 1
            node = Node(f"marker {marker + 1}", "marker")
            node.values = {"seat": marker + 1, "money": money, "height": heights[money]}
            track.children.append(node)
    return track


def _is_open(view: View, seat: int) -> bool:
    """Whether the viewer sees the tokens of a seat."""
    return view.viewer in (seat, EVERYTHING) or view.phase == OVER


def _paid_by(box: Box, view: View, seat: int) -> tuple[int, ...]:
    """[value] the tokens that a seat has chosen to part with, as far as the viewer knows."""
    payer, paid = _paying(box, view)
    return paid if seat == payer else (0,) * VALUES


@lasting("seat", "paying")
def _paying(box: Box, view: View) -> tuple[int, tuple[int, ...]]:
    return view.seat, tuple(view.paying)


@lasting("served", "kept", "count_notes", own="seats")
def _perfumery(
    box: Box, view: View, seat: int, paid: tuple[int, ...], mine: bool, is_open: bool
) -> Node:
    """What everyone sees of a seat, and what its owner may do there."""
    kept = tuple([note for note, keeper in enumerate(view.kept) if keeper == seat])  # PA-11.1.1
    served = list(view.served).count(seat)
    counted = bool(view.count_notes)
    return _shop(box, view.seats[seat], seat, served, kept, counted, paid, mine, is_open)


@lru_cache(maxsize=KEPT)  # what lies in front of a seat seldom changes
def _shop(
    box: Box,
    record: Seat,
    seat: int,
    customers: int,
    kept: tuple[int, ...],
    counted: bool,
    paid: tuple[int, ...],
    mine: bool,
    is_open: bool,
) -> Node:
    """*counted*: by PA-11.3; *paid*: [value] tokens that are chosen to be parted with.

    *mine*: told to its owner; *is_open*: its tokens are told, too.
    """
    place = Node(f"perfumery {seat + 1}", "perfumery")
    place.values = {
        "seat": seat + 1,
        "money": record.money,
        "tokens": record.tokens_left,
        "customers": customers,
        "mine": int(mine),
    }
    numbers = range(record.perfumes_size)
    place.children = [
        _perfume(box, record.perfumes[number], seat, number, counted) for number in numbers
    ]
    if mine:
        for n, perfume in enumerate(place.children):
            touch(perfume, [PERFUME + n, SELL + n, BARGAIN + n])
        place.children.append(touch(Node("new minor", "new_minor"), [MINOR]))
        place.children.append(touch(Node("new major", "new_major"), [MAJOR]))
    for note in kept:
        place.children.append(touch(_note(box, note).again(), [PLACE + note] if mine else []))
    if is_open:
        place.children += _purse(box, record, seat, paid, mine)
    return place


def _perfume(box: Box, perfume: Perfume, seat: int, number: int, counted: bool) -> Node:
    node = Node(f"perfume {seat + 1}.{number + 1}", "perfume")
    missing = [TYPE_NAMES[slot] for slot in NEEDS[perfume.kind] if perfume.notes[slot] == NONE]
    node.values = {
        "perfume": number + 1,
        "kind": KIND_NAMES[perfume.kind],
        "complete": perfume.complete,
        "flacons": perfume.flacons,
        "missing": " ".join(missing),
    }
    notes = [note for note in perfume.notes if note != NONE]
    scents: list[Sequence[int]] = [list(box.notes[note].scents) for note in notes]
    if counted:  # PA-11.3.1
        scents = [[min(parts, 1) for parts in of_note] for of_note in scents]
    node.counts = _aromas(box, [sum(parts) for parts in zip(*scents)])
    node.children = [_note(box, note) for note in notes]
    return node


def _purse(box: Box, record: Seat, seat: int, paid: tuple[int, ...], mine: bool) -> list[Node]:
    """The tokens of a seat, for those who may see them: one node a value."""
    nodes = []
    for value in range(VALUES):
        held = record.tokens[value]
        if held:
            node = Node(f"token {seat + 1}.{value}", "token")
            node.values = {"value": box.token_values[value], "count": held - paid[value]}
            node.values["paid"] = paid[value]
            nodes.append(touch(node, [TOKEN + value, DISCARD + value]) if mine else node)
    return nodes


@at_rest()
def _done(box: Box, view: View) -> Node:
    """Decisions that belong to no piece."""
    place = Node("done", "done")
    stops = ((REROLL_ALL, "reroll_all"), (WATER_STOP, "water_stop"), (CLAIM_STOP, "claim_stop"))
    for action, kind in (*stops, (PASS, "pass")):
        place.children.append(touch(Node(kind, kind), [action]))
    return place


def faces(box: Box) -> dict[str, Node]:
    """Every note and customer of the box, by the id of its node."""
    box = plain_box(box)
    notes = [_note(box, note) for note in range(NOTES)]
    customers = [_face(box, customer) for customer in range(CUSTOMERS)]
    return {node.id: node for node in (*notes, *customers)}


def _aromas(box: Box, counts: Any) -> dict[str, int]:
    return {
        aroma.name.decode(): count
        for aroma, count in zip(box.aromas, counts, strict=True)
        if count > 0
    }
