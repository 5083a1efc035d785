"""PA-1: the pieces, as far as a box can be asked."""

from __future__ import annotations

import pytest

from grasse.games.parfum.box import BASE, HEAD, HEART
from tests.games.parfum.scene import standard_box

pytestmark = pytest.mark.interpreted

BOX = standard_box()


@pytest.mark.parametrize(("seats", "sizes"), [(2, (4, 5, 6)), (3, (3, 4, 5)), (4, (4, 5, 6))])
def test_pa_1_1_each_side_has_clock_street_and_distillery_spaces(
    seats: int, sizes: tuple[int, int, int]
) -> None:
    assert (BOX.clocks_size[seats], BOX.street_size[seats], BOX.distillery_size[seats]) == sizes


def test_pa_1_2_three_dice_an_aroma_with_four_flasks_or_three() -> None:
    assert list(BOX.aromas["dice"]) == [3, 3, 3, 3, 3]
    assert list(BOX.aromas["flask_faces"]) == [4, 4, 4, 3, 3]
    assert BOX.aromas[4].name == b"lavender"


def test_pa_1_3_tokens_are_worth_thirty_two() -> None:
    assert list(BOX.token_counts) == [10, 4, 5, 6]
    assert sum(BOX.token_counts * BOX.token_values) == 32


def test_pa_1_4_there_are_25_flacons() -> None:
    assert BOX.flacons == 25


def test_pa_1_5_there_are_42_notes_of_three_types() -> None:
    types = list(BOX.notes["type"])
    assert [types.count(each) for each in (HEAD, HEART, BASE)] == [15, 12, 15]


def test_pa_1_5_3_scents_equal_aromas() -> None:
    assert (BOX.notes["scents"] == BOX.notes["needs"]).all()


def test_pa_1_6_there_are_25_customers_on_two_letters() -> None:
    assert list(BOX.customers["stack"]) == [0] * 10 + [1] * 15


def test_pa_1_7_1_a_clock_gives_two_actions_more_than_its_position() -> None:
    assert list(BOX.actions[2]) == list(BOX.actions[4]) == [3, 4, 5, 6]
    assert list(BOX.actions[3][:3]) == [3, 4, 5]


def test_pa_1_12_minor_and_major_differ_in_flacons_and_bargain_price() -> None:
    assert list(BOX.flacons_for) == [2, 3]
    assert list(BOX.bargain_prices) == [2, 3]
