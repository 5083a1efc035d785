"""The docs and docstrings are in plain English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.test_manner import ENGLISH, wrong_habits

ROOT = Path(__file__).resolve().parent.parent
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
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    wrong = [
        f"{page.name}: {fault}"
        for page in pages
        for fault in wrong_habits(prose(page.read_text(encoding="utf-8")), ENGLISH)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_docstrings_are_in_plain_english() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {fault}"
        for path in sorted((ROOT / "grasse").rglob("*.py"))
        for text in docstrings(path.read_text(encoding="utf-8"))
        for fault in wrong_habits(QUOTED.sub("…", " ".join(text.split())), ENGLISH)
    ]
    assert not wrong, "\n" + "\n".join(wrong)
