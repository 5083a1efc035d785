"""A game's rules are known in its own rooms alone: nothing else names its events and decisions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("grasse", "docs", "benchmarks", "scripts", "campaigns", "examples", "deploy")

# Plain words that are also something else outside the games, and what.
EXCUSES = {
    "at": "a column: when something was said or done",
    "clock": "how long one may think",
    "done": "whether a match is over, for a learner",
    "drop": "a decision of the example, Connect Four",
    "ended": "when or how many matches were over",
    "first": "the first of several",
    "install": "a command of pip",
    "minor": "what an example that is a player of Parfum looks for",
    "note": "a noun of the catalogues, in what a perfume still needs",
    "kind": "of an event, an entry, a chair",
    "place": "first, second, third",
    "replace": "how to decode bytes that are no UTF-8",
    "return": "a person comes back to a chair",
    "skip": "the link past the head of the page",
    "token": "the hash of what confirms an address for mail",
    "water": "asked about in the picture of the terminal, which docs/draw.py draws",
    "worker": "a process of a server",
}

JS_STRING = re.compile(r"""(["'`])([a-z_]+)\1""")
JS_NAME = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")  # a key of a table need not be a string


def names() -> set[str]:
    """Every kind of event and of decision of every game."""
    return {
        name
        for game in GAMES.values()
        for name in (*(kind.name for kind in game.event_kinds), *game.notation.names)
    }


def sources() -> Iterator[Path]:
    """Every Python and JavaScript file that is no game's own."""
    own = {name for game in GAMES.values() for name in (game.name, game.folder.name)}
    for room in ROOMS:
        for path in sorted([*(ROOT / room).rglob("*.py"), *(ROOT / room).rglob("*.js")]):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if not ({"vendor", "bundle", ".peers-venv"} & set(parts)) and not own & set(parts):
                yield path


def written(text: str, suffix: str) -> set[str]:
    """The strings that stand in a file, and in JavaScript what might be the key of a table."""
    if suffix == ".js":
        return {found[1] for found in JS_STRING.findall(text)} | set(JS_NAME.findall(text))
    return set(strings(ast.parse(text)))


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string that is a value, and the words of those that are split into words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            whole = node.func.value
            if node.func.attr == "split" and isinstance(whole, ast.Constant):
                yield from str(whole.value).split()


def test_no_event_and_no_decision_is_named_outside_the_rooms_of_its_game() -> None:
    known, wrong, met = names(), [], set()
    for path in sources():
        found = written(path.read_text(encoding="utf-8"), path.suffix) & known
        met |= found
        for name in sorted(found - EXCUSES.keys()):
            wrong.append(f"{path.relative_to(ROOT)} knows {name!r}")
    wrong += [f"{word!r} needs no excuse" for word in sorted(EXCUSES.keys() - met)]
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", 'ROUNDS = {"round_began": "round"}'),
        (".py", 'SOURCES = tuple("king_points round_began".split())'),
        (".py", 'if event.name == "round_began": ...'),
        (".js", 'if (event.name === "round_began") return;'),
        (".js", "const CLAUSES = { round_began: 1 };"),
        (".js", "events.round_began"),
    ],
)
def test_a_name_is_found_however_it_is_written(suffix: str, text: str) -> None:
    assert "round_began" in written(text, suffix) & names()


@pytest.mark.parametrize(
    ("suffix", "text"),
    [(".py", '"""When round_began is told."""'), (".js", "for (const x of at) {}")],
)
def test_what_is_only_spoken_of_is_let_through(suffix: str, text: str) -> None:
    assert not written(text, suffix) & names()
