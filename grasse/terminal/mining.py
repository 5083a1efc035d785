"""Puzzles from matches: `grasse puzzles`."""

from __future__ import annotations

import lzma
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grasse.kernel.game import Game
from grasse.study.puzzles.collection import FILE, PuzzleError
from grasse.study.puzzles.harvest import Wish, gather, warm_up
from grasse.terminal.complaint import USAGE, Complaint, reason
from grasse.terminal.keeping import SUFFIX, user_path
from grasse.terminal.language import house_words
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words

PACKED = ".txt.xz"  # records as a corpus keeps them
STOPPED = 130


@dataclass
class Wishes:
    """What the user asked `grasse puzzles` for."""

    games: Sequence[str]
    count: int = 120
    records: Sequence[str] = field(default_factory=list)
    seed: str = "1"
    folder: str | None = None  # None: beside each game
    processes: int = 0
    minutes: float | None = None  # for each game


def mine(wishes: Wishes) -> int:
    """Gathers puzzles for every game that is wished for."""
    words, screen = house_words(), Screen()
    games = [find_game(words, name) for name in wishes.games]
    if wishes.count < 1 or wishes.processes < 0:
        option = "--count" if wishes.count < 1 else "--processes"
        raise Complaint(words.say("complain-number", option=option), USAGE)
    try:
        texts = tuple(read_all(map(user_path, wishes.records)))
    except OSError as error:
        file = str(error.filename or wishes.records[0])
        raise Complaint(words.say("complain-file", file=file, reason=reason(error))) from None
    for game in games:
        path = (user_path(wishes.folder) if wishes.folder else game.folder) / place_of(
            game, wishes.folder
        )
        wish = Wish(game.name, wishes.count, wishes.seed, texts)
        warm_up_game(screen, words, game, game.load_box(), partial(warm_up, game))
        if not _gather(words, screen, wish, path, wishes):
            return STOPPED
    return 0


def place_of(game: Game, folder: str | None) -> str:
    """The file of a game's puzzles; in a folder of several, each has the game's name."""
    return f"{game.name}.{FILE}" if folder else FILE


def _gather(words: Words, screen: Screen, wish: Wish, path: Path, wishes: Wishes) -> bool:
    """Gathers the puzzles of one game with a bar; answers whether it was not stopped by hand."""
    minutes = wishes.minutes
    until = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    console = make_console(sys.stderr)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
            title = words.say("puzzles-mining", game=wish.game, matches=0)
            bar = progress.add_task(title, total=wish.count)

            def report(size: int, matches: int) -> None:
                title = words.say("puzzles-mining", game=wish.game, matches=matches)
                progress.update(bar, completed=size, description=title)

            size = gather(wish, path, wishes.processes, until, report)
    except KeyboardInterrupt:
        screen.say(words.say("puzzles-stopped"))
        return False
    except PuzzleError as error:
        raise Complaint(words.say("complain-file", file=str(path), reason=str(error))) from None
    except OSError as error:
        file = str(error.filename or path)
        raise Complaint(words.say("complain-file", file=file, reason=reason(error))) from None
    screen.say(words.say("puzzles-written", number=size, file=str(path)))
    if size < wish.count:
        screen.say(words.say("puzzles-stopped"))
    return True


def read_all(places: Iterator[Path]) -> Iterator[tuple[str, str]]:
    """The name and the text of every record among *places*, and in and below its folders."""
    for place in places:
        found = [place]
        if place.is_dir():
            found = sorted([*place.rglob(f"*{SUFFIX}"), *place.rglob(f"*{PACKED}")])
        for path in found:
            content = path.read_bytes()
            text = lzma.decompress(content) if path.suffix == ".xz" else content
            yield path.relative_to(place.parent).as_posix(), text.decode("utf-8")
