"""Small arrays of zeros that cost nothing: they lie on the stack, not on the heap.

They are gone when the function that made them returns, so they may be handed down, never back.
Their size must be known when the function is compiled: a constant of its module.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.core.types.containers import StarArgTuple
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from grasse.kernel.aliases import Floats, Integers
from grasse.kernel.jit import COMPILED


def floats(*sizes: int) -> Floats:
    """An array of zeros of these sizes."""
    return np.zeros(sizes)


def integers(*sizes: int) -> Integers:
    """The same of whole numbers."""
    return np.zeros(sizes, np.int64)


def _on_stack(item: Any) -> Any:
    """Numba's way to say what a function compiles to: here, room on the stack for *item*s."""

    def make(context: Any, *sizes: Any) -> Any:
        if not all(isinstance(size, types.IntegerLiteral) for size in sizes):
            return None  # Numba tells that no such function is known
        shape = [size.literal_value for size in sizes]
        array = types.Array(item, len(shape), "C")

        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def number(value: int) -> Any:
                return context.get_constant(types.intp, value)

            width = item.bitwidth // 8
            strides = [width * math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
            room = number(math.prod(shape))
            data = cgutils.alloca_once(builder, context.get_data_type(item), room)
            cgutils.memset(builder, data, number(width * math.prod(shape)), 0)
            made = make_array(array)(context, builder)
            populate_array(
                made,
                data=data,
                shape=[number(size) for size in shape],
                strides=[number(stride) for stride in strides],
                itemsize=number(width),
                meminfo=None,  # nobody counts who refers to it
            )
            return made._getvalue()

        return array(StarArgTuple(sizes)), write

    return make


if COMPILED:
    floats = intrinsic(prefer_literal=True)(_on_stack(types.float64))
    integers = intrinsic(prefer_literal=True)(_on_stack(types.int64))
