"""PY-4: limits and edge cases."""

from __future__ import annotations

import pytest

from grasse.games.perfumery import GAME
from grasse.kernel.match import Match
from tests.games.moves import allowed, now, refused
from tests.games.perfumery.moves import (
    begin,
    column_cards,
    columns,
    hand,
    idle,
    idle_until,
    next_marker,
    next_round,
    picture,
    placements,
    places_won,
    play,
    produced,
    skip_blending,
    stock,
)
from tests.games.perfumery.scene import scene, standard_box
from tests.games.perfumery.test_actions import SEVEN, own_box

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(("size", "asked"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_py_4_1_exactly_down_to_seven_right_after_acquiring(size: int, asked: int) -> None:
    held = " ".join(SEVEN.split()[2:])  # five cards, IF1 among them
    match = scene(f"4 seats, turn of 1 | columns: {size}, 2, 2, 2, 2 | seat 1: hand {held}")
    play(match, "place(acquire:1)")
    for _ in range(asked):
        assert now(match) == "seat 1: limit"
        play(match, min(allowed(match)))
    assert now(match) == "seat 2: dev_turn"
    assert len(hand(match, 1)) == min(5 + size, 7)


def test_py_4_2_one_icon_takes_one_perfumer_in_total() -> None:
    match = scene("""
        4 seats, turn of 1, marker 4
        seat 1: top R101, produced P102, at sort | seat 2: top R102, produced P103, at replenish
        seat 3: at start_marker acquire:1
    """)
    for space in ("sort", "replenish", "start_marker", "acquire:1"):
        assert refused(match, f"place({space})") == "PY-4.2"


def test_py_4_2_several_icons_take_one_of_each_player() -> None:
    match = scene("""
        3 seats, turn of 1 | seat 1: hand P304 P305 | seat 2: at essence hire, hiring
        seat 3: at essence
    """)
    assert {"place(essence)", "place(hire)"} <= allowed(match)
    play(match, "place(essence) essence(floral) to(top)")
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(essence)") == "PY-4.2"


def test_py_4_2_each_own_note_once_a_round() -> None:
    match = scene("""
        2 seats, turn of 1
        seat 1: hand R101 R104 R102 IF1, at note:top | seat 2: hand R103 R105 IF2
    """)
    assert refused(match, "place(note:top)") == "PY-4.2"
    assert {"place(note:middle)", "place(note:base)"} <= allowed(match)
    play(match, "place(note:base) install(R101) at(0) install_done pay(R104) pay_done")
    assert "place(note:top)" in allowed(match)  # its own one
    next_round(match)
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert "place(note:top)" in allowed(match)


@pytest.mark.parametrize("space", ["note:top", "sort", "replenish", "hire", "start_marker"])
def test_py_4_3_no_placement_without_effect(space: str) -> None:
    match = scene("4 seats, turn of 1 | seat 1: hand -")
    assert refused(match, f"place({space})") == "PY-3.3.6"


def test_py_4_4_the_way_of_the_third_perfumer() -> None:
    match = scene("2 seats, turn of 1 | seat 1: hand P304")
    seen = [picture(match)["seat 1 hired"]]
    play(match, "place(hire) pay(P304) pay_done")
    seen.append(picture(match)["seat 1 hired"])
    assert picture(match)["seat 1 perfumers"] == "1 of 2"  # not usable yet
    next_round(match)
    seen.append(picture(match)["seat 1 hired"])
    assert (seen, picture(match)["seat 1 perfumers"]) == (["parked", "hiring", "joined"], "3 of 3")


def test_py_4_5_a_third_perfumer_is_a_later_extra_turn() -> None:
    match = scene("4 seats, turn of 3, starter 3 | seat 4: joined | seat 2: joined")
    assert placements(match, 10) == [3, 4, 1, 2, 3, 4, 1, 2, 4, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_4_6_an_unoccupied_column_is_never_empty(seats: int) -> None:
    match, emptied = begin(seats), 0
    while not match.is_over:
        if now(match).endswith("dev_turn"):
            taken = match.state.seats["placed"].any(axis=0)  # the columns are the first spaces
            for column, size in enumerate(columns(match)):
                assert size > 0 or taken[column]
                emptied += size == 0
        idle(match)
    assert emptied > seats


def test_py_4_6_an_empty_column_can_not_be_acquired() -> None:
    match = scene("2 seats, turn of 1 | columns: -, 2, 2")
    assert refused(match, "place(acquire:1)") == "PY-3.3.6"


MARKERS = [
    ("nobody takes anything", "1:essence 2:essence 3:essence", 1, "column 2"),
    ("only start_marker", "1:essence 2:start_marker 3:essence", 2, "column 2"),
    ("only the next one", "1:essence 2:acquire:2 3:essence", 2, "seat 2"),
    ("start_marker, later the next one", "1:essence 2:start_marker 3:acquire:2", 3, "seat 3"),
    ("both by the same", "1:essence 2:start_marker 3:essence 1:sort 2:acquire:2", 2, "seat 2"),
    ("the next one, later start_marker", "1:essence 2:acquire:2 3:start_marker", 3, "seat 3"),
    ("the holder takes the next one", "1:acquire:2 2:essence 3:essence", 1, "seat 1"),
    ("and loses both", "1:acquire:2 2:start_marker 3:essence", 2, "seat 2"),
]


@pytest.mark.parametrize(("case", "turns", "marker", "where"), MARKERS)
def test_py_4_7_the_cases_of_the_markers(case: str, turns: str, marker: int, where: str) -> None:
    match = scene("3 seats, turn of 1 | columns: 2, 2 N, 2, 2 | seat 1: top R101 R102")
    for turn in turns.split():
        seat, _, space = turn.partition(":")
        assert now(match) == f"seat {seat}: dev_turn", case
        play(match, f"place({space})")
        idle_until(match, lambda at: at.endswith("dev_turn"))
    assert (picture(match)["marker"], next_marker(match)) == (marker, where)


def test_py_4_7_the_holder_may_not_use_start_marker() -> None:
    match = scene("3 seats, turn of 1 | columns: 2, 2 N, 2, 2 | seat 1: joined")
    play(match, "place(acquire:2)")
    idle_until(match, lambda where: where == "seat 1: dev_turn")
    assert refused(match, "place(start_marker)") == "PY-3.3.6"


def test_py_4_8_a_long_batch_goes_round_again() -> None:
    match = scene(
        "2 seats, turn of 1 | columns: 3, 2, 3 | seat 1: hand P304 R101 R102 R103 R104 R105 R106"
    )
    cards = "P304 R101 R102 R103 R104 R105 R106".split()
    play(match, "place(hire)", *(f"pay({card})" for card in cards), "pay_done")
    assert column_cards(match, 2)[-3:] == ["P304", "R103", "R106"]
    assert columns(match) == [5, 5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_4_9_both_decks_end_together_with_a_full_deal_in_the_seventh_cleanup(
    seats: int,
) -> None:
    match = begin(seats)
    for _ in range(7):
        assert not match.state.final_round
        next_round(match)
    assert (picture(match)["round"], picture(match)["decks"]) == (8, (0, 0))
    assert match.state.final_round


def test_py_4_10_the_final_round_is_a_normal_one() -> None:
    match = scene("""
        2 seats, turn of 1, marker 2 | columns: rest, 1, 1 | decks: 0
        seat 1: hand P304 R101 R104, top R102, produced P102
    """)
    spaces = "acquire:1 note:top sort replenish essence hire start_marker".split()
    assert {f"place({space})" for space in spaces} <= allowed(match)
    play(match, "place(hire) pay(P304) pay_done")
    while not match.is_over:
        assert not now(match).startswith("chance")  # no Cleanup
        idle(match)
    assert picture(match)["seat 1 perfumers"] == "0 of 2"


def test_py_4_11_the_supply_has_no_end() -> None:
    match = scene("4 seats, blend of 1 | seat 1: stock " + "F" * 60 + " " + "S" * 60 + " .")
    play(match, "effect(use) effect(use) effect(use)")
    assert stock(match, 1) == "F" * 61 + " F" + "S" * 60 + " F"


def blended(order: tuple[int, ...]) -> dict[str, object]:
    """The table after the Blending phase of three seats, beginning with the first of *order*."""
    match = scene(f"""
        3 seats, blend of {order[0]}, starter {order[0]}, marker 1
        seat 1: hand P101, top R104 | seat 2: hand P103, produced P102:F, top R102
        seat 3: hand P104 P105, base R103
    """)
    lines = {
        1: "effect(use) " * 4 + "produce(P101) stock(F) stock(F) stock(F)",
        2: "effect(use) " * 4 + "produce(P103) stock(G) storage(P102) stock(F)",
        3: "effect(use) " * 4 + "produce(P104) stock(F) stock(F) stock(A)",
    }
    for seat in order:
        play(match, lines[seat])
        skip_blending(match, seat)
    found = picture(match)
    del found["starter"]
    return found


def test_py_4_12_the_order_of_the_seats_does_not_matter() -> None:
    assert blended((1, 2, 3)) == blended((2, 3, 1)) == blended((3, 1, 2))


def test_py_4_13_a_card_with_several_spaces() -> None:
    box = own_box(P102="FG", P103="FF")
    given = "4 seats, turn of 1 | seat 1: produced P102:F P103"
    match = scene(given, box)
    play(match, "place(replenish)")
    assert refused(match, "replenish(P102)") == "PY-3.6.4.1"  # a space of it is filled
    play(match, "replenish(P103)")
    assert produced(match, 1) == ["P102:F", "P103:F"]
    match = scene(given.replace(" P103", ""), box)
    assert refused(match, "place(replenish)") == "PY-3.3.6"


def test_py_4_13_its_spaces_are_filled_one_by_one() -> None:
    box = own_box(P102="FG", P103="FF")
    match = scene("4 seats, store of 1 | seat 1: stock FFFG . ., produced P102 P103", box)
    for letter, card in (("F", "P103"), ("F", "P103"), ("G", "P102"), ("F", "P102")):
        play(match, f"store(top, {letter}) onto({card})")
    assert produced(match, 1) == ["P102:FG", "P103:FF"]
    assert allowed(match) == {"store_done"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_4_14_a_match_has_eight_rounds_of_at_most_three_placements_each(seats: int) -> None:
    match, turns = begin(seats), list[int]()
    while not match.is_over:
        if now(match).endswith("dev_turn"):
            turns.append(int(match.state.round_number))
        idle(match)
    assert max(turns) == 8
    assert all(seats * 2 <= turns.count(number) <= seats * 3 for number in range(1, 9))


def test_py_4_15_installed_and_produced_cards_never_change_hands() -> None:
    given = "seat 1: hand P301 IF1, top R101, produced P102:F | seat 2: top R102, produced P103:G"
    match = scene(f"2 seats, turn of 1 | columns: 2, 2, 2 | {given}")
    play(match, "place(hire)")
    for card in ("R101", "P102", "R102", "P103"):
        assert refused(match, f"pay({card})") == "PY-3.5.2"
    match = scene(f"2 seats, turn of 1 | columns: 7, 2, 2 | {given}")
    play(match, "place(acquire:1)")
    for card in ("R101", "P102", "R102", "P103"):
        assert refused(match, f"discard({card})") == "PY-3.6.1.3"
    match = scene(f"2 seats, produce of 1 | {given}")
    assert refused(match, "produce(P102)") == "PY-3.9.1"


def test_py_4_16_always_clockwise_only_the_starter_changes() -> None:
    match = scene("3 seats, turn of 2, starter 2, marker 2 | columns: 2, 2, 2, 2")
    assert placements(match, 2) == [2, 3]
    idle_until(match, lambda where: where.endswith("dev_turn"))
    play(match, "place(start_marker)")
    assert placements(match, 3) == [2, 3, 1]
    idle_until(match, lambda where: where.startswith("chance"))
    assert match.state.starter == 1
    idle_until(match, lambda where: where.endswith("dev_turn"))
    assert placements(match, 3) == [1, 2, 3]


def test_py_4_17_cards_left_over_score_nothing() -> None:
    match = scene("""
        2 seats, store of 2, starter 1 | columns: rest, 1, 1 | decks: 0
        seat 1: hand P304 P305 P306, produced P101 | seat 2: produced P102 P103
    """)
    play(match, "store_done")
    assert ([points for points, _ in match.scores()], places_won(match)) == ([1, 2], [2, 1])


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_py_4_18_nobody_plays_alone(seats: int) -> None:
    with pytest.raises(ValueError, match="is played by 2, 3, 4"):
        Match(GAME, standard_box(), seats)
