"""The command: what it lists, what it complains of, and how it ends."""

import json
import shutil
from pathlib import Path

import pytest

from grasse.cli import COMMANDS
from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.jit import cache_folder
from grasse.kernel.match import Match
from grasse.terminal import figures
from tests.terminal.scripted import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal in a folder of its own."""
    return Terminal(tmp_path)


def test_help_lists_every_command_on_a_line(terminal: Terminal) -> None:
    done = terminal.run("--help")
    assert done.code == 0
    for name, text in COMMANDS.items():
        assert any(line.split()[:1] == [name] and text in line for line in done.out.splitlines())


def test_version_is_told(terminal: Terminal) -> None:
    done = terminal.run("--version")
    assert done.code == 0
    assert done.out.startswith("grasse ")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("", "COMMAND"),
        ("plya parfum", "Did you mean play?"),
        (
            "xyzzy",
            "play, rules, serve, backup, restore, admin, replay, review, explore, puzzle",
        ),
        ("play", "parfum"),
        ("play parfun", "Did you mean parfum?"),
        ("play parfum --players me,gredy", "Did you mean greedy?"),
        ("play parfum --players me,greedy --seats 3", "2 players are named for 3 seats"),
        ("play parfum --seats 5", "2, 3, 4"),
        ("play parfum --seats many", "many"),
        ("play parfum --language klingon", "en, fr, es, it, de"),
        ("play parfum --language de_DE", "Did you mean de?"),
        ("play parfum --name greedy", "greedy"),
        ("play parfum --name Anna,Ben", "2 names are given for one seat"),
        ("play parfum --players greedy,greedy --name Anna", "there are none"),
        ("play parfum --variant learnin=yes", "Did you mean learning?"),
        ("play parfum --option learning=perhaps", "learning=yes"),
        ("play parfum --resume x --seed 7", "--seed"),
        ("play parfum --frobnicate", "--frobnicate"),
        ("box new parfun x.toml", "Did you mean parfum?"),
        ("bench parfum --seats 9", "2, 3, 4"),
        ("bench parfum --seconds 0", "--seconds"),
        ("serve --open parfun", "Did you mean parfum?"),
        ("serve --workers 2", "PostgreSQL"),
        ("serve --port many", "many"),
    ],
)
def test_wrong_usage_is_one_line_that_names_what_is_wrong(
    terminal: Terminal, command: str, told: str
) -> None:
    done = terminal.run(command)
    assert done.code == 2
    assert done.out == ""
    assert told in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play parfum --box nowhere.toml", "nowhere.toml"),
        ("play parfum --box .", "directory"),
        ("play parfum --resume nowhere", "nowhere"),
        ("play parfum --resume .", "directory"),
        ("play parfum --resume noise", "UTF-8"),
        ("play parfum --resume letter", "line 1"),
        ("play parfum --save letter", "already exists"),
        ("play parfum --save nowhere/match", "nowhere"),
        ("replay nowhere", "nowhere"),
        ("replay letter", "line 1"),
        ("verify nowhere", "nowhere"),
        ("verify letter", "line 1"),
        ("verify at_home", "not played on a server"),
        ("serve --port 1000000", "1000000"),
        ("box new parfum letter", "already exists"),
        ("box new parfum nowhere/my.toml", "nowhere"),
        ("box new parfum my.toml --proposed", "No other box of Parfum is proposed"),
    ],
)
def test_bad_files_are_one_line_that_names_them(
    terminal: Terminal, command: str, told: str
) -> None:
    terminal.path("noise").write_bytes(bytes(range(128, 256)))
    terminal.path("letter").write_text("Dear perfumer,\n")
    parfum = GAMES["parfum"]
    terminal.path("at_home").write_text(record.write(Match(parfum, parfum.load_box(), 2)))
    done = terminal.run(command)
    assert done.code == 1
    assert told in done.err
    assert done.err.count("\n") == 1
    assert terminal.path("letter").read_text() == "Dear perfumer,\n"


# ---------------------------------------------------------------- boxes


@pytest.mark.parametrize(
    ("name", "told"),
    [("parfum", "42 notes"), ("perfumery", "84 cards"), ("aqua-mirabilis", "35 recipes")],
)
def test_a_new_box_is_a_good_box(terminal: Terminal, name: str, told: str) -> None:
    made = terminal.run(f"box new {name} my.toml")
    assert made.code == 0
    assert "grasse box check my.toml" in made.out
    game = GAMES[name]
    checked = terminal.run("box check my.toml")
    assert checked.code == 0
    assert told in checked.out
    assert game.box_hash(game.load_box()) in checked.out


def test_the_proposed_box_is_a_good_box_and_another_one(terminal: Terminal) -> None:
    game = GAMES["aqua-mirabilis"]
    assert terminal.run(f"box new {game.name} my.toml --proposed").code == 0
    checked = terminal.run("box check my.toml")
    assert checked.code == 0
    assert game.title in checked.out
    assert game.box_hash(game.load_box()) not in checked.out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('aromas = ["violet"], ', 'aromas = ["violt"], ', "[notes] tiles, row 1 (HD-01): aromas"),
        ("coins = 1, ", 'coins = "one", ', "coins: must be a whole number"),
        ("total = 15", "total = 16", "[dice]: total: must be 15, not 16"),
        ("[dice]", "[dcie]", "dcie"),
        ("schema = ", "schema", "is not TOML"),
        ("[dice]", "[dice", "is not TOML"),
    ],
)
def test_a_damaged_box_is_refused_with_row_field_and_reason(
    terminal: Terminal, old: str, new: str, told: str
) -> None:
    text = GAMES["parfum"].components.read_text(encoding="utf-8")
    assert old in text
    terminal.path("my.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    done = terminal.run("box check my.toml")
    assert done.code == 1
    assert "my.toml" in done.err
    assert told in done.err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "missing"),
        (b"schema = 7", "schema"),
        (b"schema = 'parfume-components/1'", "schema"),
        (b"\xff\xfe", "UTF-8"),
        (b"a = " + b"[" * 5000, "nested"),
    ],
)
def test_what_is_no_box_is_refused(terminal: Terminal, content: bytes, told: str) -> None:
    terminal.path("my.toml").write_bytes(content)
    done = terminal.run("box check my.toml")
    assert done.code == 1
    assert told in done.err


@pytest.mark.parametrize("file", ["nowhere.toml", ".", "a\0b"])
def test_a_box_that_cannot_be_read_is_no_traceback(terminal: Terminal, file: str) -> None:
    assert terminal.run(["box", "check", file]).code == 1
    assert terminal.run(["play", "parfum", "--box", file]).code == 1
    assert terminal.run(["replay", file]).code == 1


def test_a_match_is_played_with_the_box_that_is_given(terminal: Terminal) -> None:
    text = GAMES["parfum"].components.read_text(encoding="utf-8")
    terminal.path("my.toml").write_text(text.replace("HD-01", "MINE"), encoding="utf-8")
    done = terminal.run("play parfum --box my.toml --seed 7")
    assert "--box my.toml" in done.out  # in the command to take it up again
    assert terminal.run("replay parfum-7.grasse").code == 1  # another box
    assert terminal.run("replay parfum-7.grasse --box my.toml").code == 0


# ---------------------------------------------------------------- figures


def test_bench_prints_every_figure(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def seconds(game: str, seats: int, cache: str) -> float:  # compiling again takes too long here
        compiled.append(cache)
        return 1.5

    monkeypatch.setattr(figures, "compile_seconds", seconds)
    done = terminal.run("bench parfum --seats 2 --seconds 0.01 --json")
    assert done.code == 0
    assert len(done.err.splitlines()) == 3  # progress
    found = json.loads(done.out)
    assert compiled[0] == compiled[1]
    assert found.pop("machine").keys() == {"cpu", "cores", "python", "numba"}
    assert found["game"] == "parfum"
    assert found["seats"] == 2
    assert found["state_bytes"] == GAMES["parfum"].STATE.itemsize
    assert all(found[key] > 0 for key in found if key != "game")
    assert list(found) == [
        *("game", "seats", "decisions_per_second", "seat_decisions_per_second"),
        *("matches_per_second", "decisions_per_second_all_cores"),
        *("matches_per_second_all_cores", "cores"),
        *("compile_cold_seconds", "compile_cached_seconds", "state_bytes"),
    ]
    shown = terminal.run("bench parfum --seconds 0.01").out
    assert "Parfum, 4 seats" in shown
    assert "compiling, from the cache" in shown


@pytest.mark.slow
def test_what_is_in_the_cache_is_not_compiled_again(tmp_path: Path) -> None:
    def written() -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}

    game = GAMES["parfum"]
    game.loops.playouts(game.load_box(), 1, seats=4, variants=0, seed=1, threads=1)
    kept = cache_folder(game.folder)
    for path in kept.rglob("*.nb?"):  # not of the cache itself: others write there meanwhile
        copied = tmp_path / path.relative_to(kept.parent)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copied)
    before = written()
    assert before
    assert figures.compile_seconds("parfum", 4, str(tmp_path)) > 0
    assert written() == before


@pytest.mark.parametrize(("language", "said"), [("en", "most coins"), ("de", "meisten Münzen")])
def test_how_to_play_is_told(terminal: Terminal, language: str, said: str) -> None:
    done = terminal.run(f"rules parfum --language {language}")
    assert done.code == 0
    assert said in done.flat
    assert "{" not in done.out
    assert "**" not in done.out
