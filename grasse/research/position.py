"""One match as it stands, as the APIs of others ask for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grasse.games import find_game
from grasse.kernel.aliases import Box, Events, Mask, Rng, State, View, Weights
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game, Variants
from grasse.kernel.jit import jit
from grasse.kernel.loops import bind
from grasse.kernel.match import refusal
from grasse.kernel.rng import pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY

Array = npt.NDArray[Any]
NO_RNG = np.zeros(0, np.int64)
LIMIT = 2.0**15  # no feature of any game comes near it
SETTLE = -1  # as an action: none
FORBIDDEN = -9  # as a decider: the action was not played

# What the loops expect of the game that they are bound to.
ACTIONS: int
refuses: Callable[[Box, State, int], int]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, Array], None]


# They take records as arrays of one: to hand a record over from Python takes as long as to play a
# hundred decisions.


def play_on(
    boxes: Array, states: Array, action: int, rng: Rng, weights: Weights, tales: Array
) -> int:
    """Plays *action*, unless it is SETTLE, and then for chance if *rng* is no empty array.

    Answers with whose turn it is then; or with FORBIDDEN, and nothing is played. That *action* is
    the number of any action is not checked.
    """
    box, state = boxes[0], states[0]
    if action != SETTLE:
        if refuses(box, state, action) != 0:
            return FORBIDDEN
        apply(box, state, action, tales[0])
    while state.seat == CHANCE and len(rng) > 0:
        outcome = pick_outcome(rng, weights, odds(box, state, weights))
        apply(box, state, ACTIONS + outcome, tales[0])
    return int(state.seat)


def look(
    boxes: Array, states: Array, seat: int, views: Array, mask: Mask, weights: Weights, out: Array
) -> None:
    """Fills views[0] and out with what *seat* sees, and mask, or weights for CHANCE, too."""
    if states[0].seat == CHANCE:
        odds(boxes[0], states[0], weights)
    elif states[0].seat == seat:
        options(boxes[0], states[0], mask)
    views[0] = states[0]
    hide(boxes[0], views[0], seat)
    encode(boxes[0], views[0], out)


@jit
def reward_seats(scored: Array, rewards: Array) -> None:
    """Fills rewards[seat] with the part of the others that it beat, less the part that beat it.

    *scored* is what scores() has filled: [seat] points and place.
    """
    for seat in range(len(rewards)):
        beaten = 0  # others, less those who are ahead
        for other in range(len(rewards)):
            beaten += int(scored[seat, 1] < scored[other, 1])
            beaten -= int(scored[seat, 1] > scored[other, 1])
        rewards[seat] = beaten / (len(rewards) - 1)


class Seen(NamedTuple):
    """What a seat sees of a position, or chance."""

    view: Any  # a STATE record with the secrets of others blanked
    options: npt.NDArray[np.bool_]  # [action] what it may choose now; nothing if it is not asked
    odds: npt.NDArray[np.int64]  # [outcome] if it is chance's turn
    features: npt.NDArray[np.float32]  # [feature] the view as numbers


class Position:
    """The state of a match, without its record; a deep copy is quick, and shares the box."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        variants: Variants | None = None,
        box: Box | str | Path | None = None,
    ) -> None:
        self.game, self.box, bits = deal(game, seats, variants, box)
        self.seats = seats
        self._boxes = np.frombuffer(self.box.tobytes(), self.game.BOX)
        self._tales = np.zeros(1, EVENTS)
        self._legend = self.game.legend(self.box)
        names = {name: getattr(self.game, name) for name in ("refuses", "hide", "encode")}
        names.update(vars(self.game.loops.rules))
        self._play, self._look = (
            bind(loop, names, self.game.name, self.game.folder) for loop in (play_on, look)
        )
        self._states = np.zeros(1, self.game.STATE)
        self.game.start(self.box, self._states[0], seats, bits)
        self.seat = int(self._states["seat"][0])

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.stand(self.content())
        twin._tales = np.zeros(1, EVENTS)  # written to, maybe in another thread
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game.name, self.seats, self.box.tobytes(), self.content())

    def content(self) -> bytes:
        """All of the state."""
        return self._states.tobytes()

    def stand(self, content: bytes) -> None:
        """Makes *content* the state."""
        # Not copy(): NumPy copies a record field by field, which takes twenty times as long.
        self._states = np.frombuffer(bytearray(content), self.game.STATE)
        self.seat = int(self._states["seat"][0])

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.seat == NOBODY

    def play(self, action: int, rng: Rng = NO_RNG) -> None:
        """Plays *action*, or raises RuleRefusal; with an *rng*, what chance settles then, too."""
        known = 0 <= action < self.game.notation.size
        if not known or not self._went_on(action, rng):
            refused = refusal(self.game, self.box, self._states[0], action)
            assert refused
            raise refused

    def settle(self, rng: Rng) -> None:
        """Plays for chance until it is a seat's turn, or nobody's."""
        self._went_on(SETTLE, rng)

    def _went_on(self, action: int, rng: Rng) -> bool:
        weights = np.empty(self.game.CHANCES, np.int64)
        seat = self._play(self._boxes, self._states, action, rng, weights, self._tales)
        if seat != FORBIDDEN:
            self.seat = seat
        return seat != FORBIDDEN

    def seen(self, seat: int) -> Seen:
        """What *seat* sees, in arrays of its own."""
        views = np.empty(1, self.game.STATE)
        mask = np.zeros(self.game.ACTIONS, np.bool_)
        weights = np.zeros(self.game.CHANCES, np.int64)
        features = np.empty(self.game.FEATURES, np.float32)
        self._look(self._boxes, self._states, seat, views, mask, weights, features)
        return Seen(views[0], mask, weights, features)

    def words(self, seat: int) -> str:
        """What *seat* sees in words: every feature that is not 0."""
        features = self.seen(seat).features.tolist()
        return ", ".join(
            [f"{name} {value:g}" for name, value in zip(self._legend, features) if value]
        )

    def rewards(self) -> list[float]:
        """[seat] the part of the others that it beat, less the part that beat it; 0 until the end.

        1 for a sole winner, -1 for a sole last; all together get 0.
        """
        out = np.zeros(self.seats)
        if self.is_over:
            scored = np.zeros((self.seats, 2), np.int32)
            self.game.scores(self.box, self._states[0], scored)
            reward_seats(scored, out)
        rewards: list[float] = out.tolist()
        return rewards


def _restore(game: str, seats: int, box: bytes, content: bytes) -> Position:
    """What was pickled."""
    card = find_game(game)
    position = Position(card, seats, None, np.frombuffer(box, card.BOX)[0])
    position.stand(content)
    return position


def deal(
    game: str | Game,
    seats: int,
    variants: Variants | None,
    box: Box | str | Path | None,
) -> tuple[Game, Box, int]:
    """The card, the box and the options as bits that a caller has named; or says what is wrong."""
    card = find_game(game) if isinstance(game, str) else game
    if seats not in card.seats:
        numbers = ", ".join(map(str, card.seats))
        raise ValueError(f"{card.title} is played by {numbers}, not by {seats}")
    if box is None or isinstance(box, str | Path):
        box = card.load_box(*([] if box is None else [Path(box)]))
    return card, box, card.variant_bits(card.choose_variants(variants, seats=seats))


def identity(game: Game) -> str:
    """The name of a game among those of others: grasse/AquaMirabilis-v2."""
    return f"grasse/{game.title.replace(' ', '')}-v{game.version}"


def missing(package: str) -> ModuleNotFoundError:
    """What to say where the package of an adapter is not installed."""
    return ModuleNotFoundError(
        f"this adapter needs {package}; it comes with: pip install 'grasse[research]'", name=package
    )
