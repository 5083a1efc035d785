"""Several decisions in one go: what a seat may want to do at a press, found by playing it ahead.

It is played on a world that fits what the seat sees, and never past luck or another seat's turn: so
it tells nothing that the seat does not know.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from grasse.kernel.aliases import Box, View
from grasse.kernel.chance import Seeded
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.server.differences import touchable
from grasse.server.messages import LONGEST_CHAIN, Ways
from grasse.study.ahead import Room, loops_of

DEEPEST = 3  # decisions that lead to a piece
NARROW = 8  # with more options than this, nothing is looked for behind the second decision
MOST_STEPS = 120  # that are played ahead for the pieces of one question
MOST_WAYS = 6  # to a piece: with more of them a press would mean nothing
MOST_TIMES = 4  # that the page offers besides as often as it can be
MOST_REPEATS = 6  # of what luck answers

_content = np.generic.tobytes  # past np.record, which looks for a field of that name first
Ahead = tuple[Any, list[int]]  # [0] a state in which the seat is asked, and its options


@lru_cache(16)
def _manners(game: Game) -> dict[str, list[bool]]:
    """[flag][action] what the notation says of every action of the seats."""
    kinds = [game.notation.decision(action) for action in range(game.ACTIONS)]
    flags = ("hidden", "last", "aside", "small")
    return {flag: [getattr(kind, flag) for kind in kinds] for flag in flags}


@lru_cache(64)
def _room(game: Game, thread: int) -> tuple[Room, Any]:
    """Where it is tried out, for each thread; and [action] what each looks worth."""
    room = Room(
        np.zeros(1, EVENTS),
        np.zeros(game.ACTIONS, np.bool_),
        np.zeros(game.CHANCES, np.int64),
        np.zeros(len(game.event_kinds), np.bool_),
    )
    return room, np.zeros(game.ACTIONS, np.float64)


class Lookout:
    """Plays ahead for one seat, from what it sees."""

    def __init__(self, game: Game, box: Box, view: View, seat: int) -> None:
        self.game, self.box, self.seat = game, box, seat
        self.steps = 0
        manners = _manners(game)
        self.hidden, self.last = manners["hidden"], manners["last"]
        self.aside, self.small = manners["aside"], manners["small"]
        self._go_ahead, self._weigh_up = loops_of(game)
        self._boxes = np.frombuffer(_content(box), game.BOX)
        self._room, self._worth = _room(game, threading.get_ident())
        self.world = np.frombuffer(bytearray(_content(view)), game.STATE)
        game.guess(box, self.world[0], seat, make_rng(0))  # any world: no way goes past a secret

    def _copy(self, state: Any) -> Any:
        """[0] the same state."""
        return np.frombuffer(bytearray(state.tobytes()), self.game.STATE)

    @property
    def happened(self) -> set[int]:
        """The kinds of events since the last question."""
        return set(np.flatnonzero(self._room.happened).tolist())

    def after(self, state: Any, action: int, lucky: bool = False) -> Ahead | None:
        """The next question of this seat; nothing if luck (unless *lucky*) or another is next."""
        state = self._copy(state)
        self.steps += 1
        if not self._go_ahead(self._boxes, state, action, self.seat, lucky, self._room):
            return None
        return state, np.flatnonzero(self._room.mask).tolist()

    def sensible(self, state: Any, options: Sequence[int]) -> int:
        """What the house would choose at first sight; of equals the first."""
        mask = np.zeros(self.game.ACTIONS, np.bool_)
        mask[list(options)] = True
        self._weigh_up(self._boxes, self._copy(state), self.seat, mask, self._worth)
        return int(np.argmax(np.where(mask, self._worth, -np.inf)))

    def is_small(self, options: Sequence[int]) -> bool:
        """Whether only small things are asked."""
        return all(self.small[action] for action in options)

    def again(self, action: int) -> list[int]:
        """The same again as often as it can be, with the small things that each time asks for."""
        chain, least = [action], 1  # the chain so far, and how much of it ends whole
        phase = int(self.world[0].phase)  # the same in another phase is something else
        ahead = self.after(self.world, action)
        if ahead is None:
            return self._again_with_luck(action)
        while ahead is not None and len(chain) < LONGEST_CHAIN:
            state, options = ahead
            if action in options and int(state[0].phase) == phase:
                least = len(chain)
                chain.append(action)
            elif self.is_small(options):
                chain.append(self.sensible(state, options))
            else:
                least = len(chain)
                break
            ahead = self.after(state, chain[-1])
        whole = chain if ahead is None else chain[:least]
        return whole if whole.count(action) > 1 else []

    def _again_with_luck(self, action: int) -> list[int]:
        """The same again where luck answers each time: "take water, twice".

        Where something else happens, too, something else begins: another turn, another round.
        """
        chain, ahead = [action], self.after(self.world, action, lucky=True)
        usual = self.happened
        while ahead is not None and action in ahead[1] and len(chain) < MOST_REPEATS:
            if not self.happened <= usual:
                break
            chain.append(action)
            ahead = self.after(ahead[0], action, lucky=True)
        return chain if len(chain) > 1 else []

    def rest(self, options: list[int]) -> list[int]:
        """What the house would answer as long as nothing but small things can be done."""
        chain: list[int] = []
        ahead: Ahead | None = (self.world, options)
        while ahead is not None and len(chain) < LONGEST_CHAIN:
            state, options = ahead
            if not all(self.small[a] or self.last[a] or self.aside[a] for a in options):
                break
            action = self.sensible(state, options)
            if self.aside[action] and not self.small[action]:
                break  # that is worth a question
            chain.append(action)
            ahead = self.after(state, action)
        return chain

    def pieces(self, options: list[int], tree: Node) -> dict[str, list[list[int]]]:
        """What leads to the pieces that cannot be touched yet; the shortest ways to each."""
        carriers: dict[int, list[str]] = {}
        now, found = set(options), dict[str, list[list[int]]]()
        for piece, touches in touchable(tree):
            for action in () if now.intersection(touches) else touches:
                carriers.setdefault(action, []).append(piece)
        level: list[tuple[list[int], Ahead]] = [([], (self.world, options))]
        for depth in range(1, DEEPEST + 1):
            reached: dict[str, list[list[int]]] = {}
            for chain, (_, nexts) in level if depth > 1 else ():
                for action in nexts:
                    if action in now or self.last[action]:
                        continue
                    for piece in carriers.get(action, ()):
                        if piece not in found:
                            reached.setdefault(piece, []).append([*chain, action])
            found.update(reached)
            if depth < DEEPEST:
                level = [each for before in level for each in self._behind(*before)]
        return {piece: ways for piece, ways in found.items() if len(ways) <= MOST_WAYS}

    def _behind(self, chain: list[int], ahead: Ahead) -> list[tuple[list[int], Ahead]]:
        """What can be asked one decision further; what is small is left to the house."""
        state, options = ahead
        if chain and (len(options) > NARROW or self.steps > MOST_STEPS):
            return []
        if chain and self.is_small(options):
            options = [self.sensible(state, options)]
        behind = []
        for action in options:
            if not self.aside[action] and (not chain or action != chain[-1]):
                further = self.after(state, action)
                if further is not None:
                    behind.append(([*chain, action], further))
        return behind


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
    again = [chain for action in options if (chain := lookout.again(action))]
    rest = lookout.rest(options)
    lookout.steps = 0
    return Ways(again, rest, lookout.pieces(options, tree))


def warm_ways(game: Game, box: Box) -> None:
    """Looks for ways once, so that all of it is compiled for this game."""
    match, luck = Match(game, box, game.seats[-1]), Seeded("warm-up")
    while match.seat == CHANCE:
        match.play(luck.draw(match))
    view, options = match.view(match.seat), match.options()
    lookout = Lookout(game, box, view, match.seat)
    lookout.after(lookout.world, options[0])
    lookout.sensible(lookout.world, options)
