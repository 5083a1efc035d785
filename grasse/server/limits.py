"""How much one browser or one address may ask for, so that nobody else has to wait.

This is not Litestar's rate limit: that counts the requests of an address, all alike. Here keys and
addresses are counted, each kind of request on its own, and what comes through sockets, too.
"""

from __future__ import annotations

import os
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields

from grasse.server.logs import BadSetting
from grasse.server.messages import Refusal

FEW = 3.0  # that may always come at once
HOUSEHOLD = 5  # times of what one browser may do that one address may
CLUB = 20  # the same of hints: a whole class may wait for one each
REMEMBERED = 10_000  # browsers and addresses; the one that asked longest ago is forgotten first


@dataclass(frozen=True)
class Limits:
    """What one browser (its key) or one address may do; each has a setting of its name."""

    changes: float = 10.0  # requests a second of one address that change something
    reads: float = 20.0  # requests a second of one browser for lists, replays and records
    looks: float = 10.0  # whole tables and previews a second of one browser through its sockets
    openings: float = 600.0  # matches an hour that one address may open
    matches: float = 100.0  # matches that are not over, of one browser
    offers: float = 5.0  # tables that wait for anyone, with one person at them
    sockets: float = 50.0  # sockets of one browser at once
    visitors: float = 500.0  # sockets of one address at once
    connections: float = 1000.0  # connections of one address at once, unless through a proxy
    chat: float = 60.0  # lines a minute of one browser
    absences: float = 20.0  # times a minute that one browser may leave a chair and return
    askings: float = 120.0  # times a minute that one browser may undo, ask for something, or answer
    undos: float = 2000.0  # times in one match that anybody may undo or ask for something
    letters: float = 5.0  # letters an hour that one person may have sent to confirm an address
    invitations: float = 30.0  # invitations an hour of one person
    hints: float = 1.0  # hints that one browser may wait for at once
    exports: float = 6.0  # times an hour that one person may take all of theirs along
    tournaments: float = 10.0  # tournaments that are not over, opened by one person
    boxes: float = 50.0  # own boxes of one person
    box_files: float = 120.0  # box files a minute that one address may have read
    experiments: float = 1000.0  # matches of one experiment in the laboratory; 0: there is none
    explorations: float = 4.0  # rounds of the explorer that one address may wait for at once
    phrases: float = 20.0  # recovery phrases an hour that one address may make or try

    @classmethod
    def from_settings(cls) -> Limits:
        """As the environment says: GRASSE_CHANGES, and so on."""
        chosen = {}
        for field in fields(cls):
            setting = f"GRASSE_{field.name.upper()}"
            if text := os.environ.get(setting):
                try:
                    chosen[field.name] = float(text)
                except ValueError:
                    raise BadSetting(f"{setting} is a number, not {text!r}") from None
        return cls(**chosen)


UNLIMITED = Limits(**{field.name: 1e9 for field in fields(Limits)})


class Bucket:
    """Lets this many through in a second, and some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more may pass; one that costs more than there ever is takes all of it."""
        cost = min(cost, self.burst)
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Pace:
    """A bucket for each who asks."""

    def __init__(self, what: str, number: float, seconds: float, burst: float) -> None:
        burst = max(burst, FEW)
        self.words = f"{number:g} {what} in {seconds:g} s, {burst:g} at once"
        self.rate, self.burst = number / seconds, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> None:
        """Lets one more pass, or refuses it."""
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(cost):
            raise Refusal("too_often", self.words)


class Shared:
    """A pace for each browser, and one for each address: a new key each time spares nobody.

    A household, a school or a club share an address, but no browser.
    """

    def __init__(self, what: str, number: float, seconds: float, burst: float) -> None:
        self.own = Pace(what, number, seconds, burst)
        number, burst = HOUSEHOLD * number, HOUSEHOLD * max(burst, FEW)
        self.all = Pace(f"{what} of one address", number, seconds, burst)

    def take(self, who: str, address: str, cost: float = 1.0) -> None:
        """Lets one more of a browser pass, or of an address if it has no key, or refuses it."""
        self.own.take(who or address, cost)
        self.all.take(address, cost)


class Tally:
    """Counts what each has at once."""

    def __init__(self, what: str, most: float) -> None:
        self.what, self.most = what, most
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """Lets one more have something for as long as this lasts, or refuses it."""
        if self._held[who] >= self.most:
            raise Refusal("too_many", f"{self.most:g} {self.what} at once")
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]


class Gate:
    """What one worker lets through; each worker counts by itself."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits = limits or Limits()
        self.changes = Pace("changes", limits.changes, 1.0, 6 * limits.changes)
        self.reads = Shared("lists and replays", limits.reads, 1.0, 6 * limits.reads)
        self.looks = Shared("looks at a table", limits.looks, 1.0, 6 * limits.looks)
        self.openings = Pace("new matches", limits.openings, 3600.0, limits.openings / 5)
        self.chat = Shared("lines of chat", limits.chat, 60.0, limits.chat / 2)
        self.absences = Shared("absences", limits.absences, 60.0, limits.absences / 2)
        self.askings = Shared("undos and questions", limits.askings, 60.0, limits.askings / 2)
        self.exports = Pace("exports", limits.exports, 3600.0, limits.exports)
        self.phrases = Pace("recovery phrases", limits.phrases, 3600.0, limits.phrases / 4)
        self.box_files = Pace("box files", limits.box_files, 60.0, limits.box_files / 2)
        self.letters = Pace("letters", limits.letters, 3600.0, limits.letters)
        of_all = HOUSEHOLD * limits.letters
        self.all_letters = Pace("letters of one address", of_all, 3600.0, of_all)
        asked = limits.invitations
        self.invitations = Pace("invitations", asked, 3600.0, asked)
        self.sockets = Tally("sockets of one browser", limits.sockets)
        self.visitors = Tally("sockets of one address", limits.visitors)
        self.hints = Tally("hints", limits.hints)
        self.all_hints = Tally("hints of one address", CLUB * limits.hints)
        self.explorations = Tally("explorations", limits.explorations)
