"""What a match is about, how it stands, what a question is for and what is missing, in words."""

from __future__ import annotations

from typing import Any

from grasse.kernel.match import Match
from grasse.kernel.tree import Node
from grasse.terminal.speech import Speech
from grasse.words import Words, WordsError


def facts(tree: Node) -> dict[str, Any]:
    """What a message about the whole table may speak of.

    The values of the table itself; of the last piece of a kind, `stack_height`; of the own board,
    `own_score`; and the most that another board has, `most_score`.
    """
    found: dict[str, Any] = dict(tree.values)
    for node in tree.walk():
        for name, value in node.values.items():
            found[f"{node.kind}_{name}"] = value
            if node.values.get("mine") == 1:
                found[f"own_{name}"] = value
            elif node.values.get("mine") == 0 and isinstance(value, int):
                found[f"most_{name}"] = max(value, found.get(f"most_{name}", value))
    return found


def variants(words: Words, match: Match) -> str:
    """The variants of a match that are not the usual ones; empty where all is as usual."""
    told = []
    for name, on in match.unusual.items():
        variant = words.say(f"variant-{name}")
        told.append(variant if on else words.say("match-variant-off", variant=variant))
    return words.say("match-variants", variants="; ".join(told)) if told else ""


def goal(speech: Speech, tree: Node) -> str:
    """What a match is about, and how it stands; a watcher stands nowhere."""
    known, told = facts(tree), []
    for key in ("game-goal", "game-standing"):
        try:
            told.append(speech.say(key, **known))
        except WordsError:
            continue
    return " · ".join(told)


def purpose(speech: Speech, tree: Node) -> str:
    """What the question is for, in a sentence, and what the own pieces still need."""
    key = f"purpose-{tree.values.get('phase')}"
    told = [speech.say(key, **facts(tree))] if speech.words.has(key) else []
    own = next((node for node in tree.children if node.values.get("mine") == 1), None)
    for node in own.walk() if own is not None else ():
        if node.values.get("missing") and speech.words.has(f"missing-{node.kind}"):
            names = [
                speech.words.name("type", name) for name in str(node.values["missing"]).split()
            ]
            values = {**speech.values(node), "missing": ", ".join(map(str, names))}
            told.append(speech.say(f"missing-{node.kind}", **values))
    return " · ".join(told)
