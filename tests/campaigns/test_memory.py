"""Tables that are gone are held by nothing but caches with a limit."""

from __future__ import annotations

import random

from campaigns import memory


def test_tables_that_are_gone_leave_nothing_behind_but_in_caches() -> None:
    rng = random.Random(1)
    memory.play(3, rng)
    memory.empty()
    before = memory.held()
    memory.play(6, rng)
    full = memory.held()
    memory.empty()
    after = memory.held()
    for kind in ("Table", "Match", "EntryRow"):
        assert full[kind] == before[kind], kind
    assert full["Node"] > before["Node"] + 200, "the caches hold something"
    assert after["Node"] < before["Node"] + 50
