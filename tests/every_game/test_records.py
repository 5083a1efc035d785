"""The record of a match of every game: it replays byte for byte, and undo leads back on the way."""

from __future__ import annotations

import pytest

from grasse.games import find_game
from grasse.kernel.match import Match
from grasse.kernel.record import read, write
from grasse.kernel.seats import CHANCE, WATCHER
from tests.every_game.cases import Case, every_box
from tests.every_game.journeys import journey, lay_table, quick_journeys

MILESTONES = (0, 40, None)  # records of this many decisions; None is the whole match


@pytest.mark.interpreted
@quick_journeys
def test_a_match_replays_byte_for_byte(case: Case, way: str) -> None:
    match = case.match()
    assert match.state.tobytes() == lay_table(case).tobytes()
    for step in journey(case, way).steps():
        rows = match.play(step.action)
        assert match.state.tobytes() == step.state.tobytes()
        assert rows.tobytes() == step.rows.tobytes()
        assert match.deciders[-1] == step.decider


@pytest.mark.interpreted
@quick_journeys
def test_a_record_reads_back_as_it_was_written(case: Case, way: str) -> None:
    for length in MILESTONES:
        match = journey(case, way).match(length)
        text = write(match)
        again = read(text, find_game, case.box).match
        assert write(again) == text
        assert again.state.tobytes() == match.state.tobytes()
        assert (again.decisions, again.deciders) == (match.decisions, match.deciders)
        assert (again.seats, again.variants) == (match.seats, match.variants)


@every_box
def test_a_record_keeps_the_players(case: Case) -> None:
    match = journey(case, "eagerly").match(30)
    names = [f"Élodie {number}" for number in range(case.seats)]
    text = write(match, names)
    record = read(text, find_game, case.box)
    assert record.players == names
    assert write(record.match, record.players) == text


def undoable(match: Match, shown: list[bool], seat: int) -> int:
    """How many decisions *seat* may undo, counted from the end of the record."""
    count = 0
    for decider, shows in zip(reversed(match.deciders), reversed(shown), strict=True):
        if decider != seat or decider == CHANCE or shows:
            break
        count += 1
    return count


@pytest.mark.interpreted
@every_box
def test_undo_stops_at_chance_at_what_was_shown_and_at_other_seats(case: Case) -> None:
    match, shown = case.match(), list[bool]()
    for action in journey(case, "eagerly").decisions:
        rows = match.play(action)
        shown.append(any(case.game.event_kinds[row.kind].shows for row in rows))
        for seat in (CHANCE, WATCHER, *range(case.seats)):
            assert match.undoable(seat) == undoable(match, shown, seat)


@pytest.mark.interpreted
@every_box
def test_undo_restores_the_very_bytes(case: Case) -> None:
    played = journey(case, "eagerly")
    states = [lay_table(case).tobytes(), *(step.state.tobytes() for step in played.steps())]
    undone = 0
    for length in range(0, len(played.decisions), max(1, len(played.decisions) // 4)):
        match = played.match(length)
        while not any(match.undoable(seat) for seat in range(case.seats)) and not match.is_over:
            match.play(played.decisions[len(match.decisions)])
        undone += assert_undo_restores(match, states)
    assert undone > 1


def assert_undo_restores(match: Match, states: list[bytes]) -> int:
    """Takes back whatever can be; answers how often that was."""
    before, decisions, undone = match.state.tobytes(), list(match.decisions), 0
    for seat in range(match.seats):
        most = match.undoable(seat)
        for count in (-1, 0, most + 1):
            with pytest.raises(ValueError, match=f"may undo {most}"):
                match.undo(seat, count)
        assert (match.state.tobytes(), match.decisions) == (before, decisions)
        for count in {1, most} if most else ():
            match.undo(seat, count)
            assert match.decisions == decisions[:-count]
            assert len(match.deciders) == len(match.decisions)
            assert match.state.tobytes() == states[len(match.decisions)]
            assert match.undoable(seat) == most - count
            for action in decisions[-count:]:
                match.play(action)
            assert match.state.tobytes() == before
            undone += 1
    return undone
