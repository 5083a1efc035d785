"""How the words sound: each language keeps its manner, and our English the habits of a native."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grasse.kernel.tree import Node
from grasse.words import FOLDER, LANGUAGES, speak

# What a text may not contain, and what it wants instead.
Habits = Mapping[str, str]

ENGLISH: Habits = {
    r"\banew\b": "again",
    r"\bonce more\b": "again",
    r"\bso many\b": "the number, or this many",
    r"\b(is|are|was) to decide\b": "whose turn it is",
    r"[.;] [Ww]hose\b[^.?]*\b(is|has|was)\b[^.?]*\.": "anyone whose",
    r"\bof who\b|\bto who\b|\bfor who\b": "anyone who",
    r"[.;] [Ww]ho (does|has|is|plays|wants|knows|needs)\b[^.?]*\.": "anyone who, or if you",
}
CATALOGUES: Mapping[str, Habits] = {
    "en": {**ENGLISH, r"\w'\w": "’", r"\bprograms?\b": "bot", r"\b[Cc]hairs?\b": "seat"},
    "fr": {
        r"\w'\w": "’",
        r"\b([Vv]ous|[Vv]otre|[Vv]os|[Vv]euillez)\b": "tu",
        r"\b(?!assez|chez|nez)\w{3,}ez\b(?<!Chez)(?<!Nez)(?<!Assez)": "tu",
        r"\b[Rr]ounds?\b": "manche",
        r"\b[Cc]haises?\b": "place",
        r"\bprogrammes?\b": "robot",
    },
    "es": {
        r"\b[Ss]illas?\b": "asiento",
        r"\b([Uu]sted|[Ee]scriba|[Ii]ndique|[Ee]lija)\b": "tú",
        r"\bprogramas?\b": "bot",
    },
    "it": {
        r"\w'\w": "’",
        r"\b[Ss]edi[ae]\b": "posto",
        r"\bprogramm[ai]\b": "bot",
    },
    "de": {
        r"\b(St[uü]hle?n?|Stuhls?)\b": "Platz",
        r"\b(Ihnen|Ihre?[mnrs]?)\b(?! Schlussbonus| Prüfsumme)": "du",
        r"\bProgramme?s?\b": "Bot",
    },
}


def wrong_habits(text: str, habits: Habits) -> list[str]:
    """What in *text* goes against *habits*, with the better word."""
    return [
        f"{found[0]!r} wants {better!r}: {text.strip()[:120]!r}"
        for pattern, better in habits.items()
        for found in re.finditer(pattern, text)
    ]


def said_lines(text: str) -> Iterator[str]:
    """What the messages of a catalogue say, line by line; nothing of their keys and values."""
    for line in text.splitlines():
        if not line.startswith("#"):
            said = re.sub(r"^[\w-]+ =|^\s*\*?\[[\w-]+\]", "", line)
            yield re.sub(r"\{[^{}]*\}?", "{}", said).strip()


@pytest.mark.parametrize("language", CATALOGUES)
def test_a_language_keeps_its_manner(language: str) -> None:
    wrong = [
        f"{path.name}: {fault}"
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for line in said_lines(path.read_text(encoding="utf-8"))
        for fault in wrong_habits(line, CATALOGUES[language])
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("catalogue", ["parfum", "perfumery", "aqua-mirabilis"])
def test_an_italian_decision_is_an_imperative(catalogue: str) -> None:
    text = (FOLDER / "it" / f"{catalogue}.ftl").read_text(encoding="utf-8")
    decisions = re.findall(r"^decision-\w+ = (?!Non )(\w+).*$", text, re.MULTILINE)
    assert len(decisions) > 10
    assert [word for word in decisions if re.search("(are|ere|ire|urre|orre)$", word)] == []


# ---------------------------------------------------------------- names
# The page says the same of the same pieces: tests/web/bare/speech.test.js reads the same file.

NAMES = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "piece", "said"), NAMES)
def test_names_agree_with_how_many_and_are_translated(
    game: str, piece: dict[str, Any], said: dict[str, str], language: str
) -> None:
    """A card of an owner's own box keeps the name that it has there."""
    node = msgspec.convert({"id": "", **piece}, Node)
    assert speak(language, game).piece(node) == said[language]


# ---------------------------------------------------------------- the tests can fail


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("Clocks run out. Whose time is up is stood in for by a bot.", "anyone whose"),
        ("The pictures are taken anew.", "again"),
        ("Play once more", "again"),
        ("Stops after so many decisions.", "the number, or this many"),
        ("It is sent to the seat that is to decide.", "whose turn it is"),
        ("Hints are given to who plays alone.", "anyone who"),
        ("It comes last; who does need not queue for it.", "anyone who, or if you"),
    ],
)
def test_a_stiff_sentence_is_caught(text: str, better: str) -> None:
    (wrong,) = wrong_habits(text, ENGLISH)
    assert f"wants {better!r}" in wrong


@pytest.mark.parametrize(
    "text",
    ["Whose turn is it?", "Who plays? Name --players.", "Anyone who plays is told.", "not so much"],
)
def test_a_plain_sentence_is_let_through(text: str) -> None:
    assert wrong_habits(text, ENGLISH) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "page-bot = the best program"),
        ("fr", "page-name = Votre nom"),
        ("fr", "page-say = Envoyez chaque lien"),
        ("fr", "page-sea = dans l'eau"),
        ("es", "page-chair = Silla { $seat }"),
        ("it", "page-chair = sedia libera"),
        ("de", "page-chair = Stuhl { $seat }"),
    ],
)
def test_bad_manners_are_caught(language: str, text: str) -> None:
    (line,) = said_lines(text)
    assert len(wrong_habits(line, CATALOGUES[language])) == 1
