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
    def readers(self) -> Numbers:
        """[kind] its source, and which of its values is the tile and which the points, or -1."""
        found = np.full((len(self.game.event_kinds), 3), -1, np.int64)
        for number, kind in enumerate(self.game.event_kinds):
            if kind.points:
                found[number, 0] = self.sources.index(kind.name)
                found[number, 2] = kind.nouns.index(kind.points)
            if kind.uses:
                found[number, 1] = kind.nouns.index(kind.uses)
        return found

    @cached_property
    def tables(self) -> Numbers:
        """[box, kind, number among the names of its noun] the tile, or -1, as all the rest is."""
        most = max((number for places in self.places for _, number in places), default=0)
        shape = len(self.places), len(self.game.event_kinds), most + 2
        found = np.full(shape, -1, np.int64)
        for box, places in enumerate(self.places):
            for (kind, number), tile in places.items():
                found[box, kind, number] = tile
        return found

    def count(
        self, arm: int, decisions: int, scores: Iterable[tuple[int, int]], rows: Iterable[Any]
    ) -> Numbers:
        """The numbers of a match that is over; *rows* are the events of all of its decisions."""
        tally = Tally(self, 1)
        tally.begin(0, arm)
        events = np.array([(0, *row) for row in rows], np.int64).reshape(-1, 6)
        tally.add(events)
        return tally.finish(0, decisions, scores)


class Tally:
    """What was counted so far of matches that are played side by side."""

    def __init__(self, layout: Layout, size: int) -> None:
        self.layout = layout
        self._arms = np.zeros(size, np.int64)
        self._out = np.zeros((size, layout.size), np.int64)
        self._used = np.zeros((size, len(layout.tiles), layout.seats), np.bool_)

    def begin(self, match: int, arm: int) -> None:
        """Begins to count a match with one of the boxes."""
        self._arms[match] = arm
        self._out[match] = 0
        self._used[match] = False

    def add(self, events: Numbers) -> None:
        """Counts [event] its match, kind, seat and three values, if it is about a seat."""
        match, kind, seat, *_ = events = events[events[:, 2] >= 0].T
        layout, values, every = self.layout, events[3:], np.arange(events.shape[1])
        source, tile, points = layout.readers[kind].T
        scored = np.where(points >= 0, values[points, every], 0)
        found = source >= 0
        column = 3 + layout.seats + source
        np.add.at(self._out, (match[found], column[found]), scored[found])
        number = values[tile, every]
        known = (tile >= 0) & (number >= 0) & (number < layout.tables.shape[2])
        place = layout.tables[self._arms[match], kind, np.where(known, number, -1)]
        used = known & (place >= 0)
        match, place, seat, scored = match[used], place[used], seat[used], scored[used]
        uses, worth = (layout.part(part).start for part in (0, 1))
        np.add.at(self._out, (match, uses + place), 1)
        np.add.at(self._out, (match, worth + place), scored)
        self._used[match, place, seat] = True

    def finish(self, match: int, decisions: int, scores: Iterable[tuple[int, int]]) -> Numbers:
        """The numbers of a match that is over."""
        out, layout = self._out[match].copy(), self.layout
        points, places = zip(*scores, strict=True)
        ranked = sorted(points, reverse=True)
        shares = [WHOLE * (place == 1) // places.count(1) for place in places]
        out[0], out[1], out[2] = decisions, sum(points), ranked[0] - ranked[1]
        out[3 : 3 + layout.seats] = shares
        out[layout.part(2)] = self._used[match].sum(1)
        out[layout.part(3)] = self._used[match] @ np.array(shares)
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
