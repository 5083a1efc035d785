"""What the features speak of: for networks that read alike pieces alike, and for rewards."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from grasse.kernel.game import Game

PIECE = re.compile(r"(?:(.*\d) )?(.+)")  # "street 2 price": the piece, and what is said of it
OWNER = re.compile(r"seat \+(\d)")
POINTS = re.compile(r"seat \+\d (money|score)")


def find_points(game: Game, seats: int) -> list[int]:
    """Where in an observation the points of every seat are, those of the one that decides first."""
    legend = enumerate(game.legend(game.load_box()))
    return [at for at, name in legend if POINTS.fullmatch(name)][:seats]


def find_pieces(game: Game, seats: int) -> list[npt.NDArray[np.int64]]:
    """Of every kind of piece [piece, feature]: where in an observation it is described.

    Pieces are of one kind if the same is said of them, in the same order. What belongs to no piece
    is a kind of its own, with one piece; what belongs to seats that nobody sits on is left out.
    """
    pieces: dict[str, dict[str, int]] = {}
    for at, name in enumerate(game.legend(game.load_box())):
        found = PIECE.fullmatch(name)
        assert found, name
        piece, said = found.groups("")
        owner = OWNER.search(name)
        if owner is None or int(owner[1]) < seats:
            pieces.setdefault(piece, {})[said] = at
    kinds: dict[tuple[str, ...], list[list[int]]] = {}
    for described in pieces.values():
        kinds.setdefault(tuple(described), []).append(list(described.values()))
    return [np.array(kind) for kind in kinds.values()]
