"""Makes what is made from something else: docs/games, every records.py, and the page's types.

python docs/make.py           writes them
python docs/make.py --check   fails if one of them is not current
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from docs.anchors import anchors_files
from docs.messages import message_files
from docs.records import record_files
from grasse.games import GAMES
from grasse.games.rulebook import Block, chapters, read_rules
from grasse.kernel.game import Game
from grasse.kernel.notation import Decision
from grasse.words import speak

DOCS = Path(__file__).parent
NOTICE = "<!-- Made by docs/make.py from the game's rules.md and components.toml: edit those. -->"
# How the chapters that tell how to play begin; the rest is for those who build.
HOW_TO_PLAY = {"Setup", "Play", "The", "Limits", "End", "Who", "Information", "Variants,"}
# Where a fact comes from, and what is said about that, stands in the components file.
NOT_PRINTED = ("prov", "provenance", "basis", "remark", "source")


def main(arguments: Sequence[str]) -> int:
    """Writes every page, or checks that every page is current."""
    stale = []
    for path, text in pages():
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(DOCS.parent))
    for path in stale:
        print(f"{path} is not current: run python docs/make.py", file=sys.stderr)
    return 1 if stale else 0


def pages() -> Iterable[tuple[Path, str]]:
    """Everything that is made, with its text."""
    yield from record_files()
    yield from message_files()
    yield from anchors_files()
    for game in GAMES.values():
        yield DOCS / "games" / f"{game.name}.md", game_page(game)


def game_page(game: Game) -> str:
    """The page of one game, for its players."""
    components = tomllib.loads(game.components.read_text(encoding="utf-8"))
    rules = game.folder / "rules.md"
    parts = [
        f"# {game.title}\n\n{NOTICE}",
        opening(game, components.get("meta") or components["game"]),
        "## What is in the box\n\n" + "\n\n".join(tables(components)),
        *(linked(chapter) for chapter in playing(rules)),
        "## Questions\n\n" + questions(read_rules(rules)),
        "## Every decision\n\n" + decisions(game),
        "## Everything that can happen\n\n" + events(game),
        "## Why not?\n\n" + refusals(game),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def opening(game: Game, meta: dict[str, Any]) -> str:
    """Who made it, for whom it is, and how to start."""
    designers = " and ".join(meta.get("designers") or [meta["designer"]])
    facts = meta | meta.get("box", {})  # a file may keep what no rule asks for apart
    age = facts.get("age_min") or facts["age"]
    minutes = facts["minutes"]
    if isinstance(minutes, list):
        minutes = "-".join(map(str, minutes))
    words = speak("en", game.name)
    options = [f"- `{name}`: {words.say(f'variant-{name}')}" for name in game.variants]
    return f"""{words.say("game-blurb")}

*{meta["title"]}* is a game by {designers} ({meta["publisher"]} {meta["year"]}) for
{game.seats[0]} to {game.seats[-1]} players from {age} years,
{minutes} minutes.

    grasse play {game.name}

Variants (`--variant name=yes`):

{chr(10).join(options)}

The rules below are told clause by clause; the same numbers stand in the program, in its
messages and in its tests."""


def tables(components: dict[str, Any]) -> Iterable[str]:
    """A table for every list of rows in the components file."""
    for section, content in components.items():
        if isinstance(content, list) and section not in NOT_PRINTED:
            yield heading(section) + table(content)
        elif isinstance(content, dict):
            lists = {name: rows for name, rows in content.items() if is_table(rows)}
            for name, rows in lists.items():
                yield heading(section if len(lists) == 1 else name) + table(rows)


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def heading(name: str) -> str:
    return f"### {name.replace('_', ' ').capitalize()}\n\n"


def table(rows: list[dict[str, Any]]) -> str:
    """Rows of a components file as a Markdown table; where each came from stands in the file."""
    fields = [name for name in dict.fromkeys(key for row in rows for key in row) if printed(name)]
    lines = ["| " + " | ".join(fields) + " |", "|" + "---|" * len(fields)]
    lines += ["| " + " | ".join(cell(row.get(name, "")) for name in fields) + " |" for row in rows]
    return "\n".join(lines)


def printed(field: str) -> bool:
    return field.rpartition("_")[2] not in NOT_PRINTED


def cell(value: Any) -> str:
    """One value of a components file, for people."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items())
    return str(value)


def playing(rules: Path) -> Iterable[str]:
    """The chapters that tell how to play, as Markdown."""
    for chapter in chapters(rules):
        if chapter[0].text.removeprefix(chapter[0].clause).split()[0] in HOW_TO_PLAY:
            lines = [line for block in chapter for line in block.lines]
            yield "\n".join(lines).rstrip("-\n ")


def linked(chapter: str) -> str:
    """A chapter in which every clause can be linked to: docs/games/parfum.md#pa-3.4.2."""
    clause = r"(\*\*|^#{2,4} )([A-Z]{2}-[\d.]*\d)(?=[ .*])"
    anchored = r'\1<a id="\2"></a>\2'
    text = re.sub(clause, anchored, chapter, flags=re.MULTILINE)
    return re.sub(r'<a id="[^"]*">', lambda anchor: anchor[0].lower(), text)


def questions(rules: Iterable[Block]) -> str:
    """The rulings on what the rulebooks leave open."""
    lines = ["| question | ruling | why |", "|---|---|---|"]
    for number, question, *rest in (row for block in rules for row in block.rows):
        is_ruling = re.fullmatch(r"(?:RU|A|AM)-[\d.]+", number)
        if is_ruling and len(rest) == len(("text", "ruling", "why")):
            lines.append(f"| {question} ({number}) | {rest[1]} | {rest[2]} |")
    return "\n".join(lines)


def decisions(game: Game) -> str:
    """The notation of every decision, as records and --json write it."""
    lines = ["| who | notation |", "|---|---|"]
    for decision in game.notation.decisions:
        seat = game.notation.first(decision.name) < game.ACTIONS
        lines.append(f"| {'seat' if seat else 'chance'} | `{signature(decision)}` |")
    return "\n".join(lines)


def signature(decision: Decision) -> str:
    """A decision and its arguments: take_die(aroma)."""
    inside = ", ".join(argument for argument, _ in decision.arguments)
    return f"{decision.name}({inside})" if inside else decision.name


def events(game: Game) -> str:
    """Every event and its values; the last value of a secret one is for one seat alone."""
    lines = ["| event | values |", "|---|---|"]
    for kind in game.event_kinds:
        lines.append(f"| `{kind.name}` | {', '.join(noun for noun in kind.nouns if noun)} |")
    return "\n".join(lines)


def refusals(game: Game) -> str:
    """Every clause that can forbid a decision, in words."""
    lines = ["| clause | in words |", "|---|---|"]
    for number in game.clauses:
        name = game.clause(number)
        lines.append(f"| [{name}](#{name.lower()}) | {game.explain(number)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
