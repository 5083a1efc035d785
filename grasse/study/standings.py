"""What an arena found: ratings and shares of wins, contest by contest."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from grasse.study.arena import Contest, Lineup, Plan, Played, whole_deals
from grasse.study.ratings import SAMPLES, Estimate, Ratings, rate, wilson


@dataclass(frozen=True)
class Standing:
    """One player of a contest."""

    player: str
    rating: Estimate | None  # None if too little was played
    ahead: Estimate | None  # of the next
    wins: float  # share of the seats that it held; a shared victory is shared
    place: float  # mean
    points: float  # mean
    seats: int  # that it held


@dataclass(frozen=True)
class Meeting:
    """One line-up of a contest: how often each of its players won."""

    lineup: Lineup
    matches: int
    wins: dict[str, Estimate]  # share of the matches, by all seats of the player


@dataclass(frozen=True)
class Table:
    """The standings of a contest, the strongest first."""

    contest: Contest
    deals: int  # of which something counts
    matches: int  # that count
    left_out: int  # of deals that were not played in all orders
    ratings: Ratings | None
    standings: list[Standing]
    meetings: list[Meeting]


def wins(played: Played) -> list[float]:
    """The share of the victory of every seat."""
    first = [place == 1 for place in played.places]
    return [won / sum(first) for won in first]


def tabulate(plan: Plan, matches: Sequence[Played], samples: int = SAMPLES) -> list[Table]:
    """The tables of all contests."""
    return [make_table(plan, contest, matches, samples) for contest in plan.contests]


def make_table(
    plan: Plan, contest: Contest, matches: Sequence[Played], samples: int = SAMPLES
) -> Table:
    """The table of one contest."""
    found = whole_deals(plan, contest, matches)
    all_played = sum(played.contest == contest.name for played in matches)
    ratings = rate([played.ranked for played in found], samples)
    present = {name for played in found for name in played.players}
    ranked = ratings.ranking() if ratings else [p for p in contest.players if p in present]
    return Table(
        contest,
        len({played.deal for played in found}),
        len(found),
        all_played - len(found),
        ratings,
        [
            _standing(name, ranked[number + 1 : number + 2], ratings, found)
            for number, name in enumerate(ranked)
        ],
        _meetings(contest, found),
    )


def _standing(
    name: str, following: list[str], ratings: Ratings | None, matches: Iterable[Played]
) -> Standing:
    held = [
        (won, place, points)
        for played in matches
        for player, won, place, points in zip(
            played.players, wins(played), played.places, played.points, strict=True
        )
        if player == name
    ]
    won, places, points = (sum(column) / len(held) for column in zip(*held, strict=True))
    ahead = ratings.ahead(name, following[0]) if ratings and following else None
    rating = ratings.of(name) if ratings else None
    return Standing(name, rating, ahead, won, places, points, len(held))


def _meetings(contest: Contest, matches: Iterable[Played]) -> list[Meeting]:
    blocks: dict[Lineup, list[Played]] = defaultdict(list)
    for played in matches:
        blocks[tuple(sorted(played.players))].append(played)
    meetings = []
    for lineup in contest.lineups:
        block = blocks[tuple(sorted(lineup))]
        won: dict[str, float] = defaultdict(float)
        for played in block:
            for player, share in zip(played.players, wins(played), strict=True):
                won[player] += share
        shares = {name: wilson(won[name], len(block)) for name in dict.fromkeys(lineup)}
        if block:
            meetings.append(Meeting(lineup, len(block), shares))
    return meetings


def as_json(plan: Plan, tables: Iterable[Table]) -> str:
    """All that was found, for programs; the same matches give the same text."""
    found = {
        "settings": {**plan.settings(), "deals": plan.deals},
        "contests": [_table_json(table) for table in tables],
    }
    return json.dumps(found, indent=1) + "\n"


def _table_json(table: Table) -> dict[str, Any]:
    contest = table.contest
    return {
        "contest": contest.name,
        "game": contest.game,
        "seats": contest.seats,
        "deals": table.deals,
        "matches": table.matches,
        "left_out": table.left_out,
        "players": [
            {
                "player": standing.player,
                "rating": _rounded(standing.rating, 1),
                "ahead_of_next": _rounded(standing.ahead, 1),
                "wins": round(standing.wins, 4),
                "mean_place": round(standing.place, 3),
                "mean_points": round(standing.points, 2),
                "seats_held": standing.seats,
            }
            for standing in table.standings
        ],
        "line_ups": [
            {
                "players": list(meeting.lineup),
                "matches": meeting.matches,
                "wins": {name: _rounded(share, 4) for name, share in meeting.wins.items()},
            }
            for meeting in table.meetings
        ],
    }


def _rounded(estimate: Estimate | None, digits: int) -> dict[str, float] | None:
    if estimate is None:
        return None
    return {name: round(value, digits) for name, value in estimate._asdict().items()}
