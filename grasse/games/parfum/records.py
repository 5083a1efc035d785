"""The records of Parfum, as a type checker sees them.

Made by docs/make.py from BOX (box.py) and STATE (state.py): edit those.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from grasse.kernel.arrays import Grid, Pieces, Record, Row


class Note(Record, Protocol):
    name: bytes
    type: int
    needs: Row
    coins: int
    scents: Row


class Customer(Record, Protocol):
    name: bytes
    stack: int
    wants: Row
    price: int


class Aroma(Record, Protocol):
    name: bytes
    dice: int
    flask_faces: int


class Box(Record, Protocol):
    notes: Pieces[Note]
    customers: Pieces[Customer]
    aromas: Pieces[Aroma]
    clocks_size: Row
    street_size: Row
    distillery_size: Row
    actions: Grid
    token_values: Row
    token_counts: Row
    start_tokens: int
    keep_limit: int
    reroll_colour_cost: int
    reroll_all_cost: int
    turn_fly_cost: int
    sold_out_reward: int
    flacons: int
    flacons_for: Row
    bargain_prices: Row
    below_closing_time: int


class Perfume(Record, Protocol):
    kind: int
    notes: Row
    complete: int
    flacons: int


class Seat(Record, Protocol):
    money: int
    tokens: Row
    tokens_left: int
    taken: Row
    perfumes_size: int
    perfumes: Pieces[Perfume]


class State(Record, Protocol):
    seat: int
    phase: int
    viewer: int
    rules: int
    seats_size: int
    learning: int
    stall_guard: int
    keep_notes: int
    empty_bag: int
    count_notes: int
    round_number: int
    final_round: int
    quiet: int
    quiet_rounds: int
    queue: Row
    woken: int
    clocks: Row
    turn: int
    actions_left: int
    chance: int
    distillery: Row
    street: Row
    bag: Row
    bag_left: int
    stack: Row
    stack_left: int
    served: Row
    well: Row
    well_left: int
    refilled: Row
    flow: Row
    flow_size: int
    discards: Row
    flacons_left: int
    dice: Row
    flasks: Row
    spent: Row
    rolling: Row
    use: int
    pay_left: int
    paying: Row
    claimed: Row
    kept: Row
    placing: int
    selling: int
    owed: int
    markers: Row
    seats: Pieces[Seat]


View: TypeAlias = State  # the same record with the secrets of others blanked
