"""When to decide again: spaced repetition by FSRS, as the package `fsrs` does it.

A card is what is known of how well somebody remembers one position. It is kept by whoever learns,
in their browser or their files; here it only goes from one state to the next.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler, State
from msgspec import Meta, Struct

LONGEST = 365  # days until a position comes again, at most
SOON = timedelta(minutes=10)  # after a wrong answer

Moment = Annotated[float, Meta(ge=0, le=2**33)]  # seconds since 1970


class Card(Struct, forbid_unknown_fields=True):
    """How well a position is remembered; the words are those of FSRS."""

    state: Annotated[int, Meta(ge=1, le=3)]  # learning, review, relearning
    step: Annotated[int, Meta(ge=0, le=8)] | None
    stability: Annotated[float, Meta(ge=0.001, le=36_500)] | None  # days
    difficulty: Annotated[float, Meta(ge=1, le=10)] | None
    due: Moment
    last: Moment | None


_SCHEDULER = Scheduler(
    learning_steps=(SOON,), relearning_steps=(SOON,), maximum_interval=LONGEST, enable_fuzzing=False
)


def reviewed(card: Card | None, is_right: bool, now: float) -> Card:
    """A card, or a new one, after its position was decided rightly or wrongly."""
    rating = Rating.Good if is_right else Rating.Again
    after, _ = _SCHEDULER.review_card(_known(card, now), rating, _time(now))
    return Card(
        after.state.value,
        after.step,
        _rounded(after.stability),
        _rounded(after.difficulty),
        after.due.timestamp(),
        after.last_review.timestamp() if after.last_review else None,
    )


def _known(card: Card | None, now: float) -> FsrsCard:
    if card is None:
        return FsrsCard(card_id=0, due=_time(now))
    last = None if card.last is None else _time(min(card.last, now))  # no clock goes backwards
    is_whole = None not in (card.stability, card.difficulty, last)
    if not is_whole:  # as it never leaves here
        return FsrsCard(card_id=0, due=_time(now))
    step = None if card.state == State.Review.value else (card.step or 0)
    due = _time(card.due)
    return FsrsCard(0, State(card.state), step, card.stability, card.difficulty, due, last)


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
