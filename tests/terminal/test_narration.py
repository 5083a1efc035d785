"""What happened is told shortly, and only to those who may know it."""

from grasse.terminal.games import look_of
from grasse.terminal.narration import Line, Story, plain
from grasse.terminal.speech import SUBJECT, Speech
from grasse.words import speak
from tests.terminal.conftest import Played

NAMES = ["Zoé", "Two", "Three", "Four"]


def speech_of(played: Played) -> Speech:
    return Speech(played.match.game, played.match.box, speak("en", "parfum"), NAMES)


def test_what_happens_again_is_counted() -> None:
    line = Line(0)
    for part in (
        "takes a die",
        "takes a die",
        "rolls",
        "takes a die",
        "takes a die",
        "takes a die",
    ):
        line.add(f"{SUBJECT} {part}")
    assert line.sentence("Zoé") == "takes a die ×2; rolls; takes a die ×3"
    assert line.sentences("Zoé").startswith("Zoé takes a die ×2; Zoé rolls")


def test_minor_things_are_told_only_if_nothing_came_of_them() -> None:
    line = Line(1, minor=["takes a die", "rolls no flask"])
    assert line.told() == ["rolls no flask"]
    line.add("claims")
    assert line.told() == ["claims"]


def test_secrets_of_others_are_not_told(played: Played) -> None:
    story, last = Story.of(played.match), len(played.match.decisions)
    for reader in (-1, 0, 1, 2, 3):
        told = plain(story.lines(speech_of(played), reader, 0, last), NAMES)
        knows = {text.split()[0] for text in told if "takes a water token worth" in text}
        assert knows == ({NAMES[reader]} if reader >= 0 else set())
    told = plain(story.lines(speech_of(played), None, 0, last), NAMES)
    assert {text.split()[0] for text in told if "water token worth" in text} == set(NAMES)


def test_the_news_of_others_is_short_and_the_own_is_whole(played: Played) -> None:
    story, last = Story.of(played.match), len(played.match.decisions)
    speech, brevity = speech_of(played), look_of("parfum").brevity
    first = story.first_turn()
    whole = plain(story.lines(speech, 0, first, last), NAMES)
    short = plain(story.lines(speech, 0, first, last, brevity), NAMES)
    assert len(short) < len(whole) / 2
    for text in ("Zoé takes a violet die", "Zoé rolls", "Two claims", "Round 2 begins"):
        assert any(part.startswith(text) for part in short), text
    assert not any(part.startswith("Two takes a violet die") for part in short)
    assert sum(part.startswith("Two sells") for part in short) == sum(
        part.startswith("Two sells") for part in whole
    )
