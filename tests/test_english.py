"""The docs, docstrings and comments are in plain English."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.test_manner import ENGLISH, wrong_habits

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("grasse", "tests", "benchmarks", "examples", "campaigns", "deploy", "docs")
PAGE_COMMENT = re.compile(
    r"/\*+(.*?)\*/|((?:^[ \t]*//[^\n]*\n)+)|(?<![:\"'`/])//([^\n]*)", re.DOTALL | re.MULTILINE
)
QUOTED = re.compile(r"`[^`]*`|“[^”]*”|\"[^\"]*\"")  # code, and examples of what not to write


def prose(text: str) -> str:
    """A page without its code and tables of values, sentence after sentence."""
    text = re.sub(r"^```.*?^```|^    .*?$", "", text, flags=re.M | re.S)
    return QUOTED.sub("…", re.sub(r"\s*\n(?=\S)", " ", text))


def docstrings(source: str) -> Iterator[str]:
    """What a module says of itself and of all that is in it."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, kinds):
            yield ast.get_docstring(node) or ""


def test_the_docs_are_in_plain_english() -> None:
    pages = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")]
    pages += sorted((ROOT / "docs").glob("*.md"))
    wrong = [
        f"{page.name}: {fault}"
        for page in pages
        for fault in wrong_habits(prose(page.read_text(encoding="utf-8")), ENGLISH)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def comments(source: str) -> Iterator[str]:
    """The comments of a module; lines that stand below one another are one comment."""
    told, last = "", -1
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            is_alone = token.line.lstrip().startswith("#")
            if told and not (is_alone and token.start[0] == last + 1):
                yield told
                told = ""
            told += " " + token.string.lstrip("# ")
            last = token.start[0] if is_alone else -1
    yield told


def comments_of_page(source: str) -> Iterator[str]:
    """The same of a script or a style sheet."""
    for block, lines, end in PAGE_COMMENT.findall(source):
        yield re.sub(r"^\s*(\*|//)\s?", "", block or lines or end, flags=re.M)


def faults(path: Path, texts: Iterable[str]) -> list[str]:
    """What in *texts* is not plain English."""
    return [
        f"{path.relative_to(ROOT)}: {fault}"
        for text in texts
        for fault in wrong_habits(QUOTED.sub("…", " ".join(text.split())), ENGLISH)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_docstrings_and_comments_are_in_plain_english(room: str) -> None:
    wrong, read = [], 0
    for path in sorted((ROOT / room).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        wrong += faults(path, docstrings(source)) + faults(path, comments(source))
        read += 1
    assert read
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("room", ["grasse/web", "tests/web"])
def test_the_comments_of_the_page_are_in_plain_english(room: str) -> None:
    files = sorted([*(ROOT / room).rglob("*.js"), *(ROOT / room).rglob("*.css")])
    wrong = [
        fault
        for path in files
        if "vendor" not in path.parts
        for fault in faults(path, comments_of_page(path.read_text(encoding="utf-8")))
    ]
    assert files
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("read", "source", "told"),
    [
        (comments, "x = 1  # drawn\n# anew\n# each time\n", ["drawn", "anew each time"]),
        (comments_of_page, "// drawn\n// anew\nf(); // once\n", ["drawn anew", "once"]),
        (comments_of_page, "/** Drawn\n * anew.\n */\n", ["Drawn anew."]),
        (comments_of_page, 'const a = "https://example.org";\n', []),
        (docstrings, 'def f():\n    """Drawn\n    anew."""\n', ["Drawn anew."]),
    ],
)
def test_what_is_written_beside_the_code_is_read(
    read: Callable[[str], Iterator[str]], source: str, told: list[str]
) -> None:
    assert [" ".join(text.split()) for text in read(source) if text.split()] == told
