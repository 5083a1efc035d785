"""Every clause that refuses something can be read at the prompt."""

import pytest

from grasse.games import GAMES
from grasse.games.rulebook import read_clauses
from grasse.terminal.clauses import find_clause, search_clauses


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_refuses_is_in_the_rules(name: str) -> None:
    game = GAMES[name]
    clauses = read_clauses(game.folder / "rules.md")
    for number in game.clauses:
        clause = clauses[game.clause(number)]
        assert clause.text or clause.title


def test_a_clause_can_be_a_row_of_a_table() -> None:
    clauses = read_clauses(GAMES["aqua-mirabilis"].folder / "rules.md")
    assert clauses["AM-3.12.6"].text == (
        "`originality`; any window; one originality token from the reserve"
    )


def test_a_clause_inside_another_is_one_of_its_own() -> None:
    clauses = read_clauses(GAMES["aqua-mirabilis"].folder / "rules.md")
    assert clauses["AM-3.9.4.7"].text.startswith("*Perfection*")
    assert "AM-3.9.4.7" not in clauses["AM-3.9.4"].text


def test_a_clause_is_found_by_its_name_and_by_words() -> None:
    game = GAMES["parfum"]
    clauses = read_clauses(game.folder / "rules.md")
    assert clauses["PA-3.4.4"].text.startswith("Every action must be spent")
    assert clauses["PA-6.4"].title == ""
    assert "discard pile" in clauses["PA-6.4"].text
    for name in ("PA-3.4.6", "pa-3.4.6", "3.4.6", " 3.4.6. "):
        assert [clause.id for clause in find_clause(clauses, "PA", name)] == ["PA-3.4.6"]
    section = [clause.id for clause in find_clause(clauses, "PA", "3.4")]
    assert section == ["PA-3.4", *(f"PA-3.4.{n}" for n in range(1, 7))]
    assert find_clause(clauses, "PA", "PA-99") == []
    assert "PA-4.8" in [clause.id for clause in search_clauses(clauses, "CLOSING time")]
    assert search_clauses(clauses, "!") == []


def test_a_clause_may_begin_a_paragraph_or_an_item() -> None:
    clauses = read_clauses(GAMES["perfumery"].folder / "rules.md")
    assert clauses["PY-3.5.2"].text.startswith("Any mix of Initial Funds")
    assert clauses["PY-3.3.4"].title == "Forced pass"
    assert clauses["PY-3.6.1.3"].text.startswith("If the hand now has")
    assert clauses["PY-3.12.2"].text.startswith("Starting with column")
    section = [clause.id for clause in find_clause(clauses, "PY", "3.6.1")]
    assert section == ["PY-3.6.1", "PY-3.6.1.1", "PY-3.6.1.2", "PY-3.6.1.3"]
    last_of_a_chapter = clauses["PY-3.14.1"].text
    assert "---" not in last_of_a_chapter
