"""Programs at the table: in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import PLAYERS
from grasse.server.bots import Bots, looks_ahead, think
from grasse.server.tables import box_of

ROOT = Path(__file__).resolve().parents[2]
KEEPER = """
import asyncio, sys, time
from grasse.server.bots import Bots
if __name__ == "__main__":
    bots = Bots()
    pool = bots.quick.pool
    print(pool.submit(int, 1).result(), *pool._processes, flush=True)
    time.sleep(60)
"""


def question() -> tuple[str, bytes, list[int]]:
    game = GAMES["parfum"]
    match = Match(game, box_of("parfum"), 2)
    while match.seat == CHANCE:
        match.play(Seeded(1).draw(match))
    return "parfum", match.view(match.seat).tobytes(), match.options()


def test_a_program_chooses_an_option_and_the_same_again() -> None:
    name, view, options = question()
    for player in ("greedy", "uniform"):
        chosen = {think(player, name, view, options, "seed") for _ in range(3)}
        assert len(chosen) == 1
        assert chosen <= set(options)


@pytest.mark.slow
def test_a_program_whose_process_dies_is_asked_again() -> None:
    async def scene() -> int:
        bots = Bots()
        try:
            await bots.choose("greedy", *question(), "seed")
            for process in list(bots.quick.pool._processes):
                os.kill(process, signal.SIGKILL)
            return await bots.choose("greedy", *question(), "seed")
        finally:
            bots.close()

    assert asyncio.run(scene()) == think("greedy", *question(), "seed")


@pytest.mark.slow
def test_nobody_waits_for_a_program_that_looks_ahead() -> None:
    """Of several that think for a second, and one that does not, the last asked is first."""

    async def scene() -> list[str]:
        bots, done = Bots(thinkers=1), []

        async def ask(player: str) -> None:
            await bots.choose(player, *question(), "seed")
            done.append(player)

        try:
            await ask("greedy")  # its process is there
            asked = [asyncio.create_task(ask(player)) for player in ("nose", "nose", "greedy")]
            await asyncio.gather(*asked)
            return done
        finally:
            bots.close()

    assert asyncio.run(scene()) == ["greedy", "greedy", "nose", "nose"]


def test_who_looks_ahead() -> None:
    assert [name for name in PLAYERS if looks_ahead(name)] == ["distiller", "perfumer", "nose"]


@pytest.mark.slow
def test_programs_go_home_when_their_worker_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "keeper.py"
    script.write_text(KEEPER)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    keeper = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment, text=True
    )
    assert keeper.stdout is not None
    thinkers = [int(word) for word in keeper.stdout.readline().split()[1:]]
    assert thinkers
    assert all(psutil.pid_exists(thinker) for thinker in thinkers)
    keeper.kill()
    keeper.wait()
    keeper.stdout.close()
    for _ in range(100):
        if not any(psutil.pid_exists(thinker) for thinker in thinkers):
            return
        time.sleep(0.1)
    raise AssertionError("a program thinks for nobody")
