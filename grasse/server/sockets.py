"""One socket: what a chair or a watcher says, and what it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import FIRST_COMPLETED
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grasse.kernel.seats import WATCHER
from grasse.server import hints, messages, tables
from grasse.server.admission import DEAR, hash_of_key, key_of
from grasse.server.bots import looks_ahead
from grasse.server.desk import Desk
from grasse.server.differences import Copy
from grasse.server.limits import Bucket
from grasse.server.messages import Refusal, meant_seat, sent_seat
from grasse.server.privacy import may_look, private
from grasse.server.tables import Table
from grasse.storage.meeting import blocked_by
from grasse.storage.store import ChairRow, EntryRow

POLICY = 1008  # closes a socket that does not keep to the rules of the house
FAILED = 1011  # closes a socket that the server cannot go on with
MOVED = 1012  # closes a socket that is to come again, and will be led to another worker
RATE, BURST = 20.0, 60.0  # messages a second, and how many may come at once
SLOW = 60.0  # seconds that a reader may take for one message
LOST = ("no_such_match", "not_your_chair")  # an administrator did it; there is no way back
STUBBORN = 100  # refused messages in a row after which a socket is closed

# What leads nowhere, and could be said for ever.
ANSWERS = (messages.Agree, messages.Disagree)
ASKING = (messages.Undo, messages.AskHints, messages.AskEnd, *ANSWERS)
Plan = Callable[[Table, float], list[EntryRow]]
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # said into a line that is cut

log = logging.getLogger("grasse")
_decode = msgspec.json.Decoder(messages.Message).decode
_encode = msgspec.json.encode


class Guest:
    """Somebody at a table, on the other end of a socket."""

    def __init__(
        self, desk: Desk, socket: WebSocket[Any, Any, Any], match: str, holder: str, address: str
    ) -> None:
        self.desk, self.socket, self.match = desk, socket, match
        self.holder, self.address = holder, address
        self.key = hash_of_key(key_of(socket))
        self.seat = WATCHER
        self.told = -1  # the entry that it was told last
        self.heard = 0  # the line of chat that it was told last
        self._said: list[tuple[str, messages.ChatLine]] = []  # by whom, and what is to be told
        self.copy: Copy | None = None  # what it knows of the table, if it asked for differences
        self.wants_ahead = True  # to know what its options bring, and what it can do in one go
        self._woken = asyncio.Event()
        self._sending = 0.0  # since when a message waits to be taken, if one does
        self._is_led_home = False
        self._trouble: Refusal | None = None  # that is still to be told
        self._advising: asyncio.Task[None] | None = None
        self._bucket = Bucket(RATE, BURST)

    def wake(self) -> None:
        """Says that there is something new."""
        self._woken.set()

    def fail(self, refusal: Refusal) -> None:
        """Says that nothing goes on for now."""
        self._trouble = refusal
        self._woken.set()

    def lead_home(self) -> None:
        """Has it come again, as the match is at home with another worker."""
        self._is_led_home = True
        self._woken.set()

    def lose_key(self) -> None:
        """Has it come again, as its browser is that person's no longer: until then it is nobody."""
        self.holder = ""
        self.lead_home()

    async def stay(self, since: int | None) -> None:
        """Sits at the table until the socket closes."""
        gate = self.desk.gate
        who = self.holder or self.address
        with gate.visitors.hold(self.address), gate.sockets.hold(who):
            await self._stay(since)

    async def _stay(self, since: int | None) -> None:
        def check(table: Table, now: float) -> None:
            if self.seat != WATCHER and not self._holds(table.chair(self.seat)):
                raise Refusal("not_your_chair", "another browser holds this chair")
            if table.row.held and not any(map(self._holds, table.chairs)):
                raise Refusal("held", "other tables of the round play with the same luck")
            if not self._may_look(table, now):
                raise private()
            self.told = table.number if since is None else min(since, table.number)

        await self.desk.look(self.match, check)
        place = await self.desk.sit(self.match, self)
        self.wake()
        tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
        try:
            # Neither lives without the other: a socket that hears nothing more must not stay open.
            while not self._is_stuck():
                ended, _ = await asyncio.wait(tasks, timeout=SLOW / 2, return_when=FIRST_COMPLETED)
                if ended:
                    break
        finally:
            if self._advising is not None:
                tasks.append(self._advising)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self.desk.stand_up(self.match, place, self)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("a socket at %s failed", self.match, exc_info=end)
                raise Refusal("broken", "the server failed; it is our fault")

    def _holds(self, chair: ChairRow) -> bool:
        return bool(self.holder) and chair.holder == self.holder

    def _may_look(self, table: Table, now: float) -> bool:
        is_over = table.status == "over"
        return not is_over or may_look(table.row, table.chairs, self.holder, now)

    # ------------------------------------------------------------ telling

    async def _tell(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._is_led_home:
                await self.socket.close(code=MOVED, reason="moved")
                return
            try:
                trouble, self._trouble = self._trouble, None
                if trouble is not None:
                    await self.refuse(trouble)
                await self.desk.recollect(self.match, self.told)
                await self._send(await self.desk.look(self.match, self._news))
                if lines := await self._audible():
                    await self._send(_encode(messages.Chat(lines)))
            except Refusal as refusal:
                await self.refuse(refusal)
                if refusal.reason in LOST:
                    await self.socket.close(code=POLICY, reason=refusal.reason)
                    return
                continue  # without a database, say; it will be woken again

    async def _audible(self) -> list[messages.ChatLine]:
        """What was said since, but not by people whom this one has blocked."""
        is_asked = self._said and self.holder
        blocked = await self.desk.read(blocked_by, self.holder) if is_asked else ()
        said, self._said = self._said, []
        return [line for holder, line in said if holder not in blocked]

    def _news(self, table: Table, now: float) -> bytes:
        if self.seat != WATCHER and table.chair(self.seat).holder != self.holder:
            raise Refusal("not_your_chair", "this chair was given to another browser")
        warming = self._is_warming(table)
        if self.copy is None:
            news = table.picture(self.seat, self.told, now, warming, self.wants_ahead)
        else:
            news = table.difference(self.seat, self.told, now, self.copy, warming)
        self.told = table.number
        # Whoever watched a match that is private now has seen its end, but overhears nobody.
        for line in table.chat if self._may_look(table, now) else ():
            if line.number > self.heard:
                self.heard = line.number
                said = messages.ChatLine(line.number, sent_seat(line.seat), line.text, line.at)
                self._said.append((table.chairs[line.seat].holder, said))
        return news

    def _is_warming(self, table: Table) -> bool:
        """Whether the bot whose turn it is, or who could be asked for a hint, would be late."""
        bot = table.bot(table.turn) if table.awaits else ""
        could_ask = table.turn == self.seat != WATCHER and not bot and table.hints
        if table.status != "playing" or not (bot or could_ask):
            return False
        game, warmup = table.row.game, self.desk.warmup
        if bot:
            return looks_ahead(bot) and not warmup.can_search(game)
        return not warmup.can_hint(game)

    async def _send(self, content: bytes) -> None:
        # To set an alarm for each message takes long: _stay() looks now and then instead.
        self._sending = self._sending or time.monotonic()
        await self.socket.send_data(content, mode="text")
        self._sending = 0.0

    def _is_stuck(self) -> bool:
        """Whether the reader takes nothing; then it is let go."""
        return self._sending > 0.0 and time.monotonic() - self._sending > SLOW

    async def refuse(self, refusal: Refusal) -> None:
        """Says why something is not done."""
        content = messages.RefusalMessage(
            refusal.reason, refusal.clause, refusal.action, max(self.told, 0), refusal.detail
        )
        await self._send(_encode(content))

    # ------------------------------------------------------------ listening

    async def _listen(self) -> None:
        refused = 0
        while True:
            event: Any = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            try:
                await self._obey(event.get("text"), event.get("bytes"))
                refused = 0
            except Refusal as refusal:
                refused += 1
                await self.refuse(refusal)
            if refused >= STUBBORN:
                await self.socket.close(code=POLICY, reason="too_often")
                return

    async def _obey(self, text: str | None, content: bytes | None) -> None:
        if not self._bucket.take():
            raise Refusal("too_often", f"{RATE:g} messages a second, {BURST:g} at once")
        given = content or b"" if text is None else text.encode("utf-8", "surrogatepass")
        if len(given) > messages.LARGEST_MESSAGE:
            raise Refusal("too_large", f"a message has {messages.LARGEST_MESSAGE} bytes at most")
        try:
            message = _decode(given)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)[:200]) from None
        await self._do(message)

    async def _do(self, message: messages.Message) -> None:
        if isinstance(message, messages.Ping):
            await self._send(_encode(messages.Pong()))
            return
        if isinstance(message, messages.AskWhole):
            self._look_again(1.0)
            if self.copy is not None:
                self.copy.forget()
            self.told = min(self.told, message.since)
            self.wake()
            return
        if self.seat == WATCHER:
            raise Refusal("not_your_chair", "watchers look on")
        if not self.holder:
            raise Refusal("not_your_chair", "this browser was forgotten")
        if isinstance(message, messages.Say):
            await self._say(message.text)
        elif isinstance(message, messages.WantHint | messages.AskWhy):
            if self._advising is not None and not self._advising.done():
                raise Refusal("too_often", "one hint at a time")
            if isinstance(message, messages.AskWhy):
                self._look_again(DEAR)
            self._advising = asyncio.create_task(self._hint(message))
        elif isinstance(message, messages.LookAhead):
            self._look_again(1.0)
            seat, number, action = self.seat, message.number, message.action
            seen = await self.desk.look(
                self.match, lambda table, _: table.preview(seat, number, action)
            )
            await self._send(_encode(seen))
        else:
            if isinstance(message, messages.Leave | messages.Return | messages.StandIn):
                self.desk.gate.absences.take(self.holder, self.address)
            if isinstance(message, ASKING):  # all of it is kept for good
                self.desk.gate.askings.take(self.holder, self.address)
            if isinstance(message, messages.Pledge):
                await self.desk.act(self.match, self._pledge(message.pledge))
                return
            if isinstance(message, messages.Decide):
                await self._decide(message)
            else:
                await self.desk.act(self.match, self._within(plan_of(self.seat, message), message))

    def _within(self, plan: Plan, message: messages.Message) -> Plan:
        """The same, as long as there was not too much of it: each load reads all of a match."""
        most = self.desk.gate.limits.undos

        def check(table: Table, now: float) -> list[EntryRow]:
            if sum(entry.kind in (tables.ASKED, tables.BACK) for entry in table.entries) >= most:
                raise Refusal("too_many", f"{most:g} times in a match")
            return plan(table, now)

        return check if isinstance(message, ASKING) and not isinstance(message, ANSWERS) else plan

    async def _decide(self, message: messages.Decide) -> None:
        stops: list[Refusal] = []

        def plan(table: Table, now: float) -> list[EntryRow]:
            entries, stopped = table.decide_all(self.seat, message, now)
            stops[:] = [stopped] if stopped else []
            return entries

        await self.desk.act(self.match, plan)
        self._bucket.left += 1  # who answers what is asked may be as quick as a bot
        if stops:  # what came before it is done
            raise stops[0]

    def _pledge(self, head: str) -> Callable[[Table, float], list[EntryRow]]:
        def plan(table: Table, now: float) -> list[EntryRow]:
            if table.trail.pledged(self.seat) not in ("", head):  # each one is kept for good
                self.desk.gate.absences.take(self.holder, self.address)
            return table.pledge(self.seat, head, now)

        return plan

    def _look_again(self, cost: float) -> None:
        """Lets this one have a table told or played again, at the pace of all of its sockets."""
        self.desk.gate.looks.take(self.holder, self.address, cost)

    async def _hint(self, message: messages.WantHint | messages.AskWhy) -> None:
        said: messages.Hint | messages.Why | Refusal
        gate, asker = self.desk.gate, (self.address, self.holder, self.match)
        try:
            with gate.all_hints.hold(self.address), gate.hints.hold(self.holder):
                number = message.number
                if isinstance(message, messages.AskWhy):
                    about = meant_seat(message.seat)
                    said = await hints.explain(self.desk, self.match, number, about, asker)
                else:
                    said = await hints.hint(self.desk, self.match, self.seat, number, asker)
        except Refusal as refusal:
            said = refusal
        except Exception:
            log.exception("no hint could be had at %s", self.match)
            said = Refusal("broken", "the server failed; it is our fault")
        with suppress(*GONE):
            if isinstance(said, Refusal):
                await self.refuse(said)
            else:
                await self._send(_encode(said))

    async def _say(self, text: str) -> None:
        line = "".join(sign if sign.isprintable() else " " for sign in text).strip()
        if not line:
            raise Refusal("malformed", "nothing was said")
        self.desk.gate.chat.take(self.holder, self.address)
        await self.desk.say(self.match, self.seat, line)


def plan_of(seat: int, message: messages.Message) -> Callable[[Table, float], list[EntryRow]]:
    """What a message of this seat does at a table."""
    match message:
        case messages.Undo(number):
            return lambda table, now: table.undo(seat, number, now)
        case messages.Agree(number):
            return lambda table, now: table.answer(seat, number, True, now)
        case messages.Disagree(number):
            return lambda table, now: table.answer(seat, number, False, now)
        case messages.AskHints(number):
            return lambda table, now: table.ask_hints(seat, number, now)
        case messages.AskEnd(number):
            return lambda table, now: table.ask_end(seat, number, now)
        case messages.Leave():
            return lambda table, now: table.leave(seat, now)
        case messages.Return():
            return lambda table, now: table.come_back(seat, now)
        case messages.StandIn(other):
            return lambda table, now: table.stand_in(meant_seat(other), now)
        case _:
            raise Refusal("malformed", "that is nothing that changes a table")
