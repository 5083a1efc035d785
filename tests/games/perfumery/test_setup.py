"""PY-2: laying the table."""

from __future__ import annotations

import pytest

from grasse.games.perfumery import GAME
from grasse.games.perfumery.box import card_names
from grasse.games.perfumery.state import IN_BOX
from grasse.kernel.match import Match
from tests.games.moves import allowed, now, odds, refused
from tests.games.perfumery.moves import (
    begin,
    column_cards,
    columns,
    hand,
    idle,
    next_marker,
    next_round,
    picture,
    play,
)
from tests.games.perfumery.scene import scene, standard_box

pytestmark = pytest.mark.interpreted

TABLE = [(2, 3, 24, (6, 9, 9), 8), (3, 4, 32, (8, 12, 12), 8), (4, 5, 40, (10, 15, 15), 8)]
IN_TABLE = ("seats", "size", "deck", "tiers", "rounds")


def empty_table(seats: int, **variants: int) -> Match:
    return Match(GAME, standard_box(), seats, variants)


def tier_of(words: str) -> int:
    """`perfume(P203)` is of tier 2."""
    return int(words.split("(")[1][1])


@pytest.mark.parametrize(IN_TABLE, TABLE)
def test_py_2_1_numbers_by_player_count(
    seats: int, size: int, deck: int, tiers: tuple[int, ...], rounds: int
) -> None:
    state = empty_table(seats).state
    assert state.decks.tolist() == [list(tiers)] * 2
    assert state.decks.sum() == 2 * deck
    assert len(columns(begin(seats))) == size
    assert deck == size * rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_2_1_every_card_whose_mark_fits_is_chosen(seats: int) -> None:
    box, state = standard_box(), begin(seats).state
    left_out = {name for card, name in enumerate(card_names(box)) if state.places[card] == IN_BOX}
    marked = {card.name.decode() for card in box.cards if card.min_players > seats}
    assert left_out == marked | {f"IF{number}" for number in range(seats + 1, 5)}


def test_py_2_1_there_are_no_more_columns() -> None:
    match = begin(2)
    assert refused(match, "place(acquire:4)") == "PY-2.1"


def test_py_2_2_tier_i_lies_on_top_in_random_order() -> None:
    match = empty_table(2)
    assert odds(match) == {f"perfume(P10{number})": 1 for number in range(1, 7)}
    play(match, "perfume(P104)")
    assert odds(match) == {f"recipe(R10{number})": 1 for number in range(1, 7)}
    assert refused(match, "recipe(R201)") == "PY-2.2"
    assert refused(match, "recipe(R107)") == "PY-2.2"  # for three players or more
    play(match, "recipe(R101)")
    assert "perfume(P104)" not in allowed(match)
    assert refused(match, "perfume(P104)") == "PY-2.2"


@pytest.mark.parametrize(("seats", "tiers"), [(2, [6, 9, 9]), (4, [10, 15, 15])])
def test_py_2_2_the_tiers_come_one_after_the_other(seats: int, tiers: list[int]) -> None:
    match, drawn = empty_table(seats), {"perfume": list[int](), "recipe": list[int]()}
    while not match.is_over:
        outcome = max(allowed(match))
        if now(match).startswith("chance") and not outcome.startswith("starter"):
            assert len({tier_of(words) for words in allowed(match)}) == 1
            drawn[outcome.split("(")[0]].append(tier_of(outcome))
        if now(match).startswith("chance"):
            play(match, outcome)
        else:
            idle(match)
    for found in drawn.values():
        assert found == [1] * tiers[0] + [2] * tiers[1] + [3] * tiers[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_2_3_one_perfume_and_one_recipe_at_every_tile_from_the_right(seats: int) -> None:
    match = empty_table(seats)
    for column in range(seats + 1, 0, -1):
        perfume = f"P10{column}"
        play(match, f"perfume({perfume})", f"recipe(R10{column})")
        assert column_cards(match, column) == [perfume, f"R10{column}"]
        assert columns(match) == [0] * (column - 1) + [2] * (seats + 2 - column)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_2_4_the_next_marker_lies_in_the_last_column(seats: int) -> None:
    assert next_marker(begin(seats)) == f"column {seats + 1}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_2_5_all_other_spaces_are_used_by_any_number(seats: int) -> None:
    others = {f"place({name})" for name in "sort replenish essence hire start_marker".split()}
    match = begin(seats)
    assert others & allowed(match) == {"place(essence)"}
    for space in others - allowed(match):  # nothing forbids them but what their actions need
        assert refused(match, space) == "PY-3.3.6"
    match = scene(f"""
        {seats} seats, turn of 1, marker {seats} | seat 1: top R101, hand P304 P305, produced P102
    """)
    assert others <= allowed(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_py_2_6_two_perfumers_and_bare_notes_for_each(seats: int) -> None:
    found = picture(begin(seats))
    for seat in range(1, seats + 1):
        assert found[f"seat {seat} perfumers"] == "2 of 2"
        assert (found[f"seat {seat} hired"], found[f"seat {seat} at"]) == ("parked", "")
        assert [found[f"seat {seat} {note}"] for note in ("top", "middle", "base")] == [""] * 3
        assert (found[f"seat {seat} stock"], found[f"seat {seat} score"]) == (". . .", 0)


def test_py_2_7_each_hand_begins_with_initial_funds() -> None:
    match = begin(4)
    assert [hand(match, seat) for seat in (1, 2, 3, 4)] == [["IF1"], ["IF2"], ["IF3"], ["IF4"]]


def deal_out(match: Match) -> Match:
    while "recipe" in now(match) or "perfume" in now(match):
        play(match, min(allowed(match)))
    return match


def test_py_2_8_the_starting_seat_is_drawn_at_random() -> None:
    match = deal_out(empty_table(3))
    assert odds(match) == {"starter(1)": 1, "starter(2)": 1, "starter(3)": 1}
    assert refused(match, "starter(4)") == "PY-2.8"
    play(match, "starter(3)")
    assert (picture(match)["marker"], picture(match)["starter"]) == (3, 3)
    assert now(match) == "seat 3: dev_turn"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_py_2_8_or_the_host_names_a_seat(seat: int) -> None:
    match = deal_out(empty_table(3, starting_seat=seat))
    assert (picture(match)["marker"], picture(match)["starter"]) == (seat, seat)
    assert now(match) == f"seat {seat}: dev_turn"


def test_py_2_8_in_rules_1_the_host_could_name_the_first_seat_alone() -> None:
    match = deal_out(Match(GAME, standard_box(), 3, {"first_seat_starts": True}, rules=1))
    assert now(match) == "seat 1: dev_turn"
    match = deal_out(Match(GAME, standard_box(), 3, rules=1))
    assert now(match) == "chance: setup_starter"


def test_py_2_9_perfume_then_recipe_and_the_starter_last() -> None:
    match, asked = empty_table(2), []
    while now(match).startswith("chance"):
        asked.append(now(match).removeprefix("chance: setup_"))
        play(match, min(allowed(match)))
    assert asked == ["perfume", "recipe"] * 3 + ["starter"]


def test_py_2_9_decks_have_no_order_until_a_card_is_turned_up() -> None:
    """Whatever came before, each card left of the topmost tier is as likely as another."""
    match = begin(2)
    next_round(match)
    assert match.state.decks.tolist() == [[0, 9, 9], [0, 9, 9]]
    while not now(match).startswith("chance"):
        idle(match)
    assert odds(match) == {f"perfume(P20{number})": 1 for number in range(1, 10)}
