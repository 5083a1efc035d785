"""The examples run, Connect Four is played by its rules, and the tutorial quotes it truly."""

from __future__ import annotations

import doctest
import hashlib
import io
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import numpy as np
import pytest

from examples.connect_four import GAME
from examples.connect_four.box import BOX, COMPONENTS
from examples.connect_four.legal import CF_1_2, CF_2_1, CF_2_2, CF_3_3, CLAUSES
from examples.connect_four.view import owner
from grasse.kernel import record
from grasse.kernel.aliases import Box, State
from grasse.kernel.boxfile import BoxError
from grasse.kernel.chance import Seeded
from grasse.kernel.jit import COMPILED
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.seats import NOBODY, WATCHER, play_out
from grasse.players import find_player
from tests.everyday import slowly
from tests.server.servers import Player, Server

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
TUTORIAL = ROOT / "docs" / "adding-a-game.md"

# What each example prints, as a pattern; a new one is added here.
PRINTS = {
    "batch_of_matches.py": r"\d+ matches, won alone by each seat: .*\n[\d.]+ million .*\n",
    "gymnasium_seat.py": r"20 matches, \d+ won; mean [+-][\d.]+\n",
    "my_own_player.py": r"won \d+ of 40 matches; one of four equals would win 10\n",
    "network_bot.py": r"over: seat 1: \d+ seat 2: \d+\n",
    "openspiel_search.py": r"(seat \d: \w+(\(.*\))?\n){6}",
    "pettingzoo_match.py": r"(seat_\d: [+-][\d.]+\n){3}after \d+ decisions\n",
    "play_a_match.py": r"over after \d+ rounds .*\n(seat \d: \d+ coins, place \d\n){4}",
    "random_playouts.py": r"500 matches, \d+ decisions.*\n[\d.]+ million .*\n[\d.]+ coins a seat\n",
    "write_a_record.py": r"(?s)grasse record 1\n.*to the byte: True\n.*is refused: line \d+: .*\n",
}


NETWORK_BOT = "network_bot.py"  # which needs a server
FIRST_EXAMPLE = (
    "play_a_match.py"  # the one that has a Python of its own, and that plain pytest runs
)
LEARNER = "learn.py"  # which needs PyTorch: tests/research/test_learn.py


def run(*command: str, **settings: str) -> str:
    """What a Python program prints, with every warning an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def run_here(path: Path) -> str:
    """The same in this process: to start another takes longer than most examples."""
    with redirect_stdout(io.StringIO()) as said, redirect_stderr(io.StringIO()) as complained:
        runpy.run_path(str(path), run_name="__main__")
    assert complained.getvalue() == ""
    return said.getvalue()


# ---------------------------------------------------------------- the examples run


def test_every_example_is_run() -> None:
    assert [path.name for path in sorted(EXAMPLES.glob("*.py"))] == sorted([*PRINTS, LEARNER])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.slow if name != FIRST_EXAMPLE else ())
        for name in PRINTS
        if name != NETWORK_BOT
    ],
)
def test_an_example_prints_what_it_should(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == FIRST_EXAMPLE:
        printed = run(f"examples/{name}")
    else:
        monkeypatch.setattr(sys, "argv", [f"examples/{name}"])
        printed = run_here(EXAMPLES / name)
    assert re.fullmatch(PRINTS[name], printed)


@pytest.mark.slow
def test_the_network_bot_plays_a_match_over_the_network(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "grasse.sqlite"))
    server.start()
    try:
        printed = run(f"examples/{NETWORK_BOT}", server.address)
        assert re.fullmatch(PRINTS[NETWORK_BOT], printed)
        opened, key = server.post(
            "/api/matches",
            {"game": "parfum", "chairs": [{"kind": "me", "name": "Rose"}, {"kind": "open"}]},
        )
        match, invite = opened["match"], opened["chairs"][1]["invite"]
        host = Player(server, match, key, 1)
        host.start()
        printed = run(f"examples/{NETWORK_BOT}", f"{server.address}/#/join/{match}/{invite}")
        assert re.fullmatch(PRINTS[NETWORK_BOT], printed)
        host.stop()
    finally:
        server.stop()


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 40


@pytest.mark.slow
def test_the_bench_prints_the_line_of_the_peers() -> None:
    line = json.loads(run("examples/connect_four/bench.py", "--seconds", "0.1"))
    assert (line["peer"], line["game"], line["seats"]) == ("grasse", "connect_four", 2)
    assert line["decisions"] == line["decisions_by_seats"] > 0
    assert line["decisions_by_chance"] == 0
    assert line["seconds"] >= 0.1
    assert line["version"]
    assert line["way"]
    assert 20.8 < line["decisions"] / line["matches"] < 21.8  # others count 21.3 as well


# ---------------------------------------------------------------- the tutorial is true


def quotes(text: str) -> Iterator[tuple[Path, str]]:
    """Every fenced block of a page, with the file that was last linked before it."""
    file = TUTORIAL
    for link, block in re.findall(
        r"\]\((\.\./examples/[^)]+)\)|^```\w+\n(.*?)^```$", text, re.M | re.S
    ):
        if link:
            file = (TUTORIAL.parent / link).resolve()
        else:
            yield file, block


def test_the_tutorial_quotes_what_is_in_the_files() -> None:
    found = list(quotes(TUTORIAL.read_text(encoding="utf-8")))
    assert len(found) > 8
    for file, block in found:
        assert block in file.read_text(encoding="utf-8"), f"{file.name} has no\n{block}"


def test_a_wrong_quote_is_caught() -> None:
    text = "see [`rules.py`](../examples/connect_four/rules.py)\n\n```python\nstate.seat = 7\n```\n"
    [(file, block)] = quotes(text)
    assert file == EXAMPLES / "connect_four" / "rules.py"
    assert block not in file.read_text(encoding="utf-8")


def test_the_tutorial_runs() -> None:
    result = doctest.testfile(
        str(TUTORIAL), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 15
    assert result.failed == 0


def test_the_tutorial_shows_every_file() -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    files = [path for path in (EXAMPLES / "connect_four").iterdir() if path.is_file()]
    assert [file.name for file in files if file.name not in text] == []


# ---------------------------------------------------------------- Connect Four as a game


def playouts(size: int) -> State:
    """The ends of some random matches."""
    states, _, _ = GAME.loops.playouts(
        GAME.load_box(), size, seats=2, variants=0, seed="ends", threads=1
    )
    return states


def new_match(box: Box = None) -> Match:
    return Match(GAME, GAME.load_box() if box is None else box, seats=2)


def play(*columns: int) -> Match:
    """A match in which these columns were chosen, counted from 1."""
    match = new_match()
    for column in columns:
        match.play_words(f"drop({column})")
    return match


def rows_of_four(board: list[str]) -> set[str]:
    """The signs that stand four in a row on a drawn board, found by looking at every space."""
    lines = [
        [(column + step * right, row + step * up) for step in range(4)]
        for column in range(len(board[0]))
        for row in range(len(board))
        for right, up in ((0, 1), (1, 0), (1, 1), (1, -1))
    ]
    inside = [
        "".join(board[row][column] for column, row in line)
        for line in lines
        if all(0 <= column < len(board[0]) and 0 <= row < len(board) for column, row in line)
    ]
    return {line[0] for line in inside if line in ("xxxx", "oooo")}


def test_the_ways_to_play_are_as_many_as_others_count() -> None:
    depths = range(1, 8 if COMPILED else 4)
    found = [GAME.loops.lines(GAME.load_box(), new_match().state, depth) for depth in depths]
    assert found == [7, 49, 343, 2401, 16807, 117649, 823536][: len(depths)]


def test_random_play_ends_and_there_is_always_an_option() -> None:
    for seed in range(20):
        match = new_match()
        players = {seat: find_player("uniform").sit(seed, seat) for seat in range(2)}
        while not match.is_over:
            assert match.options()
            assert not match.odds()
            match.play(players[match.seat].choose(GAME, match.box, match.view(0), match.options()))
        assert not match.options()
        assert len(match.decisions) <= 42


def test_a_record_replays_byte_for_byte() -> None:
    match = new_match()
    play_out(match, {seat: find_player("uniform").sit(seat) for seat in range(2)}, Seeded(1))
    text = record.write(match, ["one", "two"])
    again = record.read(text, lambda name: GAME)
    assert again.match.state.tobytes() == match.state.tobytes()
    assert record.write(again.match, again.players) == text


def test_an_option_is_what_is_not_refused() -> None:
    match = play(1, 1, 1, 1, 1, 1, 7)
    allowed = [n for n in range(-3, 99) if GAME.refuses(match.box, match.state, n) == 0]
    assert match.options() == allowed == [1, 2, 3, 4, 5, 6]


DIGEST = """
import hashlib
from examples.connect_four import GAME
states, decisions, _ = GAME.loops.playouts(
    GAME.load_box(), 100, seats=2, variants=0, seed="ends", threads=1
)
print(decisions, hashlib.sha256(states.tobytes()).hexdigest())
"""


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", *slowly(["NUMBA_BOUNDSCHECK"])])
def test_interpreted_and_checked_play_leave_the_same_bytes(setting: str) -> None:
    decisions, digest = run("-c", DIGEST, **{setting: "1"}).split()
    states = playouts(100)
    assert digest == hashlib.sha256(states.tobytes()).hexdigest()
    assert int(decisions) == (42 - states["spaces_left"]).sum()


# ---------------------------------------------------------------- its rules


def test_cf_1_1_the_box_says_how_large_the_board_is(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    text = COMPONENTS.read_text(encoding="utf-8")
    file.write_text(text.replace("= 7", "= 5").replace("= 6", "= 4"), encoding="utf-8")
    match = new_match(GAME.load_box(file))
    assert GAME.named(match.box, match.state)["board"] == ["-----"] * 4
    assert match.options() == [0, 1, 2, 3, 4]
    with pytest.raises(RuleRefusal, match=r"CF-2\.1"):
        match.play_words("drop(6)")


def test_cf_1_1_a_bad_board_is_refused_with_every_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("columns = 99\nlines = 6\n", encoding="utf-8")
    with pytest.raises(BoxError) as refused:
        GAME.load_box(file)
    assert [fault.field for fault in refused.value.faults] == ["lines", "schema", "columns", "rows"]


def test_cf_1_2_seat_1_begins_and_they_take_turns() -> None:
    assert play(1, 2, 3, 4).deciders == [0, 1, 0, 1]


@pytest.mark.parametrize("action", [-1, 7, 8, 10**9, -(10**9)])
def test_cf_2_1_a_stone_is_dropped_into_a_column_of_the_board(action: int) -> None:
    with pytest.raises(RuleRefusal, match="no such column"):
        new_match().play(action)


def test_cf_2_2_a_full_column_takes_no_more() -> None:
    match = play(3, 3, 3, 3, 3, 3)
    before = match.state.tobytes()
    with pytest.raises(RuleRefusal, match=r"drop\(3\) is refused by CF-2\.2: the column is full"):
        match.play_words("drop(3)")
    assert match.state.tobytes() == before


def test_cf_2_3_a_stone_falls_to_the_lowest_empty_space() -> None:
    match = play(2, 2)
    [event] = match.play_words("drop(2)")
    assert event.values == {"column": 2, "row": 3}
    assert [owner(match.state, 1, row) for row in range(4)] == [0, 1, 0, -1]


@pytest.mark.parametrize(
    "columns",
    [
        (1, 2, 1, 2, 1, 2, 1),  # up
        (4, 4, 5, 5, 6, 6, 7),  # across
        (1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4),  # rising
        (4, 3, 3, 2, 2, 1, 2, 1, 1, 6, 1),  # falling
    ],
)
def test_cf_3_1_four_in_a_row_win_at_once(columns: tuple[int, ...]) -> None:
    match = play(*columns[:-1])
    assert not match.is_over
    events = match.play_words(f"drop({columns[-1]})")
    assert [event.name for event in events] == ["dropped", "connected_four"]
    assert match.scores() == [(1, 1), (0, 2)]


@pytest.mark.slow
def test_cf_3_1_and_3_2_the_end_is_what_one_sees_on_the_board() -> None:
    box, draws = GAME.load_box(), 0
    for state in playouts(2000 if COMPILED else 50):
        four = rows_of_four(GAME.named(box, state)["board"])
        out = np.zeros((2, 2), np.int32)
        GAME.scores(box, state, out)
        assert out.tolist() == [
            [int("x" in four), 2 if "o" in four else 1],
            [int("o" in four), 2 if "x" in four else 1],
        ]
        assert four or state.spaces_left == 0
        draws += not four
    assert draws or not COMPILED  # a full board was among them


def test_cf_3_3_after_the_end_nobody_decides() -> None:
    match = play(1, 2, 1, 2, 1, 2, 1)
    assert match.seat == NOBODY
    assert match.options() == []
    with pytest.raises(RuleRefusal, match="the match is over"):
        match.play_words("drop(5)")


def test_every_clause_that_forbids_stands_in_the_rules() -> None:
    rules = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    assert [n for n in CLAUSES if f"**{GAME.clause(n)}**" not in rules] == []


# ---------------------------------------------------------------- what is seen


def test_a_view_shows_everything() -> None:
    match = play(4, 4, 3)
    for seat in (WATCHER, 0, 1):
        view = match.view(seat)
        assert view.viewer == seat
        view.viewer = match.state.viewer
        assert view.tobytes() == match.state.tobytes()


def test_the_tree_says_what_can_be_done_or_why_not() -> None:
    match = play(1, 1, 1, 1, 1, 1)
    mine, theirs = (GAME.describe(match.box, match.view(seat)) for seat in (0, 1))
    assert (mine.find("column 1").actions, mine.find("column 1").clause) == ([], CF_2_2)
    assert (mine.find("column 2").actions, mine.find("column 2").clause) == ([1], 0)
    assert (theirs.find("column 2").actions, theirs.find("column 2").clause) == ([], CF_1_2)
    assert mine.find("stone 1.2").values == {"row": 2, "owner": 2}
    over = play(1, 2, 1, 2, 1, 2, 1)
    assert GAME.describe(over.box, over.view(0)).find("column 3").clause == CF_3_3
    assert GAME.refuses(over.box, match.state, 77) == CF_2_1


def test_features_follow_the_legend_and_the_viewer() -> None:
    match = play(4, 4, 3)
    for seat, own in ((0, {"4.1", "3.1"}), (1, {"4.2"})):
        out = np.full(GAME.FEATURES, 7, np.float32)
        GAME.encode(match.box, match.view(seat), out)
        names = [name for name, on in zip(GAME.legend(match.box), out, strict=True) if on]
        assert {name.removeprefix("own stone ") for name in names if "own" in name} == own
        assert len(names) == 3


def test_greedy_wins_saves_and_keeps_to_the_middle() -> None:
    greedy = find_player("greedy").sit(1)
    for columns, wanted in (((), 4), ((1, 1, 2, 2, 3, 3), 4), ((1, 7, 1, 7, 6, 7), 7)):
        match = play(*columns)
        view = match.view(match.seat)
        assert greedy.choose(GAME, match.box, view, match.options()) == wanted - 1


def test_the_records_are_small() -> None:
    assert GAME.STATE.itemsize <= 32
    assert BOX.itemsize == 2
