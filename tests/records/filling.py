"""A server's database with matches of the corpus in it, as if they had been played there."""

from __future__ import annotations

import json

from sqlalchemy import Connection

from grasse.kernel.match import Match
from grasse.kernel.seats import WATCHER
from grasse.server import lobby, tables
from grasse.server.boxes import recall
from grasse.server.tables import Table
from grasse.server.trail import hash_of
from grasse.storage import store
from grasse.storage.store import BoxRow, ChairRow, EntryRow, MatchRow
from tests.records import corpus

HOLDER = "h" * 64
START = 1_000_000.0


def lay(connection: Connection, game: str, name: str, length: int | None = None) -> Table:
    """A match of the corpus as a table, after its first *length* decisions; its box is kept."""
    match = corpus.replay(game, name)
    content = corpus.header_of(corpus.text_of(game, name))["box"]
    store.keep_boxes(connection, [BoxRow(content, corpus.box_text(content))])
    recall(connection, game, content)
    decisions = match.decisions[:length]
    key = f"{game[:2]}-{name}-{len(decisions)}"[:32]
    row = MatchRow(
        match=key,
        game=game,
        version=match.rules,
        box=content,
        seats=match.seats,
        options=json.dumps(match.variants),
        clock_kind="none",
        clock_seconds=0.0,
        listed=False,
        secret=hash_of("any"),
        forked=len(decisions),  # its chance was not drawn from this secret
        created=START,
    )
    chairs = [
        ChairRow(key, seat, "person", f"Person {seat + 1}", holder=HOLDER)
        for seat in range(match.seats)
    ]
    return Table(row, chairs, entries_of(match, decisions, key))


def entries_of(match: Match, decisions: list[int], key: str) -> list[EntryRow]:
    """The decisions as entries, and one more with which it begins."""
    found = [
        EntryRow(key, number, *lobby.taken_over(seat), action, START)
        for number, (action, seat) in enumerate(zip(decisions, match.deciders, strict=False), 1)
    ]
    return [*found, EntryRow(key, len(found) + 1, tables.BEGUN, WATCHER, 0, START)]


def keep(connection: Connection, table: Table) -> str:
    """Writes a table down; answers with the name of its match."""
    row = MatchRow(**{**vars(table.row), **vars(table.standing(START))})
    store.create_match(connection, row, table.chairs, table.entries)
    return row.match
