"""PY-1: the pieces, as far as a box can be asked."""

from __future__ import annotations

import tomllib

import pytest

from grasse.games.perfumery.box import COMPONENTS, FUNDS_CARD, PERFUME, RECIPE, essence_names
from tests.games.moves import allowed, refused
from tests.games.perfumery.moves import play
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

BOX = standard_box()


def test_py_1_1_what_lies_in_the_box() -> None:
    kinds = list(BOX.cards["kind"])
    assert [kinds.count(kind) for kind in (RECIPE, PERFUME, FUNDS_CARD)] == [40, 40, 4]
    content = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    assert [essence["tokens"] for essence in content["essence"]] == [24, 18, 16, 12]


def test_py_1_2_four_kinds_of_essences() -> None:
    assert essence_names(BOX) == ["floral", "green", "animal", "synthetic"]


def test_py_1_3_a_recipe_extracts_or_mixes() -> None:
    recipes = BOX.cards[BOX.cards["kind"] == RECIPE]
    mixes = recipes["pays"].any(axis=1)
    assert (int(mixes.sum()), int((~mixes).sum())) == (23, 17)  # PY-8.4
    assert recipes["gains"].any(axis=1).all()


def test_py_1_4_what_a_perfume_pays_is_its_brand_value() -> None:
    perfumes = BOX.cards[BOX.cards["kind"] == PERFUME]
    assert (perfumes["brand"] == perfumes["value"]).all()
    assert int(perfumes["storage"].sum()) == 26  # PY-8.5: no card has more than one space
    assert perfumes["needs"].sum(axis=(0, 1)).tolist() == [95, 74, 54, 0]


def test_py_1_5_initial_funds_are_worth_the_same() -> None:
    assert list(BOX.cards[BOX.cards["kind"] == FUNDS_CARD]["value"]) == [2, 2, 2, 2]


def test_py_1_6_every_tile_extracts_a_floral() -> None:
    assert BOX.tiles["gains"].tolist() == [[1, 0, 0, 0]] * 3
    assert not BOX.tiles["pays"].any()


def test_py_1_7_costs_are_those_of_the_box() -> None:
    box = standard_box().copy()
    box.hire_cost, box.synthetic_cost, box.floral_cost = 3, 1, 1
    match = scene("2 seats, turn of 1 | seat 1: hand P101 IF1 | seat 2: hand -", box)
    assert {"place(hire)", "place(essence)"} <= allowed(match)
    play(match, "place(essence) essence(floral) to(top)")
    assert allowed(match) == {"pay(P101)", "pay(IF1)"}
    play(match, "pay(P101) pay_done")
    assert refused(match, "place(essence)") == "PY-3.3.6"  # it is not free here
