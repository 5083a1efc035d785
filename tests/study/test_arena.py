"""An arena plays what was planned, once, whoever plays it, and tells what came out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from grasse.games import GAMES, find_game
from grasse.kernel import record
from grasse.players.search import Search
from grasse.study import arena
from grasse.study.arena import (
    RESULTS,
    Answers,
    ArenaError,
    ChangedError,
    Job,
    Plan,
    Played,
    all_lineups,
    make_contest,
    orders,
    play,
    run,
    seated,
    whole_deals,
)
from grasse.study.crews import alone, processes
from grasse.study.report import write_page
from grasse.study.standings import as_json, make_table, tabulate
from tests.terminal.scripted import Terminal

ROOT = Path(__file__).resolve().parents[2]
PARFUM = GAMES["parfum"]
PAIR = ("greedy", "uniform")


def plan_of(*lineups: tuple[str, ...], deals: int = 2, seed: str = "a test") -> Plan:
    return Plan((make_contest(PARFUM, len(lineups[0]), lineups),), deals, seed)


class Pretended:
    """A crew that plays nothing: greedy wins, and it stops after this many."""

    def __init__(self, stop: int | None = None) -> None:
        self.stop, self.asked = stop, 0

    def __call__(self, plan: Plan, jobs: Sequence[Job], until: float) -> Answers:
        for job in jobs:
            if self.asked == self.stop:
                raise KeyboardInterrupt
            self.asked += 1
            best = "greedy" if "greedy" in job.players else "uniform"
            places = tuple(1 if name == best else 2 for name in job.players)
            yield Played(*job, places, places, 7, 0.5), f"a record of {plan.seed}\n"


# ---------------------------------------------------------------- what is planned


def test_line_ups_have_as_many_different_players_as_can_be() -> None:
    assert all_lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all_lineups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(all_lineups(["a", "b", "c", "d", "e"], 4)) == 5


def test_every_order_of_the_seats_is_played_with_every_deal() -> None:
    assert orders(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(orders(("a", "b", "c", "d"))) == 24
    jobs = list(plan_of(PAIR, deals=3).jobs())
    assert {(job.deal, job.players) for job in jobs} == {
        (deal, order) for deal in range(3) for order in (PAIR, PAIR[::-1])
    }
    assert [job.deal for job in jobs] == sorted(job.deal for job in jobs)


@pytest.mark.parametrize(
    ("lineups", "seats", "told"),
    [
        ([("greedy", "gredy")], 2, "no player 'gredy'"),
        ([PAIR], 3, "2 players for 3"),
        ([("greedy",) * 5], 5, "2, 3, 4"),
        ([], 2, "nobody"),
        ([("greedy", "greedy"), ("uniform", "uniform")], 2, "never meet"),
    ],
)
def test_what_cannot_be_played_is_no_plan(
    lineups: list[tuple[str, ...]], seats: int, told: str
) -> None:
    with pytest.raises(ArenaError, match=told):
        Plan((make_contest(PARFUM, seats, lineups),), 1, "")


# ---------------------------------------------------------------- how it is played


def test_a_match_depends_on_its_job_alone() -> None:
    plan = plan_of(PAIR)
    first, second = list(plan.jobs())[:2]
    one, text = play(plan, first)
    other, again = play(plan_of(PAIR, deals=9), first)
    assert again == text
    assert one == replace(other, seconds=one.seconds)
    match = record.read(text, find_game).match  # a good record of a whole match
    assert match.is_over
    assert list(match.scores()) == list(zip(one.points, one.places, strict=True))
    assert play(plan, second)[1] != text
    assert play(plan_of(PAIR, seed="another"), first)[1] != text


def test_other_work_on_the_machine_takes_no_time_from_a_player() -> None:
    """A second of thought is one that was computed, however long the player waited for its turn."""
    for name in ("distiller", "nose"):
        player = seated(name, "a seed")
        assert isinstance(player, Search)
        began = player.clock()
        time.sleep(0.2)
        assert player.clock() - began < 0.1


def test_a_match_is_not_played_again(tmp_path: Path) -> None:
    plan, crew = plan_of(PAIR, deals=4), Pretended(stop=3)
    with pytest.raises(KeyboardInterrupt):
        run(plan, crew, tmp_path)
    assert len((tmp_path / RESULTS).read_text().splitlines()) == 1 + 3
    rest = Pretended()
    found = run(plan, rest, tmp_path)
    assert rest.asked == 5
    assert [played.job for played in found] == list(plan.jobs())
    more = Pretended()
    run(plan_of(PAIR, deals=5), more, tmp_path)  # more deals are no other setting
    assert more.asked == 2


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    run(plan_of(PAIR), Pretended(), tmp_path)
    file = tmp_path / RESULTS
    file.write_bytes(file.read_bytes()[:-20])
    rest = Pretended()
    run(plan_of(PAIR), rest, tmp_path)
    assert rest.asked == 1
    assert [json.loads(line) for line in file.read_text().splitlines()]
    assert len(file.read_text().splitlines()) == 1 + 4


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / RESULTS
    for text, told in (("Dear perfumer,\n", "line 1"), ("[]\n", "line 1")):
        file.write_text(text)
        with pytest.raises(ArenaError, match=told):
            run(plan_of(PAIR), Pretended(), tmp_path)
        assert file.read_text() == text


@pytest.mark.parametrize(
    ("plan", "setting"),
    [
        (plan_of(PAIR, seed="another"), "seed"),
        (plan_of(("greedy", "greedy"), PAIR), "parfum-2 line-ups"),
        (plan_of(("greedy", "uniform", "uniform")), "parfum-3"),
    ],
)
def test_another_setting_is_refused(plan: Plan, setting: str, tmp_path: Path) -> None:
    run(plan_of(PAIR), Pretended(), tmp_path)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(ChangedError) as error:
        run(plan, Pretended(), tmp_path)
    assert error.value.setting == setting
    assert (tmp_path / RESULTS).read_bytes() == before


def test_changed_players_are_another_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(plan_of(PAIR), Pretended(), tmp_path)
    monkeypatch.setattr(arena, "code_hash", lambda game: "changed")
    with pytest.raises(ChangedError, match="code"):
        run(plan_of(PAIR), Pretended(), tmp_path)


def test_another_network_is_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_game", lambda name: replace(PARFUM, folder=tmp_path))
    hashes = {arena.code_hash("parfum")}
    for weights in (b"some", b"others"):
        (tmp_path / "network.weights").write_bytes(weights)
        hashes.add(arena.code_hash("parfum"))
    assert len(hashes) == 3


def test_records_are_saved_and_a_missing_one_is_played_again(tmp_path: Path) -> None:
    save = tmp_path / "records"
    run(plan_of(PAIR), Pretended(), tmp_path, save)
    files = sorted(path.name for path in save.iterdir())
    assert files[0] == "parfum-2-00000-greedy+uniform-0965b1b852d6.grasse"
    assert len(files) == 4
    (save / files[0]).unlink()
    rest = Pretended()
    run(plan_of(PAIR), rest, tmp_path, save)
    assert rest.asked == 1
    assert (save / files[0]).exists()


def test_runs_that_save_into_one_folder_keep_their_records(tmp_path: Path) -> None:
    one, other, save = plan_of(PAIR, seed="one"), plan_of(PAIR, seed="other"), tmp_path / "records"
    run(one, Pretended(), tmp_path / "one", save)
    before = {path: path.read_text() for path in save.iterdir()}
    run(other, Pretended(), tmp_path / "other")  # without its records at first
    again = Pretended()
    run(other, again, tmp_path / "other", save)
    assert again.asked == 4  # none of the records that are there already is its own
    assert {path: path.read_text() for path in before} == before
    assert len(list(save.iterdir())) == 8
    for plan, folder in ((one, "one"), (other, "other")):
        run(plan, Pretended(stop=0), tmp_path / folder, save)  # nothing is left to play


def test_a_record_is_kept_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill_disk(path: Path, text: str, encoding: str) -> None:
        path.write_bytes(text[:4].encode(encoding))
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", fill_disk)
        with pytest.raises(OSError, match="full"):
            run(plan_of(PAIR), Pretended(), tmp_path, tmp_path / "records")
    assert list((tmp_path / "records").glob("*.grasse")) == []
    run(plan_of(PAIR), Pretended(), tmp_path, tmp_path / "records")
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_a_time_limit_ends_it_and_later_it_goes_on(tmp_path: Path) -> None:
    plan = plan_of(PAIR, deals=1)
    assert run(plan, alone, tmp_path, until=time.monotonic()) == []
    assert len(run(plan, alone, tmp_path)) == 2


# ---------------------------------------------------------------- what came out


def pretend(plan: Plan) -> list[Played]:
    return run(plan, Pretended())


def test_a_deal_counts_when_all_orders_have_played_it() -> None:
    plan = plan_of(PAIR, ("uniform", "uniform"))
    matches = pretend(plan)
    assert len(matches) == 6
    rest = [played for played in matches if (played.deal, played.players) != (1, PAIR)]
    found = whole_deals(plan, plan.contests[0], rest)
    assert [(played.deal, played.players) for played in found] == [
        (0, PAIR), (0, PAIR[::-1]), (0, ("uniform",) * 2), (1, ("uniform",) * 2),
    ]  # fmt: skip
    assert make_table(plan, plan.contests[0], rest, samples=2).left_out == 1


def test_wins_are_counted_and_shared() -> None:
    plan = plan_of(("greedy", "greedy", "uniform"), deals=10)
    [table] = tabulate(plan, pretend(plan), samples=50)
    first, second = table.standings
    assert (first.player, first.wins, first.seats) == ("greedy", 0.5, 60)
    assert (second.player, second.wins, second.place) == ("uniform", 0.0, 2.0)
    [meeting] = table.meetings
    assert meeting.wins["greedy"].value == 1.0  # of the matches, by either of them
    assert first.rating is not None
    assert first.ahead is not None
    assert first.rating.low < first.rating.value < first.rating.high
    assert first.ahead.value == pytest.approx(2 * first.rating.value)


def test_results_are_told_to_programs_and_to_people(tmp_path: Path) -> None:
    plan = plan_of(PAIR, deals=10)
    tables = tabulate(plan, pretend(plan), samples=50)
    found = json.loads(as_json(plan, tables))
    assert found["settings"]["deals"] == 10
    [contest] = found["contests"]
    assert [player["player"] for player in contest["players"]] == ["greedy", "uniform"]
    assert contest["line_ups"][0]["wins"]["greedy"]["value"] == 1.0
    assert write_page(tmp_path / "page.md", "A test", tables)
    page = (tmp_path / "page.md").read_text()
    assert "| `greedy` | +" in page
    assert "(page-parfum-2.svg)" in page
    picture = (tmp_path / "page-parfum-2.svg").read_text()
    assert "uniform" in picture
    write_page(tmp_path / "page.md", "A test", tables)
    assert (tmp_path / "page-parfum-2.svg").read_text() == picture


def test_without_matplotlib_there_is_a_page_without_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(PAIR)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert not write_page(tmp_path / "page.md", "A test", tabulate(plan, pretend(plan), samples=2))
    assert ".svg" not in (tmp_path / "page.md").read_text()


def test_nothing_played_is_no_rating() -> None:
    [table] = tabulate(plan_of(PAIR), [], samples=2)
    assert (table.matches, table.ratings, table.standings) == (0, None, [])


# ---------------------------------------------------------------- the command


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal in a folder of its own."""
    return Terminal(tmp_path)


def test_the_command_plays_rates_and_writes(terminal: Terminal) -> None:
    command = "arena parfum --players greedy,uniform --seats 2 --deals 1 --processes 1"
    done = terminal.run(f"{command} --to hall --save records")
    assert done.code == 0
    assert "Parfum, 2 seats: 2 matches, 1 deals" in done.flat
    assert "hall/results.json" in done.flat
    found = json.loads(terminal.read("hall/results.json"))["contests"][0]
    assert found["players"][0]["player"] == "greedy"
    assert terminal.path("hall/arena-parfum-2.svg").exists()
    assert len(list(terminal.path("records").iterdir())) == 2
    before = terminal.read("hall/matches.jsonl")
    assert terminal.run(f"{command} --to hall --save records").code == 0
    assert terminal.read("hall/matches.jsonl") == before
    changed = terminal.run(f"{command} --to hall --seed 2")
    assert changed.code == 1
    assert "seed was" in changed.err
    assert terminal.read("hall/matches.jsonl") == before


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("arena parfun --players greedy,uniform", "Did you mean parfum?"),
        ("arena parfum --players greedy,unifrom", "Did you mean uniform?"),
        ("arena parfum --lineup greedy,unifrom", "Did you mean uniform?"),
        ("arena parfum", "Who plays?"),
        ("arena parfum --players greedy,uniform --seats 2,5", "not by 5"),
        ("arena parfum --lineup greedy,greedy,greedy,greedy,uniform", "not by 5"),
        ("arena parfum --players greedy,uniform --deals 0", "--deals"),
        ("arena parfum --players greedy,uniform --processes 0", "--processes"),
        ("arena parfum --lineup greedy,greedy --lineup uniform,uniform", "never meet"),
    ],
)
def test_wrong_wishes_are_named_and_nothing_is_written(
    terminal: Terminal, command: str, told: str
) -> None:
    done = terminal.run(command)
    assert done.code == 2
    assert told in done.err
    assert done.err.count("\n") == 1
    assert list(terminal.folder.iterdir()) == []


@pytest.mark.parametrize("package", ["choix", "ray"])
def test_what_is_missing_is_named(
    terminal: Terminal, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib.util import find_spec

    monkeypatch.setattr(
        "grasse.terminal.arena.find_spec", lambda name: None if name == package else find_spec(name)
    )
    done = terminal.run("arena parfum --players greedy,uniform --ray")
    assert done.code == 1
    assert f"This needs {package}: pip install" in done.err
    assert "pip install" in done.err


def test_a_box_of_ones_own_is_a_contest_of_its_own(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grasse.terminal.arena.processes", lambda count: Pretended())
    monkeypatch.setattr("grasse.terminal.arena.warm_up_game", lambda *given: None)
    text = PARFUM.components.read_text(encoding="utf-8")
    terminal.path("mine.toml").write_text(text.replace("HD-01", "MINE"), encoding="utf-8")
    command = "arena perfumery parfum --players greedy,uniform --deals 1"
    done = terminal.run(f"{command} --seats 2 --box mine.toml --to hall")
    assert done.code == 0
    settings = json.loads(terminal.read("hall/results.json"))["settings"]
    assert {"parfum-2-mine", "perfumery-2"} <= settings.keys()
    assert settings["parfum-2-mine"]["box"] != PARFUM.box_hash(PARFUM.load_box())
    terminal.path("bad.toml").write_text(text.replace("HD-01", "HD-02"), encoding="utf-8")
    for file, reason in (("nowhere.toml", "No such file"), ("bad.toml", "HD-02"), (".", "")):
        bad = terminal.run(f"{command} --box {file} --to bad")
        assert bad.code == 1
        assert f"{file}: " in bad.err
        assert reason in bad.err
    assert not terminal.path("bad").exists()


def test_ctrl_c_keeps_what_is_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grasse.terminal.arena.processes", lambda count: Pretended(stop=3))
    done = terminal.run("arena parfum --players greedy,uniform --seats 2 --to hall")
    assert done.code == 130
    assert "3 of 20 matches are played. The same command plays the rest." in done.flat
    assert len(terminal.read("hall/matches.jsonl").splitlines()) == 1 + 3


# ---------------------------------------------------------------- on many cores and machines


COMMAND = "arena parfum --players greedy,uniform --seats 2,3 --deals 2".split()


def start(
    folder: Path, *options: str, program: tuple[str, ...] = ("-m", "grasse")
) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, *program, *COMMAND, "--to", str(folder), *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "dumb"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.fixture(scope="module")
def alone_found(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What one process finds."""
    folder = tmp_path_factory.mktemp("alone")
    started = start(folder, "--processes", "1")
    told = started.communicate()[0]
    assert started.returncode == 0, told
    return (folder / "results.json").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("options", [("--processes", "2"), ("--ray",)], ids=" ".join)
def test_it_does_not_matter_who_plays(
    options: tuple[str, ...], alone_found: bytes, tmp_path: Path
) -> None:
    started = start(tmp_path, *options)
    told = started.communicate()[0]
    assert started.returncode == 0, told
    assert (tmp_path / "results.json").read_bytes() == alone_found


# Ctrl+C as soon as two matches are kept: a signal from here might come when all are played.
STOPPED = """
import signal, sys
from grasse.cli import main
from grasse.study.arena import Keeper

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
keep = Keeper.keep

def keep_and_stop(keeper, played, text):
    keep(keeper, played, text)
    if len(keeper.in_order()) == 2:
        signal.raise_signal(signal.SIGINT)

Keeper.keep = keep_and_stop
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_stopped_by_hand_it_goes_on_to_the_same_results(alone_found: bytes, tmp_path: Path) -> None:
    stopped = start(tmp_path, "--processes", "2", program=("-c", STOPPED))
    told = stopped.communicate()[0]
    assert stopped.returncode == 130, told
    assert "The same command plays the rest" in " ".join(told.split())
    assert (tmp_path / RESULTS).read_text().count("\n") == 1 + 2
    again = start(tmp_path, "--processes", "2")
    told = again.communicate()[0]
    assert again.returncode == 0, told
    assert (tmp_path / "results.json").read_bytes() == alone_found


def test_one_process_is_this_one() -> None:
    assert processes(1) is alone
