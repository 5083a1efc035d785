"""The terminal says how a match stands as the page does: tests/standing.json has the cases."""

from typing import Any

import msgspec
import pytest

from grasse.kernel.tree import Node
from grasse.terminal import standing
from tests.terminal.cases import cases, speech

TABLE = cases("standing")


@pytest.mark.parametrize("case", TABLE["cases"], ids=[case["about"] for case in TABLE["cases"]])
def test_the_terminal_tells_by_the_table_of_cases(case: dict[str, Any]) -> None:
    tree = msgspec.convert(TABLE["trees"][case["tree"]], Node)
    voice = speech(case["game"], case.get("language", "en"))
    assert getattr(standing, case["call"])(voice, tree) == case["says"]
