"""The rules of a game, clause by clause, as its rules.md has them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from grasse.terminal.speech import fold

_ID = r"(?P<id>[A-Z]{2}-\d+(?:\.\d+)*[a-z]?)"
_HEADING = re.compile(rf"#+ {_ID} (?P<text>.*)")
_ITEM = re.compile(rf"(?:(?:-|\d+\.) )?\*\*{_ID}(?P<title>[^*]*)\*\*(?P<text>.*)")
_ROW = re.compile(rf"\| *(?:\*\*)?{_ID}(?:\*\*)?(?P<title>[^|]*)\|(?P<text>.*)\|")


@dataclass
class Clause:
    """One clause: PA-3.4.2, what it says, and whether it is the heading of others."""

    id: str
    title: str = ""
    lines: list[str] = field(default_factory=list)
    is_heading: bool = False

    @property
    def text(self) -> str:
        """What it says, as Markdown."""
        return "\n".join(self.lines).strip()

    @property
    def summary(self) -> str:
        """What it says, in one line without signs."""
        plain = re.sub(r"[*`|#]|-{3,}", "", f"{self.title} {self.text}")
        return " ".join(plain.split())


@cache
def read_clauses(path: Path) -> dict[str, Clause]:
    """Every clause of a rules.md by its id, in the order of the file."""
    found: dict[str, Clause] = {}
    current: Clause | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        clause = _open_clause(line)
        if clause is not None:
            current = found.setdefault(clause.id, clause)
        elif line.startswith("#") or re.fullmatch("-{3,}", line.strip()):
            current = None
        elif current is not None:
            current.lines.append(line[2:] if line.startswith("  ") else line)
    return found


def _open_clause(line: str) -> Clause | None:
    """The clause that begins in this line, if one does."""
    if match := _HEADING.match(line):
        return Clause(match["id"], match["text"].strip(), is_heading=True)
    if match := _ITEM.match(line):
        return Clause(match["id"], match["title"].strip(" ."), [match["text"].strip()])
    if match := _ROW.match(line):
        cells = [cell.strip() for cell in match["text"].split("|")]
        return Clause(match["id"], match["title"].strip(), ["; ".join(cells)])
    return None


def find_clause(clauses: dict[str, Clause], prefix: str, given: str) -> list[Clause]:
    """The clause that is called *given* (PA-3.4.2, pa-3.4.2 or 3.4.2) and those inside it."""
    name = given.strip().upper().rstrip(".")
    if re.fullmatch(r"\d+(\.\d+)*", name):
        name = f"{prefix}-{name}"
    if name not in clauses:
        return []
    return [clause for id, clause in clauses.items() if id == name or id.startswith(f"{name}.")]


def search_clauses(clauses: dict[str, Clause], given: str) -> list[Clause]:
    """The clauses in which all words of *given* occur."""
    parts = fold(given).split()
    if not parts:
        return []
    return [
        clause
        for clause in clauses.values()
        if all(f" {part}" in f" {fold(clause.summary)}" for part in parts)
    ]
