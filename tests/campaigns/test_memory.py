"""Tables that are gone are held by nothing but caches with a limit."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from campaigns import memory

LIMITED = """
from campaigns.memory import limit
limit(3)
import functools, gc
import grasse.server.app
caches = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
ours = [each for each in caches if each.__module__.startswith("grasse.games")]
sizes = [each.cache_info().maxsize for each in ours]
print(sizes.count(3), [each.__qualname__ for each in ours if each.cache_info().maxsize == 512])
"""


def test_caches_can_be_made_small() -> None:
    """Before the games are loaded: else nothing of them would be, and nobody would notice."""
    command = [sys.executable, "-c", LIMITED]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    count, _, others = told.strip().partition(" ")
    assert int(count) > 20
    assert others == "['_reachable']"  # a few numbers each


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


def test_a_process_tells_what_its_memory_is_made_of_when_it_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "parts"
    before = signal.getsignal(signal.SIGUSR1)
    try:
        memory.tell_when_asked(str(file))
        told = memory.ask(os.getpid(), file)
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert told["objects"] > 10_000
    assert set(memory.KINDS.values()) < set(told)
    if "malloc, in use, MB" in told:  # glibc
        assert 0 < told["malloc, in use, MB"] < told["all, MB"]
