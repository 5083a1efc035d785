"""A short campaign of lies: what the long one does, a few hundred times."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import get_args

import pytest

from campaigns import fuzz
from campaigns.lies import message, request
from grasse.server import messages


@pytest.mark.slow
def test_a_short_campaign_finds_nothing(tmp_path: Path) -> None:
    told = tmp_path / "figures.json"
    assert fuzz.main(["--messages", "600", "--tables", "1", "--json", str(told)]) == 0
    assert '"findings": []' in told.read_text()


def test_a_run_that_ends_by_its_time_is_looked_at_as_often() -> None:
    now, hours = time.monotonic(), 1e6
    assert fuzz.share(0.1, now - hours, now + hours) == pytest.approx(0.5, abs=0.01)
    assert fuzz.share(0.7, now - hours, now + hours) == 0.7
    assert fuzz.share(0.1, now - hours, float("inf")) == 0.1


def test_lies_are_of_every_kind_and_the_same_for_the_same_seed() -> None:
    table = {"number": 7, "options": [3, 4]}
    routes = ["/api/matches/{match}/replay/{number}", "/api/games/{game}"]
    said = [message(random.Random(seed), table) for seed in range(500)]
    assert said == [message(random.Random(seed), table) for seed in range(500)]
    assert {type(each) for each in said} == {str, bytes}
    assert any(len(each) > 4096 for each in said)
    assert '{"type": "decide", "number": 7, "action": 3}' in said
    kinds = {kind.__struct_config__.tag for kind in get_args(messages.Message)}
    many = [message(random.Random(seed), table) for seed in range(5000)]
    assert {kind for kind in kinds if any(f'{{"type": "{kind}"' in str(m) for m in many)} == kinds
    asked = [request(random.Random(seed), routes, ["m"], "k")[1] for seed in range(500)]
    assert {b"GET", b"POST", b"DELETE", b"BREW"} <= {each.split(b" ")[0] for each in asked}
    assert not any(b"{" in each.split(b" ")[1] for each in asked)
    assert any(b" /api/matches/m/replay/" in each for each in asked)
