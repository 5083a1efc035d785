"""Box files with anything in them: how a good one is spoilt, for the tests of every game."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Mutation = tuple[int, Callable[[Any, Any, Any], None], Any]


def toml(value: Any) -> str:
    """A value as TOML, all in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return hex(value) if value > 10**100 else str(value)
    if isinstance(value, float):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return "{" + ", ".join(f"{toml(str(key))} = {toml(each)}" for key, each in value.items()) + "}"


def written(content: dict[str, Any]) -> str:
    """A whole file, one line a part."""
    return "\n".join(f"{toml(key)} = {toml(each)}" for key, each in content.items())


def mutations(*words: str) -> st.SearchStrategy[Mutation]:
    """Where a file is changed, how, and to what; *words* mean something in the game."""
    values = st.one_of(
        st.integers(),
        st.integers(-3, 30),
        st.sampled_from([10**18, -(10**18), 2**400, 2**63, 0.5, math.inf, math.nan]),
        st.booleans(),
        st.text(max_size=12),
        st.sampled_from([*words, "é", "\x00", "a\nb", ""]),
    )
    garbage = st.recursive(
        values,
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
        ),
        max_leaves=6,
    )
    ways = st.sampled_from([replace, replace, remove, add, nudge, nudge])
    return st.tuples(st.integers(0, 10**6), ways, garbage)


def damaged(content: dict[str, Any], mutations: list[Mutation]) -> str:
    """The text of a file after these changes."""
    content = copy.deepcopy(content)
    for at, mutate, garbage in mutations:
        if found := places(content):
            mutate(*found[at % len(found)], garbage)
    return written(content)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a tree where something stands: its container, and the key or index in it."""
    found: list[tuple[Any, Any]] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        found.append((value, key))
        if isinstance(inner, (dict, list)):
            found += places(inner)
    return found


def replace(container: Any, key: Any, garbage: Any) -> None:
    """Something else stands there."""
    container[key] = garbage


def remove(container: Any, key: Any, garbage: Any) -> None:
    """Nothing stands there."""
    del container[key]


def add(container: Any, key: Any, garbage: Any) -> None:
    """It stands there twice, or under one more name."""
    if isinstance(container, list):
        container.insert(key, container[key])
    else:
        container[str(garbage)[:20]] = container[key]


def nudge(container: Any, key: Any, garbage: Any) -> None:
    """A number is one more, or one less."""
    if isinstance(container[key], int):
        container[key] += 1 if garbage else -1


BROKEN_TEXT = st.one_of(
    st.text(max_size=5), st.sampled_from(["]", "[[", '"""', "= =", "9" * 5000, "\ufeff"])
)
