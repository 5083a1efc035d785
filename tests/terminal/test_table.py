"""The table is drawn whole, in its room, and with the numbers of the options."""

import io
from functools import cache

import pytest
from rich.console import Console

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.players import PLAYERS
from grasse.terminal.answers import list_options
from grasse.terminal.brush import Brush
from grasse.terminal.games import look_of
from grasse.terminal.pages import TablePage, make_brush
from grasse.terminal.screen import Screen
from grasse.terminal.speech import Speech
from grasse.terminal.table import LEVELS, Layout, draw_table
from grasse.words import speak
from tests.everyday import first_and_last
from tests.games.parfum.scene import scene

NAMES = ["Anna", "Ben", "Cleo", "Dina"]


@cache
def scenes() -> list[tuple[Node, Speech, list[int]]]:
    """A table of each phase in which a seat decides, with its options; from a sensible match."""
    game = GAMES["parfum"]
    match, luck = Match(game, game.load_box(), 4), Seeded(3)
    speech = Speech(game, match.box, speak("en", "parfum"), NAMES)
    found: dict[str, tuple[Node, Speech, list[int]]] = {}
    while not match.is_over:
        if match.seat == CHANCE:
            match.play(luck.draw(match))
            continue
        view, options = match.view(match.seat), match.options()
        if len(match.decisions) > 300:
            phase = game.phases[match.state.phase]
            found.setdefault(phase, (game.describe(match.box, view), speech, options))
        player = PLAYERS["greedy"].sit(match.seat, len(match.decisions))
        match.play(player.choose(game, match.box, view, options))
    return list(found.values())


def drawn(layout: Layout, tree: Node, brush: Brush, width: int, level: int = 0) -> str:
    """What a layout draws, as text."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(layout(tree, brush, width, level))
    return capture.get()


@pytest.mark.parametrize(
    ("width", "level"),
    first_and_last([(width, level) for width in (60, 70, 100) for level in range(LEVELS)]),
)
def test_parfum_fits_its_width_and_shows_every_option(width: int, level: int) -> None:
    assert len(scenes()) >= 7
    for tree, speech, actions in scenes():
        options = list_options(speech, tree, actions)
        brush = make_brush(speech, options)
        text = drawn(look_of("parfum").draw, tree, brush, width, level)
        assert max(map(len, text.splitlines())) <= width
        for aroma in look_of("parfum").palette:
            assert aroma in text
        for name in NAMES:
            assert name in text
        on_pieces = {a for node in tree.walk() if node.kind not in HANDLESS for a in node.actions}
        for number, option in enumerate(options, 1):
            assert option.action not in on_pieces or f" {number} " in text, option


# Decisions about these belong to no piece of the drawing, and stand in the list only.
HANDLESS = {"pass", "reroll_all", "water_stop", "claim_stop", "new_minor", "new_major"}


@pytest.mark.parametrize("width", [60, 100])
def test_any_game_can_be_drawn_without_a_layout(width: int) -> None:
    for tree, speech, actions in scenes():
        options = list_options(speech, tree, actions)
        numbers = {option.action: number for number, option in enumerate(options, 1)}
        text = drawn(draw_table, tree, Brush(speech, "aroma", {}, numbers), width)
        for node in tree.walk():
            if node.kind in ("customer", "booth", "bag"):
                assert speech.piece(node).split()[-1] in text
        assert all(f" {number} " in text for number in numbers.values())
        assert "money" in text


def test_each_level_is_no_taller_than_the_one_before() -> None:
    for tree, speech, _ in scenes()[::3]:
        for width in (70, 110):
            heights = [
                drawn(look_of("parfum").draw, tree, make_brush(speech), width, level).count("\n")
                for level in range(LEVELS)
            ]
            assert heights == sorted(heights, reverse=True)


def test_a_small_screen_gets_a_short_table_and_keeps_it() -> None:
    tree, speech, _ = scenes()[0]
    console = Console(
        file=io.StringIO(), width=70, height=30, force_terminal=True, _environ={"TERM": "xterm"}
    )
    screen, page = Screen(console), TablePage()
    tall = page.draw(screen, make_brush(speech), tree, 99)
    short = page.draw(screen, make_brush(speech), tree, 18)
    again = page.draw(screen, make_brush(speech), tree, 99)
    assert screen.height_of(again) == screen.height_of(short) <= 18 < screen.height_of(tall)


def test_colour_is_never_the_only_sign() -> None:
    tree, speech, _ = scenes()[0]
    with_colour = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="256")
    without = Console(file=io.StringIO(), width=100, force_terminal=True, no_color=True)
    brush = make_brush(speech)
    for console in (with_colour, without):
        console.print(look_of("parfum").draw(tree, brush, 100, 0))
    assert isinstance(with_colour.file, io.StringIO)
    assert isinstance(without.file, io.StringIO)
    assert "\x1b[31m" in with_colour.file.getvalue()
    assert "\x1b[31m" not in without.file.getvalue()
    assert "rose" in without.file.getvalue()


@pytest.mark.parametrize(("width", "level"), [(100, 0), (70, 0), (60, LEVELS - 2)])
def test_kept_notes_are_seen_and_have_their_numbers(width: int, level: int) -> None:
    match = scene("2 seats, place, keep notes | seat 1: kept HD-13 | seat 2: kept BS-05")
    game = GAMES["parfum"]
    speech = Speech(game, match.box, speak("en", "parfum"), NAMES)
    tree = game.describe(match.box, match.view(0))
    options = list_options(speech, tree, match.options())
    text = drawn(look_of("parfum").draw, tree, make_brush(speech, options), width, level)
    assert text.count("kept") == 2
    place = next(n for n, each in enumerate(options, 1) if each.label.startswith("Place"))
    (own,) = [line for line in text.splitlines() if f"kept    {place}  " in line]
    assert "(head)" in own
