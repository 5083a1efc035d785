"""A match with its chairs: what each chair may do, and what it is sent. No I/O, and no clock."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

import msgspec
import numpy as np

from grasse.kernel.aliases import View
from grasse.kernel.events import EVERYONE, Event
from grasse.kernel.match import RuleRefusal
from grasse.kernel.plain import Kept
from grasse.kernel.seats import CHANCE, NOBODY, WATCHER, Luck
from grasse.kernel.tree import Node, judged
from grasse.players import STAND_IN
from grasse.server import fairness, messages
from grasse.server.differences import Comparison, Copy, Situation, refused_in
from grasse.server.grace import awaited, check_end, sent_grace
from grasse.server.looks import view_of
from grasse.server.matches import layout_of, match_of
from grasse.server.messages import Refusal, sent_seat
from grasse.server.prospects import preview, prospects
from grasse.server.summaries import is_here, is_try, shown_secret, summarize
from grasse.server.teaching import Scripted, lesson_of, taught
from grasse.server.told import Told, choosing, forced, told_by
from grasse.server.trail import Trail
from grasse.server.uptime import Span, elapsed
from grasse.server.ways import find_ways
from grasse.storage import leaving, stewardship
from grasse.storage.store import ChairRow, ChatRow, EntryRow, MatchRow, SnapshotRow, Standing

# Kinds of entries. The first five are decisions: their value is an action. One that was made ALONG
# with the one that the same seat made before is undone with it.
DECIDED, ALONG, BY_BOT = fairness.DECIDED, "along", fairness.BY_BOT
FORCED, DRAWN = fairness.FORCED, fairness.DRAWN
BEGUN, JOINED, BACK = "begun", "joined", "back"  # value of BACK: how many decisions
ASKED, AGREED, DISAGREED = "asked", "agreed", "disagreed"  # value of ASKED: the same, or
FOR_HINTS, FOR_THE_END = 0, -1
HINTS = "hints"  # everyone has agreed to them
LEFT, RETURNED = leaving.LEFT, "returned"
STOOD_UP = "stood_up"  # before the match began: the chair is free again
AWAITED, PLEDGED = "awaited", "pledged"  # link of PLEDGED: the end of the chair's chain of hashes
CLOSED = stewardship.CLOSED  # nobody goes on
PLAYED = frozenset((DECIDED, ALONG, BY_BOT, FORCED, DRAWN))

PATIENCE = 10.0  # seconds until another worker takes up a bot's turn
PLEDGE_PATIENCE = 60.0  # seconds after which a match begins without a pledge that was awaited
AWAY = 120.0  # seconds after which the others may let a bot stand in
SNAPSHOT_EVERY = 200  # entries


def check_names(chairs: Sequence[ChairRow]) -> None:
    """Refuses two people of one name at a table: nobody could tell who did what."""
    names = [chair.name.casefold() for chair in chairs if chair.kind == "person"]
    if len(set(names)) < len(names):
        raise Refusal("bad_name", "somebody else at this table has that name")


@dataclass
class Asking:
    """Who wants to undo how many decisions, hints for all (0) or the end (-1); who agreed."""

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
        self._answers = Counter[int]()  # [seat] how many of these it gave itself: DECIDED
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
        self._trees: dict[int, Node] = {}  # [reader] the pieces as it sees them
        self._kept: dict[int, Kept] = {}  # [reader] what these were made of
        self._looks: dict[int, tuple[View, View]] = {}  # [reader] its view, and with that
        self._clauses: list[int] | None = None  # what forbids each action to whoever is asked
        self._ways: messages.Ways | None = None  # of whoever is asked, if they were asked for
        self._refused: dict[int, list[int]] | None = None  # by clauses to the same, likewise
        self._alike: tuple[Any, dict[str, Any]] = None, {}  # when, and what all were told then
        self._comparison = Comparison()
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
        self._forget()
        self._stand()

    def _forget(self) -> None:
        """What was made from the state is made again when it is asked for."""
        self._trees.clear()
        self._looks.clear()
        self._options = self._prospects = self._ways = self._clauses = self._refused = None
        self._comparison = Comparison()

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
        if kind == "match":  # what was undone brings no time
            seconds += self.row.clock_increment * self._answers[seat]
            running += self.spent[seat]
        return max(0.0, seconds - running)

    @property
    def is_full(self) -> bool:
        """Whether all chairs are taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    def _pledge_left(self, now: float) -> float:
        """The seconds that the beginning still waits for whoever was going to pledge."""
        gone = (elapsed(since, now, self.pauses) for since in self.trail.awaited.values())
        return max(0.0, PLEDGE_PATIENCE - min(gone, default=PLEDGE_PATIENCE))

    def due(self, now: float) -> float | None:
        """When somebody has to look after this table."""
        if self.status == "waiting" and self.is_full:
            return now + self._pledge_left(now)
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
        skips = quick and self.row.clock_kind == "none"  # a clock has to know whose turn it was
        events: list[Event] = []
        told = None
        if entry.kind in PLAYED and skips:
            self.match.decisions.append(entry.value)
            self.match.deciders.append(CHANCE if entry.kind == DRAWN else entry.seat)
        elif entry.kind in PLAYED and quick:
            self.match.play(entry.value)
        elif entry.kind in PLAYED:
            chose, rows = choosing(self.match, entry), self.match.play(entry.value)
            told = told_by(self.match.game, self.match.box, entry.number, rows, chose)
        elif entry.kind == BACK:
            events = [self._follow_back(entry, skips)]
        else:
            events = self._follow_other(entry)
        if entry.kind in PLAYED:
            self._played.append(entry)
            self._answers[entry.seat] += entry.kind == DECIDED
            kind = DECIDED if entry.kind == ALONG else entry.kind
            self.trail.play(entry.seat, kind, entry.value, entry.link)
        if entry.kind in PLAYED or entry.kind in (BACK, BEGUN):
            self._follow_clock(entry, turn)
            self.question, self.asked = entry.number, None
        self.entries.append(entry)
        if quick:
            self.told_after = entry.number
            self._stand()
            return
        self._forget()
        self._stand()
        if told is not None or events:
            whole = [(EVERYONE, event) for event in events]
            self.told.append(told or Told(entry.number, events, whole))

    def options(self) -> list[int]:
        """What may be decided now."""
        if self._options is None:
            self._options = self.match.options()
        return self._options

    def _told_prospects(self) -> list[messages.Prospect]:
        if self._prospects is None:
            options, ways, view = self.options(), self._told_ways(), self._look(self.turn)[0]
            self._prospects = prospects(self.match, self.turn, options, ways, view)
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

    def _follow_back(self, entry: EntryRow, skips: bool) -> Event:
        self.trail.go_back(entry.seat, entry.value, DRAWN)
        if skips:
            left = len(self.match.decisions) - entry.value
            del self.match.decisions[left:], self.match.deciders[left:]
        else:
            self.match.rewind(entry.value)
        left = len(self._played) - entry.value
        self._answers.subtract(e.seat for e in self._played[left:] if e.kind == DECIDED)
        del self._played[left:]
        number = self._played[-1].number if self._played else 0
        return Event("taken_back", entry.seat, {"decisions": entry.value, "number": number})

    def _follow_other(self, entry: EntryRow) -> list[Event]:
        seat = entry.seat
        if entry.kind == BEGUN:
            self.begun = True
            self.trail.begin()
        elif entry.kind == AWAITED:
            self.trail.awaited[seat] = entry.at
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
        elif entry.kind == STOOD_UP:
            self.trail.awaited.pop(seat, None)
            self.trail.release(seat)
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
        """Begins, if all chairs are taken and no pledge is awaited any more."""
        if self.begun or self.closed or not self.is_full or self._pledge_left(now):
            return []
        return [self.write(BEGUN, WATCHER, 0, now), *self._settle(now)]

    def open_chair(self, invite: str) -> ChairRow:
        """The open chair that an invitation is for."""
        for chair in self.chairs:
            if chair.kind == "open" and invite and chair.invite == invite:
                return chair
        raise Refusal("invitation_used", "somebody has this chair, or there is no such invitation")

    def welcome(
        self, chair: ChairRow, now: float, pledge: str = "", pledges: bool = False
    ) -> list[EntryRow]:
        """Somebody takes a chair, and may pledge, now or soon; if it was the last, it begins."""
        if self.closed:
            raise Refusal("over", "the match was closed")
        others = [other for other in self.chairs if other.seat != chair.seat]
        check_names([*others, chair])
        pledge = pledge if self.row.luck == fairness.SHARED else ""
        self._check_pledge(pledge)
        self.chairs[chair.seat] = chair
        entries = [self.write(JOINED, chair.seat, 0, now)]
        if pledge:
            entries.append(self.write(PLEDGED, chair.seat, 0, now, pledge))
        elif pledges and not self.begun and self.row.luck != fairness.SECRET_ALONE:
            entries.append(self.await_pledge(chair.seat, now))
        return entries + self.begin(now)

    def await_pledge(self, seat: int, now: float) -> EntryRow:
        """A chair is going to pledge: the match begins only then."""
        return self.write(AWAITED, seat, 0, now)

    def stand_up(self, chair: ChairRow, now: float) -> list[EntryRow]:
        """Whoever sat down thinks again before the match begins: the chair is free for others."""
        if self.begun or self.closed:
            raise Refusal("begun", "the match has begun; a bot can play on")
        self.chairs[chair.seat] = chair
        return [self.write(STOOD_UP, chair.seat, 0, now)]

    def pledge(self, seat: int, head: str, now: float) -> list[EntryRow]:
        """A chair gives its word for all links to come; it may do so again if it lost them."""
        if self.status == "over":
            raise Refusal("over", "the match is over")
        if self.row.luck != fairness.SHARED:
            raise Refusal("bad_link", "chairs do not contribute to the luck of this match")
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
        What was forced by the decision before it is done already.
        """
        kind, before = ALONG if wish.along else DECIDED, wish.action
        entries = new = self.decide(seat, wish.number, before, now, kind, wish.link)
        for action, link in zip_longest(wish.then, wish.links[: len(wish.then)], fillvalue=""):
            forced = {entry.value for entry in new if (entry.kind, entry.seat) == (FORCED, seat)}
            if action in forced and (self.turn != seat or action not in self.options()):
                continue
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
        back = self._with_first(seat, self.last_choice(seat, agreed), agreed)
        return back if len(self.match.decisions) - back >= self.row.forked else 0

    def last_choice(self, seat: int, agreed: bool = False) -> int:
        """How many decisions lead back to it: what nobody was asked for was written as FORCED."""

        def asked(back: int) -> bool:
            return self._played[-back].kind not in (FORCED, DRAWN)

        return self.match.steps_back(seat, agreed, asked)

    def _with_first(self, seat: int, back: int, agreed: bool) -> int:
        """*back*, and further to the first of what was decided in one go, if it may be undone."""
        most = len(self._played) if agreed else self.match.undoable(seat)
        for further in range(back, most + 1) if back else ():
            if self._played[-further].kind not in (ALONG, FORCED, DRAWN):
                return further
        return back

    def undo(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Undoes the last choice of a seat, or asks the others whether it may."""
        self._check_playing()
        self._check_number(number)
        if self.bot(seat):
            raise Refusal("not_your_turn", "a bot stands in; return first")
        free = self.steps_back(seat)
        if free:
            return [self.write(BACK, seat, free, now)]
        self._check_casual("luck and others' decisions stand")
        back = self.steps_back(seat, agreed=True)
        if back == 0:
            raise Refusal("nothing_to_undo", "this seat has decided nothing yet")
        return [self.write(ASKED, seat, back, now), *self._grant(now)]

    @property
    def hints(self) -> bool:
        """Whether hints are given: to anyone who plays with bots alone, or if everyone agreed."""
        others = [chair for chair in self.chairs if chair.kind != "bot"]
        is_serious = self.row.rated or self.row.tournament or is_try(self.row)
        return not is_serious and (self.hinted or len(others) == 1)

    def _check_casual(self, why: str) -> None:
        if is_try(self.row):
            raise Refusal("day", f"a try at the match of the day: {why}")
        if self.row.tournament:
            raise Refusal("tournament", f"a match of a tournament: {why}")
        if self.row.rated:
            raise Refusal("rated", f"the match is rated: {why}")

    def ask_hints(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Asks the others whether hints may be given in this match."""
        self._check_playing()
        self._check_number(number)
        if self.hints:
            return []
        self._check_casual("there are no hints")
        return [self.write(ASKED, seat, FOR_HINTS, now), *self._grant(now)]

    def ask_end(self, seat: int, number: int, now: float) -> list[EntryRow]:
        """Asks the others whether the match may be closed as it stands."""
        self._check_playing()
        self._check_number(number)
        if self.row.tournament:
            raise Refusal("tournament", "a match of a tournament is played to its end")
        check_end(self, now)
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
        """Agrees to what another asked for, or does not; who asked can only withdraw."""
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
        waits = awaited(self, now) if asked and asked.back == FOR_THE_END else ()
        if asked is None or {*self.people(), *waits} - {asked.seat, *asked.agreed}:
            return []
        if asked.back == FOR_HINTS:
            return [self.write(HINTS, asked.seat, 0, now)]
        if asked.back == FOR_THE_END:
            return [self.write(CLOSED, asked.seat, 0, now)]
        return [self.write(BACK, asked.seat, asked.back, now)]

    def leave(self, seat: int, now: float) -> list[EntryRow]:
        """Lets a bot stand in for a seat."""
        self._check_playing()
        if is_try(self.row):
            raise Refusal("day", "nobody stands in at the match of the day")
        if self.bot(seat):
            return []
        return [self.write(LEFT, seat, 0, now), *self._grant(now)]

    def come_back(self, seat: int, now: float) -> list[EntryRow]:
        """Gives the chair back to its person."""
        if seat not in self.away or self.status != "playing":
            return []  # what a bot has finished stays so
        if self.row.clock_kind == "match" and not self.left(seat, now):
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

    def picture(
        self, seat: int, since: int, now: float, warming: bool = False, ahead: bool = True
    ) -> bytes:
        """The message `table` for a seat, or WATCHER, who was told all up to *since*.

        *warming*: who is to think now waits for the search to be compiled. *ahead*: it is told what
        its options bring. All else is made from what that seat sees, and what is public.
        """
        told = self._situation(seat, since, now, warming, ahead)
        game = self.match.game
        tree = judged(self._tree(seat), self._clauses_for(seat), game.law.not_now)
        raw = msgspec.Raw(msgspec.json.encode(tree))
        parts = {**told.alike, **told.own, **told.happened}
        message = messages.TableMessage(number=told.number, seat=told.seat, tree=raw, **parts)
        return msgspec.json.encode(message)

    def difference(
        self, seat: int, since: int, now: float, copy: Copy, warming: bool = False
    ) -> bytes:
        """The same for a socket that has *copy*: what has changed, or the whole if it has none."""
        told = self._situation(seat, since, now, warming, copy.ahead)
        refused, not_now = self._refused_to(seat), self.match.game.law.not_now
        return copy.tell(told, self._tree(seat), refused, not_now, self._comparison)

    def _refused_to(self, reader: int) -> dict[int, list[int]] | None:
        """What each clause forbids to *reader* now, if it is asked."""
        clauses = self._clauses_for(reader)
        if clauses is not None and self._refused is None:
            not_now = self.match.game.law.not_now
            self._refused = refused_in(self._tree(reader), clauses, not_now)
        return None if clauses is None else self._refused

    def _situation(
        self, seat: int, since: int, now: float, warming: bool, ahead: bool
    ) -> Situation:
        """All of it but the tree."""
        mine = self.turn == seat != WATCHER
        own = {
            "options": self.options() if mine else [],
            "prospects": self._told_prospects() if mine and ahead else [],
            "ways": self._told_ways() if mine and ahead else None,
            "undo": self.steps_back(seat) if self.awaits and seat != WATCHER else 0,
            "warming": warming,
            "links": self.trail.given(seat),
            "lesson": self._taught(seat),
        }
        events, alone = self.events(seat, since), forced(self.entries, seat, since)
        happened = {"events": events, "forced": alone}
        return Situation(self.number, sent_seat(seat), self._told_alike(now), own, happened)

    def _told_alike(self, now: float) -> dict[str, Any]:
        """What all are told alike who are told at the same time; not to be changed."""
        moment = self.number, round(now, 1), self.row, list(self.chairs)
        if moment != self._alike[0]:
            told = {
                "question": self.question,
                "status": self.status,
                "turn": sent_seat(self.turn),
                "decisions": len(self.match.decisions),
                "chairs": [self._sent_chair(chair, now) for chair in self.chairs],
                "asked": self.asked.sent() if self.asked else None,
                "hints": self.hints,
                "scores": self.scores(),
                "secret": shown_secret(self.row, self.status, now),
                "rematch": self.row.rematch,
            }
            self._alike = moment, told
        return self._alike[1]

    def _taught(self, seat: int) -> messages.Lesson | None:
        lesson = self.lesson
        return taught(lesson, self.match.decisions) if lesson and seat == lesson.seat else None

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
            sent_grace(self, chair.seat, now),
        )

    def _tree(self, reader: int) -> Node:
        """The pieces as *reader* sees them, whoever is asked."""
        if reader not in self._trees:
            match, (_, seen) = self.match, self._look(reader)
            self._trees[reader] = match.game.pieces(match.box, seen)
        return self._trees[reader]

    def _look(self, reader: int) -> tuple[View, View]:
        """What *reader* sees, not to be changed; and the same with what was made of it before."""
        if reader not in self._looks:
            public = None if reader == WATCHER else self._look(WATCHER)[1]._kept
            kept, view = self._kept.setdefault(reader, Kept(public)), view_of(self.match, reader)
            self._looks[reader] = view, kept.look(view)
        return self._looks[reader]

    def _clauses_for(self, reader: int) -> list[int] | None:
        """[action] what forbids it to *reader*, if it is asked."""
        match = self.match
        if match.seat != reader:
            return None
        if self._clauses is None:
            self._clauses = match.game.clauses_for(match.box, self._look(reader)[0])
        return self._clauses

    def _told_ways(self) -> messages.Ways | None:
        """What whoever is asked can do in one go."""
        if self._ways is None and not self.bot(self.turn) and self.scripted() is None:
            match, options = self.match, self.options()
            view, tree = self._look(self.turn)[0], self._tree(self.turn)
            self._ways = find_ways(match.game, match.box, view, self.turn, options, tree)
        return self._ways

    def events(self, reader: int, since: int) -> list[messages.GameEvent]:
        """What happened after entry *since*, as *reader* may know it."""
        if since < self.told_after:
            self.recollect()
        first = len(self.told)
        while first and self.told[first - 1].number > since:
            first -= 1
        return [event for told in self.told[first:] for event in told.to(reader)]

    def recollect(self) -> None:
        """Plays all up to the snapshot again, for what it told; takes as long as without one."""
        entries = self.entries[: self.told_after]
        self.told[:0], self.told_after = Table(self.row, self.chairs, entries).told, 0

    def summary(self, holder: str, now: float) -> messages.Summary:
        """What a browser may know of the match without sitting down."""
        row = replace(self.row, **vars(self.standing(self.row.moved)))
        return summarize(row, self.chairs, holder, now, self.bot)
