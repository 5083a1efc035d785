"""The box file of Parfum: what PA-9.5 asks of it, and that whatever loads can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grasse.games.parfum import GAME
from grasse.games.parfum.box import COMPONENTS, load_box, note_names
from grasse.games.parfum.records import Box
from grasse.kernel.boxfile import BoxError
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, NOBODY
from tests.every_game.cases import box_names, load
from tests.every_game.journeys import eagerly
from tests.games.damage import BROKEN_TEXT, Mutation, damaged, mutations, written
from tests.games.soundness import assert_sound

TEXT = COMPONENTS.read_text(encoding="utf-8")


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
    """The whole line that begins with this id."""
    (found,) = re.findall(rf'^ *\{{ id = "{name}".*\n', TEXT, re.MULTILINE)
    return str(found)


HT_11 = 'aromas = ["violet", "rose", "vanilla"]'
A_01, B_01 = "wants = { violet = 1 },", 'id = "B-01", stack = "B"'
VIOLET_FACES = 'id = "violet"\ngrade = "easy"\ndice = 3\nfaces = { flask = 4, fly = 2 }'
BROWN = 'set = "brown", position = {0}, actions = {1}'
TAN = 'set = "tan", position = {0}, actions = {1}'
LAST_NOTE = '{ id = "BS-15", type = "base", '

# Each: how the file is edited, and what one of the faults must say: row, field and reason.
WRONG = {
    # 42 notes, 25 customers, 7 clocks
    "a note too few": ([(row("HD-07"), "")], "[notes]: total: says 42, but the rows give 41"),
    "a note too many": (
        [(row("BS-15"), row("BS-15") + row("BS-15").replace("BS-15", "BS-16"))],
        "[notes]: total: says 42, but the rows give 43",
    ),
    "another total of notes": (
        [("[notes]\ntotal = 42", "[notes]\ntotal = 41")],
        "[notes]: total: must be 42, not 41",
    ),
    "no notes": ([("tiles = [", "tiles = []\nother = [")], "[notes]: other: is unknown"),
    "a customer too few": (
        [(row("A-07"), "")],
        "[customers]: total: says 25, but the rows give 24",
    ),
    "another total of customers": (
        [("[customers]\ntotal = 25", "[customers]\ntotal = 26")],
        "[customers]: total: must be 25, not 26",
    ),
    "another total of clocks": (
        [("[clocks]\ntotal = 7", "[clocks]\ntotal = 8")],
        "[clocks]: total: must be 7, not 8",
    ),
    # brown 1 to 4, tan 1 to 3
    "a brown clock twice": (
        [(BROWN.format(4, 6), BROWN.format(3, 6))],
        "[clocks] tokens, row 4: position: brown 3 stands in an earlier row already",
    ),
    "a brown clock missing": (
        [(BROWN.format(4, 6), BROWN.format(3, 6))],
        "[clocks]: tokens: brown 4 is missing",
    ),
    "a tan clock 4": (
        [(TAN.format(3, 5), TAN.format(4, 5))],
        "[clocks] tokens, row 7: position: must be 1 to 3, not 4",
    ),
    "a clock of another set": (
        [(TAN.format(3, 5), 'set = "ten", position = 3, actions = 5')],
        "[clocks] tokens, row 7: set: 'ten' is unknown; did you mean tan?",
    ),
    # actions between 1 and 15
    "a clock without actions": (
        [(TAN.format(1, 3), TAN.format(1, 0))],
        "[clocks] tokens, row 5: actions: must be 1 to 15, not 0",
    ),
    "a clock with 16 actions": (
        [(BROWN.format(4, 6), BROWN.format(4, 16))],
        "[clocks] tokens, row 4: actions: must be 1 to 15, not 16",
    ),
    # 25 tokens with the four value counts
    "another count of tokens": (
        [("{ value = 0, count = 10 }", "{ value = 0, count = 11 }")],
        "[water] tokens, row 1: count: must be 10, not 11",
    ),
    "another total of tokens": (
        [("[water]\ntotal = 25", "[water]\ntotal = 24")],
        "[water]: total: must be 25, not 24",
    ),
    "another value of a token": (
        [("{ value = 3, count = 6 }", "{ value = 4, count = 6 }")],
        "[water]: tokens: must be one row each for the values 0, 1, 2, 3",
    ),
    "a value of tokens too few": (
        [("  { value = 3, count = 6 },\n", "")],
        "[water]: tokens: must be one row each for the values 0, 1, 2, 3",
    ),
    # 15 dice as 3 per aroma with six faces each
    "another total of dice": (
        [("[dice]\ntotal = 15", "[dice]\ntotal = 16")],
        "[dice]: total: must be 15, not 16",
    ),
    "another number of dice": (
        [("per_aroma = 3", "per_aroma = 4")],
        "[dice]: per_aroma: must be 3, not 4",
    ),
    "dice of one aroma": (
        [(VIOLET_FACES, VIOLET_FACES.replace("dice = 3", "dice = 4"))],
        "aroma, row 1 (violet): dice: must be 3, not 4",
    ),
    "seven faces": (
        [(VIOLET_FACES, VIOLET_FACES.replace("fly = 2", "fly = 3"))],
        "aroma, row 1 (violet): faces: must be 6 together, not 7",
    ),
    "a face unknown": (
        [(VIOLET_FACES, VIOLET_FACES.replace("fly = 2", "fly = 1, wasp = 1"))],
        "aroma, row 1 (violet).faces: wasp: is unknown",
    ),
    "a sixth aroma": (
        [
            (
                "# ---------------------------------------------------------------- board\n",
                '[[aroma]]\nid = "musk"\ndice = 3\nfaces = { flask = 3, fly = 3 }\n',
            )
        ],
        "aroma: there must be 5 rows, not 6",
    ),
    # ids unique
    "a note id twice": (
        [('{ id = "HD-02"', '{ id = "HD-01"')],
        "[notes] tiles, row 2 (HD-01): id: 'HD-01' stands in an earlier row already",
    ),
    "a customer id twice": (
        [('{ id = "A-02"', '{ id = "A-01"')],
        "[customers] tokens, row 2 (A-01): id: 'A-01' stands in an earlier row already",
    ),
    "an aroma id twice": (
        [('id = "bergamot"', 'id = "violet"')],
        "aroma, row 2 (violet): id: 'violet' stands in an earlier row already",
    ),
    "an id that no record could hold": (
        [('{ id = "HD-02"', '{ id = "HD 02"')],
        "[notes] tiles, row 2 (HD 02): id: must be up to 16 letters, digits or '-_.', not 'HD 02'",
    ),
    "an id too long": (
        [('{ id = "HD-02"', '{ id = "HD-02-and-so-on-x"')],
        "id: must be up to 16 letters",
    ),
    # every aroma and scent known
    "an aroma unknown": (
        [(HT_11, HT_11.replace("rose", "roze"))],
        "[notes] tiles, row 26 (HT-11): aromas: 'roze' is unknown; did you mean rose?",
    ),
    "an aroma that is no text": (
        [(HT_11, 'aromas = ["violet", 3]')],
        "[notes] tiles, row 26 (HT-11): aromas: 3 is unknown; known are violet, bergamot",
    ),
    "a scent unknown": (
        [(HT_11, HT_11 + ', scents = ["musk"]')],
        "[notes] tiles, row 26 (HT-11): scents: 'musk' is unknown; known are violet",
    ),
    "a wished scent unknown": (
        [(A_01, "wants = { violett = 1 },")],
        "[customers] tokens, row 1 (A-01): wants: 'violett' is unknown; did you mean violet?",
    ),
    # no note needs more than 3 dice of one aroma
    "four dice of one aroma": (
        [(HT_11, 'aromas = ["rose", "rose", "rose", "rose"]')],
        "[notes] tiles, row 26 (HT-11): aromas: needs 4 dice of rose; there are 3",
    ),
    # note types, stack letters known
    "a type unknown": (
        [('{ id = "HD-01", type = "head"', '{ id = "HD-01", type = "tail"')],
        "[notes] tiles, row 1 (HD-01): type: 'tail' is unknown; known are head, heart, base",
    ),
    "a stack unknown": (
        [(B_01, B_01.replace('"B"', '"C"'))],
        "[customers] tokens, row 11 (B-01): stack: 'C' is unknown; known are A, B",
    ),
    # every note has at least one aroma and no more than the largest clock gives actions
    "a note without aromas": (
        [(HT_11, "aromas = []")],
        "[notes] tiles, row 26 (HT-11): aromas: is empty: every note needs at least one",
    ),
    "a note for seven dice": (
        [(HT_11, 'aromas = ["violet", "violet", "violet", "rose", "rose", "rose", "vanilla"]')],
        "[notes] tiles, row 26 (HT-11): aromas: needs 7 dice; no clock gives more than 6 actions",
    ),
    # every wish is at least 1 and no wants is empty
    "a wish for nothing": (
        [(A_01, "wants = { violet = 0 },")],
        "[customers] tokens, row 1 (A-01).wants: violet: must be 1 to 99, not 0",
    ),
    "no wish": (
        [(A_01, "wants = {},")],
        "[customers] tokens, row 1 (A-01): wants: is empty: every customer wishes for something",
    ),
    "wishes that are no table": (
        [(A_01, 'wants = ["violet"],')],
        "[customers] tokens, row 1 (A-01): wants: must be a table, not ['violet']",
    ),
    # no more street spaces than customers below the closing time token
    "too few below closing time": (
        [("below_closing_time = 5", "below_closing_time = 4")],
        "[customers]: below_closing_time: must be at least the 5 street spaces (PA-4.9)",
    ),
    "another stack below closing time": (
        [('below_closing_time_stack = "B"', 'below_closing_time_stack = "A"')],
        "[customers]: below_closing_time_stack: must be 'B'",
    ),
    "more B needed below closing time": (
        [("below_closing_time = 5", "below_closing_time = 15")],
        "[customers]: tokens: must have more than 15 B customers, not 15",
    ),
    # all numbers are integers of at least 0
    "coins below 0": (
        [
            (LAST_NOTE, LAST_NOTE.replace('"base", ', '"base", remark = "", ')),
            (
                '"vanilla"],                 coins = 2, provenance = "reconstruction" },\n]',
                '"vanilla"],                 coins = -1, provenance = "reconstruction" },\n]',
            ),
        ],
        "[notes] tiles, row 42 (BS-15): coins: must be 0 to 999, not -1",
    ),
    "half a coin": (
        [
            (
                'aromas = ["violet", "rose", "vanilla"],         coins = 3',
                'aromas = ["violet", "rose", "vanilla"],         coins = 2.5',
            )
        ],
        "[notes] tiles, row 26 (HT-11): coins: must be a whole number, not 2.5",
    ),
    "a price in words": (
        [("wants = { violet = 1 },     price = 4", 'wants = { violet = 1 },     price = "four"')],
        "[customers] tokens, row 1 (A-01): price: must be a whole number, not 'four'",
    ),
    "a price that is true": (
        [("wants = { violet = 1 },     price = 4", "wants = { violet = 1 },     price = true")],
        "[customers] tokens, row 1 (A-01): price: must be a whole number, not True",
    ),
    "a price beyond all measure": (
        [("wants = { violet = 1 },     price = 4", f"wants = {{ violet = 1 }}, price = {10**30}")],
        f"[customers] tokens, row 1 (A-01): price: must be 0 to 999, not {10**30}",
    ),
    "no price": (
        [("wants = { violet = 1 },     price = 4", "wants = { violet = 1 }")],
        "[customers] tokens, row 1 (A-01): price: is missing",
    ),
    "fewer flacons than none": (
        [("[flacons]\ntotal = 25", "[flacons]\ntotal = -1")],
        "[flacons]: total: must be 0 to 100, not -1",
    ),
    # totals equal [expect]
    "other notes expected": ([("\nnotes = 42", "\nnotes = 40")], "[expect]: notes: says 40, but"),
    "other types expected": (
        [("heart = 12", "heart = 13")],
        "[expect.notes_by_type]: heart: says 13, but the rows give 12",
    ),
    "other stacks expected": (
        [("A = 10", "A = 11")],
        "[expect.customers_by_stack]: A: says 11, but the rows give 10",
    ),
    "other customers expected": (
        [("\ncustomers = 25", "\ncustomers = 24")],
        "[expect]: customers: says 24, but the rows give 25",
    ),
    "other clocks expected": ([("\nclocks = 7", "\nclocks = 6")], "[expect]: clocks: says 6, but"),
    "other dice expected": ([("\ndice = 15", "\ndice = 14")], "[expect]: dice: says 14, but"),
    "other tokens expected": (
        [("\nwater_tokens = 25", "\nwater_tokens = 26")],
        "[expect]: water_tokens: says 26, but the rows give 25",
    ),
    "another sum expected": (
        [("\nwater_value_sum = 32", "\nwater_value_sum = 33")],
        "[expect]: water_value_sum: says 33, but the rows give 32",
    ),
    "other flacons expected": (
        [("[flacons]\ntotal = 25", "[flacons]\ntotal = 24")],
        "[expect]: flacons: says 25, but the rows give 24",
    ),
    # and the frame of it all
    "another schema": ([("components/1", "components/2")], "schema: must be 'parfum-components/1'"),
    "an unknown section": ([("[pieces]", "[piece]")], "piece: is unknown; did you mean pieces?"),
    "a section missing": (
        [("[flacons]\ntotal = 25\nprovenance", "[meta.flacons]\ntotal = 25\nprovenance")],
        "flacons: is missing",
    ),
    "an unknown field": (
        [("keep_limit = 4 ", "keep = 4 ")],
        "[water]: keep: is unknown",
    ),
    "a board without a side": (
        [("[board.side_3]", "[board.side_5]")],
        "[board]: side_5: is unknown; did you mean side_3?",
    ),
    "another side": (
        [("players = [3]", "players = [3, 4]")],
        "[board.side_3]: players: must be [3]",
    ),
    "another clock set": (
        [('clock_set = "tan"', 'clock_set = "brown"')],
        "[board.side_3]: clock_set: must be 'tan'",
    ),
    "a long street": (
        [("customer_spaces = 4", "customer_spaces = 6")],
        "[board.side_3]: customer_spaces: must be 1 to 5, not 6",
    ),
    "no distillery": (
        [("distillery_spaces = 5", "distillery_spaces = 0")],
        "[board.side_3]: distillery_spaces: must be 1 to 6, not 0",
    ),
    "another kind of perfume": (
        [('needs = ["head", "base"]', 'needs = ["head"]')],
        "[perfume.minor]: needs: must be ['head', 'base']",
    ),
    "water for nothing": (
        [("reroll_colour = 1 ", "reroll_colour = 0 ")],
        "[water.uses]: reroll_colour: must be 1 to 4, not 0",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_pa_9_5_a_wrong_file_is_refused_with_row_field_and_reason(
    tmp_path: Path, name: str
) -> None:
    changes, fault = WRONG[name]
    found = faults(tmp_path, edit(*changes))
    assert any(fault in each for each in found), "\n".join(found)


def test_pa_9_5_there_must_be_a_note_of_each_type(tmp_path: Path) -> None:
    text = TEXT.replace('type = "heart"', 'type = "base"')
    assert "[notes]: tiles: there is no heart note" in faults(tmp_path, text)


def test_pa_9_5_there_must_be_more_than_five_b_customers(tmp_path: Path) -> None:
    text = TEXT
    for number in range(1, 11):
        text = text.replace(
            f'id = "B-{number:02}", stack = "B"', f'id = "B-{number:02}", stack = "A"'
        )
    text = text.replace("{ A = 10, B = 15 }", "{ A = 20, B = 5 }")
    fault = "[customers]: tokens: must have more than 5 B customers, not 5"
    assert faults(tmp_path, text) == [fault]


def test_pa_9_5_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    names = ["a clock with 16 actions", "a scent unknown", "no wish", "another schema"]
    found = faults(tmp_path, edit(*(change for name in names for change in WRONG[name][0])))
    for name in names:
        assert any(WRONG[name][1] in fault for fault in found)


def test_pa_9_5_one_fault_is_not_reported_as_several(tmp_path: Path) -> None:
    for name in ("coins below 0", "a clock with 16 actions", "an unknown section", "no wish"):
        changes, fault = WRONG[name]
        assert faults(tmp_path, edit(*changes)) == [fault]


def test_the_file_that_comes_with_the_game_is_read_as_it_stands() -> None:
    box = load_box()
    content = tomllib.loads(TEXT)
    assert note_names(box) == [tile["id"] for tile in content["notes"]["tiles"]]
    assert [int(note.needs.sum()) for note in box.notes] == [
        len(tile["aromas"]) for tile in content["notes"]["tiles"]
    ]
    assert (box.notes["scents"] == box.notes["needs"]).all()  # PA-1.5.3
    assert [int(c.price) for c in box.customers] == [
        t["price"] for t in content["customers"]["tokens"]
    ]
    assert box.actions[2].tolist() == box.actions[4].tolist() == [3, 4, 5, 6]  # PA-1.7.1
    assert box.actions[3].tolist() == [3, 4, 5, 0]
    assert box.aromas["flask_faces"].tolist() == [4, 4, 4, 3, 3]  # PA-1.2
    assert int(box.notes["coins"].sum()) == 82  # PA-9.2.4
    assert int(box.customers["price"].sum()) == 182  # PA-9.3.2
    assert box.notes["needs"].sum(axis=0).tolist() == [15, 15, 16, 15, 15]  # PA-9.2.3


def test_an_owners_scents_and_wishes_are_read(tmp_path: Path) -> None:
    text = edit(
        (HT_11, HT_11 + ', scents = ["rose", "rose"]'),
        (A_01, "wants = { violet = 1, lavender = 3 },"),
        ('{ id = "HD-01", type', '{ id = "mine", type'),
    )
    box = load_text(tmp_path, text)
    assert box.notes[25].needs.tolist() == [1, 0, 1, 1, 0]
    assert box.notes[25].scents.tolist() == [0, 0, 2, 0, 0]
    assert box.customers[0].wants.tolist() == [1, 0, 0, 0, 3]
    assert note_names(box)[0] == "mine"


def test_remarks_and_provenances_may_stand_anywhere(tmp_path: Path) -> None:
    text = edit(
        ("[flacons]\n", '[flacons]\nremark = "x"\ntotal_provenance = "owner copy"\n'),
        (A_01, A_01 + ' remark = "x", price_provenance = "owner copy",'),
    )
    assert load_text(tmp_path, text).tobytes() == load_box().tobytes()


# ---------------------------------------------------------------- whatever loads can be played


def play_out(box: Box, seats: int) -> None:
    """Plays a match to its end with a player who sells, and looks after every decision."""
    match, rng, luck = Match(GAME, box, seats), make_rng("box"), Seeded("box")
    while not match.is_over and len(match.decisions) < 20_000:
        match.play(luck.draw(match) if match.seat == CHANCE else eagerly(match, rng))
        if len(match.decisions) % 50 == 0 or match.is_over:
            assert_sound(box, match.state)
    assert match.is_over


UNUSUAL = {
    "late closing time": [("below_closing_time = 5", "below_closing_time = 14")],
    "much water": [("start_per_player = 2", "start_per_player = 6")],
    "no water kept": [("keep_limit = 4 ", "keep_limit = 0 ")],
    "no reward": [("sold_out_reward = 2 ", "sold_out_reward = 0 ")],
    "dear water": [("turn_one_fly = 2", "turn_one_fly = 4"), ("reroll_all = 1", "reroll_all = 3")],
    "one flacon": [
        ("[flacons]\ntotal = 25", "[flacons]\ntotal = 1"),
        ("\nflacons = 25", "\nflacons = 1"),
    ],
    "one street space": [
        ("customer_spaces = 5", "customer_spaces = 1"),
        ("customer_spaces = 4", "customer_spaces = 1"),
    ],
    "two distillery spaces": [
        ("distillery_spaces = 6", "distillery_spaces = 2"),
        ("distillery_spaces = 5", "distillery_spaces = 2"),
    ],
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_an_unusual_box_can_be_played(tmp_path: Path, name: str) -> None:
    box = load_text(tmp_path, edit(*UNUSUAL[name]))
    play_out(box, 2 + list(UNUSUAL).index(name) % 3)


@pytest.mark.parametrize("below", range(18, 25))
def test_a_closing_time_that_the_setup_would_pass_is_refused(tmp_path: Path, below: int) -> None:
    # 25 customers, all B, and 5 on the first street: the token lies under at least these.
    text = edit(("below_closing_time = 5", f"below_closing_time = {below}"))
    text = text.replace('stack = "A"', 'stack = "B"').replace("A = 10, B = 15", "A = 0, B = 25")
    if below > 20:
        assert "[customers]: below_closing_time: " in faults(tmp_path, text)[0]
    else:
        play_out(load_text(tmp_path, text), 2)


# ---------------------------------------------------------------- damage

CONTENT = tomllib.loads(TEXT)


def check_load(folder: Path, text: str) -> None:
    """Loads and plays, or is refused with a BoxError; anything else is a failure."""
    try:
        box = load_text(folder, text)
    except BoxError:
        return
    for seats in GAME.seats:
        batch = GAME.loops.playouts(
            box, 1, seats=seats, variants=GAME.variant_bits(), seed=1, threads=1, limit=5000
        )
        assert_sound(box, batch.states.view(np.recarray)[0])
        assert batch.states[0]["seat"] == NOBODY or batch.decisions == 5000


MUTATIONS = mutations("rose", "A", "B", "head", "brown", "HD-01", "A-01")


@pytest.mark.slow
@given(st.lists(MUTATIONS, min_size=1, max_size=3))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_anything_in_it_loads_or_is_refused(
    tmp_path: Path, mutations: list[Mutation]
) -> None:
    check_load(tmp_path, damaged(CONTENT, mutations))


@given(
    st.integers(0, len(TEXT)),
    st.integers(0, 40),
    BROKEN_TEXT,
)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_with_a_broken_text_loads_or_is_refused(
    tmp_path: Path, at: int, cut: int, piece: str
) -> None:
    check_load(tmp_path, TEXT[:at] + piece + TEXT[at + cut :])


def test_the_writer_of_these_tests_writes_toml() -> None:
    assert tomllib.loads(written(CONTENT)) == CONTENT


@pytest.mark.parametrize("name", box_names(GAME))
def test_each_box_of_the_suite_is_another(name: str) -> None:
    mine = GAME.box_hash(load(GAME, name))
    assert [other for other in box_names(GAME) if GAME.box_hash(load(GAME, other)) == mine] == [
        name
    ]
