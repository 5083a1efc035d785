"""What no test of the rules reaches, held against the excuses in tests/unreached.toml.

    python -m tests.reach coverage.json

scripts/coverage calls it with what coverage.py has found. An excuse names a file of a game, or a
line of it by its text; a line without one fails, and so does an excuse that nothing needs.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EXCUSES = Path(__file__).with_name("unreached.toml")


def missed(file: Mapping[str, Any], source: list[str]) -> set[str]:
    """The lines of a file that were not reached, or not left in every way, by their texts."""
    lines = {*file["missing_lines"], *(begin for begin, _ in file["missing_branches"])}
    return {source[line - 1].strip() for line in lines}


def faults(
    found: Mapping[str, set[str]], files: Mapping[str, str], lines: Mapping[str, Mapping[str, str]]
) -> list[str]:
    """Lines without an excuse, and excuses that nothing needs; *found* is what was missed."""
    told, used = [], set()
    for path, texts in found.items():
        name = path.rpartition("/")[2]
        if name in files:
            used.add(name)
            continue
        for text in sorted(texts):
            if text in lines.get(path, {}):
                used.add(f"{path}: {text}")
            else:
                told.append(f"{path}: no test reaches `{text}`, or not every way on from it")
    wanted = [*files, *(f"{path}: {text}" for path, texts in lines.items() for text in texts)]
    return told + [f"{each}: needs no excuse" for each in wanted if each not in used]


def main(report: str) -> int:
    """The command."""
    measured = json.loads(Path(report).read_text(encoding="utf-8"))
    excuses = tomllib.loads(EXCUSES.read_text(encoding="utf-8"))
    found, counts = {}, Counter[str]()
    for path, file in measured["files"].items():
        source = (ROOT / path).read_text(encoding="utf-8").splitlines()
        if texts := missed(file, source):
            found[path.removeprefix("grasse/games/")] = texts
        if Path(path).name not in excuses["files"]:
            counts.update({name: n for name, n in file["summary"].items() if isinstance(n, int)})
    lines = f"{counts['covered_lines']:,} of {counts['num_statements']:,} lines"
    ways = f"{counts['covered_branches']:,} of {counts['num_branches']:,} ways on from a branch"
    print(f"The tests reach {lines} of the rules, and {ways}.")
    told = faults(found, excuses["files"], excuses["lines"])
    print("\n".join(told) or "All others have an excuse in tests/unreached.toml.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
