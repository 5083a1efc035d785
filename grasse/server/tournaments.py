"""Tournaments: opening one, entering it, and what it looks like. rounds.py has it go on."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from grasse.server import fairness
from grasse.server.cards import find_game
from grasse.server.desk import Desk
from grasse.server.lobby import check_clock, find_player, make_name, settle
from grasse.server.meeting import check_known
from grasse.server.messages import Refusal
from grasse.server.pairing import smallest_group
from grasse.server.standings import Line, Sitting, standings, worth
from grasse.server.tournament_messages import (
    LARGEST,
    EnterTournament,
    Entrant,
    OpenTournament,
    Tournament,
    TournamentLine,
    TournamentRound,
    Tournaments,
    TournamentSettings,
    TournamentStanding,
    TournamentTable,
)
from grasse.server.visitors import Visitor
from grasse.storage import people, tournaments
from grasse.storage.people import PersonRow
from grasse.storage.tournaments import EntrantRow, SittingRow, TournamentRow, Whole
from grasse.study.skill import anchors

ENTERED = 50  # tournaments that go on, which one person may have entered
SHORTEST = 3600.0  # seconds between two rounds by date
SLOWEST = 14 * 24 * 3600.0  # seconds on a clock where a round waits for the one before
LONGEST = 48  # letters of a title
_read = msgspec.json.Decoder(TournamentSettings).decode


def settings_of(row: TournamentRow) -> TournamentSettings:
    """What was agreed."""
    return _read(row.settings)


def last_round(agreed: TournamentSettings) -> int:
    """How many rounds there are, with the final."""
    return agreed.rounds + (agreed.system == "groups")


def final_round(agreed: TournamentSettings) -> int:
    """The round that is a final, or 0."""
    return last_round(agreed) if agreed.system == "groups" else 0


def begins(row: TournamentRow, agreed: TournamentSettings, round: int) -> float:
    """When a round begins by date; 0 if it begins when the one before is over."""
    return row.starts + (round - 1) * agreed.every if agreed.every else 0.0


# ---------------------------------------------------------------- opening


async def open_one(desk: Desk, visitor: Visitor, wanted: OpenTournament) -> Tournament:
    """Opens a tournament; its host takes part, or not."""
    check(desk, wanted)
    title = plain_title(wanted.title)
    most = desk.gate.limits.tournaments
    opened, entered = await desk.read(tournaments.count_ongoing, visitor.person)
    if opened >= most or (wanted.enter and entered >= ENTERED):
        raise Refusal("too_many", f"{most:g} tournaments at once; others have to end first")
    me = await settle(desk, visitor, wanted.name)
    now = desk.clock()
    row = TournamentRow(
        tournament=make_name(),
        host=me.person,
        title=title,
        game=wanted.game,
        settings=msgspec.json.encode(wanted.settings).decode(),
        secret=fairness.make_secret(),
        listed=wanted.listed,
        created=now,
        starts=wanted.starts,
        moved=now,
    )

    def keep(connection: Connection) -> None:
        tournaments.create(connection, row)
        if wanted.enter:
            tournaments.enter(connection, EntrantRow(row.tournament, 0, me.person, entered=now))

    await desk.write(keep)
    return await see(desk, me.person, row.tournament)


def plain_title(title: str) -> str:
    """What a tournament is called, as it may stand on a page."""
    plain = " ".join("".join(s if s.isprintable() else " " for s in title).split())
    if not 1 <= len(plain) <= LONGEST:
        raise Refusal("bad_tournament", f"a title has 1 to {LONGEST} letters")
    return plain


def check(desk: Desk, wanted: OpenTournament) -> None:
    """Refuses a tournament that could not be played."""
    game, agreed = find_game(wanted.game), wanted.settings
    if agreed.seats not in game.seats:
        raise Refusal("bad_chairs", f"{game.title} is played by {game.seats}")
    check_clock(agreed.clock)
    if not agreed.every and agreed.clock.kind == "none":
        raise Refusal("bad_tournament", "rounds at once need a clock, or one could wait for ever")
    if not agreed.every and agreed.clock.seconds > SLOWEST:
        raise Refusal("bad_tournament", f"rounds at once have clocks of {SLOWEST:g} s at most")
    if agreed.every and agreed.every < SHORTEST:
        raise Refusal("bad_tournament", f"rounds by date are {SHORTEST:g} s apart at least")
    if wanted.starts and not desk.clock() - 60 < wanted.starts < desk.clock() + 366 * 24 * 3600:
        raise Refusal("bad_tournament", "it begins in the next year")
    if agreed.fill:
        find_player(agreed.fill)
    if agreed.size and not agreed.fill:
        raise Refusal("bad_tournament", "nobody fills it up")
    if agreed.rated and (
        agreed.clock.kind == "none" or agreed.fill not in ("", *anchors(game.name))
    ):
        raise Refusal("bad_rated", "a rated match has a clock, and bots of the ladder only")


# ---------------------------------------------------------------- taking part


Change = Callable[[Connection, TournamentRow], None]


async def change(desk: Desk, holder: str, name: str, act: Change) -> Tournament:
    """Changes something about a tournament that goes on, while nobody else does."""

    def apply(connection: Connection) -> None:
        found = tournaments.find(connection, name)
        row = tournaments.lock(connection, name) if found is not None else None
        if row is None:
            raise Refusal("no_such_tournament", "there is no such tournament")
        if row.status not in tournaments.ONGOING:
            raise Refusal("over", "the tournament is over")
        act(connection, row)

    await desk.write(apply)
    return await see(desk, holder, name)


async def enter(desk: Desk, visitor: Visitor, name: str, wanted: EnterTournament) -> Tournament:
    """Takes part; after the first round, from the next one on."""
    row = await find(desk, name)
    if row.status not in tournaments.ONGOING:
        raise Refusal("over", "the tournament is over")
    if (await desk.read(tournaments.count_ongoing, visitor.person))[1] >= ENTERED:
        raise Refusal("too_many", f"{ENTERED} tournaments at once; others have to end first")
    me = await settle(desk, visitor, wanted.name)
    now = desk.clock()

    def act(connection: Connection, row: TournamentRow) -> None:
        agreed = settings_of(row)
        known = tournaments.entrants_of(connection, name)
        is_back = any(each.holder == me.person for each in known)
        is_late = row.round > 0 and (not agreed.late or row.round >= agreed.rounds)
        if is_late and not is_back:
            raise Refusal("begun", "it is too late to enter")
        if len(known) >= LARGEST and not is_back:
            raise Refusal("too_many", f"{LARGEST} people can enter")
        pool = smallest_group(each.pool for each in known) if row.round else 0
        is_pooled = agreed.system == "groups" and row.round
        new = EntrantRow(name, 0, me.person, entered=now, pool=pool if is_pooled else 0)
        tournaments.enter(connection, new)

    return await change(desk, me.person, name, act)


async def leave(desk: Desk, holder: str, name: str) -> Tournament:
    """Does not take part any more; a match that was begun goes on."""
    check_known(holder)

    def act(connection: Connection, row: TournamentRow) -> None:
        if row.status == "open":
            was_there = tournaments.strike(connection, name, holder)
        else:
            was_there = tournaments.change_entrant(connection, name, holder, withdrawn=True)
        if not was_there:
            raise Refusal("not_your_chair", "you have not entered")

    return await change(desk, holder, name, act)


async def be_absent(desk: Desk, holder: str, name: str, absent: bool) -> Tournament:
    """Does not play the next round, or does after all."""
    check_known(holder)

    def act(connection: Connection, row: TournamentRow) -> None:
        number = row.round + 1 if absent else 0
        if not tournaments.change_entrant(connection, name, holder, absent=number):
            raise Refusal("not_your_chair", "you have not entered")

    return await change(desk, holder, name, act)


async def close(desk: Desk, holder: str, name: str) -> Tournament:
    """Its host ends a tournament with the round that is played."""
    check_known(holder)
    now = desk.clock()

    def act(connection: Connection, row: TournamentRow) -> None:
        if row.host != holder:
            raise Refusal("not_your_chair", "only its host can close it")
        tournaments.close(connection, row, now)

    return await change(desk, holder, name, act)


# ---------------------------------------------------------------- looking


async def find(desk: Desk, name: str) -> TournamentRow:
    """A tournament, or a Refusal."""
    row = await desk.read(tournaments.find, name)
    if row is None:
        raise Refusal("no_such_tournament", "there is no such tournament")
    return row


async def list_all(desk: Desk, holder: str) -> Tournaments:
    """The tournaments that are listed, and one's own."""
    return Tournaments(
        [
            TournamentLine(
                row.tournament,
                row.title,
                row.game,
                settings_of(row),
                row.status,
                row.round,
                last_round(settings_of(row)),
                entrants,
                row.starts,
                mine or (bool(holder) and row.host == holder),
                row.listed,
            )
            for row, entrants, mine in await desk.read(tournaments.listed, holder)
        ]
    )


async def see(desk: Desk, holder: str, name: str) -> Tournament:
    """A tournament as somebody may see it."""

    def ask(connection: Connection) -> tuple[Whole, dict[str, PersonRow], set[str]] | None:
        whole = tournaments.whole(connection, name)
        if whole is None:
            return None
        known = {each.holder for each in whole.entrants} | {whole.row.host}
        matches = [each.match for each in whole.sittings if each.match]
        return whole, people.people_of(connection, known), tournaments.held(connection, matches)

    found = await desk.read(ask)
    if found is None:
        raise Refusal("no_such_tournament", "there is no such tournament")
    return told(*found, holder)


def told(whole: Whole, known: dict[str, PersonRow], held: set[str], holder: str) -> Tournament:
    """A tournament as it is sent: people by their names alone."""
    row, agreed = whole.row, settings_of(whole.row)
    mine = next((e.entrant for e in whole.entrants if holder and e.holder == holder), 0)
    is_late = row.status == "playing" and agreed.late and row.round < agreed.rounds
    is_next = row.status == "playing" and row.round < last_round(agreed)
    return Tournament(
        tournament=row.tournament,
        title=row.title,
        game=row.game,
        settings=agreed,
        status=row.status,
        round=row.round,
        rounds=last_round(agreed),
        starts=row.starts,
        next=begins(row, agreed, row.round + 1) if is_next else 0.0,
        listed=row.listed,
        host=known[row.host].name if row.host in known else "",
        hosting=bool(holder) and row.host == holder,
        entered=mine,
        late=is_late,
        fill=agreed.fill,
        entrants=[
            Entrant(
                each.entrant,
                known[each.holder].name if each.holder in known else "",
                each.player,
                each.entrant == mine,
                each.pool,
                each.absent == row.round + 1,
                each.withdrawn,
            )
            for each in whole.entrants
        ],
        standings=[sent_line(line) for line in lines_of(whole)],
        played=[told_round(whole, number, held, mine) for number in range(1, row.round + 1)],
    )


def sittings_of(whole: Whole) -> list[Sitting]:
    """All tables, as standings and pairings take them."""
    return [
        Sitting(
            row.round,
            tuple(json.loads(row.entrants)),
            tuple((points, place) for points, place in json.loads(row.scores)),
        )
        for row in whole.sittings
    ]


def lines_of(whole: Whole) -> list[Line]:
    """The standings."""
    order = [each.entrant for each in whole.entrants]
    return standings(order, sittings_of(whole), final_round(settings_of(whole.row)))


def sent_line(line: Line) -> TournamentStanding:
    """A line of the standings, rounded for people."""
    return TournamentStanding(
        line.entrant,
        line.points,
        round(float(line.strength), 1),
        round(float(line.share) * 100, 1),
        line.wins,
        line.played,
        line.final,
    )


def told_round(whole: Whole, number: int, held: set[str], mine: int) -> TournamentRound:
    """A round; whoever could learn from a table what is dealt at their own is not led there."""
    row, agreed = whole.row, settings_of(whole.row)
    rows = [each for each in whole.sittings if each.round == number]
    seated: Sequence[tuple[SittingRow, list[int]]] = [
        (each, json.loads(each.entrants)) for each in rows
    ]
    return TournamentRound(
        round=number,
        final=number == final_round(agreed),
        began=rows[0].began if rows else 0.0,
        ends=begins(row, agreed, number + 1),
        over=row.status == "over" or all(e.scores != "[]" for e, _ in seated if e.match),
        tables=[
            told_table(each, entrants, each.match in held, mine)
            for each, entrants in seated
            if each.match
        ],
        byes=[entrants[0] for each, entrants in seated if not each.match],
    )


def told_table(row: SittingRow, entrants: list[int], is_held: bool, mine: int) -> TournamentTable:
    """A table of a round."""
    scores = [(points, place) for points, place in json.loads(row.scores)]
    is_mine = mine in entrants
    return TournamentTable(
        number=row.number,
        match="" if is_held and not is_mine else row.match,
        entrants=entrants,
        scores=scores,
        points=worth(scores) if scores else [],
        mine=is_mine,
    )
