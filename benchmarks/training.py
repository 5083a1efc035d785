"""Trains the networks of all games side by side on one card, a process each; packs what they made.

    python -m benchmarks.training --to FOLDER --minutes 8.5
    python -m benchmarks.training --to FOLDER --minutes 2 --tests 8    # does it run at all?

A game that fails is tried again from its last checkpoint, with half as many matches side by
side, and stops nobody else. In the end the folder has GAME.tar for every game (network,
checkpoint, curve, log), and nothing else. While they train, other processes compile what an arena
needs (`--no-warm`: they do not).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grasse.games import GAMES

MATCHES = 16384
SHOWN = 25  # lines of the log of one that failed
SPARE = 20.0  # seconds that one may take longer than told, before it is ended
SHORTEST = 60.0  # seconds that are worth a second try

WARM = """
from grasse.games import GAMES
from grasse.kernel.rng import make_rng
from grasse.players.warmup import warm_up
from grasse.research import batch
from grasse.research.rivals import GreedyRival
import sys
game = GAMES[sys.argv[1]]
matches = batch(game, 4, seats=2)
matches.step(GreedyRival(matches).pick())
matches.step(matches.pick())
warm_up(game, game.load_box(), "nose")
import benchmarks.candidates
benchmarks.candidates.warm([game.name], "")
"""


@dataclass
class Run:
    """The training of one game."""

    game: str
    folder: Path  # where it works
    until: float
    tests: int
    device: str
    matches: int
    process: Any = None
    tries: int = 0
    failures: list[str] = field(default_factory=list)

    def start(self) -> None:
        """Begins, or begins again from the last checkpoint."""
        self.tries += 1
        self.folder.mkdir(parents=True, exist_ok=True)
        weights = self.folder / f"{self.game}.weights"
        checkpoint = weights.with_suffix(".pt")
        minutes = (self.until - time.monotonic()) / 60
        command = [sys.executable, "-m", "grasse", "train", self.game, f"--device={self.device}"]
        command += [f"--minutes={minutes}", f"--to={weights}", f"--tests={self.tests}"]
        command += [f"--matches={self.matches // self.tries}", f"--seed={self.tries}"]
        if checkpoint.exists():
            command.append(f"--from={checkpoint}")
        log = (self.folder / f"{self.game}.log").open("a", encoding="utf-8")
        self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)

    def log(self) -> list[str]:
        """What it has said so far."""
        path = self.folder / f"{self.game}.log"
        return path.read_text("utf-8", errors="replace").splitlines()

    def look(self) -> bool:
        """Whether it is still at work; one that failed is told of, and started again."""
        code = self.process.poll()
        if code is None and time.monotonic() > self.until + SPARE:
            self.process.kill()
            code = self.process.wait()
        if code is None:
            return True
        if code != 0:
            self.failures.append(f"{self.game} ended with {code}")
            print(f"!!! {self.failures[-1]}:", *self.log()[-SHOWN:], sep="\n", flush=True)
            if self.tries < 2 and self.until - time.monotonic() > SHORTEST:
                self.start()
                return True
        return False

    def pack(self, to: Path) -> None:
        """Puts all that it made into one file."""
        with tarfile.open(to / f"{self.game}.tar", "w") as packed:
            for path in sorted(self.folder.iterdir()):
                if not path.name.endswith(".part"):
                    packed.add(path, path.name)


def main() -> int:
    """Trains, tells how it goes, and packs; answers 1 if any game failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--from", type=Path, dest="start", help="folder of GAME.tar to go on from")
    parser.add_argument("--minutes", type=float, default=8.5, help="in all")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--tests", type=int, default=96)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--no-warm", action="store_true")
    given = parser.parse_args()
    until = time.monotonic() + given.minutes * 60 - SPARE / 2
    work = Path("build/training")
    runs, warming = [], []
    for game in given.games.split(","):
        folder = work / f"{game}-{os.getpid()}"
        folder.mkdir(parents=True)
        if given.start and (given.start / f"{game}.tar").exists():
            with tarfile.open(given.start / f"{game}.tar") as packed:
                packed.extractall(folder, filter="data")
        runs.append(Run(game, folder, until, given.tests, given.device, given.matches))
        if not given.no_warm:
            command = ["nice", sys.executable, "-c", WARM, game]
            log = (folder / "warm.log").open("w")
            warming.append(subprocess.Popen(command, stdout=log, stderr=log))
    for run in runs:
        run.start()
    shown = dict.fromkeys((run.game for run in runs), 0)
    while sum(run.look() for run in runs):
        for run in runs:
            lines = run.log()
            print(*lines[shown[run.game] :], sep="\n", end="\n" * (len(lines) > shown[run.game]))
            shown[run.game] = len(lines)
        sys.stdout.flush()
        time.sleep(2)
    for each in warming:
        each.terminate()
    given.to.mkdir(parents=True, exist_ok=True)
    for run in runs:
        print(*run.log()[-3:], sep="\n")
        run.pack(given.to)
    failures = [each for run in runs for each in run.failures]
    print(*(failures or ["all games were trained"]), sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
