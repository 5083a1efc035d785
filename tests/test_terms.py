"""One word for one thing: the names in the code keep to the table of CONTRIBUTING.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.test_english import docstrings

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "grasse"
HEADING = "### One word for one thing"

# Words of the column "do not say" that are right for something else as well, so that a name alone
# does not tell: a person has to look.
NOT_LOOKED_FOR = {
    "option": "an action that is legal now",
    "tree": "the table as pieces",
    "log": "what a server writes of its own work",
    "luck": "fine for players",
}
# [word, where] of names that mean something else, with what they mean.
EXCUSED = {
    ("move", "games/"): "a coach, a worker, a scent: pieces move by the rules",
    ("move", "storage/"): "names, ratings and devices go over to another person",
    ("move", "web/"): "what is on the screen moves, and luck.js moves what it keeps",
    ("prepare", "games/parfum/"): "a phase of the rules: perfumes are prepared",
    ("prepare", "server/messages.py"): "sent to pages and bots, who know it by that name",
    ("prepare", "web/main.js"): "what is sent",
    ("door", "web/games/"): "a picture of a house",
}
VERBS = {"cook", "prepare", "take"}
WHERE_JS_NAMES = re.compile(
    r"\b(?:function|class|const|let)\s+(\w+)"
    r"|^\s+(?:static |async |get |set )*#?(\w+)\([^)]*\) \{"
    r"|\bthis\.(\w+) = ",
    re.MULTILINE,
)
NO_METHOD = {"if", "for", "while", "switch", "catch"}


class Term(NamedTuple):
    """A row of the table: the word, where the code has it, and what nobody says instead."""

    word: str
    code: str
    banned: tuple[str, ...]


def read_terms(text: str) -> list[Term]:
    """The rows of the table."""
    _, _, table = text.partition(HEADING)
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in table.partition("\n## ")[0].splitlines()
        if line.startswith("| ")
    ]
    terms = []
    for word, _, code, banned in rows[1:]:
        plain = re.sub(r"\([^)]*\)", "", banned)
        terms.append(Term(word, code, tuple(w.strip() for w in plain.split(",") if w.strip())))
    return terms


TERMS = read_terms((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
BANNED = sorted({word for term in TERMS for word in term.banned} - set(NOT_LOOKED_FOR))


def parts(name: str) -> list[str]:
    """The words that a name is made of, in small letters: take_back, takeBack, TAKE_BACK."""
    return [part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def forms(word: str) -> set[str]:
    """A word as it may stand in a name: door, doors; of a verb cooked, cooking and taken, too."""
    stem = word.removesuffix("e")
    verb = {f"{word}n", f"{stem}ed", f"{stem}ing"} if word in VERBS else set()
    return {word, f"{word}s", *verb}


def says(name: str, banned: str) -> bool:
    """Whether a name says a word; one with a capital, as Refused, is the whole of a name."""
    if banned[0].isupper():
        return name == banned
    wanted, found = [forms(word) for word in banned.split()], parts(name)
    return any(
        all(part in form for part, form in zip(found[at:], wanted, strict=False))
        for at in range(len(found) - len(wanted) + 1)
    )


def names_in_python(source: str) -> Iterator[str]:
    """The names that a file gives to something."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.arg():
                yield node.arg
            case ast.alias(asname=str()):
                yield str(node.asname)


def names_in_js(source: str) -> Iterator[str]:
    """The same of a file of the page."""
    for found in WHERE_JS_NAMES.finditer(source):
        name = next(filter(None, found.groups()))
        if name not in NO_METHOD:
            yield name


def names(path: Path, source: str) -> set[str]:
    """What a file calls things, and what it is called itself."""
    given = names_in_python(source) if path.suffix == ".py" else names_in_js(source)
    return {path.stem, *given}


def is_excused(banned: str, where: str) -> bool:
    """Whether a word means something else there."""
    return any(word == banned and where.startswith(place) for word, place in EXCUSED)


def faults(where: str, source: str) -> list[str]:
    """The names in a file that go against the table."""
    return [
        f"{where}: {name} says {banned!r}"
        for banned in BANNED
        if not is_excused(banned, where)
        for name in sorted(names(Path(where), source))
        if says(name, banned)
    ]


def sources() -> Iterator[tuple[str, str]]:
    """Every file of ours in the house, and what is in it."""
    for path in sorted([*HOUSE.rglob("*.py"), *HOUSE.rglob("*.js")]):
        where = path.relative_to(HOUSE).as_posix()
        if not where.startswith(("web/vendor/", "web/bundle/")):
            yield where, path.read_text(encoding="utf-8")


def test_the_table_is_read() -> None:
    assert {"kitchen", "door", "program", "take back", "advice", "Refused"} <= set(BANNED)
    banned = {word for term in TERMS for word in term.banned}
    assert set(NOT_LOOKED_FOR) - {"luck"} <= banned, "an exception that is no longer needed"


@pytest.mark.parametrize("term", TERMS, ids=[term.word for term in TERMS])
def test_what_the_table_names_is_there(term: Term) -> None:
    """A file or folder by its path in the house or in the repository; a name by its letters."""
    for named in re.findall(r"`([^`]+)`", term.code):
        if "/" in named:
            assert (HOUSE / named).exists() or (ROOT / named).exists(), named
        elif named.endswith(".py"):
            rooms = [HOUSE / room for room in re.findall(r"players|terminal|server", term.code)]
            for room in rooms or [HOUSE]:
                assert any(room.rglob(named)), f"{named} in {room.name}"
        else:
            word = re.compile(rf"\b{re.escape(named)}\b")
            assert any(word.search(source) for _, source in sources()), named


def test_no_name_says_another_word() -> None:
    wrong = [fault for where, source in sources() for fault in faults(where, source)]
    assert not wrong, "\n" + "\n".join(wrong)


def test_no_docstring_says_another_word() -> None:
    """Of words that mean nothing else in a sentence of ours."""
    wanted = {"kitchen", "cook", "door", "take back", "advice"} & set(BANNED)
    spoken = {
        word: re.compile(
            r"\b" + r" ".join(f"({'|'.join(sorted(forms(w)))})" for w in word.split()) + r"\b",
            re.IGNORECASE,
        )
        for word in wanted
    }
    wrong = [
        f"{where}: {found[0]!r} in {' '.join(text.split())[:90]!r}"
        for where, source in sources()
        if where.endswith(".py")
        for text in docstrings(source)
        for pattern in spoken.values()
        for found in pattern.finditer(text)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_excuse_is_needed() -> None:
    held = {
        (banned, place)
        for where, source in sources()
        for banned, place in EXCUSED
        if where.startswith(place) and any(says(n, banned) for n in names(Path(where), source))
    }
    assert sorted(set(EXCUSED) - held) == []


# ---------------------------------------------------------------- the tests can fail


@pytest.mark.parametrize(
    ("where", "source", "said"),
    [
        ("server/kitchen.py", "", "kitchen"),
        ("server/x.py", "async def _cook_search(): ...", "cook"),
        ("server/x.py", "def door_of(row): ...", "door"),
        ("server/x.py", "class Refused(Exception): ...", "Refused"),
        ("server/x.py", "self.taken_back = []", "take back"),
        ("players/x.py", "def f(program): ...", "program"),
        ("kernel/x.py", "best_move = 1", "move"),
        ("web/x.js", "  takeBack() {\n  }", "take back"),
        ("web/x.js", "const programs = [];", "program"),
        ("web/parts/x.js", "class Door extends Part {}", "door"),
    ],
)
def test_a_name_with_another_word_is_caught(where: str, source: str, said: str) -> None:
    (fault,) = faults(where, source)
    assert fault.endswith(f"says {said!r}")


@pytest.mark.parametrize(
    "source",
    ["def is_refused(): ...", "removed = 1", "cookie = 1", "indoors = 1", "took = back = 1"],
)
def test_other_names_are_let_through(source: str) -> None:
    assert faults("server/x.py", source) == []
