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
    r"\b[Oo]ftener\b": "more often",
    r"\b[Oo]nly who\b": "only those who, or nobody but",
    r"\bonce more\b": "again",
    r"\bso many\b(?! (\w+ )?that\b)": "the number, or this many",
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


# ---------------------------------------------------------------- buttons
# Imperative in English and Italian, infinitive in French, Spanish and German: as natives have them.

BUTTON = re.compile(r"<button\b.*?</button>", re.DOTALL)
LINKS = set(  # that look like buttons, and what one ticks
    "puzzle-offer page-enlarge page-by-itself page-options-fewer people-make people-export "
    "people-phrase-make people-phrase-new people-phrase-enter people-phrase-go told-offer "
    "people-device-here people-device-instead day-play day-go-on day-practice day-practice-first "
    "day-best day-best-review explorer-deal explorer-here explorer-go-on box-offer "
    "tournament-offer tournament-leave tournament-leave-surely tournament-absent "
    "tournament-present tournament-close tournament-close-surely tournament-my-table "
    "tournament-watch lab-again".split()
)
# They name what they lead to, or are answers and states.
NO_VERB = set(
    "box-back box-confirm box-less box-more explorer-another explorer-go-on lab-all-of-them "
    "lab-one-value lobby-decline page-by-itself-text page-clause page-curtain-open page-dark "
    "page-glance-turn page-learn-done page-learn-offer page-lesson-back page-lesson-book "
    "page-lesson-next page-luck-go page-past-now page-review-back page-review-better "
    "page-review-next page-review-on page-review-played page-review-previous page-review-what "
    "page-rules page-sounds page-tutor-no page-tutor-yes page-why-not people-phrase-done "
    "puzzle-next replay-chance table-you decision-effect decision-kind decision-place "
    "decision-to".split()
)
FRENCH = (
    r"((Ne (pas|plus|rien) (rien )?|Me |Le |La |L’|Tout |Se |S’|Vraiment (le )?|Toujours )?"
    r"\w*(er|ir|oir|dre|ttre|uivre|faire|lire|dire|rire|crire|uire)\b)"
)
SPANISH = r"(No )?\w*(ar|er|ir|ír)(l[ao]s?|se|me)?\b"
# At the end and small: not the noun of "Lerne aus deinen Fehlern". A verb may be all there is.
GERMAN = r"(.*\s[a-zäöü]|^)\w+(en|eln|ern|tun)(?= \(|[,:]| und\b|$)"
MOODS = {
    "fr": re.compile(FRENCH, re.IGNORECASE),
    "es": re.compile(SPANISH, re.IGNORECASE),
    "de": re.compile(GERMAN),
    "it": re.compile(r"(?!(?!Non )\w*(are|ere|ire|urre|orre)l?[aeio]?\b)"),
}


def said_by_key(language: str) -> dict[str, str]:
    """What the catalogues of a language say, by its key, as it is written."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    message = re.compile(r"^([\w-]+) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
    return {key: text for each in texts for key, text in message.findall(each)}


def ways_to_say(text: str) -> list[str]:
    """How a message may begin: its first line, or one line for each number or case."""
    first, *others = text.splitlines()
    if not re.match(r"\{ \$\w+ ->", first):
        others = []
    else:
        first, others = "", re.findall(r"^\s*\*?\[\w+\] (?!\{ \$\w+ ->)(.*)$", text, re.MULTILINE)
    lines = [re.sub(r" ?\(?\{ \$\w+ ->.*", "", line) for line in (first, *others)]
    return [re.sub(r"\{[^{}]*\}", "…", line) for line in lines if line and not line[0].islower()]


def buttons() -> set[str]:
    """The keys of what stands on the buttons of the page, and on what looks like one."""
    page = FOLDER.parent / "web"
    files = [path for path in page.rglob("*.js") if "vendor" not in path.parts]
    keys = set(LINKS)
    for path in files:
        for button in BUTTON.findall(path.read_text(encoding="utf-8")):
            keys.update(re.findall(r'\bsay\(\s*"([\w-]+)"', button))
    return keys


def wrong_buttons(language: str, said: Mapping[str, str]) -> list[str]:
    """The buttons and decisions that are not in the mood of their language."""
    return [
        f"{key}: {text}"
        for key in sorted(said)
        if key not in NO_VERB
        for text in ways_to_say(said[key])
        if not MOODS[language].match(text)
    ]


@pytest.mark.parametrize("language", MOODS)
def test_buttons_and_decisions_are_in_the_mood_of_their_language(language: str) -> None:
    wanted, said = buttons(), said_by_key(language)
    assert len(wanted) > 90
    assert wanted <= set(said)
    shown = {key: said[key] for key in said if key in wanted or key.startswith("decision-")}
    wrong = wrong_buttons(language, shown)
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Copie le lien"),
        ("fr", "Montre la suite"),
        ("fr", "Ouvre un tournoi"),
        ("fr", "{ $count ->\n    [0] Regarder\n   *[other] Regarde\n}"),
        ("es", "Copia el enlace"),
        ("es", "Apúntate"),
        ("de", "Kopiere den Link"),
        ("de", "Zeig mir meinen Satz"),
        ("de", "Lerne aus deinen Fehlern"),
        ("it", "Copiare il link"),
        ("it", "Lasciare fuori"),
    ],
)
def test_a_button_in_another_mood_is_caught(language: str, text: str) -> None:
    assert len(wrong_buttons(language, {"key": text})) == 1


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
        ("Tiles whose users win oftener.", "more often"),
        ("Only who is asked sees them.", "only those who, or nobody but"),
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
