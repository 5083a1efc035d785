"""The match of a row of the database, by the rules and the box it began with."""

from __future__ import annotations

import hashlib
import json
from functools import cache

from grasse.games import GAMES
from grasse.kernel.match import Match
from grasse.server.boxes import find_box
from grasse.server.messages import Refusal
from grasse.storage.store import MatchRow


@cache
def layout_of(game: str) -> str:
    """Tells whether a snapshot is of the record type that the game has now."""
    state = GAMES[game].STATE
    return hashlib.sha256(f"{GAMES[game].version} {state.descr}".encode()).hexdigest()


def match_of(row: MatchRow) -> Match:
    """The match of a row before its first decision."""
    game, box = GAMES.get(row.game), find_box(row.game, row.box)
    if game is None or box is None or not game.oldest <= row.version <= game.version:
        what = f"{row.game}, rules {row.version}, box {row.box[:12]}"
        raise Refusal("other_rules", f"{what}, cannot be played here any more")
    return Match(game, box, row.seats, json.loads(row.options), row.version)
