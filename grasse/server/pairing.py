"""Who sits with whom in a round of a tournament, and on which seat. No I/O, and no luck of its own.

Tables are filled from the top of the standings (the Monrad system): whoever leads sits with those
who are next. Of all ways to do so, one with the fewest repeated meetings is taken, and among
these the first: so neighbours in the standings sit together as far as they have not met. Where
there are too many ways to look at, players of the best that was found change places.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from grasse.server.standings import NOBODY, Sitting, points_of

LOOKS = 10_000  # at ways to go on, until the best that was found will do
SURELY = 1 << 30  # more repeated meetings than there can be
BOUNDS = (1, 4, 16, 64, SURELY)  # below which they are looked for, one after the other
APART = 100  # repeated meetings that are rather taken than one of two who do not want to meet
Pair = tuple[int, int]
Tables = list[list[int]]


@dataclass(frozen=True)
class Rule:
    """How many sit at a table: at most *seats*; if bots may *fill*, there always are that many."""

    seats: int
    possible: Collection[int]  # the numbers of seats that the game can be played with
    fill: bool


def lots(secret: str, round: int) -> Callable[[int], bytes]:
    """Draws for those who are level: nobody can know it before, and everybody gets the same."""
    return lambda entrant: hmac.digest(secret.encode(), f"{round}:{entrant}".encode(), "sha256")


def table_sizes(entrants: int, rule: Rule) -> list[int]:
    """How many entrants sit at each table, the largest first; those who are left have a bye."""
    if rule.fill:
        return _evenly(entrants, -(-entrants // rule.seats))
    for rest in range(entrants, 1, -1):
        sizes = _evenly(rest, -(-rest // rule.seats))
        if all(size in rule.possible for size in sizes):
            return sizes
    return []


def _evenly(entrants: int, tables: int) -> list[int]:
    least, more = divmod(entrants, max(1, tables))
    return [least + (at < more) for at in range(tables)]


# ---------------------------------------------------------------- who sits with whom


def meetings(sittings: Iterable[Sitting]) -> Counter[Pair]:
    """[pair] how often they sat at one table."""
    return Counter(
        pair
        for sitting in sittings
        for pair in combinations(sorted(set(sitting.entrants) - {NOBODY}), 2)
    )


def group(
    order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int]
) -> tuple[int, Tables]:
    """The entrants at tables of these sizes, with how many meetings are repeated."""
    if not order:
        return 0, []
    for bound in BOUNDS:
        found = _Search(order, sizes, met, bound)
        if not found.tables:
            continue
        if found.looks >= 0:
            return found.least, found.tables  # there is nothing better
        tables = exchanged(found.tables, order, met)
        return repeats(tables, met), tables
    raise AssertionError("without a bound, the first way is one")


def repeats(tables: Iterable[Sequence[int]], met: Mapping[Pair, int]) -> int:
    """How many meetings at these tables are repeated."""
    return sum(met.get(pair, 0) for table in tables for pair in combinations(sorted(table), 2))


def exchanged(tables: Tables, order: Sequence[int], met: Mapping[Pair, int]) -> Tables:
    """Tables at which no two players can change places so that fewer meetings are repeated.

    Those change first with whom most is saved, and among these whoever is closest in *order*.
    """
    tables, place = [list(table) for table in tables], {each: at for at, each in enumerate(order)}
    while True:
        best = min(_exchanges(tables, place, met), default=(0, 0, 0, 0, 0, 0))
        if best[0] >= 0:
            return tables
        _, _, one, at, other, to = best
        tables[one][at], tables[other][to] = tables[other][to], tables[one][at]


def _exchanges(
    tables: Tables, place: Mapping[int, int], met: Mapping[Pair, int]
) -> Iterator[tuple[int, int, int, int, int, int]]:
    """Every change of two players that saves: by how much, how far, and both their chairs."""

    def cost(player: int, table: Sequence[int], without: int) -> int:
        return sum(
            met.get((min(player, each), max(player, each)), 0)
            for each in table
            if each not in (player, without)
        )

    own = [[cost(each, table, each) for each in table] for table in tables]
    for one, other in combinations(range(len(tables)), 2):
        for at, first in enumerate(tables[one]):
            for to, second in enumerate(tables[other]):
                if own[one][at] + own[other][to] == 0:
                    continue  # nothing to save
                change = cost(first, tables[other], second) + cost(second, tables[one], first)
                change -= own[one][at] + own[other][to]
                if change < 0:
                    yield change, abs(place[first] - place[second]), one, at, other, to


class _Search:
    """Looks for the first way with the fewest repeated meetings, which are fewer than *bound*."""

    def __init__(
        self, order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int], bound: int
    ) -> None:
        self.sizes, self.met, self.least = sizes, met, bound
        self.is_patient = bound == SURELY
        self.tables: Tables = []  # the best that was found
        self.looks = LOOKS
        self._known: dict[tuple[int, ...], int] = {}  # who was left, and what it had cost by then
        self._tables: Tables = []
        self._open(tuple(order), 0)

    def _open(self, left: tuple[int, ...], cost: int) -> bool:
        """Begins the next table with the first who is left; answers whether it is enough."""
        if not left:
            self.least, self.tables = cost, [list(table) for table in self._tables]
            return cost == 0
        if self._known.get(left, cost + 1) <= cost:
            return False  # nothing better came of it before
        self._known[left] = cost
        self._tables.append([left[0]])
        is_enough = self._fill(left[1:], 0, cost)
        self._tables.pop()
        return is_enough

    def _fill(self, left: tuple[int, ...], first: int, cost: int) -> bool:
        """Adds one after the other to the last table, from *first* on."""
        self.looks -= 1
        table = self._tables[-1]
        if len(table) == self.sizes[len(self._tables) - 1]:
            return self._open(left, cost)
        for at in range(first, len(left)):
            new = left[at]
            again = sum(self.met.get((min(new, other), max(new, other)), 0) for other in table)
            if cost + again < self.least:
                table.append(new)
                is_enough = self._fill(left[:at] + left[at + 1 :], at, cost + again)
                table.pop()
                if is_enough:
                    return True
            if self.looks < 0 and (self.tables or not self.is_patient):
                return True
        return False


def pair(
    entrants: Sequence[int],
    sittings: Sequence[Sitting],
    rule: Rule,
    lot: Callable[[int], bytes],
    apart: Iterable[Pair] = (),
) -> Tables:
    """The tables of a round, seat by seat; one who sits alone has a bye.

    Those with the same points come in the order of their lots. Pairs in *apart* sit together only
    if there is no other way.
    """
    points, met = points_of(sittings), meetings(sittings)
    met.update(dict.fromkeys(apart, APART))
    order = sorted(entrants, key=lambda each: (-points[each], lot(each)))
    sizes = table_sizes(len(order), rule)
    byes = Counter(each.entrants[0] for each in sittings if each.is_bye)
    free, tables = _with_byes(order, sizes, met, byes)
    sat = Counter((each, seat) for s in sittings for seat, each in enumerate(s.entrants))
    if rule.fill:
        tables = [table + [NOBODY] * (rule.seats - len(table)) for table in tables]
    return [*(seated(table, sat, lot) for table in tables), *([each] for each in free)]


def _with_byes(
    order: list[int], sizes: list[int], met: Counter[Pair], byes: Counter[int]
) -> tuple[list[int], Tables]:
    """Who has a bye: those who had the fewest, the last of the standings first."""
    number = len(order) - sum(sizes)
    if not number:
        return [], group(order, sizes, met)[1]
    place = {each: at for at, each in enumerate(order)}
    fewest = sorted(order, key=lambda each: (byes[each], -place[each]))
    kept, last = fewest[: number - 1], fewest[number - 1 :]
    best: tuple[int, Tables] | None = None
    free = last[0]
    for each in last:
        if byes[each] > byes[last[0]]:
            break
        found = group([e for e in order if e != each and e not in kept], sizes, met)
        if best is None or found[0] < best[0]:
            best, free = found, each
        if best[0] == 0:
            break
    assert best is not None
    return [*kept, free], best[1]


def seated(table: Sequence[int], sat: Mapping[Pair, int], lot: Callable[[int], bytes]) -> list[int]:
    """A table seat by seat, so that each sits where they have sat least."""
    start = sorted(table, key=lot)
    best = min(
        permutations(start),
        key=lambda order: sum(
            (1 + sat.get((each, seat), 0)) ** 2 - sat.get((each, seat), 0) ** 2
            for seat, each in enumerate(order)
            if each != NOBODY
        ),
    )
    return list(best)


# ---------------------------------------------------------------- groups


def group_count(entrants: int, seats: int) -> int:
    """As many groups as the final has seats, if each of them can fill a table."""
    return max(1, min(seats, entrants // seats))


def draw_groups(entrants: Sequence[int], seats: int, lot: Callable[[int], bytes]) -> dict[int, int]:
    """[entrant] the group, from 1, by lot; their sizes differ by one at most."""
    number = group_count(len(entrants), seats)
    return {each: 1 + at % number for at, each in enumerate(sorted(entrants, key=lot))}


def smallest_group(pools: Iterable[int]) -> int:
    """Where somebody comes who is late."""
    sizes = Counter(pools)
    return min(sizes, key=lambda each: (sizes[each], each), default=1)
