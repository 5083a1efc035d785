"""Reading a box file: every value is checked, and every fault is told with its row and field."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LARGEST = 999  # no printed figure is larger; keeps sums far from overflow
NAME_SIZE = 16
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a box file."""

    row: str  # "[notes] tiles, row 4 (HD-04)"
    field: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.row, self.field, self.reason) if part)


class BoxError(ValueError):
    """A box file that cannot be used; .faults says why, each with row, field and reason."""

    def __init__(self, path: Path | str, faults: Sequence[Fault]) -> None:
        self.path = str(path)
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{self.path}: {fault}" for fault in faults))


class BoxText(str):
    """What stands in a box file, in the place of the path to one."""

    __slots__ = ()


class BoxFile:
    """An open box file and the faults found in it so far."""

    def __init__(self, path: Path | str) -> None:
        kept = path if isinstance(path, BoxText) else None
        self.path = path if kept is None else "a box that was kept"
        self.faults: list[Fault] = []
        try:
            text = Path(path).read_bytes().decode("utf-8-sig") if kept is None else str(kept)
            content = tomllib.loads(text)
        except OSError as error:
            raise BoxError(path, [Fault("", "", error.strerror or str(error))]) from None
        except UnicodeDecodeError as error:
            reason = f"is not UTF-8 text (byte {error.start})"
            raise BoxError(path, [Fault("", "", reason)]) from None
        except ValueError as error:  # TOMLDecodeError, or a number with too many digits
            raise BoxError(path, [Fault("", "", f"is not TOML: {error}")]) from None
        except RecursionError:
            raise BoxError(path, [Fault("", "", "is nested too deeply")]) from None
        self.top = Table(self, "", content)

    def fault(self, row: str, field: str, reason: str) -> None:
        """Notes a fault and goes on, so that an owner sees all of them at once."""
        self.faults.append(Fault(row, field, reason))

    def refuse_faults(self) -> None:
        """Raises BoxError if anything was wrong."""
        if self.faults:
            raise BoxError(self.path, self.faults)


class Table:
    """One table or row of a box file; of a wrong value it notes the fault and returns another."""

    def __init__(self, file: BoxFile, row: str, content: dict[str, Any]) -> None:
        self.file = file
        self.row = row
        self.content = content

    def fault(self, field: str, reason: str) -> None:
        """Notes a fault of *field* in this row."""
        self.file.fault(self.row, field, reason)

    def _get(self, field: str, kind: type, what: str) -> Any:
        if field not in self.content:
            self.fault(field, "is missing")
            return None
        value = self.content[field]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.fault(field, f"must be {what}, not {_show(value)}")
            return None
        return value

    def integer(self, field: str, low: int = 0, high: int = LARGEST) -> int:
        """A whole number of low .. high."""
        value = self._get(field, int, "a whole number")
        if value is None:
            return low
        if not low <= value <= high:
            self.fault(field, f"must be {low} to {high}, not {_show(value)}")
            return low
        return int(value)

    def exactly(self, field: str, wanted: int) -> int:
        """A whole number that the rules fix."""
        value = self._get(field, int, "a whole number")
        if value is not None and value != wanted:
            self.fault(field, f"must be {wanted}, not {_show(value)}")
        return wanted

    def name(self, field: str) -> str:
        """A short name: letters, digits, dot, hyphen and underscore."""
        value = self._get(field, str, "a text")
        if value is None:
            return ""
        if len(value) > NAME_SIZE or not _NAME.fullmatch(value):
            reason = f"must be up to {NAME_SIZE} letters, digits or '-_.', not {_show(value)}"
            self.fault(field, reason)
        return str(value)

    def choice(self, field: str, known: Sequence[str]) -> int:
        """The index of a text among *known*."""
        value = self._get(field, str, f"one of {', '.join(known)}")
        return 0 if value is None else self._index(field, value, known)

    def choices(self, field: str, known: Sequence[str]) -> list[int]:
        """The indices of a list of texts among *known*."""
        values = self._get(field, list, f"a list of {', '.join(known)}")
        return [self._index(field, value, known) for value in values or []]

    def counts(self, field: str, known: Sequence[str], low: int, high: int) -> list[int]:
        """How many of each of *known*, from a table such as { rose = 2 }."""
        table = self.table(field)
        numbers = [0] * len(known)
        for key in table.content:
            index = self._index(field, key, known)
            if key in known:
                numbers[index] = table.integer(key, low, high)
        return numbers

    def _index(self, field: str, value: object, known: Sequence[str]) -> int:
        if value in known:
            return known.index(str(value))
        near = difflib.get_close_matches(value, known, 1) if isinstance(value, str) else []
        hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(known)}"
        self.fault(field, f"{_show(value)} is unknown; {hint}")
        return 0

    def table(self, field: str) -> Table:
        """The table called *field* in this one."""
        value = self._get(field, dict, "a table")
        row = f"{self.row}.{field}" if self.row else f"[{field}]"
        if self.row.startswith("[") and self.row.endswith("]"):
            row = f"{self.row[:-1]}.{field}]"
        return Table(self.file, row, value or {})

    def rows(self, field: str, key: str = "") -> list[Table]:
        """The rows of a list of tables; *key* names the field to call a row by."""
        values = self._get(field, list, "a list of rows")
        found = []
        for number, value in enumerate(values or [], 1):
            where = f"{self.row} {field}, row {number}".strip()
            if not isinstance(value, dict):
                self.file.fault(where, "", f"must be a table, not {_show(value)}")
                continue
            called = value.get(key)
            if isinstance(called, str) and called:
                where = f"{where} ({called[:NAME_SIZE]})"
            found.append(Table(self.file, where, value))
        return found

    def known_fields(self, *fields: str) -> None:
        """Refuses every other field, but for provenances and remarks."""
        for field in self.content:
            if field in fields or field in ("provenance", "remark"):
                continue
            if field.endswith("_provenance"):
                continue
            near = difflib.get_close_matches(field, fields, 1)
            self.fault(field, "is unknown" + (f"; did you mean {near[0]}?" if near else ""))

    def expect(self, field: str, found: int) -> None:
        """Notes a fault unless *field* says what was *found* by counting."""
        value = self._get(field, int, "a whole number")
        if value is not None and value != found:
            self.fault(field, f"says {_show(value)}, but the rows give {found}")


def refuse_repeated(rows: Iterable[Table], field: str) -> None:
    """Notes a fault for every value of *field* that stands in an earlier row already."""
    seen: set[object] = set()
    for row in rows:
        value = row.content.get(field)
        if isinstance(value, (str, int)) and value in seen:
            row.fault(field, f"{_show(value)} stands in an earlier row already")
        elif isinstance(value, (str, int)):
            seen.add(value)


def _show(value: object) -> str:
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or too many digits
        return f"a {type(value).__name__} that is too large to show"
    return text if len(text) <= 60 else text[:57] + "..."
