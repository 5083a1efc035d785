"""Writes the record types of a game down for a type checker, as protocols: its records.py.

docs/make.py writes them with the pages, so that `state.seats[0].coins` is checked like any other
attribute. They have no effect on compiled code, which knows the dtypes themselves.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
SCALARS = {"i": "int", "u": "int", "S": "bytes"}  # by the kind of a dtype
ARRAYS = {1: "Row", 2: "Grid"}  # of whole numbers, by how many indices they take

HEAD = '''"""{title}, as a type checker sees them.

Made by docs/make.py from {source}: edit those.
"""

from __future__ import annotations

from typing import Protocol{alias}

from grasse.kernel.arrays import {arrays}

'''
VIEW = "\nView: TypeAlias = State  # the same record with the secrets of others blanked\n"


def record_files() -> Iterable[tuple[Path, str]]:
    """Every records.py, with its text: the kernel's for the events, and one in each game."""
    yield _file("grasse.kernel", {"EVENTS": "events"}, "The events that apply() tells")
    for state in sorted([*ROOT.glob("grasse/games/*/state.py"), *ROOT.glob("examples/*/state.py")]):
        package = ".".join(state.parent.relative_to(ROOT).parts)
        title = state.parent.name.replace("_", " ").title()
        yield _file(package, {"BOX": "box", "STATE": "state"}, f"The records of {title}")


def _file(package: str, wanted: Mapping[str, str], title: str) -> tuple[Path, str]:
    """The records.py of a package; *wanted* names record types, and the modules they stand in."""
    constants: dict[str, Any] = {}
    for module in wanted.values():
        constants |= vars(importlib.import_module(f"{package}.{module}"))
    names = _names(constants)
    classes: dict[str, list[str]] = {}
    for name in wanted:
        classes |= dict(_protocols(constants[name], names))
    text = HEAD.format(
        title=title,
        source=" and ".join(f"{name} ({module}.py)" for name, module in wanted.items()),
        alias=", TypeAlias" if "State" in classes else "",
        arrays=", ".join(_used(classes)),
    )
    for name, fields in classes.items():
        text += f"\nclass {name}(Record, Protocol):\n    " + "\n    ".join(fields) + "\n\n"
    text += VIEW if "State" in classes else ""
    return ROOT.joinpath(*package.split("."), "records.py"), text.rstrip("\n") + "\n"


def _names(constants: Mapping[str, Any]) -> dict[int, str]:
    """What each record type is called as a class: SEAT is Seat, and so is _SEAT_RECORD."""
    return {
        id(value): name.strip("_").removesuffix("_RECORD").title().replace("_", "")
        for name, value in constants.items()
        if isinstance(value, np.dtype) and value.fields
    }


def _protocols(dtype: np.dtype[Any], names: Mapping[int, str]) -> Iterable[tuple[str, list[str]]]:
    """The class of a record type, name and fields, after those of the records within it."""
    lines = []
    for field, (kind, *_) in (dtype.fields or {}).items():
        item, shape = kind.subdtype or (kind, ())
        if item.fields:
            yield from _protocols(item, names)
        lines.append(f"{field}: {_annotation(item, shape, names)}")
    yield names[id(dtype)], lines


def _annotation(item: np.dtype[Any], shape: tuple[int, ...], names: Mapping[int, str]) -> str:
    if item.fields:
        return f"Pieces[{names[id(item)]}]" if shape else names[id(item)]
    return ARRAYS[len(shape)] if shape else SCALARS[item.kind]


def _used(classes: Mapping[str, list[str]]) -> list[str]:
    """Which names of grasse.kernel.arrays these classes need."""
    fields = [
        field.partition(": ")[2].partition("[")[0] for each in classes.values() for field in each
    ]
    return sorted({"Record"} | {"Row", "Grid", "Pieces"} & set(fields))
