"""A box file as a form: its fields, its rows, its faults, and what differs from ours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import tomli_w

from grasse.games import GAMES
from grasse.kernel.aliases import Box
from grasse.kernel.boxfile import BoxError, BoxFile, BoxText, Fault, Place, show
from grasse.kernel.game import Game
from grasse.server.box_messages import (
    LARGEST_FILE,
    BoxDifference,
    BoxFault,
    BoxField,
    BoxRow,
    BoxValue,
)
from grasse.server.boxes import shipped
from grasse.server.messages import Besides, Refusal

OWNER = "owner copy"  # where a row comes from that somebody has compared with their own copy
MOST_DOTS = 100  # in a line: a key of thousands of parts would keep the reader busy for minutes
MOST_LEVELS = 50  # of tables and lists in each other: nothing that copies them runs out of stack
MOST_SHOWN = 100  # values of a list
SETTLED = 3  # times that numbers are made to follow from others
LARGEST_NUMBER = 10**9  # that is shown as a number
HEAD = "# {title}: a box of an owner. docs/boxes.md says what may stand here.\n\n"


@dataclass
class Reading:
    """A box file, and what was found in it; *box* may have gaps where there are faults."""

    game: Game
    text: str
    content: dict[str, Any]
    file: BoxFile
    faults: list[Fault] = field(default_factory=list)

    @property
    def box(self) -> Box:
        """What was read, as far as that was possible."""
        return self.file.box

    @property
    def hash(self) -> str:
        """What a record knows the box by; nothing, as long as it cannot be played with."""
        return "" if self.faults else self.game.box_hash(self.box)


# ---------------------------------------------------------------- reading


def parse(text: str) -> dict[str, Any]:
    """What stands in a box file; a Refusal if it is none, or could take long to read."""
    if len(text.encode()) > LARGEST_FILE:
        raise Refusal("too_large", f"a box file has up to {LARGEST_FILE} bytes")
    # Comments count, too: what begins with # may stand within a text of several lines. And TOML
    # knows fewer ends of a line than Python.
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise _too_deep()
    try:
        content = BoxFile(BoxText(text)).top.content
    except BoxError as error:
        raise _unread(error.faults[0]) from None
    if _is_deep(content):
        raise _too_deep()
    return content


def _too_deep() -> Refusal:
    return Refusal("bad_box", "is nested too deeply", besides=Besides("deep"))


def _unread(fault: Fault) -> Refusal:
    """That a file is no TOML, and from where on."""
    if fault.key == "deep":
        return _too_deep()
    values = dict(fault.values)
    at = re.search(r"\(at line (\d+), column (\d+)\)", values.get("error", ""))
    besides = Besides("unread", {"line": int(at[1]), "column": int(at[2])}) if at else None
    return Refusal("bad_box", fault.reason, besides=besides)


def _is_deep(content: dict[str, Any]) -> bool:
    """Whether tables and lists lie in each other more deeply than any box needs."""
    level: list[Any] = [content]
    for _ in range(MOST_LEVELS):
        level = [
            part
            for each in level
            for part in (each.values() if isinstance(each, dict) else each)
            if isinstance(part, (dict, list))
        ]
    return bool(level)


def read(game: Game, text: str) -> Reading:
    """Reads a box file of a game with all its faults."""
    return _load(game, text, parse(text))


def _load(game: Game, text: str, content: dict[str, Any]) -> Reading:
    file = BoxFile(BoxText(""))
    file.top.content = content
    found = Reading(game, text, content, file)
    try:
        game.load_box(file)
    except BoxError as error:
        found.faults = list(error.faults)
    return found


def find_owner(content: dict[str, Any]) -> Game:
    """Which of the games a box file is for: the one that finds the fewest faults in it."""
    return min(GAMES.values(), key=lambda game: len(_load(game, "", content).faults))


@cache
def ours(game: str) -> Reading:
    """The box that comes with a game."""
    return read(GAMES[game], shipped(game).text)


# ---------------------------------------------------------------- writing


def change(before: Reading, values: Iterable[BoxValue], confirmed: Iterable[str]) -> Reading:
    """A box with other values; the numbers that follow from them follow."""
    content = parse(before.text)
    offered = {written(place): place for place in before.file.fields}
    for each in values:
        if each.place not in offered:
            raise Refusal("bad_place", f"there is nothing to be changed at {each.place!r}")
        _put(content, offered[each.place], each.value)
        _unconfirm(before, content, row_of(offered[each.place]))
    rows = {written(place): place for place in row_places(before)}
    sure = set[Place]()
    for name in confirmed:
        if name not in rows:
            raise Refusal("bad_place", f"there is no row {name!r}")
        row = _at(content, rows[name]) if _table(before, rows[name]) else {}
        row[_origin_key(row)] = OWNER
        sure.add(rows[name])
    found = settle(before.game, content)
    for fault in found.faults:
        if row_of(fault.place) in sure:  # no printed tile is like this
            raise Refusal("box_has_faults", str(fault))
    return found


def _unconfirm(before: Reading, content: dict[str, Any], place: Place) -> None:
    """What somebody writes into a row is not as on their copy, until they confirm it again."""
    row = _table(before, place) and _at(content, place)
    key = _origin_key(row or {})
    if not row or row.get(key) != OWNER:
        return
    ours_row = _table(ours(before.game.name), _same_row(before, place))
    row.pop(key)
    if key in ours_row:
        row[key] = ours_row[key]


def _origin_key(row: dict[str, Any]) -> str:
    return "prov" if "prov" in row else "provenance"


def _same_row(reading: Reading, place: Place) -> Place:
    """Where the row of this name stands in our box; nowhere, if there is none."""
    name, there = _row_name(reading, place), ours(reading.game.name)
    alike = (each for each in row_places(there) if each[:-1] == place[:-1])
    return next((each for each in alike if _row_name(there, each) == name), ("",))


def settle(game: Game, content: dict[str, Any]) -> Reading:
    """A box in which every number that follows from others is what it has to be."""
    for _ in range(SETTLED):
        found = _load(game, "", content)
        wrong = {f.place for f in found.faults if f.key in ("counted", "fixed", "missing")}
        follow = {place: n for place, n in found.file.counted.items() if place in wrong}
        drop = [fault.place for fault in found.faults if fault.superfluous]
        for place, number in follow.items():
            _put(content, place, number)
        for place in drop:
            _put(content, place, None)
        if not follow and not drop:
            break
    text = HEAD.format(title=game.title) + tomli_w.dumps(content)
    return read(game, text)


def _at(content: Any, place: Place) -> Any:
    for step in place:
        content = content[step]
    return content


def _put(content: Any, place: Place, value: Any) -> None:
    """Writes a value; None removes it. Nothing, where the way there does not lead on."""
    try:
        table = _at(content, place[:-1])
    except (KeyError, IndexError, TypeError):
        return
    if not isinstance(table, dict):
        return
    if value is None:
        table.pop(place[-1], None)
    else:
        table[place[-1]] = value


# ---------------------------------------------------------------- telling


def written(place: Place) -> str:
    """A place as it is sent: "notes/tiles/3/coins"."""
    return "/".join(map(str, place))


def fields_of(reading: Reading) -> list[BoxField]:
    """The form of a box."""
    return [
        BoxField(
            *(written(place), what.kind, shown(_value(reading, place)), what.low, what.high),
            list(what.known),
            what.size,
        )
        for place, what in reading.file.fields.items()
    ]


def faults_of(reading: Reading) -> list[BoxFault]:
    """What is wrong with a box."""
    return [
        BoxFault(written(f.place), f.row, f.field, f.key, dict(f.values)) for f in reading.faults
    ]


def rows_of(reading: Reading) -> list[BoxRow]:
    """The rows of a box, with where their values come from."""
    other = changed_rows(reading)
    return [
        BoxRow(
            *(written(place), _row_name(reading, place), origin_of(reading, place)), place in other
        )
        for place in row_places(reading)
    ]


def row_places(reading: Reading) -> list[Place]:
    """Where the rows are that have fields, and the tables that are no rows."""
    return list(dict.fromkeys(map(row_of, reading.file.fields)))


def row_of(place: Place) -> Place:
    """The row, or the table, in which a field stands."""
    numbers = [at for at, step in enumerate(place) if isinstance(step, int)]
    return place[: numbers[-1] + 1] if numbers else place[:-1]


def _row_name(reading: Reading, place: Place) -> str:
    row = _table(reading, place)
    if "set" in row and "position" in row:
        return f"{row['set']} {row['position']}"[:64]
    known = (row.get(key) for key in ("id", "note", "players", "action_points"))
    name = next((value for value in known if isinstance(value, (str, int))), "")
    return str(name)[:64]


def origin_of(reading: Reading, place: Place) -> str:
    """Where the values of a row come from: reconstruction, owner, rulebook or source."""
    said = next((text for text in _provenances(reading, place) if isinstance(text, str)), "")
    if "reconstruction" in said:
        return "reconstruction"
    if "copy" in said:
        return "owner"
    return "rulebook" if said.startswith("rulebook") else "source" if said else ""


def _provenances(reading: Reading, place: Place) -> Iterator[Any]:
    """What is said of a row, of a table within it, and of all rows like it, in this order."""
    row = _table(reading, place)
    yield row.get("provenance")
    yield row.get("prov")
    if isinstance(place[-1], int):
        kind = str(place[-2])
        for name in (f"{kind}_group", f"{kind.partition('_')[0]}_group"):
            yield _table(reading, (name,)).get("provenance")
    for end in range(len(place) - 1, 0, -1):
        table = _table(reading, place[:end])
        yield table.get("provenance") or table.get("faces_provenance")


def _value(reading: Reading, place: Place) -> Any:
    try:
        return _at(reading.content, place)
    except (KeyError, IndexError, TypeError):
        return None


def _table(reading: Reading, place: Place) -> dict[str, Any]:
    """A row or table of a box; an empty one, where there is none."""
    found = _value(reading, place)
    return found if isinstance(found, dict) else {}


def shown(value: Any) -> Any:
    """A value as it is sent: as it is if a form could have written it, else as a text."""
    if value is None or isinstance(value, (bool, str)):
        return value if not isinstance(value, str) or len(value) <= 500 else show(value)
    if isinstance(value, int) and abs(value) <= LARGEST_NUMBER:
        return value
    if isinstance(value, list) and len(value) <= MOST_SHOWN:
        return [shown(each) for each in value] if all(map(_is_plain, value)) else show(value)
    if isinstance(value, dict) and len(value) <= MOST_SHOWN:
        plain = all(isinstance(each, (int, str)) for each in value.values())
        return {key: shown(each) for key, each in value.items()} if plain else show(value)
    return show(value)


def _is_plain(value: Any) -> bool:
    numbers = isinstance(value, list) and all(isinstance(each, int) for each in value)
    return isinstance(value, (int, str)) or (numbers and len(value) <= MOST_SHOWN)


# ---------------------------------------------------------------- what differs


def differences(reading: Reading) -> list[BoxDifference]:
    """What is another value than in our box; rows are compared by their names."""
    mine, other = _named_values(reading), _named_values(ours(reading.game.name))
    titles = _titles(ours(reading.game.name)) | _titles(reading)
    return [
        BoxDifference(name, other.get(name), mine.get(name), titles.get(name, ""))
        for name in dict.fromkeys([*other, *mine])
        if mine.get(name) != other.get(name)
    ]


def _titles(reading: Reading) -> dict[str, str]:
    """What the rows are called that have a title, by the places of their values."""
    named = named_places(reading)
    rows = {named[written(place)]: _table(reading, row_of(place)) for place in reading.file.fields}
    return {
        name: row["name"][:64] for name, row in rows.items() if isinstance(row.get("name"), str)
    }


def changed_rows(reading: Reading) -> set[Place]:
    """The rows in which a value is another one than in our box."""
    other = {each.place for each in differences(reading)}
    named = named_places(reading)
    return {row_of(place) for place in reading.file.fields if named[written(place)] in other}


def _named_values(reading: Reading) -> dict[str, Any]:
    """Every value that may be changed, by a place that says the name of its row."""
    named, found = named_places(reading), dict[str, Any]()
    for place in reading.file.fields:
        found.setdefault(named[written(place)], shown(_value(reading, place)))
    return found


def named_places(reading: Reading) -> dict[str, str]:
    """Every place that may be changed, with the name of its row: "notes/tiles/HD-04/coins"."""
    names = {place: _row_name(reading, place) for place in row_places(reading)}
    found = {}
    for place in reading.file.fields:
        row = row_of(place)
        named = (*row[:-1], names[row] or row[-1]) if isinstance(row[-1], int) else row
        found[written(place)] = written((*named, *place[len(row) :]))
    return found
