"""The table as a tree of pieces: what the picture, the list and the terminal are made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct


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
    touches: list[int] = []  # what can ever be done with it where it lies, until it is judged()

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


def touch(node: Node, actions: Iterable[int]) -> Node:
    """Says what can be done with a piece where it lies; whether it may be done now, judged() says.

    So what a piece looks like does not depend on whose turn it is, and can be kept.
    """
    node.touches = list(actions)
    return node


def judged(node: Node, clauses: Sequence[int] | None, not_now: int) -> Node:
    """A copy in which each piece says which of its actions the viewer may choose now.

    *clauses* has what forbids each action, or 0; there are none for whoever is not asked. Of
    several clauses that forbid what a piece is for, the most particular is told: any other than
    *not_now*.
    """
    made = Node(node.id, node.kind, node.values, node.counts, node.actions, node.clause)
    made.refused = node.refused
    if node.children:
        made.children = [judged(child, clauses, not_now) for child in node.children]
    if not node.touches:
        return made
    if clauses is None:
        made.clause = not_now
        return made
    made.actions = [action for action in node.touches if clauses[action] == 0]
    made.refused = {action: clauses[action] for action in node.touches if clauses[action]}
    if not made.actions:
        particular = (clause for clause in made.refused.values() if clause != not_now)
        made.clause = next(particular, not_now)
    return made
