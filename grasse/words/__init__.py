"""Words for people: one Fluent catalogue per language and game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from grasse.kernel.tree import Node

LANGUAGES = {"en": "English", "fr": "Français", "es": "Español", "it": "Italiano", "de": "Deutsch"}
HOUSE = "grasse"  # the catalogue that all games share
FAULTS = "faults"  # that of what can be wrong in a box file
PUZZLES = "puzzles"  # that of puzzles, which they share too
LAB = "lab"  # and that of the laboratory
SHARED = (PUZZLES, LAB, "explorer")  # all that the terminal and the page both say
ABOUT = "about-"  # begins the name of a game's second catalogue: what its pieces and rules are
LESSONS = "lessons-"  # and what its lessons say, for those who take one
FOLDER = Path(__file__).parent

SENTENCES = 8192  # as many of a language are remembered: a table says the same ones again and again

Value = str | int | None


class WordsError(LookupError):
    """A message that is not in the catalogue, or that its values do not fit."""


class Words:
    """The words of one language for one game, and those of the house.

    Those of its lessons come along for whoever is *teaching*, and any catalogue *more*.
    """

    def __init__(self, language: str, game: str, teaching: bool = False, more: str = "") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        names = [HOUSE, *SHARED, *([game, ABOUT + game] if game else ())]
        names += [LESSONS + game] if teaching else []
        for name in [*names, more] if more else names:
            text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
        self._sentence = lru_cache(SENTENCES)(self._make_sentence)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: Value) -> str:
        """The message *key* with *values* filled in."""
        if not self.has(key):
            raise WordsError(f"{self.language}: there is no message {key!r}")
        return self._sentence(key, *values.items())

    def _make_sentence(self, key: str, *values: tuple[str, Value]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # a message of attributes only; we have none
        given = {name: "unknown" if value is None else value for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise WordsError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def clause(self, name: str) -> str:
        """Why a clause forbids something, whatever it is: clause("PA-3.4.2")."""
        return self.say(f"clause-{name.replace('.', '-')}", kind="")

    def name(self, noun: str, value: Value, count: int = 1) -> Value:
        """What *count* of *value* are called: the aroma "rose" is "rose", "roses" or "Rosen".

        Numbers stay numbers, and a name without a message stays as it is: an owner's own card.
        """
        if not isinstance(value, str):
            return value
        key = name_key(noun, value)
        return self.say(key, count=count) if self.has(key) else value

    def counts(self, counts: Mapping[str, int], noun: str) -> str:
        """Several things of one noun: "2 roses, 1 vanilla"."""
        named = ((count, self.name(noun, name, count)) for name, count in counts.items() if count)
        return ", ".join(f"{count} {name}" for count, name in named)

    def piece(self, node: Node, noun: str = "aroma") -> str:
        """A piece in a few words: a note, a customer, a place of the table."""
        return self.say(f"piece-{node.kind}", **self.values(node, noun))

    def values(self, node: Node, noun: str = "aroma") -> dict[str, Any]:
        """The values of a node as its messages take them; what it counts agrees with its count."""
        count = node.values.get("count")
        number = count if isinstance(count, int) else 1
        values = {name: self.name(name, value, number) for name, value in node.values.items()}
        return {**values, "counts": self.counts(node.counts, noun)}


@cache
def name_key(noun: str, value: str) -> str:
    """The key of a name: "aroma-rose", and of "Petal Press" "title-Petal-Press"."""
    return f"{noun}-{re.sub('[^A-Za-z0-9_-]+', '-', value)}"


@cache
def speak(language: str, game: str = "", teaching: bool = False, more: str = "") -> Words:
    """The words of a language; a WordsError tells which there are."""
    if language not in LANGUAGES:
        raise WordsError(f"there are no words in {language!r}; known are {', '.join(LANGUAGES)}")
    return Words(language, game, teaching, more)
