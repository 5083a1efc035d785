"""The box file of Perfumery: what PY-8.7 asks of it, and that whatever loads can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grasse.games.perfumery import GAME
from grasse.games.perfumery.box import COMPONENTS, card_names, essence_names, load_box
from grasse.games.perfumery.records import Box
from grasse.kernel.boxfile import BoxError
from grasse.kernel.jit import COMPILED
from grasse.kernel.seats import NOBODY
from tests.every_game.cases import box_names, load
from tests.games.damage import Mutation, damaged, mutations
from tests.games.soundness import assert_sound

TEXT = COMPONENTS.read_text(encoding="utf-8")
WORTH = {"F": 2, "G": 3, "A": 4, "S": 5}


def load_text(folder: Path, text: str) -> Box:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return load_box(path)


def edit(*changes: tuple[str, str]) -> str:
    """The components with some texts replaced, each of which must be there exactly once."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def faults(folder: Path, text: str) -> list[str]:
    with pytest.raises(BoxError) as error:
        load_text(folder, text)
    return [str(fault) for fault in error.value.faults]


def row(name: str) -> str:
    """The whole line of the card with this id."""
    (found,) = re.findall(rf'^ *\{{ id = "{name}".*\n', TEXT, re.MULTILINE)
    return str(found)


def change(name: str, old: str, new: str) -> tuple[str, str]:
    """A change of one field of a card."""
    assert row(name).count(old) == 1, f"{old!r} in {row(name)!r}"
    return (row(name), row(name).replace(old, new))


FOUR = "players = 4\ncolumns = 5\ndeck_cards = 40\ntier_cards = [10, 15, 15]\nrounds = 8"

# Each: how the file is edited, and what one of the faults must say: row, field and reason.
WRONG = {
    # 1: 40 recipes, 40 perfumes, 4 Initial Funds cards, unique ids
    "a recipe too few": ([(row("R110"), "")], "[cards]: recipes: there must be 40 rows, not 39"),
    "a recipe too many": (
        [(row("R315"), row("R315") + row("R315").replace("R315", "R316"))],
        "[cards]: recipes: there must be 40 rows, not 41",
    ),
    "a perfume too few": ([(row("P215"), "")], "[cards]: perfumes: there must be 40 rows, not 39"),
    "funds too few": (
        [('["IF1", "IF2", "IF3", "IF4"]', '["IF1", "IF2", "IF3"]')],
        "initial_funds: there must be 4 ids, not 3",
    ),
    "funds without ids": (
        [('ids = ["IF1", "IF2", "IF3", "IF4"]', 'ids = "IF1"')],
        "initial_funds, row 1: ids: must be a list of texts",
    ),
    "a recipe id twice": (
        [change("R102", '"R102"', '"R101"')],
        "[cards] recipes, row 2 (R101): id: 'R101' stands in an earlier row already",
    ),
    "a perfume with the id of a recipe": (
        [change("P102", '"P102"', '"R101"')],
        "[cards] perfumes, row 2 (R101): id: 'R101' stands in an earlier row already",
    ),
    "funds with the id of a perfume": (
        [('"IF2"', '"P101"')],
        "id: 'P101' stands in an earlier row already",
    ),
    "an id that no record could hold": (
        [change("R102", '"R102"', '"R 102"')],
        "[cards] recipes, row 2 (R 102): id: must be up to 16 letters, digits or '-_.', not",
    ),
    "a title that cannot be printed": (
        [change("R102", '"Leaf Still"', '""')],
        "[cards] recipes, row 2 (R102): name: must be a text that can be printed",
    ),
    "a title too long": (
        [change("R102", '"Leaf Still"', f'"{"é" * 21}"')],
        "[cards] recipes, row 2 (R102): name: must be up to 40 bytes, not 42",
    ),
    "another number of cards": (
        [('id = "recipe_card"\ncount = 40', 'id = "recipe_card"\ncount = 41')],
        "component: recipe_card must be 40, not 41",
    ),
    "a component missing": (
        [('[[component]]\nid = "action_tile"\ncount = 2\n', '[[player_color]]\nid = "x"\n')],
        "component: action_tile is missing",
    ),
    "a component unknown": (
        [('id = "action_tile"\ncount', 'id = "action_tyle"\ncount')],
        "component, row 8 (action_tyle): id: 'action_tyle' is unknown; did you mean action_tile?",
    ),
    # 2: equal decks, multiples of the columns; columns do not exceed the acquire tiles
    "unequal decks": (
        [change("R107", "min_players = 3", "min_players = 4")],
        "setup, row 2: deck_cards: the cards give 32 perfumes, but 31 recipes",
    ),
    "a deck that is no multiple": (
        [(FOUR, FOUR.replace("columns = 5", "columns = 3").replace("rounds = 8", "rounds = 13"))],
        "setup, row 3: columns: 40 cards cannot be dealt to 3 columns",
    ),
    "more columns than tiles": (
        [('"acquire_cards_action_tile"\ncount = 5', '"acquire_cards_action_tile"\ncount = 4')],
        "setup, row 3: columns: must be 1 to 4, not 5",
    ),
    "no columns": (
        [(FOUR, FOUR.replace("columns = 5", "columns = 0"))],
        "setup, row 3: columns: must be 1 to 5, not 0",
    ),
    # 3: extractions pay nothing, mixings something, all gain something; letters in order
    "an extraction that pays": (
        [change("R101", 'pay = ""', 'pay = "F"')],
        "[cards] recipes, row 1 (R101): pay: must be empty: an extraction pays nothing",
    ),
    "a mixing that pays nothing": (
        [change("R104", 'pay = "F"', 'pay = ""')],
        "[cards] recipes, row 4 (R104): pay: is empty: a mixing pays something",
    ),
    "an effect without gain": (
        [change("R104", 'gain = "FF"', 'gain = ""')],
        "[cards] recipes, row 4 (R104): gain: is empty: every effect gains something",
    ),
    "a letter unknown": (
        [change("R104", 'gain = "FF"', 'gain = "FX"')],
        "[cards] recipes, row 4 (R104): gain: must be a text of the letters F, G, A, S, not 'FX'",
    ),
    "letters out of order": (
        [change("R106", 'gain = "FG"', 'gain = "GF"')],
        "[cards] recipes, row 6 (R106): gain: must be in the order F, G, A, S, not 'GF'",
    ),
    "too many letters": (
        [change("R106", 'gain = "FG"', f'gain = "{"F" * 13}"')],
        "[cards] recipes, row 6 (R106): gain: must be up to 12 letters, not 13",
    ),
    "letters that are no text": (
        [change("P101", 'storage = "F"', "storage = 1")],
        "[cards] perfumes, row 1 (P101): storage: must be a text of the letters F, G, A, S, not 1",
    ),
    "a kind unknown": (
        [change("R104", '"mix"', '"blend"')],
        "[cards] recipes, row 4 (R104): kind: 'blend' is unknown; known are extract, mix",
    ),
    "no gain at all": (
        [change("R104", ', gain = "FF"', "")],
        "[cards] recipes, row 4 (R104): gain: is missing",
    ),
    "a tile out of order": (
        [('note = "middle"', 'note = "base"')],
        "note_tile: must be one row each for top, middle, base",
    ),
    "a tile that gains nothing": (
        [
            (
                'note = "top"\nkind = "extract"\npay = ""\ngain = "F"',
                'note = "top"\nkind = "extract"\npay = ""\ngain = ""',
            )
        ],
        "note_tile, row 1 (top): gain: is empty: every effect gains something",
    ),
    # 4: values and brand values of at least 1
    "a recipe worth nothing": (
        [change("R104", "value = 1", "value = 0")],
        "[cards] recipes, row 4 (R104): value: must be 1 to 999, not 0",
    ),
    "a perfume worth nothing": (
        [change("P101", ", value = 1", ", value = 0")],
        "[cards] perfumes, row 1 (P101): value: must be 1 to 999, not 0",
    ),
    "a brand of nothing": (
        [change("P101", "brand = 1", "brand = 0")],
        "[cards] perfumes, row 1 (P101): brand: must be 1 to 999, not 0",
    ),
    "funds worth nothing": (
        [('"IF4"]   # one per seat, identical\nvalue = 2', '"IF4"]\nvalue = 0')],
        "initial_funds, row 1: value: must be 1 to 999, not 0",
    ),
    "a value in words": (
        [change("R104", "value = 1", 'value = "one"')],
        "[cards] recipes, row 4 (R104): value: must be a whole number, not 'one'",
    ),
    # 5: every perfume asks for something
    "a perfume for nothing": (
        [change("P101", 'top = "F", middle = "F", base = "F"', 'top = "", middle = "", base = ""')],
        "[cards] perfumes, row 1 (P101): top: every perfume asks for at least one essence",
    ),
    # 6: the setup rows agree with the cards; no cost where no rule says when it is paid
    "another size of the deck": (
        [(FOUR, FOUR.replace("deck_cards = 40", "deck_cards = 39"))],
        "setup, row 3: deck_cards: says 39, but the rows give 40",
    ),
    "other tiers": (
        [(FOUR, FOUR.replace("[10, 15, 15]", "[15, 10, 15]"))],
        "setup, row 3: tier_cards: must be [10, 15, 15], as the recipe cards are",
    ),
    "tiers of one kind only": (
        [change("P110", "tier = 1", "tier = 2")],
        "setup, row 3: tier_cards: must be [9, 16, 15], as the perfume cards are",
    ),
    "other rounds": (
        [(FOUR, FOUR.replace("rounds = 8", "rounds = 9"))],
        "setup, row 3: rounds: says 9, but the rows give 8",
    ),
    "setup rows out of order": (
        [("players = 3\n", "players = 5\n")],
        "setup: must be one row each for 2, 3 and 4 players",
    ),
    "a tier unknown": (
        [change("P110", "tier = 1", "tier = 4")],
        "[cards] perfumes, row 10 (P110): tier: must be 1 to 3, not 4",
    ),
    "a card for one player": (
        [change("P110", "min_players = 4", "min_players = 1")],
        "[cards] perfumes, row 10 (P110): min_players: must be 2 to 4, not 1",
    ),
    "a cost to acquire": (
        [
            (
                'where = "acquire_cards_action_tile"\ncapacity = "one"\ncost = 0',
                'capacity = "one"\ncost = 1',
            )
        ],
        "action_space, row 1 (acquire): cost: must be 0, not 1",
    ),
    "a cost to develop": (
        [('capacity = "owner_one"\ncost = 0', 'capacity = "owner_one"\ncost = 2')],
        "action_space, row 2 (note): cost: must be 0, not 2",
    ),
    # and the frame of it all
    "a Note for everybody": (
        [('"owner_one"\ncost', '"one"\ncost')],
        "action_space, row 2 (note): capacity: 'one' is unknown",
    ),
    "a capacity unknown": (
        [
            (
                'action = 6\nwhere = "action_tile_b"\ncapacity = "one_per_player"',
                'action = 6\ncapacity = "two"',
            )
        ],
        "action_space, row 6 (hire): capacity: 'two' is unknown; known are one, one_per_player",
    ),
    "a space missing": (
        [('id = "sort"', 'id = "hire"')],
        "action_space: sort is missing",
    ),
    "a space twice": (
        [('id = "sort"', 'id = "hire"')],
        "action_space, row 6 (hire): id: 'hire' stands in an earlier row already",
    ),
    "a space unknown": (
        [('id = "sort"', 'id = "sell"')],
        "action_space, row 3 (sell): id: 'sell' is unknown",
    ),
    "another action": (
        [("action = 3\n", "action = 4\n")],
        "action_space, row 3 (sort): action: must be 3, not 4",
    ),
    "essences out of order": (
        [('letter = "F"', 'letter = "G"')],
        "essence: must be one row each for the letters F, G, A, S",
    ),
    "floral that is wild": (
        [("tokens = 24\nwild_in_production = false", "tokens = 24\nwild_in_production = true")],
        "essence, row 1 (floral): wild_in_production: must be false (PY-3.9.4)",
    ),
    "synthetic that is not wild": (
        [("wild_in_production = true ", "wild_in_production = false ")],
        "essence, row 4 (synthetic): wild_in_production: must be true (PY-3.9.4)",
    ),
    "a limited supply": (
        [("supply_limited = false", "supply_limited = true")],
        "[limits]: supply_limited: must be false (PY-4.11)",
    ),
    "no hand": ([("hand = 7 ", "hand = 0 ")], "[limits]: hand: must be 1 to 84, not 0"),
    "two perfumers to hire": (
        [("perfumers_max = 3", "perfumers_max = 4")],
        "[limits]: perfumers_max: must be 3, not 4",
    ),
    "too few perfumers": (
        [('id = "perfumer"\ncount = 12', 'id = "perfumer"\ncount = 11')],
        "component: perfumer must be 12, 3 for each of 4 players",
    ),
    "other decks": (
        [('shuffle = "within tier"', 'shuffle = "all"')],
        "[decks]: shuffle: must be 'within tier'",
    ),
    "another place for the marker": (
        [('start = "rightmost column"', 'start = "leftmost column"')],
        "[decks]: next_starting_player_marker_start: must be 'rightmost column'",
    ),
    "another schema": ([("schema = 1", "schema = 2")], "schema: must be 1, not 2"),
    "an unknown section": ([("[limits]", "[limit]")], "limit: is unknown; did you mean limits?"),
    "a section missing": ([("[limits]", "[limit]")], "limits: is missing"),
    "an unknown field": (
        [change("P101", "storage =", "stores =")],
        "[cards] perfumes, row 1 (P101): stores: is unknown; did you mean storage?",
    ),
    "no TOML": ([("schema = 1", "schema = = 1")], "is not TOML"),
}


@pytest.mark.parametrize("name", WRONG)
def test_py_8_7_a_wrong_file_is_refused_with_row_field_and_reason(
    tmp_path: Path, name: str
) -> None:
    changes, fault = WRONG[name]
    found = faults(tmp_path, edit(*changes))
    assert any(fault in each for each in found), "\n".join(found)


def test_py_8_7_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    names = [
        "a recipe worth nothing",
        "a perfume for nothing",
        "other decks",
        "no hand",
        "other rounds",
    ]
    found = faults(tmp_path, edit(*(each for name in names for each in WRONG[name][0])))
    for name in names:
        assert any(WRONG[name][1] in fault for fault in found)


@pytest.mark.parametrize(
    "name", ["a recipe worth nothing", "an extraction that pays", "no hand", "another schema"]
)
def test_py_8_7_one_fault_is_not_reported_as_several(tmp_path: Path, name: str) -> None:
    changes, fault = WRONG[name]
    assert faults(tmp_path, edit(*changes)) == [fault]


def test_the_file_that_comes_with_the_game_is_read_as_it_stands() -> None:
    box, content = load_box(), tomllib.loads(TEXT)
    cards = content["cards"]["recipes"] + content["cards"]["perfumes"]
    assert card_names(box)[:80] == [card["id"] for card in cards]
    assert [card.title.decode() for card in box.cards[:80]] == [card["name"] for card in cards]
    for name in ("tier", "value", "min_players"):
        read = [int(card[name]) + (name == "tier") for card in box.cards[:80]]
        assert read == [card[name] for card in cards]
    for card, line in zip(box.cards[:40], cards[:40], strict=True):
        assert (letters(card.pays), letters(card.gains)) == (line["pay"], line["gain"])
    for card, line in zip(box.cards[40:80], cards[40:], strict=True):
        assert [letters(note) for note in card.needs] == [line["top"], line["middle"], line["base"]]
        assert (letters(card.storage), int(card.brand)) == (line["storage"], line["brand"])
    assert list(box.cards[80:]["value"]) == [2] * 4
    assert (box.hand_limit, box.perfumers) == (7, 2)
    assert (box.floral_cost, box.synthetic_cost, box.hire_cost) == (0, 5, 7)
    assert [letters(tile.gains) for tile in box.tiles] == ["F", "F", "F"]


def letters(counts: Any) -> str:
    return "".join(letter * int(count) for letter, count in zip("FGAS", counts, strict=True))


def worth(text: str) -> int:
    return sum(WORTH[letter] for letter in text)


@pytest.mark.parametrize(
    "line", tomllib.loads(TEXT)["cards"]["recipes"], ids=lambda line: line["id"]
)
def test_py_8_4_the_value_of_a_recipe(line: dict[str, Any]) -> None:
    net = worth(line["gain"]) - worth(line["pay"]) - (len(line["pay"]) >= 2)
    assert line["value"] == max(1, (net + 1) // 2 + line["tier"] - 1)


@pytest.mark.parametrize(
    "line", tomllib.loads(TEXT)["cards"]["perfumes"], ids=lambda line: line["id"]
)
def test_py_8_5_the_brand_of_a_perfume(line: dict[str, Any]) -> None:
    notes = [line["top"], line["middle"], line["base"]]
    q = worth("".join(notes)) + 2 * (line["storage"] == "")
    q += sum(2 for note in notes if max([0, *map(note.count, "FGAS")]) >= 3)
    brand = (q // 4, q // 3, 2 * q // 5)[line["tier"] - 1]
    assert (line["brand"], line["value"]) == (brand, brand)
    assert len(line["storage"]) <= 1  # PY-1.4


def test_an_owners_own_names_and_funds_are_read(tmp_path: Path) -> None:
    text = edit(
        ('ids = ["IF1", "IF2", "IF3", "IF4"]', 'ids = ["a", "b"]'),
        ("[cards]\n", '[[initial_funds]]\nids = ["c", "d"]\nvalue = 9\n\n[cards]\n'),
        ('id = "green"', 'id = "leafy"'),
        change("P102", 'storage = "F"', 'storage = "FGG"'),
    )
    box = load_text(tmp_path, text)
    assert card_names(box)[80:] == ["a", "b", "c", "d"]
    assert list(box.cards[80:]["value"]) == [2, 2, 9, 9]
    assert essence_names(box)[1] == "leafy"
    assert box.cards[41].storage.tolist() == [1, 2, 0, 0]


def test_remarks_and_provenances_may_stand_anywhere(tmp_path: Path) -> None:
    text = edit(
        ("[limits]\n", '[limits]\nremark = "x"\nhand_provenance = "own copy"\n'),
        change("R101", "tier = 1", 'tier = 1, remark = "x"'),
    )
    assert load_text(tmp_path, text).tobytes() == load_box().tobytes()


# ---------------------------------------------------------------- whatever loads can be played


def play_out(box: Box, seats: int, size: int = 1, limit: int = 20_000) -> None:
    """Plays random matches to their end."""
    batch = GAME.loops.playouts(
        box, size, seats=seats, variants=GAME.variant_bits(), seed=1, threads=1, limit=limit
    )
    for state in batch.states.view(np.recarray):
        assert_sound(box, state)
    assert (batch.states["seat"] == NOBODY).all()


UNUSUAL = {
    "one column": [(FOUR, FOUR.replace("columns = 5", "columns = 1").replace("= 8", "= 40"))],
    "a hand of one": [("hand = 7 ", "hand = 1 ")],
    "any hand": [("hand = 7 ", "hand = 84 ")],
    "one perfumer": [
        ("perfumers_start = 2", "perfumers_start = 1"),
        ("perfumers_max = 3", "perfumers_max = 2"),
        ('id = "perfumer"\ncount = 12', 'id = "perfumer"\ncount = 8'),
    ],
    "dear essences": [
        ("cost_floral = 0", "cost_floral = 9"),
        ("cost_synthetic = 5", "cost_synthetic = 999"),
    ],
    "a hire for nothing": [("cost = 7", "cost = 0")],
}
SIZE = 5 if COMPILED else 1


@pytest.mark.parametrize("name", UNUSUAL)
def test_an_unusual_box_can_be_played(tmp_path: Path, name: str) -> None:
    box = load_text(tmp_path, edit(*UNUSUAL[name]))
    play_out(box, 4 if name == "one column" else 2 + list(UNUSUAL).index(name) % 3, SIZE)


# ---------------------------------------------------------------- damage

CONTENT = tomllib.loads(TEXT)


def check_load(folder: Path, text: str) -> None:
    """Loads and plays, or is refused with a BoxError; anything else is a failure."""
    try:
        box = load_text(folder, text)
    except BoxError:
        return
    for seats in GAME.seats:
        play_out(box, seats)


MUTATIONS = mutations("F", "FGAS", "mix", "one", "R101", "P101")


@pytest.mark.slow
@given(st.lists(MUTATIONS, min_size=1, max_size=3))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_anything_in_it_loads_or_is_refused(
    tmp_path: Path, mutations: list[Mutation]
) -> None:
    check_load(tmp_path, damaged(CONTENT, mutations))


@pytest.mark.parametrize("name", box_names(GAME))
def test_each_box_of_the_suite_is_another(name: str) -> None:
    mine = GAME.box_hash(load(GAME, name))
    assert [other for other in box_names(GAME) if GAME.box_hash(load(GAME, other)) == mine] == [
        name
    ]
