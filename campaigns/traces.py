"""What a server did to its files and sockets, as strace saw it, and what a disk keeps of that."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FILES = "pwrite64,ftruncate,fdatasync,fsync,unlink"
CALLS = f"{FILES},read,recvfrom,recvmsg,write,writev,sendto,sendmsg"
STRACE = ["strace", "-f", "-y", "-qq", "-s", "5000", "-e", f"trace={CALLS}", "-o"]  # + a file
SECTOR = 512  # bytes: what a disk writes whole or not at all

_BEGUN = re.compile(r"(\d+)\s+(\w+)\((?:\d+<([^>]*)>)?(.*)")
_ENDED = re.compile(r"(\d+)\s+<\.\.\. (\w+) resumed>(.*)")
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
_TABLE = re.compile(rb'"type":"table","number":(\d+)')
_SOCKET = re.compile(rb"GET /api/matches/([\w-]+)/socket")


@dataclass
class Event:
    """One thing that the server did."""

    kind: str  # wrote, cut, removed, sync (begun), synced, told
    file: str = ""
    thread: str = ""
    place: int = 0  # in the file; or the number of the table that was told
    content: bytes = b""
    match: str = ""


def events(trace: Path) -> Iterator[Event]:
    """The events of a trace, in the order in which the system saw them."""
    sockets: dict[str, str] = {}  # match of each
    syncing: dict[str, str] = {}  # file of each thread
    with trace.open(encoding="latin-1") as lines:
        for line in lines:
            if ended := _ENDED.match(line):
                thread, call, rest = ended.groups()
                if call in ("fdatasync", "fsync") and "= 0" in rest and thread in syncing:
                    yield Event("synced", syncing.pop(thread), thread)
                elif call in ("read", "recvfrom", "recvmsg") and (found := _spoken(rest)):
                    _sit(sockets, thread, found)
                continue
            if not (begun := _BEGUN.match(line)):
                continue
            thread, call, file, rest = begun.groups()
            yield from _event(thread, call, file or "", rest, sockets, syncing)


def _event(
    thread: str, call: str, file: str, rest: str, sockets: dict[str, str], syncing: dict[str, str]
) -> Iterator[Event]:
    if call == "pwrite64":
        found = _TEXT.search(rest)
        if found and ".sqlite" in file:
            place = int(rest[found.end() :].split(",")[2].strip(" )").split()[0].rstrip(")"))
            yield Event("wrote", file, thread, place, _bytes(found[1]))
    elif call == "ftruncate" and ".sqlite" in file:
        yield Event("cut", file, thread, int(rest.strip(", ").split(")")[0].split()[0]))
    elif call == "unlink":
        yield Event("removed", _spoken(rest).decode(), thread)
    elif call in ("fdatasync", "fsync"):
        yield Event("sync", file, thread)
        if "= 0" in rest:
            yield Event("synced", file, thread)
        else:
            syncing[thread] = file
    elif file.startswith(("socket:", "TCP")):
        if call in ("read", "recvfrom", "recvmsg"):
            sockets[f"thread {thread}"] = file
            _sit(sockets, thread, _spoken(rest))
        elif (told := _TABLE.search(_spoken(rest))) and file in sockets:
            yield Event("told", file, thread, int(told[1]), match=sockets[file])


def _sit(sockets: dict[str, str], thread: str, said: bytes) -> None:
    """Remembers at which match a socket is; what was read may be told when the call has ended."""
    file = sockets.get(f"thread {thread}", "")
    if file and (found := _SOCKET.search(said)):
        sockets[file] = found[1].decode()


def _spoken(rest: str) -> bytes:
    return b"".join(_bytes(found[1]) for found in _TEXT.finditer(rest))


def _bytes(text: str) -> bytes:
    return bytes(ast.literal_eval(f'b"{text}"'))


@dataclass
class Disk:
    """What would be left of some files if the power failed now."""

    kept: dict[str, bytes] = field(default_factory=dict)  # as it was synced last
    since: dict[str, list[Event]] = field(default_factory=dict)  # what was written after that
    begun: dict[str, int] = field(default_factory=dict)  # how much of it a sync will cover
    told: dict[str, int] = field(default_factory=dict)  # the last table of each match

    def follow(self, event: Event) -> None:
        """Does what the server did."""
        if event.kind == "told":
            self.told[event.match] = max(event.place, self.told.get(event.match, 0))
        elif event.kind in ("wrote", "cut"):
            self.since.setdefault(event.file, []).append(event)
        elif event.kind == "removed":
            self.kept.pop(event.file, None)
            self.since.pop(event.file, None)
            self.begun.pop(event.file, None)
        elif event.kind == "sync":
            self.begun[event.file] = len(self.since.get(event.file, []))
        elif event.file in self.begun:
            size = self.begun.pop(event.file)
            later = self.since.get(event.file, [])
            self.kept[event.file] = image(self.kept.get(event.file, b""), later[:size])
            self.since[event.file] = later[size:]

    def fail(self, folder: Path, rng: random.Random | None) -> None:
        """Writes down what is left: what was synced, and with *rng* any part of the rest."""
        for file in {*self.kept, *self.since}:
            content = self.kept.get(file, b"")
            for event in self.since.get(file, []) if rng else ():
                assert rng is not None
                if rng.random() < 0.5:
                    content = image(content, [torn(event, rng)])
            (folder / Path(file).name).write_bytes(content)


def image(content: bytes, written: list[Event]) -> bytes:
    """A file after some writes."""
    made = bytearray(content)
    for event in written:
        if event.kind == "cut":
            del made[event.place :]
        if len(made) < event.place:
            made.extend(bytes(event.place - len(made)))
        if event.kind == "wrote":
            made[event.place : event.place + len(event.content)] = event.content
    return bytes(made)


def torn(event: Event, rng: random.Random) -> Event:
    """Some sectors of a write, from its beginning."""
    if event.kind == "cut" or rng.random() < 0.5:
        return event
    size = SECTOR * rng.randint(0, len(event.content) // SECTOR)
    return Event("wrote", event.file, event.thread, event.place, event.content[:size])
