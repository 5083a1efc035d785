"""Scenes: that a text lays the table it describes, or says why it cannot."""

from __future__ import annotations

import pytest

from grasse.kernel.match import Match
from tests.games.perfumery.moves import begin, idle_until, picture, play
from tests.games.perfumery.scene import SceneError, scene

pytestmark = pytest.mark.interpreted

BUSY = """
    4 seats, round 2, turn of 1, starter 2, marker 3
    columns: P103 R105, 2, N, 4, IF2 R101
    seat 1: hand IF1 R202, top R104 R102, produced P109:F P105, stock GG . FS, at hire, hiring
    seat 2: hand - | seat 3: joined
"""


def test_a_scene_lays_what_it_says() -> None:
    found = picture(scene(BUSY))
    expected = {
        "round": 2,
        "starter": 2,
        "marker": 3,
        "next marker": "column 3",
        "column 1": "P103 R105",
        "column 3": "",
        "column 5": "IF2 R101",
        "seat 1 hand": "IF1 R202",
        "seat 1 top": "R104 R102",
        "seat 1 produced": "P109:F P105",
        "seat 1 stock": "GG . FS",
        "seat 1 at": "hire",
        "seat 1 hired": "hiring",
        "seat 1 perfumers": "1 of 2",
        "seat 1 score": 4,
        "seat 2 hand": "",
        "seat 3 perfumers": "3 of 3",
        "seat 4 hand": "IF4",
    }
    assert {name: found[name] for name in expected} == expected


def without_luck(match: Match) -> dict[str, object]:
    return {name: each for name, each in picture(match).items() if "column" not in name}


def test_a_bare_scene_is_the_table_after_the_setup() -> None:
    laid, played = scene("3 seats, turn of 2, starter 2"), begin(3, starter=2)
    assert without_luck(laid) == without_luck(played)
    for name in ("phase", "seat", "note", "picked", "step", "cost", "sweep", "dealing"):
        assert laid.state[name] == played.state[name]


@pytest.mark.parametrize("phase", ["blend", "produce", "store"])
def test_a_scene_of_a_later_phase_is_what_play_leads_to(phase: str) -> None:
    played = scene("2 seats, store of 1, starter 1")
    play(played, "store_done")
    idle_until(played, lambda where: where.endswith(phase))
    laid = scene(f"2 seats, {phase} of 2, starter 1")
    assert laid.state.tobytes() == played.state.tobytes()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2 seats, turn of 1 | seat 1: hand R101, top R101", "R101 is in two places"),
        ("2 seats, turn of 1 | seat 1: hand R110", "R110 is in two places, or in none"),
        ("2 seats, turn of 1 | seat 1: hand IF3", "IF3 is in two places, or in none"),
        ("2 seats, turn of 1 | seat 1: hand X", "there is no card X"),
        ("2 seats, turn of 1 | seat 1: hat IF1", "a seat has no hat"),
        ("2 seats, turn of 1 | sky: blue", "there is no place sky"),
        ("2 seats, turn of 1 | columns: 2, 2", "there are 3 columns, not 2"),
        ("2 seats, turn of 1 | decks: 3", "let a column have the 'rest'"),
        ("2 seats, turn of 1 | columns: -, -, - | seat 1: hand -", "Initial Funds card is nowhere"),
        ("2 seats, turn of 1, colour 2", "not known: colour"),
        ("2 seats, turn of 1 | seat 1", "has no ':'"),
        ("2 seats, turn of 1 | decks: 1 | decks: 2", "a place is named twice"),
    ],
)
def test_a_scene_that_cannot_be_says_why(text: str, reason: str) -> None:
    with pytest.raises(SceneError, match=reason.replace("(", r"\(")):
        scene(text)
