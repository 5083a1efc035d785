"""The page gives each message what it speaks of: else a reader sees "Bot 1 of {$last}"."""

import re
from collections.abc import Iterator

import pytest

from tests.test_words import CATALOGUES, catalogue, house_scripts, read, variables

SAID = re.compile(r'\bsay\(\s*"([a-z0-9_-]+)"\s*(,?)\s*(\{?)')
OPEN, CLOSE = "{[(", "}])"


def inside(text: str, start: int) -> str:
    """What stands between the brace before *start* and the one that closes it."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] in OPEN) - (text[at] in CLOSE)
        if depth == 0:
            return text[start:at]
    raise AssertionError("a brace is never closed")


def entries(text: str) -> Iterator[str]:
    """The entries of an object, as they are written."""
    depth, entry = 0, ""
    for sign in text:
        depth += (sign in OPEN) - (sign in CLOSE)
        if sign == "," and depth == 0:
            yield entry.strip()
            entry = ""
        else:
            entry += sign
    yield entry.strip()


def wrong_gifts(script: str, wanted: dict[str, set[str]]) -> list[str]:
    """What messages speak of and are not given; what is not spelt out there is not judged."""
    wrong = []
    for found in SAID.finditer(script):
        key, comma, brace = found.groups()
        if comma and not brace:
            continue  # a variable, or a trailing comma
        given = list(entries(inside(script, found.end()))) if brace else []
        if any(each.startswith("...") for each in given):
            continue
        names = {each.partition(":")[0].strip() for each in given}
        wrong += [f"{key} is not given {name}" for name in sorted(wanted.get(key, set()) - names)]
    return wrong


def test_the_page_gives_its_messages_what_they_speak_of() -> None:
    wanted = {
        key: variables(message)
        for name in CATALOGUES
        for key, message in read(catalogue("en", name))[0].items()
    }
    assert wanted["page-chair-level"] == {"level", "last", "name"}
    assert [fault for script in house_scripts() for fault in wrong_gifts(script, wanted)] == []


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ('say("hello", { name: nameOf(a, b), day })', []),
        ('say("hello", { name, day: [1, 2] })', []),
        ('say("hello", { ...given })', []),
        ('say("hello", given)', []),
        ('say("hello", { name: { day: 1 } })', ["hello is not given day"]),
        ('say("hello")', ["hello is not given day", "hello is not given name"]),
        ('say("plain")', []),
    ],
)
def test_what_is_missing_is_found(script: str, wrong: list[str]) -> None:
    assert wrong_gifts(script, {"hello": {"name", "day"}, "plain": set()}) == wrong
