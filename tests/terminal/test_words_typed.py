"""What somebody types is understood, however it is written."""

from collections.abc import Iterable

import pytest

from grasse.terminal.answers import COMMANDS, Option, pick, read_command
from grasse.terminal.language import usual_language
from grasse.terminal.speech import fold, matches
from grasse.words import LANGUAGES, speak

OPTIONS = [
    Option(7, "Take a rose die", "take_die(rose)"),
    Option(8, "Take a lavender die", "take_die(lavender)"),
    Option(9, "Take a water token", "take_water"),
    Option(10, "Pass", "pass"),
]


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("1", [7]),
        ("4", [10]),
        ("0", []),
        ("5", []),
        ("rose", [7]),
        ("take rose", [7]),
        ("TAKE  A ROSE DIE", [7]),
        ("ro", [7]),
        ("die", [7, 8]),
        ("take", [7, 8, 9]),
        ("take_die( lavender )", [8]),
        ("pass", [10]),
        ("p", [10]),
        ("tulip", []),
        ("²", []),
        ("", []),
    ],
)
def test_an_option_is_picked(given: str, found: list[int]) -> None:
    assert [option.action for option in pick(given, OPTIONS)] == found


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("Règles, s'il vous plaît : Œuvre") == "regles s il vous plait œuvre"
    assert fold("Straße") == "strasse"
    assert list(matches("cedre", ["Un dé de cèdre", "Un dé de rose"])) == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_english_and_in_the_language(language: str) -> None:
    words = speak(language)
    for name in COMMANDS:
        local = words.say(f"command-{name}")
        assert read_command(words, name)[0] == name
        assert read_command(words, f"  {local.upper()} xyz ") == (name, "xyz")
    assert len(set(local_words(language))) == len(COMMANDS)
    negation = words.say("command-not")
    assert read_command(words, f"why {negation} rose") == ("why", "rose")
    assert read_command(words, "why not rose") == ("why", "rose")


def local_words(language: str) -> Iterable[str]:
    return (fold(speak(language).say(f"command-{name}")) for name in COMMANDS)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "", "LANG": "it"}, "it"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
    ],
)
def test_the_usual_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert usual_language(environment) == language
