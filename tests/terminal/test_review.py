"""Reviews in a terminal: for people, for programs, and over folders."""

import io
import json
import re
import subprocess
import sys
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import PLAYERS
from grasse.study.review.findings import Review
from grasse.terminal.review import who_did_what
from grasse.words import speak
from tests.terminal.scripted import Terminal


def kept(terminal: Terminal, name: str, seed: int, *players: str) -> Match:
    """A match of bots, kept in a file."""
    game = GAMES["aqua-mirabilis"]
    seated = {seat: PLAYERS[player].sit(seed, seat) for seat, player in enumerate(players)}
    match = play_out(Match(game, game.load_box(), len(players)), seated, Seeded(seed))
    terminal.path(name).parent.mkdir(exist_ok=True)
    terminal.path(name).write_text(record.write(match, players), encoding="utf-8")
    return match


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_reviewed_in_words(terminal: Terminal, language: str) -> None:
    kept(terminal, "m.grasse", 0, "greedy", "uniform")
    done = terminal.run(f"review m.grasse --thinking 12 --language {language}")
    assert done.code == 0, done.err
    words = speak(language, "aqua-mirabilis")
    for key in ("chances", "own", "others", "luck", "end", "worst", "who", "decided"):
        assert words.say(f"review-{key}") in done.out
    mistakes = re.findall(r"\(-\d+\.\d % ± \d+\.\d\)", done.out)
    points = words.say("review-points-error", before="#", after="#", error="#")
    given = re.findall(re.escape(points).replace("\\#", r"-?\d+"), done.out)
    assert len(mistakes) == len(given) > 0
    drawn = words.say("review-points", before="#", after="#")
    assert re.search(re.escape(drawn).replace("\\#", r"-?\d+"), done.out)
    assert "greedy" in done.out
    assert words.say("review-size-blunder") in done.out  # of somebody who plays at random


def test_who_did_what_to_whom_adds_up_in_each_row() -> None:
    names, table = ["Rose", "Iris", "Fleur"], [[0.02, -0.02, 0.0], [-0.3, 0.2, 0.1], [0.0] * 3]
    found = Review(
        "parfum", 3, names, [], cast(Any, None), [], [], [*table, [0.1, 0.1, -0.2]], [], [], []
    )
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as told:
        console.print(who_did_what(found, speak("en", "parfum")))
    rows = [re.split(r"  +", line.strip()) for line in told.get().splitlines()]
    assert rows == [
        ["decided by", "for Rose", "for Iris", "for Fleur"],
        ["Rose", "-30.0 %", "+20.0 %", "+10.0 %"],
        ["Iris", "+0.0 %", "+0.0 %", "+0.0 %"],
        ["Fleur", "+10.0 %", "+10.0 %", "-20.0 %"],
        ["luck", "+2.0 %", "-2.0 %", "+0.0 %"],
    ]


@pytest.mark.slow
def test_programs_get_everything(terminal: Terminal) -> None:
    match = kept(terminal, "m.grasse", 0, "greedy", "uniform")
    done = terminal.run("review m.grasse --thinking 8 --json")
    found = msgspec.json.decode(done.out, type=Review)
    assert found.names == ["greedy", "uniform"]
    assert found.scores == match.scores()
    assert json.loads(done.out)["settings"]["thinking"] == 8
    page = terminal.run("review m.grasse --thinking 8 --html").out
    assert page.startswith("<!DOCTYPE html>")
    assert "greedy" in page


def test_a_folder_is_summed_up_by_player(terminal: Terminal) -> None:
    kept(terminal, "evening/1.grasse", 1, "greedy", "uniform")
    kept(terminal, "evening/2.grasse", 2, "uniform", "greedy")
    done = terminal.run("review evening --thinking 8 --processes 1")
    assert done.code == 0, done.err
    rows = [line.split() for line in done.out.splitlines()]
    assert [row[1] for row in rows if row[:1] == ["greedy"]] == ["2"]


@pytest.mark.slow
def test_a_ray_cluster_finds_the_same(terminal: Terminal) -> None:
    kept(terminal, "evening/1.grasse", 1, "greedy", "uniform")
    kept(terminal, "evening/2.grasse", 2, "uniform", "greedy")
    command = [sys.executable, "-m", "grasse", "review", "evening", "--thinking", "8", "--json"]
    found = [
        subprocess.run(
            [*command, *options], cwd=terminal.folder, capture_output=True, text=True, check=True
        ).stdout
        for options in (("--processes", "1"), ("--ray",))
    ]
    assert len(found[0].splitlines()) == 2
    assert found[0] == found[1]


def test_ray_is_named_if_it_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(terminal, "m.grasse", 1, "greedy", "uniform")
    monkeypatch.setattr("grasse.terminal.review.find_spec", lambda name: None)
    done = terminal.run("review m.grasse --ray")
    assert done.code == 1
    assert "This needs ray: pip install" in done.err


def test_a_match_that_goes_on_is_refused(terminal: Terminal) -> None:
    terminal.run("play aqua-mirabilis --seed 7 --save m.grasse", ["1"] * 3)
    done = terminal.run("review m.grasse")
    assert done.code != 0
    assert "not over" in done.err
