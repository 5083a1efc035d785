"""The tables that this worker has open: it reads, writes, tells, and looks after them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from grasse.games import GAMES
from grasse.kernel.seats import WATCHER
from grasse.players import STAND_IN
from grasse.server import fairness, outcomes, tables
from grasse.server.bots import Bots, looks_ahead
from grasse.server.boxes import former_box, recall, shipped
from grasse.server.homes import Homes
from grasse.server.limits import Gate
from grasse.server.messages import Refusal, sent_seat
from grasse.server.metrics import ENTRIES, KEEPING
from grasse.server.patience import patience
from grasse.server.tables import Table
from grasse.server.uptime import Span, Uptime
from grasse.server.warmup import Warmup
from grasse.storage import meeting, people, store
from grasse.storage.stewardship import outside_changes
from grasse.storage.store import Addition, EntryRow
from grasse.storage.writer import Closed, Job, Writer

SWEEP = 1.0  # seconds between two looks for matches that are due
LATER = 60.0  # seconds until a match that cannot be looked after is tried again
PULSE = 30.0  # seconds between two signs of life of those who are here
BEAT = 5.0  # seconds between two signs of life of the server
GRACE = 8.0  # seconds without one after which it did not run
ATTEMPTS = 8  # at writing what is decided at a table, while others write
READERS = 8  # questions to the database at the same time
FORGOTTEN = 60.0  # seconds that a table stays open when nobody is at it
# InternalError: of a PostgreSQL that can only be read, while another takes its place, say.
DATABASE_AWAY = (OperationalError, InterfaceError, InternalError, NoConnection)
log = logging.getLogger("grasse")
Answer = TypeVar("Answer")


class Listener(Protocol):
    """Somebody at a table, who is woken when it has changed."""

    seat: int
    address: str  # where it comes from
    holder: str  # the person that it is, or nothing
    key: str  # the hash of the key by which it is that person

    def wake(self) -> None:
        """Says that there is something new."""

    def fail(self, refusal: Refusal) -> None:
        """Says that nothing goes on for now."""

    def lead_home(self) -> None:
        """Has it come again, as the match is at home with another worker."""

    def lose_key(self) -> None:
        """Has it come again, as its browser is that person's no longer."""


class Overtaken(Refusal):
    """Another worker wrote something at this table in the meantime."""

    def __init__(self) -> None:
        super().__init__("old", "another answer was faster")


class Place:
    """A table, those who are at it, and the lock that lets one of them act at a time."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.faults: set[tuple[int, str]] = set()  # seats, and bots that cannot answer for them
        self.told: set[Listener] = set()  # that what a bot decided cannot be written


class Desk:
    """Opens tables when they are asked for, and does what is decided at them."""

    def __init__(
        self,
        engine: Engine,
        bots: Bots,
        clock: Callable[[], float] | None = None,
        warmup: Warmup | None = None,
        gate: Gate | None = None,
        homes: Homes | None = None,
    ) -> None:
        self.engine, self.bots = engine, bots
        self.uptime = Uptime()
        self.clock = clock or self.uptime.now
        self.gate = gate or Gate()
        self.homes = homes or Homes()
        with engine.execution_options(write=True).begin() as connection:
            store.keep_boxes(connection, map(shipped, GAMES))
        self.warmup = warmup or Warmup(())  # without one, all is ready
        self.name = secrets.token_hex(8)  # by which a worker knows its own word when it hears it
        self.writer = Writer(engine.execution_options(sender=self.name))
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.places: dict[str, Place] = {}
        self.replays: OrderedDict[str, Any] = OrderedDict()  # of matches that are over
        self.patience = patience()  # seconds that the database may take
        self.is_troubled = False  # whether the database failed since the last look at all tables
        self._pulsed = self._renewed = self._beaten = time.monotonic()
        self.push_key = ""  # by which push services know this server, once it was asked for
        self._outside = 0  # changes of an administrator that were taken up
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------ reading and writing

    async def read(self, question: Callable[..., Answer], *arguments: Any) -> Answer:
        """Asks the database something, in a thread."""

        def ask() -> Answer:
            with self.engine.begin() as connection:
                return question(connection, *arguments)

        return await self._attempt(asyncio.wrap_future(self.readers.submit(ask)))

    async def write(self, job: Callable[..., Answer], *arguments: Any) -> Answer:
        """Writes; when this is done, it is on the disk."""
        return await self._submit(lambda connection: job(connection, *arguments))

    async def _submit(self, job: Job) -> Any:
        future = self.writer.submit(job)
        try:
            # It is done even if whoever waits goes away, but not if they were told that it is not.
            return await self._attempt(asyncio.shield(asyncio.wrap_future(future)))
        except Refusal:
            # What is on its way is taken up when it is there; what refused has changed nothing.
            if not (future.done() or future.cancel()):
                future.add_done_callback(lambda _: setattr(self, "is_troubled", True))
            raise

    async def _attempt(self, work: Awaitable[Answer]) -> Answer:
        """Waits for the database; if it is away, that is a Refusal, and mended later."""
        try:
            async with asyncio.timeout(self.patience):
                return await work
        except (*DATABASE_AWAY, TimeoutError) as error:
            if not self.is_troubled:
                told = str(error).partition("\n")[0] or f"nothing in {self.patience:g} s"
                log.error("the database does not answer: %s", told)
            self.is_troubled = True
            raise Refusal("broken", "the database does not answer") from error
        except Closed as error:
            raise Refusal("broken", "the server ends") from error

    @asynccontextmanager
    async def _hold(self, place: Place) -> AsyncIterator[None]:
        """Lets nobody else act at this table; only the database can make them wait so long."""
        await self._attempt(place.lock.acquire())
        try:
            yield
        finally:
            place.lock.release()

    async def open(self, match: str) -> Place:
        """The place of a match, with its table as it is now."""
        place = self.places.get(match)
        if place is None:
            place = self.places[match] = Place()
        place.used = time.monotonic()
        if place.table is None:
            async with self._hold(place):
                await self._load(place, match)
        return place

    async def _load(self, place: Place, match: str) -> Table:
        if place.table is None:
            try:
                table = await self.read(load_table, match, self.warmup.check, self.uptime.pauses)
                if entries := table.begin(self.clock()):  # should have begun when all sat down
                    await self._keep_entries(table, entries)
                place.table = table
            except BaseException:
                if not place.listeners:
                    self.places.pop(match, None)
                raise
        return place.table

    async def act(
        self,
        match: str,
        plan: Callable[[Table, float], list[EntryRow]],
        beside: Callable[[Connection], object] | None = None,
    ) -> None:
        """Lets *plan* write entries, keeps them, and tells everyone; a Refusal changes nothing.

        What *beside* does is in the same transaction. If another worker was faster, the table is
        read again, and *plan* sees whether it is too late: after a pledge, say, it is not.
        """
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self.finish(self._act_once(match, plan, beside))
                break
            except Overtaken:
                if attempt == ATTEMPTS:
                    raise

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Does what is done to its end, even if whoever waits for it goes away meanwhile.

        A socket may die while its decision is on its way to the disk. Everyone has to be told then,
        and the table be as it is written.
        """
        task = asyncio.create_task(work)
        self._keep(task)
        return await asyncio.shield(task)

    async def say(self, match: str, seat: int, line: str) -> None:
        """Keeps a line of chat, and tells everyone."""

        async def keep() -> None:
            await self.write(store.say, match, seat, line, self.clock())
            await self.refresh(match)

        await self.finish(keep())

    async def _act_once(
        self,
        match: str,
        plan: Callable[[Table, float], list[EntryRow]],
        beside: Callable[[Connection], object] | None,
    ) -> None:
        place = await self.open(match)
        async with self._hold(place):
            table = await self._load(place, match)
            now, number = self.clock(), table.number
            try:
                entries = plan(table, now)
            except BaseException:
                if table.number != number:  # a fault of ours, half-way
                    place.table = None
                raise
            if not entries:
                return
            try:
                await self._keep_entries(table, entries, beside)
            except BaseException:
                place.table = None  # it is ahead of what is written
                self.tell(place)
                raise
        self.tell(place)
        self.call_bot(match, place)

    async def _keep_entries(
        self,
        table: Table,
        entries: list[EntryRow],
        beside: Callable[[Connection], object] | None = None,
    ) -> None:
        """Writes down what was decided at a table."""
        now, number, every = entries[-1].at, table.number, tables.SNAPSHOT_EVERY
        due = number // every > (number - len(entries)) // every
        snapshot = table.snapshot() if due and table.status == "playing" else None
        results = await asyncio.to_thread(outcomes.tell, table) if table.match.is_over else []
        addition = Addition(table.name, entries, table.standing(now), snapshot, results)
        try:
            with KEEPING.time():
                if beside is None:
                    await self._submit(addition)
                else:
                    await self.write(append_beside, addition, beside)
        except IntegrityError:
            raise Overtaken from None
        for entry in entries:
            ENTRIES.labels(entry.kind).inc()

    async def lay(self, table: Table, claim: Callable[[Connection], bool] | None = None) -> None:
        """Keeps a new match, begun if everyone is there: all of it or nothing.

        Nothing is kept if *claim*, in the same transaction, answers no.
        """
        await self.lay_all([table], claim)

    async def lay_all(
        self, laid: Sequence[Table], claim: Callable[[Connection], bool] | None = None
    ) -> bool:
        """Keeps new matches: all of them or none; answers whether they were kept."""
        now = self.clock()
        for table in laid:
            table.pauses = self.uptime.pauses
            table.begin(now)
        rows = [replace(table.row, **vars(table.standing(now))) for table in laid]

        def keep(connection: Connection) -> bool:
            if claim is not None and not claim(connection):
                return False
            for row, table in zip(rows, laid, strict=True):
                store.create_match(connection, row, table.chairs, table.entries)
            return True

        if not await self.write(keep):
            return False
        for table in laid:
            if self.homes.is_here(table.name):
                place = self.places[table.name] = Place()
                place.table = table
                self.call_bot(table.name, place)
        return True

    async def look(self, match: str, glance: Callable[[Table, float], Answer]) -> Answer:
        """Lets *glance* look at the table, while nothing moves."""
        place = await self.open(match)
        if place.table is not None and not place.lock.locked():
            return glance(place.table, self.clock())  # nobody can come between
        async with self._hold(place):
            return glance(await self._load(place, match), self.clock())

    def tell(self, place: Place) -> None:
        """Wakes everyone at a table."""
        for listener in place.listeners:
            listener.wake()

    async def refresh(self, match: str) -> None:
        """Takes up what others wrote: entries, chairs, chat."""
        self.replays.pop(match, None)  # names may have changed
        place = self.places.get(match)
        if place is None:
            return
        async with self._hold(place):
            table = place.table
            if table is not None:
                news = await self.read(load_news, match, table.number)
                if news[0] is None:  # an administrator closed it
                    place.table = None
                else:
                    try:
                        table.row, table.chairs, entries, table.chat = news
                        for entry in entries:
                            table.follow(entry)
                    except Exception:
                        place.table = None  # it followed half-way
                        self.tell(place)
                        raise
        self.tell(place)
        self.call_bot(match, place)

    async def hear(self, word: str) -> None:
        """Takes up what another worker says that it wrote: its name, and those of matches."""
        sender, *matches = word.split(" ")
        if sender == self.name:
            return
        for match, place in [(match, self.places.get(match)) for match in matches]:
            self.replays.pop(match, None)
            if place is None:
                continue
            if not place.listeners and place.thinking is None:
                place.table = None  # it is read again if somebody asks for it
                continue
            try:
                await self.refresh(match)
                await self.check_keys([place])
            except Refusal:
                pass  # of the database: all tables are refreshed when it is back
            except Exception:
                log.exception("match %s could not be taken up", match)

    async def refresh_all(self) -> None:
        """Takes up whatever was missed at any open table."""
        for match, place in list(self.places.items()):
            if not place.listeners and place.thinking is None:
                place.table = None
                continue
            try:
                await self._take_up(match)
            except Refusal:
                self.is_troubled = True
                return

    async def _take_up(self, match: str) -> None:
        """Takes up what others wrote; a match that is damaged keeps no other from it."""
        try:
            await self.refresh(match)
        except Refusal as refusal:
            if refusal.reason == "broken":
                raise
            log.warning("match %s: %s", match, refusal)
        except Exception:
            log.exception("match %s could not be taken up", match)

    async def recollect(self, match: str, since: int) -> None:
        """Has a table that was opened by a snapshot know what it told after entry *since*.

        Its match is played again for that, beside the loop that all tables share.
        """
        place = await self.open(match)
        if place.table is None or since >= place.table.told_after:
            return
        async with self._hold(place):
            table = await self._load(place, match)
            if since < table.told_after:  # else somebody else has asked meanwhile
                await asyncio.to_thread(table.recollect)

    # ------------------------------------------------------------ those at the table

    async def sit(self, match: str, listener: Listener) -> Place:
        """Somebody comes to a table."""
        place = await self.open(match)
        place.listeners.add(listener)
        with suppress(Refusal):  # without a database, what was written is taken up when it is back
            await self._follow_others(match, place)
        if listener.seat != WATCHER:
            await self._mark("seen", match, place, listener.seat)
        self.call_bot(match, place)
        return place

    async def _follow_others(self, match: str, place: Place) -> None:
        """Takes up what a worker wrote that died before it could say so.

        Whoever comes from there has seen it, and must not be shown an older table.
        """
        numbers = await self.read(store.numbers_of, [match])
        if place.table is not None and numbers.get(match, 0) > place.table.number:
            await self.refresh(match)

    async def stand_up(self, match: str, place: Place, listener: Listener) -> None:
        """Somebody goes."""
        place.listeners.discard(listener)
        place.used = time.monotonic()
        others = {other.seat for other in place.listeners}
        if listener.seat != WATCHER and listener.seat not in others:
            await self._mark("gone", match, place, listener.seat)

    async def _mark(self, field: str, match: str, place: Place, seat: int) -> None:
        now = self.clock()

        def mark(connection: Connection) -> None:
            store.mark_presence(connection, field, [(match, seat)], now)
            store.notify(connection, match)

        with suppress(Refusal):  # without a database, others are told by the next sign of life
            await self.write(mark)
        if place.table is not None:
            chair = place.table.chairs[seat]
            new = replace(chair, seen=now) if field == "seen" else replace(chair, gone=now)
            place.table.chairs[seat] = new
        self.tell(place)

    # ------------------------------------------------------------ looking after tables

    def call_bot(self, match: str, place: Place) -> None:
        """Asks a bot, if it is its turn and nobody asks it already."""
        table = place.table
        if table is None or place.thinking is not None or not table.awaits:
            return
        if table.bot(table.turn) and self.homes.is_here(match):
            place.thinking = asyncio.create_task(self._play_bots(match, place))
            self._keep(place.thinking)

    async def _play_bots(self, match: str, place: Place) -> None:
        try:
            while (table := place.table) is not None and table.awaits and table.bot(table.turn):
                seat, number = table.turn, table.number
                action = await self._choice_of_bot(place, table)
                try:
                    await self.act(match, bot_plan(seat, number, action))
                    place.told.clear()
                except Refusal as refusal:
                    if refusal.reason != "old":  # its person came back, or another was faster
                        self._tell_stuck(place, refusal)
                        return  # it is asked again when the database is back
                    if self.places.get(match) is not place:
                        return  # this table was closed meanwhile; the new one calls its own bot
                    if not self.homes.is_here(match):
                        return  # another worker asks its bots
                    await asyncio.sleep(0)
        except Exception:
            log.exception("a bot could not play on in %s", match)
            await self._put_off(match)
        finally:
            place.thinking = None

    def _tell_stuck(self, place: Place, refusal: Refusal) -> None:
        """Tells those who wait for a bot, each of them once, that nothing can be written.

        A person hears it when their own decision is refused; a bot is asked again and again.
        """
        for listener in place.listeners - place.told:
            listener.fail(refusal)
        place.told = set(place.listeners)

    async def _choice_of_bot(self, place: Place, table: Table) -> int:
        """What a bot chooses; the stand-in answers for one that once failed or chose wrongly.

        In a lesson it plays by the script.
        """
        if (scripted := table.scripted()) is not None:
            return scripted
        seat, options, fault = table.turn, table.options(), None
        for player in (table.bot(seat), STAND_IN):
            if (seat, player) in place.faults:
                continue
            try:
                action = await self._ask_bot(place, table, player)
            except Exception as error:
                action, fault = -1, error
            if action in options:
                return action
            place.faults.add((seat, player))
            log.error(
                "match %s (%s), seat %d, decision %d: %s chose %d, which is no option",
                *(table.name, table.row.game, sent_seat(seat)),
                *(len(table.match.decisions) + 1, player, action),
                exc_info=fault,
            )
        return options[0]

    async def _ask_bot(self, place: Place, table: Table, player: str) -> int:
        seat, game, options = table.turn, table.row.game, table.options()
        view = table.match.view(seat).tobytes()
        is_daily = table.row.luck == fairness.OF_A_DAY  # then it answers everyone alike
        often = table.match.deciders.count(seat) if is_daily else table.number
        words = f"{sent_seat(seat)}:{often}"
        seed = hmac.digest(table.row.secret.encode(), words.encode(), "sha256").hex()
        if looks_ahead(player):
            await self.warmup.search(game)
        # Tables that nobody is at share one place among all addresses.
        address = next((who.address for who in place.listeners if who.seat != WATCHER), "")
        asker = (address, table.owner, table.name)
        chair, box = f"{table.name} {seat}", former_box(table.row)
        return await self.bots.choose(
            player, game, view, options, seed, chair, asker, box, is_daily
        )

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def beat(self) -> None:
        """Writes down that the server runs, and reads when none did.

        While the database was away, nobody could decide: that is no time in which it ran.
        """
        self._beaten = time.monotonic()
        if self.warmup.is_under_way:  # nobody can go on at some tables: no clock runs
            self.uptime.learn(await self.read(store.runs))
            return
        grace = 0.0 if self.is_troubled else GRACE
        self.uptime.learn(await self.write(store.keep_running, self.clock(), grace))

    async def sweep_clocks(self) -> None:
        """One look for people whose time is up, or whose stand-in nobody asked.

        And for matches that may begin, though somebody has not pledged.
        """
        await self._look_after_due("person")

    async def sweep_bots(self) -> None:
        """One look for bots that nobody asked; those that think here are not asked elsewhere."""
        if time.monotonic() - self._renewed > tables.PATIENCE / 3:
            self._renewed = time.monotonic()
            asked = [
                (match, place.table.number)
                for match, place in self.places.items()
                if place.thinking is not None and place.table is not None
            ]
            await self.write(store.set_due, asked, self.clock() + tables.PATIENCE)
        await self._look_after_due("bot")

    async def sweep_house(self) -> None:
        """One look at everything else."""
        if self.is_troubled or time.monotonic() - self._beaten > BEAT:
            await self.beat()
        await self._catch_up()
        if time.monotonic() - self._pulsed > PULSE:
            self._pulsed = time.monotonic()
            await self._pulse(self.clock())
        self._close_forgotten()
        self._lead_home()
        if self.is_troubled:
            self.is_troubled = False
            log.warning("the database answers again")
            await self.refresh_all()

    async def _look_after_due(self, kind: str) -> None:
        for match in await self.read(store.due_matches, self.clock(), kind):
            if not self.homes.is_here(match):
                continue
            try:
                await self.look_after(match)
            except Refusal as refusal:
                if refusal.reason == "broken":
                    raise
                if refusal.reason in ("not_ready", "old"):
                    continue
                log.warning("match %s: %s", match, refusal)
                await self.write(store.put_off, match, None)  # do not ask again
            except Exception:  # it is damaged; all others have clocks and bots, too
                log.exception("match %s could not be looked after", match)
                await self._put_off(match)

    async def _put_off(self, match: str) -> None:
        """Tries again later, so that a fault is not repeated every second."""
        with suppress(Refusal):  # of the database, which is said already
            await self.write(store.put_off, match, self.clock() + LATER)

    async def _pulse(self, now: float) -> None:
        """Writes down who is here, and reads who is elsewhere."""
        sitting = [who for place in self.places.values() for who in place.listeners]
        here = {(name, who.seat) for name, p in self.places.items() for who in p.listeners}
        await self.write(
            store.mark_presence, "seen", sorted(each for each in here if each[1] != WATCHER), now
        )
        await self.write(meeting.touch, {who.holder for who in sitting if who.holder}, now)
        attended = [name for name, place in self.places.items() if place.listeners]
        for chair in await self.read(store.chairs_of, attended):
            place = self.places.get(chair.match)
            if place is not None and place.table is not None:
                old = place.table.chairs[chair.seat]
                new = replace(old, seen=chair.seen, gone=chair.gone)
                place.table.chairs[chair.seat] = new
        await self.check_keys(self.places.values())

    async def check_keys(self, places: Iterable[Place]) -> None:
        """Lets go of those at these tables whose browser was forgotten."""
        sitting = [who for place in places for who in place.listeners if who.holder]
        known = await self.read(people.persons_of, {who.key for who in sitting})
        for who in sitting:
            if known.get(who.key) != who.holder:
                who.lose_key()

    async def look_after(self, match: str) -> None:
        """Does what is due at one table."""
        place = await self.open(match)
        if place.thinking is not None:
            return
        await self.act(match, lambda table, now: table.begin(now) or table.end_time(now))
        self.call_bot(match, place)
        table, now = place.table, self.clock()
        if table is not None and place.thinking is None:
            due = table.due(now)
            if due is None or due > now:  # not yet
                await self.write(store.set_due, [(match, table.number)], due)

    async def _catch_up(self) -> None:
        """Finds what others wrote: workers whose word did not come through, an administrator."""
        if self.engine.dialect.name != "postgresql":
            changes = await self.read(outside_changes)
            if changes != self._outside:
                self._outside = changes
                await self.refresh_all()
            return
        known = {m: p.table.number for m, p in self.places.items() if p.table and p.listeners}
        for match, number in (await self.read(store.numbers_of, list(known))).items():
            if number > known[match]:
                await self._take_up(match)

    def _close_forgotten(self) -> None:
        oldest = time.monotonic() - FORGOTTEN
        for match, place in list(self.places.items()):
            is_busy = place.listeners or place.thinking or place.lock.locked()
            if not is_busy and place.used < oldest:
                del self.places[match]

    def _lead_home(self) -> None:
        """Those at matches of a worker that is there again are led to it."""
        for match, place in self.places.items():
            if place.listeners and self.homes.has_moved(match):
                for listener in place.listeners:
                    listener.lead_home()

    async def run(self) -> None:
        """Looks after the tables as long as the server runs; no look waits for another."""
        looks = (self.sweep_clocks, self.sweep_bots, self.sweep_house)
        await asyncio.gather(*map(self._repeat, looks))

    async def _repeat(self, look: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await look()
            except Refusal:
                pass  # of the database, which is said already
            except Exception:
                log.exception("looking after the tables failed; trying again")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        """Ends everything that this desk began."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.warmup.close()
        self.writer.close()
        # Whoever asked has gone, but their question may still be on its way: its connection must
        # be back before all of them are closed.
        await asyncio.to_thread(self.readers.shutdown)
        self.engine.dispose()


def append_beside(
    connection: Connection, addition: Addition, beside: Callable[[Connection], object]
) -> None:
    """Writes down what was decided, and what belongs to it."""
    beside(connection)
    store.append(connection, [addition])
    store.notify(connection, addition.match)


def bot_plan(seat: int, number: int, action: int) -> Callable[[Table, float], list[EntryRow]]:
    """Plays what a bot chose, unless its person came back meanwhile."""

    def plan(table: Table, now: float) -> list[EntryRow]:
        if table.turn == seat and not table.bot(seat):
            raise Refusal("old", "the person came back")
        return table.decide(seat, number, action, now, tables.BY_BOT)

    return plan


def load_table(
    connection: Connection,
    match: str,
    check: Callable[[str], object],
    pauses: Sequence[Span] = (),
) -> Table:
    """A table with all that was written down of it; *check* refuses a game that is not ready."""
    row = store.find_match(connection, match)
    if row is None:
        raise Refusal("no_such_match", "there is no such match")
    check(row.game)
    recall(connection, row.game, row.box)
    return Table(
        row,
        store.chairs_of(connection, [match]),
        store.entries_of(connection, match),
        store.last_snapshot(connection, match),
        store.chat_of(connection, match),
        pauses,
    )


def load_news(connection: Connection, match: str, after: int) -> tuple[Any, Any, Any, Any]:
    """What may have changed since entry *after*."""
    return (
        store.find_match(connection, match),
        store.chairs_of(connection, [match]),
        store.entries_of(connection, match, after),
        store.chat_of(connection, match),
    )
