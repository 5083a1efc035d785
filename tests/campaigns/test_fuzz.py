"""A short campaign of lies: what the long one does, a few hundred times."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from campaigns import fuzz
from campaigns.lies import message, request


@pytest.mark.slow
def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    assert fuzz.main(["--messages", "600", "--tables", "1", "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()


def test_lies_are_of_every_kind_and_the_same_for_the_same_seed() -> None:
    table = {"number": 7, "options": [3, 4]}
    said = [message(random.Random(seed), table) for seed in range(500)]
    assert said == [message(random.Random(seed), table) for seed in range(500)]
    assert {type(each) for each in said} == {str, bytes}
    assert any(len(each) > 4096 for each in said)
    assert '{"type": "decide", "number": 7, "action": 3}' in said
    asked = [request(random.Random(seed), ["m"], "k")[1].split(b" ")[0] for seed in range(500)]
    assert {b"GET", b"POST", b"DELETE", b"BREW"} <= set(asked)
