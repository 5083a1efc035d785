"""The rules on a graphics card: the same functions through numba-cuda, one thread a match.

With NUMBA_ENABLE_CUDASIM=1 and NUMBA_DISABLE_JIT=1 all of it runs in numba's simulator, no card
needed: slow, and byte for byte the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box, Events, Mask, Rng, State, Weights
from grasse.kernel.events import tell, tell_one
from grasse.kernel.game import Game
from grasse.kernel.jit import COMPILED, widen_integers
from grasse.kernel.rng import make_streams, pick_option, pick_outcome
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.research.prefetch import fetch

# NumPy 2.5 has dropped a name that numba-cuda 0.30 still asks for.
np.__dict__.setdefault("row_stack", np.vstack)

from numba import cuda as cuda  # noqa: E402, PLC0414  (others take it from here)
from numba.core.dispatcher import Dispatcher  # noqa: E402

SIMULATED = bool(numba.config.ENABLE_CUDASIM)
if SIMULATED and COMPILED:
    raise RuntimeError("the CUDA simulator needs NUMBA_DISABLE_JIT=1 as well")

WARP = 32  # threads that go in step
BLOCK = 64  # threads of a block
WORD = 4  # bytes
LEAN = 64  # registers of a thread: with fewer for each, more threads are at work
TURNS = 1000  # at a time, where matches are played out
NOTHING = -1  # as an action: none

# What the loop and its kernel expect of the game that they are bound to.
ACTIONS: int
CHANCES: int
SHORT_EVENTS: Any
STATES: Any
options: Callable[[Box, State, Mask], int]
odds: Callable[[Box, State, Weights], int]
apply: Callable[[Box, State, int, Events], None]


def need_card() -> None:
    """Says what to do where there is no card."""
    if not SIMULATED and not cuda.is_available():
        raise RuntimeError(
            "no graphics card was found: it takes one of NVIDIA's with its driver, and "
            "pip install 'grasse[cuda]'"
        )


# ---------------------------------------------------------------- how rules come onto the card


def aligned(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The record type *kind* with every number where the card can read it at once."""
    if kind.subdtype:
        element, shape = kind.subdtype
        return np.dtype((aligned(element), shape))
    if kind.names is None:
        return kind
    fields = [(name, aligned(field_of(kind, name))) for name in kind.names]
    return np.dtype(fields, align=True)


def for_the_card(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The aligned type, made an odd number of words long.

    Then neighbouring threads that read the same field in shared memory do so from different banks.
    """
    tight = aligned(kind)
    words = -(-tight.itemsize // WORD) | 1
    layout: Any = {
        "names": tight.names,
        "formats": [field_of(tight, name) for name in tight.names or ()],
        "offsets": [tight.fields[name][1] for name in tight.names or () if tight.fields],
        "itemsize": words * WORD,
    }
    return np.dtype(layout, align=True) if tight.alignment <= WORD else tight


def recorded(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The same type, byte by byte, whose fields interpreted code can name: state.seat."""
    if kind.subdtype:
        element, shape = kind.subdtype
        return np.dtype((recorded(element), shape))
    if kind.names is None or kind.fields is None:
        return kind
    layout = {
        "names": kind.names,
        "formats": [recorded(field_of(kind, name)) for name in kind.names],
        "offsets": [kind.fields[name][1] for name in kind.names],
        "itemsize": kind.itemsize,
    }
    return np.dtype((np.record, layout))


def field_of(kind: np.dtype[Any], name: str) -> np.dtype[Any]:
    """The type of one field."""
    assert kind.fields is not None
    return kind.fields[name][0]


def spread(records: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy of *records* as the card reads them."""
    kind = for_the_card(records.dtype)
    out = np.zeros(records.shape, recorded(kind))
    out[...] = records
    return out if SIMULATED else out.view(kind)


def gathered(records: npt.NDArray[Any], kind: np.dtype[Any]) -> npt.NDArray[Any]:
    """A copy of *records* from the card as the rest of the house knows them."""
    out = np.zeros(records.shape, kind)
    out[...] = records
    return out


def room(kind: np.dtype[Any]) -> Any:
    """The type of *kind* for an array in a thread's own memory."""
    return recorded(for_the_card(kind)) if SIMULATED else numba.from_dtype(for_the_card(kind))


def say_nothing(events: Events, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Stands on the card in the place of tell(): nobody reads the events of a million matches."""


def fetch_nothing(array: Any, row: int) -> None:
    """Stands in the place of fetch(): the card has other threads to go on with while one waits."""


UNHEARD = np.dtype((np.record, [("count", np.int16)]))  # EVENTS without its rows
STANDS_FOR = ((tell, say_nothing), (tell_one, say_nothing), (fetch, fetch_nothing))


class Twins:
    """The functions of the house as the card runs them, each made once."""

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}
        self._kernels: dict[tuple[Any, ...], Any] = {}

    def of(self, function: Any, names: Mapping[str, Any] | None = None) -> Any:
        """The twin of *function*, and of all that it calls; *names* go before its globals."""
        plain = getattr(function, "py_func", function)
        if plain not in self._made:
            twin = FunctionType(plain.__code__, {**plain.__globals__, **(names or {})})
            folded = getattr(function, "targetoptions", {}).get("forceinline", False)
            self._made[plain] = twin if SIMULATED else _for_the_card(twin, bool(folded))
            self._bind(twin, names)
        return self._made[plain]

    def kernel(self, function: Any, names: Mapping[str, Any], **flags: Any) -> Any:
        """A kernel that reads *names* as globals, and calls only twins; it is made once, too."""
        wanted = (function, *sorted(flags.items()))
        if wanted not in self._kernels:
            bound = FunctionType(function.__code__, {**function.__globals__, **names})
            self._bind(bound, names)
            self._kernels[wanted] = cuda.jit(bound) if SIMULATED else cuda.jit(**flags)(bound)
        return self._kernels[wanted]

    def _bind(self, twin: FunctionType, names: Mapping[str, Any] | None) -> None:
        """Makes *twin* call twins."""
        for name in _names_in(twin.__code__):
            called = twin.__globals__.get(name)
            for ours, there in STANDS_FOR:
                called = there if called is ours else called
            if isinstance(called, FunctionType | Dispatcher):
                twin.__globals__[name] = self.of(called, names)


def _names_in(code: CodeType) -> set[str]:
    inner = (_names_in(const) for const in code.co_consts if isinstance(const, CodeType))
    return set(code.co_names).union(*inner)


def _for_the_card(function: FunctionType, folded: bool) -> Any:
    """A device function whose callers pass every integer as int64, as kernel/jit.py has it."""
    made = cuda.jit(device=True, forceinline=folded)(function)
    widen_integers(made)
    return made


_twins: dict[Game, Twins] = {}


def twins_of(game: Game) -> Twins:
    """The twins of a game: compiling takes a minute, so all its batches share them."""
    return _twins.setdefault(game, Twins())


def names_of(game: Game) -> dict[str, Any]:
    """What loops and kernels read of a game."""
    names = {name: getattr(game, name) for name in ("refuses", "scores", "hide", "encode")}
    return {
        **vars(game.loops.rules),
        **names,
        "STATES": room(game.STATE),
        "SHORT_EVENTS": room(UNHEARD),
        "MOST_SEATS": game.seats[-1],
    }


# ---------------------------------------------------------------- play by the hundred million


def take_turns(
    box: Box,
    laid: State,
    states: State,
    rng: Rng,
    mask: Mask,
    weights: Weights,
    events: Events,
    turns: int,
    restart: int,
) -> int:
    """Takes *turns* at random on from states[0]; answers with how many decisions were played.

    A turn is one decision. Where the match is over it is a new start from the table laid[0], if
    *restart* is 1, or nothing.
    """
    # All threads take as many turns. When a thread left the loop as soon as its match was over,
    # what numba-cuda 0.30 made of it wrote past the end of the thread's memory.
    state = states[0]
    played = 0
    for _ in range(turns):
        action = NOTHING
        if state.seat == CHANCE:
            action = ACTIONS + pick_outcome(rng, weights, odds(box, state, weights))
        elif state.seat != NOBODY:
            action = pick_option(rng, mask, options(box, state, mask))
        elif restart:
            states[0] = laid[0]
        if action != NOTHING:
            apply(box, state, action, events)
            played += 1
    return played


# Of the places where a thread may keep its match while it plays, benchmarks/gpu.py tries more.


def play_in_card_memory(
    box: Box, laid: State, states: State, rngs: Rng, counts: Any, turns: int, restart: int
) -> None:
    """A kernel: each thread plays its match on where it lies."""
    match = cuda.grid(1)
    if match < len(states):
        mask = cuda.local.array(ACTIONS, numba.boolean)
        weights = cuda.local.array(CHANCES, numba.int32)
        events = cuda.local.array(1, SHORT_EVENTS)
        own, rng = states[match : match + 1], rngs[match]
        counts[match] += take_turns(
            box[0], laid, own, rng, mask, weights, events[0], turns, restart
        )


class Layout(NamedTuple):
    """A kernel of random play, and how it is launched."""

    kernel: Any
    block: int = WARP  # threads
    shared: int = 0  # bytes of shared memory for each of them


def layout_of(game: Game) -> Layout:
    """The layout that is fastest, or nearly so, for every game: a match stays where it lies."""
    kernel = twins_of(game).kernel(play_in_card_memory, names_of(game), max_registers=LEAN)
    return Layout(kernel)


class Playouts:
    """Matches on the card that play at random."""

    def __init__(
        self,
        game: Game,
        box: Box,
        size: int,
        *,
        seats: int,
        variants: int,
        seed: object,
        layout: Layout | None = None,
    ) -> None:
        need_card()
        self.game, self.size = game, size
        self.layout = layout or layout_of(game)
        table = np.zeros(1, game.STATE)
        game.start(box, table[0], seats, variants)
        self._box = cuda.to_device(spread(np.array([box], game.BOX)))
        self._laid = cuda.to_device(spread(table))
        self._states = cuda.to_device(spread(np.repeat(table, size)))
        self._rngs = cuda.to_device(make_streams(size, seed))
        self._counts = cuda.to_device(np.zeros(size, np.int64))

    def play(self, turns: int, *, restart: bool = False) -> None:
        """Lets every match take this many turns; *restart*: one that is over begins again.

        A turn is a decision, a new beginning, or nothing. The card may still be at it when this
        returns.
        """
        kernel, block, shared = self.layout
        args = (self._box, self._laid, self._states, self._rngs, self._counts)
        kernel[-(-self.size // block), block, 0, block * shared](*args, turns, int(restart))

    def play_out(self) -> None:
        """Plays every match to its end."""
        while (self.states["seat"] != NOBODY).any():
            self.play(TURNS)

    @property
    def states(self) -> npt.NDArray[Any]:
        """A copy of the states, from the card."""
        return gathered(self._states.copy_to_host(), self.game.STATE)

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """[match] how many were played, a copy from the card."""
        counts: npt.NDArray[np.int64] = self._counts.copy_to_host()
        return counts
