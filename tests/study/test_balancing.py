"""Looking for a fairer box: what was tried is kept, and what can be had is told."""

from __future__ import annotations

from pathlib import Path

from grasse.study.lab.balancing import Goals, Tried, choose, front_of, search
from grasse.study.lab.change import Dial, Setting

DIALS = [Dial("a.x", tuple(range(10))), Dial("a.y", tuple(range(10)))]


def test_it_finds_what_is_better_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    asked: list[tuple[Setting, ...]] = []

    def evaluate(settings: tuple[Setting, ...]) -> Goals:
        asked.append(settings)
        values = dict(settings)
        return Goals(abs(values["a.x"] - 7) / 10, abs(values["a.y"] - 2) / 10)

    path = tmp_path / "kept" / "search.journal"
    search(DIALS, [1, 9], evaluate, 5, path)
    assert asked[0] == (("a.x", 1), ("a.y", 9))  # the box as it is
    tried = search(DIALS, [1, 9], evaluate, 30, path)
    assert len(asked) == len(tried) == 30
    best = choose(front_of(tried), tried[0].goals)
    assert sum(best.goals) < 0.5 * sum(tried[0].goals)


def test_a_search_that_goes_on_draws_other_boxes_than_before(tmp_path: Path) -> None:
    path, asked = tmp_path / "search.journal", list[tuple[Setting, ...]]()

    def evaluate(settings: tuple[Setting, ...]) -> Goals:
        asked.append(settings)
        return Goals(1.0, 1.0)

    for trials in (4, 7):  # the first ten are drawn by lot
        search(DIALS, [1, 9], evaluate, trials, path)
    assert len(asked) == 7
    assert asked[1:4] != asked[4:7]


def test_what_can_be_had_is_what_nothing_beats_in_both() -> None:
    boxes = [Tried((("a", n),), Goals(*goals)) for n, goals in enumerate([(3, 1), (1, 3), (3, 3)])]
    assert front_of(boxes) == [boxes[1], boxes[0]]
    assert choose(front_of(boxes), Goals(3, 30)) == boxes[1]
