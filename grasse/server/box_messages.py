"""What is sent about people's own boxes; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from grasse.server.messages import Face, Word

LARGEST_FILE = 98_304  # bytes of a box file; the largest of ours has a third of it
LARGEST_IMPORT = (
    4 * LARGEST_FILE
)  # bytes of a request that brings one: JSON writes some signs longer

BoxName = Annotated[str, Meta(max_length=64)]
Place = Annotated[str, Meta(max_length=200)]  # "notes/tiles/3/coins"
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Written = Annotated[str, Meta(max_length=500)]
Numbers = Annotated[list[Number], Meta(max_length=8)]
# What a form may write: the check says whether it fits. null removes what stood there.
Value = (
    bool
    | Number
    | Written
    | Annotated[list[Number | Word | Numbers], Meta(max_length=100)]
    | dict[Word, Number | Word]
    | None
)


class NewBox(Struct, forbid_unknown_fields=True):
    """A box to be made: of a file, of another box or that of a match, ours, or *proposed*."""

    game: Word = ""
    name: BoxName = ""
    file: Annotated[str, Meta(max_length=LARGEST_FILE)] = ""
    copy: Word = ""
    hash: Word = ""
    proposed: bool = False


class BoxValue(Struct, forbid_unknown_fields=True):
    """A value of a box, and where it stands."""

    place: Place
    value: Value


class ChangeBox(Struct, forbid_unknown_fields=True):
    """Changes what a box is called and what stands in it; *confirmed* rows are as an owner's."""

    name: BoxName = ""
    values: Annotated[list[BoxValue], Meta(max_length=64)] = []
    confirmed: Annotated[list[Place], Meta(max_length=64)] = []


class BoxField(Struct):
    """A field of a box that may be changed; *value* is a text if it is nothing that fits."""

    place: str
    kind: str
    value: Any
    low: int = 0
    high: int = 0
    known: list[str] = []
    size: int = 0


class BoxFault(Struct):
    """Something that is wrong in a box: the key of a reason, and its values."""

    place: str
    row: str
    field: str
    key: str
    values: dict[str, str]


class BoxRow(Struct):
    """A row of a box: what it is called, where its values come from, whether ours has others."""

    place: str
    name: str
    origin: str
    changed: bool = False


class BoxDifference(Struct):
    """A value that is another one in our box; null where there is none.

    *title* is that of the card or tile.
    """

    place: str
    before: Any
    after: Any
    title: str = ""


class BoxLine(Struct):
    """A box in a list; *hash* is empty as long as it has faults."""

    box: str
    game: str
    name: str
    hash: str
    faults: int
    changed: float


class Boxes(Struct):
    """The boxes that are one's own."""

    boxes: list[BoxLine]
    most: int


class OwnBox(Struct):
    """A box: its form, its faults, its pieces as they are drawn, and what differs from ours."""

    box: str
    game: str
    name: str
    hash: str
    mine: bool
    changed: float
    fields: list[BoxField]
    rows: list[BoxRow]
    faults: list[BoxFault]
    differences: list[BoxDifference]
    faces: dict[str, Face]


class MatchBox(Struct):
    """The box of a match: what differs from ours."""

    game: str
    hash: str
    differences: list[BoxDifference]
