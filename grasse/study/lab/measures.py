"""What is measured of a match: length, points and their sources, places, and the use of each tile.

Everything is counted as the game's card tells it, in whole numbers, so that sums do not depend on
the order in which matches end. A victory is WHOLE, so that it can be shared by two, three or four.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game

WHOLE = 12
Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Tile:
    """A piece of the box that seats use by one kind of event."""

    noun: str
    name: str
    kind: int  # of the event
    scores: bool  # whether the event brings points


Places = dict[tuple[int, int], int]  # [kind of event, number among the names of its noun] tile


@dataclass(frozen=True)
class Layout:
    """Where each measure of a match stands in its row of numbers."""

    game: Game
    seats: int
    tiles: tuple[Tile, ...]  # of all boxes: an owner's own may have others, or in another order
    places: tuple[Places, ...]  # [box]

    @cached_property
    def sources(self) -> list[str]:
        """The events that bring points."""
        return list(self.game.sources)

    @cached_property
    def names(self) -> list[str]:
        """What is measured: these are compared, what follows them only explains tiles."""
        seats = [f"wins {seat}" for seat in range(1, self.seats + 1)]
        sources = [f"source {name}" for name in self.sources]
        uses = [f"use {tile.noun} {tile.name}" for tile in self.tiles]
        return ["length", "points", "margin", *seats, *sources, *uses]

    @property
    def first_tile(self) -> int:
        """Where the uses of the tiles begin."""
        return len(self.names) - len(self.tiles)

    @property
    def size(self) -> int:
        """Numbers of a match: of each tile also its points, its users and what these won."""
        return len(self.names) + 3 * len(self.tiles)

    def part(self, number: int) -> slice:
        """The tiles' uses (0), points (1), users (2) or what these won (3)."""
        begin = self.first_tile + number * len(self.tiles)
        return slice(begin, begin + len(self.tiles))

    @cached_property
    def _readers(self) -> dict[int, tuple[int, int, int]]:
        """[kind] its source, and which of its values is the tile and which the points, or -1."""
        found = {}
        for number, kind in enumerate(self.game.event_kinds):
            source = self.sources.index(kind.name) if kind.points else -1
            tile = kind.nouns.index(kind.uses) if kind.uses else -1
            points = kind.nouns.index(kind.points) if kind.points else -1
            if source >= 0 or tile >= 0:
                found[number] = source, tile, points
        return found

    def count(
        self, arm: int, decisions: int, scores: Iterable[tuple[int, int]], rows: Iterable[Any]
    ) -> Numbers:
        """The numbers of a match that is over; *rows* are the events of all of its decisions."""
        out = np.zeros(self.size, np.int64)
        points, places = zip(*scores, strict=True)
        ranked = sorted(points, reverse=True)
        shares = [WHOLE * (place == 1) // places.count(1) for place in places]
        sources = 3 + self.seats
        out[0], out[1], out[2] = decisions, sum(points), ranked[0] - ranked[1]
        out[3:sources] = shares
        uses, worth, users, won = (out[self.part(number)] for number in range(4))
        used: set[tuple[int, int]] = set()
        tiles = self.places[arm]
        for kind, seat, *values in rows:
            source, tile, scored = self._readers.get(kind, (-1, -1, -1))
            if seat < 0:
                continue
            if source >= 0:
                out[sources + source] += values[scored]
            place = tiles.get((kind, values[tile]), -1) if tile >= 0 else -1
            if place >= 0:
                uses[place] += 1
                worth[place] += values[scored] if scored >= 0 else 0
                used.add((place, seat))
        for place, seat in used:
            users[place] += 1
            won[place] += shares[seat]
        return out


def layout_of(game: Game, boxes: Sequence[Box], seats: int) -> Layout:
    """What is measured of the matches of a game with some boxes; tiles are the same by name."""
    found = [list(_tiles(game, box)) for box in boxes]
    known = dict.fromkeys(tile for each in found for _, tile in each)
    tiles = {tile: at for at, tile in enumerate(sorted(known, key=lambda tile: tile.kind))}
    places = tuple({key: tiles[tile] for key, tile in each} for each in found)
    return Layout(game, seats, tuple(tiles), places)


def _tiles(game: Game, box: Box) -> Iterator[tuple[tuple[int, int], Tile]]:
    for number, kind in enumerate(game.event_kinds):
        if kind.uses:
            for index, name in enumerate(game.notation.names_of(box, kind.uses)):
                yield (number, index), Tile(kind.uses, str(name), number, bool(kind.points))
