"""What the chairs give to the luck: what each pledged, and the links that came since."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from grasse.server.messages import Refusal, sent_seat

NOTHING = -1  # the pledge of a decision that came without a link


def hash_of(text: str) -> str:
    """SHA-256 of a text, as text: what is shown of a secret, and what a link must lead to."""
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Pledge:
    """What a chair promised, after *after* decisions: the end of a chain of hashes."""

    seat: int
    after: int
    head: str


@dataclass(frozen=True)
class Undone:
    """A seat undid the last *count* of *before* decisions; *drawn* of them were luck."""

    seat: int
    before: int
    count: int
    drawn: int


class Trail:
    """Follows what a match is decided by. Each mark is a hash of all that led there.

    A chair pledges the end of a chain of hashes that its browser has made from a secret of its own.
    With each decision it sends the link before: its hash must be the link that was sent last. So
    nobody knows a link before it is sent, and nobody can choose it any more.
    """

    def __init__(self, name: str) -> None:
        self.pledges: list[Pledge] = []  # all, also those that others came after
        self.first: dict[int, str] = {}  # [seat] what was pledged when the match began
        self.began = 0  # after how many decisions that was; they come from elsewhere
        self.awaited: dict[int, float] = {}  # [seat] since when the match waits for its pledge
        self.links: list[str] = []  # [decision] what was sent with it, or nothing
        self.kinds: list[str] = []  # [decision] how it came about: a kind of entry
        self.marks = [hash_of(name)]  # [decisions so far]
        self.undone: list[Undone] = []
        self._current: dict[int, int] = {}  # [seat] which of the pledges holds
        self._of: list[int] = []  # [decision] the pledge that its link belongs to

    def pledge(self, seat: int, head: str) -> None:
        """A chair gives its word, or gives it again."""
        self.awaited.pop(seat, None)
        self._current[seat] = len(self.pledges)
        self.pledges.append(Pledge(seat, len(self.links), head))

    def release(self, seat: int) -> None:
        """Somebody else takes the chair, who cannot know its chain."""
        self._current.pop(seat, None)

    def pledged(self, seat: int) -> str:
        """What holds for a chair now, or nothing."""
        return self.pledges[self._current[seat]].head if seat in self._current else ""

    def begin(self) -> None:
        """The match begins: what was pledged until now is a part of all luck to come."""
        self.first = {seat: self.pledged(seat) for seat in sorted(self._current)}
        self.began = len(self.links)
        self.marks[-1] = mixed(self.marks[-1], self.first)

    def play(self, seat: int, kind: str, action: int, link: str) -> None:
        """Something was decided."""
        self._of.append(self._current.get(seat, NOTHING) if link else NOTHING)
        self.links.append(link)
        self.kinds.append(kind)
        self.marks.append(marked(self.marks[-1], action, link))

    def go_back(self, seat: int, count: int, drawn: str) -> None:
        """The last *count* decisions are undone; *drawn* is the kind of those of luck."""
        left = len(self.links) - count
        lucky = self.kinds[left:].count(drawn)
        self.undone.append(Undone(seat, len(self.links), count, lucky))
        del self.links[left:], self.kinds[left:], self._of[left:], self.marks[left + 1 :]

    def given(self, seat: int) -> int:
        """How many links of its chain a chair has sent, but for those that were undone."""
        return self._of.count(self._current[seat]) if seat in self._current else 0

    def due(self, seat: int) -> str:
        """What the hash of the next link must be; nothing if the chair has pledged nothing."""
        if seat not in self._current:
            return ""
        number = self._current[seat]
        for link, of in zip(reversed(self.links), reversed(self._of), strict=True):
            if of == number:
                return link
        return self.pledges[number].head

    def check(self, seat: int, link: str) -> None:
        """Refuses a link that is not the one that is due."""
        due = self.due(seat)
        if due and hash_of(link) != due:
            raise Refusal(
                "bad_link", f"this is not the link that is due from seat {sent_seat(seat)}"
            )
        if link and not due:
            raise Refusal(
                "bad_link", f"seat {sent_seat(seat)} sends a link, but has pledged nothing"
            )


def mixed(mark: str, pledges: dict[int, str]) -> str:
    """The mark of a match that begins with these pledges."""
    return hash_of(f"{mark}:{written_pledges(pledges)}")


def written_pledges(pledges: dict[int, str]) -> str:
    """Pledges as they are hashed and recorded: `1=9f86…,3=60303…`."""
    return ",".join(f"{sent_seat(seat)}={head}" for seat, head in sorted(pledges.items()))


def marked(mark: str, action: int, link: str) -> str:
    """The mark after one more decision."""
    return hash_of(f"{mark}:{action}:{link}")
