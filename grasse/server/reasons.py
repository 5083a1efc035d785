"""Which decision of a bot somebody asks about, and what everybody saw before it."""

from __future__ import annotations

from dataclasses import dataclass

from grasse.kernel.events import make_events
from grasse.kernel.seats import WATCHER
from grasse.players import PLAYERS, STAND_IN
from grasse.server.boxes import former_box
from grasse.server.messages import Refusal
from grasse.server.tables import BACK, BY_BOT, DECIDED, PLAYED, Table
from grasse.storage.store import EntryRow


@dataclass(frozen=True)
class Question:
    """Why did it do that? Holds nothing that a watcher did not see."""

    game: str
    view: bytes  # a watcher's, before the decision
    action: int
    player: str
    seed: str
    box: bytes


def standing(entries: list[EntryRow]) -> list[EntryRow]:
    """The decisions that were not undone."""
    found: list[EntryRow] = []
    for entry in entries:
        if entry.kind in PLAYED:
            found.append(entry)
        elif entry.kind == BACK:
            del found[len(found) - entry.value :]
    return found


def question(table: Table, number: int, wanted: int = WATCHER) -> Question:
    """The first choice of a bot from entry *number* on, in the same turn.

    A turn of the seat that is *wanted* may be told to begin with what another seat decided: that
    is passed over. So is a decision that is hidden from the others: they do not know it.
    """
    decisions = standing(table.entries)
    before = [entry for entry in decisions if entry.number < number]
    match, events = table.match.again(), make_events()
    for entry in before:
        match.game.apply(match.box, match.state, entry.value, events)
    seat = WATCHER
    for entry in decisions[len(before) :]:
        decides = entry.kind in (DECIDED, BY_BOT)
        led_to_it = decides and entry.number == number and wanted not in (WATCHER, entry.seat)
        if decides and seat not in (WATCHER, entry.seat):
            break
        is_hidden = match.game.notation.decision(entry.value).hidden
        is_choice = not is_hidden and not led_to_it and len(match.options()) > 1
        if entry.kind == BY_BOT and is_choice:
            chair = table.chair(entry.seat)
            player = chair.player if chair.player in PLAYERS else STAND_IN
            view, seed = match.view(WATCHER).tobytes(), f"{table.name} {entry.number}"
            name, box = table.row.game, former_box(table.row)
            return Question(name, view, entry.value, player, seed, box)
        seat = entry.seat if decides and not led_to_it else seat
        match.game.apply(match.box, match.state, entry.value, events)
    raise Refusal("no_such_number", "no bot had a choice there")
