"""Adds a review up: what was found of each moment becomes a ledger that is exact.

Chances and points are rounded where they come in; everything else is a difference of these, so
that all sums agree to the last digit.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from grasse.kernel.aliases import Floats
from grasse.study.review.findings import Account, Fortune, Judgement, Moment, Size
from grasse.study.review.looking import SURE, Look
from grasse.study.review.moments import Choice, Luck, until_of

DIGITS, POINT_DIGITS = 5, 2
SIZES: tuple[tuple[float, Size], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
SHOWN = 3  # mistakes of a seat, its lucky moments and its unlucky ones
NOTABLE = 0.01  # luck that is told


def size_of(cost: float) -> Size:
    """The name of a cost."""
    return next((name for least, name in SIZES if cost >= least), "none")


def crowned(scores: Sequence[tuple[int, int]]) -> list[float]:
    """The chances of a match that is over; who are first together share it."""
    firsts = [place == 1 for _, place in scores]
    return whole([first / sum(firsts) for first in firsts])


def whole(chances: Sequence[float] | Floats) -> list[float]:
    """Chances rounded, and 1 together."""
    told = [round(float(chance), DIGITS) for chance in chances]
    largest = told.index(max(told))
    told[largest] = round(1 - sum(told[:largest]) - sum(told[largest + 1 :]), DIGITS)
    return told


def apart(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """One less the other, by seat."""
    return [round(a - b, DIGITS) for a, b in zip(one, other, strict=True)]


def book(
    found: Sequence[tuple[Choice | Luck, Look]],
    final: list[float] | None = None,
    points: list[float] | None = None,
    stood_in: Collection[int] = (),
) -> list[Moment]:
    """The moments, in a row; *final* chances and points if the last one ends the match.

    *stood_in*: numbers of the decisions that a bot made in the place of a person. Luck is the
    difference that was found, on the way to what the next moment begins with; without one, because
    it was not looked at yet, luck at the end is left out.
    """
    booked: list[Moment] = []
    kinds = [kind for kind, _ in found]
    for place, (kind, look) in enumerate(found):
        if isinstance(kind, Choice):
            moment = _choice(kind, look)
            moment.stood_in = kind.number in stood_in
        else:
            following = found[place + 1][1] if place + 1 < len(found) else None
            if following is not None:
                after = whole(following.before)
                points_after = _rounded(following.points_before)
            elif final is not None and points is not None:
                after, points_after = final, points
            else:
                break
            moment = _luck(kind, look, after, points_after, until_of(kinds, place))
        if booked:
            moment.revision = apart(moment.before, booked[-1].after)
        booked.append(moment)
    return booked


def _choice(choice: Choice, look: Look) -> Moment:
    before, after = whole(look.before), whole(look.after)
    points_before, points_after = _rounded(look.points_before), _rounded(look.points_after)
    seat = choice.seat
    cost = round(before[seat] - after[seat], DIGITS)
    judgement = Judgement(
        chosen=choice.chosen,
        best=look.best,
        cost=cost,
        points=round(points_before[seat] - points_after[seat], POINT_DIGITS),
        error=round(look.error, DIGITS),
        points_error=round(look.points_error, POINT_DIGITS),
        size=size_of(cost),
        options=len(choice.options),
    )
    nothing = [0.0] * len(before)
    return Moment(
        choice.number, choice.number + 1, seat + 1, before, after, points_before, points_after,
        nothing, judgement.error, judgement,
    )  # fmt: skip


def _luck(luck: Luck, look: Look, after: list[float], points: list[float], until: int) -> Moment:
    change = look.after - look.before
    before = whole(np.array(after) - change * fitting(look, after))
    points_before = _rounded(np.array(points) - (look.points_after - look.points_before))
    return Moment(
        luck.number, until, 0, before, after, points_before, points,
        [0.0] * len(after), round(look.error, DIGITS),
    )  # fmt: skip


def fitting(look: Look, after: Sequence[float]) -> float:
    """The share of a change by luck that can be booked: all chances have to stay within 0 and 1.

    The rest is booked as a revision, by itself: as what the moment before said otherwise.
    """
    change, end = look.after - look.before, np.array(after)
    room = np.where(change > 0, end, 1 - end)  # how far back each chance can have come from
    with np.errstate(divide="ignore", invalid="ignore"):
        fits = np.where(np.abs(change) > 0, room / np.abs(change), np.inf)
    return min(1.0, float(fits.min()))


def _rounded(points: Floats) -> list[float]:
    return [round(float(each), POINT_DIGITS) for each in points]


# ---------------------------------------------------------------- sums


def accounts(moments: Sequence[Moment], seats: int, final: list[float]) -> list[Account]:
    """Every seat's ledger."""
    initial = moments[0].before if moments else final
    last = moments[-1].after if moments else final
    table, stand_ins = table_of(moments, seats), stand_ins_of(moments, seats)
    found = []
    for seat in range(seats):
        revisions = sum(m.revision[seat] for m in moments) + final[seat] - last[seat]
        judged = [m.judgement for m in moments if m.judgement and _is_own(m, seat + 1)]
        sizes = [each.size for each in judged]
        doubt = sum(m.error**2 for m in moments if m.seat == 0) ** 0.5
        found.append(
            Account(
                seat=seat + 1,
                initial=initial[seat],
                final=final[seat],
                own=table[seat + 1][seat],
                others=[0.0 if other == seat else table[other + 1][seat] for other in range(seats)],
                stand_ins=[row[seat] for row in stand_ins],
                luck=table[0][seat],
                revisions=round(revisions, DIGITS),
                luck_error=round(doubt, DIGITS),
                accuracy=accuracy_of([each.cost for each in judged]),
                choices=len(judged),
                inaccuracies=sizes.count("inaccuracy"),
                mistakes=sizes.count("mistake"),
                blunders=sizes.count("blunder"),
            )
        )
    return found


def _is_own(moment: Moment, seat: int) -> bool:
    """Whether a seat has decided there, and no bot in its place."""
    return moment.seat == seat and not moment.stood_in


def accuracies_of(ledger: Sequence[Account]) -> list[float | None]:
    """By seat, how well it decided; None if it has decided nothing."""
    return [account.accuracy if account.choices else None for account in ledger]


def accuracy_of(costs: Sequence[float]) -> float:
    """0..100: 100 / (1 + all that was given away).

    A chance of 10 % given away leaves 91, as much as a whole match 50: somebody who learns gives
    away more than one, and still sees it rise.
    """
    return round(100 / (1 + sum(costs)), 1)


def table_of(moments: Sequence[Moment], seats: int) -> list[list[float]]:
    """[who decided, 0 for luck][seat] what it gave or cost; without what bots that stood in did."""
    return _sums([moment for moment in moments if not moment.stood_in], seats)


def stand_ins_of(moments: Sequence[Moment], seats: int) -> list[list[float]]:
    """[where a bot stood in][seat] what the decisions of that bot gave or cost."""
    return _sums([moment for moment in moments if moment.stood_in], seats)[1:]


def _sums(moments: Sequence[Moment], seats: int) -> list[list[float]]:
    sums = np.zeros((seats + 1, seats))
    for moment in moments:
        sums[moment.seat] += np.array(apart(moment.after, moment.before))
    return [[round(float(each), DIGITS) for each in row] for row in sums]


def worst_of(moments: Sequence[Moment], seats: int) -> list[int]:
    """The places of the costliest decisions of each seat, the costliest first."""
    found = []
    for seat in range(1, seats + 1):
        costs = [
            (-m.judgement.cost, place)
            for place, m in enumerate(moments)
            if m.judgement and _is_own(m, seat) and m.judgement.size != "none"
        ]
        found += sorted(costs)[:SHOWN]
    return [place for _, place in sorted(found)]


def fortunes_of(moments: Sequence[Moment], seats: int) -> list[Fortune]:
    """The lucky and unlucky moments of each seat, the largest first."""
    found = []
    for seat in range(seats):
        changes = [
            Fortune(place, seat + 1, round(m.after[seat] - m.before[seat], DIGITS))
            for place, m in enumerate(moments)
            if m.seat == 0
        ]
        told = [
            each
            for each in changes
            if abs(each.amount) >= max(NOTABLE, SURE * moments[each.moment].error)
        ]
        told.sort(key=lambda each: each.amount)
        found += [each for each in told[:SHOWN] if each.amount < 0]
        found += [each for each in told[-SHOWN:] if each.amount > 0]
    return sorted(found, key=lambda each: (-abs(each.amount), each.moment, each.seat))
