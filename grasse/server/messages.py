"""What goes over the wire; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from grasse.kernel.tree import Node
from grasse.study.review.findings import MistakeReason
from grasse.study.review.findings import ReviewState as ReviewState  # noqa: PLC0414
from grasse.study.verdicts import Answer as Answer  # noqa: PLC0414
from grasse.study.verdicts import JudgedOption as JudgedOption  # noqa: PLC0414
from grasse.study.verdicts import PuzzleLine as PuzzleLine  # noqa: PLC0414
from grasse.study.verdicts import Puzzles as Puzzles  # noqa: PLC0414
from grasse.study.verdicts import Verdict as Verdict  # noqa: PLC0414

LARGEST_MESSAGE = 4096  # bytes, of a socket
LARGEST_BODY = 16_384  # bytes, of a request
LONGEST_CHAIN = 16  # decisions in one message

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=64)]
Word = Annotated[str, Meta(max_length=64)]
Choice = bool | Seat  # of a variant: on or off, or a seat (0: none)
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Tree = Annotated[Any, Meta(extra={"of": Node | None})]  # encoded before, once for all who see it
Face = Annotated[Any, Meta(extra={"of": Node})]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Link = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # or nothing
Language = Annotated[str, Meta(pattern="^([a-z]{2})?$")]  # or nothing
Seconds = Annotated[float, Meta(ge=0, le=366 * 24 * 3600)]


def sent_seat(seat: int) -> int:
    """A seat as it is sent: from 1. Whoever has no seat (a watcher, chance) is 0."""
    return max(seat + 1, 0)


def meant_seat(sent: int) -> int:
    """The seat that somebody means who sends this: from 0, or WATCHER."""
    return sent - 1


class Besides(Struct):
    """What the page can say besides the reason of a refusal: a key of its words, and its values.

    With a *place* of a box it is the key of a fault there.
    """

    key: str
    values: dict[str, str | int] = {}
    place: str = ""


class Refusal(Exception):
    """Something that is not done, and why: a reason of docs/protocol.md."""

    def __init__(
        self,
        reason: str,
        detail: str = "",
        clause: int = 0,
        action: int = -1,
        besides: Besides | None = None,
    ) -> None:
        self.reason, self.detail, self.clause, self.action = reason, detail, clause, action
        self.besides = besides
        super().__init__(f"{reason}: {detail}")


# ---------------------------------------------------------------- into a socket


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a chair may say."""


class Decide(Incoming, tag="decide"):
    """Answers the question that table *number* asks, and those that come *then*.

    *along*: it belongs to what the seat decided just before, and is undone with it.
    """

    number: Number
    action: Number
    link: Link = ""
    then: Annotated[list[Number], Meta(max_length=LONGEST_CHAIN - 1)] = []
    along: bool = False
    links: Annotated[list[Link], Meta(max_length=LONGEST_CHAIN - 1)] = []


class Pledge(Incoming, tag="pledge"):
    """Gives the word of a chair for what it will contribute to the luck."""

    pledge: Hash


class Undo(Incoming, tag="undo"):
    """Undoes the last choice, or asks the others whether it may."""

    number: Number


class Agree(Incoming, tag="agree"):
    """Agrees to what another asked for."""

    number: Number


class Disagree(Incoming, tag="disagree"):
    """Does not."""

    number: Number


class AskHints(Incoming, tag="ask_hints"):
    """Asks the others whether hints may be given in this match."""

    number: Number


class AskEnd(Incoming, tag="ask_end"):
    """Asks the others whether the match may be closed as it stands."""

    number: Number


class WantHint(Incoming, tag="hint"):
    """Asks what the best bot thinks."""

    number: Number


class AskWhy(Incoming, tag="why"):
    """Asks why a bot did what it did from entry *number* on; if *seat* is given, that one."""

    number: Number
    seat: Seat = 0


class LookAhead(Incoming, tag="preview"):
    """Asks what the table would look like after an action."""

    number: Number
    action: Number


class Leave(Incoming, tag="leave"):
    """Gives the chair to a bot."""


class Return(Incoming, tag="return"):
    """Takes it back."""


class StandIn(Incoming, tag="stand_in"):
    """Gives the chair of somebody who is away to a bot."""

    seat: Seat


class Say(Incoming, tag="chat"):
    """Says something."""

    text: Line


class AskWhole(Incoming, tag="whole"):
    """Asks for the whole table again, and for what happened after table *since*.

    A step was lost, or its check was not right.
    """

    since: Number


class Ping(Incoming, tag="ping"):
    """Asks whether anybody is there."""


Message = (
    Decide
    | Pledge
    | Undo
    | Agree
    | Disagree
    | AskHints
    | AskEnd
    | WantHint
    | AskWhy
    | LookAhead
    | Leave
    | Return
    | StandIn
    | Say
    | AskWhole
    | Ping
)


# ---------------------------------------------------------------- out of a socket


class GameEvent(Struct, omit_defaults=True):
    """What happened, as one reader may know it; *why*: a bot chose it, and can be asked for it."""

    number: int
    name: str
    seat: int
    values: dict[str, str | int | None]
    why: bool = False


class Chair(Struct):
    """A chair, as everyone sees it."""

    seat: int
    kind: str
    name: str
    bot: str
    here: bool
    left: float | None
    pledge: str
    grace: float | None = None


class Asked(Struct):
    """Who wants to undo how many decisions, hints for all (0) or the end (-1); who agreed."""

    seat: int
    agreed: list[int]
    back: int


class Ways(Struct):
    """Several decisions in one go, each with the first one now: for whoever is asked.

    *again*: the same as often as it can be. *rest*: what the house would answer as long as only
    small things are asked. *pieces*: what leads to a piece that cannot be touched yet, by its id.
    """

    again: list[list[int]] = []
    rest: list[int] = []
    pieces: dict[str, list[list[int]]] = {}


class Prospect(Struct):
    """What is certain of an option, or of several in one go (the others are *then*).

    Its points, what happens besides, and what comes next. Where only the answer to the next
    question settles the points, *least* and *most* are those of the worst and the best answer.
    *adds* are the points that the last of the decisions brings, whatever small things are asked.
    """

    action: int
    then: list[int]
    points: int
    least: int
    most: int
    adds: int
    events: list[GameEvent]
    next: str
    phase: str
    odds: list[tuple[int, float]]


class LessonLine(Struct):
    """What a lesson says, by its key in the words, the piece that it speaks of, and a drawing."""

    says: str
    points_at: str
    figure: str = ""


class Lesson(Struct):
    """Where a lesson stands: what is said before the next answer, and which answers go on."""

    name: str
    step: int
    of: int
    lines: list[LessonLine]
    answers: list[int]
    otherwise: dict[str, str]
    over: bool


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table as one reader may see it."""

    number: int
    question: int
    seat: int
    status: str
    turn: int
    decisions: int
    chairs: list[Chair]
    tree: Tree
    options: list[int]
    prospects: list[Prospect]
    ways: Ways | None
    events: list[GameEvent]
    undo: int
    asked: Asked | None
    hints: bool
    warming: bool
    links: int
    scores: list[tuple[int, int]]
    secret: str
    rematch: str
    lesson: Lesson | None = None
    forced: list[int] = []


class RefusalMessage(Struct, tag_field="type", tag="refused"):
    """What was asked for is not done."""

    reason: str
    clause: int
    action: int
    number: int
    detail: str


class Opinion(Struct):
    """What the best bot thinks of an option, and what it soon led to whenever it was tried.

    *points*: that the seat may end with. *why* speaks for the first one, and not for the next.
    *soon* are points on average, None where it could not be tried; most came from *source*.
    """

    action: int
    share: float
    chances: list[float]
    error: float
    points: float
    why: MistakeReason | None = None
    soon: float | None = None
    source: str = ""


class Hint(Struct, tag_field="type", tag="hint"):
    """The best few options, the best first."""

    number: int
    opinions: list[Opinion]


class Why(Struct, tag_field="type", tag="why"):
    """What came of a bot's decision whenever it was tried, by what everybody saw."""

    number: int
    seat: int
    bot: str
    ahead: bool
    tries: int
    times: int
    points: float
    source: str


class Preview(Struct, tag_field="type", tag="preview"):
    """The table as it would be after an action, as far as that is certain."""

    number: int
    action: int
    tree: Tree


class ChatLine(Struct):
    """What somebody said."""

    number: int
    seat: int
    text: str
    at: float


class Chat(Struct, tag_field="type", tag="chat"):
    """What was said since."""

    lines: list[ChatLine]


class Pong(Struct, tag_field="type", tag="pong"):
    """Somebody is there."""


# ---------------------------------------------------------------- requests


class WantedChair(Struct, forbid_unknown_fields=True):
    """Who shall sit on a chair."""

    kind: Literal["me", "open", "bot"]
    name: Word = ""
    player: Word = ""
    pledges: bool = False


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: about each decision, or in the whole match.

    The time for a whole match grows by *increment* with each decision.
    """

    kind: Literal["none", "decision", "match"] = "none"
    seconds: Seconds = 0.0
    increment: Seconds = 0.0


class OpenMatch(Struct, forbid_unknown_fields=True):
    """A match to be opened."""

    game: Word
    chairs: Annotated[list[WantedChair], Meta(min_length=1, max_length=64)]
    options: dict[Word, Choice] = {}
    clock: Clock = Clock()
    listed: bool = False
    public: bool = False
    rated: bool = False
    language: Language = ""
    box: Word = ""


class Join(Struct, forbid_unknown_fields=True):
    """Takes a chair by its invitation, for oneself or for a bot."""

    invite: Word
    name: Word = ""
    player: Word = ""
    pledge: Link = ""


class Fork(Struct, forbid_unknown_fields=True):
    """Plays on from a decision of a finished match."""

    number: Number
    seat: Seat
    name: Word
    player: Word = "greedy"
    pledges: bool = False


class ShareMatch(Struct, forbid_unknown_fields=True):
    """Whether everybody who has the link of a finished match may look at it."""

    shared: bool


class OpenLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be taken: the one that was begun and is not over, or *again* from the start."""

    game: Word
    lesson: Word
    name: Word
    again: bool = False


# ---------------------------------------------------------------- answers


class RefusalBody(Struct, omit_defaults=True):
    """Why a request was refused."""

    reason: str
    detail: str
    besides: Besides | None = None


class GameCard(Struct):
    """A game in a few words."""

    name: str
    title: str
    prefix: str
    version: int
    seats: list[int]
    options: dict[str, Choice]
    picture: bool
    lessons: list[str]
    ladder: list[str]
    proposed: bool


class Games(Struct):
    """What can be played here, by whom else, and in which languages."""

    games: list[GameCard]
    players: list[str]
    levels: dict[str, int]
    languages: dict[str, str]


class DecisionKind(Struct):
    """A kind of decision: the noun of each argument, who takes it, and how people are asked."""

    arguments: dict[str, str]
    hidden: bool
    alike: bool
    last: bool
    aside: bool
    besides: bool
    small: bool
    habit: bool
    chance: bool


class EventKind(Struct):
    """A kind of event: its values, its clause, the value that is scored, and what it begins."""

    values: list[str]
    clause: str
    points: str
    chapter: str


class Action(Struct):
    """What an action decides."""

    name: str
    arguments: dict[str, str | int]


class WholeGame(GameCard):
    """Everything about a game that does not change during a match."""

    box: str
    nouns: dict[str, list[str | int]]
    decisions: dict[str, DecisionKind]
    actions: list[Action]
    events: dict[str, EventKind]
    phases: list[str]
    clauses: dict[str, str]
    faces: dict[str, Face]


class RulesRow(Struct):
    """A row of a table of the rules, and the clause that it is, if any."""

    clause: str
    cells: list[str]


class RulesBlock(Struct):
    """A part of the rules; its text has Markdown's signs for bold and code."""

    kind: Literal["heading", "text", "item", "table"]
    text: str
    level: int
    clause: str
    rows: list[RulesRow]


class Rules(Struct):
    """The rules of a game."""

    blocks: list[RulesBlock]


class HowBlock(Struct):
    """A paragraph, an item of a list, or a figure; texts have Markdown's bold and italics."""

    kind: Literal["text", "item", "figure"]
    text: str
    figure: str


class HowSection(Struct):
    """A section of How to play; *search* has words that lead to it and need not stand in it."""

    id: str
    title: str
    search: str
    blocks: list[HowBlock]


class HowClause(Struct):
    """A rule in one or two sentences, and the section that tells of the same."""

    id: str
    text: str
    section: str


class How(Struct):
    """How a game is played, in one language.

    Besides the sections there are the numbers that they speak of, which section tells of a question
    and of a kind of piece, and the rules one by one.
    """

    title: str
    sections: list[HowSection]
    numbers: dict[str, int]
    phases: dict[str, str]
    kinds: dict[str, str]
    clauses: list[HowClause]


class Rating(Struct):
    """How strong somebody is, and how many points that may be off, 19 times out of 20."""

    points: int
    doubt: int
    provisional: bool


class SummaryChair(Struct):
    """A chair, as one browser sees it from outside; *rating* is told of open tables."""

    seat: int
    kind: str
    name: str
    bot: str
    here: bool
    mine: bool
    invite: str
    rating: Rating | None = None


class Summary(Struct):
    """A match, as one browser sees it from outside.

    *place*: the one that counts for whoever asks, in the list of matches that are over;
    *abandoned*: a bot has finished it for them.
    """

    match: str
    game: str
    version: int
    box: str
    status: str
    number: int
    turn: int
    chairs: list[SummaryChair]
    options: dict[str, Choice]
    clock: Clock
    listed: bool
    created: float
    moved: float
    scores: list[tuple[int, int]]
    hash: str
    secret: str
    forked: int
    luck: int
    rematch: str
    lesson: str
    public: bool
    rated: bool
    language: str
    day: str
    practice: bool
    tournament: str
    box_name: str
    shared: bool
    place: int = 0
    abandoned: bool = False


class WrittenEntry(Struct):
    """An entry of a match as it was written down; *value* is told when the match is over."""

    number: int
    kind: str
    seat: int
    value: int | None
    at: float


class Written(Struct):
    """A match as it was written down."""

    summary: Summary
    entries: list[WrittenEntry]
    chat: list[ChatLine]


class Lobby(Struct):
    """The matches that one may go to, and one's own name here, if one has a profile."""

    me: str
    mine: list[Summary]
    listed: list[Summary]
    finished: list[Summary]
    preparing: list[str]


class ReplayDecision(Struct):
    """A decision of a finished match."""

    number: int
    seat: int
    name: str
    arguments: dict[str, str | int]


class ReplayRound(Struct):
    """Where a round, or whatever is a chapter of this game, began."""

    round: int
    number: int


class Replay(Struct):
    """A finished match, to step through."""

    last: int
    decisions: list[ReplayDecision]
    rounds: list[ReplayRound]
    rounds_are: str


class Step(Struct):
    """The table of a finished match after some decisions.

    *choices* is how many options the seat had whose turn it was; luck, and the end, have none.
    """

    number: int
    eyes: int
    turn: int
    choices: int
    tree: Face
    events: list[GameEvent]
    scores: list[tuple[int, int]]


class Position(Struct):
    """A moment to be decided, as the seat saw it: of a puzzle, or of a match.

    *difficulty* is 0 for a match.
    """

    game: str
    box: str
    difficulty: int
    table: TableMessage


class Foreseen(Struct):
    """The table as a seat would see it after an action, as far as that is certain; or nothing."""

    number: int
    action: int
    tree: Tree


class Health(Struct):
    """Whether a server can do its work, and the games that it still compiles."""

    status: str
    preparing: list[str] = []
