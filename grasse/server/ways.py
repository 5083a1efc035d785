"""Several decisions in one go: what a seat may want to do at a press, found by playing it ahead.

It is played on a world that fits what the seat sees, and never past luck or another seat's turn: so
it tells nothing that the seat does not know.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from grasse.kernel.aliases import Box, Integers, Mask, View
from grasse.kernel.calls import looked_at
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.server.differences import touchable, touched
from grasse.server.messages import LONGEST_CHAIN, Ways
from grasse.study.ahead import Field, Room, ahead_in, make_field, make_room
from grasse.study.prospects import prospects_of

MOST_WAYS = 6  # to a piece: with more of them a press would mean nothing
MOST_TIMES = 4  # that the page offers besides as often as it can be

Ahead = tuple[Any, list[int]]  # [0] a state in which the seat is asked, and its options


@lru_cache(64)
def _room(game: Game, thread: int) -> tuple[Room, Field]:
    """Where it is tried out, for each thread."""
    return make_room(game), make_field(game)


class Lookout:
    """Plays ahead for one seat, from what it sees."""

    def __init__(self, game: Game, box: Box, view: View, seat: int) -> None:
        self.game, self.box, self.seat = game, box, seat
        self._ahead = ahead_in(game)
        manners = self._ahead.manners
        self.last, self.aside, self.small = manners["last"], manners["aside"], manners["small"]
        self.single, self.spends = manners["single"], manners["spends"]
        self._boxes = looked_at(box)
        self._room, self._field = _room(game, threading.get_ident())
        # Any world will do: no way goes past a secret.
        self.world = prospects_of(game).worlds(box, view, seat)[:1]

    def _copy(self, state: Any) -> Any:
        """[0] the same state."""
        return np.frombuffer(bytearray(state.tobytes()), self.game.STATE)

    def after(self, state: Any, action: int) -> Ahead | None:
        """The next question of this seat; nothing if luck or another is next."""
        state = self._copy(state)
        content = np.ndarray((1, state.itemsize), np.uint8, state)
        play = self._ahead.go_ahead
        if not play(self._boxes, state, content, action, self.seat, False, self._room):
            return None
        return state, self._room.mask.nonzero()[0].tolist()

    def sensible(self, state: Any, options: Sequence[int]) -> int:
        """What the house would choose at first sight; of equals the first."""
        mask, chosen = np.zeros(self.game.ACTIONS, np.bool_), np.array(sorted(options))
        mask[chosen] = True
        worth = self._field.worth
        self._ahead.weigh_up(self._boxes, self._copy(state), self.seat, mask, worth)
        return int(chosen[worth[chosen].argmax()])

    def is_small(self, options: Sequence[int]) -> bool:
        """Whether only small things are asked."""
        return all(self.small[action] for action in options)

    def again(self, options: list[int]) -> Iterator[list[int]]:
        """Each of them as often as it can be, with the small things that each time asks for."""
        options = [action for action in options if not self.single[action]]
        chains = np.zeros((len(options), LONGEST_CHAIN), np.int64)
        sizes = np.zeros(len(options), np.int64)
        self._ahead.repeat(
            *(self._boxes, self.world, self.seat, np.array(options, np.int64)),
            *(chains, sizes, self._room, self._field),
        )
        for action, chain, size in zip(options, chains.tolist(), sizes.tolist(), strict=True):
            whole = chain[:size]
            if whole.count(action) > 1:
                yield whole

    def rest(self, options: list[int]) -> list[int]:
        """What the house would answer as long as nothing but small things can be done.

        None that spends what may be needed for something else.
        """
        chain: list[int] = []
        ahead: Ahead | None = (self.world, options)
        while ahead is not None and len(chain) < LONGEST_CHAIN:
            state, options = ahead
            if not all(self.small[a] or self.last[a] or self.aside[a] for a in options):
                break
            if any(self.spends[a] for a in options):
                break
            action = self.sensible(state, options)
            if self.aside[action] and not self.small[action]:
                break  # that is worth a question
            chain.append(action)
            ahead = self.after(state, action)
        is_one = all(self.last[action] for action in chain[1:])
        return chain[:1] if is_one else chain  # "pay with X", and then to stop, is to pay with X

    def pieces(self, options: list[int], tree: Node) -> dict[str, list[list[int]]]:
        """What leads to the pieces that cannot be touched yet; the shortest ways to each.

        What is forced on the way counts.
        """
        parts, now, depth = touchable(tree), set(options), 0
        found, reached = dict[str, list[list[int]]](), dict[str, list[list[int]]]()
        carriers: dict[int, list[str]] = {}  # [action] the pieces that it is done with
        for length, chain in self._chains(options, touched(parts, self.game.ACTIONS)):
            if length > depth:
                found.update(reached)
                reached, depth = {}, length
            if (end := chain[-1]) not in carriers:
                at_end = [piece for part in parts for piece in part.by_action(end)]
                carriers[end] = [piece.id for piece in at_end if now.isdisjoint(piece.touches)]
            for piece in carriers[end]:
                if piece not in found:
                    reached.setdefault(piece, []).append(chain)
        found.update(reached)
        return {piece: ways for piece, ways in found.items() if len(ways) <= MOST_WAYS}

    def _chains(self, options: list[int], wanted: Mask) -> list[tuple[int, list[int]]]:
        """What leads to a decision that is *wanted*, but cannot be made at once; short ones first.

        Each with how many decisions it takes, with those that are forced on the way.
        """
        field = self._field
        wanted &= ~self._ahead.nowhere
        wanted[options] = False
        if not wanted.any():
            return []
        field.masks[0] = False
        field.masks[0, options] = True
        count = self._ahead.find_chains(
            self._boxes, self.world, self.seat, wanted, self._room, field
        )
        arrays = field.lengths, field.depths, field.chains
        lengths, depths, chains = (array[:count].tolist() for array in arrays)
        found = [
            (length, chain[:depth])
            for length, depth, chain in zip(lengths, depths, chains, strict=True)
        ]
        return sorted(found, key=lambda each: each[0])

    def gathered(self, options: list[int], tree: Node) -> dict[str, list[list[int]]]:
        """All that the pieces of a place are made of, in one go: the dice for a note.

        The place says by which decisions that is gathered (its value *gathers*), and each of its
        pieces how much of what it needs (its counts). First everything is taken once that is
        needed, and then what the house would take of it, as long as something can be taken.
        """
        decision, found = self.game.notation.decision, dict[str, list[list[int]]]()
        for place in tree.children:
            if (kind := place.values.get("gathers")) is None:
                continue
            name = decision(int(kind)).name
            offered = [action for action in options if decision(action).name == name]
            things = {self._thing(action): action for action in offered}
            wanted = {
                piece.id: {things[thing]: number for thing, number in piece.counts.items()}
                for piece in (place.children if offered else ())
                if piece.counts and things.keys() >= piece.counts.keys()
            }
            chains = self._gather(list(wanted.values()))
            found |= {piece: [chain] for piece, chain in zip(wanted, chains, strict=True) if chain}
        return found

    def _thing(self, action: int) -> str:
        """What a decision is about."""
        return str(next(iter(self.game.notation.arguments(self.box, action).values())))

    def _gather(self, wanted: list[dict[int, int]]) -> list[list[int]]:
        """Each action as often as is *wanted*, and then of these as many as can be.

        In their order, as it makes no difference; nothing if it cannot be done, or is but one.
        """
        if not wanted:
            return []
        needs = [sorted(a for a, number in each.items() for _ in range(number)) for each in wanted]
        chains = np.zeros((len(wanted), LONGEST_CHAIN), np.int64)
        sizes = np.zeros(len(wanted), np.int64)
        self._ahead.gather(
            *(self._boxes, self.world, self.seat, filled(needs), filled([*map(list, wanted)])),
            *(chains, sizes, self._room, self._field),
        )
        found = [chain[:size] for chain, size in zip(chains.tolist(), sizes.tolist(), strict=True)]
        for chain, each in zip(found, wanted, strict=True):
            chain.sort(key=list(each).index)
        return [chain if len(chain) > 1 else [] for chain in found]


def filled(rows: list[list[int]]) -> Integers:
    """The same as an array; -1 stands behind what is shorter."""
    width = max(map(len, rows), default=0)
    return np.array([row + [-1] * (width - len(row)) for row in rows], np.int64)


def presses(options: Sequence[int], ways: Ways) -> dict[tuple[int, ...], int]:
    """Every chain that can be played now, and how many presses of the page it takes.

    An option is one press, the same again so and so often another, and so is all the rest. A piece
    to which one way leads is one press; if there are several, a second one chooses.
    """
    found: dict[tuple[int, ...], int] = {(action,): 1 for action in options}
    for chain in ways.again:
        found |= dict.fromkeys(repeats(chain), 1)
    if len(ways.rest) > 1:
        found[tuple(ways.rest)] = 1
    for chains in ways.pieces.values():
        for chain in chains:
            cost = 1 if len(chains) == 1 else 2
            found[tuple(chain)] = min(cost, found.get(tuple(chain), cost))
    return found


def repeats(chain: Sequence[int]) -> list[tuple[int, ...]]:
    """The same twice, three times and so on: as much of *chain* as comes before the next time.

    Up to MOST_TIMES, and as often as it can be.
    """
    starts = [at for at, action in enumerate(chain) if action == chain[0]]
    ends = [*starts[2 : MOST_TIMES + 1], len(chain)]
    return [tuple(chain[:end]) for end in ends] if len(starts) > 1 else []


def find_ways(game: Game, box: Box, view: View, seat: int, options: list[int], tree: Node) -> Ways:
    """What *seat*, which sees *view* as *tree* and has *options*, can do in one go.

    The tree is that of the game's `pieces`, which say what can be done with each.
    """
    lookout = Lookout(game, box, view, seat)
    again, rest = list(lookout.again(options)), lookout.rest(options)
    pieces = lookout.pieces(options, tree) | lookout.gathered(options, tree)
    return Ways(again, rest, pieces)


def warm_ways(game: Game, box: Box) -> None:
    """Looks for ways once, so that all of it is compiled for this game."""
    match, luck = Match(game, box, game.seats[-1]), Seeded("warm-up")
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    view, options = match.view(match.seat), match.options()
    lookout = Lookout(game, box, view, match.seat)
    lookout.after(lookout.world, options[0])
    lookout.sensible(lookout.world, options)
    list(lookout.again(options))
    lookout._chains(options, np.ones(game.ACTIONS, np.bool_))
    if any("gathers" in place.values for place in game.pieces(box, view).children):
        lookout._gather([{options[0]: 1}])
