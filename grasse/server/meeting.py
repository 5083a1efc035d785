"""Where people who do not know each other meet: open tables, seeks, invitations, blocks."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from grasse.kernel.game import Game
from grasse.server import lobby, meeting_messages, messages
from grasse.server.cards import find_game
from grasse.server.desk import ATTEMPTS, Desk, Overtaken
from grasse.server.messages import Refusal
from grasse.server.rated import sent_rating
from grasse.server.summaries import summarize
from grasse.server.tables import Table
from grasse.server.visitors import Visitor
from grasse.storage import meeting, people, ratings, store
from grasse.storage.meeting import InvitationRow
from grasse.storage.people import PersonRow
from grasse.storage.ratings import RatingRow
from grasse.storage.store import ChairRow, EntryRow, MatchRow
from grasse.study.skill import NEWCOMER, Skill, anchors

# The clocks of a seek. There are two only, so that people meet.
PACES: Mapping[str, messages.Clock] = {
    "live": messages.Clock("match", 900.0, 20.0),
    "slow": messages.Clock("decision", 3 * 24 * 3600.0),
}
BLOCKED = 500  # people whom one person may block
ASKED = 20  # people who may be asked to one table
TAKEN = ("invitation_used", "no_such_match")  # another was faster


# ---------------------------------------------------------------- sitting down


async def sit(
    desk: Desk, visitor: Visitor, match: str, wanted: meeting_messages.Sit
) -> messages.Summary:
    """Takes a free chair at a table that is open to anyone, or to which one was invited."""
    await lobby.check_matches(desk, visitor.person)
    match = await desk.read(_find_table, match, visitor.person, desk.clock())
    if not match:
        raise Refusal("invitation_used", "nobody is asked to this table")
    person = await lobby.settle(desk, visitor, wanted.name)
    await _take_chair(desk, person, match, wanted.pledge)
    return await lobby.summary(desk, visitor.person, match)


def _find_table(connection: Connection, name: str, person: str, now: float) -> str:
    """The match at which somebody may sit down, by its name or its public name; or nothing."""
    row = store.find_match(connection, name)
    if row is None:
        return meeting.waiting_as(connection, name, now)
    may_sit = row.public or meeting.is_invited(connection, name, person)
    return name if may_sit else ""


async def _take_chair(
    desk: Desk, person: PersonRow, match: str, pledge: str = "", pledges: bool = False
) -> None:
    shunned = await desk.read(meeting.shunned_by, person.person)
    former = await desk.read(meeting.former_seats, match, person.person)
    invites: list[str] = []

    def plan(table: Table, now: float) -> list[EntryRow]:
        holders = {chair.holder for chair in table.chairs}
        if person.person in holders:
            return []
        free = [chair for chair in table.chairs if chair.kind == "open"]
        if table.status != "waiting" or not free or holders & shunned:
            raise Refusal("invitation_used", "no chair is free here")
        free.sort(key=lambda chair: chair.seat not in former)  # those of the others stay free
        invites[:] = [free[0].invite]
        chair = replace(free[0], kind="person", name=person.name, holder=person.person, invite="")
        return table.welcome(chair, now, pledge, pledges)

    def take(connection: Connection) -> None:
        sitting = (person.name, person.person)
        if store.take_chair(connection, match, invites[0], *sitting) is None:
            raise Overtaken
        meeting.decline(connection, match, person.person)  # it is answered

    await desk.act(match, plan, take)


async def stand_up(desk: Desk, holder: str, match: str) -> messages.Summary:
    """Leaves a table that has not begun; its chair is free for others."""
    freed: list[ChairRow] = []

    def plan(table: Table, now: float) -> list[EntryRow]:
        mine = [chair for chair in table.chairs if holder and chair.holder == holder]
        if not mine:
            raise Refusal("not_your_chair", "you do not sit here")
        freed[:] = [
            ChairRow(match, chair.seat, "open", invite=secrets.token_urlsafe(12)) for chair in mine
        ]
        return [entry for chair in freed for entry in table.stand_up(chair, now)]

    def free(connection: Connection) -> None:
        for chair in freed:
            if not meeting.free_chair(connection, match, chair.seat, holder, chair.invite):
                raise Overtaken

    await desk.act(match, plan, free)
    return await lobby.summary(desk, holder, match)


# ---------------------------------------------------------------- seeking


async def seek(desk: Desk, visitor: Visitor, wanted: meeting_messages.Seek) -> messages.Summary:
    """Plays with somebody: at a table that waits for one, or at a new one that waits."""
    game = find_game(wanted.game)
    if wanted.seats not in game.seats:
        raise Refusal("bad_chairs", f"{game.title} is played by {game.seats}")
    desk.warmup.check(game.name)
    await lobby.check_matches(desk, visitor.person)
    person = await lobby.settle(desk, visitor, wanted.name)
    for _ in range(ATTEMPTS):
        match = await _find_or_open(desk, person, game, wanted)
        try:
            await _take_chair(desk, person, match, pledges=wanted.pledges)
            return await lobby.summary(desk, person.person, match)
        except Refusal as refusal:
            if refusal.reason not in TAKEN:
                raise
    raise Refusal("old", "others were faster; ask again")


async def _find_or_open(
    desk: Desk, person: PersonRow, game: Game, wanted: meeting_messages.Seek
) -> str:
    """A table that waits for somebody like this; if there is none, a new one, with them at it."""
    name, clock = lobby.make_name(), PACES[wanted.pace]
    row = lobby.new_row(desk, name, game, wanted.seats, game.variants)
    row = replace(lobby.with_clock(row, clock), public=True, rated=wanted.rated)
    row = replace(row, language=wanted.language)
    me = ChairRow(name, 0, "person", person.name, holder=person.person)
    free = [
        ChairRow(name, seat, "open", invite=secrets.token_urlsafe(12))
        for seat in range(1, wanted.seats)
    ]
    table = Table(row, [me, *free])
    if wanted.pledges:
        table.await_pledge(0, row.created)
    found: list[str] = []

    def claim(connection: Connection) -> bool:
        partner = meeting.find_partner(connection, row, person.person, row.created)
        found[:] = [partner] if partner else []
        if not found:
            lobby.check_offers(connection, desk, person.person)
        return not found

    await desk.lay(table, claim)
    return found[0] if found else name


# ---------------------------------------------------------------- who is there to play


async def meet(desk: Desk, holder: str) -> meeting_messages.Meeting:
    """Tables with a free chair, invitations, and who is here."""
    now = desk.clock()

    def ask(connection: Connection) -> tuple[meeting_messages.Meeting, bool]:
        tables = meeting.open_tables(connection, holder, now)
        known = _strengths(connection, tables)
        me = people.find_person(connection, holder) if holder else None
        count, names = meeting.who_is_here(connection, now)
        answer = meeting_messages.Meeting(
            open=[
                _offered(_summary(table, holder, now), table, known)
                for table in tables
                if not holder or holder not in table.holders
            ],
            invited=[
                meeting_messages.Invitation(by.name, _summary(table, holder, now))
                for by, table in (meeting.invitations_of(connection, holder) if holder else ())
            ],
            here=count,
            people=names,
            shown=bool(json.loads(me.shown).get("here")) if me else None,
        )
        return answer, me is not None and now - me.seen > meeting.TOUCHED

    answer, is_stale = await desk.read(ask)
    if is_stale:
        await desk.write(meeting.touch, [holder], now)
    return answer


def _summary(table: meeting.Waiting, holder: str, now: float) -> messages.Summary:
    return summarize(table.row, table.chairs, holder, now)


def _strengths(
    connection: Connection, tables: Sequence[meeting.Waiting]
) -> dict[tuple[str, str], RatingRow]:
    """[game, person] the ratings of all who sit there."""
    people_of: dict[str, set[str]] = {}
    for table in tables:
        people_of.setdefault(table.row.game, set()).update(table.holders)
    return {
        (game, row.person): row
        for game, holders in people_of.items()
        for row in ratings.ratings_of(connection, game, holders).values()
    }


def _offered(
    summary: messages.Summary,
    table: meeting.Waiting,
    known: Mapping[tuple[str, str], RatingRow],
) -> messages.Summary:
    """An open table, by its public name, with how strong those are who sit there."""
    summary.match = meeting.public_name(table.row)
    for sent, chair in zip(summary.chairs, table.chairs, strict=True):
        skill = anchors(summary.game).get(chair.player)
        if chair.holder:
            row = known.get((summary.game, chair.holder))
            skill = Skill(row.mu, row.sigma) if row else NEWCOMER
        sent.rating = sent_rating(skill) if skill else None
    return summary


async def be_seen(desk: Desk, holder: str, shown: bool) -> meeting_messages.Meeting:
    """Lets others see one's name while one is here, or does not."""
    check_known(holder)

    def show(connection: Connection) -> None:
        me = people.find_person(connection, holder)
        if me is not None:
            told = {**json.loads(me.shown), "here": shown}
            people.change(connection, holder, shown=json.dumps(told))

    await desk.write(show)
    return await meet(desk, holder)


async def friends(desk: Desk, holder: str) -> meeting_messages.Friends:
    """People with whom one has played, and those whom one has blocked."""
    now = desk.clock()

    def ask(connection: Connection) -> meeting_messages.Friends:
        if not holder:
            return meeting_messages.Friends([], [])
        blocked = people.people_of(connection, meeting.blocked_by(connection, holder))
        return meeting_messages.Friends(
            [
                meeting_messages.Friend(
                    each.person.name, meeting.is_here(each.person, now), each.matches, each.moved
                )
                for each in meeting.companions_of(connection, holder)
            ],
            sorted(row.name for row in blocked.values()),
        )

    return await desk.read(ask)


async def invite(desk: Desk, holder: str, match: str, name: str) -> meeting_messages.Friends:
    """Asks somebody with whom one has played to a table at which one sits."""
    check_known(holder)
    desk.gate.invitations.take(holder)

    def check(table: Table, _: float) -> MatchRow:
        if not any(chair.holder == holder for chair in table.chairs):
            raise Refusal("not_your_chair", "only those who sit here ask others")
        if table.status != "waiting":
            raise Refusal("begun", "the match has begun")
        return table.row

    await desk.look(match, check)

    def ask(connection: Connection) -> None:
        friend = people.find_name(connection, name)
        if friend is None or not meeting.have_met(connection, holder, friend.person):
            raise Refusal("no_such_person", "you have not played with anybody of that name")
        if meeting.count_invitations(connection, match) >= ASKED:
            raise Refusal("too_many", f"{ASKED} people are asked to a table")
        row = InvitationRow(match, friend.person, holder, desk.clock())
        meeting.invite(connection, row)

    await desk.write(ask)
    return await friends(desk, holder)


async def decline(desk: Desk, holder: str, match: str) -> meeting_messages.Meeting:
    """Does not come to a table to which one was asked."""
    check_known(holder)
    await desk.write(meeting.decline, match, holder)
    return await meet(desk, holder)


async def block(
    desk: Desk, holder: str, wanted: meeting_messages.Block
) -> meeting_messages.Friends:
    """Does not want to meet somebody, nor to hear them; or does again."""
    check_known(holder)

    def change(connection: Connection) -> None:
        other = people.find_name(connection, wanted.name)
        if other is None or other.person == holder:
            raise Refusal("no_such_person", "there is nobody of that name")
        if not wanted.blocked:
            meeting.unblock(connection, holder, other.person)
            return
        if len(meeting.blocked_by(connection, holder)) >= BLOCKED:
            raise Refusal("too_many", f"{BLOCKED} people can be blocked")
        meeting.block(connection, holder, other.person, desk.clock())

    await desk.write(change)
    return await friends(desk, holder)


def check_known(holder: str) -> None:
    """Refuses somebody who has not played here yet."""
    if not holder:
        raise Refusal("not_your_chair", "this browser has not sat down here yet")
