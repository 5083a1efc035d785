"""How a game is played, told to people: the texts, with their numbers from the game's box."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from grasse.games.rulebook import read_clauses
from grasse.kernel.game import Game
from grasse.words import FOLDER

Kind = Literal["text", "item", "figure"]
TEXT: Final = "text"
ITEM: Final = "item"
FIGURE: Final = "figure"

_SECTION = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z]+)\}")
_SEARCH = re.compile(r"<!-- (.*) -->")
_FIGURE = re.compile(r"!\[(?P<says>[^\]]+)\]\((?P<name>[a-z_]+)\)")
_NUMBER = re.compile(r"\{([a-z_]+)\}")
_STEP = re.compile(r"\.?(?P<key>[a-z0-9_]+)|\[(?P<chosen>[^\]]+)\]")


class HowError(ValueError):
    """A text or a table that is not written as it should be."""


@dataclass
class Block:
    """A paragraph, an item of a list, or a figure; a figure's text says what it shows."""

    kind: Kind
    text: str
    figure: str = ""  # the name of a drawing of the game


@dataclass
class Section:
    """What one needs to know about one thing."""

    id: str  # the same in every language
    title: str
    search: str = ""  # words that lead here although they need not stand in the text
    blocks: list[Block] = field(default_factory=list)


@dataclass
class How:
    """How a game is played."""

    title: str
    sections: list[Section]


@dataclass
class Signposts:
    """Which section tells of what: of a question, of a kind of piece, of a clause."""

    phases: dict[str, str]
    kinds: dict[str, str]
    clauses: dict[str, str]  # the beginning of a clause's name -> section; the longest one counts

    def of_clause(self, clause: str) -> str:
        """The section that tells of a clause, or nothing."""
        fitting = [name for name in self.clauses if clause == name or clause.startswith(f"{name}.")]
        return self.clauses[max(fitting, key=len)] if fitting else ""


def text_path(language: str, game: Game) -> Path:
    """Where the text of a game lies in a language."""
    return FOLDER / language / "how" / f"{game.name}.md"


@cache
def _table(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "how.toml").read_text(encoding="utf-8"))


def signposts(game: Game) -> Signposts:
    """Where the sections of a game are needed; the same in every language."""
    table = _table(game.folder)
    return Signposts(table["phases"], table["kinds"], table["clauses"])


def numbers(game: Game) -> dict[str, int]:
    """The numbers that the texts of a game speak of."""
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    box = tomllib.loads(text)
    return {
        name: number["value"] if isinstance(number, dict) else calculate(box, number)
        for name, number in _table(game.folder)["numbers"].items()
    }


def calculate(box: dict[str, Any], expression: str) -> int:
    """A number of the box, or several added up: "customers.total - customers.below"."""
    parts = re.split(r" ([+-]) ", expression)
    total = 0
    for sign, path in zip(["+", *parts[1::2]], parts[::2], strict=True):
        number = int(path) if path.isdecimal() else _find(box, path)
        total += number if sign == "+" else -number
    return total


def _find(box: dict[str, Any], path: str) -> int:
    """The number at a path: dice.total, clocks.tokens[set=brown,position=1].actions."""
    here: Any = box
    for step in _STEP.finditer(path):
        if step["key"]:
            here = here[int(step["key"])] if isinstance(here, list) else here[step["key"]]
        else:
            here = _choose(here, step["chosen"])
    if not isinstance(here, int):
        raise HowError(f"{path} is no number")
    return here


def _choose(rows: list[Any], chosen: str) -> Any:
    """What a list has: [id=hire], [most=price], [least=price]; or [count=SUN], how many."""
    (name, value), *others = (part.split("=") for part in chosen.split(","))
    if name == "count":
        return rows.count(value)
    if name in ("least", "most"):
        return (min if name == "least" else max)(rows, key=lambda row: row[value])
    wanted = [(name, value), *others]
    return next(row for row in rows if all(str(row.get(key)) == is_ for key, is_ in wanted))


@cache
def read_how(language: str, game: Game) -> How:
    """How a game is played, in a language."""
    lines = text_path(language, game).read_text(encoding="utf-8").splitlines()
    known = numbers(game)
    how = How(lines[0].removeprefix("# "), [])
    is_open = False  # whether the next plain line belongs to the last block
    for line in lines[1:]:
        if section := _SECTION.fullmatch(line):
            how.sections.append(Section(section["id"], section["title"]))
        elif line.startswith("#"):
            raise HowError(f"{language}, {game.name}: a section has no id: {line}")
        elif search := _SEARCH.fullmatch(line):
            how.sections[-1].search = search[1]
        elif line.strip():
            _add(how.sections[-1].blocks, _NUMBER.sub(lambda m: str(known[m[1]]), line), is_open)
        is_open = bool(line.strip()) and not line.startswith("#")
    return how


def _add(blocks: list[Block], line: str, is_open: bool) -> None:
    """Adds a line to the blocks: it begins one, or goes on with the last."""
    if figure := _FIGURE.fullmatch(line):
        blocks.append(Block(FIGURE, figure["says"], figure["name"]))
    elif line.startswith("- "):
        blocks.append(Block(ITEM, line.removeprefix("- ")))
    elif is_open and blocks and blocks[-1].kind != FIGURE:
        blocks[-1].text += f" {line.strip()}"
    else:
        blocks.append(Block(TEXT, line))


def as_markdown(how: How) -> str:
    """How a game is played, as one text without figures."""
    lines = [f"# {how.title}"]
    for section in how.sections:
        lines.append(f"\n## {section.title}\n")
        for block in section.blocks:
            if block.kind == ITEM:
                lines.append(f"- {block.text}")
            elif block.kind == TEXT:
                lines.append(f"\n{block.text}\n")
    return "\n".join(lines)


def players_clauses(game: Game) -> list[str]:
    """Every clause that a player can meet: it refuses something, or something happens by it."""
    met = {game.clause(number) for number in game.clauses}
    met |= {game.event_clause(kind) for kind in game.event_kinds}
    return [clause for clause in read_clauses(game.folder / "rules.md") if clause in met]
