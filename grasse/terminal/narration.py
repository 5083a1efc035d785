"""What happened, told so that one can follow it: a line a player, not a flood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table

from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.terminal.brush import QUIET, Brush
from grasse.terminal.speech import SUBJECT, Speech

NOBODY_IN_PARTICULAR = -1


@dataclass(frozen=True)
class Brevity:
    """What need not be told of others: kinds of events.

    The *silent* ones can be seen on the table; the *minor* ones only lead to something greater,
    and are told where nothing came of them. Several *gathered* ones in a row, of anybody, are told
    in one sentence. What goes without *saying* is not told to anybody but the log.
    """

    silent: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()
    gathered: frozenset[str] = frozenset()
    saying: frozenset[str] = frozenset()


@dataclass
class Line:
    """What one seat, or nobody in particular, did in a row."""

    seat: int
    parts: list[str] = field(default_factory=list)  # with SUBJECT where the name stands
    minor: list[str] = field(default_factory=list)  # what led to nothing greater so far
    gathered: list[Event] = field(default_factory=list)  # what the last part tells of

    def gather(self, speech: Speech, event: Event) -> None:
        """Adds what happened next to the last part, if that tells of the same kind of event."""
        if self.gathered and self.gathered[-1].name == event.name:
            self.parts.pop()
        else:
            self.gathered = []
        events = [*self.gathered, event]
        self.add(speech.events(events, SUBJECT))
        self.gathered = events

    def add(self, part: str) -> None:
        """Adds what happened next; what happens again is counted."""
        self.gathered = []
        again = self.parts and self.parts[-1].partition(" ×")
        if again and again[0] == part:
            self.parts[-1] = f"{part} ×{int(again[2] or 1) + 1}"
        else:
            self.parts.append(part)

    def told(self) -> list[str]:
        """What is to be told: the last of the minor things only if there is nothing else."""
        return self.parts or self.minor[-1:]

    def sentences(self, name: str) -> str:
        """All of it, each part with the name in it."""
        return "; ".join(part.replace(SUBJECT, name) for part in self.told())

    def sentence(self, name: str) -> str:
        """All of it, to stand beside the name."""
        parts = [part.removeprefix(SUBJECT).strip() for part in self.told()]
        return "; ".join(part.replace(SUBJECT, name) for part in parts)


class Story:
    """The events of every decision of a match, and remarks of the terminal between them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rows: list[Any] = []  # [decision] what match.play() answered
        self.remarks: dict[int, tuple[int, str]] = {}  # decision -> seat that may read it, text

    @classmethod
    def of(cls, match: Match) -> Story:
        """The story of a match that has been played so far."""
        story = cls(match)
        scratch = match.again()
        story.rows = [scratch.play(action) for action in match.decisions]
        return story

    def play(self, action: int) -> None:
        """Plays and keeps what happened."""
        self.rows.append(self.match.play(action))

    def undo(self, seat: int, count: int) -> None:
        """Undoes, and forgets."""
        self.match.undo(seat, count)
        del self.rows[-count:]
        self.remarks = {n: remark for n, remark in self.remarks.items() if n < len(self.rows)}

    def first_turn(self) -> int:
        """The number of the first decision that was not chance's: before it lies the setup."""
        deciders = self.match.deciders
        return next((n for n, seat in enumerate(deciders) if seat != CHANCE), len(deciders))

    def events(self, decision: int, reader: int | None) -> list[Event]:
        """What a decision did, as *reader* may know it; None reads everything."""
        rows = self.rows[decision]
        game, box = self.match.game, self.match.box
        if reader is None:
            return game.read_events(box, rows, CHANCE, everything=True)
        return game.read_events(box, rows, reader)

    def lines(
        self,
        speech: Speech,
        reader: int | None,
        first: int,
        last: int,
        brevity: Brevity | None = None,
    ) -> list[Line]:
        """What happened in decisions first .. last-1, for *reader*; with *brevity*, the essence."""
        lines: list[Line] = []
        cause = self._cause(first)
        ends = {kind.name for kind in self.match.game.event_kinds if kind.ends_chapter}
        for decision in range(first, last):
            decider = self.match.deciders[decision]
            cause = cause if decider == CHANCE else decider
            for event in self.events(decision, reader):
                if event.name in ends:
                    cause = CHANCE
                mine = reader is not None and reader == (event.seat if event.seat >= 0 else cause)
                brief = Brevity() if mine or brevity is None else brevity
                if event.name in brief.silent or (brevity and event.name in brevity.saying):
                    continue
                line = _line_of(lines, event.seat)
                if brevity is not None and event.name in brevity.gathered:
                    line.gather(speech, event)
                elif event.name in brief.minor:
                    line.minor.append(speech.event(event, SUBJECT))
                else:
                    line.add(speech.event(event, SUBJECT))
            seat, remark = self.remarks.get(decision, (None, ""))
            if seat is not None and seat == reader:
                _line_of(lines, seat).add(remark)
        return lines

    def points(self) -> dict[str, Counter[int]]:
        """What each kind of event gave each seat; kinds that gave nothing are left out."""
        sources = self.match.game.sources
        found: dict[str, Counter[int]] = {source: Counter() for source in sources}
        for decision in range(len(self.rows)):
            for event in self.events(decision, None):
                if event.name in sources:
                    found[event.name][event.seat] += int(event.values[sources[event.name]] or 0)
        return {source: by_seat for source, by_seat in found.items() if by_seat.total()}

    def _cause(self, first: int) -> int:
        """The seat that decided last before decision *first*: luck that follows is its doing.

        What follows the end of a chapter is nobody's.
        """
        kinds = self.match.game.event_kinds
        for decision in reversed(range(first)):
            if any(kinds[row.kind].ends_chapter for row in self.rows[decision]):
                return CHANCE
            if self.match.deciders[decision] != CHANCE:
                return self.match.deciders[decision]
        return CHANCE


def _line_of(lines: list[Line], seat: int) -> Line:
    """The line to add to: the last one if it is of this seat, or a new one."""
    if not lines or lines[-1].seat != seat:
        lines.append(Line(seat))
    return lines[-1]


def paint(lines: Sequence[Line], brush: Brush) -> Table:
    """The lines as a table: who, and what. Short ones in a row share a line."""
    names = brush.speech.names
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, text in _rows(lines, names):
        style = QUIET if not name else ""
        grid.add_row(brush.text(name), brush.text(text, style))
    return grid


def plain(lines: Sequence[Line], names: Sequence[str]) -> list[str]:
    """The lines as plain sentences, one for each thing that happened."""
    return [
        part.replace(SUBJECT, names[line.seat] if line.seat >= 0 else "")
        for line in lines
        for part in line.told()
    ]


def _rows(lines: Sequence[Line], names: Sequence[str]) -> Iterable[tuple[str, str]]:
    index = 0
    while index < len(lines):
        run = _short_run(lines[index:])
        if len(run) > 1:
            told = "; ".join(line.sentences(names[line.seat]) for line in run)
            first = names[run[0].seat]
            yield first, told.removeprefix(first).strip()
        else:
            line = lines[index]
            name = names[line.seat] if line.seat >= 0 else ""
            yield name, line.sentence(name)
        index += max(len(run), 1)


def _short_run(lines: Sequence[Line]) -> list[Line]:
    """The lines at the beginning that say only one thing each, of different seats."""
    run: list[Line] = []
    for line in lines:
        short = len(line.told()) == 1 and line.told()[0].startswith(SUBJECT)
        if line.seat < 0 or not short:
            break
        run.append(line)
    return run
