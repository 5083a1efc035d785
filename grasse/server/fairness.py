"""Chance that the server cannot bend: drawn from a secret whose hash was shown at the start."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence

from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE

_REMARK = re.compile(r"^# (match|hash|secret|forked): (\S+)\s*$", re.MULTILINE)


class Unfair(ValueError):
    """A record whose chance is not the one that was promised; says where and why."""


def make_secret() -> str:
    """A secret for one match."""
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    """What is shown of a secret before the match is over."""
    return hashlib.sha256(secret.encode()).hexdigest()


def draw(secret: str, name: str, decisions: Sequence[int], odds: Mapping[int, int]) -> int:
    """The outcome of chance after *decisions* in the match *name*, as likely as its weight."""
    content = f"{name}:{len(decisions)}:{','.join(map(str, decisions))}"
    digest = hmac.digest(secret.encode(), content.encode(), "sha256")
    left = int.from_bytes(digest, "big") % sum(odds.values())
    for action in sorted(odds):
        if left < odds[action]:
            return action
        left -= odds[action]
    raise AssertionError("chance was asked where nothing is left to chance")


class Fair:
    """Luck from the secret of a match."""

    def __init__(self, secret: str, name: str) -> None:
        self.secret, self.name = secret, name

    def draw(self, match: Match) -> int:
        """Draws the outcome that the secret gives after the decisions so far."""
        return draw(self.secret, self.name, match.decisions, match.odds())


def remarks(name: str, secret: str, forked: int) -> str:
    """What a record needs, besides its decisions, so that its chance can be checked."""
    fields = {"match": name, "hash": hash_of(secret), "secret": secret, "forked": forked}
    return "".join(f"# {field}: {value}\n" for field, value in fields.items())


def verify(text: str, match: Match) -> int:
    """Checks every outcome of chance in a record; answers with how many were drawn.

    *match* is the record as it was replayed. What was taken over from another match is not checked.
    """
    found = dict(_REMARK.findall(text))
    missing = [field for field in ("match", "hash", "secret", "forked") if field not in found]
    if missing:
        raise Unfair(f"the record does not say its {missing[0]}: it was not played on a server")
    if hash_of(found["secret"]) != found["hash"]:
        raise Unfair("the secret does not have the hash that was shown")
    forked = int(found["forked"]) if found["forked"].isdecimal() else -1
    if not 0 <= forked <= len(match.decisions):
        raise Unfair(f"it is forked after {found['forked']} of {len(match.decisions)} decisions")
    again = match.again()
    luck, drawn = Fair(found["secret"], found["match"]), 0
    for number, action in enumerate(match.decisions):
        if again.seat == CHANCE and number >= forked:
            fair = luck.draw(again)
            if fair != action:
                notation = match.game.notation
                told, due = (notation.write(match.box, each) for each in (action, fair))
                raise Unfair(f"decision {number + 1} is {told}, but the secret gives {due}")
            drawn += 1
        again.play(action)
    return drawn
