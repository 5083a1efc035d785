"""Bots at the table: in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from grasse.games import GAMES
from grasse.kernel.aliases import Box, Rng, View
from grasse.kernel.chance import Seeded
from grasse.kernel.game import Game
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE
from grasse.players import LEVELS, PLAYERS, STAND_IN
from grasse.server import bots as rooms
from grasse.server.bots import KEPT, Bots, looks_ahead, think
from grasse.server.boxes import box_of
from grasse.server.staff import Staff
from tests.everyday import slowly
from tests.server.browsers import TIMEOUT, Browser
from tests.server.push_service import wait_until

ROOT = Path(__file__).resolve().parents[2]
KEEPER = """
import asyncio, sys, time
from grasse.server.bots import Bots
if __name__ == "__main__":
    bots = Bots()
    pool = bots.quick.pool
    print(pool.submit(int, 1).result(), *pool._processes, flush=True)
    time.sleep(100_000)  # until it is killed
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
def test_a_question_that_is_never_answered_keeps_nobody_waiting() -> None:
    """Its process is ended; whoever asked behind it is asked again, and answered."""

    async def scene() -> None:
        staff = Staff(1, patience=TIMEOUT)
        try:
            first = await staff.ask(os.getpid)
            staff.patience = 0.1
            stuck = asyncio.create_task(staff.ask(time.sleep, 1_000_000))
            while not staff._thought_about.locked():
                await asyncio.sleep(0)
            staff.patience = TIMEOUT  # a busy machine may take its time for a new process
            behind = asyncio.create_task(staff.ask(os.getpid))
            with pytest.raises(TimeoutError):
                await stuck
            assert await behind != first
            assert not psutil.pid_exists(first) or is_dead(first)
            assert staff.waiting == 0
        finally:
            staff.close()

    asyncio.run(scene())


def is_dead(process: int) -> bool:
    with suppress(psutil.NoSuchProcess):
        return psutil.Process(process).status() == psutil.STATUS_ZOMBIE
    return True


def test_no_bot_may_think_for_ever() -> None:
    bots = Bots()
    try:
        assert bots.quick.patience
        assert all(staff.patience for staff in bots.deep)
    finally:
        bots.close()


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
    assert [name for name in PLAYERS if looks_ahead(name)] == [*LEVELS[2:]]
    assert STAND_IN == "greedy"  # nobody waits for it, wherever it stands on the list


class Rememberer:
    """A player that answers with how often it was asked."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def choose(self, game: Game, box: Box, view: View, options: list[int]) -> int:
        self.asked += 1
        return self.asked


def test_one_that_looks_ahead_remembers_its_chair_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("nose", "greedy"):
        monkeypatch.setitem(PLAYERS, name, replace(PLAYERS[name], make=Rememberer))
    monkeypatch.setattr(rooms, "_seated", OrderedDict())

    def ask(chair: str, player: str = "nose") -> int:
        return think(player, *question(), "seed", chair)

    assert [ask("a 1"), ask("a 1"), ask("a 2"), ask("b 1"), ask("a 1")] == [1, 2, 1, 1, 3]
    assert [ask(""), ask("")] == [1, 1]  # nobody's chair
    assert [ask("a 1", "greedy"), ask("a 1", "greedy")] == [1, 1]  # has nothing to remember
    for number in range(KEPT - 1):
        ask(f"c {number}")
    assert ask("a 1") == 4  # was asked the last but three
    for number in range(KEPT):
        ask(f"d {number}")
    assert ask("a 1") == 1  # was sent home
    assert len(rooms._seated) == KEPT


def test_a_chair_is_thought_about_by_the_same_process_unless_that_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Staff] = []
    done = asyncio.Event()

    async def run(self: Staff, *_: object) -> int:
        asked.append(self)
        self.waiting += 1
        await done.wait()
        self.waiting -= 1
        return 0

    monkeypatch.setattr(Staff, "ask", run)

    async def scene() -> None:
        bots = Bots(thinkers=3)
        chairs = [f"match {seat}" for seat in range(8)]
        for chair in [*chairs, *chairs]:  # one after the other
            done.set()
            await bots.choose("nose", *question(), "seed", chair)
        done.clear()
        tasks = [bots.choose("nose", *question(), "seed", chairs[0]) for _ in range(3)]
        waiting = asyncio.gather(*tasks)
        await asyncio.sleep(0)
        done.set()
        await waiting
        bots.close()

    asyncio.run(scene())
    assert asked[:8] == asked[8:16]
    assert len(set(asked[:8])) == 3
    assert len(set(asked[16:])) == 3


@pytest.mark.slow
@pytest.mark.parametrize("fault", [10**6, *slowly([ValueError("cannot think")])])
def test_the_stand_in_answers_for_a_bot_that_chooses_what_is_no_option(
    browser: Browser,
    fault: int | Exception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is asked once, and logged once with all that one needs to find it."""
    desk = browser.client.app.state.desk
    choose, asked = desk.bots.choose, []

    async def answer(player: str, *question: Any) -> int:
        asked.append(player)
        if player != "uniform":
            return int(await choose(player, *question))
        if isinstance(fault, Exception):
            raise fault
        return fault

    monkeypatch.setattr(desk.bots, "choose", answer)
    match = browser.open("me", "uniform")["match"]
    with browser.sit(match, 1) as socket:
        for _ in range(30):
            if not socket.table["options"]:
                socket.until_table(lambda table: table["options"])
            socket.decide()
    assert asked.count("uniform") == 1
    assert asked.count(STAND_IN) > 5
    told = [record.getMessage() for record in caplog.records]
    [line] = [each for each in told if match in each]  # other tables of this server may complain
    chosen = -1 if isinstance(fault, Exception) else fault
    for word in (f"match {match} (parfum)", "seat 2", "decision ", f"uniform chose {chosen}"):
        assert word in line


def test_a_bot_leaves_a_table_that_was_closed_while_it_thought(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = browser.client.app.state.desk
    closed: list[Any] = []
    asked: list[Any] = []

    async def choose(_: str, __: str, ___: bytes, options: list[int], *rest: Any) -> int:
        asked.append(rest)
        match = rest[1].split()[0]
        if not closed:
            closed.append(desk.places.pop(match))
        elif len(asked) > 500:
            closed[0].table = None  # or it would go on for ever
        return options[0]

    monkeypatch.setattr(desk.bots, "choose", choose)
    match = browser.open("me", "greedy")["match"]
    with browser.sit(match, 1) as socket:
        while not closed and socket.table["options"]:
            socket.decide()
    while not closed or browser.get(f"/api/matches/{match}")["turn"] != 1:
        assert len(asked) <= 500, "it asked again and again"
    assert len(asked) <= 500, "it asked again and again"
    assert desk.places[match] is not closed[0]


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
    wait_until(lambda: not any(psutil.pid_exists(thinker) for thinker in thinkers))
