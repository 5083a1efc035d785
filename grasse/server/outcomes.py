"""What came of a match for those who played, told from its decisions by the game's card."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from grasse.kernel.seats import CHANCE
from grasse.players import LEVELS
from grasse.server.judging import abandoned, judge, ranks
from grasse.server.matches import match_of
from grasse.server.tables import Table
from grasse.storage.leaving import GONE
from grasse.storage.store import ChairRow, EntryRow, MatchRow, ResultRow

PERSON = "person"  # what one played against, if it was not bots alone


def tell(table: Table) -> list[ResultRow]:
    """What came of a match for each chair of a person; nothing of a lesson or before the end."""
    row, chairs = table.row, table.chairs
    if row.lesson or not table.match.is_over:
        return []
    sources = points_by_source(table)
    at = table.entries[-1].at if table.entries else row.moved
    found = [
        result_row(row, chairs, chair.seat, at, table.scores()[chair.seat], sources[chair.seat])
        for chair in chairs
        if is_told(chair)
    ]
    return judged(replace(row, scores=json.dumps(table.scores())), chairs, table.entries, found)


def judged(
    row: MatchRow,
    chairs: Sequence[ChairRow],
    entries: Sequence[EntryRow],
    found: Sequence[ResultRow],
) -> list[ResultRow]:
    """These results as they count: what a bot has finished for somebody is not theirs.

    In a rated match the place is the one that was rated. In any other, whoever has abandoned it
    has neither won nor lost.
    """
    gone = abandoned(entries)
    places = ranks(judge(row, chairs, entries)) if row.rated else {}
    return [
        replace(
            each,
            place=places.get(each.seat, each.place),
            counts=each.counts and (each.seat in places or each.seat not in gone),
            abandoned=each.seat in gone,
        )
        for each in found
    ]


def tell_early(
    row: MatchRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]
) -> list[ResultRow]:
    """What came of a rated match that was ended early, if it counts; it has no points."""
    places = ranks(judge(row, chairs, entries)) if row.scores == "[]" else {}
    at = entries[-1].at if entries else row.moved
    found = [
        replace(result_row(row, list(chairs), chair.seat, at, (0, 0), {}), early=True)
        for chair in chairs
        if chair.seat in places and is_told(chair)
    ]
    return judged(row, chairs, entries, found)


def is_told(chair: ChairRow) -> bool:
    """Whether somebody wants to know what came of a chair."""
    return chair.kind == "person" and chair.holder != "" and not chair.holder.startswith(GONE)


def result_row(
    row: MatchRow,
    chairs: list[ChairRow],
    seat: int,
    at: float,
    score: tuple[int, int],
    sources: dict[str, int],
) -> ResultRow:
    """What came of one chair; it counts if one played from the start, alone, with our box."""
    holder = chairs[seat].holder
    is_alone = [chair.holder for chair in chairs].count(holder) == 1
    points, place = score
    return ResultRow(
        *(row.match, seat, holder, row.game, row.seats, at, points, place),
        strongest([chair for chair in chairs if chair.seat != seat]),
        is_alone and row.forked == 0 and not row.practice and not row.box_name,
        json.dumps(sources),
    )


def strongest(others: list[ChairRow]) -> str:
    """Against whom one played: a person, or the bot of the highest level."""
    if any(chair.kind != "bot" for chair in others):
        return PERSON
    bots = [chair.player for chair in others]
    return max(bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1, default="")


def points_by_source(table: Table) -> list[dict[str, int]]:
    """[seat] the points of a match by the events that the game's card says bring them."""
    game, again = table.match.game, match_of(table.row)
    scored = game.sources
    sums: list[Counter[str]] = [Counter() for _ in range(again.seats)]
    for action in table.match.decisions:
        for event in game.read_events(again.box, again.play(action), CHANCE, everything=True):
            if event.name in scored and event.seat >= 0:
                sums[event.seat][event.name] += int(event.values[scored[event.name]] or 0)
    order = [name for name in scored if any(each[name] for each in sums)]
    return [{name: each[name] for name in order if each[name]} for each in sums]


def tell_unplayable(
    row: MatchRow, chairs: list[ChairRow], entries: Sequence[EntryRow]
) -> list[ResultRow]:
    """What was written down of a match by rules or with a box that are not there any more."""
    scores = json.loads(row.scores)
    found = [
        result_row(row, chairs, chair.seat, row.moved, tuple(scores[chair.seat]), {})
        for chair in chairs
        if is_told(chair)
    ]
    return judged(row, chairs, entries, found)
