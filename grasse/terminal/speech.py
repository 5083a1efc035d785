"""Decisions, pieces and events of one match, in the words of one language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grasse.kernel.aliases import Box
from grasse.kernel.events import Event
from grasse.kernel.game import Game
from grasse.kernel.tree import Node
from grasse.words import Value, Words, WordsError

SUBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for the name of whom an event is about


class Speech:
    """Speaks of a match: *names* are those of its seats."""

    def __init__(self, game: Game, box: Box, words: Words, names: Sequence[str]) -> None:
        self.game, self.box, self.words = game, box, words
        self.names = list(names)
        self.faces = game.faces(box)

    def say(self, key: str, **values: Value) -> str:
        """A message of the house or of the game."""
        return self.words.say(key, **values)

    def seat(self, number: int) -> str:
        """The name of a seat, which counts from 1."""
        return self.names[number - 1] if 1 <= number <= len(self.names) else str(number)

    def values(self, node: Node) -> dict[str, Any]:
        """The values of a node as messages take them, with names for seats."""
        values = self.words.values(node, self._noun_of(node.counts))
        for key in ("seat", "owner"):
            if values.get(key):
                values[key] = self.seat(int(node.values[key]))
        return values

    def _noun_of(self, counts: Mapping[str, int]) -> str:
        """The noun that the keys of *counts* are names of: aromas, scents, values of tokens."""
        notation = self.game.notation
        for noun in notation.nouns:
            if counts.keys() <= set(map(str, notation.names_of(self.box, noun))):
                return noun
        return ""

    def piece(self, node: Node) -> str:
        """A piece in a few words."""
        return self.say(f"piece-{node.kind}", **self.values(node))

    def name(self, node: Node) -> str:
        """A piece as part of a sentence: as short as the game can say it."""
        key = f"name-{node.kind}"
        return self.say(key, **self.values(node)) if self.words.has(key) else self.piece(node)

    def noun(self, noun: str, value: Value) -> Value:
        """What an argument of a decision or an event is called."""
        if noun == "seat" and isinstance(value, int):
            return self.seat(value)
        face = self.faces.get(f"{noun} {value}")
        return self.name(face) if face else self.words.name(noun, value)

    def label(self, action: int, tree: Node | None = None) -> str:
        """A decision in words; *tree* is the table on which it is made."""
        notation = self.game.notation
        decision = notation.decision(action)
        given = notation.arguments(self.box, action)
        node = self.carrier(action, tree)
        values = self.values(node) if node else {}
        for argument, noun in decision.arguments:
            values[argument] = self.noun(noun, given[argument])
        kind = "decision" if action < self.game.ACTIONS else "chance"
        return self.say(f"{kind}-{decision.name}", **values)

    def try_label(self, action: int, tree: Node) -> str:
        """A decision in words, or nothing where the table lacks what it speaks of."""
        try:
            return self.label(action, tree)
        except WordsError:
            return ""

    def carrier(self, action: int, tree: Node | None) -> Node | None:
        """The piece of the table that a decision is about."""
        if tree is None or action >= self.game.ACTIONS:
            return None
        given = self.game.notation.arguments(self.box, action)
        nouns = self.game.notation.decision(action).arguments
        wanted = [(noun, given[argument]) for argument, noun in nouns]
        alike = None
        for node in tree.walk():
            if action in node.actions:
                return node
            fits = bool(wanted) and all(node.values.get(noun) == value for noun, value in wanted)
            if fits and alike is None:
                alike = node
        if alike is None and len(wanted) == 1:
            [(noun, value)] = wanted
            alike = self.faces.get(f"{noun} {value}")
        return alike

    def event(self, event: Event, subject: str = "") -> str:
        """What happened, in a sentence; *subject* may stand for the name of the seat."""
        return self.events([event], subject)

    def outcome(self, event: Event, subject: str = "", tree: Node | None = None) -> str:
        """What would happen, beside its option: some events are told differently, some not.

        And some by how the match stands: by the values of the *tree*.
        """
        keys = (f"loss-{event.name}", f"outcome-{event.name}")
        key = next((each for each in keys if self.words.has(each)), "")
        if not key:
            return self.event(event, subject)
        values: dict[str, Value] = {**tree.values} if tree else {}
        values |= {noun: self.noun(noun, value) for noun, value in event.values.items()}
        if event.seat >= 0:
            values["seat"] = subject or self.names[event.seat]
        return self.say(key, **values)

    def events(self, events: Sequence[Event], subject: str = "") -> str:
        """Events of one kind and seat in one sentence; where they differ, it lists."""
        first = events[0]
        again = len(events) > 1 and all(event.values == first.values for event in events)
        values = {noun: self.noun(noun, value) for noun, value in first.values.items()}
        for noun, value in first.values.items():
            if again or any(event.values[noun] != value for event in events):
                values[noun] = ", ".join(str(self.noun(noun, e.values[noun])) for e in events)
        if first.seat >= 0:
            values["seat"] = subject or self.names[first.seat]
        return self.say(f"event-{first.name}", **values)


def fold(text: str) -> str:
    """*text* without accents, capitals and signs: "Règles !" is "regles"."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.findall(r"\w+", letters))


def matches(given: str, labels: Sequence[str]) -> Iterator[int]:
    """The indices of the labels that *given* may mean, by the closest way that finds any.

    First the whole label, then its beginning, then all of its words, then beginnings of words.
    """
    wanted = fold(given)
    if not wanted:
        return
    known = [fold(label) for label in labels]
    parts = wanted.split()
    ways = (
        [label == wanted for label in known],
        [label.startswith(f"{wanted} ") for label in known],
        [set(parts) <= set(label.split()) for label in known],
        [all(f" {part}" in f" {label}" for part in parts) for label in known],
    )
    for way in ways:
        if any(way):
            yield from (index for index, hit in enumerate(way) if hit)
            return
