"""Words and pieces in colour; a colour only repeats what the words say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from grasse.kernel.tree import Node
from grasse.terminal.speech import Speech
from grasse.words import Value

QUIET = "dim"
NAME = "bold"
NUMBER = "bold reverse"


class Brush:
    """Paints what Speech says, for one asking: *numbers* are those of the options.

    *palette* gives every name of *noun* its colour.
    """

    def __init__(
        self,
        speech: Speech,
        noun: str,
        palette: Mapping[str, str],
        numbers: Mapping[int, int] | None = None,
    ) -> None:
        self.speech, self.noun, self.palette = speech, noun, palette
        self.numbers = numbers or {}
        named = {
            str(speech.words.name(noun, key, count)): style
            for key, style in palette.items()
            for count in (1, 2)  # roses are as red as a rose
        }
        longest = sorted(named, key=len, reverse=True)
        players = "|".join(map(re.escape, speech.names))
        self._players = re.compile(rf"(?<!\w)({players or '$^'})(?!\w)")
        self._styles = {name.casefold(): style for name, style in named.items()}
        self._named = re.compile(rf"\b({'|'.join(map(re.escape, longest)) or '$^'})\b", re.I)

    def text(self, text: str, style: str = "") -> Text:
        """A text in which every aroma has its colour and every player stands out."""
        painted = Text(text, style=style)
        for found in self._named.finditer(painted.plain):
            painted.stylize(self._styles[found[0].casefold()], *found.span())
        painted.highlight_regex(self._players, NAME)
        return painted

    def word(self, key: str) -> Text:
        """An aroma, or whatever else has a colour in this game, by its name."""
        name = str(self.speech.words.name(self.noun, key))
        return Text(name, style=self.palette.get(key, ""))

    def column(self, key: str) -> Text:
        """The head of a column of the game's table."""
        return Text(self.speech.say(f"column-{key}"), style=QUIET)

    def label(self, key: str, style: str = QUIET, **values: Value) -> Text:
        """A short label of the game's table."""
        return self.text(self.speech.say(f"label-{key}", **values), style)

    def pips(self, counts: Mapping[str, int]) -> list[Text]:
        """How many of each: ●● rose, ● violet."""
        parts = []
        for key, count in counts.items():
            pips = Text("●" * count, style=self.palette.get(key, ""))
            parts.append(Text.assemble(pips, " ", self.word(key)))
        return parts

    def marks(self, *nodes: Node) -> Text:
        """The numbers of the options that can be chosen with these pieces."""
        found = {self.numbers[a] for node in nodes for a in node.actions if a in self.numbers}
        marks = [Text(f" {number} ", style=NUMBER) for number in sorted(found)]
        return Text("").join(marks)

    def marked(self, node: Node, text: Text) -> Text:
        """A piece with its numbers in front."""
        marks = self.marks(node)
        return Text.assemble(marks, " ", text) if marks else text


def spread(parts: Iterable[Text], gap: str = "   ") -> Text:
    """Several texts in a row."""
    return Text(gap).join([part for part in parts if part.plain])


class Flow:
    """Several texts in a row, broken only between them where the line ends."""

    def __init__(self, parts: Iterable[Text], gap: str = "   ") -> None:
        self.parts = [part for part in parts if part.plain]
        self.gap = gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        whole = sum(widths) + cell_len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: list[Text] = []
        for part in self.parts:
            if line and spread([*line, part], self.gap).cell_len > options.max_width:
                yield spread(line, self.gap)
                line = []
            line.append(part)
        yield spread(line, self.gap)
