"""Records as a table for learners: `grasse data export`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from rich.progress import Progress

from grasse.research.dataset import BrokenRecord, find_records
from grasse.research.dataset import export as write_decisions
from grasse.terminal.complaint import Complaint, reason
from grasse.terminal.keeping import load_box, record_game, user_path
from grasse.terminal.language import house_words
from grasse.terminal.screen import Screen, make_console


def export(places: Sequence[str], file: str, box_file: str | None) -> int:
    """Writes the decisions of all records in *places* to *file*."""
    words = house_words()
    if find_spec("pyarrow") is None:
        told = words.say("complain-package", package="pyarrow", extra="grasse[research]")
        raise Complaint(told)
    records = find_records(map(user_path, places))
    if not records:
        raise Complaint(words.say("complain-no-records", file=", ".join(places)))
    box = None
    try:
        if box_file:
            text = records[0].read_text(encoding="utf-8-sig", errors="replace")
            box = load_box(words, record_game(text), box_file)
        with Progress(console=make_console(sys.stderr)) as progress:
            bar = progress.add_task(file, total=len(records))
            rows = write_decisions(
                records, user_path(file), box, lambda done: progress.update(bar, completed=done)
            )
    except BrokenRecord as error:
        key = "complain-line" if error.line else "complain-file"
        told = words.say(key, file=str(error.path), line=error.line, reason=error.reason)
        raise Complaint(told) from None
    except OSError as error:
        where = error.filename or file
        raise Complaint(words.say("complain-file", file=where, reason=reason(error))) from None
    screen = Screen()
    screen.say(words.say("data-written", rows=rows, matches=len(records), file=file))
    return 0
