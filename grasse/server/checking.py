"""Whether everything that a database holds can still be replayed, and goes as it went."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, Engine

from grasse.games import GAMES
from grasse.kernel.match import RuleRefusal
from grasse.kernel.seats import WATCHER
from grasse.server import fairness, tables
from grasse.server.boxes import recall
from grasse.server.matches import layout_of
from grasse.server.messages import Refusal, sent_seat
from grasse.server.replays import Replay
from grasse.server.tables import Table
from grasse.storage import store
from grasse.storage.days import days_of
from grasse.storage.store import MatchRow


@dataclass(frozen=True)
class Checked:
    """A match that was replayed; *fault* says what is wrong with it, or nothing."""

    row: MatchRow
    fault: str


def check_all(
    engine: Engine, rows: list[MatchRow], find: Callable[[Connection, MatchRow], str]
) -> Iterator[Checked]:
    """Looks for what is wrong with the matches of *rows*, one by one, with one of those below."""
    for row in rows:
        with engine.begin() as connection:
            yield Checked(row, find(connection, row))


def find_fault(connection: Connection, row: MatchRow) -> str:
    """What keeps a match from being replayed as it was written down; nothing if it can be."""
    lost = why_lost(connection, row)
    if lost:
        return lost
    try:
        table = Table(row, store.chairs_of(connection, [row.match]))
    except (Refusal, ValueError) as error:
        return str(error)
    snapshot = store.last_snapshot(connection, row.match)
    for entry in store.entries_of(connection, row.match):
        match = table.match
        if entry.number != table.number + 1:
            return f"entry {table.number + 1} is missing"
        try:
            if entry.kind == tables.DRAWN and len(match.decisions) >= row.forked:
                fair = table.luck.draw(match)
                if fair != entry.value:
                    return f"entry {entry.number}: {entry.value} was drawn, but {fair} is fair"
            if entry.kind in tables.PLAYED and entry.seat != max(match.seat, WATCHER):
                return f"entry {entry.number}: seat {sent_seat(entry.seat)} was not to decide"
            is_own = entry.link or len(match.decisions) >= row.forked
            if entry.kind in (tables.DECIDED, tables.ALONG) and is_own:
                table.trail.check(entry.seat, entry.link)
            table.follow(entry)
        except (RuleRefusal, Refusal, ValueError, IndexError, ArithmeticError) as error:
            return f"entry {entry.number}: {error}"
        if snapshot is not None and snapshot.number == entry.number:
            is_ours = snapshot.layout == layout_of(row.game)
            if is_ours and snapshot.state != match.state.tobytes():
                return f"entry {entry.number}: the state is not the one that was kept"
    return compare_standing(table, row)


def find_bad_luck(connection: Connection, row: MatchRow) -> str:
    """What is wrong with the luck of a match; nothing if it was fair."""
    lost = why_lost(connection, row)
    if lost:
        return lost
    if row.day:
        planned = days_of(connection, row.day).get(row.game)
        if planned is None or planned.secret != row.secret:
            return f"its secret is not that of {row.day}"
    chairs = store.chairs_of(connection, [row.match])
    try:
        table = Table(row, chairs, store.entries_of(connection, row.match))
        fairness.verify(Replay(table).record(), table.match)
    except (RuleRefusal, Refusal, ValueError, IndexError, ArithmeticError) as error:
        return str(error)
    return ""


def why_lost(connection: Connection, row: MatchRow) -> str:
    """Why nobody can play a match any more; nothing if one can."""
    game = GAMES.get(row.game)
    if game is None:
        return f"there is no game {row.game!r} here"
    if not game.oldest <= row.version <= game.version:
        return f"rules {row.version} are not known here, only {game.oldest} to {game.version}"
    if recall(connection, row.game, row.box) is None:
        return f"its box {row.box[:12]}… is neither kept nor the game's own"
    return ""


def compare_standing(table: Table, row: MatchRow) -> str:
    """What the lists say of a match, and its entries do not."""
    found = table.standing(row.moved)
    for what in ("number", "status", "turn"):
        told, is_so = getattr(row, what), getattr(found, what)
        if told != is_so:
            return f"its {what} is said to be {told}, but the entries give {is_so}"
    if json.loads(row.scores) != json.loads(found.scores):
        return f"its scores are said to be {row.scores}, but the entries give {found.scores}"
    return ""
