"""What a match is about, how it stands, what a question is for and what is missing, in words."""

from __future__ import annotations

from collections import Counter
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
    """What the question is for, in a sentence."""
    key = f"purpose-{tree.values.get('phase')}"
    return speech.say(key, **facts(tree)) if speech.words.has(key) else ""


def missing(speech: Speech, tree: Node) -> list[str]:
    """What the own pieces still need: a sentence for each that says what it misses.

    Of several that are ready, all or only one of them (`either`), one sentence speaks.
    """
    own = next((node for node in tree.children if node.values.get("mine") == 1), None)
    walked = own.walk() if own is not None else ()
    pieces = [node for node in walked if speech.words.has(f"missing-{node.kind}")]
    ready = [node for node in pieces if node.values.get("ready")]
    if len(ready) < 2:
        return [told for node in pieces if (told := _lacks(speech, node))]
    rest = [node for node in pieces if node not in ready[1:]]
    together = _ready_together(speech, ready)
    sentences = [together if node is ready[0] else _lacks(speech, node) for node in rest]
    return [sentence for sentence in sentences if sentence]


def _ready_together(speech: Speech, nodes: list[Node]) -> str:
    """What several pieces that are ready are ready for: all of them, or only one.

    The sentence hears the values of all but the last, one after the other, with `other_` before
    their names those of the last, and how many there are.
    """
    *others, last = [speech.values(node) for node in nodes]
    of_others = {name: ", ".join(str(each.get(name, "")) for each in others) for name in last}
    of_last = {f"other_{name}": value for name, value in last.items()}
    first = nodes[0]
    key = f"either-{first.kind}" if first.values.get("either") else f"both-{first.kind}"
    return speech.say(key, **of_others, **of_last, count=len(nodes))


def _lacks(speech: Speech, node: Node) -> str:
    """What one piece still needs; nothing where it needs nothing and cannot be used now."""
    helps = str(node.values.get("helps", ""))
    values = {**speech.values(node), "helps": _spelled(speech, helps), "helping": len(helps)}
    if node.values.get("ready"):
        return speech.say(f"ready-{node.kind}", **values)
    lacks = node.values.get("missing")
    if not lacks:
        return ""
    return speech.say(f"missing-{node.kind}", **{**values, "missing": _listed(speech, lacks)})


def _spelled(speech: Speech, letters: str) -> str:
    """Letters of the box as names: "FFG" is "2 × floral + green"."""
    return " + ".join(
        f"{count}\u00a0×\u00a0{name}" if count > 1 else str(name)
        for letter, count in Counter(letters).items()
        for name in [speech.noun("letter", letter)]
    )


def _listed(speech: Speech, lacks: str | int) -> str | int:
    """The names of all that a piece misses: its value has them one after the other, "head base".

    What is missing at a place, "G/top", is told with it; a number stays one: the words say what it
    stands for.
    """
    if isinstance(lacks, int):
        return lacks
    told = []
    for name, count in Counter(lacks.split(" ")).items():
        letter, _, note = name.partition("/")
        if not note:
            told.append(speech.words.name("type", name))
            continue
        where = speech.noun("note", note)
        part = speech.say(
            "missing-part", count=count, letter=speech.noun("letter", letter), note=where
        )
        told.append(part)
    return ", ".join(map(str, told))
