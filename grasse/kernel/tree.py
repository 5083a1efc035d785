"""The table as a tree of pieces: what the picture, the list and the terminal are made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Node:
    """A piece or a place of the table, as one seat may see it."""

    id: str  # the piece itself: it stays the same when the piece moves
    kind: str  # "note", "customer", "street"; also the key into the words
    values: dict[str, str | int] = field(default_factory=dict)  # what the words need
    counts: dict[str, int] = field(default_factory=dict)  # aromas, coin values: how many of each
    actions: list[int] = field(default_factory=list)  # what the viewer may do with it now
    clause: int = 0  # if it may do nothing: the clause that forbids it
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, id: str) -> Node:
        """The node with this id."""
        for node in self.walk():
            if node.id == id:
                return node
        raise KeyError(id)
