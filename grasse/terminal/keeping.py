"""Matches kept in files, with the seed of their luck, so that they can be taken up again."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.aliases import Box
from grasse.kernel.boxfile import BoxError
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.terminal.complaint import Complaint, reason
from grasse.terminal.seating import Chair, header
from grasse.words import Words

SUFFIX = ".grasse"
_SEED = re.compile(r"^# seed: (.*)$", re.MULTILINE)


@dataclass
class Kept:
    """A match that was read from a file."""

    match: Match
    players: list[str]
    seed: str | None


def user_path(name: str) -> Path:
    """The file that a user means; ~ is the home folder, if there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def record_text(match: Match, chairs: Sequence[Chair], seed: str) -> str:
    """The record of *match* with its seed as a comment, below the header."""
    head, gap, rest = record.write(match, header(chairs)).partition("\n\n")
    return f"{head}\n# seed: {seed}{gap}{rest}"


def write_match(path: Path, match: Match, chairs: Sequence[Chair], seed: str) -> None:
    """Writes the record to a file, whole or not at all; OSError if that cannot be done."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_bytes(record_text(match, chairs, seed).encode("utf-8"))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read_match(words: Words, path: Path, box_path: str | None) -> Kept:
    """Reads and replays a record; a Complaint names the file, the line and the reason."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        why = words.say("file-not-text", byte=error.start)
        raise Complaint(words.say("complain-file", file=str(path), reason=why)) from None
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise Complaint(words.say("complain-file", file=str(path), reason=why)) from None
    box = load_box(words, record_game(text), box_path) if box_path else None
    try:
        kept = record.read(text, find_game, box)
    except record.RecordError as error:
        key = "complain-line" if error.line else "complain-file"
        told = words.say(key, file=str(path), line=error.line, reason=error.reason)
        raise Complaint(told) from None
    seed = _SEED.search(text)
    return Kept(kept.match, kept.players, seed[1].strip() if seed else None)


def record_game(text: str) -> Game:
    """The game that a record's header names, or the first of all if it names none that we have."""
    found = re.search(r"^game:\s*(\S+)", text, re.MULTILINE)
    try:
        return find_game(found[1] if found else "")
    except LookupError:
        from grasse.games import GAMES

        return next(iter(GAMES.values()))


def load_box(words: Words, game: Game, path: str | None) -> Box:
    """The box in a file, or the one that comes with the game."""
    if path is None:
        return game.load_box()
    try:
        return game.load_box(path)
    except BoxError as error:
        first = str(error.faults[0])
        more = len(error.faults) - 1
        raise Complaint(words.say("complain-box", file=path, fault=first, more=more)) from None
    except ValueError as error:  # such as a name with a zero byte in it
        raise Complaint(words.say("complain-file", file=path, reason=str(error))) from None


def free_path(folder: Path, game: str, seed: str) -> Path:
    """A file in *folder* that does not exist yet: parfum-48213.grasse."""
    stem = f"{game}-{re.sub(r'[^A-Za-z0-9_-]', '', seed)[:24] or 'match'}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
