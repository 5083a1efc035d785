"""The terminal speaks as the page does: tests/speech.json has the cases for both."""

from typing import Any

import msgspec
import pytest

from grasse.kernel.tree import Node
from grasse.terminal.speech import fold
from tests.terminal.cases import cases, happened, planted, speech

CASES = cases("speech")


def said(case: dict[str, Any]) -> Any:
    """What the terminal says to a case."""
    voice = speech(case["game"], case.get("language", "en"))
    game, call = voice.game, case["call"]
    if call == "fold":
        return fold(*case["given"])
    if call in ("piece", "name", "values"):
        return getattr(voice, call)(msgspec.convert(case["node"], Node))
    if call in ("event", "outcome"):
        told = case["event"]
        event = happened(told["name"], told["values"], told["seat"])
        return getattr(voice, call)(event, case.get("subject", ""))
    if call in ("label", "try_label", "carrier"):
        action = game.notation.read(voice.box, case["decision"])
        tree = planted(game, case["tree"]) if case["tree"] else None
        found = getattr(voice, call)(action, tree)
        return found.id if isinstance(found, Node) else found
    return getattr(voice, call)(*case["given"])


@pytest.mark.parametrize("case", CASES, ids=[case["about"] for case in CASES])
def test_the_terminal_speaks_by_the_table_of_cases(case: dict[str, Any]) -> None:
    assert said(case) == case["says"]
