"""The plan of the house: who may import whom, and how files are called."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "grasse"

# A room may import itself and the rooms on lower steps; never its neighbours on the same step.
STAIRS: tuple[tuple[str, ...], ...] = (
    ("kernel",),
    ("words",),
    ("games",),
    ("players",),
    ("study", "research", "storage"),
    ("server", "terminal"),
    ("cli",),
    ("__main__",),
)
STEP = {room: step for step, rooms in enumerate(STAIRS) for room in rooms}

# Every game has these files, and no others but those below; __init__.py is its card.
GAME_FILES = {
    "__init__.py",
    "actions.py",
    "box.py",
    "chances.toml",
    "components.toml",
    "events.py",
    "features.py",
    "foresight.py",
    "how.toml",
    "legal.py",
    "puzzles.jsonl",
    "records.py",
    "rules.md",
    "rules.py",
    "sense.py",
    "starts.json",
    "state.py",
    "view.py",
}
# What a large game keeps apart, so that no file is too long to find one's way in.
FURTHER_FILES = {
    "aqua_mirabilis": {
        *("areas.py", "conditions.py", "scoring.py", "table.py", "workshop.py"),
        *("moot.py", "standing.py", "sundays.py"),
        *("network.weights", "paces.toml", "proposed.toml"),
    },
    "parfum": {"paces.toml"},
    "perfumery": {"blends.py", "lacking.py", "moot.py", "network.weights", "paces.toml"},
}

BANNED_WORDS = {
    *("util", "utils", "helper", "helpers", "common", "base", "impl", "data", "misc", "core2"),
    *("manager", "managers", "handler", "handlers", "new", "old"),
}
VERSION = re.compile(r"(^|_)v\d+(_|$)|_\d+$")
LONGEST_FILE = 800
LONGEST_LINE = 120  # of the page: Biome breaks what it can, but no template literal and no comment


def imports(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    """Yields the line and the full dotted name of everything that *source* imports, at any depth.

    From `from a import b` comes `a.b`, for b may be a module; a relative import is made whole.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            start = [node.module] if node.module else []
            if node.level:
                here = module.split(".")
                start = here[: len(here) - node.level + is_package] + start
            for alias in node.names:
                yield node.lineno, ".".join([*start, alias.name])
        elif isinstance(node, ast.Call):
            yield from called_import(node)


def called_import(call: ast.Call) -> Iterator[tuple[int, str]]:
    """Yields what `import_module("a.b")` or `__import__("a.b")` imports, if it is written out."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name in {"import_module", "__import__"} and call.args:
        wanted = call.args[0]
        if isinstance(wanted, ast.Constant) and isinstance(wanted.value, str):
            yield call.lineno, wanted.value


def wrong_imports(source: str, module: str, games: set[str], *, is_package: bool) -> list[str]:
    """Lists what is wrong with the imports of *module*, as `line: reason`; *games* are folders."""
    room = room_of(module)
    if room and room not in STEP:
        return [f"1: the room {room} has no step in STAIRS"]
    found = []
    for line, name in imports(source, module, is_package=is_package):
        if name.split(".")[0] != "grasse":
            continue
        wanted = room_of(name)
        if wanted not in STEP:  # grasse itself, or a name such as grasse.__version__
            continue
        if not room:
            found.append(f"{line}: the package itself imports {name}, and every room with it")
        elif wanted != room and STEP[wanted] == STEP[room]:
            found.append(f"{line}: {room} imports its neighbour {name}")
        elif STEP[wanted] > STEP[room]:
            found.append(f"{line}: {room} goes up the stairs for {name}")
        elif wanted == "games":
            found += [f"{line}: {reason}" for reason in wrong_among_games(module, name, games)]
    return found


def wrong_among_games(module: str, name: str, games: set[str]) -> Iterator[str]:
    """Yields why *module* may not import *name*, which is something in grasse.games."""
    here, there = game_of(module, games), game_of(name, games)
    if there and there != here and module != "grasse.games":
        yield f"only the list in grasse/games/__init__.py imports a game by name, here {name}"
    # The list imports the games; a game that imported the list would go round in a circle.
    if here and not there:
        yield f"the game {here} imports the list of games: {name}"


def room_of(name: str) -> str:
    """The room of a dotted name: `games` for `grasse.games.parfum`, nothing for `grasse`."""
    return f"{name}.".split(".")[1]


def game_of(name: str, games: set[str]) -> str:
    """The game whose folder a dotted name is in, or nothing."""
    parts = name.split(".")
    is_game = len(parts) > 2 and parts[1] == "games" and parts[2] in games
    return parts[2] if is_game else ""


def wrong_name(stem: str) -> str:
    """Why a file may not be called *stem*, or nothing."""
    banned = BANNED_WORDS.intersection(stem.split("_"))
    if banned:
        return f"{min(banned)} says nothing about what is in it"
    if VERSION.search(stem):
        return "a version is no part of a name"
    if stem in sys.stdlib_module_names:
        return f"it hides the standard library's {stem}"
    return ""


def python_files(*rooms: str) -> list[Path]:
    """All Python files under the given folders of the repository, in order."""
    found = (path for room in rooms for path in (ROOT / room).rglob("*.py"))
    return sorted(path for path in found if not path.relative_to(ROOT).parts[1].startswith("."))


def game_folders() -> list[Path]:
    """The folders of grasse/games that hold something besides caches, in order."""
    games = HOUSE / "games"
    folders = sorted(games.iterdir()) if games.is_dir() else []
    named = [path for path in folders if path.is_dir() and path.name != "__pycache__"]
    return [path for path in named if files_in(path)]


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name not in ("__pycache__", "lessons")}


def test_imports_only_go_down_the_stairs() -> None:
    games = {folder.name for folder in game_folders()}
    wrong = []
    for path in python_files("grasse"):
        where = path.relative_to(ROOT)
        is_package = path.stem == "__init__"
        module = ".".join(where.parent.parts if is_package else where.with_suffix("").parts)
        source = path.read_text(encoding="utf-8")
        for fault in wrong_imports(source, module, games, is_package=is_package):
            wrong.append(f"{where}:{fault}")
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_docs_draw_the_stairs_as_they_are() -> None:
    stairs = [sorted(rooms) for rooms in STAIRS if rooms != ("__main__",)]
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    drawn = re.search(r"imports only go down them:\n\n((?:    .*\n)+)", contributing)
    assert drawn
    steps = [line[4:].split("  ")[0].split(" · ") for line in drawn[1].splitlines()]
    assert [sorted(step) for step in reversed(steps)] == stairs
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    line = re.search(r"^    (kernel < .*)$", architecture, re.MULTILINE)
    assert line
    assert [sorted(step.split(", ")) for step in line[1].split(" < ")] == stairs


def test_the_readme_says_what_the_tests_need() -> None:
    """Players need Python alone; whoever tests needs what scripts/test looks for, too."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    says = readme.partition("## Two commands")[2].partition("\n![")[0]
    assert "Chromium" in says
    assert "`scripts/play` needs nothing else" in says


def test_every_game_has_the_same_files() -> None:
    wrong = []
    for folder in game_folders():
        files = files_in(folder)
        wrong += [f"{folder.name} lacks {name}" for name in sorted(GAME_FILES - files)]
        known = GAME_FILES | FURTHER_FILES.get(folder.name, set())
        wrong += [f"{folder.name} also has {name}" for name in sorted(files - known)]
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_file_of_a_game_is_explained() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, rooms = page.partition("## The rooms of a game\n")
    rows = re.findall(r"^\| (`.*?) \|", rooms.partition("\n## ")[0], re.MULTILINE)
    explained = re.findall(r"`([\w.]+)`", " ".join(rows))
    assert set(explained) == GAME_FILES.union(*FURTHER_FILES.values())


def test_files_are_called_by_good_nouns() -> None:
    wrong = []
    for path in python_files("grasse", "benchmarks", "campaigns", "docs", "examples", "tests"):
        reason = wrong_name(path.stem)
        if reason and path != HOUSE / "__main__.py":
            wrong.append(f"{path.relative_to(ROOT)}: {reason}")
    assert not wrong, "\n" + "\n".join(wrong)


def page_files() -> list[Path]:
    """The JavaScript and CSS of the page and of its tests."""
    files = [p for kind in ("*.js", "*.css") for p in (HOUSE / "web").rglob(kind)]
    return [p for p in files if "vendor" not in p.parts] + list((ROOT / "tests").rglob("*.js"))


def test_no_line_of_the_page_is_longer_than_a_screen_is_wide() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)} characters"
        for path in [*page_files(), *(HOUSE / "web").glob("*.d.ts")]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_no_file_is_longer_than_one_can_read() -> None:
    files = python_files("grasse", "benchmarks", "campaigns", "docs", "examples", "tests")
    files += page_files()
    wrong = []
    for path in files:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            wrong.append(f"{path.relative_to(ROOT)}: {lines} lines")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("grasse.kernel.match", "from grasse.games import GAMES", "goes up the stairs"),
        ("grasse.kernel.match", "import grasse.server.app as app", "goes up the stairs"),
        ("grasse.kernel.match", "from grasse import games", "goes up the stairs"),
        ("grasse.kernel.match", "from ..players import uniform", "goes up the stairs"),
        ("grasse.kernel.match", "from .. import cli", "goes up the stairs"),
        ("grasse.kernel.match", "def f():\n    from grasse import cli", "2: kernel goes up"),
        ("grasse.kernel.match", "import_module('grasse.games')", "goes up the stairs"),
        ("grasse.kernel.match", "from grasse.words import say", "goes up the stairs"),
        ("grasse.words.catalogue", "from grasse.games import GAMES", "goes up the stairs"),
        ("grasse.study.arena", "from grasse.storage import tables", "its neighbour"),
        ("grasse.server.app", "from grasse.cli import main", "goes up the stairs"),
        ("grasse.games.parfum.rules", "from grasse.games.perfumery import box", "by name"),
        ("grasse.games.parfum.rules", "from ..perfumery.box import BOX", "by name"),
        ("grasse.games.parfum.rules", "from .. import perfumery", "by name"),
        ("grasse.games.parfum.rules", "from grasse.games import GAMES", "the list of games"),
        ("grasse.players.greedy", "from grasse.games.parfum import rules", "by name"),
        ("grasse.attic.match", "", "has no step"),
        ("grasse", "from grasse.games import GAMES", "the package itself"),
    ],
)
def test_a_wrong_import_is_caught(module: str, source: str, reason: str) -> None:
    faults = wrong_imports(
        source, module, {"parfum", "perfumery"}, is_package=module.count(".") == 0
    )
    assert len(faults) == 1
    assert reason in faults[0]


@pytest.mark.parametrize(
    ("module", "is_package", "source"),
    [
        ("grasse.kernel.match", False, "import numpy as np\nfrom .rng import draw"),
        ("grasse.kernel.match", False, "from grasse import __version__"),
        ("grasse.games", True, "from grasse.games import parfum\nfrom . import perfumery"),
        ("grasse.games.parfum", True, "from . import rules\nfrom .box import BOX"),
        ("grasse.games.parfum.rules", False, "from grasse.games.parfum.box import BOX"),
        ("grasse.games.parfum.rules", False, "from ...kernel.jit import jit"),
        ("grasse.players.greedy", False, "from grasse.games import GAMES"),
        ("grasse.study.arena", False, "from grasse.study import luck\nimport grasse.players"),
        ("grasse.cli", False, "from grasse import server, storage, words"),
    ],
)
def test_a_good_import_is_let_through(module: str, is_package: bool, source: str) -> None:
    assert not wrong_imports(source, module, {"parfum", "perfumery"}, is_package=is_package)


@pytest.mark.parametrize(
    "stem", ["utils", "game_helpers", "base", "old_rules", "core2", "search_v2", "random", "types"]
)
def test_a_bad_name_is_caught(stem: str) -> None:
    assert wrong_name(stem)


@pytest.mark.parametrize("stem", ["rules", "rng", "__init__", "test_layers", "database", "events"])
def test_a_good_name_is_let_through(stem: str) -> None:
    assert not wrong_name(stem)
