"""What an option brings: the rules are played on copies of what the seat sees, in several worlds.

Nobody writes down a second time what a decision does: the engine plays it, and whatever is forced
after it, up to the next question, to luck, or to another seat. The blanks of the view are filled by
`guess` in several ways. What comes out the same in all of them is certain, and is told; the rest is
not. Where an option only leads to the question that settles it (sell, and then to whom), the points
are told of the least and the best answer there. All is a function of the view, the generator's seed
too: so nothing is told that is not seen.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from functools import cache
from struct import unpack
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Integers, Mask, Rng, Scores, State, View, Weights
from grasse.kernel.calls import looked_at
from grasse.kernel.chance import Seeded
from grasse.kernel.events import EVENT_ROW, EVENTS, EVERYONE, NO_SEAT, UNKNOWN, Event
from grasse.kernel.game import Game
from grasse.kernel.jit import part
from grasse.kernel.loops import bind
from grasse.kernel.match import Match
from grasse.kernel.notation import Name
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, NOBODY

WORLDS = 12  # imagined; a secret of two kinds looks certain by mistake once in two thousand times
FEW = 6  # outcomes of chance that are told one by one
STEPS = 100  # decisions that nobody has to be asked for, in a row
LONGEST = 160  # rows of what happens
KEPT = 4096  # prospects that were told
ANSWERS = 12  # to the next question that are tried, at most

# Why one cannot look further.
UNSURE, QUESTION, LUCK, OTHERS, OVER = range(5)
REASONS = ("unsure", "question", "luck", "others", "over")

SIGHT = np.dtype(
    (
        np.record,
        [
            ("reason", np.int64),
            ("phase", np.int64),
            ("points", np.int64),
            ("least", np.int64),  # points with the least answer to the question that follows,
            ("most", np.int64),  # and with the best
            ("adds", np.int64),  # points of the last decision of the chain, whatever comes then
            ("rows", np.int64),  # of what happens that are certain
            ("outcomes", np.int64),  # of chance: how many there are,
            ("outcome", np.int64, (FEW,)),  # the first of them,
            ("weight", np.int64, (FEW,)),  # and how likely each is
        ],
    )
)

INTEGERS = f"{SIGHT.itemsize // np.dtype(np.int64).itemsize}q"  # as they are packed

# What the loops expect of the game that they are bound to.
ACTIONS: int
HIDDEN: npt.NDArray[np.bool_]  # [action] whether a seat is asked even if it has no choice
LAST: npt.NDArray[np.bool_]  # [action] whether it only goes on
SMALL: npt.NDArray[np.bool_]  # [action] whether it may be left to the house
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Scores], None]
guess: Callable[[Box, View, int, Rng], None]
hide: Callable[[Box, State, int], None]
go_on: Callable[..., int]
go_along: Callable[..., int]
try_answers: Callable[..., None]
add_up: Callable[..., int]
find_end: Callable[..., int]


class Room(NamedTuple):
    """Where it is tried out; nothing else is allocated."""

    trial: State  # [0] the world that is played on
    further: State  # [0] the same after one answer more
    mask: Mask
    answers: Mask  # to the question that follows
    weights: Weights
    events: Any  # [0] what one decision does
    sight: Any  # [0] what is seen of one world
    tale: Any  # [row] what happens in it
    told: Integers  # [0] how many rows of it there are
    before: Scores
    earlier: Scores  # before the last decision of a chain
    after: Scores
    end: Integers  # [0] this decision, as long as it is waited for
    forced: Mask  # what was the only option since the last question


# ---------------------------------------------------------------- loops, bound to each game


def imagine(boxes: Any, views: State, seat: int, rng: Rng, worlds: State) -> None:
    """Fills *worlds* with some that fit the view."""
    for number in range(len(worlds)):
        worlds[number] = views[0]
        guess(boxes[0], worlds[number], seat, rng)


def play_on(box: Box, state: State, action: int, seat: int, room: Room) -> int:
    """Plays *action* and what nobody has to be asked for then; answers why it stops."""
    room.forced[:] = False
    for _ in range(STEPS):
        if action == room.end[0]:
            scores(box, state, room.earlier)
        apply(box, state, action, room.events[0])
        write_down(room, seat)
        if state.seat == NOBODY:
            return OVER
        if state.seat == CHANCE:
            action = ACTIONS + only_one(room.weights, odds(box, state, room.weights))
            if action < ACTIONS:
                return LUCK
        elif state.seat != seat:
            return OTHERS
        elif options(box, state, room.mask) != 1:
            return QUESTION
        else:
            action = 0
            while not room.mask[action]:
                action += 1
            if HIDDEN[action]:
                return QUESTION
            room.forced[action] = True
    return UNSURE


def play_along(box: Box, state: State, chain: Integers, seat: int, room: Room) -> int:
    """Plays a chain of the seat's own decisions; answers why it stops."""
    room.told[0] = 0
    reason = QUESTION
    for step in range(len(chain)):
        if chain[step] < 0:
            break
        is_asked = reason == QUESTION and (step == 0 or room.mask[chain[step]])
        if step > 0 and not is_asked and room.forced[chain[step]]:
            continue  # it was forced, and is done
        if reason != QUESTION:
            break
        if not is_asked:
            return UNSURE  # in another world it is something else
        reason = go_on(box, state, chain[step], seat, room)
    return reason


def see_answers(box: Box, state: State, seat: int, phase: int, sight: Any, room: Room) -> None:
    """Notes the points of the least and of the best answer, where nothing is settled before it.

    Nothing is noted if an answer leads to the same question again, or to another one that has to
    be decided: more may come of it then. Back where it began, or where one may simply go on, that
    was all.
    """
    sight.least = sight.most = sight.points
    if sight.points != 0 or room.told[0] > 1 or state.phase == phase:
        return
    count = 0
    for action in range(ACTIONS):
        room.answers[action] = room.mask[action] and not LAST[action]
        count += room.answers[action]
    if count == 0 or count > ANSWERS:
        return
    first, told = True, room.told[0]
    for action in range(ACTIONS):
        if not room.answers[action]:
            continue
        room.further[0] = room.trial[0]
        reason = go_on(box, room.further[0], action, seat, room)
        then = room.further[0].phase
        is_open = then == state.phase or (then != phase and not has_any(room.mask, LAST))
        if reason == QUESTION and is_open:
            sight.least = sight.most = sight.points  # what is asked then may settle it
            break
        scores(box, room.further[0], room.after)
        points = room.after[seat, 0] - room.before[seat, 0]
        sight.least = points if first else min(points, sight.least)
        sight.most = points if first else max(points, sight.most)
        first = False
    room.told[0] = told


def end_of(chain: Integers) -> int:
    """The last decision of a chain, if it is praised for what it brings; else -1.

    A small one is not, as it only settles what was decided before, and no piece is that cannot be
    reached without paying for it or ending something first.
    """
    end = -1
    for step in range(len(chain)):
        if chain[step] >= 0:
            if end >= 0 and (SMALL[end] or LAST[end]):
                return -1
            end = chain[step]
    return -1 if SMALL[end] else end


def settle(box: Box, state: State, seat: int, room: Room) -> int:
    """The points since the last decision of the chain when all small things are answered.

    They are answered in two ways; 0 if these differ.
    """
    found, told = 0, room.told[0]
    for way in range(2):
        room.further[0] = state
        reason = QUESTION
        for _ in range(STEPS):
            count = options(box, room.further[0], room.mask)
            action, chosen = 0, -1
            while action < ACTIONS and (SMALL[action] or not room.mask[action]):
                if room.mask[action] and (way == 1 or chosen < 0):
                    chosen = action
                action += 1
            if action < ACTIONS or count == 0:
                break  # more than small things is asked
            reason = go_on(box, room.further[0], chosen, seat, room)
            if reason != QUESTION:
                break
        scores(box, room.further[0], room.after)
        points = room.after[seat, 0] - room.earlier[seat, 0]
        if reason == UNSURE or (way == 1 and points != found):
            points = 0
        found = points
    room.told[0] = told
    return found


def look_ahead(
    boxes: Any, worlds: State, seat: int, chains: Integers, sights: Any, rows: Any, room: Room
) -> None:
    """Fills sights[option] and rows[option] with what is certain of every chain of decisions."""
    box, state = boxes[0], room.trial[0]
    for number in range(len(worlds)):
        scores(box, worlds[number], room.before)
        for option in range(len(chains)):
            known = sights[option]
            is_empty = known.rows == 0 and known.points == 0 and known.adds == 0
            if number > 0 and known.reason == UNSURE and is_empty:
                continue  # nothing is left that could be certain
            room.trial[0] = worlds[number]
            phase = state.phase
            room.end[0] = find_end(chains[option])
            is_praised = room.end[0] >= 0
            reason = go_along(box, state, chains[option], seat, room)
            room.end[0] = -1
            scores(box, state, room.after)
            sight = known if number == 0 else room.sight[0]
            sight.reason = reason
            sight.phase = state.phase
            sight.points = room.after[seat, 0] - room.before[seat, 0]
            sight.least = sight.most = sight.points
            sight.adds = 0
            if is_praised and reason != UNSURE:
                sight.adds = room.after[seat, 0] - room.earlier[seat, 0]
            may_stop = has_any(room.mask, LAST)
            is_settled = known.least == known.points and known.most == known.points
            goes_on = LAST[last_of(chains[option])]  # then what is asked is another matter
            if reason == QUESTION and not goes_on and (number == 0 or not is_settled):
                try_answers(box, state, seat, phase, sight, room)
            if reason == QUESTION and is_praised and sight.adds == 0:
                if sight.least == sight.most and not may_stop:
                    sight.adds = sight.least - sight.points
                if sight.adds == 0:
                    sight.adds = add_up(box, state, seat, room)
            if number == 0:
                see(sight, rows[option], room)
            else:
                compare(known, sight, rows[option], room)


def reach(boxes: Any, worlds: State, seat: int, action: int, room: Room) -> None:
    """Turns *worlds* into what the seat sees after *action*."""
    box = boxes[0]
    for number in range(len(worlds)):
        room.told[0] = 0
        go_on(box, worlds[number], action, seat, room)
        hide(box, worlds[number], seat)


@part
def last_of(chain: Integers) -> int:
    """The last decision of a chain; what is not filled of it is below 0."""
    last = chain[0]
    for step in range(1, len(chain)):
        if chain[step] >= 0:
            last = chain[step]
    return last


@part
def only_one(weights: Weights, total: int) -> int:
    """The outcome that has all the weight, or -1."""
    for outcome in range(len(weights)):
        if weights[outcome] > 0:
            return outcome if weights[outcome] == total else -1
    return -1


@part
def has_any(mask: Mask, marked: npt.NDArray[np.bool_]) -> bool:
    """Whether one of the actions is marked."""
    for action in range(len(mask)):
        if mask[action] and marked[action]:
            return True
    return False


@part
def write_down(room: Room, seat: int) -> None:
    """Adds what a decision did to the tale, as *seat* may read it."""
    for number in range(room.events[0].count):
        if room.told[0] == len(room.tale):
            return
        row = room.tale[room.told[0]]
        found = room.events[0].rows[number]
        row.kind = found.kind
        row.seat = found.seat
        row.a = found.a
        row.b = found.b
        row.c = found.c if found.audience == EVERYONE or found.audience == seat else UNKNOWN
        row.audience = found.audience
        room.told[0] += 1


@part
def see(sight: Any, rows: Any, room: Room) -> None:
    """Notes what happens in the first world."""
    sight.rows = room.told[0]
    for number in range(room.told[0]):
        rows[number] = room.tale[number]
    sight.outcomes = 0
    if sight.reason != LUCK:
        return
    for outcome in range(len(room.weights)):
        if room.weights[outcome] > 0:
            if sight.outcomes < FEW:
                sight.outcome[sight.outcomes] = outcome
                sight.weight[sight.outcomes] = room.weights[outcome]
            sight.outcomes += 1


@part
def compare(sight: Any, other: Any, rows: Any, room: Room) -> None:
    """Leaves of *sight* what is the same in the *other* world, too."""
    same = 0
    while same < sight.rows and same < room.told[0] and alike(rows[same], room.tale[same]):
        same += 1
    if other.reason != sight.reason or other.phase != sight.phase or room.told[0] != sight.rows:
        sight.reason = UNSURE
    if same < sight.rows:
        sight.reason = UNSURE
    sight.rows = same
    if other.points != sight.points:
        sight.points = 0
        sight.reason = UNSURE
    if other.adds != sight.adds:
        sight.adds = 0
    if other.least != sight.least or other.most != sight.most or sight.reason == UNSURE:
        sight.least = sight.most = sight.points
    if sight.reason == LUCK:
        for number in range(min(sight.outcomes, FEW)):
            if room.weights[sight.outcome[number]] != sight.weight[number]:
                sight.outcomes = FEW + 1


@part
def alike(one: Any, other: Any) -> bool:
    """Whether two rows tell the same."""
    same = one.kind == other.kind and one.seat == other.seat and one.audience == other.audience
    return same and one.a == other.a and one.b == other.b and one.c == other.c


# ---------------------------------------------------------------- what is told


@dataclass(frozen=True)
class Prospect:
    """What is certain of one option, for the seat that decides."""

    chain: list[int]  # the option, and what is decided in one go with it
    points: int  # that it gains, or loses
    least: int  # the same with the least answer to a question that only settles it,
    most: int  # and with the best
    adds: int  # points that the last decision of the chain brings for certain, with what it settles
    events: list[Event]  # what happens to it, and to the table, besides what the option says
    next: str  # why no more is told: one of REASONS
    phase: str  # what the same seat is asked next, or what luck settles
    odds: dict[int, float]  # what luck can do by action, and how likely, if that is not much

    @property
    def action(self) -> int:
        """What is decided first."""
        return self.chain[0]


class Known:
    """What was told with one box, and is told again and again; made once."""

    def __init__(self, box: bytes) -> None:
        self.box = box
        self.prospects: dict[tuple[Any, ...], Prospect] = {}
        self.events: dict[tuple[bytes, int], Event] = {}  # by row and reader
        self._chosen: dict[int, frozenset[Name]] = {}  # by action

    def event(self, game: Game, box: Box, row: bytes, reader: int) -> Event:
        """What a row says to a reader."""
        found = self.events.get((row, reader))
        if found is None:
            found = game.read_events(box, np.frombuffer(row, EVENT_ROW), reader)[0]
            self.events[row, reader] = found
        return found

    def chosen(self, game: Game, box: Box, action: int) -> Set[Name]:
        """What an action decides about."""
        found = self._chosen.get(action)
        if found is None:
            found = frozenset(game.notation.arguments(box, action).values())
            self._chosen[action] = found
        return found


class Prospects:
    """Looks ahead in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._kept = Known(b"")
        self._own = threading.local()
        hidden = [game.notation.decision(action).hidden for action in range(game.ACTIONS)]
        last = [game.notation.decision(action).last for action in range(game.ACTIONS)]
        names: dict[str, Any] = {"ACTIONS": game.ACTIONS, "HIDDEN": np.array(hidden, np.bool_)}
        names["LAST"] = np.array(last, np.bool_)
        small = [game.notation.decision(action).small for action in range(game.ACTIONS)]
        names["SMALL"] = np.array(small, np.bool_)
        for name in ("options", "odds", "apply", "scores", "guess", "hide"):
            names[name] = getattr(game, name)

        for name, loop in (
            ("go_on", play_on),
            ("go_along", play_along),
            ("try_answers", see_answers),
            ("add_up", settle),
            ("find_end", end_of),
        ):
            names[name] = bind(loop, names, game.name, game.folder)
        self._imagine, self._look_ahead, self._reach = (
            bind(loop, names, game.name, game.folder) for loop in (imagine, look_ahead, reach)
        )

    def all(
        self, box: Box, view: View, actions: Sequence[int], ways: Sequence[Sequence[int]] = ()
    ) -> list[Prospect]:
        """What each of *actions*, and then each way of several in one go, brings the seat."""
        chains = [*([action] for action in actions), *map(list, ways)]
        boxes, seat = looked_at(box), int(view["seat"])
        worlds = self.worlds(box, view, seat)
        sights, rows = np.zeros(len(chains), SIGHT), self._rows(len(chains))
        width = max(map(len, chains), default=1)
        filled = [chain + [-1] * (width - len(chain)) for chain in chains]
        chosen = np.array(filled, np.int64).reshape(len(chains), width)
        self._look_ahead(boxes, worlds, seat, chosen, sights, rows, self._room())
        known, sizes = self._known(boxes.tobytes()), sights["rows"].tolist()
        content, tales, found = sights.tobytes(), memoryview(rows).cast("B"), []
        for number, chain in enumerate(chains):
            sight = content[number * SIGHT.itemsize : (number + 1) * SIGHT.itemsize]
            begin = number * LONGEST * EVENT_ROW.itemsize
            happens = bytes(tales[begin : begin + sizes[number] * EVENT_ROW.itemsize])
            key = seat, sight, happens, *chain
            if (prospect := known.prospects.get(key)) is None:
                prospect = self._told(box, seat, chain, sight, happens, known)
                known.prospects[key] = prospect
            found.append(prospect)
        return found

    def _known(self, box: bytes) -> Known:
        """What was told with this box."""
        kept = self._kept  # read once: another thread may put another box there meanwhile
        if box != kept.box or len(kept.prospects) + len(kept.events) >= KEPT:
            self._kept = kept = Known(box)
        return kept

    def after(self, box: Box, view: View, action: int) -> View | None:
        """What the seat sees after *action*, if that is the same in every world."""
        boxes, seat = looked_at(box), int(view["seat"])
        worlds = self.worlds(box, view, seat).copy()
        self._reach(boxes, worlds, seat, action, self._room())
        return worlds[0] if len({world.tobytes() for world in worlds}) == 1 else None

    def worlds(self, box: Box, view: View, seat: int) -> State:
        """Different worlds that fit what the seat sees, only to be read; the view decides which.

        Whoever asks next for the same has the same: what can be done in one go, and what that
        brings, is looked for in turn.
        """
        boxes, content = looked_at(box), view.tobytes()
        key = boxes.tobytes(), content, seat
        if self._own.__dict__.get("imagined", (None,))[0] != key:
            self._own.imagined = key, self._imagined(boxes, content, seat)
        found: State = self._own.imagined[1]
        return found

    def _imagined(self, boxes: Any, view: bytes, seat: int) -> State:
        """Different worlds that fit what the seat sees."""
        kind, size = self.game.STATE, self.game.STATE.itemsize
        content = bytearray(WORLDS * size)  # of all at once: records are slow to ask one by one
        worlds, views = np.frombuffer(content, kind), np.frombuffer(view, kind)
        self._imagine(boxes, views, seat, make_rng("prospects", view), worlds)
        if content == content[:size] * WORLDS:
            return worlds[:1]
        every = (bytes(content[at : at + size]) for at in range(0, len(content), size))
        return np.frombuffer(bytearray(b"".join(sorted(set(every)))), kind)

    def _rows(self, size: int) -> Any:
        """[option, row] room for what happens, of this thread: what is not told is not cleared."""
        if not hasattr(self._own, "rows") or len(self._own.rows) < size:
            self._own.rows = np.zeros((size, LONGEST), EVENT_ROW)
        return self._own.rows[:size]

    def _room(self) -> Room:
        """A room for each thread."""
        if not hasattr(self._own, "room"):
            self._own.room = self._make_room()
        room: Room = self._own.room
        return room

    def _make_room(self) -> Room:
        game = self.game
        return Room(
            np.zeros(1, game.STATE),
            np.zeros(1, game.STATE),
            np.zeros(game.ACTIONS, np.bool_),
            np.zeros(game.ACTIONS, np.bool_),
            np.zeros(game.CHANCES, np.int64),
            np.zeros(1, EVENTS),
            np.zeros(1, SIGHT),
            np.zeros(LONGEST, EVENT_ROW),
            np.zeros(1, np.int64),
            np.zeros((game.seats[-1], 2), np.int32),
            np.zeros((game.seats[-1], 2), np.int32),
            np.zeros((game.seats[-1], 2), np.int32),
            np.full(1, -1, np.int64),
            np.zeros(game.ACTIONS, np.bool_),
        )

    def _told(
        self, box: Box, seat: int, chain: list[int], sight: bytes, happens: bytes, known: Known
    ) -> Prospect:
        game = self.game
        # Integers of one size are read much faster than a record of them.
        reason, phase, points, least, most, adds, _, outcomes, *rest = unpack(INTEGERS, sight)
        chances: dict[int, float] = {}
        if reason == LUCK and outcomes <= FEW:
            outcome, weight = rest[:outcomes], rest[FEW : FEW + outcomes]
            for number, share in zip(outcome, weight, strict=True):
                chances[game.ACTIONS + number] = share / sum(weight)
        starts = range(0, len(happens), EVENT_ROW.itemsize)
        rows = [happens[at : at + EVENT_ROW.itemsize] for at in starts]
        told = [known.event(game, box, row, seat) for row in rows]
        events = self._news(seat, known.chosen(game, box, chain[0]), told)
        name = game.phases[phase] if reason in (QUESTION, LUCK) else ""
        return Prospect(chain, points, least, most, adds, events, REASONS[reason], name, chances)

    def _news(self, seat: int, chosen: Set[Name], events: list[Event]) -> list[Event]:
        """Of *events* those that concern the seat, and say more than what was *chosen* itself."""
        own = [event for event in events if event.seat in (seat, NO_SEAT)]
        if own and own[0].seat == seat and own[0].name not in self.game.sources:
            told = set(own[0].values.values())
            if told <= chosen or (chosen and chosen <= told):  # that it is done, and no more
                return own[1:]
        return own


@cache
def prospects_of(game: Game) -> Prospects:
    """What looks ahead in *game*; made once."""
    return Prospects(game)


def warm_prospects(game: Game, box: Box) -> None:
    """Looks ahead once, so that all of it is compiled for this game."""
    match, luck = Match(game, box, game.seats[-1]), Seeded("warm-up")
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    view, options = match.view(match.seat), match.options()
    prospects_of(game).all(box, view, options)
    prospects_of(game).after(box, view, options[0])
