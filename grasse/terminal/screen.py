"""What is written to and read from the terminal."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

PROMPT = "› "
SPARE = 3  # lines: the title, a gap and the prompt
# One for one, so that columns stay columns:
PLAIN_SIGNS = dict(zip("●○▲△✕□★×·…›→“”’œŒß¿¡", '*oFfx#*x-~>>""\'oOs?!', strict=True))


def make_console(file: TextIO | None = None) -> Console:
    """A console that takes text as it is: a player may be called [bold]."""
    stream = sys.stdout if file is None else file
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="grasse-plain")
    return Console(file=file, markup=False, emoji=False, highlight=False)


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """What stands for signs that a stream cannot write: letters without accents, and the like."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(_plain_sign, signs)), error.end


def _plain_sign(sign: str) -> str:
    plain = PLAIN_SIGNS.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return plain if plain.isascii() else "?"


codecs.register_error("grasse-plain", plain_signs)


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
        return self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

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
        if sys.stdin is None:
            raise EOFError
        if self.is_asked:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives input() its arrow keys)
        self.console.file.flush()
        return input(PROMPT).strip()

    def room_beside(self, *parts: RenderableType) -> int:
        """How many lines of the screen these parts, a title and the prompt leave free."""
        if not self.is_live:
            return 0
        return self.console.height - self.height_of(*parts) - SPARE

    def height_of(self, *parts: RenderableType) -> int:
        """How many lines these parts take."""
        return sum(len(self.console.render_lines(part)) for part in parts)
