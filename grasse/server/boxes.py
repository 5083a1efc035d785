"""The boxes that matches are played with: those of the games, and those of before."""

from __future__ import annotations

import logging
from functools import cache

from sqlalchemy import Connection

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.boxfile import BoxError, BoxText
from grasse.storage import store
from grasse.storage.store import BoxRow, MatchRow

REMEMBERED = 5000  # boxes, of those that matches are played with
_former: dict[tuple[str, str], Box] = {}  # [game, hash]
log = logging.getLogger("grasse")


@cache
def box_of(game: str) -> Box:
    """The box that comes with a game."""
    return GAMES[game].load_box()


@cache
def shipped(game: str) -> BoxRow:
    """The box that comes with a game, as it is kept beside the matches."""
    card = GAMES[game]
    text = card.components.read_bytes().decode("utf-8-sig")
    return BoxRow(card.box_hash(box_of(game)), text)


def find_box(game: str, content: str) -> Box:
    """The box of a game with this hash: its own, or one that was recalled; None if neither."""
    if game in GAMES and shipped(game).hash == content:
        return box_of(game)
    return _former.get((game, content))


def former_box(row: MatchRow) -> bytes:
    """The box of a match for the bots, if it is not the one that they know: the game's own."""
    box = find_box(row.game, row.box)
    return b"" if box is box_of(row.game) else box.tobytes()


def remember(game: str, content: str, box: Box) -> None:
    """Has a box at hand for the matches that are played with it; not more than it can hold."""
    _former[game, content] = box
    if len(_former) > REMEMBERED:
        _former.pop(next(iter(_former)), None)


def recall(connection: Connection, game: str, content: str) -> Box:
    """The box of a game with this hash, if need be from where it was kept; None if it is lost.

    It counts as the one with its hash whatever that would be now: it was kept under it.
    """
    found = find_box(game, content)
    text = None if found is not None else store.box_text(connection, content)
    if text is None or game not in GAMES:
        return found
    try:
        remember(game, content, GAMES[game].load_box(BoxText(text)))
    except BoxError as error:
        log.warning("a box of %s that was kept cannot be read: %s", game, error)
    return find_box(game, content)
