"""What a match among three is worth to each seat, by the places that the kernel gives."""

from __future__ import annotations

import numpy as np

from grasse.kernel.match import Match
from grasse.research.position import Position

WORTH = {1: 1.0, 2: 0.0, 3: -1.0}


def worth(match: Match) -> list[float]:
    """[seat] the reward; nobody may share a place, or seats could be mistaken for each other."""
    places = [place for _, place in match.scores()]
    assert sorted(places) == [1, 2, 3]
    return [WORTH[place] for place in places]


def match_at(position: Position) -> Match:
    """A match that stands as *position* does."""
    match = Match(position.game, position.box, position.seats)
    match.state = np.frombuffer(position.content(), position.game.STATE)[0]
    return match
