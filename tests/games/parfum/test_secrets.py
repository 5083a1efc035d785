"""PA-6: who may see what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from grasse.games import find_game
from grasse.games.parfum import GAME
from grasse.games.parfum.box import note_names
from grasse.games.parfum.records import View
from grasse.games.parfum.state import STATE
from grasse.kernel.match import Match
from grasse.kernel.record import read, write
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import WATCHER
from grasse.kernel.tree import Node
from tests.games.moves import now
from tests.games.parfum.moves import begin, play
from tests.games.parfum.scene import scene
from tests.games.soundness import assert_sound

pytestmark = pytest.mark.interpreted

OWNER, OTHER = 0, 1
SEATS = (0, 1, 2, 3)
VIEWERS = (*SEATS, WATCHER)
FINISHED = "4 seats, sell, chance 8, final round | seat 1: tokens 0 3, served rest | stack: 4"

# Everything that everybody sees is on this table.
BUSY = """
    4 seats, round 5, claim, clock 2, quiet 0
    clocks: 3 1 4 2
    seat 1: money 10, tokens 0 0 1 3, minor HD-01, major HD-08 HT-01 BS-03 x2, served A-06
    seat 2: money 10, tokens 2 3 | seat 3: money 4, tokens 1
    distillery: HT-09 BS-01 . HD-02 HD-04 .
    street: A-10 A-01 . A-03 A-04
    discards: 0 0 3 | claimed: HD-05
    dice: rose flask fly, lavender spent flask
"""


def seen(match: Match, viewer: int) -> dict[str, Any]:
    """The state by name, as a viewer may see it."""
    return GAME.named(match.box, match.view(viewer))


def table(match: Match, viewer: int) -> Node:
    """The table for people, as a viewer may see it."""
    return GAME.describe(match.box, match.view(viewer))


def message(match: Match, viewer: int) -> tuple[Any, ...]:
    """All that can be sent to a viewer about a table."""
    view: View = match.view(viewer)
    mask, weights = np.zeros(GAME.ACTIONS, np.bool_), np.zeros(GAME.CHANCES, np.int64)
    GAME.odds(match.box, view, weights)
    if view.seat == viewer:
        GAME.options(match.box, view, mask)
    described = list(GAME.describe(match.box, view).walk())
    named = GAME.named(match.box, view)
    return view.tobytes(), named, described, mask.tobytes(), weights.tobytes()


def assert_public(text: str, show: Callable[[dict[str, Any]], Any], expected: Any) -> None:
    """Every seat and a watcher see the same, and see it as it is."""
    match = scene(text)
    for viewer in VIEWERS:
        assert show(seen(match, viewer)) == expected
    assert show(GAME.named(match.box, match.state)) == expected


def taken(match: Match, words: str, reader: int) -> list[dict[str, str | int | None]]:
    """Plays for chance; answers with what a reader is told of the tokens taken."""
    rows = match.play(GAME.notation.read(match.box, words))
    events = GAME.read_events(match.box, rows, reader)
    return [event.values for event in events if event.name == "token_taken"]


def test_pa_6_1_the_owner_sees_its_tokens_at_any_time() -> None:
    match = scene(BUSY)
    assert seen(match, OWNER)["seats"][OWNER]["tokens"] == {"0": 2, "1": 1, "2": 0, "3": 1}
    node = table(match, OWNER).find("token 1.0")
    assert (node.values["value"], node.values["count"]) == (0, 2)


@pytest.mark.parametrize("viewer", [1, 2, 3, WATCHER])
def test_pa_6_1_others_and_watchers_see_how_many(viewer: int) -> None:
    match = scene(BUSY)
    owner = seen(match, viewer)["seats"][OWNER]
    assert (owner["tokens_size"], sum(owner["tokens"].values())) == (4, 0)
    perfumery = table(match, viewer).find("perfumery 1")
    assert perfumery.values["tokens"] == 4
    assert not [node for node in perfumery.walk() if node.kind == "token"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pa_6_1_in_a_replay_they_are_open(viewer: int) -> None:
    match = scene(FINISHED)
    play(match, "pass")
    assert seen(match, viewer)["seats"][OWNER]["tokens"] == {"0": 1, "1": 0, "2": 0, "3": 1}
    assert table(match, viewer).find("token 1.3").values["count"] == 1


def test_pa_6_2_only_the_taker_sees_the_value_of_a_token() -> None:
    for reader, value in ((OWNER, 3), (OTHER, None), (2, None), (WATCHER, None)):
        match = scene("4 seats, prepare")
        play(match, "take_water")
        assert taken(match, "water(3)", reader) == [{"value": value}]


def test_pa_6_2_in_the_setup_and_for_a_reward_too() -> None:
    match = scene("4 seats, sell, chance 2 | seat 2: minor HD-01 BS-01 x1")
    play(match, "bargain(1)")
    assert taken(match, "water(3)", OWNER) == [{"value": None}]
    assert taken(match, "water(2)", OTHER) == [{"value": 2}]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pa_6_3_the_well_is_a_number(viewer: int) -> None:
    match = scene(BUSY)
    assert seen(match, viewer)["well_size"] == 15
    assert sum(seen(match, viewer)["well"].values()) == 0
    assert table(match, viewer).find("well").values == {"left": 15}


def test_pa_6_3_in_a_replay_it_is_open_with_the_order_of_draws() -> None:
    match = scene(FINISHED)
    play(match, "pass")
    assert seen(match, WATCHER)["well"] == {"0": 9, "1": 4, "2": 5, "3": 5}
    match = begin(4)
    assert write(match).count("chance water(") == 8


def test_pa_6_4_the_discards_are_a_public_list() -> None:
    discards = {"0": 2, "1": 0, "2": 0, "3": 1}
    assert_public(BUSY, lambda view: view["discards"], discards)
    for viewer in VIEWERS:
        assert table(scene(BUSY), viewer).find("discards").counts == discards


def test_pa_6_4_a_token_is_open_once_it_is_paid() -> None:
    match = scene("4 seats, water | seat 1: tokens 3 | dice: rose fly")
    play(match, "reroll_all")
    rows = match.play(GAME.notation.read(match.box, "token(3)"))
    told = GAME.read_events(match.box, rows, OTHER)[0]
    assert (told.name, told.values) == ("token_paid", {"value": 3})


def test_pa_6_5_the_bag_is_a_multiset_without_order() -> None:
    match = scene("4 seats, prepare, clock 2 | distillery: . HD-01 HD-02 HD-03 HD-04 HD-05")
    for viewer in VIEWERS:
        bag = seen(match, viewer)["bag"]
        assert len(bag) == 37
        assert bag == [
            name for name in note_names(match.box) if name in bag
        ]  # in no order of draws
        assert table(match, viewer).find("bag").values == {"left": 37}
    play(match, "draw_note")
    assert set(match.odds().values()) == {1}  # nobody can know which one is next


def test_pa_6_6_the_distillery_is_open() -> None:
    notes = ["HT-09", "BS-01", None, "HD-02", "HD-04", None]
    assert_public(BUSY, lambda view: view["distillery"], notes)
    for viewer in VIEWERS:
        note = table(scene(BUSY), viewer).find("note HT-09")
        assert (note.counts, note.values["coins"]) == ({"rose": 1, "lavender": 1}, 2)


def test_pa_6_7_perfumes_and_claimed_notes_are_open() -> None:
    assert_public(BUSY, lambda view: view["turn"]["claimed"], ["HD-05"])
    perfume = {
        "id": 2,
        "kind": "major",
        "head": "HD-08",
        "heart": "HT-01",
        "base": "BS-03",
        "complete": True,
        "flacons": 2,
    }
    assert_public(BUSY, lambda view: view["seats"][OWNER]["perfumes"][1], perfume)


def test_pa_6_8_street_customers_are_open() -> None:
    assert_public(BUSY, lambda view: view["street"], ["A-10", "A-01", None, "A-03", "A-04"])
    for viewer in VIEWERS:
        customer = table(scene(BUSY), viewer).find("customer A-10")
        assert (customer.counts, customer.values["price"]) == ({"lavender": 2}, 8)


def test_pa_6_9_of_the_stack_height_letter_and_multisets_are_known() -> None:
    assert_public(BUSY, lambda view: view["stack"]["size"], 20)
    assert_public(BUSY, lambda view: view["stack"]["A"], ["A-02", "A-05", "A-07", "A-08", "A-09"])
    assert_public(BUSY, lambda view: len(view["stack"]["B"]), 15)
    for viewer in VIEWERS:
        stack = table(scene(BUSY), viewer).find("stack").values
        assert (stack["height"], stack["letter"]) == (21, "A")  # closing time is counted


def test_pa_6_9_the_letter_on_top_becomes_b() -> None:
    match = scene(
        "4 seats, wake | seat 4: served rest | street: B-01 B-02 A-10 A-09 A-08 | stack: 13"
    )
    assert table(match, WATCHER).find("stack").values["letter"] == "B"


def test_pa_6_10_the_place_of_closing_time_is_public() -> None:
    assert_public(BUSY, lambda view: view["stack"]["closing_time"], 16)
    for viewer in VIEWERS:
        assert table(scene(BUSY), viewer).find("stack").values["until_closing"] == 15


def test_pa_6_11_served_customers_are_open() -> None:
    assert_public(BUSY, lambda view: view["seats"][OWNER]["customers"], ["A-06"])


def test_pa_6_12_dice_are_open() -> None:
    dice = {
        "rose": {"dice": 2, "flasks": 1, "spent": 0, "rolling": 0},
        "lavender": {"dice": 2, "flasks": 2, "spent": 1, "rolling": 0},
    }
    assert_public(BUSY, lambda view: view["turn"]["dice"], dice)


def test_pa_6_13_clocks_order_phase_and_decision_are_open() -> None:
    assert_public(
        BUSY, lambda view: [seat["clocks"] for seat in view["seats"]], [[2], [4], [1], [3]]
    )
    assert_public(BUSY, lambda view: (view["phase"], view["decides"]), ("claim", 1))
    assert_public(BUSY, lambda view: (view["round"], view["turn"]["clock"]), (5, 2))


def test_pa_6_14_money_and_marker_stacks_are_open() -> None:
    assert_public(BUSY, lambda view: view["track"], {"0": [4], "4": [3], "10": [2, 1]})


def test_pa_6_15_supply_and_market_are_open() -> None:
    assert_public(BUSY, lambda view: view["flacons"], 23)
    market = {"violet": 3, "bergamot": 3, "rose": 1, "vanilla": 3, "lavender": 1}
    assert_public(BUSY, lambda view: view["dice_in_market"], market)


def test_pa_6_16_a_state_holds_no_luck_to_come() -> None:
    assert not [name for name in STATE.names or () if "seed" in name or "rng" in name]
    match = scene("4 seats, prepare")
    play(match, "take_water")
    assert len(match.odds()) == 4  # still anything can come


def test_pa_6_16_a_replay_shows_all_luck_there_was() -> None:
    match = begin(4)
    lines = [line for line in write(match).splitlines() if " chance " in line]
    assert len(lines) == len(match.decisions) == 23


def test_pa_6_17_tokens_are_alike_from_outside() -> None:
    ours = scene("4 seats, prepare | seat 2: tokens 0 0 3 | seat 3: tokens 1 2")
    theirs = scene("4 seats, prepare | seat 2: tokens 1 2 3 | seat 3: tokens 0 0")
    for viewer in (0, 3, WATCHER):
        assert message(ours, viewer) == message(theirs, viewer)
    assert message(ours, 1) != message(theirs, 1)


def test_pa_6_17_nobody_looks_into_the_well() -> None:
    ours, theirs = (scene("2 seats, prepare | clocks: 2 1 1 2") for _ in range(2))
    play(ours, "take_water", "water(0)")
    play(theirs, "take_water", "water(3)")
    assert (ours.state.well != theirs.state.well).any()
    for viewer in (OWNER, WATCHER):
        assert message(ours, viewer) == message(theirs, viewer)


GUESSES = [
    (BUSY, ()),
    (
        "4 seats, water, clock 2 | seat 2: tokens 0 1 3 | dice: rose fly",
        ("turn_fly(rose)", "token(3)"),
    ),
    ("4 seats, sell, chance 6 | seat 2: tokens 0 1 2 3 3 3", ("pass", "discard(3)")),
]


@pytest.mark.parametrize("viewer", [0, 2, 3, WATCHER])
@pytest.mark.parametrize(("text", "decisions"), GUESSES)
def test_pa_6_17_what_a_seat_imagines_is_a_table_that_can_be(
    text: str, decisions: tuple[str, ...], viewer: int
) -> None:
    match = scene(text)
    play(match, *decisions)
    world = match.view(viewer)
    GAME.guess(match.box, world, viewer, make_rng("secrets", viewer))
    assert_sound(match.box, world)
    GAME.hide(match.box, world, viewer)
    assert world.tobytes() == match.view(viewer).tobytes()


def test_pa_6_18_what_the_well_held_at_its_refill_is_public() -> None:
    match = scene("4 seats, prepare | seat 4: tokens rest | well: 3 | discards: 0 0 1")
    play(match, "take_water", "water(3)", "take_water", "water(0)")
    for viewer in VIEWERS:
        assert seen(match, viewer)["well_at_refill"] == {"0": 2, "1": 1, "2": 0, "3": 0}
        assert seen(match, viewer)["well_size"] == 2
        assert sum(seen(match, viewer)["well"].values()) == 0


def test_pa_6_18_what_a_seat_took_since_then_is_its_own_knowledge() -> None:
    match = scene("4 seats, prepare | seat 4: tokens rest | well: 0 0 1 3 | discards: 0")
    play(match, "take_water", "water(3)")
    assert seen(match, OWNER)["seats"][OWNER]["taken_since_refill"]["3"] == 1
    for viewer in (1, 2, 3, WATCHER):
        assert seen(match, viewer)["seats"][OWNER]["taken_since_refill"]["3"] == 0


def test_pa_6_18_a_seat_that_took_nothing_is_thought_to_hold_nothing_of_the_refill() -> None:
    match = scene("4 seats, prepare | seat 2: tokens 1 2 | seat 4: tokens rest | well: 0 0 0 3 3 3")
    play(match, "take_water", "water(3)")
    for seed in range(50):
        world = match.view(2)
        GAME.guess(match.box, world, 2, make_rng(seed))
        assert not world.seats[1].taken.any()
        assert world.seats[0].taken.sum() == 1
        assert_sound(match.box, world)


def test_pa_6_18_of_two_tokens_thrown_one_tells_where_the_other_came_from() -> None:
    """The 0 can only have been in the hand, so the 3 can only have come from the well."""
    match = scene(
        "2 seats, prepare, actions 1 | seat 1: tokens 0 | seat 2: tokens rest | well: 3 3 1 |"
        "dice: rose ? ?"
    )
    play(
        match, "take_water", "water(3)", "flasks(rose, 0)", "turn_fly(rose)", "token(0)", "token(3)"
    )
    for viewer in (OTHER, WATCHER):
        for seed in range(50):
            world = match.view(viewer)
            GAME.guess(match.box, world, viewer, make_rng(seed))
            assert world.seats[OWNER].taken[3] == 1
            assert_sound(match.box, world)


@pytest.mark.parametrize("token", ["token(0)", "token(3)"])
def test_pa_6_19_a_token_is_hidden_until_the_payment_is_complete(token: str) -> None:
    match = scene("4 seats, water | seat 1: tokens 0 3 3 | dice: rose fly")
    play(match, "turn_fly(rose)")
    before = [message(match, viewer) for viewer in (1, 2, 3, WATCHER)]
    rows = match.play(GAME.notation.read(match.box, token))
    assert len(rows) == 0
    for viewer, old in zip((1, 2, 3, WATCHER), before, strict=True):
        others = seen(match, viewer)["turn"]
        assert sum(others["paying"].values()) == 0
        assert message(match, viewer)[2] == old[2]
    assert sum(seen(match, OWNER)["turn"]["paying"].values()) == 1


def test_pa_6_19_the_length_of_another_s_list_tells_nothing() -> None:
    forced = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 0 0 0 0 | seat 3: tokens 1 2 3 3")
    free = scene("4 seats, sell, chance 6 | seat 2: tokens 0 0 1 2 3 3 | seat 3: tokens 0 0 0 0")
    for match in (forced, free):
        play(match, "pass", "discard(0)")
        for viewer in (0, 2, 3, WATCHER):
            assert not [node for node in table(match, viewer).walk() if node.actions]
            assert seen(match, viewer)["turn"]["tokens_to_choose"] == 1
    assert len(forced.options()) < len(free.options())
    for viewer in (0, 3, WATCHER):
        assert message(forced, viewer) == message(free, viewer)


def test_pa_6_19_own_tokens_are_sorted_however_they_came() -> None:
    views = []
    for order in (["water(3)", "water(0)"], ["water(0)", "water(3)"]):
        match = scene("4 seats, prepare")
        play(match, "take_water", order[0], "take_water", order[1])
        views.append(message(match, OWNER))
    assert views[0] == views[1]


def test_pa_6_20_a_watcher_sees_what_all_seats_see() -> None:
    match = scene(BUSY)
    watched = seen(match, WATCHER)
    for viewer in SEATS:
        own = seen(match, viewer)
        own["seats"][viewer]["tokens"] = dict.fromkeys("0123", 0)
        own["seats"][viewer]["taken_since_refill"] = dict.fromkeys("0123", 0)
        assert own == watched
    assert all(sum(seat["tokens"].values()) == 0 for seat in watched["seats"])


def test_pa_6_21_everything_opens_at_the_end_and_not_before() -> None:
    match = scene(FINISHED)
    whole = GAME.named(match.box, match.state)
    assert all(seen(match, viewer) != whole for viewer in VIEWERS)
    play(match, "pass")
    assert now(match) == "nobody: final"
    whole = GAME.named(match.box, match.state)
    assert all(seen(match, viewer) == whole for viewer in VIEWERS)


def test_pa_6_21_a_record_replays_every_moment() -> None:
    match = begin(3)
    again = read(write(match), find_game).match
    assert again.state.tobytes() == match.state.tobytes()


def test_te_37_another_s_tokens_are_a_count() -> None:
    match = scene("4 seats, wake | seat 1: tokens 0 0 3 | seat 2: tokens 1 2")
    other = seen(match, OWNER)["seats"][OTHER]
    assert (other["tokens_size"], other["tokens"]) == (2, {"0": 0, "1": 0, "2": 0, "3": 0})
    purse = table(match, OWNER).find("perfumery 2")
    assert purse.values["tokens"] == 2
    assert "token" not in {node.kind for node in purse.walk()}


@pytest.mark.parametrize(
    ("tokens", "cost", "moot", "secret"),
    [
        ("0 1 3", 1, 0, 0),
        ("0 0 1", 2, 0, 0),
        ("1 3", 2, 2, 0),  # both have to go, which all can see
        ("2 2 2", 1, 2, 1),  # that they are alike only the payer knows
        ("0 0", 2, 2, 0),
        ("3", 1, 2, 0),
    ],
)
def test_pa_6_19_which_token_is_paid_is_moot_if_all_go_or_are_alike(
    tokens: str, cost: int, moot: int, secret: int
) -> None:
    match = scene(f"4 seats, water | seat 1: tokens {tokens} | dice: rose fly")
    play(match, "reroll_colour(rose)" if cost == 1 else "turn_fly(rose)")
    values = table(match, OWNER).values
    assert (values["moot"], values["secret"]) == (moot, secret)
    for viewer in (OTHER, WATCHER):  # others are told nothing
        values = table(match, viewer).values
        assert (values["moot"], values["secret"]) == (0, 0)


@pytest.mark.parametrize("tokens", ["0 0 0 0 0 1", "0 1 1 2 2 3", "0 0 0 0 0"])
def test_pa_6_19_a_surplus_answers_itself_whatever_is_held_so_that_it_tells_nothing(
    tokens: str,
) -> None:
    match = scene(f"4 seats, sell, chance 6 | seat 2: tokens {tokens} | seat 1: money 5")
    play(match, "pass")
    while now(match) == "seat 2: surplus":
        assert (table(match, 1).values["moot"], table(match, 1).values["secret"]) == (2, 0)
        assert (table(match, 0).values["moot"], table(match, 0).values["secret"]) == (0, 0)
        left = match.state.seats[1].tokens - match.state.paying
        lowest = match.options()[0]  # what the page answers
        assert match.game.notation.write(match.box, lowest) == f"discard({left.nonzero()[0][0]})"
        match.play(lowest)
