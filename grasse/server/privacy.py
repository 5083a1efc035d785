"""A match that is over is private to those who played, until one of them shares it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from grasse.server import lobby, messages
from grasse.server.admission import AnyRequest, hash_of_key, key_of
from grasse.server.day_luck import is_shown
from grasse.server.desk import Desk
from grasse.server.messages import Refusal
from grasse.storage import store
from grasse.storage.store import ChairRow, MatchRow


def is_open(row: MatchRow, now: float) -> bool:
    """Whether everybody who knows the name of a match that is over may look at it.

    A match of a day is told to all when nobody's try counts any more.
    """
    if row.day:
        return is_shown(row.day, now)
    return row.listed or row.shared or row.tournament != ""


def may_look(row: MatchRow, chairs: Sequence[ChairRow], holder: str, now: float) -> bool:
    """Whether somebody who knows the name of a match that is over may look at it.

    While it goes on, whoever was given its link may watch.
    """
    return is_open(row, now) or holds_one(chairs, holder)


def holds_one(chairs: Sequence[ChairRow], holder: str) -> bool:
    """Whether somebody sits at a table, or sat there until the match was over."""
    return holder != "" and any(chair.holder == holder for chair in chairs)


def private() -> Refusal:
    """Why somebody may not look at a match that is over."""
    return Refusal("private", "it is private to those who played; one of them can share it")


# ---------------------------------------------------------------- addresses


async def check(request: AnyRequest) -> None:
    """Refuses whatever is asked of a match that is over to those who may not look at it.

    This stands before every address that has a match in it, so that none can be forgotten.
    `/t/{match}` is the page itself, which says of a private match no more than that it is private.
    """
    match = request.path_params.get("match")
    if match is None or not request.url.path.startswith("/api/"):
        return
    desk: Desk = request.app.state.desk
    key = key_of(request)
    await desk.read(_check, match, hash_of_key(key) if key else "", desk.clock())


def _check(connection: Connection, match: str, key: str, now: float) -> None:
    """Asks the database just one question, as a replay comes here for every step."""
    row, is_theirs = store.find_match_for(connection, match, key)
    if row is None or row.status != "over" or is_theirs:
        return
    if not is_open(row, now):
        raise private()


# ---------------------------------------------------------------- sharing


async def share(
    desk: Desk, holder: str, match: str, wanted: messages.ShareMatch
) -> messages.Summary:
    """Lets everybody who has the link look at a match that is over, or nobody any more."""

    def keep(connection: Connection) -> None:
        row = store.find_match(connection, match)
        if row is None:
            raise Refusal("no_such_match", "there is no such match")
        if not holds_one(store.chairs_of(connection, [match]), holder):
            raise Refusal("not_your_chair", "only those who played can share it")
        if row.status != "over":
            raise Refusal("not_over", "whoever has the link may watch until it is over")
        if not is_shown(row.day, desk.clock()):
            raise Refusal("day", "others still play the match of this day")
        store.set_shared(connection, match, wanted.shared)

    await desk.write(keep)
    await desk.refresh(match)
    return await lobby.summary(desk, holder, match)
