"""What goes over the wire where people meet, are rated, and are told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grasse.server.messages import Language, Link, Rating, Seat, Summary, Word

# ---------------------------------------------------------------- requests


class Sit(Struct, forbid_unknown_fields=True):
    """Takes a free chair at a table that is open to anyone, or to which one was invited."""

    name: Word = ""
    pledge: Link = ""


class Seek(Struct, forbid_unknown_fields=True):
    """Plays with somebody: sits down at a table that waits for one, or opens one and waits."""

    game: Word
    seats: Seat
    pace: Literal["live", "slow"]
    rated: bool = True
    name: Word = ""
    language: Language = ""
    pledges: bool = False


class Invite(Struct, forbid_unknown_fields=True):
    """Asks somebody to a table."""

    name: Word


class Block(Struct, forbid_unknown_fields=True):
    """Does not want to meet somebody, nor to hear them, or does again."""

    name: Word
    blocked: bool = True


class BeSeen(Struct, forbid_unknown_fields=True):
    """Whether one's name is shown to others while one is here."""

    shown: bool


class ChooseKinds(Struct, forbid_unknown_fields=True):
    """What one wants to be told, and what not."""

    kinds: dict[Word, bool]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Lets this browser be called, by what its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]
    language: Language = ""


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """Does not let it be called any more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class GiveMail(Struct, forbid_unknown_fields=True):
    """An address for mail, or nothing if there shall be none."""

    mail: Annotated[str, Meta(max_length=254)]
    language: Language = ""


class ConfirmMail(Struct, forbid_unknown_fields=True):
    """What stands in the link that was sent to an address."""

    token: Word


# ---------------------------------------------------------------- answers


class Invitation(Struct):
    """A table to which somebody asks one."""

    by: str
    match: Summary


class Meeting(Struct):
    """Where people meet: tables with a free chair, invitations, and who is here.

    *people* are the names of those who let themselves be seen; *shown*: whether one does so, None
    for a browser that never took a chair.
    """

    open: list[Summary]
    invited: list[Invitation]
    here: int
    people: list[str]
    shown: bool | None


class Friend(Struct):
    """Somebody with whom one has played: how often, and when the last match ended or moved."""

    name: str
    here: bool
    matches: int
    moved: float


class Friends(Struct):
    """People with whom one has played, and those whom one has blocked."""

    friends: list[Friend]
    blocked: list[str]


class Rung(Struct):
    """Somebody on the ladder: a person by name, or a bot."""

    name: str
    bot: str
    rating: Rating
    matches: int
    mine: bool


class Ladder(Struct):
    """People and bots of a game on one scale, the strongest first."""

    rungs: list[Rung]


class RatedSeat(Struct):
    """What a rated match changed about a seat."""

    seat: int
    before: Rating
    after: Rating


class RatingChange(Struct):
    """What a rated match changed; nobody is here as long as it is not counted."""

    seats: list[RatedSeat]


class Telling(Struct):
    """How one can be told something while no page is open, and what.

    *key* is the server's, for push services; nothing if it calls no browsers. *devices* are one's
    browsers that are called. *mails*: whether it sends mail.
    """

    key: str
    devices: int
    mails: bool
    mail: str
    confirmed: bool
    kinds: dict[str, bool]


class Confirmed(Struct):
    """The address that was confirmed."""

    mail: str
