"""Lessons for those who write them: what each step says, points at and expects."""

from __future__ import annotations

from grasse.games.lessons import Lesson, LessonError, Line, lesson_names, read_lesson
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.terminal.complaint import Complaint
from grasse.terminal.language import choose_language
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen
from grasse.words import Words, speak


def show_lessons(name: str, lesson: str, language: str | None, ids: bool) -> int:
    """Prints the lessons of a game, or one of them step by step."""
    chosen = choose_language(language)
    game = find_game(speak(chosen), name)
    words = speak(chosen, game.name, teaching=True)
    screen = Screen()
    if not lesson:
        for each in lesson_names(game):
            screen.say(f"{each:<16} {words.say(f'lesson-{each}-title')}")
        return 0
    try:
        found = read_lesson(game, game.load_box(), lesson, unfinished=ids)
    except LessonError as error:
        raise Complaint(str(error)) from None
    match = tell_steps(screen, game, found, words)
    if ids:
        tell_ids(screen, match, found.seat)
    return 0


def tell_steps(screen: Screen, game: Game, lesson: Lesson, words: Words) -> Match:
    """Plays a lesson, and tells of every step; answers with the match where it ends."""
    match = Match(game, game.load_box(), lesson.seats, lesson.variants)
    for number, action in enumerate(lesson.script):
        if moment := lesson.moments.get(number):
            for at, line in enumerate(moment.lines):
                tell_line(screen, line, moment.step + at, words)
            others = set(match.options()) - set(moment.answers)
            screen.say(f"    > {written(match, moment.answers)}")
            screen.say(f"    other answers: {written(match, sorted(others)) or 'none'}")
        match.play(action)
    for at, line in enumerate(lesson.closing, 1):
        tell_line(screen, line, lesson.of - len(lesson.closing) + at, words)
    return match


def tell_line(screen: Screen, line: Line, step: int, words: Words) -> None:
    """What is said, and what it speaks of."""
    place = f" [{line.points_at}]" if line.points_at else ""
    said = words.say(line.says) if words.has(line.says) else f"({line.says})"
    screen.say(f"{step:>3}{place} {said}")


def tell_ids(screen: Screen, match: Match, seat: int) -> None:
    """The ids of all nodes, and what may be decided."""
    for node in match.game.describe(match.box, match.view(seat)).walk():
        about = ", ".join(f"{key} {value}" for key, value in {**node.values, **node.counts}.items())
        screen.say(f"{node.id:<20} {about}  {written(match, node.actions)}".rstrip())
    who = "luck" if match.seat == CHANCE else f"seat {match.seat + 1}"
    actions = list(match.odds()) if match.seat == CHANCE else match.options()
    screen.say(f"{who} may {written(match, actions)}")


def written(match: Match, actions: list[int] | tuple[int, ...]) -> str:
    """Actions in the notation of records."""
    return ", ".join(match.game.notation.write(match.box, action) for action in actions)
