"""What is written to and read from the terminal."""

from __future__ import annotations

import sys
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

ASCII_PROMPT, PROMPT = "> ", "› "


def make_console(file: TextIO | None = None) -> Console:
    """A console that takes text as it is: a player may be called [bold]."""
    stream = sys.stdout if file is None else file
    if hasattr(stream, "reconfigure") and not _writes_unicode(stream):
        stream.reconfigure(errors="replace")
    return Console(file=file, markup=False, emoji=False, highlight=False)


def _writes_unicode(stream: TextIO) -> bool:
    return (stream.encoding or "").lower().replace("-", "").startswith("utf")


class Screen:
    """The terminal of the people at the table."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()

    @property
    def is_live(self) -> bool:
        """Whether it is a screen that can be cleared, not a pipe, a file or a teletype."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def is_asked(self) -> bool:
        """Whether somebody sits in front of it to press a key."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def is_ascii(self) -> bool:
        """Whether only plain letters can be shown."""
        return self.console.options.ascii_only

    def show(self, *parts: RenderableType) -> None:
        """Prints one part below the other."""
        for part in parts:
            self.console.print(part)

    def say(self, text: str = "", style: str = "") -> None:
        """Prints a line of text."""
        self.console.print(Text(text, style=style))

    def clear(self) -> None:
        """Begins a new page where there are pages, and leaves a gap elsewhere."""
        if self.is_live:
            self.console.clear()
        else:
            self.say()

    def wipe(self) -> None:
        """Removes all that was shown, also what has scrolled away: it was for other eyes."""
        if self.is_live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        elif self.console.is_terminal:
            self.say("\n" * self.console.height)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def ask(self) -> str:
        """Reads a line; EOFError when there are no more."""
        if self.is_asked:
            try:
                import readline  # noqa: F401  (gives input() its arrow keys)
            except ImportError:
                pass
        self.console.file.flush()
        return input(ASCII_PROMPT if self.is_ascii else PROMPT).strip()

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines these parts take."""
        return sum(len(self.console.render_lines(part)) for part in parts)
