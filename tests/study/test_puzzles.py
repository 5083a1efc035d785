"""Puzzles: one clearly best decision, found in matches, kept in files, and graded."""

from __future__ import annotations

from collections import Counter
from copy import copy
from pathlib import Path

import msgspec
import pytest

from grasse.games import GAMES
from grasse.games.chances import curve_of
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
from grasse.study.puzzles.harvest import EASY, KINDS, Done, Harvest, Job, Wish, gather, kinds_of
from grasse.study.puzzles.mining import AHEAD, FEWEST, MOST, Effort
from grasse.study.review.findings import MistakeReason

PARFUM = GAMES["parfum"]
SOLVED = list(GAMES)
ENOUGH = 100  # puzzles of each game
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
    assert shipped.header.has_same_rules(header_of(game, box)), (
        "rules or box have changed: mine them again"
    )
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
    assert len(ids) == sum(len(mined.puzzles) for mined in shipped.matches) >= ENOUGH
    assert puzzles_of(game, box) == shipped


@pytest.mark.parametrize("name", SOLVED)
def test_shipped_puzzles_are_seldom_easy_and_of_many_kinds(name: str) -> None:
    game = GAMES[name]
    shipped = read(game.folder / FILE)
    assert shipped.header == header_of(game, game.load_box()), "chances have changed: mine again"
    puzzles = [puzzle for mined in shipped.matches for puzzle in mined.puzzles]
    kinds = kinds_of(game, [puzzle.answer for puzzle in puzzles])
    alike = Counter(kinds[puzzle.answer] for puzzle in puzzles)
    assert sum(puzzle.difficulty == 1 for puzzle in puzzles) <= len(puzzles) // EASY
    assert max(alike.values()) <= len(puzzles) // KINDS


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
    work = harvest.work
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

    whole = read(path)
    write(path, msgspec.structs.replace(whole.header, curves={}), whole.matches)
    monkeypatch.setattr(harvest, "work", work)
    assert gather(Wish("parfum", size, effort=QUICK), path, 1) == size
    assert read(path) == whole, "judged again, by the same chances"


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
    # The hard ones first; of two kinds there can be no more, if each may be a third at most.
    assert [each.id for each in mined.puzzles] == ["h0", "o0"]


def mix(kinds: list[str], puzzles: dict[str, int], found: list[int]) -> list[Puzzle]:
    """So many puzzles of each kind, given by what is written of its first action."""
    names = [PARFUM.notation.write(PARFUM.load_box(), n) for n in range(PARFUM.ACTIONS)]
    made_now = []
    for kind in kinds:
        action = next(n for n, name in enumerate(names) if name.startswith(kind))
        made_now += [made(f"{kind}{n}{found[0]}", found, action) for n in range(puzzles[kind])]
    return made_now


def harvested(folder: Path, count: int, puzzles: list[Puzzle]) -> Harvest:
    found = Harvest(Wish("parfum", count), folder / FILE)
    found.keep(Done("a", Mined(2, {}, [1, 2, 3], puzzles)))
    return found


HARD, EASY_FOUND = [0, 0, 0, 4, 4], [4] * 5
OF_KINDS = ["choose_clock(1", "take_die(rose", "claim(1", "sell(1"]


def test_caps_count_from_what_is_chosen_not_from_what_is_wished_for(tmp_path: Path) -> None:
    each = dict.fromkeys(OF_KINDS, 3)
    puzzles = mix(OF_KINDS, each, HARD) + mix(OF_KINDS, each, EASY_FOUND)
    chosen = [p for m in harvested(tmp_path, 120, puzzles).chosen() for p in m.puzzles]
    assert len(chosen) == 16
    assert sum(puzzle.difficulty == 1 for puzzle in chosen) == 16 // 4
    kinds = Counter(puzzle.answer for puzzle in chosen)
    assert max(kinds.values()) <= 16 // 3


def test_a_decision_that_is_most_of_all_counts_by_what_it_is_about(tmp_path: Path) -> None:
    kinds = ["claim(1", "claim(2", "claim(3", "sell(1"]
    puzzles = mix(kinds, dict(zip(kinds, (3, 3, 3, 1), strict=True)), HARD)
    chosen = harvested(tmp_path, 9, puzzles).chosen()
    assert sum(len(mined.puzzles) for mined in chosen) == 9, "claim alone could not fill a third"
    few = mix(kinds, dict(zip(kinds, (1, 1, 1, 3), strict=True)), HARD)
    assert len(set(harvest.kinds_of(PARFUM, [puzzle.answer for puzzle in few]).values())) == 2


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A file of nine puzzles of three kinds, judged by the chances of now."""
    kinds = OF_KINDS[:3]
    puzzles = mix(kinds, dict.fromkeys(kinds, 3), HARD)
    path = tmp_path / FILE
    write(path, header_of(PARFUM, PARFUM.load_box()), [Mined(2, {}, [1, 2, 3], puzzles)])
    return path


def test_mining_goes_on_from_the_file_that_is_there(
    shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = mix(OF_KINDS[3:], {OF_KINDS[3]: 3}, HARD)
    jobs: list[Job] = []

    def work(wish: Wish, job: Job) -> Done:
        jobs.append(job)
        return Done(job.name, Mined(2, {}, [1, 2, 3], more))

    monkeypatch.setattr(harvest, "work", work)
    before = {p.id for _, p in read(shipped).sorted()}
    assert gather(Wish("parfum", 12), shipped, 1) == 12
    assert [job.name for job in jobs] == ["match 1 0"]
    assert {p.id for _, p in read(shipped).sorted()} == before | {p.id for p in more}


def test_a_file_never_gets_fewer_puzzles(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = lambda wish, job: Done(job.name, None)  # noqa: E731
    monkeypatch.setattr(harvest, "work", nothing)
    content = shipped.read_bytes()
    assert gather(Wish("parfum", 12), shipped, 1, until=0.0) == 9
    assert len(read(shipped).sorted()) == 9
    old = msgspec.structs.replace(read(shipped).header, curves={})
    write(shipped, old, read(shipped).matches)
    few = mix(OF_KINDS[:3], dict.fromkeys(OF_KINDS[:3], 2), HARD)
    judged = lambda wish, job: Done(job.name, Mined(2, {}, [1, 2, 3], few))  # noqa: E731
    monkeypatch.setattr(harvest, "work", judged)

    def stop(size: int, matches: int) -> None:
        monkeypatch.setattr("time.monotonic", lambda: float("inf"))

    assert gather(Wish("parfum", 12), shipped, 1, until=1e12, report=stop) == 9
    assert len(read(shipped).sorted()) == 9
    assert read(shipped).header == old
    assert shipped.with_name(f"{FILE}.part").exists(), "what was found is kept for later"
    assert content != shipped.read_bytes()


def test_puzzles_of_other_chances_are_judged_again(
    shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = read(shipped)
    assert known.header.curves["2"] == tuple(curve_of(PARFUM.folder, 2))
    write(shipped, msgspec.structs.replace(known.header, curves={"2": (0, 9)}), known.matches)
    jobs: list[Job] = []

    def work(wish: Wish, job: Job) -> Done:
        jobs.append(job)
        return Done(job.name, job.known)

    monkeypatch.setattr(harvest, "work", work)
    assert gather(Wish("parfum", 9), shipped, 1) == 9
    assert [job.known for job in jobs] == known.matches
    assert read(shipped) == known


def test_a_file_that_names_no_chances_can_still_be_read(tmp_path: Path) -> None:
    header = header_of(PARFUM, PARFUM.load_box())
    old = {"game": header.game, "rules": header.rules, "box": header.box}
    (tmp_path / FILE).write_bytes(msgspec.json.encode(old) + b"\n")
    found = read(tmp_path / FILE).header
    assert found.curves == {}
    assert found.has_same_rules(header)
