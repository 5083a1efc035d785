"""Finds puzzles in a match: decisions with one option that is clearly the best.

Every choice is looked at hastily first. Where one option seems far ahead, all of them are tried for
long, in worlds that were not used to find it, and a search of another kind has to come to the same
answer. Then bots of every level are asked.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import zip_longest

import numpy as np

from grasse.games.chances import curve_of
from grasse.kernel.aliases import Box, Floats, View
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import make_rng
from grasse.players import LEVELS, find_player
from grasse.players.search import Habits, Search
from grasse.study.comparing import distance, measure
from grasse.study.lookout import Leaves, Lookout, error_of, words_of
from grasse.study.puzzles.collection import FINDERS, Mined, Puzzle, Valued, id_of
from grasse.study.review.findings import MistakeReason
from grasse.study.review.moments import Choice, moments_of
from grasse.study.review.whys import why

FEWEST, MOST = 3, 20  # options of a puzzle
BOTS = (12, 12, 10, 8, 5)  # [level] that are asked
PLAIN = {"nose": "nose-1s"}  # without a network: a puzzle is as hard as one of years ago
SIGHT, GLANCES = LEVELS[1], 4  # who is asked before, to find what is not seen at first sight
PARTS = 3  # of a match
LOOKS = 3  # times the puzzles that are wanted of a match: choices that are looked at closely
CERTAIN = 3.0  # times its error that the best option has to be ahead
HAND = 0.06  # chance that it has to be ahead by at a hasty look, and
AHEAD = 0.05  # at the last
NEAR = 4  # options that are tried for long
APART = 6  # decisions between two puzzles of one match


@dataclass(frozen=True)
class Effort:
    """How long is thought, and how many puzzles a match may have."""

    hasty: int = 320  # trials for all options of a choice
    long: int = 4000  # trials for each option that comes near the best one
    short: int = 200  # and for each of the others
    search: int = 16_000  # iterations of the search that has to agree
    most: int = 4  # puzzles of a match


@dataclass
class Miner:
    """Looks for puzzles in matches of one game with one number of seats."""

    game: Game
    box: Box
    seats: int
    effort: Effort

    def __post_init__(self) -> None:
        self.lookout = Lookout(
            self.game, self.box, self.seats, curve_of(self.game.folder, self.seats)
        )

    def mine(self, match: Match) -> Mined:
        """The puzzles of a match."""
        found: list[Puzzle] = []
        for choice in self._candidates(match):
            near = any(abs(each.number - choice.number) < APART for each in found)
            if near or len(found) == self.effort.most:
                continue
            puzzle = self.look_closely(choice, match.decisions[: choice.number])
            if puzzle is not None:
                found.append(puzzle)
        found.sort(key=lambda each: each.number)
        last = found[-1].number if found else 0
        return Mined(self.seats, dict(match.variants), match.decisions[:last], found)

    def judge_again(self, mined: Mined) -> Mined:
        """Those puzzles of a match that still are puzzles, with the chances of now."""
        found = []
        for puzzle in mined.puzzles:
            match = mined.open(self.game, self.box, puzzle)
            view, options = match.view(match.seat).tobytes(), match.options()
            choice = Choice(puzzle.number, match.seat, view, options, puzzle.answer)
            again = self.look_closely(choice, match.decisions)
            if again is not None:
                found.append(again)
        last = found[-1].number if found else 0
        return Mined(mined.seats, mined.variants, mined.decisions[:last], found)

    def _candidates(self, match: Match) -> list[Choice]:
        """Choices with an option that seems far ahead; from all parts of the match by turns.

        Of each part those come first in which that option is not what looks best at first sight.
        """
        parts: list[list[tuple[float, float, int, Choice]]] = [[] for _ in range(PARTS)]
        for kind in moments_of(match):
            if isinstance(kind, Choice) and FEWEST <= len(kind.options) <= MOST:
                best, ahead = self._glance(kind)
                if ahead >= HAND:
                    part = parts[PARTS * kind.number // len(match.decisions)]
                    part.append(
                        (self._found(kind, SIGHT, best, GLANCES), -ahead, kind.number, kind)
                    )
        turns = zip_longest(*(sorted(part, key=lambda each: each[:3]) for part in parts))
        every = [each[3] for turn in turns for each in turn if each is not None]
        return every[: LOOKS * self.effort.most]

    def _glance(self, choice: Choice) -> tuple[int, float]:
        """The best option, and how far ahead it seems; 0 if that may be luck.

        All options get the same trials, then the better half of them, down to two.
        """
        view, left = self._view(choice), list(choice.options)
        seen: dict[int, list[Floats]] = {action: [] for action in left}
        trees = {action: self.lookout.tree(place) for place, action in enumerate(left)}
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(rounds):
            each = max(4, self.effort.hasty // rounds // len(left))
            words = words_of(each, "glance", choice.number, number)
            for action in left:
                tried = self.lookout.option(view, action, trees[action], words)
                seen[action].append(tried.chances[:, choice.seat])
            left.sort(key=lambda action: -float(np.concatenate(seen[action]).mean()))
            left = left[: max(2, len(left) // 2)]
        best, second = (np.concatenate(seen[action]) for action in left[:2])
        ahead = float(best.mean() - second.mean())
        return left[0], ahead if ahead > 2 * error_of(best - second) else 0.0

    def look_closely(self, choice: Choice, before: list[int]) -> Puzzle | None:
        """A choice as a puzzle, if one option is clearly the best."""
        effort, view = self.effort, self._view(choice)
        places = {action: place for place, action in enumerate(choice.options)}

        def tried(action: int, trials: int) -> Leaves:
            seed = ("puzzle", choice.number, trials)
            return measure(self.lookout, view, action, places[action], trials, *seed)

        def worth(action: int) -> float:
            return float(found[action].chances[:, choice.seat].mean())

        found = {action: tried(action, effort.short) for action in choice.options}
        near = sorted(found, key=worth)[-NEAR:]  # any other one is far behind
        found |= {action: tried(action, effort.long) for action in near}
        order = sorted(found, key=worth, reverse=True)
        best, error = order[0], 0.0
        for action in order[1:]:
            both = (found[each].chances[:, choice.seat] for each in (best, action))
            gap, doubt = distance(*both)
            if best not in near or gap < max(AHEAD, CERTAIN * doubt):
                return None
            error = error or doubt
        if self._searched(view, choice) != best:
            return None
        levels = zip(FINDERS, BOTS, strict=True)
        finders = [self._found(choice, level, best, bots) for level, bots in levels]
        points = {
            action: round(float(found[action].points[:, choice.seat].mean()), 1) for action in order
        }
        options = [
            Valued(
                action,
                round(worth(action), 3),
                points[action],
                self._why(choice, action, best, points[best] - points[action]),
            )
            for action in order
        ]
        id = id_of(self.game, self.box, self.seats, before)
        return Puzzle(id, choice.number, options, round(error, 4), finders, list(BOTS))

    def _searched(self, view: View, choice: Choice) -> int:
        """What the search that bots play by takes, if it may think for long and wants to win."""
        habits = Habits(iterations=self.effort.search, ambition=1.0, nodes=60_000)
        player = Search(make_rng("puzzle", choice.number), habits)
        return player.consider(self.game, self.box, view)[0].action

    def _found(self, choice: Choice, level: str, best: int, bots: int) -> int:
        """How many bots of a level find the best option."""
        answers, view = [], self._view(choice)
        for number in range(bots):  # one after the other: their trees are large
            bot = find_player(PLAIN.get(level, level)).sit("puzzle", choice.number, number)
            answers.append(bot.choose(self.game, self.box, view, choice.options))
        return answers.count(best)

    def _why(self, choice: Choice, action: int, best: int, end: float) -> MistakeReason | None:
        """What speaks for the best option, and against another one."""
        if action == best:
            return None
        taken = Choice(choice.number, choice.seat, choice.view, choice.options, action)
        return why(self.game, self.box, self.seats, taken, best, "puzzle", end)

    def _view(self, choice: Choice) -> View:
        return np.frombuffer(bytearray(choice.view), self.game.STATE)[0]
