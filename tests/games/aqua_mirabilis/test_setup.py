"""AM-2: how the table is laid."""

from __future__ import annotations

import pytest

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import WEEKDAY_NAMES
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from tests.games.aqua_mirabilis.moves import (
    begin,
    board,
    idle,
    offered,
    picture,
    play,
    points,
)
from tests.games.aqua_mirabilis.scene import scene, standard_box
from tests.games.moves import allowed, now, odds, refused

pytestmark = pytest.mark.interpreted

every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def lay(seats: int, first: int = 0, draws: str = "NJBO") -> Match:
    """Lets chance name the first seat and draw d1 to d4; of the rest it takes what comes first."""
    match = Match(GAME, standard_box(), seats, {"starting_seat": 0 if first else 1})
    scripted = [f"first_player({first})"] if first else []
    scripted += [f"{name}({draw})" for name, draw in zip(PAWNS, draws, strict=True)]
    while match.seat == CHANCE:
        words = [each for each in allowed(match) if each in scripted[:1]]
        play(match, *words or [GAME.notation.write(match.box, min(match.odds()))])
        scripted = scripted[len(words) :]
    return match


PAWNS = ("king", "court", "stall", "stall")


def draws_of(match: Match, phase: str) -> list[dict[str, int]]:
    """The odds of every draw of a phase of the setup; each brings what comes first."""
    found = []
    while match.seat == CHANCE:
        if now(match) == f"chance: {phase}":
            found.append(odds(match))
        match.play(min(match.odds()))
    return found


@every_number
def test_am_2_1_the_side_of_the_board_goes_by_the_number_of_players(seats: int) -> None:
    match = scene(f"{seats} seats, seat 1 | seat 1: perfume J-1-1 O | king: R | court: B")
    events = play(match, "act(versailles-1)", "pay(dial)", "present(J-1-1)")
    assert points(events) == {"originality": {2: 2, 3: 3, 4: 3}[seats]}
    spaces = match.box.weekdays[seats][: match.box.days_size[seats]]
    week = {2: "MON WED FRI SUN", 3: "MON WED FRI SAT SUN", 4: "MON TUE WED THU FRI SAT SUN"}
    assert [WEEKDAY_NAMES[day] for day in spaces] == ["SUN", *(week[seats].split() * 4)]


@every_number
def test_am_2_2_the_first_player_is_drawn(seats: int) -> None:
    match = Match(GAME, standard_box(), seats, {"starting_seat": 0})
    assert odds(match) == {f"first_player({seat})": 1 for seat in range(1, seats + 1)}


def test_am_2_2_only_a_seat_that_plays_can_be_first() -> None:
    match = Match(GAME, standard_box(), 2, {"starting_seat": 0})
    assert refused(match, "first_player(3)") == "AM-2.2"


@every_number
def test_am_2_2_or_is_the_host_s_choice(seats: int) -> None:
    match = begin(seats)
    assert GAME.variants["starting_seat"] == 1
    assert (match.state.first_seat, now(match)) == (0, "seat 1: main")
    match = begin(seats, starting_seat=seats)
    assert (match.state.first_seat, now(match)) == (seats - 1, f"seat {seats}: main")


def test_am_2_2_in_rules_1_the_host_could_name_the_first_seat_alone() -> None:
    for on, seat in ((True, 0), (False, -1)):
        match = Match(GAME, standard_box(), 3, {"first_seat_starts": on}, rules=1)
        assert match.state.first_seat == seat


@pytest.mark.parametrize("first", [1, 2, 3])
def test_am_2_2_seats_run_clockwise_from_the_first_player(first: int) -> None:
    match = lay(3, first)
    for _ in range(2):
        for step in range(3):
            assert now(match) == f"seat {(first - 1 + step) % 3 + 1}: main"
            idle(match)


@every_number
def test_am_2_3_as_many_flowers_on_every_stall_as_there_are_players(seats: int) -> None:
    assert begin(seats).state.market.tolist() == [seats] * 6


@pytest.mark.parametrize(("seats", "kinds"), [(2, "11"), (3, "12"), (4, "22")])
def test_am_2_4_two_delivery_tiles_on_each_middle_sunday(seats: int, kinds: str) -> None:
    match = begin(seats)
    for sunday in (1, 2, 3):
        tiles = picture(match)[f"sunday {sunday}"].split()
        assert [tile[1] for tile in tiles] == list(kinds)
    assert match.state.deliveries.shape == (3, 2)


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        (2, [15, 14, 13, 12, 11, 10]),
        (3, [15, 15, 14, 14, 13, 13]),
        (4, [15, 14, 13, 12, 11, 10]),
    ],
)
def test_am_2_4_each_multiplier_is_shuffled_by_itself(seats: int, left: list[int]) -> None:
    found = draws_of(Match(GAME, standard_box(), seats), "setup_deliveries")
    assert [len(each) for each in found] == left
    assert all(set(each.values()) == {1} for each in found)
    for each, kind in zip(found, {2: "111111", 3: "121212", 4: "222222"}[seats], strict=True):
        assert all(words.startswith(f"delivery(x{kind}-") for words in each)


def test_am_2_4_no_tile_of_another_multiplier_and_none_twice() -> None:
    match = Match(GAME, standard_box(), 2)
    assert refused(match, "delivery(x2-BJLN)") == "AM-2.4"
    play(match, "delivery(x1-BJLN)")
    assert refused(match, "delivery(x1-BJLN)") == "AM-2.4"


def test_am_2_5_no_scent_is_drawn_twice() -> None:
    match = Match(GAME, standard_box(), 2)
    while not now(match).endswith("pawns"):
        match.play(min(match.odds()))
    play(match, "king(N)")
    assert refused(match, "court(N)") == "AM-2.5"


def test_am_2_5_the_six_tokens_are_drawn_one_by_one() -> None:
    found = draws_of(Match(GAME, standard_box(), 3), "setup_pawns")
    assert [len(each) for each in found] == [6, 5, 4, 3]
    assert all(set(each.values()) == {1} for each in found)
    assert [min(each).split("(")[0] for each in found] == ["king", "court", "stall", "stall"]


def test_am_2_5_pawns_and_workers_stand_on_what_was_drawn() -> None:
    table = picture(lay(3, draws="NJBO"))
    assert (table["king"], table["court"], table["workers"]) == ("N", "J", "B O")


@pytest.mark.parametrize(
    ("seats", "flowers"),
    [(2, ["", "N"]), (3, ["", "N", "B O"]), (4, ["", "N", "B O", "J L R"])],
)
def test_am_2_5_later_players_are_compensated(seats: int, flowers: list[str]) -> None:
    match = lay(seats, draws="NJBO")
    assert [board(match, seat)["flowers"] for seat in range(seats)] == flowers


def test_am_2_5_the_compensation_goes_by_play_order() -> None:
    match = lay(4, first=3, draws="NJBO")
    assert [board(match, seat)["flowers"] for seat in (2, 3, 0, 1)] == ["", "N", "B O", "J L R"]


def test_am_2_6_every_stack_shows_its_top() -> None:
    found = draws_of(Match(GAME, standard_box(), 3), "setup_tops")
    cities = ("paris", "london", "koln", "firenze")
    for city, each in zip(cities, found, strict=True):
        assert each == {f"city_top({city}, {city}-{number})": 1 for number in range(1, 8)}
    table = picture(lay(3))
    assert [table[f"top {city}"] for city in cities] == [f"{city}-1" for city in cities]


def test_am_2_7_the_favours_lie_with_their_dames() -> None:
    table = picture(begin(4))
    assert [table[f"favour {dame}"] for dame in "ABCD"] == [None] * 4


def test_am_2_8_nobody_has_seen_an_end_bonus() -> None:
    match = begin(4)
    assert [picture(match)[f"bonus {dame}"] for dame in "ABCD"] == [None] * 4
    match = scene("3 seats, seat 1 | seat 1: essences B")
    play(match, "act(court-A-1) pay(dial) gift(B) gifts_done peek(yes)")
    assert set(odds(match).values()) == {1}
    assert len(odds(match)) == 12  # any of them may lie there


@every_number
def test_am_2_9_lessons_lie_ready_and_a_copy_of_each_method_for_every_player(seats: int) -> None:
    match = begin(seats)
    assert match.state.lessons.tolist() == [-1] * 18
    pile = {key: left for key, left in picture(match).items() if key.startswith("pile")}
    others = ("maceration", "squeezing", "enfleurage", "extraction")
    assert pile == {"pile distillation": 0} | {f"pile {name}": seats for name in others}


def test_am_2_10_the_first_sunday_triggers_nothing() -> None:
    match = begin(3)
    assert (match.state.day, match.state.cubes.sum(), match.state.day_due) == (0, 0, 0)
    assert match.state.market.tolist() == [3] * 6


def test_am_2_11_a_token_in_each_of_the_30_cells() -> None:
    tokens = begin(3).state.tokens
    assert tokens.sum() == 30
    assert not tokens.diagonal().any()


@every_number
def test_am_2_12_what_a_player_begins_with(seats: int) -> None:
    match = begin(seats)
    for seat in range(seats):
        start = board(match, seat)
        del start["flowers"]  # AM-2.5
        assert start == {
            "score": 0,
            "dial": 5,
            "perfumer": None,
            "letter": 0,
            "coach": 0,
            "experience": 1,
            "tokens": 1,
            "influence": "",
            "peeked": "",
            "essences": "",
            "methods": "distillation",
        }
        assert match.state.seats[seat].reserve == 8


@pytest.mark.parametrize(("seats", "reserve"), [(2, 2), (3, 1), (4, 0)])
def test_am_2_13_the_rest_lies_beside_the_board(seats: int, reserve: int) -> None:
    table = picture(begin(seats))
    assert len([key for key in table if key.startswith("display ")]) == 35
    assert (table["cubes left"], table["reserve"]) == (60, reserve)


@pytest.mark.parametrize(
    ("seats", "supply"),
    [
        (2, [14, 14, 14, 13, 14, 14]),
        (3, [12, 13, 13, 12, 12, 13]),
        (4, [11, 11, 11, 11, 11, 11]),
    ],
)
def test_am_2_14_what_is_left_in_the_supply(seats: int, supply: list[int]) -> None:
    assert lay(seats, draws="NJBO").state.supply.tolist() == supply


def test_am_2_14_the_table_after_the_setup_waits_for_the_first_player() -> None:
    match = begin(3)
    court = {"court-A-1", "court-A-2", "court-B-1", "court-B-2", "court-C", "court-D"}
    free = {*(f"market-{scent}" for scent in "BJLNOR"), "appr-ability", "travel-paris", *court}
    assert offered(match, "act") == free | {f"versailles-{space}" for space in (1, 2, 3, 4)}
