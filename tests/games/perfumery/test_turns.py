"""PY-3.1 to PY-3.3: how a match goes from state to state, and whose turn it is."""

from __future__ import annotations

import pytest

from grasse.games.perfumery import GAME
from grasse.kernel.match import RuleRefusal
from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    begin,
    changes,
    idle_until,
    next_round,
    picture,
    placements,
    play,
    skip_blending,
)
from tests.games.perfumery.scene import scene

pytestmark = pytest.mark.interpreted

A_ROUND = """
    seat 2: dev_turn          place(acquire:2)
    seat 2: limit             discard(R103)
    seat 1: dev_turn          place(note:top)
    seat 1: install           install(R202)
    seat 1: install_at        at(1)
    seat 1: install           install_done
    seat 1: pay               pay(P208)
    seat 1: pay               pay_done
    seat 2: dev_turn          place(essence)
    seat 2: essence           essence(synthetic)
    seat 2: essence_to        to(middle)
    seat 2: pay               pay(P205)
    seat 2: pay               pay_done
    seat 1: dev_turn          place(sort)
    seat 1: sort              sort(R101)
    seat 1: sort_to           to(base)
    seat 1: sort_at           at(0)
    seat 2: dev_turn          place(replenish)
    seat 2: replenish         replenish(P104)
    seat 2: blend             effect(use)
    seat 2: blend             effect(use)
    seat 2: blend             effect(use)
    seat 2: produce           produce(P101)
    seat 2: produce_pay       stock(F)
    seat 2: produce_pay       stock(S)
    seat 2: produce_pay       stock(F)
    seat 2: produce           produce_done
    seat 2: store             store_done
    seat 1: blend             effect(use)
    seat 1: blend             effect(use)
    seat 1: blend             effect(skip)
    seat 1: blend             effect(skip)
    seat 1: blend             effect(skip)
    seat 1: produce           produce_done
    seat 1: store             store(top, F)
    seat 1: store_onto        onto(P102)
    seat 1: store             store_done
    chance: cleanup_perfume   perfume(P103)
    chance: cleanup_recipe    recipe(R104)
    chance: cleanup_perfume   perfume(P105)
    chance: cleanup_recipe    recipe(R105)
    chance: cleanup_perfume   perfume(P106)
    chance: cleanup_recipe    recipe(R106)
    seat 2: dev_turn          place(acquire:1)
"""


def test_py_3_1_1_a_round_runs_through_its_states() -> None:
    match = scene("""
        2 seats, turn of 2, starter 2
        columns: P204, R103 R102, P206
        seat 1: hand R202 P208 IF1, top R101, produced P102
        seat 2: hand P101 P205 P201 P202 P203 IF2, produced P104, joined
    """)
    for line in A_ROUND.strip().splitlines():
        state, words = line.strip().split("  ", 1)
        assert now(match) == state
        play(match, words)


def test_py_3_1_1_the_last_round_has_no_cleanup() -> None:
    match = scene("2 seats, store of 2, starter 1 | columns: rest, 1, 1 | decks: 0")
    play(match, "store_done")
    assert now(match) == "nobody: end"


NOT_NOW = [
    ("turn of 1", "pay(IF1)"),
    ("turn of 1", "pay_done"),
    ("turn of 1", "discard(IF1)"),
    ("turn of 1", "install_done"),
    ("turn of 1", "install(R101)"),
    ("turn of 1", "sort(R101)"),
    ("turn of 1", "to(top)"),
    ("turn of 1", "at(0)"),
    ("turn of 1", "essence(floral)"),
    ("turn of 1", "replenish(P101)"),
    ("turn of 1", "effect(use)"),
    ("turn of 1", "produce_done"),
    ("turn of 1", "store_done"),
    ("turn of 1", "perfume(P101)"),
    ("turn of 1", "recipe(R101)"),
    ("turn of 1", "starter(1)"),
    ("blend of 1", "place(essence)"),
    ("blend of 1", "produce_done"),
    ("blend of 1", "store_done"),
    ("produce of 1", "effect(skip)"),
    ("produce of 1", "stock(F)"),
    ("produce of 1", "storage(P101)"),
    ("produce of 1", "kind(F)"),
    ("produce of 1", "store_done"),
    ("store of 1", "produce(P101)"),
    ("store of 1", "produce_done"),
    ("store of 1", "onto(P101)"),
    ("store of 1", "place(essence)"),
    ("store of 1", "perfume(P101)"),
]


@pytest.mark.parametrize(("where", "words"), NOT_NOW)
def test_py_3_1_1_each_decision_has_its_state(where: str, words: str) -> None:
    match = scene(f"4 seats, {where} | seat 1: hand P101 IF1, stock F F F")
    assert refused(match, words) == "PY-3.1.1"


def test_py_3_1_1_chance_is_asked_alone_and_nobody_at_the_end() -> None:
    match = scene("2 seats, store of 2, starter 1")
    play(match, "store_done")
    assert refused(match, "place(essence)") == "PY-3.1.1"
    assert refused(match, "recipe(R106)") == "PY-3.1.1"
    match = scene("2 seats, store of 2, starter 1 | columns: rest, 1, 1 | decks: 0")
    play(match, "store_done")
    for words in ("place(essence)", "store_done", "perfume(P101)", "effect(use)"):
        assert refused(match, words) == "PY-3.1.1"


def test_py_3_1_1_a_number_that_is_no_action_is_refused_too() -> None:
    match = begin(2)
    for action in (-1, GAME.notation.size):
        with pytest.raises(RuleRefusal, match=r"PY-3\.1\.1"):
            match.play(action)


TURNS = [
    "place(hire) pay(P208) pay(R102) pay_done",
    "place(note:base) install(R101) at(0) install(R102) at(1) install_done pay(P208) pay_done",
    "place(essence) essence(synthetic) to(top) pay(P208) pay_done",
    "place(sort) sort(R104) to(base) at(0)",
    "place(replenish) replenish(P102)",
]


@pytest.mark.parametrize("words", TURNS)
def test_py_3_1_2_a_placement_and_all_its_parts_are_one_turn(words: str) -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand P208 R101 R102, top R104, produced P102")
    *parts, last = words.split()
    for part in parts:
        play(match, part)
        assert match.seat == 0
    play(match, last)
    assert now(match) == "seat 2: dev_turn"


def test_py_3_2_1_the_holder_of_the_marker_starts() -> None:
    match = scene("3 seats, store of 1, starter 2, marker 3")
    play(match, "store_done")
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert (now(match), picture(match)["starter"]) == ("seat 3: dev_turn", 3)


def test_py_3_2_1_the_starter_stays_when_the_marker_moves() -> None:
    match = scene("3 seats, turn of 2, starter 1 | seat 1: at acquire:1 acquire:2")
    play(match, "place(start_marker)")
    assert (picture(match)["marker"], picture(match)["starter"]) == (2, 1)
    assert placements(match, 2) == [3, 2]
    idle_until(match, lambda where: where.endswith("blend"))
    assert now(match) == "seat 1: blend"


def test_py_3_2_2_all_perfumers_are_available_and_all_spaces_free() -> None:
    match = scene("""
        2 seats, store of 2, starter 1
        seat 1: at acquire:1 hire, hiring | seat 2: at acquire:2 start_marker essence, joined
    """)
    play(match, "store_done")
    idle_until(match, lambda where: where.endswith("dev_turn"))
    found = picture(match)
    assert (found["seat 1 perfumers"], found["seat 2 perfumers"]) == ("3 of 3", "3 of 3")
    assert (found["seat 1 at"], found["seat 2 at"]) == ("", "")
    assert {"place(acquire:1)", "place(acquire:2)", "place(essence)"} <= allowed(match)


def test_py_3_3_1_clockwise_from_the_starter_again_and_again() -> None:
    match = scene("4 seats, turn of 3, starter 3")
    assert placements(match, 8) == [3, 4, 1, 2, 3, 4, 1, 2]


def test_py_3_3_2_a_seat_without_a_perfumer_is_skipped() -> None:
    match = scene("3 seats, turn of 1 | seat 2: at acquire:1 acquire:2")
    play(match, "place(essence) essence(floral) to(top)")
    assert now(match) == "seat 3: dev_turn"


def test_py_3_3_3_a_perfumer_must_be_placed() -> None:
    match = begin(4)
    assert all(words.startswith("place(") for words in allowed(match))
    assert not [name for name in GAME.notation.names if "pass" in name]


FORCED = """
    3 seats, turn of 2, starter 2, marker 3
    columns: -, -, -, -
    seat 1: at acquire:1 acquire:2, joined, hand IF1 IF2 IF3
    seat 2: at acquire:3, hand - | seat 3: at acquire:4 essence, joined, hand -
"""


def test_py_3_3_4_a_forced_pass_leaves_the_perfumer_available() -> None:
    match = scene(FORCED)
    happened = changes(match, "place(essence) essence(floral) to(top)")
    assert now(match) == "seat 1: dev_turn"  # seat 3 could place nowhere
    assert "seat 3 perfumers" not in happened
    assert picture(match)["seat 3 perfumers"] == "1 of 3"


def test_py_3_3_4_it_is_tested_afresh_on_the_next_turn() -> None:
    """Seat 1 pays into a column that nobody has taken: with data of others, seat 3 can go there."""
    match = scene(FORCED.replace("acquire:4 essence", "essence start_marker"))
    play(match, "place(essence) essence(floral) to(top)")
    assert now(match) == "seat 1: dev_turn"
    box = match.box.copy()
    box.synthetic_cost = 1
    match.box = box
    play(match, "place(essence) essence(synthetic) to(top) pay(IF1) pay_done")
    assert now(match) == "seat 3: dev_turn"
    assert allowed(match) == {"place(acquire:4)"}


def test_py_3_3_5_the_phase_ends_when_nobody_has_a_perfumer() -> None:
    match = scene(
        "2 seats, turn of 2, starter 2 | seat 1: at sort replenish | seat 2: at hire, hiring"
    )
    play(match, "place(acquire:1)")
    assert now(match) == "seat 2: blend"


def test_py_3_3_5_or_when_all_turns_in_a_row_were_skipped_or_forced() -> None:
    match = scene(FORCED)
    play(match, "place(essence) essence(floral) to(top)")
    play(match, "place(essence) essence(floral) to(top)")
    assert now(match) == "seat 2: blend"
    assert picture(match)["seat 3 perfumers"] == "1 of 3"


LEGAL = [
    ("acquire:1", "columns: 2, 2, 2, 2, 2", True),
    ("acquire:1", "columns: N, 2, 2, 2, 2", True),
    ("acquire:1", "columns: -, 2, 2, 2, 2", False),
    ("note:top", "seat 1: hand R101 R104", True),
    ("note:top", "seat 1: hand R202 P203", True),
    ("note:top", "seat 1: hand R202 R206", True),  # the cheaper one, with the other
    ("note:top", "seat 1: hand R202 IF1 R101 R102", True),  # R101 with the rest
    ("note:top", "seat 1: hand R202 IF1 P101", False),  # 3 < 4
    ("note:top", "seat 1: hand R101", False),
    ("note:top", "seat 1: hand P301 IF1", False),  # no recipe
    ("sort", "seat 1: base R101", True),
    ("sort", "seat 2: base R101", False),
    ("replenish", "seat 1: produced P102", True),
    ("replenish", "seat 1: produced P102:F P103", True),
    ("replenish", "seat 1: produced P102:F", False),
    ("replenish", "seat 1: produced P105", False),
    ("replenish", "seat 2: produced P102", False),
    ("essence", "seat 1: hand -", True),
    ("hire", "seat 1: hand P208 R101", True),
    ("hire", "seat 1: hand P208", False),
    ("start_marker", "seat 1: hand IF1", False),
]


@pytest.mark.parametrize(("space", "given", "is_legal"), LEGAL)
def test_py_3_3_6_a_space_is_legal_when_its_action_can_be_carried_out(
    space: str, given: str, is_legal: bool
) -> None:
    match = scene(f"4 seats, turn of 1 | {given}")
    if is_legal:
        assert f"place({space})" in allowed(match)
    else:
        assert refused(match, f"place({space})") == "PY-3.3.6"


def test_py_3_3_6_the_marker_can_be_had_from_another() -> None:
    assert "place(start_marker)" in allowed(scene("4 seats, turn of 1, marker 2"))


@pytest.mark.parametrize("hired", ["joined", "joined, at sort"])
def test_py_3_3_6_hire_only_while_the_third_perfumer_is_parked(hired: str) -> None:
    match = scene(f"4 seats, turn of 1 | seat 1: hand P304 P305, {hired}")
    assert refused(match, "place(hire)") == "PY-3.6.6.2"


def test_py_3_7_1_four_processes_in_order() -> None:
    match = scene("2 seats, blend of 1 | seat 1: hand -, stock F . .")
    order = []
    while match.seat == 0:
        order.append(now(match).removeprefix("seat 1: "))
        assert match.state.seats[0].stock.any()
        play(match, "effect(skip)" if "blend" in now(match) else f"{order[-1]}_done")
    assert order == ["blend", "blend", "blend", "produce", "store"]
    assert not match.state.seats[0].stock.any()


def test_py_3_7_2_seats_clockwise_from_the_starter_each_finishing() -> None:
    match = scene("4 seats, blend of 3, starter 3, marker 2")
    for seat in (3, 4, 1, 2):
        assert now(match) == f"seat {seat}: blend"
        skip_blending(match, seat)
    assert now(match) == "chance: cleanup_perfume"


def test_py_3_7_2_the_starter_of_this_round_not_of_the_next() -> None:
    match = scene("""
        3 seats, turn of 2, starter 3, marker 1
        seat 1: at acquire:1 acquire:2 | seat 2: at acquire:3 | seat 3: at acquire:4 essence
    """)
    play(match, "place(start_marker)")
    assert now(match) == "seat 3: blend"
    next_round(match)
    assert now(match) == "seat 2: dev_turn"
