"""Asks the processor for a row of an array before it is needed, so that it need not wait for it."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from grasse.kernel.jit import COMPILED

LINE = 64  # bytes that come together


def fetch(array: npt.NDArray[Any], row: int) -> None:
    """Has array[row] on its way, to be written; changes nothing."""


if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    BYTE, INT, LONG = ir.IntType(8).as_pointer(), ir.IntType(32), ir.IntType(64)
    SIGNATURE = ir.FunctionType(ir.VoidType(), [BYTE, INT, INT, INT])

    def _build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        size = cgutils.unpack_tuple(builder, array.strides)[0]
        start = builder.ptrtoint(array.data, LONG)
        start = builder.add(start, builder.mul(arguments[1], size))
        prefetch = cgutils.get_or_insert_function(builder.module, SIGNATURE, "llvm.prefetch.p0")
        with cgutils.for_range_slice(builder, LONG(0), size, LONG(LINE)) as (offset, _):
            place = builder.inttoptr(builder.add(start, offset), BYTE)
            builder.call(prefetch, [place, INT(1), INT(3), INT(1)])  # to write, soon, no code
        return context.get_dummy_value()

    @intrinsic  # type: ignore[untyped-decorator]
    def fetch(typing: Any, array: Any, row: Any) -> Any:
        """The same, as Numba builds it."""
        return types.void(array, types.int64), _build
