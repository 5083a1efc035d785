"""Records to look at: each field is read once, since NumPy takes long to read one of a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt


class Fields:
    """Has the fields of a record as they are now; whoever changes the record looks at it again."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = self._record[name]
        if isinstance(value, np.ndarray) and value.dtype.names:
            value = Rows(value)
        setattr(self, name, value)
        return value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


class Rows:
    """An array of records: one of them, some of them, or one field of all."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self._array = array
        self._seen: dict[Any, Any] = {}

    def __len__(self) -> int:
        return len(self._array)

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return Rows(self._array[key])
        if key not in self._seen:
            found = self._array[key]
            self._seen[key] = Fields(found) if isinstance(found, np.void) else found
        return self._seen[key]
