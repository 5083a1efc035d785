"""A match as a text file that a person can read and edit."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.notation import NotationError
from grasse.kernel.seats import CHANCE

FIRST_LINE = "grasse record 1"
FIELDS = ("game", "rules", "box", "seats", "options", "players", "result")
UNFINISHED = "unfinished"
_SEAT = re.compile("[0-9]")  # what a variant that names a seat can be


class RecordError(ValueError):
    """A record that cannot be read: .line (from 1, or 0 for the whole file) and .reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(f"line {line}: {reason}" if line else reason)


@dataclass
class Record:
    """A match that was read, and what its header says of the players."""

    match: Match
    players: list[str] = field(default_factory=list)


def write(match: Match, players: Sequence[str] = ()) -> str:
    """The record of *match*: a header, then one line a decision, chance included."""
    game = match.game
    scores = " ".join(str(points) for points, _ in match.scores())
    header = {
        "game": game.name,
        "rules": str(match.rules),
        "box": game.box_hash(match.box),
        "seats": str(match.seats),
        "options": " ".join(f"{name}={_value(value)}" for name, value in match.variants.items()),
        "players": ", ".join(_plain(name) for name in players),
        "result": scores if match.is_over else UNFINISHED,
    }
    lines = [FIRST_LINE, *(f"{name}: {value}".rstrip() for name, value in header.items()), ""]
    decided = zip(match.decisions, match.deciders, strict=True)
    for number, (action, seat) in enumerate(decided, 1):
        decider = "chance" if seat == CHANCE else f"seat {seat + 1}"
        lines.append(f"{number:>4} {decider} {game.notation.write(match.box, action)}")
    return "\n".join(lines) + "\n"


@dataclass
class Opened:
    """A record whose header was read, and whose decisions were not yet."""

    match: Match  # before the first decision
    header: dict[str, str]
    places: dict[str, int]  # the line of each field
    lines: list[tuple[int, str]]  # the number and the text of each line with a decision

    def finish(self) -> Record:
        """Checks, when all decisions are played, what the header says of the match."""
        result, names = self.header["result"], self.header["players"]
        _check_result(self.match, result, self.places["result"])
        players = [name.strip() for name in names.split(",")] if names else []
        if players and len(players) != self.match.seats:
            reason = f"{len(players)} players for {self.match.seats} seats"
            raise RecordError(self.places["players"], reason)
        return Record(self.match, players)


def open_record(text: str, find_game: Callable[[str], Game], box: Box = None) -> Opened:
    """Reads the header of a record, and lays the table; see read()."""
    lines = [line.partition("#")[0].rstrip() for line in text.splitlines()]
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, f"a record begins with '{FIRST_LINE}'")
    header, places, first = _read_header(lines)
    match = _open_match(header, places, find_game, box)
    numbered = [(number, line) for number, line in enumerate(lines[first:], first + 1) if line]
    return Opened(match, header, places, numbered)


def read(text: str, find_game: Callable[[str], Game], box: Box = None) -> Record:
    """Replays a record, with *box* or else the one that comes with the game.

    A RecordError names the line and the reason if anything in it is not as it should be.
    """
    opened = open_record(text, find_game, box)
    for number, line in opened.lines:
        _play_line(opened.match, number, line)
    return opened.finish()


def read_file(path: Path | str, find_game: Callable[[str], Game], box: Box = None) -> Record:
    """Reads the record in a file; see read()."""
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(0, f"is not UTF-8 text (byte {error.start})") from None
    return read(text, find_game, box)


def _plain(name: str) -> str:
    """A name without the signs that mean something in a record."""
    return " ".join(re.sub(r"[,#:\s]", " ", name).split()) or "?"


def _value(value: int) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _read_header(lines: list[str]) -> tuple[dict[str, str], dict[str, int], int]:
    """The header's fields, the line of each, and the index of the first line after it."""
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    index = 1
    while index < len(lines) and (not lines[index].strip() or ":" in lines[index]):
        name, colon, value = (part.strip() for part in lines[index].partition(":"))
        index += 1
        if not colon:
            continue
        if name not in FIELDS:
            raise RecordError(index, f"there is no field {name!r}; known are {', '.join(FIELDS)}")
        if name in header:
            raise RecordError(index, f"{name!r} stands in line {places[name]} already")
        header[name], places[name] = value, index
    for name in FIELDS:
        if name not in header:
            raise RecordError(index, f"the header has no field {name!r}")
    return header, places, index


def _open_match(
    header: dict[str, str], places: dict[str, int], find_game: Callable[[str], Game], box: Box
) -> Match:
    try:
        game = find_game(header["game"])
    except LookupError as error:
        raise RecordError(places["game"], str(error.args[0])) from None
    rules = header["rules"]
    if rules not in map(str, range(game.oldest, game.version + 1)):
        known = " to ".join(map(str, sorted({game.oldest, game.version})))
        newer = rules.isdecimal() and int(rules) > game.version
        remedy = "; a newer Grasse can read it" if newer else ""
        reason = f"was played by rules {rules[:20]}; this {game.title} knows rules {known}{remedy}"
        raise RecordError(places["rules"], reason)
    box = game.load_box() if box is None else box
    if header["box"] != game.box_hash(box):
        reason = f"was played with another box: its hash is {game.box_hash(box)}"
        raise RecordError(places["box"], reason)
    if header["seats"] not in map(str, game.seats):
        given = header["seats"][:20]
        reason = f"seats must be one of {', '.join(map(str, game.seats))}, not {given}"
        raise RecordError(places["seats"], reason)
    variants = _read_variants(header["options"], places["options"])
    try:
        return Match(game, box, int(header["seats"]), variants, int(rules))
    except ValueError as error:
        raise RecordError(places["options"], str(error)) from None


def _read_variants(text: str, line: int) -> dict[str, int]:
    variants: dict[str, int] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        if value not in ("yes", "no") and not _SEAT.fullmatch(value):
            raise RecordError(line, f"{part!r} is not written like variant=yes, =no or =2")
        if name in variants:
            raise RecordError(line, f"{name} is said twice")
        variants[name] = int(value) if _SEAT.fullmatch(value) else value == "yes"
    return variants


def _play_line(match: Match, number: int, line: str) -> None:
    words = line.split()
    expected = len(match.decisions) + 1
    if words[0] != str(expected):
        raise RecordError(number, f"decision {expected} was expected, not {words[0]!r}")
    if match.is_over:
        raise RecordError(number, "the match was over before this decision")
    decider = ["chance"] if match.seat == CHANCE else ["seat", str(match.seat + 1)]
    if words[1 : 1 + len(decider)] != decider:
        reason = f"{' '.join(decider)} was to decide, not {' '.join(words[1 : 1 + len(decider)])!r}"
        raise RecordError(number, reason)
    try:
        match.play(match.game.notation.read(match.box, " ".join(words[1 + len(decider) :])))
    except (NotationError, RuleRefusal) as error:
        raise RecordError(number, str(error)) from None


def _check_result(match: Match, result: str, line: int) -> None:
    scores = " ".join(str(points) for points, _ in match.scores())
    found = scores if match.is_over else UNFINISHED
    if result != found:
        raise RecordError(line, f"the result says {result!r}, but the decisions give {found!r}")
