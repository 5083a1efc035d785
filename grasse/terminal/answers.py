"""What somebody typed: a number, words, a notation or a command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from grasse.kernel.aliases import View
from grasse.kernel.notation import NotationError
from grasse.kernel.tree import Node
from grasse.terminal.speech import Speech, fold, matches
from grasse.words import Words

COMMANDS = ("undo", "why", "rules", "hint", "log", "table", "save", "help", "quit")
SHORT = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}


@dataclass(frozen=True)
class Option:
    """One thing that may be decided now."""

    action: int
    label: str
    notation: str
    others: tuple[str, ...] = ()  # notations of what comes to the same
    alike: tuple[int, ...] = ()  # and its actions
    place: str = ""  # of the table that it belongs to, in words; what only goes on has none


@dataclass(frozen=True)
class Reason:
    """Why something may not be done: a clause, or 0 where it may."""

    label: str
    action: int | None  # none for a piece
    clause: int


def list_options(speech: Speech, tree: Node, actions: Sequence[int]) -> list[Option]:
    """The options in words; where the game says so, those that read alike are one.

    Those of one place of the table stand together, in its order; what only goes on is last.
    """
    notation = speech.game.notation
    listed: list[Option] = []
    at: dict[str, int] = {}  # label -> its place in the list
    places = _places(tree)
    order = {node.id: number for number, node in enumerate(tree.children)}

    def stands(action: int) -> int:
        if notation.decision(action).last:
            return len(order)
        return order[places[action].id] if action in places else -1

    for action in sorted(actions, key=stands):
        in_place = action in places and not notation.decision(action).last
        option = Option(
            action,
            speech.label(action, tree),
            notation.write(speech.box, action),
            place=speech.piece(places[action]) if in_place else "",
        )
        if option.label in at and notation.decision(action).alike:
            first = listed[at[option.label]]
            listed[at[option.label]] = replace(
                first, others=(*first.others, option.notation), alike=(*first.alike, action)
            )
        else:
            at[option.label] = len(listed)
            listed.append(option)
    return listed


def _places(tree: Node) -> dict[int, Node]:
    """[action] the place of the table that it belongs to."""
    found: dict[int, Node] = {}
    for place in tree.children:
        for node in place.walk():
            for action in node.actions:
                found.setdefault(action, place)
    return found


def read_command(words: Words, given: str) -> tuple[str, str]:
    """The command in *given*, in English or in the player's language, and the rest; or nothing."""
    first, _, rest = given.strip().partition(" ")
    local = {fold(words.say(f"command-{name}")): name for name in COMMANDS}
    known = {**{name: name for name in COMMANDS}, **local, **SHORT}
    name = known.get(fold(first) or first, "")
    if name == "why":
        nots = {"not", fold(words.say("command-not"))}
        head, _, tail = rest.strip().partition(" ")
        rest = tail if fold(head) in nots else rest
    return name, rest.strip()


def is_exact(given: str, options: Sequence[Option]) -> bool:
    """Whether *given* is just what an option is called, so that it cannot be a command."""
    wanted = fold(given)
    return any(wanted == fold(option.label) for option in options)


def pick(given: str, options: Sequence[Option]) -> list[Option]:
    """The options that *given* may mean: one if it is clear, none if it is not understood."""
    if given.isdecimal():
        number = int(given)
        return [options[number - 1]] if 1 <= number <= len(options) else []
    written = given.replace(" ", "")
    for option in options:
        if written in [text.replace(" ", "") for text in (option.notation, *option.others)]:
            return [option]
    return [options[index] for index in matches(given, [option.label for option in options])]


def reasons(speech: Speech, view: View, tree: Node, given: str) -> list[Reason]:
    """What the rules say to anything that *given* may mean: decisions, or else pieces."""
    game, box = speech.game, speech.box
    named = _read_notation(speech, given)
    if named is not None:
        labels = {named: speech.try_label(named, tree) or game.notation.write(box, named)}
    else:
        labels = {action: speech.try_label(action, tree) for action in range(game.ACTIONS)}
        labels = {action: label for action, label in labels.items() if label}
        hits = set(matches(given, list(labels.values())))
        labels = {a: label for index, (a, label) in enumerate(labels.items()) if index in hits}
    found = [Reason(label, a, int(game.refuses(box, view, a))) for a, label in labels.items()]
    return found or _piece_reasons(speech, tree, given)


def _read_notation(speech: Speech, given: str) -> int | None:
    try:
        action = speech.game.notation.read(speech.box, given)
    except NotationError:
        return None
    return action if action < speech.game.ACTIONS else None


def _piece_reasons(speech: Speech, tree: Node, given: str) -> list[Reason]:
    pieces = [node for node in tree.walk() if node.clause or node.actions]
    hits = matches(given, [speech.piece(node) for node in pieces])
    return [Reason(speech.piece(pieces[hit]), None, pieces[hit].clause) for hit in hits]


def most_particular(speech: Speech, view: View, found: Sequence[Reason]) -> list[Reason]:
    """Those that say the most: the clause that refuses nearly everything says little."""
    game, box = speech.game, speech.box
    refusals = Counter(int(game.refuses(box, view, action)) for action in range(game.ACTIONS))
    del refusals[0]
    not_now = refusals.most_common(1)[0][0] if refusals else 0
    telling = [reason for reason in found if reason.clause != not_now]
    return list(telling or found)
