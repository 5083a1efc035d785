"""What the server sends and takes, as types for the page: messages.d.ts and wishes.d.ts."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

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

WEB = Path(__file__).parent.parent / "grasse" / "web"
HEAD = "// Made by docs/make.py from grasse/server/messages.py: edit that.\n"
ROOMS = (
    *(messages, people_messages, meeting_messages, day_messages),
    *(box_messages, lab_messages, explorer_messages, tournament_messages, steps),
)
PLAIN = {
    read.AnyType: "unknown",
    read.BoolType: "boolean",
    read.FloatType: "number",
    read.IntType: "number",
    read.NoneType: "null",
    read.StrType: "string",
}


def message_files() -> Iterator[tuple[Path, str]]:
    """The files, and what must stand in them: what may be left out differs to and fro."""
    sent, taken = sort(is_taken=False), sort(is_taken=True)
    yield WEB / "messages.d.ts", "\n".join([HEAD, *(interface(struct) for struct in sent)])
    of_sockets = [struct.__name__ for struct in taken if issubclass(struct, messages.Incoming)]
    said = f"""/** What a chair may say. */
export type Incoming =
  | {"{}".join(of_sockets)};
""".replace("{}", "\n  | ")
    wishes = [interface(struct, is_taken=True) for struct in taken]
    yield WEB / "wishes.d.ts", "\n".join([HEAD, *wishes, said])


def sort(is_taken: bool) -> list[type[Struct]]:
    """Every message that sockets and addresses take, or answer with, and all they are made of."""
    found: set[type[Struct]] = set()
    for part in (each for room in ROOMS for each in vars(room).values()):
        is_message = inspect.isclass(part) and issubclass(part, Struct)
        # Of messages from others, no unknown field is taken:
        if is_message and part.__struct_config__.forbid_unknown_fields == is_taken:
            gather(part, found)
    named = sorted(found - {Struct, messages.Incoming}, key=lambda struct: struct.__name__)
    twice = [one for one, other in pairwise(named) if one.__name__ == other.__name__]
    assert not twice, f"two messages are called {twice[0].__name__}"
    return named


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


def interface(struct: type[Struct], is_taken: bool = False) -> str:
    """A struct in TypeScript; of one that is taken, and of some others, the rest may be missing."""
    sign = "?" if is_taken or struct.__struct_config__.omit_defaults else ""
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
