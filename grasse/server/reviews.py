"""Reviews of finished matches: made once, in a process that stands back behind all bots."""

from __future__ import annotations

import asyncio
import logging
import os
import time
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec
import numpy as np
from sqlalchemy import Connection

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.server.boxes import box_of, former_box
from grasse.server.desk import Desk
from grasse.server.logs import BadSetting
from grasse.server.messages import Refusal
from grasse.server.reasons import standing
from grasse.server.replays import find_replay
from grasse.server.staff import Staff
from grasse.server.tables import BY_BOT, Table
from grasse.server.turns import Turns
from grasse.storage import store
from grasse.storage.results import keep_accuracies
from grasse.storage.store import ReviewRow
from grasse.study.review.findings import (
    METHOD,
    Moment,
    ReviewState,
    read_moments,
    read_review,
)
from grasse.study.review.ledger import accuracies_of
from grasse.study.review.looking import Look
from grasse.study.review.reviewing import Reviewing, settings_for

log = logging.getLogger("grasse")
KINDNESS = 15  # bots think at 5, and come before
CHUNK = 16  # moments that are looked at between two signs of progress
LONGEST_QUEUE = 50  # matches that may wait
FROM_ONE = 20  # of them that one address may have asked for
FEWEST = 4  # trials for each moment
STALE = 60.0  # seconds after which a review that another worker makes is taken to be left
TOLD_EVERY = 2.0  # seconds between two words to the other workers
RENEWED_EVERY = STALE / 4  # seconds between two words that one that waits, or takes long, goes on
KEPT = 4  # matches that the process remembers


def trials() -> int:
    """What the settings say of how thoroughly matches are reviewed; 0 leaves it to the method."""
    chosen = os.environ.get("GRASSE_REVIEW", "").strip()
    if not chosen:
        return 0
    if not chosen.isdecimal() or int(chosen) < FEWEST:
        raise BadSetting(f"GRASSE_REVIEW is a number from {FEWEST} on, not {chosen!r}")
    return int(chosen)


@dataclass(frozen=True)
class Asked:
    """A match as the process that reviews it gets to know it."""

    match: str
    game: str
    box: bytes  # if it is not the game's own
    seats: int
    variants: tuple[tuple[str, int], ...]
    rules: int
    decisions: tuple[int, ...]
    stood_in: frozenset[int] = frozenset()  # of these: those a bot made in the place of a person


@dataclass
class Going:
    """A review that is being made."""

    address: str = ""  # from which it was asked for
    status: Literal["waiting", "working", "failed"] = "waiting"
    warming: bool = False  # while what it needs is compiled
    done: float = 0.0
    looks: list[Look] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)


class Reviews:
    """Makes reviews one after the other; each goes a few moments on and lets the next one in."""

    def __init__(self, desk: Desk, thinking: int = 0) -> None:
        self.desk, self.thinking = desk, thinking
        self.staff = Staff(1, kindness=KINDNESS)
        self.turns = Turns(1)
        self.going: dict[str, Going] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def state(self, match: str, since: int = 0) -> ReviewState:
        """How far the review of a finished match is; moments before *since* are left out."""
        await find_replay(self.desk, match)  # refuses a match that is not over, or not there
        return await self._state(match, since)

    async def _state(self, match: str, since: int) -> ReviewState:
        going, since = self.going.get(match), max(since, 0)
        if going is not None:
            moments = going.moments[since:]
            return ReviewState(going.status, going.done, moments, None, going.warming)
        kept = await self.desk.read(store.review_of, match, METHOD)
        if kept is not None and kept.done == 1:
            found = read_review(zlib.decompress(kept.review))
            return ReviewState("done", 1.0, [], found)
        if kept is not None and time.time() - kept.at < STALE:  # by another worker
            moments = read_moments(zlib.decompress(kept.review))
            return ReviewState("working", kept.done, moments[since:], None)
        return ReviewState("none", 0.0, [], None)

    async def begin(self, match: str, asker: Sequence[str]) -> ReviewState:
        """Begins the review of a finished match, if nobody has asked for it before."""
        table = (await find_replay(self.desk, match)).table
        if not table.match.is_over:
            raise Refusal("not_over", "the match was closed before its end")
        state = await self._state(match, 0)
        if state.status in ("none", "failed") and not self._is_going(match):
            asked = [self.going[each].address for each in self.going if self._is_going(each)]
            if len(asked) >= LONGEST_QUEUE or asked.count(asker[0]) >= FROM_ONE:
                raise Refusal("too_many", "many matches wait for their review; try again later")
            self.going[match] = Going(asker[0])
            try:
                await self._keep(match, 0.0, [])
            except BaseException:  # or everyone would wait for it
                del self.going[match]
                raise
            task = asyncio.create_task(self._make(match, table, (*asker, match)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return await self._state(match, 0)
        return state

    async def run(self) -> None:
        """Tells the other workers of everything that waits or takes long here, without an end.

        What is in the queue, compiles, or looks at a long moment tells nothing by itself, and they
        would take it to be left and begin it a second time.
        """
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            await self.renew()

    async def renew(self) -> None:
        """Says once that what goes on here still does."""
        if mine := [match for match in self.going if self._is_going(match)]:
            await self.desk.write(store.renew_reviews, mine, METHOD, time.time())

    def _is_going(self, match: str) -> bool:
        return match in self.going and self.going[match].status in ("waiting", "working")

    async def _make(self, match: str, table: Table, path: tuple[str, ...]) -> None:
        going, asked = self.going[match], asked_of(table)
        told = time.time()
        try:
            going.warming = True
            await self.desk.warmup.search(asked.game)
            going.warming = False
            while going.done < 1:
                async with self.turns.turn(*path):
                    going.status = "working"
                    found = await self.staff.ask(go_on, asked, self.thinking, going.looks)
                going.looks, going.moments, done = found
                if time.time() - told > TOLD_EVERY:
                    await self._keep(match, done, going.moments)
                    told = time.time()
                going.done = done
            whole = await self.staff.ask(finish, asked, self.thinking, going.looks)
            row = ReviewRow(match, METHOD, 1.0, time.time(), whole)
            await self.desk.write(keep_whole, row)
            del self.going[match]
        except asyncio.CancelledError:
            raise
        except Exception:
            going.status, going.looks = "failed", []
            log.exception("match %s could not be reviewed", match)

    async def _keep(self, match: str, done: float, moments: list[Moment]) -> None:
        """Lets other workers know how far it is, so that all answer alike; it is never done yet."""
        packed = zlib.compress(msgspec.json.encode(moments))
        row = ReviewRow(match, METHOD, min(done, 0.99), time.time(), packed)
        await self.desk.write(store.keep_review, row)

    async def close(self) -> None:
        """Leaves what is not done: it can be asked for again."""
        await self.staff.leave(self._tasks)


def keep_whole(connection: Connection, row: ReviewRow) -> None:
    """Keeps a review, and with the results how well each seat decided."""
    store.keep_review(connection, row)
    ledger = read_review(zlib.decompress(row.review)).ledger
    keep_accuracies(connection, row.match, accuracies_of(ledger))


def asked_of(table: Table) -> Asked:
    """What the process that reviews has to know of a match; nobody's name is among it."""
    match, row = table.match, table.row
    variants = tuple(match.variants.items())
    decisions = tuple(match.decisions)
    box = former_box(row)
    told = row.match, row.game, box, match.seats, variants, match.rules, decisions
    return Asked(*told, stood_in(table))


def stood_in(table: Table) -> frozenset[int]:
    """The decisions that a bot made in the place of a person, by how many came before each."""
    people = {chair.seat for chair in table.chairs if chair.kind == "person"}
    decided = enumerate(standing(table.entries))
    return frozenset(n for n, entry in decided if entry.kind == BY_BOT and entry.seat in people)


# ---------------------------------------------------------------- in the process that reviews

_begun: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()  # the oldest first


def reviewing(asked: Asked, thinking: int) -> Reviewing:
    """A match that is reviewed, from the last time or played again."""
    key = asked.match, thinking
    found = _begun.pop(key, None)
    if found is None:
        game = GAMES[asked.game]
        box = np.frombuffer(bytearray(asked.box), game.BOX)[0] if asked.box else box_of(game.name)
        match = Match(game, box, asked.seats, dict(asked.variants), asked.rules)
        for action in asked.decisions:
            match.play(action)
        found = Reviewing(match, settings_for(match, thinking), asked.stood_in)
    _begun[key] = found
    if len(_begun) > KEPT:
        _begun.popitem(last=False)
    return found


def go_on(
    asked: Asked, thinking: int, looks: list[Look], threads: int = 0
) -> tuple[list[Look], list[Moment], float]:
    """Looks at the next moments: all looks so far, the moments they make, and how far it is.

    By all cores, if nothing else is said: bots come before it because it stands back, not because
    it leaves cores free (`benchmarks/beside.py` measures that).
    """
    work = reviewing(asked, thinking)
    looks = looks + work.look(len(looks), len(looks) + CHUNK, threads)
    done = len(looks) / len(work.kinds) if work.kinds else 1.0
    return looks, work.booked(looks), done


def finish(asked: Asked, thinking: int, looks: list[Look]) -> bytes:
    """The whole review, as it is kept: without names, which are the chairs'."""
    found = reviewing(asked, thinking).finish(looks, [""] * asked.seats)
    return zlib.compress(msgspec.json.encode(found))
