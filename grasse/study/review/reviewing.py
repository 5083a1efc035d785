"""Reviews a match: every moment is looked at, in threads, and what was found is added up."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

from grasse.games.chances import curve_of
from grasse.kernel.match import Match
from grasse.study.lookout import Lookout
from grasse.study.review import ledger
from grasse.study.review.findings import METHOD, Mistake, Moment, Review, Settings
from grasse.study.review.looking import Look, look_at_choice, look_at_luck
from grasse.study.review.moments import Choice, Luck, moments_of
from grasse.study.review.whys import why

THINKING, DEEP = 800, 12_800  # trials for each moment
SEED = "review"
BATCH = 16  # moments after which the progress is told

Progress = Callable[[float, list[Moment]], None]  # share of the work, moments so far


class NotOverError(ValueError):
    """A match that goes on is not reviewed."""


def settings_for(match: Match, thinking: int = 0, deep: bool = False, seed: str = SEED) -> Settings:
    """How to review a match."""
    chosen = thinking or (DEEP if deep else THINKING)
    return Settings(chosen, deep, seed, METHOD, match.rules)


def review(
    match: Match,
    names: Sequence[str],
    settings: Settings,
    threads: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Reviews a match that is over; *progress* hears of moments as they are found, in order."""
    if not match.is_over:
        raise NotOverError("the match is not over")
    scores = match.scores()
    final, points = ledger.crowned(scores), [float(each) for each, _ in scores]
    kinds = moments_of(match)
    found: list[tuple[Choice | Luck, Look]] = []
    for kind, look in zip(kinds, _looks(match, kinds, settings, threads), strict=True):
        found.append((kind, look))
        if progress and len(found) % BATCH == 0:
            progress(len(found) / len(kinds), ledger.book(found))
    moments = ledger.book(found, final, points)
    return Review(
        game=match.game.name,
        seats=match.seats,
        names=list(names),
        scores=scores,
        settings=settings,
        moments=moments,
        ledger=ledger.accounts(moments, match.seats, final),
        table=ledger.table_of(moments, match.seats),
        worst=_mistakes(match, kinds, moments, settings.seed),
        fortunes=ledger.fortunes_of(moments, match.seats),
    )


def _looks(
    match: Match, kinds: Sequence[Choice | Luck], settings: Settings, threads: int
) -> Iterator[Look]:
    """What is found of each moment, in order; how many threads look changes nothing."""
    own = threading.local()
    curve = curve_of(match.game.folder, match.seats)

    def look(kind: Choice | Luck) -> Look:
        if not hasattr(own, "lookout"):
            own.lookout = Lookout(match.game, match.box, match.seats, curve)
        if isinstance(kind, Choice):
            return look_at_choice(own.lookout, kind, settings.thinking, settings.seed)
        return look_at_luck(own.lookout, kind, settings.thinking, settings.seed)

    count = threads or os.cpu_count() or 1
    if count == 1:
        yield from map(look, kinds)
        return
    with ThreadPoolExecutor(count) as pool:
        yield from pool.map(look, kinds)


def _mistakes(
    match: Match, kinds: Sequence[Choice | Luck], moments: Sequence[Moment], seed: str
) -> list[Mistake]:
    """The costliest decisions, with their reasons."""
    found = []
    for place in ledger.worst_of(moments, match.seats):
        kind, judgement = kinds[place], moments[place].judgement
        if isinstance(kind, Choice) and judgement:
            reason = why(match.game, match.box, match.seats, kind, judgement.best, seed)
            found.append(Mistake(place, kind.seat + 1, reason))
    return found
