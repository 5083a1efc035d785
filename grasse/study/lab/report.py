"""What trials found: every measure with each box and its change, tiles, luck, and what is sure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grasse.study.lab.evidence import (
    ALPHA,
    Estimate,
    around,
    beyond_chance,
    chance_of,
    mean_of,
    ratio_of,
)
from grasse.study.lab.measures import WHOLE, Numbers
from grasse.study.lab.trial import Plan

MATTERS = {"length": 0.01, "points": 0.01, "use": 0.05}  # of the value; less is no matter
WINS_MATTER = 0.01  # of all matches


class Compared(Struct):
    """A measure with a changed box."""

    value: Estimate
    change: Estimate  # from the first box, deal by deal
    chance: float  # how often chance alone would change as much
    is_clear: bool  # beyond chance, although many things were looked at


class Row(Struct):
    """A measure: "length", "points", "margin", "wins 1", "source …" or "use <noun> <name>"."""

    name: str
    base: Estimate
    others: list[Compared]


class TileRow(Struct):
    """A tile with each box: how often it is used in a match, and what it is worth."""

    noun: str
    name: str
    uses: list[Estimate]
    worth: list[Estimate | None]  # points for one use; None if it brings none at once
    lift: list[Estimate | None]  # how much more often than others its users win


class LuckShare(Struct):
    """How much of the result the review books on luck, with one box."""

    matches: int
    luck: Estimate
    decisions: float
    revisions: float  # what the review could not book


class Report(Struct):
    """All that trials found so far."""

    game: str
    seats: int
    players: list[str]
    seed: str
    deals: int  # that count
    wanted: int
    titles: list[str]  # of the boxes; "" is the first
    settings: list[list[tuple[str, Any]]]
    level: float  # how often an interval may miss
    look: int  # after which it ended, or 0
    rows: list[Row]
    tiles: list[TileRow]
    luck: list[LuckShare]
    is_settled: bool  # whether more matches would hardly tell more of what matters most

    @property
    def matches(self) -> int:
        """Matches that count, with all boxes."""
        return self.deals * len(self.titles)

    def row(self, name: str) -> Row:
        """A measure by its name."""
        return next(row for row in self.rows if row.name == name)

    def clear_changes(self, arm: int) -> list[Row]:
        """What a changed box changed beyond chance, the surest first."""
        found = [row for row in self.rows if row.others[arm - 1].is_clear]
        return sorted(found, key=lambda row: row.others[arm - 1].chance)


def make_report(
    plan: Plan,
    deals: int,
    sums: Numbers,
    ledgers: Mapping[tuple[int, int], Sequence[Sequence[float]]],
    level: float = ALPHA,
    look: int = 0,
) -> Report:
    """What the sums of this many deals say."""
    layout = plan.layout
    rows = [_row(plan, deals, sums, n, name, level) for n, name in enumerate(layout.names)]
    for arm in range(len(plan.arms) - 1):
        chances = [row.others[arm].chance for row in rows]
        for row, is_clear in zip(rows, beyond_chance(chances, level), strict=True):
            row.others[arm].is_clear = is_clear
    found = Report(
        game=plan.game,
        seats=plan.seats,
        players=list(plan.players),
        seed=plan.seed,
        deals=deals,
        wanted=plan.deals,
        titles=[arm.title for arm in plan.arms],
        settings=[list(arm.settings) for arm in plan.arms],
        level=level,
        look=look,
        rows=rows,
        tiles=[_tile(plan, deals, sums, place, level) for place in range(len(layout.tiles))],
        luck=[share for arm in range(len(plan.arms)) if (share := _luck(ledgers, arm))],
        is_settled=False,
    )
    found.is_settled = deals > 0 and all(is_settled(found, row) for row in headline(found))
    return found


def scale_of(plan: Plan, name: str) -> float:
    """What a counted number is divided by."""
    kind = name.split(" ", 1)[0]
    return WHOLE if kind == "wins" else plan.seats if kind in ("points", "source") else 1


def _row(plan: Plan, deals: int, sums: Numbers, place: int, name: str, level: float) -> Row:
    scale = scale_of(plan, name)

    def estimate(arm: int, first: int) -> tuple[float, float]:
        total, squares = float(sums[arm, first, place]), float(sums[arm, first + 1, place])
        mean, error = mean_of(deals, total, squares)
        return mean / scale, error / scale

    others = []
    for arm in range(1, len(plan.arms)):
        mean, error = mean_of(deals, float(sums[arm, 3, place]), float(sums[arm, 4, place]))
        change = around(mean / scale, error / scale, level)
        value = around(*estimate(arm, 0), level)
        others.append(Compared(value, change, chance_of(mean, error), False))
    return Row(name, around(*estimate(0, 0), level), others)


def _tile(plan: Plan, deals: int, sums: Numbers, place: int, level: float) -> TileRow:
    layout, tile = plan.layout, plan.layout.tiles[place]
    uses, worth, users, won = (layout.part(number).start + place for number in range(4))
    row = TileRow(tile.noun, tile.name, [], [], [])
    for arm in sums:
        mean, error = mean_of(deals, float(arm[0, uses]), float(arm[1, uses]))
        row.uses.append(around(mean, error, level))
        row.worth.append(_ratio(deals, arm, worth, uses, 1, 0, level) if tile.scores else None)
        row.lift.append(_ratio(deals, arm, won, users, WHOLE, 1 / plan.seats, level))
    return row


def _ratio(
    deals: int, arm: Numbers, over: int, under: int, scale: float, less: float, level: float
) -> Estimate | None:
    ratio, error = ratio_of(
        deals,
        (float(arm[0, over]), float(arm[1, over])),
        (float(arm[0, under]), float(arm[1, under])),
        float(arm[2, over]),
    )
    return around(ratio / scale - less, error / scale, level) if math.isfinite(error) else None


def _luck(
    ledgers: Mapping[tuple[int, int], Sequence[Sequence[float]]], arm: int
) -> LuckShare | None:
    """Which share of the results luck accounts for, and what decisions and revisions do.

    A result is luck + decisions + revisions. The share of each is the sum of its products with
    the results, by that of their squares: the shares are 1 together. The error is a jackknife's.
    """
    found = [ledger for (own, _), ledger in sorted(ledgers.items()) if own == arm]
    if len(found) < 2:
        return None
    parts = []
    for ledger in found:
        squares = sum(seat[0] ** 2 for seat in ledger)
        booked = (sum(seat[0] * seat[n] for seat in ledger) for n in range(1, 5))
        parts.append((squares, *booked))
    totals = [sum(part[n] for part in parts) for n in range(5)]
    whole = totals[0] or 1.0
    luck = totals[1] / whole
    left = [(totals[1] - part[1]) / ((totals[0] - part[0]) or 1.0) for part in parts]
    mean = sum(left) / len(left)
    error = math.sqrt((len(left) - 1) / len(left) * sum((each - mean) ** 2 for each in left))
    decisions, revisions = (totals[2] + totals[3]) / whole, totals[4] / whole
    return LuckShare(len(found), around(luck, error), decisions, revisions)


# ---------------------------------------------------------------- what matters most


def headline(report: Report) -> list[Row]:
    """What matters most: length, points, the seats' victories, and the use of what was changed."""
    paths = {part for arm in report.settings for path, _ in arm for part in path.split(".")}
    return [
        row
        for row in report.rows
        if row.name in ("length", "points")
        or row.name.startswith("wins ")
        or (row.name.startswith("use ") and row.name.split(" ", 2)[2] in paths)
    ]


def is_settled(report: Report, row: Row) -> bool:
    """Whether each change is surely there, or surely too small to matter; all rows together."""
    kind = row.name.split(" ", 1)[0]
    least = WINS_MATTER if kind == "wins" else MATTERS[kind] * abs(row.base.value)
    return all(
        other.change.excludes_zero or (other.change.low > -least and other.change.high < least)
        for other in row.others
    )
