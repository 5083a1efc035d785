"""What counts of a match that is over: who stayed, who abandoned it, and which place each has."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from grasse.kernel.seats import WATCHER
from grasse.server import tables
from grasse.storage.store import ChairRow, EntryRow, MatchRow
from grasse.study.skill import anchors


class Result(NamedTuple):
    """Somebody who is rated: the seat, the person or the bot, and the place that counts."""

    seat: int
    holder: str
    bot: str
    place: int


def judge(row: MatchRow, chairs: Sequence[ChairRow], entries: Sequence[EntryRow]) -> list[Result]:
    """What counts of a rated match that is over, or nothing; docs/lobby.md says why.

    It follows from what was written down alone.
    """
    away, ender = _away(entries)
    people = {chair.seat for chair in chairs if chair.kind == "person" and chair.holder}
    gone = people & abandoned(entries)
    places = [place for _, place in json.loads(row.scores)]
    if not places:
        places = _places_of_closed(chairs, people - away, gone, ender)
    last = max(places, default=0) + 1
    found = [
        Result(
            chair.seat,
            chair.holder if chair.kind == "person" else "",
            chair.player,
            last if chair.seat in gone else places[chair.seat],
        )
        for chair in chairs
        if places and places[chair.seat] > 0 and (chair.seat in people or chair.player)
    ]
    is_known = all(each.holder or each.bot in anchors(row.game) for each in found)
    holders = [each.holder for each in found if each.holder]
    counts = is_known and holders and len(set(holders)) == len(holders) and len(found) > 1
    return found if counts else []


def abandoned(entries: Sequence[EntryRow]) -> set[int]:
    """Seats that a bot held at the end, or for which one has decided more often than anybody."""
    return _away(entries)[0] | replaced(entries)


def ranks(results: Sequence[Result]) -> dict[int, int]:
    """[seat] the place among those who are rated, counted from 1."""
    return {each.seat: 1 + sum(o.place < each.place for o in results) for each in results}


def _away(entries: Sequence[EntryRow]) -> tuple[set[int], int | None]:
    """Seats that a bot held at the end, and whoever ended the match early."""
    away: set[int] = set()
    ender = None
    for entry in entries:
        if entry.kind == tables.LEFT:
            away.add(entry.seat)
        elif entry.kind == tables.RETURNED:
            away.discard(entry.seat)
        elif entry.kind == tables.CLOSED:
            ender = entry.seat
    return away, ender


def replaced(entries: Sequence[EntryRow]) -> set[int]:
    """Seats for which a bot has decided more often than anybody else."""
    by_bot = Counter(entry.seat for entry in entries if entry.kind == tables.BY_BOT)
    own = Counter(e.seat for e in entries if e.kind in (tables.DECIDED, tables.ALONG))
    return {seat for seat, times in by_bot.items() if times > own[seat]}


def _places_of_closed(
    chairs: Sequence[ChairRow], present: set[int], gone: set[int], ender: int | None
) -> list[int]:
    """Places in a match that was ended early, 0 where nobody is rated; nothing if none is."""
    if ender in (None, WATCHER) or len(present) != 1:
        return []
    if gone - present:  # the last one who stayed is before those who left; bots do not count
        return [int(chair.seat in present | gone) for chair in chairs]
    return [2 if chair.seat in present else 1 for chair in chairs]
