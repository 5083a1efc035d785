"""The text scenes that the other tests begin with."""

from __future__ import annotations

import pytest

from tests.games.aqua_mirabilis.moves import begin, picture
from tests.games.aqua_mirabilis.scene import SceneError, scene
from tests.games.moves import now

pytestmark = pytest.mark.interpreted


def test_a_scene_lays_what_it_says() -> None:
    match = scene("""
        4 seats, seat 2, day 8, turn 2
        seat 1: score 12, dial 3, letter 2, flowers B2 O, essences J, tokens 1, perfumer market-J
        seat 2: methods distillation maceration, stored maceration B, coach -2
        seat 3: perfume N-1-1 O, presented B-2-4 J N, tiles paris-4, flipped koln-1
        seat 4: lessons spec-N base-R, influence A2 C
        market: B3 J N2 | supply: O0 | workers: J B | king: B | court: J | cubes: B/J3 L/N
        tops: paris-1 koln-2 | bonuses: A rose | deliveries: x1-BNOR x2-BJLR, x1-BJLN x2-BJLN
    """)
    table = picture(match)
    assert (now(match), match.state.turn_number, table["day"]) == ("seat 2: main", 2, 8)
    assert (table["seat 1 score"], table["seat 1 dial"], table["seat 1 letter"]) == (12, 3, 2)
    assert (table["seat 1 flowers"], table["seat 1 essences"]) == ("B2 O", "J")
    assert (table["seat 1 perfumer"], table["seat 2 coach"]) == ("market-J", -2)
    assert (table["seat 2 stored maceration"], table["pile maceration"]) == ("B", 3)
    assert (table["seat 4 spec-N"], table["seat 4 experience"]) == (True, 3)
    assert (table["seat 3 perfume N-1-1"], table["seat 3 perfume B-2-4"]) == ("O", "JN presented")
    assert (table["seat 3 paris-4"], table["seat 3 koln-1"]) == ("unflipped", "flipped")
    assert (table["seat 4 influence"], table["favour A"], table["bonus A"]) == (
        "A2 C",
        "seat 4",
        "rose",
    )
    assert (table["market B"], table["market L"], table["workers"]) == (3, 0, "B J")
    assert (table["king"], table["court"]) == ("B", "J")
    assert (table["cubes B/J"], table["cubes L/N"], table["cubes left"]) == (3, 1, 56)
    assert (table["top paris"], table["top koln"], table["top london"]) == (
        "paris-1",
        "koln-2",
        "london-1",
    )
    assert (table["sunday 1"], table["sunday 2"]) == ("", "x1-BJLN x2-BJLN")
    assert (table["supply O"], table["seat 4 essences"]) == (0, "O14")


def test_what_a_scene_leaves_out_is_as_after_the_setup() -> None:
    laid, begun = picture(scene("3 seats, seat 1")), picture(begin(3))
    differs = {key for key in laid if laid[key] != begun.get(key)}
    drawn = (
        "king",
        "court",
        "workers",
        "sunday",
        "top",
        "supply",
        "seat 2 flowers",
        "seat 3 flowers",
    )
    assert all(key.startswith(drawn) for key in differs)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3 seats, raining 1", "not known: raining"),
        ("3 seats, seat 1 | attic: 3", "there is no place attic"),
        ("3 seats, seat 1 | seat 1: gold 3", "a seat has no gold"),
        ("3 seats, seat 1 | seat 1", "has no ':'"),
        ("3 seats, seat 1 | king: B | king: J", "king is named twice"),
        ("3 seats, seat 1 | seat 1: tiles paris-1 paris-1", "paris-1 is in two places"),
        ("3 seats, seat 1 | seat 1: lessons spec-B | seat 2: lessons spec-B", "spec-B is in two"),
        ("3 seats, seat 1 | seat 1: perfume N-1-1 O, perfume N-1-1 J", "N-1-1 is in two places"),
        ("3 seats, seat 1 | seat 1: flowers B9, essences B9", "not so many flowers"),
        ("3 seats, seat 1 | seat 1: flowers X", "there is no X"),
    ],
)
def test_a_wrong_scene_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SceneError, match=reason):
        scene(text)
