"""Clauses of the rules that somebody asks for by name or by words."""

from __future__ import annotations

import re

from grasse.games.rulebook import Clause
from grasse.terminal.speech import fold


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
