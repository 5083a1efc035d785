"""PY-3.8 to PY-3.11: blending, production, storage, volatilisation."""

from __future__ import annotations

import pytest

from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    changes,
    hand,
    letters,
    picture,
    play,
    produced,
    stock,
)
from tests.games.perfumery.scene import scene
from tests.games.perfumery.test_actions import own_box

pytestmark = pytest.mark.interpreted

USE, SKIP = "effect(use)", "effect(skip)"


# ---------------------------------------------------------------- blending


def test_py_3_8_1_top_then_middle_then_base() -> None:
    match = scene("2 seats, blend of 1 | seat 1: top R102, middle R103, base R101")
    seen = []
    for _ in range(6):
        play(match, USE)
        seen.append(stock(match, 1))
    assert seen == [". . .", "FG . .", "FG . .", "FG FA .", "FG FA .", "FG FA FF"]


def test_py_3_8_1_nothing_passes_from_one_note_to_another() -> None:
    match = scene("2 seats, blend of 1 | seat 1: top R102, middle R208")  # G to AA
    play(match, USE, USE, SKIP)
    assert letters(match.state.pool) == "."
    assert refused(match, USE) == "PY-3.8.4"


def test_py_3_8_2_the_tile_first_then_the_recipes_from_the_bottom() -> None:
    match = scene("2 seats, blend of 1 | seat 1: top R105 R102 R208")  # F to A, G, G to AA
    pools = []
    for _ in range(3):
        play(match, USE)
        pools.append(letters(match.state.pool))
    assert pools == ["F", "A", "GA"]
    play(match, USE)
    assert stock(match, 1) == "AAA . ."


def test_py_3_8_2_each_effect_is_asked_once() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R109 R102 R103, base R101")
    asked = 0
    while now(match) == "seat 1: blend":
        assert allowed(match) == {USE, SKIP}
        play(match, SKIP)
        asked += 1
    assert asked == 3 + 4


def test_py_3_8_3_extraction_adds_all_that_is_shown() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R313")  # FGA
    play(match, SKIP, USE)
    assert stock(match, 1) == "FGA . ."


def test_py_3_8_4_mixing_needs_the_whole_left_group() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R106 R308")
    play(match, USE, USE)  # F, then F to FG
    assert letters(match.state.pool) == "FG"
    play(match, USE)  # FG to SS
    assert stock(match, 1) == "SS . ."


@pytest.mark.parametrize(("recipe", "first"), [("R205", USE), ("R308", USE), ("R104", SKIP)])
def test_py_3_8_4_a_part_of_it_does_not_do(recipe: str, first: str) -> None:
    match = scene(f"4 seats, blend of 1 | seat 1: top {recipe}")
    play(match, first)
    assert refused(match, USE) == "PY-3.8.4"


def test_py_3_8_5_only_the_pool_of_this_note_can_pay() -> None:
    match = scene("""
        4 seats, blend of 1
        seat 1: top R101, middle R104, stock FF FF FF, produced P102:F P203:F
    """)
    play(match, USE, USE, SKIP)
    assert refused(match, USE) == "PY-3.8.4"


def test_py_3_8_5_synthetic_is_not_wild_in_mixing() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R204 R104")  # S, then F to FF
    play(match, SKIP, USE)
    assert letters(match.state.pool) == "S"
    assert refused(match, USE) == "PY-3.8.4"


def test_py_3_8_5_where_the_left_group_shows_s_it_pays() -> None:
    box = own_box()
    (recipe,) = [card for card in box.cards if card.name == b"R104"]
    recipe.pays[:] = (0, 0, 0, 1)
    match = scene("4 seats, blend of 1 | seat 1: top R204 R104", box)
    play(match, USE, USE, USE)
    assert stock(match, 1) == "FFF . ."


def test_py_3_8_6_the_pool_joins_what_lies_on_the_stockyard_tile() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R102, stock FS A .")
    play(match, USE)
    assert changes(match, USE) == {"pool": ("F", "."), "seat 1 stock": ("FS A .", "FFGS A .")}


def test_py_3_8_7_everything_may_be_skipped_and_every_effect_is_asked() -> None:
    match = scene("4 seats, blend of 1 | seat 1: top R205, hand -")
    play(match, SKIP)
    assert allowed(match) == {SKIP}
    play(match, SKIP, SKIP, SKIP)
    assert stock(match, 1) == ". . ."
    assert (now(match), allowed(match)) == ("seat 1: produce", {"produce_done"})
    play(match, "produce_done")
    assert (now(match), allowed(match)) == ("seat 1: store", {"store_done"})


# ---------------------------------------------------------------- production


def test_py_3_9_1_any_number_one_after_the_other_also_none() -> None:
    given = "2 seats, produce of 1 | seat 1: hand P101 P103 P102, stock FG FFFF FFG"
    match = scene(given)
    for card in ("P101", "P103", "P102"):
        assert {"produce_done", f"produce({card})"} <= allowed(match)
        play(match, f"produce({card})")
        while now(match) == "seat 1: produce_pay":
            play(match, min(allowed(match)))
    assert produced(match, 1) == ["P101", "P103", "P102"]
    match = scene(given)
    play(match, "produce_done")
    assert (produced(match, 1), len(hand(match, 1))) == ([], 3)


def test_py_3_9_1_only_from_the_own_hand() -> None:
    match = scene(
        "2 seats, produce of 1 | seat 1: hand P101 IF1, stock FF FF FF | seat 2: hand P104 IF2"
    )
    for card in ("P104", "P103", "P201"):
        assert refused(match, f"produce({card})") == "PY-3.9.1"
    assert allowed(match) == {"produce(P101)", "produce_done"}


def test_py_3_9_2_each_note_pays_its_own_list_exactly() -> None:
    match = scene("2 seats, produce of 1 | seat 1: hand P203, stock FFF FFG AA")  # FF / FG / A
    play(match, "produce(P203)")
    for letter in "FFFGA":
        assert allowed(match) == {f"stock({letter})"}
        play(match, f"stock({letter})")
    assert stock(match, 1) == "F F A"
    assert now(match) == "seat 1: produce"


def test_py_3_9_2_another_kind_does_not_do() -> None:
    match = scene("2 seats, produce of 1 | seat 1: hand P203, stock FG FFG A")
    assert refused(match, "produce(P203)") == "PY-3.9.2"


def test_py_3_9_2_storage_of_another_seat_does_not_do() -> None:
    match = scene(
        "2 seats, produce of 1 | seat 1: hand P101, stock F F . | seat 2: produced P102:F"
    )
    assert refused(match, "produce(P101)") == "PY-3.9.2"


def test_py_3_9_2_neither_another_kind_nor_another_card_is_a_source() -> None:
    match = scene("""
        2 seats, produce of 1 | seat 1: hand P101, stock FG F F, produced P102:F P103:G P104
        seat 2: produced P203:F
    """)
    play(match, "produce(P101)")
    assert allowed(match) == {"stock(F)", "storage(P102)"}
    for words in ("stock(G)", "stock(S)", "storage(P103)", "storage(P104)", "storage(P203)"):
        assert refused(match, words) == "PY-3.9.2"


def test_py_3_9_3_stock_and_storage_may_be_mixed_in_any_way() -> None:
    for first, left in (("stock(F)", ". F F"), ("storage(P203)", "F F F")):
        match = scene("2 seats, produce of 1 | seat 1: hand P101, stock F FF FF, produced P203:F")
        play(match, "produce(P101)", first, "stock(F) stock(F)")
        assert stock(match, 1) == left
        assert produced(match, 1)[0] == ("P203:F" if "stock" in first else "P203")


@pytest.mark.parametrize("card", ["P101", "P103", "P110"])
def test_py_3_9_4_synthetic_may_be_paid_as_any_other(card: str) -> None:
    match = scene(f"4 seats, produce of 1 | seat 1: hand {card}, stock S S S")
    play(match, f"produce({card}) stock(S) stock(S) stock(S)")
    assert produced(match, 1) == [card]


def test_py_3_9_4_on_a_stockyard_tile_only_for_that_note() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock SSS F .")
    assert refused(match, "produce(P101)") == "PY-3.9.2"


def test_py_3_9_4_from_storage_for_any_note() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P110, stock A F ., produced P306:S")
    play(match, "produce(P110) stock(A) stock(F) storage(P306)")
    assert produced(match, 1) == ["P306", "P110"]


def test_py_3_9_4_the_real_one_may_be_kept() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock FS F F")
    play(match, "produce(P101)")
    assert allowed(match) == {"stock(F)", "stock(S)"}
    play(match, "stock(S) stock(F) stock(F)")
    assert stock(match, 1) == "F . ."


def test_py_3_9_4_nothing_else_is_paid_as_synthetic() -> None:
    box = own_box()
    (perfume,) = [card for card in box.cards if card.name == b"P101"]
    perfume.needs[0] = (0, 0, 0, 1)
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock FGA F F", box)
    assert refused(match, "produce(P101)") == "PY-3.9.2"
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock FGAS F F", box)
    play(match, "produce(P101)")
    assert allowed(match) == {"stock(S)"}


def test_py_3_9_5_the_card_moves_to_the_produced_ones_with_an_empty_space() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand IF1 P101 P102, stock F F F")
    assert changes(match, "produce(P101) stock(F) stock(F) stock(F)") == {
        "seat 1 hand": ("IF1 P101 P102", "IF1 P102"),
        "seat 1 produced": ("", "P101"),
        "seat 1 stock": ("F F F", ". . ."),
        "seat 1 score": (0, 1),
    }


def test_py_3_9_6_the_essences_are_paid_in_the_order_of_the_list() -> None:
    match = scene(
        "4 seats, produce of 1 | seat 1: hand P302, stock FG FGA FA"  # FG / FGA / FA
    )
    play(match, "produce(P302)")
    for letter in "FGFGAFA":
        assert allowed(match) == {f"stock({letter})"}
        play(match, f"stock({letter})")
    assert produced(match, 1) == ["P302"]


def test_py_3_9_6_a_part_is_offered_only_if_the_rest_can_be_paid() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock FS F ., produced P102:F P306:S")
    play(match, "produce(P101)")
    assert allowed(match) == {"stock(F)", "stock(S)", "storage(P102)", "storage(P306)"}
    play(match, "storage(P102)")
    assert refused(match, "storage(P306)") == "PY-3.9.6"  # the Base has nothing else
    assert allowed(match) == {"stock(F)"}
    play(match, "stock(F)")
    assert allowed(match) == {"storage(P306)"}


def test_py_3_9_6_synthetic_is_kept_for_what_only_it_can_pay() -> None:
    match = scene("4 seats, produce of 1 | seat 1: hand P109, stock FS F F")  # FG / F / F
    play(match, "produce(P109)")
    assert refused(match, "stock(S)") == "PY-3.9.6"  # the G has nothing else
    assert allowed(match) == {"stock(F)"}


def test_py_3_9_6_the_kind_is_asked_where_it_matters() -> None:
    box = own_box(P102="FS")
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock . F F, produced P102:FS", box)
    play(match, "produce(P101) storage(P102)")
    assert now(match) == "seat 1: produce_kind"
    assert allowed(match) == {"kind(F)", "kind(S)"}
    assert refused(match, "kind(A)") == "PY-3.9.2"
    play(match, "kind(S)")
    assert produced(match, 1) == ["P102:F"]


def test_py_3_9_6_the_kind_is_not_asked_where_only_one_can_pay() -> None:
    box = own_box(P102="FGA")
    match = scene("4 seats, produce of 1 | seat 1: hand P101, stock . F F, produced P102:FGA", box)
    play(match, "produce(P101) storage(P102)")
    assert (now(match), produced(match, 1)) == ("seat 1: produce_pay", ["P102:GA"])


def test_py_3_9_6_a_kind_that_the_rest_needs_is_not_offered() -> None:
    box = own_box(P102="FS")
    match = scene("4 seats, produce of 1 | seat 1: hand P109, stock F F ., produced P102:FS", box)
    play(match, "produce(P109) stock(F)")  # now G, with F and S stored; the Base still wants F
    assert allowed(match) == {"storage(P102)"}
    play(match, "storage(P102)")
    assert produced(match, 1) == ["P102:F"]
    play(match, "stock(F) storage(P102)")
    assert produced(match, 1) == ["P102", "P109"]


# ---------------------------------------------------------------- storage


def test_py_3_10_1_what_is_left_may_be_stored_repeatedly() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock FF . G, produced P102 P203 P103")
    assert allowed(match) == {"store(top, F)", "store(base, G)", "store_done"}
    play(match, "store(top, F)")
    assert allowed(match) == {"onto(P102)", "onto(P203)"}
    play(match, "onto(P203) store(top, F) onto(P102)")
    assert allowed(match) == {"store(base, G)", "store_done"}
    play(match, "store_done")
    assert produced(match, 1) == ["P102:F", "P203:F", "P103"]


def test_py_3_10_1_an_essence_moves_and_is_not_copied() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock FF . G, produced P102 P203")
    assert changes(match, "store(top, F) onto(P102)") == {
        "seat 1 stock": ("FF . G", "F . G"),
        "seat 1 produced": ("P102 P203", "P102:F P203"),
    }


def test_py_3_10_1_only_what_lies_there_on_own_perfumes() -> None:
    match = scene(
        "4 seats, store of 1 | seat 1: stock FF . ., produced P102 P105 | seat 2: produced P203"
    )
    for words in ("store(middle, F)", "store(base, G)", "store(top, G)"):
        assert refused(match, words) == "PY-3.10.1"
    play(match, "store(top, F)")
    assert refused(match, "onto(P203)") == "PY-3.10.1"
    assert refused(match, "onto(P201)") == "PY-3.10.1"
    assert refused(match, "onto(P105)") == "PY-3.10.2"


@pytest.mark.parametrize("note", ["top", "middle", "base"])
def test_py_3_10_2_the_note_does_not_matter(note: str) -> None:
    match = scene("4 seats, store of 1 | seat 1: stock F F F, produced P102")
    play(match, f"store({note}, F) onto(P102)")
    assert produced(match, 1) == ["P102:F"]


def test_py_3_10_2_exactly_the_kind_that_the_space_shows() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock FGAS . ., produced P104")
    assert allowed(match) == {"store(top, A)", "store_done"}
    assert refused(match, "store(top, S)") == "PY-3.10.2"
    assert refused(match, "store(top, F)") == "PY-3.10.2"


def test_py_3_10_2_a_space_holds_one() -> None:
    match = scene("4 seats, store of 1 | seat 1: stock FF . ., produced P102")
    play(match, "store(top, F) onto(P102)")
    assert refused(match, "store(top, F)") == "PY-3.10.2"


def test_py_3_10_3_stored_essences_stay() -> None:
    match = scene("2 seats, store of 1 | seat 1: produced P102:F P203 P104:A, stock . . .")
    assert allowed(match) == {"store_done"}
    play(match, "store_done")
    assert produced(match, 1) == ["P102:F", "P203", "P104:A"]


# ---------------------------------------------------------------- volatilisation


def test_py_3_11_1_all_that_is_left_returns_to_the_supply() -> None:
    match = scene("""
        2 seats, store of 1
        seat 1: stock FFG AA SS, produced P102:F | seat 2: stock F . .
    """)
    assert changes(match, "store_done") == {"seat 1 stock": ("FFG AA SS", ". . .")}
    assert picture(match)["seat 2 stock"] == "F . ."  # it has yet to blend
    assert produced(match, 1) == ["P102:F"]
