"""A match at this terminal, from the first question to the scores or to a file."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from grasse.kernel.aliases import View
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER, Player
from grasse.kernel.tree import Node
from grasse.players import PLAYERS
from grasse.players.opinion import ADVISER
from grasse.study.hints import hint
from grasse.study.review.reviewing import warm_reviews
from grasse.terminal import answers, pages
from grasse.terminal.answers import Option
from grasse.terminal.brush import QUIET, Brush
from grasse.terminal.complaint import printable, reason
from grasse.terminal.games import look_of
from grasse.terminal.keeping import free_path, record_text, user_path, write_match
from grasse.terminal.narration import Line, Story, paint
from grasse.terminal.prospects import gains
from grasse.terminal.screen import Screen
from grasse.terminal.seating import Chair
from grasse.terminal.speech import Speech
from grasse.terminal.standing import goal, missing, purpose, variants
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words


class Leave(Exception):
    """Somebody wants to stop here."""


@dataclass
class Asking:
    """One question to a person: what they see and what they may answer."""

    seat: int
    view: View
    tree: Node
    options: list[Option]
    gains: dict[int, str]  # [action] what it brings


class Session:
    """Asks, plays and tells until the match is over or somebody leaves."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        match: Match,
        chairs: Sequence[Chair],
        seed: str,
        path: Path | None = None,
        resume_with: Sequence[str] = (),
    ) -> None:
        self.screen, self.words, self.match = screen, words, match
        self.chairs, self.seed, self.path = list(chairs), seed, path
        self.resume_with = resume_with  # what a resumed match needs besides its file
        self.speech = Speech(match.game, match.box, words, [chair.name for chair in chairs])
        self.story = Story.of(match)
        self.look = look_of(match.game.name)
        self.luck = Seeded(seed)
        self.told = {seat: last_word(match, seat) for seat in range(WATCHER, match.seats)}
        # What the next page says where the news would stand:
        blurb = "" if match.decisions else words.say("game-blurb")
        self.notice = "\n".join(filter(None, (blurb, variants(words, match))))
        self.people = [seat for seat, chair in enumerate(chairs) if chair.is_me]
        self.searchers: dict[int, Player] = {}  # [seat] bots that look ahead
        self.eyes: int | None = None  # who looked at the screen last
        self.table = pages.TablePage()
        self.hurry = False  # a watcher who wants to see the end

    # ------------------------------------------------------------ the loop

    def run(self) -> None:
        """Plays to the end, or to the moment when somebody leaves: then the match is kept."""
        try:
            self._play()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def _play(self) -> None:
        while not self.match.is_over:
            seat = self.match.seat
            if seat == CHANCE:
                self.story.play(self.luck.draw(self.match))
            elif self.chairs[seat].is_me:
                self._decide(seat)
            else:
                self.story.play(self._ask_bot(seat))
            if not self.people:
                self._watch()

    def _ask_bot(self, seat: int) -> int:
        """A bot's answer."""
        match = self.match
        return self._bot(seat).choose(match.game, match.box, match.view(seat), match.options())

    def _bot(self, seat: int) -> Player:
        """One that looks ahead sits there for the whole match: it goes on from what it found.

        Any other is new each time: its answer depends on the seed and the place in the match
        alone, and is the same when the match is resumed.
        """
        card = PLAYERS[self.chairs[seat].player]
        if card.habits is None:
            return card.sit(self.seed, seat, len(self.match.decisions))
        if seat not in self.searchers:
            self.searchers[seat] = card.sit(self.seed, seat)
        return self.searchers[seat]

    def _decide(self, seat: int) -> None:
        """Lets a person decide; where only one thing is possible, it is done and told."""
        match, game = self.match, self.match.game
        view = match.view(seat)
        forced = match.forced()
        if forced is not None:
            self.story.play(forced)
            is_obvious = game.notation.decision(forced).name in self.look.obvious
            if not len(self.story.rows[-1]) and not is_obvious:  # no event tells of it
                label = self.speech.label(forced, game.describe(match.box, view))
                remark = self.words.say("told-forced", choice=label)
                self.story.remarks[len(match.decisions) - 1] = (seat, remark)
            return
        tree = game.describe(match.box, view)
        listed = answers.list_options(self.speech, tree, match.options())
        brought = gains(self.speech, match, tree, match.options())
        action = self._ask(Asking(seat, view, tree, listed, brought))
        if action is not None:
            self.story.play(action)
        self._autosave()

    # ------------------------------------------------------------ asking a person

    def _ask(self, asking: Asking) -> int | None:
        """The action that was chosen, or none if something was undone instead."""
        self._draw_curtain(asking.seat)
        self._show_page(asking)
        decisions = len(self.match.decisions)
        while True:
            given = self.screen.ask()
            command, rest = answers.read_command(self.words, given)
            if command and not answers.is_exact(given, asking.options):
                self._obey(asking, command, rest)
                if len(self.match.decisions) < decisions:
                    return None
                continue
            found = answers.pick(given, asking.options)
            if len(found) == 1:
                return found[0].action
            self._help_choose(asking, given, found)

    def _draw_curtain(self, seat: int) -> None:
        """Hides what one person saw before another one looks."""
        if len(self.people) > 1 and self.eyes != seat:
            self.screen.wipe()
            self.screen.say(self.words.say("curtain", name=self.chairs[seat].name), "bold")
            self._ask_or_leave()
        self.eyes = seat

    def _show_page(self, asking: Asking, redraw: bool = False) -> None:
        """What happened, the table, and the options."""
        brush = pages.make_brush(self.speech, asking.options)
        lines = self._news(asking.seat)
        others = any(line.seat != asking.seat for line in lines)
        below: list[RenderableType] = [Text(self.notice), ""] if self.notice else []
        below += [paint(lines, brush), ""] if lines else []
        below.append(Text(goal(self.speech, asking.tree), style=QUIET))
        below.append(pages.question(brush, asking.tree, self.chairs[asking.seat].name))
        why = [purpose(self.speech, asking.tree), *missing(self.speech, asking.tree)]
        if any(why):
            below.append(Text(" · ".join(filter(None, why)), style=QUIET))
        below.append(self._listed(brush, asking))
        below.append(Text(self.words.say("prompt-hint"), style=QUIET))
        self.notice = ""
        if self.screen.is_live or redraw or others or not lines:
            self._show(brush, asking.tree, below)
        else:  # on a page without end, the table need not be drawn for every die
            self.screen.show("", *below)

    def _listed(self, brush: Brush, asking: Asking) -> RenderableType:
        return pages.option_list(brush, asking.options, asking.gains, self.screen.console.width)

    def _show(self, brush: Brush, tree: Node, below: Sequence[RenderableType]) -> None:
        """A page: the title, the table, and what stands below it."""
        screen = self.screen
        room = screen.room_beside(*below)
        screen.clear()
        screen.show(pages.title_line(brush, tree, self.words.say("play-seed", seed=self.seed)))
        screen.show(self.table.draw(screen, brush, tree, room), "", *below)

    def _news(self, reader: int, since: int | None = None) -> list[Line]:
        """What happened since *reader* was last told; the setup is seen on the table."""
        last = len(self.match.decisions)
        told = self.told[reader] if since is None else since
        first = max(min(told, last), self.story.first_turn())
        self.told[reader] = last
        return self.story.lines(self.speech, reader, first, last, self.look.brevity)

    def _help_choose(self, asking: Asking, given: str, found: Sequence[Option]) -> None:
        """Answers to something that is not one clear option."""
        if not given:
            brush = pages.make_brush(self.speech, asking.options)
            self.screen.show(self._listed(brush, asking))
        elif found:
            self.screen.say(self.words.say("prompt-ambiguous"))
            for option in found:
                number = asking.options.index(option) + 1
                self.screen.say(f"{number:>3}  {option.label}")
        elif given.isdecimal():
            self.screen.say(self.words.say("prompt-range", last=len(asking.options)))
        elif not self._explain(asking, given):
            self.screen.say(self.words.say("prompt-unknown", text=printable(given)))

    # ------------------------------------------------------------ commands

    def _obey(self, asking: Asking, command: str, rest: str) -> None:
        screen, words = self.screen, self.words
        if command == "quit":
            raise Leave
        if command == "undo":
            self._undo(asking.seat)
        elif command == "why":
            if not rest or not self._explain(asking, rest):
                text = "why-what" if not rest else "prompt-unknown"
                screen.say(words.say(text, text=printable(rest)))
        elif command == "rules":
            page = pages.rules_page(self.speech, rest, screen.console.width)
            screen.show(page or words.say("rules-none", text=printable(rest)))
        elif command == "hint":
            self._hint(asking)
        elif command == "log":
            last = len(self.match.decisions)
            lines = self.story.lines(self.speech, asking.seat, self.story.first_turn(), last)
            screen.show(paint(lines, pages.make_brush(self.speech)))
        elif command == "table":
            self._show_page(asking, redraw=True)
        elif command == "save":
            self._save(rest)
        else:
            example = self.match.game.clause(self.match.game.clauses[-1])
            screen.show(pages.help_page(words, example))

    def _undo(self, seat: int) -> None:
        count = self.match.steps_back(seat)
        if count == 0:
            self.screen.say(self.words.say("undo-nothing"))
            return
        self.story.undo(seat, count)
        self.told = {reader: min(n, len(self.story.rows)) for reader, n in self.told.items()}
        self.notice = self.words.say("undo-done")

    def _explain(self, asking: Asking, given: str) -> bool:
        """Says why something may not be done; False if it is not clear what is meant."""
        found = answers.reasons(self.speech, asking.view, asking.tree, given)
        if not found:
            return False
        found = answers.most_particular(self.speech, asking.view, found)
        brush = pages.make_brush(self.speech, asking.options)
        self.screen.show(pages.reason_page(brush, found, brush.numbers))
        return True

    def _hint(self, asking: Asking) -> None:
        """What the best bot would do; among several people nobody gets that."""
        game, box = self.match.game, self.match.box
        if len(self.people) > 1:
            self.screen.say(self.words.say("hint-off"))
            return
        compiled = partial(warm_reviews, game, box)
        warm_up_game(self.screen, self.words, game, box, compiled, players=[ADVISER])
        found = hint(game.name, box.tobytes(), asking.view.tobytes(), seed=self.seed)
        brush = pages.make_brush(self.speech, asking.options)
        names = [chair.name for chair in self.chairs]
        self.screen.show(pages.hint_page(brush, found, asking.options, names, asking.seat))

    # ------------------------------------------------------------ keeping

    def _save(self, name: str) -> None:
        """Keeps the match in a file that somebody named, or in its own."""
        path = user_path(name) if name else self._own_path(Path())
        if path.exists() and path != self.path:
            self.screen.say(self.words.say("save-exists", file=str(path)))
            return
        try:
            write_match(path, self.match, self.chairs, self.seed)
        except (OSError, ValueError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            self.screen.say(self.words.say("complain-file", file=str(path), reason=why))
            return
        self.path = self.path or path
        self.screen.say(self.words.say("save-done", file=str(path)))

    def _own_path(self, folder: Path) -> Path:
        return self.path or free_path(folder, self.match.game.name, self.seed)

    def _autosave(self) -> bool:
        """Keeps the match if it has a file; answers whether that was done."""
        if self.path is None:
            return False
        try:
            write_match(self.path, self.match, self.chairs, self.seed)
        except OSError as error:
            text = self.words.say("complain-file", file=str(self.path), reason=reason(error))
            self.screen.say(text, "bold")
            return False
        return True

    def _leave(self) -> None:
        """Keeps the match wherever that is possible, and says how to take it up again."""
        self.screen.say()
        places = [self._own_path(Path())]
        for folder in (user_path("~"), Path(tempfile.gettempdir())):
            places.append(free_path(folder, self.match.game.name, self.seed))
        for path in places:
            try:
                write_match(path, self.match, self.chairs, self.seed)
            except OSError:
                continue
            self.screen.say(self.words.say("save-done", file=str(path)))
            command = ["grasse", "play", self.match.game.name, "--resume", str(path)]
            self.screen.say(self.words.say("quit-resume"))
            told = Text(f"  {shlex.join([*command, *self.resume_with])}", style="bold")
            self.screen.console.print(told, soft_wrap=True)
            return
        self.screen.say(self.words.say("quit-unsaved"))
        self.screen.console.print(record_text(self.match, self.chairs, self.seed), soft_wrap=True)

    # ------------------------------------------------------------ looking on, and the end

    def _watch(self) -> None:
        """Tells a watcher each round; one who sits there says when to go on."""
        if not self._chapter_has_ended():
            return
        brush = pages.make_brush(self.speech)
        tree = self.match.game.describe(self.match.box, self.match.view(WATCHER))
        below: list[RenderableType] = [paint(self._news(WATCHER), brush)]
        is_asked = self.screen.is_asked and not self.hurry
        if is_asked:
            below.append(Text(self.words.say("watch-next"), style=QUIET))
        self._show(brush, tree, below)
        if is_asked:
            self.hurry = bool(self._ask_or_leave())

    def _ask_or_leave(self) -> str:
        """Waits for somebody to go on, who may also want to stop."""
        given = self.screen.ask()
        if answers.read_command(self.words, given)[0] == "quit":
            raise Leave
        return given

    def _chapter_has_ended(self) -> bool:
        kinds = self.match.game.event_kinds
        return any(kinds[row.kind].chapter for row in self.story.rows[-1])

    def _finish(self) -> None:
        """The last news, the table with nothing hidden, and the scores."""
        match = self.match
        reader = self.people[0] if len(self.people) == 1 else WATCHER
        since = self.told[WATCHER if self.eyes is None else self.eyes]
        brush = pages.make_brush(self.speech)
        tree = match.game.describe(match.box, match.view(reader))
        news = self._news(reader, since)
        below: list[RenderableType] = [paint(news, brush), ""] if news else []
        self._show(brush, tree, [*below, pages.final_scores(brush, match, self.story)])
        if self._autosave():
            self.screen.say()
            self.screen.say(self.words.say("final-saved", file=str(self.path)))


def last_word(match: Match, seat: int) -> int:
    """How many decisions there were when *seat* had last decided; all, for a watcher."""
    if seat == WATCHER:
        return len(match.decisions)
    deciders = match.deciders
    return next((n for n in range(len(deciders), 0, -1) if deciders[n - 1] == seat), 0)
