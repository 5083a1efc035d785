"""`instinct` in the laboratory: its network is evaluated in double precision, alike everywhere.

At the table single precision does. But sums are added up in another order on a graphics card and
in every size of a batch, and two options that look nearly as good would change places by that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from grasse.games import find_game
from grasse.kernel.aliases import Box, Floats, Mask, State, View
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.players.network import (
    Network,
    NetworkError,
    Thought,
    Weights,
    judge_of,
    make_thought,
    muse_on,
    network_of,
    rate,
    read_network,
)
from grasse.players.search import seats_of

INSTINCT = "instinct"  # the player that does what a network finds most promising

# What the loop expects of the game that it is bound to.
FEATURES: int
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, Any], None]
judge: Callable[..., None]


def rate_exactly(
    box: Box,
    world: State,
    seats: int,
    mask: Mask,
    network: Network,
    thought: Thought,
    seen: Weights,
    sense: Weights,
    worth: Floats,
) -> None:
    """Fills worth[action] of the marked actions.

    What the game itself tells is single, *seen* and *sense*, as a graphics card is given it;
    *network* and *thought* are double.
    """
    view = thought.views[0]
    thought.views[0] = world  # a copy: hide() blanks it in place
    hide(box, view, world.seat)
    for number in range(FEATURES):
        seen[number] = 0
    encode(box, view, seen[:FEATURES])
    scale = float(network.scale[0])
    judge(box, view, seats, mask, network.points, scale, seen, sense, thought.worth)
    for number in range(len(seen)):
        thought.seen[number] = seen[number]
    for number in range(len(sense)):
        thought.sense[number] = sense[number]
    muse_on(network, thought)
    rate(network, thought, mask, worth)


class Instinct:
    """Plays what a network finds most promising; the same on every machine and in every batch."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game = game
        self.network = Network(*map(_doubled, network))
        room = make_thought(game, network)
        self._single = room.seen, room.sense
        self._thought = Thought(*map(_doubled, room))

    @cached_property
    def _rate(self) -> Callable[..., None]:
        names: dict[str, Any] = {"hide": self.game.hide, "encode": self.game.encode}
        names |= {"judge": judge_of(self.game), "FEATURES": self.game.FEATURES}
        return bind(rate_exactly, names, self.game.name, self.game.folder)

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        """Answers with the option that the network rates highest."""
        mask, worth = np.zeros(game.ACTIONS, np.bool_), np.full(game.ACTIONS, -np.inf)
        mask[options] = True
        room = (self.network, self._thought, *self._single)
        self._rate(box, view, seats_of(game, view), mask, *room, worth)
        return int(worth.argmax())


def _doubled(array: Any) -> Any:
    """The same numbers with twice as many digits; what is no single number stays as it is."""
    return array.astype(np.float64) if array.dtype == np.float32 else array


def find_network(game: str, path: str = "") -> Network:
    """The network in a file, or that which comes with a game; a NetworkError if there is none."""
    card = find_game(game)
    if path:
        return read_network(Path(path), card)
    network = network_of(card)
    if network is None:
        raise NetworkError(f"no network comes with {card.title}")
    return network
