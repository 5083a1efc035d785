"""With how many seats something of a box comes into play: some cards are for three or four only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from grasse.server import box_forms
from grasse.server.box_forms import Reading

_SETUP = re.compile(r"p(\d)")  # a table that is named by the number of players: "p3"
_SEAT = re.compile(r"seat_(\d)_.*")  # what a seat begins with


def fitting(readings: Sequence[Reading], places: Iterable[str]) -> list[int]:
    """The numbers of seats with which all of these places come into play, in one box or another.

    Where there is no such number, those with which any of them does.
    """
    found = [
        set().union(*(seats_of(reading, place) for reading in readings)) for place in places
    ] or [set(readings[0].game.seats)]
    return sorted(set.intersection(*found) or set.union(*found))


def fitting_difference(own: Reading) -> list[int]:
    """The same of all in which an own box differs from ours."""
    ours = box_forms.ours(own.game.name)
    other = {each.place for each in box_forms.differences(own)}
    before = {name: place for place, name in box_forms.named_places(ours).items()}
    found = [
        seats_of(own, place) | (seats_of(ours, before[name]) if name in before else set())
        for place, name in box_forms.named_places(own).items()
        if name in other
    ] or [set(own.game.seats)]
    return sorted(set.intersection(*found) or set.union(*found))


def seats_of(reading: Reading, place: str) -> set[int]:
    """The numbers of seats with which a place of a box comes into play."""
    found, table = set(reading.game.seats), reading.content
    *way, last = place.split("/")
    for step in way:
        table = _below(table, step)
        if not isinstance(table, dict):
            continue
        found &= _said(table, found) & _clocks(reading.content, table, found)
        if named := _SETUP.fullmatch(step):
            found &= {int(named[1])}
    if seat := _SEAT.fullmatch(last):
        found &= set(range(int(seat[1]), max(reading.game.seats) + 1))
    return found


def _below(table: Any, step: str) -> Any:
    """What a step leads to; nothing where this box has nothing there."""
    if isinstance(table, list):
        return table[int(step)] if step.isdecimal() and int(step) < len(table) else None
    return table.get(step) if isinstance(table, dict) else None


def _said(table: dict[str, Any], seats: set[int]) -> set[int]:
    """What a table says of the number of players itself, among these numbers."""
    players, least = table.get("players"), table.get("min_players")
    if isinstance(players, int):
        return seats & {players}
    if isinstance(players, list):
        return {each for each in seats if each in players}
    return {each for each in seats if each >= least} if isinstance(least, int) else seats


def _clocks(content: dict[str, Any], row: dict[str, Any], seats: set[int]) -> set[int]:
    """Of a clock those that its side of the board says."""
    sides = content.get("board")
    if "set" not in row or not isinstance(sides, dict):
        return seats
    of_set = [
        _said(side, seats)
        for side in sides.values()
        if isinstance(side, dict) and side.get("clock_set") == row["set"]
    ]
    return set().union(*of_set) if of_set else seats
