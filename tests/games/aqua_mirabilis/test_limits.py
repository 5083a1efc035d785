"""AM-4: limits and edge cases."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis.records import State
from grasse.games.aqua_mirabilis.state import MAIN, NONE
from tests.games.aqua_mirabilis.moves import (
    assert_nothing_falls,
    begin,
    board,
    changes,
    idle,
    market,
    offered,
    picture,
    play,
    points,
)
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import allowed, now, refused
from tests.games.soundness import assert_sound

pytestmark = pytest.mark.interpreted

VERSAILLES = "act(versailles-1) pay(dial)"
FULL = " ".join(f"{column}/{row}4" for column in "BJL" for row in "BJLNOR" if column != row)


def test_am_4_1_what_is_short_is_lost_and_not_owed() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles paris-1, tokens 0 | supply: L1 N0")
    play(match, "flip(paris-1)", VERSAILLES, "finish end_turn")
    assert board(match, 0)["flowers"] == "L"
    idle(match)
    assert board(match, 0)["flowers"] == "L"


def test_am_4_1_tokens_that_come_back_are_usable_again() -> None:
    match = scene("3 seats, seat 1 | seat 1: tiles paris-4, essences L J | supply: L0")
    play(match, "create(L-1-1) complement(J)")
    assert changes(match, "flip(paris-4)")["supply L"] == (1, 0)


def test_am_4_2_flowers_and_essences_draw_on_the_same_tokens() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: flowers B2, essences B3, stored distillation B, perfume N-1-1 B | market: B4
    """)
    assert picture(match)["supply B"] == 16 - 2 - 3 - 1 - 1 - 4


def test_am_4_3_a_sunday_refills_on_top_of_what_is_left() -> None:
    match = scene("""
        4 seats, seat 1, day 6
        seat 1: dial 1, tokens 0 | market: B10 | deliveries: x2-BJLR x2-BNOR
    """)
    play(match, VERSAILLES, "finish end_turn")
    assert [picture(match)[f"market {scent}"] for scent in "BJN"] == [14, 2, 2]


def test_am_4_3_an_empty_market_gives_nothing() -> None:
    match = scene("3 seats, seat 1 | market: B0")
    assert changes(match, market("N")) == {
        "seat 1 perfumer": (None, "market-N"),
        "seat 1 dial": (5, 4),
    }


def test_am_4_4_an_empty_stack_gives_no_tile() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, coach -2 | seat 3: flipped paris")
    play(match, "produce done done coach(left,1)")
    assert now(match) == "seat 1: return"
    match = scene("3 seats, seat 1 | seat 3: flipped paris")
    play(match, "act(travel-paris) pay(dial)")
    assert now(match) == "seat 1: after"


def test_am_4_5_a_recipe_tile_needs_a_recipe_in_the_display() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: tiles london-6, essences B J
        seat 2: perfume R-1-2 J, perfume R-1-3 L
    """)
    assert refused(match, "flip(london-6)") == "AM-3.12.12"


def test_am_4_6_methods_never_run_out() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: flowers R2 | seat 2: methods distillation maceration
        seat 3: methods distillation squeezing, learned maceration
    """)
    assert picture(match)["pile maceration"] == 1
    play(match, "act(appr-method-1) tile(maceration) cost_item(R) pay(dial)")
    assert picture(match)["pile maceration"] == 0


@pytest.mark.parametrize("letter", [1, 2, 3, 4])
def test_am_4_7_letters_never_run_out(letter: int) -> None:
    space = ("court-A-1", "court-B-1", "court-C", "court-D")[letter - 1]
    others = " | ".join(f"seat {seat}: letter {letter}" for seat in (2, 3, 4))
    match = scene(f"4 seats, seat 1 | seat 1: letter {letter - 1} | {others}")
    assert changes(match, f"act({space}) pay(dial)")["seat 1 letter"] == (letter - 1, letter)


def test_am_4_8_the_ban_binds_the_cheap_and_the_dear_space() -> None:
    match = scene("3 seats, seat 1 | seat 1: flowers R2, perfumer appr-spec-1")
    assert refused(match, "act(appr-spec-2)") == "AM-3.3.2"
    match = scene("3 seats, seat 1 | seat 1: perfumer versailles-4")
    assert not [space for space in offered(match, "act") if space.startswith("versailles")]


def test_am_4_9_the_other_space_of_a_type_may_be_used() -> None:
    match = scene("3 seats, seat 1 | seat 2: perfumer court-A-1 | seat 3: perfumer court-C")
    assert refused(match, "act(court-A-1)") == "AM-3.3.1"
    assert "court-A-2" in offered(match, "act")
    assert refused(match, "act(court-C)") == "AM-3.3.1"


def test_am_4_10_a_perfumer_at_home_blocks_nothing() -> None:
    match = scene("3 seats, seat 1 | seat 1: letter 4, flowers R2, essences R, tokens 1")
    assert len(offered(match, "act")) == 26


def test_am_4_11_at_1_only_what_costs_1() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, letter 4, flowers R2, essences R, tokens 1")
    assert offered(match, "act") == {
        *(f"market-{scent}" for scent in "BJLNOR"),
        *("appr-spec-1", "appr-method-1", "court-A-1", "court-A-2"),
        *(f"versailles-{number}" for number in (1, 2, 3, 4)),
    }


def test_am_4_12_a_free_action_at_dial_5() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 5, tiles firenze-2, tokens 0")
    play(match, market("N", pay="firenze-2"))
    assert changes(match, "end_turn") == {}
    assert board(match, 0)["dial"] == 5


def test_am_4_13_the_king_s_points_pass_to_the_other_combination() -> None:
    match = scene("""
        3 seats, seat 1
        seat 1: influence D, perfume B-2-4 J N | king: B | court: J | cubes: B/J4
    """)
    events = play(match, VERSAILLES, "present(B-2-4) first(J)")
    assert points(events) == {"king": 3, "originality": 3, "favour": 2}


def test_am_4_14_without_cubes_no_points_and_none_on_sundays() -> None:
    match = scene(f"""
        3 seats, seat 1, day 4
        seat 1: dial 1, influence D, tokens 0, perfume R-1-2 O | king: R | court: O | cubes: {FULL}
    """)
    events = play(match, VERSAILLES, "present(R-1-2) finish end_turn")
    assert (points(events), match.state.cubes.sum()) == ({}, 60)


def test_am_4_15_a_cell_shows_its_token_as_long_as_it_holds_no_cube() -> None:
    match = scene("3 seats, seat 1 | seat 1: perfume R-1-2 O | cubes: R/L")
    assert "token R/L" not in picture(match)
    assert picture(match)["token R/O"] is True
    changed = changes(match, VERSAILLES, "present(R-1-2)")
    assert (changed["token R/O"], changed["cubes R/O"]) == ((True, None), (None, 1))


@pytest.mark.parametrize("cubes", ["", "N/O2", "O/N4 B/N4 J/N4", FULL])
def test_am_4_16_the_pawns_always_leave_their_place(cubes: str) -> None:
    match = scene(f"""
        3 seats, seat 1, day 4
        seat 1: dial 1, tokens 0 | king: N | court: N | cubes: {cubes}
    """)
    play(match, VERSAILLES, "finish end_turn")
    assert "N" not in (picture(match)["king"], picture(match)["court"])


def test_am_4_17_nothing_else_discards_a_perfume() -> None:
    three = "perfume N-1-1 O, perfume B-2-4 J N, perfume L-1-2 R"
    match = scene(f"3 seats, seat 1 | seat 1: {three}, essences B")
    for phase in ("", VERSAILLES, "finish"):
        play(match, phase)
        assert not [words for words in allowed(match) if words.startswith(("replace", "gift"))]
        assert refused(match, "replace(N-1-1)") == "AM-3.2"


def test_am_4_18_majorities_count_beyond_two() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A B C D | favours: A1 D1")
    assert match.state.majorities.tolist() == [0, 0, 0, 0]
    assert match.state.favours.tolist() == [0, NONE, NONE, 0]


def test_am_4_19_eight_influence_tokens_each() -> None:
    match = scene("3 seats, seat 1 | seat 1: influence A7, tiles firenze-6 firenze-7")
    play(
        match, "flip(firenze-6) place(B) influence_done flip(firenze-7) migrate(A,B) influence_done"
    )
    assert (board(match, 0)["influence"], match.state.seats[0].reserve) == ("A6 B2", 0)


@pytest.mark.parametrize("score", [97, 199, 1000])
def test_am_4_20_scores_may_pass_100_and_200(score: int) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: score {score}, perfume R-1-2 O | king: R | court: B")
    play(match, VERSAILLES, "present(R-1-2)")
    assert match.scores()[0][0] == score + 6


def test_am_4_21_no_limit_on_what_lies_beside_the_board() -> None:
    lessons = " ".join(f"{family}-{scent}" for family in ("base", "spec") for scent in "BJLNOR")
    match = scene(f"""
        3 seats, seat 1
        seat 1: flowers B9 J9, essences L9 N9, tokens 4, lessons {lessons}, tiles paris koln
        cubes: B/J J/B L/B N/B
    """)
    assert board(match, 0)["experience"] == 1 + 12 + 14
    changed = changes(match, market("O"))
    assert "seat 1 flowers" in changed
    play(match, "flip(paris-4)")
    assert "L11" in board(match, 0)["essences"]


def test_am_4_22_stored_flowers_survive_resets_sundays_and_productions() -> None:
    match = scene("""
        3 seats, seat 1, day 4
        seat 1: dial 1, tokens 1, stored distillation B, methods distillation maceration
        deliveries: x1-BJLN x2-BJLN
    """)
    play(match, market("N"), "end_turn extra(yes)")
    assert board(match, 0)["stored distillation"] == "B"
    play(match, market("O"), "end_turn")
    idle(match)
    idle(match)
    play(match, "produce done done coach(left,1) end_turn")
    assert board(match, 0)["stored distillation"] == "B"


def test_am_4_23_loose_flowers_survive_a_reset_by_an_action() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 1, flowers R2, tokens 0")
    play(match, VERSAILLES, "finish end_turn")
    assert board(match, 0)["flowers"] == "R2"


@pytest.mark.parametrize(("start", "way"), [(-5 + 1, "left"), (5 - 1, "right")])
def test_am_4_24_more_steps_than_there_are_cannot_be_named(start: int, way: str) -> None:
    match = scene(f"3 seats, seat 1 | seat 1: dial 4, flowers B, coach {start}")
    play(match, "produce done done")
    assert refused(match, f"coach({way}, 2)") == "AM-3.10.4"
    back = "right" if way == "left" else "left"
    assert offered(match, "coach") == {f"{way}, 1", f"{back}, 1", f"{back}, 2"}


def test_am_4_25_who_stays_in_a_city_must_leave_it() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, coach -3, tokens 0")
    events = play(match, "produce done done coach(right,1)")
    assert not [event for event in events if event.name == "city_visited"]
    play(match, "end_turn")
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, coach -2, tokens 0")
    play(match, "produce done done coach(left,1)")
    assert now(match) == "seat 1: city"  # a new visit


# ---------------------------------------------------------------- AM-4.26: these checks can fail


def broken(state: State, place: str) -> None:
    """Breaks one thing on the table."""
    owner = state.seats[0]
    if place == "(a) a scent more":
        owner.flowers[0] += 1
    elif place == "(b) a token less":
        state.originality_left -= 1
    elif place == "(c) a cube more":
        state.cubes_left += 1
    elif place == "(d) an influence token less":
        owner.reserve -= 1
    elif place == "(e) a recipe less":
        state.display[0] = 0
    elif place == "(f) a top that somebody has":
        state.tiles[state.tops[0]] = 1
    elif place == "(g) a dial at 0":
        owner.dial = 0
    elif place == "(h) two on one space":
        state.seats["perfumer"][:2] = 3
    elif place == "(i) a favour without majority":
        state.favours[0] = 1
    elif place == "(k) a cell too full":
        state.cubes[0, 1] = 5
        state.cubes_left -= 5
        state.tokens[0, 1] = 0
        state.originality_left += 1
    elif place == "experience":
        owner.experience += 1
    elif place == "a lesson of nobody":
        owner.bases[2] = 1
    elif place == "a method without a copy":
        state.methods_left[2] -= 1
    elif place == "a flower on no method":
        owner.stored[2, 0] = 1
        state.supply[0] -= 1
    elif place == "a token beside a cube":
        state.cubes[0, 1] = 1
        state.cubes_left -= 1
    elif place == "a bonus twice":
        state.end_bonuses[:2] = 3
    elif place == "a peek at nothing":
        owner.peeked[2] = 1
    elif place == "a part left over":
        state.recipe = 3


@pytest.mark.parametrize(
    "place",
    [
        "(a) a scent more",
        "(b) a token less",
        "(c) a cube more",
        "(d) an influence token less",
        "(e) a recipe less",
        "(f) a top that somebody has",
        "(g) a dial at 0",
        "(h) two on one space",
        "(i) a favour without majority",
        "(k) a cell too full",
        "experience",
        "a lesson of nobody",
        "a method without a copy",
        "a flower on no method",
        "a token beside a cube",
        "a bonus twice",
        "a peek at nothing",
        "a part left over",
    ],
)
def test_am_4_26_a_broken_table_is_noticed(place: str) -> None:
    match = begin(3)
    assert match.state.phase == MAIN
    broken(match.state, place)
    with pytest.raises(AssertionError):
        assert_sound(match.box, match.state)


def test_am_4_26_j_and_l_letters_and_scores_never_fall() -> None:
    for field in ("letter", "score"):
        before = scene("3 seats, seat 1 | seat 1: letter 2, score 9")
        after = before.state.copy()
        after.seats[0][field] -= 1
        with pytest.raises(AssertionError):
            assert_nothing_falls(before.state, after)
