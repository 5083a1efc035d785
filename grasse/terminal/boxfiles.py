"""An owner's own box: a file to fill in, and a check of what was filled in."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from grasse.games import GAMES
from grasse.kernel.boxfile import BoxError
from grasse.kernel.game import Game
from grasse.study.lab.proposal import has_proposal, proposal
from grasse.terminal.complaint import BAD_INPUT, Complaint
from grasse.terminal.complaint import reason as reason_of
from grasse.terminal.keeping import user_path
from grasse.terminal.language import house_words
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.words import FAULTS, Words, speak


def check_box(file: str) -> int:
    """Says whether a box file can be played with, and if not, all that is wrong with it."""
    words = house_words()
    try:
        game = box_owner(GAMES.values(), file)
        box = game.load_box(file)
    except BoxError as error:
        tell_faults(words, error)
        return BAD_INPUT
    except ValueError as error:  # such as a name with a zero byte in it
        raise Complaint(words.say("complain-file", file=file, reason=str(error))) from None
    screen = Screen()
    screen.console.print(words.say("box-good", file=file, game=game.title), soft_wrap=True)
    for name in box.dtype.names:
        rows = box[name]
        if rows.dtype.names and "name" in rows.dtype.names:
            screen.say(f"  {len(rows):>3} {name}")
    screen.console.print(words.say("box-hash", hash=game.box_hash(box)), soft_wrap=True)
    return 0


def box_owner(games: Iterable[Game], file: str) -> Game:
    """Which of the games a box file is for: the one that finds the fewest faults in it."""

    def faults(game: Game) -> int:
        try:
            game.load_box(file)
        except BoxError as error:
            return len(error.faults)
        except ValueError:  # such as a name with a zero byte in it
            return 1
        return 0

    return min(games, key=faults)


def tell_faults(words: Words, error: BoxError) -> None:
    """Lists every fault of a box file: row, field and reason."""
    console = make_console(sys.stderr)
    number = len(error.faults)
    reasons = speak(words.language, more=FAULTS)
    said = [reasons.say(f"fault-{each.key}", **dict(each.values)) for each in error.faults]
    console.print(words.say("box-bad", file=error.path, faults=number), soft_wrap=True)
    if not console.is_terminal:  # lines that a program can look through
        for fault, reason in zip(error.faults, said, strict=True):
            parts = ": ".join(part for part in (fault.row, fault.field, reason) if part)
            console.print(f"  {parts}", soft_wrap=True)
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    for fault, reason in zip(error.faults, said, strict=True):
        where = Text(fault.row or words.say("box-whole-file"))
        grid.add_row("", where, Text(fault.field, style="bold"), Text(reason))
    console.print(grid)


def new_box(game_name: str, file: str, proposed: bool = False) -> int:
    """Writes a copy of a game's box file, for an owner to change; never over another file."""
    words = house_words()
    game = find_game(words, game_name)
    path = user_path(file)
    if proposed and not has_proposal(game):
        raise Complaint(words.say("complain-no-proposal", game=game.title))
    try:
        content = proposal(game).encode() if proposed else game.components.read_bytes()
        with path.open("xb") as copy:
            copy.write(content)
    except FileExistsError:
        raise Complaint(words.say("save-exists", file=file)) from None
    except (OSError, ValueError) as error:
        why = reason_of(error) if isinstance(error, OSError) else str(error)
        raise Complaint(words.say("complain-file", file=file, reason=why)) from None
    screen = Screen()
    screen.say(words.say("box-new", file=file, game=game.title))
    for step in ("box-step-edit", "box-step-check", "box-step-play"):
        text = words.say(step, file=file, game=game.name)
        screen.console.print(Text(f"  {text}"), soft_wrap=True)
    return 0
