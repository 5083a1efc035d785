"""What was sent and acknowledged at a table, held against what was written down of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grasse.server.tables import BACK, BEGUN, DECIDED, PLAYED, Table

Sent = Sequence[tuple[int, int]]  # number of the table that asked, action


def lost(table: Table, acknowledged: Mapping[int, Sent]) -> list[str]:
    """What of *acknowledged*, by seats from 1, is not written."""
    written = {
        number: (seat, action)
        for question, entry, seat, action in _answers(table)
        for number in range(question, entry)
    }
    return [
        f"seat {seat}, table {number}: {action} was acknowledged and is not written"
        for seat, decisions in acknowledged.items()
        for number, action in decisions
        if written.get(number) != (seat, action)
    ]


def invented(table: Table, sent: Mapping[int, Sent]) -> list[str]:
    """What is written for the seats of *sent*, from 1, and was not sent: a doubled one, say.

    A table asks one question, so what was sent once is the answer to one entry at most.
    """
    known = {seat: set(decisions) for seat, decisions in sent.items()}
    return [
        f"seat {seat}, entry {entry}: nobody sent {action} for it"
        for question, entry, seat, action in _answers(table)
        if seat in known
        if not any((number, action) in known[seat] for number in range(question, entry))
    ]


def _answers(table: Table) -> list[tuple[int, int, int, int]]:
    """Every decision of a person: the entry that asked, the entry that answered, seat, action."""
    found, question = [], 0
    for entry in table.entries:
        if entry.kind == DECIDED and entry.number > table.row.forked:
            found.append((question, entry.number, entry.seat + 1, entry.value))
        if entry.kind in PLAYED or entry.kind in (BACK, BEGUN):
            question = entry.number
    return found
