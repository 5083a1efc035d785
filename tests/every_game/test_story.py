"""What the card says of every event: its clause, the points that it brings, and the chapters."""

from __future__ import annotations

import re
from collections import Counter

from grasse.kernel.game import Game
from tests.every_game.cases import Case, every_game, one_seat_count
from tests.every_game.journeys import journey


@every_game
def test_every_event_happens_by_a_clause_of_the_rules(game: Game) -> None:
    rules = (game.folder / "rules.md").read_text(encoding="utf-8")
    for kind in game.event_kinds:
        clause = re.escape(game.event_clause(kind))
        assert clause
        assert re.search(rf"^[#\d. *|-]*{clause}\b", rules, re.MULTILINE), kind


@every_game
def test_points_and_chapters_are_values_of_the_event(game: Game) -> None:
    assert game.sources
    assert len(game.chapters) == 1
    for kind in game.event_kinds:
        assert {kind.points, kind.chapter} - {""} <= set(kind.nouns), kind


@one_seat_count
def test_the_events_that_bring_points_add_up_to_the_score(case: Case) -> None:
    played, game = journey(case, "eagerly"), case.game
    points: Counter[int] = Counter()
    for step in played.steps():
        for event in game.read_events(case.box, step.rows, -1, everything=True):
            if event.name in game.sources:
                points[event.seat] += int(event.values[game.sources[event.name]] or 0)
    assert [points[seat] for seat in range(case.seats)] == [
        score for score, _ in played.match().scores()
    ]
