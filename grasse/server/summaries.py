"""A match and its chairs, as a browser sees them from outside."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from grasse.server import messages
from grasse.server.day_luck import is_shown
from grasse.server.messages import sent_seat
from grasse.server.trail import hash_of
from grasse.storage.store import ChairRow, MatchRow

HERE = 75.0  # seconds that somebody counts as here without a sign of life


def is_here(chair: ChairRow, now: float) -> bool:
    """Whether somebody sits on a chair."""
    return chair.kind == "bot" or (chair.seen > chair.gone and now - chair.seen < HERE)


def summarize(
    row: MatchRow,
    chairs: Sequence[ChairRow],
    holder: str,
    now: float,
    bot: Callable[[int], str] | None = None,
) -> messages.Summary:
    """A match and its chairs, as a browser sees them from outside."""
    holds = any(chair.holder == holder for chair in chairs) if holder else False
    return messages.Summary(
        match=row.match,
        game=row.game,
        version=row.version,
        box=row.box,
        status=row.status,
        number=row.number,
        turn=sent_seat(row.turn),
        chairs=[
            messages.SummaryChair(
                seat=sent_seat(chair.seat),
                kind=chair.kind,
                name=chair.name,
                bot=bot(chair.seat) if bot else chair.player,
                here=is_here(chair, now),
                mine=bool(holder) and chair.holder == holder,
                invite=chair.invite if holds else "",
            )
            for chair in chairs
        ],
        options=json.loads(row.options),
        clock=clock_of(row),
        listed=row.listed,
        created=row.created,
        moved=row.moved,
        scores=[(points, place) for points, place in json.loads(row.scores)],
        hash=hash_of(row.secret),
        secret=shown_secret(row, row.status, now),
        forked=row.forked,
        luck=row.luck,
        rematch=row.rematch,
        lesson=row.lesson,
        public=row.public,
        rated=row.rated,
        language=row.language,
        day=row.day,
        practice=row.practice,
        tournament=row.tournament,
        box_name=row.box_name,
        shared=row.shared,
    )


def shown_secret(row: MatchRow, status: str, now: float) -> str:
    """The secret behind the luck of a match, as soon as nobody can use it any more."""
    is_known = status == "over" and not row.held and is_shown(row.day, now)
    return row.secret if is_known else ""


def is_try(row: MatchRow) -> bool:
    """Whether a match counts for its day."""
    return row.day != "" and not row.practice


def clock_of(row: MatchRow) -> messages.Clock:
    """The clock of a match, as it is sent."""
    kind: Any = row.clock_kind
    return messages.Clock(kind, row.clock_seconds, row.clock_increment)
