"""Finished matches, to step through: nothing at them changes any more, and nothing is secret."""

from __future__ import annotations

import asyncio
import threading

import numpy as np

from grasse.kernel import record
from grasse.kernel.match import Match
from grasse.kernel.seats import EVERYTHING, WATCHER
from grasse.server import day_luck, fairness, messages
from grasse.server.desk import Desk
from grasse.server.looks import sent_tree
from grasse.server.matches import match_of
from grasse.server.messages import Refusal, meant_seat, sent_seat
from grasse.server.tables import Table
from grasse.server.told import told_by

EVERY = 32  # decisions, after which a state is kept to go on from
KEPT = 64  # replays that a worker remembers


class Replay:
    """One finished match, played again as far as somebody wants to see it.

    Its methods take their time, and are called in threads.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lock = threading.Lock()
        self._states: list[bytes] = [match_of(table.row).state.tobytes()]  # at each EVERY
        self._whole: messages.Replay | None = None
        self.signs: dict[int, list[int]] = {}  # [seat] by which a match of a day is shared

    def after(self, number: int) -> tuple[Match, object]:
        """The match after its first *number* decisions, and what the last of them did."""
        decisions, deciders = self.table.match.decisions, self.table.match.deciders
        if not 0 <= number <= len(decisions):
            raise Refusal("no_such_number", f"there are {len(decisions)} decisions")
        with self._lock:
            mark = min(max(number - 1, 0) // EVERY, len(self._states) - 1)
            again, rows = match_of(self.table.row), None
            again.state = np.frombuffer(bytearray(self._states[mark]), again.game.STATE)[0]
            again.decisions, again.deciders = decisions[: mark * EVERY], deciders[: mark * EVERY]
            for action in decisions[mark * EVERY : number]:
                rows = again.play(action)
                if len(again.decisions) == len(self._states) * EVERY:
                    self._states.append(again.state.tobytes())
        return again, rows

    def record(self) -> str:
        """The record, with the secret behind its chance."""
        row = self.table.row
        players = [chair.player or chair.name for chair in self.table.chairs]
        head, gap, rest = record.write(self.table.match, players).partition("\n\n")
        match, trail = self.table.match, self.table.trail
        told = (row.match, row.secret, row.forked, row.luck, trail, row.day)
        remarks = fairness.remarks(*told).rstrip()
        return f"{head}\n{remarks}{gap}{rest}\n{fairness.steps(match, trail, row.luck)}"

    def whole(self) -> messages.Replay:
        """All decisions, and where the rounds began."""
        with self._lock:
            if self._whole is None:
                self._whole = self._tell_all()
        return self._whole

    def _tell_all(self) -> messages.Replay:
        match, notation = self.table.match, self.table.match.game.notation
        decisions, rounds = [], []
        chapters = match.game.chapters
        again = match_of(self.table.row)
        made = zip(match.decisions, match.deciders, strict=True)
        for number, (action, seat) in enumerate(made, 1):
            words = notation.structured(match.box, action)
            decisions.append(messages.ReplayDecision(number, sent_seat(seat), **words))
            for event in match.game.read_events(match.box, again.play(action), WATCHER):
                if event.name in chapters:
                    begun = event.values[chapters[event.name]]
                    rounds.append(messages.ReplayRound(int(begun or 0), number))
        noun = next(iter(chapters.values()), "")
        return messages.Replay(len(decisions), decisions, rounds, noun)

    def step(self, number: int, eyes: int) -> messages.Step:
        """The table after *number* decisions, as a seat saw it, or open."""
        reader = eyes_of(eyes, self.table.row.seats)
        again, rows = self.after(number)
        events = []
        if rows is not None:
            told = told_by(again.game, again.box, number, rows)
            whole = [event for _, event in told.whole]
            events = whole if eyes == EVERYTHING else told.to(reader)
        return messages.Step(
            number=number,
            eyes=eyes,
            turn=sent_seat(again.seat),
            choices=len(again.options()) if again.seat >= 0 else 0,
            tree=sent_tree(again, reader),
            events=events,
            scores=again.scores(),
        )


def eyes_of(eyes: int, seats: int) -> int:
    """Who looks: a seat, a watcher, or somebody who sees everything."""
    if not (eyes == EVERYTHING or 0 <= eyes <= seats):
        raise Refusal("no_such_seat", f"eyes are -2, or 0 to {seats}")
    return eyes if eyes == EVERYTHING else meant_seat(eyes)


async def find_replay(desk: Desk, name: str) -> Replay:
    """The replay of a match that is over; the one not asked for longest is forgotten."""

    def check(table: Table, _: float) -> Replay:
        if table.status != "over":
            raise Refusal("not_over", "the match is not over")
        if table.row.held:
            raise Refusal("held", "other tables of the round still play with the same luck")
        return Replay(table)

    found = desk.replays.pop(name, None) or await desk.look(name, check)
    desk.replays[name] = found
    if len(desk.replays) > KEPT:
        desk.replays.popitem(last=False)
    return found


async def record_of(desk: Desk, name: str) -> str:
    """The record of a match that is over; of a day's match, when its luck may be known."""
    replay = await find_replay(desk, name)
    if not day_luck.is_shown(replay.table.row.day, desk.clock()):
        raise Refusal("day", "others still play the match of this day")
    return await asyncio.to_thread(replay.record)


async def replay(desk: Desk, name: str) -> messages.Replay:
    """The decisions of a match that is over."""
    return await asyncio.to_thread((await find_replay(desk, name)).whole)


async def step(desk: Desk, name: str, number: int, eyes: int) -> messages.Step:
    """The table of a match that is over, after *number* decisions."""
    return await asyncio.to_thread((await find_replay(desk, name)).step, number, eyes)
