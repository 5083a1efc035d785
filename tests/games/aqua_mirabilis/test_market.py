"""AM-3.5, AM-6.7: the flower market."""

from __future__ import annotations

import pytest

from grasse.kernel.match import Match
from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    market,
    offered,
    picture,
    play,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused

pytestmark = pytest.mark.interpreted


def stalls(match: Match) -> str:
    """What lies on the stalls: `B2 J0 …`."""
    return " ".join(f"{scent}{picture(match)[f'market {scent}']}" for scent in "BJLNOR")


@pytest.mark.parametrize(("moves", "price"), [((), 1), (("BO",), 2), (("BO", "JO"), 3)])
def test_am_3_5_1_one_for_the_space_and_one_for_each_worker(
    moves: tuple[str, ...], price: int
) -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    events = play(match, market("N", *moves))
    assert board(match, 0)["dial"] == 5 - price
    assert told(events, "acted") == [("acted", "market-N", price, "dial")]


def test_am_3_5_1_a_worker_that_cannot_be_paid_stays() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1 | workers: B J")
    play(match, "act(market-N)")
    assert refused(match, "worker(B, O)") == "AM-3.3.4"


def test_am_3_5_2_to_any_other_stall() -> None:
    match = scene("3 seats, seat 1 | workers: B J | seat 2: perfumer market-L")
    play(match, "act(market-N)")
    assert offered(match, "worker") == {
        f"{stall}, {to}" for stall in "BJ" for to in "BJLNOR" if to != stall
    }
    assert refused(match, "worker(B, B)") == "AM-3.5.2"
    assert refused(match, "worker(N, O)") == "AM-3.5.2"  # none stands there


def test_am_3_5_2_each_worker_moves_at_most_once() -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    play(match, "act(market-N)", "worker(B, O)")
    assert refused(match, "worker(O, R)") == "AM-3.5.2"
    assert {words[0] for words in offered(match, "worker")} == {"J"}


def test_am_3_5_2_of_two_on_one_stall_the_other_may_still_move() -> None:
    match = scene("3 seats, seat 1 | workers: B O")
    play(match, "act(market-N)", "worker(B, O)", "worker(O, R)", "workers_done", "pay(dial)")
    assert picture(match)["workers"] == "O R"
    match = scene("3 seats, seat 1 | workers: O O")
    play(match, "act(market-N)", "worker(O, B)", "worker(O, R)", "workers_done", "pay(dial)")
    assert picture(match)["workers"] == "B R"


def test_am_3_5_2_after_both_have_moved_none_is_left() -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    play(match, "act(market-N)", "worker(B, O)", "worker(J, B)")
    assert allowed(match) == {"workers_done"}
    assert refused(match, "worker(B, L)") == "AM-3.5.2"


def test_am_3_5_2_workers_stay_where_they_are_put() -> None:
    match = scene("3 seats, seat 1 | workers: B J | seat 1: tokens 0")
    play(match, market("N", "BO"), "end_turn")
    assert changes(match, market("L"))["seat 2 flowers"] == ("", "J L O")


def test_am_3_5_3_one_flower_from_each_of_the_three_stalls() -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    assert changes(match, market("N")) == {
        "market B": (3, 2),
        "market J": (3, 2),
        "market N": (3, 2),
        "seat 1 perfumer": (None, "market-N"),
        "seat 1 dial": (5, 4),
        "seat 1 flowers": ("", "B J N"),
    }


def test_am_3_5_3_several_on_one_stall_take_one_each_while_there_are_any() -> None:
    match = scene("3 seats, seat 1 | workers: N N | market: N2 B3")
    changed = changes(match, market("N"))
    assert (changed["market N"], changed["seat 1 flowers"]) == ((2, 0), ("", "N2"))


def test_am_3_5_3_workers_collect_after_the_moves() -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    assert changes(match, market("N", "BN", "JN"))["seat 1 flowers"] == ("", "N3")


def test_am_3_5_3_taking_is_not_optional() -> None:
    match = scene("3 seats, seat 1 | workers: B J")
    play(match, market("N"))
    assert allowed(match) == {"end_turn"}
    assert board(match, 0)["flowers"] == "B J N"


ABLE = "seat 1: lessons ability-flower-1, tokens 0"


def test_am_3_5_4_the_extra_flower_is_of_any_scent() -> None:
    match = scene(f"3 seats, seat 1 | {ABLE} | workers: B J")
    play(match, "act(market-N)", "workers_done", "pay(dial)")
    assert offered(match, "bonus") == set("BJLNOR")
    assert changes(match, "bonus(R)")["seat 1 flowers"] == ("", "B J N R")  # all at once
    assert now(match) == "seat 1: after"


def test_am_3_5_4_it_comes_from_the_supply() -> None:
    match = scene(f"3 seats, seat 1 | {ABLE} | workers: B J")
    changed = changes(match, market("N"), "bonus(R)")
    assert changed["supply R"] == (13, 12)
    assert "market R" not in changed


def test_am_3_5_4_not_if_the_stalls_gave_nothing() -> None:
    match = scene(f"3 seats, seat 1 | {ABLE} | workers: B J | market: R3")
    play(match, market("N"))
    assert now(match) == "seat 1: after"
    match = scene(f"3 seats, seat 1 | {ABLE} | workers: B J | market: J")
    play(match, market("N"))
    assert now(match) == "seat 1: bonus_flower"  # one is enough


def test_am_3_5_4_one_that_the_supply_lacks_gives_nothing() -> None:
    match = scene(f"3 seats, seat 1 | {ABLE} | workers: B J | supply: R0")
    play(match, market("N"))
    assert "R" in offered(match, "bonus")
    assert changes(match, "bonus(R)")["seat 1 flowers"] == ("", "B J N")
    assert now(match) == "seat 1: after"


def test_am_3_5_4_without_the_ability_nothing_is_asked() -> None:
    match = scene("3 seats, seat 1 | seat 2: lessons ability-flower-1 | workers: B J")
    play(match, market("N"))
    assert now(match) == "seat 1: after"


def test_am_3_5_5_then_the_turn_can_end() -> None:
    match = scene("3 seats, seat 1")
    play(match, market("N"))
    assert (now(match), allowed(match)) == ("seat 1: after", {"end_turn"})


# ---------------------------------------------------------------- four visits

START = """
    3 seats, seat 1
    seat 1: tokens 0 | seat 2: tokens 0 | seat 3: tokens 0
    market: B3 J N2 O R3 | workers: B J
"""


def visited(visits: int) -> Match:
    """Blue, Green and Red go to market, as many as have."""
    match = scene(START)
    for visit in (market("N"), market("B", "JO"), market("R", "ON"))[:visits]:
        play(match, visit, "end_turn")
    return match


def test_am_6_7_1_no_worker_moves() -> None:
    match = visited(1)
    assert (board(match, 0)["flowers"], board(match, 0)["dial"]) == ("B J N", 4)
    assert (stalls(match), picture(match)["workers"]) == ("B2 J0 L0 N1 O1 R3", "B J")


def test_am_6_7_2_a_worker_moves_and_two_collect_from_one_stall() -> None:
    match = visited(2)
    assert (board(match, 1)["flowers"], board(match, 1)["dial"]) == ("B2 O", 3)
    assert (stalls(match), picture(match)["workers"]) == ("B0 J0 L0 N1 O0 R3", "B O")


def test_am_6_7_3_a_worker_finds_nothing() -> None:
    match = visited(3)
    assert (board(match, 2)["flowers"], board(match, 2)["dial"]) == ("N R", 3)
    assert (stalls(match), picture(match)["workers"]) == ("B0 J0 L0 N0 O0 R2", "B N")


def test_am_6_7_4_where_red_stands_nobody_can_go() -> None:
    assert refused(visited(3), "act(market-R)") == "AM-3.3.1"


def test_am_6_7_5_both_workers_go_where_the_flowers_are() -> None:
    match = visited(3)
    play(match, market("J", "BR", "NR"))
    assert (board(match, 0)["flowers"], board(match, 0)["dial"]) == ("B J N R2", 1)
    assert (stalls(match), picture(match)["workers"]) == ("B0 J0 L0 N0 O0 R0", "R R")
