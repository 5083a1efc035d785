"""AM-3.8: nobles, dames, gifts, influence and favours."""

from __future__ import annotations

import pytest

from tests.games.aqua_mirabilis.moves import (
    board,
    changes,
    offered,
    picture,
    play,
    points,
    told,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, odds, refused

pytestmark = pytest.mark.interpreted

# ---------------------------------------------------------------- AM-3.8.1 and 2: price, nobles


@pytest.mark.parametrize(
    ("space", "price"),
    [
        ("court-A-1", 1),
        ("court-A-2", 1),
        ("court-B-1", 2),
        ("court-B-2", 2),
        ("court-C", 2),
        ("court-D", 3),
    ],
)
def test_am_3_8_1_the_price_rises_with_the_rank(space: str, price: int) -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 4")
    assert changes(match, f"act({space})", "pay(dial)") == {
        "seat 1 perfumer": (None, space),
        "seat 1 dial": (5, 5 - price),
    }


@pytest.mark.parametrize("dame", "ABCD")
@pytest.mark.parametrize("letter", range(5))
def test_am_3_8_2_each_noble_raises_one_letter(dame: str, letter: int) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: letter {letter}")
    space = f"court-{dame}" if dame in "CD" else f"court-{dame}-1"
    changed = changes(match, f"act({space})", "pay(dial)")
    needed = "ABCD".index(dame)
    assert changed.get("seat 1 letter") == ((letter, letter + 1) if letter == needed else None)
    assert now(match) == "seat 1: dame"


# ---------------------------------------------------------------- AM-3.8.3: gifts

COURT = {"A": "court-A-1", "B": "court-B-1", "C": "court-C", "D": "court-D"}


def go(dame: str) -> str:
    return f"act({COURT[dame]}) pay(dial)"


@pytest.mark.parametrize(
    ("dame", "gifts"),
    [
        ("A", {"B", "J", "L"}),
        ("B", {"N", "O", "R"}),
        ("C", {"originality"}),
        ("D", {"N-1-1", "B-2-4"}),
    ],
)
def test_am_3_8_3_what_each_dame_takes(dame: str, gifts: set[str]) -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: letter 4, tokens 1, essences B J L N O R, perfume N-1-1 O, presented B-2-4 J N
    """)
    play(match, go(dame))
    assert offered(match, "gift") == gifts
    wrong = "gift(originality)" if dame != "C" else "gift(B)"
    assert refused(match, wrong) == "AM-3.8.3"


def test_am_3_8_3_only_what_one_has() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B, flowers J")
    play(match, go("A"))
    assert offered(match, "gift") == {"B"}
    assert refused(match, "gift(J)") == "AM-3.8.3"


def test_am_3_8_3_any_number_in_one_batch() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2 L, letter 4")
    play(match, go("A"), "gift(B) gift(L)")
    assert offered(match, "gift") == {"B"}
    assert changes(match, "gift(B) gifts_done") == {
        "supply B": (11, 13),
        "supply L": (12, 13),
        "seat 1 essences": ("B2 L", ""),
    }
    assert now(match) == "seat 1: peek"


def test_am_3_8_3_the_batch_needs_at_least_one() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B")
    play(match, go("A"))
    assert refused(match, "gifts_done") == "AM-3.2"
    play(match, "gift(B)")
    assert refused(match, "skip") == "AM-3.2"
    assert allowed(match) == {"gifts_done"}


def test_am_3_8_3_skip_ends_the_visit() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B")
    play(match, go("A"))
    assert changes(match, "skip") == {}
    assert now(match) == "seat 1: after"


def test_am_3_8_3_tokens_go_to_the_reserve() -> None:
    match = scene("2 seats, seat 1 | seat 1: tokens 2, letter 4 | seat 2: tokens 0")
    play(match, go("C"))
    assert changes(match, "gift(originality) gift(originality) gifts_done") == {
        "reserve": (2, 4),
        "seat 1 tokens": (2, 0),
    }


def test_am_3_8_3_perfumes_are_discarded() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 4, presented B-2-4 J N, perfume N-1-1 O")
    play(match, go("D"))
    assert changes(match, "gift(B-2-4) gifts_done") == {
        "supply J": (12, 13),
        "supply N": (12, 13),
        "display B-2-4": (None, True),
        "seat 1 perfume B-2-4": ("JN presented", None),
    }


def test_am_3_8_3_a_perfume_is_given_once() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 4, perfume N-1-1 O")
    play(match, go("D"), "gift(N-1-1)")
    assert refused(match, "gift(N-1-1)") == "AM-3.8.3"


def test_am_3_8_3_free_actions_come_before_the_gifts() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles paris-4, essences B")
    play(match, go("A"), "flip(paris-4)")
    assert now(match) == "seat 1: dame"
    assert offered(match, "gift") == {"B", "L"}


# ---------------------------------------------------------------- AM-3.8.4: the peek


def test_am_3_8_4_a_gift_allows_a_look() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B, letter 4")
    play(match, go("A"), "gift(B) gifts_done")
    assert allowed(match) == {"peek(yes)", "peek(no)"}
    play(match, "peek(yes)")
    assert len(odds(match)) == 12
    assert changes(match, "end_bonus(A, rose)") == {
        "bonus A": (None, "rose"),
        "seat 1 peeked": ("", "A"),
    }
    assert now(match) == "seat 1: influence"


def test_am_3_8_4_what_another_has_seen_is_not_drawn_again() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B | seat 2: peeked A | bonuses: A rose")
    play(match, go("A"), "gift(B) gifts_done")
    assert changes(match, "peek(yes)") == {"seat 1 peeked": ("", "A")}
    assert now(match) == "seat 1: influence"


def test_am_3_8_4_what_lies_with_another_dame_cannot_lie_here() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B | seat 2: peeked C | bonuses: C rose")
    play(match, go("A"), "gift(B) gifts_done peek(yes)")
    assert len(odds(match)) == 11
    assert "end_bonus(A, rose)" not in odds(match)
    assert {words[:12] for words in odds(match)} == {"end_bonus(A,"}


def test_am_3_8_4_one_may_decline() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B")
    play(match, go("A"), "gift(B) gifts_done")
    assert changes(match, "peek(no)") == {}
    assert now(match) == "seat 1: influence"


def test_am_3_8_4_it_is_asked_also_of_who_knows_already() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B, peeked A | bonuses: A rose")
    play(match, go("A"), "gift(B) gifts_done")
    assert allowed(match) == {"peek(yes)", "peek(no)"}
    assert changes(match, "peek(yes)") == {}


# ---------------------------------------------------------------- AM-3.8.5: influence


def give(dame: str, gifts: int) -> str:
    """The visit to a dame with this many gifts, without a peek."""
    item = {"A": "B", "B": "N", "C": "originality"}[dame]
    return f"{go(dame)} {f'gift({item}) ' * gifts} gifts_done peek(no)"


def test_am_3_8_5_a_token_may_be_placed_for_each_gift() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2")
    play(match, give("A", 2), "place(A) place(A)")
    assert refused(match, "place(A)") == "AM-3.8.5"
    assert changes(match, "influence_done") == {
        "favour A": (None, "seat 1"),
        "seat 1 influence": ("", "A2"),
    }
    assert now(match) == "seat 1: after"


def test_am_3_8_5_only_to_this_dame() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2")
    play(match, give("A", 2))
    assert allowed(match) == {"place(A)", "influence_done"}
    assert refused(match, "place(B)") == "AM-3.8.5"


def test_am_3_8_5_fewer_or_none_is_allowed() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2")
    play(match, give("A", 2), "place(A) influence_done")
    assert board(match, 0)["influence"] == "A"
    match = scene("3 seats, seat 1 | seat 1: essences B2")
    play(match, give("A", 2), "influence_done")
    assert (board(match, 0)["influence"], now(match)) == ("", "seat 1: after")


def test_am_3_8_5_nothing_is_placed_before_all_is_said() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2")
    play(match, give("A", 2))
    assert changes(match, "place(A)") == {}


def test_am_3_8_5_tokens_migrate_only_from_other_dames() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2, influence A3 C2 D3 | favours: C1 D1")
    play(match, give("A", 2))
    assert allowed(match) == {"migrate(C, A)", "migrate(D, A)", "influence_done"}
    assert refused(match, "migrate(A, A)") == "AM-3.8.5"
    assert refused(match, "migrate(C, D)") == "AM-3.8.5"
    assert refused(match, "place(A)") == "AM-3.8.5"  # none is left


def test_am_3_8_5_no_more_migrate_than_lie_there() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B3, influence C B7")
    play(match, give("A", 3), "migrate(C, A)")
    assert refused(match, "migrate(C, A)") == "AM-3.8.5"
    assert "migrate(B, A)" in allowed(match)


def test_am_6_11_11_migration_after_the_last_token() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B3, influence C2 D5")
    play(match, give("A", 3), "place(A) migrate(C,A) migrate(C,A) influence_done")
    assert (board(match, 0)["influence"], match.state.seats[0].reserve) == ("A3 D5", 0)


def test_am_6_11_12_no_migration_while_tokens_remain() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2, influence C4")
    play(match, give("A", 2), "place(A)")
    assert refused(match, "migrate(C, A)") == "AM-3.8.5"
    match = scene("3 seats, seat 1 | seat 1: essences B2, influence C4")
    play(match, give("A", 2))
    assert refused(match, "migrate(C, A)") == "AM-3.8.5"


# ---------------------------------------------------------------- AM-3.8.6 and 7: favours


def test_am_3_8_6_the_majority_has_the_favour() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B2 | seat 2: influence A")
    assert picture(match)["favour A"] == "seat 2"
    events = play(match, give("A", 2), "place(A) place(A) influence_done")
    assert picture(match)["favour A"] == "seat 1"
    assert told(events, "favour_taken", "favour_returned") == [
        ("favour_returned", "A"),
        ("favour_taken", "A"),
    ]


def test_am_3_8_6_one_whole_decision_is_one_change() -> None:
    """After the first token there is a tie, and in between the dame would have her favour back."""
    match = scene("3 seats, seat 1 | seat 1: essences B2 | seat 2: influence A")
    play(match, give("A", 2))
    assert changes(match, "place(A) place(A)") == {}
    assert changes(match, "influence_done")["favour A"] == ("seat 2", "seat 1")


def test_am_3_8_6_a_tie_for_most_is_nobody_s() -> None:
    match = scene(
        "4 seats, seat 1 | seat 1: essences B2 | seat 2: influence A2 | seat 3: influence A"
    )
    changed = changes(match, give("A", 2), "place(A) place(A) influence_done")
    assert changed["favour A"] == ("seat 2", None)


def test_am_6_11_14_a_tie_returns_the_favour() -> None:
    match = scene("3 seats, seat 2 | seat 1: influence A2 | seat 2: influence A, essences B")
    assert picture(match)["favour A"] == "seat 1"
    play(match, give("A", 1), "place(A) influence_done")
    assert picture(match)["favour A"] is None


def test_am_6_11_15_a_favour_gained_in_another_s_turn() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: essences B2, influence B6 C2 | seat 2: influence B6 C
    """)
    assert (picture(match)["favour C"], picture(match)["favour B"]) == ("seat 1", None)
    play(match, give("A", 2), "migrate(C,A) migrate(C,A) influence_done")
    assert (picture(match)["favour C"], picture(match)["favour A"]) == ("seat 2", "seat 1")


def test_am_6_11_13_a_third_majority_gives_a_choice() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence A B")
    play(match, "flip(firenze-6) place(D) place(D)")
    assert now(match) == "seat 1: favours"
    assert offered(match, "keep") == {"A", "B", "D"}
    play(match, "keep(D)")
    assert (now(match), offered(match, "keep")) == ("seat 1: favours", {"A", "B"})
    assert changes(match, "keep(A)") == {"favour B": ("seat 1", None), "favour D": (None, "seat 1")}
    assert now(match) == "seat 1: main"  # back to the interrupted state


def test_am_3_8_7_a_until_the_choice_is_made_the_old_ones_are_held() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A B, tokens 1, letter 4")
    play(match, give("C", 1), "place(C) influence_done")
    assert now(match) == "seat 1: favours"
    favours = [picture(match)[f"favour {dame}"] for dame in "ABCD"]
    assert favours == ["seat 1", "seat 1", None, None]
    assert changes(match, "keep(A)") == {}
    assert changes(match, "keep(B)") == {}
    assert now(match) == "seat 1: after"


def test_am_3_8_7_b_who_loses_one_of_four_not_held_decides_nothing() -> None:
    """Seat 1 has all four and holds A, B: seat 2 takes C away."""
    match = scene("""
        3 seats, seat 2
        seat 1: influence A B C D, tokens 0 | seat 2: tokens 2, letter 4 | favours: A1 B1
    """)
    changed = changes(match, give("C", 2), "place(C) place(C) influence_done")
    assert changed["favour C"] == (None, "seat 2")
    assert now(match) == "seat 2: after"
    assert [picture(match)[f"favour {dame}"] for dame in "ABD"] == ["seat 1", "seat 1", None]


def test_am_3_8_7_c_who_loses_a_held_one_of_four_chooses_another() -> None:
    """Seat 1 has all four and holds A, B; seat 2 takes B, so C or D comes instead."""
    match = scene("""
        3 seats, seat 2
        seat 1: influence A B C D | seat 2: essences N2
        favours: A1 B1
    """)
    play(match, give("B", 2), "place(B) place(B) influence_done")
    assert now(match) == "seat 1: favours"  # not the active player
    assert offered(match, "keep") == {"C", "D"}
    assert refused(match, "keep(A)") == "AM-3.8.7"
    assert refused(match, "keep(B)") == "AM-3.8.7"
    favours = [picture(match)[f"favour {dame}"] for dame in "ABCD"]
    assert favours == ["seat 1", "seat 2", None, None]
    play(match, "keep(D)")
    assert now(match) == "seat 2: after"
    favours = [picture(match)[f"favour {dame}"] for dame in "ABCD"]
    assert favours == ["seat 1", "seat 2", None, "seat 1"]


def test_am_3_8_7_a_tie_is_a_loss_too() -> None:
    match = scene("""
        3 seats, seat 2
        seat 1: influence A B C D | seat 2: essences N
        favours: A1 B1
    """)
    play(match, give("B", 1), "place(B) influence_done")
    assert (now(match), offered(match, "keep")) == ("seat 1: favours", {"C", "D"})


def test_am_3_8_7_down_to_two_all_are_held() -> None:
    match = scene("""
        3 seats, seat 2
        seat 1: influence A B C | seat 2: essences N2
        favours: A1 B1
    """)
    play(match, give("B", 2), "place(B) place(B) influence_done")
    assert now(match) == "seat 2: after"
    favours = [picture(match)[f"favour {dame}"] for dame in "ABC"]
    assert favours == ["seat 1", "seat 2", "seat 1"]


def test_am_3_8_7_a_new_majority_opens_the_whole_choice_again() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence A B C | favours: A1 B1")
    play(match, "flip(firenze-6) place(D) place(D)")
    assert offered(match, "keep") == {"A", "B", "C", "D"}
    play(match, "keep(C) keep(D)")
    favours = [picture(match)[f"favour {dame}"] for dame in "ABCD"]
    assert favours == [None, None, "seat 1", "seat 1"]


def test_am_3_8_7_more_tokens_on_an_old_majority_ask_nothing() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B, influence A B C | favours: B1 C1")
    play(match, give("A", 1), "place(A) influence_done")
    assert now(match) == "seat 1: after"
    assert picture(match)["favour A"] is None


def test_am_3_8_7_no_dame_is_kept_twice() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles firenze-6, influence A B")
    play(match, "flip(firenze-6) place(C) place(C) keep(C)")
    assert refused(match, "keep(C)") == "AM-3.8.7"
    assert refused(match, "keep(D)") == "AM-3.8.7"


def test_am_3_8_8_what_each_favour_does() -> None:
    for favour, gained in (("A", 3), ("B", 5), ("C", 3), ("D", 5)):
        match = scene(f"""
            3 seats, seat 1
            seat 1: influence {favour}, perfume R-1-2 L, perfume R-1-3 O | king: R | court: B
        """)
        play(match, "act(versailles-1) pay(dial)")
        assert ("court_step" in allowed(match)) == (favour == "A")
        events = play(match, "present(R-1-2)")
        assert sum(points(events).values()) == gained + 3  # originality
        assert ("present(R-1-3)" in allowed(match)) == (favour == "C")


def test_am_3_8_8_not_while_they_lie_with_the_dame() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: influence A B C D, perfume R-1-2 L | favours: A1 C1 | king: R | court: B
    """)
    events = play(match, "act(versailles-1) pay(dial) present(R-1-2)")
    assert points(events) == {"king": 3, "originality": 3}
