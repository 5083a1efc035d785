"""Who leads a tournament: points by place, then the tie-breaks; from the results alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

WHOLE = 12  # points of a table; it can be shared by 2, 3 and 4 seats, and by ties
NOBODY = 0  # in place of an entrant: a bot that only fills a table
Score = tuple[int, int]  # points and place in the match


class Sitting(NamedTuple):
    """Who sat at one table of a round, seat by seat, and what came of it; one alone has a bye."""

    round: int
    entrants: tuple[int, ...]
    scores: tuple[Score, ...] = ()  # nothing, as long as it is played

    @property
    def is_bye(self) -> bool:
        """Whether somebody had no table in this round."""
        return len(self.entrants) == 1


class Line(NamedTuple):
    """A line of the standings: what an entrant has, in the order in which it counts."""

    entrant: int
    points: int  # 12 for each table that was won, less for later places
    strength: Fraction  # the average points of those whom one met
    share: Fraction  # of the points of a match; 1 is an equal share
    wins: int
    played: int  # tables that are over
    final: int = 0  # the place in the final, if there was one


def judged(scores: Sequence[Score], missed: Iterable[int]) -> tuple[Score, ...]:
    """What counts: whoever missed the match is behind all others, without points."""
    gone = set(missed)
    last = 1 + len(scores) - len(gone)
    stayed = [place for seat, (_, place) in enumerate(scores) if seat not in gone]
    return tuple(
        (0, last) if seat in gone else (points, 1 + sum(other < place for other in stayed))
        for seat, (points, place) in enumerate(scores)
    )


def undecided(seats: int) -> tuple[Score, ...]:
    """What counts of a match that has no result, because an administrator closed it: a draw."""
    return ((0, 1),) * seats


def worth(scores: Sequence[Score]) -> list[int]:
    """[seat] the points for a place: an equal part for each whom one is before, half if tied."""
    places = [place for _, place in scores]
    others = len(places) - 1
    return [
        WHOLE
        * (2 * sum(other > place for other in places) + places.count(place) - 1)
        // (2 * others)
        for place in places
    ]


def shares(scores: Sequence[Score]) -> list[Fraction]:
    """[seat] the points in a match as a part of all at the table; 1 is an equal share."""
    points = [max(0, points) for points, _ in scores]
    whole = sum(points)
    if not whole:
        return [Fraction(1)] * len(points)
    return [Fraction(each * len(points), whole) for each in points]


def points_of(sittings: Iterable[Sitting]) -> Counter[int]:
    """[entrant] the points that they have so far; a bye counts like a table that was won."""
    found: Counter[int] = Counter()
    for sitting in sittings:
        if sitting.is_bye:
            found[sitting.entrants[0]] += WHOLE
        elif sitting.scores:
            found.update(dict(zip(sitting.entrants, worth(sitting.scores), strict=True)))
    return found


def opponents_of(sittings: Iterable[Sitting]) -> dict[int, list[int]]:
    """[entrant] those whom one has met at tables that are over, each time."""
    found: dict[int, list[int]] = {}
    for sitting in sittings:
        for entrant in sitting.entrants if sitting.scores else ():
            others = (each for each in sitting.entrants if each not in (entrant, NOBODY))
            found.setdefault(entrant, []).extend(others)
    return found


def average(values: Sequence[Fraction | int]) -> Fraction:
    """Their average; that of nothing is 0."""
    return Fraction(sum(values), len(values)) if values else Fraction(0)


def standings(entrants: Sequence[int], sittings: Sequence[Sitting], final: int = 0) -> list[Line]:
    """The entrants, the first ahead; they come in the order of entry, which decides at last.

    *final* is the round that is one, or 0: its places go before all points.
    """
    counted = [each for each in sittings if each.round != final]
    points, met = points_of(counted), opponents_of(counted)
    parts: dict[int, list[Fraction]] = {}
    wins: Counter[int] = Counter()
    for sitting in counted:
        for entrant, part, score in zip(
            sitting.entrants, shares(sitting.scores), sitting.scores, strict=False
        ):
            parts.setdefault(entrant, []).append(part)
            wins[entrant] += score[1] == 1
    ends = {
        entrant: place
        for sitting in sittings
        if final and sitting.round == final
        for entrant, (_, place) in zip(sitting.entrants, sitting.scores, strict=False)
    }
    lines = [
        Line(
            entrant,
            points[entrant],
            average([points[other] for other in met.get(entrant, ())]),
            average(parts.get(entrant, [])),
            wins[entrant],
            len(parts.get(entrant, [])),
            ends.get(entrant, 0),
        )
        for entrant in entrants
    ]
    return sorted(lines, key=order_of)  # whoever entered earlier stays ahead


def order_of(line: Line) -> tuple[Fraction | int, ...]:
    """What decides who is ahead, one after the other."""
    return (line.final or 1_000, -line.points, -line.strength, -line.share)


def finalists(lines: Sequence[Line], pools: Mapping[int, int], seats: int) -> list[int]:
    """Who plays the final: the first of each group, then the best of the others."""
    firsts: dict[int, int] = {}
    for line in lines:
        firsts.setdefault(pools[line.entrant], line.entrant)
    others = [line.entrant for line in lines if line.entrant not in firsts.values()]
    return [*firsts.values(), *others][:seats]
