"""What is in the box of Perfumery, and the file it is read from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from grasse.games.perfumery.records import Box, Card, Tile
from grasse.kernel.boxfile import (
    NAME_SIZE,
    BoxFile,
    Table,
    refuse_number,
    refuse_repeated,
    show,
)
from grasse.kernel.plain import names

SEATS = 4
NOTES = 3
TOP, MIDDLE, BASE = range(NOTES)
ESSENCES = 4
FLORAL, GREEN, ANIMAL, SYNTHETIC = range(ESSENCES)
TIERS = 3

# A card is one number: first the recipes, then the perfumes, then the Initial Funds (PY-8.7).
RECIPES = 40
PERFUMES = 40
FUNDS = SEATS
FIRST_RECIPE = 0
FIRST_PERFUME = RECIPES
FIRST_FUNDS = RECIPES + PERFUMES
CARDS = RECIPES + PERFUMES + FUNDS
RECIPE, PERFUME, FUNDS_CARD = range(3)  # kinds of cards; the first two have a deck each
DECKS = 2

COLUMNS = 5  # at most
LETTERS = 12  # essences in one group, one Note of a list or one row of storage spaces, at most
MOST_PERFUMERS = 5  # of a seat, at most
TITLE_SIZE = 40

# Spaces for perfumers, in the order of PY-3.14.1; acquire and note are several each.
ACQUIRE_SPACE = 0
NOTE_SPACE = ACQUIRE_SPACE + COLUMNS
SORT_SPACE = NOTE_SPACE + NOTES
REPLENISH_SPACE = SORT_SPACE + 1
ESSENCE_SPACE = REPLENISH_SPACE + 1
HIRE_SPACE = ESSENCE_SPACE + 1
MARKER_SPACE = HIRE_SPACE + 1
SPACES = MARKER_SPACE + 1

NOTE_NAMES = ("top", "middle", "base")
KIND_NAMES = ("recipe", "perfume", "funds")
EFFECTS = ("extract", "mix")
LETTER_NAMES = "FGAS"
SPACE_KINDS = ("acquire", "note", "sort", "replenish", "essence", "hire", "start_marker")
CAPACITIES = ("one", "one_per_player")
SEAT_COUNTS = (2, 3, 4)
LEAST_PLAYERS = SEAT_COUNTS[0]

COMPONENTS = Path(__file__).with_name("components.toml")

_CARD = np.dtype(
    (
        np.record,
        [
            ("name", f"S{NAME_SIZE}"),  # "R101"
            ("title", f"S{TITLE_SIZE}"),  # "Petal Press", in UTF-8
            ("kind", np.int8),  # RECIPE, PERFUME or FUNDS_CARD
            ("tier", np.int8),  # 0..2, the numeral on its back less one
            ("min_players", np.int8),
            ("value", np.int16),  # what it pays, and what a recipe costs
            ("brand", np.int16),  # points, of a perfume
            ("pays", np.int8, (ESSENCES,)),  # [essence] left group of a recipe
            ("gains", np.int8, (ESSENCES,)),  # [essence] right group of a recipe
            ("needs", np.int8, (NOTES, ESSENCES)),  # [note, essence] list of a perfume
            ("storage", np.int8, (ESSENCES,)),  # [essence] storage spaces of a perfume
        ],
    )
)
_TILE = np.dtype(
    (
        np.record,
        [
            ("pays", np.int8, (ESSENCES,)),  # [essence]
            ("gains", np.int8, (ESSENCES,)),  # [essence]
        ],
    )
)
_ESSENCE = np.dtype((np.record, [("name", f"S{NAME_SIZE}")]))  # "floral"

BOX = np.dtype(
    (
        np.record,
        [
            ("cards", _CARD, (CARDS,)),
            ("tiles", _TILE, (NOTES,)),  # [note] the effect at the bottom
            ("essences", _ESSENCE, (ESSENCES,)),  # in the order F, G, A, S
            ("columns_size", np.int8, (SEATS + 1,)),  # [seats]
            ("deck_size", np.int8, (SEATS + 1,)),  # [seats] cards of each deck
            ("rounds", np.int8, (SEATS + 1,)),  # [seats]
            ("shared", np.int8, (SPACES,)),  # [space] 1: one perfumer of each seat; 0: one in all
            ("hand_limit", np.int8),
            ("perfumers", np.int8),  # that a seat begins with; one more can be hired
            ("floral_cost", np.int16),
            ("synthetic_cost", np.int16),
            ("hire_cost", np.int16),
        ],
    )
)


def card_name(box: Box, card: int) -> str:
    """What the box calls a card: "R101"."""
    return box.cards[card].name.decode()


def card_names(box: Box) -> list[str]:
    """What the box calls its cards: ["R101", …]."""
    return names(box.cards)


def recipe_names(box: Box) -> list[str]:
    """What the box calls its recipes: ["R101", …]."""
    return card_names(box)[FIRST_RECIPE:FIRST_PERFUME]


def perfume_names(box: Box) -> list[str]:
    """What the box calls its perfumes: ["P101", …]."""
    return card_names(box)[FIRST_PERFUME:FIRST_FUNDS]


def essence_names(box: Box) -> list[str]:
    """What the box calls its essences: ["floral", …]."""
    return names(box.essences)


@cache
def space_names() -> list[str]:
    """The spaces by their ids of PY-1.7: ["acquire:1", …]."""
    columns = [f"acquire:{column + 1}" for column in range(COLUMNS)]
    return [*columns, *(f"note:{note}" for note in NOTE_NAMES), *SPACE_KINDS[2:]]


def load_box(path: Path | str | BoxFile = COMPONENTS) -> Box:
    """Reads a box file; a BoxError lists everything that is wrong with it (PY-8.7)."""
    file = BoxFile.open(path)
    box = np.zeros(1, BOX).view(np.recarray)[0]
    file.box, top = box, file.top
    top.known_fields(*_SECTIONS)
    top.exactly("schema", 1)
    _read_about(top)
    counts = _read_components(top)
    _read_essences(top, box)
    _read_limits(top, box, counts)
    _read_spaces(top, box)
    _read_tiles(top, box)
    cards = top.table("cards")
    cards.known_fields("recipes", "perfumes")
    rows = [*_read_recipes(cards, box), *_read_perfumes(cards, box)]
    refuse_repeated([*rows, *_read_funds(top, box)], "id")
    _check_setup(top, box, counts)
    file.refuse_faults()
    return box


_SECTIONS = (
    "schema game source component essence limits player_color setup decks action_space note_tile "
    "initial_funds cards"
).split()

_COMPONENTS = (
    "recipe_card perfume_card initial_funds_card quick_reference_card note_tile stockyard_tile "
    "acquire_cards_action_tile action_tile perfumer starting_player_marker "
    "next_starting_player_marker"
).split()


def _read_about(top: Table) -> None:
    """What no rule needs: the title, the sources, the colours; only its fields are checked."""
    top.table("game").known_fields(
        *("id", "title", "title_ja", "publisher", "year", "designer", "artist"),
        *("players_min", "players_max", "minutes", "age", "rules", "prov"),
    )
    for row in top.rows("source", "key"):
        row.known_fields("key", "what")
    for row in top.rows("player_color", "id"):
        row.known_fields("id", "prov")


def _read_components(top: Table) -> dict[str, int]:
    rows = top.rows("component", "id")
    refuse_repeated(rows, "id")
    counts: dict[str, int] = {}
    for row in rows:
        row.known_fields("id", "count", "prov")
        known = _COMPONENTS[row.choice("id", _COMPONENTS)]
        row.keeps("id")
        if known == row.content.get("id"):
            counts[known] = row.integer("count")
            if known not in ("perfumer", "acquire_cards_action_tile"):  # on which others depend
                row.keeps("count")
    fixed = {"recipe_card": RECIPES, "perfume_card": PERFUMES, "initial_funds_card": FUNDS}
    for name in _COMPONENTS:
        if name not in counts:
            top.fault("component", "lost", "{name} is missing", name=name)
        elif (found := counts[name]) != fixed.get(name, found):
            said = "{name} must be {wanted}, not {found}"
            wanted = fixed[name]
            top.fault("component", "component", said, name=name, wanted=wanted, found=found)
    return counts


def _read_essences(top: Table, box: Box) -> None:
    rows = top.rows("essence", "id")
    if [row.content.get("letter") for row in rows] != list(LETTER_NAMES):
        said = "must be one row each for the letters {wanted}"
        top.fault("essence", "row-each-letter", said, wanted=", ".join(LETTER_NAMES))
    refuse_repeated(rows, "id")
    for essence, row in enumerate(rows[:ESSENCES]):
        row.known_fields("id", "letter", "tokens", "wild_in_production", "prov")
        box.essences[essence].name = row.name("id").encode()
        row.integer("tokens")  # no limit of the supply (PY-4.11)
        row.keeps("tokens")
        wild = essence == SYNTHETIC
        if row.content.get("wild_in_production") is not wild:
            said = "must be {wanted} (PY-3.9.4)"
            row.fault("wild_in_production", "wild", said, wanted=str(wild).lower())


def _read_limits(top: Table, box: Box, counts: dict[str, int]) -> None:
    limits = top.table("limits")
    limits.known_fields("hand", "perfumers_start", "perfumers_max", "supply_limited", "prov")
    box.hand_limit = limits.integer("hand", 1, CARDS)
    box.perfumers = limits.integer("perfumers_start", 1, MOST_PERFUMERS - 1)
    hired = limits.exactly("perfumers_max", int(box.perfumers) + 1)  # PY-3.6.6.2: one is hired
    if limits.content.get("supply_limited") is not False:
        limits.fault("supply_limited", "supply", "must be false (PY-4.11)")
    if counts.get("perfumer", hired * SEATS) != hired * SEATS:
        said = "perfumer must be {total}, {each} for each of {seats} players"
        total = hired * SEATS
        top.fault("component", "perfumers", said, total=total, each=hired, seats=SEATS)


def _read_spaces(top: Table, box: Box) -> None:
    rows = top.rows("action_space", "id")
    refuse_repeated(rows, "id")
    missing = set(SPACE_KINDS)
    for row in rows:
        kind = SPACE_KINDS[row.choice("id", SPACE_KINDS)]
        row.keeps("id")
        if kind != row.content.get("id"):
            continue
        missing.discard(kind)
        costs = ("cost_floral", "cost_synthetic") if kind == "essence" else ("cost",)
        row.known_fields("id", "action", "where", "capacity", "prov", *costs)
        row.exactly("action", SPACE_KINDS.index(kind) + 1)
        if kind == "note":
            row.choice("capacity", ["owner_one"])
            row.keeps("capacity")
        else:
            spaces = slice(ACQUIRE_SPACE, NOTE_SPACE) if kind == "acquire" else _space(kind)
            box.shared[spaces] = row.choice("capacity", CAPACITIES)
        if kind == "essence":
            box.floral_cost = row.integer("cost_floral")
            box.synthetic_cost = row.integer("cost_synthetic")
        elif kind == "hire":
            box.hire_cost = row.integer("cost")
        else:
            row.exactly("cost", 0)  # no rule says when it would be paid
    for kind in SPACE_KINDS:
        if kind in missing:
            top.fault("action_space", "lost", "{name} is missing", name=kind)


def _space(kind: str) -> int:
    return SORT_SPACE + SPACE_KINDS.index(kind) - SPACE_KINDS.index("sort")


def _read_tiles(top: Table, box: Box) -> None:
    rows = top.rows("note_tile", "note")
    if [row.content.get("note") for row in rows] != list(NOTE_NAMES):
        said = "must be one row each for {wanted}"
        top.fault("note_tile", "row-each", said, wanted=", ".join(NOTE_NAMES))
    for note, row in enumerate(rows[:NOTES]):
        row.known_fields("note", "kind", "pay", "gain", "prov")
        _read_effect(row, box.tiles[note])


def _read_effect(row: Table, effect: Card | Tile) -> None:
    """What is paid and gained; only a mixing pays (PY-8.7)."""
    kind = EFFECTS[row.choice("kind", EFFECTS)]
    effect.pays[:] = _group(row, "pay")
    effect.gains[:] = _group(row, "gain")
    if kind == "extract" and row.content.get("pay"):
        row.fault("pay", "extract-pays", "must be empty: an extraction pays nothing")
    if kind == "mix" and row.content.get("pay") == "":
        row.fault("pay", "mix-free", "is empty: a mixing pays something")
    if row.content.get("gain") == "":
        row.fault("gain", "gains-nothing", "is empty: every effect gains something")


def _group(row: Table, field: str) -> list[int]:
    """A group of essences such as "FFG", as counts in the order F, G, A, S."""
    row.offers(field, "letters", high=LETTERS, known=tuple(LETTER_NAMES))
    letters = row.content.get(field)
    if letters is None:
        row.fault(field, "missing", "is missing")
    elif not isinstance(letters, str) or not set(letters) <= set(LETTER_NAMES):
        said = "must be a text of the letters F, G, A, S, not {found}"
        row.fault(field, "letters", said, found=show(letters))
    elif list(letters) != sorted(letters, key=LETTER_NAMES.index):
        said = "must be in the order F, G, A, S, not {found}"
        row.fault(field, "letter-order", said, found=show(letters))
    elif len(letters) > LETTERS:
        said = "must be up to {most} letters, not {found}"
        row.fault(field, "letter-count", said, most=LETTERS, found=len(letters))
    else:
        return [letters.count(letter) for letter in LETTER_NAMES]
    return [0] * ESSENCES


def _read_card(row: Table, card: Card, kind: int) -> None:
    """What recipes and perfumes have in common."""
    card.name = row.name("id").encode()
    card.title = _title(row).encode()
    card.kind = kind
    card.tier = row.integer("tier", 1, TIERS) - 1
    card.min_players = row.integer("min_players", LEAST_PLAYERS, SEATS)
    card.value = row.integer("value", 1)


def _title(row: Table) -> str:
    row.offers("name", "text", high=TITLE_SIZE)
    title = row.content.get("name")
    if not isinstance(title, str) or not title.isprintable() or not title.strip():
        row.fault("name", "title", "must be a text that can be printed")
        return ""
    if len(title.encode()) > TITLE_SIZE:
        said = "must be up to {most} bytes, not {found}"
        row.fault("name", "title-size", said, most=TITLE_SIZE, found=len(title.encode()))
        return ""
    return title


def _read_recipes(cards: Table, box: Box) -> list[Table]:
    rows = cards.rows("recipes", "id")
    refuse_number(cards, "recipes", RECIPES, len(rows))
    for number, row in enumerate(rows[:RECIPES]):
        row.known_fields(
            "id", "name", "tier", "min_players", "value", "kind", "pay", "gain", "prov"
        )
        _read_card(row, box.cards[FIRST_RECIPE + number], RECIPE)
        _read_effect(row, box.cards[FIRST_RECIPE + number])
    return rows


def _read_perfumes(cards: Table, box: Box) -> list[Table]:
    rows = cards.rows("perfumes", "id")
    refuse_number(cards, "perfumes", PERFUMES, len(rows))
    for number, row in enumerate(rows[:PERFUMES]):
        row.known_fields(
            *("id", "name", "tier", "min_players", "brand", "value", "storage", "prov"), *NOTE_NAMES
        )
        card = box.cards[FIRST_PERFUME + number]
        _read_card(row, card, PERFUME)
        card.brand = row.integer("brand", 1)
        for note, name in enumerate(NOTE_NAMES):
            card.needs[note] = _group(row, name)
        card.storage[:] = _group(row, "storage")
        if not any(row.content.get(name) for name in NOTE_NAMES):
            said = "every perfume asks for at least one essence in top, middle or base"
            row.fault("top", "perfume-empty", said)
    return rows


def _read_funds(top: Table, box: Box) -> list[Table]:
    """The Initial Funds cards in the order of the seats, each as a row of its own."""
    found: list[Table] = []
    for row in top.rows("initial_funds"):
        row.known_fields("ids", "value", "prov")
        value = row.integer("value", 1)
        ids = row.content.get("ids")
        if not isinstance(ids, list):
            row.fault("ids", "texts", "must be a list of texts")
            continue
        for name in ids:
            card = Table(row.file, row.row, {"id": name}, row.place)
            if len(found) < FUNDS:
                _lay_funds(box, len(found), card.name("id"), value)
            found.append(card)
    if len(found) != FUNDS:
        said = "there must be {wanted} ids, not {found}"
        top.fault("initial_funds", "id-count", said, wanted=FUNDS, found=len(found))
    return found


def _lay_funds(box: Box, number: int, name: str, value: int) -> None:
    card = box.cards[FIRST_FUNDS + number]
    card.name = name.encode()
    card.kind = FUNDS_CARD
    card.min_players = LEAST_PLAYERS
    card.value = value


def _check_setup(top: Table, box: Box, counts: dict[str, int]) -> None:
    """PY-8.7: the decks are equal and end with a full deal; the rows agree with the cards."""
    _check_decks(top.table("decks"))
    tiles = min(counts.get("acquire_cards_action_tile", COLUMNS), COLUMNS)
    rows = top.rows("setup")
    if [row.content.get("players") for row in rows] != list(SEAT_COUNTS):
        said = "must be one row each for 2, 3 and 4 players"
        top.fault("setup", "row-each-players", said)
    for seats, row in zip(SEAT_COUNTS, rows, strict=False):
        row.known_fields("players", "columns", "deck_cards", "tier_cards", "rounds", "prov")
        columns = row.integer("columns", 1, tiles)
        chosen = np.asarray(box.cards)[box.cards["min_players"] <= seats]
        sizes = [int((chosen["kind"] == kind).sum()) for kind in (RECIPE, PERFUME)]
        if sizes[RECIPE] != sizes[PERFUME]:
            said = "the cards give {perfumes} perfumes, but {recipes} recipes"
            found = {"perfumes": sizes[PERFUME], "recipes": sizes[RECIPE]}
            row.fault("deck_cards", "unequal", said, **found)
        row.expect("deck_cards", sizes[PERFUME])
        for kind in (RECIPE, PERFUME):
            _check_tiers(row, chosen[chosen["kind"] == kind]["tier"], KIND_NAMES[kind])
        if sizes[PERFUME] % columns:  # PY-4.9: both decks end together, with a full deal
            said = "{cards} cards cannot be dealt to {columns} columns"
            row.fault("columns", "deal", said, cards=sizes[PERFUME], columns=columns)
        row.expect("rounds", sizes[PERFUME] // columns)
        box.columns_size[seats] = columns
        box.deck_size[seats] = sizes[PERFUME]
        box.rounds[seats] = sizes[PERFUME] // columns


def _check_tiers(row: Table, tiers: npt.NDArray[np.int8], kind: str) -> None:
    row.offers("tier_cards", "numbers", high=max(RECIPES, PERFUMES), size=TIERS)
    found = [int((tiers == tier).sum()) for tier in range(TIERS)]
    if row.content.get("tier_cards") != found:
        said = "must be {wanted}, as the {kind} cards are"
        row.fault("tier_cards", "deck-tiers", said, wanted=found, kind=kind)


_DECK_RULES = {
    "tier_order": [1, 2, 3],
    "shuffle": "within tier",
    "perfume_select": "min_players <= players",
    "recipe_select": "min_players <= players",
    "next_starting_player_marker_start": "rightmost column",
}


def _check_decks(decks: Table) -> None:
    """The decks are made in one way only (PY-2.1 to PY-2.4)."""
    decks.known_fields("first_deal", "prov", *_DECK_RULES)
    for field, wanted in _DECK_RULES.items():
        decks.same(field, wanted)
