"""A record, decision by decision: to step through, to read, or for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from rich.text import Text

from grasse.kernel.aliases import State
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.terminal import pages
from grasse.terminal.brush import QUIET
from grasse.terminal.complaint import USAGE, Complaint
from grasse.terminal.keeping import read_match, user_path
from grasse.terminal.language import choose_language
from grasse.terminal.narration import Story, paint, plain
from grasse.terminal.screen import Screen
from grasse.terminal.seating import chairs_of
from grasse.terminal.speech import Speech, fold
from grasse.terminal.standing import variants
from grasse.words import WordsError, speak


def replay(
    file: str, box: str | None, language: str | None, seat: int | None, as_json: bool
) -> int:
    """Shows the record in *file*; answers with the exit code."""
    code = choose_language(language)
    kept = read_match(speak(code), user_path(file), box)
    match = kept.match
    words = speak(code, match.game.name)
    if seat is not None and not 1 <= seat <= match.seats:
        raise Complaint(words.say("complain-seat", seat=seat, seats=match.seats), USAGE)
    if seat is not None and as_json:
        raise Complaint(words.say("complain-seat-json"), USAGE)
    names = [chair.name for chair in chairs_of(words, kept.players, match.seats)]
    walk = Walk(Speech(match.game, match.box, words, names), match, seat)
    if as_json:
        for line in walk.objects():
            sys.stdout.write(json.dumps(line, ensure_ascii=not _unicode_out()) + "\n")
        return 0
    screen = Screen()
    if screen.is_asked:
        walk.step_through(screen)
    else:
        walk.print_all(screen)
    return 0


def _unicode_out() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")


class Walk:
    """A match that is walked through again; *seat* (from 1) are the eyes, or none to see all."""

    def __init__(self, speech: Speech, match: Match, seat: int | None) -> None:
        self.speech, self.match = speech, match
        self.reader = None if seat is None else seat - 1
        self.story = Story.of(match)
        self.states = list(states_of(match))
        self.table = pages.TablePage()

    # ------------------------------------------------------------ words

    def view(self, number: int, seat: int | None) -> State:
        """The table after *number* decisions, as *seat* sees it; None sees all."""
        state = self.states[number].copy()
        if seat is not None:
            self.match.game.hide(self.match.box, state, seat)
        return state

    def label(self, number: int) -> str:
        """Decision *number*, from 1, in words; empty if these eyes may not see it."""
        match = self.match
        action, decider = match.decisions[number - 1], match.deciders[number - 1]
        secret = decider == CHANCE or match.game.notation.decision(action).hidden
        if secret and self.reader is not None and decider != self.reader:
            return ""
        with suppress(WordsError):  # most need not look at the table
            return self.speech.label(action)
        tree = match.game.describe(match.box, self.view(number - 1, decider))
        return self.speech.label(action, tree)

    def decider(self, number: int) -> str:
        """Who made decision *number*, by name."""
        seat = self.match.deciders[number - 1]
        return self.speech.say("replay-chance") if seat == CHANCE else self.speech.names[seat]

    # ------------------------------------------------------------ for programs

    def objects(self) -> Iterator[dict[str, Any]]:
        """One object for each decision, with the whole state after it."""
        game, box = self.match.game, self.match.box
        for number, action in enumerate(self.match.decisions, 1):
            seat = self.match.deciders[number - 1]
            yield {
                "number": number,
                "decider": "chance" if seat == CHANCE else seat + 1,
                "words": self.label(number),
                "notation": game.notation.write(box, action),
                "decision": game.notation.structured(box, action),
                "events": [
                    {
                        "name": event.name,
                        "seat": event.seat + 1 if event.seat >= 0 else None,
                        "values": event.values,
                        "words": self.speech.event(event),
                    }
                    for event in self.story.events(number - 1, None)
                ],
                "state": game.named(box, self.states[number]),
            }

    # ------------------------------------------------------------ for people

    def print_all(self, screen: Screen) -> None:
        """The whole log in words."""
        last = len(self.match.decisions)
        if told := variants(self.speech.words, self.match):
            screen.console.print(Text(told), soft_wrap=True)
        for line in plain(self.story.lines(self.speech, self.reader, 0, last), self.speech.names):
            screen.console.print(Text(line), soft_wrap=True)
        self._print_scores(screen)

    def _print_scores(self, screen: Screen) -> None:
        if self.match.is_over:
            brush = pages.make_brush(self.speech)
            screen.show("", pages.final_scores(brush, self.match, self.story))

    def step_through(self, screen: Screen) -> None:
        """Shows one decision after the other, as the reader asks for them."""
        number = 0
        self._show(screen, number)
        while True:
            try:
                given = screen.ask()
            except (EOFError, KeyboardInterrupt):
                screen.say()
                return
            if fold(given) in ("q", "quit", fold(self.speech.say("command-quit"))):
                return
            wanted = self._find(given, number)
            if wanted is None:
                screen.say(self.speech.say("replay-help", last=len(self.match.decisions)))
                continue
            number = max(0, min(wanted, len(self.match.decisions)))
            self._show(screen, number)

    def _find(self, given: str, number: int) -> int | None:
        """The decision that *given* leads to from *number*, or none if it is not understood."""
        parts = fold(given).split()
        if not parts or parts == ["n"]:
            return number + 1
        if parts == ["p"]:
            return number - 1
        if len(parts) == 1 and parts[0].isdecimal():
            return int(parts[0])
        rounds = ("round", "r", fold(self.speech.say("replay-round")))
        if len(parts) == 2 and parts[0] in rounds and parts[1].isdecimal():
            return self._round(int(parts[1]))
        return None

    def _round(self, wanted: int) -> int | None:
        """The decision with which a round, or what this game has instead, begins."""
        chapters = self.match.game.chapters
        for number in range(1, len(self.states)):
            for event in self.story.events(number - 1, None):
                if event.name in chapters and event.values[chapters[event.name]] == wanted:
                    return number
        return None

    def _show(self, screen: Screen, number: int) -> None:
        """The table after *number* decisions, and what the last of them did."""
        brush = pages.make_brush(self.speech)
        tree = self.match.game.describe(self.match.box, self.view(number, self.reader))
        place = self.speech.say("replay-place", number=number, last=len(self.match.decisions))
        news = paint(self.story.lines(self.speech, self.reader, max(number - 1, 0), number), brush)
        screen.clear()
        screen.show(pages.title_line(brush, tree, place))
        room = screen.room_beside(news, "", "")
        screen.show(self.table.draw(screen, brush, tree, room), "")
        if not number and (told := variants(self.speech.words, self.match)):
            screen.show(told)
        if number:
            head = Text.assemble((self.decider(number), "bold"), " · ")
            screen.show(Text.assemble(head, brush.text(self.label(number))), news)
        if number == len(self.match.decisions):
            self._print_scores(screen)
        screen.say(self.speech.say("replay-keys"), QUIET)


def states_of(match: Match) -> Iterator[State]:
    """The state before the first decision, and after each of them."""
    scratch = match.again()
    yield scratch.state.copy()
    for action in match.decisions:
        scratch.play(action)
        yield scratch.state.copy()
