"""Count tables: the exact number of ways to play on from a few positions, chance included."""

from __future__ import annotations

import json

import pytest

from grasse.kernel.match import Match
from tests.every_game.positions import POSITIONS, TABLE, Position, write_table

COUNTS = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_lines_are_as_many_as_the_table_says(position: Position) -> None:
    case = position.case
    row = COUNTS[case.name][str(case.seats)][str(position.length)]
    assert case.game.phases[position.match().state.phase] == row["phase"]
    assert position.lines() == row["lines"]


@pytest.mark.interpreted
@pytest.mark.parametrize("position", POSITIONS[1::3], ids=str)
def test_a_plain_recursion_counts_the_same(position: Position) -> None:
    match = position.match()
    for depth in (0, 1, 2):
        lines = match.game.loops.lines(match.box, match.state, depth)
        assert count_by_hand(match, depth) == lines


def count_by_hand(match: Match, depth: int) -> int:
    """Counts lines by playing each of them in a Match of its own."""
    if depth == 0:
        return 1
    lines = 0
    for action in [*match.options(), *match.odds()]:
        if depth == 1:
            lines += 1
            continue
        branch = match.again()
        branch.decisions, branch.deciders = list(match.decisions), list(match.deciders)
        branch.state = match.state.copy()
        branch.play(action)
        lines += count_by_hand(branch, depth - 1)
    return lines


def test_counting_leaves_the_position_alone() -> None:
    for position in POSITIONS[::4]:
        match = position.match()
        before = match.state.tobytes()
        match.game.loops.lines(match.box, match.state, 2)
        assert match.state.tobytes() == before


def test_the_table_has_these_positions_and_no_others() -> None:
    listed = [
        (game, seats, length)
        for game, by_seats in COUNTS.items()
        for seats, rows in by_seats.items()
        for length in rows
    ]
    assert listed == [(p.case.name, str(p.case.seats), str(p.length)) for p in POSITIONS]
    assert write_table(COUNTS) == TABLE.read_text(encoding="utf-8")
