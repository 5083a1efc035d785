"""A match with its chairs: what each chair may do, and what it is sent. No I/O, and no clock."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec
import numpy as np

from grasse.games import GAMES
from grasse.kernel.aliases import Box, View
from grasse.kernel.events import EVERYONE, Event
from grasse.kernel.game import Game
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.seats import CHANCE, NOBODY, WATCHER, Luck
from grasse.players import STAND_IN
from grasse.server import fairness, messages
from grasse.server.boxes import find_box
from grasse.server.messages import Refusal, sent_seat
from grasse.server.prospects import preview, prospects
from grasse.server.teaching import Scripted, lesson_of, taught
from grasse.server.trail import Trail, hash_of
from grasse.server.uptime import Span, elapsed
from grasse.server.ways import find_ways
from grasse.storage import stewardship
from grasse.storage.store import ChairRow, ChatRow, EntryRow, MatchRow, SnapshotRow, Standing

# Kinds of entries. The first five are decisions: their value is an action. One that was made ALONG
# with the one that the same seat made before is undone with it.
DECIDED, ALONG, BY_BOT = fairness.DECIDED, "along", fairness.BY_BOT
FORCED, DRAWN = fairness.FORCED, fairness.DRAWN
BEGUN, JOINED, BACK = "begun", "joined", "back"  # value of BACK: how many decisions
ASKED, AGREED, DISAGREED = "asked", "agreed", "disagreed"  # value of ASKED: the same, or
FOR_HINTS, FOR_THE_END = 0, -1
HINTS = "hints"  # everyone has agreed to them
LEFT, RETURNED = "left", "returned"
AWAITED, PLEDGED = "awaited", "pledged"  # link of PLEDGED: the end of the chair's chain of hashes
CLOSED = stewardship.CLOSED  # nobody goes on
PLAYED = frozenset((DECIDED, ALONG, BY_BOT, FORCED, DRAWN))

PATIENCE = 10.0  # seconds until another worker takes up a bot's turn
HERE = 75.0  # seconds that somebody counts as here without a sign of life
AWAY = 120.0  # seconds after which the others may let a bot stand in
SNAPSHOT_EVERY = 200  # entries


@cache
def layout_of(game: str) -> str:
    """Tells whether a snapshot is of the record type that the game has now."""
    state = GAMES[game].STATE
    return hashlib.sha256(f"{GAMES[game].version} {state.descr}".encode()).hexdigest()


def match_of(row: MatchRow) -> Match:
    """The match of a row before its first decision, by the rules and the box it began with."""
    game, box = GAMES.get(row.game), find_box(row.game, row.box)
    if game is None or box is None or not game.oldest <= row.version <= game.version:
        what = f"{row.game}, rules {row.version}, box {row.box[:12]}"
        raise Refusal("other_rules", f"{what}, cannot be played here any more")
    return Match(game, box, row.seats, json.loads(row.options), row.version)


def check_names(chairs: Sequence[ChairRow]) -> None:
    """Refuses two people of one name at a table: nobody could tell who did what."""
    names = [chair.name.casefold() for chair in chairs if chair.kind == "person"]
    if len(set(names)) < len(names):
        raise Refusal("bad_name", "somebody else at this table has that name")


class Told:
    """What one entry told: to everyone, and to the seats that may know more."""

    def __init__(self, number: int, events: Sequence[Event], wholes: Sequence[tuple[int, Event]]):
        self.number = number
        self.public = [game_event(number, event) for event in events]
        self.whole = [(audience, game_event(number, event)) for audience, event in wholes]

    def to(self, reader: int) -> list[messages.GameEvent]:
        """What *reader* (a seat from 0, or WATCHER) may know of it."""
        return [
            whole if audience in (EVERYONE, reader) else public
            for public, (audience, whole) in zip(self.public, self.whole, strict=True)
        ]


def game_event(number: int, event: Event) -> messages.GameEvent:
    """An event as it is sent."""
    return messages.GameEvent(number, event.name, sent_seat(event.seat), event.values)


def told_by(game: Game, box: Box, number: int, rows: Any) -> Told:
    """What the rows that apply() wrote tell."""
    public = game.read_events(box, rows, WATCHER)
    audiences = rows["audience"].tolist()
    is_open = all(audience == EVERYONE for audience in audiences)
    whole = public if is_open else game.read_events(box, rows, CHANCE, everything=True)
    return Told(number, public, list(zip(audiences, whole, strict=True)))


@dataclass
class Asking:
    """Who wants to take back how many decisions, hints for all (0) or the end (-1); who agreed."""

    seat: int
    back: int
    agreed: list[int] = field(default_factory=list)

    def sent(self) -> messages.Asked:
        """As it is sent."""
        return messages.Asked(sent_seat(self.seat), list(map(sent_seat, self.agreed)), self.back)


class Table:
    """Follows the entries of one match; everything else is told from them and from the chairs."""

    def __init__(
        self,
        row: MatchRow,
        chairs: Sequence[ChairRow],
        entries: Sequence[EntryRow] = (),
        snapshot: SnapshotRow | None = None,
        chat: Sequence[ChatRow] = (),
        pauses: Sequence[Span] = (),
    ) -> None:
        self.pauses = pauses  # when no server ran: that time is on nobody's clock
        self.row, self.chairs, self.chat = row, list(chairs), list(chat)
        self.match = match_of(row)
        self.name = row.match
        self.entries: list[EntryRow] = []
        self._played: list[EntryRow] = []  # those of the decisions that still stand
        self.trail = Trail(row.match)
        self.luck: Luck = fairness.luck_of(row.luck, row.secret, row.match, self.trail)
        self.lesson = lesson_of(row)
        if self.lesson is not None:
            self.luck = Scripted(self.lesson, self.luck)
        self.told: list[Told] = []
        self.told_after = 0  # the entries after this one are in self.told
        self.question = 0  # the entry that asked what is asked now
        self.asked: Asking | None = None
        self.away: set[int] = set()  # seats that a bot stands in for
        self.hinted = False  # whether everyone has agreed to hints
        self.begun = False
        self.closed = False  # before its end
        self.status = "waiting"  # then "playing", and "over"
        self.turn = WATCHER  # the seat whose turn it is, or this for nobody
        self.since = row.created  # when the question was asked
        self.spent = [0.0] * row.seats  # [seat] seconds that each has thought
        self._options: list[int] | None = None  # what may be decided now, if it was asked for
        self._prospects: list[messages.Prospect] | None = None  # what these bring, likewise
        self._trees: dict[int, msgspec.Raw] = {}  # [reader] the table as it was last sent
        self._ways: messages.Ways | None = None  # of whoever is asked, if they were asked for
        if snapshot is not None and (
            snapshot.layout != layout_of(row.game)
            # Another worker may have written between the reading of the entries and of this.
            or snapshot.number > (entries[-1].number if entries else 0)
        ):
            snapshot = None
        for entry in entries:
            self.follow(entry, quick=snapshot is not None and entry.number <= snapshot.number)
            if snapshot is not None and entry.number == snapshot.number:
                self._restore(snapshot)

    def _restore(self, snapshot: SnapshotRow) -> None:
        state = np.frombuffer(bytearray(snapshot.state), self.match.game.STATE)[0]
        self.match.state, self.match.floor = state, snapshot.floor
        self._options = self._prospects = None
        self._stand()

    # ------------------------------------------------------------ what there is to know

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0

    def chair(self, seat: int) -> ChairRow:
        """The chair of a seat."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no_such_seat", f"the seats are 1 to {len(self.chairs)}")
        return self.chairs[seat]

    def bot(self, seat: int) -> str:
        """The bot that decides for a seat, or nothing."""
        chair = self.chairs[seat]
        return chair.player or (STAND_IN if seat in self.away else "")

    @property
    def awaits(self) -> bool:
        """Whether the match waits for a decision."""
        return self.turn != WATCHER

    @property
    def owner(self) -> str:
        """The browser for which this match is played: that of the first person."""
        return next((chair.holder for chair in self.chairs if chair.holder), "")

    def people(self) -> list[int]:
        """The seats of people who are at the table."""
        return [c.seat for c in self.chairs if c.kind == "person" and c.seat not in self.away]

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left on its clock."""
        kind, seconds = self.row.clock_kind, self.row.clock_seconds
        if kind == "none" or self.chairs[seat].kind == "bot":
            return None
        runs = self.turn == seat and not self.bot(seat)
        running = elapsed(self.since, now, self.pauses) if runs else 0.0
        used = running + (self.spent[seat] if kind == "match" else 0.0)
        return max(0.0, seconds - used)

    def due(self, now: float) -> float | None:
        """When somebody has to look after this table."""
        if not self.awaits:
            return None
        if self.bot(self.turn):
            return now + PATIENCE
        left = self.left(self.turn, now)
        return None if left is None else now + left

    def standing(self, now: float) -> Standing:
        """Where the match stands, for the lists."""
        scores = json.dumps(self.scores())
        return Standing(self.number, self.status, self.turn, scores, now, self.due(now))

    def scores(self) -> list[tuple[int, int]]:
        """Points and places, when the match has come to its end."""
        return self.match.scores() if self.match.is_over else []

    def snapshot(self) -> SnapshotRow:
        """The state as it is now."""
        content = self.match.state.tobytes()
        return SnapshotRow(
            self.name, self.number, layout_of(self.row.game), content, self.match.floor
        )

    # ------------------------------------------------------------ following the entries

    def follow(self, entry: EntryRow, quick: bool = False) -> None:
        """Does what an entry says; *quick*: its state comes from a snapshot, and tells nothing."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {self.number + 1} was expected, not {entry.number}")
        turn = self.turn
        events: list[Event] = []
        told = None
        if entry.kind in PLAYED and quick:
            self.match.decisions.append(entry.value)
            self.match.deciders.append(CHANCE if entry.kind == DRAWN else entry.seat)
        elif entry.kind in PLAYED:
            rows = self.match.play(entry.value)
            told = told_by(self.match.game, self.match.box, entry.number, rows)
        elif entry.kind == BACK:
            events = [self._follow_back(entry, quick)]
        else:
            events = self._follow_other(entry)
        if entry.kind in PLAYED:
            self._played.append(entry)
            kind = DECIDED if entry.kind == ALONG else entry.kind
            self.trail.play(entry.seat, kind, entry.value, entry.link)
        if entry.kind in PLAYED or entry.kind in (BACK, BEGUN):
            self._follow_clock(entry, turn)
            self.question, self.asked = entry.number, None
        self.entries.append(entry)
        self._trees.clear()
        self._options = self._prospects = self._ways = None
        if not quick:
            self._stand()
        if quick:
            self.told_after = entry.number
        elif told is not None or events:
            whole = [(EVERYONE, event) for event in events]
            self.told.append(told or Told(entry.number, events, whole))

    def options(self) -> list[int]:
        """What may be decided now."""
        if self._options is None:
            self._options = self.match.options()
        return self._options

    def _told_prospects(self) -> list[messages.Prospect]:
        if self._prospects is None:
            self._prospects = prospects(self.match, self.turn, self.options())
        return self._prospects

    def preview(self, seat: int, number: int, action: int) -> messages.Preview:
        """What the table would look like to the seat whose turn it is, after one of its options."""
        self._check_playing()
        self._check_number(number, action)
        self._check_turn(seat, action)
        if action not in self.options():
            raise Refusal("rules", "that is none of the options", 0, action)
        return messages.Preview(self.number, action, preview(self.match, seat, action))

    def _stand(self) -> None:
        """Sees whose turn it is now."""
        seat = self.match.seat if self.begun else CHANCE
        self.turn = max(seat, WATCHER)
        self.status = "over" if seat == NOBODY else "playing" if self.begun else "waiting"
        if self.closed:
            self.turn, self.status = WATCHER, "over"

    def _follow_back(self, entry: EntryRow, quick: bool) -> Event:
        self.trail.go_back(entry.seat, entry.value, DRAWN)
        if quick:
            left = len(self.match.decisions) - entry.value
            del self.match.decisions[left:], self.match.deciders[left:]
        else:
            self.match.rewind(entry.value)
        del self._played[len(self._played) - entry.value :]
        values: dict[str, str | int | None] = {
            "decisions": entry.value,
            "number": self._played[-1].number if self._played else 0,
        }
        return Event("taken_back", entry.seat, values)

    def _follow_other(self, entry: EntryRow) -> list[Event]:
        seat = entry.seat
        if entry.kind == BEGUN:
            self.begun = True
            self.trail.begin()
        elif entry.kind == AWAITED:
            self.trail.awaited.add(seat)
        elif entry.kind == PLEDGED:
            self.trail.pledge(seat, entry.link)
        elif entry.kind == CLOSED:
            self.closed, self.asked = True, None
            return [Event("match_closed", seat, {})]
        elif entry.kind == ASKED:
            self.asked = Asking(seat, entry.value)
        elif entry.kind == AGREED and self.asked:
            self.asked.agreed.append(seat)
        elif entry.kind == DISAGREED:
            is_own = self.asked is not None and self.asked.seat == seat
            self.asked = None
            return [] if is_own else [Event("disagreed", seat, {})]
        elif entry.kind == HINTS:
            self.hinted, self.asked = True, None
            return [Event("hints_agreed", seat, {})]
        elif entry.kind == LEFT:
            if self.turn == seat:
                self._follow_clock(entry, seat)
            self.away.add(seat)
            return [Event("bot_sat_down", seat, {})]
        elif entry.kind == RETURNED:
            self.away.discard(seat)
            if self.turn == seat:
                self.since = entry.at  # what the bot thought is on nobody's clock
            return [Event("person_came_back", seat, {})]
        elif entry.kind == JOINED:
            self.trail.release(seat)
            return [Event("person_sat_down", seat, {})]
        return []

    def _follow_clock(self, entry: EntryRow, turn: int) -> None:
        if turn != WATCHER and not self.bot(turn):
            self.spent[turn] += elapsed(self.since, entry.at, self.pauses)
        self.since = entry.at

    # ------------------------------------------------------------ what a chair may do

    def write(self, kind: str, seat: int, value: int, now: float, link: str = "") -> EntryRow:
        """Adds an entry and follows it."""
        entry = EntryRow(self.name, self.number + 1, kind, seat, value, now, link)
        self.follow(entry)
        return entry

    def begin(self, now: float) -> list[EntryRow]:
        """Begins, if all chairs are taken, and those that wanted to pledge before have done so."""
        is_waiting = any(chair.kind == "open" for chair in self.chairs) or self.trail.awaited
        if self.begun or self.closed or is_waiting:
            return []
        return [self.write(BEGUN, WATCHER, 0, now), *self._settle(now)]

    def open_chair(self, invite: str) -> ChairRow:
        """The open chair that an invitation is for."""
        for chair in self.chairs:
            if chair.kind == "open" and invite and chair.invite == invite:
                return chair
        raise Refusal("invitation_used", "somebody has this chair, or there is no such invitation")

    def welcome(self, chair: ChairRow, now: float, pledge: str = "") -> list[EntryRow]:
        """Somebody takes a chair, and may pledge; if it was the last, the match begins."""
        if self.closed:
            raise Refusal("over", "the match was closed")
        others = [other for other in self.chairs if other.seat != chair.seat]
        check_names([*others, chair])
        pledge = "" if self.row.luck == fairness.SECRET_ALONE else pledge
        self._check_pledge(pledge)
        self.chairs[chair.seat] = chair
        entries = [self.write(JOINED, chair.seat, 0, now)]
        if pledge:
            entries.append(self.write(PLEDGED, chair.seat, 0, now, pledge))
        return entries + self.begin(now)

    def await_pledge(self, seat: int, now: float) -> None:
        """A chair is going to pledge: the match begins only then."""
        self.write(AWAITED, seat, 0, now)

    def pledge(self, seat: int, head: str, now: float) -> list[EntryRow]:
        """A chair gives its word for all links to come; it may do so again if it lost them."""
        if self.status == "over":
            raise Refusal("over", "the match is over")
        if self.row.luck == fairness.SECRET_ALONE:
            raise Refusal("bad_link", "this match began when chairs did not contribute to the luck")
        if self.trail.pledged(seat) == head:
            return []
        self._check_pledge(head)
        return [self.write(PLEDGED, seat, 0, now, head), *self.begin(now)]

    def _check_pledge(self, head: str) -> None:
        if any(pledge.head == head for pledge in self.trail.pledges):
            raise Refusal("bad_link", "this was pledged before")

    def decide_all(
        self, seat: int, wish: messages.Decide, now: float
    ) -> tuple[list[EntryRow], Refusal | None]:
        """Plays one action after the other, and says what stopped it, if anything did.

        Luck does: whoever chose did not know it yet. Unless what follows is only the same again.
        """
        kind, before = ALONG if wish.along else DECIDED, wish.action
        entries = new = self.decide(seat, wish.number, before, now, kind, wish.link)
        for action, link in zip_longest(wish.then, wish.links[: len(wish.then)], fillvalue=""):
            if action != before and any(entry.kind == DRAWN for entry in new):
                return entries, Refusal("stopped", "luck came up on the way", 0, int(action))
            try:
                new = self.decide(seat, self.number, int(action), now, ALONG, str(link))
            except Refusal as refusal:
                return entries, refusal
            entries, before = entries + new, int(action)
        return entries, None

    def decide(
        self, seat: int, number: int, action: int, now: float, kind: str = DECIDED, link: str = ""
    ) -> list[EntryRow]:
        """Plays *action* for a seat, and what follows from it by itself."""
        self._check_playing()
        self._check_number(number, action)
        self._check_turn(seat, action)
        if kind in (DECIDED, ALONG) and self.bot(seat):
            raise Refusal("not_your_turn", "a bot stands in; return first")
        if kind == ALONG and not self._has_just_decided(seat):
            kind = DECIDED
        if action >= self.match.game.ACTIONS:
            raise Refusal("malformed", "that is no action of a seat", 0, action)
        if kind in (DECIDED, ALONG):
            self.trail.check(seat, link)
            action = self._taught_answer(seat, action)
        try:
            entries = [self.write(kind, seat, action, now, link)]
        except RuleRefusal as error:
            raise Refusal("rules", str(error), error.clause, action) from None
        return entries + self._settle(now)

    def _has_just_decided(self, seat: int) -> bool:
        """Whether nobody else has decided anything since this seat did."""
        for entry in reversed(self._played):
            if entry.seat != seat and entry.kind != DRAWN:
                return False
            if entry.kind in (DECIDED, ALONG):
                return True
        return False

    def _settle(self, now: float) -> list[EntryRow]:
        """Plays what nobody has to be asked for: chance, and where only one thing is possible."""
        match, entries = self.match, []
        while not match.is_over:
            if match.seat == CHANCE:
                entries.append(self.write(DRAWN, WATCHER, self.luck.draw(match), now))
            elif (action := match.forced()) is not None or (action := self._untold()) is not None:
                entries.append(self.write(FORCED, match.seat, action, now))
            else:
                break
        return entries

    def scripted(self) -> int | None:
        """What the script of a lesson decides next; None without one, or when it is over."""
        return self.lesson.scripted(self.match.decisions) if self.lesson else None

    def _untold(self) -> int | None:
        """What a lesson decides for its learner without a word."""
        lesson, decisions = self.lesson, self.match.decisions
        if lesson is None or self.match.seat != lesson.seat or lesson.moment(decisions):
            return None
        return lesson.scripted(decisions)

    def _taught_answer(self, seat: int, action: int) -> int:
        """What is played for an answer in a lesson, where several are the same."""
        moment = self.lesson.moment(self.match.decisions) if self.lesson else None
        if moment is None or action not in self.options():
            return action
        if action not in moment.answers:
            raise Refusal("lesson", "the lesson waits for another answer", 0, action)
        return moment.answers[0]

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise Refusal(self.status, f"the match is {self.status}")

    def _check_number(self, number: int, action: int = -1) -> None:
        """Refuses an answer to a question that is no longer asked."""
        if not self.question <= number <= self.number:
            raise Refusal("old", f"the table is at {self.number}, not {number}", 0, action)

    def _check_turn(self, seat: int, action: int = -1) -> None:
        if self.turn != seat:
            raise Refusal("not_your_turn", f"seat {sent_seat(self.turn)} decides", 0, action)

    def steps_back(self, seat: int, agreed: bool = False) -> int:
        """How many decisions lead back to the last choice of a seat: alone, or if all agree.

        What was decided in one go is one choice. What was taken over from another match stays. In
        a lesson nobody has to agree.
        """
        is_learner = self.lesson is not None and seat == self.lesson.seat
        if self.lesson and is_learner and (last := self.lesson.previous(self.match.decisions)):
            return last
        back = self._with_first(seat, self.match.steps_back(seat, agreed), agreed)
        return back if len(self.match.decisions) - back >= self.row.forked else 0

    def _with_first(self, seat: int, back: int, agreed: bool) -> int:
        """*back*, and further to the first of what was decided in one go, if it may be undone."""
        most = len(self._played) if agreed else self.match.undoable(seat)
        for further in range(back, most + 1) if back else ():
            if self._played[-further].kind not in (ALONG, FORCED, DRAWN):
                return further
        return back

    def undo(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Takes back the last choice of a seat, or asks the others for it."""
        self._check_playing()
        self._check_number(number)
        free = self.steps_back(seat)
        if free:
            return [self.write(BACK, seat, free, now)]
        back = self.steps_back(seat, agreed=True)
        if back == 0:
            raise Refusal("nothing_to_undo", "this seat has decided nothing yet")
        return [self.write(ASKED, seat, back, now), *self._grant(now)]

    @property
    def hints(self) -> bool:
        """Whether hints are given: to anyone who plays with bots alone, or if everyone agreed."""
        others = [chair for chair in self.chairs if chair.kind != "bot"]
        return self.hinted or len(others) == 1

    def ask_hints(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Asks the others whether hints may be given in this match."""
        self._check_playing()
        self._check_number(number)
        if self.hints:
            return []
        return [self.write(ASKED, seat, FOR_HINTS, now), *self._grant(now)]

    def ask_end(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Asks the others whether the match may be closed as it stands."""
        self._check_playing()
        self._check_number(number)
        return [self.write(ASKED, seat, FOR_THE_END, now), *self._grant(now)]

    def check_hint(self, seat: int, number: int) -> None:
        """Refuses a hint that is not to be given."""
        self._check_playing()
        self._check_turn(seat)
        if self.bot(seat):
            raise Refusal("not_your_turn", "a bot stands in; return first")
        self._check_number(number)
        if not self.hints:
            raise Refusal("no_hints", "the others have not agreed to hints")

    def answer(self, seat: int, number: int, agrees: bool, now: float) -> list[EntryRow]:
        """Lets another take something back, or does not; who asked can only withdraw."""
        self._check_playing()
        asked = self.asked
        if asked is None or seat in asked.agreed or (agrees and seat == asked.seat):
            raise Refusal("nothing_asked", "nobody asked this seat for anything")
        self._check_number(number)
        entry = self.write(AGREED if agrees else DISAGREED, seat, 0, now)
        return [entry, *self._grant(now)]

    def _grant(self, now: float) -> list[EntryRow]:
        """Does what was asked for, if everyone has agreed; bots always do."""
        asked = self.asked
        if asked is None or set(self.people()) - {asked.seat, *asked.agreed}:
            return []
        if asked.back == FOR_HINTS:
            return [self.write(HINTS, asked.seat, 0, now)]
        if asked.back == FOR_THE_END:
            return [self.write(CLOSED, asked.seat, 0, now)]
        return [self.write(BACK, asked.seat, asked.back, now)]

    def leave(self, seat: int, now: float) -> list[EntryRow]:
        """Lets a bot stand in for a seat."""
        self._check_playing()
        if self.bot(seat):
            return []
        return [self.write(LEFT, seat, 0, now), *self._grant(now)]

    def come_back(self, seat: int, now: float) -> list[EntryRow]:
        """Gives the chair back to its person."""
        if seat not in self.away:
            return []
        if self.status == "playing" and self.row.clock_kind == "match" and not self.left(seat, now):
            raise Refusal("time_is_up", "the time of this chair is spent")
        return [self.write(RETURNED, seat, 0, now)]

    def stand_in(self, seat: int, now: float) -> list[EntryRow]:
        """Lets a bot stand in for somebody who has been away for long, and holds others up."""
        self._check_playing()
        chair = self.chair(seat)
        missing_since = max(self.since, chair.gone if chair.gone >= chair.seen else chair.seen)
        if self.turn != seat or is_here(chair, now) or now - missing_since < AWAY:
            raise Refusal("not_away", "that player is here, or has not been away for long")
        return self.leave(seat, now)

    def end_time(self, now: float) -> list[EntryRow]:
        """Lets a bot stand in for whoever has no time left."""
        if self.awaits and not self.bot(self.turn) and self.left(self.turn, now) == 0.0:
            return self.leave(self.turn, now)
        return []

    # ------------------------------------------------------------ what is sent

    def picture(self, seat: int, since: int, now: float, warming: bool = False) -> bytes:
        """The message `table` for a seat, or WATCHER, who was told all up to *since*.

        *warming*: who is to think now waits for the search to be compiled. All else is made from
        the view of that seat, and from what is public; from nothing else.
        """
        match, mine = self.match, self.turn == seat != WATCHER
        over = self.status == "over"
        tree = self._tree(seat)
        message = messages.TableMessage(
            number=self.number,
            question=self.question,
            seat=sent_seat(seat),
            status=self.status,
            turn=sent_seat(self.turn),
            decisions=len(match.decisions),
            chairs=[self._sent_chair(chair, now) for chair in self.chairs],
            tree=tree,
            options=self.options() if mine else [],
            prospects=self._told_prospects() if mine else [],
            ways=self._ways if mine else None,
            events=self.events(seat, since),
            undo=self.steps_back(seat) if self.awaits and seat != WATCHER else 0,
            asked=self.asked.sent() if self.asked else None,
            hints=self.hints,
            warming=warming,
            links=self.trail.given(seat),
            scores=self.scores(),
            secret=self.row.secret if over else "",
            rematch=self.row.rematch,
        )
        if self.lesson and seat == self.lesson.seat:
            message.lesson = taught(self.lesson, match.decisions)
        return msgspec.json.encode(message)

    def _sent_chair(self, chair: ChairRow, now: float) -> messages.Chair:
        left = self.left(chair.seat, now)
        return messages.Chair(
            sent_seat(chair.seat),
            chair.kind,
            chair.name,
            self.bot(chair.seat),
            is_here(chair, now),
            None if left is None else round(left, 1),
            self.trail.pledged(chair.seat),
        )

    def _tree(self, reader: int) -> msgspec.Raw:
        if reader not in self._trees:
            match, view = self.match, view_of(self.match, reader)
            node = match.game.describe(match.box, view)
            self._trees[reader] = msgspec.Raw(msgspec.json.encode(node))
            if reader == self.turn != WATCHER and not self.bot(reader) and self.scripted() is None:
                self._ways = find_ways(match.game, match.box, view, reader, self.options(), node)
        return self._trees[reader]

    def events(self, reader: int, since: int) -> list[messages.GameEvent]:
        """What happened after entry *since*, as *reader* may know it."""
        if since < self.told_after:
            whole = Table(self.row, self.chairs, self.entries)
            self.told, self.told_after = whole.told, 0
        first = len(self.told)
        while first and self.told[first - 1].number > since:
            first -= 1
        return [event for told in self.told[first:] for event in told.to(reader)]

    def summary(self, holder: str, now: float) -> messages.Summary:
        """What a browser may know of the match without sitting down."""
        row = replace(self.row, **vars(self.standing(self.row.moved)))
        return summarize(row, self.chairs, holder, now, self.bot)


def is_here(chair: ChairRow, now: float) -> bool:
    """Whether somebody sits on a chair."""
    return chair.kind == "bot" or (chair.seen > chair.gone and now - chair.seen < HERE)


def view_of(match: Match, reader: int) -> View:
    """What *reader* sees of a match: a seat, a watcher, or whoever may see everything."""
    return match.view(reader) if reader >= WATCHER else match.state


def sent_tree(match: Match, reader: int) -> msgspec.Raw:
    """The tree of the table for *reader*, encoded; what is empty is left out."""
    return msgspec.Raw(msgspec.json.encode(match.game.describe(match.box, view_of(match, reader))))


def summarize(
    row: MatchRow,
    chairs: Sequence[ChairRow],
    holder: str,
    now: float,
    bot: Callable[[int], str] | None = None,
) -> messages.Summary:
    """A match and its chairs, as a browser sees them from outside."""
    holds = any(chair.holder == holder for chair in chairs) if holder else False
    is_over = row.status == "over"
    return messages.Summary(
        match=row.match,
        game=row.game,
        version=row.version,
        box=row.box,
        status=row.status,
        number=row.number,
        turn=sent_seat(row.turn),
        chairs=[
            messages.SummaryChair(
                seat=sent_seat(chair.seat),
                kind=chair.kind,
                name=chair.name,
                bot=bot(chair.seat) if bot else chair.player,
                here=is_here(chair, now),
                mine=bool(holder) and chair.holder == holder,
                invite=chair.invite if holds else "",
            )
            for chair in chairs
        ],
        options=json.loads(row.options),
        clock=messages.Clock(row.clock_kind, row.clock_seconds),  # type: ignore[arg-type]
        listed=row.listed,
        created=row.created,
        moved=row.moved,
        scores=[(points, place) for points, place in json.loads(row.scores)],
        hash=hash_of(row.secret),
        secret=row.secret if is_over else "",
        forked=row.forked,
        luck=row.luck,
        rematch=row.rematch,
        lesson=row.lesson,
    )
