"""What is read back from a table of decisions is what the seats were asked, and what came of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import ask
from grasse.players import find_player
from grasse.research import dataset
from grasse.research.dataset import BrokenRecord, batches, describe, export, find_records, read
from tests.terminal.scripted import Terminal

PARFUM = GAMES["parfum"]
OTHERS = [game for game in GAMES.values() if game is not PARFUM]


def play(game: Game, seats: int, seed: int = 1, limit: int = 10**6) -> Match:
    """A match of greedy players, or its beginning."""
    match, luck = Match(game, game.load_box(), seats), Seeded(seed)
    players = {seat: find_player("greedy").sit(seed, seat) for seat in range(seats)}
    while not match.is_over and len(match.decisions) < limit:
        match.play(ask(match, players, luck))
    return match


def written(folder: Path, matches: dict[str, Match], players: str = "greedy") -> list[Path]:
    """The matches as records in a folder."""
    for name, match in matches.items():
        text = record.write(match, [f"{players} {seat}" for seat in range(match.seats)])
        (folder / f"{name}.grasse").write_text(text, encoding="utf-8")
    return find_records([folder])


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    """A whole match for two, and the beginning of one for four."""
    return {"a": play(PARFUM, 2), "b": play(PARFUM, 4, limit=120)}


def check(path: Path, matches: dict[str, Match]) -> None:
    """Replays every match, and compares what each seat was asked with its row."""
    found = read(path)
    row = 0
    for name, match in matches.items():
        game, scores = match.game, match.scores()
        again = Match(game, match.box, match.seats)
        for number, (action, seat) in enumerate(
            zip(match.decisions, match.deciders, strict=True), 1
        ):
            if seat >= 0:
                features = np.zeros(game.FEATURES, np.float32)
                game.encode(again.box, again.view(seat), features)
                assert (found.features[row] == features).all()
                assert np.flatnonzero(found.mask[row]).tolist() == again.options()
                told = (found.match[row], found.number[row], found.seat[row], found.choice[row])
                assert told == (name, number, seat, action)
                assert (found.seats[row], found.player[row]) == (match.seats, f"greedy {seat}")
                for each, (points, place) in enumerate(scores):
                    assert (found.points[row, each], found.places[row, each]) == (points, place)
                assert not found.places[row, match.seats :].any()
                row += 1
            again.play(action)
    assert row == len(found)


@pytest.mark.slow
def test_what_is_read_back_is_what_a_seat_was_asked_with(
    matches: dict[str, Match], tmp_path: Path
) -> None:
    out = tmp_path / "out.parquet"
    rows = export(written(tmp_path, matches), out)
    assert rows == sum(seat >= 0 for match in matches.values() for seat in match.deciders)
    check(out, matches)
    found = read(out)
    assert found.places[0].tolist() != [0, 0, 0, 0]  # the match has ended
    assert found.places[-1].tolist() == [0, 0, 0, 0]  # this one has not


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.name)
def test_it_is_so_in_every_game(game: Game, tmp_path: Path) -> None:
    matches = {f"{seats}": play(game, seats) for seats in game.seats}
    export(written(tmp_path, matches), tmp_path / "out.parquet")
    check(tmp_path / "out.parquet", matches)


def test_a_file_says_what_is_in_it(matches: dict[str, Match], tmp_path: Path) -> None:
    out, box = tmp_path / "out.parquet", PARFUM.load_box()
    export(written(tmp_path, matches), out)
    told = describe(out)
    assert (told["game"], told["rules"], told["box"]) == (
        "parfum", PARFUM.version, PARFUM.box_hash(box),
    )  # fmt: skip
    assert told["features"] == PARFUM.legend(box)
    assert told["actions"][7] == PARFUM.notation.write(box, 7)
    assert len(told["actions"]) == PARFUM.ACTIONS


def test_large_files_come_in_parts(
    matches: dict[str, Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.parquet"
    monkeypatch.setattr(dataset, "ROWS", 10)
    export(written(tmp_path, matches), out)
    assert len(list(batches(out))) == 2
    check(out, matches)


def test_other_spelling_and_remarks_do_no_harm(matches: dict[str, Match], tmp_path: Path) -> None:
    [path] = written(tmp_path, {"b": matches["b"]})
    lines = path.read_text().splitlines()
    lines[15] = "  " + lines[15].replace(" seat ", "  seat  ").replace(" chance ", "  chance   ")
    lines[16] += "   # a remark"
    lines.insert(17, "# another")
    path.write_text("\n".join(lines))
    export([path], tmp_path / "out.parquet")
    check(tmp_path / "out.parquet", {"b": matches["b"]})


def test_a_match_of_which_nothing_was_decided_has_no_rows(tmp_path: Path) -> None:
    files = written(tmp_path, {"a": Match(PARFUM, PARFUM.load_box(), 3)})
    assert export(files, tmp_path / "out.parquet") == 0
    assert len(read(tmp_path / "out.parquet")) == 0


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("  60 ", "  61 ", 69, "decision 60 was expected"),
        ("grasse record 1", "grasse record 2", 1, "begins with"),
        ("seats: 4", "seats: 5", 5, "seats must be one of 2, 3, 4"),
        ("result: unfinished", "result: 1 2 3 4", 8, "the decisions give 'unfinished'"),
        ("players: greedy 0, ", "players: ", 7, "3 players for 4 seats"),
        ("game: parfum", "game: parfun", 2, "parfun"),
    ],
)
def test_a_broken_record_is_named_with_its_line_and_nothing_is_written(
    matches: dict[str, Match], tmp_path: Path, old: str, new: str, line: int, told: str
) -> None:
    files = written(tmp_path, {"a": matches["a"], "b": matches["b"]})
    text = files[1].read_text()
    assert old in text
    files[1].write_text(text.replace(old, new, 1))
    out = tmp_path / "out.parquet"
    out.write_text("what was there before")
    with pytest.raises(BrokenRecord, match=told) as error:
        export(files, out)
    assert error.value.path == files[1]
    assert error.value.line == line
    assert out.read_text() == "what was there before"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a.grasse", "b.grasse", "out.parquet",
    ]  # fmt: skip


def test_a_forbidden_decision_is_named(matches: dict[str, Match], tmp_path: Path) -> None:
    [path] = written(tmp_path, {"b": matches["b"]})
    lines = path.read_text().splitlines()
    number = next(n for n, text in enumerate(lines) if "choose_clock" in text)
    word = lines[number].split()[-1]
    lines[number] = lines[number].replace(word, "pass")
    path.write_text("\n".join(lines))
    with pytest.raises(BrokenRecord) as error:
        export([path], tmp_path / "out.parquet")
    assert error.value.line == number + 1


def test_one_file_is_of_one_game(matches: dict[str, Match], tmp_path: Path) -> None:
    other = Match(GAMES["perfumery"], GAMES["perfumery"].load_box(), 2)
    files = written(tmp_path, {"a": matches["b"], "b": other})
    with pytest.raises(BrokenRecord, match=r"line 2: is a record of Perfumery"):
        export(files, tmp_path / "out.parquet")


@pytest.mark.parametrize("before", ["seat 1", "chance"])
def test_a_record_that_names_the_wrong_seat_is_refused(
    before: str, matches: dict[str, Match], tmp_path: Path
) -> None:
    [path] = written(tmp_path, {"b": matches["b"]})
    lines = path.read_text().splitlines()
    number = next(n for n, text in enumerate(lines) if f" {before} " in text)
    lines[number] = lines[number].replace(before, "seat 2")
    path.write_text("\n".join(lines))
    with pytest.raises(BrokenRecord, match=f"{before} was to decide") as error:
        export([path], tmp_path / "out.parquet")
    assert error.value.line == number + 1


# ---------------------------------------------------------------- what tells matches apart


def test_records_of_one_name_in_several_folders_are_several_matches(
    matches: dict[str, Match], tmp_path: Path
) -> None:
    for folder in ("monday", "tuesday/late"):
        (tmp_path / folder).mkdir(parents=True)
        written(tmp_path / folder, {"a.b": matches["b"]})
    several, out = ["monday/a.b", "tuesday/late/a.b"], tmp_path / "out.parquet"
    for places, names in (
        ([tmp_path], several),
        ([tmp_path / "monday", tmp_path / "monday/../tuesday"], several),
        ([tmp_path / "tuesday"], ["a.b"]),
        ([tmp_path / "monday/a.b.grasse"], ["a.b"]),
    ):
        export(find_records(places), out)
        found = read(out)
        assert list(dict.fromkeys(found.match.tolist())) == names
        assert len(found) == len(names) * sum(seat >= 0 for seat in matches["b"].deciders)


@pytest.mark.parametrize("other", ["a.txt", "deep/../a.grasse"])
def test_two_files_that_would_be_one_match_are_refused(
    other: str, matches: dict[str, Match], tmp_path: Path
) -> None:
    (tmp_path / "deep").mkdir()
    [path] = written(tmp_path, {"a": matches["b"]})
    (tmp_path / other).write_text(path.read_text())
    with pytest.raises(BrokenRecord, match=r"would be the match 'a', as .*/a\.grasse: ") as error:
        export([path, tmp_path / other], tmp_path / "out.parquet")
    assert error.value.path == tmp_path / other
    assert not (tmp_path / "out.parquet").exists()


@pytest.mark.parametrize("metadata", [None, {"pandas": "{}"}])
def test_parquet_of_somebody_else_is_named(metadata: dict[str, str] | None, tmp_path: Path) -> None:
    import pyarrow as pa
    import pyarrow.parquet as parquet

    path = tmp_path / "bees.parquet"
    parquet.write_table(pa.table({"match": ["a"]}).replace_schema_metadata(metadata), path)
    for reader in (describe, read):
        with pytest.raises(ValueError, match=r"bees\.parquet is Parquet, but not written by"):
            reader(path)


# ---------------------------------------------------------------- the command


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    """A terminal in a folder of its own."""
    return Terminal(tmp_path)


def test_the_command_writes_all_records_of_a_folder(
    matches: dict[str, Match], terminal: Terminal
) -> None:
    terminal.path("records/deep").mkdir(parents=True)
    written(terminal.path("records"), {"a": matches["b"]})
    written(terminal.path("records/deep"), {"b": matches["b"]})
    done = terminal.run("data export records records/a.grasse out.parquet")
    assert done.code == 0
    rows = 2 * sum(seat >= 0 for seat in matches["b"].deciders)
    assert f"{rows} decisions from 2 matches are in out.parquet." in done.flat
    assert len(read(terminal.path("out.parquet"))) == rows


def test_the_command_refuses_two_files_that_would_be_one_match(
    matches: dict[str, Match], terminal: Terminal
) -> None:
    [path] = written(terminal.folder, {"a": matches["b"]})
    terminal.path("a.txt").write_text(path.read_text())
    done = terminal.run("data export . a.txt out.parquet")
    assert done.code == 1
    assert "a.txt: would be the match 'a', as a.grasse: leave out or rename one" in done.err
    assert not terminal.path("out.parquet").exists()


def test_records_of_an_owners_box_need_the_box(terminal: Terminal) -> None:
    text = PARFUM.components.read_text(encoding="utf-8")
    terminal.path("mine.toml").write_text(text.replace("HD-01", "MINE"), encoding="utf-8")
    match = Match(PARFUM, PARFUM.load_box(terminal.path("mine.toml")), 2)
    written(terminal.folder, {"a": match})
    refused = terminal.run("data export . out.parquet")
    assert refused.code == 1
    assert "a.grasse, line 4: was played with another box" in refused.err
    assert terminal.run("data export . out.parquet --box mine.toml").code == 0


def test_what_cannot_be_exported_is_named(
    matches: dict[str, Match], terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(terminal.folder, {"a": matches["b"]})
    terminal.path("empty").mkdir()
    terminal.path("noise.grasse").write_bytes(bytes(range(128, 256)))
    for command, told in (
        ("data export empty out.parquet", "empty: it contains no record"),
        ("data export nowhere out.parquet", "nowhere: No such file"),
        ("data export noise.grasse out.parquet", "UTF-8"),
        ("data export a.grasse nowhere/out.parquet", "No such file"),
    ):
        done = terminal.run(command)
        assert done.code == 1
        assert told in done.err
    monkeypatch.setattr("grasse.terminal.dataset.find_spec", lambda name: None)
    done = terminal.run("data export a.grasse out.parquet")
    assert done.code == 1
    assert "This needs pyarrow: pip install" in done.err
    assert not terminal.path("out.parquet").exists()
