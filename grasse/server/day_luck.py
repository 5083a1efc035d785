"""The luck of a day: the same for everyone, as far as what they decide lets it be the same.

Each time that chance is asked, the day's secret makes a list of outcomes that does not depend on
the match: by chapter (round, day), by kind (a deck, a bag, dice), and by how often this kind was
drawn in this chapter. Whatever on the list is possible at this table is drawn. So whoever plays
differently still meets the same cards in the same order, but for those that are gone, and the dice
of the next round are the same again.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from grasse.kernel.match import Match
from grasse.kernel.notation import Notation
from grasse.kernel.seats import CHANCE, WATCHER

HALF = 16  # bytes of a digest that say which outcome is proposed; the others, whether it is drawn
GRACE = 6 * 3600.0  # seconds after midnight in which a try that was begun before may be ended
Odds = Mapping[int, int]


# ---------------------------------------------------------------- days


def day_of(now: float) -> str:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_day(text: str) -> date:
    """A day as it was written; a ValueError if it is none."""
    found = date.fromisoformat(text)
    if found.isoformat() != text:
        raise ValueError(text)
    return found


def later(day: str, days: int = 1) -> str:
    """The day some days later."""
    return (read_day(day) + timedelta(days)).isoformat()


def midnight(day: str) -> float:
    """When a day begins."""
    return datetime.combine(read_day(day), datetime.min.time(), UTC).timestamp()


def ends(day: str) -> float:
    """When the tries of a day are over, and its secret may be known."""
    return midnight(later(day)) + GRACE


def is_shown(day: str, now: float) -> bool:
    """Whether the secret behind a match may be told, as far as its day goes; "" is none."""
    return not day or now >= ends(day)


# ---------------------------------------------------------------- luck


@dataclass(frozen=True)
class Draw:
    """What the list of outcomes for one draw goes by, and those it can propose."""

    stream: str  # chapter, kind, and how often it was drawn in this chapter: "3:note:0"
    first: int  # the first action that can be proposed
    size: int  # how many can be


class Course:
    """Follows a match: what chapter it is in, and how often each kind was drawn in it."""

    def __init__(self, match: Match) -> None:
        self._drawn: Counter[str] = Counter()
        self._begin(match)

    def _begin(self, match: Match) -> None:
        self._match, self._chapter = match.again(), 0
        self._drawn.clear()

    def follow(self, match: Match) -> Draw:
        """What chance is asked now, by all that was decided so far."""
        done = self._match.decisions
        if match.decisions[: len(done)] != done:  # something was undone
            self._begin(match)
        for action in match.decisions[len(self._match.decisions) :]:
            self.play(action)
        return self.draw()

    def draw(self) -> Draw:
        """What chance is asked now."""
        name, first, size = source_of(self._match.game.notation, self._match.odds())
        return Draw(f"{self._chapter}:{name}:{self._drawn[name]}", first, size)

    def play(self, action: int) -> None:
        """Goes on by one decision."""
        match, game = self._match, self._match.game
        if match.seat == CHANCE:
            self._drawn[source_of(game.notation, match.odds())[0]] += 1
        rows = match.play(action)
        for event in game.read_events(match.box, rows, WATCHER):
            if event.name in game.chapters:
                self._chapter += 1
                self._drawn.clear()


def source_of(notation: Notation, odds: Odds) -> tuple[str, int, int]:
    """What is drawn from: a name for it, its first action, and how many actions it has.

    That is a kind of decision of chance; where all outcomes agree in all but the last of its
    arguments (the dice of one aroma, the tiles of one city), it is these alone: `flasks.2`.
    """
    low, high = min(odds), max(odds)
    kind = notation.decision(low)
    name, first, span = kind.name, notation.first(kind.name), notation.span(kind.name)
    size = notation.nouns[kind.arguments[-1][1]].size if kind.arguments else 1
    block = (low - first) // size
    if size < span and block == (high - first) // size:
        return f"{name}.{block}", first + block * size, size
    return name, first, max(span, high + 1 - first)


def proposals(secret: str, draw: Draw) -> Iterator[tuple[int, int]]:
    """The list for one draw: outcomes, each with a height below 2**128."""
    number = 0
    while True:
        text = f"{draw.stream}:{number}"
        digest = hmac.digest(secret.encode(), text.encode(), "sha256")
        place = int.from_bytes(digest[:HALF], "big") % draw.size
        yield draw.first + place, int.from_bytes(digest[HALF:], "big")
        number += 1


def outcome(secret: str, draw: Draw, odds: Odds) -> int:
    """The first outcome of the list that is possible: as likely as its weight.

    One is passed over as often as its weight is smaller than the largest.
    """
    largest = max(odds.values())
    for action, height in proposals(secret, draw):
        if height * largest < odds.get(action, 0) << (8 * HALF):
            return action
    raise AssertionError("the list has no end")


class Daily:
    """Luck from the secret of a day."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self._course: Course | None = None

    def draw(self, match: Match) -> int:
        """Draws what the day has for this draw."""
        self._course = self._course or Course(match)
        return outcome(self.secret, self._course.follow(match), match.odds())


# ---------------------------------------------------------------- in a record


def written(draw: Draw, odds: Odds) -> str:
    """What a draw went by, as a record has it: `3:note:0 258 42 258=1,260=1`."""
    told = ",".join(f"{action}={weight}" for action, weight in sorted(odds.items()))
    return f"{draw.stream} {draw.first} {draw.size} {told}"
