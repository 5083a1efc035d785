"""What all campaigns share: they put away what they have started, however they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import psutil
import pytest

from tests.server.servers import LONGEST, PATIENCE, ROOT, SHORTEST, Player, Server

CAMPAIGN = """
import subprocess, sys, time
from pathlib import Path
from typing import NoReturn
from campaigns.running import parser, run

def work(order, tell):
    started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1e6)"],
                               start_new_session=True)
    try:
        print(started.pid, flush=True)
        time.sleep(1e6)
    finally:
        started.kill()
        started.wait()

if __name__ == "__main__":
    sys.exit(run(work, parser("", "rounds", 2).parse_args(["--jobs", "2"])))
"""


@pytest.mark.parametrize("kind", ["SIGTERM", "SIGINT", "SIGKILL"])
def test_what_the_jobs_have_started_ends_with_their_campaign(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "campaign.py"
    file.write_text(CAMPAIGN, encoding="utf-8")
    campaign = subprocess.Popen(
        [sys.executable, str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    family: list[psutil.Process] = []
    try:
        assert campaign.stdout is not None
        for _ in range(2):
            started = int(campaign.stdout.readline())
            family.append(psutil.Process(started))
        family += psutil.Process(campaign.pid).children()
        campaign.send_signal(getattr(signal, kind))  # and none to its jobs
        _, left = psutil.wait_procs(family, PATIENCE)
        assert not left
    finally:
        campaign.kill()
        for process in family:
            if process.is_running():
                process.kill()
        campaign.communicate()  # after all who could still write into it


def test_a_player_who_is_not_let_in_waits_longer_each_time(tmp_path: Path) -> None:
    player = Player(Server(str(tmp_path / "none.sqlite")), "nobody", "", 1)
    waited: list[float] = []

    def connect() -> NoReturn:
        player.is_over = player.came_back == 7
        raise ConnectionRefusedError

    player.connect = connect  # type: ignore[method-assign]
    player.ended.wait = waited.append  # type: ignore[assignment,method-assign]
    player.run()
    assert len(waited) == player.came_back == 8
    assert (waited[0], waited[-1]) == (SHORTEST, LONGEST)
    assert all(later == min(2 * before, LONGEST) for before, later in pairwise(waited))
    player.see({"number": 1, "events": [], "status": "playing"})
    assert player.pause == SHORTEST
