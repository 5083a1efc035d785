"""Where a match was won: the review of a record in a terminal, as JSON, or as a page."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from grasse.kernel.match import Match
from grasse.research.dataset import find_records
from grasse.study.arena import ArenaError
from grasse.study.review.findings import Account, Mistake, Moment, Review
from grasse.study.review.many import by_processes, by_ray, task_of
from grasse.study.review.reviewing import NotOverError, settings_for
from grasse.study.review.reviewing import Progress as Told
from grasse.study.review.reviewing import review as review_match
from grasse.terminal.brush import QUIET
from grasse.terminal.complaint import USAGE, Complaint
from grasse.terminal.keeping import Kept, read_match, user_path
from grasse.terminal.language import choose_language
from grasse.terminal.pages import because
from grasse.terminal.replay import states_of
from grasse.terminal.screen import Screen, make_console
from grasse.terminal.seating import chairs_of
from grasse.terminal.speech import Speech
from grasse.words import Words, WordsError, speak

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # signs of a curve
PAGE_WIDTH = 110  # signs of a line of the page


def review(
    files: Sequence[str],
    box: str | None,
    language: str | None,
    way: str,
    thinking: int,
    deep: bool,
    processes: int,
    ray: str | None = None,
) -> int:
    """Reviews records, or all records in folders; *way* is "", "json" or "html".

    *ray* is the address of a cluster that does it, "" for one of our own, or None for processes.
    """
    code = choose_language(language)
    words = speak(code)
    paths = find_records(map(user_path, files))
    if not paths:
        raise Complaint(words.say("complain-no-records", file=files[0]))
    if thinking < 0 or processes < 0:
        raise Complaint(words.say("complain-number", option="--thinking"), USAGE)
    if len(paths) == 1 and ray is None:
        return _one(paths[0], box, code, way, thinking, deep)
    return _many(paths, box, code, way, thinking, deep, processes, ray)


def _one(path: Path, box: str | None, code: str, way: str, thinking: int, deep: bool) -> int:
    """One match, by all cores."""
    kept = read_match(speak(code), path, box)
    with Progress(console=make_console(sys.stderr), transient=True) as bar:
        task = bar.add_task(speak(code).say("review-looking"), total=1.0)
        found = _reviewed(
            path, kept, code, thinking, deep, 0, lambda done: bar.update(task, completed=done)
        )
    parts = [] if way == "json" else [told(found, kept.match, speak(code, kept.match.game.name))]
    _show(parts, [found], way)
    return 0


def _many(
    paths: Sequence[Path],
    box: str | None,
    code: str,
    way: str,
    thinking: int,
    deep: bool,
    processes: int,
    ray: str | None,
) -> int:
    """Many matches, one on each core, and a summary by player."""
    words = speak(code)
    if ray is not None and find_spec("ray") is None:
        raise Complaint(words.say("complain-package", package="ray", extra="grasse[ray]"))
    tasks = []
    for path in paths:  # a complaint comes before the work
        kept = read_match(words, path, box)
        if not kept.match.is_over:
            raise Complaint(words.say("complain-not-over", file=str(path)))
        tasks.append(
            task_of(kept.match, _names(kept, code), settings_for(kept.match, thinking, deep))
        )
    if ray is not None:
        reviews = by_ray(tasks, ray or os.environ.get("RAY_ADDRESS"))
    else:
        reviews = by_processes(tasks, min(processes or os.cpu_count() or 1, len(tasks)))
    found: list[Review] = []
    with Progress(console=make_console(sys.stderr), transient=True) as bar:
        task = bar.add_task(words.say("review-looking"), total=len(paths))
        try:
            for each in reviews:
                found.append(each)
                bar.update(task, completed=len(found))
        except ArenaError as error:
            raise Complaint(str(error)) from None
    _show([summary(found, words)], found, way)
    return 0


def _names(kept: Kept, code: str) -> list[str]:
    words = speak(code, kept.match.game.name)
    return [chair.name for chair in chairs_of(words, kept.players, kept.match.seats)]


def _reviewed(
    path: Path,
    kept: Kept,
    code: str,
    thinking: int,
    deep: bool,
    threads: int,
    progress: Told | None = None,
) -> Review:
    chosen = settings_for(kept.match, thinking, deep)
    try:
        return review_match(kept.match, _names(kept, code), chosen, threads, progress)
    except NotOverError:
        raise Complaint(speak(code).say("complain-not-over", file=str(path))) from None


def _show(parts: Sequence[RenderableType], found: Sequence[Review], way: str) -> None:
    if way == "json":
        for each in found:
            sys.stdout.write(msgspec.json.encode(each).decode() + "\n")
    elif way == "html":
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            console = Console(record=True, file=nowhere, width=PAGE_WIDTH, force_terminal=True)
            for part in parts:
                console.print(part)
            sys.stdout.write(console.export_html())
    else:
        Screen().show(*parts)


# ---------------------------------------------------------------- what is shown


class Labels:
    """Decisions of a match in words, as they were said at their moment."""

    def __init__(self, match: Match, speech: Speech) -> None:
        self.match, self.speech = match, speech
        self.states = list(states_of(match))

    def label(self, number: int, action: int) -> str:
        """What *action* was, or would have been, after this many decisions."""
        with suppress(WordsError):  # most need not look at the table
            return self.speech.label(action)
        match, view = self.match, self.states[number].copy()
        match.game.hide(match.box, view, match.deciders[number])
        return self.speech.label(action, match.game.describe(match.box, view))


def told(found: Review, match: Match, words: Words) -> RenderableType:
    """A review: curves, ledger, mistakes and luck."""
    speech = Speech(match.game, match.box, words, found.names)
    labels = Labels(match, speech)
    parts: list[RenderableType] = [
        Text(words.say("review-title", game=match.game.title), style="bold"),
        Text(),
        Text(words.say("review-chances"), style=QUIET),
        curves(found),
        Text(),
        ledger(found, words),
        Text(),
        Text(words.say("review-who"), style=QUIET),
        who_did_what(found, words),
    ]
    if found.worst:
        parts += [Text(), Text(words.say("review-worst"), style=QUIET)]
        parts += [_mistake(found, each, labels) for each in found.worst]
    if found.fortunes:
        parts += [Text(), Text(words.say("review-fortunes"), style=QUIET)]
        for each in found.fortunes:
            moment = found.moments[each.moment]
            drawn = labels.label(moment.number, match.decisions[moment.number])
            amount = f"{100 * each.amount:+5.1f} %"
            line = f"{moment.number + 1:>5}. {amount}  {speech.seat(each.seat)}: {drawn}"
            points = words.say("review-points", **_points(moment, each.seat))
            parts.append(Text.assemble(line, "\n     ", (points, QUIET)))
    return Group(*parts)


def curves(found: Review) -> RenderableType:
    """Everyone's chances over the match, one line a seat."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    ends = [account.final for account in found.ledger]
    for seat, name in enumerate(found.names):
        values = [moment.before[seat] for moment in found.moments] + [ends[seat]]
        places = [round(n * (len(values) - 1) / (WIDE - 1)) for n in range(WIDE)]
        signs = "".join(BARS[min(len(BARS) - 1, int(values[p] * len(BARS)))] for p in places)
        grid.add_row(Text(name, style="bold"), Text(signs))
    return grid


def ledger(found: Review, words: Words) -> Table:
    """What was booked for each seat: a column each."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in found.names:
        table.add_column(Text(name, style="bold"), justify="right")
    accounts = found.ledger
    rows = {
        "start": [f"{100 * each.initial:.1f} %" for each in accounts],
        "own": [f"{100 * each.own:+.1f} %" for each in accounts],
        "others": [f"{100 * sum(each.others):+.1f} %" for each in accounts],
        "luck": [f"{100 * each.luck:+.1f} %" for each in accounts],
        "revisions": [f"{100 * each.revisions:+.1f} %" for each in accounts],
        "end": [f"{100 * each.final:.1f} %" for each in accounts],
        "accuracy": [f"{each.accuracy:.0f}" for each in accounts],
        "sizes": [_sizes(each) for each in accounts],
    }
    for name, cells in rows.items():
        table.add_row(Text(words.say(f"review-{name}"), style=QUIET), *cells)
    return table


def _sizes(account: Account) -> str:
    return f"{account.blunders}, {account.mistakes}, {account.inaccuracies}"


def who_did_what(found: Review, words: Words) -> Table:
    """What the decisions of each seat, and luck, cost or gave everybody: a row each."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(words.say("review-decided"))
    for name in found.names:
        table.add_column(words.say("review-for", name=name), justify="right")
    luck, *seats = found.table
    rows = [*zip(found.names, seats, strict=True), (words.say("review-luck"), luck)]
    for name, shares in rows:
        table.add_row(Text(name), *(f"{100 * share:+.1f} %" for share in shares))
    return table


def _points(moment: Moment, seat: int) -> dict[str, str]:
    """The points that a seat was expected to end with, before and after a moment."""
    before, after = moment.points_before[seat - 1], moment.points_after[seat - 1]
    return {"before": f"{before:.0f}", "after": f"{after:.0f}"}


def _mistake(found: Review, mistake: Mistake, labels: Labels) -> Text:
    """A costly decision, what was better, and why."""
    moment, speech = found.moments[mistake.moment], labels.speech
    judgement = moment.judgement
    assert judgement is not None  # luck is nobody's mistake
    line = speech.say(
        "review-decision",
        number=moment.number + 1,
        name=speech.seat(mistake.seat),
        size=speech.say(f"review-size-{judgement.size}"),
        cost=f"{-100 * judgement.cost:.1f}",
        error=f"{200 * judgement.error:.1f}",
        chosen=labels.label(moment.number, judgement.chosen),
    )
    best = labels.label(moment.number, judgement.best)
    reason = because(mistake.why, speech)
    better = speech.say("review-better", best=best)
    told = _points(moment, mistake.seat)
    points = speech.say("review-points-error", **told, error=f"{2 * judgement.points_error:.0f}")
    return Text.assemble(
        line, "\n     ", better, "\n     ", (points, QUIET), "\n     ", (reason, QUIET)
    )


def summary(found: Sequence[Review], words: Words) -> RenderableType:
    """Means by player over many matches."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for name in ("player", "matches", "own", "luck", "end", "accuracy", "sizes"):
        side = "left" if name == "player" else "right"
        table.add_column(words.say(f"review-{name}"), justify=side)  # type: ignore[arg-type]
    players: dict[str, list[Account]] = {}
    for each in found:
        for account in each.ledger:
            players.setdefault(each.names[account.seat - 1], []).append(account)
    for name, accounts in sorted(players.items()):
        size = len(accounts)
        sums = [sum(each) for each in zip(*map(_figures, accounts), strict=True)]
        own, luck, final, accuracy, *sizes = (total / size for total in sums)
        table.add_row(
            Text(name, style="bold"),
            str(size),
            f"{100 * own:+.1f} %",
            f"{100 * luck:+.1f} %",
            f"{100 * final:.0f} %",
            f"{accuracy:.0f}",
            ", ".join(f"{each:.1f}" for each in sizes),
        )
    return Group(Text(words.say("review-summary"), style="bold"), table)


def _figures(account: Account) -> tuple[float, ...]:
    sizes = account.blunders, account.mistakes, account.inaccuracies
    return account.own, account.luck, account.final, account.accuracy, *sizes
