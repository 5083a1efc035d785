"""Follows differences as docs/protocol.md says, in Python: what a bot would have to write."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from grasse.kernel.tree import Node

Json = dict[str, Any]
write = msgspec.json.Encoder(order="deterministic").encode


class Follower:
    """Knows a table from the messages `whole` and `step`."""

    def __init__(self) -> None:
        self.known: Json = {}

    def follow(self, content: bytes) -> Json:
        """The table after a message, like the message `table` of those who ask for no differences.

        An AssertionError if a step was lost, or leads elsewhere.
        """
        message = msgspec.json.decode(content)
        if message["type"] == "whole":
            self.known = message
        else:
            assert message["step"] == self.known["step"] + 1, "a step was lost"
            news = {**message}
            if "tree" in news:
                news["tree"] = changed(self.known["tree"], news["tree"])
            chairs = {chair["seat"]: chair for chair in news.pop("chairs", [])}
            self.known = {**self.known, **news}
            self.known["chairs"] = [
                {**chair, **chairs.get(chair["seat"], {})} for chair in self.known["chairs"]
            ]
        assert check_of(self.known["tree"]) == message["check"], "the copy is another table"
        return shown(self.known, message.get("events", []), message.get("forced", []))


def by_actions(prospect: Json) -> tuple[int, list[int]]:
    """The order of prospects in which a table and a copy can be compared."""
    return prospect["action"], prospect["then"]


def check_of(tree: Json) -> int:
    parts = [str(crc32(write(msgspec.convert(part, Node)))) for part in tree.get("children", [])]
    top = msgspec.convert({**tree, "children": []}, Node)
    return crc32(write(top) + " ".join(parts).encode())


def changed(node: Json, change: Json) -> Json:
    made = {**node}
    for name in ("values", "counts"):
        mixed = {**node.get(name, {}), **change.get(name, {})}
        made[name] = {key: value for key, value in mixed.items() if value is not None}
    if change.get("touches") is not None:
        made["touches"] = change["touches"]
    nodes = {each["id"]: each for each in change.get("nodes", [])}
    left = [n for n in node.get("children", []) if n["id"] not in change.get("gone", [])]
    made["children"] = [changed(n, nodes[n["id"]]) if n["id"] in nodes else n for n in left]
    for index, new in change.get("new", []):
        made["children"].insert(index, new)
    return made


def shown(known: Json, events: list[Json], forced: list[int]) -> Json:
    not_now, refused, options = known["not_now"], known["refused"], set(known["options"])
    clauses = None
    if refused is not None:
        by_action = {action: int(by) for by, actions in refused.items() for action in actions}
        clauses = lambda action: 0 if action in options else by_action.get(action, not_now)  # noqa: E731
    plain = {"then": [], "points": 0, "least": 0, "most": 0, "adds": 0}
    plain |= {"events": [], "next": "", "phase": "", "odds": []}
    news = {"events": events, "forced": forced}
    table = {**known, **news, "type": "table", "tree": judged(known, clauses)}
    table["prospects"] = [
        {**plain, **outlook, "action": action}
        for outlook in known["prospects"]
        for action in outlook["actions"]
    ]
    for each in table["prospects"]:
        del each["actions"]
    table["prospects"].sort(key=by_actions)
    for name in ("step", "check", "not_now", "refused"):
        del table[name]
    return table


def judged(known: Json, clause: Any) -> Json:
    def judge(node: Json) -> Json:
        made = {n: v for n, v in node.items() if n not in ("touches", "children") and v}
        if node.get("children"):
            made["children"] = [judge(child) for child in node["children"]]
        touches = node.get("touches", [])
        if touches and clause is None:
            made["clause"] = known["not_now"]
        elif touches:
            actions = [a for a in touches if clause(a) == 0]
            refused = {str(a): clause(a) for a in touches if clause(a)}
            particular = [by for by in refused.values() if by != known["not_now"]]
            made |= {"actions": actions} if actions else {}
            made |= {"refused": refused} if refused else {}
            made |= {} if actions else {"clause": [*particular, known["not_now"]][0]}
        return made

    return judge(known["tree"])
