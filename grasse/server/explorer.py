"""The explorer in the browser: decisions of deals and finished matches, a round at a time.

A round is a few seconds of work for a process that stands back behind all bots. Nothing is kept of
it but in memory: the same decision is explored the same way again. Whoever has seen enough does not
ask for the next round.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.server import day_luck, messages
from grasse.server.boxes import box_of, shipped
from grasse.server.cards import find_game
from grasse.server.desk import Desk
from grasse.server.exercises import RIVAL, foreseen, table_of
from grasse.server.explorer_messages import Explored, ExploredStart, ExploredTally
from grasse.server.messages import Chair, Refusal, sent_seat
from grasse.server.replays import find_replay
from grasse.server.staff import Staff
from grasse.server.told import game_event
from grasse.server.turns import Turns
from grasse.study.explorer.exploring import ROUNDS, Exploration
from grasse.study.explorer.exploring import Explorer as Exploring
from grasse.study.explorer.starts import StartTally, deal, starts_of

KINDNESS = 15  # bots think at 5, and come before
KEPT = 200  # rounds that a worker remembers
BEGUN = 8  # decisions that the process goes on from
DEAL = re.compile(r"[\w-]{1,40}")


@dataclass(frozen=True)
class Asked:
    """A decision as the process that explores gets to know it: what its seat sees, no more."""

    game: str
    box: bytes
    view: bytes

    @property
    def key(self) -> str:
        """Tells decisions apart."""
        return hashlib.sha256(b"\0".join((self.game.encode(), self.box, self.view))).hexdigest()


class Explorer:
    """Explores decisions in turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.staff = Staff(1, kindness=KINDNESS)
        self.turns = Turns(1)
        self._found: OrderedDict[tuple[str, int], Exploration] = OrderedDict()  # the oldest first

    # ------------------------------------------------------------ where

    async def deal(self, game: str, seats: int, name: str) -> Match:
        """A deal at its first decision; the same name deals the same."""
        card = find_game(game)
        if seats not in card.seats or not DEAL.fullmatch(name):
            raise Refusal("no_such_page", "there is no such deal")
        self.desk.warmup.check(game)
        return await asyncio.to_thread(lambda: deal(Match(card, box_of(game), seats), name))

    async def moment(self, match: str, number: int) -> tuple[Match, int]:
        """A decision of a match that is over, and what was decided.

        Nobody learns here how to play luck that others still meet: that of a round of a tournament,
        or of a day.
        """
        replay = await find_replay(self.desk, match)  # refuses one that goes on, or is held
        row = replay.table.row
        if not day_luck.is_shown(row.day, self.desk.clock()):
            raise Refusal("day", "others still play the match of this day")
        again, _ = await asyncio.to_thread(replay.after, number)
        if again.seat in (CHANCE, NOBODY) or len(again.options()) < 2:
            raise Refusal("no_such_number", "nobody had a choice there")
        decided = replay.table.match.decisions  # the last one is missing if the match was closed
        return again, decided[number] if number < len(decided) else -1

    async def deal_position(self, game: str, seats: int, name: str) -> messages.Position:
        """The table of a deal."""
        match = await self.deal(game, seats, name)
        chairs = [
            Chair(sent_seat(seat), *_sitting(seat == match.seat), True, None, "")
            for seat in range(match.seats)
        ]
        table = await asyncio.to_thread(table_of, match, chairs)
        return messages.Position(game, shipped(game).hash, 0, table)

    async def moment_position(self, match: str, number: int) -> messages.Position:
        """The table of a decision of a match that is over."""
        again, _ = await self.moment(match, number)
        replay = await find_replay(self.desk, match)
        row = replay.table.row
        chairs = [
            Chair(sent_seat(chair.seat), "person", chair.name or chair.player, "", True, None, "")
            for chair in replay.table.chairs
        ]
        table = await asyncio.to_thread(table_of, again, chairs)
        return messages.Position(row.game, row.box, 0, table)

    async def deal_then(self, game: str, seats: int, name: str, action: int) -> messages.Foreseen:
        """The table of a deal after an option."""
        match = await self.deal(game, seats, name)
        return await asyncio.to_thread(foreseen, match, action)

    # ------------------------------------------------------------ exploring

    async def explore(
        self, match: Match, round: int, asker: Sequence[str], played: int = -1
    ) -> Explored:
        """What is found up to a round."""
        game = match.game.name
        asked = Asked(game, match.box.tobytes(), match.view(match.seat).tobytes())
        found = self._found.get((asked.key, round))
        if found is None:
            with self.desk.gate.explorations.hold(asker[0]):
                await self.desk.warmup.hints(game)
                async with self.turns.turn(*asker, asked.key):
                    found = await self.staff.ask(go_on, asked, round)
        self._found[asked.key, round] = found
        self._found.move_to_end((asked.key, round))
        if len(self._found) > KEPT:
            self._found.popitem(last=False)
        return await asyncio.to_thread(told, match, found, round, played)

    def close(self) -> None:
        """Leaves what is being explored."""
        self.staff.close()


def _sitting(is_own: bool) -> tuple[str, str, str]:
    """The kind, the name and the bot of a chair at a deal."""
    return ("person", "", "") if is_own else ("bot", "", RIVAL)


def told(match: Match, found: Exploration, round: int, played: int) -> Explored:
    """What was found, with what starts like this one have brought."""
    starts = starts_of(match.game)
    known = starts.of(match) if starts else []
    return Explored(
        round=round,
        rounds=ROUNDS,
        played=played,
        options=found.options,
        starts=[
            ExploredStart(each.action, _tally(each.all), [_tally(tally) for tally in each.shown])
            for each in known
        ],
        matches=starts.matches if starts and known else 0,
    )


def _tally(tally: StartTally) -> ExploredTally:
    event = game_event(0, tally.event) if tally.event else None
    return ExploredTally(tally.matches, tally.won, tally.low, tally.high, event)


# ---------------------------------------------------------------- in the process that explores

_begun: OrderedDict[str, Exploring] = OrderedDict()  # the oldest first


def go_on(asked: Asked, round: int) -> Exploration:
    """What is found up to *round*: from the last one, or all over again."""
    exploring = _begun.pop(asked.key, None)
    if exploring is None or exploring.round > round:
        exploring = Exploring(GAMES[asked.game].name, asked.box, asked.view)
    while exploring.round < round:
        exploring.go_on()
    _begun[asked.key] = exploring
    if len(_begun) > BEGUN:
        _begun.popitem(last=False)
    return exploring.found()
