"""The table as a tree of pieces: what the picture, the list and the terminal are made from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from grasse.kernel.aliases import Box, View


class Node(Struct, omit_defaults=True):
    """A piece or a place of the table, as one seat may see it.

    Made and sent by the hundred for every decision: what is empty is not sent.
    """

    id: str  # the piece itself: it stays the same when the piece moves
    kind: str  # "note", "customer", "street"; also the key into the words
    values: dict[str, str | int] = {}  # what the words need
    counts: dict[str, int] = {}  # aromas, coin values: how many of each
    actions: list[int] = []  # what the viewer may do with it now
    clause: int = 0  # if it may do nothing: the clause that forbids it
    children: list[Node] = []
    refused: dict[int, int] = {}  # what it may not do now: the clauses

    def again(self) -> Node:
        """The same piece with nothing said about actions: one that is kept must not be touched.

        More may be laid on the copy; its values and counts are those of the kept one.
        """
        return Node(self.id, self.kind, self.values, self.counts, children=[*self.children])

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


def touch(
    node: Node,
    box: Box,
    view: View,
    actions: Iterable[int],
    *,
    refuses: Callable[[Box, View, int], int],
    not_now: int,
) -> Node:
    """Adds to *node* which of *actions* the viewer may choose, or the clause that forbids them.

    Of several clauses the most particular is told: any other than *not_now*.
    """
    if view.viewer != view.seat:
        node.clause = not_now
        return node
    for action in actions:
        clause = int(refuses(box, view, action))
        if clause == 0:
            node.actions.append(action)
        else:
            node.refused[action] = clause
            if node.clause in (0, not_now):
                node.clause = clause
    if node.actions:
        node.clause = 0
    return node
