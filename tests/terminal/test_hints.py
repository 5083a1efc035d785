"""Hints at the terminal: the best options, every seat's chance; nothing among several people."""

from __future__ import annotations

import io
import re
import time
from dataclasses import replace
from functools import partial

import pytest
from rich.console import Console

from grasse.games import GAMES
from grasse.players.opinion import ADVISER
from grasse.study.hints import HintedOption, hint
from grasse.terminal import pages, warmup
from grasse.terminal.answers import Option
from grasse.terminal.screen import Screen
from grasse.terminal.speech import Speech
from grasse.words import LANGUAGES, speak
from tests.terminal.scripted import Terminal

TWO = "play parfum --seats 2 --seed 7"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that take no second."""
    quick = partial(hint, iterations=40, trials=20)
    monkeypatch.setattr("grasse.terminal.session.hint", quick)


def test_a_hint_names_options_and_chances_and_plays_nothing(terminal: Terminal) -> None:
    done = terminal.run(f"{TWO} --name Rose", ["hint", "quit"])
    words = speak("en", "parfum")
    assert words.say("hint-title") in done.out
    told = done.out.partition(words.say("hint-title"))[2].partition("saved")[0]
    rows = re.findall(r"^ *(\d+) +(.+?)  +(\d+) % ± (\d+) +(\d+) % +(\d+)", told, re.M)
    assert 2 <= len(rows) <= 3
    for number, label, *_ in rows:
        assert re.search(rf"^ *{number} +{re.escape(label)}", done.out, re.M)
    chances = [int(row[2]) for row in rows]
    assert chances == sorted(chances, reverse=True)
    for *_, mine, _, theirs, _ in rows:
        assert 99 <= int(mine) + int(theirs) <= 101
    assert re.search(words.say("review-why-later")[:20] + "|It would", told)
    assert terminal.run(f"{TWO} --save m", ["hint"]).code == 0
    assert "seat" not in terminal.decisions("m")


def test_what_reads_alike_is_one_row_of_a_hint() -> None:
    game = GAMES["aqua-mirabilis"]
    speech = Speech(game, game.load_box(), speak("en", game.name), ["Rose", "Iris"])
    options = [Option(5, "Go far", "act(5)", ("act(6)",), (6,)), Option(7, "Done", "done")]
    hints = [HintedOption(n, 0.3, [0.5, 0.5], 40.0, 0.01) for n in (6, 5, 7)]
    hints[0] = replace(hints[0], chances=[0.6, 0.4])
    page = pages.hint_page(pages.make_brush(speech), hints, options, ["Rose", "Iris"], 0)
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as told:
        console.print(page)
    rows = re.findall(r"^ *(\d) +(Go far|Done) +(\d+) %", told.get(), re.M)
    assert rows == [("1", "Go far", "60"), ("2", "Done", "50")]


def test_no_hints_among_several_people(terminal: Terminal) -> None:
    done = terminal.run("play parfum --players me,me --seed 5", ["", "hint", "quit"])
    words = speak("en", "parfum")
    assert words.say("hint-off") in done.out
    assert words.say("hint-title") not in done.out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_can_be_asked_for_in_every_language(terminal: Terminal, language: str) -> None:
    words = speak(language, "parfum")
    typed = [words.say("command-hint"), "quit"]
    done = terminal.run(f"{TWO} --language {language}", typed)
    assert words.say("hint-title") in done.out


@pytest.mark.parametrize(
    ("is_laid", "players", "said"),
    [(True, [ADVISER], "warmup-search"), (False, ["greedy"], "warmup-opening")],
)
def test_who_waits_is_told_what_for(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    is_laid: bool,
    players: list[str],
    said: str,
) -> None:
    """A hint that takes long does not set up the table again."""
    game, words = GAMES["parfum"], speak("en")
    monkeypatch.setattr(warmup, "SHOWN_AFTER", 0.0)
    monkeypatch.setattr(warmup, "WARM", {(game.name, False)} if is_laid else set())
    monkeypatch.setattr(warmup, "warm_up", lambda *_: time.sleep(0.05))
    warmup.warm_up_game(Screen(), words, game, game.load_box(), players=players)
    assert words.say(said, game=game.title) in capsys.readouterr().out
