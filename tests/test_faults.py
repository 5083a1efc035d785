"""What is wrong in a box file is said in every language, and in English as the loader says it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.words import FAULTS, LANGUAGES, Words

ROOT = Path(__file__).parents[1] / "grasse"
SOURCES = [ROOT / "kernel" / "boxfile.py", *sorted(ROOT.glob("games/*/box.py"))]


def said(path: Path) -> Iterator[tuple[str, str]]:
    """The key and the English of every fault that a file can note."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        told: dict[str, list[str]] = {}  # what `said` and the like were given, in order
        calls = []
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for name, value in assigned(node):
                    told.setdefault(name, []).append(value)
            elif isinstance(node, ast.Call) and is_fault(node):
                calls.append(node)
        for call in calls:
            texts = [part for part in call.args if isinstance(part, (ast.Constant, ast.Name))]
            key, text = texts[-2:]
            if isinstance(key, ast.Constant) and isinstance(text, ast.Constant):
                yield str(key.value), str(text.value)
            elif isinstance(key, ast.Constant) and isinstance(text, ast.Name):
                yield from ((str(key.value), each) for each in told.get(text.id, []))


def assigned(node: ast.Assign) -> Iterator[tuple[str, str]]:
    """Names and the texts that they are given."""
    target = node.targets[0]
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    for name, value in zip(names, values, strict=False):
        if isinstance(name, ast.Name) and isinstance(value, ast.Constant):
            yield name.id, str(value.value)


def is_fault(call: ast.Call) -> bool:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    return name in ("fault", "superfluous", "get", "_unread") and len(call.args) >= 3


FOUND = sorted({pair for path in SOURCES for pair in said(path)})
KEYS = sorted({key for key, _ in FOUND})


def test_the_faults_are_found() -> None:
    assert {"missing", "range", "counted", "dice-clock", "deal", "tiers", "not-toml"} <= set(KEYS)
    assert len(KEYS) > 60


@pytest.mark.parametrize("key", KEYS)
def test_a_fault_is_said_in_english_as_the_loader_says_it(key: str) -> None:
    words = Words("en", "", more=FAULTS)
    texts = [text for found, text in FOUND if found == key]
    named = {name: f"<{name}>" for text in texts for name in re.findall(r"{(\w+)}", text)}
    assert words.say(f"fault-{key}", **named) in [text.format(**named) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_and_nothing_else(language: str) -> None:
    text = (ROOT / "words" / language / f"{FAULTS}.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^fault-([a-z0-9-]+) =", text, re.MULTILINE)) == KEYS
