"""The same game again, for those who played: each is offered their seat, and takes it or not."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from grasse.server import lobby, messages
from grasse.server.cards import find_game
from grasse.server.desk import Desk, Overtaken
from grasse.server.messages import Refusal
from grasse.server.summaries import clock_of
from grasse.server.tables import Table
from grasse.storage import meeting, store
from grasse.storage.leaving import GONE
from grasse.storage.meeting import InvitationRow
from grasse.storage.store import ChairRow, EntryRow, MatchRow


@dataclass(frozen=True)
class Former:
    """The match that was played: its row, its chairs, and whether whoever asks had pledged."""

    row: MatchRow
    chairs: list[ChairRow]
    pledged: set[int]  # seats

    def of(self, holder: str) -> list[ChairRow]:
        """The chairs of somebody."""
        return [chair for chair in self.chairs if chair.holder == holder]

    def others(self, holder: str) -> set[str]:
        """The other people who sat there and are still at this server."""
        holders = {chair.holder for chair in self.chairs if not chair.holder.startswith(GONE)}
        return holders - {"", holder}


async def rematch(desk: Desk, holder: str, name: str) -> messages.Summary:
    """The same game again: one new match for all who sat there and ask for it.

    Whoever asks sits down. Nobody is seated who did not ask: the clock of somebody who is not there
    must not run, least of all for a rating.
    """

    def check(table: Table, _: float) -> Former:
        if not any(chair.holder == holder for chair in table.chairs if holder):
            raise Refusal("not_your_chair", "only those who played can play again")
        if table.status != "over":
            raise Refusal("not_over", "the match is not over")
        if table.row.tournament:
            raise Refusal("tournament", "its tournament says who plays next")
        pledged = {chair.seat for chair in table.chairs if table.trail.pledged(chair.seat)}
        return Former(table.row, list(table.chairs), pledged)

    former = await desk.look(name, check)
    again = former.row.rematch
    if not again:
        await _lay(desk, holder, former)
        again = await desk.look(name, lambda table, _: table.row.rematch)
    await _sit(desk, holder, former, again)
    return await lobby.summary(desk, holder, again)


async def _lay(desk: Desk, holder: str, former: Former) -> None:
    """Lays the table for whoever asks first, and offers the others their seats."""
    await lobby.check_matches(desk, holder)
    old, new = former.row, lobby.make_name()
    game = find_game(old.game)
    variants = {n: value for n, value in json.loads(old.options).items() if n in game.variants}
    row = lobby.new_row(desk, new, game, old.seats, {**game.variants, **variants})
    row = replace(lobby.with_clock(row, clock_of(old)), listed=old.listed, rated=old.rated)
    row = replace(row, language=old.language)
    if old.box_name:
        row = replace(row, box=old.box, box_name=old.box_name)
    table = Table(row, [_laid(chair, new, holder) for chair in former.chairs])
    for chair in former.of(holder):
        if chair.seat in former.pledged:
            table.await_pledge(chair.seat, row.created)

    def claim(connection: Connection) -> bool:
        if not store.set_rematch(connection, old.match, new):
            return False
        for person in former.others(holder) - meeting.shunned_by(connection, holder):
            meeting.invite(connection, InvitationRow(new, person, holder, row.created))
        return True

    await desk.lay(table, claim)
    await desk.refresh(old.match)


def _laid(chair: ChairRow, match: str, holder: str) -> ChairRow:
    """A chair of the new match: those of all other people are open until they come."""
    if chair.kind == "bot" or chair.holder == holder:
        return replace(chair, match=match, seen=0.0, gone=0.0)
    return ChairRow(match, chair.seat, "open", invite=secrets.token_urlsafe(12))


async def _sit(desk: Desk, holder: str, former: Former, again: str) -> None:
    """Somebody takes the seats that they had before, unless they sit there or it has begun."""
    shunned = await desk.read(meeting.shunned_by, holder)
    taken: list[tuple[str, str]] = []  # invitations, and names

    def plan(table: Table, now: float) -> list[EntryRow]:
        holders = {chair.holder for chair in table.chairs}
        if holder in holders or table.status != "waiting":
            return []
        mine = [c for c in former.of(holder) if table.chairs[c.seat].kind == "open"]
        if not mine or holders & shunned:
            raise Refusal("invitation_used", "no chair is free here")
        taken[:] = [(table.chairs[chair.seat].invite, chair.name) for chair in mine]
        entries = []
        for chair in mine:
            seated, pledges = _laid(chair, again, holder), chair.seat in former.pledged
            entries += table.welcome(seated, now, pledges=pledges)
        return entries

    def take(connection: Connection) -> None:
        for invite, name in taken:
            if store.take_chair(connection, again, invite, name, holder) is None:
                raise Overtaken
        meeting.decline(connection, again, holder)  # it is answered

    def is_missing(table: Table, _: float) -> bool:
        return table.status == "waiting" and all(c.holder != holder for c in table.chairs)

    if await desk.look(again, is_missing):
        await lobby.check_matches(desk, holder)
        await desk.act(again, plan, take)
