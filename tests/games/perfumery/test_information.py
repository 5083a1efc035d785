"""PY-5: who may see what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from grasse.games import find_game
from grasse.games.perfumery import GAME
from grasse.games.perfumery.state import STATE
from grasse.kernel.match import Match
from grasse.kernel.record import read, write
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, EVERYTHING, WATCHER
from tests.games.moves import odds
from tests.games.perfumery.moves import begin, hand, idle, play
from tests.games.perfumery.scene import scene
from tests.games.perfumery.test_limits import blended
from tests.games.soundness import assert_sound

pytestmark = pytest.mark.interpreted

SEATS = (0, 1, 2, 3)
VIEWERS = (*SEATS, WATCHER)

# Everything that everybody sees is on this table.
BUSY = """
    4 seats, round 5, turn of 2, starter 3, marker 1
    columns: P103 R105, 2, R202, 4, 1 N
    seat 1: hand IF1 P304 R101, top R104 R102, stock FF . S, produced P102:F P105, at hire, hiring
    seat 2: hand P203 P205 IF2 | seat 3: at acquire:2, joined
"""
ENDING = """
    4 seats, store of 4, starter 1 | columns: rest, 1, 1, 1, 1 | decks: 0
    seat 1: hand P304 IF1 | seat 2: hand P305 R101 IF2
"""


def seen(match: Match, viewer: int) -> dict[str, Any]:
    """The state by name, as a viewer may see it."""
    return GAME.named(match.box, match.view(viewer))


def assert_public(show: Callable[[dict[str, Any]], Any], expected: Any) -> None:
    """Every seat and a watcher see the same on the busy table, and see it as it is."""
    match = scene(BUSY)
    for viewer in VIEWERS:
        assert show(seen(match, viewer)) == expected
    assert show(GAME.named(match.box, match.state)) == expected


@pytest.mark.parametrize("viewer", VIEWERS)
def test_py_5_1_others_and_watchers_see_how_many_cards_a_hand_holds(viewer: int) -> None:
    view = scene(BUSY).view(viewer)
    for seat, size in enumerate((3, 3, 1, 1)):
        assert view.seats[seat].hand_left == size
        assert view.seats[seat].hand.sum() == (size if seat == viewer else 0)


def test_py_5_1_columns_with_their_order_and_the_marker() -> None:
    assert_public(lambda named: named["columns"][0]["above"], ["P103"])
    assert_public(lambda named: named["columns"][0]["below"], ["R105"])
    assert_public(lambda named: named["next_marker"], {"seat": None, "column": 5})


def test_py_5_1_deck_sizes_and_what_is_in_them_but_no_order() -> None:
    match = scene(BUSY)
    for viewer in VIEWERS:
        decks = seen(match, viewer)["decks"]
        for kind, letter in (("perfume", "P"), ("recipe", "R")):
            for tier, left in decks[kind].items():
                assert left == sorted(left)  # in no order of draws
                assert all(name.startswith(f"{letter}{tier}") for name in left)
        assert "P110" in decks["perfume"]["1"]
        assert "P304" not in decks["perfume"]["3"]  # in a hand
        assert "R102" not in decks["recipe"]["1"]  # installed


def test_py_5_1_installed_recipes_stock_storage_produced_and_score() -> None:
    assert_public(lambda named: named["seats"][0]["notes"]["top"]["recipes"], ["R104", "R102"])
    assert_public(
        lambda named: [note["stock"] for note in named["seats"][0]["notes"].values()],
        ["FF", "", "S"],
    )
    perfumes = [{"card": "P102", "stored": "F"}, {"card": "P105", "stored": ""}]
    assert_public(lambda named: named["seats"][0]["perfumes"], perfumes)
    assert_public(lambda named: named["seats"][0]["score"], 3)


def test_what_a_perfume_stores_is_told_once() -> None:
    match = scene(BUSY)
    for viewer in VIEWERS:
        perfume = GAME.describe(match.box, match.view(viewer)).find("card P102")
        assert (perfume.values["stored"], perfume.counts) == ("F", {})  # a list would say both


def test_what_a_pool_holds_is_told_once() -> None:
    match = scene("2 seats, blend of 1, starter 1 | seat 1: top R101")
    play(match, "effect(use)")
    effect = GAME.describe(match.box, match.view(0)).find("effect")
    assert (effect.values["pool"], effect.counts) == ("F", {})
    assert [choice.values.get("pool") for choice in effect.children] == [None, None]


def test_py_5_1_perfumers_markers_and_starter() -> None:
    assert_public(lambda named: named["seats"][0]["placed"], ["hire"])
    assert_public(lambda named: [seat["perfumers"] for seat in named["seats"]], [2, 2, 3, 2])
    assert_public(lambda named: [seat["perfumers_left"] for seat in named["seats"]], [1, 2, 2, 2])
    assert_public(
        lambda named: [seat["third_perfumer"] for seat in named["seats"]],
        ["paid_for", "parked", "joined", "parked"],
    )
    assert_public(lambda named: (named["start_marker"], named["starter"]), (1, 3))


def told(match: Match, *decisions: str) -> list[tuple[str, dict[str, Any]]]:
    """What happened, and that everybody is told the same of it."""
    found: list[tuple[str, dict[str, Any]]] = []
    for words in " ".join(decisions).replace(", ", ",").split():
        rows = match.play(GAME.notation.read(match.box, words))
        events = GAME.read_events(match.box, rows, CHANCE, everything=True)
        for reader in VIEWERS:
            assert GAME.read_events(match.box, rows, reader) == events
        found += [(event.name, event.values) for event in events]
    return found


def test_py_5_1_which_cards_were_taken_and_discarded_is_told_to_all() -> None:
    match = scene(
        "4 seats, turn of 1 | columns: P103 R105, 3, 3, 3, 3 | seat 1: hand "
        "IF1 R101 R102 P101 P102 P105 P106"
    )
    happened = told(match, "place(acquire:1) discard(P105) discard(IF1)")
    assert ("card_taken", {"card": "P103", "column": 1}) in happened
    assert ("card_taken", {"card": "R105", "column": 1}) in happened
    discards = [values for name, values in happened if name == "card_discarded"]
    assert discards == [{"card": "P105", "column": 1}, {"card": "IF1", "column": 5}]


def test_py_5_1_payments_installations_and_effects_are_told_to_all() -> None:
    match = scene("4 seats, turn of 1 | columns: 3, 3, 3, 3, 2 | seat 1: hand R101 IF1")
    happened = told(match, "place(note:top) install(R101) at(0) install_done pay(IF1) pay_done")
    assert ("recipe_installed", {"recipe": "R101", "note": "top", "index": 0}) in happened
    assert ("card_paid", {"card": "IF1", "column": 5}) in happened
    match = scene("4 seats, blend of 1 | seat 1: top R101")
    happened = told(match, "effect(use) effect(skip)")
    assert ("tile_used", {"note": "top"}) in happened
    assert ("recipe_skipped", {"recipe": "R101", "note": "top"}) in happened


def test_py_5_1_initial_funds_are_told_to_all() -> None:
    events = []
    match = begin(3)
    again = Match(GAME, match.box, 3)
    for action in match.decisions:
        events += GAME.read_events(match.box, again.play(action), WATCHER)
    funds = [(event.seat, event.values) for event in events if event.name == "funds_taken"]
    assert funds == [(seat, {"card": f"IF{seat + 1}"}) for seat in range(3)]


def test_py_5_1_a_state_holds_no_luck_to_come() -> None:
    assert not [name for name in STATE.names or () if "seed" in name or "rng" in name]
    match = scene("2 seats, store of 2, starter 1")
    play(match, "store_done")
    assert set(odds(match).values()) == {1}
    assert len(odds(match)) > 1  # still any card of the tier can come


@pytest.mark.parametrize("viewer", VIEWERS)
def test_py_5_1_1_when_it_is_over_all_is_open(viewer: int) -> None:
    match = scene(ENDING)
    assert match.view(viewer).seats["hand"].sum() < match.state.seats["hand"].sum()
    play(match, "store_done")
    assert (match.view(viewer).seats["hand"] == match.state.seats["hand"]).all()
    assert seen(match, viewer)["seats"][1]["hand"] == ["P305", "R101", "IF2"]


def test_py_5_1_1_a_record_tells_the_order_of_the_decks() -> None:
    match = begin(2)
    lines = [line for line in write(match).splitlines() if " chance " in line]
    assert len(lines) == len(match.decisions) == 7
    assert read(write(match), find_game, match.box).match.state.tobytes() == match.state.tobytes()


def test_py_5_2_a_hand_is_blank_in_the_state_of_others() -> None:
    match = scene(BUSY)
    for viewer in VIEWERS:
        view = match.view(viewer)
        for seat in SEATS:
            assert view.seats[seat].hand.any() == (seat == viewer)


def test_py_5_2_the_content_of_every_hand_follows_from_public_events() -> None:
    """Keeps book of the events that a watcher is told, and of nothing else."""
    match = begin(4)
    hands: list[set[object]] = [{f"IF{seat}"} for seat in (1, 2, 3, 4)]
    rng, steps, compared = make_rng("book"), 0, 0
    while not match.is_over and steps < 400:
        options = match.options()
        action = options[int(rng[0]) % len(options)] if options else min(match.odds())
        rng[0] = (int(rng[0]) * 48271) % 2147483647
        for event in GAME.read_events(match.box, match.play(action), WATCHER):
            if event.name == "card_taken":
                hands[event.seat].add(event.values["card"])
            elif event.name in ("card_paid", "card_discarded"):
                hands[event.seat].remove(event.values["card"])
            elif event.name == "recipe_installed":
                hands[event.seat].remove(event.values["recipe"])
            elif event.name == "produced":
                hands[event.seat].remove(event.values["perfume"])
        steps += 1
        if now_between_turns(match):
            assert [set(hand(match, seat)) for seat in (1, 2, 3, 4)] == hands
            compared += 1
    assert compared > 30
    assert max(map(len, hands)) > 1


def now_between_turns(match: Match) -> bool:
    """Whether no card is on its way from a hand to another place."""
    return GAME.phases[match.state.phase] in ("dev_turn", "blend", "store", "end")


HELD = [["IF1", "P304", "R101"], ["P203", "P205", "IF2"], ["IF3"], ["IF4"]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_py_5_3_the_memory_aid_is_the_same_for_all(viewer: int) -> None:
    match = scene(BUSY)
    match.state.memory_aid = 1
    assert (match.view(viewer).places == match.state.places).all()
    assert [seat["hand"] for seat in seen(match, viewer)["seats"]] == HELD
    assert shown_hands(match, viewer) == HELD


def shown_hands(match: Match, viewer: int) -> list[list[object]]:
    """The cards of every hand on the table for people."""
    nodes = {node.id: node for node in GAME.describe(match.box, match.view(viewer)).walk()}
    hands = [nodes[f"hand {seat + 1}"] for seat in SEATS]
    assert [node.values["cards"] for node in hands] == [3, 3, 1, 1]
    for node in hands:
        assert ("worth" in node.values) == bool(node.children), "what it is worth tells of it"
    return [[card.values["card"] for card in node.children] for node in hands]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_py_5_3_without_it_people_see_how_many_cards_others_hold(viewer: int) -> None:
    match = scene(BUSY)
    assert not match.state.memory_aid
    mine = [held if seat == viewer else [] for seat, held in enumerate(HELD)]
    assert [seat["hand"] for seat in seen(match, viewer)["seats"]] == mine
    assert [seat["hand_size"] for seat in seen(match, viewer)["seats"]] == [3, 3, 1, 1]
    assert shown_hands(match, viewer) == mine
    told = repr(GAME.describe(match.box, match.view(viewer)))
    for seat, held in enumerate(HELD):
        assert all((f"'{card}'" in told) == (seat == viewer) for card in held)


def test_py_5_3_a_match_of_rules_1_lists_them_as_it_did() -> None:
    old, new = (Match(GAME, scene(BUSY).box, 4, rules=rules) for rules in (1, 2))
    assert (old.state.memory_aid, new.state.memory_aid) == (1, 0)
    aided = Match(GAME, old.box, 4, {"memory_aid": True})
    assert aided.state.memory_aid == 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_py_5_3_a_bot_can_work_out_the_hands_without_hidden_state(viewer: int) -> None:
    match = scene(BUSY)
    world = match.view(viewer)
    GAME.guess(match.box, world, viewer, make_rng("hands"))
    assert_sound(match.box, world)
    assert (world.seats["hand"] == match.state.seats["hand"]).all()
    assert world.viewer == EVERYTHING


def test_py_5_4_only_the_order_of_the_decks_is_hidden() -> None:
    """Whoever looks, the table differs from the state in blanked hands alone; they follow (5.2)."""
    match = scene(BUSY)
    for viewer in VIEWERS:
        view, state = match.view(viewer), match.state.copy()
        for seat in SEATS:
            if seat != viewer:
                state.seats[seat].hand[:] = 0
        state.viewer = viewer
        assert view.tobytes() == state.tobytes()


def test_py_5_4_no_draw_is_known_before_it_is_made() -> None:
    """Two matches that differ in a later draw are the same to the byte until then."""
    one, two = (scene("2 seats, store of 2, starter 1") for _ in range(2))
    for match in (one, two):
        play(match, "store_done")
    first, second = list(odds(one))[:2]
    assert one.state.tobytes() == two.state.tobytes()
    play(one, first)
    play(two, second)
    assert one.state.tobytes() != two.state.tobytes()


def test_py_5_5_later_seats_have_no_advantage() -> None:
    """What a seat can do in its Blending phase is the same, whatever the others did before."""
    assert blended((1, 2, 3)) == blended((3, 1, 2))
    masks = []
    for first in ("effect(use)", "effect(skip)"):
        match = scene("2 seats, blend of 1 | seat 1: hand P101 | seat 2: hand P102 P103, top R104")
        play(match, first, first, first)
        while match.seat == 0:
            idle(match)
        mask = np.zeros(GAME.ACTIONS, np.bool_)
        GAME.options(match.box, match.state, mask)
        masks.append(mask.tobytes())
    assert masks[0] == masks[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_column_says_how_many_cards_its_taker_will_have_to_discard(viewer: int) -> None:
    match = scene(BUSY)
    limit = int(match.box.hand_limit)
    match.state.seats[0].hand_left = limit - 1  # those that nobody sees count as well
    columns = [n for n in GAME.describe(match.box, match.view(viewer)).walk() if n.kind == "column"]
    held = match.state.seats[viewer].hand_left if viewer != WATCHER else 0
    for node in columns:
        hand = int(held) + int(node.values["cards"])
        over = {"hand": hand, "over": hand - limit} if hand > limit else {}
        assert {key: node.values[key] for key in ("hand", "over") if key in node.values} == over
    assert any("over" in node.values for node in columns) == (viewer == 0)
