"""Changes of a box: `customers.A-03.price=9`, or a range of them, `customers.A-03.price=3..9`."""

from __future__ import annotations

import copy
import difflib
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import tomli_w

from grasse.kernel.aliases import Box
from grasse.kernel.boxfile import BoxText
from grasse.kernel.game import Game

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
_WORD = re.compile(r"[A-Za-z][\w-]*")
NAMES = ("id", "name", "key")  # the fields that a row may be called by
MOST_ARMS = 121  # boxes that are compared at once

Setting = tuple[str, Any]  # a path and its value


class ChangeError(ValueError):
    """A change that cannot be read, or that names something that the box does not have."""


@dataclass(frozen=True)
class Dial:
    """A place of a box file, and the values that it is given."""

    path: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Arm:
    """One of the boxes that are compared; the first has no settings."""

    settings: tuple[Setting, ...]
    box: bytes  # as it lies in memory

    @property
    def title(self) -> str:
        """What differs from the first box."""
        return ", ".join(f"{path} = {shown(value)}" for path, value in self.settings)


def shown(value: Any) -> str:
    """A value as a box file would have it."""
    return tomli_w.dumps({"x": value}).removeprefix("x = ").strip()


def read_dial(text: str) -> Dial:
    """Reads `path=value` or `path=first..last` or `path=first..last..step`."""
    path, equals, given = (part.strip() for part in text.partition("="))
    if not equals or not path or not given:
        raise ChangeError(f"{text!r} is no change: write path=value, as in customers.A-03.price=9")
    if found := _RANGE.fullmatch(given):
        first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
        if last < first or step < 1 or (last - first) // step >= MOST_ARMS:
            raise ChangeError(f"{path}: {given} is no range of up to {MOST_ARMS} values")
        return Dial(path, tuple(range(first, last + 1, step)))
    try:
        return Dial(path, (tomllib.loads(f"x = {given}")["x"],))
    except ValueError:
        if _WORD.fullmatch(given):
            return Dial(path, (given,))
        raise ChangeError(f"{path}: {given!r} is no value of a box file") from None


def arms_of(game: Game, content: dict[str, Any], dials: Sequence[Dial]) -> list[Arm]:
    """The box as it is, and every combination of the values; a BoxError names each fault."""
    combined = [
        tuple(zip((dial.path for dial in dials), values, strict=True))
        for values in product(*(dial.values for dial in dials))
    ]
    if len(combined) >= MOST_ARMS:
        raise ChangeError(f"{len(combined)} boxes are too many: up to {MOST_ARMS - 1}")
    base = Arm((), boxed(game, content).tobytes())
    found = [base]
    for settings in combined if dials else ():
        found.append(Arm(settings, changed_box(game, content, settings).tobytes()))
    return found


def changed_box(game: Game, content: dict[str, Any], settings: Iterable[Setting]) -> Box:
    """The box with these settings."""
    return boxed(game, changed(content, settings))


def boxed(game: Game, content: dict[str, Any]) -> Box:
    """The box of a box file's content; a BoxError says all that is wrong with it."""
    return game.load_box(BoxText(tomli_w.dumps(content)))


def changed(content: dict[str, Any], settings: Iterable[Setting]) -> dict[str, Any]:
    """The content of a box file with some values changed; whether they fit is the box's matter."""
    copied = copy.deepcopy(content)
    for path, value in settings:
        *way, last = path.split(".")
        place: Any = copied
        for number, part in enumerate(way):
            place = _step(place, part, ".".join(way[:number]) or "the box")
        if isinstance(place, list):
            index = int(last) - 1 if last.isdecimal() else -1
            if not 0 <= index < len(place):
                raise ChangeError(f"{path}: there is no {last} in {'.'.join(way)}")
            place[index] = value
        elif isinstance(place, dict):
            place[last] = value
        else:
            raise ChangeError(f"{path}: {'.'.join(way)} is a value and has no parts")
    return copied


def value_at(content: dict[str, Any], path: str) -> Any:
    """What stands at a place of a box file."""
    place: Any = content
    way = path.split(".")
    for number, part in enumerate(way):
        place = _step(place, part, ".".join(way[:number]) or "the box")
    return place


def _step(place: Any, part: str, where: str) -> Any:
    """What *part* names: a field, a row by its name or its number, or a row of a list below."""
    if isinstance(place, dict) and part in place:
        return place[part]
    rows = list(_rows(place))
    for row in rows:
        if any(row.get(name) == part for name in NAMES):
            return row
    if isinstance(place, list) and part.isdecimal() and 1 <= int(part) <= len(place):
        return place[int(part) - 1]
    known = [*(place if isinstance(place, dict) else ())]
    known += [str(row[name]) for row in rows for name in NAMES[:1] if name in row]
    near = difflib.get_close_matches(part, known, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise ChangeError(f"there is no {part} in {where}{hint}")


def _rows(place: Any) -> Iterable[dict[str, Any]]:
    """The rows of a list of tables, or of the lists in a table."""
    lists = [place] if isinstance(place, list) else []
    if isinstance(place, dict):
        lists = [value for value in place.values() if isinstance(value, list)]
    return (row for rows in lists for row in rows if isinstance(row, dict))
