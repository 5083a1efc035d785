"""A deal or a moment of a match in this terminal, with all that its options may come to."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from grasse.kernel.events import Event
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.kernel.tree import Node
from grasse.study.explorer.exploring import (
    ROUNDS,
    Exploration,
    ExploredOption,
    Explorer,
    LineStep,
)
from grasse.study.explorer.starts import StartOption, StartTally, deal, starts_of
from grasse.terminal import pages
from grasse.terminal.brush import QUIET
from grasse.terminal.complaint import USAGE, Complaint
from grasse.terminal.keeping import load_box, read_match, user_path
from grasse.terminal.language import choose_language
from grasse.terminal.opening import find_game
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.seating import chairs_of
from grasse.terminal.speech import SUBJECT, Speech
from grasse.terminal.warmup import warm_up_game
from grasse.words import Words, WordsError, speak

SURE = 1.96  # standard errors in which the truth lies 19 times out of 20
ARROW = " → "


@dataclass
class Wishes:
    """What the user asked `grasse explore` for."""

    game: str | None = None
    seats: int | None = None
    seed: str | None = None
    record: str | None = None
    at: int | None = None
    box: str | None = None
    rounds: int | None = None
    as_json: bool = False
    language: str | None = None


def explore(wishes: Wishes, screen: Screen | None = None) -> int:
    """Explores a decision and prints what was found; answers with the exit code."""
    code = choose_language(wishes.language)
    rounds = ROUNDS if wishes.rounds is None else wishes.rounds
    if not 1 <= rounds <= ROUNDS:
        raise Complaint(speak(code).say("complain-rounds", option="--rounds", last=ROUNDS), USAGE)
    match, names, seed = _opened(speak(code), wishes)
    words, screen = speak(code, match.game.name), screen or Screen()
    quiet = Screen(make_console(sys.stderr)) if wishes.as_json else screen
    warm_up_game(quiet, words, match.game, match.box)
    found = _found(match, rounds, words)
    starts = starts_of(match.game)
    options = starts.of(match) if starts else []
    if wishes.as_json:
        _write(match, found, options)
        return 0
    _Telling(screen, Speech(match.game, match.box, words, names), match).tell(found, options, seed)
    return 0


# ---------------------------------------------------------------- the decision


def _opened(words: Words, wishes: Wishes) -> tuple[Match, list[str], str]:
    """The match at its decision, the names of its seats, and the seed of a new deal."""
    if wishes.record is not None:
        if wishes.seats is not None:
            raise Complaint(words.say("complain-resume", option="--seats"), USAGE)
        kept = read_match(words, user_path(wishes.record), wishes.box)
        if wishes.game is not None and find_game(words, wishes.game) is not kept.match.game:
            title = kept.match.game.title
            text = words.say("complain-other-game", file=wishes.record, game=title)
            raise Complaint(text, USAGE)
        names = [chair.name for chair in chairs_of(words, kept.players, kept.match.seats)]
        return _moment(words, kept.match, wishes.at), names, ""
    if wishes.at is not None:
        raise Complaint(words.say("complain-at"), USAGE)
    game = find_game(words, wishes.game)
    seats = wishes.seats or game.seats[0]
    if seats not in game.seats:
        listed = ", ".join(map(str, game.seats))
        text = words.say("complain-seats", game=game.title, seats=listed, given=seats)
        raise Complaint(text, USAGE)
    seed = wishes.seed or str(secrets.randbelow(900_000) + 100_000)
    match = deal(Match(game, load_box(words, game, wishes.box), seats), seed)
    return match, [words.say("seat-name", seat=seat + 1) for seat in range(seats)], seed


def _moment(words: Words, match: Match, at: int | None) -> Match:
    """The match after *at* decisions; by default at the first choice."""
    again = match.again()
    for number, action in enumerate(match.decisions):
        is_choice = again.seat != CHANCE and len(again.options()) > 1
        if is_choice and at in (None, number):
            return again
        if number == at:
            break
        again.play(action)
    raise Complaint(words.say("complain-no-choice", number=at or 0), USAGE)


def _found(match: Match, rounds: int, words: Words) -> Exploration:
    """Explores, while a bar tells how far it is."""
    view = match.view(match.seat).tobytes()
    explorer = Explorer(match.game.name, match.box.tobytes(), view)
    with Progress(console=make_console(sys.stderr), transient=True) as bar:
        task = bar.add_task(words.say("explorer-exploring"), total=rounds)
        while explorer.round < rounds:
            explorer.go_on()
            bar.update(task, completed=explorer.round)
    return explorer.found()


# ---------------------------------------------------------------- what is told


def _write(match: Match, found: Exploration, starts: Sequence[StartOption]) -> None:
    """For programs: actions as records write them."""
    write = match.game.notation.write
    told = [
        {
            **msgspec.to_builtins(each),
            "action": write(match.box, each.action),
            "line": [[step.seat, write(match.box, step.action)] for step in each.line],
            "starts": next(
                (msgspec.to_builtins(known) for known in starts if known.action == each.action),
                None,
            ),
        }
        for each in found.options
    ]
    content = {"game": match.game.name, "seats": match.seats, "seat": match.seat + 1}
    sys.stdout.write(msgspec.json.encode({**content, "options": told}).decode() + "\n")


@dataclass
class _Telling:
    """Tells of one decision."""

    screen: Screen
    speech: Speech
    match: Match

    def tell(self, found: Exploration, starts: Sequence[StartOption], seed: str) -> None:
        """The table, then every option, the best first."""
        match, speech, screen = self.match, self.speech, self.screen
        tree = match.game.describe(match.box, match.view(match.seat))
        brush = pages.make_brush(speech)
        screen.show(pages.TablePage().draw(screen, brush, tree, screen.console.height), "")
        title = speech.say("explorer-of", game=match.game.title)
        screen.say(f"{title} · {seed}" if seed else title, "bold")
        screen.say(speech.say("explorer-decides", name=speech.seat(match.seat + 1)))
        known = {each.action: each for each in starts}
        for number, each in enumerate(found.options, 1):
            screen.say()
            self._option(number, each, tree)
            if each.action in known:
                self._start(known[each.action])
        screen.say()
        screen.say(speech.say("explorer-how"), QUIET)
        if starts:
            screen.say(speech.say("explorer-starts-how", matches=self._played()), QUIET)

    def _played(self) -> int:
        starts = starts_of(self.match.game)
        return starts.matches if starts else 0

    def _option(self, number: int, each: ExploredOption, tree: Node) -> None:
        """An option: its chances by search and by play-outs, and how it may go on."""
        speech = self.speech
        label = self._label(each.action, tree)
        verdict = "explorer-best" if number == 1 else "explorer-close" if each.close else ""
        head = Text(f"{number:>2}. {label}", style="bold")
        if verdict:
            head.append(f"  {speech.say(verdict)}", style=QUIET)
        self.screen.show(head)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(
            "   ",
            Text(speech.say("explorer-chance"), style=QUIET),
            f"{100 * each.chance:.1f} % ± {100 * SURE * each.error:.1f}",
            speech.say("game-points", points=round(each.points)),
        )
        played = f"{100 * each.low:.0f}–{100 * each.high:.0f} %"
        grid.add_row(
            "",
            Text(speech.say("explorer-playouts"), style=QUIET),
            f"{100 * each.won:.0f} % ({played})",
            speech.say("explorer-matches", matches=each.played),
        )
        self.screen.show(grid)
        if each.line:
            told = ARROW.join(self._step(step, tree) for step in each.line)
            self.screen.say(f"    {speech.say('explorer-line')}: {told}", QUIET)

    def _label(self, action: int, tree: Node) -> str:
        """A decision in words, or as records write it where the table lacks what it speaks of."""
        try:
            return self.speech.label(action, tree)
        except WordsError:
            return self.match.game.notation.write(self.match.box, action)

    def _step(self, step: LineStep, tree: Node) -> str:
        label = self._label(step.action, tree)
        return f"{self.speech.seat(step.seat)}: {label}" if step.seat else label

    def _start(self, known: StartOption) -> None:
        """What starts like this one have brought."""
        for tally in (known.all, *known.shown):
            self.screen.say(f"    {self._tally(tally)}", QUIET)

    def _tally(self, tally: StartTally) -> str:
        given = {
            "matches": tally.matches,
            "percent": round(100 * tally.won),
            "error": max(1, round(50 * (tally.high - tally.low))),
        }
        if tally.event is None:
            return self.speech.say("explorer-start-all", **given)
        told = self._event(tally.event)
        return self.speech.say("explorer-start-shown", **given, event=told)

    def _event(self, event: Event) -> str:
        return self.speech.event(event, SUBJECT).replace(SUBJECT, "").strip()
