"""What is sent about the laboratory; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from grasse.server.box_messages import BoxDifference, BoxFault, BoxField, BoxRow, Place, Value
from grasse.server.messages import Face, Word

MOST_SETTINGS = 12  # places that are changed at once
MOST_VALUES = 24  # of a range

Status = Literal["waiting", "working", "done", "stopped", "failed"]


class LabGame(Struct):
    """What can be tried with a game and one of its boxes: its form, as in *My boxes*."""

    game: str
    seats: list[int]
    players: list[str]
    seconds: dict[str, float]  # of a match with two seats by player, about; 0: unknown
    most: int  # matches of one experiment
    box_name: str  # of an own box
    fields: list[BoxField]
    rows: list[BoxRow]
    faces: dict[str, Face]
    differences: list[BoxDifference]  # of an own box from ours
    fitting: list[int]  # the numbers of seats with which these come into play


class LabSetting(Struct, forbid_unknown_fields=True):
    """A place of the box, and the values that it is given: one, or several to be compared."""

    place: Place
    values: Annotated[list[Value], Meta(min_length=1, max_length=MOST_VALUES)]


Settings = Annotated[list[LabSetting], Meta(max_length=MOST_SETTINGS)]


class LabDraft(Struct, forbid_unknown_fields=True):
    """Changes that somebody thinks of; without *box* they are changes of ours."""

    game: Word
    box: Word = ""
    settings: Settings = []


class LabSketch(Struct):
    """What changes would be: their faults, the pieces that look different, and how many boxes."""

    faults: list[BoxFault]
    faces: dict[str, Face]
    boxes: int
    fitting: list[int]  # the numbers of seats with which they come into play


class LabWish(Struct, forbid_unknown_fields=True):
    """Changes to be tried. An own box without any is compared with ours."""

    game: Word
    name: Word  # of whoever asks, if nobody knows them yet
    seats: Annotated[int, Meta(ge=1, le=8)]
    players: Annotated[list[Word], Meta(min_length=1, max_length=8)]  # one for all, or one a seat
    matches: Annotated[int, Meta(ge=1, le=1_000_000)]
    box: Word = ""
    settings: Settings = []
    alone: bool = False  # whether every changed row is also tried without the others


class LabChosen(Struct):
    """What is changed: its place by the name of its row, and its values."""

    place: str  # "customers/tokens/A-03/price"
    before: Any
    values: list[Any]


class LabChange(Struct):
    """A measure before and after; *low* and *high* enclose the change."""

    name: str  # "length", "points", "margin", "wins 1", "source <event>" or "use <noun> <tile>"
    before: float
    after: float
    change: float
    low: float
    high: float
    sure: bool  # beyond chance, although many things were looked at


class LabArm(Struct):
    """One of the boxes: the value of everything that is changed, and what came of it.

    Where changes are tried *alone*, the last box has all of them.
    """

    values: list[Any]
    changes: list[LabChange]


class LabTile(Struct):
    """A tile's worth before and after: points for one use, and how much more often users win."""

    noun: str
    name: str
    worth: list[float | None]
    lift: list[float | None]
    lift_between: list[list[float] | None] = []  # what encloses these


class LabLuck(Struct):
    """How much of the result the review books on luck, with one box; *low* and *high* enclose it.

    With *decisions*, and what is not booked, it is 1.
    """

    share: float
    low: float
    high: float
    decisions: float
    rest: float
    matches: int


class Experiment(Struct):
    """A change that is tried: how far it is, and what was found so far."""

    experiment: str
    game: str
    box_name: str  # of the own box that was changed, or compared
    compared: bool  # an own box with ours
    chosen: list[LabChosen]
    seats: int
    players: list[str]
    wanted: int  # matches, with all boxes
    played: int
    seconds: float  # that these took
    status: Status
    clear: bool  # it ended early, because more would hardly tell more
    mine: bool
    arms: list[LabArm]
    tiles: list[LabTile]
    faces: dict[str, Face]  # pieces that look different from ours
    alone: bool = False  # every changed row without the others, and all of them
    luck: list[LabLuck] = []  # with each box, where a few matches were reviewed
    reviewing: bool = False  # all is played; now these are reviewed
    goes_on: bool = False  # it was stopped or left, and can be gone on with
    former: dict[str, Face] = {}  # these pieces in the first box, where they look different there
    renewed: bool = False  # it plays from the first deal again, as the program is another one now


class Experiments(Struct):
    """What somebody tried, the latest first; without what was found."""

    experiments: list[Experiment]
