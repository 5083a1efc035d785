"""Every clause of every game is named by a test, and cited in the code that carries it out.

Short lists of excuses are the only way out: EXCUSES below, and uncited.toml for the code.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from grasse.games import GAMES
from grasse.kernel.game import Game

TESTS = Path(__file__).parent

# Why no test names a clause, or no test meets a refusal by it: "PA-2.1": "reason".
EXCUSES: dict[str, str] = {}

# Why no line of a game carries out a clause alone.
UNCITED: dict[str, str] = tomllib.loads((TESTS / "uncited.toml").read_text(encoding="utf-8"))

VARIANTS = {"PA": 11, "PY": 10, "AM": 10}  # the chapter of variants
CHAPTERS = range(2, 7)  # setup, play, limits, the end, secrets, and vectors that have numbers
CHAPTERS_OF_PLAY = range(2, 6)  # of these every clause is cited; the rest says it in another way
CLAUSE = r"{prefix}-\d+(?:\.\d+)+"
# A clause begins a list item or a row, stands in a heading, or is the id of a vector.
STATED = r"^ *(?:\d+\. |- )?(?:\| *)?(?:\*\*|#+ |(?:\{{ *)?id: *|(?<=\| ))({clause})\b"
VECTOR = r"^\| *(T[VE]-\d+[a-z]?)\b"
NAMED = re.compile(r"test_([a-z]+)((?:_\d+)+)(?:_|$)")
NAMED_VECTOR = re.compile(r"test_(t[ve])_(\d+[a-z]?)(?:_|$)")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def rules(game: Game) -> str:
    return (game.folder / "rules.md").read_text(encoding="utf-8")


def stated(game: Game) -> set[str]:
    """All clauses that the rules of a game state, headings of sections among them."""
    clause = CLAUSE.format(prefix=game.prefix)
    return set(re.findall(STATED.format(clause=clause), rules(game), re.MULTILINE))


def wanted(game: Game) -> set[str]:
    """All that must be tested: the clauses of the chapters that rule play, and the vectors.

    A heading whose clauses follow says nothing of its own.
    """
    chapters = {*CHAPTERS, VARIANTS.get(game.prefix, 0)}
    clauses = {clause for clause in stated(game) if chapter(clause) in chapters}
    headings = set(re.findall(rf"^#+ ({game.prefix}-[\d.]+)", rules(game), re.MULTILINE))
    return (clauses - headings) | vectors(game)


def vectors(game: Game) -> set[str]:
    return set(re.findall(VECTOR, rules(game), re.MULTILINE))


def sources(game: Game) -> list[Path]:
    folders = (TESTS / "games" / game.folder.name, TESTS / "every_game")
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def parsed(game: Game) -> Iterator[ast.AST]:
    for path in sources(game):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def named(game: Game) -> set[str]:
    """The clauses and vectors that tests are named for: `test_pa_3_4_2_…` names PA-3.4.2."""
    names = [node.name for node in parsed(game) if isinstance(node, ast.FunctionDef)]
    return {name for name in map(named_by, names) if name.startswith((game.prefix, "TV-", "TE-"))}


def named_by(test: str) -> str:
    """What a test is named for, or nothing."""
    if vector := NAMED_VECTOR.match(test):
        return f"{vector[1].upper()}-{vector[2]}"
    if clause := NAMED.match(test):
        return f"{clause[1].upper()}-{clause[2].strip('_').replace('_', '.')}"
    return ""


def refusals(game: Game) -> set[str]:
    """The clauses that some test gets for an answer: `assert refused(match, …) == "PA-3.4.4"`."""
    found = set()
    for node in parsed(game):
        match node:
            case ast.Assert(
                ast.Compare(ast.Call(ast.Name("refused")), [ast.Eq()], [ast.Constant(str(clause))])
            ):
                found.add(clause)
    return found


def chapter(clause: str) -> int:
    return int(re.split(r"[-.]", clause)[1])


def to_cite(game: Game) -> set[str]:
    """The clauses of the chapters of play."""
    chapters = {*CHAPTERS_OF_PLAY, VARIANTS.get(game.prefix, 0)}
    return {each for each in wanted(game) - vectors(game) if chapter(each) in chapters}


def cited(game: Game) -> set[str]:
    """The clauses that the files of a game name at some line, or answer with: `return PA_3_4_5`.

    Where a clause only gets its number (`PA_3_4_5 = 30405`) nothing is carried out yet.
    """
    sources = (path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py")))
    return {clause for source in sources for clause in cited_in(source, game.prefix)}


def cited_in(source: str, prefix: str) -> set[str]:
    clause = CLAUSE.format(prefix=prefix)
    found = set(re.findall(rf"\b{clause}", source))
    for first, last in re.findall(rf"\b({clause}) to ({clause})", source):
        section, _, begin = first.rpartition(".")
        found |= {f"{section}.{n}" for n in range(int(begin), int(last.rpartition(".")[2]) + 1)}
    answers = re.findall(rf"\b{prefix}((?:_\d+)+)\b(?! = )", source)
    return found | {f"{prefix}-{answer[1:].replace('_', '.')}" for answer in answers}


@every_game
def test_every_clause_of_play_is_cited_in_the_code(game: Game) -> None:
    missing = to_cite(game) - cited(game) - set(UNCITED)
    assert not missing, f"no line of {game.folder} cites {', '.join(sorted(missing))}"


@every_game
def test_no_code_cites_what_does_not_exist(game: Game) -> None:
    unknown = cited(game) - stated(game)
    assert not unknown, f"{game.folder / 'rules.md'} has no {', '.join(sorted(unknown))}"


def test_no_excuse_for_a_citation_is_idle() -> None:
    """An excuse is for a clause of play that exists and that no line cites."""
    open_to_excuse = set().union(*(to_cite(game) - cited(game) for game in GAMES.values()))
    assert set(UNCITED) <= open_to_excuse, f"no need to excuse {set(UNCITED) - open_to_excuse}"
    assert all(len(reason.split()) > 3 for reason in UNCITED.values())


@pytest.mark.parametrize(
    ("source", "clauses"),
    [
        ("x = 1  # PA-3.4.5: why", {"PA-3.4.5"}),
        (
            "# PA-3.4.2 to PA-3.4.5, PA-4.1",
            {"PA-3.4.2", "PA-3.4.3", "PA-3.4.4", "PA-3.4.5", "PA-4.1"},
        ),
        ("PA_3_4_5 = 30405  # no die is left", set()),
        ("return PA_3_4_5 if full else PA_4_2", {"PA-3.4.5", "PA-4.2"}),
        ("# PY-3.4.5, XPA-1.1", set()),
    ],
)
def test_a_citation_is_read(source: str, clauses: set[str]) -> None:
    assert cited_in(source, "PA") == clauses


@every_game
def test_every_clause_and_vector_is_named_by_a_test(game: Game) -> None:
    missing = wanted(game) - named(game) - set(EXCUSES)
    assert not missing, f"no test is named for {', '.join(sorted(missing))}"


@every_game
def test_no_test_is_named_for_what_does_not_exist(game: Game) -> None:
    unknown = named(game) - stated(game) - vectors(game)
    assert not unknown, f"{game.folder / 'rules.md'} has no {', '.join(sorted(unknown))}"


@every_game
def test_every_clause_that_can_refuse_is_stated(game: Game) -> None:
    unknown = {game.clause(number) for number in game.clauses} - stated(game)
    assert not unknown, f"{game.folder / 'rules.md'} has no {', '.join(sorted(unknown))}"


@every_game
def test_every_clause_that_can_refuse_does_so_in_a_test(game: Game) -> None:
    missing = {game.clause(number) for number in game.clauses} - refusals(game) - set(EXCUSES)
    assert not missing, f"no test is refused by {', '.join(sorted(missing))}"


@every_game
def test_no_test_expects_a_refusal_that_cannot_come(game: Game) -> None:
    assert refusals(game) <= {game.clause(number) for number in game.clauses}


def test_no_excuse_is_idle() -> None:
    """An excuse is for something that exists and that no test does."""
    for name, reason in EXCUSES.items():
        games = [game for game in GAMES.values() if name in stated(game) | vectors(game)]
        assert games, f"{name}: there is nothing to excuse"
        assert reason
        for game in games:
            refusing = {game.clause(number) for number in game.clauses}
            assert name not in named(game) or name in refusing - refusals(game), f"{name} is tested"


@pytest.mark.parametrize(
    ("test", "name"),
    [
        ("test_pa_3_4_2_take_die", "PA-3.4.2"),
        ("test_pa_4_16_invariants_hold", "PA-4.16"),
        ("test_tv_05b_alternative", "TV-05b"),
        ("test_te_40_two_parts_count", "TE-40"),
        ("test_pa_lays_a_table", ""),
        ("test_every_game_ends", ""),
    ],
)
def test_a_name_is_read(test: str, name: str) -> None:
    assert named_by(test) == name


def test_the_clauses_of_a_game_are_found() -> None:
    parfum = GAMES["parfum"]
    assert {"PA-2.11", "PA-3.1.1", "PA-3.9.3", "PA-4.3", "PA-6.16", "PA-6.17"} <= wanted(parfum)
    assert {"TV-01", "TV-05b", "TE-40", "PA-11.1.1"} <= wanted(parfum)
    assert "PA-3.2" in stated(parfum) - wanted(parfum)
    assert not {"PA-1.1", "PA-9.2.1"} & wanted(parfum)
    assert len(wanted(parfum)) == 161
