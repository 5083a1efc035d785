"""Where matches are opened, found, joined, and looked at when they are over."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import replace

from sqlalchemy import Connection

from grasse.games.lessons import Lesson
from grasse.kernel.game import Game, Variants
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.players import LEVELS, PLAYERS
from grasse.server import boxes, fairness, messages, own_boxes, tables
from grasse.server.boxes import box_of
from grasse.server.cards import find_game
from grasse.server.desk import Desk, Overtaken
from grasse.server.messages import Refusal, meant_seat, sent_seat
from grasse.server.rated import check_chairs, check_rated
from grasse.server.replays import find_replay
from grasse.server.summaries import summarize
from grasse.server.tables import Table
from grasse.server.teaching import find_lesson
from grasse.server.visitors import Visitor, wished_name
from grasse.storage import people, results, retention, store
from grasse.storage.meeting import blocked_by, count_offers
from grasse.storage.people import PersonRow
from grasse.storage.store import ChairRow, EntryRow, MatchRow

LONGEST_NAME = 24


async def recall_box(desk: Desk, name: str, content: str) -> None:
    """Sees to it that a box of which this is the hash is at hand."""
    game = find_game(name)
    if await desk.read(boxes.recall, name, content) is None:
        raise Refusal("no_such_box", f"no match of {game.title} was played with it")


# ---------------------------------------------------------------- opening and joining


def plain_name(name: str) -> str:
    """A name as it may stand at a table and in a record."""
    signs = "".join(" " if sign in ",#:" or not sign.isprintable() else sign for sign in name)
    plain = " ".join(signs.split())
    if not plain or len(plain) > LONGEST_NAME or plain in PLAYERS:
        raise Refusal("bad_name", f"a name has 1 to {LONGEST_NAME} letters, and is no bot's")
    return plain


async def settle(desk: Desk, visitor: Visitor, name: str) -> PersonRow:
    """Whoever comes, as a person of this server; strangers know each other by these names."""
    wish = wished_name(plain_name(name)) if name.strip() else ""
    return await desk.write(people.welcome, visitor.person, visitor.key, wish, desk.clock())


def find_player(name: str) -> str:
    """The name of a bot that can play."""
    if name not in PLAYERS:
        raise Refusal("no_such_player", f"there are {', '.join(PLAYERS)}")
    return name


def lay_chair(name: str, seat: int, wanted: messages.WantedChair, holder: str) -> ChairRow:
    """A chair as it was wished for."""
    if wanted.kind == "bot":
        return ChairRow(name, seat, "bot", player=find_player(wanted.player))
    if wanted.kind == "me":
        return ChairRow(name, seat, "person", plain_name(wanted.name), holder=holder)
    return ChairRow(name, seat, "open", invite=secrets.token_urlsafe(12))


async def open_match(desk: Desk, visitor: Visitor, wanted: messages.OpenMatch) -> messages.Summary:
    """Opens a match."""
    holder = visitor.person
    game = find_game(wanted.game)
    if len(wanted.chairs) not in game.seats or all(c.kind == "bot" for c in wanted.chairs):
        raise Refusal("bad_chairs", f"{game.title} is played by {game.seats}, and not by bots")
    try:
        variants = Match(game, box_of(game.name), len(wanted.chairs), wanted.options).variants
    except ValueError as error:
        raise Refusal("bad_options", str(error)) from None
    clock = wanted.clock
    check_clock(clock)
    desk.warmup.check(game.name)
    await check_matches(desk, holder)
    if wanted.public:
        await desk.read(check_offers, desk, holder)
    name = make_name()
    chairs = [lay_chair(name, seat, each, holder) for seat, each in enumerate(wanted.chairs)]
    if wanted.rated:
        check_rated(game, variants, clock, chairs, wanted.box)
    if wanted.rated or wanted.public:  # strangers know each other by their names
        me = await settle(desk, visitor, next((c.name for c in chairs if c.holder), ""))
        first = next((c.seat for c in chairs if c.holder), -1)
        chairs = [replace(c, name=me.name) if c.seat == first else c for c in chairs]
    tables.check_names(chairs)
    row = new_row(desk, name, game, len(chairs), variants)
    if wanted.box:
        row = await own_boxes.with_box(desk, row, wanted.box)
    row = replace(with_clock(row, clock), listed=wanted.listed, public=wanted.public)
    row = replace(row, rated=wanted.rated, language=wanted.language)
    table = Table(row, chairs)
    for seat, each in enumerate(wanted.chairs):
        if each.kind == "me" and each.pledges:
            table.await_pledge(seat, row.created)
    await desk.lay(table, visitor.welcome(table, row.created))
    return await summary(desk, holder, name)


def check_clock(clock: messages.Clock) -> None:
    """Refuses a clock that means nothing."""
    if (clock.kind == "none") != (clock.seconds == 0):
        raise Refusal("bad_clock", "a clock has a kind and its seconds")
    if clock.increment and clock.kind != "match":
        raise Refusal("bad_clock", "only the time for a whole match grows")


def with_clock(row: MatchRow, clock: messages.Clock) -> MatchRow:
    """A match with a clock."""
    return replace(
        row,
        clock_kind=clock.kind,
        clock_seconds=float(clock.seconds),
        clock_increment=float(clock.increment),
    )


async def check_matches(desk: Desk, holder: str) -> None:
    """Refuses one more match to a browser that has many."""
    most = desk.gate.limits.matches
    if await desk.read(store.count_matches, holder) >= most:
        raise Refusal("too_many", f"{most:g} matches at once; others have to end first")


def check_offers(connection: Connection, desk: Desk, person: str) -> None:
    """Refuses one more open table to somebody who has many: others would be hidden by them."""
    most = desk.gate.limits.offers
    if count_offers(connection, person, desk.clock()) >= most:
        raise Refusal(
            "too_many", f"{most:g} tables that wait for anyone; others have to begin first"
        )


def make_name() -> str:
    """An unguessable name for a match: whoever knows it may watch.

    None begins with a hyphen: `grasse admin` would take it for an option.
    """
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def new_row(desk: Desk, name: str, game: Game, seats: int, variants: Variants) -> MatchRow:
    """A match with nothing decided yet."""
    now = desk.clock()
    return MatchRow(
        match=name,
        game=game.name,
        version=game.version,
        box=boxes.shipped(game.name).hash,
        seats=seats,
        options=json.dumps(dict(variants)),
        clock_kind="none",
        clock_seconds=0.0,
        listed=False,
        secret=fairness.make_secret(),
        forked=0,
        created=now,
        moved=now,
        luck=fairness.SHARED,
    )


async def summary(desk: Desk, holder: str, name: str) -> messages.Summary:
    """What a browser may know of a match without sitting down; also of one that is not playable."""
    try:
        return await desk.look(name, lambda table, now: table.summary(holder, now))
    except Refusal as refusal:
        if refusal.reason != "other_rules":
            raise
    return (await written(desk, holder, name)).summary


async def written(desk: Desk, holder: str, name: str) -> messages.Written:
    """A match as it was written down, even if nobody can play or replay it any more.

    What was decided is told of a match that is over; before that it may hold secrets.
    """

    def ask(connection: Connection) -> messages.Written:
        row = store.find_match(connection, name)
        if row is None:
            raise Refusal("no_such_match", "there is no such match")
        chairs = store.chairs_of(connection, [name])
        is_over = row.status == "over" and not row.held
        blocked = blocked_by(connection, holder) if holder else set()
        unheard = {chair.seat for chair in chairs if chair.holder in blocked}
        return messages.Written(
            summarize(row, chairs, holder, desk.clock()),
            [
                messages.WrittenEntry(
                    e.number, e.kind, sent_seat(e.seat), e.value if is_over else None, e.at
                )
                for e in store.entries_of(connection, name)
            ],
            [
                messages.ChatLine(line.number, sent_seat(line.seat), line.text, line.at)
                for line in store.chat_of(connection, name)
                if line.seat not in unheard
            ],
        )

    return await desk.read(ask)


async def join(desk: Desk, visitor: Visitor, name: str, wanted: messages.Join) -> messages.Summary:
    """Takes a chair by its invitation, for oneself or for a bot."""
    holder = visitor.person
    player = find_player(wanted.player) if wanted.player else ""
    person = "" if player else plain_name(wanted.name)

    def ask(table: Table, _: float) -> bool:
        table.open_chair(wanted.invite)
        return table.row.rated or table.row.public

    if not player:
        await check_matches(desk, holder)
        if await desk.look(name, ask):  # strangers know each other by their names
            person = (await settle(desk, visitor, wanted.name)).name

    def plan(table: Table, now: float) -> list[EntryRow]:
        chair = replace(table.open_chair(wanted.invite), invite="")
        if player:
            chair = replace(chair, kind="bot", player=player)
        else:
            chair = replace(chair, kind="person", name=person, holder=holder)
        if table.row.rated:
            check_chairs(
                table.row.game, [*(c for c in table.chairs if c.seat != chair.seat), chair]
            )
        return table.welcome(chair, now, wanted.pledge)

    def take(connection: Connection) -> None:
        sitting = (person, "" if player else holder, player)
        if store.take_chair(connection, name, wanted.invite, *sitting) is None:
            raise Overtaken
        if not player:
            people.welcome(connection, holder, visitor.key, wished_name(person), desk.clock())

    await desk.act(name, plan, take)
    return await summary(desk, holder, name)


async def lobby(desk: Desk, holder: str, before: float | None = None) -> messages.Lobby:
    """The matches that a browser may go to; of those that are over, the ones *before* a time."""

    def ask(connection: Connection) -> tuple[str, list[list[messages.Summary]]]:
        me = people.find_person(connection, holder) if holder else None
        lists = [
            store.matches_of(connection, holder) if holder else [],
            store.listed_matches(connection),
            store.finished_matches(connection, holder, before),
        ]
        chairs: dict[str, list[ChairRow]] = {row.match: [] for rows in lists for row in rows}
        for chair in store.chairs_of(connection, list(chairs)):
            chairs[chair.match].append(chair)
        now = desk.clock()
        told = [[summarize(row, chairs[row.match], holder, now) for row in rows] for rows in lists]
        own = results.own_results(connection, holder, [row.match for row in lists[-1]])
        for summary in told[-1]:
            if found := own.get(summary.match):
                summary.place, summary.abandoned = found.place, found.abandoned
        return me.name if me else "", told

    name, (mine, listed, finished) = await desk.read(ask)
    return messages.Lobby(name, mine, listed, finished, desk.warmup.waiting())


async def fork(desk: Desk, visitor: Visitor, name: str, wanted: messages.Fork) -> messages.Summary:
    """A new match that goes on after some decisions of a finished one, against bots."""
    holder = visitor.person
    replay = await find_replay(desk, name)
    mine = replay.table.chair(meant_seat(wanted.seat)).seat
    again, _ = await asyncio.to_thread(replay.after, wanted.number)
    if again.is_over:
        raise Refusal("over", "nothing is left to decide there")
    await check_matches(desk, holder)
    new, player = make_name(), find_player(wanted.player)
    row = new_row(desk, new, again.game, again.seats, again.variants)
    row = replace(row, forked=wanted.number)
    old = replay.table.row
    row = replace(row, version=again.rules, box=old.box, box_name=old.box_name)  # as it began
    chairs = seat_alone(row, mine, wanted.name, player, holder)
    table = await table_after(row, chairs, again.decisions, again.deciders)
    if wanted.pledges:
        table.await_pledge(mine, row.created)
    await desk.lay(table, visitor.welcome(table, row.created))
    return await summary(desk, holder, new)


def seat_alone(row: MatchRow, mine: int, name: str, player: str, holder: str) -> list[ChairRow]:
    """The chairs of a match of one person against bots."""
    me, bot = messages.WantedChair("me", name), messages.WantedChair("bot", "", player)
    seats = range(row.seats)
    return [lay_chair(row.match, seat, me if seat == mine else bot, holder) for seat in seats]


async def table_after(
    row: MatchRow, chairs: list[ChairRow], decisions: list[int], deciders: list[int]
) -> Table:
    """A new match that goes on after these decisions."""
    entries = [
        EntryRow(row.match, n, *taken_over(seat), action, row.created)
        for n, (action, seat) in enumerate(zip(decisions, deciders, strict=True), 1)
    ]
    row = replace(row, number=len(entries))
    return await asyncio.to_thread(Table, row, chairs, entries)


async def open_lesson(
    desk: Desk, visitor: Visitor, wanted: messages.OpenLesson
) -> messages.Summary:
    """Begins a lesson, or goes on with the one that was begun."""
    holder = visitor.person
    game = find_game(wanted.game)
    desk.warmup.check(game.name)
    lesson = await asyncio.to_thread(find_lesson, game.name, wanted.lesson)
    if not wanted.again and (match := await begun_lesson(desk, holder, game.name, lesson)):
        return await summary(desk, holder, match)
    row = new_row(desk, make_name(), game, lesson.seats, {**game.variants, **lesson.variants})
    row = replace(row, lesson=lesson.name, forked=len(lesson.script))  # whose luck is no luck
    row = replace(row, luck=fairness.SECRET_ALONE)
    chairs = seat_alone(row, lesson.seat, wanted.name, LEVELS[0], holder)
    begun = lesson.script[: lesson.begins], lesson.deciders[: lesson.begins]
    table = await table_after(row, chairs, *begun)
    welcome, old = visitor.welcome(table, row.created), list[str]()

    def claim(connection: Connection) -> bool:  # lessons begun and left would gather for ever
        old[:] = store.old_lessons(connection, holder, int(desk.gate.limits.matches) - 1)
        retention.remove(connection, old)
        store.notify(connection, *old)
        return welcome(connection)

    await desk.lay(table, claim)
    for match in old:
        await desk.refresh(match)
    return await summary(desk, holder, row.match)


async def begun_lesson(desk: Desk, holder: str, game: str, lesson: Lesson) -> str:
    """The match in which a browser has begun a lesson and not ended it, or nothing."""
    rows = await desk.read(store.matches_of, holder)
    for row in [row for row in rows if (row.game, row.lesson) == (game, lesson.name)]:
        if await desk.look(row.match, lambda table, _: table.scripted()) is not None:
            return row.match
    return ""


def taken_over(seat: int) -> tuple[str, int]:
    """The kind and the seat of an entry for a decision of another match."""
    return (tables.DRAWN, WATCHER) if seat == CHANCE else (tables.DECIDED, seat)
