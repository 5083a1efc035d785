"""Reading a box file: every value is checked, and every fault is told with its row and field."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

LARGEST = 999  # no printed figure is larger; keeps sums far from overflow
NAME_SIZE = 16
MOST_FAULTS = 200  # that are told of one file: nobody mends more at once
LONGEST_NEAR = 64  # letters of a value for which one is sought that is spelt like it
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")

Place = tuple[str | int, ...]  # where something stands: ("notes", "tiles", 3, "coins")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a box file."""

    row: str  # "[notes] tiles, row 4 (HD-04)"
    field: str
    text: str  # the reason in English, with {names} in the place of its values
    key: str = ""  # of the reason in the catalogues: "missing" is "fault-missing" there
    values: tuple[tuple[str, str], ...] = ()
    place: Place = ()
    superfluous: bool = False  # another value has made it meaningless: it can be left out

    @property
    def reason(self) -> str:
        """Why it is wrong, in English."""
        return self.text.format(**dict(self.values))

    def __str__(self) -> str:
        return ": ".join(part for part in (self.row, self.field, self.reason) if part)


class BoxError(ValueError):
    """A box file that cannot be used; .faults says why, each with row, field and reason."""

    def __init__(self, path: Path | str, faults: Sequence[Fault]) -> None:
        self.path = str(path)
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{self.path}: {fault}" for fault in faults))


@dataclass(frozen=True)
class Field:
    """What may stand at a place of a box file, for whoever makes a form of it.

    number: low to high; choice: one of *known*; list: any of them, again and again; words: the
    same, in their order; set: any of them once; counts: a table of how many of each; letters: a
    text of them in their order; text: up to *high* bytes; flag: true or false; numbers: *size* of
    them; pairs: up to *size* of them.
    """

    kind: str
    low: int = 0
    high: int = 0
    known: tuple[str, ...] = ()
    size: int = 0


class BoxText(str):
    """What stands in a box file, in the place of the path to one."""

    __slots__ = ()


class BoxFile:
    """An open box file, the faults found in it so far, and what was asked of it."""

    def __init__(self, path: Path | str) -> None:
        kept = path if isinstance(path, BoxText) else None
        self.path = path if kept is None else "a box that was kept"
        self.faults: list[Fault] = []
        self.fields: dict[Place, Field] = {}  # that an owner may change
        self.counted: dict[Place, int] = {}  # numbers that follow from others, as they should be
        self.box: Any = None  # what was read, as far as that was possible
        try:
            text = Path(path).read_bytes().decode("utf-8-sig") if kept is None else str(kept)
            content = tomllib.loads(text)
        except OSError as error:
            raise _unread(self.path, "file", "{error}", error=error.strerror or error) from None
        except UnicodeDecodeError as error:
            said = "is not UTF-8 text (byte {at})"
            raise _unread(self.path, "not-utf8", said, at=error.start) from None
        except ValueError as error:  # TOMLDecodeError, or a number with too many digits
            said = "is not TOML: {error}"
            raise _unread(self.path, "not-toml", said, error=str(error)[:200]) from None
        except RecursionError:
            raise _unread(self.path, "deep", "is nested too deeply") from None
        self.top = Table(self, "", content)

    @classmethod
    def open(cls, path: Path | str | BoxFile) -> BoxFile:
        """The file at a path, or one that is open already."""
        return path if isinstance(path, BoxFile) else cls(path)

    def fault(self, fault: Fault) -> None:
        """Notes a fault and goes on, so that an owner sees all of them at once."""
        if not self.is_full:
            self.faults.append(fault)

    @property
    def is_full(self) -> bool:
        """Whether more faults would not be told: a file may have any number of them."""
        return len(self.faults) >= MOST_FAULTS

    def refuse_faults(self) -> None:
        """Raises BoxError if anything was wrong."""
        if self.faults:
            raise BoxError(self.path, self.faults)


class Table:
    """One table or row of a box file; of a wrong value it notes the fault and returns another."""

    def __init__(self, file: BoxFile, row: str, content: dict[str, Any], place: Place = ()) -> None:
        self.file = file
        self.row = row
        self.content = content
        self.place = place

    def fault(self, field: str, key: str, text: str, **values: object) -> None:
        """Notes a fault of *field* in this row: its *key* in the catalogues, and its English."""
        self.file.fault(self._fault(field, key, text, values))

    def superfluous(self, field: str, key: str, text: str, **values: object) -> None:
        """Likewise of a field that another value has made meaningless: it can be left out."""
        self.file.fault(replace(self._fault(field, key, text, values), superfluous=True))

    def _fault(self, field: str, key: str, text: str, values: Mapping[str, object]) -> Fault:
        shown = tuple((name, str(value)) for name, value in values.items())
        place = (*self.place, field) if field else self.place
        return Fault(self.row, field, text, key, shown, place)

    def offers(self, field: str, kind: str, **more: Any) -> None:
        """Says what may stand in *field*."""
        self.file.fields[*self.place, field] = Field(kind, **more)

    def keeps(self, *fields: str) -> None:
        """These fields say which row it is, and are nothing that an owner would change."""
        for field in fields:
            self.file.fields.pop((*self.place, field), None)

    def get(self, field: str, kind: type, key: str, text: str, **values: object) -> Any:
        """The value of *field* if it is of a *kind*; else None, and a fault by this reason."""
        if field not in self.content:
            self.fault(field, "missing", "is missing")
            return None
        value = self.content[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.fault(field, key, text, **values, found=show(value))
            return None
        return value

    def _integer(self, field: str) -> Any:
        return self.get(field, int, "not-number", "must be a whole number, not {found}")

    def integer(self, field: str, low: int = 0, high: int = LARGEST) -> int:
        """A whole number of low .. high."""
        self.offers(field, "number", low=low, high=high)
        value = self._integer(field)
        if value is None:
            return low
        if not low <= value <= high:
            said = "must be {low} to {high}, not {found}"
            self.fault(field, "range", said, low=low, high=high, found=show(value))
            return low
        return int(value)

    def exactly(self, field: str, wanted: int) -> int:
        """A whole number that the rules fix."""
        self.keeps(field)
        self.file.counted[*self.place, field] = wanted
        value = self._integer(field)
        if value is not None and value != wanted:
            said = "must be {wanted}, not {found}"
            self.fault(field, "fixed", said, wanted=wanted, found=show(value))
        return wanted

    def name(self, field: str) -> str:
        """A short name: letters, digits, dot, hyphen and underscore."""
        value = self.get(field, str, "not-text", "must be a text, not {found}")
        if value is None:
            return ""
        if len(value) > NAME_SIZE or not _NAME.fullmatch(value):
            said = "must be up to {most} letters, digits or '-_.', not {found}"
            self.fault(field, "name", said, most=NAME_SIZE, found=show(value))
        return str(value)

    def flag(self, field: str) -> bool:
        """True or false."""
        self.offers(field, "flag")
        if field not in self.content:
            self.fault(field, "missing", "is missing")
        elif not isinstance(self.content[field], bool):
            self.fault(field, "flag", "must be true or false")
        return self.content.get(field) is True

    def integers(self, field: str, size: int, low: int, high: int) -> list[int]:
        """A list of *size* whole numbers of low .. high."""
        self.offers(field, "numbers", low=low, high=high, size=size)
        values = self.content.get(field)
        fits = isinstance(values, list) and len(values) == size
        if not fits or not all(type(each) is int and low <= each <= high for each in values or []):
            said = "must be a list of {size} whole numbers of {low} to {high}"
            self.fault(field, "numbers", said, size=size, low=low, high=high)
            return [low] * size
        return list(values or [])

    def choice(self, field: str, known: Sequence[str]) -> int:
        """The index of a text among *known*."""
        self.offers(field, "choice", known=tuple(known))
        said = "must be one of {known}, not {found}"
        value = self.get(field, str, "not-one-of", said, known=", ".join(known))
        return 0 if value is None else self._index(field, value, known)

    def choices(self, field: str, known: Sequence[str]) -> list[int]:
        """The indices of a list of texts among *known*."""
        self.offers(field, "list", known=tuple(known))
        said = "must be a list of {known}, not {found}"
        values = self.get(field, list, "not-list-of", said, known=", ".join(known))
        return [self._index(field, value, known) for value in values or []]

    def counts(self, field: str, known: Sequence[str], low: int, high: int) -> list[int]:
        """How many of each of *known*, from a table such as { rose = 2 }."""
        self.offers(field, "counts", low=low, high=high, known=tuple(known))
        table = self.table(field)
        numbers = [0] * len(known)
        for key in table.content:
            index = self._index(field, key, known)
            if key in known:
                numbers[index] = table.integer(key, low, high)
                del self.file.fields[*table.place, key]  # the table is one field
        return numbers

    def _index(self, field: str, value: object, known: Sequence[str]) -> int:
        if value in known:
            return known.index(str(value))
        if near := self._near(value, known):
            said = "{found} is unknown; did you mean {near}?"
            self.fault(field, "unknown-value-near", said, found=show(value), near=near)
        else:
            said = "{found} is unknown; known are {known}"
            listed = ", ".join(known)
            self.fault(field, "unknown-value", said, found=show(value), known=listed)
        return 0

    def _near(self, value: object, known: Sequence[str]) -> str:
        """One of *known* that is spelt like *value*, or nothing; not for what nobody is told."""
        if self.file.is_full or not isinstance(value, str) or len(value) > LONGEST_NEAR:
            return ""
        return next(iter(difflib.get_close_matches(value, known, 1)), "")

    def table(self, field: str) -> Table:
        """The table called *field* in this one."""
        value = self.get(field, dict, "not-table", "must be a table, not {found}")
        row = f"{self.row}.{field}" if self.row else f"[{field}]"
        if self.row.startswith("[") and self.row.endswith("]"):
            row = f"{self.row[:-1]}.{field}]"
        return Table(self.file, row, value or {}, (*self.place, field))

    def rows(self, field: str, key: str = "") -> list[Table]:
        """The rows of a list of tables; *key* names the field to call a row by."""
        values = self.get(field, list, "not-rows", "must be a list of rows, not {found}")
        found = []
        for number, value in enumerate(values or [], 1):
            where = f"{self.row} {field}, row {number}".strip()
            place = (*self.place, field, number - 1)
            if not isinstance(value, dict):
                row = Table(self.file, where, {}, place)
                row.fault("", "not-table", "must be a table, not {found}", found=show(value))
                continue
            called = value.get(key)
            if isinstance(called, str) and called:
                where = f"{where} ({called[:NAME_SIZE]})"
            found.append(Table(self.file, where, value, place))
        return found

    def known_fields(self, *fields: str) -> None:
        """Refuses every other field, but for provenances and remarks."""
        for field in self.content:
            if field in fields or field in ("provenance", "remark"):
                continue
            if field.endswith("_provenance"):
                continue
            shown = field[:LONGEST_NEAR]
            if near := self._near(field, fields):
                said = "is unknown; did you mean {near}?"
                self.fault(shown, "unknown-field-near", said, near=near)
            else:
                self.fault(shown, "unknown-field", "is unknown")

    def same(self, field: str, wanted: object) -> None:
        """Notes a fault unless *field* says *wanted*: the rules or another row fix it."""
        if field not in self.content:
            self.fault(field, "missing", "is missing")
        elif self.content[field] != wanted:
            self.fault(field, "must-be", "must be {wanted}", wanted=repr(wanted))

    def expect(self, field: str, found: int) -> None:
        """Notes a fault unless *field* says what was *found* by counting."""
        self.file.counted[*self.place, field] = found
        value = self._integer(field)
        if value is not None and value != found:
            said = "says {found}, but the rows give {counted}"
            self.fault(field, "counted", said, found=show(value), counted=found)


def refuse_number(table: Table, field: str, wanted: int, found: int) -> None:
    """Notes a fault unless a list has as many rows as the rules want."""
    if found != wanted:
        said = "there must be {wanted} rows, not {found}"
        table.fault(field, "row-count", said, wanted=wanted, found=found)


def refuse_repeated(rows: Iterable[Table], field: str) -> None:
    """Notes a fault for every value of *field* that stands in an earlier row already."""
    seen: set[object] = set()
    for row in rows:
        value = row.content.get(field)
        if isinstance(value, (str, int)) and value in seen:
            said = "{found} stands in an earlier row already"
            row.fault(field, "repeated", said, found=show(value))
        elif isinstance(value, (str, int)):
            seen.add(value)


def _unread(path: Path | str, key: str, text: str, **values: object) -> BoxError:
    """A file of which nothing could be read."""
    shown = tuple((name, str(value)) for name, value in values.items())
    return BoxError(path, [Fault("", "", text, key, shown)])


def show(value: object) -> str:
    """A value of a box file as a fault tells it."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or too many digits
        return f"a {type(value).__name__} that is too large to show"
    return text if len(text) <= 60 else text[:57] + "..."
