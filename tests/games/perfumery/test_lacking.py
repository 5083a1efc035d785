"""What the strip of Perfumery says is missing."""

from collections.abc import Iterator

import pytest

from grasse.games import find_game
from grasse.games.perfumery.lacking import _best, _lacks, _reachable
from grasse.games.perfumery.view import describe
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from tests.games.perfumery.scene import scene

pytestmark = pytest.mark.interpreted

NOTHING = (0, 0, 0, 0)
FLORAL = (1, 0, 0, 0)
ANIMAL = (0, 0, 1, 0)


class Held:
    """A seat with what lies on its Stockyards and its perfumes."""

    def __init__(self, stock: tuple[int, ...] = NOTHING, stored: tuple[int, ...] = NOTHING) -> None:
        self.stock, self.stored = [stock, NOTHING, NOTHING], stored


@pytest.mark.parametrize(
    ("held", "lacks"),
    [
        (Held(), ["A/top"]),
        (Held(stock=(0, 0, 0, 1)), []),  # synthetic replaces what is missing in its Note
        (Held(stored=ANIMAL), []),
        (Held(stored=FLORAL), ["A/top"]),
        (Held(stored=(0, 0, 0, 1)), []),  # PY-3.9.4: and what is stored, in any Note
    ],
)
def test_what_is_missing_is_what_no_blend_makes(held: Held, lacks: list[str]) -> None:
    needs = [(1, 0, 1, 0), NOTHING, NOTHING]
    florals = _reachable(((NOTHING, FLORAL), (NOTHING, FLORAL)), NOTHING)
    assert _lacks(needs, [florals, florals, florals], held) == lacks  # type: ignore[arg-type]


def test_py_3_9_4_synthetic_replaces_what_nothing_else_can_pay_for() -> None:
    needs = [(1, 0, 1, 0), NOTHING, NOTHING]
    nothing = _reachable((), NOTHING)
    held = Held(stock=(0, 0, 0, 1), stored=FLORAL)  # so it has to stand for animal, not for floral
    assert _lacks(needs, [nothing, nothing, nothing], held) == []  # type: ignore[arg-type]


def test_of_two_blends_that_lack_as_much_the_one_counts_for_which_something_is_stored() -> None:
    needs = [(1, 0, 1, 0), NOTHING, NOTHING]
    either = _reachable(((NOTHING, FLORAL), (FLORAL, ANIMAL)), NOTHING)
    for stored in (FLORAL, ANIMAL):
        held = Held(stored=stored)
        assert _lacks(needs, [either, either, either], held) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("stored", "used"),
    [
        ((2, 0, 0, 0), ""),  # the Note makes the floral, and what it lacks is animal
        ((1, 0, 1, 0), "A"),
        ((0, 0, 0, 2), "S"),
        ((0, 0, 1, 1), "A"),  # synthetic comes last
    ],
)
def test_of_what_is_stored_it_is_told_what_has_to_help(stored: tuple[int, ...], used: str) -> None:
    needs = [(1, 0, 1, 0), NOTHING, NOTHING]
    florals = _reachable(((NOTHING, FLORAL),), NOTHING)
    held = Held(stored=stored)
    assert _best(needs, [florals, florals, florals], held)[1] == used  # type: ignore[arg-type]


def test_of_two_blends_the_one_counts_that_takes_less_of_what_is_stored() -> None:
    needs = [(2, 0, 1, 0), NOTHING, NOTHING]
    either = frozenset({(2, 0, 0, 0), ANIMAL})
    held = Held(stored=(2, 0, 1, 0))
    assert _best(needs, [either, either, either], held) == ([], "A")  # type: ignore[arg-type]


def test_a_perfume_says_what_is_stored_for_it() -> None:
    match = scene(
        "2 seats, round 2, produce of 1 | seat 1: hand P101 P104, produced P102:F, stock . F FA"
    )
    tree = describe(match.box, match.view(0))
    helped = {
        node.values["card"]: node.values.get("helps")
        for node in tree.walk()
        if "ready" in node.values
    }
    assert helped == {"P101": "F", "P104": "F"}


def test_an_effect_may_be_skipped() -> None:
    effects = ((NOTHING, FLORAL), (FLORAL, ANIMAL))
    assert _reachable(effects, NOTHING) == {NOTHING, FLORAL, ANIMAL}
    assert _reachable(((FLORAL, ANIMAL),), NOTHING) == {NOTHING}
    assert _reachable(((FLORAL, ANIMAL),), FLORAL) == {FLORAL, ANIMAL}


def questions(seed: int) -> Iterator[tuple[Match, Node]]:
    """The questions of a match, each with the table as it is seen."""
    game = find_game("perfumery")
    match, luck, rng = Match(game, game.load_box(), 2), Seeded(seed), make_rng("lacking", seed)
    while not match.is_over:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
            continue
        yield match, describe(match.box, match.view(match.seat))
        options = match.options()
        names = {game.notation.decision(action).name: action for action in reversed(options)}
        use = names.get("produce", names.get("effect"))
        match.play(options[below(rng, len(options))] if use is None else use)


def test_what_is_ready_can_be_produced_and_nothing_else_can() -> None:
    told = 0
    for match, tree in questions(3):
        if tree.values["phase"] != "produce":
            continue
        write = match.game.notation.write
        offered = {write(match.box, action) for action in match.options()}
        for node in tree.walk():
            if "ready" in node.values:
                told += 1
                can = f"produce({node.values['card']})" in offered
                assert node.values["ready"] == can, (node.values, offered)
    assert told > 2


@pytest.mark.parametrize(
    ("has", "either"),
    [
        ("stock FG F F", 1),  # both need the floral of the Middle and of the Base Note
        ("stock FG FF FF", 0),
        ("stock FG F F, produced P102:F P203:F", 0),  # what is stored pays for any Note
        ("stock FG F F, produced P102:F", 1),
    ],
)
def test_of_two_perfumes_it_is_said_whether_both_can_be_produced(has: str, either: int) -> None:
    match = scene(f"2 seats, round 2, produce of 1 | seat 1: hand P101 P103, {has}")
    tree = describe(match.box, match.view(0))
    ready = [node.values for node in tree.walk() if node.values.get("ready")]
    assert [values["card"] for values in ready] == ["P101", "P103"]
    assert [values["either"] for values in ready] == [either, either]


def test_of_several_perfumes_those_are_told_that_go_together() -> None:
    """P101 and P103 exclude each other, and so do P101 and P105; P103 and P105 do not."""
    match = scene("2 seats, round 2, produce of 1 | seat 1: hand P101 P103 P105, stock FG FG FG")
    tree = describe(match.box, match.view(0))
    ready = [node.values for node in tree.walk() if node.values.get("ready")]
    assert {values["card"]: values["either"] for values in ready} == {"P103": 0, "P105": 0}


@pytest.mark.parametrize(
    ("hand", "stock", "told"),
    [
        ("P101 P103 P104", "FFG FFF FFA", {"P101": 0, "P103": 0, "P104": 0}),
        ("P101 P103 P104", "FG FFF FFA", {"P103": 0, "P104": 0}),  # the two that bring most
        ("P101 P103 P104", "FG F FA", {"P101": 1, "P103": 1, "P104": 1}),  # one of the three
    ],
)
def test_all_are_told_that_can_be_produced_together_or_exclude_each_other(
    hand: str, stock: str, told: dict[str, int]
) -> None:
    match = scene(f"2 seats, round 2, produce of 1 | seat 1: hand {hand}, stock {stock}")
    tree = describe(match.box, match.view(0))
    ready = [node.values for node in tree.walk() if node.values.get("ready")]
    assert {values["card"]: values["either"] for values in ready} == told


def test_nothing_is_missing_while_a_perfume_is_paid_for() -> None:
    paid = 0
    for _, tree in questions(3):
        if tree.values["phase"] in ("produce_pay", "produce_kind"):
            paid += 1
            assert not [node.id for node in tree.walk() if "ready" in node.values]
    assert paid > 2
