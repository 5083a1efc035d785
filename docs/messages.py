"""What the server sends, as types for the page: grasse/web/messages.d.ts from the messages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import inspect as read

from grasse.server import (
    box_messages,
    day_messages,
    explorer_messages,
    lab_messages,
    meeting_messages,
    messages,
    people_messages,
    steps,
    tournament_messages,
)

PATH = Path(__file__).parent.parent / "grasse" / "web" / "messages.d.ts"
HEAD = "// Made by docs/make.py from grasse/server/messages.py: edit that.\n"
PLAIN = {
    read.AnyType: "unknown",
    read.BoolType: "boolean",
    read.FloatType: "number",
    read.IntType: "number",
    read.NoneType: "null",
    read.StrType: "string",
}


def message_types() -> tuple[Path, str]:
    """The file, and what must stand in it."""
    structs = sorted(sent(), key=lambda struct: struct.__name__)
    return PATH, "\n".join([HEAD, *(interface(struct) for struct in structs)])


def sent() -> set[type[Struct]]:
    """Every message that a socket or an address answers with, and all that they are made of."""
    found: set[type[Struct]] = set()
    rooms = (
        *(messages, people_messages, meeting_messages, day_messages),
        *(box_messages, lab_messages, explorer_messages, tournament_messages, steps),
    )
    for part in (each for room in rooms for each in vars(room).values()):
        if is_sent(part):
            gather(part, found)
    return found


def is_sent(part: Any) -> bool:
    """Whether something is a message to others; of those from others, no unknown field is taken."""
    is_struct = inspect.isclass(part) and issubclass(part, Struct) and part is not Struct
    return is_struct and not part.__struct_config__.forbid_unknown_fields


def gather(struct: type[Struct], found: set[type[Struct]]) -> None:
    """Adds a struct to *found*, and those that it is made of."""
    if struct in found:
        return
    found.add(struct)
    for field in fields(struct):
        for part in parts(field.type):
            if isinstance(part, read.StructType):
                gather(part.cls, found)


def fields(struct: type[Struct]) -> tuple[read.Field, ...]:
    told = read.type_info(struct)
    assert isinstance(told, read.StructType)
    return told.fields


def parts(told: read.Type) -> Iterator[read.Type]:
    """A type, and all that it is made of."""
    told = meant(told)
    yield told
    if isinstance(told, read.ListType):
        yield from parts(told.item_type)
    elif isinstance(told, read.TupleType):
        for each in told.item_types:
            yield from parts(each)
    elif isinstance(told, read.DictType):
        yield from parts(told.value_type)
    elif isinstance(told, read.UnionType):
        for each in told.types:
            yield from parts(each)


def meant(told: read.Type) -> read.Type:
    """What is meant by a type that has remarks: a tree is sent as it was encoded before."""
    while isinstance(told, read.Metadata):
        of = (told.extra or {}).get("of")
        told = read.type_info(of) if of is not None else told.type
    return told


def interface(struct: type[Struct]) -> str:
    """A struct in TypeScript; what is empty may be left out of some."""
    sign = "?" if struct.__struct_config__.omit_defaults else ""
    lines = [f"/** {first_line(struct)} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for field in fields(struct):
        optional = "" if field.required else sign
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def first_line(struct: type[Struct]) -> str:
    return re.sub(r"\*(\w+)\*", r"\1", (struct.__doc__ or "").partition("\n")[0])


def written(told: read.Type) -> str:
    """A type in TypeScript."""
    told = meant(told)
    if isinstance(told, read.StructType):
        return told.cls.__name__
    if isinstance(told, read.LiteralType):
        return " | ".join(f'"{value}"' for value in told.values)
    if isinstance(told, read.UnionType):
        return " | ".join(written(each) for each in told.types)
    if isinstance(told, read.ListType):
        inside = written(told.item_type)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if isinstance(told, read.TupleType):
        return f"[{', '.join(written(each) for each in told.item_types)}]"
    if isinstance(told, read.DictType):
        return f"Record<string, {written(told.value_type)}>"
    return PLAIN[type(told)]
