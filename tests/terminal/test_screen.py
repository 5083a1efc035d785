"""Terminals that can do less are shown less, and nothing breaks."""

import io

import pytest
from rich.console import Console

from grasse.terminal.screen import Screen, make_console


def test_signs_that_cannot_be_written_are_replaced_one_for_one() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    make_console(stream).print("● rosé · cœur “Straße” □▲✕ 日", soft_wrap=True)
    stream.flush()
    assert raw.getvalue().decode() == '* rose - cour "Strase" #Fx ?\n'


def test_a_name_is_no_markup() -> None:
    stream = io.StringIO()
    make_console(stream).print("[bold]Anna[/] :smile: 12")
    assert stream.getvalue() == "[bold]Anna[/] :smile: 12\n"


def test_a_curtain_wipes_the_screen_and_what_has_scrolled_away() -> None:
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, _environ={"TERM": "xterm"})
    Screen(console).wipe()
    assert stream.getvalue() == "\x1b[H\x1b[2J\x1b[3J"


@pytest.mark.parametrize("terminal", [True, False])
def test_a_teletype_gets_lines_instead(terminal: bool) -> None:
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=terminal, height=30, _environ={"TERM": "dumb"})
    screen = Screen(console)
    screen.wipe()
    screen.clear()
    assert "\x1b" not in stream.getvalue()
    assert (stream.getvalue().count("\n") > 20) == terminal
