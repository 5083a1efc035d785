"""The text scenes that the other tests begin with."""

from __future__ import annotations

import pytest

from tests.games.moves import now
from tests.games.parfum.moves import begin, picture, track
from tests.games.parfum.scene import SceneError, scene

pytestmark = pytest.mark.interpreted


def test_a_scene_lays_what_it_says() -> None:
    match = scene("""
        4 seats, round 3, prepare, clock 2, actions 2
        clocks: 3 1 4 2
        seat 1: money 10, tokens 0 0 1 2, minor HD-01, major HD-08 HT-01 BS-03 x2, served A-06
        distillery: HT-09 BS-01 . HD-02 HD-04 HD-05
        street: A-10 A-01 . A-03 A-04
        discards: 0 3 | dice: rose ? ?, violet ?
    """)
    table = picture(match)
    assert (now(match), table["round"], match.state.actions_left) == ("seat 1: prepare", 3, 2)
    assert (table["seat 1 clocks"], table["seat 1 money"], table["seat 1 tokens 0"]) == ([2], 10, 2)
    assert table["seat 1 perfume 1"] == "minor HD-01"
    assert table["seat 1 perfume 2"] == "major HD-08 HT-01 BS-03 x2"
    assert (table["distillery 1"], table["distillery 3"]) == ("HT-09", None)
    assert (table["street 1"], table["seat 1 served"]) == ("A-10", "A-06")
    assert (table["discards 3"], table["dice rose"], table["market rose"]) == (1, "? ?", 1)
    assert (table["supply"], table["well 0"]) == (23, 7)


def test_what_a_scene_leaves_out_is_as_after_the_setup() -> None:
    laid, begun = picture(scene("4 seats, wake")), picture(begin(4))
    assert laid.keys() - begun.keys() <= {key for key in laid if key.startswith(("bag", "stack"))}
    assert track(scene("4 seats, wake")) == {0: [4, 3, 2, 1]}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4 seats, wake | seat 1: minor HD-01, major HD-01", "HD-01 is in two places"),
        ("4 seats, wake | street: A-01 A-01 A-02 A-03 A-04", "A-01 is in two places"),
        ("4 seats, wake | street: A-01 A-02", "there are 5 spaces, not 2"),
        ("4 seats, wake | well: 0", "some tokens are nowhere"),
        ("4 seats, wake | bag: 3", "some notes are nowhere"),
        ("4 seats, wake | stack: 7", "some served are nowhere"),
        ("4 seats, wake | supply: 3", "some flacons are nowhere"),
        ("4 seats, wake | attic: 3", "there is no place attic"),
        ("4 seats, wake | seat 1: gold 3", "a seat has no gold"),
        ("4 seats, wake | seat 1", "has no ':'"),
        ("4 seats, wake, raining", "not known: raining"),
        ("4 seats, sell | dice: rose fly", "nobody has dice now"),
        ("4 seats, wake | well: rest | well: rest", "a place is named twice"),
    ],
)
def test_a_wrong_scene_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SceneError, match=reason):
        scene(text)
