"""Differences of tables: a socket that asked for them is told the whole once, then what changed.

A piece keeps its id, so a table is told by the ids of the pieces that came, went or changed. What a
difference says is a function of what the view said before and says now, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from grasse.kernel.tree import Node
from grasse.server import messages
from grasse.server.steps import Change, Outlook

_encode = msgspec.json.encode
_write = msgspec.json.Encoder(order="deterministic").encode  # as a reader can write it again

KEPT_PARTS = 4096
_TOUCHABLE: dict[int, Touchable] = {}  # by identity of the part
_LOOKS: dict[int, tuple[messages.Prospect, bytes, tuple[Any, ...]]] = {}  # likewise
_ALIKE = [name for name in Outlook.__struct_fields__ if name != "actions"]


class Inexpressible(Exception):
    """No difference leads from one piece to the other: it has to be laid again."""


def change_of(old: Node, new: Node) -> Change | None:
    """What makes *new* of *old*, a piece of the same id; None if they are the same."""
    return None if old is new or old == new else _change(old, new)


def _change(old: Node, new: Node) -> Change:
    """The same of two that are not the same."""
    if old.kind != new.kind or old.actions != new.actions:
        raise Inexpressible
    if old.clause != new.clause or old.refused != new.refused:
        raise Inexpressible
    change = Change(new.id)
    if old.values != new.values:
        change.values = _changed(old.values, new.values)
    if old.counts != new.counts:
        change.counts = _changed(old.counts, new.counts)
    if old.touches != new.touches:
        change.touches = new.touches
    if old.children != new.children:
        _compare_children(old.children, new.children, change)
    return change


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What is another in *new*; None for what is not there any more."""
    changed = {name: value for name, value in new.items() if old.get(name) != value}
    return changed | {name: None for name in old if name not in new}


def _compare_children(old: Sequence[Node], new: Sequence[Node], change: Change) -> None:
    """Says in *change* what is another with the pieces that lie somewhere."""
    names = [node.id for node in new]
    if names == [node.id for node in old] and len({*names}) == len(names):  # most often
        pairs = zip(old, new, strict=True)
        with suppress(Inexpressible):
            change.nodes = [_change(was, node) for was, node in pairs if was != node]
            return
    _lay_anew(old, new, change)


def _lay_anew(old: Sequence[Node], new: Sequence[Node], change: Change) -> None:
    """Says in *change* which pieces went, which came where, and which stay and have changed."""
    before = {node.id: node for node in old}
    after = {node.id: node for node in new}
    staying = [node.id for node in old if node.id in after]
    is_plain = len(before) == len(old) and len(after) == len(new)
    if not is_plain or staying != [node.id for node in new if node.id in before]:
        staying = []  # lays all of them again
    stays = set(staying)
    for index, node in enumerate(new):
        if node.id in stays:
            try:
                found = change_of(before[node.id], node)
            except Inexpressible:
                stays.discard(node.id)
            else:
                if found is not None:
                    change.nodes.append(found)
                continue
        change.new.append((index, node))
    change.gone = [name for name in before if name not in stays]


class Touchable:
    """The pieces of a part that something can ever be done with."""

    def __init__(self, part: Node) -> None:
        self.part = part
        self.pieces: list[Node] = []  # these
        nodes, bits = [part], 0
        while nodes:  # not part.walk(), which takes three times as long
            node = nodes.pop()
            if touches := node.touches:
                self.pieces.append(node)
                for action in touches:
                    bits |= 1 << action
            if children := node.children:  # most have none
                nodes += reversed(children)
        self.bits = bits  # of all that can be done with any of them

    def by_action(self, action: int) -> list[Node]:
        """The pieces that an action can ever be done with.

        Kept for each action, they would take ten times the memory of all else here.
        """
        is_any = self.bits >> action & 1
        return [node for node in self.pieces if action in node.touches] if is_any else []


def touchable(tree: Node) -> list[Touchable]:
    """What can be done with the pieces of each part; looked for once."""
    return [_touchable(part) for part in tree.children]


def _touchable(part: Node) -> Touchable:
    found = _TOUCHABLE.get(id(part))
    if found is None or found.part is not part:
        if len(_TOUCHABLE) >= KEPT_PARTS:
            _TOUCHABLE.clear()
        found = _TOUCHABLE[id(part)] = Touchable(part)
    return found


def touched(parts: Sequence[Touchable], size: int) -> npt.NDArray[np.bool_]:
    """[action] of *size* whether it can ever be done with a piece."""
    bits = 0
    for part in parts:
        bits |= part.bits
    content = np.frombuffer(bits.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(content, count=size, bitorder="little").astype(np.bool_)


class Comparison:
    """The differences between parts of a table: made once for all who look at it."""

    def __init__(self) -> None:
        # By what each was and is; both are kept, so that no other object gets their identity.
        self._changes: dict[tuple[int, int], tuple[Node, Node, msgspec.Raw | None]] = {}
        self._checks: dict[int, tuple[Node, int]] = {}
        self._news: tuple[Any, Any, dict[str, Any]] = None, None, {}  # what two looks were, too

    def news(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        """What is another in *new*, where both are what all readers are told alike."""
        if self._news[0] is not old or self._news[1] is not new:
            changed = {name: value for name, value in new.items() if old[name] != value}
            if "chairs" in changed:
                changed["chairs"] = _changed_chairs(old["chairs"], new["chairs"])
            self._news = old, new, changed
        return self._news[2]

    def change(self, old: Node, new: Node) -> msgspec.Raw | None:
        """What makes *new* of *old*, encoded."""
        key = id(old), id(new)
        if key not in self._changes:
            found = change_of(old, new)
            raw = None if found is None else msgspec.Raw(_encode(found))
            self._changes[key] = old, new, raw
        return self._changes[key][2]

    def check(self, part: Node) -> int:
        """A sum over all that a part says."""
        found = self._checks.get(id(part))
        if found is None:
            found = self._checks[id(part)] = part, crc32(_write(part))
        return found[1]


class Situation(NamedTuple):
    """What a reader is told of a table, but for the pieces."""

    number: int
    seat: int  # as it is sent
    alike: dict[str, Any]  # what all readers are told
    own: dict[str, Any]
    happened: dict[str, Any]  # since the last time


class Copy:
    """What one socket was told of a table, and so knows."""

    def __init__(self, ahead: bool = True) -> None:
        self.ahead = ahead  # whether it wants to know what its options bring
        self.step = 0
        self._tree: Node | None = None
        self._checks: dict[int, int] = {}  # by the identity of the parts of self._tree
        self._alike: dict[str, Any] = {}
        self._own: dict[str, Any] = {}

    def forget(self) -> None:
        """The next that it is told is the whole."""
        self._tree, self._checks = None, {}

    def tell(
        self,
        told_of: Situation,
        tree: Node,
        refused: dict[int, list[int]] | None,
        not_now: int,
        comparison: Comparison,
    ) -> bytes:
        """The whole, or what has changed since it was last told; it is known from now on."""
        self.step += 1
        alike, own = told_of.alike, {**told_of.own, "refused": refused}
        own["prospects"] = list(outlooks(own["prospects"]))
        told: dict[str, Any] = {"type": "step", "step": self.step, "number": told_of.number}
        change = None
        try:
            change = self._change(tree, comparison) if self._tree is not None else None
        except Inexpressible:
            self.forget()
        if self._tree is None:
            told |= {"type": "whole", "seat": told_of.seat, "not_now": not_now, "tree": tree}
            told |= {**alike, **own}
        else:
            known = self._own
            told |= comparison.news(self._alike, alike)
            told |= {name: value for name, value in own.items() if known[name] != value}
            if change:
                told["tree"] = change
        told |= {name: each for name, each in told_of.happened.items() if each}
        told["check"] = self._know(tree, comparison)
        self._alike, self._own = alike, own
        return _encode(told)

    def _change(self, tree: Node, comparison: Comparison) -> dict[str, Any] | None:
        """What has changed of the tree; its parts are compared once for all who see them."""
        old = self._tree
        assert old is not None
        if old.id != tree.id or [part.id for part in old.children] != (
            [part.id for part in tree.children]
        ):
            raise Inexpressible
        top = None
        if old.values is not tree.values or old.counts != tree.counts:
            bare = [Node(n.id, n.kind, n.values, n.counts) for n in (old, tree)]
            top = change_of(*bare)
        parts = zip(old.children, tree.children, strict=True)
        nodes = [comparison.change(was, part) for was, part in parts if was is not part]
        nodes = [node for node in nodes if node is not None]
        if top is None and not nodes:
            return None
        return {**(msgspec.to_builtins(top) if top else {"id": tree.id}), "nodes": nodes}

    def _know(self, tree: Node, comparison: Comparison) -> int:
        """Keeps what is told; answers with a sum over all of it."""
        known = self._checks
        checks = {id(part): known.get(id(part)) or comparison.check(part) for part in tree.children}
        self._tree, self._checks = tree, checks
        top = _write(Node(tree.id, tree.kind, tree.values, tree.counts))
        return crc32(top + " ".join(map(str, checks.values())).encode())


def outlooks(prospects: Sequence[messages.Prospect]) -> Iterator[Outlook]:
    """The same, with those that bring the same told as one."""
    found: dict[bytes, Outlook] = {}
    for each in prospects:
        key, told = _looks(each)
        if key not in found:
            found[key] = Outlook([], *told)
        found[key].actions.append(each.action)
    return iter(found.values())


def _looks(prospect: messages.Prospect) -> tuple[bytes, tuple[Any, ...]]:
    """What a prospect says of its option, encoded and as it is; the same come again and again."""
    found = _LOOKS.get(id(prospect))
    if found is None or found[0] is not prospect:
        if len(_LOOKS) >= KEPT_PARTS:
            _LOOKS.clear()
        told = tuple([getattr(prospect, name) for name in _ALIKE])
        found = _LOOKS[id(prospect)] = prospect, _encode(told), told
    return found[1], found[2]


def refused_in(tree: Node, clauses: Sequence[int], not_now: int) -> dict[int, list[int]]:
    """[clause] what it forbids of all that can ever be done with a piece of the table."""
    actions = np.flatnonzero(touched(touchable(tree), len(clauses))).tolist()
    return refused_by_clause(clauses, actions, not_now)


def refused_by_clause(
    clauses: Sequence[int], actions: Iterable[int], not_now: int
) -> dict[int, list[int]]:
    """[clause] what it forbids of these *actions*; all else but the options is *not_now*."""
    refused: dict[int, list[int]] = {}
    for action in actions:
        clause = clauses[action]
        if clause and clause != not_now:
            refused.setdefault(clause, []).append(action)
    return refused


def _changed_chairs(
    old: Sequence[messages.Chair], new: Sequence[messages.Chair]
) -> list[dict[str, Any]]:
    """Of each chair that has changed what has."""
    changed = []
    for was, chair in zip(old, new, strict=True):
        if was != chair:
            names = chair.__struct_fields__
            news = {n: getattr(chair, n) for n in names if getattr(was, n) != getattr(chair, n)}
            changed.append({"seat": chair.seat, **news})
    return changed
