"""What is in the box of Parfum, and the file it is read from."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from grasse.games.parfum.records import Box
from grasse.kernel.boxfile import (
    LARGEST,
    NAME_SIZE,
    BoxFile,
    Table,
    refuse_number,
    refuse_repeated,
)
from grasse.kernel.plain import names

SEATS = 4
AROMAS = 5
VALUES = 4  # coin values of the tokens: 0, 1, 2, 3
NOTES = 42
CUSTOMERS = 25
CLOCKS = 4
STREET = 5  # spaces, at most
DISTILLERY = 6  # spaces, at most
SPACES = DISTILLERY
PERFUMES = NOTES  # a seat could begin one with every note (PA-10)
TYPES = 3
HEAD, HEART, BASE = range(TYPES)
KINDS = 2

TYPE_NAMES = ("head", "heart", "base")
KIND_NAMES = ("minor", "major")
NEEDS = ((HEAD, BASE), (HEAD, HEART, BASE))  # [kind] the slots to fill (PA-1.12)
STACKS = ("A", "B")
CLOCK_SETS = {"brown": 4, "tan": 3}
TOKEN_COUNTS = (10, 4, 5, 6)  # [value] (PA-1.3)
TOKENS = sum(TOKEN_COUNTS)
DICE = 3  # of each aroma (PA-1.2)
FACES = 6
MOST_ACTIONS = 15  # so that there is always a die to take (PA-3.4.4)
SEAT_COUNTS = (2, 3, 4)

COMPONENTS = Path(__file__).with_name("components.toml")

_AROMA = np.dtype(
    (
        np.record,
        [
            ("name", f"S{NAME_SIZE}"),
            ("dice", np.int8),
            ("flask_faces", np.int8),  # of six
        ],
    )
)
_NOTE = np.dtype(
    (
        np.record,
        [
            ("name", f"S{NAME_SIZE}"),
            ("type", np.int8),  # HEAD, HEART or BASE
            ("needs", np.int8, (AROMAS,)),  # [aroma] dice
            ("coins", np.int16),
            ("scents", np.int8, (AROMAS,)),  # [aroma] parts
        ],
    )
)
_CUSTOMER = np.dtype(
    (
        np.record,
        [
            ("name", f"S{NAME_SIZE}"),
            ("stack", np.int8),  # 0 for A, 1 for B
            ("wants", np.int8, (AROMAS,)),  # [aroma] parts, at least
            ("price", np.int16),
        ],
    )
)

BOX = np.dtype(
    (
        np.record,
        [
            ("notes", _NOTE, (NOTES,)),
            ("customers", _CUSTOMER, (CUSTOMERS,)),
            ("aromas", _AROMA, (AROMAS,)),  # in display order
            ("clocks_size", np.int8, (SEATS + 1,)),  # [seats]
            ("street_size", np.int8, (SEATS + 1,)),  # [seats]
            ("distillery_size", np.int8, (SEATS + 1,)),  # [seats]
            ("actions", np.int8, (SEATS + 1, CLOCKS)),  # [seats, position]
            ("token_values", np.int8, (VALUES,)),  # coins of each kind of token
            ("token_counts", np.int8, (VALUES,)),
            ("start_tokens", np.int8),
            ("keep_limit", np.int8),
            ("reroll_colour_cost", np.int8),
            ("reroll_all_cost", np.int8),
            ("turn_fly_cost", np.int8),
            ("sold_out_reward", np.int8),
            ("flacons", np.int8),
            ("flacons_for", np.int8, (KINDS,)),  # [kind]
            ("bargain_prices", np.int16, (KINDS,)),  # [kind]
            ("below_closing_time", np.int8),  # customers under the token
        ],
    )
)


def note_name(box: Box, note: int) -> str:
    """What the box calls a note: "HD-01"."""
    return box.notes[note].name.decode()


def customer_name(box: Box, customer: int) -> str:
    """What the box calls a customer: "A-01"."""
    return box.customers[customer].name.decode()


def note_names(box: Box) -> list[str]:
    """What the box calls its notes: ["HD-01", …]."""
    return names(box.notes)


def customer_names(box: Box) -> list[str]:
    """What the box calls its customers: ["A-01", …]."""
    return names(box.customers)


def aroma_names(box: Box) -> list[str]:
    """What the box calls its aromas: ["violet", …]."""
    return names(box.aromas)


def load_box(path: Path | str | BoxFile = COMPONENTS) -> Box:
    """Reads a box file; a BoxError lists everything that is wrong with it (PA-9.5)."""
    file = BoxFile.open(path)
    box = np.zeros(1, BOX).view(np.recarray)[0]
    file.box, top = box, file.top
    top.known_fields(*_SECTIONS)
    top.same("schema", "parfum-components/1")
    aromas = _read_aromas(top, box)
    _read_board(top, box)
    clocks = _read_clocks(top, box)
    _read_water(top, box)
    _read_perfumes(top, box)
    notes = _read_notes(top, box, aromas)
    customers = _read_customers(top, box, aromas)
    _check_notes_can_be_claimed(notes, box)
    _check_expected(top, box, notes=len(notes), customers=customers, clocks=clocks)
    file.refuse_faults()
    return box


_SECTIONS = (
    "schema meta dice aroma board clocks water flacons perfume pieces notes customers expect"
).split()


def _read_aromas(top: Table, box: Box) -> list[str]:
    dice = top.table("dice")
    dice.known_fields("total", "per_aroma")
    dice.exactly("total", AROMAS * DICE)
    dice.exactly("per_aroma", DICE)
    rows = top.rows("aroma", "id")
    refuse_number(top, "aroma", AROMAS, len(rows))
    refuse_repeated(rows, "id")
    for aroma, row in enumerate(rows[:AROMAS]):
        row.known_fields("id", "grade", "dice", "faces", "colour")
        box.aromas[aroma].name = row.name("id").encode()
        box.aromas[aroma].dice = row.exactly("dice", DICE)
        faces = row.table("faces")
        faces.known_fields("flask", "fly")
        flasks, flies = faces.integer("flask", 0, FACES), faces.integer("fly", 0, FACES)
        if flasks + flies != FACES:
            said = "must be {wanted} together, not {found}"
            row.fault("faces", "together", said, wanted=FACES, found=flasks + flies)
        box.aromas[aroma].flask_faces = flasks
    return [str(row.content.get("id")) for row in rows]


def _read_board(top: Table, box: Box) -> None:
    board = top.table("board")
    board.known_fields("sides", "side_2_4", "side_3", "money_track")
    for name, players, clock_set in (("side_2_4", [2, 4], "brown"), ("side_3", [3], "tan")):
        side = board.table(name)
        fields = ("clock_spaces", "customer_spaces", "distillery_spaces")
        side.known_fields("players", "clock_set", *fields)
        side.same("players", players)
        side.same("clock_set", clock_set)
        clocks = side.exactly("clock_spaces", CLOCK_SETS[clock_set])
        street = side.integer("customer_spaces", 1, STREET)
        distillery = side.integer("distillery_spaces", 1, DISTILLERY)
        for seats in players:  # PA-2.2
            box.clocks_size[seats] = clocks
            box.street_size[seats] = street
            box.distillery_size[seats] = distillery


def _read_clocks(top: Table, box: Box) -> int:
    clocks = top.table("clocks")
    clocks.known_fields("total", "tokens")
    rows = clocks.rows("tokens")
    clocks.exactly("total", sum(CLOCK_SETS.values()))
    clocks.expect("total", len(rows))
    found: dict[tuple[int, int], int] = {}
    sets = list(CLOCK_SETS)
    for row in rows:
        row.known_fields("set", "position", "actions")
        chosen = row.choice("set", sets)
        position = row.integer("position", 1, CLOCK_SETS[sets[chosen]])
        row.keeps("set", "position")
        if (chosen, position) in found:
            said = "{found} stands in an earlier row already"
            row.fault("position", "repeated", said, found=f"{sets[chosen]} {position}")
        found[chosen, position] = row.integer("actions", 1, MOST_ACTIONS)
    for chosen, name in enumerate(sets):
        for position in range(1, CLOCK_SETS[name] + 1):
            if (chosen, position) not in found:
                lost = f"{name} {position}"
                clocks.fault("tokens", "lost", "{name} is missing", name=lost)
            for seats in (2, 4) if name == "brown" else (3,):
                box.actions[seats, position - 1] = found.get((chosen, position), 1)
    return len(rows)


def _read_water(top: Table, box: Box) -> None:
    water = top.table("water")
    water.known_fields("total", "start_per_player", "keep_limit", "tokens", "uses")
    water.exactly("total", TOKENS)
    rows = water.rows("tokens")
    if [row.content.get("value") for row in rows] != list(range(VALUES)):
        said = "must be one row each for the values {wanted}"
        water.fault("tokens", "row-each-value", said, wanted="0, 1, 2, 3")
    for value, row in enumerate(rows[:VALUES]):
        row.known_fields("value", "count")
        box.token_values[value] = value
        box.token_counts[value] = row.exactly("count", TOKEN_COUNTS[value])
    box.start_tokens = water.integer("start_per_player", 0, TOKENS // SEATS)
    box.keep_limit = water.integer("keep_limit", 0, TOKENS)
    uses = water.table("uses")
    uses.known_fields("reroll_colour", "reroll_all", "turn_one_fly", "sold_out_reward")
    box.reroll_colour_cost = uses.integer("reroll_colour", 1, VALUES)
    box.reroll_all_cost = uses.integer("reroll_all", 1, VALUES)
    box.turn_fly_cost = uses.integer("turn_one_fly", 1, VALUES)
    box.sold_out_reward = uses.integer("sold_out_reward", 0, VALUES)


def _read_perfumes(top: Table, box: Box) -> None:
    flacons = top.table("flacons")
    flacons.known_fields("total")
    box.flacons = flacons.integer("total", 0, 100)
    perfume = top.table("perfume")
    perfume.known_fields(*KIND_NAMES)
    for kind, name in enumerate(KIND_NAMES):
        row = perfume.table(name)
        row.known_fields("needs", "flacons", "bargain_price")
        row.same("needs", [TYPE_NAMES[slot] for slot in NEEDS[kind]])
        box.flacons_for[kind] = row.integer("flacons", 0, 25)
        box.bargain_prices[kind] = row.integer("bargain_price")


def _read_notes(top: Table, box: Box, aromas: list[str]) -> list[Table]:
    notes = top.table("notes")
    notes.known_fields("total", "scents_equal_aromas", "tiles")
    rows = notes.rows("tiles", "id")
    notes.exactly("total", NOTES)
    notes.expect("total", len(rows))
    refuse_repeated(rows, "id")
    for note, row in enumerate(rows[:NOTES]):
        row.known_fields("id", "type", "aromas", "coins", "scents")
        tile = box.notes[note]
        tile.name = row.name("id").encode()
        tile.type = row.choice("type", TYPE_NAMES)
        tile.coins = row.integer("coins")
        tile.needs[:] = _parts(row, "aromas", aromas)
        row.offers("scents", "list", known=tuple(aromas))
        tile.scents[:] = _parts(row, "scents", aromas) if "scents" in row.content else tile.needs
        for aroma in range(AROMAS):
            if tile.needs[aroma] > DICE:
                said = "needs {found} dice of {aroma}; there are {most}"
                found, name = tile.needs[aroma], aromas[aroma]
                row.fault("aromas", "dice-of-aroma", said, found=found, aroma=name, most=DICE)
    for slot, name in enumerate(TYPE_NAMES):
        if not (box.notes["type"][: len(rows)] == slot).any():
            notes.fault("tiles", "no-note", "there is no {type} note", type=name)
    return rows


def _parts(row: Table, field: str, aromas: list[str]) -> list[int]:
    parts = [0] * AROMAS
    for aroma in row.choices(field, aromas):
        if aroma < AROMAS and parts[aroma] < LARGEST // 10:
            parts[aroma] += 1
    return parts


def _read_customers(top: Table, box: Box, aromas: list[str]) -> int:
    customers = top.table("customers")
    fields = ("total", "tokens", "below_closing_time", "below_closing_time_stack")
    customers.known_fields(*fields)
    rows = customers.rows("tokens", "id")
    customers.exactly("total", CUSTOMERS)
    customers.expect("total", len(rows))
    refuse_repeated(rows, "id")
    customers.same("below_closing_time_stack", "B")
    below = customers.integer("below_closing_time", 0, CUSTOMERS)
    box.below_closing_time = below
    for number, row in enumerate(rows[:CUSTOMERS]):
        row.known_fields("id", "stack", "wants", "price")
        customer = box.customers[number]
        customer.name = row.name("id").encode()
        customer.stack = row.choice("stack", STACKS)
        customer.price = row.integer("price")
        wants = row.counts("wants", aromas, 1, LARGEST // 10)[:AROMAS]
        customer.wants[: len(wants)] = wants
        if not row.content.get("wants"):
            said = "is empty: every customer wishes for something"
            row.fault("wants", "wants-nothing", said)
    _check_closing_time(customers, rows, int(box.street_size.max()), below)
    return len(rows)


def _check_closing_time(customers: Table, rows: list[Table], street: int, below: int) -> None:
    back_b = sum(row.content.get("stack") == "B" for row in rows)
    if back_b <= below:
        said = "must have more than {below} B customers, not {found}"
        customers.fault("tokens", "few-customers", said, below=below, found=back_b)
    if street > below:
        said = "must be at least the {most} street spaces (PA-4.9)"
        customers.fault("below_closing_time", "below-street", said, most=street)
    if CUSTOMERS - street < below:
        said = "must leave the token in the stack after the setup (PA-2.4)"
        customers.fault("below_closing_time", "below-stack", said)


def _check_notes_can_be_claimed(rows: list[Table], box: Box) -> None:
    most = int(max(box.actions[seats].max() for seats in SEAT_COUNTS))
    for note, row in enumerate(rows[:NOTES]):
        dice = int(box.notes[note].needs.sum())
        if dice == 0:
            row.fault("aromas", "note-empty", "is empty: every note needs at least one")
        if dice > most:
            said = "needs {found} dice; no clock gives more than {most} actions"
            row.fault("aromas", "dice-clock", said, found=dice, most=most)


def _check_expected(top: Table, box: Box, **counted: int) -> None:
    expect = top.table("expect")
    expect.known_fields(
        *("notes", "notes_by_type", "customers", "customers_by_stack"),
        *("clocks", "dice", "water_tokens", "water_value_sum", "flacons"),
    )
    for field, found in counted.items():
        expect.expect(field, found)
    expect.expect("dice", int(box.aromas["dice"].sum()))
    expect.expect("water_tokens", int(box.token_counts.sum()))
    expect.expect(
        "water_value_sum",
        sum(int(n) * int(v) for n, v in zip(box.token_counts, box.token_values, strict=True)),
    )
    expect.expect("flacons", int(box.flacons))
    types = expect.table("notes_by_type")
    types.known_fields(*TYPE_NAMES)
    for slot, name in enumerate(TYPE_NAMES):
        types.expect(name, int((box.notes["type"] == slot).sum()))
    stacks = expect.table("customers_by_stack")
    stacks.known_fields(*STACKS)
    for stack, letter in enumerate(STACKS):
        stacks.expect(letter, int((box.customers["stack"] == stack).sum()))
