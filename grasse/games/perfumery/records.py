"""The records of Perfumery, as a type checker sees them.

Made by docs/make.py from BOX (box.py) and STATE (state.py): edit those.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from grasse.kernel.arrays import Grid, Pieces, Record, Row


class Card(Record, Protocol):
    name: bytes
    title: bytes
    kind: int
    tier: int
    min_players: int
    value: int
    brand: int
    pays: Row
    gains: Row
    needs: Grid
    storage: Row


class Tile(Record, Protocol):
    pays: Row
    gains: Row


class Essence(Record, Protocol):
    name: bytes


class Box(Record, Protocol):
    cards: Pieces[Card]
    tiles: Pieces[Tile]
    essences: Pieces[Essence]
    columns_size: Row
    deck_size: Row
    rounds: Row
    shared: Row
    hand_limit: int
    perfumers: int
    floral_cost: int
    synthetic_cost: int
    hire_cost: int


class Seat(Record, Protocol):
    hand: Row
    hand_left: int
    score: int
    perfumers: int
    perfumers_left: int
    hired: int
    placed: Row
    stacks: Grid
    stacks_size: Row
    stock: Grid
    produced_size: int
    stored: Row


class State(Record, Protocol):
    seat: int
    phase: int
    viewer: int
    rules: int
    seats_size: int
    starting_seat: int
    memory_aid: int
    open_tiles: int
    round_number: int
    final_round: int
    starter: int
    marker: int
    next_marker: int
    next_marker_column: int
    places: Row
    arrivals: Row
    arrivals_size: int
    columns_size: Row
    decks: Grid
    dealing: int
    picked: int
    source: int
    note: int
    essence: int
    cost: int
    paid: int
    sweep: int
    step: int
    pool: Row
    owed: Grid
    storage: Grid
    seats: Pieces[Seat]


View: TypeAlias = State  # the same record with the secrets of others blanked
