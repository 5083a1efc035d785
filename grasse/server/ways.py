"""Several decisions in one go: what a seat may want to do at a press, found by playing it ahead.

It is played on a world that fits what the seat sees, and never past luck or another seat's turn: so
it tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from grasse.kernel.aliases import Box, State, View
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.server.messages import LONGEST_CHAIN, Ways

DEEPEST = 3  # decisions that lead to a piece
NARROW = 8  # with more options than this, nothing is looked for behind the second decision
MOST_STEPS = 120  # that are played ahead for the pieces of one question
MOST_WAYS = 6  # to a piece: with more of them a press would mean nothing
MOST_TIMES = 4  # that the page offers besides as often as it can be
MOST_REPEATS = 6  # of what luck answers
MOST_FORCED = 50  # decisions in a row that nobody has to be asked for

Ahead = tuple[State, list[int]]  # a state in which the seat is asked, and its options


@lru_cache(16)
def _manners(game: Game) -> dict[str, list[bool]]:
    """[flag][action] what the notation says of every action of the seats."""
    kinds = [game.notation.decision(action) for action in range(game.ACTIONS)]
    flags = ("hidden", "last", "aside", "small")
    return {flag: [getattr(kind, flag) for kind in kinds] for flag in flags}


class Lookout:
    """Plays ahead for one seat, from what it sees."""

    def __init__(self, game: Game, box: Box, view: View, seat: int) -> None:
        self.game, self.box, self.seat = game, box, seat
        self.steps = 0
        manners = _manners(game)
        self.hidden, self.last = manners["hidden"], manners["last"]
        self.aside, self.small = manners["aside"], manners["small"]
        self._events = make_events()
        self._mask = np.zeros(game.ACTIONS, np.bool_)
        self._worth = np.zeros(game.ACTIONS, np.float64)
        self._weights = np.zeros(game.CHANCES, np.int64)
        self.world = self._copy(view)
        game.guess(box, self.world, seat, make_rng(0))  # any world: no way goes past a secret

    def _copy(self, state: State) -> State:
        copy: State = np.frombuffer(bytearray(state.tobytes()), self.game.STATE)[0]
        return copy

    def _options(self, state: State) -> list[int]:
        self.game.options(self.box, state, self._mask)
        found: list[int] = np.flatnonzero(self._mask).tolist()
        return found

    def after(self, state: State, action: int, lucky: bool = False) -> Ahead | None:
        """The next question of this seat; nothing if luck (unless *lucky*) or another is next."""
        state = self._copy(state)
        self.steps += 1
        for _ in range(MOST_FORCED):
            self.game.apply(self.box, state, action, self._events)
            seat = int(state["seat"])
            if seat == CHANCE and lucky:
                self.game.odds(self.box, state, self._weights)
                action = self.game.ACTIONS + int(np.argmax(self._weights))
                continue
            if seat != self.seat:
                return None
            options = self._options(state)
            if len(options) != 1 or self.hidden[options[0]]:
                return state, options
            action = options[0]
        return None

    def sensible(self, state: State, options: Sequence[int]) -> int:
        """What the house would choose at first sight; of equals the first."""
        view = self._copy(state)
        self.game.hide(self.box, view, self.seat)
        self._mask[:] = False
        self._mask[list(options)] = True
        mask = self._mask.copy()
        self.game.appraise(self.box, view, mask, self._worth)
        return int(np.argmax(np.where(mask, self._worth, -np.inf)))

    def is_small(self, options: Sequence[int]) -> bool:
        """Whether only small things are asked."""
        return all(self.small[action] for action in options)

    def again(self, action: int) -> list[int]:
        """The same again as often as it can be, with the small things that each time asks for."""
        chain, least = [action], 1  # the chain so far, and how much of it ends whole
        ahead = self.after(self.world, action)
        if ahead is None:
            return self._again_with_luck(action)
        while ahead is not None and len(chain) < LONGEST_CHAIN:
            state, options = ahead
            if action in options:
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
        """The same again where luck answers each time: "take water, twice"."""
        chain, ahead = [action], self.after(self.world, action, lucky=True)
        while ahead is not None and action in ahead[1] and len(chain) < MOST_REPEATS:
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
        for node in tree.walk():
            for action in () if node.actions else node.refused:
                carriers.setdefault(action, []).append(node.id)
        now, found = set(options), dict[str, list[list[int]]]()
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
    """What *seat*, which sees *view* as *tree* and has *options*, can do in one go."""
    lookout = Lookout(game, box, view, seat)
    again = [chain for action in options if (chain := lookout.again(action))]
    rest = lookout.rest(options)
    lookout.steps = 0
    return Ways(again, rest, lookout.pieces(options, tree))
