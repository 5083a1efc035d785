"""Backing a database up and restoring it, with a bar that shows how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from sqlalchemy.exc import SQLAlchemyError

from grasse.storage.backup import CannotCopy, Tell, back_up
from grasse.storage.backup import restore as fill
from grasse.storage.guard import InUse
from grasse.storage.migrating import NewerDatabase
from grasse.storage.place import default_database, shown_database
from grasse.terminal.complaint import Complaint, reason
from grasse.terminal.keeping import user_path
from grasse.terminal.language import house_words
from grasse.terminal.screen import Screen
from grasse.words import Words


def backup(file: str) -> int:
    """`grasse backup`."""
    words, screen = house_words(), Screen()
    with complaining(words), shown_progress(screen) as tell:
        rows = back_up(default_database(), user_path(file), tell)
    screen.say(words.say("backup-done", rows=rows, file=file))
    return 0


def restore(file: str) -> int:
    """`grasse restore`."""
    words, screen = house_words(), Screen()
    database = default_database()
    with complaining(words), shown_progress(screen) as tell:
        rows = fill(database, user_path(file), tell)
    screen.say(words.say("restore-done", rows=rows, database=shown_database(database)))
    return 0


@contextmanager
def complaining(words: Words) -> Iterator[None]:
    """Tells in a line what went wrong with a database or a file."""
    try:
        yield
    except CannotCopy as error:
        raise Complaint(f"{error}.") from None
    except OSError as error:
        told = words.say("complain-file", file=str(error.filename or ""), reason=reason(error))
        raise Complaint(told) from None
    except ImportError:
        need = "PostgreSQL needs: pip install 'grasse[postgres]'"
        raise Complaint(words.say("complain-database", reason=need)) from None
    except (InUse, NewerDatabase, SQLAlchemyError) as error:
        told = words.say("complain-database", reason=str(error).splitlines()[0])
        raise Complaint(told) from None


@contextmanager
def shown_progress(screen: Screen) -> Iterator[Tell]:
    """A bar of rows, where there is a terminal to show it in."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.is_live
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)
