"""Lessons: matches whose luck and opponents are scripted, and what is said to the learner.

docs/lessons.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec import Struct

from grasse.kernel.aliases import Box
from grasse.kernel.game import Game
from grasse.kernel.match import Match, RuleRefusal
from grasse.kernel.notation import NotationError
from grasse.kernel.seats import CHANCE

FOLDER = "lessons"  # in the folder of a game
FIRST = "first-match"  # the guided match, which goes on when its lesson is over


class LessonError(ValueError):
    """A lesson that cannot be given; says where and why."""


class Step(Struct, forbid_unknown_fields=True):
    """One thing that is said, and what the learner does then; without an answer it is only read."""

    says: str  # in the words: lesson-<lesson>-<says>
    points_at: str = ""  # the id of a node of the table, as the learner sees it
    figure: str = ""  # a drawing of How to play that goes with it
    answer: str = ""  # the decision that goes on, `take_die(rose)`
    also: list[str] = []  # decisions that count as the same
    otherwise: dict[str, str] = {}  # [kind of decision] what is said to that answer
    then: str = ""  # a decision a line: of luck, of opponents, and of the learner without a step


class Script(Struct, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    place: int  # in the list of the lessons of a game
    steps: list[Step]
    seats: int = 2
    seat: int = 1  # the learner's, from 1
    variants: dict[str, bool | int] = {}
    before: str = ""  # a decision a line: what has happened when the lesson begins


msgspec.json.Decoder(Script)  # prepared while there is one thread: see tests/test_reading.py


@dataclass(frozen=True)
class Line:
    """What is said, and the piece that it speaks of."""

    says: str
    points_at: str
    figure: str = ""


@dataclass(frozen=True)
class Moment:
    """A decision of the learner: what is said before it, and what may be answered."""

    step: int  # the place of its first line among all
    lines: tuple[Line, ...]
    answers: tuple[int, ...]  # the first one is played
    otherwise: dict[str, str]


@dataclass
class Lesson:
    """A script that was played through: every decision of it is known, and legal."""

    name: str
    place: int
    seats: int
    seat: int  # from 0
    variants: dict[str, bool | int]
    script: list[int] = field(default_factory=list)  # every action, chance's included
    deciders: list[int] = field(default_factory=list)
    begins: int = 0  # decisions of the script that were taken before the lesson
    moments: dict[int, Moment] = field(default_factory=dict)  # [decisions before it]
    closing: tuple[Line, ...] = ()  # what is said when the script is over
    of: int = 0  # all lines

    def follows(self, decisions: Sequence[int]) -> bool:
        """Whether the match has gone by the script so far."""
        return decisions == self.script[: len(decisions)] and len(decisions) >= self.begins

    def scripted(self, decisions: Sequence[int]) -> int | None:
        """What the script decides next; None when it is over, or was left."""
        if len(decisions) < len(self.script) and self.follows(decisions):
            return self.script[len(decisions)]
        return None

    def moment(self, decisions: Sequence[int]) -> Moment | None:
        """What the learner is taught now; None while others decide, and when it is over."""
        return self.moments.get(len(decisions)) if self.follows(decisions) else None

    def previous(self, decisions: Sequence[int]) -> int:
        """How many decisions lead back to the last thing that the learner did; 0: none."""
        if not self.follows(decisions):
            return 0
        here = len(decisions)
        return here - max((each for each in self.moments if each < here), default=here)


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game, in the order of learning."""
    return sorted(_files(game), key=lambda name: (read_script(game, name).place, name))


def _files(game: Game) -> Iterator[str]:
    for path in (game.folder / FOLDER).glob("*.toml"):
        yield path.stem


def script_path(game: Game, name: str) -> Path:
    """The file of a lesson."""
    return game.folder / FOLDER / f"{name}.toml"


def read_script(game: Game, name: str) -> Script:
    """A lesson as it is written down."""
    path = script_path(game, name)
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Script)
    except (OSError, msgspec.DecodeError) as error:
        raise LessonError(f"{path}: {error}") from None


def read_lesson(game: Game, box: Box, name: str, *, unfinished: bool = False) -> Lesson:
    """A lesson, played through; a LessonError says which step cannot be given, and why.

    One that is still being written may end anywhere: it is *unfinished*.
    """
    script = read_script(game, name)
    lesson = Lesson(name, script.place, script.seats, script.seat - 1, dict(script.variants))
    match = Match(game, box, script.seats, script.variants)
    _play(match, script.before, f"{name}, before the first step")
    settle(match)
    lesson.begins, lesson.of = len(match.decisions), len(script.steps)
    lines: list[Line] = []
    for number, step in enumerate(script.steps):
        where = f"{name}, step {number + 1} ({step.says})"
        lines.append(Line(f"lesson-{name}-{step.says}", step.points_at, step.figure))
        if step.answer:
            moment = _moment(match, lesson, step, number + 1, tuple(lines), where)
            lesson.moments[len(match.decisions)] = moment
            match.play(moment.answers[0])
            lines = []
        elif step.also or step.otherwise:
            raise LessonError(f"{where}: only a step with an answer has other answers")
        _play(match, step.then, where)
        settle(match)
    if match.seat != lesson.seat and not unfinished:
        raise LessonError(f"{name} ends where the learner is not asked; {_may(match)}")
    lesson.closing = tuple(lines)
    lesson.script, lesson.deciders = match.decisions, match.deciders
    return lesson


def _moment(
    match: Match, lesson: Lesson, step: Step, number: int, lines: tuple[Line, ...], where: str
) -> Moment:
    """What is taught at this decision."""
    if match.seat != lesson.seat:
        who = "luck" if match.seat == CHANCE else f"seat {match.seat + 1}"
        raise LessonError(f"{where}: {who} is to decide, not the learner; see {_may(match)}")
    answers = tuple(_read(match, text, where) for text in (step.answer, *step.also))
    for action in answers:
        if action not in match.options():
            raise LessonError(f"{where}: {_written(match, action)} is no option; {_may(match)}")
    key = f"lesson-{lesson.name}-"
    otherwise = {kind: key + says for kind, says in step.otherwise.items()}
    unknown = set(otherwise) - set(match.game.notation.names)
    if unknown:
        raise LessonError(f"{where}: there is no decision called {min(unknown)}")
    return Moment(number - len(lines) + 1, lines, answers, otherwise)


def settle(match: Match) -> None:
    """Plays what nobody is asked for: a script does not write it down."""
    while not match.is_over and (action := match.forced()) is not None:
        match.play(action)


def _play(match: Match, text: str, where: str) -> None:
    for line in filter(None, map(str.strip, text.splitlines())):
        settle(match)
        try:
            match.play(_read(match, line, where))
        except RuleRefusal as error:
            raise LessonError(f"{where}: {error}; {_may(match)}") from None


def _read(match: Match, text: str, where: str) -> int:
    try:
        return match.game.notation.read(match.box, text)
    except NotationError as error:
        raise LessonError(f"{where}: {error}; {_may(match)}") from None


def _written(match: Match, action: int) -> str:
    return match.game.notation.write(match.box, action)


def _may(match: Match) -> str:
    """What is possible now, for whoever writes a lesson."""
    who = "luck" if match.seat == CHANCE else f"seat {match.seat + 1}"
    actions = match.odds() if match.seat == CHANCE else match.options()
    return f"{who} may {', '.join(_written(match, action) for action in actions)}"
