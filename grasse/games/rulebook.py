"""The rules of a game as its rules.md tells them: block by block, and clause by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

Kind = Literal["heading", "text", "item", "table", "break"]
HEADING: Final = "heading"
TEXT: Final = "text"
ITEM: Final = "item"
TABLE: Final = "table"
BREAK: Final = "break"

_ID = r"[A-Z]{2}-\d+(?:\.\d+)*[a-z]?"
_HEADING = re.compile(r"(#+) (.*)")
_ITEM = re.compile(r"(\s*)(?:-|\d+\.) (.*)")
_BOLD = re.compile(rf"\*\*(?P<id>{_ID})(?P<title>[^*]*)\*\*(?P<rest>.*)", re.DOTALL)
_CELL = re.compile(rf"(?:\*\*)?(?P<id>{_ID})(?:\*\*)?(?P<title>.*)")
_LINE_OF_TABLE = re.compile(r":?-+:?")


@dataclass
class Block:
    """A heading, a paragraph, an item of a list, a table, or a line between chapters."""

    kind: Kind
    text: str = ""  # in one line, with Markdown's signs for bold and code
    level: int = 0  # of a heading, from 1; an item inside another has 1
    clause: str = ""  # PA-3.4.2, if one begins here
    rows: list[list[str]] = field(default_factory=list)  # of a table, the head first
    lines: list[str] = field(default_factory=list)  # as they stand in the file


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
def read_rules(path: Path) -> list[Block]:
    """Every block of a rules.md, in its order."""
    blocks: list[Block] = []
    is_open = False  # whether the next plain line belongs to the last block
    for line in path.read_text(encoding="utf-8").splitlines():
        block = _begun(line)
        last = blocks[-1] if blocks else None
        if not line.strip():
            is_open = False
        elif block.kind == TEXT and is_open and last and last.kind != TABLE and not block.clause:
            last.text += f" {block.text}"
        elif block.kind == TABLE and is_open and last and last.kind == TABLE:
            last.rows += block.rows
        else:
            blocks.append(block)
            is_open = block.kind not in (HEADING, BREAK)
        if blocks:
            blocks[-1].lines.append(line)
    return blocks


def _begun(line: str) -> Block:
    """The block that a line would begin."""
    text = line.strip()
    if re.fullmatch("-{3,}", text):
        return Block(BREAK)
    if match := _HEADING.match(line):
        clause = re.match(_ID, match[2])
        return Block(HEADING, match[2], len(match[1]), clause[0] if clause else "")
    if line.startswith("|"):
        row = [cell.strip() for cell in text[1:-1].split("|")]
        is_line = all(_LINE_OF_TABLE.fullmatch(cell) for cell in row)
        return Block(TABLE, rows=[] if is_line else [row])
    if match := _ITEM.match(line):
        return Block(ITEM, match[2], 1 if match[1] else 0, _bold_clause(match[2]))
    return Block(TEXT, text, clause=_bold_clause(line))


def _bold_clause(text: str) -> str:
    match = _BOLD.match(text)
    return match["id"] if match else ""


def row_clause(row: list[str]) -> str:
    """The clause that a row of a table is, or nothing."""
    match = _CELL.match(row[0])
    return match["id"] if match else ""


@cache
def read_clauses(path: Path) -> dict[str, Clause]:
    """Every clause of a rules.md by its id, in the order of the file."""
    found: dict[str, Clause] = {}
    current: Clause | None = None
    for block in read_rules(path):
        if block.kind in (HEADING, BREAK) or block.clause:
            current = None
        for clause in _clauses_of(block):
            current = found.setdefault(clause.id, clause)
        if current is not None and not block.clause and not any(map(row_clause, block.rows)):
            current.lines += [line.removeprefix("  ") for line in block.lines]
    return found


def _clauses_of(block: Block) -> Iterator[Clause]:
    """The clauses that begin in a block: one, or one in each row of a table."""
    if block.kind == TABLE:
        for row in block.rows:
            if match := _CELL.match(row[0]):
                yield Clause(match["id"], match["title"].strip(), ["; ".join(row[1:])])
    elif block.clause and block.kind == HEADING:
        title = block.text.removeprefix(block.clause).strip()
        yield Clause(block.clause, title, block.lines[1:], is_heading=True)
    elif block.clause:
        item = _ITEM.match(block.lines[0])
        match = _BOLD.match(item[2] if item else block.lines[0])
        assert match is not None  # as there is a clause
        more = [line.removeprefix("  ") for line in block.lines[1:]]
        yield Clause(block.clause, match["title"].strip(" ."), [match["rest"].strip(), *more])


def chapters(path: Path) -> Iterator[list[Block]]:
    """The chapters of a rules.md: every heading of the second level, and what stands below it."""
    chapter: list[Block] = []
    for block in read_rules(path):
        if block.kind == HEADING and block.level <= 2:
            if chapter:
                yield chapter
            chapter = [block] if block.level == 2 else []
        elif chapter:
            chapter.append(block)
    if chapter:
        yield chapter
