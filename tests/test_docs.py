"""What the documents say is true: all is documented, links lead somewhere, examples run."""

import argparse
import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from grasse.cli import make_parser
from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.research.dataset import export, find_records

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
READ = re.compile(r"""(?:environ(?:\.get|\.setdefault)?[\[(]|getenv\()\s*["'](\w+)["']""")
OURS_BARE = re.compile(r"\bGRASSE_[A-Z_]+\b")
OURS = re.compile(r"""["'](GRASSE_\w+)["']""")


def commands() -> list[str]:
    """The commands of the parser itself."""
    [choices] = [a for a in make_parser()._actions if isinstance(a, argparse._SubParsersAction)]
    return list(choices.choices)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_page_and_stands_in_the_readme(name: str) -> None:
    assert f"docs/games/{name}.md" in (ROOT / "README.md").read_text()
    page = (DOCS / "games" / f"{name}.md").read_text()
    for kind in GAMES[name].event_kinds:
        assert f"`{kind.name}`" in page
    for decision in GAMES[name].notation.decisions:
        assert f"`{decision.name}" in page
    for variant in GAMES[name].variants:
        assert f"`{variant}`" in page


def test_every_player_is_documented() -> None:
    page = (DOCS / "players.md").read_text()
    assert [name for name in PLAYERS if f"`{name}`" not in page] == []


def test_every_command_is_documented() -> None:
    page = (DOCS / "terminal.md").read_text()
    assert commands()
    assert [name for name in commands() if f"grasse {name}" not in page] == []


def test_every_setting_is_documented() -> None:
    page = (DOCS / "settings.md").read_text()
    sources = "\n".join(path.read_text() for path in (ROOT / "grasse").rglob("*.py"))
    found = {*READ.findall(sources), *OURS.findall(sources)}
    assert {"GRASSE_CACHE", "NO_COLOR"} & found  # the patterns still find what they are for
    assert sorted(name for name in found if f"`{name}`" not in page) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text()
    anchors = set(re.findall(r'<a id="([^"]+)">', text))
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        assert not path or (page.parent / path).exists(), f"{page.name}: {target}"
        assert not anchor or path or anchor in anchors, f"{page.name}: {target}"


def test_every_page_of_the_docs_is_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in seen or page.suffix != ".md":
            continue
        seen.add(page)
        for target in re.findall(r"\]\(([^)#\s]+\.md)[^)]*\)", page.read_text()):
            waiting.append((page.parent / target).resolve())
    assert [page for page in DOCS.rglob("*.md") if page not in seen] == []


def test_the_readme_runs() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=flags)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_python_of_the_docs_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parfum = GAMES["parfum"]
    monkeypatch.chdir(tmp_path)
    Path("match.txt").write_text(record.write(Match(parfum, parfum.load_box(), 2)))
    blocks = re.findall(r"```python\n((?!>>>).*?)```", (DOCS / "records.md").read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "records.md", "exec"), {})


@pytest.mark.slow
def test_the_python_of_arena_and_data_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parfum = GAMES["parfum"]
    match, luck = Match(parfum, parfum.load_box(), 2), Seeded(1)
    for _ in range(60):
        match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
    Path(tmp_path, "match.grasse").write_text(record.write(match))
    monkeypatch.chdir(tmp_path)
    export(find_records([tmp_path]), "decisions.parquet")
    for page in ("arena.md", "data.md", "lab.md"):
        blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(), re.DOTALL)
        assert blocks
        for block in blocks:
            exec(compile(block, page, "exec"), {})


def test_the_generated_pages_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "docs/make.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "page", ["terminal.md", "boxes.md", "records.md", "arena.md", "data.md", "lab.md"]
)
def test_the_commands_in_the_docs_are_understood(page: str) -> None:
    parser = make_parser()
    text = (DOCS / page).read_text().replace("    grasse record 1\n", "")  # not a command
    lines = re.findall(r"^    grasse (.+?)(?:\s{2,}.*)?$", text, re.MULTILINE)
    assert lines
    for line in lines:
        parser.parse_args(line.split())


def unknown_commits(text: str) -> list[str]:
    """What reads like a commit and is none of this history; none is known where it is cut short."""
    said = re.findall(r"\b(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,10}\b", text)
    git = ["git", "-C", str(ROOT)]
    whole = ["rev-parse", "--is-shallow-repository"]
    known = subprocess.run([*git, *whole], capture_output=True, text=True, check=False).stdout
    if known.strip() != "false":
        return []
    found = [*git, "merge-base", "--is-ancestor"]
    return [
        each
        for each in dict.fromkeys(said)
        if subprocess.run([*found, each, "HEAD"], capture_output=True, check=False).returncode
    ]


def test_commits_that_figures_name_are_in_this_history() -> None:
    """A commit that was laid into another is gone: name that one, or the day."""
    assert unknown_commits((ROOT / "benchmarks" / "results.md").read_text()) == []


def test_what_is_deployed_is_there() -> None:
    """The files of deploy/ name commands, settings and sources that exist."""
    deploy = ROOT / "deploy"
    unit, container = (deploy / "grasse.service").read_text(), deploy / "Containerfile"
    [command] = re.findall(r"^ExecStart=\S+/grasse (.+)$", unit, re.MULTILINE)
    make_parser().parse_args(command.split())
    [words] = re.findall(r"^CMD (\[.+\])$", container.read_text(), re.MULTILINE)
    program, *arguments = json.loads(words)
    assert program == "grasse"
    make_parser().parse_args(arguments)
    for line in re.findall(r"^COPY (.+) \S+$", container.read_text(), re.MULTILINE):
        assert all((ROOT / source).exists() for source in line.split())
    page = (DOCS / "settings.md").read_text()
    named = {
        name
        for path in deploy.iterdir()
        if path.is_file()
        for name in OURS_BARE.findall(path.read_text())
    }
    assert "GRASSE_PROXIES" in named
    assert sorted(name for name in named if f"`{name}`" not in page) == []
