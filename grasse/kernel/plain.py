"""A record as plain Python values: reading a field of a NumPy record takes twenty times as long."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, wraps
from typing import Any, TypeVar, cast

import numpy as np

from grasse.kernel.seats import NOBODY, WATCHER

Reader = Callable[[bytes, int], Any]  # (content, where it begins) -> the value there
Make = TypeVar("Make", bound=Callable[..., Any])
Fields = dict[str, tuple[Reader, int]]  # what reads a field, and how far in it stands


class Plain:
    """Has the fields of a record as attributes: ints, bytes, lists of them, and other Plains.

    A field is read when it is first asked for: most of a table is never looked at. Two are equal
    if all their bytes are, so that what is made of one can be kept (functools.lru_cache).
    """

    def __init__(
        self,
        content: bytes,
        begin: int,
        size: int,
        fields: Fields,
        dtype: np.dtype[Any] | None = None,
    ) -> None:
        self._content, self._begin, self._size, self._fields = content, begin, size, fields
        self._dtype, self._hash = dtype, 0  # the hash is not known yet

    def __bytes__(self) -> bytes:
        return self._content[self._begin : self._begin + self._size]

    def __hash__(self) -> int:
        self._hash = self._hash or hash(bytes(self))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and bytes(self) == bytes(other)

    def __getattr__(self, name: str) -> Any:
        try:
            reader, offset = self._fields[name]
        except KeyError:
            raise AttributeError(f"the record has no field {name!r}") from None
        value = reader(self._content, self._begin + offset)
        setattr(self, name, value)
        return value

    def only(self, names: tuple[str, ...]) -> Plain:
        """A copy with these fields alone: what is made of it depends on nothing else."""
        spans, size, fields = _only(self._dtype, names)
        begin, content = self._begin, self._content
        joined = b"".join([content[begin + first : begin + last] for first, last in spans])
        return Plain(joined, 0, size, fields)


class Plains(Sequence[Any]):
    """An array of records, each made when it is first asked for: most seats are empty."""

    def __init__(self, content: bytes, begin: int, read: Reader, step: int, size: int) -> None:
        self._content, self._begin, self._read, self._step = content, begin, read, step
        self._made: list[Any] = [None] * size
        self.names: list[str] = []  # of the records, when they were asked for once

    def __len__(self) -> int:
        return len(self._made)

    def __getitem__(self, index: Any) -> Any:
        made = self._made[index]
        if made is None:
            begin = self._begin + range(len(self._made))[index] * self._step
            made = self._made[index] = self._read(self._content, begin)
        return made

    def __iter__(self) -> Iterator[Any]:
        if None in self._made:
            self._made = [self[index] for index in range(len(self._made))]
        return iter(self._made)


def at_rest(*names: str, touched: bool = True) -> Callable[[Make], Make]:
    """Keeps a part of the table, as long as the fields *names* stay as they are.

    It is kept for those who may do nothing there now: all who are not to decide, or everyone if
    nobody ever can (*touched* is False). Kept nodes must not be changed. As the part is made from
    a view with no other fields, it cannot depend on one that was forgotten here.
    """

    def keep(make: Make) -> Make:
        @lru_cache(maxsize=4096)
        def kept(box: Any, part: Any, *rest: Any) -> Any:
            part.viewer, part.seat = WATCHER, NOBODY
            return make(box, part, *rest)

        @wraps(make)
        def ask(box: Any, view: Any, *rest: Any) -> Any:
            if touched and view.viewer == view.seat:
                return make(box, view, *rest)
            return kept(box, view.only(names), *rest)

        return cast(Make, ask)

    return keep


# Asked past np.record, which looks for a field of that name first, and slowly.
_dtype = np.generic.dtype.__get__
_content = np.generic.tobytes


def plain(record: Any) -> Any:
    """A copy of *record* to read from."""
    return _read(_dtype(record))(_content(record), 0)


def plain_box(box: Any) -> Any:
    """The same, for what never changes; it is kept, as every look at the table asks for it."""
    return _kept(_dtype(box), _content(box))


def names(records: Any) -> list[str]:
    """The names of an array of records, of a box or of a plain one, which keeps them."""
    if not isinstance(records, Plains):
        return [name.decode() for name in records["name"]]
    if not records.names:
        records.names = [record.name.decode() for record in records]
    return records.names


@lru_cache(maxsize=32)
def _kept(dtype: np.dtype[Any], content: bytes) -> Any:
    return _read(dtype)(content, 0)


@cache
def _read(dtype: np.dtype[Any]) -> Reader:
    """What reads a value of this type."""
    if dtype.subdtype is not None:
        item, shape = dtype.subdtype
        return _read_array(item, shape)
    if dtype.fields is not None:
        fields = {name: (_read(field[0]), field[1]) for name, field in dtype.fields.items()}
        return lambda content, begin: Plain(content, begin, dtype.itemsize, fields, dtype)
    if dtype.kind == "S":
        return lambda content, begin: content[begin : begin + dtype.itemsize].rstrip(b"\0")
    number = struct.Struct(f"={dtype.char}")
    return lambda content, begin: number.unpack_from(content, begin)[0]


@cache
def _only(dtype: Any, names: tuple[str, ...]) -> tuple[list[tuple[int, int]], int, Fields]:
    """Where these fields lie in a record, and how to read them when they are joined."""
    spans, size, fields = [], 0, {}
    for name in names:
        kind, first = dtype.fields[name][:2]
        spans.append((first, first + kind.itemsize))
        fields[name] = (_read(kind), size)
        size += kind.itemsize
    return spans, size, fields


def _read_array(item: np.dtype[Any], shape: tuple[int, ...]) -> Reader:
    if len(shape) == 1 and item.fields is None and item.kind != "S":
        numbers = struct.Struct(f"={shape[0]}{item.char}")
        return lambda content, begin: list(numbers.unpack_from(content, begin))
    inner = np.dtype((item, shape[1:])) if len(shape) > 1 else item
    read, size = _read(inner), inner.itemsize
    if inner.fields is not None:
        return lambda content, begin: Plains(content, begin, read, size, shape[0])
    steps = range(0, shape[0] * size, size)
    return lambda content, begin: [read(content, begin + step) for step in steps]
