"""What is read by a type is prepared while the program is imported, by one thread.

msgspec (0.22) prepares a type when it is first read by; two threads that do so at the same time
crash the process without a word.
"""

from __future__ import annotations

import ast
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "grasse"
BY_TYPE = [f"msgspec.{way}" for way in ("json.decode", "toml.decode", "msgpack.decode", "convert")]


def unprepared(source: str) -> list[str]:
    """The types that a module reads by somewhere inside, and makes no decoder of at its top."""
    tree = ast.parse(source)
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    prepared: list[str] = []
    wanted: list[str] = []
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func)
        if name.endswith("Decoder") and call.args:
            (wanted if id(call) in inside else prepared).append(ast.unparse(call.args[0]))
        elif name in BY_TYPE:
            kinds = [word.value for word in call.keywords if word.arg == "type"] + call.args[1:2]
            wanted += map(ast.unparse, kinds)
    return [kind for kind in wanted if kind not in prepared]


def test_what_is_read_is_prepared_at_import() -> None:
    found = {path: unprepared(path.read_text("utf-8")) for path in HOUSE.rglob("*.py")}
    assert not {str(path.relative_to(HOUSE)): kinds for path, kinds in found.items() if kinds}


def test_a_type_that_is_prepared_too_late_is_found() -> None:
    assert unprepared("def f(x):\n    return msgspec.json.decode(x, type=A)") == ["A"]
    assert unprepared("def f(x):\n    return msgspec.convert(x, A)") == ["A"]
    assert unprepared("def f(x):\n    return msgspec.json.Decoder(A)") == ["A"]
    assert not unprepared("D = json.Decoder(A)\ndef f(x):\n    return msgspec.convert(x, A)")
