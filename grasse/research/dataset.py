"""Records as a table for learners: Parquet, with one row for each decision of a seat.

docs/data.md tells what is in a row. A record is replayed by one compiled loop, the same for every
game, which checks each decision as a match would; one that fails is read again, slowly, for the
line and the reason.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from grasse.games import find_game
from grasse.kernel import record
from grasse.kernel.aliases import Box, Events, Mask, State, View
from grasse.kernel.events import make_events
from grasse.kernel.game import Game
from grasse.kernel.loops import bind
from grasse.kernel.record import Opened, RecordError
from grasse.kernel.seats import CHANCE

ROWS = 8_192  # of a row group, or a few more: two of them are in memory at a time
SUFFIX = ".grasse"
WRONG = -1  # what the loop answers to a record that it cannot replay

# What the loop expects of the game that it is bound to.
start: Callable[..., None]
refuses: Callable[[Box, State, int], int]
options: Callable[[Box, State, Mask], int]
apply: Callable[[Box, State, int, Events], None]
hide: Callable[[Box, State, int], None]
encode: Callable[[Box, View, npt.NDArray[np.float32]], None]


def replay_decisions(
    box: Box,
    states: State,
    views: State,
    seats: int,
    variants: int,
    actions: npt.NDArray[np.int32],
    deciders: npt.NDArray[np.int8],
    mask: Mask,
    events: Events,
    features: npt.NDArray[np.float32],
    masks: npt.NDArray[np.uint8],
) -> int:
    """Replays a match into states[0]; answers with the number of decisions of its seats, or WRONG.

    features[row] and masks[row], the options as bits, are what the seat was asked with; they have
    a row for each decision of a seat.
    """
    state, view = states[0], views[0]
    start(box, state, seats, variants)
    row = 0
    for number in range(len(actions)):
        seat, action = int(state.seat), int(actions[number])
        if seat != deciders[number] or refuses(box, state, action) != 0:
            return WRONG
        if seat >= 0:
            options(box, state, mask)
            for option in range(len(mask)):
                if mask[option]:
                    masks[row, option >> 3] |= np.uint8(1 << (option & 7))
            views[0] = state
            hide(box, view, seat)
            encode(box, view, features[row])
            row += 1
        apply(box, state, action, events)
    return row


# ---------------------------------------------------------------- what is read back


@dataclass(frozen=True)
class Decisions:
    """Decisions of seats as arrays, one row each."""

    match: npt.NDArray[np.str_]  # [row] the name of the record, see match_names()
    number: npt.NDArray[np.int32]  # [row] of the decision in its record, from 1
    seat: npt.NDArray[np.int8]  # [row] who decided, from 0
    seats: npt.NDArray[np.int8]  # [row] how many play
    player: npt.NDArray[np.str_]  # [row] the name of whoever sat there, or ""
    features: npt.NDArray[np.float32]  # [row, feature] what the seat saw
    mask: npt.NDArray[np.bool_]  # [row, action] its options
    choice: npt.NDArray[np.int16]  # [row] the action that it chose
    points: npt.NDArray[np.int32]  # [row, seat] in the end; 0 for seats that nobody holds
    places: npt.NDArray[np.int8]  # [row, seat] in the end; 0 likewise, and if there was no end

    def __len__(self) -> int:
        return len(self.choice)


def read(path: Path | str) -> Decisions:
    """All decisions of a file; batches() takes less memory."""
    parts = list(batches(path))
    names = [field.name for field in fields(Decisions)]
    return Decisions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def batches(path: Path | str) -> Iterator[Decisions]:
    """The decisions of a file, some thousands at a time."""
    import pyarrow.parquet as parquet

    sizes = describe(path)
    with parquet.ParquetFile(path) as file:
        for group in range(max(1, file.num_row_groups)):
            empty = file.schema_arrow.empty_table()
            table = file.read_row_group(group) if file.num_row_groups else empty
            yield _arrays(table.combine_chunks(), sizes)


def describe(path: Path | str) -> dict[str, Any]:
    """What a file says of itself: game, rules, box, and the names of its features and actions."""
    import pyarrow.parquet as parquet

    told = (parquet.read_schema(path).metadata or {}).get(b"grasse")
    if told is None:
        raise ValueError(f"{path} is Parquet, but not written by `grasse data export`")
    known: dict[str, Any] = json.loads(told)
    return known


def _arrays(table: Any, sizes: dict[str, Any]) -> Decisions:
    rows, seats = table.num_rows, sizes["seats"][-1]

    def binary(name: str, kind: npt.DTypeLike, width: int) -> npt.NDArray[Any]:
        if not rows:
            return np.zeros((0, width), kind)
        column = table[name].chunk(0)
        return np.frombuffer(column.buffers()[1], kind, rows * width).reshape(rows, width)

    def plain(name: str) -> npt.NDArray[Any]:
        return np.asarray(table[name].to_numpy())

    bits = binary("mask", np.uint8, _mask_bytes(len(sizes["actions"])))
    mask = np.unpackbits(bits, axis=1, count=len(sizes["actions"]), bitorder="little")
    return Decisions(
        match=plain("match").astype(np.str_),
        number=plain("number"),
        seat=plain("seat"),
        seats=plain("seats"),
        player=plain("player").astype(np.str_),
        features=binary("features", "<f4", len(sizes["features"])),
        mask=mask.view(np.bool_),
        choice=plain("choice"),
        points=_padded(table["points"], np.int32, rows, seats),
        places=_padded(table["places"], np.int8, rows, seats),
    )


def _padded(column: Any, kind: npt.DTypeLike, rows: int, seats: int) -> npt.NDArray[Any]:
    out = np.zeros((rows, seats), kind)
    if rows:
        lengths = np.diff(column.chunk(0).offsets.to_numpy())
        out[np.arange(seats) < lengths[:, None]] = column.chunk(0).flatten().to_numpy()
    return out


def _mask_bytes(actions: int) -> int:
    return (actions + 7) // 8


# ---------------------------------------------------------------- what is written


class BrokenRecord(ValueError):
    """A record that cannot be taken: .path, and .line (0 for the whole file) and .reason."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        self.path, self.line, self.reason = path, line, reason
        where = f"{path}, line {line}" if line else str(path)
        super().__init__(f"{where}: {reason}")


def find_records(places: Iterable[Path | str]) -> list[Path]:
    """The files among *places*, and the records (*.grasse) in and below its folders, in order."""
    found: list[Path] = []
    for place in map(Path, places):
        found += sorted(place.rglob(f"*{SUFFIX}")) if place.is_dir() else [place]
    return list(dict.fromkeys(found))


def match_names(records: Sequence[Path]) -> list[str]:
    """What tells *records* apart: each path below the folder that holds all, without its ending."""
    folders = {folder: folder.resolve() for folder in {path.parent for path in records}}
    shared = os.path.commonpath(folders.values())
    named: dict[str, Path] = {}
    for path in records:
        below = folders[path.parent].relative_to(shared) / path.name
        name = below.with_suffix("").as_posix()
        if name in named:
            reason = f"would be the match {name!r}, as {named[name]}: leave out or rename one"
            raise BrokenRecord(path, 0, reason)
        named[name] = path
    return list(named)


def export(
    records: Sequence[Path],
    path: Path | str,
    box: Box = None,
    report: Callable[[int], object] = lambda done: None,
) -> int:
    """Writes the decisions of *records* to *path*, whole or not at all; answers how many.

    All are of one game and one box, and match_names() tells them apart. BrokenRecord names the
    first that is not as it should be. *report* is told after each record how many are done.
    """
    if not records:
        raise ValueError("there is no record to export")
    names = match_names(records)
    path = Path(path)
    part = path.with_name(f".{path.name}.part")
    try:
        with Writer(part, _open(records[0], box)) as writer:
            for done, (file, name) in enumerate(zip(records, names, strict=True), 1):
                writer.add(file, name)
                report(done)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return writer.rows


class Writer:
    """A Parquet file that grows record by record."""

    def __init__(self, path: Path, first: Opened) -> None:
        import pyarrow as pa
        import pyarrow.parquet as parquet

        match = first.match
        self.pa = pa
        self.game: Game = match.game
        self.box: Box = match.box
        self.rows = 0
        self.loop = make_loop(self.game)
        self.width = _mask_bytes(self.game.ACTIONS)
        self.known = _spelling(self.game, self.box)
        self.blocks: list[dict[str, Any]] = []
        self.waiting = 0  # rows in these
        self.scribe = ThreadPoolExecutor(1)  # writes one group while the next is replayed
        self.written: Future[None] | None = None
        self.schema = _schema(pa, self.game, self.box)
        self.file = parquet.ParquetWriter(
            path,
            self.schema,
            compression="zstd",
            compression_level=1,
            use_dictionary=["match", "player", "points", "places"],
        )

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *rest: object) -> None:
        try:
            if kind is None:
                self.flush()
            if self.written:
                self.written.result()
        finally:
            self.scribe.shutdown()
            self.file.close()

    def add(self, path: Path, name: str) -> None:
        """Adds the decisions of one record as those of the match *name*."""
        opened = _open(path, self.box, self.game)
        decisions = self.parse(opened)
        block = self.replay(opened, *decisions) if decisions else None
        if block is None:
            block = self.replay(opened, *_read_carefully(path, self.box))
        if block is None:
            raise AssertionError(f"{path} is a good record, and yet it cannot be replayed")
        block["match"] = [name] * len(block["seat"])
        self.blocks.append(block)
        self.waiting += len(block["seat"])
        if self.waiting >= ROWS:
            self.flush()

    def parse(self, opened: Opened) -> tuple[list[int], list[int]] | None:
        """The actions of a record and who decided, or None if it is not spelled as we do."""
        try:
            decisions = [self.known[line.split(None, 1)[1].strip()] for _, line in opened.lines]
        except (KeyError, IndexError):
            return None
        numbers = [line.split(None, 1)[0] for _, line in opened.lines]
        if numbers != [str(number) for number in range(1, len(numbers) + 1)]:
            return None
        return [action for action, _ in decisions], [decider for _, decider in decisions]

    def replay(
        self, opened: Opened, chosen: list[int], chosen_by: list[int]
    ) -> dict[str, Any] | None:
        """The rows of a record, or None if it cannot be replayed or does not end as it says."""
        actions, deciders = np.array(chosen, np.int32), np.array(chosen_by, np.int8)
        game, match = self.game, opened.match
        by_seats = deciders >= 0
        size = int(by_seats.sum())
        features = np.empty((size, game.FEATURES), np.float32)
        masks = np.zeros((size, self.width), np.uint8)
        states, views = np.zeros((2, 1), game.STATE)
        bits = game.variant_bits(match.variants, match.rules)
        if "rules" in (game.STATE.names or ()):
            states["rules"] = match.rules
        done = self.loop(
            self.box, states, views, match.seats, bits, actions, deciders,
            np.zeros(game.ACTIONS, np.bool_), make_events(), features, masks,
        )  # fmt: skip
        if done == WRONG:
            return None
        match.state = states[0]  # the match as if it had been played, for what checks its end
        try:
            players = opened.finish().players or [""] * match.seats
        except RecordError:
            return None
        scores = match.scores()
        return {
            "number": np.flatnonzero(by_seats).astype(np.int32) + 1,
            "seat": deciders[by_seats],
            "seats": np.full(size, match.seats, np.int8),
            "player": [players[seat] for seat in deciders[by_seats]],
            "features": features,
            "mask": masks,
            "choice": actions[by_seats].astype(np.int16),
            "points": [[points for points, _ in scores]] * size,
            "places": [[place for _, place in scores]] * size,
        }

    def flush(self) -> None:
        """Writes what is waiting."""
        if not self.waiting:
            return
        if self.written:
            self.written.result()
        self.written = self.scribe.submit(self._write, self.blocks)
        self.rows += self.waiting
        self.blocks, self.waiting = [], 0

    def _write(self, blocks: list[dict[str, Any]]) -> None:
        columns = [self._column(field, blocks) for field in self.schema]
        table = self.pa.Table.from_arrays(columns, schema=self.schema)
        self.file.write_table(table, row_group_size=table.num_rows)

    def _column(self, field: Any, blocks: list[dict[str, Any]]) -> Any:
        parts = [block[field.name] for block in blocks]
        if field.name in ("features", "mask"):
            whole = np.concatenate(parts)
            buffer = self.pa.py_buffer(whole.astype(whole.dtype.newbyteorder("<"), copy=False))
            return self.pa.FixedSizeBinaryArray.from_buffers(field.type, len(whole), [None, buffer])
        if isinstance(parts[0], np.ndarray):
            return self.pa.array(np.concatenate(parts), field.type)
        return self.pa.array([value for part in parts for value in part], field.type)


def make_loop(game: Game) -> Callable[..., int]:
    """The replay of one game."""
    names = ("start", "refuses", "options", "apply", "hide", "encode")
    rules = {name: getattr(game, name) for name in names}
    return bind(replay_decisions, rules, game.name, game.folder)


def _schema(pa: Any, game: Game, box: Box) -> Any:
    seats = list(game.seats)
    known = {
        "game": game.name,
        "rules": game.version,
        "box": game.box_hash(box),
        "seats": seats,
        "features": game.legend(box),
        "actions": [game.notation.write(box, action) for action in range(game.ACTIONS)],
    }
    columns = [
        ("match", pa.string()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("player", pa.string()),
        ("features", pa.binary(4 * game.FEATURES)),
        ("mask", pa.binary(_mask_bytes(game.ACTIONS))),
        ("choice", pa.int16()),
        ("points", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
    ]
    return pa.schema(columns, metadata={"grasse": json.dumps(known)})


def _spelling(game: Game, box: Box) -> dict[str, tuple[int, int]]:
    """Every decision as a record writes it, `seat 1 take_die(rose)`: the action and its decider."""
    written = [game.notation.write(box, action) for action in range(game.notation.size)]
    known = {f"chance {text}": (action, CHANCE) for action, text in enumerate(written)}
    for seat in range(game.seats[-1]):
        known |= {f"seat {seat + 1} {text}": (action, seat) for action, text in enumerate(written)}
    return known


def _open(path: Path, box: Box, game: Game | None = None) -> Opened:
    """Reads the header of a record, which has to be of *game* if one is given."""

    def find(name: str) -> Game:
        found = find_game(name)
        if game is not None and found is not game:
            raise LookupError(f"is a record of {found.title}; the first one is of {game.title}")
        return found

    try:
        return record.open_record(path.read_bytes().decode("utf-8-sig"), find, box)
    except RecordError as error:
        raise BrokenRecord(path, error.line, error.reason) from None
    except UnicodeDecodeError as error:
        raise BrokenRecord(path, 0, f"is not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise BrokenRecord(path, 0, error.strerror or type(error).__name__) from None


def _read_carefully(path: Path, box: Box) -> tuple[list[int], list[int]]:
    """Reads a record line by line: it is broken, or only spelled as we do not spell it."""
    try:
        match = record.read_file(path, find_game, box).match
    except RecordError as error:
        raise BrokenRecord(path, error.line, error.reason) from None
    return match.decisions, match.deciders
