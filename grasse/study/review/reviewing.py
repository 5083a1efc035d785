"""Reviews a match: every moment is looked at, in threads, and what was found is added up."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor

from grasse.games.chances import curve_of
from grasse.kernel.aliases import Box
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.study.lookout import Lookout, words_of
from grasse.study.review import ledger
from grasse.study.review.findings import METHOD, Mistake, Moment, Review, ReviewSettings
from grasse.study.review.looking import Look, look_at_choice, look_at_luck
from grasse.study.review.moments import Choice, Luck, moments_of
from grasse.study.review.whys import why

THINKING, DEEP = 800, 12_800  # trials for each moment
SEED = "review"
BATCH = 16  # moments after which the progress is told

Progress = Callable[[float], None]  # hears which share of the work is done


class NotOverError(ValueError):
    """A match that goes on is not reviewed."""


def settings_for(
    match: Match, thinking: int = 0, deep: bool = False, seed: str = SEED
) -> ReviewSettings:
    """How to review a match."""
    chosen = thinking or (DEEP if deep else THINKING)
    return ReviewSettings(chosen, deep, seed, METHOD, match.rules)


class Reviewing:
    """A match that is reviewed, in parts; neither their size nor the threads change anything.

    *stood_in*: numbers of the decisions that a bot made in the place of a person.
    """

    def __init__(
        self, match: Match, settings: ReviewSettings, stood_in: Collection[int] = ()
    ) -> None:
        if not match.is_over:
            raise NotOverError("the match is not over")
        self.match, self.settings, self.stood_in = match, settings, stood_in
        self.kinds = moments_of(match)
        scores = match.scores()
        self.final, self.points = ledger.crowned(scores), [float(points) for points, _ in scores]
        self._curve = curve_of(match.game.folder, match.seats)
        self._own = threading.local()  # every thread has its lookout

    def look(self, start: int, stop: int, threads: int = 0) -> list[Look]:
        """What is found of the moments *start* to *stop*."""
        count = threads or os.cpu_count() or 1
        if count == 1:
            return list(map(self._look, self.kinds[start:stop]))
        with ThreadPoolExecutor(count) as pool:
            return list(pool.map(self._look, self.kinds[start:stop]))

    def _look(self, kind: Choice | Luck) -> Look:
        if not hasattr(self._own, "lookout"):
            match = self.match
            self._own.lookout = Lookout(match.game, match.box, match.seats, self._curve)
        thinking, seed = self.settings.thinking, self.settings.seed
        if isinstance(kind, Choice):
            return look_at_choice(self._own.lookout, kind, thinking, seed)
        return look_at_luck(self._own.lookout, kind, thinking, seed)

    def booked(self, looks: Sequence[Look]) -> list[Moment]:
        """The first moments, if this was found of them."""
        found = list(zip(self.kinds, looks, strict=False))
        if len(looks) < len(self.kinds):
            return ledger.book(found, stood_in=self.stood_in)
        return ledger.book(found, self.final, self.points, self.stood_in)

    def finish(self, looks: Sequence[Look], names: Sequence[str]) -> Review:
        """The review, when all moments were looked at."""
        match, moments = self.match, self.booked(looks)
        return Review(
            game=match.game.name,
            seats=match.seats,
            names=list(names),
            scores=match.scores(),
            settings=self.settings,
            moments=moments,
            ledger=ledger.accounts(moments, match.seats, self.final),
            table=ledger.table_of(moments, match.seats),
            stand_ins=ledger.stand_ins_of(moments, match.seats),
            worst=self._mistakes(moments),
            fortunes=ledger.fortunes_of(moments, match.seats),
        )

    def _mistakes(self, moments: Sequence[Moment]) -> list[Mistake]:
        """The costliest decisions, with their reasons."""
        found, match = [], self.match
        for place in ledger.worst_of(moments, match.seats):
            kind, judgement = self.kinds[place], moments[place].judgement
            if isinstance(kind, Choice) and judgement:
                best, seed = judgement.best, self.settings.seed
                end = judgement.points
                reason = why(match.game, match.box, match.seats, kind, best, seed, end)
                found.append(Mistake(place, kind.seat + 1, reason))
        return found


def review(
    match: Match,
    names: Sequence[str],
    settings: ReviewSettings,
    threads: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Reviews a match that is over, in one go."""
    work, looks = Reviewing(match, settings), list[Look]()
    while len(looks) < len(work.kinds):
        looks += work.look(len(looks), len(looks) + BATCH, threads)
        if progress:
            progress(len(looks) / len(work.kinds))
    return work.finish(looks, names)


def warm_reviews(game: Game, box: Box) -> None:
    """Tries an option and a draw, so that all that a review needs is compiled for this game."""
    match, luck = Match(game, box, game.seats[0]), Seeded("warm-up")
    lookout, words = Lookout(game, box, match.seats), words_of(1, "warm-up")
    while match.seat == CHANCE or len(match.options()) == 1:
        if match.seat == CHANCE:
            lookout.luck(match.state, words, firsts=[luck.draw(match)])
        match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
    lookout.option(match.view(match.seat), match.options()[0], lookout.tree(0), words)
