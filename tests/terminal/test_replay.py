"""Records, walked through by people and by programs."""

import io
import json

import pytest
from rich.console import Console

from grasse.terminal.replay import Walk
from grasse.terminal.screen import Screen
from grasse.terminal.speech import Speech
from grasse.words import speak
from tests.terminal.conftest import Played
from tests.terminal.scripted import Terminal


@pytest.mark.slow
def test_json_has_an_object_for_each_decision_and_the_whole_state(played: Played) -> None:
    done = played.terminal.run(f"replay {played.file} --json")
    assert done.code == 0
    lines = [json.loads(line) for line in done.out.splitlines()]
    match, game = played.match, played.match.game
    assert [line["number"] for line in lines] == list(range(1, len(match.decisions) + 1))
    assert lines[-1]["state"] == json.loads(json.dumps(game.named(match.box, match.state)))
    for line, action, seat in zip(lines, match.decisions, match.deciders, strict=True):
        assert line["decider"] == ("chance" if seat < 0 else seat + 1)
        assert line["notation"] == game.notation.write(match.box, action)
        assert line["decision"] == game.notation.structured(match.box, action)
        assert line["words"]
    taken = next(line for line in lines if line["decision"]["name"] == "take_die")
    assert taken["words"] == f"Take a {taken['decision']['arguments']['aroma']} die"
    assert taken["events"][0]["name"] == "die_taken"


def test_json_speaks_other_languages(terminal: Terminal) -> None:
    terminal.run("play parfum --seed 7 --save m", ["1"] * 6)
    done = terminal.run("replay m --json --language de")
    words = [json.loads(line)["words"] for line in done.out.splitlines()]
    assert any(speak("de", "parfum").name("aroma", "violet") in text for text in words)


def test_the_log_is_printed_where_nobody_can_step(played: Played) -> None:
    done = played.terminal.run(f"replay {played.file}")
    assert "Zoé chooses clock" in done.out
    assert "Round 2 begins\n" in done.out
    assert "wins with" in done.out
    assert "takes a water token worth" in done.out  # a replay is open


def test_one_seat_s_eyes_see_only_its_own_tokens(played: Played) -> None:
    done = played.terminal.run(f"replay {played.file} --seat 1")
    assert "Zoé takes a water token worth" in done.out
    assert "apprentice 2 takes a water token\n" in done.out
    assert "apprentice 2 takes a water token worth" not in done.out


@pytest.mark.parametrize(
    ("command", "told"),
    [("--seat 5", "There is no seat 5"), ("--seat 1 --json", "--json shows everything")],
)
def test_what_cannot_be_seen_is_complained_of(played: Played, command: str, told: str) -> None:
    done = played.terminal.run(f"replay {played.file} {command}")
    assert done.code == 2
    assert told in done.err


def step(played: Played, seat: int | None, *typed: str) -> list[str]:
    """The pages that a reader sees who types this."""
    script = iter(typed)
    match = played.match
    names = ["Zoé", "apprentice 2", "apprentice 3", "apprentice 4"]
    speech = Speech(match.game, match.box, speak("en", "parfum"), names)
    written = io.StringIO()
    screen = Screen(Console(file=written, width=100, height=40, markup=False))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda prompt: next(script))
        Walk(speech, match, seat).step_through(screen)
    return written.getvalue().split("Parfum · ")[1:]


def test_one_steps_and_jumps_through_a_record(played: Played) -> None:
    last = len(played.match.decisions)
    pages = step(played, None, "", "n", "p", "40", "round 2", "99999", "what", "q")
    places = [page.partition(f" of {last}")[0].rpartition(" ")[2] for page in pages]
    assert places[:5] == ["0", "1", "2", "1", "40"]
    assert places[6] == str(last)
    assert "Round 2 begins" in pages[5]
    assert "wins with" in pages[6]
    assert "Press Enter to go on" in pages[6]


def test_eyes_of_one_seat_do_not_see_what_others_draw(played: Played) -> None:
    match = played.match
    water = match.game.notation.first("water")
    drawn = [
        number
        for number, action in enumerate(match.decisions, 1)
        if water <= action < water + 4 and match.deciders[number - 2] == 1
    ]
    closed = step(played, 1, str(drawn[0]), "q")[1]
    assert "a token worth" not in closed
    assert "tokens 4 (" not in closed.partition("apprentice 2")[2]
    assert "a token worth" in step(played, None, str(drawn[0]), "q")[1]
