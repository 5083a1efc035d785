"""When the Sundays come, as people see it: what they bring, and whether one may come soon."""

from __future__ import annotations

from typing import Any

from grasse.games.aqua_mirabilis.box import DIAL, SCENTS, SUNDAY, SUNDAYS, scent_names
from grasse.games.aqua_mirabilis.records import Box, Seat, View
from grasse.games.aqua_mirabilis.state import EXTRA, MAIN, NONE, PARADE
from grasse.kernel.arrays import Row
from grasse.kernel.plain import at_rest, lasting
from grasse.kernel.tree import Node

DEAREST = 3  # action points that one action can cost
SOON, LAST_SOON, LAST_TURN = 1, 2, 3  # as the words have it
STAYS, MOVES, MOVES_LAST = 0, 1, 2  # King and Court, as the words have it


def days_of(box: Box, view: View) -> Row:
    """The days of the track of this number of players."""
    days: Row = box.weekdays[view.seats_size][: box.days_size[view.seats_size]]
    return days


def days_to_sunday(days: Row, today: int) -> int:
    """How many days, as the track counts them; 0 on the last one."""
    return next((d - today for d in range(today + 1, len(days)) if days[d] == SUNDAY), 0)


@lasting(
    *("viewer", "active", "seats_size", "phase", "day", "turn_number", "trigger"),
    *("seats.dial", "seats.originality", "seats.flowers", "seats.stored", "seats.perfumes"),
)
def warning(box: Box, view: View) -> int:
    """Whether Sunday may come before the next turn of the viewer, who begins one; 0 if it cannot.

    Each seat moves the day once at most before that, in its turn or in an extra turn after it.
    """
    if view.phase not in (MAIN, EXTRA) or view.viewer != view.active:
        return 0
    if view.trigger != NONE:
        return LAST_TURN  # AM-3.17.2
    days = days_of(box, view)
    left = days_to_sunday(days, view.day)
    able = 0
    for seat in range(view.seats_size):
        record = view.seats[seat]
        is_second = seat == view.viewer and (view.phase == EXTRA or view.turn_number == 2)
        able += may_end_day(record, 1 if is_second or not may_have_token(record) else 2)
    if left > able:
        return 0
    return LAST_SOON if view.day + left == len(days) - 1 else SOON


def may_end_day(record: Seat, turns: int) -> bool:
    """Whether a seat may reset its dial in this many turns: by an action, or by a production."""
    has_flower = any(record.flowers) or any(any(flowers) for flowers in record.stored)
    if record.dial <= DEAREST or (record.dial < DIAL and has_flower):
        return True
    return turns > 1


def may_have_token(record: Seat) -> bool:
    """Whether a seat may take an extra turn: it has a token, or may be given one at Versailles."""
    may_present = any(each.recipe != NONE and not each.presented for each in record.perfumes)
    return bool(record.originality) or may_present


@lasting("seats_size", "day", "phase", "window")
def coming(box: Box, view: View) -> int:
    """Whether a Sunday will move the pawns, and whether it is the last, which does it otherwise."""
    if view.phase >= PARADE or view.window == PARADE:
        return STAYS
    days = days_of(box, view)
    is_last = view.day + days_to_sunday(days, view.day) == len(days) - 1
    return MOVES_LAST if is_last else MOVES


def pawn_values(box: Box, view: View, is_row: bool, move: int) -> dict[str, str | int]:
    """Where a pawn would go if the Sunday that comes were now, and how many cubes lie there."""
    if move == STAYS or NONE in (view.king, view.court):
        return {"move": STAYS}
    # The cube of that Sunday lies in the lines that the pawns leave: it turns no choice.
    totals = [sum(line) for line in (zip(*view.cubes, strict=True) if is_row else view.cubes)]
    is_highest = is_row and move == MOVES  # AM-3.18.2: on the last Sunday both seek the rarest
    line = next_line(totals, view.court if is_row else view.king, is_highest)
    return {"move": move, "next": scent_names(box)[line], "total": totals[line]}


def next_line(totals: list[int], present: int, is_highest: bool) -> int:
    """Of the five other lines the one with most or fewest cubes; of equal ones the next."""
    others = [(present + step) % SCENTS for step in range(1, SCENTS)]
    wanted = (max if is_highest else min)(totals[line] for line in others)
    return next(line for line in others if totals[line] == wanted)


@at_rest("seats_size", "day", "deliveries")
def calendar(box: Box, view: View) -> Node:
    """The Sundays to come, and what they will bring to the market."""
    place = Node("calendar", "calendar")
    days = days_of(box, view)
    sundays = [day for day in range(1, len(days)) if days[day] == SUNDAY]
    for number, day in enumerate(sundays):
        if day > view.day:
            node = Node(f"sunday {number + 1}", "sunday")
            node.values = {"sunday": number + 1, "days": day - view.day}
            node.values["last"] = int(day == sundays[-1])
            if number < SUNDAYS:
                node.counts = brought(box, [t for t in view.deliveries[number] if t != NONE])
            place.children.append(node)
    return place


def brought(box: Box, tiles: list[Any]) -> dict[str, int]:
    """How many flowers of each scent delivery tiles bring."""
    counts = [0] * SCENTS
    for tile in tiles:
        face = box.deliveries[tile]
        for scent in range(SCENTS):
            counts[scent] += face.scents[scent] * face.multiplier
    return {name: n for name, n in zip(scent_names(box), counts, strict=True) if n > 0}
