"""What a review of a match finds: what `grasse review --json` writes and a server sends.

Seats are counted from 1, as in every message; 0 is chance. Lists with one entry a seat begin with
seat 1. A chance is a probability to win, 0..1; those of all seats are 1 together (winners who are
equal share it). Points are those that a seat is expected to end with. docs/review.md says how all
of it is found.

Everything is made of the moments: `before` and `after` of each are all that was estimated, and the
ledger, the table of seats and the lists are added up from them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

METHOD = 6  # rises when the same match would be judged otherwise

Size = Literal["none", "inaccuracy", "mistake", "blunder"]


class ReviewSettings(Struct):
    """How a review was made; the same settings find the same."""

    thinking: int  # iterations of the search for each moment
    deep: bool
    seed: str
    method: int  # METHOD of then
    version: int  # of the game's rules that the review was made by


class Judgement(Struct):
    """A seat's decision beside the best one, by what that seat could know then."""

    chosen: int  # action
    best: int  # action; the chosen one if nothing better was found
    cost: float  # chance to win that the seat gave away: 0 or more
    points: float  # points that it gave away; below 0 if the better chance has fewer points
    error: float  # of the cost: its standard error
    points_error: float  # of the points
    size: Size  # by the cost; a cost that is not larger than twice its error counts as 0
    options: int  # that it had


class Moment(Struct):
    """A decision of a seat that had a choice, or luck: whatever can change the chances.

    Decisions without a choice are no moments: they belong to the moment before them. What chance
    settles in a row is one moment.
    """

    number: int  # decisions of the record before it: the first of the moment is decisions[number]
    until: int  # decisions of the record up to its end: number + 1, or more for luck
    seat: int  # that decided, or 0 for luck
    before: list[float]  # chances when it was about to be settled, with the best option in mind
    after: list[float]  # chances with what was decided, or drawn; before + this moment's change
    points_before: list[float]
    points_after: list[float]
    revision: list[
        float
    ]  # before, less the `after` of the moment before: a deeper look, or a secret
    error: float  # standard error of the change
    judgement: Judgement | None = None  # of a decision; None for luck
    stood_in: bool = False  # decided by a bot, in the place of the person whose seat it is


class Account(Struct):
    """A seat's ledger: final = initial + own + sum of others and stand-ins + luck + revisions.

    Revisions are those of the moments, and what the end says otherwise than the last of them. What
    a bot decided in the place of a person is nobody's own, and nobody's accuracy or mistake.
    """

    seat: int
    initial: float
    final: float  # 1 for the winner
    own: float  # 0 or less
    others: list[float]  # by seat; its own place holds 0
    stand_ins: list[float]  # by seat, also its own: what the bot that stood in there decided
    luck: float
    revisions: float
    luck_error: float  # standard error of what was booked as luck, where outcomes were sampled
    accuracy: float  # 0..100, see docs/review.md; 100 without choices
    choices: int  # decisions that it was judged by
    inaccuracies: int
    mistakes: int
    blunders: int


class MistakeReason(Struct):
    """Why a decision was a mistake: a message of the catalogues and what it speaks of.

    *id* is `review-why-…`. Arguments: `points`, a number that is rounded and above 0: soon, or at
    the end where there are none soon; `source`, an event that brings points (its words are
    `scoring-<source>`), or that is gained for later, `count` more of it (`gain-<source>`), or "";
    `seat`, another seat, or 0.
    """

    id: str
    points: float
    source: str
    seat: int
    count: float = 0.0  # 0 where the source brings points


class Mistake(Struct):
    """One of the costliest decisions."""

    moment: int  # index in `moments`
    seat: int
    why: MistakeReason


class Fortune(Struct):
    """A moment of luck that changed much for a seat."""

    moment: int  # index in `moments`
    seat: int
    amount: float  # above 0: lucky


class Review(Struct):
    """A match, reviewed."""

    game: str
    seats: int
    names: list[str]  # by seat
    scores: list[tuple[int, int]]  # by seat: points and place
    settings: ReviewSettings
    moments: list[Moment]
    ledger: list[Account]  # by seat
    table: list[list[float]]  # [seat who decided][seat]: what decisions gave or cost; row 0 is luck
    stand_ins: list[list[float]]  # [seat - 1 where a bot stood in][seat]: the same of that bot's
    worst: list[Mistake]  # of every seat up to three, the costliest first
    fortunes: list[Fortune]  # of every seat up to three lucky and three unlucky, largest first


class ReviewState(Struct):
    """How far the review of a match is; while it goes on, with the moments found so far.

    *status*: "none" (nobody asked for it yet), "waiting" (others are reviewed before, or while
    *warming* what it needs is compiled), "working", "done", or "failed".
    """

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: float  # share of the work, 0..1
    moments: list[Moment]  # while working: those found, from the one that was asked for on
    review: Review | None  # when it is done
    warming: bool = False


read_review = msgspec.json.Decoder(Review).decode
read_moments = msgspec.json.Decoder(list[Moment]).decode
