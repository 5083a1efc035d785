"""What happened at a table, as everyone may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grasse.kernel.aliases import Box
from grasse.kernel.events import EVERYONE, Event
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.server import messages
from grasse.server.fairness import BY_BOT, FORCED
from grasse.server.messages import sent_seat
from grasse.storage.store import EntryRow


class Told:
    """What one entry told: to everyone, and to the seats that may know more.

    *chooser* is the seat for which a bot chose there, and can be asked why. That is told with the
    first event alone: a scoring that follows is nobody's choice.
    """

    def __init__(
        self,
        number: int,
        events: Sequence[Event],
        wholes: Sequence[tuple[int, Event]],
        chooser: int | None = None,
    ) -> None:
        self.number = number
        self.public = [game_event(number, event) for event in events]
        self.whole = [(audience, game_event(number, event)) for audience, event in wholes]
        if events and events[0].seat == chooser:
            self.public[0].why = self.whole[0][1].why = True

    def to(self, reader: int) -> list[messages.GameEvent]:
        """What *reader* (a seat from 0, or WATCHER) may know of it."""
        return [
            whole if audience in (EVERYONE, reader) else public
            for public, (audience, whole) in zip(self.public, self.whole, strict=True)
        ]


def game_event(number: int, event: Event) -> messages.GameEvent:
    """An event as it is sent."""
    return messages.GameEvent(number, event.name, sent_seat(event.seat), event.values)


def choosing(match: Match, entry: EntryRow) -> int | None:
    """The seat for which a bot is about to choose, for all to see and among several options."""
    is_open = entry.kind == BY_BOT and not match.game.notation.decision(entry.value).hidden
    return entry.seat if is_open and len(match.options()) > 1 else None


def told_by(game: Game, box: Box, number: int, rows: Any, chooser: int | None = None) -> Told:
    """What the rows that apply() wrote tell."""
    public = game.read_events(box, rows, WATCHER)
    audiences = rows["audience"].tolist()
    is_open = all(audience == EVERYONE for audience in audiences)
    whole = public if is_open else game.read_events(box, rows, CHANCE, everything=True)
    return Told(number, public, list(zip(audiences, whole, strict=True)), chooser)


def forced(entries: Sequence[EntryRow], seat: int, since: int) -> list[int]:
    """What *seat* was not asked after entry *since*, as nothing else was possible."""
    first = len(entries)
    while first and entries[first - 1].number > since:
        first -= 1
    return [each.value for each in entries[first:] if (each.kind, each.seat) == (FORCED, seat)]
