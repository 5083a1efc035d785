"""Puzzles in this terminal: a position, one decision, and what it was worth; `grasse puzzle`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.text import Text

from grasse.games import GAMES
from grasse.players import LEVELS
from grasse.study.puzzles.collection import FINDERS, Mined, Puzzle, puzzles_of
from grasse.terminal import answers
from grasse.terminal.brush import QUIET
from grasse.terminal.complaint import USAGE, Complaint
from grasse.terminal.language import choose_language
from grasse.terminal.opening import find_game
from grasse.terminal.pages import because
from grasse.terminal.prospects import gains
from grasse.terminal.screen import Screen
from grasse.terminal.seating import ME, Chair
from grasse.terminal.session import Asking, Leave, Session
from grasse.terminal.warmup import warm_up_game
from grasse.words import speak

NOT_HERE = ("undo", "hint", "save")  # commands of a match
RIVAL = LEVELS[3]  # who the others are
SHOWN = 3  # options besides the best one


class Progress:
    """Which puzzles of a game were solved here, and how many in a row; kept in a file."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.path = path or user_data_path("grasse", appauthor=False) / "puzzles.json"
        self.game, self.all = game, self._read()
        found = self.all.get(game, {})
        self.solved: dict[str, bool] = dict(found.get("solved", {}))
        self.streak, self.best = int(found.get("streak", 0)), int(found.get("best", 0))

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def note(self, id: str, is_right: bool) -> None:
        """Remembers an answer; only the first one counts for the streak."""
        if id not in self.solved:
            self.streak = self.streak + 1 if is_right else 0
            self.best = max(self.best, self.streak)
        self.solved[id] = is_right or self.solved.get(id, False)
        kept = {"solved": self.solved, "streak": self.streak, "best": self.best}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({**self.all, self.game: kept}), encoding="utf-8")


class Solving(Session):
    """One puzzle: a match that is asked for one decision, and goes no further."""

    def solve(self, puzzle: Puzzle) -> int:
        """Asks for the decision; answers with the action."""
        match, seat = self.match, self.match.seat
        view = match.view(seat)
        tree = match.game.describe(match.box, view)
        listed = answers.list_options(self.speech, tree, match.options())
        brought = gains(self.speech, match, tree, match.options())
        self.told[seat] = len(match.decisions)
        self.notice = self.words.say("puzzle-difficulty", number=puzzle.difficulty)
        action = self._ask(Asking(seat, view, tree, listed, brought))
        assert action is not None  # nothing can be undone here
        return action

    def _obey(self, asking: Asking, command: str, rest: str) -> None:
        if command in NOT_HERE:
            self.screen.say(self.words.say("puzzle-ask"))
        else:
            super()._obey(asking, command, rest)

    def judge(self, puzzle: Puzzle, action: int) -> bool:
        """Tells what the decision was worth; answers whether it was the best."""
        best, *others = puzzle.options
        own = next(each for each in puzzle.options if each.action == action)
        is_right = own is best
        tree = self.match.game.describe(self.match.box, self.match.view(self.match.seat))

        def line(action: int, chance: float, points: float) -> str:
            told = self.words.say("puzzle-worth", percent=round(100 * chance), points=round(points))
            return f"{self.speech.label(action, tree)}: {told}"

        screen = self.screen
        screen.say()
        screen.say(self.words.say("puzzle-right" if is_right else "puzzle-wrong"), "bold")
        if not is_right:
            screen.say(f"  {self.words.say('page-review-yours')}: "
                       f"{line(own.action, own.chance, own.points)}")  # fmt: skip
        screen.say(f"  {self.words.say('page-review-best')}: "
                   f"{line(best.action, best.chance, best.points)}")  # fmt: skip
        reason = (others[0] if is_right else own).why
        if reason:
            screen.say(f"  {because(reason, self.speech)}", QUIET)
        for each in [each for each in others if each is not own][:SHOWN]:
            screen.say(f"  {line(each.action, each.chance, each.points)}", QUIET)
        finders = [
            f"{level} {round(100 * found / max(1, asked))} %"
            for level, found, asked in zip(FINDERS, puzzle.found, puzzle.asked, strict=True)
        ]
        screen.say(f"  {self.words.say('puzzle-found-by')}: {' · '.join(finders)}", QUIET)
        return is_right


def solve(name: str | None, language: str | None, level: int, screen: Screen | None = None) -> int:
    """Puzzles of a game, one after the other, until somebody has had enough."""
    code = choose_language(language)
    screen = screen or Screen()
    game = find_game(speak(code), name or next(iter(GAMES)))
    words, box = speak(code, game.name), game.load_box()
    if not 0 <= level <= len(FINDERS):
        raise Complaint(words.say("complain-level", last=len(FINDERS)), USAGE)
    found = puzzles_of(game, box).sorted()
    wanted = [each for each in found if level in (0, each[1].difficulty)]
    if not wanted:
        raise Complaint(words.say("puzzles-none"))
    warm_up_game(screen, words, game, box)
    progress = Progress(game.name)
    last = ""
    try:
        while True:
            mined, puzzle = _next(wanted, progress, last)
            last = puzzle.id
            match = mined.open(game, box, puzzle)
            chairs = [
                Chair(words.say("seat-name", seat=seat + 1), ME if seat == match.seat else RIVAL)
                for seat in range(match.seats)
            ]
            solving = Solving(screen, words, match, chairs, puzzle.id)
            progress.note(puzzle.id, solving.judge(puzzle, solving.solve(puzzle)))
            done = sum(progress.solved.get(each.id, False) for _, each in found)
            screen.say(
                f"{words.say('puzzle-streak', number=progress.streak)} · "
                f"{words.say('puzzle-solved', number=done, of=len(found))}"
            )
            screen.show(Text(words.say("puzzles-go-on"), style=QUIET))
            if answers.read_command(words, screen.ask())[0] == "quit":
                return 0
    except (Leave, EOFError, KeyboardInterrupt):
        screen.say()
        return 0


def _next(
    wanted: list[tuple[Mined, Puzzle]], progress: Progress, last: str
) -> tuple[Mined, Puzzle]:
    """The easiest that was not tried; then the easiest that was missed; then any other."""
    others = [each for each in wanted if each[1].id != last] or wanted
    fresh = [each for each in others if each[1].id not in progress.solved]
    missed = [each for each in others if not progress.solved.get(each[1].id)]
    return (fresh or missed or others)[0]
