"""Decisions in words: every action reads back as itself, and a broken text says what is wrong."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grasse.games import find_game
from grasse.kernel.game import Game
from grasse.kernel.notation import (
    Notation,
    NotationError,
    Noun,
    clause_name,
    decision,
    parse_clause,
)
from tests.every_game.cases import Case, every_box, every_game, load

PATIENCE = 1200.0  # seconds; the machine may be busy

PARFUM = find_game("parfum")
BOX = load(PARFUM)

# A notation of its own, small enough to count by hand.
TOY = Notation(
    {"fruit": Noun(2, lambda box: ["apple", "pear"]), "number": Noun(3, lambda box: range(3))},
    seats=(decision("pass"), decision("eat", "fruit"), decision("give", "number", "id:fruit")),
    chance=(decision("roll", "number"),),
)
TOY_DECISIONS = [
    *("pass", "eat(apple)", "eat(pear)"),
    *("give(0, apple)", "give(0, pear)", "give(1, apple)", "give(1, pear)"),
    *("give(2, apple)", "give(2, pear)"),
    *("roll(0)", "roll(1)", "roll(2)"),
]


def test_a_small_notation_is_counted_through() -> None:
    assert [TOY.write(None, action) for action in range(TOY.size)] == TOY_DECISIONS
    assert [TOY.read(None, text) for text in TOY_DECISIONS] == list(range(12))
    assert (TOY.actions, TOY.chances, TOY.size) == (9, 3, 12)
    assert (TOY.first("give"), TOY.span("give"), TOY.first("roll")) == (3, 6, 9)
    assert TOY.arguments(None, 6) == {"number": 1, "id": "pear"}
    assert TOY.structured(None, 0) == {"name": "pass", "arguments": {}}


def labels(*names: str) -> Any:
    """A box that says what two things are called."""
    return np.array([names], [("one", "S9"), ("two", "S9")])[0]


def test_two_boxes_in_turn_keep_their_own_names() -> None:
    toy = Notation({"thing": Noun(2, lambda box: [name.decode() for name in box])}, [], [])
    one, other = labels("rose", "iris"), labels("oak", "musk")
    for _ in range(2):
        assert toy.names_of(one, "thing") == ["rose", "iris"]
        assert toy.names_of(other, "thing") == ["oak", "musk"]


def test_a_box_that_another_thread_asks_for_meanwhile_does_not_get_in_the_way() -> None:
    one, other = labels("rose", "iris"), labels("oak", "musk")
    asked, answered = threading.Event(), threading.Event()

    def names(box: Any) -> list[str]:
        if box is one:
            asked.set()
            assert answered.wait(PATIENCE)  # the other thread comes in between
        return [name.decode() for name in box]

    toy = Notation({"thing": Noun(2, names)}, [], [])
    with ThreadPoolExecutor(1) as pool:
        mine = pool.submit(toy.names_of, one, "thing")
        assert asked.wait(PATIENCE)
        assert toy.names_of(other, "thing") == ["oak", "musk"]
        answered.set()
        assert mine.result() == ["rose", "iris"]
    assert toy.names_of(other, "thing") == ["oak", "musk"]


@every_box
def test_every_action_reads_back_as_itself(case: Case) -> None:
    notation, box = case.game.notation, case.box
    texts = [notation.write(box, action) for action in range(notation.size)]
    assert [notation.read(box, text) for text in texts] == list(range(notation.size))
    assert len(set(texts)) == notation.size


@every_game
def test_every_kind_of_decision_has_its_own_range(game: Game) -> None:
    notation = game.notation
    ranges = [
        range(notation.first(n), notation.first(n) + notation.span(n)) for n in notation.names
    ]
    assert [action for span in ranges for action in span] == list(range(notation.size))
    for name, span in zip(notation.names, ranges, strict=True):
        assert {notation.decision(action).name for action in span} == {name}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "choose_clock(1)"),
        (3, "choose_clock(4)"),
        (4, "draw_note"),
        (7, "take_die(rose)"),
        (PARFUM.ACTIONS - 42, "perfume(1)"),
        (PARFUM.ACTIONS - 1, "perfume(42)"),
        (PARFUM.ACTIONS, "flasks(violet, 0)"),
        (PARFUM.ACTIONS + 10, "flasks(rose, 2)"),
        (PARFUM.notation.size - 1, "clock(4)"),
    ],
)
def test_these_actions_are_called_so(action: int, text: str) -> None:
    assert PARFUM.notation.write(BOX, action) == text
    assert PARFUM.notation.read(BOX, text) == action


@pytest.mark.parametrize("text", [" flasks( rose ,2 ) ", "flasks(rose,2)", "flasks(rose, 2)\n"])
def test_spaces_do_not_matter(text: str) -> None:
    assert PARFUM.notation.write(BOX, PARFUM.notation.read(BOX, text)) == "flasks(rose, 2)"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not written like"),
        ("take_die(rose", "is not written like"),
        ("take_die rose", "is not written like"),
        ("Take_die(rose)", "is not written like"),
        ("steal(rose)", "no decision called 'steal'"),
        ("take_die", "takes aroma, not nothing"),
        ("take_die(rose, 2)", "takes aroma, not rose, 2"),
        ("draw_note(rose)", "takes nothing, not rose"),
        ("take_die(rosé)", "'rosé' is no aroma of take_die; known are violet, bergamot"),
        ("note(XX-01)", "'XX-01' is no id of note; known are HD-01 to BS-15"),
        ("choose_clock(0)", "'0' is no position"),
        ("choose_clock(01)", "'01' is no position"),
    ],
)
def test_a_wrong_text_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        PARFUM.notation.read(BOX, text)
    assert reason in str(error.value)


CALLS = [PARFUM.notation.write(BOX, action) for action in range(0, PARFUM.notation.size, 3)]
PIECES = st.sampled_from(
    [*"(),# \n\t0aZé_-.", "rose", "42", "take_die", "))", "🂡", "\x00", "\u2028"]
)
BROKEN = st.one_of(
    st.text(),
    st.lists(PIECES).map("".join),
    st.builds(
        lambda text, at, piece, cut: text[: at % len(text)] + piece + text[at % len(text) + cut :],
        st.sampled_from(CALLS),
        st.integers(0, 40),
        PIECES,
        st.integers(0, 3),
    ),
)


@given(BROKEN)
@example("take_die(" + "rose," * 5000 + ")")
@example("(" * 10_000)
def test_a_text_is_a_decision_or_a_notation_error(text: str) -> None:
    try:
        action = PARFUM.notation.read(BOX, text)
    except NotationError:
        return
    assert 0 <= action < PARFUM.notation.size
    written = PARFUM.notation.write(BOX, action)
    assert "".join(text.split()).removesuffix("()") == "".join(written.split())


# ---------------------------------------------------------------- clauses


def test_clauses_are_numbered() -> None:
    assert clause_name("PA", 30402) == "PA-3.4.2"
    assert clause_name("PA", 30200) == "PA-3.2"
    assert clause_name("PY", 21100) == "PY-2.11"
    assert clause_name("PY", 3060103) == "PY-3.6.1.3"
    assert parse_clause("PY-3.6.1.3") == 3060103
    assert parse_clause("PA-4.15") == 41500


@given(st.integers(1, 99), st.integers(0, 99), st.integers(0, 99))
def test_every_clause_reads_back_as_itself(chapter: int, section: int, clause: int) -> None:
    number = chapter * 10000 + section * 100 + clause
    assert parse_clause(clause_name("PA", number)) == number


@given(st.lists(st.integers(1, 99), min_size=4, max_size=4))
def test_so_does_a_clause_of_four_parts(parts: list[int]) -> None:
    name = f"AM-{'.'.join(map(str, parts))}"
    assert clause_name("AM", parse_clause(name)) == name
