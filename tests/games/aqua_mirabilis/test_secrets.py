"""AM-5: who may see what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from grasse.games import find_game
from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.records import View
from grasse.games.aqua_mirabilis.state import STATE
from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.record import read, write
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import WATCHER
from grasse.kernel.tree import Node
from tests.games.aqua_mirabilis.moves import begin, play
from tests.games.aqua_mirabilis.scene import scene
from tests.games.moves import now, odds, refused
from tests.games.soundness import assert_sound

pytestmark = pytest.mark.interpreted

SEATS = (0, 1, 2)
VIEWERS = (*SEATS, WATCHER)

# Everything that everybody sees is on this table; seat 1 knows the bonus of Dame A, seat 2 of C.
BUSY = """
    3 seats, seat 1, day 7
    seat 1: score 12, dial 3, letter 2, flowers B2 O, essences J, tokens 1, coach -2, peeked A
    seat 2: methods distillation maceration, stored maceration B, lessons spec-N base-R, peeked C
    seat 3: perfume N-1-1 O, presented B-2-4 J N, tiles paris-4, flipped koln-1, influence A2 C
    market: B3 J N2 | workers: B J | king: B | court: J | cubes: B/J3 L/N
    tops: paris-1 koln-2 | bonuses: A rose C letter
"""


def seen(match: Match, viewer: int) -> dict[str, Any]:
    """The state by name, as a viewer may see it."""
    return GAME.named(match.box, match.view(viewer))


def table(match: Match, viewer: int) -> Node:
    """The table for people, as a viewer may see it."""
    return GAME.describe(match.box, match.view(viewer))


def bonuses(match: Match, viewer: int) -> list[str | None]:
    """The end bonuses of Dames A to D, as a viewer may see them."""
    return [dame["end_bonus"] for dame in seen(match, viewer)["dames"].values()]


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


def told_to(match: Match, words: str, reader: int) -> list[Event]:
    """Plays, and answers with what a reader is told of it."""
    rows = match.play(GAME.notation.read(match.box, words))
    return GAME.read_events(match.box, rows, reader)


def assert_public(show: Callable[[dict[str, Any]], Any], expected: Any) -> None:
    """Every seat and a watcher see the same on the busy table, and see it as it is."""
    match = scene(BUSY)
    for viewer in VIEWERS:
        assert show(seen(match, viewer)) == expected
    assert show(GAME.named(match.box, match.state)) == expected


# ---------------------------------------------------------------- AM-5.1: the matrix


def test_am_5_1_the_board_is_open() -> None:
    assert_public(lambda view: view["market"], {"B": 3, "J": 1, "N": 2})
    assert_public(lambda view: sorted(view["workers"]), ["B", "J"])
    assert_public(lambda view: view["cells"], {"B/J": 3, "L/N": 1})
    assert_public(lambda view: (view["king"], view["court"], view["day"]), ("B", "J", 7))
    assert_public(lambda view: [seat["score"] for seat in view["seats"]], [12, 0, 0])
    assert_public(lambda view: [seat["coach"] for seat in view["seats"]], [-2, 0, 0])


def test_am_5_1_personal_boards_are_open() -> None:
    assert_public(lambda view: view["seats"][0]["flowers"], {"B": 2, "O": 1})
    assert_public(lambda view: view["seats"][0]["essences"], {"J": 1})
    assert_public(lambda view: (view["seats"][0]["letter"], view["seats"][0]["dial"]), (2, 3))
    assert_public(lambda view: view["seats"][0]["originality"], 1)
    assert_public(
        lambda view: view["seats"][1]["methods"], {"distillation": {}, "maceration": {"B": 1}}
    )
    assert_public(lambda view: view["seats"][1]["lessons"], ["base-R", "spec-N"])
    perfumes = [
        {"recipe": "N-1-1", "complements": ["O"], "presented": False},
        {"recipe": "B-2-4", "complements": ["J", "N"], "presented": True},
    ]
    assert_public(lambda view: view["seats"][2]["perfumes"], perfumes)
    assert_public(lambda view: view["seats"][2]["flipped"], ["koln-1"])
    assert_public(lambda view: view["seats"][2]["influence"], {"A": 2, "C": 1})


def test_am_5_1_delivery_tiles_display_and_pools_are_open() -> None:
    assert_public(lambda view: view["deliveries"][0], [None, None])  # its Sunday is past
    assert_public(lambda view: all(view["deliveries"][1] + view["deliveries"][2]), True)
    assert_public(lambda view: len(view["display"]), 33)
    assert_public(lambda view: "spec-N" in view["lessons"], False)
    assert_public(lambda view: "spec-O" in view["lessons"], True)


def test_am_5_1_the_top_and_the_set_of_a_stack_are_open() -> None:
    stack = {"top": "paris-1", "tiles": [f"paris-{number}" for number in (1, 2, 3, 5, 6, 7)]}
    assert_public(lambda view: view["stacks"]["paris"], stack)


def test_am_5_1_the_order_below_the_top_is_nowhere() -> None:
    """The tiles of a stack are told in the order of the box; a state has no place for another."""
    assert "order" not in " ".join(STATE.names or ())
    match = scene("3 seats, seat 1 | tops: paris-4")
    play(match, "act(travel-paris) pay(dial)")
    assert set(odds(match).values()) == {1}  # any may come next


def test_am_5_1_an_end_bonus_is_seen_by_who_peeked() -> None:
    match = scene(BUSY)
    assert bonuses(match, 0) == ["rose", None, None, None]
    assert bonuses(match, 1) == [None, None, "letter", None]
    assert bonuses(match, 2) == [None, None, None, None]
    assert bonuses(match, WATCHER) == [None, None, None, None]


def test_am_5_1_that_a_seat_peeked_and_at_whom_is_open() -> None:
    assert_public(lambda view: [seat["peeked"] for seat in view["seats"]], [["A"], ["C"], []])


def test_am_5_1_the_unused_bonuses_are_nowhere_before_the_end() -> None:
    match = begin(3)
    assert not match.state.end_bonuses.any()


def test_am_5_1_the_pending_decision_is_open() -> None:
    match = scene("3 seats, seat 1 | seat 1: essences B")
    play(match, "act(court-A-1) pay(dial) gift(B) gifts_done")
    for viewer in VIEWERS:
        assert (seen(match, viewer)["phase"], seen(match, viewer)["decides"]) == ("peek", 1)
        offered = [action for node in table(match, viewer).walk() for action in node.actions]
        assert bool(offered) == (viewer == 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_am_5_1_two_tables_that_differ_in_a_secret_look_alike(viewer: int) -> None:
    ours, theirs = scene(BUSY), scene(BUSY.replace("A rose C letter", "A rose C essences"))
    assert (message(ours, viewer) == message(theirs, viewer)) == (viewer != 1)


# ---------------------------------------------------------------- AM-5.2: peeks


def peek(first: bool) -> Match:
    """Seat 1 is about to look at the bonus of Dame A, which seat 2 knows or nobody knows."""
    known = "" if first else "| seat 2: peeked A | bonuses: A rose"
    match = scene(f"3 seats, seat 1 | seat 1: essences B {known}")
    play(match, "act(court-A-1) pay(dial) gift(B) gifts_done")
    return match


@pytest.mark.parametrize("reader", VIEWERS)
def test_am_5_2_only_who_looks_learns_what_is_drawn(reader: int) -> None:
    match = peek(first=True)
    play(match, "peek(yes)")
    events = told_to(match, "end_bonus(A, rose)", reader)
    values = [event.values for event in events if event.name == "bonus_seen"]
    assert values == [{"dame": "A", "bonus": "rose" if reader == 0 else None}]
    assert bonuses(match, reader)[0] == ("rose" if reader == 0 else None)


@pytest.mark.parametrize("reader", [0, 2, WATCHER])
def test_am_5_2_also_of_a_bonus_that_another_knows(reader: int) -> None:
    match = peek(first=False)
    events = told_to(match, "peek(yes)", reader)
    assert [event.values for event in events if event.name == "peeked"] == [{"dame": "A"}]
    values = [event.values for event in events if event.name == "bonus_seen"]
    assert values == [{"dame": "A", "bonus": "rose" if reader == 0 else None}]


def test_am_5_2_a_peek_lasts() -> None:
    match = peek(first=True)
    play(match, "peek(yes) end_bonus(A,rose) influence_done end_turn extra(no)")
    play(match, "act(market-B) workers_done pay(dial) end_turn extra(no)")
    assert bonuses(match, 0) == ["rose", None, None, None]
    assert bonuses(match, 1) == [None] * 4
    node = [node for node in table(match, 0).walk() if "rose" in map(str, node.values.values())]
    assert node
    assert not [n for n in table(match, 1).walk() if "rose" in map(str, n.values.values())]


def test_am_5_2_it_cannot_be_undone() -> None:
    match = begin(3)
    while not now(match).endswith("peek"):  # an ordinary match, until somebody has given a gift
        choices = [GAME.notation.write(match.box, action) for action in match.options()]
        play(match, min(choices or odds(match), key=rank))
    seat = match.seat
    assert match.undoable(seat) > 0
    play(match, "peek(yes)")
    assert match.undoable(seat) == 0


LIKED = ("gift(", "gifts_done", "use_method", "input", "produce", "act(court-A", "act(market")


def rank(words: str) -> tuple[int, str]:
    """What comes first for a player who wants to give a gift to Dame A."""
    found = [at for at, liked in enumerate(LIKED) if words.startswith(liked)]
    return (*found, len(LIKED))[0], words


# ---------------------------------------------------------------- AM-5.3 to 5.7


def test_am_5_3_a_search_leaves_no_secret() -> None:
    match = scene("3 seats, seat 1 | seat 1: dial 4, flowers B, coach -2 | tops: paris-4")
    play(match, "produce done done coach(left,1)")
    for viewer in VIEWERS:
        assert seen(match, viewer)["stacks"]["paris"]["tiles"] == [
            f"paris-{number}" for number in range(1, 8)
        ]
    play(match, "take(paris-1)")
    assert len(set(odds(match).values())) == 1


def test_am_5_4_the_new_top_is_public_at_once() -> None:
    match = scene("3 seats, seat 1 | tops: paris-4")
    play(match, "act(travel-paris) pay(dial)")
    for viewer in VIEWERS:
        copy = scene("3 seats, seat 1 | tops: paris-4")
        play(copy, "act(travel-paris) pay(dial)")
        events = told_to(copy, "city_top(paris, paris-6)", viewer)
        assert [event.values for event in events] == [{"city": "paris", "tile": "paris-6"}]
        assert seen(copy, viewer)["stacks"]["paris"]["top"] == "paris-6"


def test_am_5_5_all_luck_is_in_the_record() -> None:
    match = begin(3)
    text = write(match)
    assert text.count(" chance ") == len(match.decisions) == 6 + 4 + 4
    again = read(text, find_game).match
    assert again.state.tobytes() == match.state.tobytes()
    assert not [name for name in STATE.names or () if "seed" in name or "rng" in name]


def test_am_5_5_chance_is_asked_for_tops_and_bonuses_only() -> None:
    match = scene("3 seats, seat 1 | tops: paris-4")
    play(match, "act(travel-paris) pay(dial)")
    assert now(match) == "chance: top"
    assert refused(match, "city_top(paris, paris-4)") == "AM-2.6"
    assert refused(match, "city_top(koln, koln-4)") == "AM-3.2"
    assert refused(match, "end_turn") == "AM-3.2"
    match = scene("3 seats, seat 1 | seat 1: essences B | seat 2: peeked C | bonuses: C rose")
    play(match, "act(court-A-1) pay(dial) gift(B) gifts_done peek(yes)")
    assert now(match) == "chance: peeking"
    assert refused(match, "end_bonus(A, rose)") == "AM-2.8"
    assert refused(match, "end_bonus(B, letter)") == "AM-3.2"


LAST = """
    3 seats, seat 1, trigger 2 | seat 1: tokens 0, peeked A | seat 2: tokens 0 | seat 3: tokens 0
    bonuses: A rose
"""


def test_am_5_6_bonuses_are_revealed_at_the_start_of_the_extra_score() -> None:
    match = scene(LAST)
    play(match, "act(versailles-1) pay(dial) finish end_turn done done")
    assert bonuses(match, WATCHER) == [None] * 4
    play(match, "done")
    assert now(match) == "chance: reveal"
    for viewer in VIEWERS:
        assert bonuses(match, viewer) == ["rose", None, None, None]


def test_am_5_6_those_that_nobody_saw_are_drawn_now() -> None:
    match = scene(LAST)
    play(match, "act(versailles-1) pay(dial) finish end_turn done done done")
    assert len(odds(match)) == 11
    events = play(match, "end_bonus(B,letter) end_bonus(C,london) end_bonus(D,influence)")
    revealed = [event.values for event in events if event.name == "bonus_revealed"]
    assert {(each["dame"], each["bonus"]) for each in revealed} >= {
        ("B", "letter"),
        ("C", "london"),
        ("D", "influence"),
    }
    assert now(match) == "nobody: over"
    assert bonuses(match, WATCHER) == ["rose", "letter", "london", "influence"]


def test_am_5_6_each_is_revealed_once() -> None:
    match = scene(LAST)
    events = play(match, "act(versailles-1) pay(dial) finish end_turn done done done")
    events += play(match, "end_bonus(B,letter) end_bonus(C,london) end_bonus(D,influence)")
    revealed = [event.values["dame"] for event in events if event.name == "bonus_revealed"]
    assert sorted(map(str, revealed)) == ["A", "B", "C", "D"]


def test_am_5_7_a_bot_gets_the_view_of_its_seat() -> None:
    match = scene(BUSY)
    for seat in SEATS:
        view = match.view(seat)
        assert view.viewer == seat
        known = [int(bonus) for bonus in view.end_bonuses if bonus]
        assert len(known) == int(view.seats[seat].peeked.sum())


@pytest.mark.parametrize("viewer", VIEWERS)
def test_am_5_7_what_a_seat_imagines_is_a_table_that_can_be(viewer: int) -> None:
    match = scene(BUSY)
    for seed in range(20):
        world = match.view(viewer)
        GAME.guess(match.box, world, viewer, make_rng("secrets", viewer, seed))
        assert_sound(match.box, world)
        assert (world.end_bonuses > 0).tolist() == [True, False, True, False]
        GAME.hide(match.box, world, viewer)
        assert world.tobytes() == match.view(viewer).tobytes()
