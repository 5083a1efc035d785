"""Explores a decision: every option by search and by play-outs, the best first.

All that is known of the match is the view of the seat that decides: whatever is hidden from it is
imagined, and all options meet the same imagined worlds and the same luck. The search is that of
hints and reviews, with the game's measured curve. Play-outs go on to the end with `greedy` on every
seat. It goes round by round, so that something can be shown from the first one on; options that
have fallen behind rest after some rounds, and keep what was found of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from msgspec import Struct

from grasse.games import GAMES
from grasse.games.chances import curve_of
from grasse.kernel.aliases import Floats, State
from grasse.kernel.events import make_events
from grasse.kernel.rng import make_rng
from grasse.kernel.seats import CHANCE, NOBODY
from grasse.players.search import seats_of
from grasse.players.search_tree import NOTHING, ROOT
from grasse.study.comparing import distance
from grasse.study.lookout import Lookout, error_of, words_of
from grasse.study.playouts import Playouts
from grasse.study.ratings import wilson
from grasse.study.review.looking import SURE

ROUNDS = 6
TRIALS = 500  # of an option in a round, and as many before the first
MATCHES = 600  # that are played out in a round, for all options together
FEWEST, MOST = 50, 200  # of these for one option
ALL_ALONG = 3  # rounds that every option takes part in
LEFT = 4  # options that go on to the end, or half of them if that is more
LONGEST = 8  # decisions of a line that are told
FORCED = 60  # and that are made on the way, with what nobody is asked for
RARELY = 6  # trials below which a line is not followed any more
DIGITS, POINT_DIGITS = 4, 1


class LineStep(Struct):
    """A decision of a line, or a draw: then *seat* is 0."""

    seat: int
    action: int


class ExploredOption(Struct):
    """What is known of an option.

    *chance* to win by the search, with its standard *error*; the *points* that one may end with;
    *close*: it may well be as good as the best one. Of *played* matches that were played out, *won*
    is the share that was won; *low* and *high* enclose it, 19 times out of 20. *line*: how it may
    well go on, if all look ahead.
    """

    action: int
    chance: float
    error: float
    points: float
    close: bool
    trials: int
    won: float
    low: float
    high: float
    played: int
    line: list[LineStep]


class Exploration(Struct):
    """What was found so far, the best option first; *done* is the share of the work, 0..1."""

    done: float
    options: list[ExploredOption]


@dataclass
class Arm:
    """An option while it is explored."""

    action: int
    nodes: Any  # the tree below it
    chances: list[Floats] = field(default_factory=list)  # [round][trial, seat]
    points: list[Floats] = field(default_factory=list)
    won: list[Floats] = field(default_factory=list)  # [round][match] of the seat that decides

    @property
    def late(self) -> slice:
        """The rounds that are told of the search: of the earlier half it has only learned."""
        return slice(len(self.chances) // 2, len(self.chances))

    def own(self, seat: int, rounds: slice | None = None) -> Floats:
        """[trial] the chances of the seat in some rounds."""
        return np.concatenate([each[:, seat] for each in self.chances[rounds or self.late]])


class Explorer:
    """Explores the decision of one view; it is given nothing else of the match."""

    def __init__(self, game: str, box: bytes, view: bytes, seed: str = "explorer") -> None:
        self.game, self.view, self.seed = GAMES[game], view, seed
        self.box = np.frombuffer(bytearray(box), self.game.BOX)[0]
        self.state = self._world()
        self.seat, self.seats = int(self.state["seat"]), seats_of(self.game, self.state)
        mask = np.zeros(self.game.ACTIONS, np.bool_)
        self.game.options(self.box, self.state, mask)
        curve = curve_of(self.game.folder, self.seats)
        self.lookout = Lookout(self.game, self.box, self.seats, curve)
        self.playouts = Playouts(self.game, self.box, self.seats)
        actions = np.flatnonzero(mask).tolist()
        self.arms = [Arm(each, self.lookout.tree(place)) for place, each in enumerate(actions)]
        self.left = list(self.arms)
        self.round = 0

    def _world(self) -> State:
        return np.frombuffer(bytearray(self.view), self.game.STATE)[0]

    @property
    def is_done(self) -> bool:
        """Whether all rounds are over."""
        return self.round >= ROUNDS

    def go_on(self, trials: int = TRIALS, matches: int = MATCHES) -> Exploration:
        """One more round, with this many trials of each option, and matches of all."""
        if self.round >= ALL_ALONG:
            ranked = sorted(self.left, key=self._worth, reverse=True)
            self.left = ranked[: max(LEFT, len(ranked) // 2)]
        if not self.round:
            self._search(words_of(trials, "explorer", self.seed, "first"), is_told=False)
        self._search(words_of(trials, "explorer", self.seed, self.round), is_told=True)
        each = min(max(matches // len(self.left), min(matches, FEWEST)), MOST)
        self._play_out(words_of(each, "explorer", self.seed, self.round, "matches"))
        self.round += 1
        return self.found()

    def _worth(self, arm: Arm) -> float:
        return float(arm.own(self.seat).mean())

    def _search(self, words: Any, is_told: bool) -> None:
        """Tries the options that are left in the same worlds; what they grow is kept."""
        for arm in self.left:
            leaves = self.lookout.option(self.state, arm.action, arm.nodes, words)
            if is_told:
                arm.chances.append(leaves.chances)
                arm.points.append(leaves.points[:, self.seat])

    def _play_out(self, words: Any) -> None:
        """Plays the options that are left out to the end, in the same worlds."""
        worlds = np.zeros(len(words), self.game.STATE)
        for number, word in enumerate(words.tolist()):
            world = self._world()
            self.game.guess(self.box, world, self.seat, make_rng("explorer", word))
            worlds[number] = world
        for arm in self.left:
            actions = np.full(len(words), arm.action, np.int64)
            shares = self.playouts.shares(worlds.copy(), actions, words)
            arm.won.append(shares[:, self.seat])

    def found(self) -> Exploration:
        """What is known by now."""
        ranked = sorted(self.arms, key=lambda arm: (-self._worth(arm), arm.action))
        told = [self._told(arm, ranked[0]) for arm in ranked]
        return Exploration(self.round / ROUNDS, told)

    def _told(self, arm: Arm, best: Arm) -> ExploredOption:
        own, won = arm.own(self.seat), np.concatenate(arm.won)
        together = arm.late if len(arm.chances) <= len(best.chances) else best.late
        gap, error = distance(best.own(self.seat, together), arm.own(self.seat, together))
        share = wilson(float(won.sum()), len(won))
        return ExploredOption(
            action=arm.action,
            chance=round(float(own.mean()), DIGITS),
            error=round(error_of(own), DIGITS),
            points=round(float(np.concatenate(arm.points[arm.late]).mean()), POINT_DIGITS),
            close=gap <= SURE * error,
            trials=len(own),
            won=round(share.value, DIGITS),
            low=round(share.low, DIGITS),
            high=round(share.high, DIGITS),
            played=len(won),
            line=self._line(arm),
        )

    def _line(self, arm: Arm) -> list[LineStep]:
        """What the search of all seats tried most after an option, in one world that fits."""
        game, box, world, events = self.game, self.box, self._world(), make_events()
        game.guess(box, world, self.seat, make_rng("explorer", self.seed, "line"))
        mask, weights = np.zeros(game.ACTIONS, np.bool_), np.zeros(game.CHANCES, np.int64)
        told, node, action = list[LineStep](), ROOT, arm.action
        for _ in range(FORCED):
            game.apply(box, world, action, events)
            seat = int(world["seat"])
            if seat == NOBODY or len(told) == LONGEST:
                break
            if seat == CHANCE:
                game.odds(box, world, weights)
                may = {game.ACTIONS + int(each) for each in np.flatnonzero(weights)}
            else:
                game.options(box, world, mask)
                may = set(np.flatnonzero(mask).tolist())
            node = _followed(arm.nodes, node, may)
            if node == NOTHING:
                break
            action = int(arm.nodes[node].action)
            if len(may) > 1 and (seat == self.seat or not self._is_secret(action)):
                told.append(LineStep(0 if seat == CHANCE else seat + 1, action))
        return told

    def _is_secret(self, action: int) -> bool:
        """Whether others would not see it: it is imagined, and worth nothing."""
        return self.game.notation.decision(action).hidden


def _followed(nodes: Any, node: int, may: set[int]) -> int:
    """The child that was tried most of those that can come; NOTHING if they were hardly tried."""
    found, most = NOTHING, RARELY
    child = int(nodes[node].first)
    while child != NOTHING:
        if int(nodes[child].visits) > most and int(nodes[child].action) in may:
            found, most = child, int(nodes[child].visits)
        child = int(nodes[child].following)
    return found


def explore(
    game: str, box: bytes, view: bytes, seed: str = "explorer", rounds: int = ROUNDS
) -> Iterator[Exploration]:
    """What is found of the decision in *view*, after each round."""
    explorer = Explorer(game, box, view, seed)
    while explorer.round < min(rounds, ROUNDS):
        yield explorer.go_on()
