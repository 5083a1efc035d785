"""What is sent to those who asked for differences; docs/protocol.md says what it means."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from grasse.kernel.tree import Node
from grasse.server.messages import Asked, Chair, Face, GameEvent, Lesson, Ways


class Outlook(Struct, omit_defaults=True):
    """What is certain of some options alike: a prospect of each."""

    actions: list[int]
    then: list[int] = []
    points: int = 0
    least: int = 0
    most: int = 0
    adds: int = 0
    events: list[GameEvent] = []
    next: str = ""
    phase: str = ""
    odds: list[tuple[int, float]] = []


class Change(Struct, omit_defaults=True):
    """What is another with a piece that is still there; null is a value that it has no more.

    Of its children some are *gone*, some are *new*, each with its place among all of them, and of
    the others some *nodes* have changed.
    """

    id: str
    values: dict[str, str | int | None] = {}
    counts: dict[str, int | None] = {}
    touches: list[int] | None = None
    gone: list[str] = []
    new: list[tuple[int, Node]] = []
    nodes: list[Change] = []


class ChairChange(Struct, omit_defaults=True):
    """What is another with a chair."""

    seat: int
    kind: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    left: float | UnsetType | None = UNSET
    pledge: str | UnsetType = UNSET
    grace: float | UnsetType | None = UNSET


class WholeTable(Struct, tag_field="type", tag="whole", omit_defaults=True):
    """The table as one reader may see it, from which its steps go on."""

    step: int
    check: int
    number: int
    seat: int
    not_now: int
    question: int
    status: str
    turn: int
    decisions: int
    chairs: list[Chair]
    tree: Face
    options: list[int]
    refused: dict[str, list[int]] | None
    prospects: list[Outlook]
    ways: Ways | None
    undo: int
    asked: Asked | None
    hints: bool
    warming: bool
    links: int
    scores: list[tuple[int, int]]
    secret: str
    rematch: str
    lesson: Lesson | None
    events: list[GameEvent] = []
    forced: list[int] = []


class TableStep(Struct, tag_field="type", tag="step", omit_defaults=True):
    """What has changed of it since the last step."""

    step: int
    check: int
    number: int
    question: int | UnsetType = UNSET
    status: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    decisions: int | UnsetType = UNSET
    chairs: list[ChairChange] | UnsetType = UNSET
    tree: Change | UnsetType = UNSET
    options: list[int] | UnsetType = UNSET
    refused: dict[str, list[int]] | UnsetType | None = UNSET
    prospects: list[Outlook] | UnsetType = UNSET
    ways: Ways | UnsetType | None = UNSET
    undo: int | UnsetType = UNSET
    asked: Asked | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    warming: bool | UnsetType = UNSET
    links: int | UnsetType = UNSET
    scores: list[tuple[int, int]] | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    lesson: Lesson | UnsetType | None = UNSET
    events: list[GameEvent] = []
    forced: list[int] = []
