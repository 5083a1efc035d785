"""A terminal whose player answers from a script."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from grasse.cli import main

PLAIN = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "LINES": "40", "TERM": "dumb"}


@dataclass(frozen=True)
class Done:
    """What a command answered, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """What it wrote, on one line."""
        return " ".join(self.out.split())


class Terminal:
    """Runs commands in this process and in a folder; when its script ends, the input ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, command: str | list[str], typed: Iterable[str] = ()) -> Done:
        """Runs a command, such as "play parfum --seed 7", and answers its questions."""
        text = "".join(f"{line}\n" for line in typed)
        arguments = command.split() if isinstance(command, str) else command
        with (
            pytest.MonkeyPatch.context() as patch,
            redirect_stdout(io.StringIO()) as out,
            redirect_stderr(io.StringIO()) as err,
        ):
            for name, value in PLAIN.items():
                patch.setenv(name, value)
            patch.chdir(self.folder)
            patch.setattr("sys.stdin", io.StringIO(text))
            code = main(arguments)
        return Done(code, out.getvalue(), err.getvalue())

    def path(self, name: str) -> Path:
        """A file in the folder."""
        return self.folder / name

    def read(self, name: str) -> str:
        """The text of a file in the folder."""
        return self.path(name).read_text(encoding="utf-8")

    def decisions(self, name: str) -> list[str]:
        """The decisions of a record in the folder: who, and what."""
        body = self.read(name).partition("\n\n")[2]
        return [line.split(None, 1)[1] for line in body.splitlines()]
