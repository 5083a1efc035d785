"""Thousands of matches side by side, stepped together, in arrays that the caller may own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Mask, Rng, State, View, Weights
from grasse.kernel.events import EVENTS
from grasse.kernel.game import Game, Variants
from grasse.kernel.loops import bind
from grasse.kernel.match import refusal
from grasse.kernel.rng import make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE
from grasse.research.position import deal, reward_seats
from grasse.research.prefetch import fetch

if TYPE_CHECKING:
    from grasse.research.cuda_batches import CudaBatch  # needs a card, and the extra `cuda`

START = -1  # as an action: begin a match again

Array = npt.NDArray[Any]
Actions = npt.NDArray[np.int64]  # [match]

# What the loops expect of the game that they are bound to.
ACTIONS: int
refuses: Callable[[Box, State, int], int]
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]
scores: Callable[[Box, State, Array], None]
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, Array], None]


# They take records as arrays of one: to hand a record over from Python takes as long as to play a
# hundred decisions.


def step_batch(
    boxes: Array,
    laid: State,
    actions: Actions,
    states: State,
    rngs: Rng,
    masks: Array,
    observations: Array,
    deciders: Array,
    rewards: Array,
    done: Array,
    views: State,
    weights: Weights,
    places: Array,
    tales: Array,
) -> None:
    """Plays actions[match] in every match, unchecked, and all that chance has to settle then.

    A match that ends begins again at once, from the table laid[0]: rewards and done tell of the
    one that ended, all the other arrays of the next.
    """
    box, events, seats = boxes[0], tales[0], rewards.shape[1]
    for match in range(len(states)):
        state, rng, view = states[match], rngs[match], views[0]
        if match + 1 < len(states):  # takes a sixth off, for all of them do not fit the cache
            fetch(states, match + 1)
            fetch(observations, match + 1)
        done[match] = False
        for seat in range(seats):
            rewards[match, seat] = 0
        if actions[match] == START:
            states[match] = laid[0]
        else:
            apply(box, state, actions[match], events)
        while state.seat < 0:
            if state.seat == CHANCE:
                action = ACTIONS + pick_outcome(rng, weights, odds(box, state, weights))
                apply(box, state, action, events)
            else:
                done[match] = True
                scores(box, state, places)
                reward_seats(places, rewards[match])
                states[match] = laid[0]
        options(box, state, masks[match])
        deciders[match] = state.seat
        views[0] = state  # a copy: hide() blanks it in place
        hide(box, view, state.seat)
        encode(box, view, observations[match])


def find_refused(boxes: Array, actions: Actions, states: State) -> int:
    """The first match whose action the rules forbid, or -1."""
    box = boxes[0]
    for match in range(len(states)):
        action = actions[match]
        if action < 0 or action >= ACTIONS or refuses(box, states[match], action) != 0:
            return match
    return -1


def pick_batch(actions: Actions, masks: Array, rngs: Rng) -> None:
    """Picks one of the options of every match, each equally likely."""
    for match in range(len(masks)):
        count = 0
        for action in range(ACTIONS):
            count += masks[match, action]
        # Where somebody has struck out every option, no action: step() will say so.
        actions[match] = pick_option(rngs[match], masks[match], count) if count else -1


def shapes_of(
    game: Game, size: int, seats: int, arrays: Iterable[str]
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and the type of each array of a batch; *arrays*, the caller's, must be of these."""
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "options": ((size, game.ACTIONS), np.bool_),
        "observations": ((size, game.FEATURES), np.float32),
        "seat": ((size,), np.int8),
        "rewards": ((size, seats), np.float32),
        "done": ((size,), np.bool_),
    }
    unknown = [name for name in arrays if name not in shapes]
    if unknown:
        raise TypeError(f"a batch has no array {unknown[0]!r}; it has {', '.join(shapes)}")
    return shapes


def numbers_of(actions: npt.ArrayLike, size: int) -> Actions:
    """The actions of *size* matches as compiled code takes them; no copy if they are that already.

    A ValueError says so where they are anything but integers, one for each match.
    """
    given = np.asarray(actions)
    if given.shape != (size,):
        raise ValueError(f"there are {size} matches, and actions of shape {given.shape}")
    if given.dtype.kind not in "iu":  # 0.9 would be cut to 0, and played
        raise ValueError(f"actions must be integers, not {given.dtype}")
    return np.ascontiguousarray(given, np.int64)


class Batch:
    """Matches of one game, each at a decision of one of its seats; see batch()."""

    pay: Callable[[Array, Array], None] = staticmethod(reward_seats)  # fills rewards of one match

    def __init__(
        self,
        game: Game,
        box: Box,
        size: int,
        seats: int,
        variants: int,
        seed: object,
        threads: int | None,
        arrays: dict[str, Array],
    ) -> None:
        self.game, self.box, self.size, self.seats = game, box, size, seats
        self.boxes, self.which = np.frombuffer(box.tobytes(), game.BOX), np.zeros(size, np.int64)
        self._seed = seed
        shapes = shapes_of(game, size, seats, arrays)
        whole = {
            name: _checked(name, arrays[name], *kind) if name in arrays else np.zeros(*kind)
            for name, kind in shapes.items()
        }
        self.options: Mask = whole["options"]
        self.observations: npt.NDArray[np.float32] = whole["observations"]
        self.seat: npt.NDArray[np.int8] = whole["seat"]
        self.rewards: npt.NDArray[np.float32] = whole["rewards"]
        self.done: npt.NDArray[np.bool_] = whole["done"]
        self.states = np.zeros(size, game.STATE)
        self._laid = np.zeros(1, game.STATE)
        game.start(box, self._laid[0], seats, variants)
        self._luck, self._picks = np.zeros((2, size, 1), np.int64)
        self._starts, self._actions = np.full(size, START, np.int64), np.zeros(size, np.int64)
        names = {name: getattr(game, name) for name in ("refuses", "scores", "hide", "encode")}
        names.update(vars(game.loops.rules), reward_seats=self.pay)
        self._step, self._find, self._pick = (
            bind(loop, names, game.name, game.folder)
            for loop in (step_batch, find_refused, pick_batch)
        )
        self._divide(threads)
        self.reset()

    def _divide(self, threads: int | None) -> None:
        """Gives each thread its rows of every array, and room of its own, once and for all."""
        workers = max(1, min(threads or os.cpu_count() or 1, self.size))
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None
        edges = [self.size * worker // workers for worker in range(workers + 1)]
        self._parts = []
        for part in map(slice, edges, edges[1:]):
            rows = (
                self.states, self._luck, self.options, self.observations, self.seat,
                self.rewards, self.done,
            )  # fmt: skip
            _, weights, _ = self.game.loops.scratch()
            room = (np.zeros(1, self.game.STATE), weights, np.zeros((self.seats, 2), np.int32))
            self._parts.append(
                (part, tuple(array[part] for array in rows), (*room, np.zeros(1, EVENTS)))
            )

    def _each(self, loop: Callable[[int], int | None]) -> list[int | None]:
        """What *loop* answers for every part, on as many threads."""
        numbers = range(len(self._parts))
        return list(self._pool.map(loop, numbers) if self._pool else map(loop, numbers))

    def reset(self, seed: object = None) -> None:
        """Begins every match again, by the seed of the batch or by another one."""
        self._seed = self._seed if seed is None else seed
        self._luck[:] = make_streams(self.size, "batch", self._seed)
        self._picks[:] = make_streams(self.size, "pick", self._seed)
        self._play(self._starts)

    def step(self, actions: npt.ArrayLike, *, check: bool = True) -> None:
        """Plays actions[match] in every match, and writes what follows into the arrays.

        A ValueError names the first match whose action the rules forbid; then nothing was played.
        *check* is for batches on the card; here every action is checked: that is quick.
        """
        del check
        chosen = numbers_of(actions, self.size)

        def find(part: int) -> int:
            rows, arrays, _ = self._parts[part]
            found = int(self._find(self.boxes, chosen[rows], arrays[0]))
            return found if found < 0 else found + rows.start

        refused = [match for match in self._each(find) if match is not None and match >= 0]
        if refused:
            first = refused[0]
            why = refusal(self.game, self.box, self.states[first], int(chosen[first]))
            raise ValueError(f"match {first}: {why}")
        self._play(chosen)

    def _play(self, actions: Actions) -> None:
        def play(part: int) -> None:
            rows, arrays, room = self._parts[part]
            self._step(self.boxes, self._laid, actions[rows], *arrays, *room)

        self._each(play)

    def pick(self, actions: Actions | None = None) -> Actions:
        """Fills *actions* with any option of every match, each equally likely.

        Without an array to fill, it is always the same one of the batch's own.
        """
        chosen = self._actions
        if actions is not None:
            chosen = _checked("actions", actions, (self.size,), np.int64)

        def pick(part: int) -> None:
            rows = self._parts[part][0]
            self._pick(chosen[rows], self.options[rows], self._picks[rows])

        self._each(pick)
        return chosen


def _checked(name: str, array: Array, shape: tuple[int, ...], dtype: Any) -> Array:
    """*array*, if compiled code can write into it as it is."""
    if array.shape != shape or array.dtype != dtype or not array.flags.carray:
        wanted = f"{np.dtype(dtype)} {list(shape)}, writeable and without gaps"
        raise ValueError(f"{name} must be {wanted}, not {array.dtype} {list(array.shape)}")
    return array


@overload
def batch(
    game: str | Game, size: int, *, seats: int, variants: Variants | None = None,
    box: Box | str | Path | None = None, seed: object = 0, threads: int | None = None,
    device: Literal["cpu"] = "cpu", **arrays: Array,
) -> Batch: ...  # fmt: skip
@overload
def batch(
    game: str | Game, size: int, *, seats: int, variants: Variants | None = None,
    box: Box | str | Path | None = None, seed: object = 0, threads: int | None = None,
    device: Literal["cuda"], **arrays: Any,
) -> CudaBatch: ...  # fmt: skip
@overload
def batch(
    game: str | Game, size: int, *, seats: int, variants: Variants | None = None,
    box: Box | str | Path | None = None, seed: object = 0, threads: int | None = None,
    device: str, **arrays: Any,
) -> Batch | CudaBatch: ...  # fmt: skip
def batch(
    game: str | Game,
    size: int,
    *,
    seats: int,
    variants: Variants | None = None,
    box: Box | str | Path | None = None,
    seed: object = 0,
    threads: int | None = None,
    device: str = "cpu",
    **arrays: Any,
) -> Batch | CudaBatch:
    """Begins *size* matches that are stepped together; the same seed meets the same luck.

    *box* is a box or a file of one; *threads* are all cores unless told; on the *device* "cuda" all
    arrays lie on the graphics card, which has its own threads. *arrays* may name arrays of the
    caller's that the batch writes into instead of its own:

        options       bool [match, action]      what the deciding seat may choose
        observations  float32 [match, feature]  what it sees, by the game's encode()
        seat          int8 [match]              who decides
        rewards       float32 [match, seat]     of a match that has just ended, else 0
        done          bool [match]              whether one has just ended

    A reward is the part of the others that a seat beat, less the part that beat it: 1 for a sole
    winner, -1 for a sole last; those who share a place get the same, and all together get 0.
    """
    if device not in ("cpu", "cuda"):
        raise ValueError(f"there is no device {device!r}; known are cpu and cuda")
    if device == "cuda" and threads is not None:
        raise ValueError("threads are for the cpu: on the card every match has its own")
    if size < 1:
        raise ValueError(f"a batch has at least one match, not {size}")
    card, dealt, bits = deal(game, seats, variants, box)
    if device == "cuda":
        from grasse.research.cuda_batches import CudaBatch

        return CudaBatch(card, dealt, size, seats, bits, seed, arrays)
    return Batch(card, dealt, size, seats, bits, seed, threads, arrays)
