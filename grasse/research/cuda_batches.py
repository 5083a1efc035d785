"""Batches on a graphics card: as batches.py has them, in arrays that lie on the card."""

from __future__ import annotations

import ctypes
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.match import refusal
from grasse.kernel.rng import make_streams
from grasse.research.batches import (
    START,
    find_refused,
    numbers_of,
    pick_batch,
    shapes_of,
    step_batch,
)
from grasse.research.cuda import (
    BLOCK,
    SIMULATED,
    cuda,
    gathered,
    names_of,
    need_card,
    spread,
    twins_of,
)

# What the kernels read of the game that they are bound to.
CHANCES: int
MOST_SEATS: int
SHORT_EVENTS: Any
STATES: Any


# ---------------------------------------------------------------- kernels: one match each


def step_one(
    boxes: Any,
    laid: Any,
    actions: Any,
    states: Any,
    rngs: Any,
    masks: Any,
    observations: Any,
    deciders: Any,
    rewards: Any,
    done: Any,
) -> None:
    """A kernel: step_batch() for the match of this thread."""
    first = cuda.grid(1)
    if first < len(states):
        last = first + 1
        views = cuda.local.array(1, STATES)
        weights = cuda.local.array(CHANCES, numba.int32)
        places = cuda.local.array((MOST_SEATS, 2), numba.int32)
        tales = cuda.local.array(1, SHORT_EVENTS)
        step_batch(
            boxes,
            laid,
            actions[first:last],
            states[first:last],
            rngs[first:last],
            masks[first:last],
            observations[first:last],
            deciders[first:last],
            rewards[first:last],
            done[first:last],
            views,
            weights,
            places,
            tales,
        )


def find_one(boxes: Any, actions: Any, states: Any, found: Any) -> None:
    """A kernel: puts the lowest number of a match whose action is forbidden into found[0]."""
    first = cuda.grid(1)
    if first < len(states):
        last = first + 1
        if find_refused(boxes, actions[first:last], states[first:last]) == 0:
            cuda.atomic.min(found, 0, first)


def pick_one(actions: Any, masks: Any, rngs: Any) -> None:
    """A kernel: pick_batch() for the match of this thread."""
    first = cuda.grid(1)
    if first < len(masks):
        last = first + 1
        pick_batch(actions[first:last], masks[first:last], rngs[first:last])


# ---------------------------------------------------------------- arrays for others


class CardArray:
    """An array on the card, which others take without a copy: PyTorch, CuPy, JAX.

    They look into the memory of the batch, which must live as long as they do; JAX takes an array
    for something that never changes, so give it a copy of what it shall keep.
    """

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype: np.dtype[Any] = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return (DL_CPU, 0) if SIMULATED else (DL_CUDA, cuda.get_current_device().id)

    def __dlpack__(self, *, copy: bool | None = None, **_wishes: Any) -> Any:
        """A capsule that describes the array; what was written into it before is there."""
        if copy:
            raise BufferError("an array of a batch is lent, not copied")
        cuda.synchronize()
        return _new_capsule(_describe(self), b"dltensor", None)

    def copy_to_host(self) -> npt.NDArray[Any]:
        """A copy in the memory of the machine."""
        copy: npt.NDArray[Any] = self.array.copy_to_host()
        return copy


# The structs of DLPack, https://dmlc.github.io/dlpack/latest/c_api.html
DL_CPU, DL_CUDA = 1, 2
DL_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
MOST_AXES = 2


class Tensor(ctypes.Structure):
    """A DLManagedTensor, and the room for its shape."""

    _fields_ = (
        ("address", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),  # null: without gaps
        ("byte_offset", ctypes.c_uint64),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("sizes", ctypes.c_int64 * MOST_AXES),  # not of DLPack: where shape points to
    )


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_new_capsule.restype = ctypes.py_object
_allocate = ctypes.pythonapi.PyMem_RawMalloc
_allocate.argtypes = [ctypes.c_size_t]
_allocate.restype = ctypes.c_void_p
_free = ctypes.cast(ctypes.pythonapi.PyMem_RawFree, ctypes.c_void_p)


def _describe(array: CardArray) -> int:
    """The address of a description, which belongs to the one who takes it.

    It has to name a function that frees it: JAX calls that without a look, from any thread.
    """
    at: int = _allocate(ctypes.sizeof(Tensor))
    tensor = Tensor.from_address(at)
    if SIMULATED:
        tensor.address = array.array.ctypes.data
    else:
        tensor.address = array.__cuda_array_interface__["data"][0]
    tensor.device_type, tensor.device_id = array.__dlpack_device__()
    tensor.ndim = len(array.shape)
    tensor.code = DL_CODES[array.dtype.kind]
    tensor.bits, tensor.lanes = array.dtype.itemsize * 8, 1
    tensor.sizes[: tensor.ndim] = array.shape
    tensor.shape, tensor.strides = at + Tensor.sizes.offset, None
    tensor.byte_offset, tensor.manager, tensor.deleter = 0, None, _free
    return at


def _taken(name: str, array: Any, shape: tuple[int, ...], dtype: Any) -> Any:
    """An array of somebody else's on the card, if kernels can write into it as it is."""
    ours = array.array if isinstance(array, CardArray) else array
    ours = ours if SIMULATED else cuda.as_cuda_array(ours)
    whole = ours.flags.c_contiguous if SIMULATED else ours.is_c_contiguous()
    if tuple(ours.shape) != shape or ours.dtype != dtype or not whole:
        wanted = f"{np.dtype(dtype)} {list(shape)}, without gaps"
        raise ValueError(f"{name} must be {wanted}, not {ours.dtype} {list(ours.shape)}")
    return ours


# ---------------------------------------------------------------- batches


class CudaBatch:
    """Matches of one game on the card, each at a decision of one of its seats; see batch()."""

    def __init__(
        self,
        game: Game,
        box: Box,
        size: int,
        seats: int,
        variants: int,
        seed: object,
        arrays: dict[str, Any],
    ) -> None:
        need_card()
        self.game, self.box, self.size, self.seats = game, box, size, seats
        self._seed = seed
        shapes = shapes_of(game, size, seats, arrays)
        whole = {
            name: _taken(name, arrays[name], *kind) if name in arrays else _zeros(*kind)
            for name, kind in shapes.items()
        }
        shown = {name: arrays.get(name, CardArray(array)) for name, array in whole.items()}
        self.options, self.observations = shown["options"], shown["observations"]
        self.seat, self.rewards, self.done = shown["seat"], shown["rewards"], shown["done"]
        self._outs = [
            whole[name] for name in ("options", "observations", "seat", "rewards", "done")
        ]
        table = np.zeros(1, game.STATE)
        game.start(box, table[0], seats, variants)
        self._laid = cuda.to_device(spread(table))
        self._boxes = cuda.to_device(spread(np.frombuffer(box.tobytes(), game.BOX)))
        self._states = cuda.to_device(spread(np.repeat(table, size)))
        self._actions = _zeros((size,), np.int64)
        self._found = _zeros((1,), np.int64)
        self._step, self._find, self._pick = (
            twins_of(game).kernel(kernel, names_of(game))
            for kernel in (step_one, find_one, pick_one)
        )
        self.reset()

    def reset(self, seed: object = None) -> None:
        """Begins every match again, by the seed of the batch or by another one."""
        self._seed = self._seed if seed is None else seed
        self._luck = cuda.to_device(make_streams(self.size, "batch", self._seed))
        self._picks = cuda.to_device(make_streams(self.size, "pick", self._seed))
        self._play(cuda.to_device(np.full(self.size, START, np.int64)))

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Plays actions[match] in every match, and writes what follows into the arrays.

        The actions lie on the card, or are brought there. A ValueError names the first match whose
        action the rules forbid; then nothing was played. To find that out takes a wait for the
        card; without *check* every action must be an option.
        """
        if not isinstance(actions, CardArray) and not hasattr(actions, "__cuda_array_interface__"):
            actions = cuda.to_device(numbers_of(actions, self.size))
        chosen = _taken("actions", actions, (self.size,), np.int64)
        if check:
            self._found.copy_to_device(np.array([self.size]))
            self._launch(self._find, self._boxes, chosen, self._states, self._found)
            refused = int(self._found.copy_to_host()[0])
            if refused < self.size:
                action = int(chosen.copy_to_host()[refused])
                why = refusal(self.game, self.box, self.states[refused], action)
                raise ValueError(f"match {refused}: {why}")
        self._play(chosen)

    def _play(self, actions: Any) -> None:
        args = (self._boxes, self._laid, actions, self._states, self._luck, *self._outs)
        self._launch(self._step, *args)

    def pick(self, actions: Any = None) -> Any:
        """Fills *actions* with any option of every match, each equally likely.

        Without an array to fill, it is always the same one of the batch's own.
        """
        chosen = self._actions
        if actions is not None:
            chosen = _taken("actions", actions, (self.size,), np.int64)
        self._launch(self._pick, chosen, self._outs[0], self._picks)
        return CardArray(chosen) if actions is None else actions

    def _launch(self, kernel: Any, *args: Any) -> None:
        kernel[-(-self.size // BLOCK), BLOCK](*args)

    @property
    def states(self) -> npt.NDArray[Any]:
        """A copy of the states in the memory of the machine."""
        return gathered(self._states.copy_to_host(), self.game.STATE)


def _zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype))
