"""What the user has to mend, told in one line."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from grasse.words import Words

BAD_INPUT = 1
USAGE = 2


class Complaint(Exception):
    """Something that the user can mend; .code is the exit code of the command."""

    def __init__(self, text: str, code: int = BAD_INPUT) -> None:
        self.code = code
        super().__init__(" ".join(text.split()))


def unknown(words: Words, key: str, given: str, known: Iterable[str]) -> Complaint:
    """The complaint *key* about a name that is not *known*, with the nearest one that is."""
    names = list(known)
    near = difflib.get_close_matches(given.casefold(), names, 1, 0.5)
    if near:
        hint = words.say("complain-nearest", name=near[0])
    else:
        hint = words.say("complain-known", names=", ".join(names))
    return Complaint(f"{words.say(key, name=printable(given))} {hint}", USAGE)


def printable(text: str) -> str:
    """*text* without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def reason(error: OSError) -> str:
    """Why a file could not be read or written, without its name."""
    return error.strerror or type(error).__name__
