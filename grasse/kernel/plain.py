"""A record as plain Python values: reading a field of a NumPy record takes twenty times as long."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, wraps
from typing import Any, TypeVar, cast

import numpy as np

Reader = Callable[[bytes, int], Any]  # (content, where it begins) -> the value there
Made = TypeVar("Made")
Make = TypeVar("Make", bound=Callable[..., Any])
Fields = dict[str, tuple[Reader, int]]  # what reads a field, and how far in it stands
# Looks of one part of a table, besides those that its own readers keep. With eight times as many a
# server grows by hundreds of megabytes, and is no faster.
KEPT = 512
_READ: dict[Callable[..., Any], tuple[str, ...]] = {}  # [lasting part] the fields that it reads


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
        self._kept: Kept | None = None  # of a whole view: what was made of the one before

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


class Own:
    """Of an array of records one alone: what is made of it depends on no other."""

    def __init__(self, index: int, record: Any) -> None:
        self._index, self._record = index, record

    def __getitem__(self, index: int) -> Any:
        if index != self._index:
            raise AttributeError(f"record {index} was not to be read, only {self._index}")
        return self._record


class Kept:
    """What was made of a view, part by part: one that nothing changed for is not made again.

    A part for which this reader sees what the *public* does is made once for all of them.
    """

    def __init__(self, public: Kept | None = None) -> None:
        self._number = 0  # the view, as one number
        self.public = public
        self.view: Any = None
        self.apart = -1  # has bits where this view is another than that of the public
        # [part and its arguments] the bits that matter, and what it is
        self.parts: dict[Any, tuple[int, Any]] = {}

    def look(self, record: Any) -> Any:
        """A view as it is now; parts that depend on what has changed are forgotten."""
        content, before = _content(record), self._number
        self._number = int.from_bytes(content, "little")
        changed = self._number ^ before
        for key in [key for key, (bits, _) in self.parts.items() if bits & changed]:
            del self.parts[key]
        if self.public is not None:
            self.apart = self._number ^ self.public._number
        self.view = _read(_dtype(record))(content, 0)
        self.view._kept = self
        return self.view

    def part(self, key: Any, bits: int, make: Callable[[Any], Any]) -> Any:
        """A part that was forgotten or never made, from this view or from that of the public."""
        public = self.public
        if public is None or bits & self.apart:
            found = bits, make(self.view)
        else:
            found = public.parts.get(key) or (bits, make(public.view))
            public.parts[key] = found
        self.parts[key] = found
        return found[1]


@cache
def _bits(dtype: Any, names: tuple[str, ...], own: str = "", index: int = 0) -> int:
    """All bits of these fields, and of one record of the array *own*."""
    spans = [span for name in names for span in _spans(dtype, name)]
    if own:
        spans.append(_spans(dtype, f"{own}.")[index])
    bits = 0
    for first, size in spans:
        bits |= ((1 << 8 * size) - 1) << 8 * first
    return bits


def _spans(dtype: Any, name: str) -> list[tuple[int, int]]:
    """Where a field lies, and its size; `seats.money` lies in each of the seats."""
    name, dot, inner = name.partition(".")
    kind, first = dtype.fields[name][:2]
    if not dot:
        return [(first, kind.itemsize)]
    record, (count,) = kind.subdtype
    field, begin = record.fields[inner][:2] if inner else (record, 0)
    return [(first + n * record.itemsize + begin, field.itemsize) for n in range(count)]


@cache
def _some(dtype: Any, names: tuple[str, ...]) -> Fields:
    """How these fields are read, and no others."""
    inner: dict[str, tuple[str, ...]] = {}
    fields: Fields = {}
    for name in names:
        array, dot, field = name.partition(".")
        inner[array] = (*inner.get(array, ()), field) if dot else ()
    for name, fewer in inner.items():
        kind, first = dtype.fields[name][:2]
        fields[name] = (_read_some(kind, fewer) if fewer else _read(kind), first)
    return fields


def _read_some(kind: Any, names: tuple[str, ...]) -> Reader:
    """What reads an array of records, of which there are these fields alone."""
    record, (count,) = kind.subdtype
    fields, size = _some(record, names), record.itemsize

    def read(content: bytes, begin: int) -> Plain:
        return Plain(content, begin, size, fields, record)

    return lambda content, begin: Plains(content, begin, read, size, count)


def _alone(view: Plain, names: tuple[str, ...], own: str, index: int) -> Plain:
    """The same view, with these fields alone."""
    alone = Plain(view._content, 0, view._size, _some(view._dtype, names), view._dtype)
    if own:
        setattr(alone, own, Own(index, getattr(view, own)[index]))
    return alone


def lasting(*names: str, own: str = "") -> Callable[[Make], Make]:
    """Keeps what is made of a view, as long as the fields *names* stay as they are.

    `seats.money` is that field of each of the seats. Of the records *own* it reads that of the
    index which it is given. Other fields cannot be read: so none can be forgotten here. What is
    kept must not be changed.
    """

    def keep(make: Make) -> Make:
        @wraps(make)
        def ask(box: Any, view: Any, *rest: Any) -> Any:
            kept: Kept | None = view._kept
            if kept is None:
                return make(box, view, *rest)
            key = make, rest
            if (found := kept.parts.get(key)) is not None:
                return found[1]
            index = rest[0] if own else 0
            bits = _bits(view._dtype, names, own, index)
            return kept.part(
                key, bits, lambda seen: make(box, _alone(seen, names, own, index), *rest)
            )

        _READ[ask] = names
        return cast(Make, ask)

    return keep


def at_rest(
    *names: str, also: tuple[Callable[..., Any], ...] = ()
) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Keeps a part of the table, as long as the fields *names* stay as they are, for all readers.

    What else it needs is given to it by *also*, lasting parts, each from the box and the view. All
    who see the same are given the same nodes: kept ones must not be changed. As the part is made
    from a view with no other fields, it cannot depend on one that was forgotten here, nor on who
    looks and who is asked unless it is told.
    """
    all_names = tuple(dict.fromkeys((*names, *(name for each in also for name in _READ[each]))))

    def keep(make: Callable[..., Made]) -> Callable[..., Made]:
        shared = lru_cache(maxsize=KEPT)(make)

        def lay(box: Any, view: Any, *rest: Any) -> Made:
            return shared(box, view.only(names), *[each(box, view) for each in also], *rest)

        @wraps(make)
        def ask(box: Any, view: Any, *rest: Any) -> Made:
            kept: Kept | None = view._kept
            if kept is None:
                return lay(box, view, *rest)
            key = make, rest
            if (found := kept.parts.get(key)) is not None:
                return cast(Made, found[1])
            bits = _bits(view._dtype, all_names)
            return cast(Made, kept.part(key, bits, lambda seen: lay(box, seen, *rest)))

        return ask

    return keep


_LATEST: dict[Any, tuple[bytes, Any]] = {}  # [type] the box that was asked for last

# Asked past np.record, which looks for a field of that name first, and slowly.
_dtype = np.generic.dtype.__get__
_content = np.generic.tobytes


def plain(record: Any) -> Any:
    """A copy of *record* to read from; one that is plain already is not copied."""
    if isinstance(record, Plain):
        return record
    return _read(_dtype(record))(_content(record), 0)


def plain_box(box: Any) -> Any:
    """The same, for what never changes; it is kept, as every look at the table asks for it."""
    dtype, content = _dtype(box), _content(box)
    latest = _LATEST.get(dtype)
    if latest is None or latest[0] != content:  # to compare them is faster than to hash them
        latest = _LATEST[dtype] = content, _kept(dtype, content)
    return latest[1]


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
