"""Which questions of Perfumery answer themselves, as it makes no difference what is answered."""

import numpy as np
import pytest

from grasse.games import find_game
from grasse.games.perfumery.box import FIRST_PERFUME
from grasse.games.perfumery.moot import FREE, POINTLESS, SETTLED, moot
from grasse.games.perfumery.state import STORE_ONTO
from grasse.games.perfumery.view import describe
from grasse.kernel.match import Match
from tests.games.perfumery.moves import play
from tests.games.perfumery.scene import scene
from tests.games.perfumery.test_lacking import questions

pytestmark = pytest.mark.interpreted


def told(match: Match) -> int:
    """How the question is told that is asked now."""
    return int(describe(match.box, match.view(match.seat)).values["moot"])


def offered(match: Match) -> list[str]:
    """What can be answered, the first one first."""
    return [match.game.notation.write(match.box, action) for action in match.options()]


def paying(perfume: str, has: str, *, is_final: bool = False) -> Match:
    """Seat 1 pays for a perfume."""
    lying = "| decks: 0 | columns: 2, 2, 2, 2, rest N" if is_final else ""
    match = scene(f"4 seats, round 2, produce of 1 | seat 1: {has} {lying}")
    play(match, f"produce({perfume})")
    return match


def answer_firsts(match: Match) -> None:
    """Pays with what is offered first, as long as that is not asked."""
    while match.game.phases[int(match.state["phase"])] == "produce_pay":
        assert len(match.options()) == 1 or told(match) == SETTLED
        match.play(match.options()[0])


# ---------------------------------------------------------------- paying for a perfume


def test_what_has_to_pay_in_any_case_is_not_asked_for() -> None:
    match = paying("P102", "hand P102, produced P203:F, stock . F G")
    assert offered(match) == ["stock(F)", "storage(P203)"]
    assert told(match) == SETTLED


def test_what_is_stored_is_kept_for_the_second_perfume() -> None:
    match = paying("P103", "hand P101 P103, produced P203:F, stock FG FF F")
    play(match, "stock(G)")
    assert offered(match) == ["stock(F)", "storage(P203)"]
    answer_firsts(match)
    assert "produce(P101)" in offered(match)


def test_what_evaporates_pays_before_what_is_stored() -> None:
    match = paying("P101", "hand P101, produced P203:F, stock F F F")
    answer_firsts(match)
    assert match.state["storage"].sum() == 1


@pytest.mark.parametrize(
    ("perfume", "has"),
    [
        ("P101", "hand P101, produced P203:F P306:S, stock F F ."),  # either stays for next round
        ("P103", "hand P103 P110, stock GS FF FF"),  # green could be stored, synthetic be animal
    ],
)
def test_it_is_asked_what_pays_where_something_else_could_need_it(perfume: str, has: str) -> None:
    match, asked = paying(perfume, has), 0
    while match.game.phases[int(match.state["phase"])] == "produce_pay":
        asked += len(match.options()) > 1 and not told(match)
        match.play(match.options()[0])
    assert asked


def test_in_the_last_round_nothing_is_saved_for_later() -> None:
    has = "produced P203:F P306:S, stock F F ."
    match = paying("P101", f"hand P101, {has}", is_final=True)
    answer_firsts(match)
    match = paying("P101", "hand P101 P110, produced P203:F P306:S, stock FA FF F", is_final=True)
    play(match, "stock(F)", "stock(F)")
    assert offered(match)[0] == "stock(F)"
    assert told(match) == SETTLED  # what is stored can stand in any Note of the other one
    answer_firsts(match)
    assert "produce(P110)" in offered(match)


def test_a_card_with_several_spaces_is_always_asked_about() -> None:
    perfumery = find_game("perfumery")
    box = perfumery.load_box()
    for card in range(FIRST_PERFUME, FIRST_PERFUME + 40):
        if box.cards[card].name == b"P203":
            box.cards[card].storage[:] = 1
    match = scene(
        "2 seats, round 2, produce of 1 | seat 1: hand P101, produced P203:F, stock F F F", box
    )
    play(match, "produce(P101)")
    assert len(match.options()) > 1
    assert not told(match)


# ---------------------------------------------------------------- blending


def test_what_only_makes_essences_is_used_by_itself() -> None:
    match = scene("2 seats, round 2, blend of 1 | seat 1: hand P104, top R102 R104, stock . F FA")
    assert told(match) == SETTLED  # the tile
    assert offered(match) == ["effect(use)", "effect(skip)"]
    play(match, "effect(use)")
    assert told(match) == SETTLED  # R102 makes green
    play(match, "effect(use)")
    assert not told(match)  # R104 pays floral for two
    play(match, "effect(use)")


def test_where_nothing_can_come_of_it_mixing_is_not_asked_either() -> None:
    match = scene("4 seats, round 2, blend of 1 | seat 1: hand P302, top R110")
    assert told(match) == POINTLESS
    play(match, "effect(use)")
    assert told(match) == POINTLESS


def test_after_a_blend_of_which_nothing_could_come_nothing_can_be_produced() -> None:
    is_moot, blends = False, 0
    for match, tree in questions(3):
        if tree.values["phase"] == "blend":
            blends, is_moot = blends + 1, tree.values["moot"] == POINTLESS
        elif tree.values["phase"] in ("produce", "store"):
            if is_moot and not tree.values["final"]:
                assert len(match.options()) == 1, "there was something to decide after all"
        else:
            is_moot = False
    assert blends > 20


def test_a_question_is_moot_when_nothing_can_come_of_it() -> None:
    phases = set()
    for match, tree in questions(3):
        names = {match.game.notation.decision(action).name for action in match.options()}
        if tree.values["moot"]:
            phases.add(tree.values["phase"])
        if tree.values["phase"] == "pay":
            assert tree.values["moot"] == POINTLESS * ("pay_done" in names)
        if tree.values["phase"] == "store":
            assert tree.values["moot"] == (POINTLESS if tree.values["final"] else FREE)
        if tree.values["phase"] in ("dev_turn", "produce", "limit"):
            assert not tree.values["moot"]
        if tree.values["phase"] == "store_onto":  # our perfumes keep one essence of one kind
            assert tree.values["moot"] == SETTLED
    assert {"pay", "blend", "store_onto"} <= phases


def test_what_the_perfumes_can_keep_is_stored_by_itself() -> None:
    match = scene("4 seats, store of 1 | seat 1: produced P102 P203 P103, stock FF FG A")
    while match.game.phases[int(match.state["phase"])].startswith("store"):
        assert told(match) in (FREE, SETTLED)
        is_free = told(match) == FREE  # so what only goes on waits
        match.play(match.options()[-1] if is_free else match.options()[0])
    assert match.state["storage"].sum(axis=0).tolist() == [2, 1, 0, 0]  # all that they can keep


def test_what_is_stored_is_asked_if_it_takes_the_room_of_another_kind() -> None:
    perfumery = find_game("perfumery")
    box = perfumery.load_box()
    for card in range(FIRST_PERFUME, FIRST_PERFUME + 40):
        if box.cards[card].name == b"P203":
            box.cards[card].storage[:2] = 1
    match = scene("2 seats, store of 1 | seat 1: produced P203, stock FG . .", box)
    assert len(match.options()) > 1
    assert not told(match)


@pytest.mark.parametrize(("recipe", "asked"), [("R101", SETTLED), ("R104", 0)])
def test_a_recipe_that_needs_nothing_goes_to_the_bottom(recipe: str, asked: int) -> None:
    """R101 makes floral; R104 makes two of one: it matters what lies below it."""
    match = scene(f"2 seats, turn of 1 | seat 1: hand IF1 {recipe} R309, top R103 R105")
    play(match, "place(note:top)", f"install({recipe})")
    assert offered(match) == ["at(0)", "at(1)", "at(2)"]
    assert told(match) == asked


def test_where_an_essence_is_stored_is_asked_if_the_perfumes_keep_different_ones() -> None:
    perfumery = find_game("perfumery")
    box, view = perfumery.load_box(), np.zeros(1, perfumery.STATE)[0]
    view.phase, view.essence = STORE_ONTO, 0
    produced = [FIRST_PERFUME, FIRST_PERFUME + 1]
    for card in produced:
        box.cards[card].storage[:] = 0
        box.cards[card].storage[0] = 1
    assert moot(box, view, (), produced)
    box.cards[produced[1]].storage[1] = 1  # it could keep another kind as well
    assert not moot(box, view, (), produced)
    view.storage[1, 0] = 1  # but its space is taken
    assert moot(box, view, (), produced)
