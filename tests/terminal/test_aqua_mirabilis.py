"""Aqua Mirabilis in the terminal: drawn whole, said in every language, and counted up."""

import io
from collections import Counter
from functools import cache

import pytest
from rich.console import Console

from grasse.games import GAMES
from grasse.kernel.aliases import View
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.terminal.answers import list_options, pick
from grasse.terminal.brush import Brush
from grasse.terminal.games import look_of
from grasse.terminal.games.aqua_mirabilis import SHORT
from grasse.terminal.narration import Story
from grasse.terminal.pages import final_scores, make_brush
from grasse.terminal.speech import Speech
from grasse.terminal.table import LEVELS, draw_table
from grasse.words import LANGUAGES, speak
from tests.everyday import first_and_last, slowly
from tests.terminal.scripted import Terminal

GAME = GAMES["aqua-mirabilis"]
LOOK = look_of("aqua-mirabilis")
NAMES = ["Anna", "Ben", "Cleo", "Dina"]
MATCHES = 15

# Decisions about these are found in the list only: they have no place of their own in the drawing.
LISTED = {"worker", "stock", "end_turn", "enough", "workers_done", "skip"}
LISTED |= {"gifts_done", "influence_done", "finish", "decline", "yes", "no"}


@cache
def scenes() -> dict[str, tuple[Node, tuple[int, ...]]]:
    """A table of each phase in which a seat has a choice, late in matches that try all there is."""
    found: dict[str, tuple[View, tuple[int, ...]]] = {}
    box = GAME.load_box()
    played: Counter[int] = Counter()
    for number in range(MATCHES):
        match, luck = Match(GAME, box, 2 + number % 3), Seeded(number)
        rng = make_rng("scenes", number)
        while not match.is_over:
            if match.seat == CHANCE:
                match.play(luck.draw(match))
                continue
            options = match.options()
            if len(options) > 1:
                found[GAME.phases[match.state.phase]] = (match.view(match.seat), tuple(options))
            least = min(played[action] for action in options)
            new = [action for action in options if played[action] == least]
            action = new[below(rng, len(new))]
            played[action] += 1
            match.play(action)
    return {phase: (GAME.describe(box, view), actions) for phase, (view, actions) in found.items()}


def speech_in(language: str) -> Speech:
    return Speech(GAME, GAME.load_box(), speak(language, GAME.name), NAMES)


def drawn(tree: Node, brush: Brush, width: int, level: int) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(LOOK.draw(tree, brush, width, level))
    return capture.get()


def seats_of(tree: Node) -> int:
    return sum(place.kind == "board" for place in tree.children)


def is_listed_only(node: Node, level: int) -> bool:
    is_in_stack = "top" in node.values
    return node.kind in LISTED or is_in_stack or ("lesson" in node.values and level >= SHORT)


def test_the_matches_go_everywhere() -> None:
    asked = "main worker_moves lesson cost dame giving peek influence ready order convert input"
    more = "store coach city return after extra tile_recipe complement replace"
    assert set(f"{asked} {more}".split()) <= scenes().keys()


@pytest.mark.parametrize(
    ("width", "level"),
    first_and_last([(width, level) for width in (60, 80, 100, 120) for level in range(LEVELS)]),
)
def test_it_fits_its_width_and_shows_every_option(width: int, level: int) -> None:
    speech = speech_in("en")
    for tree, actions in scenes().values():
        options = list_options(speech, tree, actions)
        text = drawn(tree, make_brush(speech, options), width, level)
        assert max(map(len, text.splitlines())) <= width
        assert all(name in text for name in NAMES[: seats_of(tree)])
        on_pieces = {
            action
            for node in tree.walk()
            if not is_listed_only(node, level)
            for action in node.actions
        }
        for number, option in enumerate(options, 1):
            assert option.action not in on_pieces or f" {number} " in text, option


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, *slowly([60, 120])])
def test_each_level_is_no_taller_than_the_one_before(width: int) -> None:
    speech = speech_in("en")
    for tree, _ in list(scenes().values())[::4]:
        tall = [drawn(tree, make_brush(speech), width, n).count("\n") for n in range(LEVELS)]
        assert tall == sorted(tall, reverse=True)
        assert tall[-1] < tall[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_and_every_option_can_be_said(language: str) -> None:
    speech = speech_in(language)
    assert all(speech.name(face) for face in speech.faces.values())
    for tree, actions in scenes().values():
        assert all(speech.piece(node) for node in tree.walk())
        assert list_options(speech, tree, actions)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_in_every_language(language: str) -> None:
    speech = speech_in(language)
    for tree, _ in scenes().values():
        for width in (60, 120):
            assert drawn(tree, make_brush(speech), width, 0)


def test_it_can_be_drawn_without_a_layout() -> None:
    speech = speech_in("en")
    tree, _ = scenes()["main"]
    console = Console(file=io.StringIO(), width=100, markup=False)
    with console.capture() as capture:
        console.print(draw_table(tree, make_brush(speech), 100))
    assert "bergamot stall" in capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_nothing_is_cut_off(language: str, width: int) -> None:
    tree, _ = scenes()["main"]
    assert "…" not in drawn(tree, make_brush(speech_in(language)), width, 0)


def test_scents_are_named_and_never_only_coloured() -> None:
    tree, _ = scenes()["main"]
    text = drawn(tree, make_brush(speech_in("en")), 120, 0)
    for name in ("B bergamot", "J jasmine", "O orange blossom"):
        assert name in text


def test_spaces_that_come_to_the_same_are_one_option() -> None:
    match, luck = Match(GAME, GAME.load_box(), 2), Seeded(1)
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    tree, speech = GAME.describe(match.box, match.view(match.seat)), speech_in("en")
    options = list_options(speech, tree, match.options())
    versailles = [option for option in options if "Versailles" in option.label]
    assert len(versailles) == 1
    assert len(versailles[0].others) == 3
    assert pick("act(versailles-3)", options) == versailles
    assert len(match.options()) == len(options) + sum(len(o.others) for o in options)


def test_the_points_are_accounted_for_to_the_last_one() -> None:
    match, luck, rng = Match(GAME, GAME.load_box(), 3), Seeded(5), make_rng("account")
    story = Story(match)
    while not match.is_over:
        options = [] if match.seat == CHANCE else match.options()
        story.play(options[below(rng, len(options))] if options else luck.draw(match))
    by_seat: Counter[int] = Counter()
    for points in story.points().values():
        by_seat.update(points)
    assert [by_seat[seat] for seat in range(3)] == [total for total, _ in match.scores()]
    console = Console(file=io.StringIO(), width=100, markup=False)
    with console.capture() as capture:
        console.print(final_scores(make_brush(speech_in("en")), match, story))
    assert "1. " in capture.get()
    assert any(line in capture.get() for line in ("originality", "flipped city tiles"))


@pytest.mark.slow
def test_a_watcher_turns_the_page_day_by_day(terminal: Terminal) -> None:
    done = terminal.run("play aqua-mirabilis --players uniform,uniform --seed 3")
    assert done.code == 0
    assert done.out.count("Flower market") > 8
    assert "It is Monday" in done.out
    assert "wins with" in done.out


def test_the_first_question_tells_what_to_do_first(terminal: Terminal) -> None:
    done = terminal.run("play aqua-mirabilis --players me,uniform --seed 3", ["quit"])
    assert "Next: pick flowers at the stalls" in done.flat
