"""Puzzles: one clearly best decision, found in matches, kept in files, and graded."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import msgspec
import pytest

from grasse.games import GAMES
from grasse.kernel import record
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import play_out
from grasse.players import PLAYERS
from grasse.study.puzzles import harvest, mining
from grasse.study.puzzles.collection import (
    FILE,
    FINDERS,
    Mined,
    Puzzle,
    PuzzleError,
    Valued,
    header_of,
    id_of,
    puzzles_of,
    read,
    write,
)
from grasse.study.puzzles.harvest import Done, Harvest, Job, Wish, gather
from grasse.study.puzzles.mining import AHEAD, FEWEST, MOST, Effort
from grasse.study.review.findings import MistakeReason

PARFUM = GAMES["parfum"]
SOLVED = list(GAMES)
QUICK = Effort(hasty=8, long=30, short=8, search=60, most=2)


def made(id: str, found: list[int], action: int = 0, number: int = 3) -> Puzzle:
    options = [Valued(action, 0.6, 80.0), Valued(action + 1, 0.4, 70.0)]
    return Puzzle(id, number, options, 0.01, found, [4, 4, 4, 4, 4])


@pytest.mark.parametrize(
    ("found", "level"),
    [([2, 0, 0, 0, 0], 1), ([1, 2, 4, 4, 4], 2), ([0, 0, 1, 1, 2], 5), ([0, 0, 0, 0, 0], 5)],
)
def test_a_puzzle_is_as_hard_as_the_first_level_of_which_half_find_it(
    found: list[int], level: int
) -> None:
    assert made("a", found).difficulty == level


@pytest.mark.slow
@pytest.mark.parametrize("name", SOLVED)
def test_the_puzzles_of_a_game_are_positions_with_one_clearly_best_option(name: str) -> None:
    game = GAMES[name]
    box = game.load_box()
    shipped = read(game.folder / FILE)
    assert shipped.header == header_of(game, box), "rules or box have changed: mine them again"
    ids = set()
    for mined in shipped.matches:
        match, waiting = Match(game, box, mined.seats, mined.variants), list(mined.puzzles)
        for number in range(len(mined.decisions) + 1):
            if waiting and waiting[0].number == number:
                puzzle = waiting.pop(0)
                options = [each.action for each in puzzle.options]
                assert sorted(options) == match.options()
                assert FEWEST <= len(options) <= MOST
                best, second = puzzle.options[:2]
                assert best.chance - second.chance >= AHEAD - 0.001
                assert best.why is None
                assert all(each.why for each in puzzle.options[1:])
                assert len(puzzle.found) == len(puzzle.asked) == len(FINDERS)
                assert puzzle.id == id_of(game, box, mined.seats, mined.decisions[:number])
                ids.add(puzzle.id)
            if number < len(mined.decisions):
                match.play(mined.decisions[number])
        assert not waiting
    assert len(ids) == sum(len(mined.puzzles) for mined in shipped.matches) > 0
    assert puzzles_of(game, box) == shipped


def test_a_file_of_other_rules_or_another_box_gives_no_puzzles(tmp_path: Path) -> None:
    box, game = PARFUM.load_box(), copy(PARFUM)
    object.__setattr__(game, "folder", tmp_path)
    other = msgspec.structs.replace(header_of(PARFUM, box), rules=0)
    write(tmp_path / FILE, other, [Mined(2, {}, [1, 2, 3], [made("a", [4] * 5)])])
    assert len(read(tmp_path / FILE).matches) == 1
    assert puzzles_of(game, box).matches == []
    (tmp_path / FILE).write_text('{"game": 1}\n')
    with pytest.raises(PuzzleError, match="line 1"):
        puzzles_of(game, box)


@pytest.fixture
def few_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who think for long are not asked."""
    monkeypatch.setattr(mining, "BOTS", (3, 3, 0, 0, 0))


@pytest.mark.slow
@pytest.mark.usefixtures("few_bots")
def test_puzzles_are_gathered_from_records_stopped_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box, path = PARFUM.load_box(), tmp_path / FILE
    players = {seat: PLAYERS["greedy"].sit(seat) for seat in range(2)}
    match = play_out(Match(PARFUM, box, 2), players, Seeded("puzzles"))
    texts = (("a", record.write(match)), ("b", "no record"), ("c", record.write(match)))
    wish = Wish("parfum", 1, "1", texts, QUICK)
    monkeypatch.setattr(harvest, "KINDS", 1)
    monkeypatch.setattr(harvest, "EASY", 1)

    told: list[tuple[int, int]] = []

    def stop(size: int, matches: int) -> None:
        told.append((size, matches))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gather(wish, path, 1, report=stop)
    [(size, matches)] = told
    assert (size > 0, matches) == (True, 1)
    assert not path.exists()
    part = path.with_name(f"{FILE}.part")
    part.write_bytes(part.read_bytes() + b'{"job": "b", "mi')  # cut off
    monkeypatch.setattr(harvest, "work", lambda *_: pytest.fail("it was done before"))
    assert gather(wish, path, 1) == size
    assert not part.exists()

    [mined] = read(path).matches
    assert len(mined.puzzles) == size
    for puzzle in mined.puzzles:
        here = mined.open(PARFUM, box, puzzle)
        assert here.options() == sorted(each.action for each in puzzle.options)
        assert here.decisions == match.decisions[: puzzle.number]
        assert puzzle.options[0].chance - puzzle.options[1].chance >= AHEAD - 0.001
        assert isinstance(puzzle.options[1].why, MistakeReason)
        assert len(puzzle.found) == len(FINDERS)


def test_what_is_no_record_of_this_game_has_no_puzzles() -> None:
    wish = Wish("parfum", 1, effort=QUICK)
    assert harvest.work(wish, Job("x", "no record")) == Done("x", None)


def test_easy_ones_and_those_of_one_kind_are_few(tmp_path: Path) -> None:
    names = [PARFUM.notation.decision(action).name for action in range(PARFUM.ACTIONS)]
    kinds = sorted(set(names))
    first, other = (names.index(kind) for kind in kinds[:2])
    harvested = Harvest(Wish("parfum", 8), tmp_path / FILE)
    easy, hard = [4] * 5, [0, 0, 0, 4, 4]
    puzzles = [made(f"e{n}", easy, first) for n in range(4)]
    puzzles += [made(f"h{n}", hard, first) for n in range(4)]
    puzzles += [made(f"o{n}", hard, other) for n in range(9)]
    harvested.keep(Done("a", Mined(2, {}, [1, 2, 3], puzzles)))
    harvested.keep(Done("again", Mined(2, {}, [1, 2, 3], puzzles)))
    [mined] = harvested.chosen()
    assert [each.id for each in mined.puzzles] == ["e0", "e1", "h0", "o0", "o1", "o2"]
