"""Lessons at the table: which one a match is, and its scripted luck."""

from __future__ import annotations

from functools import cache

from grasse.games import GAMES
from grasse.games.lessons import Lesson, lesson_names, read_lesson
from grasse.kernel.match import Match
from grasse.kernel.seats import Luck
from grasse.server import messages
from grasse.server.boxes import box_of, shipped
from grasse.server.messages import Refusal
from grasse.storage.store import MatchRow


@cache
def names_of(game: str) -> list[str]:
    """The lessons of a game, in the order of learning."""
    return lesson_names(GAMES[game])


@cache
def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of this name."""
    if name not in names_of(game):
        raise Refusal("no_such_lesson", f"there are {', '.join(names_of(game))}")
    return read_lesson(GAMES[game], box_of(game), name)


def lesson_of(row: MatchRow) -> Lesson | None:
    """The lesson that a match is; None also if rules, box or lessons are others by now."""
    game = GAMES[row.game]
    if row.lesson not in names_of(row.game):
        return None
    is_current = row.version == game.version and row.box == shipped(row.game).hash
    return find_lesson(row.game, row.lesson) if is_current else None


class Scripted:
    """Luck from a script, as long as the match goes by it; then from elsewhere."""

    def __init__(self, lesson: Lesson, beyond: Luck) -> None:
        self.lesson, self.beyond = lesson, beyond

    def draw(self, match: Match) -> int:
        """Draws what the script says."""
        action = self.lesson.scripted(match.decisions)
        return self.beyond.draw(match) if action is None else action


def taught(lesson: Lesson, decisions: list[int]) -> messages.Lesson:
    """Where a lesson stands, as its learner is told."""
    moment = lesson.moment(decisions)
    over = len(decisions) >= len(lesson.script) or not lesson.follows(decisions)
    is_closing = over and lesson.follows(decisions)
    lines = moment.lines if moment else lesson.closing if is_closing else ()
    passed = [m.step + len(m.lines) for at, m in lesson.moments.items() if at < len(decisions)]
    return messages.Lesson(
        name=lesson.name,
        step=moment.step if moment else max(passed, default=1),
        of=lesson.of,
        lines=[messages.LessonLine(line.says, line.points_at, line.figure) for line in lines],
        answers=list(moment.answers) if moment else [],
        otherwise=dict(moment.otherwise) if moment else {},
        over=over,
    )
