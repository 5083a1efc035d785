"""How the records and arrays of compiled code look to a type checker; nothing here ever runs.

`records.py` of each game, which docs/make.py writes from its dtypes, is made of these.
"""
# What an index gives depends on the array, which NumPy's own types leave open; there are no bodies.
# mypy: disable-error-code="empty-body, no-overload-impl, override"

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

Piece = TypeVar("Piece")
Index: TypeAlias = int | np.integer[Any]


class Record(Protocol):
    """What every record can do besides having its fields."""

    @property
    def dtype(self) -> np.dtype[Any]: ...
    def tobytes(self) -> bytes: ...
    def copy(self) -> Self: ...
    def __getitem__(self, field: str, /) -> Any: ...  # for code that is told which field
    def __setitem__(self, field: str, value: Any, /) -> None: ...
    def __hash__(self) -> int: ...  # of a plain one (kernel/plain.py)


class Row(np.ndarray[Any, np.dtype[np.int64]]):
    """Whole numbers by one index: state.bag[note]."""

    @overload
    def __getitem__(self, index: Index, /) -> int: ...
    @overload
    def __getitem__(self, index: slice | npt.NDArray[Any], /) -> Row: ...
    @overload
    def __getitem__(self, index: tuple[slice, None], /) -> Grid: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(np.ndarray[Any, np.dtype[np.int64]]):
    """Whole numbers by two indices: box.actions[seats, position]."""

    @overload
    def __getitem__(self, index: tuple[Index, Index], /) -> int: ...
    @overload
    def __getitem__(self, index: Index | tuple[slice, Index], /) -> Row: ...
    @overload
    def __getitem__(self, index: tuple[Index, slice], /) -> Row: ...
    @overload
    def __getitem__(self, index: npt.NDArray[Any], /) -> Row: ...
    @overload
    def __getitem__(self, index: slice | tuple[slice, slice], /) -> Grid: ...
    def __iter__(self) -> Iterator[Row]: ...


class Pieces(np.ndarray[Any, np.dtype[np.void]], Generic[Piece]):
    """Records by one index: state.seats[seat]; a field of them all: box.notes["coins"]."""

    @overload
    def __getitem__(self, index: Index, /) -> Piece: ...
    @overload
    def __getitem__(self, index: slice, /) -> Pieces[Piece]: ...
    @overload
    def __getitem__(self, index: str, /) -> npt.NDArray[Any]: ...
    def __iter__(self) -> Iterator[Piece]: ...
