"""How long a rated match waits for somebody before the others may end it without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grasse.server.messages import Refusal
from grasse.server.uptime import elapsed
from grasse.storage.leaving import GONE, LEFT
from grasse.storage.meeting import is_slow
from grasse.storage.store import EntryRow, MatchRow

if TYPE_CHECKING:
    from grasse.server.tables import Table

LIVE = 180.0  # seconds to return: somebody at the door, a line that broke
SLOW = 24 * 3600.0  # the same where nobody has to be there all the time


def grace_of(row: MatchRow) -> float:
    """The seconds that somebody has to return to a match."""
    return SLOW if is_slow(row) else LIVE


def grace_left(table: Table, seat: int, now: float) -> float | None:
    """The seconds of it that a seat has left, all of them while its person is there.

    None where nobody can end the match without them. While no server runs, it does not run.
    """
    row, chair = table.row, table.chairs[seat]
    others = any(other.kind == "person" and other.seat != seat for other in table.chairs)
    if not row.rated or row.tournament or chair.kind != "person" or not others:
        return None
    if seat not in table.away:
        return grace_of(row)
    if chair.holder.startswith(GONE) or (row.clock_kind == "match" and not table.left(seat, now)):
        return 0.0  # they cannot return
    return max(0.0, grace_of(row) - elapsed(_left_at(table.entries, seat), now, table.pauses))


def awaited(table: Table, now: float) -> set[int]:
    """The seats that a bot holds and without which nobody may end the match yet."""
    return {seat for seat in table.away if grace_left(table, seat, now)}


def check_end(table: Table, now: float) -> None:
    """Refuses to end a match without somebody who can still return."""
    if awaited(table, now):
        raise Refusal("grace", "somebody for whom a bot plays can still return")


def sent_grace(table: Table, seat: int, now: float) -> float | None:
    """What is left of it, as it is sent."""
    left = grace_left(table, seat, now)
    return None if left is None else round(left, 1)


def _left_at(entries: Sequence[EntryRow], seat: int) -> float:
    return next(e.at for e in reversed(entries) if e.kind == LEFT and e.seat == seat)
