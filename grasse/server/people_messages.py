"""What goes over the wire about people; docs/protocol.md says what it means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grasse.server.messages import Rating, Word


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """What others may see of somebody besides name, colour and sign."""

    statistics: bool = False
    matches: bool = False  # those that are listed, and over


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called, and to look like; what is left out stays."""

    name: Word | None = None
    colour: Word | None = None
    sign: Word | None = None
    shown: Shown | None = None


class AddDevice(Struct, forbid_unknown_fields=True):
    """Makes this browser that of somebody: by a link, or by their recovery phrase.

    If it is somebody else's now: *instead* leaves them behind, *along* makes both one person.
    """

    link: Word = ""
    phrase: Annotated[str, Meta(max_length=400)] = ""
    instead: bool = False
    along: bool = False


class LeaveForGood(Struct, forbid_unknown_fields=True):
    """Leaves for good; the name says that it is meant."""

    name: Word


# ---------------------------------------------------------------- answers


class ShownToOthers(Struct):
    """What others may see of somebody besides name, colour and sign."""

    statistics: bool
    matches: bool


class Me(Struct):
    """Whose browser this is; without a name, nobody's yet."""

    name: str
    colour: str
    sign: str
    created: float
    shown: ShownToOthers
    devices: int
    phrase: bool
    colours: list[str]
    signs: list[str]


class DeviceLink(Struct):
    """A link for another browser, and until when it works."""

    address: str
    until: float


class NewPhrase(Struct):
    """A recovery phrase, told once."""

    phrase: str


class Profile(Struct):
    """Somebody, as others may see them."""

    name: str
    colour: str
    sign: str
    created: float
    shown: ShownToOthers
    mine: bool


class Opponent(Struct):
    """Who else played: the name at the table, or the bot; and whose profile that is, if any."""

    seat: int
    name: str
    bot: str
    profile: str
    points: int
    place: int


class RatingStep(Struct):
    """A rating before a match, and after it."""

    before: Rating
    after: Rating


class GameRating(Struct):
    """How strong somebody is in a game, by how many matches."""

    game: str
    rating: Rating
    matches: int


class Result(Struct):
    """What came of a match for one chair.

    *against*: "person", or the strongest bot. It *counts* if it was played from its start, on one
    chair, and by oneself or rated. *sources*: points by the events that brought them. *abandoned*:
    a bot has finished it, or decided more often than the person. *early*: it was ended before its
    end, so it has no points. *rating*: what it changed, if it was rated.
    """

    match: str
    game: str
    seats: int
    seat: int
    at: float
    points: int
    place: int
    against: str
    opponents: list[Opponent]
    sources: dict[str, int]
    accuracy: float | None
    counts: bool
    forked: bool
    listed: bool
    abandoned: bool
    early: bool
    rating: RatingStep | None


class Results(Struct):
    """What came of somebody's matches, the latest first; *more* were over before *until*."""

    results: list[Result]
    more: bool
    until: float
    ratings: list[GameRating]
