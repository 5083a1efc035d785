"""What starts brought: first decisions drawn by lot, in many matches of `greedy`, only counted.

In each match one seat draws the first decision that it has a choice in by lot; everything else is
decided by `greedy`. As lots have no reasons, seats that took one option can be compared with those
that took another. What lay on the table at the start is what the game told everybody by then, as
events that are about no seat; two of them are the same if people are told the same.

`benchmarks/starts.py` makes the files, `starts.json` beside each game.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from grasse.kernel.aliases import Box, Floats
from grasse.kernel.chance import Seeded
from grasse.kernel.events import Event
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.rng import below, make_rng
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.players.greedy import Greedy
from grasse.study.lab.evidence import beyond_chance, chance_of
from grasse.study.playouts import Playouts
from grasse.study.ratings import wilson
from grasse.words import speak

NAME = "starts.json"
PARTS = 12  # of a win: two, three or four winners share it without a rest
CHUNK = 100  # matches that are finished in one go
FEWEST = 60  # matches that anything is said of
TOLD = 3  # things of a start that are told of an option
MARK = "\N{OBJECT REPLACEMENT CHARACTER}"

Tally = list[int]  # matches, and parts of wins in them


class Start(NamedTuple):
    """The first choice of a seat: who it is in the order of first choices, and what is on show."""

    turn: int  # from 0
    shown: tuple[Event, ...]


# ---------------------------------------------------------------- what is on show


@cache
def told_nouns(game: Game, name: str) -> frozenset[str]:
    """The nouns of an event that its sentence tells; where a customer stands may not be one."""
    kind = next(each for each in game.event_kinds if each.name == name)
    nouns = [noun for noun in kind.nouns if noun]
    words = speak("en", game.name)
    if not words.has(f"event-{name}"):
        return frozenset()
    marked = {noun: f"{MARK}{noun}{MARK}" for noun in nouns}
    said = words.say(f"event-{name}", **marked)
    return frozenset(noun for noun, mark in marked.items() if mark in said)


def key_of(game: Game, event: Event) -> str:
    """An event as it is counted."""
    told = told_nouns(game, event.name)
    values = ", ".join(f"{noun}={value}" for noun, value in event.values.items() if noun in told)
    return f"{event.name}({values})"


def shown_by(match: Match, rows: Any) -> list[Event]:
    """What of all that happened is about the table, and everybody knows."""
    found = match.game.read_events(match.box, rows, WATCHER)
    return [each for each in found if each.seat < 0 and None not in each.values.values()]


def start_of(match: Match) -> Start | None:
    """What the seat whose turn it is starts from; nothing if it had a choice before."""
    again, decided, shown, is_setup = match.again(), list[int](), list[Event](), True
    for action in match.decisions:
        if again.seat != CHANCE:
            is_setup = False
            if len(again.options()) > 1 and again.seat not in decided:
                decided.append(again.seat)
        rows = again.play(action)
        if is_setup:
            shown += shown_by(match, rows)
    if match.seat < 0 or match.seat in decided or len(match.options()) < 2:
        return None
    return Start(len(decided), tuple(shown))


def deal(match: Match, seed: object) -> Match:
    """Plays up to the first decision that somebody has a choice in."""
    luck = Seeded(("deal", seed))
    while match.seat == CHANCE or match.forced() is not None:
        match.play(luck.draw(match) if match.seat == CHANCE else match.options()[0])
    return match


# ---------------------------------------------------------------- counting


class Counts:
    """What one number of seats has brought: by turn and action, then by what was on show."""

    def __init__(self) -> None:
        self.matches = 0
        self.all: dict[tuple[int, str], Tally] = defaultdict(_nothing)
        self.shown: dict[tuple[int, str, str], Tally] = defaultdict(_nothing)

    def add(self, start: Start, keys: Iterable[str], action: str, share: float) -> None:
        """Counts one match."""
        parts = round(PARTS * share)
        _add(self.all[start.turn, action], parts)
        for key in dict.fromkeys(keys):
            _add(self.shown[start.turn, key, action], parts)

    def written(self) -> dict[str, Any]:
        """As it is kept: [turn] actions, their tallies, and for each thing on show the same."""
        turns, always = [], self.always()
        for turn in sorted({turn for turn, _ in self.all}):
            actions = [action for at, action in self.all if at == turn]
            keys = sorted(
                {key for at, key, _ in self.shown if at == turn and (at, key) not in always}
            )
            tallies = [self.all[turn, action] for action in actions]
            shown = {
                key: [n for action in actions for n in self.shown.get((turn, key, action), [0, 0])]
                for key in keys
            }
            turns.append(
                {"actions": actions, "all": [n for tally in tallies for n in tally], "shown": shown}
            )
        return {"matches": self.matches, "turns": turns}

    @classmethod
    def read(cls, content: dict[str, Any]) -> Counts:
        """What was kept, so that more can be counted."""
        counts = cls()
        counts.matches = content["matches"]
        for number, turn in enumerate(content["turns"]):
            for action, tally in zip(turn["actions"], _pairs(turn["all"]), strict=True):
                counts.all[number, action] = tally
            for key, row in turn["shown"].items():
                for action, tally in zip(turn["actions"], _pairs(row), strict=True):
                    if tally[0]:
                        counts.shown[number, key, action] = tally
        return counts

    def join(self, more: Counts) -> None:
        """Adds what other matches have brought. What all starts have was not kept of these."""
        known = {(turn, key) for turn, key, _ in self.shown}
        always = more.always() - known if self.matches else set()
        self.matches += more.matches
        for at, tally in more.all.items():
            self.all[at] = _sum(self.all[at], tally)
        for (turn, key, action), tally in more.shown.items():
            if (turn, key) not in always:
                self.shown[turn, key, action] = _sum(self.shown[turn, key, action], tally)

    def always(self) -> set[tuple[int, str]]:
        """What every start has: it tells nothing."""
        found, every = defaultdict[tuple[int, str], int](int), defaultdict[int, int](int)
        for (turn, key, _), tally in self.shown.items():
            found[turn, key] += tally[0]
        for (turn, _), tally in self.all.items():
            every[turn] += tally[0]
        return {(turn, key) for (turn, key), count in found.items() if count == every[turn]}


def _pairs(row: list[int]) -> list[Tally]:
    return [row[at : at + 2] for at in range(0, len(row), 2)]


def _sum(one: Tally, other: Tally) -> Tally:
    return [one[0] + other[0], one[1] + other[1]]


def _add(tally: Tally, parts: int) -> None:
    tally[0] += 1
    tally[1] += parts


def play(game: Game, box: Box, seats: int, first: int, matches: int, seed: object) -> Counts:
    """Plays the matches *first* and on; in each the first choice of one seat is drawn by lot."""
    counts, playouts = Counts(), Playouts(game, box, seats)
    for begin in range(first, first + matches, CHUNK):
        numbers = range(begin, min(begin + CHUNK, first + matches))
        found = [_open(game, box, seats, number, seed) for number in numbers]
        counts.matches += len(numbers)
        begun = [(match, start, action) for match, start, action in found if start is not None]
        if not begun:
            continue
        states = np.zeros(len(begun), game.STATE)
        for place, (match, _, _) in enumerate(begun):
            states[place] = match.state
        actions = np.array([action for _, _, action in begun], np.int64)
        words = np.array([_word(seed, seats, begin, place) for place in range(len(begun))])
        shares = playouts.shares(states, actions, words)
        for place, (match, start, action) in enumerate(begun):
            assert start is not None
            keys = [key_of(game, event) for event in start.shown]
            written = game.notation.write(box, action)
            counts.add(start, keys, written, float(shares[place, match.seat]))
    return counts


def _nothing() -> Tally:
    """Before the first match. It has a name, so that counts can come from another process."""
    return [0, 0]


def _word(*seed: object) -> int:
    return int(make_rng("starts", *seed)[0])


def _open(
    game: Game, box: Box, seats: int, number: int, seed: object
) -> tuple[Match, Start | None, int]:
    """A match up to the first choice of the seat that draws lots, and what it drew."""
    match, luck = Match(game, box, seats), Seeded(("starts", seed, seats, number))
    rng = make_rng("starts", seed, seats, number)
    player, wanted, met, shown = Greedy(rng), number % seats, list[int](), list[Event]()
    while not match.is_over:
        if match.seat == CHANCE:
            rows = match.play(luck.draw(match))
            if all(seat == CHANCE for seat in match.deciders):
                shown += shown_by(match, rows)
            continue
        options = match.options()
        if len(options) > 1 and match.seat not in met:
            if len(met) == wanted:
                return match, Start(wanted, tuple(shown)), options[below(rng, len(options))]
            met.append(match.seat)
        match.play(player.choose(game, box, match.view(match.seat), options))
    return match, None, 0


# ---------------------------------------------------------------- what is told


class StartTally(Struct):
    """How often seats won that decided so at a start; *low* and *high* enclose 95 %.

    *event* is what lay on the table in all of these matches, or nothing.
    """

    matches: int
    won: float
    low: float
    high: float
    event: Event | None = None


class StartOption(Struct):
    """What an option has brought at starts like this one."""

    action: int
    all: StartTally  # whatever lay on the table
    shown: list[StartTally]  # with one thing of this start each: those that matter beyond chance


@dataclass(frozen=True)
class Starts:
    """What is known of the starts of a game; for its own box, rules and variants alone."""

    game: Game
    content: dict[str, Any]

    @property
    def matches(self) -> int:
        """All that were played."""
        return sum(each["matches"] for each in self.content["seats"].values())

    def fits(self, match: Match) -> bool:
        """Whether matches like this one were counted."""
        return (
            self.content["version"] == match.rules
            and self.content["box"] == match.game.box_hash(match.box)
            and dict(match.variants) == match.game.choose_variants()
            and str(match.seats) in self.content["seats"]
        )

    def of(self, match: Match) -> list[StartOption]:
        """What the options of the seat whose turn it is brought; none if it chose before."""
        start = start_of(match) if self.fits(match) else None
        turns = self.content["seats"].get(str(match.seats), {"turns": []})["turns"]
        if start is None or start.turn >= len(turns):
            return []
        turn = turns[start.turn]
        found = []
        for action in match.options():
            written = self.game.notation.write(match.box, action)
            if written in turn["actions"]:
                place = 2 * turn["actions"].index(written)
                found.append((action, place, turn["all"][place : place + 2]))
        asked: list[tuple[int, Event, Tally, Floats]] = []
        chances = []
        for place, (_, at, every) in enumerate(found):
            for event in start.shown:
                row = turn["shown"].get(key_of(self.game, event))
                if row is not None and row[at] >= FEWEST:
                    asked.append((place, event, row[at : at + 2], _apart(row[at : at + 2], every)))
                    chances.append(chance_of(*asked[-1][3].tolist()))
        sure = beyond_chance(chances)
        told = []
        for place, (action, _, every) in enumerate(found):
            mine = [each for each, is_sure in zip(asked, sure, strict=True) if is_sure]
            mine = sorted(
                (each for each in mine if each[0] == place), key=lambda each: -abs(each[3][0])
            )
            shown = [_told(tally, event) for _, event, tally, _ in mine[:TOLD]]
            if every[0] >= FEWEST:
                told.append(StartOption(action, _told(every), shown))
        return told


def _told(tally: Sequence[int], event: Event | None = None) -> StartTally:
    count, wins = tally[0], tally[1] / PARTS
    found = wilson(wins, count)
    return StartTally(
        count, round(found.value, 4), round(found.low, 4), round(found.high, 4), event
    )


def _apart(some: Sequence[int], every: Sequence[int]) -> Floats:
    """How much more often those with it won than those without, and the error of that."""
    others = every[0] - some[0]
    if not others:
        return np.array([0.0, 1.0])
    one, other = some[1] / PARTS / some[0], (every[1] - some[1]) / PARTS / others
    error = math.sqrt(one * (1 - one) / some[0] + other * (1 - other) / others)
    return np.array([one - other, error])


@cache
def starts_of(game: Game) -> Starts | None:
    """What is known of the starts of a game, if anything is."""
    path = game.folder / NAME
    if not path.exists():
        return None
    return Starts(game, json.loads(path.read_text(encoding="utf-8")))
