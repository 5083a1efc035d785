"""The records of Aqua Mirabilis, as a type checker sees them.

Made by docs/make.py from BOX (box.py) and STATE (state.py): edit those.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from grasse.kernel.arrays import Grid, Pieces, Record, Row


class Scent(Record, Protocol):
    name: bytes
    tokens: int


class Space(Record, Protocol):
    name: bytes
    area: int
    type: int
    subject: int
    cost: int
    worker_cost: int


class Method(Record, Protocol):
    name: bytes
    starting: int
    cost: int
    input_count: int
    input_rule: int
    allowed: Row
    output: int
    experience: int


class Lesson(Record, Protocol):
    name: bytes
    family: int
    subject: int
    amount: int
    experience: int


class Delivery(Record, Protocol):
    name: bytes
    multiplier: int
    scents: Row


class Recipe(Record, Protocol):
    name: bytes
    base_scent: int
    slots: int
    level: int


class Tile(Record, Protocol):
    name: bytes
    city: int
    effect: int
    gain: Row
    base_scent: int
    slots: int
    amount: int
    experience: int
    prestige: int


class City(Record, Protocol):
    name: bytes
    position: int
    letter: int
    forced_return: int


class Dame(Record, Protocol):
    name: bytes
    letter_needed: int
    letter_given: int
    gift: int
    gift_types: Row


class Bonus(Record, Protocol):
    name: bytes
    measure: int
    subject: int
    tiers_size: int
    tiers: Grid


class Box(Record, Protocol):
    scents: Pieces[Scent]
    spaces: Pieces[Space]
    methods: Pieces[Method]
    lessons: Pieces[Lesson]
    deliveries: Pieces[Delivery]
    recipes: Pieces[Recipe]
    tiles: Pieces[Tile]
    cities: Pieces[City]
    dames: Pieces[Dame]
    bonuses: Pieces[Bonus]
    favour_dames: Row
    production_points: Row
    coach_steps: Row
    track_first: int
    track_last: int
    method_slots: int
    favour_limit: int
    influence_tokens: int
    start_originality: int
    originality_tokens: int
    cubes: int
    market_flowers: Row
    method_copies: Row
    capacity: Row
    multipliers: Grid
    compensation: Grid
    days_size: Row
    weekdays: Grid
    king_points: int
    king_favour_points: int
    perfection_points: int
    cube_favour_points: int
    court_points: Row
    token_points: int
    majority_points: int
    removes_recipes: int
    king_needs_first: int
    parade_adds_no_cube: int


class Perfume(Record, Protocol):
    recipe: int
    complements: Row
    presented: int


class Seat(Record, Protocol):
    score: int
    dial: int
    perfumer: int
    letter: int
    coach: int
    experience: int
    originality: int
    reserve: int
    influence: Row
    peeked: Row
    flowers: Row
    essences: Row
    bases: Row
    specialisations: Row
    abilities: Row
    methods: Row
    learned: Row
    stored: Grid
    perfumes: Pieces[Perfume]


class State(Record, Protocol):
    seat: int
    phase: int
    viewer: int
    rules: int
    seats_size: int
    first_seat: int
    free_parade: int
    lost_recipes: int
    king_first: int
    active: int
    turn_number: int
    day: int
    day_due: int
    trigger: int
    window: int
    supply: Row
    market: Row
    workers: Row
    deliveries: Grid
    king: int
    court: int
    cubes: Grid
    tokens: Grid
    cubes_left: int
    originality_left: int
    display: Row
    lessons: Row
    methods_left: Row
    tiles: Row
    flipped: Row
    tops: Row
    majorities: Row
    favours: Row
    end_bonuses: Row
    presented: int
    second: int
    stepped: int
    gained: int
    points_left: int
    visited: int
    gifts: int
    space: int
    targets: Row
    lesson: int
    cost_item: int
    dropping: int
    payment: int
    essences_given: Row
    tokens_given: int
    perfumes_given: Row
    placed: Row
    migrated: Row
    kept: Row
    presenting: int
    method: int
    inputs: Grid
    tile: int
    chosen: Row
    recipe: int
    complements: Row
    seats: Pieces[Seat]


View: TypeAlias = State  # the same record with the secrets of others blanked
